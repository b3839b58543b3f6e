// Further verbs, qualities and ideas that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
act, acting, take action: masks-theater, player-play, bolt
accent, accent mark, diacritic: language, letter-case, message
abroad, overseas, foreign country: plane, world, globe
admire, admiration, adore, worship idol: heart, star, mood-heart
amazement, astonished, astonishment, sudden, shock, shocked, surprised: mood-surprised, alert-circle, bolt
apply, apply now, application form, job application: file-text, check, send, clipboard-check
approach, method, technique, way of doing, methodology: route, bulb, list-check
assault, attack, offensive: sword, swords, alert-triangle
attempt, try, try out, give it a try, trial: flask, repeat, player-play
baton, relay race, relay: run, arrows-exchange, repeat
bathe, bathing, take a bath, take a shower: bath, shower, droplet
bibliography, references list, citation, citations, works cited: book, quote, books, list
choke, choking, suffocate: hand, alert-triangle, lungs
clamp, vise, squeeze: tool, arrows-minimize
collect, collection, gather, collecting: stack, folder, basket, archive
collide, crash, bump into, collision: car-crash, car, bolt
combat stress, tense, tension, nervous system: mood-nervous, brain, activity
companion, sidekick, buddy, pal, mate friend: friends, users, dog, heart-handshake
concept, notion, brainwave, idea concept: bulb, lightbulb, brain
confusion, confused, bewildered, puzzled, perplexed, baffled: help, question-mark, mood-confused, puzzle
consensus, agreement, accord, consent, mutual consent, general agreement: handshake, heart-handshake, users, check
consist, consist of, made of, composed of, composition: sitemap, puzzle, box
contemplate, consider, thoughtful, pensive, ponder, thinker, reflect on: brain, bulb, thinking, message-circle
context, background information, in context: info-circle, file-text, layers-subtract
crouch, duck down, squat: man, stretching, arrow-down
crawl, crawling baby: baby, spider, worm
daydream, imagine, imagination, fantasize, dreamer, dreamy, dream: cloud, brain, moon, zzz, bulb, sparkles
decryption, decrypt, decipher, decode, crack code: lock-open, key, binary, code
define, definition, meaning of, glossary: book, letter-a, search
delegate, delegation, hand over, pass on: user-share, user-plus, arrow-right
dense, density, compact: grid-dots, layout-grid, stack
dimple, smirk: mood-smile, smile
describe, description, caption: file-text, message, align-left
despise, hate, hatred, loathe, detest: mood-angry, thumb-down, heart-off, angry
distinguish, tell apart, discern, differentiate: eye, arrows-split, git-compare
domestic, household, housekeeping, home life: home, house, home-heart
duplication, redundancy, cloned: copy, files
eloquence, eloquent, rhetoric, public speaking, speech giving: message, podium, microphone
engraving, etching, inscription: pencil, brush, writing
evade, dodge, avoid, escape from: run, arrow-bear-right, ban
example, sample, for instance, specimen: bulb, file-text, flask, box
executive, management, managerial, manager: briefcase, user-star, user-cog, users
exhaust, exhausted, worn out, tired out, fatigue: battery-low, zzz, mood-sad, wind
expansion, expand business, enlarge, growing: arrows-maximize, trending-up, maximize
exterior, outside, outdoor: home, tree, sun, building
facade, storefront front, front of house: building, building-store, window
facility, amenities, amenity: building, pool, wifi
faculty, professor, academic, academia, lecturer: school, book, presentation
farewell, goodbye, bye, see you, ciao, bon voyage: hand-stop, hand, plane-departure, mood-smile
fertile, fertility, ovulation, conceive: plant, egg, baby
fiber, fibre, dietary fibre, fiber optic, broadband: wheat, network, wifi, router
firm, solid company, enterprise firm: building, briefcase
foundation, groundwork, base, charity foundation: building, stack, heart-handshake, wall
gradual, gradually, step wise, incremental: stairs, trending-up, chart-bar
greasy, grease, oily, fatty: droplet, burger, bottle
guideline, guidelines, rule book, handbook, user guide, instruction manual: book, book-2, checklist, ruler
handcraft, handicraft, crafts, craft: scissors, palette, needle-thread, brush
happiness, joy, glee, cheer: mood-happy, smile, mood-smile, confetti
heaven, afterlife, angel, angelic: cloud, sun, feather
hibernate, sleep mode computer, stand by mode: moon, zzz, power
hyper, hyperactive, restless: bolt, rocket, run
illiterate, illiteracy, unread book: book-off, abc
implement, implementation, carry out, execute, execution, run task: tool, checklist, settings, player-play
intervene, intervention, mediate, mediation, mediator, arbitrate: handshake, scale, users, hand-stop
invent, invention, inventor, patent: bulb, lightbulb, flask, certificate
knock, knocking, knock knock: door, hand, bell
legacy, old system, outdated, obsolete, deprecated: history, old, hourglass, archive
magical, enchanted, spellbinding, mystical: wand, sparkles, stars, magic-wand
marry, get married, marriage, wed: ring, heart, wedding
meet, meet people, meet with, encounter friends: users, video, handshake, calendar
merchandise, merch, goods for sale: shirt, tag, package, shopping-bag
minimalist style, minimalism, less is more: minus, square, circle
monopoly, market dominance: crown, building, cards
nightmare, bad dream, night terror: ghost, moon, skull, zzz
opportunity, chance opportunity, opening: door-open, bulb, star, briefcase
overload, overwhelmed, too busy, information overload: alert-triangle, bolt, stack, brain
panic, panicking, freak out: alert-triangle, alarm, mood-surprised
panic button, sos button: alarm, lifebuoy, alert-octagon
parade, procession, march, marching: flag, users, drum, confetti
passage, passageway tunnel, corridor passage: door, route, arrow-right
petition, sign petition: signature, clipboard, file-text
phase, stage, milestone phase: moon, progress, flag, circle-half
pleasure, fun, amusement, enjoyable: mood-happy, smile, confetti, heart
polite, courtesy, good manners, etiquette: heart-handshake, hat, hand
pour, pouring, pour drink: droplet, bottle, cup
prefer, preference, favourite choice: heart, star, adjustments, thumb-up
prepare, preparation, get ready, readiness: checklist, clipboard-check, tools-kitchen
prime, principal, primary, foremost: number-1, star, crown
principle, principles, doctrine: book, scale, compass
reach, reach out, outreach: hand, target, users, speakerphone
reconciliation, reconcile, make peace, truce, ceasefire: handshake, heart-handshake, hand-peace, scale
redeem, redemption, claim reward: gift, ticket, coin
refer, referral, refer someone: user-share, share, users, gift
refill, top off, replenish: droplet, refresh, bottle, battery-charging
reform, revise, amend, amendment, overhaul: edit, refresh, gavel, settings
rejection, declined application: circle-x, x, thumb-down, ban
rental, for rent, rent, lease, tenant, renting: key, home, home-dollar, car
repent, repentance, remorse, penance: pray, mood-sad, cross
repetitive, repetition, routine, routines, habit, habits, recurring: repeat, refresh, calendar-repeat
replacement, substitute, alternative, swap out: replace, exchange, refresh
reserve, reserved, reservation: calendar-check, bookmark, lock, armchair
responsibility, responsible, accountability, duty, obligation: user-check, shield-check, checklist
revelation, epiphany, eureka, aha moment: bulb, lightbulb, eye, sparkles
savage, brutal, barbaric: axe, skull, mood-angry
serious, solemn: mood-neutral, mood-empty, alert-circle
shorten, shorten url, url shortener, abbreviate: link, scissors, arrows-minimize
slap, smack, spank: hand, hand-stop
smoky, smoke filled, haze: smoke, cloud-fog, mist, cloud
solo, by oneself, single player, single person: user, number-1
spatial, spatial computing, space planning: cube, badge-3d, box
sponsorship, sponsor, sponsored, patron, patronage, backer: heart, cash, heart-handshake, award
spontaneous, spontaneity, impulsive: bolt, confetti, dice
sting, bee sting, insect bite: bug, needle, alert-triangle
suite, app suite, bundle, package deal: apps, package, boxes
swell, swollen, swelling: arrows-maximize, waves, bandage
temper, tantrum, hot headed: mood-angry, flame, angry
tone, tone of voice, ringtone, sound tone: music, volume, wave-sine, bell
tuck, tuck in, fold in: bed, arrow-down, shirt
undergo, go through, endure process: arrow-right, route
unsend, recall message, take back message: message-x, arrow-back-up, mail-x
untie, loosen, loose: link-off, lasso
violence prevention, self defence, self defense: shield, hand-stop, boxing-glove
want, wish, desire for, would like: star, heart, wand
wonder, curious mind: help, bulb, search, stars
worst, bad, terrible quality, poor quality: thumb-down, mood-sad, star-off
yield, give way, right of way: triangle, alert-triangle, road
blame, accuse, accusation: hand-finger, mood-angry, gavel
twist, twirl, swirl: rotate, spiral, tornado, refresh
traction, grip tyre, momentum: wheel, trending-up, hand-grab
trap, snare, booby trap: mouse, alert-triangle
viral, viral post, go viral, trending post: trending-up, flame, share
closeness, proximity, near me, distance short: map-pin, current-location, heart
dependence, interdependence, reliance on: link, sitemap, users
unreliable, flaky, unstable, shaky: alert-triangle, wave-saw-tool, activity
quaint, rustic, countryside, rural, cottage: home, trees, barn, building-cottage
conduct, behaviour code, code of conduct: book, scale, music, user
phase out, sunset feature, end of life: sunset, archive, clock-off
general, generic, overall: settings, list, star, military-rank
german, french, spanish, italian, english, chinese, japanese, russian, arabic, portuguese, greek, turkish, dutch, polish, swedish, hindi, korean, latin, hebrew: language, flag, translate, world
thanks giving, harvest festival, harvest: wheat, carrot, leaf, basket
travel, travelling, traveling, trip, getaway, city break, vacation, holiday: plane, luggage, suitcase, map, beach
cheap flight, flight booking, flights: plane, ticket, tag
fireworks, firework, firecracker, pyrotechnics: sparkles, confetti, flame, sparkle
kernel, operating system, os: cpu, terminal, settings, device-desktop
`;
