// Names that the same pictures have in other widespread icon sets; rows as in the concept tables.
export const concepts = `
adjust: | | brightness contrast
adjustments: tune, adjust, adjustments vertical
adjustments-horizontal: tune, sliders2, equalizer
airplane: flight, airplanemode active
alert-circle: exclamation circle, error outline, circle exclamation, report
alert-triangle: triangle exclamation, exclamation triangle, warning amber, report problem
triangle-alert: triangle exclamation, exclamation triangle, warning amber, report problem
align-center: format align center, text center
align-left: format align left, text left
align-right: format align right, text right
archive: archive box, box archive, inbox stack
arrow-down-right: south east
arrow-left: arrow back, west, arrow left long, keyboard backspace
arrow-right: arrow forward, east, arrow right long, trending flat
arrow-up: north, arrow up long, arrow upward
arrow-down: south, arrow down long, arrow downward
arrow-up-right: north east, call made
arrow-back-up: arrow uturn left, arrow rotate left, undo
arrows-exchange: swap horiz, arrow right arrow left, arrows left right, compare arrows
arrows-horizontal: arrows left right, swap horiz
arrows-vertical: swap vert, arrows up down
arrow-up-down: swap vert, arrows up down, import export
arrow-left-right: swap horiz, arrows left right, compare arrows
arrows-maximize: up right and down left from center, open in full, arrows pointing out, zoom out map
maximize: open in full, arrows pointing out, zoom out map, expand, fullscreen
minimize: close fullscreen, arrows pointing in, compress
arrows-minimize: down left and up right to center, close fullscreen, arrows pointing in, compress
arrows-move: arrows up down left right, open with, up down left right, fullscreen exit alt
move: arrows up down left right, open with, up down left right
at: alternate email, at symbol
badge-check: check badge, verified, patch check, certificate check
award: emoji events, workspace premium, military tech
ban: no symbol, not interested, do not disturb, slash circle, block
bank: account balance, building columns, building library
landmark: account balance, building columns, building library
battery-full: battery charging full, battery 5
bell: notifications none, notifications, notifications active
bell-off: notifications off, bell slash
bell-ringing: notifications active, bell alert
bike: directions bike, person biking, pedal bike
bolt: offline bolt, flash on
bookmark: bookmark border, turned in, book bookmark
bookmarks: collections bookmark, book bookmark
box: cube, archive box, inventory 2, package variant
briefcase: work outline, business center, card travel
brightness: brightness 4, brightness 5, brightness 6, wb sunny
sun: wb sunny, light mode, brightness high
moon: nightlight round, dark mode, nights stay, bedtime, mode night
bug: bug report
building: apartment, corporate fare, location city, domain
building-store: storefront, store front, local mall, shop window
bulb: emoji objects, tips and updates, wb incandescent, lightbulb outline
calendar: today, calendar today, date range, insert invitation, calendar days, calendar3
calendar-event: event, event note, event available, calendar day
camera: photo camera, camera alt, camera retro, local see
caret-down: arrow drop down, caret down fill, sort down, angle small down
caret-up: arrow drop up, sort up
certificate: card membership, workspace premium
chart-bar: bar chart, assessment, equalizer, poll, chart simple, leaderboard, insert chart, chart column
chart-line: show chart, timeline, insights, stacked line chart, auto graph, graph up
chart-pie: pie chart, donut small, donut large, data usage
check: done, checkmark, check lg, checkmark outline
checks: done all, check double, check2 all, check all
checkbox: check box, square check, checkbox marked
square-check: check box, checkbox marked, check square
square: check box outline blank, crop square, stop
circle: radio button unchecked, panorama fish eye, fiber manual record
circle-check: check circle outline, task alt, check circle
circle-dot: radio button checked, dot circle, record circle
circle-x: circle xmark, x circle, times circle, highlight off, cancel, clear circle, x mark circle
circle-plus: add circle outline, plus circle, control point
circle-minus: remove circle outline, minus circle, do not disturb on
circle-half: circle half stroke, tonality, contrast
clipboard: content paste, assignment, clipboard document
clipboard-check: assignment turned in, inventory
clock: access time, query builder, schedule, watch later, clock outline
history: clock rotate left, restore, clock history, manage history
cloud-upload: backup, cloud arrow up, cloud upload alt
cloud-download: cloud arrow down, cloud download alt
code: code slash, code tags, code bracket
copy: content copy, file copy, square on square, document duplicate
credit-card: payment, credit card front
crosshair: my location, gps fixed, location crosshairs, viewfinder circle
current-location: my location, gps fixed, location crosshairs
cube: cubes, deployed code, view in ar
dashboard: speedometer, gauge high, tachometer alt, space dashboard
gauge: speedometer, gauge high, tachometer alt, tachometer
database: circle stack, storage, dns, coins stack
device-desktop: desktop windows, computer desktop, personal video, display
device-floppy: floppy disk, content save, save alt
device-mobile: phone android, phone iphone, mobile screen, mobile screen button, stay current portrait, device phone mobile
smartphone: phone android, phone iphone, mobile screen, mobile screen button, stay current portrait, device phone mobile
dots: ellipsis, more horiz, three dots, ellipsis h
dots-vertical: ellipsis vertical, more vert, three dots vertical, ellipsis v, kebab menu, kebab
dots-three-vertical: ellipsis vertical, more vert, three dots vertical, kebab menu, kebab
ellipsis-vertical: more vert, three dots vertical, ellipsis v, kebab menu, kebab
more-vertical: more vert, three dots vertical, kebab menu, kebab
ellipsis: more horiz, three dots, ellipsis h, ellipsis horizontal, meatball menu
download: get app, file download, arrow down tray, save alt, download for offline
upload: file upload, arrow up tray, publish, upload file, backup
droplet: water drop, opacity, invert colors
edit: pen to square, pencil square, edit note, mode edit, create, border color, note edit, pencil alt
square-pen: pen to square, pencil square, edit note, mode edit
equal: drag handle, equals
external-link: arrow up right from square, open in new, launch, box arrow up right, arrow top right on square, exit to app
eye: visibility, remove red eye, pageview
eye-off: visibility off, eye slash
eyedropper: colorize, eye dropper
pipette: colorize, eye dropper, eyedropper
eyeglass: glasses
file: insert drive file, file earmark, note, draft
file-text: description, article, subject, file lines, document text, file alt, summarize, feed
file-plus: note add, file circle plus, document plus, post add
filter: filter alt, filter list, funnel
fingerprint: finger print, touch app id
flag: outlined flag, report flag, tour
flame: local fire department, whatshot, fire flame curved, mode heat
folder: folder closed
folder-open: folder open outline
folder-plus: create new folder, folder circle plus
gift: card giftcard, redeem, gift outline
git-branch: code branch, call split, account tree
git-merge: code merge, call merge
git-pull-request: code pull request
globe: language, public, travel explore, earth americas, globe alt, globe europe africa
world: language, public, travel explore, earth americas, globe alt
grip-vertical: drag indicator, grip lines vertical
grip-horizontal: drag handle, grip lines
hand-stop: pan tool, hand raised, back hand
hand: pan tool, hand raised, back hand, front hand
hash: tag, numbers, hashtag, pound sign
headset: headset mic, support agent
heart: favorite border, favorite, suit heart
heart-broken: heart crack
help: help outline, live help, contact support, question mark circle, circle question
circle-question-mark: help outline, live help, contact support, question mark circle, circle question
home: cottage, house door, house chimney, house user, other houses
house: home, cottage, house door, house chimney, home filled
hourglass: hourglass empty, hourglass full, hourglass split
id: badge, perm identity, person badge, contact page, address card, assignment ind
id-badge: badge, person badge, assignment ind
inbox: move to inbox, all inbox
info-circle: circle info, information circle, info outline
info: info outline, information outline
key: vpn key, passkey, key fill
language: translate, g translate
layout-grid: grid view, view module, squares 2x2, apps, table cells large, view grid, th large, grid 1x2, windows
layout-list: view list, list alt, view agenda
layout-sidebar: view sidebar, table columns, side navigation, sidebar
layout-dashboard: dashboard customize, space dashboard, grid 1x2
layers: layer group, stack
leaf: eco, energy savings leaf, spa
lifebuoy: life ring, support
life-buoy: life ring, support
link: insert link, add link, link 45deg, link variant
unlink: link off, link slash, chain broken, link broken
list: format list bulleted, list ul, view headline, queue list, toc
list-numbers: format list numbered, list ol
list-ordered: format list numbered, list ol
list-check: checklist, fact check, playlist add check
loader: circle notch, autorenew, cached, pending
lock: https, lock outline, lock closed, lock fill
lock-open: unlock, lock open outline, no encryption
login: box arrow in right, arrow right to bracket, right to bracket, arrow left on rectangle, sign in alt
log-in: box arrow in right, arrow right to bracket, right to bracket, sign in alt
logout: box arrow right, arrow right from bracket, right from bracket, exit to app, arrow right on rectangle, arrow right start on rectangle, sign out alt
log-out: box arrow right, arrow right from bracket, right from bracket, exit to app, arrow right on rectangle, sign out alt
sign-out: arrow right from bracket, right from bracket, exit to app
mail: mail outline, envelope o, envelope fill, local post office, email outline
mail-opened: drafts, envelope open text, mark email read
map-pin: location on, place, room, location dot, geo alt, location pin, map marker, map marker alt, fmd good, pin drop
menu: bars, menu book, reorder, dehaze, bars 3, hamburger, bars 2
menu-2: bars 3, bars, dehaze, reorder, bars staggered
message: chat bubble outline, comment alt, chat left, sms, textsms, mode comment, question answer, message outline
message-circle: chat bubble outline, comment, chat bubble oval left
messages: forum, comments, chat bubble left right, question answer
microphone: keyboard voice, mic none, settings voice
microphone-off: mic off, microphone slash
minus: remove, dash, dash lg, horizontal rule
mood-happy: sentiment satisfied, face smile, insert emoticon, tag faces, emoji smile, face grin
mood-smile: sentiment satisfied, face smile, insert emoticon, tag faces, emoji smile, smiley
mood-sad: sentiment dissatisfied, face frown, mood bad, emoji frown
navigation: near me, location arrow, assistant navigation
news: newspaper, feed
note: sticky note, note sticky, sticky note 2
notebook: journal text, import contacts, auto stories
package: box open, inventory 2, local shipping box
palette: color lens, swatchbook
paperclip: attach file, attachment, paper clip
send: paper plane, paper airplane, telegram plane
pencil: pen, mode edit, create, edit
phone: call, local phone, telephone, phone alt, phone square
phone-call: phone in talk, ring volume, phone volume
phone-incoming: call received, telephone inbound
phone-off: call end, phone slash, phone hangup
photo: image, insert photo, panorama, photo album, crop original
image: insert photo, panorama, photo, crop original, file image
images: photo library, collections, burst mode
pin: push pin, thumbtack, pin angle
pinned: push pin, thumbtack, pin angle fill
plane-departure: flight takeoff
player-pause: pause circle outline
player-play: play arrow, play circle outline
play: play arrow, play circle outline
player-skip-forward: skip next, forward step
player-skip-back: skip previous, backward step
skip-forward: skip next, forward step
skip-back: skip previous, backward step
player-record: fiber manual record
plug: power plug, electrical services, outlet
plus: add, plus lg, plus thick
power: power settings new, power off, power standby
printer: local printshop, print
puzzle: extension, puzzle piece
qrcode: qr code 2, qrcode scan
receipt: receipt long, request quote, bill
refresh: autorenew, cached, arrow path, arrows rotate, sync, loop, arrow repeat, arrow clockwise
reload: autorenew, cached, arrow path, arrows rotate, sync
rocket: rocket launch, shuttle space
rotate-clockwise: rotate right, arrow clockwise
rss: rss feed
scale: scale balanced, balance scale, law balance
school: academic cap, graduation cap, school outline, mortarboard
graduation-cap: academic cap, mortarboard, school
search: magnifying glass, magnify, manage search, find in page, youtube searched for
server: dns, server stack, hdd stack, hdd network, storage
settings: cog 6 tooth, cog, gear, settings applications, miscellaneous services, build circle, gear wide, gear wide connected, perm data setting, display settings
gear: cog 6 tooth, cog, cogs, gears, gear wide, gear wide connected
shield: security, shield halved, privacy tip, gpp good, shield lock
shield-check: verified user, gpp good, shield tick
shopping-bag: local mall, bag shopping, shop, bag check
shopping-cart: cart shopping, local grocery store, add shopping cart, shopping cart checkout
shopping-cart-off: remove shopping cart
shuffle: random, arrows shuffle
signal: reception 4, signal cellular alt, network cell
sitemap: account tree, schema, device hub, diagram project, lan
sparkles: auto awesome, wand magic sparkles, stars
sort-ascending: sort amount up, arrow up wide short, bars arrow up
sort-descending: sort amount down, arrow down wide short, bars arrow down
arrows-sort: unfold more, sort, chevron up down, sort by alpha
selector: unfold more, chevron up down, chevron expand
chevrons-up-down: unfold more, chevron up down, chevron expand
chevron-down: expand more, keyboard arrow down, angle down
chevron-up: expand less, keyboard arrow up, angle up
chevron-left: navigate before, keyboard arrow left, angle left, arrow back ios
chevron-right: navigate next, keyboard arrow right, angle right, arrow forward ios
chevrons-left: keyboard double arrow left, angles left, angle double left, first page
chevrons-right: keyboard double arrow right, angles right, angle double right, last page
speakerphone: campaign, bullhorn, announcement
megaphone: campaign, bullhorn, announcement
star: star border, grade, star outline, star rate, asterisk star
star-half: star half alt, star half stroke
subtask: subdirectory arrow right
table: table chart, table rows, grid on, table cells
tag: local offer, sell, price tag, label outline
tags: local offer, sell, price tags
target: track changes, bullseye, gps fixed
terminal: command line, terminal fill, prompt
text-size: format size, text height, text fields
bold: format bold, type bold
italic: format italic, type italic
underline: format underlined, type underline
strikethrough: strikethrough s, format strikethrough
quote: format quote, quote left, quote right, block quote
thumb-up: thumb up off alt, hand thumbs up, hand thumb up
thumb-down: thumb down off alt, hand thumbs down, hand thumb down
tool: build, wrench, handyman
tools: screwdriver wrench, wrench screwdriver, handyman, home repair service
trash: delete outline, delete forever, trash can, trash alt, trash o, delete sweep, recycling bin, wastebasket
trophy: emoji events, leaderboard, award star
truck: local shipping, truck moving, shipping fast
truck-delivery: local shipping, truck fast, shipping fast, delivery dining
user: person, perm identity, face, account box, person fill, person outline
user-circle: account circle, circle user, person circle, supervised user circle
user-plus: person add, person add alt
user-minus: person remove
user-check: verified user, how to reg, person check
users: group, people, people outline, supervisor account, groups, people fill, user group, people group
users-group: groups, diversity, people group
video: videocam, video call, camera video
video-off: videocam off, video slash
volume: volume up, volume high, speaker wave
volume-2: volume up, volume high, speaker wave
volume-off: volume mute, volume xmark, speaker x mark
volume-x: volume mute, volume xmark, speaker x mark
wallet: account balance wallet, wallet2
wand: auto fix high, magic wand, wand magic
wifi: network wifi, signal wifi 4 bar
wifi-off: signal wifi off, wifi slash, no wifi
x: close, xmark, x mark, x lg, times, clear, multiply, remove x
zoom-in: magnifying glass plus, magnify plus
zoom-out: magnifying glass minus, magnify minus
bowl: local dining, ramen dining
tools-kitchen-2: local dining, restaurant, fork and knife, kitchen set
utensils: local dining, restaurant, fork and knife, kitchen set
fork-knife: local dining, restaurant, fork and knife
coffee: local cafe, mug hot, cup hot, mug saucer, free breakfast, emoji food beverage
gas-station: local gas station, gas pump
gas-pump: local gas station
hospital: local hospital
building-hospital: local hospital
beach: beach access, umbrella beach
alarm: snooze, alarm on
cpu: microchip, memory, cpu chip, developer board
device-tv: smart display, live tv, tv outline, ondemand video
ball-football: futbol, sports soccer, soccer ball
soccer-ball: futbol, sports soccer
torso: accessibility new
grid-dots: apps, dots nine, grid 3x3 gap
robot: smart toy, android robot
book: book outline, menu book, auto stories
book-open: menu book, auto stories, local library, book reader, import contacts
checklist: check list, fact check, rule
coin: monetization on, paid, currency dollar circle, coin dollar
currency-dollar: attach money, dollar sign, usd
dollar-sign: attach money, usd
cash: payments, money bill, banknotes, local atm, money bill wave
banknote: payments, money bill, banknotes, local atm, money bill wave
piggy-bank: savings
tray-arrow-down: arrow down tray
regex: regular expression, reg exp
`;
