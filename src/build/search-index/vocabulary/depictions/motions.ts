// Further verbs that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
accommodate, lodging, accommodation, accomodation, place to stay: bed, home, building, key
adorn, beautify, redecorate, spruce up, embellish: sparkles, paint, brush, wand
agitate, stir up, shatter, smash up: vibrate, bolt, hammer
ambush, pounce, lunge: cat, target, spy
amputate, prosthetics: disabled, bone, wheelchair
appraise, evaluate worth, valuation, assess: scale, search, report-money, calculator
assassinate, execute person: target, skull, sword
babble, blabber, mumble, stammer, stutter, mutter: message, message-dots, mouth, speech
badmouth, insult, taunt, heckle, sneer, scoff: message-x, thumb-down, mood-angry
beep, honk, hoot, toot, buzz: bell, volume, device-speaker, vibrate
bellow, howl, wail, yodel, yelp, yap: speakerphone, volume, megaphone, dog
bewitch, cast a spell, conjure, fascinate, captivate, entice, spellbound: wand, sparkles, magic-wand, magnet
bluff, poker face: mood-neutral, cards, mask
blunder, bungle, goof, fumble, botch: mood-sad, alert-triangle, bug
boogie, strut, swagger, pirouette, waltzing: music, disco, shoe
brainwash, indoctrinate: brain, wash, spiral
breastfeed, breastfeeding, nursing baby: baby, baby-bottle, heart
sulk, frown face, scowl, grimace: mood-sad, frown, mood-annoyed
bulldoze, raze, tear down: crane, bulldozer, hammer, tractor
cavort, frolic, romp: mood-happy, kid, ball
chirp, tweet sound, warble, birdsong: bird, music
chomp, munch, gulp, gobble, guzzle, devour, crunch, nibble: tooth, apple, mood-tongue, cookie, burger
clatter, clang, thump, thud, bang, whack: hammer, bell, volume, bolt
commemorate, memorial day, remembrance day: candle, flower, flag, award
confess, confession, plead, beg for: pray, mood-sad, message
confiscate, impound, repossess: lock, hand-grab, ban
confront, face up, stand up to, counterattack, spar: swords, boxing-glove, shield
confuse, mix up, mistake one for another: help, arrows-shuffle, question-mark
cram, squeeze in, stuff into: arrows-minimize, package, book
creep, slither, squirm, wriggle, wiggle, crawl along: worm, spider, bug
dab, pat, tap lightly, nudge, poke, prod: hand-click, hand-finger, pointer
dabble, tinker, fiddle with: tool, tools, brush
dangle, hang down, droop: hanger, arrow-down
dazzle, glitter, glint, twinkle, shimmer: sparkles, stars, diamond
deface, scribble on, vandalise: spray-can, scribble
deflate, puncture, flat tyre: balloon, trending-down, wheel
dehydrate, dehydrated, dried out: droplet-off, sun
depict, picture something: photo, palette, brush
deprive, withhold, confine: ban, lock
disarm, dismantle, take apart, disassemble: tool, puzzle, shield-off
dispense, dose out, hand out: hand-coins, bottle, pill
divert, redirect traffic, reroute: arrow-ramp-right, route, corner-up-right
dote, cherish, adore baby, snuggle, cuddling: heart, hearts, mood-heart
elope, run away together: ring, run, heart
enclose, surround, encircle: circle, square, brackets
enforce, enforcement, law enforcement: gavel, police-badge, shield
engrave, etch, sculpt, whittle: pen-tool, pencil, hammer
enlist, conscript, sign up army: military-rank, user-plus
entangle, unravel, unwind, untangle: scribble, lasso, rotate
eradicate, uproot, wipe out, exterminate: trash, x, bug-off
erupt, erupting, volcanic eruption: volcano, flame
escort, accompany: users, shield, walk
exfoliate, scrub skin: brush, sparkles, bath
exhibit, showcase, on display: presentation, photo, frame
exorcise, exorcism: ghost, cross
fatten, gain weight: scale, burger, weight
ferment, fermentation, brewing: beer, flask, jar
flap, flutter, flap wings: bird, feather, butterfly
flatter, compliment, praise someone: heart, thumb-up, award
flicker, blink light: bulb, flame, bolt
fling, hurl, lob, toss away: ball, hand-grab, trash
forage, gather food: basket, mushroom, leaf
fumigate, pest control: bug-off, spray, bug
gallop, trot: horse
gargle, rinse mouth: droplet, dental
gawk, peek, glimpse, peep, stare at: eye, eyes, binoculars
gift wrap, giftwrap, wrapping paper, wrapping: gift
gloat, boastful: mood-smile-beam, trophy
graze, grazing: cow, plant
grope, grip tight, clutch hold: hand-grab, hand
grunt, snort, oink: pig
hailing, flag down: hand-stop, taxi
herd, flock of sheep, swarm, stampede: users, cow, paw
hiss, sizzle, simmer: flame, pan, worm
hitchhike, hitchhiker, thumb a lift: thumb-up, road, car
hoard, hoarder, stockpile: stack, boxes, packages, archive
huddle, gather round: users, users-group, circle
hum, hum a tune, serenade: music, microphone, music-note
hunch, slouch, bad posture: armchair, user, man
hustle, side hustle, grind work: briefcase, run, cash
immigrate, relocate abroad: passport, plane, world
imprison, lock up, incarcerate: prison, lock, handcuffs
inflict, torment, torture someone: bolt, skull, mood-angry
ingest, swallow: pill, tools-kitchen
inoculate, immunise, immunize: vaccine, injection, syringe
intercept, block pass: hand-stop, shield, radar
intimidate, threaten, threat, menace: alert-triangle, skull, mood-angry
intoxicate, get drunk: wine, beer, martini
invigorate, revive, resuscitate, refresh oneself: bolt, heartbeat, refresh
jaywalk, jaywalking: walk, traffic-lights
jingle, ring tone: bell, music
jolt, electric shock, taser, stun: bolt, zap
knead, dough making: bread, hand
launder, laundering, money laundering: wash, cash, coins
limp, hobble, crutches, crutch: walk, bandage
linger, loiter, hang around: clock, user, map-pin
lubricate, oil machine: droplet, oil, settings
lull, lull to sleep: moon, baby, music
marinate, season meat, seasoning: bottle, meat, pepper, salt
marvel, awe, in awe: stars, mood-surprised, sparkles
mash, mash up, blend together: blender, bowl
meddle, interfere, nosy parker: hand-finger, eye
mingle, socialize, socialise, networking event: users, friends, messages
misbehave, naughty child, troublemaker: mood-tongue, mood-angry
misplace, lose item, lost and found, lost property: search, box, help
muffle, muted sound: volume-off, volume-low
muse, inspiration source: bulb, brain, palette
nab, catch thief, caught: handcuffs, hand-grab
neigh, whinny: horse
nod, nod head: check, mood-smile
numb, frozen stiff: snowflake, mood-neutral
ooze, drip, trickle, dribble: droplet, droplets
outrun, sprint, dash away: run, bolt, running
overeat, overeating, binge, gluttony: burger, cake, tools-kitchen
overheat, overheating, too hot: temperature-plus, flame, thermometer, sun
oversleep, overslept, sleep in: alarm, zzz, bed
paralyze, immobilize: wheelchair, lock, bolt
peck, perch: bird, feather
perspire, sweating: droplets, temperature-plus
pluck, pull out hair: feather, guitar, hand
plunge, dive into, dive in: diving, swimming, waves
poach, poached egg: egg, egg-fried
preen, groom oneself: mirror, feather, bird
prick, pinprick: needle, pin
rant, vent anger, outburst: mood-angry, speakerphone, message-exclamation
ravage, devastate, devastation: tornado, flame, bomb
reap, reap what you sow: wheat, basket
recite, read poem, narrate story: book, microphone, speech
recline, lie down, lie back: armchair, bed, sofa
rummage, scour, look around: search, box
scamper, scurry: run, squirrel, rat
scorch, scorching, heatwave, heat wave: sun, flame, temperature-plus
scramble, mix eggs: egg, arrows-shuffle, egg-fried
scuffle, squabble, brawl, fight argument: swords, boxing-glove, mood-angry
sift, sieve flour: filter, bowl
sigh, whimper, whine, wince: mood-sad, mood-sad-2, wind
skid, skidding, slippery road: car, car-crash, alert-triangle
slam, slam door: door, hammer
slump, downturn, recession, decline market: trending-down, chart-line
smear, smudge out: brush, droplet, blur
smother, snuff out: flame-off, bed
smuggle, smuggling, contraband: package, spy, mask
snarl, growling, bark angry: dog, mood-angry
sniffle, weep, sob: mood-cry, mood-sad, droplet
splurge, spending spree, shopping spree: shopping-bag, credit-card, cash
squeak, squeal: mouse, rat
stagger, wobble, sway, unsteady: wave-sine, vibrate, bottle
startle, boo, jump scare: ghost, mood-surprised, bolt
straddle, bestride: horse, bike
strangle, throttle neck: hand-grab, skull
stray, stray dog, astray: dog, map, help
strum, pluck strings: guitar
sublet, sublease: key, home
subside, die down: trending-down, waves
swat, fly swatter: bug-off, bug, hand
swoop, dive bomb: bird, plane, arrow-down
telecommute, teleworking, telework: home, device-laptop, video
thrash, flail: swords, waves
throb, pulsate: heartbeat, activity, heart
tiptoe, creep quietly: footprints, shoe, walk
topple, fall over, tip over: arrow-down, building, falling
trample, stomp, trudge: boot, footprints, walk
trespass, no trespassing, keep out: ban, hand-stop, fence
unfasten, unscrew, undo screw: tool, screwdriver, lock-open
waddle, waddling: bird, walk
wager, place bet, betting, bet: dice, coin, coins, cards
wag, wag tail: dog
weld, solder, soldering: flame, tool, bolt
wheeze, short of breath: lungs, wind
wilt, wither, dying plant: plant, flower, plant-off
woo, court someone, chat up: heart, flower, rose, message-heart
yearn, long for, pine for: heart, star, moon
`;
