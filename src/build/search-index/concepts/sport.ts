// Sport and games: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
acrobatic: acrobat | gymnast, handstand, cartwheel, circus artist | gymnastics, stunt, person
adventure: adventure game | sword and shield, rpg, quest, expedition, exploration | game, travel, explore, fantasy, knight
american: american football, gridiron | nfl | usa, sport, rugby ball, super bowl
american-football: nfl, gridiron, superbowl, pigskin | rugby, football, touchdown, quarterback, tackle | game
among: among us | impostor, crewmate | video game, space, brand
arcade: | apple arcade, arcade game, game subscription, joystick | gaming, video game, retro
archer: archery, bow and arrow | bowman, bow | target, sport, sagittarius, hunting
archery: bow and arrow | archer, arrow, target shooting | bow, bullseye, sport, olympics
arts: electronic arts | ea | games, video games, publisher
award: prize, medal | trophy, ribbon, badge, honour, honor, winner, rosette, achievement, accolade, commendation, praise, endorsement, nominate, nominee, nomination | win, certificate, first place, best, reward, proud, pride
badminton: shuttlecock | birdie, racket, racquet, badminton racket | sport, net, game, court
ball: | football, soccer, basketball, beach ball, sphere, round | sport, game, play, kick, throw, toy
ball-american-football: american football, nfl, gridiron, superbowl | rugby, football | game
ball-baseball: baseball, mlb | softball | game
ball-basketball: basketball, nba, hoop | ball, dribble | game
ball-bowling: bowling ball, bowling | tenpin, skittles | game
ball-football: soccer, soccer ball, football | goal, match, fifa, world cup | game
ball-tennis: tennis ball, tennis | wimbledon, racket | game
ball-volleyball: volleyball, beach volleyball | beach ball | game
barbell: weights, weight bar | dumbbell, weight lifting, weightlifting, lift, physical, physical exercise | gym, workout, fitness, exercise, strength, training
baseball: baseball ball | softball, home run, pitcher, catcher | bat, mlb, sport, cap, game, ball
basketball: hoops | hoop, dunk, nba, jump shot, rebound, slam dunk | ball, sport, court, game, dribble
battle: battle ropes | fight, combat, rope workout | workout, gym, war, exercise
beach-ball: inflatable ball, beach toy | summer, pool party, loading wheel | beach
bench: bench press | weight bench, workout bench, seat | gym, exercise, park, lifting
billiard: pool, snooker | eight ball, cue, 8 ball | ball, table, pub, game, sport
billiards: pool, snooker | eight ball, 8 ball, billiard ball | game, cue, pub, sport
bishop: chess bishop | chess piece, chess | game, strategy, diagonal, church
boules: petanque, bocce | bowls, boccia, lawn bowls | ball, game, sport, france, metal balls
bow: | bow and arrow, archery, bow tie, archer | weapon, shoot, hunting, sport, elegant, ribbon
bow-arrow: archery, bow and arrow, archer | sagittarius, hunting, shoot | target
bowling: tenpin, ten pin bowling, skittles | bowling ball, bowling pins, bowling alley, strike | game, sport, ball, leisure
bowling-ball: bowling, ball bowling, tenpin | bowling alley, strike, gutter ball, candlepin | game
boxing: | boxer, punch, fight, punching bag, fighting, boxing glove | sport, fist, martial arts, mma, knockout, ring
boxing-glove: boxing, punch, fight | boxer, mma, fighter | combat
champion: winner | trophy, medal, first place, victor, champ | victory, award, sport, podium
checkerboard: chequerboard, chessboard, checkers board | chess board, checkers, draughts, transparency grid | game, squares, pattern, transparent
checkered: chequered | checkered flag, finish line, finish flag, race flag | race, racing, formula 1, flag, finish, goal
chess: chess piece, chess game | chessboard, chessman, board game, pawn, king, queen, chess strategy | strategy, game, tactics, checkmate
chess-bishop: | chess piece
chess-king: | chess piece, royalty
chess-knight: horse piece, chess horse, knight | strategy, chess, chess piece
chess-pawn: pawn, chess piece | strategy, chess
chess-queen: | chess piece, royalty
chess-rook: castle piece, tower, rook | strategy, chess, chess piece
chi: tai chi | martial arts, qigong, taichi | exercise, meditation, person, fitness, balance
cliff: cliff jumping, cliff diving | precipice, crag, rock face | jump, mountain, sea, extreme sport
club: club suit | card suit | cards, poker, casino, gambling, clover
clubs: club suit | card suit, playing cards | poker, casino, gambling, card game
coaster: roller coaster, rollercoaster | thrill ride, amusement ride, big dipper | amusement park, fun, theme park
court-basketball: basketball court | nba, sports court | game
cricket: | cricket bat, wicket, bowler, batsman | bat, ball, sport, game, england, india
curling: curling stone | curling rock, ice sport | winter olympics, ice, sport
dart: | dartboard, throwing dart, bullseye | game, target, pub, aim
diabolo: chinese yoyo | juggling, hourglass shape, yo yo | circus, shape, geometry, 3d
diamonds: diamond suit | card suit, gems, rhombuses, jewels | cards, poker, casino, playing cards
dice: die | random, rolling dice, roll the dice | game, casino, gambling, luck, board game, chance, number
dices: | rolling dice, die, pair of dice | game, gambling, luck, random
diving: scuba, scuba diving | diver, oxygen tank, snorkel, underwater | sea, sport, dive, ocean
domino: | domino tile, domino piece | game, dots, tiles
ds: dualshock | game controller, gamepad, playstation controller, ds3 | gaming, console, handheld
dumbbell: weight, weights, hand weight | barbell, weight lifting, weightlifting, gym, workout, exercise, lift, physical, physical exercise | fitness, strength, training, bodybuilding, muscle, sport
electronic: electronic arts | ea | games, video games
equipment: | gym equipment, bench press, exercise machine, weights, gear | gym, fitness, workout, machine
exercise: workout | exercise ball, fitness ball, gym ball, training, swiss ball | gym, fitness, yoga, pilates
expander: chest expander, resistance band | spring expander, hand grip | gym, workout, fitness
faces: | dice faces, die, dice | game, numbers, roll, casino
fencing: fencer | fencing mask, foil, epee, sabre, sword fighting | sword, sport, olympics, duel
ferris: ferris wheel, big wheel | observation wheel, london eye | amusement park, funfair, fun
fidget-spinner: spinner toy | toy, stress
fins: flippers, swim fins | diving fins, swimming flippers | diving, swimming, snorkel, sea
fish-hook: fishing hook, hook, phishing | fishing, angling, bait | fish
fishing: angling | fishing rod, angler, bait, phishing, fishing pole, hook | fish, sport, lake, catch
fishing-hook: fish hook, hook, phishing | fishing, angling, bait | fish
fishing-rod: angling, fishing, fishing pole | angler, bait | fish
flag-checkered: finish flag, race flag, finish line, chequered flag, racing flag | finish, racing, formula 1, goal, end | race
football: soccer, soccer ball | american football, footie, nfl, gridiron, ball, pigskin, touchdown, quarterback | sport, goal, match, world cup, team, game
football-helmet: american football, nfl, gridiron | helmet | game
football-pitch: soccer field, football field, soccer pitch | stadium, pitch | game
fortnite: | battle royale, epic games | video game, gaming, shooter
frisbee: flying disc | disc golf, ultimate | dog, throw, park, game
go: | board game, go back, go forward, baduk, weiqi | game, arrow, navigate, start
goal: target, objective | aim, flag in target, milestone, flag, mission | success, football, finish, achievement
golf: | golf flag, golf club, golf course, putt, golf ball | sport, hole, ball, game, tee
golf-ball: golf, golf tee | golfing, golf course | game
gym: fitness, workout | gym equipment, exercise, fitness centre, weights, training, exercise machine | sport, weight lifting, bodybuilding, health
gymnastic: | gymnast, still rings, acrobatics | sport, rings, exercise
gymnastics: gymnast | acrobatics, floor exercise, stretching | sport, exercise, workout, olympics
handball: handball player | team handball, throwing ball | sport, ball, goal, throw
hike: hiking | trekking, walking, hiker, trek, ramble, backpacking | mountain, outdoors, person, trail, walk
hiking: trekking | hiking stick, hiker, walking pole, rambling | mountain, walk, outdoor, trail
hockey: | ice hockey, puck, field hockey, nhl, hockey stick | sport, ice, game, winter
honour: honor | award, medal, distinction, glory, merit | badge, star, prize, rank
hoop: hula hoop, basketball hoop | basket, ring, backboard | basketball, toy, sport
horse-toy: rocking horse, toy horse | toy, childhood
hula: hula hoop | hooping, hoop | toy, fitness, play, hawaii
ice-skating: ice skate, skate, skating | figure skating, ice rink | winter
itch: itch io | indie games, indie game store | video games, gaming, download
jump: jump rope, skipping rope | skipping, leap, hop | exercise, fitness, workout
jump-rope: skipping rope, skip rope | cardio, jumping | fitness
jumping: | cliff jumping, ski jumping, leaping, leap | winter sport, extreme sport
karate: karateka | martial arts, kick, kung fu, taekwondo, judo | fight, sport, self defence
kettlebell: kettle bell | weight, girya, weights | gym, workout, fitness, strength
kicking: | kickboxing, high kick | workout, martial arts, exercise, leg
king: chess king | crown, chess piece, chess | game, royal, monarch, checkmate
kings: honor of kings | moba, tencent game | game, mobile game, china
kite: | flying kite, toy kite | wind, toy, fly, children, shape
knight: chess knight, chess horse | chess piece, chess, horse | game, strategy, medieval, armor, shield
laurel-wreath: award, victory, winner, laurels | best, honour, festival award | prize
lego: toy brick | building block, brick, minifigure, toy block | toy, kids, build, play
mario: super mario | nintendo character, plumber, video game character | nintendo, video game, mushroom
mat: yoga mat, exercise mat | gym mat, rolled mat, pilates mat | yoga, fitness, exercise, floor
maze: labyrinth | puzzle, lost, amaze | game, path, strategy, complexity
medal: award | prize, achievement, badge, first place, honour, honor, gold medal, winner, accolade, commendation, praise, bounty, competition, win | ribbon, rank, olympics, reward
medal-military: military medal, medal of honor, war medal | award, army, decoration | prize
meeple: game piece | board game piece, board game figure, pawn, token | board game, carcassonne, player
minecraft: | block game, mojang, creeper | game, video game, cube
monkeybar: monkey bars, monkey bar | climbing frame, jungle gym, pull up bar | playground, kids, hanging, gym
nike: swoosh | sportswear brand, just do it | shoes, sport, clothes
olympic: olympic torch | olympic flame, olympic games | torch, sport, fire
olympic-torch: olympics, torch, olympic flame | olympic games, flame | games
olympics: olympic rings, olympic games | five rings | sport, competition, games
origami: paper folding | folded paper, paper crane, paper bird, paper art | japan, craft, bird
pacman: pac man | arcade game, retro game | video game, ghost, gaming, maze, retro
paragliding: paraglider | parachute, hang gliding, parasailing, skydiving | flying, extreme sport, air
pawn: chess pawn | chess piece, chessman, soldier | chess, board game, strategy
piece: puzzle piece, jigsaw piece | part, plugin, add on, extension, jigsaw | game, solution, integration, component
ping: ping pong | table tennis | paddle, bat, ball, racket, sport, network
ping-pong: table tennis, pingpong, paddle | table tennis bat, racket | game
pitch: football pitch, soccer field | football field, playing field, sports field | football, soccer, stadium
play-card: playing card, card game, poker | ace, cards | casino
playing: playing card, playing cards | card game, deck of cards | game, poker, casino, gambling, card
playing-card: card, card game, poker, ace | cards, poker card | casino
playing-cards: card game, deck of cards, poker, cards | blackjack, solitaire, deck | casino
playstation: sony playstation | game console, ps5, gamepad buttons, controller buttons | gaming, video game, triangle, circle, cross, square
pokeball: poke ball | pokemon, pokemon ball | game, catch, anime, gaming
pokemon: pokeball, poke ball | pikachu, pokemon go | game, nintendo, anime
poker: poker chip, casino chip | card game, cards, card suit, casino | gambling, bet, blackjack, playing card, las vegas, game
poker-chip: casino chip, gambling, chip, casino | betting, poker, token
polo: water polo | waterpolo | swimming, ball, pool
pong: ping pong | table tennis | paddle, bat, ball, racket, sport
pool: swimming pool, billiards | snooker, swim, pool table, eight ball, lido | water, swimming, hotel, summer, game, pub, hotel amenity, dive
press: bench press | chest press, weight training, ironing, iron | gym, exercise, laundry, news, push
punch: | fist, hit, boxing, fist bump, strike, knock | fight, hand, power
punching: punching ball, punching bag | boxing bag, speed bag, punchbag | boxing, training, gym
puzzle: jigsaw, jigsaw puzzle, puzzle piece | plugin, extension, add on, addon, plug in, solve, brain teaser, modular | game, integration, toy, module, component, solution
puzzle-piece: plugin, extension, add on, puzzle, jigsaw | jigsaw piece, integration, module | game
queen: chess queen | crown, chess piece, royalty | chess, game, king, strategy, monarch, woman
racing: racing flag | checkered flag, chequered flag, finish flag, motorsport | formula 1, finish, car
racing-flag: checkered flag, finish flag, finish line | race, formula 1
racket: tennis racket, racquet | tennis racquet, bat, badminton racket | tennis, ball, sport
racquet: racket, tennis racket | tennis, badminton, squash | sport, ball, game
riding: cycling, bike riding | cyclist, biking, bicycle ride, rider | bicycle, bike, sport
roblox: | online game platform, game creation | game, video game, kids
rod: fishing rod, fishing pole | angling, fishing line, rod and reel | fish, fishing, hook
roller-skating: roller skate, inline skate | skating, rollerblade | fun
rook: chess rook, chess castle | castle, tower, chess piece | chess, game, strategy
rope: jump rope, skipping rope | skip rope, jumping rope, cord | fitness, jump, exercise
ropes: battle ropes | battle rope, rope training | workout, gym, fitness
roulette: roulette wheel | casino wheel, gambling, wheel of fortune | casino, bet, luck
rubiks: rubik's cube, rubiks cube | rubik cube, magic cube, puzzle cube | puzzle, game, toy
rugby: rugby ball | rugby football, american football, oval ball | ball, sport, team
run: running, jog | runner, jogging, sprint, execute, race | exercise, sport, fitness, marathon, play, fast, athletics, chase, hurdle, pursue
running: running shoes, jogging | trainers, sneakers, jog | sport, fitness, shoe
running-shoes: sneakers, trainers, sport shoe | jogging, footwear | fitness
saddle: horse saddle | riding saddle, seat | horse, riding, equestrian
scoreboard: score board | score, results board, match score, leaderboard | sport, game, points
scuba: scuba diving | diver, diving, snorkel, scuba diver, diving mask | sea, ocean, underwater, water, tank, oxygen, mask
seesaw: teeter totter, teeter-totter | see saw, balance board, playground toy | playground, kids, balance
shuttle: shuttlecock, birdie | badminton shuttle, badminton birdie, feather ball | badminton, racket, sport
skate: roller skate | rollerskate, roller boot, inline skate, rollerblade, ice skate | sport, shoe
skateboard: skate board | longboard, board, skating | sport, skater, wheels
skateboarding: skateboarder, skater | skating | sport, extreme sport, person
skating: ice skating, roller skating | ice skate, skater, figure skating, rollerblading | skates, winter, rink, sport, ice
ski: skiing | skier, ski jumping, downhill skiing, snow skiing | winter, snow, sport, mountain, alps, slope, resort
skipping: jump rope, skipping rope | jumping rope, rope skipping | fitness, exercise, cardio
slide: playground slide | children's slide, chute | playground, kids, park
sneaker-move: running shoe, running, sneaker, jogging | trainers, run, fast | fitness
snowboard: snowboarding | snowboarder | winter, snow, sport, mountain, slope
snowboarding: snowboarder | winter sport, boarding | snow, mountain, winter
soccer: football | soccer ball, soccer field, soccer pitch | sport, ball, goal, game, match, world cup, pitch, stadium
soccer-ball: football, soccer, ball football | goal, match, fifa, world cup | game
soccer-field: football pitch, football field, soccer pitch | stadium, pitch | game
spade: spade suit | shovel, ace of spades | card suit, playing card, poker, casino, game
spades: | card suit, ace of spades, suit of spades | playing card, poker, casino, game
sport: sports | athletics, exercise, fitness, game, physical activity | workout, gym, shoe, shirt, billiards
sport-billiard: billiards, pool, 8 ball, snooker | eight ball, magic 8 ball | game
sport-shoe: sneaker, running shoe, trainers, trainer | sneakers, running, jogging, footwear | fitness
sprint: run | runner, dash, fast running, race | running, sport, scrum
squats: | knee bends, squat exercise, leg training | workout, gym, fitness
stadium: arena | sports ground, football stadium, sports arena, bowl | sport, football, concert
stick: | hockey stick, hiking stick, memory stick, usb stick, trekking pole | pole, hiking, hockey, storage
stopwatch: timer, chronometer, time tracking, time tracker | stop watch, lap timer, time measurement, chronograph | time, race, speed
strava: | running app, cycling app, fitness tracker | running, cycling, fitness
stretching: | warm up, exercise, flexibility | yoga, fitness, workout, gymnastics, sport, person
super: super mario | nintendo character | nintendo, video game, hero
surf: windsurf, wind surf | windsurfing, surfer | sea, wave, sport
surfboard: surf board | surfing board, paddleboard, surfing | surf, beach, wave
swim: swimming | swimmer, pool | water, sport, sea, beach, person
swimming: swim | swimmer, swimming pool, pool, swimming cap, lifeguard, drown, drowning, breaststroke | water, sport, sea, summer, hotel
tac: tic tac toe, noughts and crosses | tic tac, xo game | game, mints, board game
tai: tai chi | martial art | meditation, exercise, wellness, person
tennis: tennis ball | tennis racket, tennis racquet, table tennis, ping pong | sport, ball, racket, wimbledon, court, game
tennis-ball: tennis, ball tennis | wimbledon, racket | game
tetris: tetromino | falling blocks, block puzzle, tetris blocks | game, puzzle, blocks
throw: | toss, pitch, throw away, pitcher, bowler | person, ball, sport, discard, baseball, cricket
tic: tic tac toe, noughts and crosses | tic tac, xo game | game, mints, board game
tic-tac: tic tac toe, noughts and crosses | x and o | game
tic-tac-toe: noughts and crosses, xoxo, tic tac | x and o, game, naughts and crosses
toad: super mario toad | mushroom man, nintendo character | nintendo, video game, mario
toe: tic tac toe, noughts and crosses | tic-tac-toe, xs and os, xo game | game, grid, strategy
tournament: bracket | knockout, championship, competition, playoffs, cup | sport, esports, tree
toy: | plaything, building brick, toy train, toy block | children, kids, play, game, baby
toy-brick: lego, building block, building brick, plug in | block, extension, brick | toy
trampoline: | bouncing, bounce, jumping mat | jump, kids, garden, gymnastics
treadmill: running machine | run indoors, jogging machine | gym, fitness, exercise, running, cardio, workout
trekking: hiking | hiker, walking, backpacking, rambling | mountain, outdoor, stick, walk
trophy: award | cup, winner cup, prize, champion, championship, achievement, first place, nominate, nominee, nomination | winner, win, victory, competition, leaderboard, success, achieve, accomplish, accomplishment, achiever
unicycle: one wheeled bike, monocycle | one wheel, circus bike | circus, balance, juggling
unity: unity 3d, unity engine | game engine, unity3d | game development, 3d, cube
us: among us | impostor, crewmate, imposter | game, video game
valorant: | tactical shooter, riot games | game, video game, esports
versus: vs | against, v, opponents, face off | match, fight, competition
volleyball: volley ball | beach volleyball, spike, serve ball | sport, ball, game, net, beach, team
vs: versus | against, opponents, face off | match, fight, game
waterpolo: water polo | polo, swimmer with ball | swimming, ball, pool
weightlifting: weight lifting, weights | barbell, weight training, bodybuilding | gym, fitness, strength
whistle: referee whistle | blow whistle, coach whistle, pea whistle, foul, sports coach | referee, sport, sound, referee call
workout: exercise, work out | training, fitness, gymnastics, working out | gym, sport, run, health, person
wreath: laurel wreath, laurel | laurel crown, laurels | award, winner, victory, roman, greek, achievement, christmas, prize
xbox: | game console, gaming console, controller buttons | gaming, video game, microsoft, gamepad, controller
yoga: | yoga pose, meditation, meditate, stretching, lotus position | exercise, fitness, wellness, relax, zen, ball, mindfulness, pilates
zwift: | indoor cycling app, virtual cycling | cycling, training, bike
`;
