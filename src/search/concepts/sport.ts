// Sport and games: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
american: american football, gridiron | nfl | usa, sport, rugby ball, super bowl
award: prize, medal | trophy, ribbon, badge, honour, honor, winner, rosette, achievement | win, certificate, first place, best, reward
ball: | football, soccer, basketball, beach ball, sphere, round | sport, game, play, kick, throw, toy
barbell: weights, weight bar | dumbbell, weight lifting, weightlifting, lift | gym, workout, fitness, exercise, strength, training
baseball: baseball ball | softball | bat, mlb, sport, cap, pitcher, game, home run, ball
basketball: hoops | hoop, dunk, nba | ball, sport, court, game, dribble
billiard: pool, snooker | eight ball, cue, 8 ball | ball, table, pub, game, sport
bishop: chess bishop | chess piece, chess | game, strategy, diagonal, church
boules: petanque, bocce | bowls, boccia, lawn bowls | ball, game, sport, france, metal balls
bow: | bow and arrow, archery, bow tie, archer | weapon, shoot, hunting, sport, elegant, ribbon
bowling: tenpin, ten pin bowling, skittles | bowling ball, bowling pins, bowling alley, strike | game, sport, ball, leisure
boxing: | boxer, punch, fight, punching bag, fighting, boxing glove | sport, fist, martial arts, mma, knockout, ring
checkerboard: chequerboard, chessboard, checkers board | chess board, checkers, draughts, transparency grid | game, squares, pattern, transparent
checkered: chequered | checkered flag, finish line, finish flag, race flag | race, racing, formula 1, flag, finish, goal
chess: chess piece | chessboard, chessman, board game, pawn, king, queen | strategy, game, tactics, checkmate
chi: tai chi | martial arts, qigong, taichi | exercise, meditation, person, fitness, balance
club: club suit | card suit | cards, poker, casino, gambling, clover
clubs: club suit | card suit, playing cards | poker, casino, gambling, card game
cricket: | cricket bat, wicket, bowler, batsman | bat, ball, sport, game, england, india
diabolo: chinese yoyo | juggling, hourglass shape, yo yo | circus, shape, geometry, 3d
diamonds: diamond suit | card suit, gems, rhombuses, jewels | cards, poker, casino, playing cards
dice: die | random, rolling dice, roll the dice | game, casino, gambling, luck, board game, chance, number
diving: scuba, scuba diving | diver, oxygen tank, snorkel, underwater | sea, sport, dive, ocean
dumbbell: weight, weights, hand weight | barbell, weight lifting, weightlifting, gym, workout, exercise, lift | fitness, strength, training, bodybuilding, muscle, sport
equipment: | gym equipment, bench press, exercise machine, weights, gear | gym, fitness, workout, machine
faces: | dice faces, die, dice | game, numbers, roll, casino
fishing: angling | fishing rod, angler, bait, phishing, fishing pole, hook | fish, sport, lake, catch
football: soccer, soccer ball | american football, footie, nfl, gridiron, ball, pigskin | sport, goal, match, world cup, team, game
go: | board game, go back, go forward, baduk, weiqi | game, arrow, navigate, start
golf: | golf flag, golf club, golf course, putt, golf ball | sport, hole, ball, game, tee
gym: fitness, workout | gym equipment, exercise, fitness centre, weights, training, exercise machine | sport, weight lifting, bodybuilding, health
hike: hiking | trekking, walking, hiker, trek, ramble, backpacking | mountain, outdoors, person, trail, walk
hockey: | ice hockey, puck, field hockey, nhl, hockey stick | sport, ice, game, winter
honour: honor | award, medal, distinction, glory, merit | badge, star, prize, rank
king: chess king | crown, chess piece, chess | game, royal, monarch, checkmate
knight: chess knight, chess horse | chess piece, chess, horse | game, strategy, medieval, armor, shield
lego: toy brick | building block, brick, minifigure, toy block | toy, kids, build, play
medal: award | prize, achievement, badge, first place, honour, honor, gold medal, winner | ribbon, rank, competition, olympics, reward
pacman: pac man | arcade game, retro game | video game, ghost, gaming, maze, retro
piece: puzzle piece, jigsaw piece | part, plugin, add on, extension, jigsaw | game, solution, integration, component
ping: ping pong | table tennis | paddle, bat, ball, racket, sport, network
playing: playing card, playing cards | card game, deck of cards | game, poker, casino, gambling, card
playstation: sony playstation | game console, ps5, gamepad buttons, controller buttons | gaming, video game, triangle, circle, cross, square
pokeball: poke ball | pokemon, pokemon ball | game, catch, anime, gaming
poker: poker chip, casino chip | card game, cards, card suit, casino | gambling, bet, blackjack, playing card, las vegas, game
pong: ping pong | table tennis | paddle, bat, ball, racket, sport
pool: swimming pool, billiards | snooker, swim, pool table, eight ball, lido | water, swimming, hotel, summer, game, pub, hotel amenity
press: bench press | chest press, weight training, ironing, iron | gym, exercise, laundry, news, push
puzzle: jigsaw, jigsaw puzzle, puzzle piece | plugin, extension, add on, addon, plug in | game, integration, toy, module, component, brain teaser
queen: chess queen | crown, chess piece, royalty | chess, game, king, strategy, monarch, woman
racquet: racket, tennis racket | tennis, badminton, squash | sport, ball, game
rook: chess rook, chess castle | castle, tower, chess piece | chess, game, strategy
run: running, jog | runner, jogging, sprint, execute, race | exercise, sport, fitness, marathon, play, fast, athletics
scuba: scuba diving | diver, diving, snorkel, scuba diver, diving mask | sea, ocean, underwater, water, tank, oxygen, mask
skating: ice skating, roller skating | ice skate, skater, figure skating, rollerblading | skates, winter, rink, sport, ice
ski: skiing | skier, ski jumping, downhill skiing, snow skiing | winter, snow, sport, mountain, alps, slope, resort
snowboard: snowboarding | snowboarder | winter, snow, sport, mountain, slope
soccer: football | soccer ball, soccer field, soccer pitch | sport, ball, goal, game, match, world cup, pitch, stadium
spade: spade suit | shovel, ace of spades | card suit, playing card, poker, casino, game
spades: | card suit, ace of spades, suit of spades | playing card, poker, casino, game
sport: sports | athletics, exercise, fitness, game, physical activity | workout, gym, shoe, shirt, billiards
stick: | hockey stick, hiking stick, memory stick, usb stick, trekking pole | pole, hiking, hockey, storage
stretching: | warm up, exercise, flexibility | yoga, fitness, workout, gymnastics, sport, person
swim: swimming | swimmer, pool | water, sport, sea, beach, person
swimming: swim | swimmer, swimming pool, pool, swimming cap | water, sport, sea, summer, hotel, lifeguard
tac: tic tac toe, noughts and crosses | tic tac, xo game | game, mints, board game
tai: tai chi | martial art | meditation, exercise, wellness, person
tennis: tennis ball | tennis racket, tennis racquet, table tennis, ping pong | sport, ball, racket, wimbledon, court, game
throw: | toss, pitch, throw away, pitcher, bowler | person, ball, sport, discard, baseball, cricket
tic: tic tac toe, noughts and crosses | tic tac, xo game | game, mints, board game
toy: | plaything, building brick, toy train, toy block | children, kids, play, game, baby
treadmill: running machine | run indoors, jogging machine | gym, fitness, exercise, running, cardio, workout
trophy: award | cup, winner cup, prize, champion, championship, achievement, first place | winner, win, victory, competition, leaderboard, success
volleyball: volley ball | beach volleyball | sport, ball, game, net, beach, team
workout: exercise, work out | training, fitness, gymnastics, working out | gym, sport, run, health, person
wreath: laurel wreath, laurel | laurel crown, laurels | award, winner, victory, roman, greek, achievement, christmas, prize
xbox: | game console, gaming console, controller buttons | gaming, video game, microsoft, gamepad, controller
yoga: | yoga pose, meditation, meditate, stretching, lotus position | exercise, fitness, wellness, relax, zen, ball, mindfulness, pilates
`;
