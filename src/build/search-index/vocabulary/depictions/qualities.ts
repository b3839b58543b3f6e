// Qualities, feelings and ideas that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
absence, absent, missing, not there: user-x, user-minus, circle-dashed, user-off
accurate, accuracy, precise, precision, exact, pinpoint: target, focus, crosshair, ruler, target-arrow
ache, painful, pain, hurts, agony: bandage, bolt, mood-sad, pill
acceptance, accepted, consent given: circle-check, thumb-up, check
addict, addiction, addicted, habit forming: cigarette, pill, device-mobile, smoking
advantage, benefit, perk, perks, privilege, pros: star, thumb-up, plus, gift, award
aggression, aggressive, hostile, hostility, rage, furious, fury, fierce, mad: mood-angry, flame, angry
agility, agile, nimble, swift, quick, rapid: bolt, run, rocket, rabbit
alive, vitality, vigor, lively, vibrant, vivid, energetic: heartbeat, bolt, heart, activity, sun
amused, amusing, funny, hilarious, humor, humour: mood-happy, mood-tongue, laugh, mood-smile
ancient times, primitive, prehistoric, caveman: bone, axe, building-monument, campfire
annual, yearly, every year, per annum: calendar, calendar-repeat
anticipation, expectation, expect, looking forward, hopeful, hope: clock, star, sunrise, eye, rainbow
anxiety, anxious, nervous, worried, worry, paranoid, stressed out, apprehension: mood-nervous, mood-sad, brain, mood-confused
apologetic, sorry, apology, apologise, ashamed, shame, guilt, guilty, regret, embarrassed: mood-sad, pray, heart-broken, mood-sad-2
apocalypse, doomsday, end of the world, catastrophe: meteor, skull, radioactive, flame
appreciation, appreciate, thankful, grateful, gratitude, thanks: heart, heart-handshake, thumb-up, pray, flower
arrogant, arrogance, proud, pride, ego, smug: crown, mood-smile-beam, trophy, rainbow
artistic, creative, arty: palette, brush, bulb
aware, awareness, conscious, consciousness, mindfulness, mindful: eye, ribbon-health, brain, yoga, ribbon
bankrupt, bankruptcy, insolvent, broke, poverty, poor: coin-off, cash-off, trending-down, wallet, cash-banknote-off
belief, believe, faith, religious, spiritual, spirituality, theology: pray, cross, church, yin-yang
bitter, sour, salty: lemon, salt, mood-sick, citrus
boring, bored, boredom, tedious, dull, monotone: mood-empty, mood-neutral, zzz
brave, bravery, courage, courageous, fearless, heroic, hero, heroism, valor: shield, medal, sword, award, muscle
breathtaking view, scenery, scenic, panorama, vista: mountain, photo, sunset
calmness, serenity, tranquil, tranquility, relaxed, relaxation, chill, soothing, mellow: yoga, beach, leaf, candle, armchair
capitalism, capitalist, free market, wall street: coins, bank, building-bank, chart-candle
careful, cautious, caution, precaution, prudent, vigilance, vigilant: alert-triangle, shield, eye
childish, immature, juvenile, childhood: mood-kid, horse-toy, balloon, baby
clarity, transparent, lucid, clear cut: eye, glass, droplet, sun
classy, elegant, elegance, fancy, posh, sophisticated, luxurious, luxury, deluxe: diamond, crown, bow-tie, suit, sparkles
clumsy, awkward, oops, whoops: mood-confused, alert-triangle, bandage
combination, combo, mixture, blend, synergy: arrows-join, plus, puzzle, layers-union
communism, communist, socialism, marxism, soviet, ussr: hammer, star, flag
confident, confidence, self esteem: thumb-up, muscle, star, mood-smile-beam
confidentiality, classified, top secret, secrecy: lock, eye-off, file-lock, spy
consistency, consistent, uniformity, steady: equal, repeat, calendar-repeat, wave-sine
continuity, ongoing, perpetual, eternal, eternity, everlasting, endless, immortal, immortality, forever: infinity, repeat
contradiction, conflict idea, paradox: arrows-left-right, infinity, swords, circle-x
convenient, convenience, handy, useful, utility: tool, thumb-up, hand, tools
cosy, cozy, homely, hygge, comfortable, comfy: sofa, armchair, home-heart, flame
coward, cowardly, timid, shy, bashful: mood-nervous, mood-sad, ghost, eye-off
credibility, reputable, reputation, trustworthy, reliable, reliability, dependable: shield-check, star, award, thumb-up, rosette-discount-check
cult, sect, occult, ritual, voodoo, pagan: pentagram, candle, moon, flame, eye
cultural, multicultural, tradition, traditional: building-monument, masks-theater, world
curiosity, curious, nosy, intrigued: search, help, eye, binoculars
cute, adorable, sweet looking, lovely, pleasant: heart, paw, mood-heart, flower
cynical, pessimism, pessimistic, negative attitude, gloomy: mood-sad, cloud-rain, thumb-down
deadly, lethal, fatal, mortality: skull, grave, bomb
defective, faulty, malfunction, glitchy, out of order: alert-triangle, bug, tool, plug-x
depression, depressed, feeling down, blue mood, melancholy: mood-sad, cloud-rain, mood-cry, brain
desire, crave for, lust, longing, envy, jealous, jealousy: heart, flame, eye, mood-heart
detailed, details, thorough, in depth: list-details, zoom-in, file-text
dignity, respect, honour, honor, nobleness: crown, award, heart-handshake, medal
difficulty, hard level, challenge, tough: mountain, gauge, barbell, chart-bar
durable, durability, sturdy, robust, solid build, unbreakable, rugged: shield, barbell, diamond, wall
eager, enthusiasm, enthusiastic, excited, excitement, thrill, passionate, passion: flame, sparkles, confetti, heart, mood-happy
ecosystem, biosphere, biodiversity, flora and fauna, habitat: leaf, trees, world, plant, recycle
efficient, efficiency, streamlined: gauge, bolt, rocket, settings
elite, premium, exclusive, vip: crown, diamond, star
emptiness, void, vacuum space, nothingness, blankness, vacant: circle-dashed, circle, box, square
enemy, foe, adversary, opponent: swords, skull, mood-angry, user-x
equality, equal rights, fairness, fair, unfair, impartial, unbiased, inequality: equal, scale, equal-not
ethical, ethics, moral, morality, virtue, conscience: scale, heart, heart-handshake
excellence, excellent, perfection, perfect, flawless, outstanding, superb, quality: award, star, medal, rosette, diamond
expensive, costly, pricey, overpriced, precious, valuable: diamond, coins, cash, coin
familiar, well known, famous, fame, popular, celebrity, superstar, popularity: star, stars, flame, crown
filthy rich, billionaire, millionaire, wealth, affluent, fortune: diamond, money-bag, moneybag, coins, crown
flammable, combustible, inflammable, highly flammable: flame, fire, alert-triangle
fireproof, flame retardant, fire resistant: flame-off, shield, wall
foolish, stupid, stupidity, dumb, silly, ignorant, ignorance, idiot, moron: mood-crazy-happy, mood-tongue, mood-confused
fragrant, smelly, stink, stinky, odor, odour, aroma, scent: perfume, nose, wind, flower
full of joy, overjoyed, joyful, cheerful, merry, jolly: mood-happy, smile, confetti
fuzzy, vague, unclear, blurry, hazy, misty: blur, mist, cloud-fog
generosity, generous, charitable, giving: gift, hand-heart, heart-handshake, hand-coins
glossy, shiny, polished, luminous, radiant, glowing, glow, gleam, sparkling: sparkles, sun, brightness
gigantic, huge, enormous, massive, vast, large, big size: arrows-maximize, maximize, mountain, building-skyscraper
tiny, mini, minuscule, teeny, small size, little: arrows-minimize, minimize, point
tall, height, high up, long legs: ruler-measure, arrow-autofit-height, building-skyscraper, arrows-vertical, ruler
shallow, depth, deep: arrow-down, ripple, waves
steep, slope, incline, gradient road, uphill: trending-up, mountain, angle, trending-down
grace, graceful, elegance dance: feather, butterfly
greed, greedy, miser, stingy: coins, money-bag, pig-money
harmony, harmonious, peaceful, coexist, in tune: yin-yang, music, peace, hand-peace
harmful, hazardous, toxic, unsafe, perilous: alert-triangle, skull, biohazard, radioactive
harmless, innocent, innocence, naive: peace, baby, flower
homemade food, home cooking: chef-hat, home, cookie
horrible, terrible, awful, nasty, disgusting, gross, vile, ugly, hideous: mood-sick, thumb-down, mood-sad, poo
humanity, humankind, mankind, human race, civilization, civil: users, world, users-group, user
humble, humility, modest, modesty: user, heart, pray
humid, humidity, moist, damp, moisture, watery, dew: droplet, droplets, droplet-half
icy, frosty, frozen, freezing, chilly, frost: snowflake, temperature-minus, ice-skating
ideal, idealism, utopia, paradise: star, sun, beach, stars
illumination, lighting up, lit, enlightened: bulb, lamp, sun, lightbulb
illusion, mirage, optical illusion, delusion: eye, spiral, wand, ghost
impossible, unable, no way, not possible: ban, x, circle-x
possibility, possible, potential, feasible, feasibility, probability, likelihood, chance, odds: dice, percentage, chart-line, arrows-split
impact, effect, influence: target, meteor, bolt, ripple
impatient, impatience, hasty: clock, hourglass, mood-annoyed, alarm
individuality, individual, unique, one of a kind, self identity, personality: user, fingerprint, star
instinct, intuition, gut feeling, sixth sense: eye, brain, compass
intimacy, intimate, sensual, erotic, sexy: heart, bed, flame
jerk, rude, impolite: mood-angry, thumb-down, hand-middle-finger
leadership, leader, take the lead, chief, boss, captain, commander, governor, general army, ceo, director, founder: crown, user-star, flag, military-rank, star, briefcase
loneliness, lonely, alone, solitude, solitary, lonesome: user, mood-sad, heart-broken
longevity, long life, lifespan, aging, elderly: heart, hourglass, old, infinity
luck, lucky, fortunate, good fortune: clover, dice, horseshoe
unlucky, bad luck, misfortune, jinx, curse: cat, mood-sad, skull
madness, crazy, insane, insanity, mental: mood-crazy-happy, brain, mood-sick
maturity, mature, grown up, adulthood: tree, user, growth
miscellaneous, misc, sundry, other stuff, stuff, things, assorted: dots, category, box, grid-dots
mystery, mysterious, enigma, riddle, puzzling, unknown: question-mark, puzzle, help, search
mutual, reciprocal, both ways, two way: arrows-exchange, arrows-left-right, heart-handshake
necessity, necessary, need, essential, must have, required, mandatory, compulsory: asterisk, exclamation-mark, alert-circle, star
nostalgia, nostalgic, retro, vintage, old school, old fashioned: device-floppy, device-tv-old, hourglass, history, vinyl
novelty, brand new, innovation new: sparkles, new-section, star
objective, objectives, aims, milestone goal: target, flag, target-arrow
obsession, obsessed, fixation, fixate: heart, eye, target
odd, unusual, strange, weird, bizarre, peculiar, tricky: question-mark, mood-confused, alien
optimism, optimistic, positive, positivity, upbeat: sun, mood-smile, thumb-up, sunrise, plus
ordinary, normal, regular person, average joe: user, minus, circle
painful memory, heartache, heartbroken: heart-broken
patriotism, patriot, nationalism, nation: flag, medal, heart
powerful, mighty, strength, force: bolt, barbell, muscle, power
prejudice, discrimination, racism, racist, sexism, bias, stereotype: scale, ban, users, equal-not
prestige, prestigious, glory, acclaim, honored: crown, award, medal, trophy
pure, purity, clean water, pristine: droplet, leaf, sparkles, diamond
proud parent, family values: heart, users, home-heart
realistic, lifelike, true to life: eye, photo, camera
reckless, careless, daredevil, danger seeker, dare: flame, alert-triangle, bomb, motorbike
redundant, useless, worthless, waste of time, pointless: trash, ban, thumb-down, hourglass
rare, scarcity, scarce, limited edition, one off, collectible: diamond, star, gem
rigid, stiff, inflexible, hard material: wall, diamond, ruler
flexible, flexibility, elastic, bendy, stretchy: stretching, arrows-horizontal, wave-sine, yoga
rough, coarse, uneven, bumpy: wave-saw-tool, grain, texture, mountain
rusty, corroded, corrosion, rust: metal, droplet, brand-rust
rotten, stale, expired food, spoiled food: trash, bug, apple
scalability, scalable, scale up, scaling: arrows-maximize, trending-up, server, resize
scandal, gossip, rumor, rumour, tabloid: news, message, speakerphone, eye
seasick, carsick, nausea, motion sickness, dizzy: mood-sick, ship
selfish, egoist, self centered: mirror, user, crown
sensible, sane, rational, logical: brain, scale, bulb
sharp edge, pointed, pointy, spiky, thorn, prickly: needle, cactus, pin, triangle, knife
similarity, similar, alike, resemblance, lookalike: equal, copy, approximately-equal, tilde
sloppy, careless work: scribble, mood-neutral, trash
sociable, outgoing, extrovert, talkative, chatty: messages, users, mood-smile, friends
introvert, quiet person: book, headphones, home, user
soul, spirit, inner self, aura: ghost, heart, sparkles, yoga
spare, extra, backup part: plus, copy, box
spherical, ball shaped, orb, globe shape: sphere, circle, ball, globe
symmetrical, symmetry, mirrored: flip-horizontal, mirror, arrows-horizontal
stability, stable state, balanced, equilibrium: scale, anchor, shield-check, yin-yang
stubborn, headstrong, obstinate: horse, wall, lock
stylish, trendy, fashionable, chic, hip style, in fashion: sunglasses, hanger, sparkles, diamond
suspect, suspicious, suspicion, dodgy, shady: spy, eye, search, fingerprint, alert-triangle
sweaty, perspiration, sweat: droplets, droplet, temperature-plus, mood-nervous
symptom, symptoms, condition medical: thermometer, mood-sick, stethoscope, clipboard-heart
taboo, forbidden topic, off limits: ban, lock
talent, talented, gifted, skill, skilled, expertise, competent, competence: star, award, brain, certificate
teaspoonful, pinch of salt: spoon, salt
tipsy, drunk, hangover, intoxicated, wasted: beer, wine, mood-sick, bottle, martini
twin, twins, identical, double person: users, copy, friends
unemployed, jobless, laid off: briefcase-off, user-x, mood-sad
unavailable, not available, out of stock, sold out: ban, circle-x, x, user-x
unhealthy lifestyle, couch potato: sofa, burger, device-tv
value, values, core values: diamond, heart, coin, star
vicious circle, feedback loop: refresh, repeat, recycle
wasteful, waste money: trash, cash, coins
weak, weakness, fragile, brittle, delicate: battery-low, wine, feather
welfare, social security, wellbeing, well being, wellness: heart, heart-handshake, heart-plus, yoga, activity
wholesale, bulk, bulk order: packages, package, stack, boxes
wilderness, outdoors, great outdoors, backcountry: tent, mountain, trees, compass
wisdom, wise, sage, knowledge, enlightenment: book, brain, bulb, school, books
witty, clever, smart idea, brainy, ingenious: bulb, brain, lightbulb
beige, turquoise, crimson, maroon, magenta, indigo, teal, violet colour, burgundy, khaki: palette, color-swatch, droplet, color-picker
north, northern, south, southern, eastern, western, cardinal direction: compass, navigation
youth, young, adolescence, adolescent, teenager, teen: mood-kid, user, school, kid
nude, naked, nudity, explicit content, adult content, nsfw, x rated: rating-18-plus, eye-off, user, ban
sense of humour, comedian, stand up comedy: mood-happy, microphone, masks-theater
few, couple of, several: dots, number-3, copy
matter, substance, material, raw material: atom, box, flask, texture, cube
afghanistan, argentina, austria, bangladesh, belgium, brazil, bulgaria, canada, chile, colombia, croatia, denmark, england, estonia, finland, france, germany, great britain, united kingdom, hungary, iceland, india, indonesia, iran, iraq, ireland, israel, italy, kenya, korea, latvia, lithuania, malaysia, mexico, netherlands, holland, new zealand, nigeria, norway, pakistan, peru, philippines, poland, portugal, romania, russia, saudi arabia, scotland, serbia, singapore, slovakia, south africa, spain, sweden, switzerland, taiwan, thailand, turkiye, ukraine, united states, united states of america, vietnam, wales: flag, world, map
mechanism, machinery, gearbox, gears, cogs: settings, gear, settings-automation
convention, conference, symposium, seminar, summit meeting: presentation, users, podium, microphone
edition, version, release notes, revision: versions, git-branch, file-text, history
scholarship, grant, bursary, stipend, subsidy: school, cash, coin, award, graduation-cap
slogan, motto, tagline, catchphrase: quote, speakerphone, message
theft protection, anti theft: shield, lock, alarm
tribute, homage, memorial, in memory of, remembrance: candle, flower, grave, building-monument
venture, startup, start up company: rocket, bulb, briefcase
will, determined mind, testament will: signature, file-text, mountain
worthwhile, valuable deal: star, coin, thumb-up
province, region, territory, territorial, county: map, map-2, flag, polygon
population, demographic, demographics, census: users, chart-bar, users-group
ideology, philosophy, philosopher, school of thought: brain, bulb, book, building-monument
outlier, anomaly, abnormal, exceptional: chart-dots, chart-scatter, alert-triangle
reincarnation, resurrection: plant, refresh, butterfly, flame, cross
vitality drink, energy drink: bolt, battery-charging, bottle
peace of mind, security feeling: shield-check, yoga, heart
customer satisfaction, nps, user satisfaction: mood-smile, star, thumb-up
roi, return on investment, gains, profitability, profit margin: trending-up, chart-line, coins, percentage, chart-bar
brand ambassador, influencer, content creator: user-star, speakerphone, camera, star
work life balance, work from home, home office, remote work: scale, home, device-laptop, briefcase
`;
