// Abstract ideas, letters and signs: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
a: letter a | alphabet, text, font size, sort a to z | character, type, grade
abc: alphabet, letters | a to z, spelling | text, school, learning, kids, keyboard
acceleration: speed up | inclined plane, accelerate, velocity, rolling ball | speed, physics, fast, slope
agent: ai agent | bot, assistant, robot, autonomous agent | automation, chatbot, artificial intelligence
agents: ai agents | bots, assistants, multi agent | automation, artificial intelligence, robots
ai: artificial intelligence, machine learning | ml, llm, gpt, chatbot, sparkle, smart, generative, magic, neural network | robot, assistant, automation, brain, chip
alphabet: abc, letters | script, writing system, characters, a to z | language, text, spelling, reading, translate, school
ampersand: and, and sign, and symbol, & | plus | character, logogram, typography, punctuation
ampersands: double ampersand, logical and | and operator, and and, boolean and | code, programming, logic
and: ampersand | both, logical and, and gate, conjunction | boolean, logic, together
ankh: egyptian cross, key of life | crux ansata, hieroglyph, amulet, coptic, copts, coptic christianity | egypt, pharaoh, symbol, life
anthropic: claude | ai lab, llm | ai, artificial intelligence, brand
arabic: arabic letters, arabic script | arabic alphabet, arabic language | language, middle east, islam, right to left
artificial: artificial intelligence | ai, machine | robot, brain, synthetic, machine learning
asterisk: star key | wildcard, required, footnote, mandatory, password character, star | multiply, keyboard, symbol, punctuation, password, necessary, compulsory
b: letter b | bold, ab test | alphabet, character, grade, vitamin
backslash: back slash | reverse slash, escape character | punctuation, code, keyboard, windows path
bangla: bengali, bengali letter | bangla alphabet, bengali script | bangladesh, language, kolkata
bard: google bard, gemini | ai chatbot, google ai | google, ai, assistant
beta: beta version | test version, preview, greek letter | testing, experimental, release
blaze: flame, fire | burning, flare, heat, hot | steam, streak
blob: amorphous shape | organic shape, splodge, bubble | shape, form, liquid, abstract
braille: tactile writing | blind alphabet, raised dots | blind, accessibility, reading, dots
break: | broken, breakup, page break, split, snap, heartbreak, broken link | unlink, separate, disconnect, heart
broad: wide | thick, paint brush | brush, paint
broken: damaged, cracked | shattered, faulty, corrupted, broken image, torn, snapped | error, heartbreak, missing, problem
bubbles: soap bubbles | circles, foam, bubble chart, fizz, washing dishes | soap, bath, water, clean, sponge
by: | attribution, author, creative commons | license, credit, sort
c: letter c | usb c, type c, c sharp, programming language | alphabet, character, vitamin
ce: ce mark, ce marking | conformite europeenne, european conformity | certification, europe, product, standard
change: | modify, swap, alter, update, convert, switch | edit, exchange, status
chinese: chinese characters, hanzi | mandarin, chinese language, chinese alphabet | china, language, translate
collection: set | shape collection, group, assortment, library | shapes, items, album
coming-soon: under construction, soon, launching soon | countdown, work in progress | web
commons: creative commons | open license, cc, licence, copyleft | copyright, license, share
complex: | building complex, network topology, complicated | building, offices, city, network
copyleft: reversed copyright | free license, share alike, open source license | copyright, free software, gpl, license
copyright: copyright sign, © | all rights reserved, intellectual property | legal, license, trademark, rights, protected, ownership
crack: | broken, heartbreak, cracked egg, breakup, fracture | heart, egg, split, hatch
creative: creative commons | cc, open license | license, copyright, share, art
crown-simple: king, queen, premium, royal | vip, winner, pro
cyrillic: cyrillic alphabet | russian alphabet, russian letters, slavic script | russia, language, ukrainian, bulgarian
d: letter d | 3d | alphabet, character, axis
danger: hazard, warning | caution, alert, risk, peril | triangle, skull, exclamation mark, safety
david: star of david, magen david | jewish star, judaism, hexagram | israel, jewish, religion, synagogue, hanukkah
derivatives: | no derivatives, creative commons nd, derivative works | license, copyright, sharing
devanagari: hindi letter, sanskrit letters | devanagari script, nagari, hindi | india, nepal, language, letters
do: | do not, prohibited, to do | touch, warning, sign
double: | twice, dual, twin, double bed, double arrow, two | pair, 2x, repeat
dual: double | dual sim, dual screen, two screens, second monitor, two | sim card, pair, monitor
e: letter e | euler's number, epassport, electronic | alphabet, character, constant
effect: after effects | visual effect, fx | adobe, motion graphics, video
el: | rub el hizb | islam, arabic
english: english language | english input, en, english keyboard | language, translate, letters, keyboard
error-404: page not found, not found, 404, http 404 | missing page, dead link | web
ethiopic: ge'ez, amharic | amharic alphabet, ethiopian script, geez | ethiopia, language, letters
exam: test, examination | quiz, grade, assessment, school test, a plus | school, education, student, paper, study
f: letter f | function, forte, fahrenheit, pay respects | alphabet, character, grade
fireworks: pyrotechnics | rocket, sparkler, firecracker | new year, party, celebration, fourth of july
first: | 1st, go to first, first page, beginning, first aid, jump to start | start, previous, primary, one, skip
flat: | flat bed, dry flat, horizontal, lie down | bed, laundry, hospital
free: | free of charge, gratis, no cost, free license | license, price, open source
full: | complete, full battery, fully charged, whole, max, mesh network | battery, glass, maximum, 100
g: letter g | gravity, google | alphabet, character, grade
gpt: chatgpt, chat gpt | openai, ai chatbot, llm | ai, chat, artificial intelligence
graduation: mortarboard, graduation cap | graduate, degree, academic cap, diploma | education, school, university, student, college, academy, learning
greek: | greek alphabet, greek helmet, spartan, spartan helmet | greece, language, letters, ancient, warrior
grok: xai, grok ai | ai chatbot, llm | twitter, ai, artificial intelligence
h: letter h | heading, hospital, h1, helipad | alphabet, character, text, hydrogen
hashtag: hash, pound sign, number sign | hash sign, octothorpe, tag | social media, trending, number
hebrew: hebrew alphabet, aleph | hebrew letters, jewish script | israel, language, jewish
high: | strong signal, full signal, maximum, top, high brightness, loud | signal, wifi, level, volume, strength
hindi: hindi letter, devanagari | hindi alphabet, hindi language | india, language, letters
hiragana: japanese letter | japanese syllabary, kana | japan, language, japanese
hizb: rub el hizb, islamic star | eight pointed star, quran symbol | islam, quran, star, muslim
hole: black hole | golf hole, gravity, pit | space, golf, universe, circle
i: letter i | information, info | alphabet, character, italic
idea: inspiration, brainstorm | light bulb, lightbulb, tip, innovation, suggestion | creativity, think, brain, solution, bright
innovation: invention | idea, light bulb, new idea, creativity | ai, technology, brain, startup
intelligence: artificial intelligence | ai, machine learning, smart, brain | technology, chip, robot
j: letter j | jack | alphabet, character
jewish-star: star of david, judaism, magen david | jewish, israel | religion
justice: scales of justice, justice scale | fairness, balance scale, scales | law, court, judge, legal
k: letter k | thousand, kilo | alphabet, character, potassium
katakana: japanese letter | japanese syllabary, kana | japan, language, japanese
kimi: kimi ai, moonshot ai | chinese ai chatbot | ai, china, assistant
knowledge: | wisdom, learning, education, know how, intelligence | book, brain, information, study
korean: hangul | korean alphabet, finger heart | korea, language, letters, love
l: letter l | left earbud, large | alphabet, character, size
languages: translate, translation | translator, multilingual, i18n | localization, chinese character, international
latin: latin alphabet | roman alphabet, latin letters, roman letters | language, letters, abc
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
molecules: | chemical compound, compound, atoms, chemical structure | chemistry, science, lab
multiple: many, several | plural, stacked, copies, batch, bulk | duplicate, layers, box, group
n: letter n | north, number | alphabet, initial
nano: nanotechnology, nano technology | nanotech, molecule, carbon structure, nano coin, xno | science, cryptocurrency, tiny
narrow: | thin, tight, slim | width, filter, sort
national: national geographic | nat geo, natgeo, nationwide | tv channel, country, yellow frame
nc: non commercial, noncommercial | creative commons | license, licence, copyright
nd: no derivatives, no derivs | creative commons | license, licence, copyright
neural: neural network | deep learning, machine learning, neural net, nodes | ai, brain, network
o: letter o | circle, oxygen, zero | alphabet, blood type, initial
of: |  | belonging, set, contents, in set
old: | elderly, senior, vintage, retro, legacy, previous, aged | retired, cane, grandparent, pensioner, history
orbits: | atom, electrons, rings, planet orbit, gyroscope | space, science, physics
outcome: | result, output, response, answer | chat, effect, end
p: letter p | parking, paragraph | alphabet, initial, car park
part: | piece, component, portion, section | body, segment, party
party: celebration | party popper, celebrate, confetti, tada, festivity, bash | birthday, congratulations, fun, event, new year, hooray, third party
peace: peace sign | peace symbol, v sign, cnd, hippie, victory hand, ceasefire, antiwar, nonviolence, tranquility, serenity, truce, pacifist, harmony | love, pacifism, hand, war, calm
pendulum: swinging weight | swing, oscillation, newton's cradle, metronome | physics, clock, gravity
pentagram: pentacle, five pointed star | star, occult symbol | magic, satan, wicca, witch, occult, witchcraft
permanent: permanent job, full time | fixed, forever, permanent contract, long term | job, work, briefcase
phonetic: ipa | pronunciation, phonetic alphabet, phonetic character | language, speech, dictionary
phrases: secret phrase, seed phrase | recovery phrase, passphrase, secret words, mnemonic | wallet, crypto, password, security
physics: atom | atomic, nucleus, electrons, science | school, nuclear, lab
pinyin: chinese romanization | pinyin input, chinese input, chinese keyboard | chinese, keyboard, language
pisces: fish sign | zodiac sign, star sign | astrology, horoscope, zodiac, february, march, fish
place: | position, rank, location, podium place, winner | medal, first, second, third, award
polish: polish alphabet, polish letter | polish language, l with stroke | poland, alphabet, language
popular: trending, popularity | most popular, hot, favourite, popular chart | chart, bars, ranking
pro: | apple vision pro, headset, professional | premium, vr, upgrade, device
q: letter q | question, quarter | alphabet, initial
quarter: | one fourth, 15 minutes, quarter past, 25 percent | time, clock, loading, hour
quiz: questionnaire | test, exam, questions, trivia, survey | question, game, answer, education, learning, multiple choice
r: letter r | registered, right, reverse gear | alphabet, statistics, programming language
radiation: radioactive, nuclear | radioactivity, trefoil, nuclear hazard, x ray warning | danger, hazard, atomic
radioactive-alert: radiation, nuclear hazard | radioactive, danger, biohazard | warning
ramadhan: ramadan | ramadan kareem, fasting month | islam, muslim, fasting, crescent, lantern, iftar, eid
ranking: leaderboard, podium | position, standings, top three, league table | winner, competition, score, first place, award
rating: age rating | age limit, parental guidance, adults only | review, score, film, stars, feedback, kids
rating-12-plus: 12+, age restriction | kids, children | age
rating-16-plus: 16+, age restriction, over 16 | teen | age
rating-18-plus: adults only, 18+, age restriction, over 18 | nsfw, mature content | age
red: red packet, red envelope | hongbao, lucky money, scarlet, crimson | chinese new year, gift, colour
reduce-motion: less animation, no animation, animation off | accessibility, motion sickness | settings
registered: registered trademark, registered sign | r in circle, trademark | brand, copyright, legal, intellectual property
rest: rest time | break, coffee break, pause, relax, time off | timer, clock, sleep
runes: runic alphabet | futhark, viking letters, runic letter | viking, norse, alphabet
s: letter s | second, small, south | alphabet, initial
sa: share alike, sharealike | creative commons | license, licence, copyright
sagittarius: archer | zodiac sign, star sign | astrology, horoscope, zodiac, bow and arrow, november, december
scorpio: scorpion sign | zodiac sign, star sign | astrology, horoscope, zodiac, october, november, scorpion
second: | curly bracket, second place, runner up, braces | bracket, math, medal, silver
simple: | basic, plain, minimal, clean | easy, style
single: | one, alone, individual, solo | bed, quote, only
skill: ability, language skill | competence, talent, expertise, proficiency | language, education, cv
slightly: | a little, somewhat | face, smile, frown
slow: | slowly, sluggish, slow down | speed, snail, wind, turtle, decelerate
small: | little, tiny, mini, compact, smaller | size, short
spectrum: | chat community, rainbow, light spectrum | community, forum, github
speed: | fast, velocity, quick, fast forward, speedometer, performance | dashboard, rapid, gauge, playback, boost, mph
star-and-crescent: islam, muslim, crescent and star | ramadan, turkey | religion
star-of-david: jewish star, judaism, magen david, hexagram | jewish, israel, judaic, jew, synagogue | religion
strategy: game plan, tactics | plan, playbook, tactic | chess, business, planning, marketing, football, goal
symbol: | sign, glyph, mark, emblem | gender, icon, character, logo
t: letter t | text, type, text tool | alphabet, initial, tram
taurus: bull sign | zodiac sign, star sign | astrology, horoscope, zodiac, bull, april, may
technology: tech, nanotechnology | molecule, innovation, nano technology | science, network, chip
thai: thai alphabet, thai letter | thai language, thai script | thailand, alphabet, language
the: |  | article
thinking: | thought, brain, reasoning, thinking level | ai, idea, mind, effort
third: | third place, square bracket, third gender, bronze | bracket, medal, math, third party
trademark: tm | registered trademark, trade mark | brand, legal, copyright, intellectual property, registered
u: letter u | u turn | alphabet, initial, union
v: letter v | volt, versus, victory | alphabet, initial, roman numeral
vip-crown: premium, vip, crown, king | queen, upgrade, pro, winner | royal
virgo: virgin sign | zodiac sign, star sign | astrology, horoscope, zodiac, august, september
vocabulary: words, vocab | dictionary, glossary, word list | language, book, learning
w: letter w | west, watt | alphabet, initial
wide: | broad, wider, widescreen | width, filter, sort, extended
wubi: wubi input | chinese input, five stroke input, chinese keyboard | chinese, keyboard, language
y: letter y | y axis | alphabet, initial, vertical axis, coordinate
yang: yin yang, yin and yang | taijitu, taoism | balance, harmony, china, zen, opposites
yin: yin yang, yin and yang | taijitu, taoism | balance, harmony, china, zen, opposites
yin-yang: taoism, tao, balance, dao | harmony, duality, opposites, zen, daoism, eastern philosophy, philosophy | religion
z: letter z | sleep, sort a to z | alphabet, initial, zzz, sorting
zodiac: star sign, zodiac sign | astrology, horoscope, birth sign | constellation, stars, birthday, astronomy
zodiac-aquarius: aquarius, water bearer sign | horoscope, january, february | astrology
zodiac-aries: aries, ram sign | horoscope, march, april | astrology
zodiac-cancer: cancer sign, crab sign | horoscope, june, july | astrology
zodiac-capricorn: capricorn, sea goat sign | horoscope, december, january | astrology
zodiac-gemini: gemini, twins sign | horoscope, may, june | astrology
zodiac-leo: leo, lion sign | horoscope, july, august | astrology
zodiac-libra: libra, scales sign | horoscope, september, october | astrology
zodiac-pisces: pisces, fishes sign | horoscope, february, march | astrology
zodiac-sagittarius: sagittarius, archer sign | horoscope, november, december | astrology
zodiac-scorpio: scorpio, scorpion sign | horoscope, october, november | astrology
zodiac-taurus: taurus, bull sign | horoscope, april, may | astrology
zodiac-virgo: virgo, virgin sign, maiden sign | horoscope, august, september | astrology
`;
