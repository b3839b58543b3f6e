// Clothes, household, play and music that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
overcoat, trench coat, trenchcoat, parka, anorak, cardigan, pullover, jumper clothes, blazer: jacket, hanger, shirt, hoodie
leggings, jodhpurs, dungarees, jumpsuit, romper, sweatpants, joggers, chinos, waders, slacks: pants, hanger
corset, brassiere, girdle, leotard, bodysuit, nightie: dress, hanger
caftan, sari, sarong, toga, burqa, niqab, abaya, sundress: dress, hanger
wetsuit, diving suit, scuba, snorkel, flippers: diving, swimming, scuba-mask, waves
polyester, taffeta, viscose, muslin, organza, tartan, plaid, patchwork, macrame: grid, shirt, needle-thread, hanger
headband, bandana, headdress, hairnet, fascinator, trilby, tricorn, sunhat, toupee: hat, beanie, user
earmuffs, neckband, mittens, fingerless gloves: headphones, glove, hand, snowflake
gaiters, espadrilles, plimsolls, snowshoe, snowshoes, clogs, moccasins, loafers: shoe, boot, sneaker
cufflinks, trinket, locket necklace: diamond, ring, gem
fishnet, fishing net: fish, grid
mohawk, quiff, goatee, fringe hair, mullet hair: scissors
eyepatch, eye patch: eye-off, skull, mask
heirloom, antiques, antique, artifact: hourglass, building-monument, clock
dustpan, squeegee, dishcloth, scouring pad, duster: brush, broom, wash, spray
sewing machine, thimble, pincushion, bobbin, sewing kit: needle-thread, needle, scissors
cauldron, saucepan, skillet, wok, casserole: pot, pan, cooking-pot, flame
fondue, raclette: cheese, pot, flame
hotplate, stovetop, stove top, cooker, hob: flame, oven, tools-kitchen
breadmaker, bread maker, food processor, mixer kitchen: blender, bread, tools-kitchen
meat cleaver, cleaver, machete, switchblade, penknife, pocketknife: knife, sword, slice
sharpener, pencil sharpener: pencil, tool
headboard, highchair, footrest, sunlounger, deckchair, recliner, futon, eiderdown, davenport: armchair, bed, sofa, chair-director, beach
handrail, banister, guardrail, fireguard: stairs, fence, barrier-block
lampshade, chandelier, lantern: lamp, bulb, candle
mailbag, postbag, post bag: mail, mailbox, paper-bag
potpourri, air freshener, scented candle: flower, candle, perfume, spray
workbench, worktop, countertop: table, tools, hammer
sandpaper, crowbar, jackhammer, ratchet, cogwheel, spirit level: tool, tools, hammer, wrench, ruler
scaffold, scaffolding, girder: crane, building, ladder, grid
barbwire, barbed wire, razor wire: fence, wall, lock
sprinkler system, watering can, wateringcan: plant, droplet, bucket-droplet, bucket
weathercock, weathervane, weather vane, windsock, wind sock: wind, arrow-up, windmill, navigation
insulation, thermal insulation: home, temperature, wall, flame
rechargeable, lithium, power cell: battery, battery-charging
kerosene, propane, octane, diesel fuel, petroleum: gas-station, flame, bottle, barrel, droplet
tinfoil, cling film, foil: box, roll, paper
styrofoam, velcro, resin, plastic material: box, package, bottle
postcode, zip code, zipcode, postal code, zip postal: map-pin, mail, mailbox, hash
phonebox, phone box, phone booth, telephone box, pager: phone, phone-call, device-mobile
scrapbook, yearbook, photo album: book, photos, album, photo
walkman, jukebox, boombox, ghetto blaster, cassette player: music, cassette-tape, radio, device-audio-tape, headphones
woofer, subwoofer, soundbar, megawatt speaker: speaker, device-speaker, volume
telephoto, zoom lens, wide angle, camera lens: camera, aperture, lens
videocall, telepresence: video, device-computer-camera
lifeboat, life boat, lifejacket, life jacket, life vest: lifebuoy, boat, ship
limo, limousine, lamborghini, ferrari, sports car, supercar, coupe, roadster: car, steering-wheel
sidecar, handlebar, handlebars, saddlebag, wheelie: motorbike, bike, moped
stagecoach, chariot, wagon, horse carriage, buggy: horse, wheel, caravan
towbar, tow bar, sunroof, taillight, tail light, gearstick, brake, brakes, brake pedal, clutch: car, steering-wheel, wheel, gauge, manual-gearbox
trawler, cruiser, hydrofoil, dinghy, kayak boat, gondola boat: boat, ship, sailboat, speedboat
trucker, lorry driver, teamster: truck, steering-wheel, user
horsepower, torque, engine power: engine, gauge, horse, bolt
bungee, bungee jump, zipline, zip line, skydive, base jump: parachute, mountain, rope, plane
biathlon, bobsleigh, bobsled, dogsled, slalom, ski jump, nordic skiing: ski-jumping, snowflake, sleigh, mountain
decathlon, hurdle, hurdles, javelin, shotput, shot put, discus, high jump, long jump, pole vault, track and field, athletics: run, running, trophy, medal, olympics
cricketer, netball, lacrosse, croquet, dodgeball, quoits, boules, petanque, skittles: ball-baseball, cricket, ball-tennis, trophy, ball
steeplechase, horse racing, jockey, polo: horse, horse-toy, trophy, flag
paintball, laser tag, airsoft: target, gun, paint
parkour, free running, leapfrog: run, jump-rope, running, walk
bodyboard, windsurfer, waterski, water ski, wakeboard, paddleboard, surfboard: waves, surf, beach
foosball, table football, air hockey: ball-football, game-controller, trophy
crossword, scrabble, boggle, word game, sudoku, wordle: abc, grid-3x3, puzzle, alphabet-latin, grid
charades, mime, pantomime, improv: masks-theater, mask, hand
checkers, draughts, backgammon, ludo, monopoly game, board game: chess, dice, chess-pawn, grid-4x4
dominoes, tarot, croupier, poker game, card game, blackjack, raffle, bingo, roulette, slot machine, lottery, tombola: cards, dice, play-card, ticket, coin
boomerang, kazoo, frisbee toy, spinning top, hula hoop, skipping rope, yoyo, pogo stick: jump-rope, horse-toy, ball, toy
ragdoll, rag doll, dollhouse, toy house, toy car: horse-toy, home, toy, car
maypole, bunting, fete, fête, festival tent: confetti, flag, tent, circus
housewarming, babyshower, baby shower, bridal shower, hen party, stag party, bachelor party: gift, confetti, home, balloon, champagne
honeymoon, bridesmaid, trousseau, best man, wedding party, newlywed: heart, ring, plane, wedding
scout, girl scouts, campers: tent, campfire, compass, backpack
sleepover, slumber party, pyjama party: bed, moon, users
singalong, sing along, karaoke night: microphone, music, mic-vocal
techno, dubstep, reggae, funk, disco music, edm, house music, electronic music, heavy metal, punk rock: music, headphones, disc, speaker, vinyl
waltz, polka, tango, breakdance, tap dance, line dance, dancer, flamenco: music, disco, shoe, man
tenor, soprano, baritone, opera singer, vocalist: microphone, music, mic-vocal
cowbell, castanets, dulcimer, harmonium, zither, sousaphone, flugelhorn, gong, woodwind, brass band, orchestra instrument, trombonist, saxophonist, trumpeter: music, music-note, bell, piano, drum
sonnet, haiku, verse poem, rhyme, poetry, poem, ballad: feather, book, quote, writing
fanfare, drum roll, ta da: music, confetti, speakerphone
rap, rapping, freestyle rap, beatbox: microphone, mic-vocal, music
juggle, juggling, contortionist, ringmaster: circus, ball, balloon
trilogy, sequel, prequel, box set: movie, number-3, books
storyboard, film script, screenplay, scenario: movie, clapperboard, file-text, layout-grid
golfer, caddy, golf club: golf, flag, ball
gamer, gaming pc, pro gamer, esports: device-gamepad, game-controller, gamepad, headset
fighter, martial arts, karate, judo, taekwondo, kickboxing, mma: boxing-glove, swords, trophy
bayonet, crossbow, claymore, bazooka, harpoon, musket, grenade launcher, swordsman: sword, swords, bow, target-arrow, bomb
gunpowder, dynamite, explosives, minefield, landmine, tripwire: bomb, flame, alert-triangle
werewolf moon, full moon: moon
numerology, astrologer, horoscopes, palm reading: zodiac-leo, stars, moon-stars, hash
`;
