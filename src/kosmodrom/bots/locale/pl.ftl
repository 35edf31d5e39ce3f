# Słowa botów.

bot-random = losowy

error-unknown-bot = Nie ma bota „{ $bot }”. Znane: { $known }.
