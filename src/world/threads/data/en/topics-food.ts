/** Forms of English posts about food and drink, in the format of `parseForms`. */
export const cooking = `
= cooking | cooking | text | - | topic
c [problem][spice] Salt earlier than you think, then taste again at the end.
c [problem][spice] If it tastes flat, try something acidic. A squeeze of lemon does a lot.
c [problem][rice] I rinse mine three times, no matter what the package says.
c [problem][rice wok] Day-old rice or don't bother, in my opinion.
c [problem][eggs wok] Use a bigger pan than you think you need.
c [problem][eggs iron] Get the pan hot first, then the fat, then the food.
c [problem][meat] When a fork doesn't go in, it isn't done. Give it another hour.
c [problem][soup] Never let it boil. That's all there is to stock, really.
c [iron][problem guide] Ignore half of what you read about cast iron. Cook bacon in it and it'll sort itself out.
c [iron][problem review] Dry it on the stove right after washing. Saved mine.
c [knife] Honing isn't sharpening. Took me years to get that.
c [quick][review] Mine's in a cupboard since Christmas. You have to like the noise, I guess.
c [review][slow] I use mine for chili and nothing else.
d [problem][rice] Do you rinse it? | *Sometimes. | Always rinse. Then look at the water ratio.
d [problem][eggs wok meat] How hot is your pan? | *Medium, whatever that means on my stove. | Let it heat up for longer than feels right.
d [problem][spice] Try a splash of vinegar at the end. | *Just did, it helped a bit. | Told you. Now more salt.
d [problem][eggs wok] Cast iron would solve this. | Not everything is about cast iron. | I know, but this is.
d [problem][wok] How much do you cook at once? | *Everything in one go. | Try it in two batches.
$ mins=15..45/5 people=3..6

= cooking.problem | cooking | text text image | kitchen table | problem ~batch
: tags | thing | sym | cause | wrong | wrong2
@ meat slow | pork shoulder | stays tough no matter how long I braise it | too short a braise | the cut of meat | the lid | gave it another {h} hours at {deg} °F; It had been in for {h} hours at {deg} °F when I gave up.; The liquid barely covered half of it.; It's grey outside and stringy inside, and a fork bounces off.
@ rice quick | jasmine rice | turns to glue every time | skipping the rinse | too much water | the cheap pot | rinsed it until the water ran clear; I use {cups} cups of water for one cup of rice.; The top is dry while the bottom is paste.; I've tried with and without the lid.
@ eggs quick | omelette | sticks to the pan and tears | a pan that wasn't hot yet | the missing butter | the old pan coating | waited until the butter stopped foaming; It comes out as scrambled eggs with an apology.; I use {eggs} eggs and a good lump of butter.; The pan is only {eggs} months old.
@ soup slow | chicken stock | comes out cloudy and a bit bitter | a rolling boil | the carrots | the skin | kept it below a simmer for {h} hours; I throw in bones, carrots, an onion and a bay leaf.; It boils hard for {h} hours because I'm impatient.; It sets to jelly in the fridge, so that part works.
@ sauce quick | cheese sauce | goes grainy as soon as it cools | pre-grated cheese | too hot a stove | the milk | grated a block myself and took it off the heat first; I use {g} grams of cheddar for half a litre of milk.; It looks perfect for exactly one minute.; Blending it helps, but it splits again.
@ wok quick | fried rice | ends up wet and sad | fresh rice | too little oil | the soy sauce | used rice from the day before; My stove is an ordinary electric one.; I cook {people} portions at once, which may be a clue.; The vegetables steam instead of fry.
@ iron ~device ~slow | cast iron pan | stays sticky after every seasoning | too thick a layer of oil | the kind of oil | the soap | wiped it dry until it looked bare and baked it for an hour; I've done {tries} rounds at {deg2} °F.; It feels like tape when you touch it.; A friend's pan is like glass, and it's the same brand.
@ spice sauce | curry | tastes flat although I follow the recipe | spices that were years old | too little salt | the coconut milk | bought whole spices and toasted them; There's heat but nothing behind it.; My ground cumin is {cm} years old, I just checked.; It's better the next day, but not by much.
$ cm=3..6 h=2..5 deg=250..325/25 deg2=400..500/25 cups=2..3 eggs=3..5 g=120..300/10
x [batch] It's the one dish that {people} people at home expect from me.
x [batch] I follow the same recipe every time, to the gram.

= cooking.review | cooking | text text image | kitchen | review ~item
: tags | thing | rival | price | pro | con
@ iron | carbon steel pan | a nonstick pan | 35..80/5 | It goes from eggs to steak without complaining. | You have to dry it at once or it rusts overnight. | It weighs {g2} grams less than my cast iron.; The first month was sticky and I nearly gave it away.
@ slow | slow cooker | the pressure cooker | 30..110/10 | Dinner is ready when I get home, which is the whole point. | Everything ends up the same texture if you're lazy. | I run it about {times} times a month.; The low setting is hotter than it used to be on my mother's.
@ quick | rice cooker | a pot with a lid | 25..140/5 | The rice is the same every single day. | It takes {mins} minutes, and there's no hurrying it. | I use it for oats too, on a timer.; The inner pot has scratches already, from a fork that nobody used.
@ knife | chef's knife | a set of six | 40..160/10 | One knife does nine jobs out of ten. | It needs sharpening every {times} weeks and I put it off. | The handle fits a small hand.; I take it on holiday, which {who} finds odd.
@ quick wok | air fryer | the oven | 60..180/10 | Leftover fries come back from the dead. | It holds food for two, not for {people}. | It's loud, think hair dryer.; Cleaning takes {mins} minutes if you let it dry, so don't.
$ times=3..9 g2=300..900/50

= cooking.made | cooking | image | table kitchen market | made ~dish
: tags | thing
$ hours=2..9
@ slow | beef stew | I used {g} grams of carrots and no flour at all.; It was better on day two, naturally.
@ quick | weeknight lasagne | Store-bought sheets, home-made everything else.; It fed {people} with one square left for lunch.
@ wok | bowl of hand-pulled noodles | The dough rested for {mins} minutes and still fought me.; Half of them tore, you're looking at the other half.
@ soup | pot of onion soup | {kg} kilos of onions, and I cried through all of them.; The cheese lid was the best part.
@ spice | tray of samosas | {count} pieces, folded while watching a film.; The last ten look best.
@ meat ~dish ~long | smoked brisket | It stalled at 165 °F for what felt like forever.; The bark is darker than it looks here.
$ count=18..60/2 kg=2..4

= cooking.count | cooking | text | - | count
: tags | ask | small | own | n | unit
@ * | How much do you spend on groceries for two people per week? | how much do you spend on groceries for two each week? | We're at about \${n} a week for two, cat food not included. / About \${n} a week here, and that's without going out. / \${n} last week, which felt like a lot. | 70..190/5 | $ |
@ quick | How many nights a week do you really cook? | how many nights a week do you really cook? | I manage {n} nights, the rest is toast. / Around {n} nights if I'm honest. / It's {n} nights for me, the rest is leftovers. | 2..6 | nights |
@ iron knife | How many pans do you own, honestly? | how many pans do you own? | I counted {n}, and I use two of them. / I have {n} and always reach for the same one. / {n}, I just looked. | 4..19 | pans |
@ spice | How long do you keep ground spices? | how long do you keep ground spices? | Mine get {n} months before I throw them out. / About {n} months for me. / I throw mine out after {n} months, more or less. | 6..36 | months |

= cooking.guide | cooking | text | - | guide
: tags | thing
@ iron | season a cast iron pan | Scrub it back to bare metal, soap is fine here.; Dry it on the stove for {mins2} minutes until it's hot to the touch.; Rub in a teaspoon of oil, then wipe as if it had been a mistake.; Bake it upside down at {deg2} °F for an hour.; Let it cool in the oven and repeat {tries2} times.
@ rice quick | cook rice without a rice cooker | Rinse it until the water is clear.; Use {ml} ml of water for 200 g of rice.; Bring it to the boil, lid on, then turn the heat as low as it goes.; Leave it alone for {mins2} minutes. No peeking.; Off the heat, rest it for ten minutes, then fluff it.
@ slow soup | get clear stock | Start with cold water.; Skim for the first {mins2} minutes.; Keep it just below a simmer, one bubble a second.; Add the vegetables for the last hour only.; Strain it through a cloth and cool it fast.
$ mins2=10..15 tries2=3..5 ml=260..320/10

= cooking.talk | cooking | text | - | talk
: tags | title | body
@ * | What's a dish you only got right after years? / Which dish took you years to get right? | Mine was plain scrambled eggs. It took me about ten years to turn the heat down. / Omelettes, for me. I made scrambled eggs by accident for about a decade. / Plain rice. I'm embarrassed how long that took. | Rice. Plain rice. I'm {people} decades in and only now is it decent.; Gravy. I was afraid of it until I learned to whisk in cold butter.; Roast potatoes. The answer was to boil them longer than feels right.; Pancakes. I stopped flipping them early.; Steak, because I finally let it rest.; Pie crust. Colder hands, colder butter, colder everything.; Caramel. I've burnt enough sugar to fill a bathtub.; A simple tomato sauce. Fewer things in it, longer on the stove.; Bread. I needed to stop rushing it.; Risotto for me. I always added the stock too fast.; Fried chicken, once I bought a thermometer.
@ * | Which kitchen tool would you never buy again? / Which kitchen gadget was a waste of money? / What's the most useless thing in your kitchen drawers? | I'll start: the garlic press. I spend longer cleaning it than I'd spend chopping. / Clearing out my drawers and I found a strawberry huller. Why. / My wife bought me an avocado slicer. It's never left the drawer. | The spiralizer. Used twice.; An avocado slicer. A knife exists.; A bread machine, though I know people who love theirs.; Egg separator. I have hands.; The pasta roller, it's too much washing up for {people} portions.; Cheap silicone spatulas, they smell of soap forever.; A mandoline. I miss the tip of my thumb.; The popcorn maker. A pot with a lid does it.; A cheap blender. It smelled of burning after a month.; Anything with a single purpose, to be honest.; The big food processor. Cleaning it takes longer than chopping.
@ quick | What do you cook when you have fifteen minutes and no plan? / Fifteen minute dinners? | I need new ideas, I've had fried eggs on rice three times this week. / It's always pasta here and I'm sick of it. / Home at eight, starving, no energy. What do you make? | Pasta with garlic, chili and breadcrumbs. Twelve minutes.; A tin of chickpeas, fried hard, over anything.; Quesadilla. Whatever's in the fridge goes in.; Noodles in stock with an egg dropped in.; Sardines on toast with lemon, and I won't apologise.; Fried rice, if there's rice from yesterday.; Omelette and a salad, like a grown-up.; Couscous. It cooks itself while you look for a fork.; Eggs and whatever vegetables are left, every time.; Frozen dumplings and a cucumber salad.; I keep gnocchi in the fridge for days like that, pan-fried with butter.
@ slow meat | Do you sear before braising, or is it a myth? / Do you bother searing meat for a stew? | I did two pots side by side and honestly couldn't tell them apart after {h} hours. / My mother never did and her stews were great. / I'm lazy and I'd love to hear that it doesn't matter. | Sear. The taste is in the pan, not in the meat.; I stopped years ago and nobody noticed.; One side only, hard. Best of both.; It depends on the sauce. With tomato I don't bother.; If I'm having guests I sear, if it's for me I don't.; It's not about juices, it's about colour and flavour.; My oven does it: lid off for the last {mins} minutes.; I do it because the kitchen smells great.; I skip it on weekdays and do it on Sundays.; Seared tastes better to me, but I've never done a side by side.
@ * | What's your oddest but correct food opinion? / Give me your weird food opinions | Mine: cold pizza is a different dish, and the better one. / Raisins belong in rice. Fight me. / Mine is that pasta is better the next day, fried. | Soup is better in a mug.; Burnt toast is good toast.; Leftover rice beats fresh rice.; Peas belong in carbonara. I'll see myself out.; Mustard goes in every salad dressing.; Ketchup on eggs is fine, grow up.; A sandwich tastes better cut diagonally.; Coriander tastes of soap and I eat it anyway.; Pineapple on pizza is good if it's roasted first.; Instant noodles are better without the broth.; Salad should come after the main course, not before.
@ spice soup | One spice for the rest of your life, salt and pepper are free. Which one? / If you could keep one spice, which one? | I've been going back and forth between cumin and smoked paprika for {days2} days. / I cleared out my spice rack and it got me thinking. / For me it's cumin and I don't even have to think about it. | Cumin, and it isn't close.; Smoked paprika, it's half of my cooking.; Cinnamon, because then I still have dessert.; Chili flakes. I can live without the rest.; Coriander seed, quietly the best one.; Fennel seed, and you'll all miss it.; Nutmeg. I'd be sad, but my potatoes wouldn't.; Paprika for me, I put it in everything already.; Cumin. I'd be fine.; Garlic powder, if that counts.
$ days2=2..6

= cooking.poll | cooking | poll | - | poll
: tags | title | options
@ * | How do you like your fried eggs? | Runny, Jammy, Hard, Only for other people | Runny or it's just a warm egg.; Hard, and crispy at the edge. I said what I said.; Jammy takes skill, so jammy.
@ quick rice | Do you rinse your rice? | Always, Sometimes, Never, I buy it cooked | Always, until the water is clear.; Never with risotto rice, always with the rest.; I did until I got lazy.

= cooking.link | cooking | link | - | link
: tags | page | url
@ wok quick | Tomato and egg stir-fry | https://spoonful.example/recipes/tomato-and-egg-stir-fry |
@ wok quick | Dry-fried green beans | https://spoonful.example/recipes/dry-fried-green-beans |
@ wok quick | Kung pao style chicken | https://spoonful.example/recipes/kung-pao-style-chicken |
@ wok quick | Beef with onions | https://spoonful.example/recipes/beef-with-onions |
@ wok quick | Prawns with cucumber | https://spoonful.example/recipes/prawns-with-cucumber |
@ wok quick | Mushrooms and pak choi | https://spoonful.example/recipes/mushrooms-and-pak-choi |
@ wok quick | Fish-fragrant aubergine | https://spoonful.example/recipes/fish-fragrant-aubergine |
@ wok quick | Celery-free veggie wok | https://spoonful.example/recipes/celery-free-veggie-wok |
@ wok quick | Garlic broccoli | https://spoonful.example/recipes/garlic-broccoli |
@ wok quick | Potato slivers | https://spoonful.example/recipes/potato-slivers |
@ rice wok quick eggs | Egg fried rice | https://spoonful.example/recipes/egg-fried-rice |
@ meat | Lamb with cumin onions | https://spoonful.example/recipes/lamb-with-cumin-onions |
@ meat | Pepper pork strips | https://spoonful.example/recipes/pepper-pork-strips |
@ eggs quick | Scrambled tofu | https://spoonful.example/recipes/scrambled-tofu |
@ soup | Tomato soup | https://spoonful.example/recipes/tomato-soup |
@ soup | Pumpkin soup | https://spoonful.example/recipes/pumpkin-soup |
@ soup | Potato and leek soup | https://spoonful.example/recipes/potato-and-leek-soup |
@ soup | Lentil soup | https://spoonful.example/recipes/lentil-soup |
@ soup | Egg drop soup | https://spoonful.example/recipes/egg-drop-soup |
@ soup | Radish and pork soup | https://spoonful.example/recipes/radish-and-pork-soup |
@ soup | Minestrone | https://spoonful.example/recipes/minestrone |
@ soup | Sweetcorn chowder | https://spoonful.example/recipes/sweetcorn-chowder |
@ soup | Beetroot soup | https://spoonful.example/recipes/beetroot-soup |
@ soup | Mushroom soup | https://spoonful.example/recipes/mushroom-soup |
@ soup | Spinach and tofu soup | https://spoonful.example/recipes/spinach-and-tofu-soup |
@ soup | Pea soup | https://spoonful.example/recipes/pea-soup |
@ soup | Carrot and ginger soup | https://spoonful.example/recipes/carrot-and-ginger-soup |
@ soup | Cabbage and bean soup | https://spoonful.example/recipes/cabbage-and-bean-soup |
@ soup | Fish soup with tomatoes | https://spoonful.example/recipes/fish-soup-with-tomatoes |
@ slow | Potato gratin | https://spoonful.example/recipes/potato-gratin |
@ slow | Vegetable lasagne style bake | https://spoonful.example/recipes/vegetable-lasagne-style-bake |
@ slow | Baked sweet potatoes | https://spoonful.example/recipes/baked-sweet-potatoes |
@ slow | Stuffed peppers | https://spoonful.example/recipes/stuffed-peppers |
@ slow | Roast cauliflower | https://spoonful.example/recipes/roast-cauliflower |
@ slow | Onion tart | https://spoonful.example/recipes/onion-tart |
@ slow | Spinach pie | https://spoonful.example/recipes/spinach-pie |
@ slow | Macaroni style cheese pasta bake | https://spoonful.example/recipes/macaroni-style-cheese-pasta-bake |
@ quick | Greek salad | https://spoonful.example/recipes/greek-salad |
@ quick | Smashed cucumber | https://spoonful.example/recipes/smashed-cucumber |
@ quick | Potato salad | https://spoonful.example/recipes/potato-salad |
@ quick | Chickpea salad | https://spoonful.example/recipes/chickpea-salad |
@ quick | Carrot salad with raisins | https://spoonful.example/recipes/carrot-salad-with-raisins |
@ quick | Beetroot and feta salad | https://spoonful.example/recipes/beetroot-and-feta-salad |
`;
export const bread = `
= bread | bread | text | - | topic
c [problem guide][sourdough yeast rye sweet] Weigh everything. Cups are useless for bread.
c [problem][batch][sourdough] Take a picture of the crumb and people will tell you within minutes.
c [problem][loaf] Stop cutting it hot. I know. I do it too.
c [sourdough][problem guide] My starter got going once I fed it twice a day in a warm spot.
c [problem][sourdough yeast pizza] My kitchen is {deg} °C in winter and nothing rises before lunch.
c [problem][pizza] Let it come to room temperature, cold dough always fights back.
c [problem][yeast] Sounds overproofed to me, but what do I know.
c [problem][rye] Rye is its own thing. Forget what you know about wheat.
c [problem][sweet] Milk powder helps with that, I've found.
c [problem made][sourdough rye] A day later it tastes better anyway.
c [review] A baking steel changed more for me than any recipe.
c [made][sourdough] Nice ear!
c [made][pizza] A steel makes a huge difference, looks like you've got the hang of it.
d [problem][batch][sourdough yeast] What's your hydration? | *{hyd} %, give or take. | Drop it by five and see, it's much easier to shape.
d [problem][loaf] Did you let it cool completely? | *An hour or so. | Try overnight, just once.
d [problem][sourdough] How old is your starter? | *About {days} days. | That's young, give it another week or two.
d [made][sourdough] That ear is beautiful. | *Pure luck, I swear. | A sharp blade helps.
d [made][yeast pizza sweet] What flour did you use? | *Just bread flour from the supermarket. | Then I have no more excuses.
$ years=2..9 mins=5..15 deg=16..19 hyd=65..82

= bread.problem | bread | text image image | kitchen table | problem ~batch
: tags | thing | sym | cause | wrong | wrong2
@ sourdough loaf | sourdough loaf | comes out gummy in the middle | cutting it while it was warm | underbaking | the flour | let it cool for {h} hours; Baked at {temp} °C for {bake} minutes, lid off for the last third.; The crust is lovely, the inside sticks to the knife.; Inside temperature was 96 °C.
@ sourdough ~misc | starter | doubles and then smells of nail polish | feeding it too little | the tap water | the jar | fed it 1:5:5 instead of 1:1:1; It peaks after {h} hours and collapses.; I feed it once a day, in the evening.; It's {deg2} °C in my kitchen.
@ sourdough yeast | dough | spreads like a pancake when I turn it out | overproofing | too much water | weak flour | cut the bulk rise to {h} hours; It was in the bowl for {h2} hours.; The flour has {prot} % protein.; It passed the poke test, or so I thought.
@ yeast | sandwich loaf | collapses as soon as it leaves the oven | too long a second rise | the yeast | the tin | baked it as soon as it was an inch above the tin; I use {g} grams of flour in a two-pound tin.; It looks perfect through the glass.; It sinks in the middle, like a hammock.
@ pizza | pizza dough | keeps tearing when I stretch it | too short a rest | the kneading | the flour | left the balls out for {h} hours; It's {hyd} % hydration with {g} grams of flour.; It springs back, then rips.; I take it out of the fridge {mins} minutes before.
@ rye loaf | rye bread | has a tunnel right under the crust | shaping it with trapped air | the oven | the scald | wet my hands and pressed it into the tin; It's a {rye} % rye.; I baked it in a tin at {temp} °C.; It tastes right, which makes it worse.
@ sweet | batch of cinnamon rolls | is dry by the next day | too much flour while rolling | the sugar | the oven | kept the dough sticky and baked it {mins} minutes less; I bake a dozen at {temp2} °C.; The recipe calls for {g} grams of flour.; Right out of the oven they're great.
$ h=2..6 h2=7..12 temp=220..250/5 temp2=170..190/5 bake=35..50/5 prot=10..13 g=350..600/10 deg2=21..27 rye=40..100/10
x [batch] It's my {tries2}th try at this recipe.
x [batch] The recipe is from a book that everyone here seems to own.
$ tries2=4..9

= bread.review | bread | text image | kitchen | review ~item
: tags | thing | rival | price | pro | con
@ * | baking steel | a pizza stone | 60..130/5 | The bottom crust finally has colour. | It weighs as much as a toddler. | It takes {mins2} minutes to heat through.; It lives in the oven now, because I can't lift it every day.
@ sourdough | Dutch oven | a roasting tin turned upside down | 45..220/5 | The oven spring is silly. | Burnt forearm, every month. | The lid knob is good to 260 °C.; I bake {times} loaves a month in it.
@ yeast sweet | stand mixer | kneading by hand | 150..480/10 | It does brioche while I wash up. | It walks across the counter with a stiff dough. | It takes up to {g2} grams of flour.; It's loud enough that {who} leaves the room.
@ * | proofing basket | a bowl with a towel | 12..40/2 | The pattern is pretty and nothing sticks. | It only fits a loaf of {g2} grams. | I flour it with rice flour, that's the trick.; It smelled of straw for a week.
@ * | grain mill | buying flour | 180..420/10 | The smell when it runs is wonderful. | It's slow, {mins2} minutes for a loaf. | Fresh flour drinks more water, so add five percent.
$ mins2=20..50/5 times=4..12 g2=700..1200/50

= bread.made | bread | image | table kitchen | made ~dish
: tags | thing
$ hours=5..30
@ sourdough | country loaf | {hyd} % hydration, overnight in the fridge.; The ear was luck.
@ sweet | braided challah | Six strands, and a video paused every three seconds.; I used {eggs} egg yolks for the colour.
@ pizza | Neapolitan-ish pizza | {sec} seconds under the broiler on a steel.; The dough had {h} hours at room temperature.
@ rye | seeded rye | {g} grams of flour and the same again in seeds, or so it felt.; You can't cut it for a day, which was hard.
@ yeast | batch of bagels | Boiled for a minute a side, in water with honey.; {eggs2} of them survived breakfast.
@ yeast sweet | focaccia | More oil than I'm willing to write here.; It rose for {h} hours in the tin.
$ eggs=3..6 eggs2=4..8 sec=90..240/10

= bread.count | bread | text | - | count
: tags | ask | small | own | n | unit
@ sourdough | What hydration do you bake at most of the time? | what hydration do you bake at? | I've settled at {n} % after trying everything. / Mostly {n} % for me. / {n} % at the moment, any wetter and it sticks to everything. | 62..85 | % |
@ * | How many loaves do you bake in a month? | how many loaves do you bake in a month? | It's {n} here, for two adults and a toddler. / About {n} a month, the neighbours get some. / {n} last month. | 3..16 | loaves |
@ sourdough rye ~once | How long is your bulk rise in winter? | how long is your bulk rise in winter? | Mine takes {n} hours at 18 °C. / About {n} hours in my kitchen. / Mine was {n} hours on Sunday. | 5..14 | hours |

= bread.guide | bread | text | - | guide
: tags | thing
@ sourdough | revive a starter from the fridge | Take out one spoonful, throw the rest into pancakes.; Feed it {g3} grams of flour and the same of water.; Keep it at {deg3} °C and wait until it doubles.; Do it again, twice a day, for {d3} days.; Bake when it doubles within six hours.
@ pizza yeast | make dough for two pizzas | Mix {g4} grams of flour with {w4} grams of water and ten grams of salt.; Add two grams of dry yeast.; Knead for eight minutes, rest it for twenty.; Make two balls and leave them in the fridge overnight.; Take them out {h} hours before baking.
$ g3=30..60/10 deg3=23..27 d3=2..4 g4=320..360/10 w4=205..235/5

= bread.talk | bread | text | - | talk
: tags | title | body
@ * | What single change improved your bread the most? / What made the biggest difference for your bread? | For me it was letting the loaf cool completely. No new gear, only patience. / I finally bought a scale and wow. / For me it was steam, I'd been skipping it for ages. | A scale. I can't believe I baked without one for {years} years.; Longer bake. I added {mins} minutes and everything got better.; Watching the dough and not the clock.; A thermometer for the water in winter.; Stronger flour, 13 % protein.; Less flour on the counter.; Steam. A tray of boiling water and a door slammed shut.; Writing it down. Every loaf, one line.; Using a Dutch oven. Night and day.; I bought a thermometer for the inside of the loaf.; More water. I was scared of wet dough for years.
@ sourdough | Do you actually throw away discard? / What do you do with your discard? | I've kept a jar of it for months and it now has its own shelf. / The jar is full again. / I feel bad every time I pour it down the sink. | Crackers. Olive oil, salt, roll thin.; Pancakes every Saturday, so there's none left.; I keep so little starter that there's no discard at all.; Compost, and I don't feel guilty.; Pizza base, straight into a hot pan.; I give it to whoever visits, whether they like it or not.; I used to, now I make flatbread with it.; Yes, and I've stopped feeling bad about it.; I keep it in a jar in the fridge and make waffles once a month.
@ yeast sweet | Butter or oil in sandwich bread? / Sandwich loaf: butter or oil? | I ran out of butter {when} and the loaf was softer with oil, so now I'm confused. / My recipe says butter, a friend swears by oil. / Does it make a difference in taste or only in how long it stays soft? | Butter for taste, oil for softness. Pick one.; Oil, because I always have it.; Butter, melted, and a spoon of milk powder.; Neither. Tangzhong and nothing else.; Lard, like my grandmother did.; Half and half, and stop thinking about it.; Oil on weekdays, butter when I have guests.; Butter. I like the smell when it bakes.
@ rye * | Wholemeal people: how much is too much? / How much wholemeal can I get away with? | At {hyd} % I get a brick, at 30 % it's lovely. There must be something in between. / My family wants white bread, I want something with taste. / Mine gets dense as soon as I go over half. | 50 % is my ceiling without a tin.; 100 %, in a tin, wetter than you dare.; 40 %, sifted, with the bran soaked overnight.; 20 % if the kids are supposed to eat it.; It's not the share, it's the water. Add five percent more.; I go up to 70 % with a long autolyse.; Half and half is where everybody at home still eats it.
@ * | Worst thing that you ever pulled out of an oven? / What was your worst bake ever? | Mine was a loaf without salt, for guests. They were so polite. / I forgot the yeast on Sunday. It looked like a paving stone. / Baked a loaf with the parchment folded inside last week. | A loaf with the parchment baked in for good.; A boule so flat that we used it as a plate.; I forgot the yeast. It was a tile.; Rolls with salt for sugar. One bite each.; I left the scraper inside. Yes, inside.; Blue cheese bread. The smell stayed for {days2} days.; A cake with a raw center that I'd already cut in front of everyone.; Burnt rolls, I fell asleep on the sofa.
$ days2=3..9

= bread.poll | bread | poll | - | poll
: tags | title | options
@ * | How long do you wait before cutting a loaf? | Overnight, Two hours, Half an hour, What waiting? | Two hours, with a cup of tea for support.; What waiting.; Rye overnight, everything else is a fight.

= bread.link | bread | link | - | link
: tags | page | url
@ * | Soda bread | https://spoonful.example/recipes/soda-bread |
@ * | Chickpea flatbread | https://spoonful.example/recipes/chickpea-flatbread |
@ sweet | Banana bread | https://spoonful.example/recipes/banana-bread |
@ sweet | Apple cake | https://spoonful.example/recipes/apple-cake |
@ sweet | Carrot cake | https://spoonful.example/recipes/carrot-cake |
@ sweet | Lemon drizzle cake | https://spoonful.example/recipes/lemon-drizzle-cake |
@ yeast sweet | Steamed buns with beans | https://spoonful.example/recipes/steamed-buns-with-beans |
@ sweet yeast | Walnut loaf | https://spoonful.example/recipes/walnut-loaf |
@ sweet yeast | Cheese scones | https://spoonful.example/recipes/cheese-scones |
`;
export const coffee = `
= coffee | coffee | text | - | topic
c [problem][espresso filter moka] Change one thing at a time, grind first.
c [problem][espresso filter moka] Water matters more than people think, mine is like chalk.
c [problem][espresso filter moka] If it tastes good to you, it's right.
c [problem][espresso filter moka] Beans that are two months old won't taste good whatever you do.
c [problem][espresso] It's almost always the grind.
c [problem][espresso] Weigh your dose and your yield, otherwise you're guessing.
c [problem guide][moka] Low flame, hot water, off the heat as soon as it gurgles.
c [problem guide][filter] I stopped worrying about pour technique and just made the grind a bit coarser.
c [grinder][review problem] A good grinder makes more of a difference than the machine.
c [roasting] Mine does it too when I overload it.
c [review made] I drink {cups} cups a day, so anything that speeds this up is welcome.
d [problem][filter espresso] What's your ratio? | *1:{ratio}, by weight. | Try 1:{ratio2} before you change anything else.
d [problem][espresso filter moka] How fresh are the beans? | *Roasted {days} days ago. | Then it's not the beans.
d [problem][filter espresso] Which grinder do you have? | *A cheap hand grinder. | That could be part of it, sorry.
d [problem guide][filter] Do you preheat the brewer? | I rinse the filter and that's it. | Same.
$ cups=3..7 ratio=14..15 ratio2=16..17 sec=40..90/5

= coffee.problem | coffee | text | - | problem ~batch
: tags | thing | sym | cause | wrong | wrong2
@ espresso ~device ~slow | espresso machine | gushes {g} grams in ten seconds | too coarse a grind | the pressure | the basket | went {clicks} clicks finer; The dose is {dose} grams in a double basket.; It's pale and sour.; I tamp the same way each time, I think.
@ espresso | portafilter | channels on one side every shot | uneven distribution | the tamper | the shower screen | stirred the grounds with a needle tool; A jet comes out at eleven o'clock.; The dose is {dose} grams.; It's the same side however I turn it.
@ filter | pour-over | tastes sour although I grind fine | water that was too cool | the beans | the filter paper | poured straight off the boil; I use {dose} grams and {water} grams of water.; It drains in {min} minutes.; The kettle sits for a while before I pour.
@ filter | pour-over | stalls and takes six minutes | too many fines from the grinder | the pour | the beans | slowed down the pour and went {clicks} clicks coarser; It's {dose} grams to {water} grams.; The bed looks like mud.; It got worse with a darker roast.
@ moka ~device ~slow | moka pot | sputters and burns the coffee | too high a flame | the gasket | the grind | started with hot water on a low flame; It takes {min} minutes from cold.; The first half is fine, then it spits.; The gasket is {months} months old.
@ grinder ~device | hand grinder | slips and won't hold its setting | a loose locking nut | worn burrs | static | tightened the nut under the handle; It moves {clicks} clicks over a bag of beans.; I hear a faint click now and then.; I clean it once a month.
@ roasting | home roaster | stalls right before first crack | too large a batch | the power line | the beans | dropped the batch to {batch} grams; It crawls from {min} minutes on.; I run it with {batch2} grams of green.; The smell is more hay than bread.
$ g=38..60/2 clicks=2..6 dose=15..19 water=240..320/10 min=4..7 batch=180..220/10 batch2=300..350/10
x [espresso] I descaled it {when}, to be sure.
x [espresso filter moka] Beans are a medium roast, {days2} days off roast.
$ days2=7..25

= coffee.review | coffee | text text image | desk kitchen | review ~item
: tags | thing | rival | price | pro | con
@ grinder | hand grinder | the electric one | 60..190/5 | It grinds as well as machines for twice the money. | A double takes {sec} seconds of arm work. | It holds {dose} grams, no more.; Travel is where it shines.
@ espresso | used espresso machine | a new entry-level one | 180..520/10 | It's all metal and every part can still be bought. | It takes {mins} minutes to warm up. | It came from a café that closed.; I replaced two gaskets for \${small}.
@ filter | gooseneck kettle | a normal kettle | 30..120/5 | I finally hit the middle of the bed. | It heats slowly, {mins2} minutes for a full one. | The handle gets warm.; I set it to 94 °C and forget it.
@ moka * | moka pot | the pod machine | 18..45 | It does one thing and can't break. | One person's size is really one person's size. | It's the {cups2}-cup one.; I take the basket out with a spoon, like a barbarian.
@ grinder espresso | flat burr grinder | a conical one | 190..480/10 | The cups are so much clearer. | Retention is about a gram. | It's loud at seven in the morning.; Swapping the burrs takes {mins2} minutes.
$ mins=15..35/5 mins2=5..9 small=12..38 cups2=3..6

= coffee.made | coffee | image | desk kitchen | made ~object
: tags | thing
@ espresso | walnut tamper stand | It holds the tamper, the funnel and the needle tool.; Cut from a piece that was meant to be a shelf.
@ roasting | popcorn-machine roaster | It does {batch3} grams in six minutes.; The chaff went everywhere, do it outside.
@ * | coffee corner | Shelf, hooks and a drip tray from a baking tin.; It fits in {cm} centimetres of counter.
$ batch3=80..120/5 tries3=6..30 cm=60..110/5

= coffee.count | coffee | text | - | count
: tags | ask | small | own | n | unit
@ * | What do you pay for 250 g of beans? | what do you pay for 250 g of beans? | I'm at \${n}, and I think that's my limit. / \${n} at the place around the corner. / I just paid \${n}. | 8..24 | $ |
@ filter | What's your water temperature for light roasts? | what's your water temperature for light roasts? | I go with {n} °C. / {n} °C for me. / I've settled on {n} °C. | 90..99 | °C |
@ * | How many cups a day, really? | how many cups a day, really? | {n} for me, the last one before two. / I'm at {n}. / {n} on a work day. | 2..7 | cups |
@ espresso | What dose do you use for a double? | what dose do you use for a double? | {n} grams in a standard basket. / I use {n} grams. / {n} grams here. | 14..21 | grams |

= coffee.guide | coffee | text | - | guide
: tags | thing
@ filter | brew a pour-over | Grind {dose} grams, like coarse sand.; Rinse the filter and throw the water away.; Pour {bloom} grams and wait {sec2} seconds.; Pour to {water} grams in three slow circles.; It should be done after about three and a half minutes.
@ moka | use a moka pot without burning it | Fill the base with hot water up to the valve.; Fill the basket, level it, don't press.; Low flame, lid open.; Take it off as soon as the stream turns blond.; Cool the base under the tap for {sec3} seconds.
@ espresso | dial in a new bag | Start with {dose} grams in, twice that out.; Time it. You want {sec4} seconds, more or less.; Sour: finer. Bitter: coarser.; Change only the grind for the first three shots.; Then play with the ratio.
$ bloom=40..60/5 sec2=30..45/5 sec3=5..10 sec4=25..32

= coffee.talk | coffee | text | - | talk
: tags | title | body
@ * | What got you into this in the first place? / How did you get into coffee? | For me it was one cup in a tiny place that had no chairs. I didn't know that coffee could taste of peach. / I only started because the machine at work was so bad. / My roommate had a grinder and it went downhill from there. | A bag that a friend left behind. Sugar became unnecessary overnight.; The office machine broke. I bought a moka pot out of spite.; I wanted to save money. You may laugh.; My grandfather's hand mill. I still use it.; Night shifts. Then curiosity.; A holiday where breakfast took two hours.; My sister gave me a French press for my birthday.; I was tired of paying four dollars every morning.; A friend made me a pour-over and I couldn't believe it was the same drink.
@ espresso | Is a cheap espresso machine worth it, or should I save up? / Cheap espresso machine now or a better one later? | I have about \${budget} now and could have twice that by next year. / I mostly drink milk drinks, if that matters. / My moka pot died, so I'm tempted to just get something. | Save up, and drink filter until then.; A used one with a real group head, every time.; Spend two thirds on the grinder.; I started cheap and sold it after {months2} months. No regrets, I learned a lot on it.; A good moka pot will make you happier than a bad machine.; Buy cheap, learn, then you know what you need.; I started with a used one for 150 and it's still going.; I'd save up. I bought cheap and replaced it after a year.; If you only drink milk drinks, the cheap one is fine.
@ * | Milk in good coffee: crime or fine? / Do you put milk in good coffee? | A barista raised an eyebrow at me {when} and I've been thinking about it. / I got a bag of something expensive and I like it better with milk. Is that bad? / My dad does and I've stopped saying anything. | Fine. It's your cup.; It hides everything that you paid for, but fine.; With a dark roast it's even right.; Try it black while it cools, then add milk to the second half.; Oat milk in a light roast is the crime.; I did black for a year, then went back. I'm happy.; I drink it with milk in the morning and black in the afternoon.; Fine. People who tell you otherwise need a hobby.
@ filter moka | One brewer for the rest of your life? / If you could keep only one brewer? | No cheating, a grinder doesn't count as a brewer. / I'm moving and most of my stuff has to go. / I have five and use one. | The plastic cone. Costs nothing, breaks never.; Moka pot.; A French press, and I'm not even sorry.; The plastic press, since it survives my luggage.; The old drip machine with the hot plate turned off.; A pot and a sock, like my aunt does.; A plain paper filter cone, I've used one every day for six years.; French press, because it works for guests too.
@ roasting grinder | Has anyone gone back to pre-ground? / Anyone here went back to ground coffee? | I moved, the grinder is in a box, and I caught myself not minding. / With a newborn I can't run the grinder at six. / My grinder broke and I'm surprised how little I miss it. | For three weeks. Then the grinder came back.; For camping, always.; My palate isn't that good, to be honest. So yes.; Not after I smelled them side by side.; Yes, from a shop that grinds it fresh, twice a week.; I did when my baby was born. It was good enough.; Only at work.
$ budget=150..400/10 months2=5..14

= coffee.poll | coffee | poll | - | poll
: tags | title | options
@ * | First cup of the day? | Filter, Espresso, Moka, Whatever the office has | Filter. I need volume, not art.; Moka, because it's loud and wakes the house.; Whatever is closest to my bed.

= coffee.link | coffee | link | - | link
: tags | page | url
@ espresso | Descaling a coffee machine – Voltara | https://voltara.example/guides/coffee-descale |
`;
