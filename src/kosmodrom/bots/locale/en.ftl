# Words of the bots.

bot-random = random

error-unknown-bot = There is no bot “{ $bot }”. Known: { $known }.
