// People and gestures: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
accessible: accessibility, wheelchair, handicapped | disabled access, wheelchair user, disability, a11y, step free, mobility, assistive | barrier free, parking, toilet, inclusive
account-box: profile, avatar, user square, portrait | user, contact, id photo | social, card
account-circle: profile, avatar, user circle, circle user, profile picture | user, me, login, member, person | social, settings
account-recovery: forgot password, recover account, restore account | password recovery, reset | login, security
address: | contacts, phone book, location, where, address book | directory, home address, email address, street, map
adzan: adhan, azan, call to prayer | muezzin, muslim prayer | islam, mosque, ramadan, dome
agender: genderless, non gendered | non binary, gender neutral | gender, identity, lgbtq
agreement: deal | contract, handshake, treaty, consent, terms, accord | partnership, business, legal, sign, document
alien: extraterrestrial, et | ufo, martian, space invader | space, monster, sci fi, outer space, monster face, invade, invader, space invaders
aliens: extraterrestrials | martians, space invaders, ufo | space, game, sci fi
allah: god | arabic calligraphy | islam, muslim, prayer, religion
alms: zakat, almsgiving | charity, donation, sadaqah | giving, coins, poor, ramadan
androgyne: androgynous | non binary, genderqueer | gender, identity, lgbtq
angel: angel face, halo | innocent, saint, cherub, heavenly being | emoji, heaven, christmas, religion
angry: mad, furious | anger, annoyed, cross, rage, upset, pissed off, grumpy, exasperated, displeased, hate, disapprove, glare | face, emoji, smiley, emotion, mood, frown
annoyed: irritated | angry, unamused, displeased, fed up, grumpy | face, emoji, smiley, mood, emotion
anonymous: incognito, unknown person | masked, hidden identity, unnamed, hacker, ninja, vandal | privacy, mask, user, spy
astronaut: spaceman, cosmonaut | space suit, spacewoman, space helmet | space, nasa, rocket, moon
baby: infant, newborn | toddler, child, kid, bambino, pacifier, dummy, soother | nappy, diaper, bottle, mother, birth, nursery, pram, stroller, maternity, midwife, lactation
baby-bottle: feeding bottle, milk bottle, nursing bottle | infant formula, baby, feeding | parenting
baby-carriage: stroller, pram, pushchair, buggy | perambulator, baby, newborn, stroller ride, bassinet, parental leave, maternity leave, paternity leave | parenting, stroll
badoo: | dating app | dating, love, social network
barber: hairdresser, barbershop | barber chair, barber shop, haircut | hair, salon, shave, scissors
beam: grin | beaming face, big smile, happy | mood, emoji, smiley, light
bigender: two gendered | non binary, genderfluid | gender, identity, lgbtq
blind: visually impaired, sight impaired | white cane, blindness, low vision | accessibility, disability, cane
boy: male child, baby boy | lad, son, kid | child, male, face, clothes, dress
bumble: | dating app | dating, bee, love
caring: caregiver, carer | care home, nursing, helping wheelchair user, looking after | heart, support, disability, wheelchair
chalkboard-teacher: teacher, lecture, classroom, teaching, lesson | training, lecturer, professor, webinar, class, tutor | school
character: | letter, glyph, symbol, ocr, chinese character, text recognition | text, recognition, language, font
charity: donation | donate, giving, philanthropy, fundraising | heart, help, volunteer, money
chatbot: bot, chat bot | ai assistant, virtual assistant, robot, ai chat | ai, message, support
chatting: talking | conversation, messaging, instant messaging | message, speech bubble, talk
chef-hat: cook, cook hat, toque, cooking, chef | kitchen, restaurant, recipe, baker | food
child: kid | baby, toddler, children, youngster, minor, preschooler, youth, teenager, schoolchild, young | family, boy, girl, school, parent, junior, orphan, nephew, niece
christianity: ichthys, jesus fish | christian, christian faith, ichthus | religion, jesus, fish, church
clapping: applause, applaud | clap, bravo, clapping hands, kudos, well done | hands, praise, celebrate, audience, congratulations
co: | co editing, collaboration, co presenting, together | team, ai, share, company
collaboration: teamwork | team, collaborate, working together, multiplayer, partnership, cursors | group, share, cooperation, users
community: group of people | people, members, neighbourhood, neighborhood, group, society, team, residents | users, social, forum, network, public
complaint: grievance | complain, negative feedback, criticism, report | customer service, unhappy, angry, feedback
conference: meeting | video call, video conference, webinar, seminar, summit | presentation, speaker, people, audience, zoom, event
confucius: chinese philosopher | kongzi, philosopher, sage | china, wisdom, philosophy, teacher
confused: puzzled | perplexed, unsure, baffled, bewildered, skeptical | face, emoji, smiley, mood, question
contact: contact card | person, address book, profile card, get in touch, contact us | phone, email, user, id card, info
contacts: address book, phone book, phonebook | people, directory, contact list, friends | phone, email, users, profile
conversation: chat, talk, dialogue | discussion, dialog, messages, chatting | speech bubble, message, people
conversations: chats, talks | dialogues, threads, messages | message, speech bubble, auto
cowboy-hat: western, stetson, sheriff hat | cowboy, wild west, rodeo, wrangler, rancher, jackeroo, buckaroo, horseman, old west, frontier, pardner | hat
crazy: insane, mad | wacky, silly, zany, goofy, nuts | face, emoji, mood, smiley
criminal: thief, burglar, robber | balaclava, bandit, crook, convict, masked man | crime, police, prison, mask
crown: tiara | king, queen, royal, premium, vip, royalty, monarch | winner, prince, princess, leader, pro, best, luxury, elite, privilege, nobility
cry: weep | sad, tears, sob, tearful | mood, emoji, sadness, face
crying: weeping | sobbing, tears, tearful, sad | emoji, face, emotion, sadness
customer: client | customer service, customer support, support agent, call center, help desk, call centre | headset, consumer, buyer, help
dead: deceased | death, died, x eyes, knocked out | skull, face, emoji, ghost
deaf: hearing impaired, hard of hearing | hearing loss, deafness, ear off | ear, accessibility, disability, sign language
demiboy: demiguy | demigender, non binary | gender, identity, lgbtq
demigirl: | demigender, non binary | gender, identity, lgbtq
detective: investigator, sleuth | spy, private eye, incognito, private investigator, sherlock | investigate, search, private mode, crime, anonymous, hat
developer: programmer, coder | dev, software engineer, software developer, developer mode | code, computer, software
director: director's chair | film director, filmmaker, directors chair | movie, cinema, film, chair
disability: disabled, wheelchair | handicap, wheelchair user, accessibility, impairment | accessible, a11y, health
discuss: discussion, talk | debate, conversation, chat, comment | speech bubble, forum, message
displeased: unhappy, dissatisfied | annoyed, upset, grumpy, sad | face, emoji, mood
dizzy: | knocked out, dazed, stunned, dead face, x eyes | face, emoji, mood, drunk, smiley
doctor: physician | medic, medical doctor, nurse, surgeon, gp | hospital, health, stethoscope, clinic, medical
drooling: drooling face | dribble, salivating, slobber, hungry | emoji, face, yummy, food
dua: praying hands, supplication | muslim prayer, raised hands, invocation | islam, prayer, ramadan, hands
eid: eid mubarak | eid al fitr, islamic festival, lebaran | ramadan, muslim, islam, celebration
elder: elderly, old person | senior, grandfather, grandparent, pensioner | old, care, walking stick
emoji: emoticon, smiley | smiley face, sticker, reaction, emoji sticker | face, chat, mood, happy
emotion: feeling, emoji | smiley, emoticon, mood, face, expression, sentiment | happy, reaction, smile, sad
emotion-happy: happy face, smile, smiley | emoji, happy | emotion
emotion-laugh: laughing face, laugh, lol | haha, grin | emotion
emotion-sad: crying face, sad face | sad, tears | emotion
emotion-unhappy: sad face, unhappy, frown | sad, bad mood | emotion
empathize: empathise | empathy, care, sympathy, compassion, support | heart, hug, feelings, kindness, design thinking
epicene: gender neutral | unisex, non binary, agender | gender, identity, lgbtq
evil: devil, wicked | demon, imp, devilish, villain | emoji, face, halloween, horns
expressionless: blank face, poker face | neutral face, deadpan, straight face, meh | emoji, face, mood
face: | emoji, emoticon, head, facial expression, face id, facial recognition, smiley | person, mood, emotion, smile, happy, sad, avatar
fall: slip, trip | falling person, tumble, man falling | accident, injury, floor, autumn
female: woman, venus | female symbol, venus symbol, lady, girl, women | gender, sex, toilet, restroom, ladies
female-symbol: venus, gender female, female sign | woman, women | sex
femme: feminine | lesbian, female | gender, identity, lgbtq, woman
flushed: blushing, embarrassed | embarrassed face, red faced, shy | emoji, face, mood
friends: mates, buddies | couple, pals, companions, besties | people, friendship, social
frown: sad face | sad, unhappy, disappointed | emoji, face, mood, dislike
frowning: sad face | unhappy, disappointed, sad | emoji, face, mood
gender: sex | male, female, gender symbol, gender identity, non binary, transgender | men, women, lgbtq, identity, orientation, pronouns
gender-female: venus, female sign, woman, female symbol | girl, feminine, women | sex
gender-male: mars, male sign, man, male symbol | boy, masculine, men | sex
genderfluid: gender fluid | non binary, genderqueer | gender, identity, lgbtq
genderless: agender, gender neutral | neutrois, no gender, non binary, sexless, asexual, androgynous, unisex, queer | gender, identity, lgbtq, sex
genderqueer: gender queer | non binary, genderfluid | gender, identity, lgbtq
ghost: spook, phantom | spirit, spectre, specter, boo, pacman ghost, supernatural, poltergeist, haunted, blinky, pinky, inky, clyde | halloween, scary, horror, game, spooky, monster, nightmare, soul, spirit world
girl: baby girl, female child | daughter, lass, young woman | child, female, dress
give: | donate, donation, offer, hand out | blood, pill, hand, charity
gnome: garden gnome, dwarf | goblin, elf, desktop environment | garden, christmas, fairy tale, linux, beard
graduate: graduated student | graduation, student, mortarboard, alumni | school, university, degree, cap
graduation-cap: education, mortarboard, graduation, academic cap, university, graduate | school, degree, college, student, learning, scholar, course, diploma, tuition, commencement, valedictorian | academic
gravatar: globally recognized avatar | profile picture, avatar service | avatar, wordpress, profile
grimacing: | gritted teeth, awkward face, cringe | emoji, face, teeth
grindr: | gay dating app, dating app | dating, lgbtq, gay
grinning: big smile | laughing, happy, smiling, beaming | emoji, face, joy
group: | people, users, team, community, group objects, members, crowd | merge, organize, shapes, social, bundle, selection
guard: prison guard, security guard | warden, guardsman, jailer, officer | prison, police, security
guest: visitor | guest house, bed and breakfast, boarding house | hotel, user, accommodation
haji: hajj pilgrim, muslim man | hajji, pilgrim, kopiah | islam, mecca, muslim, pilgrimage
hand-fist: fist, punch, fist bump, raised fist | power, solidarity, protest, fight, strength, resistance, rebel, martial arts, revolt, fighting, strong arm | gesture, violence
hand-love-you: i love you sign, ily, rock hand | sign language, love you | gesture
hand-metal: rock on, horns, sign of the horns, rock hand, metal | heavy metal, rock and roll, rocker | music, gesture
hand-middle-finger: middle finger, flip off, flipping the bird | rude, insult, swear, disrespect, flip the bird, obscene, dismissive, f you | gesture
hand-palm: raise hand, stop hand, palm, high five, hand raised | ask question, volunteer, wait, halt | gesture
hand-peace: peace sign, victory, v sign, two fingers | peace, victory hand | gesture
hand-platter: waiter, serve, serving food, server | catering, room service, food service, buffet, hotel reception | restaurant, banquet
hand-prayer: pray, prayer, dua | please, thanks, religion | gesture
hand-two-fingers: peace sign, victory, v sign | peace, two | gesture
hand-waving: wave, hello, hi, bye, goodbye, waving hand | greeting, welcome, say hi, introduce, introduction, nice to meet you | gesture
hands-clapping: applause, clap, clapping, bravo | congratulations, well done, ovation, praise | gesture
hands-praying: pray, prayer, please, namaste, thank you, folded hands | thanks, grateful, hope, religion, devotion, worship, kneel, blessing | gesture
handshake: shake hands, deal | agreement, partnership, partner, hand shake, greeting, cooperation, agree | business, contract, meeting, teamwork, trust, peace, promise, polite, courtesy, respect, pledge
happy: glad, cheerful | smile, joy, smiley, joyful, content, smiling, delighted | face, emoji, mood, emotion, satisfaction, good
hard-hat: safety helmet, construction helmet, construction worker, builder | construction, engineer, protection, workwear, building site | safety
hat-glasses: incognito, private browsing, spy, disguise, anonymous | private mode, detective, secret agent, hidden identity | privacy
heartbreak: broken heart, heartbroken | break up, breakup, lovesick | love, sad, divorce, heart
helping: helping hand | giving, charity, help, assistance, support, give | hand, donate, care, volunteer, aid
helping-hand: help, support, charity, assistance | offer, give, care | volunteer
hermaphrodite: intersex | androgyne, hermaphroditic | gender, identity, biology
hijab: headscarf, muslim headscarf | veil, muslim woman, head scarf | islam, woman, muslim, clothing
human: person | people, man, user | character, cartoon, body
id: identification, identity | id card, identity card, badge, name tag, face id, passport, driving license, employee badge, citizenship, identifier | personal, user, profile, security, verification
id-card: identification, identity card, id, identification card, id badge, name card | driver license, drivers license, profile card, membership card, kyc, business card, employee card | identity, passport, verification, person
id-card-lanyard: name badge, conference badge, lanyard, staff pass | employee badge, access card, backstage pass, press pass | identity, event
identification: id, identity | id card, identity card, name badge, id badge, driving licence, passport | personal, user, profile, security, document
identification-badge: id badge, name badge, name tag, employee badge, id card | staff pass, lanyard, conference badge, access card | identity, office
identification-card: id card, identity card, id, id badge | driver license, profile card, membership card, kyc | identity, passport, verification
identity: identity card, id card | identification, id, personal id, identity verification | person, card, security, passport
identity-card: id card, identification, id badge, id | driver license, kyc, membership card | identity, verification
in-love: heart eyes, lovestruck | love, adore, crush | emotion
incognito: anonymous, private browsing | private mode, spy, hat and glasses, private window | privacy, browser, disguise, detective, stranger, thief, sneaky, cheat
infant: baby, newborn | newborn child, bambino, toddler | child, mother, birth
intergender: | intersex, non binary | gender, identity, lgbtq
intersex: | intersex symbol, gender symbol | gender, sex, lgbtqia, identity
investigation: investigate | inspection, detective work, inquiry, research | magnifier, crime, search, police
jewish: star of david, magen david | judaism, jewish star, six pointed star, hexagram | israel, religion, jew
job: | employment, career, vacancy, occupation, job search, hiring, briefcase, profession, work | business, office, recruitment, hr, salary
joker: jester | fool, jester hat, playing card, joker card, clown, harlequin, mascot | cards, carnival
judge: | magistrate, justice, gavel, court judge | law, court, legal, trial
kid: child | boy, children, toddler, youngster | face, baby, family, smiley
kids: | youtube kids, children | youtube, video, child
kissing: kissing face | smooch, blowing a kiss, kissy face | emoji, love, face
labor: labour, worker | construction worker, workman, builder, labourer, hard hat | work, job, helmet
lanyard: id badge, name badge | conference badge, id card, name tag | identity, event, employee, pass
laugh: lol | laughter, haha, rofl, grin, funny, joy, hilarious | face, emoji, happy, mood, smile
laughing: lol | laughter, haha, rofl, giggling | emoji, happy, joy, funny
law: legal | justice, court, legislation, gavel | judge, lawyer, scales
like: thumbs up | favourite, approve, upvote, thumb up | file, social media, good
love: heart | like, favourite, favorite, romance, affection, adore | valentine, dating, wedding, couple, passion, crush
male: man, masculine | mars, boy, guy, gentleman | gender, sex, he, symbol, mens room
male-symbol: mars, gender male, male sign | man, men | sex
man: male, guy | gentleman, bloke, dude, boy, father | gender, person, adult, toilet, restroom, mens room
man-woman: toilet sign, restroom, wc, couple, unisex toilet | bathroom, lavatory, men and women, washroom | sign
manager: boss, supervisor | executive, businessman, director, team leader, administrator | business, office, suit, tie
mars-stroke: transgender, androgyne | gender, genderqueer
mask-happy: comedy mask, theatre, theater mask, drama | theater, comedy, acting | stage
mask-sad: tragedy mask, theatre, drama | theater, tragedy | stage
mask-theater: theatre, drama, theater masks | acting, performing arts | stage
masks: theater masks, theatre masks | comedy and tragedy, drama masks, drama, theatre, theater | acting, stage, play, arts
masks-theater: theatre, drama, theater masks, comedy and tragedy, theatrical | acting, play, performing arts, roleplay, parody, satire, comedy, tragedy | stage, puppet
maslowo: maslow pyramid, maslow | hierarchy of needs, needs pyramid | psychology, levels, chart
meeting: meeting room | conference room, conference, appointment, boardroom | room, door, office, team
meetup: | meetup group, local events, get together | event, community, group, social network
meh: neutral face, indifferent | so so, unimpressed, bored, poker face, straight face | emoji, emotion, feedback, mood, rating, average, whatever
melting: melting face | hot face, embarrassed, overwhelmed | emoji, heat, smiley, sarcasm, sweat
men: male, man | mars symbol, male sign, male gender | gender, sex, toilet
menorah: hanukkah candles, hanukiah | hanukkiah, candelabrum, candelabra, chanukah, hanukkah lamp, oil lamp, dreidel, judaic, maccabees | jewish, judaism, hanukkah, candle
mentor: tutor | coach, teacher, trainer, adviser, advisor | education, guidance
mentoring: coaching | tutoring, training, guidance, teaching | education, career, learning
mickey: mouse ears, mickey mouse | cartoon mouse | disney, animation, theme park, kids
military-rank: | battalion, squadron, militia, general, troops, salute
mimic: facial expression | face scan, imitate, copy face, expression | face, smile, winking, ai
mind: mind map, brain | mindmap, brainstorm, thoughts, ideas | head, thinking, psychology
misskey: | fediverse network, microblog | social network, mastodon, fediverse
monster: creature | alien, beast, ghoul, demon, monster truck | halloween, scary, horror
mood: emoji, emoticon, smiley | emotion, feeling, face, expression, reaction | smile, happy, sad, sentiment, feedback, rating
mood-angry: angry face, angry, mad | furious, rage, exasperated, displeased, disapprove, glare | emotion
mood-confused: confused, puzzled, unsure | doubt, perplexed | emotion
mood-crazy-happy: | silly, goofy, stupid | strange, weird
mood-cry: crying, cry, crying face, tears | weep, sob, sad | emotion
mood-happy: happy, smiley, grin, emoji | laughing, joy, happy face | emotion, enjoy, enjoyment, pleasure, enthusiasm, delight
mood-kid: child, baby face, kid | toddler, boy, young, youth | people
mood-nerd: nerd, geek, nerd face | glasses, smart | emotion
mood-nervous: | anxiety, anxious, panic, worry, worried
mood-neutral: neutral face, meh, indifferent, poker face | expressionless, so so, apathetic, stoic, emotionless, bored | emotion
mood-puzzled: | shrug, puzzled, curious | strange, weird
mood-sad: sad face, sad, unhappy, frown | sad emoji, upset, bad mood, depression, depressed, despair | emotion, homesick, ugly cry
mood-sick: sick, ill, nauseous | vomit, unwell | emotion
mood-smile: smiley, smile, happy face, emoji | happy, smiling face | emotion
mood-surprised: surprised, wow, shocked | astonished, gasp, startled | emotion
mood-tongue: tongue out, cheeky, silly | playful, joking | emotion
mood-wink: wink, winking face | flirt, joke | emotion
mubarak: eid mubarak | eid greeting, blessed eid, ramadan mubarak | islam, celebration, crescent
muhammad: prophet muhammad, mohammed | islamic calligraphy, mohammad | islam, prophet, muslim, arabic
muslim: islamic | muslim man, islam, prayer cap | religion, mosque, ramadan
nerd: geek | nerd face, nerdy, bookworm, dork, smart | glasses, emoji, face
nervous: anxious, worried | stressed, afraid, uneasy, grimace, awkward | emoji, emotion, fear, mood, face
neuter: | genderless, agender, neutral gender, neutrois | gender, sex, symbol
neutral: indifferent, meh | straight face, poker face, so so, expressionless | emoji, mood, emotion, rating, feedback, average
neutrois: gender neutral | agender, non binary, neutral gender | gender, identity, lgbtq
niqab: face veil | burqa, burka, hijab, veil | muslim woman, islam, headscarf
non-binary: nonbinary, enby, genderqueer | third gender, gender neutral | gender
nonbinary: non binary, enby | genderqueer, gender fluid | gender, lgbtq, symbol, identity, pride
normal: neutral | neutral face, straight face, poker face, meh, okay | emoji, face, mood
ok: okay, ok hand | ok sign, alright, perfect, fine, approve | hand, gesture, good
ok-finger: ok hand, okay sign, perfect | fine, good, ok | gesture
om: aum, ohm | om symbol, hindu symbol, hinduism, jainism, hindu | yoga, meditation, india, religion, mantra, chant
onlyfans: only fans | creator subscription, adult platform | subscription, creator, social media
organization: organisation, org chart | organization chart, hierarchy, company structure, organigram | company, team, tree
parent: guardian | mother, father, mum, mom, dad, parent and child, parental | family, child, kid
peanut: peanut app | app for mothers, women community | social network, mums, women, nut
pensive: thoughtful | sad, pensive face, thinking, sorrowful, reflective | emoji, face, mood
person: human, individual | user, people, man, profile, figure, someone, pedestrian, stick figure | body, account, customer, accessibility
person-arms-spread: accessibility, open arms, yoga, vitruvian man | wellness, person, hug | people
person-simple-bike: cycling, cyclist, biking | bicycle, ride a bike | sport
person-simple-hike: hiking, hiker, trekking | trail, walking, backpacking | sport
person-simple-run: running, run, runner, jogging | jog, sprint, marathon, exercise | sport
person-simple-ski: skiing, ski, skier | winter sport, slope | sport
person-simple-snowboard: snowboarding, snowboarder, snowboard | winter sport | sport
person-simple-swim: swimming, swim, swimmer | pool, water sport | sport
person-simple-walk: walking, walk, pedestrian | on foot, hike, stroll | sport
plaxo: | online address book | contacts, address book, social network
pointing: | pointing finger, index finger, finger, hand cursor | hand, direction, click, pointer, select, gesture
police: cop, law enforcement | police car, police officer, cops, patrol car, sheriff, badge | crime, emergency, siren, officer, law, patrol
poo: poop, pile of poo | shit, crap, turd, dung, excrement | emoji, funny, toilet
poop: poo, pile of poo | shit, crap, turd, dung, feces | emoji, toilet, dog
pray: prayer | worship, kneeling, begging, amen, devotion, kneel, blessing | religion, god, faith
prayer: | pray, praying hands, folded hands, prayer mat | religion, islam, namaste, worship, faith, muslim, church
praying: praying hands, folded hands | prayer, namaste, please, thank you, thanks | religion, faith, hope, worship, gratitude, gesture
prisoner: convict, inmate | jailbird, criminal, detainee, captive | prison, jail, crime
profile: | user profile, account, user, bio, my account, avatar, side view, personal information | person, contact, about me, silhouette, settings, member
puzzled: confused | baffled, perplexed, bewildered, unsure, puzzled face | emoji, face, mood
quora: | question and answer site, q and a | questions, answers, forum
rank: military rank, army rank | insignia, chevron, grade, stripes | army, soldier, badge
relieved: relief, relieved face | calm, content, peaceful, at ease | emoji, face, smile
ru: ok.ru, odnoklassniki | russian social network | russia, social network
ruku: bowing | islamic bow, bow in prayer, bowing in prayer | islam, prayer, salah, muslim
sad: unhappy, frown, sad face | disappointed, frowning, upset, depressed, crying, sorrow | emoji, emotion, mood, feedback, rating
salah: salat, namaz | muslim prayer, islamic prayer, praying, prayer time | islam, mosque, kneeling
scary: spooky, creepy | frightening, horror, halloween pumpkin, carved pumpkin | halloween, ghost, face
self: self transfer | oneself, traveller with luggage, change flights, passenger | airport, luggage, walking
senseless: dizzy | dazed, dizzy face, knocked out, unconscious, hypnotized | emoji, face, spirals
service: | customer service, support, help desk, concierge, room service, call bell | headset, bell, hotel, reception, agent, assistance
shaka: hang loose | call me, shaka sign, aloha, surfer hand | hand, gesture, surf, hawaii, cool, chill
shake: handshake | shake hands, vibrate, shaking phone | deal, agreement, hands, partnership, greeting, phone
shake-hands: hand shake, deal, agreement, partnership | greeting, cooperation | business
sharing: | share with, distribute, send to, user sharing, file sharing | network, link, people
sheriff: lawman | sheriff badge, marshal, police officer, sheriff star | wild west, cowboy, star
shocked: astonished, stunned | shocked face, surprised, open mouthed, gasp | emoji, face, mood
sick: ill, unwell | nauseous, vomiting, sick face, queasy, poorly | emoji, face, health
silence: silent, quiet | mute, zipped mouth, shut up, hush, speechless | emoji, face, mouth
sing: | karaoke, singer, vocal, choir | music, song, mouth, microphone
skool: skool community | online community platform, course platform | community, courses, learning
sleeping: asleep | sleeping face, zzz, nap, snoring, sleepy | emoji, night, bed
smile: smiley, happy, smiley face | smiling face, happy face, grin, emoji, emoticon, cheerful | emotion, mood, feedback, joy, reaction, positive, satisfaction, rating
smile-plus: add reaction, add emoji, emoji picker, react | insert emoji, new reaction, mood plus | chat
smiley: emoji, emoticon, smiley face | face, smile, happy face | emotion, mood, feedback, expression, reaction, sticker
smiley-angry: angry face, angry, mad | furious, rage | emotion
smiley-blank: blank face, no mouth, speechless | neutral, expressionless | emotion
smiley-meh: neutral face, meh, so so | indifferent, skeptical | emotion
smiley-melting: melting face, embarrassed | hot, overwhelmed | emotion
smiley-nervous: nervous, anxious, awkward | stress, grimace, anxiety, panic, worry, worried | emotion
smiley-sad: sad face, unhappy, frown, sad | sad emoji, upset | emotion
smiley-wink: wink, winking face | flirt, joke | emotion
smiley-x-eyes: dead face, dizzy face, dead | knocked out, error | emotion
smiling: smiley | smiling face, happy, happy face, add reaction | emoji, face, mood
social: social network | networking, social media, connections, community | network, nodes, share
spacehey: space hey | retro social network, myspace clone | social network, friends
spartan: spartan helmet | greek helmet, gladiator, warrior helmet, trojan helmet | sparta, warrior, greece
speak: talk | speech, voice, say, read aloud | ai, mouth, microphone, text to speech
speech: speaking | talk, speak, text to speech, voice, tts, dictation | say, mouth, language, conversation, ai
spread: | arms spread, arms out, open arms | person, accessibility, body, stretch
spy: incognito, detective | secret agent, private mode, anonymous, private browsing, sleuth, thief, robber | hat, glasses, hidden, mystery, undercover, agent, espionage, steal, theft, rob
squint: | eyes closed, cringe, sad squint, screwed up eyes | emoji, face, sad
standing: standing person | upright, person, stand up, pedestrian | figure, body, pose
student: pupil | graduate, learner, undergraduate, scholar, university student | school, university, education, graduation, college, study
students: pupils | class, learners, classmates, graduates | school, university, education
study: learn | study desk, desk lamp, homework, revision | school, reading, desk
sujood: sajdah, prostration | sujud, prostrating, muslim prayer, kneeling | islam, prayer, salah, muslim
support: customer support, customer service | help desk, helpdesk, call center, help, headset agent | contact, headset, service
surprise: | shock, surprised face, astonished, open mouth, wow, gasp, startled, shocked | emoji, face, mood
surprised: astonished | surprised face, shocked, amazed, wow, open mouth | emoji, face, mood
suspicious: skeptical, sceptical | doubtful, distrustful, side eye, raised eyebrow, wary | emoji, face, mood
swipe: swipe gesture | slide, flick, drag, touch gesture | touch, finger, hand, touchscreen, mobile, arrow
talk: | chat, speak, conversation, messenger, chat app | message, communication
tap: touch | click, finger tap, press, touch gesture, tap here | finger, hand, pointer, touchscreen, gesture, interactive
tasbih: prayer beads | misbaha, rosary, dhikr beads, subha | islam, prayer, muslim
teacher: instructor, tutor | professor, lecturer, lesson, trainer, educator | school, education, class, blackboard, chalkboard, student, teaching
teaching: teacher | lecture, lesson, classroom, instruction, training | school, education, board
team: group, people | users, teamwork, staff, colleagues, crew, squad, coworkers | community, company, collaboration, members, work, business
technician: engineer, mechanic | repairman, handyman, maintenance worker, serviceman | wrench, helmet, repair
thought: thought bubble, thinking bubble | idea, think, thinking, cloud bubble | chat, dream, comic
thumb: | thumbs up, thumbs down, like, dislike | hand, vote, feedback, approve, finger
thumbs: thumbs up, thumbs down | like, dislike, upvote, downvote, approve, disapprove | hand, vote, feedback, rating, agree
tinder: | dating app, online dating | dating, flame, love
tired: exhausted, weary | tired face, fatigued, worn out, sleepy | emoji, face, mood
touch: tap | touch gesture, press, finger touch, click | finger, hand, touchscreen, gesture, pointer
transgender: trans | transgender symbol, gender identity | gender, lgbtq, lgbt, pride, symbol
travesti: | transvestite, trans | gender, lgbtq, symbol, pride
unamused: unimpressed | annoyed, bored, displeased, meh, side eye | emoji, face, mood
unfollow: remove friend, stop following | unsubscribe, remove user, delete user, unfriend | social media, user, follower
unhappy: sad, sad face | frown, dissatisfied, disappointed, upset | emoji, emotion, mood, feedback, face
universal: universal access, accessibility | accessible, a11y, disability access, inclusive | disability, person, settings
upwork: | freelance marketplace, freelancing | freelancer, job, work, hire
user: person, account, profile | avatar, member, human, my account, people, customer, login, contact, client | sign in, log in, admin, personal, follower, username, owner
user-add: invite, add friend, user plus, follow, new user, sign up | register, create account, join, add member, friend request | account, social, team
user-check: following, verified user, user verified, approved user, friend added | present, attendance, confirmed, accepted, authenticated | account, social, people, responsibility
user-circle: profile, avatar, account, account circle, profile picture, my account | user, me, login, sign in, member, person, my profile | social, settings
user-cog: account settings, user settings, profile settings, user gear, manage user | preferences, manage account, admin, edit profile, user management | settings, person, permissions
user-dollar: paid user, payroll | customer value, salary, client, investor | money, account
user-edit: edit profile, user pen, edit user | update account, change profile | account, pencil
user-focus: face recognition, focus person | scan face, target user, candidate, user centered, portrait mode | camera, biometric
user-follow: following, user check, user plus | add friend, subscribed, verified user | social
user-gear: account settings, user settings, profile settings, manage user | preferences, manage account, user management | settings, person
user-group: team, people, users, group | members, friends, couple, contacts, community | social, organization
user-heart: favorite person, loved one, fan | dating, crush, admirer, follower, volunteer | love, social
user-key: user permissions, access rights | authorization, role, admin, credentials, login | security, account
user-list: contact list, user directory | members list, phone book, participants, attendees, guest list | people, contacts
user-location: person location, nearby user, user pin | people nearby, whereabouts, gps tracking | map, pin
user-lock: account locked, locked account, private account | login blocked, restricted, secure account | security, account
user-minus: unfriend, remove user, unfollow, remove friend | delete user, remove member, kick, uninvite | account, social, people
user-multiple: users, people, group, team | members, friends, contacts | social
user-off: | | absence, absent
user-pen: edit profile, edit user, user edit | update account, change profile, author, writer | account, pencil
user-plus: invite, add friend, add user, follow, sign up, new user, user add, add contact | register, create account, join, add member, add person, friend request, recruit, add people | account, social, team, people
user-question: | stranger, unknown person | whodunit
user-round: profile, person, account, user | avatar, member, me, login, people | social, human
user-scan: face recognition, scan face, face scan | identify person, face id, biometric | camera, security
user-search: find user, find people, recruit, search user | look up person, hiring, people search, background check, candidate search | hr, social, magnifier
user-settings: account settings, user cog, profile settings, manage user | preferences, manage account, user management | person
user-shield: admin, protected account, moderator | security guard, account security, privacy, insured person | safety, permissions
user-sound: speaking, talking person, voice user | speech, announce, lecturer | talk, sound
user-square: profile, avatar, account box, contact | user, portrait, id photo, member | social, card
user-star: favorite user, vip, top user | best employee, featured user, expert, influencer | rating, account
user-status: online status, presence | available, away, busy | chat, account
user-switch: switch account, switch user, change user | change account, swap profile, delegate | login, account
user-time: user history, waiting person | attendance, shift, last seen, part time | clock, account
user-unfollow: unfollow, unfriend, remove user | block user | social
user-voice: speaking, speaker person, voice user | talking, speech, announcement, podcast, lecturer | talk, sound
user-x: block user, delete user, remove user, user remove, ban user | unfriend, kick, banned, rejected, absent, revoke access | account, social, people
users: people, group, team | members, accounts, community, crowd, audience, contacts, customers, followers | friends, family, collaboration, staff, social, persons, relatives, siblings, sibling, cousin, aunt, uncle, spouse, folk, folks
users-four: team, people, group, committee | members, friends, staff | social, organization
users-group: team, people, crowd, community, group | members, friends, staff, audience, everyone, meeting, family, gang, mob | social, organization
users-round: people, group, team | users, members, community, contacts, friends | social
users-three: team, people, group, community | members, friends, staff | social, organization
venetian-mask: masquerade, carnival mask, incognito, mask, disguise | mardi gras, theater, anonymous, ball, private mode | party
venus: female | female symbol, woman, feminine | gender, sex, planet, astrology, women
venus-and-mars: male and female, heterosexual, man and woman, bisexual | unisex, gender, sex, sexuality
victory: victory hand, peace sign, v sign | peace hand, two fingers | hand, finger, gesture, win, winner
victory-finger: peace sign, victory, v sign | peace | gesture
vomiting: throwing up | puking, being sick, nausea, barf, throw up | emoji, face, sick
vote: ballot | ballot box, election, poll, cast a vote, democrat, republican, democracy, election day, senate, referendum, democratic | politics, box, elect, elected, ballot paper, politician
waiter: server | waitress, steward, butler, waiting staff | restaurant, tray, service
waiters: serving staff | waitress, restaurant staff, table service | restaurant, tray, service
walk: pedestrian | stroll, on foot, walker, hike | person, exercise, steps, fitness, crosswalk, footpath, go
walking: pedestrian | on foot, stroll, walker, strolling | exercise, steps, person
wanted: wanted poster | most wanted, outlaw, reward poster, fugitive | crime, sheriff, wild west
waving: waving hand, wave | hello, hi, goodbye, greeting, bye, wave hand | hand, gesture, welcome, greet, ciao
waving-hand: wave, hello, hi, bye, goodbye | greeting, welcome | gesture
wedding: wedding rings, marriage | marry, just married, engagement, rings | love, bride, heart
wink: winking face | flirt, cheeky | emoji, emotion, face, joke, smiley, mood
winking: | winky face, winking face, blink | emoji, face, flirt
woman: female, lady | girl, women, mother, gal | gender, person, adult, ladies room, toilet, restroom, wife
women: female, woman | venus symbol, female sign, female gender, ladies | gender, sex, toilet
work: job | briefcase, business, employment, occupation, career | office, workplace, business bag, career history, portfolio, teamwork
worry: worried, anxious | worried face, concerned, nervous, uneasy | emoji, face, mood
wrrr: grr, grumpy | angry, annoyed, gritted teeth, disgusted, frustrated | emoji, face, mood
wudu: ablution | washing hands before prayer, ritual washing, wudhu | islam, prayer, water, hand
xing: | professional network, business network | jobs, career, social network, germany
xxx: adult content, x rated | porn, nsfw, explicit, 18 plus, triple x | adult, restricted, censored
you: love you | i love you, ily sign, love you gesture | hand, sign language, heart
zakat: almsgiving, alms | islamic charity, charity, giving, donation | islam, hand, money
zzz: sleep, sleeping, hibernate, power hibernate | snooze, snore, asleep, nap, sleepy, doze | tired, bed, night, rest, bored, inactive
`;
