// What people say in several words for a picture that has a name of its own; rows as in the concept tables.
export const concepts = `
users: two people, two persons, couple of people, several users, multiple users, group of people, team members, other people
users-three: three people, three persons, three users
user: single person, one person, my account, user account, my profile, user profile, profile picture, human silhouette
user-circle: profile picture, user avatar, account picture
square-check: checked box, checkbox checked, ticked box, checked checkbox, selected checkbox
checkbox: checked box, checkbox checked, ticked box, checked checkbox, selected checkbox
square: empty checkbox, unchecked checkbox, unchecked box, empty box
circle-check: round check, check in a circle, tick in circle, all good
home: home page, main page, start page, landing page, back home
house: home page, main page, start page, landing page, back home, family home
settings: system preferences, user preferences, app settings, cog wheel, cogwheel, gear wheel
search: look up, look for, search bar, search box, find something
trash: throw away, rubbish bin, dust bin, dustbin, garbage can, garbage bin, litter bin, trash bin, delete bin, waste basket, recycle bin, discard
eye-off: not visible, hide password, hidden eye, crossed out eye
eye: show password, make visible, look at
wifi-off: no wifi, no internet, no connection, not connected, disconnected wifi, offline
battery-low: low battery, empty battery, battery empty, battery dying
battery-full: full battery, fully charged
volume-off: no sound, sound off, no audio, audio off, turn off sound, silent mode
volume-x: no sound, sound off, no audio, audio off
bell-off: do not disturb, silence notifications, notifications off, mute notifications, no notifications
microphone-off: mic off, mute microphone, mute mic
mic-off: mute microphone, mute mic, microphone off
video-off: camera off, turn off camera, no video
shopping-cart: add to cart, add to basket, shopping trolley, shopping list, view cart, online shopping
credit-card: debit card, bank card, pay by card, card payment, visa card, payment method
message: text message, instant message, direct message, speech balloon, talk bubble, comment bubble
messages: group chat, chat room, live chat
mail: new mail, e mail, electronic mail, contact us, mail us, email address
phone: call us, contact number, phone number, land line, telephone receiver
map-pin: my location, our location, where we are, point of interest, pin on map, map marker, google maps, find us
calendar: date picker, pick a date, save the date, due date, day of month
calendar-check: booked, confirmed booking, reservation confirmed
clock: opening hours, business hours, what time, time of day, working hours
hourglass: please wait, time is running out, sand clock, sand timer, egg timer
history: recently viewed, browsing history, time machine, go back in time, recent activity
loader: please wait, work in progress, loading spinner
refresh: try again, start over, load again, reload page
undo: step back, go back one step, ctrl z, revert changes
redo: step forward again, do again, ctrl y
moon: night mode, dark theme, dark mode, night time, good night, sleep mode
sun: light mode, day mode, light theme, day time, good morning
sun-moon: theme toggle, theme switch, light dark, day and night, toggle theme
contrast: theme toggle, high contrast, half circle
bulb: bright idea, good idea, light bulb, did you know, pro tip
lightbulb: bright idea, good idea, light bulb, did you know, pro tip
alert-triangle: watch out, be careful, warning sign, caution sign, hazard sign, attention sign, danger sign
triangle-alert: watch out, be careful, warning sign, caution sign, hazard sign
ban: not allowed, no entry, forbidden sign, prohibited sign, stop sign, access denied
help: need help, ask a question, how to, frequently asked questions
lifebuoy: help desk, get help, life saver, rescue ring, life belt
headset: call center, call centre, help desk, customer support, customer care, live support, technical support
heart: i love you, add to favorites, add to favourites, love it, valentines day
heart-broken: break up, heart break, broken heart, lost love
star: add to favorites, five stars, top rated, give a rating
thumb-up: good job, well done, facebook like, i like it
thumbs-up: good job, well done, facebook like, i like it
thumb-down: i dislike it, bad job
thumbs-down: i dislike it, bad job
rocket: space ship, lift off, take off, go live, get started
trophy: first place, winners cup, gold cup, champions league
gift: gift box, birthday present, christmas present, wrapped present
cake: birthday cake, happy birthday
confetti: party time, happy new year
credits: | creative commons
building: office building, high rise, sky scraper, skyscraper, tower block, company building, head office
building-store: corner shop, grocery store, shop front
store: corner shop, grocery store, shop front, online shop, web shop
bank: federal reserve, money institute
school: going to school, back to school
graduation-cap: student hat, college hat, mortar board, degree
first-aid-kit: medical kit, emergency kit
first-aid: medical kit, emergency kit
stethoscope: medical examination, doctors tool
heart-pulse: heart rate, heart beat, pulse rate, vital signs
heartbeat: heart rate, pulse rate, vital signs
ambulance: emergency vehicle, emergency car
car: motor car, passenger car, road vehicle, drive a car
truck: heavy goods vehicle, delivery van, free shipping, fast delivery
plane: air travel, air plane, air craft, business trip
airplane: air travel, air plane, air craft, business trip
bike: push bike, ride a bike, two wheeler
train: rail way, railroad, train station
tools-kitchen-2: knife and fork, fork and knife, place to eat, bon appetit
fork-knife: knife and fork, place to eat, bon appetit
utensils: knife and fork, fork and knife, place to eat, bon appetit
coffee: cup of coffee, coffee cup, coffee break, hot drink, cup of tea, coffee mug, coffee shop
pizza: slice of pizza, pizza slice
beer: glass of beer, beer mug, pint of beer
wine: glass of wine, wine glass, red wine
glass: glass of water, drinking glass
file: blank page, empty page, empty document, sheet of paper, new document
file-text: text file, word document, terms and conditions, terms of service, privacy policy, legal document
file-plus: new file, new document, add file, add document, create file
folder-plus: new folder, add folder, create folder, create directory
user-plus: add user, add friend, invite user, new user, create account, sign up, add contact, add person, invite friend
user-minus: remove user, delete user, remove friend
user-x: delete user, remove user, block user, ban user
user-check: verified user, approved user, user confirmed
download: save to disk, save to computer, save file
upload: send to server, put online
external-link: open in new tab, open in new window, new tab, leave site, outgoing link
link: copy link, web link, web address, chain link
share: share with friends, share button, social share
copy: copy to clipboard, copy and paste, make a copy
scissors: cut out, cut here, pair of scissors, hair cut, haircut
pencil: write something, pen and paper, take notes, rename
device-floppy: save file, save changes, save document, floppy disc
printer: print page, print out
lock: locked padlock, log in securely, secure connection, closed lock
lock-open: open padlock, not locked, open lock, unlocked padlock
key: car key, house key, door key, secret key, api key, private key
shield-check: secure payment, safe and secure, verified secure, virus protection, money back guarantee
fingerprint: finger print, touch id, biometric login
qrcode: quick response code, scan code
qr-code: quick response code, scan code
map: road map, city map, folded map, street map
compass: find direction, cardinal directions
globe: world wide web, whole world, planet earth, all countries, change language
world: world wide web, whole world, planet earth
language: change language, select language, choose language
languages: change language, select language, choose language
chart-bar: bar graph, column chart, sales report
chart-line: line graph, stock chart
trending-up: going up, on the rise, up trend, upward trend, increase in sales
trending-down: going down, down trend, downward trend, decrease in sales
chart-pie: pie graph, market share
coin: gold coin, pile of coins
coins: stack of coins, pile of coins, loose change, small change
cash: bank note, paper money, pile of money, wad of cash, dollar bill
money-bag: bag of money, sack of money
moneybag: bag of money, sack of money
piggy-bank: save money, money box, saving money
receipt: proof of purchase, sales slip, bill to pay
percentage: per cent, interest rate
percent: per cent, interest rate
discount: special offer, price reduction, on sale
handshake: shake hands, business deal, hand shake, nice to meet you
hand-stop: stop hand, high five, raised hand, raise hand
pointer: mouse cursor, mouse pointer, mouse arrow
hand-finger: pointing finger, index finger, point up
hand-pointer: pointing finger, index finger, click here
grip-vertical: drag handle, six dots, reorder handle
dots: three dots, more options, show more, see more, read more
ellipsis: three dots, more options, show more, see more, read more
dots-vertical: vertical dots, three vertical dots, overflow menu, context menu, more options
dots-three-vertical: vertical dots, three vertical dots, overflow menu, context menu
ellipsis-vertical: vertical dots, three vertical dots, overflow menu, context menu
more-vertical: vertical dots, three vertical dots, overflow menu
menu: three lines, hamburger menu, navigation menu, main menu, burger menu, side menu, sandwich menu
menu-2: three lines, hamburger menu, navigation menu, main menu
layout-sidebar: side bar, side panel, left panel
layout-columns: side by side, two columns, split view, split screen
columns: side by side, two columns, split view, split screen
columns-2: side by side, two columns, split view, split screen
layout-grid: four squares, app launcher, tile view, grid layout, all apps
grid-dots: nine dots, app launcher, all apps
sort-ascending: sort a to z, smallest first
sort-descending: sort z to a, largest first
arrow-up: go up, scroll up, to top, back to top, upwards arrow
arrow-down: go down, scroll down, to bottom, downwards arrow
arrow-left: go back, previous page, one back, back button
arrow-right: go forward, next page, next button, go on
chevron-down: drop down, dropdown, open menu, down caret
arrow-back-up: go back, return arrow, curved arrow left
corner-down-left: enter key, return key
door-exit: emergency exit, way out, leave room
log-out: leave app, end session
logout: leave app, end session
power: on off, power button, switch off, turn off, shut down, turn on
toggle-left: switch off, turned off, toggle off, off switch
toggle-right: switch on, turned on, toggle on, on switch
player-play: play video, start video, play button, play music
play: play video, start video, play button, play music
device-tv: tv set, television set, watch tv, flat screen
device-gamepad: video game, game console, play station, xbox controller, games console
gamepad: video game, game console, play station, xbox controller
game-controller: video game, game console, games console
headphones: listen to music, head phones, ear phones, earphones
music: music note, musical note, sheet music
photo: no picture, picture frame, landscape picture
camera: take a picture, take picture, take photo, photo shoot, picture taking
movie: film strip, motion picture, clap board
ai: machine learning, neural network, large language model, generated by ai, chat gpt
brain: machine learning, deep learning, neural network
sparkles: generated by ai, ai generated, magic effect, brand new, squeaky clean
robot: chat bot, chatbot, virtual assistant
bot: chat bot, chatbot, virtual assistant
code: source code, html tag, angle brackets, view source
braces: curly brackets, curly braces, json object
brackets: square brackets
terminal: command prompt, unix shell, linux shell, bash
git-branch: version control, source control, fork repository
bug: report a bug, software bug, debug, bug report
database: data store, data base, sql server
server: data center, data centre, server rack, web server, web hosting
cloud: cloud computing, in the cloud, cloudy weather
cloud-rain: rainy weather, bad weather, rainy day
snowflake: winter time, ice cold, air conditioning, freezing cold
flame: hot topic, on fire, burning fire, trending topic, camp fire
droplet: rain drop, water drop, drop of water, blood drop
leaf: environmentally friendly, go green, eco friendly, climate friendly, vegan food
recycle: reduce reuse recycle, green energy
plant: pot plant, house plant, potted plant
dog: mans best friend, pet dog
paw: animal foot, foot print of animal, pet friendly
baby-carriage: baby buggy, push chair, pram
stroller: baby buggy, push chair, pram
wheelchair: disabled access, barrier free, handicapped
disabled: disabled access, barrier free, handicapped
accessible: disabled access, barrier free, accessibility settings
eyeglass: reading glasses, pair of glasses
glasses: reading glasses, pair of glasses
bed: place to stay, over night stay, double bed
sofa: living room, couch potato
bath: bath tub, have a bath
barbell: weight lifting, work out, lift weights, fitness center
barbell-off: | | no training
dumbbell: weight lifting, work out, lift weights, fitness center
run: go running, jogging person, running man
ball-football: soccer ball, foot ball
flag: report abuse, report content, red flag
racing-flag: checkered flag, chequered flag, finish line
flag-checkered: racing flag, chequered flag, finish line
flag-3: | racing flag
target: bull eye, bulls eye, hit the mark, on target
anchor: ships anchor, drop anchor
umbrella: rain protection, rainy day, insurance cover
gavel: court of law, law suit, judges hammer, auction hammer
scale: scales of justice, weighing scale
crown: royal crown, premium plan, pro version
diamond: precious stone, gem stone
tag: price tag, sale tag, special price
ticket: movie ticket, admission ticket, entry ticket
puzzle: jigsaw puzzle, puzzle piece, plug in, browser extension, add on, addon
plug: power plug, power cord, electric plug
battery-charging: charging battery, battery is charging
package: cardboard box, parcel delivery, shipping box
speakerphone: loud hailer, marketing campaign, bull horn
megaphone: loud hailer, marketing campaign, bull horn
news: news paper, latest news, breaking news
book: read a book, text book, user guide, instruction manual
books: library books, pile of books, stack of books
notebook: exercise book, note pad, diary entry
mood-happy: smiling face, happy face, smile face
mood-smile: smiling face, happy face, smile face
smile: smiling face, happy face, smile face
smiley: smiling face, happy face, smile face
mood-sad: sad face, unhappy face, frowning face
frown: sad face, unhappy face, frowning face
smiley-sad: sad face, unhappy face, frowning face
mood-angry: angry face, mad face
ghost: snap chat, halloween costume
skull: skull and crossbones, dead head, pirate sign
`;
