// Everyday, informal and regional words that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
nag, nagging, badger someone: bell, message-exclamation, mood-annoyed
prowl, sneak around, lurk, lurking, stalk, stalking: spy, walk, eye, cat
reckon, figure out, work out sum, tot up, add up, number crunching: calculator, brain, math
soar, soaring, hovering, levitate, take flight: plane, trending-up, bird, rocket, drone
spud, spuds, tatties: french-fries, carrot
whiff, sniff, sniffing, inhale smell: nose, wind, perfume
yank, pull, tug, drag along: hand-grab, git-pull-request, arrow-down
slumber, forty winks, kip, shut eye, bedtime: zzz, bed, moon
dosh, quid, bucks, moolah, dough money, loot money, cash money, greenback: cash, coins, money, currency-dollar, currency-pound
bloke, chap, guy, dude, fella, lad, gent, gentleman: user, man, gender-male
lass, gal, lady, ladies, dame, madam: woman, user, gender-female
kiddo, kids, toddler, bairn, youngster, tot: mood-kid, baby, child, kid
loo, bog, dunny, john, lav, throne room: toilet, toilet-paper
brolly, parasol, sunshade: umbrella, beach
telly, idiot box, goggle box: device-tv, tv
ciggie, smokes, vape, vaping, e cigarette: cigarette, smoking
booze, boozer, bevvy, plonk, pint of beer: beer, wine, glass, bottle
brekkie, breakfast, brunch, elevenses: coffee, egg-fried, egg, bread, tools-kitchen
lunch, supper, dinner time, nosh, tucker, scran, chow, munchies: tools-kitchen, burger, restaurant, bowl, sandwich
cuppa, brew tea, char: cup, coffee, tea
bikkie, bickie, biccy, nibbles: cookie, bread
choccy, sweetie, sweeties: candy, chocolate, lollipop
barbie, barbecue party, cookout, braai: grill, bbq, sausage, meat
wheels, motor, whip car, ride car, jalopy, banger car: car, wheel, steering-wheel
chopper, whirlybird: helicopter
copper police, bobby, cop, cops, coppers, fuzz, five o: police-badge, police-car, shield, siren
nick, slammer, clink, behind bars, jailhouse: prison, lock, handcuffs
doc, medic, medics, paramedic, sawbones: stethoscope, ambulance, first-aid-kit, doctor
shades, goggles eye: sunglasses, glasses, eyeglass
kicks, trainers, sneaks: shoe, sneaker, shoes
threads, clobber, garb, attire, outfit, apparel, wardrobe: hanger, shirt, t-shirt, dress
bling, ice jewels, jewels: diamond, gem, ring, jewelry
gadget, gizmo, doohickey, thingamajig, contraption: device-mobile, tool, settings, cpu, devices
boob tube, screens: device-tv, monitor
snap, selfie pic, mugshot, snapshot: camera, photo, user-square
natter, chinwag, banter, small talk, gab, chit chat: messages, message, message-circle
gobsmacked, flabbergasted, dumbfounded, speechless: mood-surprised, mouth-off
chuffed, stoked, pumped, thrilled, over the moon: mood-happy, confetti, rocket, smile
gutted, bummed, down in the dumps, heartsick: mood-sad, heart-broken, mood-cry
knackered, shattered, pooped, beat tired: battery-low, zzz, mood-sad, bed
barmy, bonkers, nuts, cuckoo, loopy, bananas crazy: mood-crazy-happy, brain
skint, penniless, hard up, strapped for cash: coin-off, wallet, cash-off
wicked, sick cool, rad, gnarly, groovy, cool, dope: flame, sunglasses, thumb-up, star
cheers mate, ta, merci, gracias, danke: heart, thumb-up, pray, cheers
rubbish idea, lousy, crummy, naff, lame: thumb-down, trash
saucy, cheeky monkey: mood-wink, mood-tongue, wink
beard, bearded, whiskers, stubble, sideburns: razor, user, moustache
cave, cavern, grotto, den lair: mountain, building-tunnel, bear
pearl, pearls, mother of pearl: shell, circle, diamond
wild, wildlife, untamed, feral, safari: paw-print, paw, trees, cat, binoculars
cockpit, flight deck, pilot seat: plane, gauge, steering-wheel, airplane
comic book, comic, comics, manga, graphic novel, cartoon: book, message, mask, movie
vending, vending machine, snack machine: building-store, bottle, coin, cup
wishing well, water well, well water: bucket, droplet, coin
clothespin, clothes peg, laundry peg: hanger, pin, shirt
soap, bar of soap, soap bar, hand wash, handwash, bubble bath: wash, bubble, droplet, hand-sanitizer, soap-dispenser-droplet
lightsaber, laser sword, star wars: sword, swords
tooth fairy, sandman: wand, tooth, dental, moon
cutlery drawer, silverware, flatware, cutlery: tools-kitchen, utensils, fork-knife
awkward silence, no comment, hush, be quiet, silence, shush: message-off, volume-off, dots, mood-silence
pipe dream, castle in the air: cloud, moon, castle
tidy up, clean up, cleanup, declutter, tidying: brush, broom, sparkles, trash, vacuum-cleaner
confirm delete, are you sure, confirm action, delete confirmation: trash, alert-triangle, help
enable location, allow location, location permission, location access, location services: map-pin, current-location, location, gps
permission denied, access denied, not allowed, no access, unauthorized, forbidden access, 403: lock, ban, shield-x, hand-stop, lock-x
camera permission, camera access, camera denied, camera permission denied, no camera: camera-off, camera, camera-slash
microphone permission, microphone access, mic permission: microphone-off, microphone, mic
join meeting, join call, join video call, start meeting, enter meeting: video, users, login, phone
end meeting, end video call, stop call, finish call: phone-off, video-off, log-out
compare files, compare two files, diff files, file comparison: git-compare, file-diff, files, copy
turn volume, turn down sound, turn up sound: volume, volume-2
upgrade to premium, upgrade plan, upgrade account, go premium, go pro, upgrade now: crown, diamond, star, rocket, arrow-up
slide to unlock, swipe to unlock, unlock screen, unlock phone: lock-open, unlock
send gift, give gift, gift giving, give a present: gift
search by voice, search with voice, voice query: microphone, mic, search
search by image, image search, reverse image search, visual search: photo-search, image, camera, search
leave review, post review, add review, write feedback: star, message, pencil
arrange meeting, set up meeting, plan meeting, book meeting, schedule call: calendar, calendar-event, users, calendar-plus
sync contacts, synchronize contacts, sync data, sync now, synchronise: refresh, address-book, cloud, users
self checkout, self service, self service till: scan, shopping-cart, cash-register, barcode
night shift, night owl, late night, all nighter: moon, moon-stars, clock
clear cache, clear cookies, clear history, clear data, wipe data: trash, eraser, database, brush
unlock account, unblock user, unblock, restore account: lock-open, user-check, unlock
block ads, ad blocker, adblock, no ads, ad free: ban, shield, hand-stop
add photo to album, create album, new album: photo-plus, album, photos
back up data, backup data, restore backup, data backup: cloud-upload, database, history, device-floppy
pay bill, pay bills, bill payment, utility bill, electricity bill: receipt, credit-card, cash, file-invoice
book hotel, hotel booking, room booking, book room, check in hotel: bed, building, calendar-check, key
rent a car, car rental, hire car, car hire: car, key
call a taxi, order taxi, ride hailing, ride share, uber ride, call cab: taxi, car, map-pin
find parking, parking lot, car park, parking space, park my car: parking, car
find my phone, lost phone, locate device, find device: device-mobile, map-pin, search, current-location
read later, watch later, save for later, save post, saved posts, reading list: bookmark, clock, book
go live, live stream, livestream, streaming live, on air, live now: broadcast, video, access-point, live-photo, radio
breaking news, latest news, headlines, daily news, news feed: news, newspaper, speakerphone
daily streak, streak, on fire: flame, calendar-check, bolt
level up, next level, xp, experience points, achievement unlocked: trophy, star, award, arrow-big-up, stairs-up
game over, you lose, you died: skull, device-gamepad, mood-sad
high score, top score, leaderboard rank, hall of fame: trophy, crown, chart-bar, medal
lucky draw, spin the wheel, wheel of fortune, prize draw: wheel, gift, dice, clover
dress up, makeover, beauty salon, beauty parlour, spa day: sparkles, brush, scissors, mirror
weight loss, lose weight, slimming, body weight, bmi: scale, weight, trending-down
heart attack, cardiac arrest, heart failure, heart disease: heartbeat, heart-broken, activity, ambulance
blood pressure, hypertension, pulse rate, heart rate: heartbeat, activity, heart-rate-monitor, stethoscope
food poisoning, stomach ache, tummy ache, upset stomach, nauseous: mood-sick, toilet, pill
sore throat, common cold, fever, high temperature: thermometer, mood-sick, temperature
sun cream, sunscreen, suntan lotion, spf: sun, bottle, beach
road trip, on the road, long drive: car, road, map, caravan
house hunting, real estate, property for sale, estate agent, realtor, for sale, home for sale: home-search, home-dollar, home, building-estate, key
moving house, move house, removals, relocation, relocate: truck, package, home-move, boxes, home
power cut, blackout, outage, power outage: plug-off, bolt-off, bulb-off, plug-x, bolt
water leak, leak, leaking pipe, burst pipe, plumbing: droplet, droplets, pipeline, tool
fire drill, fire alarm, fire escape: flame, alarm, fire-extinguisher, door-exit, siren
snow day, ice age, black ice: snowflake, snowman, mountain-snow
rush hour, traffic jam, congestion, gridlock: traffic-lights, car, traffic-cone, clock
school run, school bus, carpool: bus, car, school, users
climate change, global warming, greenhouse effect, carbon footprint, net zero: world, temperature-plus, leaf, footprint, sun
renewable energy, green energy, clean energy, wind power, solar power, sustainable energy: windmill, solar-panel, leaf, sun, plug
space travel, outer space, spaceship, spacecraft, mission to mars: rocket, planet, satellite, ufo
ghost town, deserted, wild west, sheriff badge: ghost, cactus, cowboy-hat
once upon a time, bedtime story, storytelling, storyteller: book, wand, castle, moon
piece of cake, easy, no problem, effortless, simple task: cake, thumb-up, feather, check
cat and mouse, hide and seek: cat, mouse, eye-off
needle in a haystack, hard to find: search, needle
submit form, submit application, send form, submit button, submit: send, check, clipboard-check, upload
work schedule, shift plan, roster, rota, timetable work, weekly schedule: calendar, calendar-time, clock, briefcase
automatic backup, auto backup, scheduled backup: cloud-upload, database, history, refresh
assign task, assign to me, task assignment, assignee: user-plus, user-check, clipboard-list
import contacts, upload contacts, sync address book: address-book, user-plus, download
rate driver, rate your trip, rate ride: star, car, steering-wheel
r d, r and d, research and development, research: flask, microscope, bulb, search, atom
gear wheels, gear wheel, cog wheel, cogwheels: settings, gear, cog
telephone booth, phone kiosk, call box: phone, phone-call
kerb, curb, pavement, sidewalk, footpath: road, walk, footprints
geyser, hot spring, spout: droplet, volcano, fountain, waves
quiver, archery set, bow and arrow: bow, target-arrow, target
ready, all set, good to go, prepared: check, circle-check, flag, thumb-up, rocket
multitasking, juggling tasks, several tasks: layers-subtract, list-check, app-window, columns
commute, commuting, commuter, travel to work: train, bus, car, bike
toaster, pop up toaster: bread
binder, ring binder, lever arch file: folder, notebook, file, archive
lost, missing person, lost my way, disoriented: map, compass, help, search, map-pin
welcome, greetings, hi there, hello, howdy: hand-stop, door, mood-smile, heart-handshake, waving-hand
heavy, hefty, weighty: weight, barbell, scale
flag pole, flagpole, flagstaff: flag, pennant
divide equally, equal parts, fifty fifty, half and half, share equally: divide, chart-pie, scale, equal
perfect score, ten out of ten, full marks, top marks: star, award, certificate
homework, do homework, home assignment: book, notebook, pencil, school
clown, jester, joker, harlequin: circus, mood-tongue, masks-theater
stomach pain, belly ache, cramps, period pain: mood-sick, pill, medicine
metal detector, security scanner, airport security: scan, radar, body-scan, shield
chopping board, cutting board: knife, slice, chef-hat, tools-kitchen
zebra crossing, pedestrian crossing, crosswalk, pelican crossing: walk, road, traffic-lights
spare key, duplicate key, house key, key copy: key
diving board, springboard: swimming, pool, diving
schedule delivery, delivery slot, delivery time slot: truck, calendar, package, clock
save contact, add to contacts, new contact: address-book, user-plus
skip intro, skip ad, skip ads, skip video: player-skip-forward, skip-forward, player-track-next
bookworm, avid reader, book lover: book, books, glasses
count sheep, counting sheep, cannot sleep: zzz, moon, bed
kids playground, play area, play park, soft play: kid, park, mood-kid
silver medal, bronze medal, gold medal, second place, third place, first place: medal, award, trophy
yellow card, red card, booking football: cards, rectangle-vertical, square
circus tent, big top, marquee: building-circus, tent, circus
movie night, film night, cinema night: movie, popcorn, ticket
light switch, wall switch, dimmer switch, dimmer: toggle-right, switch, bulb
`;
