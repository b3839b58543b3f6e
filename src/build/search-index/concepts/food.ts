// Food and drink: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
apple: apple fruit | fruit, mac, iphone, macos, ios | healthy food, teacher, school, tree, snack, newton, computer
apricot: | stone fruit, peach, fruit | food, orange, jam, healthy
avocado: avo | avocado pear, guacamole | fruit, vegetable, toast, healthy, vegan
bacon: rashers | streaky bacon, rasher, bacon strips | breakfast, pork, meat, pig, grease
baguette: french bread, french stick | bread, loaf, breadstick | bakery, france, food, sandwich
banana: | plantain, fruit | monkey, yellow, tropical, potassium, smoothie
bbq: barbecue, barbeque | grill, barbie, cookout, grilling | meat, summer, sausage, party
bbq-grill: barbecue, bbq, grill | barbeque, cookout | summer
bean: legume | coffee bean, kidney bean, pulse | coffee, vegetable, seed, soy, protein
bean-off: soy free, no beans | soy allergy, legume free | diet
beans: coffee beans | roasted coffee, pulses, legumes | coffee, caffeine, espresso
beef: | steak, meat, red meat, sirloin | cow, butcher, barbecue, protein, food
beef-off: no beef, no meat, meatless | vegetarian, vegan, meat free | diet
beer: lager, ale, pint | beer mug, beer bottle, brew, stein, beverage | pub, bar, alcohol, drink, cheers, party, oktoberfest
beer-bottle: beer, bottle of beer | alcohol, ale, lager | drink
beer-off: no alcohol, alcohol free, sober | dry january, non alcoholic, teetotal | diet
beer-stein: beer, beer mug, pint, stein | alcohol, oktoberfest, ale, pub | drink
bib: bib gourmand | michelin award, good value restaurant | michelin, restaurant, food guide
birthday: birthday cake | celebration, happy birthday, anniversary, bday | cake, party, candles, age
birthday-cake: cake, birthday, cake with candles | anniversary, celebration, candle | party
biscuit: cookie | cracker, bickie, shortbread | snack, tea, baking, sweet
bottle-wine: wine, wine bottle, bottle of wine | alcohol, cellar, vineyard | drink
bowl: soup bowl | rice bowl, dish, soup, salad bowl, noodles, ramen | food, meal, kitchen, eat, breakfast, cereal, pet food
bowl-chopsticks: noodles, ramen, chinese food, rice bowl | asian food, sushi, asian noodles | restaurant
bowl-food: bowl, meal, food bowl | rice, soup, dish, salad | restaurant, kibble, edible
bowl-steam: hot soup, soup, hot meal, soup bowl | ramen, noodles, stew | restaurant
brandy: cognac | snifter, liquor, spirit, digestif | glass, alcohol, bar, drink
bread: loaf | toast, slice of bread, bakery, baguette, loaf of bread | gluten, food, breakfast, sandwich, wheat, baker
broccoli: | green vegetable, floret, vegetable | healthy, vegan, food, diet
bubble-tea: boba, boba tea, pearl milk tea | milk tea, tapioca | drink
burger: hamburger | cheeseburger, beefburger, patty, beef burger, big mac, whopper, bun | fast food, restaurant, junk food, lunch
cafe: coffee shop, coffeehouse | coffee house, tea room, bistro | coffee, restaurant, drink
cake: gateau | birthday cake, slice of cake, birthday, layer cake, birthday reminder | dessert, party, celebration, candles, bakery, anniversary, sweet
cake-slice: piece of cake, cake, slice of cake, pastry | dessert, cheesecake, birthday, pie, bakery | sweet
can-soda: soda can, soft drink, tin, cola can | beer can, beverage, energy drink | drink
candy: sweet, sweets | lollipop, bonbon, toffee, confectionery, lolly | sugar, halloween, christmas, treat, kids
candy-cane: christmas candy, sugar cane, peppermint stick | sweet, xmas, peppermint, yuletide, striped | christmas
candy-off: sugar free, no sugar, no sweets | diabetes, diet
carambola: star fruit, starfruit | exotic fruit, tropical fruit | fruit, food, star
carrot: | root vegetable, orange vegetable | vegetable, rabbit, food, vegan, healthy, garden
carton: milk carton | milk, juice box, box | drink, dairy, packaging
champagne: bubbly, sparkling wine, prosecco, champers | champagne glass, flute, toast, wine | celebration, alcohol, party, new year, drink, cheers
cheers: | clink, toast, clinking glasses, drinks, beer mugs | party, celebrate, beer, pub, celebration, alcohol
cheese: slice of cheese | cheddar, swiss cheese, cheesecake | dairy, mouse, food, pizza, holes
chef: cook | chef hat, cooking, kitchen chef, baker | restaurant, kitchen, food, recipe, cuisine, toque
cherries: cherry | berries, fruit | slot machine, sweet, red, food
cherry: cherries | berry, stone fruit, cherry pick | fruit, red, dessert, food, slot machine
chicken: poultry | chicken thigh, drumstick, chicken leg, fried chicken | meat, hen, food, kfc
chocolate: chocolate bar | candy bar, cocoa, choc | sweet, candy, snack, dessert
chopsticks: | asian food, chinese food, japanese food | noodles, sushi, rice, bowl, eat, ramen, asian noodles
cinnamon: cinnamon roll, cinnamon bun | cinnamon swirl, sticky bun, pastry | bakery, spice, sweet, breakfast
citrus: citrus fruit | orange, lemon, lime, grapefruit, slice of lemon | fruit, juice, vitamin c
cocktail: mixed drink, martini | margarita, cocktail glass, happy hour, long drink | bar, alcohol, party, drink
coconut: coconut milk | tropical nut, coco | drink, palm, vegan, milk
coffee: cup of coffee | cafe, espresso, cappuccino, coffee cup, latte, hot drink, mug, tea, coffee shop | break, breakfast, caffeine, morning, barista, drink, donate, java
coffee-bean: coffee, roastery, espresso bean | espresso, barista, arabica | drink
cook: | chef, cookbook, prepare food | recipe, kitchen, food
cookie: biscuit | chocolate chip cookie, cookies consent, browser cookies, gingerbread man | snack, privacy, tracking, sweet, bakery, consent
cooking: cooking pot | cook, saucepan, casserole, stew, stockpot | kitchen, food, recipe, boil, soup, chef
cooking-pot: pot, saucepan, casserole, stew pot | cooking, soup, kitchen, stew, boil | lid, stir, simmer, boiled
corn: maize, sweetcorn | corn on the cob, corncob | vegetable, popcorn, farm, crop
cotton: cotton candy, candy floss | candyfloss, fairy floss | sweet, funfair, sugar, plant
cotton-candy: candy floss, fairy floss | fair, sweet | funfair
cracked: cracked egg | broken egg, hatched, fractured | egg, shell, break
cream: ice cream, icecream, gelato | sundae, ice cream cone, soft serve | dessert, sweet, summer, cold, cone
croissant: | french pastry, viennoiserie, crescent roll, pastry | bakery, breakfast, france
crossed: | crossed cutlery, knife and fork, no food | eat, utensils, food, restaurant
cubes: ice cubes | blocks, dice | ice, cold, drink
cup: mug, teacup | coffee cup, paper cup, soda, soft drink, drinking cup | drink, tea, coffee, beverage, cinema, straw
cup-soda: soft drink, soda, drink to go, takeaway cup, cola | fast food drink, beverage, milkshake, lemonade, pop | drink
cupcake: muffin, fairy cake | cake, bun | dessert, birthday, bakery, sweet, party
dates: date fruit, date palm | medjool, dried fruit, kurma | ramadan, iftar, fruit, palm
deliveroo: | food delivery, takeaway delivery | food, delivery, restaurant
dessert: pudding, afters | ice cream, sweet, parfait, flan | cake, food, restaurant, sugar
dim-sum: dumplings, steamer basket | chinese food, bao | asian
dining: dining table | dinner table, eating, dining room | restaurant, furniture, meal, food
donut: doughnut | ring chart, donut chart, doughnut chart, pie chart, ring doughnut | dessert, sweet, bakery, chart, snack, police
doughnut: donut | ring doughnut, glazed donut | sweet, snack, bakery, coffee
drink: beverage | soft drink, soda, glass, cocktail, juice, cup | bar, straw, cold, thirsty, fast food, refreshment
drinks: beverages | cocktail, cocktails, glass, bar, booze | alcohol, party, pub, restaurant
drumstick: chicken leg | chicken drumstick, turkey leg, fried chicken | chicken, meat, food, poultry
dumpling: gyoza, dim sum | jiaozi, pierogi, ravioli, momo, potsticker, wonton | chinese food, asian food, steamed
egg: | fried egg, easter egg, boiled egg, breakfast, chicken egg | food, easter, omelette, protein, chicken, hatch, dozen, yolk, albumen
egg-fried: fried egg, sunny side up, breakfast egg | breakfast, omelette | food
egg-off: no egg, egg free, contains no egg | egg allergy, vegan | diet
eggs: two eggs | dozen eggs, easter eggs | breakfast, protein, chicken, allergy
fish-off: fish free, no fish | fish allergy, vegetarian, no fishing | diet
food: meal | eat, dish, bowl, dining, lunch, restaurant, nutrition, dinner, catering | organic, cuisine, serving, hungry, delivery, grocery
fork: | knife and fork, utensil, restaurant, git fork, branch, split, eat, silverware, cutlery | food, dining, kitchen, code, repository, road
fork-knife: cutlery, utensils, restaurant, dining, spoon and knife | eat, food, meal, lunch, dinner, flatware, silverware | kitchen, appetite, consume, feast, banquet, buffet, starve, hungry, hunger
french: french fries | chips, fries | fast food, potato, france
french-fries: fries, chips, pommes, frites | fast food, potato | snack
fried: fried egg | sunny side up, omelette | egg, breakfast, food, pan
fries: french fries, chips | potato chips, pommes frites | fast food, potato, burger, snack
fry: frying pan, skillet | french fries, chips, fried egg, cooking, pan | fast food, potato, egg, breakfast, kitchen
gin: gin glass, gin and tonic | cocktail glass, balloon glass, spirit | drink, alcohol, bar
glass: drinking glass | wine glass, cocktail, tumbler, glass of water, drink, champagne glass | water, bar, alcohol, beverage, wine, fragile
glass-champagne: champagne, sparkling wine, prosecco, toast | cheers, celebration | party
glass-cocktail: cocktail, martini | drink, bar, alcohol | party
glass-full: wine glass, glass of wine, wine | drink, alcohol | restaurant
glass-water: glass of water, drink water, water glass, hydration | drinking water, thirsty, beverage | drink
goblet: chalice | wine glass, drinking cup, cup, wine | glass, drink, alcohol, fragile
gourmand: bib gourmand | gourmet, foodie | michelin, restaurant, food
grains: grain, cereal | wheat, crop, gluten, ear of wheat, barley, corn | agriculture, food, bread, farm, harvest
grains-slash: gluten free, no gluten, wheat free | celiac, coeliac, gluten intolerance | diet
grape: bunch of grapes | vine, raisin | fruit, wine, vineyard, healthy
grapes: bunch of grapes | wine grapes, vine | fruit, wine, vineyard
grill: barbecue, bbq | barbeque, barbecue grill, cookout, braai, cook, charcoal | meat, summer, kitchen, outdoor, sausage, tool
grill-spatula: barbecue tools, bbq, turner | grilling, flip | summer
groceries: food shopping | shopping basket, supermarket, provisions | food, shop, market, fruit
halal: | halal food, halal certified, permissible | islam, muslim, food, certificate
ham: | leg of ham, gammon, joint of meat, prosciutto | pork, meat, pig, christmas
hamburger: burger, cheeseburger | beefburger, hamburger menu, fast food, menu, sandwich, patty, beef burger, bun | food, junk food, restaurant, fries, lunch, meal
honey: honey jar, honey pot | honeycomb, honey dipper | bee, sweet, jar, natural
hotdog: hot dog | frankfurter, wiener, sausage in a bun, bratwurst, chorizo, frankfurt, weiner, polish sausage, kosher, bun | fast food, sausage, snack, street food
ice-cream: ice cream cone, cone, gelato, sundae | dessert, frozen yogurt, popsicle, soft serve, sweet, sorbet, vanilla | summer
ice-cream-2: ice lolly, popsicle, ice pop | ice cream, dessert, frozen treat | summer
ice-cream-bowl: ice cream, sundae, gelato, ice cream cup | dessert, frozen yogurt, sweet | summer
ice-cream-cone: ice cream, cone, gelato | dessert, frozen yogurt, soft serve, sweet | summer
jar-label: jar, jam, preserves | honey jar, marmalade | kitchen
ketupat: rice cake | rice dumpling, indonesian rice cake | eid, ramadan, indonesia, lebaran
kitchen: kitchenware | kitchen tools, cutlery, knife and fork, utensils, restaurant, cooking | food, dining, cook, eat, chef
leafy: leafy greens | lettuce, cabbage, spinach, salad leaf, kale | vegetable, healthy, vegan
lemon: | citrus, lime, lemon slice, citron | fruit, sour, lemonade, yellow, vitamin c
lollipop: sucker, lolly | candy, sweet, sweets | sugar, child, treat, candy shop, halloween
martini: cocktail, cocktail glass | drink, bar, martini glass, alcohol, aperitif | olive, gin, vodka, nightlife, happy hour, party
mcdonalds: mcdonald's | golden arches, fast food chain, burger restaurant | fast food, burger, fries
meal: food | dish, lunch, dinner, calorie scan, nutrition scan | apple, eat, diet, restaurant
meat: | steak, beef, pork, ham, joint, flesh | butcher, barbecue, protein, food
melon: honeydew | cantaloupe, watermelon, melon slice | fruit, summer, food
michelin: michelin guide, michelin star | restaurant rating, fine dining, bib gourmand | restaurant, chef, gourmet, tyre, food, award
milk: | milk carton, dairy, milk bottle | calcium, cow, drink, breakfast, lactose, grocery, baby
milk-off: dairy free, lactose free, no milk | lactose intolerance, vegan, milk allergy | diet
milkshake: shake | smoothie, frappe, iced drink, thick shake | drink, ice cream, straw, dessert
mochi: rice cake | daifuku, japanese sweet, japanese dessert | japan, dessert, sweet
mug: coffee mug, coffee cup, cup | hot drink, tea, cuppa, drinkware, tankard, stein | coffee, break, cafe, cocoa, breakfast
mushroom: toadstool, fungus | fungi, champignon, shroom | forest, vegetable, food, cooking, nature, poison
natural: natural food | organic, bio, organic food, healthy food, plant based | vegan, leaf, health
noodles: asian noodles, ramen noodles | ramen, noodle soup, pasta, instant noodles, udon, pho, chow mein | chopsticks, bowl, asian food
nut-off: nut free, no nuts, peanut free | nut allergy, peanut allergy | diet
oat: oat milk | oatmeal, plant milk, cereal, grain | milk, vegan, drink
onigiri: rice ball | japanese food, rice triangle | sushi, japan, seaweed, snack, rice
orange: | citrus, mandarin, tangerine, clementine, orange slice, kiwi, pineapple, mango, satsuma, kumquat | fruit, juice, vitamin c, colour, healthy
orange-slice: orange, citrus, lemon slice | fruit, vitamin c, juice
organic: bio, organic food | natural food, healthy food, eco, plant based | salad, vegan, leaf
organic-food: organic, bio, natural food | eco food, farm | diet
paella: spanish rice | rice dish, seafood rice, pan of rice | spain, valencia, rice, pan
pan: frying pan, skillet | saucepan, cookware, wok, move around, hand tool | cooking, kitchen, cook, fry, drag, zoom
pepper: chilli, chili, chili pepper, chilli pepper | hot pepper, capsicum, paprika, bell pepper | spicy, hot, vegetable, spice, mexican, jalapeno
pepsi: pepsi cola | cola, soft drink | drink, soda, coke
pint: pint glass, pint of beer | beer, beer glass, lager, ale | pub, bar, drink, alcohol, booze
pint-glass: beer, pint, pint of beer | pub, ale, stout, guinness | drink
pizza: pizza slice, slice of pizza | italian food, pepperoni, margherita | fast food, restaurant, cheese, delivery, takeaway, takeout, junk food, italy
pizza-cutter: pizza wheel | slice pizza | kitchen
plate: dish | dinner plate, crockery, place setting | restaurant, eat, meal, kitchen
platter: serving tray, cloche | hand platter, tray, room service, catering | waiter, restaurant, dinner, hand
pod: tea pod, coffee pod | capsule, coffee capsule, nespresso | tea, coffee, drink
popcorn: | cinema snack, movie snack | movie, cinema, snack, theatre, theater, film, corn
popsicle: ice lolly, ice pop, lolly | ice cream, ice block, freezer pop | summer, dessert, cold, sweet, frozen, stick
pot: cooking pot, saucepan | stockpot, flower pot, casserole, plant pot | cooking, kitchen, cook, soup, plant, boil, stew, cookware
prawn: shrimp | scampi, langoustine, crayfish, seafood | sea, fish, food
pumpkin: | jack o lantern, jack o'lantern, squash, gourd, halloween pumpkin | halloween, autumn, fall, vegetable
restaurant: eatery, diner | dining, cutlery, fork and knife, place to eat, bistro, food court, utensils | food, eat, meal, dinner, cafe
restaurant-2: cutlery, utensils, fork and knife | eat, food, meal, dining | kitchen
rice: rice bowl, bowl of rice | steamed rice, cooked rice, fried rice | asian food, chopsticks, meal
rice-bowl: rice, bowl of rice | asian food, bowl chopsticks | asian
roll: | swiss roll, cinnamon roll, film roll, bun | cake, pastry, film, camera, bakery
salad: | salad bowl, greens, vegetables, side dish | healthy, diet, vegan, vegetarian, lettuce, bowl, food
salt: salt shaker | saltcellar, salt cellar, seasoning, pepper pot | spice, kitchen, cooking
sandwich: sarnie | sub, toastie, toast, club sandwich, panini | bread, lunch, snack
sausage: | bratwurst, frankfurter, wiener, banger, hot dog, wurst | barbecue, grill, meat
sending: sending order | order dispatched, kitchen order, outgoing | chef hat, arrow, restaurant
serving: serving food | food service, waiter, cloche, catering, room service | restaurant, hand, dinner
shellfish: | clam, mussel, oyster, scallop, seafood, mollusc, mollusk | allergen, sea, food
shrimp: prawn | shellfish, crustacean, scampi, seafood, lobster, crayfish, krill | allergy, sea, food, allergen, fishing, edible
shrimp-off: shellfish free, no shellfish | shellfish allergy, seafood allergy | diet
slice: | piece, cake slice, portion, knife tool, cut | cake, orange, pie, design, crop, food
soda: soft drink, pop, soda can | fizzy drink, cola, soda pop, can of soda, lemonade | drink, beverage, can, cup, straw, takeaway
soda-can: soft drink, can soda, tin, cola can | beer can, beverage | drink
soft: soft drink | soda, pop, fizzy drink, lemonade, cola | drink, cup, straw
soft-drink: soda, cola, cup soda, drink to go | beverage, lemonade, takeaway cup | drink
soup: | bowl of soup, broth, stew, ramen, hot bowl | food, hot, meal, lunch, dinner, restaurant, starter
spaghetti: pasta | noodles, bolognese, carbonara, spaghetti on fork | italian food, fork, italy
spoon: | teaspoon, tablespoon, soup spoon, cutlery, silverware | kitchen, eat, food, utensil, fork, dessert, stir
spoon-and-fork: cutlery, utensils, restaurant | eat, food, meal, dining | kitchen
spoon-and-knife: cutlery, utensils, restaurant, fork knife | eat, food, meal, dining | kitchen
steak: | beef, beefsteak, t bone steak, sirloin, meat | barbecue, grill, restaurant, grilled
stein: beer mug, beer stein | beer, tankard, beer glass | pub, bar, drink, oktoberfest, alcohol, brewery, cheers
street: street food | corn dog, food stall, snack on a stick | fast food, hot dog, market
sushi: | maki, nigiri, sashimi, sushi roll, japanese food | fish, rice, japan, restaurant, salmon
taco: | burrito, tortilla, mexican food, wrap | mexico, fast food, snack
takeaway: takeout, take out | food delivery, delivery rider, to go, delivery scooter | restaurant, scooter, food
tea: | tea bag, teacup, cup of tea, bubble tea, boba, cuppa, teabag | hot drink, drink, beverage, cafe, kettle, breakfast
tea-bag: tea, teabag | brew, herbal tea | drink
thighs: chicken thighs, chicken thigh | chicken leg, drumsticks, chicken pieces | chicken, meat, food
tools-kitchen: kitchen utensils, cutlery | cooking, restaurant | kitchen
tools-kitchen-2: cutlery, utensils, restaurant, fork and knife | eat, food, meal, dinner | kitchen
utensils: cutlery, fork and knife | silverware, knife and fork, restaurant, flatware, spoon, kitchenware | food, eat, dining, dinner, kitchen, lunch, appetite, consume, feast, banquet, buffet, starve, hungry, hunger
utensils-crossed: restaurant closed, crossed cutlery, crossed fork and knife | cutlery, no food, kitchen, dining | restaurant
vegan: plant based, vegan food | vegetarian, meat free, meatless, veggie | leaf, organic, diet
vegetarian: veggie | meat free, vegan, plant based, meatless, vegetarian food | leaf, diet, salad
vegetarian-food: vegetarian, vegan, plant based | veggie, green leaf | diet
watermelon: water melon | melon, melon slice, watermelon slice | fruit, summer, slice
wheat: | grain, cereal, ear of wheat, gluten, barley | bread, farm, flour, agriculture, harvest, allergy, crop, beer
wheat-off: gluten free, no gluten, wheat free, grains slash | celiac, coeliac, gluten intolerance | diet
wine: | glass of wine, wine glass, red wine, wine bottle, white wine, vino | drink, alcohol, bar, restaurant, grape, vineyard, booze, cheers
wine-off: no alcohol, alcohol free, sober | non alcoholic, teetotal | diet
yogurt: yoghurt | curd, frozen yogurt, dairy dessert, pudding | dairy, milk, breakfast
`;
