/** Forms of English notes about eating, in the format of `parseForms`. */
export const eating = `
= food.shop | food | image image image video | chopsticks fork-and-knife-with-plate teacup-without-handle spoon | wood marble linen
: thing | art | price | sort | cn
@ beef noodles | steaming-bowl | 28..46 | Noodle house | 1 | [!j] The broth has clearly been on since before I woke up.; They pull the noodles in the window, so sit where you can watch.; Ask for the chilli oil on the side if you want to taste the soup.; You can choose how thick you want the noodles. I took the wide ones.; Big slices of beef, not the thin scraps you get elsewhere.; The broth is quite salty, I'd ask for a bit less next time.; The noodles have a real bite to them.; They give you pickled greens for free, use them.; A bowl like this at eleven at night is perfect.
@ dan dan noodles | spaghetti | 22..36 | Noodle house | 1 | The numbing part arrives about four bites in and does not leave.; The dan dan noodles are a small bowl, so order two or add a side.; More peanut than sesame, which I prefer.; [score>=7] Really fragrant, with a good amount of pork on top.; Mix the noodles well before you eat, the sauce is all at the bottom.; The noodles were a little dry for me, so I asked for a spoon of the noodle water.; A tiny bowl with a huge flavour.; Not too oily, which I liked.; You can order them less spicy and they still taste good.
@ soup dumplings | dumpling | 32..58 | Chinese restaurant | 1 | [!j] Lift the dumplings by the top fold or you'll lose the soup, I lost two.; The skins are thin enough to see the filling move.; The dumplings come eight to a basket and that is not enough.; Be careful, the dumplings come out boiling hot.; The crab ones are seasonal and cost more, I only had the pork.; The dumplings are made to order, so count on fifteen minutes.; The broth inside is rich and a little sweet.; Vinegar with ginger comes with the dumplings.; I burned my tongue on the first one, worth it.
@ salt and pepper squid | fried-shrimp | 48..78 | Seafood restaurant | 1 | Still crackling when it reached the table.; Squeeze the lime on at the last second or the batter goes soft.; [!j] Someone's grandad at the next table was eating his squid by hand, so I did too.; [score>=7] Crispy, not greasy, lots of garlic and green chilli.; The portion is big enough for three as a starter.; The squid was a bit too salty for me without rice.; I'd order the squid again with a cold beer.; The tentacles are the best part.; The batter is light, you still taste the squid.
@ steamed sea bass | fish | 78..128 | Seafood restaurant,Chinese restaurant | 1 | [!j] The fish was swimming when I ordered, which I chose not to think about.; Ginger, spring onion, hot oil, nothing else, and it needed nothing else.; Pour the sauce over your rice at the end, trust me.; They show you the fish first and weigh it in front of you.; [score>=7] Very fresh and cooked just right, it came off the bone easily.; Order the fish as soon as you sit down, it takes about twenty minutes.; The sauce is light, a little sweet, with loads of spring onion.; It's easily enough for three people.; My friend who doesn't like fish finished half of it.
@ lamb skewers | meat-on-bone | 42..78 | Skewers | 1 | Cumin-heavy, a little charred, and the fat is the best part.; They only sell the skewers in tens after eight o'clock.; [!j] My jacket still smells of the grill and I'm not washing it yet.; You tell them how spicy you want the meat, medium was already hot for me.; Get the flatbread and wrap the meat in it.; The place is smoky, don't wear anything nice.; The lamb was juicy and not tough at all.; They grill right in front of you.; Order the garlic aubergine with the skewers.
@ wood-fired pizza | pizza | 58..92 | Pizzeria | 0 | Proper leopard spots on the crust.; The middle is a bit wet, so use a fork for the first slice.; One pizza is plenty for two people if you get a starter.; [score>=7] The base is thin and a little charred, just how I like it.; They use proper mozzarella, which is not a given here.; The simple tomato one was better than the one with everything on it.; The dough was so good that I ate all the crusts.; A bit more cheese wouldn't hurt.; They make the pizza in front of you and it's out in three minutes.
@ hot pot | shallow-pan-of-food | 118..218 | Hotpot | 1 | Get the split pot, the mushroom side saved me.; The sauce bar alone could be dinner.; Eight seconds for the beef, they have a little sign about it.; We ordered the beef, lotus root, tofu skin and noodles, and it was plenty for two.; The spicy side is seriously spicy, even "mild"; They give you an apron and a bag for your coat.; The beef is sliced fresh, not frozen.; Free fruit and ice cream at the end.; Go as a group of four and share, then it isn't that expensive.
@ katsu curry | curry-rice | 42..62 | Family restaurant | 0 | [score>=7] The cutlet is fried to order, so it takes a while and it's worth it.; Sweet rather than spicy, kids at the next table loved it.; You can ask for more rice at no charge, and I did.; [score>=7] Crispy outside and still juicy inside.; The curry sauce is thick and there's plenty of it.; The curry comes with miso soup and a small salad.; The cutlet was as big as my plate.; You can choose how spicy the curry is.; Solid comfort food.
@ fried rice | cooked-rice | 26..42 | Family restaurant,Chinese restaurant | 1 | [!j] Every grain was separate, I checked.; They don't hold back on the egg.; The fried rice is a mountain, half of it became my breakfast.; [score>=7] You can taste the wok, which is what I want from fried rice.; [!oil] A bit oily by the end, but I still ate all of it.; They'll leave out the ham if you ask.; Loads of prawns in it.; The rice came out five minutes after I ordered.; [!oil] It isn't greasy like in other places.
@ mapo tofu | hot-pepper | 28..44 | Chinese restaurant | 1 | [!j] The tofu is so soft that chopsticks are optimistic.; [!j] My nose ran the whole time, ten out of ten.; The tofu comes with a spoon for a reason.; Properly numbing, and not just chilli oil.; Order two bowls of rice from the start.; The tofu is cooked with minced beef, so ask if you want it without.; Fragrant, hot and really silky.; Mine was a bit too salty, but with rice it was OK.; They put fresh pepper on it, my lips were tingling for half an hour.
@ wonton soup | bowl-with-spoon | 20..34 | Noodle house | 1 | Tiny dried shrimp at the bottom of the bowl, don't leave them.; The kind of soup you want when you're getting a cold.; They fold the wontons at the front table between orders.; Thin skins and a lot of filling, you get about ten in a bowl.; Light broth with seaweed and egg, very comforting.; Wonton soup is more of a snack, so I had a second dish with it.; The filling is prawn and pork, very fresh.; You can get them dry with chilli oil as well.; Good breakfast spot too.
$ wait=10..60/5 score=65..96:1
% side=the cold cucumber; the pickled radish; the fried tofu; the sugared tomatoes; the spring rolls; the smashed potatoes; the sesame greens; the smoked bean curd
% seat=by the window; at the counter; upstairs; next to the door; in the back room
% mate=my mum; my dad; my flatmate; my partner; my brother; my best friend
p food
h The {thing} at {place}, as promised
h [!visit] {place}: I came for the {thing}
h {thing^} in {area}
h I stood in line for {thing}
h {area} lunch spot: {thing}
h [!visit] Finally tried {place}
h [!solo] Solo dinner at {place}
h If you like {thing}: {place}
h [!rev] Honest review of {place}
h [score>=8] Really good {thing} in {area}
o [!visit score>=7.5 !j] Three people told me to go to {place}, so I finally did. They were right about the {thing} and wrong about the queue.
o [!visit !j] I must have walked past {place} fifty times before I went in. I feel a bit silly about that now.
o [!visit score>=7.5 wait<30] It was pouring and {place} was the nearest door. Best decision I made all week.
o I am picky about {thing}, so take this seriously.
o [!solo !j score>=7] {mate^} picked {place} and I sulked until the food came. Then I stopped talking.
o [score>=7] {place} is not a fancy place. Plastic stools, paper napkins, and {thing} that I thought about the whole way home.
o [score>=7.5 !visit] Third visit to {place}, third time ordering the {thing}. I don't even open the menu anymore.
o [score>=7.5] I don't usually post restaurants, but I need other people to know about the {thing} at {place}.
o Somebody under my last post said {place} was overrated, so I went to check.
o [!solo score>=7] Went to {place} alone after work because nobody else wanted {thing}. No regrets.
o [!visit score>=7.5] Moved to {area} a month ago and this is the first place where I'd eat twice in one week.
o Quick post about {place} because a few people asked where I had the {thing}.
o [!visit] Tried {place} in {area} today. Here's what I thought.
o [!solo !visit] New find in {area}: {place}. We went for the {thing}.
o [!solo] Dinner with {mate} at {place}, mostly because of the {thing}.
o [score>=8] OK the {thing} at {place}. WOW.
o [score<7] Sorry, but I don't understand the hype about {place}.
o [!visit !solo] Been meaning to try {place} since I moved to {area}, and last night we finally went.
o If you're near {area} and hungry, {place} does {thing} all day.
o [!visit score>=7] I've been to {place} three or four times now, so I think I can say something about it.
o [score<7] Not every place on here is worth the trip. {place} wasn't for me.
o [!visit] My colleague has been telling me about {place} for ages, so we had lunch there.
o [!solo !visit] Birthday dinner for {mate} at {place}.
o [!visit score>=7.5] {place} might be my new regular place in {area}.
o [!visit] Had a craving for {thing} and found {place} on the map.
f price | I paid ¥{price} for the {thing}. | I paid ¥{price}. | It was ¥{price}. | Mine was ¥{price}. | ¥{price}, tea included. | They want ¥{price} for the {thing}. | That was ¥{price}. | ¥{price} for the {thing}. | The {thing} came to ¥{price}. | Price: ¥{price} | 💰 ¥{price} for the {thing} | When I went it was ¥{price} for the {thing}. | ¥{price} for the {thing}, which I think is fair.
f address | {place} is at {street}. | The address is {street}, look for the queue. | 📍 {street} | Address: {street} | Address for your map: {street}. | You'll find {place} at {street}.
f hours | They're open from {open} to {close}. | Open {open} to {close}, last orders half an hour before. | ⏰ {open}–{close} | Hours: {open} to {close} | Open from {open}, and they close at {close}. | 🕐 {open} to {close}
f wait | It took {wait} minutes to get a table. | Expect about {wait} minutes in the queue at dinner. | Wait: {wait} min | I waited {wait} minutes for a table. | There was a line, about {wait} minutes. | ⏳ {wait} min wait
f score | I'd give it {score} out of 10. | My score: {score}/10 | {score}/10, and I'm stingy with points. | {score}/10 from me. | ⭐️ {score}/10
x [score>=7 cn>=1 !solo] Get {side} too. It's a small thing but everybody at the table wanted more.
x [!talk] I sat {seat} and nobody rushed me, even with people waiting outside.
x One small complaint: the tables are tight, so if you have a big bag it ends up on your lap.
x [!solo !j] {mate^} never likes anything and left nothing on the plate. I have it on video.
x [!j cn>=1] Order {side} first, because the kitchen takes its time. You'll want something to do with your hands.
x [!menu] The menu has pictures, so pointing works fine if your Chinese is like mine.
x [cn>=1] I tried {side} as well and wouldn't again. Too oily for me.
x [!visit !j] The owner asked my name the second time I came in. My own landlord doesn't know it.
x [!when] Go before noon if you want a seat {seat}. By half past twelve it's over.
x [!when] Around three in the afternoon it's almost empty, and they let you sit as long as you like.
x [!j cn>=1] I took {side} home and finished the box standing in front of the fridge.
x [!pay] You pay at the door by phone. They did take my cash, but they had to go looking for change.
x [!talk !j] It gets loud {seat}, so don't plan a serious conversation.
x [!solo cn>=1] Portions are big. Two of us shared the {thing} plus {side} and still couldn't finish.
x [!j] The kitchen is open, so you can watch them work while you wait. Better than looking at my phone.
x [!visit score>=7 !j] I went back two days later to make sure it wasn't just because I'd been hungry. It wasn't.
x [!j] Service is quick rather than friendly, which on a Tuesday night is exactly what I need.
x The drinks are just cans from the fridge, so I had water.
x [!solo !j cn>=1] {mate^} got {side} and kept pushing the plate away from my chopsticks. Fair enough.
x [!j score>=7] The people at the next table had come by taxi from the other side of the river. For lunch. I get it now.
x [!menu] Lunch is the better deal. There's a set menu on weekdays that isn't on the English menu, so ask for it.
x I was there on a weekday around seven and it was full but not crazy.
x [score>=8] Honestly one of the best meals I've had since I moved here. I'm not exaggerating.
x [score>=8] Go. That's all, just go.
x [score>=7.5] Simple place, good food, normal prices. There should be more of these.
x [score<7.5] It's fine if you're in the area anyway, but I wouldn't make a special trip.
x [score<7.5] The pictures online look much better than what I got, to be honest.
x [score<7 !solo] The staff were on their phones the whole time and we had to ask twice for water. Annoying.
x [!pay] It's cash or phone pay only, my foreign card didn't work.
x [wait>=25] Put your name down at the door and they call you, you can walk around in the meantime.
x [!menu] There's no English menu, so take a screenshot of what you want before you go.
x No parking nearby, take the metro.
x [cn>=1] They do half portions if you ask, which is great if you're on your own.
x [score>=7] I'd come back with more people next time so we can try more dishes.
x You can order through the mini program on your phone while you wait, that saves time.
x [!talk] Sit {seat} if you can, the other tables are right next to the kitchen.
x [score<7.5] My food was lukewarm when it came. I expected more from all the posts.
x [score<7] Too salty and too oily for my taste.
x [score<7] I probably won't go back, there are better places nearby.
x [score<7.5] Nice people, average food.
x [score>=8] I'll be back, no question.
x The tables turn over fast, so a queue looks worse than it is.
x [score>=7.5] The whole room smelled amazing.
x It's a bit hidden, go through the gate and up the stairs.
x [score<7.5] Service was slow even though it was half empty.
x [score<7.5] I had it somewhere else last week for less money and it was better.
x [score<7] They forgot half of my order and weren't even sorry.
x Very clean, which isn't always the case with small places.
x If you don't eat pork, ask first.
x The portions are bigger than they look in the photos.
x Mostly locals when I was there, which is always a good sign.
x [score>=8] Ten minutes after leaving I was already thinking about the next visit.
x [score<7.5] I won't be going back to {place} soon.
x [score<7.5] There are better places for {thing} in this city.
q What should I order next time?
q Where's your favourite place for {thing}?
q Has anyone else been to {place}?
q Anything else worth eating around {area}?
q [cn>=1] Should I have ordered {side2}?
q What's it like there at the weekend?
q Does anyone know if they take bookings?
t shanghaifood; {thing}; {area}; foodreview; whattoeat; hiddengems; dinnertime; cheapeats
e 🍜 🔥 😋 ✨ 🥢
a price | How much was it? | ¥{price} for the {thing}, drinks not included.
a price | Is it expensive? | Not really, ¥{price} for the {thing}.
a address | Where exactly is this? | {street}, it's on the map under {place}.
a hours | What time do they close? | At {close}, but go early.
a wait | Do you have to queue? | {wait} minutes when I was there, it was a busy night.
a score | What would you give it out of ten? | {score}, I'd say.
d I had the {thing} there last month and I still think about it. | *Same, I'm already planning the next visit. | Going tonight because of you two.
d I live in {area} and have never noticed {place}. | *The sign is tiny, I missed it too the first time. | It's hidden behind the bus stop, I think.
d Went because of this post and the {thing} had sold out. Pain. | *Oh no! Go earlier next time, they run out. | Happened to me on Sunday.
d How spicy is it, on a scale of one to crying? | *You can tell them how much chilli you want. | I ask for none and they only look a bit sad.
d I liked it more when the old cook was there. | *I'd never been back then, so I'm happy. | Can confirm, but it's still good.
d This photo at 10 am is just cruel. | *Sorry, not sorry. | I'm in a meeting and my stomach just answered.
d We got the table {seat} too. It wobbles. | *Ha, folded napkin under the left leg. | So it wasn't just me.
d Taking my parents to {place} this weekend. | *Tell me what they think! | Book if you can, Saturdays are wild.
d Do they do takeaway? | *Yes, but it travels badly. Eat it there. | I've seen delivery riders outside.
d A bit less salt in the {thing} would be nice, but the staff are lovely. | *True, I drank a litre of tea afterwards.
d [cn>=1] Is there anything for vegetarians? | *The greens and {side}, but ask about the stock. | My vegetarian friend was fine there.
d Who else is reading this at work with a sad sandwich? | Me. Hello. | *Stay strong.
d I don't get the hype. Went twice, both times lukewarm. | *That's a shame, mine was too hot to eat. | Same, maybe we were unlucky.
d Is the owner still the lady with the red glasses? | *Yes! She asked if I was eating enough.
d Saved. My list for {area} is getting out of hand. | *Start with this one.
d You had me at {thing}. | *That's how they got me too.
d Is it okay to go there alone? | *I did. Half the room was alone with a phone. | I always go alone, counter seats are made for it.
d Can you bring kids? | *There were two at the next table, very happy ones. | The stairs are no fun with a pushchair.
d Do I need to book? | *I didn't, but go early at the weekend. | We booked through the app.
d Which metro station is it? | *The closest one is about ten minutes on foot.
d Looks amazing, adding it to my list. | *Hope you like it!
d Is there an English menu? | *No, but there are pictures. | The waiter helped me, he speaks a bit.
d How big are the portions? | *Big, come hungry. | I took half of mine home.
d Is it halal? | *I didn't see a sign, better ask. | There's a halal place two doors down.
d [score>=7.5] Went today and it was so good, thank you! | *Yay, so happy to hear that!
d [score<7] Oh no, I have a booking there on Sunday. | *You might be luckier than me! | Try the lunch, it's better.
c My favourite place in {area} closed last year, so I needed this.
c [price<40] ¥{price}? That's less than my coffee.
c [wait>=30] {wait} minutes of queue is where I give up.
c Not me licking the screen.
c Finally somebody posts about {area}.
c Okay, you win. Dinner is decided.
c [cn>=1] Get {side2} next time, trust me.
c I'm in {area} every Thursday. How did I miss this?
c Looks so good.
c Been there twice, love it.
c Going this weekend!
c I love the {thing} there.
c So hungry now.
c Thanks for the tip!

= cooking.recipe | cooking | image image video | cooking kitchen-knife garlic onion salt | wood marble linen
: thing | art | main | time | cost | kcal | serve | it | is | r1 | r2 | oops | din
@ lemon chicken | lemon | chicken thighs | 35..50/5 | 7..13 | 420..560/20 | 2..4 | it | is | dry the skin well before the chicken goes in the pan | start the chicken skin side down and leave it alone | forgot the lemon until we were eating / let the garlic go black / salted the chicken twice | 1 | The pan sauce takes two minutes and people think I went to cooking school.; I keep half the lemon for the very end, cooked lemon tastes of nothing.; [!j] Thighs, please. I tried breast once and we chewed for an hour.; The skin went properly crisp this time, I could hear it from the table.; I season the chicken, fry it skin side down for about twelve minutes, flip it, then add garlic, lemon juice and a splash of stock and finish it in the oven.; Goes well with rice or just bread for the sauce.; Zest the lemon before you squeeze it.; So juicy, and the lemon makes it really fresh.; I had it with couscous this time.; Honey in the sauce balances the sour.
@ tomato soup | tomato | tinned tomatoes | 25..40/5 | 3..7 | 180..280/20 | 2..5 | it | is | cook the onions until they are properly soft | blend the soup with a piece of stale bread | put the blender lid on crooked / let the onions burn / forgot the salt completely | 1 | The bread makes it silky, no cream needed.; A spoon of butter at the end and it's a different soup.; I wear black when I blend tomato soup. Experience.; With a cheese toastie on the side this is dinner, don't let anyone tell you otherwise.; Roast the tomatoes first if you have time, it makes a big difference.; I freeze it in portions.; Basil on top and some good bread, done.
@ lentil curry | curry-rice | red lentils | 30..45/5 | 4..8 | 340..460/20 | 3..6 | it | is | fry the spices in oil before anything wet goes in | let the curry sit for ten minutes off the heat | forgot to rinse the lentils / used three chillies instead of one / let the bottom catch | 1 | It's better on day two, so I make double.; Lime at the end did more for the curry than any amount of salt.; [!j] My flat smells of cumin until Wednesday, worth it.; Red lentils fall apart, that's what you want here.; Onion, garlic, ginger, cumin, turmeric, then the lentils, a tin of tomatoes and water to cover, and simmer until it's thick.; I add a big handful of spinach at the end.; Serve it with rice and yoghurt.; Coconut milk makes it creamy.; Vegan, cheap and very filling.; I always use red lentils because they don't need soaking.
@ banana bread | bread | ripe bananas | 60..75/5 | 4..7 | 260..360/20 | 4..6 | it | is | use bananas that look past saving | stop mixing while you can still see flour | forgot the baking powder / took it out ten minutes too early / used salt from the sugar jar | 0 | [!j] Banana bread should cool before you slice it. I have never managed that.; Brown sugar on top makes a crust.; [!j] Two days later I toast the slices with butter, which may be the real reason I bake it.; [!j] The bananas were so black that my flatmate had put them in the bin. I took them out again.; Three bananas, two eggs, 100 g butter, 100 g brown sugar, 200 g flour, a teaspoon of baking powder and a pinch of salt.; My oven is tiny and runs hot, so I bake it at 160.; Walnuts or chocolate chips both work.; Moist and not too sweet.; It's even better on the second day.; I use less sugar than most recipes, the bananas are sweet enough.
@ egg fried rice | cooked-rice | leftover rice | 10..20/5 | 2..5 | 420..560/20 | 2..3 | it | is | use rice that spent the night in the fridge | scramble the eggs first and take them out again | tossed half of it over the edge of the wok / used fresh rice and made porridge / poured in too much soy sauce | 1 | I break up the lumps with wet hands before the rice goes in.; White pepper was what mine had been missing for years.; Spring onion goes in at the very end, with the heat off.; [!j] The neighbour's grandma watched me through the window and shook her head at my wok.; Rice, two eggs per person, spring onion, a little soy sauce and sesame oil, that's all.; High heat the whole time, and don't crowd the pan.; Frozen peas are fine if you want something green in it.; A bit of butter at the end, don't judge me.; I add whatever veg is left in the fridge.; Frozen prawns make it a proper meal.
@ shakshuka | shallow-pan-of-food | eggs | 25..35/5 | 5..9 | 300..420/20 | 2..4 | it | is | cook the peppers down until they slump | make little wells and crack the eggs in one by one | got a bit of shell in every egg / forgot it under the lid / put in the chilli twice | 1 | Take it off while the whites still wobble, they go on cooking.; Feta if I have it, nothing if I don't.; I put the pan on the table and everybody tears their own bread.; [!j] Cumin is what makes shakshuka taste like shakshuka and not like eggs in ketchup.; Onion, two peppers, garlic, cumin, paprika and a tin of tomatoes, and let it cook down before the eggs go in.; Great for brunch when friends come over.; I had it with flatbread, but toast is fine too.; A bit of harissa makes it even better.; I make the sauce in the evening and just add the eggs in the morning.; So good with lots of coriander.
@ roast potatoes | potato | floury potatoes | 55..70/5 | 3..6 | 280..380/20 | 3..6 | them | are | boil the potatoes until the edges start to fall apart | shake the potatoes in the pot with the lid on | forgot to heat the oil first / boiled them to soup / left them in while I was on the phone | 1 | The oil has to be hot before the potatoes go in, you want that noise.; A spoon of semolina for the crust is my grandmother's trick, and she'd be cross that I'm telling you.; We ate half of the potatoes off the tray before they reached the table.; Rosemary burns, so it goes in for the last ten minutes.; Boil them for ten minutes, drain, shake, then into hot oil at 220 and turn them once.; Crispy outside and fluffy inside, finally.; Salt them as soon as they come out.; Goose fat is great, but oil works too.; We had them with roast chicken.; Use a big tray so that they don't touch.
@ miso salmon | fish | salmon fillets | 20..30/5 | 11..17 | 380..480/20 | 2..3 | it | is | marinate the fish for ten minutes, not overnight | grill it close to the heat | looked away for a minute and burned the edges / used twice the miso / forgot to turn on the grill | 1 | The sugar burns in seconds, so I stand there and watch.; What's left of the marinade goes over cucumbers the next day.; Rice first, salmon second, it really is that quick.; [!j] I thought I didn't like salmon. I didn't like dry salmon.; Two spoons of miso, one of honey, one of soy sauce and a little rice vinegar for the marinade.; I eat it with rice and steamed broccoli.; You can get frozen salmon at the big supermarkets, it works just as well.; It's on the table in no time and feels like a restaurant meal.; Sesame and spring onion on top.; The marinade works on aubergine too.
@ pancakes | pancakes | buttermilk | 20..30/5 | 3..6 | 320..440/20 | 2..4 | them | are | leave the batter lumpy | flip when the bubbles stay open | tried to toss one and lost it behind the stove / used salt for sugar / had the pan far too hot | 0 | [!j] The first one never works and belongs to the cook.; [!j] I keep the pancakes warm in the oven or I'd never sit down myself.; A little lemon zest in the batter, nobody can name it.; Milk with a splash of vinegar works when the shop has no buttermilk.; One cup flour, one cup buttermilk, one egg, a spoon of sugar, half a teaspoon of baking soda.; Medium heat, and wipe the pan with butter between batches.; We had them with strawberries and yoghurt.; The kids wanted more straight away.; I keep the batter a bit thick.; Blueberries go into the pan, not into the bowl.
@ bean chilli | hot-pepper | black beans | 45..60/5 | 6..11 | 360..480/20 | 4..6 | it | is | toast the dried chillies in a dry pan | stir in a square of dark chocolate | rubbed my eye after the chillies / doubled the cumin by accident / let the bottom burn | 1 | Nobody ever guesses the chocolate.; It freezes well, half my freezer is chilli in old yoghurt tubs.; I make it the evening before when people come, it settles overnight.; [!j] Sour cream for those who overdid it. That was me.; Onion, peppers, two tins of beans, tomatoes, cumin, smoked paprika and the dried chillies, then let it bubble on low heat.; It's vegan without the sour cream.; I eat it with rice, or on a baked potato the next day.; I use canned beans and don't feel bad about it.; Avocado on top, always.; It's even better after a night in the fridge.
@ garlic prawns | shrimp | raw prawns | 10..20/5 | 9..16 | 240..340/20 | 2..3 | them | are | start the garlic in cold oil | take the prawns off just before they look done | cooked them until they were erasers / used one garlic bulb instead of one clove / forgot the parsley in the fridge | 1 | I need bread with prawns like this, the oil is half the meal.; Peeling takes longer than cooking, so put something good on.; I keep the shells in the freezer for stock.; [!j] My hands will smell of garlic until Thursday.; Lots of garlic, chilli flakes, olive oil, prawns, parsley, and a squeeze of lemon at the end.; Frozen prawns are fine, just dry them well.; It looks fancy but it's really the easiest thing I make.; The bowl was empty in five minutes.; A glug of white wine makes it fancier.; I serve them over spaghetti sometimes.
@ overnight oats | bowl-with-spoon | rolled oats | 5..10/5 | 2..4 | 300..400/20 | 2..3 | them | are | use one and a half parts milk to one part oats | stir the oats twice before bed | forgot to put them in the fridge / used orange juice by mistake / bought the instant kind | 0 | Grated apple keeps the oats from turning into glue.; I use jars with a wide neck, so I can reach the last spoonful.; The minutes are the work, the night in the fridge does the rest.; [!j] I eat mine on the metro, which people pretend not to see.; Oats, milk, a spoon of yoghurt and some chia seeds, fruit on top in the morning.; I make three jars on Sunday and they keep until Wednesday.; Frozen berries are best, they thaw overnight and make a sauce.; My favourite is apple and cinnamon.; Perfect for hot mornings.; With peanut butter it keeps me full until lunch.
% day=Monday; Tuesday; Wednesday; Thursday; Friday; Sunday
% mate=my flatmate; my brother; my sister; my partner; my best friend; my mum
h [!day din>=1] {thing^} after a long day
h [!day] My {day} {thing}
h {thing^} on a small budget
h [!habit] Third time this month: {thing}
h {thing^} for lazy people
h {thing^} for beginners
h Got {main}? Make {thing}
h [!habit] It's {thing} again
h [!cook] Not a chef, but here's my {thing}
h Easy {thing}
h {thing^} at home
h Made {thing} tonight
h [!day din>=1] Weeknight {thing}
h {thing^} in a tiny kitchen
o [!day din>=1] {day} dinner at ours: {thing}.
o [!ruin] I used to mess up {thing} every time, until {mate} stood next to me and watched.
o There was nothing in the house except {main}, so {thing} it was.
o {mate^} loves my {thing}, so we have {it} quite a lot.
o [!cook] I'm no cook, I just make {thing} a lot.
o [din>=1] I was about to order something when I remembered the {main} in the kitchen.
o [!day time<45 din>=1] It's {day}, I'm tired, and I want {thing}.
o [!j] {thing^} {is} what I make when {mate} comes over and I haven't cleaned.
o [!ruin !j] Some people have a signature dish. Mine is {thing}, because even I can't get {it} wrong anymore.
o I changed a few things about my {thing} this time and {it} turned out really well.
o {mate^} and I have been arguing about {thing} for a year. This is my version.
o [!day !left !j] Made {thing} on {day} and there was nothing left, so I suppose it worked.
o [!habit] New flat, new kitchen, and the first thing I made was {thing}.
o [time<45 din>=1] I come home late on {day}s, and lately it's always {thing}.
o [!j] I learned {thing} from {mate}, who learned {it} from a packet.
o [din>=1] Dinner tonight: {thing}.
o Posting my {thing} because a few of you wanted to see what I cook.
o Made {thing} again because we had {main} to use up.
o Nothing beats homemade {thing}.
o [!left din>=1] {thing^} for dinner. So good I want to share it.
o [time<45] My go-to when I have no energy: {thing}.
o If you have {main} at home, try this.
o Homesick today, so I made {thing}.
o [!habit] First time I'm really happy with my {thing}!
o What's everyone cooking this week? Here it's {thing}.
o [!day] The weather's awful, so I stayed in and made {thing}.
o [!left] Made {thing} for {mate}, who doesn't cook at all.
o I've tried quite a few ways of making {thing} and this is the one I stick with.
o [!day] Rainy Sunday, so I made {thing}.
f time | Takes about {time} minutes. | {time} minutes, start to finish. | Ready in {time} minutes. | It's {time} minutes if you don't rush. | Mine took {time} minutes. | Plan about {time} minutes. | I needed {time} minutes, and I'm slow. | ⏱ {time} minutes | Time: {time} min | Done in {time} minutes. | It took me {time} minutes from start to finish. | ⏰ {time} min
f serve | Serves {serve}. | Enough for {serve} people. | There's enough for {serve}. | Serves: {serve} | 🍽 for {serve} | This makes enough for {serve}. | 👥 {serve} servings
f cost | I spent about \${cost} on everything. | It came to \${cost}, the rest was in the cupboard already. | Cost: about \${cost} | 💰 \${cost} for everything | All of it was about \${cost}. | I paid around \${cost} for the ingredients.
f kcal | That's roughly {kcal} calories a portion. | My app says {kcal} calories a portion. | About {kcal} calories each, if you care about that. | {kcal} kcal per portion | Calories: about {kcal} each | Around {kcal} calories a portion, I counted. | 🔥 {kcal} kcal
x If you only remember one thing: {r1}.
x The bit I used to skip: {r2}.
x {r1^}. I didn't for years and wondered what was wrong.
x I learned two things the slow way: {r1}, and {r2}.
x It comes down to this: {r1}, and later {r2}.
x Please {r2}. I cut a lot of corners, but never that one.
x My tip: {r1}.
x [!mate] {mate^} taught me to {r2}, and it made a big difference.
x [!j] I {oops} this time. Nobody said anything, so either it was fine or they're polite.
x [!j] The first time I {oops}. We ate everything, but quietly.
x [!mate !j] I once {oops}, and {mate} still brings it up.
x [!mate !j din>=1] {mate^} puts salt on before tasting. I look away.
x [!j] My kitchen is the size of a wardrobe, so everything happens on one board.
x [!j] I doubled the amounts once and found out how small my bowls are.
x [!left !j] There was a portion left for lunch and I guarded it all morning.
x [!mate !j] The washing up was quick for once, mostly because {mate} did it.
x [!j] I had a podcast on and have no idea what it was about.
x [!j] Not pretty, I know. It was dark and we were hungry.
x [!j] The recipe I started from had fourteen ingredients. I own about six of them.
x [!mate !j] {mate^} came into the kitchen "just to look" and left chewing.
x [!j] I made {it} again two days later to be sure it wasn't luck.
x [cost<12 din>=1] Cheaper than delivery, and I could stay in my pyjamas.
x [time>=40] You can sit down for most of it.
x [time<25 !j din>=1] If I'd ordered in, the rider would still be looking for my building.
x I keep my recipes on cards now, because I kept forgetting what I'd changed.
x [!j] I bought things at the market, and the lady there had opinions about what I should cook.
x Save this for a day when you don't feel like cooking, it really is easy.
x Use what you have, you don't need anything fancy for this.
x [din>=1] I make a bigger batch and take the rest to work the next day.
x Everything is from the normal supermarket, nothing imported.
x [cost>=9] It's not the cheapest dinner, but still less than eating out.
x So good!! I could eat this every day.
x [time<30 din>=1] I was starving and it was done before I got grumpy, that says it all.
x [din>=1] Taste before you add more salt, mine was nearly too salty this time.
x [!mate] {mate^} had two helpings and asked for the recipe.
x [time>=40] It takes a while but most of that is waiting.
x [time<35 din>=1] From chopping board to plate it's really quick, even on a weeknight.
x It's not the prettiest food, but who cares.
x [din>=1] The whole flat smelled so good.
x Next time I'll make double.
x It tastes like home to me.
x I'm not great at following recipes, so the amounts are rough.
x You can prepare most of it the day before.
x [din>=1] A simple salad on the side and that's dinner.
x My picky eater ate everything!!
x It went wrong the first two times, so don't give up.
x The photo doesn't do it justice.
x [cost<10] Such a cheap meal, perfect before payday.
q What's your secret for {thing}?
q What should I cook next?
q What else can I do with {main}?
q If you make {it}, will you show me?
q Which dish do you always get wrong?
q How does your family make {thing}?
q What do you cook when you're too tired to cook?
q Do you stick to recipes or just throw things in?
t {thing}; easyrecipes; weeknightdinner; homecooking; whatieat; {day}dinner; mealprep; cookingforbeginners
e 🍳 🥘 ✅ 🌶️ 🍋
a time | How long does it take? | About {time} minutes once everything is on the counter.
a time | Is this quick enough for a weeknight? | {time} minutes, so for me it is.
a serve | How many people is this for? | {serve}, unless they're teenagers.
a cost | What did the ingredients cost? | Around \${cost}, if you have salt and oil at home.
a kcal | Do you know the calories? | About {kcal} a portion, give or take.
d Made this tonight, even my brother had seconds. | *Best review so far. | Mine asked what else there was.
d I don't have {main}. What else would work? | *Honestly, then I'd make something else. | I've used what was there and it was okay.
d My mum has a secret ingredient and won't tell me. I think it's butter. | *It's always butter. | Or sugar. Check the sugar.
d Can I make half for one person? | *Yes, I do that most weeks. | I do, and then I wish I hadn't.
d Does it keep until tomorrow? | *In the fridge, yes, if you hide it. | I ate mine after two days and I'm alive.
d I changed half of it and it still worked. | *Then it's yours now. | What did you change?
d Can a child help with this? | *With everything except the knife. | Mine did the stirring and ate half.
d Cups or grams? | *Neither, I go by eye. Sorry! | Team grams.
d What do you have with it? | *Honestly? The sofa. | A second portion.
d Made this for a date. There's a second date. | *I want to come to the wedding. | Trying this on Friday for the same reason.
d I thought it smelled good in here, but it was the neighbours. | *Ha! | Thin walls here, too.
d Mine went wrong and I don't know where. | *How far did you get? | Same, at the last step.
d I cook like this too, and then I see the kitchen. | *Don't look. | That's for tomorrow.
d Could you write down the exact amounts? | *Next time I'll measure, promise. | Yes, please.
d Has anyone tried a vegan version? | *I haven't, tell me if you do. | Working on it.
d I'd eat this at any hour. | I did, at three in the morning. | *So would I.
d Made it for {who} {when} and had to send the recipe right away. | *Pass it on! | And did they make it?
d My husband says he could have done that. | *Then let him! | Mine says that about everything.
d Does this survive a lunchbox and an hour on the metro? | *Mine did. | With a good lid.
d Making this on Saturday, wish me luck. | *Good luck! Tell me how it went. | Me too, we can suffer together.
d That's not how my grandmother does it. | *I'd love to know how she does it. | There's always a grandmother.
d What would you do if the shop was out of {main}? | *Cry, then order pizza. | Ask the neighbours.
d Is it just me or does everything taste better when somebody else makes it? | *That's why I want to be invited. | My theory is butter.
d Looks delicious! | *Thank you! | I want some.
d What pan do you use? | *Just a normal non-stick one. | I'd like to know too.
d Can I make this without an oven? | *Sorry, I've never tried. | Depends on the dish, I have no oven either.
d Where do you buy {main} here? | *The normal supermarket has it. | I order it online.
d Is it spicy? | *You decide, just leave it out. | Not the way I make it.
d I'm a total beginner, can I do this? | *Yes! Just take your time. | I managed, so yes.
d Trying this tonight! | *Let me know how it goes! | Me too.
d Can you freeze it? | *I haven't tried, I always eat it up. | I do, works fine.
d Any tips for making it healthier? | *Less oil, more veg.
c {time} minutes for you. Double that for me.
c \${cost}? Where do you shop?
c I'll pretend I didn't see the {kcal} calories.
c [serve<5] {serve} people? In our house that's one teenager.
c I {oops} once too. We don't talk about it.
c I own four hundred saved recipes and cook two.
c That's tomorrow sorted, then.
c Wrote {main} on my hand so I don't forget.
c Dinner question solved. Now somebody has to cook it.
c Thank you for the recipe!
c Saved for the weekend.
c Looks so yummy.
c I'll make this for my kids.
c This looks really easy.
c My favourite too!

= coffee.cafe | coffee | image image image video | hot-beverage croissant open-book laptop | wood marble wall
: thing | art | price | sort | one
@ oat flat white | hot-beverage | 28..38 | Café | an oat flat white | The flat white is hot, silky and not sweet at all.; Their beans are on the chocolate side, which goes well with oat milk.; [!j] The foam held until the last sip, I'm easily impressed by that.; You can choose between two kinds of beans, I took the darker one.; No extra charge for oat milk, which I appreciate.; Nice latte art too.; Good strong coffee, not too milky.; I had it hot, the iced one looked good too.; One of the better flat whites in this part of town.
@ pour-over | hot-beverage | 35..52 | Café | a pour-over | They let you smell the grounds before they brew.; The pour-over tastes quite different once it's cooled down, so don't hurry.; [!j] Mine tasted of black tea and apricot, and no, I didn't make that up.; They ask what you usually drink and suggest a bean, I had an Ethiopian one.; It takes about ten minutes, so it's not for when you're in a hurry.; You get a little card with the tasting notes.; Served with a little glass of water and a biscuit.; Fruity and clean.; The barista knows his stuff and is happy to explain.
@ iced americano | cup-with-straw | 22..32 | Café | an iced americano | One huge ice cube that lasts an hour.; [!j] Their americano is strong, I typed very fast after it.; [!j] You get the espresso and the ice separately and pour it yourself, which I enjoyed far too much.; Perfect on a hot day.; A large is really large.; Strong and not sour, that's how I like it.; Very refreshing, I drank it in five minutes.; They use good beans even for the americano.; Cheap for this area.
@ basque cheesecake | shortcake | 32..45 | Café,Bakery | a slice of basque cheesecake | The middle of the cheesecake is nearly liquid.; Leave the cheesecake for ten minutes before you start, it gets better.; They only bake two cheesecakes a day, you can see how many slices are left.; Creamy, not too sweet.; One slice of the cheesecake is enough for two if you've had lunch.; The cheesecake sells out by four, they told me to reserve.; Burnt on top and soft in the middle, just right.; Not too sweet.; There's a matcha version at weekends.
@ sea salt croissant | croissant | 18..28 | Bakery | a sea salt croissant | Flakes everywhere, wear something light.; The second batch of croissants comes out around three, you can smell it in the street.; [!j] I found salt crystals on my keyboard that evening.; Very buttery and properly crisp.; The croissants were sold out the first time I tried, so go before noon.; I'd like a bit more salt on the croissant.; Best fresh, don't take it home.; The salt and butter together, so good.; I'd get there early for the first batch.
@ cinnamon roll | bread | 22..32 | Bakery,Café | a cinnamon roll | Sticky in the right way.; The rolls from the middle of the tray are softer, so I point.; They warm the rolls up if you ask, and you should ask.; Soft, with lots of filling, and not drowned in icing.; I could smell it from across the street.; The cinnamon roll is big, share it.; Soft and warm with proper icing.; A bit too sweet for me, but great with black coffee.; I'd drive across town for this roll.
@ cold brew | tumbler-glass | 26..36 | Café | a cold brew | They sell the cold brew in bottles too, I took one home.; [!j] The cold brew tastes like dark chocolate, and at four in the afternoon it was a mistake. I was awake until two.; You can have the cold brew with tonic, which sounds wrong and isn't.; Smooth and not bitter.; They steep it for eighteen hours, it says on the board.; I asked for less ice and got more coffee.; I had it with a slice of orange, very nice.; They bottle it themselves.; Careful, it's stronger than you think.
@ matcha latte | teacup-without-handle | 30..42 | Café,Tea house | a matcha latte | Grassy, a bit bitter, whisked by hand while you watch.; I asked for less sugar in my matcha, the normal one is very sweet.; [!j] I had a green moustache and nobody told me for an hour.; You can get the matcha with oat or coconut milk.; The colour is really bright, no powdery taste.; I had my matcha iced, it's better than the hot one.; You can choose the sweetness.; A good balance, not too milky.; They use proper Japanese matcha, it says on the menu.
@ lemon cake | lemon | 22..32 | Bakery,Café | a slice of lemon cake | The sugar crust on the lemon cake cracks when you cut it.; [!j] Sour enough to wake me up, and I'd slept four hours.; The end piece of the lemon cake has the most icing. You have to ask quickly.; Moist, very lemony.; The lemon cake is made by the owner's mother, apparently.; I'd share the next one, it's quite rich.; The icing is nice and sharp.; Light and fluffy, I could have eaten two.; Great with an espresso.
@ oolong tea | teapot | 38..58 | Tea house,Tea shop | a pot of oolong | [!j] They refill the oolong as often as you like, I stopped counting at six.; The third steep was the best one, the first is only for warming up.; [!j] There's a little clay frog on the tray and you're supposed to pour tea over it.; You get a small pot and a flask of hot water, so it lasts for hours.; They explain how long each steep should be.; Very fragrant, a bit like orchids.; Relaxing, I stayed much longer than planned.; The tea set is beautiful.; You can buy the leaves to take home.
$ plug=2..14 score=62..95:1
% seat=by the window; on the old sofa; at the long table; in the courtyard; in the corner at the back
% song=jazz; old Cantonese pop; lo-fi; piano music; folk songs
% mate=my flatmate; my colleague; my best friend; my sister; my partner; my old flatmate
p cafe
h [!stay] Worked from {place} all day
h [!stay] {place} for a morning of emails
h The {thing} at {place}
h [!stay] {area}: somewhere to sit with a laptop
h {thing^} in {area}
h Stopped at {place} for {one}
h [!day] Rainy day at {place}
h [!stay] {place} with a laptop and {one}
h [!keep score>=7] I keep going back to {place}
h [!keep] My corner at {place}
h [!day] {place} on a weekday
h {one^} at {place}
h [score>=7.5] {place}: my new favourite in {area}
h [!rev] {place}, quick review
h Coffee stop in {area}: {place}
o [!stay !j !keep] I needed somewhere to sit for three hours without feeling guilty, so I tried {place}.
o {mate^} swears by the {thing} at {place}, so I went to see.
o [!keep score>=7] I'm slowly trying every place with a kettle in {area}, and {place} stays on the list.
o [!keep !stay !day] I missed my bus, it was raining, and that's how I ended up at {place} with {one}.
o [!j] I went to {place} to write and ended up listening to the table behind me.
o [!stay !j] Two hours at {place} with a book and {one}. That was my whole day off.
o [!keep !j score>=7] My heating is broken, so I've more or less moved into {place}.
o [!keep !j] Everybody posts the {thing} at {place}. I held out for a month.
o [!keep !j] I walked past {place} for weeks because I thought it was a furniture shop.
o [!keep !stay] The wifi at home died, so I packed up and went to {place}.
o [!j] {place} doesn't look like much from outside: a door, a bench, a bicycle that never moves.
o [!stay !j score>=7.5] Came to {place} for an hour, stayed for {one} and then another.
o [!j] I've had the {thing} in most places around {area}, so I have opinions.
o [!stay] Met {mate} at {place} because it's halfway between our flats.
o [!keep !stay score>=7] I had a free voucher for {place}, otherwise I wouldn't have gone in. Glad I did.
o [!stay] {mate^} had a job interview around the corner, so I waited at {place} with {one}.
o [!stay !keep] Tried {place} in {area} this morning.
o [score>=7] Looking for somewhere to work in {area}? {place} is an option.
o [score>=7.5 !keep] Found a new spot! {place} in {area}.
o [!stay] Popped into {place} for {one} between two errands.
o [!stay] Went to {place} with {mate}, mainly for the {thing}.
o [score<7] I'd seen {place} on here so often, and I was a bit disappointed.
o [!keep !rev] I come to {place} about once a week now, so here's a little review.
o [!day] Sunday morning at {place} with {one}.
o [score<7] Honest opinion on {place}: not my kind of café.
o [!stay] Needed a change from my desk, so I took my laptop to {place}.
o [!keep] I'd had {place} on my list for months.
o [!stay] Catching up with {mate} over {one} at {place}.
o [!keep] Another café in {area}: {place}.
f price | The {thing} is ¥{price}. | I paid ¥{price} for mine. | Mine was ¥{price}. | It came to ¥{price}. | I paid ¥{price} for {one}. | {one^} costs ¥{price} there. | {thing^}: ¥{price} | ☕️ ¥{price} for {one} | ¥{price} for {one}. | {one^} was ¥{price}.
f address | {place} is at {street}. | You'll find {place} at {street}. | The café is on the ground floor of {street}. | 📍 {street} | Address: {street} | The address is {street}.
f hours | Open from {open} to {close}. | They open at {open} and start stacking chairs a bit before {close}. | It's open {open} to {close} when they're open at all, check the day. | ⏰ {open}–{close} | Hours: {open} to {close} | They're open {open} to {close}. | 🕗 {open} to {close}
f plug | There are {plug} sockets. | I counted {plug} sockets, most of them along the wall. | They have {plug} sockets for the whole room. | 🔌 {plug} sockets | Sockets: {plug} | I saw {plug} sockets. | 🔋 {plug} sockets
f score | {score} out of 10 from me. | I'd give it {score} out of 10 as a place to work. | Comfort: {score}/10 | For working: {score}/10 | {score}/10 for me. | ⭐️ {score}/10
x [!song] They play {song}, just loud enough that you can't follow the next table.
x I sat {seat}, where the light is good until about four.
x [!chair !j] {mate^} nearly fell asleep {seat}, so the seats are comfortable enough.
x [!j] The wifi password is on the receipt, so don't throw it away like I did.
x [!j] At weekends you share tables. I ended up opposite a man doing a crossword in pen.
x [!j] There's a house cat. It sleeps {seat} and doesn't want to be touched.
x [!j !wc] The toilet has hand cream and a plant. I notice these things.
x [!j] None of the cups match. Mine had a tram on it.
x [!stay] Nobody gave me a look for staying all afternoon, but I did keep ordering.
x [!j] I got through a whole chapter {seat}, which never happens at home.
x [!j] There's a sign asking for no laptops between twelve and two. I saw it at ten to two.
x [!j !keep] The girl behind the counter remembers people. On my second visit she only said, "Same?"
x [!chair !j] The chairs {seat} look better than they feel. I sat on my jumper.
x The door doesn't close properly, so it's draughty in winter if you sit near it.
x [!j] A couple broke up {seat} while I was there. Very politely, with cake.
x They bring you water without asking and fill it up again.
x [!j] There's a shelf for swapping books. I left a thriller and took a cookbook.
x The queue looks long, but half of it is takeaway.
x It's a bit dark for reading at the back, fine with a screen.
x [score>=8 !j] I've told three people about {place}, and now you.
x [!song score<7 !j] The music was so loud that I took my call out on the pavement.
x [!chair score<7 !j] No complaints about the {thing}. The stool was made for children.
x [!j] You pay first and they bring it over. Give the little wooden number back, I went home with mine.
x [price>=35 !j] Not cheap, so I made it last.
x [!j] I had {one} and then a second one, purely for research.
x [!song !j] It was {song} all afternoon. By the third hour I was humming along and somebody moved away.
x [!wifi] The wifi is fast and they don't kick you out.
x Good light, so bring a book or your camera.
x It gets busy after two at weekends, mornings are quiet.
x [score>=7.5] Lovely staff, and they speak some English.
x [score>=7.5] I really like it here. Calm, clean, nice people.
x [score>=8] Definitely coming back, next time with {mate}.
x [score<7] The tables are tiny and a bit sticky, sorry.
x [score<7] It's more of a photo place than a coffee place if you ask me.
x [score<7.5] Service was slow, I waited almost twenty minutes.
x [!song] No music when I was there, which I loved.
x [!wc] The toilet is in the mall next door, they give you a key card.
x You order by scanning a code at the table, there's an English version.
x There are a few seats outside as well, nice when it's not too hot.
x [score>=7 !stay] I sat {seat} and got a lot done.
x [price<30] Prices are OK for the area.
x [price>=35] A bit pricey, but you're paying for the space too.
x [score<7] I waited a while for my order and it wasn't even full.
x [score<7] Not a place to stay for long, the seats are hard and it's cold.
x [score<7] I wouldn't go back just for the {thing}.
x [score<7 !wifi] The wifi kept dropping, so I gave up after half an hour.
x [score<7] It looks better in photos than in real life.
x [score>=7.5] The staff remembered my order the second time.
x They have board games and magazines you can use.
x It's small, so come with one person, not with a group.
x They have a nice little terrace at the back.
x [score<7.5] It was freezing inside because of the air con.
x [score<7] Loud, crowded and nowhere to put my bag.
x [score<7] The coffee was OK, the service wasn't.
x Lots of students with laptops, so it feels like a library in the afternoon.
x You can buy beans and drip bags to take home.
x [score>=8] Everything about this place is lovely.
x I liked the big window, perfect for watching people.
x They close earlier on Sundays, so check before you go.
x [score<7] I wouldn't go out of my way for {place}.
x [score<7] There are nicer cafés than {place} in {area}.
q Where else in {area} can I sit for an afternoon?
q What does {one} cost where you live?
q Window seat or sofa?
q Does anyone know somewhere quieter than {place}?
q How long is too long with one drink?
q What should I try at {place} next time?
q What's {place} like in the mornings?
t {area}; coffeeshop; {thing}; workfromcafe; shanghaicoffee; cafehopping; laptopfriendly
e ☕️ 🥐 📖 🌿
a price | How much is the {thing}? | ¥{price}, a bit less to take away.
a price | Is it expensive? | ¥{price} for {one}, you decide.
a plug | Are there sockets? | {plug} of them, sit along the wall.
a hours | How late is it open? | Until {close}, last orders half an hour before.
a address | Which street is it on? | {street}, look for {place} on the map.
a score | Better than the chains? | I'd say {score} out of 10, so work it out.
d Can you take calls there? | *Short ones, I go outside for the others. | Please go outside.
d Do they mind if you stay all day? | *Nobody said anything to me. | I was there for five hours in June and got a free biscuit.
d How's the wifi? | *Good enough for a video call, I checked. | It died on me once, at lunchtime.
d Anything for people who don't drink coffee? | *Yes, there's a whole page of other things. | I only go there for the cake.
d Are dogs allowed? | *I'd ask first. | My dog has been twice and was very popular.
d Please don't make {place} famous. | *It's only you and me. And everyone else reading this. | Too late.
d I always sit {seat}, too. | *Then we've shared a socket. | So that's why it's always taken.
d The {thing} there got me through my thesis. | *What did you write about? | It's getting me through mine.
d Full at eleven today, had to turn round. | *Try after two. | Same for me last week.
d I find {place} a bit cold in winter. | *True, I kept my coat on. | They have blankets, you have to ask.
d I prefer the other one, round the corner. | *Which one? There are three. | I know which one you mean. Agreed.
d How are the chairs? Asking for my back. | *Better along the wall. | No chair is good for five hours.
d Is it a place for a first date? | *Yes, the tables are small. | Had mine there. It didn't work out, but I still go.
d Do they do takeaway? | *Yes, half the queue was takeaway. | I've never seen anyone leave.
d Can I bring a toddler? | *I saw two, both with crayons. | Mine knocked over a sugar bowl there and they were lovely about it.
d Do they still have the blue cups? | *All sorts of cups now. | I heard people kept stealing them.
d I'm there most mornings, yellow headphones. | *I know you! | Everybody has seen you.
d That used to be a hairdresser's. | *That explains the mirrors. | My fringe was cut in that room in 2011.
d [score>=7.5] Is the {thing} really better than at the chains? | *To me it is, and not much dearer. | Yes. I went back to check.
d Is there anything salty to eat? | *A few small things, gone by two. | I bring crackers. Don't tell them.
d What were you working on? | *Emails, sadly. | Asking the real questions.
d I can't concentrate anywhere with people. | *I can't concentrate anywhere without. | Same, I read their screens.
d How loud is it, really? | *Fine in the morning, louder after three. | Bring earplugs on Saturdays.
d Is it quiet in the mornings? | *Yes, before ten it's almost empty.
d Do they have decaf? | *I didn't see it, but ask. | They do, had it last week.
d Looks so cosy! | *It is! | I want to go.
d Is the wifi free? | *Yes, you get the password with your order.
d Do they have oat milk? | *Yes. | And almond, I think.
d Is there a minimum spend? | *Not that I noticed. | On weekends there is, I think.
d Is it near the metro? | *About eight minutes on foot from the station. | I always take the bus.
d Went there because of you, lovely place. | *So glad! | Same here.
c ¥{price} is a lot, but the rent there must be worse.
c [plug>=6] {plug} sockets? I'm on my way.
c [score>=7] My sister works there, she'll be so pleased.
c I've spent about one month's rent in there.
c {area} needed a place like this.
c Half of my novel was written there. The bad half.
c I went for {one} and left with a plant. They sell plants now.
c I know exactly which table that is.
c There goes my quiet corner in {area}.
c Love this place.
c So pretty!
c Need to try this.
c Been looking for a new work spot, thanks.
c I was there on Sunday, super busy.
c The {thing} looks great.
`;
