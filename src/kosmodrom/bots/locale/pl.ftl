# Słowa botów.

bot-random = losowy
bot-greedy = zachłanny
bot-search = przeszukujący

error-unknown-bot = Nie ma bota „{ $bot }”. Znane: { $known }.
