// Abstract ideas, letters and signs: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
a: letter a | alphabet, text, font size, sort a to z | character, type, grade
agent: ai agent | bot, assistant, robot, autonomous agent | automation, chatbot, artificial intelligence
ai: artificial intelligence, machine learning | ml, llm, gpt, chatbot, sparkle, smart, generative, magic, neural network | robot, assistant, automation, brain, chip
alphabet: abc, letters | script, writing system, characters, a to z | language, text, spelling, reading, translate, school
ampersand: and, and sign, and symbol, & | plus | character, logogram, typography, punctuation
and: ampersand | both, logical and, and gate, conjunction | boolean, logic, together
artificial: artificial intelligence | ai, machine | robot, brain, synthetic, machine learning
asterisk: star key | wildcard, required, footnote, mandatory, password character, star | multiply, keyboard, symbol, punctuation, password
b: letter b | bold, ab test | alphabet, character, grade, vitamin
blob: amorphous shape | organic shape, splodge, bubble | shape, form, liquid, abstract
break: | broken, breakup, page break, split, snap, heartbreak, broken link | unlink, separate, disconnect, heart
broad: wide | thick, paint brush | brush, paint
broken: damaged, cracked | shattered, faulty, corrupted, broken image, torn, snapped | error, heartbreak, missing, problem
by: | attribution, author, creative commons | license, credit, sort
c: letter c | usb c, type c, c sharp, programming language | alphabet, character, vitamin
change: | modify, swap, alter, update, convert, switch | edit, exchange, status
commons: creative commons | open license, cc, licence, copyleft | copyright, license, share
complex: | building complex, network topology, complicated | building, offices, city, network
copyleft: reversed copyright | free license, share alike, open source license | copyright, free software, gpl, license
copyright: copyright sign, © | all rights reserved, intellectual property | legal, license, trademark, rights, protected, ownership
crack: | broken, heartbreak, cracked egg, breakup, fracture | heart, egg, split, hatch
creative: creative commons | cc, open license | license, copyright, share, art
d: letter d | 3d | alphabet, character, axis
david: star of david, magen david | jewish star, judaism, hexagram | israel, jewish, religion, synagogue, hanukkah
double: | twice, dual, twin, double bed, double arrow, two | pair, 2x, repeat
dual: double | dual sim, dual screen, two screens, second monitor, two | sim card, pair, monitor
e: letter e | euler's number, epassport, electronic | alphabet, character, constant
exam: test, examination | quiz, grade, assessment, school test, a plus | school, education, student, paper, study
f: letter f | function, forte, fahrenheit, pay respects | alphabet, character, grade
first: | 1st, go to first, first page, beginning, first aid, jump to start | start, previous, primary, one, skip
flat: | flat bed, dry flat, horizontal, lie down | bed, laundry, hospital
full: | complete, full battery, fully charged, whole, max, mesh network | battery, glass, maximum, 100
g: letter g | gravity, google | alphabet, character, grade
graduation: mortarboard, graduation cap | graduate, degree, academic cap, diploma | education, school, university, student, college, academy, learning
greek: | greek alphabet, greek helmet, spartan, spartan helmet | greece, language, letters, ancient, warrior
h: letter h | heading, hospital, h1, helipad | alphabet, character, text, hydrogen
high: | strong signal, full signal, maximum, top, high brightness, loud | signal, wifi, level, volume, strength
hole: black hole | golf hole, gravity, pit | space, golf, universe, circle
i: letter i | information, info | alphabet, character, italic
idea: inspiration, brainstorm | light bulb, lightbulb, tip, innovation, suggestion | creativity, think, brain, solution, bright
innovation: invention | idea, light bulb, new idea, creativity | ai, technology, brain, startup
intelligence: artificial intelligence | ai, machine learning, smart, brain | technology, chip, robot
j: letter j | jack | alphabet, character
k: letter k | thousand, kilo | alphabet, character, potassium
knowledge: | wisdom, learning, education, know how, intelligence | book, brain, information, study
korean: hangul | korean alphabet, finger heart | korea, language, letters, love
l: letter l | left earbud, large | alphabet, character, size
learning: e learning, elearning | education, online course, study, machine learning, training | school, student, course, ai, knowledge
letter: | character, alphabet, glyph, envelope, letter spacing, font size, abc | text, typography, typing, mail
letters: | abc, alphabet, characters, text, alphabetical | sort, font, typography, writing
little: small | light, pinky, little finger, a bit | rain, snow, finger
long: | extended, lengthy, stretched, elongated | length, tall, distance
low: | weak, minimum, little, almost empty, minor | level, battery, quiet, reduced
m: letter m | medium, metre, meter | alphabet, metro, size
magic: wizardry, sorcery | wand, sparkle, enchant, spell, auto enhance, conjure | wizard, ai, generate, trick, fairy, effect
management: | manage, administration, admin, organise, organize, control | manager, business, project, store, files
medium: | middle, moderate, average, half, mid | blog, blogging platform, article, level, size
method: | way, technique, procedure, function | login, input, approach, code
mid: | middle, medium, moderate, half | centre, rain, snow
mini: miniature, tiny, small | compact, little, smaller | size, reduced
minimal: | simple, plain, clean, minimalist | basic, style, reduced
multiple: many, several | plural, stacked, copies, batch, bulk | duplicate, layers, box, group
n: letter n | north, number | alphabet, initial
narrow: | thin, tight, slim | width, filter, sort
nc: non commercial, noncommercial | creative commons | license, licence, copyright
nd: no derivatives, no derivs | creative commons | license, licence, copyright
o: letter o | circle, oxygen, zero | alphabet, blood type, initial
of: |  | belonging, set, contents, in set
old: | elderly, senior, vintage, retro, legacy, previous, aged | retired, cane, grandparent, pensioner, history
outcome: | result, output, response, answer | chat, effect, end
p: letter p | parking, paragraph | alphabet, initial, car park
part: | piece, component, portion, section | body, segment, party
party: celebration | party popper, celebrate, confetti, tada, festivity, bash | birthday, congratulations, fun, event, new year, hooray, third party
peace: peace sign | peace symbol, v sign, cnd, hippie, victory hand | love, pacifism, harmony, hand, war, calm
pentagram: pentacle, five pointed star | star, occult symbol | magic, satan, wicca, witch, occult, witchcraft
pisces: fish sign | zodiac sign, star sign | astrology, horoscope, zodiac, february, march, fish
place: | position, rank, location, podium place, winner | medal, first, second, third, award
pro: | apple vision pro, headset, professional | premium, vr, upgrade, device
q: letter q | question, quarter | alphabet, initial
quarter: | one fourth, 15 minutes, quarter past, 25 percent | time, clock, loading, hour
quiz: questionnaire | test, exam, questions, trivia, survey | question, game, answer, education, learning, multiple choice
r: letter r | registered, right, reverse gear | alphabet, statistics, programming language
ramadhan: ramadan | ramadan kareem, fasting month | islam, muslim, fasting, crescent, lantern, iftar, eid
ranking: leaderboard, podium | position, standings, top three, league table | winner, competition, score, first place, award
rating: age rating | age limit, parental guidance, adults only | review, score, film, stars, feedback, kids
registered: registered trademark, registered sign | r in circle, trademark | brand, copyright, legal, intellectual property
s: letter s | second, small, south | alphabet, initial
sa: share alike, sharealike | creative commons | license, licence, copyright
sagittarius: archer | zodiac sign, star sign | astrology, horoscope, zodiac, bow and arrow, november, december
scorpio: scorpion sign | zodiac sign, star sign | astrology, horoscope, zodiac, october, november, scorpion
second: | curly bracket, second place, runner up, braces | bracket, math, medal, silver
simple: | basic, plain, minimal, clean | easy, style
single: | one, alone, individual, solo | bed, quote, only
slightly: | a little, somewhat | face, smile, frown
slow: | slowly, sluggish, slow down | speed, snail, wind, turtle, decelerate
small: | little, tiny, mini, compact, smaller | size, short
speed: | fast, velocity, quick, fast forward, speedometer, performance | dashboard, rapid, gauge, playback, boost, mph
strategy: game plan, tactics | plan, playbook, tactic | chess, business, planning, marketing, football, goal
symbol: | sign, glyph, mark, emblem | gender, icon, character, logo
t: letter t | text, type, text tool | alphabet, initial, tram
taurus: bull sign | zodiac sign, star sign | astrology, horoscope, zodiac, bull, april, may
the: |  | article
thinking: | thought, brain, reasoning, thinking level | ai, idea, mind, effort
third: | third place, square bracket, third gender, bronze | bracket, medal, math, third party
trademark: tm | registered trademark, trade mark | brand, legal, copyright, intellectual property, registered
u: letter u | u turn | alphabet, initial, union
v: letter v | volt, versus, victory | alphabet, initial, roman numeral
virgo: virgin sign | zodiac sign, star sign | astrology, horoscope, zodiac, august, september
w: letter w | west, watt | alphabet, initial
wide: | broad, wider, widescreen | width, filter, sort, extended
y: letter y | y axis | alphabet, initial, vertical axis, coordinate
yang: yin yang, yin and yang | taijitu, taoism | balance, harmony, china, zen, opposites
yin: yin yang, yin and yang | taijitu, taoism | balance, harmony, china, zen, opposites
z: letter z | sleep, sort a to z | alphabet, initial, zzz, sorting
zodiac: star sign, zodiac sign | astrology, horoscope, birth sign | constellation, stars, birthday, astronomy
`;
