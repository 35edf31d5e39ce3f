# Words of the bots.

bot-random = beginner
bot-greedy = regular
bot-search = expert

error-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
