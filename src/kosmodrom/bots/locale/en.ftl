# Words of the bots.

bot-random = random
bot-greedy = greedy
bot-search = search

error-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
