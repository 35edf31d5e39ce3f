# Słowa botów.

bot-random = początkujący
bot-greedy = wprawny
bot-search = mistrz

error-unknown-bot = Nie ma bota „{ $bot }”. Znane: { $known }.
