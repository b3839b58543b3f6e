// Food and drink: the words by which people look for them.
// A row reads `word: same thing | close to it | belongs to it`.
export const concepts = `
apple: apple fruit | fruit, mac, iphone, macos, ios | healthy food, teacher, school, tree, snack, newton, computer
avocado: avo | avocado pear, guacamole | fruit, vegetable, toast, healthy, vegan
banana: | plantain, fruit | monkey, yellow, tropical, potassium, smoothie
bean: legume | coffee bean, kidney bean, pulse | coffee, vegetable, seed, soy, protein
beef: | steak, meat, red meat, sirloin | cow, butcher, barbecue, protein, food
beer: lager, ale, pint | beer mug, beer bottle, brew, stein, beverage | pub, bar, alcohol, drink, cheers, party, oktoberfest
bowl: soup bowl | rice bowl, dish, soup, salad bowl, noodles, ramen | food, meal, kitchen, eat, breakfast, cereal, pet food
brandy: cognac | snifter, liquor, spirit, digestif | glass, alcohol, bar, drink
bread: loaf | toast, slice of bread, bakery, baguette, loaf of bread | gluten, food, breakfast, sandwich, wheat, baker
cake: gateau | birthday cake, slice of cake, birthday, layer cake | dessert, party, celebration, candles, bakery, anniversary, sweet
candy: sweet, sweets | lollipop, bonbon, toffee, confectionery, lolly | sugar, halloween, christmas, treat, kids
carrot: | root vegetable, orange vegetable | vegetable, rabbit, food, vegan, healthy, garden
carton: milk carton | milk, juice box, box | drink, dairy, packaging
champagne: bubbly, sparkling wine, prosecco, champers | champagne glass, flute, toast, wine | celebration, alcohol, party, new year, drink, cheers
cheers: | clink, toast, clinking glasses, drinks, beer mugs | party, celebrate, beer, pub, celebration, alcohol
cheese: slice of cheese | cheddar, swiss cheese, cheesecake | dairy, mouse, food, pizza, holes
chef: cook | chef hat, cooking, kitchen chef, baker | restaurant, kitchen, food, recipe, cuisine, toque
cherries: cherry | berries, fruit | slot machine, sweet, red, food
cherry: cherries | berry, stone fruit, cherry pick | fruit, red, dessert, food, slot machine
chopsticks: | asian food, chinese food, japanese food | noodles, sushi, rice, bowl, eat, ramen
coffee: cup of coffee | cafe, espresso, cappuccino, coffee cup, latte, hot drink, mug, tea, coffee shop | break, breakfast, caffeine, morning, barista, drink, donate, java
cookie: biscuit | chocolate chip cookie, cookies consent, browser cookies, gingerbread man | snack, privacy, tracking, sweet, bakery, consent
cooking: cooking pot | cook, saucepan, casserole, stew, stockpot | kitchen, food, recipe, boil, soup, chef
cream: ice cream, icecream, gelato | sundae, ice cream cone, soft serve | dessert, sweet, summer, cold, cone
crossed: | crossed cutlery, knife and fork, no food | eat, utensils, food, restaurant
cup: mug, teacup | coffee cup, paper cup, soda, soft drink, drinking cup | drink, tea, coffee, beverage, cinema, straw
cupcake: muffin, fairy cake | cake, bun | dessert, birthday, bakery, sweet, party
donut: doughnut | ring chart, donut chart, doughnut chart, pie chart, ring doughnut | dessert, sweet, bakery, chart, snack, police
drink: beverage | soft drink, soda, glass, cocktail, juice, cup | bar, straw, cold, thirsty, fast food, refreshment
drinks: beverages | cocktail, cocktails, glass, bar, booze | alcohol, party, pub, restaurant
egg: | fried egg, easter egg, boiled egg, breakfast, chicken egg | food, easter, omelette, protein, chicken, hatch
food: meal | eat, dish, bowl, dining, lunch, restaurant, nutrition, dinner, catering | organic, cuisine, serving, hungry, delivery, grocery
fork: | knife and fork, utensil, restaurant, git fork, branch, split, eat, silverware, cutlery | food, dining, kitchen, code, repository, road
fried: fried egg | sunny side up, omelette | egg, breakfast, food, pan
glass: drinking glass | wine glass, cocktail, tumbler, glass of water, drink, champagne glass | water, bar, alcohol, beverage, wine, fragile
goblet: chalice | wine glass, drinking cup, cup, wine | glass, drink, alcohol, fragile
grains: grain, cereal | wheat, crop, gluten, ear of wheat, barley, corn | agriculture, food, bread, farm, harvest
grape: bunch of grapes | vine, raisin | fruit, wine, vineyard, healthy
grill: barbecue, bbq | barbeque, barbecue grill, cookout, braai, cook | meat, summer, kitchen, outdoor, sausage, tool
hamburger: burger, cheeseburger | beefburger, hamburger menu, fast food, menu, sandwich | food, junk food, restaurant, fries, lunch, meal
kitchen: kitchenware | kitchen tools, cutlery, knife and fork, utensils, restaurant, cooking | food, dining, cook, eat, chef
lemon: | citrus, lime, lemon slice, citron | fruit, sour, lemonade, yellow
lollipop: sucker, lolly | candy, sweet, sweets | sugar, child, treat, candy shop, halloween
martini: cocktail, cocktail glass | drink, bar, martini glass, alcohol, aperitif | olive, gin, vodka, nightlife, happy hour, party
michelin: michelin guide, michelin star | restaurant rating, fine dining, bib gourmand | restaurant, chef, gourmet, tyre, food, award
milk: | milk carton, dairy, milk bottle | calcium, cow, drink, breakfast, lactose, grocery, baby
mug: coffee mug, coffee cup, cup | hot drink, tea, cuppa | coffee, break, cafe, cocoa, breakfast
mushroom: toadstool, fungus | fungi, champignon, shroom | forest, vegetable, food, cooking, nature, poison
onigiri: rice ball | japanese food, rice triangle | sushi, japan, seaweed, snack, rice
orange: | citrus, mandarin, tangerine, clementine, orange slice | fruit, juice, vitamin c, colour, healthy
pan: frying pan, skillet | saucepan, cookware, wok, move around, hand tool | cooking, kitchen, cook, fry, drag, zoom
pepper: chilli, chili, chili pepper, chilli pepper | hot pepper, capsicum, paprika, bell pepper | spicy, hot, vegetable, spice, mexican, jalapeno
pint: pint glass, pint of beer | beer, beer glass, lager, ale | pub, bar, drink, alcohol, booze
pizza: pizza slice, slice of pizza | italian food, pepperoni, margherita | fast food, restaurant, cheese, delivery, takeaway, takeout, junk food, italy
popcorn: | cinema snack | movie, cinema, snack, theatre, theater, film, corn
popsicle: ice lolly, ice pop, lolly | ice cream, ice block, freezer pop | summer, dessert, cold, sweet, frozen, stick
pot: cooking pot, saucepan | stockpot, flower pot, casserole, plant pot | cooking, kitchen, cook, soup, plant, boil, stew, cookware
restaurant: eatery, diner | dining, cutlery, fork and knife, place to eat, bistro, food court, utensils | food, eat, meal, dinner, cafe
roll: | swiss roll, cinnamon roll, film roll, bun | cake, pastry, film, camera, bakery
salad: | salad bowl, greens, vegetables, side dish | healthy, diet, vegan, vegetarian, lettuce, bowl, food
shrimp: prawn | shellfish, crustacean, scampi, seafood | allergy, sea, food, allergen, fishing
slice: | piece, cake slice, portion, knife tool, cut | cake, orange, pie, design, crop, food
soda: soft drink, pop, soda can | fizzy drink, cola, soda pop, can of soda, lemonade | drink, beverage, can, cup, straw, takeaway
soup: | bowl of soup, broth, stew, ramen, hot bowl | food, hot, meal, lunch, dinner, restaurant, starter
spoon: | teaspoon, tablespoon, soup spoon, cutlery | kitchen, eat, food, utensil, fork, dessert
stein: beer mug, beer stein | beer, tankard, beer glass | pub, bar, drink, oktoberfest, alcohol, brewery, cheers
sushi: | maki, nigiri, sashimi, sushi roll, japanese food | fish, rice, japan, restaurant, salmon
tea: | tea bag, teacup, cup of tea, bubble tea, boba, cuppa, teabag | hot drink, drink, beverage, cafe, kettle, breakfast
utensils: cutlery, fork and knife | silverware, knife and fork, restaurant, flatware, spoon, kitchenware | food, eat, dining, dinner, kitchen, lunch
wheat: | grain, cereal, ear of wheat, gluten, barley | bread, farm, flour, agriculture, harvest, allergy, crop, beer
wine: | glass of wine, wine glass, red wine, wine bottle, white wine, vino | drink, alcohol, bar, restaurant, grape, vineyard, booze, cheers
`;
