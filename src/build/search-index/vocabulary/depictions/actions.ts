// What people do, in words that no icon is named after, and what it is drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
abandon, give up, quit trying, forsake: x, flag, log-out, user-x, logout
absorb, soak: droplet, spray-can, arrow-down
accomplish, achieve, fulfill, fulfil, fulfillment, accomplishment: trophy, award, circle-check, check, target
accumulate, pile up, amass: stack, coins, plus
adapt, adjust to, conform: adjustments, settings, refresh
adopt, adoption, foster: heart, home-heart, hand-heart, paw
advise, advice, suggest, suggestion, recommend, recommendation: bulb, message, thumb-up, star, lightbulb
afford, affordable, cheap, inexpensive, low cost, low price, budget price, bargain: coin, tag, piggy-bank, pig-money, discount, percent, coins
allocate, allotment, apportion: chart-pie, sitemap, user-plus
amplify, amplifier: volume, speaker, wave-sine
animate, keyframes: movie, player-play, keyframe, wand
appear, emerge, arise, visible again: eye, sparkles
appoint, nominate, assignment of role: user-check, calendar-check, user-plus
argue, quarrel, dispute, argument, debate, disagree: messages, message-x, swords, users
arrive, arrival, arrived: plane-arrival, map-pin-check, map-pin, flag
aspire, aspiration, dream big, ambition, ambitious: star, mountain, target, rocket
assemble, put together, assembly, construct, build up: puzzle, tool, tools, box-model, hammer
assist, helper, lend a hand, give a hand: help, lifebuoy, heart-handshake, hand
associate, correlate, relate, relation, relevance: link, sitemap, users
assume, guess, suppose, presume, hypothesis, theory: help, question-mark, bulb, flask
attend, attendance, rsvp, roll call: calendar-check, user-check, users, clipboard-check
await, wait for, stand by, standby: clock, hourglass, loader
become, turn into, morph, transform, transformer: refresh, arrow-right, exchange
behave, behaviour, behavior, manners: user, mood-smile, activity
belong, membership, member of: users, user-check, id
bind, tie up, fasten, tie down: link, belt, paperclip
boast, brag, show off: medal, mood-happy, trophy
borrow, lend, loan, lending: hand-coins, hand, cash, coins, book
bother, annoy, disturb, harass, harassment, pester, bully, bullying: mood-angry, mood-annoyed, alert-triangle, ban
breed, reproduce, spawn, mate: heart, egg, baby, paw
bribe, corruption, corrupt, kickback: cash, hand-coins, coin, money-bag
caress, cuddle, stroke pet, hug, embrace: heart, heart-handshake, hand-love-you, mood-heart
certify, accredited, accreditation, attest, eligible: certificate, rosette-discount-check, award
cheat, cheater, rig, fraud, fraudulent, scam, scammer, swindle, counterfeit, forgery, forge: mask, spy, alert-triangle, user-x, credit-card-off
chase, pursue, pursuit, hunt down: run, target, running
chew, gnaw: tooth, apple, mood-tongue
circulate, circulation, rotate round: refresh, rotate, arrows-clockwise
clarify, explain, explanation, elaborate, explanatory: info-circle, help, message, bulb
cling, hang on, hold tight: hand-grab, magnet
coincide, concurrency, simultaneous, parallel run: arrows-join, layers-intersect, git-merge
communicate, communication, converse: message, messages, phone, message-circle
compete, competitor, competition, rival, rivalry, contest: trophy, swords, tournament, flag
compile, compiler, build code, parser, parse: code, terminal, binary, cpu
complicate, complicated, complex, complexity: puzzle, sitemap, chart-dots-3, route
comprehend, understand, understood, comprehension, get it: bulb, brain, circle-check, lightbulb
conclude, conclusion, finalize, finalise, wrap up: flag-check, circle-check, check, file-check
condemn, convict, sentence crime: gavel, ban, thumb-down
congratulate, congratulations, congrats, kudos: confetti, trophy, party, award
conquer, conquest, victory, victorious, triumph: flag, trophy, swords, mountain
conserve, conservation, preserve nature, save planet: leaf, plant, recycle, world
consume, consumption: tools-kitchen, plug, gauge, battery
contribute, contribution, chip in: coin, git-pull-request, hand-coins, heart-handshake
convince, persuade, persuasion: message, megaphone, handshake
correspond, correspondence: mail, arrows-exchange, link
criticize, criticise, critic, criticism: thumb-down, message, star-half, message-exclamation
cultivate, farm work, grow crops: plant, tractor
decide, decision, dilemma, make up my mind: arrows-split, scale, git-branch, signpost, arrow-fork
declare, proclaim, announce, announcement: speakerphone, megaphone, flag
dedicate, dedicated, devote, devotion, commitment, loyal, loyalty, faithful: heart, heart-handshake, award, handshake
deduct, deduction, deducted, deficit: minus, receipt, trending-down
defend, defence, defense, safeguard: shield, shield-check, castle
delight, delighted, enjoy, enjoyment, rejoice, bliss: mood-happy, smile, mood-smile, confetti
demonstrate, demonstration, demo, show how: presentation, player-play, device-desktop
demonstrators, protest march, riot, rebel, rebellious, rebellion, uprising: flag, megaphone, users, hand-stop
depend, dependency, rely, reliance, dependent: link, sitemap, packages, anchor
derive, infer, deduce, causality, consequence: arrow-right, math-function, arrow-ramp-right, git-branch
deserve, merit, worth, worthy, earn: award, medal, coin
despair, desperate, hopeless, misery, suffer, suffering, struggle: mood-sad, mood-cry, heart-broken
deteriorate, decay, get worse, worsen, degrade, erode: trending-down, chart-arrows, thumb-down
determine, determined, determination, tenacity, persist, persistence, persistent, perseverance, zeal, willpower: mountain, target, flame, muscle
differ, diverse, diversity, variety, various, variation, vary: users-group, arrows-split, color-swatch, category
dilute, water down, dissolve, soluble: droplet, flask, droplet-half
disappear, vanish, fade away: ghost, eye-off
discharge, release patient: battery-low, log-out
disclose, reveal, uncover, unveil, expose, leak secret: eye, lock-open, gift
discourage, demotivate, dissuade: thumb-down, mood-sad
disperse, scatter, spread out: arrows-maximize, arrows-diagonal, chart-scatter
disrupt, disruption, interrupt, interruption: bolt, hand-stop, alert-triangle, plug-connected-x
distract, distraction, attention span: bell, device-mobile, bell-ringing
dominate, domination, supreme, supremacy: crown, chess-king
drown, drowning, sink ship: waves, lifebuoy, swimming
dwell, inhabit, reside, live in: home, house
educate, educational, instruct, instruction, tutoring, teach: school, book, chalkboard, presentation
elect, election, voter, electorate, referendum, democracy, democratic: checkbox, archive, building-bank, vote
elevate, lift up, ascend: arrow-up, elevator, arrow-big-up
employ, job offer, vacancy, career: briefcase, user-plus
empower, encourage, encouragement, inspire, inspiration, inspired, motivate, motivation: bulb, rocket, thumb-up, sparkles, lightbulb
encounter, meet up, rendezvous: users, map-pin, calendar-user
endorse, endorsement, vouch: thumb-up, signature, rubber-stamp
endure, endurance, stamina, resilience, resilient, survive, survival: battery, heart-rate-monitor, shield, mountain, muscle
engage, engagement rate, involve, involvement, participate, participation: users, hand-stop, message, heart, thumb-up
enrich, enrichment, prosper, prosperity, flourish, thrive, wealthy: diamond, plant, trending-up, coins
enroll, enrol, enrollment, sign on: user-plus, school, clipboard-check
ensure, assure, reassure, reassurance, certainty, certain: shield-check, circle-check, check
entertain, entertaining: movie, masks-theater, device-tv, mood-happy
establish, found company, set up shop: building, flag
evacuate, evacuation, flee, run away, escape: run, door-exit, log-out
evaporate, evaporation, vapor, vapour: droplet, cloud, droplets
evolve, evolution, develop over time: trending-up, dna, sitemap
exaggerate, overdo, excess, exceed, too much, overflow: arrows-maximize, chart-bar, alert-triangle
exhale, inhale, breathe, breath, respiration: lungs, wind
exist, existence, being: user, world, point
expel, banish, kick out, deport, evict: user-x, door-exit, ban, user-minus
expire, expiry, expired, expiration: clock-x, calendar-x, hourglass-empty, clock-off
flatten, level out: layers-subtract, minus
forgive, forgiveness, mercy, pardon: heart-handshake, peace, hand-peace, heart
forget, forgetful, forgotten, amnesia: brain, help, eraser, question-mark
frighten, scare, scared, terrify, fright, frightened, fear, afraid, horror, terror: ghost, mood-surprised, skull, mood-nervous
govern, governance, rule country, republic, regime: building-bank, landmark, crown, gavel
grind, mill, pulverize: coffee, settings, pepper
happen, occur, occurrence, event happening: calendar-event, calendar, bolt
harm, hurt, injure, injured, cruelty, cruel, violence, violent, vicious, brutality: bandage, alert-triangle, sword, hand-stop
hesitate, hesitation, doubt, unsure, uncertain, ambiguity, ambiguous: help, mood-confused, question-mark, mood-neutral
hydrate, hydration, thirst, thirsty, stay hydrated: droplet, bottle, glass-full, cup
hypnotize, hypnosis, hypnotic: spiral, eye
illustrate, illustration, illustrator: brush, pencil, palette, photo
imply, implication, hint at: arrow-right, bulb
impress, impressive, stunning, spectacular, magnificent, amazing, wonderful, fantastic, awesome, glamorous: sparkles, stars, star
improvise, improvisation: music, wand, masks-theater
incorporate, include, inclusive, inclusion: plus, users-group, circle-plus, accessible
infect, infected, contagious, contagion, infectious, contaminate: virus, biohazard, mask, mood-sick
inflate, pump up, blow up balloon: balloon, arrows-maximize, wind
inherit, inherited, heir, heritage: sitemap, coins, building-monument, dna
innovate, innovator, pioneer, original idea, originality: bulb, rocket, sparkles, lightbulb
inquire, enquire, inquiry, enquiry, ask, question, query info: help, message-question, search
integrate, integration, interop, interoperability, compatibility, compatible: puzzle, plug-connected, link, api
intend, intention, purpose, aim for: target, bulb
intensify, strengthen, reinforce, reinforcement, toughen: trending-up, barbell, shield-plus
introduce, introduction, intro, nice to meet you: user, heart-handshake, door-open, id
invade, invasion, occupy, occupation war: swords, flag, bomb
isolate, isolation, quarantine, self isolation: home, circle-dashed, mask, user-x
jailbreak, root device: lock-open, device-mobile, prison
kneel, bow down, genuflect: pray, praying, man
liberate, liberation, liberty, set free, independent, independence, freed: lock-open, peace, flag, feather
localize, localise, i18n, l10n, internationalization, bilingual, multilingual: language, world, translate
lose, loser, lost game, defeat, defeated: mood-sad, thumb-down, flag, trophy-off
maintain, upkeep, service machine, troubleshoot, troubleshooting, tune up: tool, tools, settings, wrench
manipulate, manipulation, puppet master: hand-move, adjustments, hand-grab
memorize, memorise, recall, remember, remind, mnemonic, souvenir memory: brain, bell, bookmark, history
migrate, migration, emigration, immigration, immigrant, refugee: transfer, plane, database-export, world, arrow-right
mislead, deceive, deception, lie to, liar, hoax, misinformation: mask, masks-theater, spy, alert-triangle
moan, groan, grumble, complain, complaint, grumpy: mood-annoyed, mood-sad, message-exclamation
mock, ridicule, tease, sarcasm, irony, ironic, prank, practical joke, naughty, cheeky, mischief: mood-tongue, mood-wink, mood-crazy-happy
mourn, mourning, grief, grieve, condolence, sorrow, funeral: candle, grave, flower, heart-broken, mood-cry
negotiate, negotiation, compromise, haggle, make a deal, bargaining: handshake, heart-handshake, scale, messages
nourish, nurture, feeding: plant, heart, baby-bottle, hand-heart
obey, obedience, submission, compliance, compliant, comply: checklist, check, clipboard-check, shield-check
obtain, acquire, acquisition, procure, get hold: shopping-cart, download, hand-grab
occupied, in use, engaged toilet: user, lock, circle-minus
omit, leave out, exception, exclude: circle-minus, minus, x
operate, handle machine, handler: settings, adjustments, tool
oppose, opposition, resist, resistance, veto: shield, ban, hand-stop, swords
optimize, optimise, optimization, fine tuning, seo tuning, performance tuning: gauge, rocket, adjustments, trending-up
overcome, get over, conquer fear: mountain, trophy, flag
oversee, supervise, supervision, supervisor: eye, user-star, binoculars, user-check
owe, debt, indebted, liability, liabilities: receipt, cash-off, coin-off, credit-card
own, owner, ownership, possess, possession, property owner: key, home, user-check
penetrate, pierce, piercing: arrow-right, needle, diamond, sword
perform, performer, stage act: masks-theater, microphone, player-play
pollute, pollution, polluted, smog, exhaust fumes, emissions: cloud, factory, building-factory, trash
portray, portrayal, portrait drawing: photo, user-square, palette
practise, practice, rehearse, rehearsal, training session: target, barbell, repeat, music
predict, prediction, prophecy, fortune telling, fortune teller, horoscope reading, destiny, fate, karma: crystal-ball, stars, moon-stars, zodiac-libra, cards, yin-yang
pretend, fake, phony, bogus, impostor, dummy, mockup: mask, masks-theater, spy, alert-triangle
procrastinate, procrastination, put off, laziness: hourglass, sofa, zzz, alarm-snooze
pronounce, pronunciation, articulate, speak clearly: volume, speaker, language, message
propose, proposition, proposal: file-text, ring, message, bulb
prosecute, lawsuit, sue, litigation, treason: gavel, scale
prove, proof, verified fact, truth, truthful, sincere, sincerity, honest, honesty, integrity, genuine: circle-check, rosette-discount-check, scale, shield-check, certificate
provide, provision, furnish, give out: package, truck, gift
punish, punishment, penalty, sanction, detention: gavel, hand-stop, ban, card
regenerate, regrow, renewal, rebirth, renew: refresh, plant, recycle, sparkles
regulate, regulation, regulator: adjustments, gavel, gauge, scale
remain, remainder, left over, leftover: clock, box, divide
repel, repellent, bug spray: spray, magnet, shield, bug-off
represent, symbolize, signify: presentation, user, chart-bar
resign, resignation, retire, retirement, pensioner, pension: door-exit, log-out, armchair, pig-money, old
resolve, solve, solution, solved, sort out, troubleshooter: circle-check, puzzle, bulb, check
reunite, reunion, get together, togetherness, coexistence: users, heart-handshake, friends
revenge, vengeance, retaliate: swords, sword, mood-angry, skull
roam, wander, drift, ramble, stroll: walk, route, map, walking
sabotage, vandal, vandalism, vandalize, smash, destroy, wreck: hammer, bomb, spray-can
sacrifice, offering: heart, candle, hand-heart, flame
satisfy, satisfied, satisfaction, fulfilled, contentment: mood-smile, thumb-up, star, mood-happy
scold, tell off, reprimand: mood-angry, message-exclamation, hand-stop
scrape, scraping, web scraper: spider, code, world-download, tool
seize, grab, snatch, hold on: hand-grab, hand
simplify, simplification, simplicity, simple life: filter, minus, circle, wand
simulate, simulation, simulator, emulate: device-gamepad, cpu, flask, airplane
sneak, sneaky, stealth, stealthy, covert: spy, eye-off, ghost, hat-glasses
specify, specification, specs, spec sheet: file-text, list-details, clipboard-list, ruler
spoil, spoiler, spoiled: eye-off, trash, alert-triangle
starve, starving, famine, hungry: bowl, tools-kitchen-off, mood-sad, tools-kitchen
stimulate, stimulant, caffeine: coffee, bolt
stir, whisk, blend food: bowl, blender, chef-hat, spoon
strive, effort, try hard, endeavour: mountain, barbell, target
stumble, trip over, slip, slippery, slip and fall, wet floor: falling, alert-triangle, droplet, walk
sunbathe, tanning, sun tan: sun, beach, sunglasses
sustain, sustainable: leaf, recycle, plant
swear, curse words, profanity, foul language: mood-angry, message-exclamation, hash, message-x
sympathize, sympathy, compassion, empathy, caring, kindness, kind, gentle, tender, tenderness: heart-handshake, hand-heart, heart, mood-heart
tame, domestic animal, domesticate: paw, dog, home
tangle, knot, entangled: scribble, infinity, lasso, line-squiggle
teleport, portal, wormhole: atom, transfer, spiral, sparkles
tempt, temptation, seduce, sin: apple, flame, heart
terminate, kill process, shut down: player-stop, power, x, skull
throttle, rate limit: gauge, adjustments
tickle, giggle, chuckle: mood-happy, mood-tongue, feather, laughing
tolerate, tolerance, patience, patient waiting: heart-handshake, hourglass, yoga
tremble, shiver, shake with cold: vibrate, snowflake, mood-nervous
unite, unity, unify, solidarity, cohesion, alliance: users-group, heart-handshake, link, arrows-join
unload, offload, drop off: truck-delivery, truck, package-export, upload
unwrap, unbox, unboxing, open gift: gift, package, box
urge, urgency, rush, hurry, immediate, immediately, at once, right now, asap, quickly: bolt, alarm, run, clock, rocket
violate, violation, infringement, breach, offence, misconduct: alert-triangle, shield-x, ban, gavel
visualize, visualise, visualization, data viz: chart-bar, eye, chart-line
warn, forewarn, heads up, beware: alert-triangle, bell, alert-circle
weave, weaving, loom, crochet, embroidery: needle-thread, needle, grid
whisper, murmur, secretly tell: volume-2, message, ear, volume-low
yawn, drowsy, doze: zzz, bed, moon
arrest, apprehend, detain, custody, in custody: handcuffs, police-car, lock, prison
bail, bail out, parole: gavel, cash, lock-open
blindfold, blind, sight loss: eye-off, mask, glasses
dine, eat out, dining out: tools-kitchen, restaurant, utensils
eavesdrop, overhear, wiretap: ear, microphone, spy, phone
explode, detonate, blow up, blast, boom: bomb, flame
extinguish, put out fire: fire-extinguisher, flame-off
fist bump, high five, thumbs: hand-stop, hand, fist
itch, itchy, scratch: hand, bug, paw
nap, snooze, siesta: zzz, bed, moon
overtake, bypass, detour, go around: arrow-bear-right, route, arrow-ramp-right, road
kneading, frying, grilling, boiling, roasting, steaming: pan, cooking-pot, flame, chef-hat
sew, sewing, stitch, tailor, mend clothes: needle-thread, needle, scissors
shaving, shave, barber: razor, scissors
sneeze, cough, runny nose, flu: mood-sick, mask, virus, thermometer, tissue-paper
vacuuming, hoover, hoovering, sweeping, spring clean: vacuum-cleaner, brush, broom, vacuum
zip up, unzip, fly zipper: zip, file-zip
`;
