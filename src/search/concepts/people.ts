// People and gestures: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
accessible: accessibility, wheelchair, handicapped | disabled access, wheelchair user, disability, a11y, step free | barrier free, parking, toilet, inclusive
address: | contacts, phone book, location, where, address book | directory, home address, email address, street, map
agreement: deal | contract, handshake, treaty, consent, terms, accord | partnership, business, legal, sign, document
alien: extraterrestrial, et | ufo, martian, space invader | space, monster, sci fi, outer space, monster face
angry: mad, furious | anger, annoyed, cross, rage, upset, pissed off, grumpy | face, emoji, smiley, emotion, mood, frown
annoyed: irritated | angry, unamused, displeased, fed up, grumpy | face, emoji, smiley, mood, emotion
baby: infant, newborn | toddler, child, kid, bambino | nappy, diaper, bottle, mother, birth, nursery, pram, stroller
character: | letter, glyph, symbol, ocr, chinese character, text recognition | text, recognition, language, font
clapping: applause, applaud | clap, bravo, clapping hands, kudos, well done | hands, praise, celebrate, audience, congratulations
collaboration: teamwork | team, collaborate, working together, multiplayer, partnership, cursors | group, share, cooperation, users
community: group of people | people, members, neighbourhood, neighborhood, group, society, team, residents | users, social, forum, network, public
conference: meeting | video call, video conference, webinar, seminar, summit | presentation, speaker, people, audience, zoom, event
confused: puzzled | perplexed, unsure, baffled, bewildered, skeptical | face, emoji, smiley, mood, question
contact: contact card | person, address book, profile card, get in touch, contact us | phone, email, user, id card, info
contacts: address book, phone book, phonebook | people, directory, contact list, friends | phone, email, users, profile
crazy: insane, mad | wacky, silly, zany, goofy, nuts | face, emoji, mood, smiley
crown: tiara | king, queen, royal, premium, vip, royalty, monarch | winner, prince, princess, leader, pro, best, luxury
customer: client | customer service, customer support, support agent, call center, help desk, call centre | headset, consumer, buyer, help
detective: investigator, sleuth | spy, private eye, incognito, private investigator, sherlock | investigate, search, private mode, crime, anonymous, hat
dizzy: | knocked out, dazed, stunned, dead face, x eyes | face, emoji, mood, drunk, smiley
doctor: physician | medic, medical doctor, nurse, surgeon, gp | hospital, health, stethoscope, clinic, medical
emotion: feeling, emoji | smiley, emoticon, mood, face, expression, sentiment | happy, reaction, smile, sad
empathize: empathise | empathy, care, sympathy, compassion, support | heart, hug, feelings, kindness, design thinking
face: | emoji, emoticon, head, facial expression, face id, facial recognition, smiley | person, mood, emotion, smile, happy, sad, avatar
female: woman, venus | female symbol, venus symbol, lady, girl, women | gender, sex, toilet, restroom, ladies
gender: sex | male, female, gender symbol, gender identity, non binary, transgender | men, women, lgbtq, identity, orientation, pronouns
genderless: agender, gender neutral | neutrois, no gender, non binary | gender, identity, lgbtq, sex
ghost: spook, phantom | spirit, spectre, specter, boo, pacman ghost | halloween, scary, haunted, horror, game, spooky, monster
group: | people, users, team, community, group objects, members, crowd | merge, organize, shapes, social, bundle, selection
handshake: shake hands, deal | agreement, partnership, partner, hand shake, greeting, cooperation, agree | business, contract, meeting, teamwork, trust, peace
happy: glad, cheerful | smile, joy, smiley, joyful, content, smiling, delighted | face, emoji, mood, emotion, satisfaction, good
helping: helping hand | giving, charity, help, assistance, support, give | hand, donate, care, volunteer, aid
human: person | people, man, user | character, cartoon, body
id: identification, identity | id card, identity card, badge, name tag, face id, passport, driving license, employee badge | personal, user, profile, security, verification
identification: id, identity | id card, identity card, name badge, id badge, driving licence, passport | personal, user, profile, security, document
intersex: | intersex symbol, gender symbol | gender, sex, lgbtqia, identity
job: | employment, career, vacancy, occupation, job search, hiring, briefcase, profession, work | business, office, recruitment, hr, salary
kid: child | boy, children, toddler, youngster | face, baby, family, smiley
laugh: lol | laughter, haha, rofl, grin, funny, joy, hilarious | face, emoji, happy, mood, smile
love: heart | like, favourite, favorite, romance, affection, adore | valentine, dating, wedding, couple, passion, crush
male: man, masculine | mars, boy, guy, gentleman | gender, sex, he, symbol, mens room
man: male, guy | gentleman, bloke, dude, boy, father | gender, person, adult, toilet, restroom, mens room
meh: neutral face, indifferent | so so, unimpressed, bored, poker face, straight face | emoji, emotion, feedback, mood, rating, average, whatever
melting: melting face | hot face, embarrassed, overwhelmed | emoji, heat, smiley, sarcasm, sweat
mickey: mouse ears, mickey mouse | cartoon mouse | disney, animation, theme park, kids
mood: emoji, emoticon, smiley | emotion, feeling, face, expression, reaction | smile, happy, sad, sentiment, feedback, rating
nervous: anxious, worried | stressed, afraid, uneasy, grimace, awkward | emoji, emotion, fear, mood, face
neuter: | genderless, agender, neutral gender, neutrois | gender, sex, symbol
neutral: indifferent, meh | straight face, poker face, so so, expressionless | emoji, mood, emotion, rating, feedback, average
nonbinary: non binary, enby | genderqueer, gender fluid | gender, lgbtq, symbol, identity, pride
person: human, individual | user, people, man, profile, figure, someone, pedestrian, stick figure | body, account, customer, accessibility
pointing: | pointing finger, index finger, finger, hand cursor | hand, direction, click, pointer, select, gesture
police: cop, law enforcement | police car, police officer, cops, patrol car, sheriff, badge | crime, emergency, siren, officer, law, patrol
prayer: | pray, praying hands, folded hands, prayer mat | religion, islam, namaste, worship, faith, muslim, church
praying: praying hands, folded hands | prayer, namaste, please, thank you, thanks | religion, faith, hope, worship, gratitude, gesture
profile: | user profile, account, user, bio, my account, avatar, side view, personal information | person, contact, about me, silhouette, settings, member
sad: unhappy, frown, sad face | disappointed, frowning, upset, depressed, crying, sorrow | emoji, emotion, mood, feedback, rating
service: | customer service, support, help desk, concierge, room service, call bell | headset, bell, hotel, reception, agent, assistance
shaka: hang loose | call me, shaka sign, aloha, surfer hand | hand, gesture, surf, hawaii, cool, chill
shake: handshake | shake hands, vibrate, shaking phone | deal, agreement, hands, partnership, greeting, phone
sing: | karaoke, singer, vocal, choir | music, song, mouth, microphone
smile: smiley, happy, smiley face | smiling face, happy face, grin, emoji, emoticon, cheerful | emotion, mood, feedback, joy, reaction, positive, satisfaction, rating
smiley: emoji, emoticon, smiley face | face, smile, happy face | emotion, mood, feedback, expression, reaction, sticker
speak: talk | speech, voice, say, read aloud | ai, mouth, microphone, text to speech
speech: speaking | talk, speak, text to speech, voice, tts, dictation | say, mouth, language, conversation, ai
spread: | arms spread, arms out, open arms | person, accessibility, body, stretch
spy: incognito, detective | secret agent, private mode, anonymous, private browsing, sleuth | hat, glasses, hidden, mystery, undercover, agent, espionage
student: pupil | graduate, learner, undergraduate, scholar, university student | school, university, education, graduation, college, study
swipe: swipe gesture | slide, flick, drag, touch gesture | touch, finger, hand, touchscreen, mobile, arrow
talk: | chat, speak, conversation, messenger, chat app | message, communication
tap: touch | click, finger tap, press, touch gesture, tap here | finger, hand, pointer, touchscreen, gesture, interactive
teacher: instructor, tutor | professor, lecturer, lesson, trainer, educator | school, education, class, blackboard, chalkboard, student, teaching
team: group, people | users, teamwork, staff, colleagues, crew, squad, coworkers | community, company, collaboration, members, work, business
thumb: | thumbs up, thumbs down, like, dislike | hand, vote, feedback, approve, finger
thumbs: thumbs up, thumbs down | like, dislike, upvote, downvote, approve, disapprove | hand, vote, feedback, rating, agree
touch: tap | touch gesture, press, finger touch, click | finger, hand, touchscreen, gesture, pointer
transgender: trans | transgender symbol, gender identity | gender, lgbtq, lgbt, pride, symbol
travesti: | transvestite, trans | gender, lgbtq, symbol, pride
unhappy: sad, sad face | frown, dissatisfied, disappointed, upset | emoji, emotion, mood, feedback, face
upwork: | freelance marketplace, freelancing | freelancer, job, work, hire
user: person, account, profile | avatar, member, human, my account, people, customer, login, contact, client | sign in, log in, admin, personal, follower, username, owner
users: people, group, team | members, accounts, community, crowd, audience, contacts, customers, followers | friends, family, collaboration, staff, social, persons
venus: female | female symbol, woman, feminine | gender, sex, planet, astrology, women
victory: victory hand, peace sign, v sign | peace hand, two fingers | hand, finger, gesture, win, winner
walk: pedestrian | stroll, on foot, walker, hike | person, exercise, steps, fitness, crosswalk, footpath, go
waving: waving hand, wave | hello, hi, goodbye, greeting, bye, wave hand | hand, gesture, welcome, greet, ciao
wink: winking face | flirt, cheeky | emoji, emotion, face, joke, smiley, mood
woman: female, lady | girl, women, mother, gal | gender, person, adult, ladies room, toilet, restroom, wife
work: job | briefcase, business, employment, occupation, career | office, workplace, business bag, career history, portfolio, teamwork
xing: | professional network, business network | jobs, career, social network, germany
zzz: sleep, sleeping | snooze, snore, asleep, nap, sleepy, doze | tired, bed, night, rest, bored, inactive
`;
