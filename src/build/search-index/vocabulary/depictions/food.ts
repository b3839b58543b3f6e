// Food and drink that no icon is named after, and what they are drawn as.
// A row reads `word, word: name of an icon for it, the next best, …`.
export const depictions = `
couscous, goulash, hotpot, stew, chowder, borscht, broth, porridge, oatmeal, muesli: bowl, soup, bowl-food, cooking-pot
rigatoni, lasagne, penne, fettuccine: spaghetti, noodles, bowl, fork-knife
omelet, omelettes, frittata: egg-fried, egg, pan
coleslaw, watercress, tarragon, marjoram, rhubarb, parsley, chives: salad, leaf, carrot, plant
sauerkraut, kimchi, hummus, guacamole, wasabi, salsa dip, nachos, tortilla chips: bowl, pepper, jar, avocado
samosa, spring roll, pierogi, empanada, dim sum, tempura: dumpling, bowl, tools-kitchen
scone, strudel, eclair, meringue, pavlova, butterscotch, sherbet, turkish delight: cake, cookie, cake-slice, candy, dessert
crepe, crepes, pancake, pancakes, waffle: cake, cookie, pan, egg-fried
meatloaf, fillet, schnitzel, sirloin, veal, bacon rashers, rasher, mutton: meat, steak, beef, sausage
skewer, shashlik, souvlaki: grill, meat, sausage, tools-kitchen
granola, cornflakes, oat, oats: bowl, wheat, milk
treacle, molasses, marinade, relish jar, jam, marmalade: jar, honey, bottle, droplet
gumball, chewing gum, gum, bubble gum: candy, lollipop
twix, snickers, kitkat, candy bar, chocolate bar: chocolate, candy
elderberry, sloe, mulberry, gooseberry, raspberry, raspberries, strawberry, strawberries, blueberry, blackberry: cherry, grape, apple
kiwifruit, persimmon, tangerine, clementine, satsuma, mandarin, grapefruit, nectarine: citrus, orange, apple, lemon
olive, olives: droplet, martini, cherry, bowl
carbohydrate, carbs, cholesterol, calories, calorie, protein shake: wheat, bread, flame, scale, apple
peapod, peas, bean sprouts: bean, plant, carrot
crust, crouton, croutons, breadcrumb food: bread, pizza
caviar, roe, anchovy, anchovies: fish, fish-food
sherry, sangria, shandy, vodka, gin, rum, tequila, scotch whisky, port wine, schnapps: wine, glass, martini, bottle, drink
chamomile, herbal tea, green tea, teahouse, matcha, chai: tea, cup, leaf, coffee
carafe, jug, pitcher, decanter: bottle, wine, milk, cup
cider, ale, stout beer: beer, apple, bottle
tupperware, lunchbox, bento, lunch box: box, bowl, tools-kitchen
toast bread, sliced bread, loaf: bread
vegan food, plant based: vegan, leaf, salad, carrot
gourmet, gastronomy, haute cuisine, fine dining: chef-hat, tools-kitchen, dish
picnic basket, picnic food: basket, picnic-table, sandwich
leftovers, doggy bag: box, paper-bag, bowl
thanksgiving, turkey bird, roast turkey, roast chicken: meat, chicken, tools-kitchen, leaf
ladle, spatula, tongs kitchen: spoon, tools-kitchen, chef-hat, soup
grinder, pepper mill, pestle, mortar and pestle: coffee, mortar, pepper
refreshment, refreshments, soft drinks, soda drink: cup, drink, glass-full, bottle
`;
