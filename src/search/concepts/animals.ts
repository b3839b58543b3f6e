// Animals: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
bat: flying mammal, vampire bat | baseball bat, cricket bat, paddle, racket | halloween, vampire, sport, club, night, cave
bear: | teddy bear, grizzly, teddy, bear left, bear right | animal, wildlife, zoo, face, turn, forest
beetle: | bug, insect, scarab, ladybug, ladybird | debug, nature, malware, pest
bird: | sparrow, birdie, pigeon, dove, robin | animal, fly, wings, nature, twitter, spring, tweet
bug: insect | beetle, debug, error, glitch, issue, ladybug, ladybird, defect | virus, software problem, report, code, malware, testing
butterfly: | insect, moth | spring, nature, wings, garden, animal, transformation
cat: kitty | kitten, feline, tomcat, moggy, puss | pet, animal, meow, vet, halloween
cow: cattle | dairy cow, ox, bull, bovine | farm, milk, animal, beef, moo, livestock
dog: puppy, doggy | hound, canine, pup, pooch, pet | animal, bark, vet, walkies, pet bowl
fish: | seafood, sea animal, goldfish, salmon, tuna | fishing, food, sea, ocean, aquarium, animal, pescatarian, allergy
footprints: footsteps, foot prints | tracks, step counter, trail, walk, feet, shoe prints, steps | walking, path, follow, pedometer, bare feet
horse: pony | stallion, mare, steed, equine, saddle, rocking horse, toy horse, wooden horse | riding, animal, equestrian, farm, race, ride
paw: paw print, pawprint | dog paw, animal footprint, pet, footprint | dog, cat, animal, veterinary, vet, track
pig: hog, swine | piglet, piggy, sow, boar | farm, pork, animal, bacon, ham, livestock, savings
rabbit: bunny, hare | bunny rabbit | easter, animal, pet, fast, speed, ears, cute
snail: | slug, escargot, mollusc | slow, shell, animal, slime, garden
turtle: tortoise | terrapin, sea turtle | slow, animal, shell, reptile, turtleneck, pet
`;
