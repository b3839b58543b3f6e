// Objects of every day: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
armchair: easy chair, lounge chair | chair, seat, recliner, sofa, couch | furniture, living room, sit, lounge
backpack: rucksack, knapsack | school bag, schoolbag, bag, daypack | travel, hiking, school, trekking, camping, luggage
bag: | shopping bag, handbag, purse, sack, carrier bag, tote, shopping | cart, store, buy, luggage, purchase, backpack
balloon: | party balloon, hot air balloon, celebration | birthday, party, fun, festival, air, float
barrel: cask, keg | drum, oil barrel, vat, tun | oil, wine, beer, whisky, petroleum, database
bath: bathtub, tub | bathroom, soak | wash, shower, hygiene, water, hotel, clean
bathtub: bath, tub | bathing, hot tub, bathroom | wash, shower, soak, hygiene, water, clean
beanie: woolly hat, knit cap, bobble hat | winter hat, tuque, hat, cap | winter, cold, clothing, wool, head
bed: | double bed, single bed, sleep, bedroom, mattress | hotel, rest, furniture, night, accommodation, patient, hospital
belt: | waist belt, conveyor belt, buckle | fashion, trousers, clothes, factory, airport
bleach: | chlorine bleach, laundry symbol, whitening | laundry, washing, care label, triangle, clothes, cleaning
blender: liquidizer, liquidiser | food processor, smoothie maker, juicer, mixer | kitchen, smoothie, appliance, mix, 3d software, cooking
board: | circuit board, pcb, blackboard, whiteboard, kanban, motherboard | layout, electronics, school, project
bomb: explosive | explosion, blast, boom, grenade, dynamite | weapon, danger, war, explode, minesweeper, terror
bong: water pipe | hookah, shisha, pipe | cannabis, weed, smoke, marijuana, stoner
bookshelf: bookcase, book shelf | library, shelf, shelves | books, reading, furniture, study, collection
boom: | boombox, explosion, ghetto blaster, bang, blast | stereo, music, radio, cassette, bomb, burst
boot: | shoe, wellington, hiking boot, footwear | shoes, winter, fashion, clothes, hiking, army
bottle: | flask, wine bottle, baby bottle, container, water bottle | drink, water, wine, beer, alcohol, plastic, milk
box: package, carton, parcel | crate, container, cardboard box, product, square, packaging | delivery, shipping, cube, storage, moving, inventory, module
brick: | wall, toy brick, brick wall | construction, building, mason, firewall, lego
briefcase: attache case | work, job, business, portfolio, office bag, career, employment | office, company, bag, businessman, professional, profession, suitcase
broom: broomstick, sweep | clean, sweeper, clean up, cleaning, clear cache | witch, janitor, housekeeping, halloween, tidy
bulb: light bulb, lightbulb | idea, lamp, light, inspiration | electricity, tip, hint, innovation, bright
cabinet: cupboard | filing cabinet, dresser, drawers, wardrobe, sideboard | furniture, storage, files, kitchen, office
can: tin, tin can | soda can, fizzy drink, spray can, gas can, jerry can | drink, cola, aluminium, canned food, fuel, graffiti
candle: candlelight | candlestick, candle chart | light, flame, romantic, wax, church, birthday, stocks
cane: walking stick | candy cane, stick, staff | christmas, old age, elderly, disability, blind
cap: | graduation cap, baseball cap, mortarboard, hat, line cap, stroke cap | education, student, school, clothing, academic
card: | credit card, debit card, bank card, payment card, business card, id card, playing card, sim card | payment, pay, checkout, identity, wallet
cards: playing cards, deck of cards | deck, flashcards, wallet | poker, game, casino, layout, flash cards
case: | uppercase, lowercase, case sensitive, match case, suitcase, pc case, toolbox, computer tower | text, letters, capital letters, cover, typography
chair: seat | stool, armchair, office chair, desk chair, rocking chair | furniture, sit, office, dining, gaming
chalkboard: blackboard | whiteboard, board, classroom, presentation | teacher, school, lesson, education, teach, lecture
chest: treasure chest | treasure, loot, trunk, coffer, chest press | pirate, gold, box, game, torso
cleaning: | brush, mop bucket, sweep, broom, scrub, housekeeping | hygiene, bucket, tidy, janitor, wash, spring clean
clock: time | watch, hour, wall clock, schedule, timer, timepiece, o'clock, recent, pending | history, wait, alarm, deadline, hours, duration, minute
clothes: clothing, apparel, garment | clothes rack, wardrobe, outfit, wear, t shirt, fashion | laundry, shop, hanger, dress, shirt, tshirt
coat: coat hanger | clothes hanger, wardrobe, cloakroom | clothes, jacket, closet
cone: | traffic cone, ice cream cone, safety cone, pylon, conical | construction, geometry, shape, road works, 3d
confetti: party popper | streamers, celebrate, party, celebration, tada | birthday, congratulations, new year, festival
container: | shipping container, cargo container, docker container, storage, freight | cargo, ship, logistics, docker, transport, box
couch: sofa, settee | loveseat, lounge | furniture, living room, sit, seat, tv
countdown: | timer, count down, clock, time left | time, deadline, wait, seconds
cowboy: cowboy hat, stetson | western hat | western, hat, wild west, sheriff, texas, rodeo
crane: | construction crane, tower crane, lifting, tow truck, hoist | construction, building site, hook, heavy machinery
desk: | office desk, writing desk, workspace, computer desk, work table, table | office, furniture, work, study, lamp
diamond: rhombus | gem, jewel, gemstone, brilliant, lozenge, precious stone | jewellery, jewelry, premium, shape, ring, luxury, cards, sketch
dish: | satellite dish, food, meal, dishwasher, parabolic antenna, plate | restaurant, kitchen, antenna, tv, cuisine
door: doorway | entrance, exit, entry, leave, gate, open door | room, house, login, logout, sign out, lock
dress: frock, gown | evening dress, outfit, clothes, womens clothing | fashion, clothing, woman, wedding, shop
dresser: chest of drawers | drawers, bureau, cabinet, commode | furniture, bedroom, storage, clothes
dressing: | dressing table, vanity table, makeup table, mirror | furniture, bedroom, beauty, makeup
dry: | laundry symbol, dry clean, drip dry, tumble dry | laundry, washing, care label, clothes, heat
dryer: drier | hair dryer, hairdryer, blow dryer, hair drier, tumble dryer, hairdresser | hair, salon, beauty, air, appliance
duration: time span | length of time, timer, seconds, elapsed time | time, clock, minutes, countdown, stopwatch
eyeglass: glasses, eyeglasses, spectacles | specs, monocle, reading glasses | optician, read, vision, sight
eyeglasses: glasses, spectacles, specs | reading glasses, eyewear, sunglasses | optician, read, vision, nerd, sight
floor: | floor plan, floor lamp, standing lamp, floor division, round down, storey | house, room, architecture, maths
folded: | folded shirt, laundry, folded clothes, t shirt | shirt, clothes, map, tshirt
gift: present | gift box, giveaway, reward, gift card, wrapped box, bonus, donation | birthday, christmas, surprise, party, voucher, celebration, package
glasses: spectacles, eyeglasses, specs | sunglasses, reading glasses, eyewear, 3d glasses, nerd | optician, read, vision, eye, sight
glove: | boxing glove, mitten, rubber glove | boxing, hand, winter, protection, sport
goggles: safety glasses | swimming goggles, ski goggles, safety goggles, protective eyewear, vr headset, diving mask | swimming, skiing, lab, protection, eyes
hair: | hairdryer, blow dryer, hair clips, hairpin, barrette, hairdresser, hair dryer | salon, beauty, barber, style
handbag: purse | shopping bag, ladies bag, pocketbook, clutch, tote, bag | fashion, woman, shopping, accessory
hanger: clothes hanger, coat hanger | coathanger, door hanger, wardrobe, closet, cloakroom | clothes, laundry, fashion, dry cleaning, do not disturb
hard: | hard drive, hard disk, hard hat, hdd, storage, safety helmet, construction helmet | computer, drive, difficult, worker
hat: headwear, headgear | cap, top hat, fedora, chef hat, hard hat | clothing, fashion, cook, graduation
heel: high heel, high heels | stiletto, pumps, shoe, womens shoe | fashion, shoes, footwear, woman
helmet: crash helmet | hard hat, baseball helmet, football helmet, bike helmet, safety helmet, motorcycle helmet | safety, sport, protection, head, army
hoodie: hooded sweatshirt, hoody | sweatshirt, sweater, jumper, pullover | clothes, fashion, clothing, sport
hook: fish hook | fishing hook, fishhook, bait, webhook | fishing, fish, catch, phishing
hour: o'clock | clock, time | watch, schedule, minute, timer
hourglass: sand timer, egg timer, sand clock | timer, sandglass, loading, wait, waiting, pending | time, deadline, countdown, busy, process
hours: | 24 hours, 24 7, around the clock, opening hours, clock, 12 hour clock | time, open, service, support, always open
household: | house painting, paint brush, decorating, diy | home, paint, brush, wall
ironing: iron | press clothes, laundry symbol, clothes iron, flat iron, steam iron | laundry, clothes, care label, heat, wrinkles
jar: mason jar, glass jar | tip jar, jam jar, tips, donations | food, container, jam, storage, money
key: | password, unlock, access key, api key, house key, credentials, passkey | security, lock, login, secret, encryption, door
keyhole: key hole, lock | padlock, lock hole, secret | security, privacy, access, key, password
laminated: | padlock, lock, locked, secure | security, password, protection
lamp: | light, desk lamp, floor lamp, table lamp, ceiling lamp, light fixture, pendant light, night light | furniture, lighting, interior, idea, smart home
lectern: podium, pulpit | rostrum, speech, speaker stand, public speaking | conference, presentation, lecture, press
lifebuoy: life buoy, life ring, life preserver, lifebelt | help, support, lifesaver, help desk, life belt, rescue, buoy | safety, sos, swimming, boat, customer service
lightbulb: light bulb, bulb | idea, tip, hint, inspiration, innovation, lamp | light, electricity, bright, creative, suggestion, solution
lock: padlock | secure, security, private, password, protected, encryption, encrypted | safe, privacy, login, key, access, https, ssl, auth
locked: lock, padlock | secured, closed, private, protected, encrypted | security, password, door, access
lockers: locker room | changing room, cabinet | school, gym, luggage, storage
luggage: suitcase, baggage, bags | travel bag, carry on, travel case, trolley bag | travel, airport, trip, vacation, holiday, check in, journey
magnet: horseshoe magnet | attract, snap, snapping, magnetic, attraction | physics, pull, metal, lead generation, retention
mailbox: letterbox, post box, letter box, mail box | inbox, postbox, letter drop | post, letter, delivery, mailman, postman, address
mask: face covering | face mask, disguise, carnival mask, masquerade, facemask, surgical mask | theatre, theater, clip, incognito, protection, layer mask, venetian
megaphone: bullhorn, loudhailer, loudspeaker | announcement, announce, marketing, promotion, advertise, shout | campaign, advertising, news, protest, speaker
military: army | rank, military badge, medal, armed forces, defence, defense | soldier, war, navy, insignia, officer, veteran
mirror: looking glass | vanity mirror, reflection, reflect, flip horizontally | bathroom, makeup, glass, dressing table, furniture
model: 3d model | cube, 3d object, box model, prototype, mesh | ai, css, data model, cad, machine learning
modern: | contemporary, new, flat screen | tv, television, style
month: | calendar, monthly, month view | date, schedule, ramadan, period, plan
mortarboard: graduation cap, graduation hat, square academic cap | graduation, graduate, academic cap, degree | education, university, school, student, college, diploma
notebook: notepad, exercise book | journal, diary, jotter, notes, address book, logbook | write, school, stationery, study, book, spiral
notepad: notebook, memo pad, jotter | notes, pad, writing pad, memo | write, stationery, text, todo list, document
package: parcel, box | delivery, shipment, cardboard box, carton, product, npm, order | shipping, logistics, post, module, dependency, dispatch
pants: trousers, slacks | jeans, joggers, shorts, bottoms, sweatpants | clothes, clothing, fashion, apparel, wear, wardrobe
paper: | sheet, page, document, paper bag, toilet paper, scroll | write, print, file, stationery, recycling, news
paperclip: attachment, paper clip | attach, attach file, clip, attached | file, email, document, stationery, office, upload, link
parachute: | skydiving, parachuting, airdrop | jump, airborne, skydiver, sky, insurance, delivery
pass: | access pass, ticket, id card, permit, badge, membership card | entry, valid, time, expired, success
passport: | travel document, e passport, identity document | travel, visa, identity, immigration, border, airport, id, abroad
pattern: | motif, texture, grid, repeat, tiles | fingerprint, design, background, wallpaper, fill
pendant: pendant lamp, hanging lamp | ceiling lamp, ceiling light, hanging light | lighting, furniture, interior, necklace, bulb
pennant: triangular flag, pennon | flag, banner, bunting, sports flag | team, sport, milestone, golf, college, marker
perfume: fragrance, cologne | scent, eau de toilette, aftershave, perfume spray | beauty, cosmetics, smell, gift, bottle, aroma
pile: | stack, heap, charging station | electric car, charge, mound
pinwheel: paper windmill, whirligig | windmill, spinner, loader | toy, wind, spin, kids, loading
pocket: | read later, save for later, pocket knife, pouch | bookmark, clothes, pants, swiss army knife, save
podium: winners podium | lectern, rostrum, speaker stand, ranking, pulpit, winner | speech, conference, first place, award, speaker, leaderboard
product: | goods, item, merchandise, product hunt, box | shop, package, store, launch, loading, commerce
pushpin: pin, thumbtack, drawing pin | push pin, tack | keep, location, bulletin board, notice board, fix, save
quran: koran, quran book | holy book, islamic book | islam, muslim, religion, ramadan, read, prayer
rack: | clothes rack, towel rail, towel rack, clothes rail, shelf | bathroom, laundry, wardrobe, hanger, storage
ring: | engagement ring, wedding ring, call, chime | jewellery, jewelry, bell, marriage, circle, alert, ring finger, network
rings: | wedding rings, earrings, jewellery, jewelry, gymnastics rings | wedding, marriage, gymnastics, engagement
rocking: rocking chair, rocking horse | rocker | chair, toy, horse, furniture, porch, grandmother, nursery
rubber: | rubber stamp, rubber duck | eraser, stamp, toy, bath, approval
rug: carpet | mat, prayer mat, prayer rug, floor covering | furniture, floor, living room, interior, decor
scales: balance, balance scales | scales of justice, weighing scales, justice, legal, libra, law | court, lawyer, weight, measure, judge, compare
seat: chair | airplane seat, car seat, cinema seat, armchair | sit, passenger, reservation, flight, car, booking, theatre
shipping: delivery | freight, shipment, cargo, dispatch, logistics, free shipping | truck, lorry, package, container, courier, parcel, transport
shirt: t shirt, tee, tshirt, tee shirt | top, jersey, blouse, polo | clothes, clothing, fashion, apparel, laundry, garment
shoe: footwear | sneaker, trainer, sports shoe, running shoe | clothing, fashion, running, foot, sport, shoelace
shower: | shower head, wash, bathe | bathroom, bath, water, hygiene, plumbing, hotel
sign: | signboard, symbol, placard, road sign, signage | direction, signature, street, street sign, mark, traffic, at
smoke: | smoke detector, smoke alarm, fire alarm | fire, alarm, safety, cigarette, detector
sneaker: trainer, running shoe | sports shoe, gym shoe, shoe, tennis shoe, footwear | sport, running, fitness, fashion, jogging
soap: | hand soap, soap dispenser, hand wash, liquid soap | wash, clean, hygiene, bathroom, hands, foam
sock: stocking | foot sock, hosiery | clothing, foot, christmas, laundry, wear
sofa: couch, settee | loveseat, divan, armchair, lounge | furniture, living room, interior, seat, sit, relax
spray: spray can, aerosol | spray paint, spray bottle, aerosol can, spritz, atomiser | paint, graffiti, clean, disinfect, deodorant, pesticide
stamp: rubber stamp | postage stamp, approve, seal, approval | mail, letter, post, official, certificate, notary, passport
stand: | globe stand, desk globe | globe, geography, school
sticker: decal | label, sticky label, peel | emoji, chat, badge, note, sticker pack
stool: bar stool | seat, footstool, barstool | chair, furniture, sit, kitchen
suitcase: luggage, baggage | briefcase, travel case, travel bag, carry on, trolley case | travel, trip, vacation, holiday, business, airport, journey
sunglasses: shades | sun glasses, eyewear, glasses, cool | summer, beach, fashion, sun, holiday
ticket: | coupon, voucher, admission ticket, pass, boarding pass, raffle ticket | event, cinema, movie, travel, support, discount, concert, issue
tickets: | coupons, vouchers, boarding passes, passes | event, cinema, travel, flight, concert, booking, admission
tie: necktie, neck tie | bow tie, formal wear, cravat | suit, business, office, fashion, clothes, fathers day, draw
toilet: lavatory, loo, wc | bathroom, restroom, lavatory seat, water closet, washroom | flush, toilet paper, plumbing, bog, sanitary
tote: tote bag | shopping bag, canvas bag, shopper, handbag | bag, shopping, fashion, reusable
towel: bath towel | hand towel, towel rail, beach towel | bathroom, bath, spa, dry, hotel, laundry
tracking: | track order, parcel tracking, shipment tracking, track package, letter spacing | delivery, shipping, package, location, follow
umbrella: brolly, parasol | beach umbrella, sunshade, sun umbrella | rain, weather, insurance, protection, beach, wet, cover
underpants: underwear, briefs | pants, knickers, boxers, undies, panties | clothes, lingerie, laundry
wall: brick wall | bricks, firewall, wall lamp | building, construction, barrier, masonry, protection
wardrobe: closet, cupboard | armoire, clothes cupboard | furniture, clothes, bedroom, storage, hanger
wash: | laundry, washing instructions, care label, laundry symbol, clean | washing machine, clothes, water, temperature, dry, soap
week: | calendar week, weekly, week view, seven days | calendar, schedule, date, plan
`;
