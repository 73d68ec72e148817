/** Forms of English notes about eating, in the format of `parseForms`. */
export const eating = `
= food.shop | food | image image image video | chopsticks fork-and-knife-with-plate teacup-without-handle spoon | wood marble linen
: thing | art | price | sort
@ beef noodles | steaming-bowl | 28..46 | Noodle house | The broth has clearly been on since before I woke up.; They pull the noodles in the window, so sit where you can watch.; Ask for the chilli oil on the side if you want to taste the soup.
@ dan dan noodles | spaghetti | 22..36 | Noodle house | The numbing part arrives about four bites in and does not leave.; It is a small bowl, so order two or add a side.; More peanut than sesame, which I prefer.
@ soup dumplings | dumpling | 32..58 | Chinese restaurant | Lift them by the top fold or you'll lose the soup, I lost two.; The skins are thin enough to see the filling move.; They come eight to a basket and that is not enough.
@ salt and pepper squid | fried-shrimp | 48..78 | Seafood restaurant | Still crackling when it reached us.; Squeeze the lime on at the last second or the batter goes soft.; Someone's grandad at the next table was eating it by hand, so we did too.
@ steamed sea bass | fish | 78..128 | Seafood restaurant,Chinese restaurant | The fish was swimming when we ordered, which I chose not to think about.; Ginger, spring onion, hot oil, nothing else, and it needed nothing else.; Pour the sauce over your rice at the end, trust me.
@ lamb skewers | meat-on-bone | 5..12 | Skewers | Cumin-heavy, a little charred, and the fat is the best part.; They only sell them in tens after eight o'clock.; My jacket still smells of the grill and I'm not washing it yet.
@ wood-fired pizza | pizza | 58..92 | Pizzeria | Proper leopard spots on the crust.; The middle is a bit wet, so use a fork for the first slice.; One is plenty for two people if you get a starter.
@ hot pot | shallow-pan-of-food | 118..218 | Hotpot | Get the split pot, the mushroom side saved me.; The sauce bar alone could be dinner.; Eight seconds for the beef, they have a little sign about it.
@ katsu curry | curry-rice | 42..62 | Family restaurant | The cutlet is fried to order, so it takes a while and it's worth it.; Sweet rather than spicy, kids at the next table loved it.; You can ask for more rice at no charge, and I did.
@ fried rice | cooked-rice | 26..42 | Family restaurant,Chinese restaurant | Every grain was separate, I checked.; They don't hold back on the egg.; It's a mountain, half of it became my breakfast.
@ mapo tofu | hot-pepper | 28..44 | Chinese restaurant | The tofu is so soft that chopsticks are optimistic.; My nose ran the whole time, ten out of ten.; Comes with a spoon for a reason.
@ wonton soup | bowl-with-spoon | 20..34 | Noodle house | Tiny dried shrimp at the bottom of the bowl, don't leave them.; The kind of soup you want when you're getting a cold.; They fold the wontons at the front table between orders.
$ wait=5..60/5 score=65..96:1
% side=cold cucumber; pickled radish; the fried tofu; sugared tomatoes; the spring rolls; smashed potatoes; the sesame greens; garlic bread
% seat=by the window; at the counter; upstairs; near the door; at the back
p food
h The {thing} at {place}, as promised
h {place}: I came for the {thing}
h ¥{price} {thing} in {area}
h I waited {wait} minutes for {thing}
h {area} lunch spot: {thing}
h Finally tried {place}
h Solo dinner at {place}
h If you like {thing}, go here
h Honest review of {place}
h {thing^} I'd cross the city for
h Where I take visitors in {area}
o Three different people told me to go to {place}, and I finally went {when}.
o I walked past {place} for a year before I went in.
o {when^} it was raining and {place} was the nearest door.
o I am picky about {thing}, so take this seriously.
o {who^} picked {place}, and I only complained until the food came.
o This is not a fancy place, and that's the point of {place}.
o Third visit to {place}, third time ordering the {thing}.
o I don't usually post restaurants, but the {thing} changed my week.
o Someone in the comments said {place} was overrated, so I went to check.
f price | I paid ¥{price} for the {thing}. | The {thing} came to ¥{price}. | Price: ¥{price} | 💰 ¥{price} for the {thing}
f address | It's at {street}. | You'll find it at {street}, look for the queue. | 📍 {street} | Address: {street}
f hours | They open at {open} and close at {close}. | Open {open} to {close}, last orders half an hour before. | ⏰ {open}–{close} | Hours: {open} to {close}
f wait | We waited {wait} minutes for a table. | Expect about {wait} minutes in the queue at dinner. | Wait: {wait} min
f score | I'd give it {score} out of 10. | My score: {score}/10 | {score}/10, and I'm stingy with points.
x Don't skip {side}.
x We sat {seat} and nobody rushed us.
x The one downside is that the tables {seat} are tight if you have a big bag.
x {who^} doesn't like anything, and the bowl came back empty.
x Order {side} first, the kitchen takes its time with {thing}.
x The menu has pictures, so you don't need to read Chinese to order {thing}.
x I tried {side} as well, which I wouldn't get again.
x The owner remembered what I had last time, which never happens to me.
x Go before noon if you want to sit {seat}.
x I took {side} home and ate it standing at the fridge.
x Cash and phone both work, they don't take foreign cards.
x It gets loud {seat}, so not the place for a serious talk.
x Portions of {thing} are big enough to share if you add {side}.
q What should I order next time besides the {thing}?
q Where's your favourite place for {thing}?
q Has anyone else been to {place}?
q Anything else worth eating around {area}?
q Should I have ordered {side}?
t shanghaifood; {thing}; {area}; foodreview; whattoeat; hiddengems; dinnertime; cheapeats
e 🍜 🔥 😋 ✨ 🥢
a price | How much was it? | ¥{price} for the {thing}, drinks not included.
a price | Is it expensive? | Not really, the {thing} cost me ¥{price}.
a address | Where exactly is this? | {street}, it's on the map under {place}.
a hours | What time do they close? | They close at {close}, but go early.
a wait | Do you have to queue? | We waited {wait} minutes, it was a busy night.
a score | Would you go back? | Yes, it's a {score} for me.
c I had the {thing} there last month and I still think about it.
c Is there anything for vegetarians besides {side}?
c For me it's all about {side}, sorry.
c I live in {area} and have never noticed {place}.
c Went on your advice, the {thing} had sold out. Pain.
c How spicy is it on a scale of one to crying?
c Their {thing} used to be better when the old cook was there.
c The photo made me hungry at 10 am.
c We got the table {seat} too, it wobbles.
c Taking my parents to {place} this weekend.
c Do they do takeaway?
c Less salt in the {thing} would be nice, but the staff are lovely.

= cooking.recipe | cooking | image image video | cooking kitchen-knife garlic onion salt | wood marble linen
: thing | art | main | time | r1 | r2
@ lemon chicken | lemon | chicken thighs | 35..50/5 | dry the skin well before it goes in the pan | start it skin side down and leave it alone | The pan sauce takes two minutes and tastes like you tried.; Save half the lemon for the end, cooked lemon goes dull.
@ tomato soup | tomato | tinned tomatoes | 25..40/5 | cook the onions until they are properly soft | blend it with a piece of stale bread | The bread makes it silky without any cream.; A spoon of butter at the end fixes everything.
@ lentil curry | curry-rice | red lentils | 30..45/5 | fry the spices in oil before anything wet goes in | let it sit ten minutes off the heat | It is better on day two, so make double.; Lime at the end, not salt.
@ banana bread | bread | ripe bananas | 60..75/5 | use bananas that look past saving | stop mixing while you can still see flour | Wait until it's cold to slice it. I have never managed this.; Brown sugar on top makes a crust.
@ egg fried rice | cooked-rice | cold rice | 10..20/5 | use yesterday's rice straight from the fridge | scramble the eggs first and take them out | Break up the lumps with wet hands before you start.; White pepper is what was missing in mine for years.
@ shakshuka | shallow-pan-of-food | eggs | 25..35/5 | cook the peppers down until they slump | make wells and crack the eggs in one by one | Take it off when the whites still wobble.; Feta if you have it, nothing if you don't.
@ roast potatoes | potato | floury potatoes | 55..70/5 | boil them until the edges are falling apart | shake them in the pot with the lid on | The oil has to be hot before they go in.; Semolina is my grandmother's trick and I'm giving it away.
@ miso salmon | fish | salmon fillets | 20..30/5 | marinate for ten minutes, not overnight | grill it close to the heat | Watch it, the sugar burns in seconds.; The leftover marinade makes a great dressing.
@ pancakes | pancakes | buttermilk | 20..30/5 | leave the batter lumpy | flip when the bubbles stay open | The first one is for the cook.; Keep them warm in the oven or you'll never sit down.
@ bean chilli | hot-pepper | black beans | 45..60/5 | toast the dried chillies in a dry pan | add a square of dark chocolate | Nobody guesses the chocolate.; Freezes perfectly in old yoghurt tubs.
@ garlic prawns | shrimp | raw prawns | 10..20/5 | start the garlic in cold oil | take them off just before they look done | Bread is not optional.; Peel them yourself and keep the shells for stock.
@ overnight oats | bowl-with-spoon | rolled oats | 5..10/5 | one part oats to one and a half parts milk | stir it twice before bed | Grated apple keeps it from being glue.; Jars with wide necks, so you can get the last bit.
$ cost=3..16 serve=2..6 kcal=240..680/20
% oops=doubled the salt; forgot the timer; burned the first batch; used the wrong pan; ran out of salt; left the lid off
% day=Monday; Tuesday; Wednesday; Thursday; Friday; Sunday
h {thing^} in {time} minutes
h My {day} night {thing}
h {thing^} for people who hate washing up
h \${cost} dinner: {thing}
h The only {thing} recipe I use
h I've made this {thing} every week since spring
h Lazy {thing}, no apologies
h {thing^} for beginners
h How I stopped ruining {thing}
h Got {main}? Make {thing}
h {thing^}, step by step
o I posted a photo of this {thing} on {day} and a lot of you asked how.
o I used to mess up {thing} every single time, then {who} showed me one thing.
o This is my answer to "there's nothing in the house except {main}".
o {who^} asked for this recipe, so I'm writing it down once and for all.
o I'm not a chef, I just cook {thing} a lot.
o I nearly ordered takeaway, then I made {thing}.
o It's {day}, I'm tired, and we're having {thing}.
f time | It takes about {time} minutes from start to table. | ⏱ {time} minutes | Time: {time} min | {time} minutes, and some of that is waiting.
f serve | This serves {serve}. | Serves: {serve} | Enough for {serve} people, or one person and some leftovers.
f cost | The whole thing cost me \${cost}. | Cost: about \${cost} | 💰 \${cost} for everything
f kcal | I make it roughly {kcal} calories a portion. | {kcal} kcal per portion | About {kcal} calories each, if you care.
x The trick is simple: {r1}.
x Two things matter: {r1}, and {r2}.
x Then {r2}.
x First, {r1}. After that, {r2}.
x I {oops} this time and it was still good.
x {who^} likes it saltier, so the salt is on the table.
x Buy {main} on {day}, that's when my shop marks them down.
x Leftover {thing} goes straight into a lunchbox for the next day.
x The first time I made {thing}, I {oops}, so be warned.
x It looks like a lot of {main}, it cooks down.
x My kitchen is the size of a wardrobe, so {thing} has to work without much space.
x Taste it before you add salt, {main} can surprise you.
q What do you put in your {thing}?
q Which recipe should I write up next?
q Does anyone have a better way to do {main}?
q If you make the {thing}, show me?
q What do you do with leftover {main}?
t {thing}; easyrecipes; weeknightdinner; homecooking; onepan; {day}dinner; mealprep; cookingforbeginners
e 🍳 🥘 ✅ 🌶️ 🍋
a time | How long does it take? | About {time} minutes once everything is chopped.
a serve | How many people is this for? | {serve}, unless they're hungry.
a cost | What did the ingredients cost? | Around \${cost}, most of it was the {main}.
a kcal | Do you know the calories? | About {kcal} a portion, give or take.
c Made the {thing} tonight, even my brother had seconds.
c I {oops} and blamed the recipe, then read it again.
c Can I use frozen {main}?
c My mum's {thing} has nutmeg in it, try that.
c Saved. I now own four hundred recipes and cook two.
c I don't have {main}, what else would work?
c Does {thing} freeze well?
c Halved it for one person and it was perfect.
c It was a bit bland for me, I added chilli.
c {day^} dinner sorted, thank you.
c What pan is that?

= coffee.cafe | coffee | image image image video | hot-beverage croissant open-book laptop | wood marble wall
: thing | art | price | sort
@ oat flat white | hot-beverage | 28..38 | Café | Silky, hot, and not too sweet.; The beans lean chocolatey, which oat milk likes.
@ pour-over | hot-beverage | 35..52 | Café | They let you smell the grounds first.; It changes completely once it cools down, so don't hurry.
@ iced americano | cup-with-straw | 22..32 | Café | Served with one huge ice cube that lasts an hour.; Strong enough to rewrite a whole chapter on.
@ basque cheesecake | shortcake | 32..45 | Café,Bakery | Nearly liquid in the middle.; Let it warm up for ten minutes before you start.
@ sea salt croissant | croissant | 18..28 | Bakery | Flakes everywhere, wear something light.; The second batch comes out at three.
@ cinnamon roll | bread | 22..32 | Bakery,Café | Sticky in the right way.; The corner ones are softer, point at one.
@ cold brew | tumbler-glass | 26..36 | Café | They sell it in bottles too.; Tastes like dark chocolate and bad decisions after 4 pm.
@ matcha latte | teacup-without-handle | 30..42 | Café,Tea house | Bitter, grassy, and properly whisked.; Ask for less sugar, the default is sweet.
@ lemon cake | lemon | 22..32 | Bakery,Café | The sugar crust cracks when you cut it.; Sour enough to wake you up.
@ oolong tea | teapot | 38..58 | Tea house,Tea shop | They refill the pot as often as you like.; The third steep is the best one.
$ plug=2..14 score=65..95:1
% seat=by the window; on the upstairs sofa; at the long table; in the courtyard; at the bar
% song=jazz; old Cantonese pop; lo-fi; piano; folk; nothing at all
p cafe
h Worked from {place} all day
h {place}: quiet, {plug} sockets
h The {thing} at {place}
h {area} cafés, part {plug}
h A café you can actually work in
h ¥{price} for {a thing}, fair?
h Rainy day at {place}
h Laptop-friendly in {area}
h I keep going back to {place}
h Best seat at {place}
o I needed somewhere to sit for three hours without feeling guilty, so I tried {place}.
o {who^} swears the {thing} here is the best in town.
o {place} is tiny, and I counted {plug} sockets so you don't have to.
o I've been working my way through the cafés of {area}, and this one stays on the list.
o {when^} I missed my tram and ended up at {place}.
o I went to {place} to write and ended up watching people for two hours.
o At ten in the morning {place} was almost empty.
f price | The {thing} is ¥{price}. | {thing^}: ¥{price} | ☕️ ¥{price} for the {thing} | I paid ¥{price} for {a thing}.
f address | It's at {street}. | 📍 {street} | You'll find it at {street}, next to a tree with lights.
f hours | Open from {open} to {close}. | ⏰ {open}–{close} | They open at {open} and start stacking chairs before {close}.
f plug | There are {plug} sockets. | 🔌 {plug} sockets | I counted {plug} sockets, most of them along the wall.
f score | {score} out of 10 for comfort. | Comfort: {score}/10 | I'd give it {score} out of 10.
x They play {song}, just loud enough to cover the next table.
x Sit {seat}, the light is best after two.
x {who^} fell asleep {seat}, so the chairs pass the test.
x The wifi password is on the receipt and it works {seat}.
x On weekends it fills up, so have the decency to order a second {thing}.
x A cat lives {seat} and does not want to be touched.
x The {thing} sells out in the afternoon.
x The bathroom has hand cream, which tells you everything about {place}.
x With {song} on and rain outside, I finished the whole report.
x The cups don't match, mine had a tram on it.
x Nobody asked me to leave, and I stayed through {song} twice.
q Where else in {area} can I work for an afternoon?
q Do you take sugar in {a thing}?
q Window or sofa?
q Is ¥{price} too much for {a thing}?
q Who has a quieter place than {place}?
t {area}; coffeeshop; {thing}; workfromcafe; shanghaicoffee; cafehopping; laptopfriendly
e ☕️ 🥐 📖 🌿
a price | How much is the {thing}? | ¥{price}, a bit less to go.
a plug | Are there sockets? | {plug} of them, sit along the wall.
a hours | How late is it open? | Until {close}, they take last orders half an hour earlier.
a address | Which street is it on? | {street}, look for {place} on the map.
a score | Better than the chains? | {score} out of 10, so yes.
c The {thing} there got me through my thesis.
c I was {seat} on Saturday, maybe we sat next to each other.
c Please don't make {place} famous.
c Do they mind video calls?
c They play {song} every single time I'm there.
c I prefer their americano to the {thing}.
c Is it dog-friendly?
c Do the chairs {seat} have backs? Asking for my spine.
c Went today, full at eleven. Go early.
c {area^} needed a place like this.
c ¥{price} is steep but the rent there must be worse.
`;
