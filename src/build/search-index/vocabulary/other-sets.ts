// Names that the same pictures have in other widespread icon sets; rows as in the concept tables.
export const concepts = `
accessible: isa, wheelchair alt, accessible icon
account-box: portrait
activity: monitor heart, vital signs, ecg, timeline
adjust: | | brightness contrast
adjustments: tune, adjust, adjustments vertical
adjustments-horizontal: tune, sliders2, equalizer, slider horizontal, sliders h
air-conditioning: ac unit
aircraft-game: fighter jet
airplane: flight, airplanemode active
airplane-mode: airplanemode active, flight mode
airplane-seat: airline seat flat, airline seat recline normal, airline seat recline extra, airline seat legroom, event seat
alarm: snooze, alarm on, access alarm, alarm clock
alarm-plus: alarm add
alert-circle: exclamation circle, error outline, circle exclamation, report, error, smsfailed, priority high
alert-hexagon: report gmailerrorred
alert-octagon: report gmailerrorred, stop sign alert | report
alert-triangle: triangle exclamation, exclamation triangle, warning amber, report problem
align-bottom: vertical align bottom, align end
align-center: format align center, text center
align-justified: format align justify, text justify
align-left: format align left, text left
align-right: format align right, text right
align-top: vertical align top, align start
align-vertical-center: vertical align center, align middle
ambulance: star of life
american-football: sports football
antenna-bars-5: signal cellular 4 bar, reception high
antenna-bars-off: signal cellular off, signal off
aperture: shutter speed
app-window: popup, window restore
apps: grid fill, th large, ui apps, view comfy, view module
archive: archive box, box archive, inbox stack
armchair: chair accent
arrow-back-up: arrow uturn left, arrow rotate left, undo, arrow hook left, arrow turn up left, keyboard return
arrow-bar-to-right: keyboard tab
arrow-bend-up-left: mail reply
arrow-big-up-dash: keyboard capslock, caps lock
arrow-clockwise: rotate right, redo alt, arrow rotate right
arrow-counter-clockwise: undo alt, rotate counter clockwise, arrow rotate left
arrow-down: south, arrow down long, arrow downward
arrow-down-0-1: sort numeric down, sort numeric asc
arrow-down-1-0: sort numeric down alt, sort numeric desc
arrow-down-a-z: sort alpha down, sort alpha asc, sort a to z
arrow-down-left: south west, arrow bottom left, call received
arrow-down-right: south east, trending down arrow, arrow bottom right, call received
arrow-down-z-a: sort alpha desc, sort alpha down alt, sort z to a
arrow-fat-line-up: keyboard capslock, caps lock
arrow-forward-up: mail forward, redo alt, arrow hook right
arrow-left: arrow back, west, arrow left long, keyboard backspace
arrow-left-right: swap horiz, arrows left right, compare arrows, arrows h, arrows horizontal
arrow-right: arrow forward, east, arrow right long, trending flat
arrow-right-to-line: keyboard tab, tab key
arrow-turn-down: level down
arrow-turn-up: level up
arrow-up: north, arrow up long, arrow upward
arrow-up-0-1: sort numeric up
arrow-up-1-0: sort numeric up alt
arrow-up-a-z: sort alpha up, sort alpha desc
arrow-up-down: swap vert, arrows up down, import export, arrows v
arrow-up-left: north west, arrow top left
arrow-up-right: north east, call made
arrow-up-z-a: sort alpha up alt
arrows-exchange: swap horiz, arrow right arrow left, arrows left right, compare arrows
arrows-horizontal: arrows left right, swap horiz, arrows h
arrows-maximize: up right and down left from center, open in full, arrows pointing out, zoom out map, expand arrows alt, arrows fullscreen, fullscreen maximize, crop free, all out
arrows-minimize: down left and up right to center, close fullscreen, arrows pointing in, compress
arrows-move: arrows up down left right, open with, up down left right, fullscreen exit alt
arrows-sort: unfold more, sort, chevron up down, sort by alpha
arrows-vertical: swap vert, arrows up down, arrows v
at: alternate email, at symbol, at the rate
atom: science
audio-lines: graphic eq, soundwave, voiceprint
audio-waveform: graphic eq, soundwave
award: emoji events, workspace premium, military tech
baby: child care
baby-carriage: child friendly, stroller, baby buggy, pram
badge-check: check badge, verified, patch check, certificate check
ball-american-football: sports football
ball-football: futbol, sports soccer, soccer ball
ban: no symbol, not interested, do not disturb, slash circle, block
bandage: healing, bandaid fill
bank: account balance, building columns, building library
banknote: payments, money bill, banknotes, local atm, money bill wave
barbell: fitness center, weight lifter
baseline: format color text, text color
bath: hot tub
bathtub: hot tub
battery: battery std, battery full alt
battery-1: battery quarter
battery-2: battery half
battery-3: battery three quarters
battery-charging: battery charging full, battery bolt, charging station battery
battery-exclamation: battery alert
battery-full: battery charging full, battery 5
battery-warning: battery alert
beach: beach access, umbrella beach
bed: guest room, local hotel, single bed, king bed, airline seat flat
beer: sports bar
bell: notifications none, notifications, notifications active, circle notifications, add alert
bell-off: notifications off, bell slash
bell-plus: add alert, notification add
bell-ringing: notifications active, bell alert
bell-z: notifications paused
bike: directions bike, person biking, pedal bike
binary-tree: decision tree
binoculars: tower observation
bluetooth-connected: bluetooth connect, bluetooth audio
boat: directions boat, directions boat filled
bold: format bold, type bold
bolt: offline bolt, flash on
book: book outline, menu book, auto stories, git repository, book alt, import contacts
book-open: menu book, auto stories, local library, book reader, import contacts, chrome reader mode, reader mode
bookmark: bookmark border, turned in, book bookmark, turned in not
bookmarks: collections bookmark, book bookmark
bot: hubot, dependabot
bowl: local dining, ramen dining
bowl-chopsticks: ramen, ramen dining, food ramen
box: cube, archive box, inventory 2, package variant
briefcase: work outline, business center, card travel
briefcase-medical: medical services
brightness: brightness 4, brightness 5, brightness 6, wb sunny
brightness-auto: wb auto, auto brightness
brightness-down: brightness low, brightness 5
brightness-half: brightness 4, brightness medium, brightness 6
brightness-up: brightness high, brightness 7
browser: popup, pop up window
browser-x: window close
bucket-droplet: format color fill, fill drip
bug: bug report
building: apartment, corporate fare, location city, domain
building-hospital: local hospital
building-store: storefront, store front, local mall, shop window, local convenience store, store mall directory, convenience store
bulb: emoji objects, tips and updates, wb incandescent, lightbulb outline
bus: directions bus, directions transit, bus alt, local bus
bus-front: directions bus, bus alt
cake: cake candles
calendar: today, calendar today, date range, insert invitation, calendar days, calendar3, calendar blank, calendar alt
calendar-check: event available, calendar rsvp
calendar-clock: event time, event clock, event upcoming
calendar-event: event, event note, event available, calendar day
calendar-month: calendar view month
calendar-off: event busy
calendar-repeat: event repeat
calendar-time: event time, event clock
calendar-week: view week, calendar view week
calendar-x: event busy, calendar remove, calendar xmark, calendar times
camera: photo camera, camera alt, camera retro, local see
camera-off: no photography
camera-plus: add a photo
camera-rotate: flip camera ios, flip camera android, cameraswitch, camera front
camera-selfie: selfie, camera front
candy: | chocolate
car: directions car, drive eta, time to leave, car side, car alt
car-front: directions car, drive eta, time to leave, car alt
car-taxi-front: local taxi, hail taxi, hail cab
cards: card collection | style
caret-down: arrow drop down, caret down fill, sort down, angle small down
caret-up: arrow drop up, sort up
caret-up-down: unsorted
cash: payments, money bill, banknotes, local atm, money bill wave, money bill alt, cash multiple, money check alt
certificate: card membership, workspace premium, diploma award | license, seal
chair: chair alt
chart-bar: bar chart, assessment, equalizer, poll, chart simple, leaderboard, insert chart, chart column
chart-bar-stacked: chart area stepped
chart-line: show chart, timeline, insights, stacked line chart, auto graph, graph up
chart-pie: pie chart, donut small, donut large, data usage
check: done, checkmark, check lg, checkmark outline
checkbox: check box, square check, checkbox marked
checklist: check list, fact check, rule
checks: done all, check double, check2 all, check all
cheese: cheese slice
chevron-down: expand more, keyboard arrow down, angle down
chevron-left: navigate before, keyboard arrow left, angle left, arrow back ios
chevron-right: navigate next, keyboard arrow right, angle right, arrow forward ios
chevron-up: expand less, keyboard arrow up, angle up
chevrons-left: keyboard double arrow left, angles left, angle double left, first page
chevrons-right: keyboard double arrow right, angles right, angle double right, last page
chevrons-up-down: unfold more, chevron up down, chevron expand, unsorted
cigarette: smoking rooms
cigarette-off: smoke free, no smoking
circle: radio button unchecked, panorama fish eye, fiber manual record
circle-check: check circle outline, task alt, check circle, issue closed
circle-dashed: incomplete circle, dashed circle
circle-dot: radio button checked, dot circle, record circle, issue opened
circle-half: circle half stroke, tonality, contrast, contrast filter, monochrome photos, filter b and w, black and white, grayscale
circle-minus: remove circle outline, minus circle, do not disturb on
circle-play: play circle filled, not started
circle-plus: add circle outline, plus circle, control point
circle-question-mark: help outline, live help, contact support, question mark circle, circle question
circle-x: circle xmark, x circle, times circle, highlight off, cancel, clear circle, x mark circle, dangerous circle, misuse
clapperboard: movie creation, local movies, movie edit
clipboard: content paste, assignment, clipboard document
clipboard-check: assignment turned in, inventory
clipboard-copy: content paste go
clipboard-list: fact check, assignment
clipboard-off: content paste off
clipboard-text: assignment
clipboard-x: assignment late
clock: access time, query builder, schedule, watch later, clock outline
clock-play: not started
clock-plus: more time
cloud: wb cloudy, filter drama
cloud-code: codespaces
cloud-download: cloud arrow down, cloud download alt, arrow down cloud
cloud-fog: | foggy
cloud-lightning: thunderstorm, weather lightning
cloud-moon: partly cloudy night, weather night partly cloudy
cloud-rain: weather rainy, rainy
cloud-snow: weather snowy, cloudy snowing
cloud-storm: thunderstorm, weather lightning
cloud-sun: partly cloudy day, weather partly cloudy
cloud-upload: backup, cloud arrow up, cloud upload alt, arrow up cloud
code: code slash, code tags, code bracket
coffee: local cafe, mug hot, cup hot, mug saucer, free breakfast, emoji food beverage
coin: monetization on, paid, currency dollar circle, coin dollar
coins: cash multiple
columns: view column, view week
computer: pc display, pc horizontal
contrast: theme light dark, tonality, circle half stroke, monochrome photos, filter b and w, black and white, grayscale
cookie: chocolate chip cookie, stroopwafel
copy: content copy, file copy, square on square, document duplicate, copy all, content duplicate, clone
corner-down-left: keyboard return, subdirectory arrow left, level down
corner-down-right: level down alt, subdirectory arrow right, subdirectory
corner-left-up: level up alt, arrow turn up
corner-right-down: level down, arrow turn down
corner-right-up: level up, arrow turn up
couch: loveseat | weekend
cpu: microchip, memory, cpu chip, developer board
credit-card: payment, credit card front
crop: crop din
crosshair: my location, gps fixed, location crosshairs, viewfinder circle
cube: cubes, deployed code, view in ar
currency-dollar: attach money, dollar sign, usd
current-location: my location, gps fixed, location crosshairs, location searching, gps not fixed, crosshairs gps
dashboard: speedometer, gauge high, tachometer alt, space dashboard
database: circle stack, storage, dns, coins stack
database-export: migrate, migration
desktop: desktop windows, desktop mac, computer classic
device-desktop: desktop windows, computer desktop, personal video, display
device-floppy: floppy disk, content save, save alt
device-gamepad: videogame asset, sports esports, gamepad alt
device-gamepad-2: sports esports, videogame asset, gamepad alt
device-laptop: laptop chromebook, laptop windows, computer laptop
device-mobile: phone android, phone iphone, mobile screen, mobile screen button, stay current portrait, device phone mobile, smartphone, stay primary portrait, mobile alt, mobile friendly, mobile retro, mobile button
device-mobile-off: mobile off
device-mobile-rotated: screen rotation, stay current landscape
device-mobile-vibration: phonelink ring, phonelink vibrate
device-remote: settings remote
device-rotate: screen rotation
device-sd-card: sd storage, memory card
device-speaker: speaker group, bookshelf speaker
device-tablet: tablet mac, tablet android, tablet screen button
device-tv: smart display, live tv, tv outline, ondemand video, personal video, television classic
device-watch: watch wearable, settings watch
devices: phonelink, important devices, cellphone link
devices-off: phonelink off
dice: casino, dice d20, dice d6
dice-5: casino, ifl
dice-five: casino
dice-one: dice d6 one, filter 1
disc: compact disc | album
dish: plate wheat
doctor: user md, user doctor
dollar-sign: attach money, usd
door: meeting room, sensor door
door-closed: meeting room, sensor door
door-off: no meeting room
dots: ellipsis, more horiz, three dots, ellipsis h
dots-three-vertical: ellipsis vertical, more vert, three dots vertical, kebab menu, kebab
dots-vertical: ellipsis vertical, more vert, three dots vertical, ellipsis v, kebab menu, kebab
download: get app, file download, arrow down tray, save alt, download for offline, arrow alt circle down, file download off
drone: uav
droplet: water drop, opacity, invert colors, tint
droplet-off: invert colors off, tint slash, format color reset
dumbbell: fitness center, weight lifter
ear: hearing
ear-off: hearing disabled
edit: pen to square, pencil square, edit note, mode edit, create, border color, note edit, pencil alt
ellipsis: more horiz, three dots, ellipsis h, ellipsis horizontal, meatball menu
ellipsis-vertical: more vert, three dots vertical, ellipsis v, kebab menu, kebab
engine: car engine, check engine, car engine start
equal: drag handle, equals
equalizer: graphic eq, sound bars
exclamation-mark: priority high, exclamation lg, exclamation thick
external-link: arrow up right from square, open in new, launch, box arrow up right, arrow top right on square, exit to app, external link alt, share square, open in browser
eye: visibility, remove red eye, pageview
eye-off: visibility off, eye slash
eyedropper: colorize, eye dropper
eyeglass: glasses
face-id: face recognition, familiar face
face-mask: head side mask
face-slightly-smiling: slightly smiling face
file: insert drive file, file earmark, note, draft
file-audio: file waveform
file-code: snippet folder, file xml
file-dots: pending actions
file-download: file arrow down, system update alt
file-export: arrow right from file, file arrow right
file-import: arrow right to file, file arrow left
file-plus: note add, file circle plus, document plus, post add, insert page break
file-search: find in page, pageview, plagiarism
file-text: description, article, subject, file lines, document text, file alt, summarize, feed
file-upload: file arrow up
file-zip: folder zip, file archive
film: movie creation, film simple, camera roll | theaters
film-reel: local movies, camera reels | theaters
filter: filter alt, filter list, funnel, filter variant
filter-off: filter alt off
fingerprint: finger print, touch app id
fire-extinguisher: fire hydrant
first-aid: star of life
first-aid-kit: medical services
flag: outlined flag, report flag, tour, assistant photo, emoji flags
flag-checkered: sports score, goal flag, flag racing
flame: local fire department, whatshot, fire flame curved, mode heat
flask: science, biotech
flower: local florist, filter vintage | yard
flower-tulip: local florist
focus: center focus strong, center focus weak, filter center focus
focus-2: center focus strong, center focus weak, filter center focus
folder: folder closed, folder blank
folder-git: repo, repository folder
folder-heart: folder special
folder-lock: folder secure
folder-open: folder open outline
folder-plus: create new folder, folder circle plus
folder-star: folder special
folder-zip: compressed folder, zip folder
font-color: format color text
football: sports football
fork-knife: local dining, restaurant, fork and knife
fridge: | kitchen
game-controller: sports esports, videogame asset, gamepad alt
gamepad: sports esports, videogame asset, gamepad alt
gas-pump: local gas station
gas-station: local gas station, gas pump
gauge: speedometer, gauge high, tachometer alt, tachometer, swap driving apps wheel, speed
gavel: legal hammer, hammer wielding
gear: cog 6 tooth, cog, cogs, gears, gear wide, gear wide connected
gift: card giftcard, redeem, gift outline
git-branch: code branch, call split, account tree, source branch, code fork
git-commit: source commit
git-compare: compare git
git-fork: source fork, repo forked
git-merge: code merge, call merge, source merge, merge type
git-pull-request: code pull request, source pull
git-repository: repo
glass-cocktail: local bar, cocktail
glass-full: local drink
globe: language, public, travel explore, earth americas, globe alt, globe europe africa
globe-off: public off, web off
golf: golf course, sports golf
gpu: pci card, graphics card
graduation-cap: academic cap, mortarboard, school
grid: view comfy, view module, th
grid-dots: apps, dots nine, grid 3x3 gap, view comfy, grip dots
grip: grip horizontal, grid horizontal, drag indicator
grip-horizontal: drag handle, grip lines
grip-vertical: drag indicator, grip lines vertical, grid vertical, grip dots vertical
h-1: type h1, format header 1
hail: hailstones
hamburger: lunch dining
hammer: gavel
hand: pan tool, hand raised, back hand, front hand, hand paper
hand-click: touch app, gesture tap, ads click
hand-coin: hand holding usd
hand-coins: donate, hand holding dollar, volunteer activism, hand holding usd
hand-grab: hand rock, drag pan
hand-heart: volunteer activism, charity hand, hand holding heart, hand holding medical
hand-helping: handshake angle, hands helping
hand-love-you: sign language
hand-pointing: hand pointer, hand point up, touch app
hand-sanitizer: pump medical
hand-stop: pan tool, hand raised, back hand
hands-praying: folded hands, pray, praying hands
handshake: handshake simple, partner exchange
hanger: checkroom, dry cleaning
hash: tag, numbers, hashtag, pound sign
heading-1: type h1, format header 1
headphones: headphones alt
headset: headset mic, support agent
heart: favorite border, favorite, suit heart, health and safety
heart-broken: heart crack
heart-handshake: volunteer activism
heart-pulse: heart vitals, monitor heart, ecg heart, vital signs
heartbeat: heart vitals, monitor heart, ecg heart, vital signs
help: help outline, live help, contact support, question mark circle, circle question
hexagon-letter-a: alpha a hexagon
highlight: border color, format ink highlighter
hiking: human hiking, person hiking
history: clock rotate left, restore, clock history, manage history, clock arrow, settings backup restore, latest
home: cottage, house door, house chimney, house user, other houses, home variant, house simple, home alt, home lg alt
home-heart: family home, house heart
hospital: local hospital, house medical, clinic medical, hospital symbol, hospital alt
hospital-bed: procedures, bed pulse
hotel: local hotel
hotel-bed: local hotel
hourglass: hourglass empty, hourglass full, hourglass split, hourglass bottom, hourglass start
hourglass-high: hourglass top, hourglass start
hourglass-low: hourglass bottom, hourglass end
house: home, cottage, house door, house chimney, home filled, home variant, house simple, home alt, home lg alt
house-heart: house user
ice-cream: ice cream cone
ice-skating: skate ice
icosahedron: dice d20
id: badge, perm identity, person badge, contact page, address card, assignment ind, perm contact calendar, recent actors, person vcard
id-badge: badge, person badge, assignment ind, perm contact calendar, person vcard
id-card: perm contact calendar, person vcard, drivers license, contact card
image: insert photo, panorama, photo, crop original, file image
image-off: image not supported, hide image
image-plus: add photo alternate, add to photos
images: photo library, collections, burst mode, auto awesome motion, add to photos
inbox: move to inbox, all inbox
incognito: user secret, private mode
indent-decrease: format indent decrease, text indent right, format outdent, format indent less
indent-increase: format indent increase, text indent left, format indent more
infinity: all inclusive
info: info outline, information outline
info-circle: circle info, information circle, info outline
italic: format italic, type italic
joystick: sports esports, gamepad joystick
json: code json
karate: kickboxing, sports martial arts
kayak: kayaking, rowing, canoe
key: vpn key, passkey, key fill
key-round: vpn key alt
keyboard: keyboard alt
keyboard-hide: keyboard close
kite: kitesurfing
landmark: account balance, building columns, building library
language: translate, g translate, gtranslate, globe language
laptop: laptop chromebook, laptop windows, laptop mac, laptop house, laptop medical
laptop-programming: laptop code
layers: layer group, stack
layers-off: layers clear
layout-collage: auto awesome mosaic
layout-columns: view column, view week
layout-dashboard: dashboard customize, space dashboard, grid 1x2
layout-grid: grid view, view module, squares 2x2, apps, table cells large, view grid, th large, grid 1x2, windows
layout-kanban: view kanban, view quilt
layout-list: view list, list alt, view agenda, view stream, view day
layout-rows: view stream, view agenda
layout-sidebar: view sidebar, table columns, side navigation, sidebar
layout-template: auto awesome mosaic, view quilt
leaf: eco, energy savings leaf, spa
life-buoy: life ring, support
lifebuoy: life ring, support
lightbulb: emoji objects, wb incandescent, tips and updates
line-height: format line spacing, text line spacing
link: insert link, add link, link 45deg, link variant, link alt, chain link
link-plus: add link
list: format list bulleted, list ul, view headline, queue list, toc, list squares, list bullet, list rectangle, format list text
list-check: checklist, fact check, playlist add check, playlist check, tasks, ui checks
list-details: list alt, view list, reorder
list-numbers: format list numbered, list ol
list-ordered: format list numbered, list ol
list-plus: playlist add, add to queue
list-search: manage search
loader: circle notch, autorenew, cached, pending
locate: location searching, gps not fixed, crosshairs gps, my location
locate-off: gps off, location disabled
lock: https, lock outline, lock closed, lock fill
lock-access: vpn lock, user access control
lock-check: password secure, encryption secure
lock-cog: lock settings
lock-off: unsecure, no encryption, lock open right
lock-open: unlock, lock open outline, no encryption
lock-plus: enhanced encryption
lock-question: forgot password
log-in: box arrow in right, arrow right to bracket, right to bracket, sign in alt
log-out: box arrow right, arrow right from bracket, right from bracket, exit to app, arrow right on rectangle, sign out alt
login: box arrow in right, arrow right to bracket, right to bracket, arrow left on rectangle, sign in alt, door enter, enter app
logout: box arrow right, arrow right from bracket, right from bracket, exit to app, arrow right on rectangle, arrow right start on rectangle, sign out alt
luggage: person walking luggage
magnet: magnet on
mail: mail outline, envelope o, envelope fill, local post office, email outline, mail alt, envelope square, markunread
mail-check: mark email read
mail-forward: forward to inbox
mail-opened: drafts, envelope open text, mark email read, mark as read
mail-unread: mark as unread, mark email unread, markunread
mailbox: markunread mailbox, mailbox up
mails: envelopes bulk, mail bulk
man-woman: wc, human male female
manager: user tie
map: map alt, map marked
map-2: map location
map-pin: location on, place, room, location dot, geo alt, location pin, map marker, map marker alt, fmd good, pin drop, local activity place, add location, location arrow place, edit location alt, geo fill
map-pin-off: location disabled, location off
map-pin-plus: add location alt
map-pin-user: person pin circle, person pin, street view
map-route: alt route
martini: local bar, cocktail, glass martini alt
masks-theater: theater comedy, drama masks
maximize: open in full, arrows pointing out, zoom out map, expand, fullscreen
medal: military award
medical-cross: local pharmacy, swiss cross, health cross, star of life
megaphone: campaign, bullhorn, announcement
menu: bars, menu book, reorder, dehaze, bars 3, hamburger, bars 2
menu-2: bars 3, bars, dehaze, reorder, bars staggered
message: chat bubble outline, comment alt, chat left, sms, textsms, mode comment, question answer, message outline
message-circle: chat bubble outline, comment, chat bubble oval left
message-code: code comment
message-dots: textsms, comment dots, sms, commenting
message-exclamation: sms failed, feedback
message-plus: add comment, insert comment
message-reply: mode comment reply, quickreply
message-report: sms failed, feedback, announcement bubble
message-share: comment share
messages: forum, comments, chat bubble left right, question answer
metro: directions subway
microphone: keyboard voice, mic none, settings voice
microphone-off: mic off, microphone slash
minimize: close fullscreen, arrows pointing in, compress, screen normal
minus: remove, dash, dash lg, horizontal rule
mist: | foggy
money: money bill, money bill alt
monitor: desktop windows, desktop mac, personal video, dvr
monitor-play: ondemand video, live tv
mood-boy: | face
mood-cry: sad tear
mood-happy: sentiment satisfied, face smile, insert emoticon, tag faces, emoji smile, face grin, sentiment very satisfied, laugh beam
mood-heart: grin hearts, emoji heart eyes, heart eyes, kiss beam
mood-kid: child care
mood-nerd: grin glasses
mood-nervous: grin beam sweat, emoji grimace
mood-neutral: face meh, sentiment neutral
mood-sad: sentiment dissatisfied, face frown, mood bad, emoji frown, sentiment very dissatisfied, frown open
mood-sick: head side cough
mood-smile: sentiment satisfied, face smile, insert emoticon, tag faces, emoji smile, smiley
mood-tongue: grin tongue
mood-tongue-wink: grin tongue wink, face grin tongue wink
mood-wink: face grin wink
mood-x: face dizzy
mood-xd: grin squint, laugh squint
moon: nightlight round, dark mode, nights stay, bedtime, mode night, brightness 3, brightness 2, nightlight, moonrise
moonset: moonrise
moped: delivery dining, moped electric
more-vertical: more vert, three dots vertical, kebab menu, kebab
mortar: local pharmacy
motorbike: two wheeler
mountain: filter hdr, terrain, landscape mountain
mountains: filter hdr, terrain, landscape mountains
mouse: mouse alt, computer mouse
move: arrows up down left right, open with, up down left right
movie: movie creation, local movies | theaters
navigation: near me, location arrow, assistant navigation
navigation-off: near me disabled
needle: syringe needle
news: newspaper, feed, breaking news
note: sticky note, note sticky, sticky note 2, event note, note text, notes
notebook: journal text, import contacts, auto stories
notes: speaker notes, text snippet, sticky notes, short text
nurse: user nurse
octagon: stop sign, stop shape
octagon-minus: do not enter
package: box open, inventory 2, local shipping box, deployed package, inventory, package variant closed, box seam
paint: format paint, imagesearch roller
paint-brush: brush variant
paint-bucket: format color fill, fill drip, color fill
paint-roller: format paint, imagesearch roller
palette: color lens, swatchbook
paperclip: attach file, attachment, paper clip
parasol: beach access
parking: local parking, square parking alt
parking-circle: local parking
paw: pets
paw-print: pets
pencil: pen, mode edit, create, edit, pencil alt, border color
pencil-off: edit off
person-simple-hike: human hiking, person hiking
person-simple-run: directions run, human run, person running
person-simple-ski: human ski, downhill skiing, person skiing
person-simple-snowboard: snowboarding, person snowboarding
person-simple-swim: person swimming, human swimming | pool
person-simple-tai-chi: sports martial arts
person-simple-throw: sports handball
person-simple-walk: directions walk, human walk, person walking
phone: call, local phone, telephone, phone alt, phone square, phone flip, perm phone msg
phone-call: phone in talk, ring volume, phone volume
phone-incoming: call received, telephone inbound, phone call in, phone arrow down left
phone-off: call end, phone slash, phone hangup, phonelink erase, call end alt
phone-outgoing: phone arrow up right, call made
phone-ringing: ring volume, phonelink ring
phone-x: phone missed, phone disabled
photo: image, insert photo, panorama, photo album, crop original, photo size select actual, insert image, mms
photo-off: image not supported, hide image
photo-plus: add photo alternate, add to photos
photo-search: image search
picture-in-picture: picture in picture alt
piggy-bank: savings
pill: medication, pill tablet
pill-off: medication off
pills: medication, tablets
pin: push pin, thumbtack, pin angle, keep
pin-off: keep off, unpin
pinned: push pin, thumbtack, pin angle fill
pinned-off: keep off, unpin
pipette: colorize, eye dropper, eyedropper
pizza: local pizza
plane: flight, local airport, fighter jet | airport
plane-arrival: airplane landing, flight land, plane landed
plane-departure: flight takeoff
plane-inflight: plane flying
plane-off: airplanemode inactive, flight off
play: play arrow, play circle outline
play-handball: sports handball
player-eject: eject simple
player-pause: pause circle outline
player-play: play arrow, play circle outline, play button
player-record: fiber manual record
player-skip-back: skip previous, backward step, title backward, previous title, previous track
player-skip-forward: skip next, forward step, title forward, next title, next track
player-stop: stop player
player-track-next: fast forward
player-track-prev: fast rewind
playlist: queue music, list music
playlist-add: queue add
plug: power plug, electrical services, outlet, electrical plug
plus: add, plus lg, plus thick
point: fiber manual record, dot
pointer: cursor default, mouse pointer, arrow selector tool
pokeball: pokemon go
police-badge: local police
police-car: local police
pool: pool swim
power: power settings new, power off, power standby
pray: self improvement, praying hands
prescription: local pharmacy, mortar pestle plus
printer: local printshop, print
pulse: monitor heart, vital signs, ecg
push-pin: keep
push-pin-slash: keep off, unpin
puzzle: extension, puzzle piece
qrcode: qr code 2, qrcode scan, qr code scanner, qrcode alt
quote: format quote, quote left, quote right, block quote
racing-flag: sports score, sports motorsports
radar: track changes, radar screen
radio-button: ui radios
receipt: receipt long, request quote, bill, receipt text
refresh: autorenew, cached, arrow path, arrows rotate, sync, loop, arrow repeat, arrow clockwise
refresh-alert: sync problem
refresh-off: sync disabled, update disabled
refrigerator: | kitchen
regex: regular expression, reg exp
reload: autorenew, cached, arrow path, arrows rotate, sync
repeat: sync alt, loop alt
robot: smart toy, android robot, hubot, dependabot
rocket: rocket launch, shuttle space
rotate: rotate alt, sync rotate
rotate-2: sync alt, rotate alt
rotate-ccw: undo alt, rotate 90 degrees ccw, rotate counter clockwise, rotate counterclockwise, rotate backward, arrow rotate left
rotate-ccw-clock: clock arrow, settings backup restore, counterclockwise history
rotate-clockwise: rotate right, arrow clockwise, rotate right variant, redo alt, rotate 90 degrees cw, restart
rotate-cw: redo alt, rotate 90 degrees cw, rotate clockwise, arrow rotate right, reload alt
rotate-left: undo alt, arrow rotate left, rotate backward, rotate counter clockwise
rotate-right: redo alt, arrow rotate right, rotate clockwise
rows: view stream, view agenda, table rows
rss: rss feed
ruler: straighten, ruler horizontal, ruler combined
run: directions run, human run, person running
sailboat: sailing
satellite: satellite alt, satellite variant
satellite-dish: satellite uplink
scale: scale balanced, balance scale, law balance
scan: crop free
scan-qr-code: qr code scanner
school: academic cap, graduation cap, school outline, mortarboard
school-bell: bell school
scooter: moped scooter, electric moped
sd-card: sd storage, memory card, sd card alert
search: magnifying glass, magnify, manage search, find in page, youtube searched for
select-all: tab unselected
selector: unfold more, chevron up down, chevron expand
send: paper plane, paper airplane, telegram plane
sent: outbox
server: dns, server stack, hdd stack, hdd network, storage, hdd rack
settings: cog 6 tooth, cog, gear, settings applications, miscellaneous services, build circle, gear wide, gear wide connected, perm data setting, display settings
shapes: shape plus | category, interests
share: share variant, ios share, share nodes
share-2: circle nodes
shield: security, shield halved, privacy tip, gpp good, shield lock, gpp maybe
shield-check: verified user, gpp good, shield tick, shield checkmark, security update good
shield-cog: admin panel settings
shield-star: police badge shield
shield-user: admin panel settings, administrator shield, user access control
ship: directions boat
shirt: t shirt, tshirt, checkroom, tshirt crew
shopping-bag: local mall, bag shopping, shop, bag check
shopping-cart: cart shopping, local grocery store, add shopping cart, shopping cart checkout
shopping-cart-off: remove shopping cart
shuffle: random, arrows shuffle
sidebar: sidebar collapse
sign-out: arrow right from bracket, right from bracket, exit to app
signal: reception 4, signal cellular alt, network cell
signal-4g: network 4g
signal-cellular-off: signal off
sitemap: account tree, schema, device hub, diagram project, lan
skateboard: skateboarding
skip-back: skip previous, backward step
skip-forward: skip next, forward step
skull: | dangerous
sleigh: sledding
sliders-vertical: adjustments vertical, tune vertical
smartphone: phone android, phone iphone, mobile screen, mobile screen button, stay current portrait, device phone mobile, stay primary portrait, mobile alt, mobile friendly
smiley-nervous: grin beam sweat
smoking: smoking rooms
smoking-no: smoke free, no smoking
snow: weather snowy
snowflake: ac unit, severe cold
soccer-ball: futbol, sports soccer
sofa: chair lounge, living room, family room, loveseat | weekend
sort-0-9: sort numeric asc, sort numeric down
sort-9-0: sort numeric desc, sort numeric down alt
sort-a-z: sort alpha down, sort alpha asc, sort by alpha
sort-ascending: sort amount up, arrow up wide short, bars arrow up
sort-ascending-letters: sort alpha asc, sort alpha down, sort alphabetical ascending
sort-ascending-numbers: sort numeric asc, sort numeric down, sort numeric ascending
sort-descending: sort amount down, arrow down wide short, bars arrow down
sort-descending-letters: sort alpha desc, sort alpha up, sort alphabetical descending
sort-descending-numbers: sort numeric desc, sort numeric up, sort numeric descending
sort-z-a: sort alpha desc, sort alpha down alt, sort alpha up
soup: soup kitchen
sparkles: auto awesome, wand magic sparkles, stars
speakerphone: campaign, bullhorn, announcement
speech-to-text: transcribe
spider: bug spider
spy: user secret, incognito, user ninja
square: check box outline blank, crop square, stop
square-check: check box, checkbox marked, check square
square-parking: local parking
square-pen: pen to square, pencil square, edit note, mode edit
square-x: disabled by default, cancel presentation
stack: auto awesome motion, layers stack
stack-2: filter none
star: star border, grade, star outline, star rate, asterisk star
star-half: star half alt, star half stroke
steering-wheel: search hands free, drive wheel
stethoscope: medical services
stopwatch: av timer, shutter speed
store: local convenience store, store mall directory, shop front
storefront: local convenience store, store mall directory
strikethrough: strikethrough s, format strikethrough
subtask: subdirectory arrow right
subway: directions subway, subway variant
sun: wb sunny, light mode, brightness high
sun-dim: brightness low, brightness 5, brightness alt low
sun-high: brightness high, brightness 7, brightness alt high
sun-low: brightness low, brightness 5, brightness alt low
sun-medium: brightness medium, brightness 6
sun-moon: theme light dark, light dark mode, brightness 4
sunrise: wb twilight, weather sunrise
sunset: wb twilight, weather sunset
swimming: person swimming, human swimming | pool
switch-horizontal: swap horizontal variant, sync alt
sword: sword fight
swords: sword fight, sword cross
syringe: vaccines, colorize syringe
t-shirt: tshirt crew, checkroom
table: table chart, table rows, grid on, table cells
table-import: table arrow left
table-row: table rows
tablet: tablet mac, tablet android, tablet screen button
tag: local offer, sell, price tag, label outline, loyalty
tags: local offer, sell, price tags
target: track changes, bullseye, gps fixed, bullseye arrow | adjust
target-arrow: bullseye arrow, ads click
taxi: local taxi, cab
tent: holiday village | camping
terminal: command line, terminal fill, prompt
test-tube: biotech
text-align-justify: format align justify, text justify
text-recognition: document scanner
text-size: format size, text height, text fields, wysiwyg
text-spacing: letter spacing
text-wrap: wrap text
theater: theater comedy | theaters
thermometer: thermostat, device thermostat
thumb-down: thumb down off alt, hand thumbs down, hand thumb down
thumb-up: thumb up off alt, hand thumbs up, hand thumb up
thumbs-up: hand thumb up
ticket: local activity, local play, local attraction, confirmation number
tickets: local activity
timer: av timer, shutter speed
toggle-left: toggle switch off
toggle-right: toggle switch
toilet: wc
tool: build, wrench, handyman
tools: screwdriver wrench, wrench screwdriver, handyman, home repair service
tools-kitchen: flatware
tools-kitchen-2: local dining, restaurant, fork and knife, kitchen set
tooth: dentistry, teeth open, teeth
tornado: | storm
torso: accessibility new
toy-brick: extension | toys
traffic-cone: construction cone, cone striped
train: directions railway, directions transit, train car, railway
train-front: directions subway, directions railway, directions transit, subway
train-track: railway track | tracks
tram: directions railway, train tram
tram-front: train tram
trash: delete outline, delete forever, trash can, trash alt, trash o, delete sweep, recycling bin, wastebasket
tray-arrow-down: arrow down tray
tray-arrow-up: outbox
tree: park | nature
tree-evergreen: forest
trees: forest, nature people
trekking: human hiking, nordic walking, person hiking
triangle: change history
triangle-alert: triangle exclamation, exclamation triangle, warning amber, report problem
trophy: emoji events, leaderboard, award star
truck: local shipping, truck moving, shipping fast
truck-delivery: local shipping, truck fast, shipping fast, delivery dining, delivery truck speed, airport shuttle
tulip: local florist
tv: live tv, personal video, dvr, television classic, ondemand video
typography: wysiwyg
ufo: flying saucer
umbrella: beach access
umbrella-2: beach access
underline: format underlined, type underline
unlink: link off, link slash, chain broken, link broken
upload: file upload, arrow up tray, publish, upload file, backup
user: person, perm identity, face, account box, person fill, person outline, person simple | account
user-check: verified user, how to reg, person check, account check, person available
user-circle: account circle, circle user, person circle, supervised user circle, user round
user-cog: manage accounts, person gear, account cog
user-lock: lock person
user-minus: person remove
user-off: no accounts, person off, account off, user large slash, user slash, user alt slash
user-pin: person pin
user-plus: person add, person add alt
user-question: account question
user-scan: account box scan, scan user
user-search: person search, account search
user-x: person remove, account remove, person cancel
users: group, people, people outline, supervisor account, groups, people fill, user group, people group, account multiple
users-group: groups, diversity, people group, diversity 3, account group
users-minus: group remove
users-plus: group add, account multiple plus
utensils: local dining, restaurant, fork and knife, kitchen set
vector: shape path, linear scale
vector-bezier: bezier curve, curve path
video: videocam, video call, camera video
video-off: videocam off, video slash
vinyl: disc full | album
volume: volume up, volume high, speaker wave
volume-2: volume up, volume high, speaker wave
volume-off: volume mute, volume xmark, speaker x mark
volume-x: volume mute, volume xmark, speaker x mark
walk: directions walk, human walk, person walking, nordic walking
wallet: account balance wallet, wallet2
wallpaper: wallpaper photo
wand: auto fix high, magic wand, wand magic
wash: local laundry service
wash-machine: local laundry service, laundrette, laundry room, laundromat
washing-machine: local laundry service, laundrette, laundry room, laundromat
wave-sine: sine wave, alternating current, current ac, analog signal
waveform: graphic eq, soundwave
weight-scale: scale bathroom, bathroom scale
wheelchair: accessible icon, isa, wheelchair alt
wifi: network wifi, signal wifi 4 bar, wifi strong, wifi strength 4
wifi-off: signal wifi off, wifi slash, no wifi, wifi strength off
wind: | air
window: window closed, grid 4
windsock: wind sock
world: language, public, travel explore, earth americas, globe alt
world-off: public off, web off
world-search: travel explore, web search
wrench: build, construct, wrench alt
x: close, xmark, x mark, x lg, times, clear, multiply, remove x, close thick
yoga: self improvement
zoom-in: magnifying glass plus, magnify plus
zoom-out: magnifying glass minus, magnify minus
`;
