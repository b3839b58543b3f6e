// Animals: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
bat: flying mammal, vampire bat | baseball bat, cricket bat, paddle, racket | halloween, vampire, sport, club, night, cave
bear: | teddy bear, grizzly, teddy, bear left, bear right | animal, wildlife, zoo, face, turn, forest
bear-smile: teddy bear, happy bear, bear | teddy, plush, toy, doll | animal
beetle: | bug, insect, scarab, ladybug, ladybird | debug, nature, malware, pest
bird: | sparrow, birdie, pigeon, dove, robin | animal, fly, wings, nature, twitter, spring, tweet, flock, freedom, liberty
bug: insect | beetle, debug, error, glitch, issue, ladybug, ladybird, defect | virus, software problem, report, code, malware, testing
butterfly: | insect, moth | spring, nature, wings, garden, animal, transformation, metamorphosis
camel: dromedary | bactrian camel, desert animal | desert, animal, arabia, egypt
canary: | chrome canary, yellow bird, songbird | bird, browser, test version
cat: kitty, emoji cat, emoticon cat | kitten, feline, tomcat, moggy, puss, fur, furry, roar, purr | pet, animal, meow, vet, halloween
cow: cattle | dairy cow, ox, bull, bovine, bison, buffalo, calf, yak, steer | farm, milk, animal, beef, moo, livestock
crab: crustacean | cancer zodiac, shellfish | seafood, beach, sea, rust, claw
deer: stag, reindeer | doe, buck, elk, antlers | forest, animal, hunting, christmas
dog: puppy, doggy | hound, canine, pup, pooch, pet | animal, bark, vet, walkies, pet bowl
dog-bowl: | | kibble, pet bowl
dragon: | chinese dragon, mythical creature, wyvern, serpent, mythical, folklore, dungeons and dragons, fantasy, lizard | fire, china, monster, game
duck: rubber duck, rubber ducky | duckling, bath toy, mallard | bath, bird, debugging, baby
fish: | seafood, sea animal, goldfish, salmon, tuna | fishing, food, sea, ocean, aquarium, animal, pescatarian, allergy, coral, mermaid, reef, fishbowl
footprints: footsteps, foot prints | tracks, step counter, trail, walk, feet, shoe prints, steps | walking, path, follow, pedometer, bare feet
horse: pony, stallion | mare, steed, equine, saddle, rocking horse, toy horse, wooden horse | riding, animal, equestrian, farm, race, ride
octopus: kraken | squid, tentacles, cephalopod, cuttlefish | sea, ocean, seafood, animal
panda: giant panda, panda bear | bear, panda face | china, animal, bamboo, zoo
paw: paw print, pawprint | dog paw, animal footprint, pet, footprint | dog, cat, animal, veterinary, vet, track, marsupial, creature
pig: hog, swine | piglet, piggy, sow, boar | farm, pork, animal, bacon, ham, livestock, savings
rabbit: bunny, hare | bunny rabbit, fur, furry | easter, animal, pet, fast, speed, ears, cute
rat: | mouse, rodent, vermin, pest | animal, lab, plague
shell: seashell, sea shell | scallop, clam, conch, snail shell, snail, oyster, mussel, nautilus | beach, sea, ocean, mollusc
snail: | slug, escargot, mollusc, gastropod | slow, shell, animal, slime, garden
spider: arachnid | tarantula, black widow, crawler | web, halloween, insect
squirrel: | chipmunk, rodent, red squirrel | animal, forest, nut
swarm: bees, swarm of bees | bee, insects, hive, foursquare swarm | honey, insect, group
turtle: tortoise | terrapin, sea turtle | slow, animal, shell, reptile, turtleneck, pet
worm: earthworm | maggot, grub, caterpillar, larva | soil, bait, virus
`;
