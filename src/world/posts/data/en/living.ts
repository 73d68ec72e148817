/** Forms of English posts about home, food, animals, weather, ways to work and the street. Format: ../../form-data.ts. */
export const living = `
= food.cooked | food | share photo photo text | cooking shallow-pan-of-food fork-and-knife-with-plate | wood linen marble
: thing | art | with
@ onion soup | bowl-with-spoon | a whole bottle of patience | You can't rush an onion.
@ dumplings | dumpling | a very loud podcast | The first ten look like accidents.
@ mushroom risotto | cooking | my left arm | Stirring is just meditation with butter.
@ banana bread | bread | the blackest bananas in the house | It's cake, let's stop pretending.
@ lentil curry | curry-rice | whatever was left in the spice drawer | Better on the second day, best on the third.
@ sourdough | bread | a starter called Gerald | Gerald is older than my relationship.
@ roast potatoes | potato | too much salt, on purpose | Nobody talked for ten minutes.
@ tomato pasta | spaghetti | three ingredients and no shame | My gran would've added sugar. My gran was right.
@ fish pie | fish | my mother on speakerphone | She said "more butter" four times.
@ pancakes | pancakes | a toddler in charge of the whisk | The ceiling had some too.
@ fried rice | cooked-rice | yesterday | Cold rice, hot pan, no fear.
@ apple crumble | shortcake | apples from next door's tree | They know. They got a bowl.
@ shakshuka | egg | the good bread | One pan, one spoon, no plates.
$ minutes=15..180/5 people=2..9 price=3..28 spoons=3..6 degrees=160..230/10
o {thing^} tonight, made with {with}. {minutes} minutes from start to silence. | Silence is the best review | recipe, please!
o Cooked {thing} for {people}. Two had thirds. | where was my invitation
o {thing^} for {people} cost me \${price}. I've kept the receipt to look at when I want a takeaway. | \${price}! I spent that on parking
o [gripe] Burnt the {thing}. The smoke alarm sang along. We had toast. | Toast is never wrong | we've all cooked toast for guests
o {degrees} degrees, {minutes} minutes, {with}: the {thing} came out right for once. | Writing down the {degrees}, mine always pales
o My flatmate asked what smelt so good. It was {thing}. Now I have a flatmate who does the dishes. | negotiation masterclass
o I've made {thing} {spoons} times this month and I'm still not bored. | Nobody ever got bored of {thing}
o [joke] Tried to make {thing} without looking anything up. It's a different dish now. It's got no name. | name it after the smoke alarm
o Dad's recipe for {thing}: "until it looks right". {minutes} minutes, it turns out. | all dads write the same cookbook
o [joke] Eating {thing} out of the pan, standing up, at ten at night. No further questions. | the pan is the plate of champions
x Leftovers are already labelled.
x The kitchen looks like a crime scene.
x More pepper next time.
q What goes with it? | Something green, so we feel better | Bread. Always bread
q How do you do yours? | With twice the garlic and no plan | The way my aunt does, so I can't tell you
c {minutes} minutes is nothing for {thing}.
c You've decided my dinner.
c Add a squeeze of lemon at the end, thank me later.
c I can smell this post.
c Mine never works, what am I doing wrong?
c My kids would only eat the edge of this, happily.
a minutes@thing | How long does it take? | {minutes} minutes, more if you talk.
a price@people | What did it come to? | \${price}, for {people} people.
a degrees@with | How hot is your oven? | {degrees}, no fan.
t cooking; dinner; homemade

= food.out | food | share photo text text | fork-and-knife-with-plate hot-beverage croissant bread | wood marble brick
: thing | art | sort
@ croissant | croissant | Bakery | It shattered, like it should.
@ flat white | hot-beverage | Café | They remember names and get them wrong in a nice way.
@ cheese toastie | bread | Café | It's called "the usual" on the menu, so everybody orders it.
@ lemon tart | shortcake | Bakery,Café | My face did the thing.
@ bacon roll | bread | Café | Served by a woman who calls everybody "my lover".
@ cinnamon bun | bread | Bakery | Still warm in the middle.
@ slice of carrot cake | shortcake | Café | More icing than cake, as nature intended.
@ pot of oolong | teapot | Tea house | They bring the hot water without being asked.
@ scoop of pistachio | shortcake | Ice cream | Green in the right way.
@ loaf of rye | bread | Bakery | It weighs as much as my laptop.
$ price=3..29 minutes=5..75/5 stars=2..5 queue=4..40
p cafe
o {A thing} at {place}, \${price}. I'd pay double, please don't tell them. | They read this, you know
o Queued {queue} minutes for {a thing} at {place}. Was it worth it? Annoyingly, yes. | {queue} minutes is my limit, thanks for testing
o {place}, {area}: {stars} stars for the {thing}, one more for the waiter. | which waiter? the one with the pencil?
o New in {area}: {place}. Had the {thing}, it came after {minutes} minutes and went in two. | I've been meaning to try it
o The {thing} at {place} used to cost less. \${price} now. Still the best in {area}. | Everything's up. I'd still go
o Overheard at {place}: "I only come here for the {thing} and the gossip." Me too. | who was gossiping about what? asking for research
o Lunch alone at {place} with {a thing} and no phone. Recommended. | alone is a luxury
o They were out of everything at {place} except the {thing}. \${price}, happy accident. | that's the dish they're proud of
x Cash only, bring coins.
x They close when everything's gone.
c Is the {thing} still as big as a hat?
c I live ten minutes from {place} and never knew.
c Try the soup next time.
c Going on Sunday, shall I bring you one?
c \${price} is fair for {area}.
a price | What does it cost? | \${price}, with a glass of water.
a queue@price | Is there always a queue? | {queue} minutes today, less on weekdays.
t {area}; lunch; foodie

= pets.cat | pets | joke photo photo text video | cat-face yarn couch-and-lamp window | wood linen wall
: thing | she | her | poss
@ Biscuit | he | him | his | He's brought me a sock. It's not ours.
@ Miso | she | her | her | She screams at the door, sees rain, screams at me.
@ Colonel | he | him | his | He sits like a man waiting for the bill.
@ Pepper | she | her | her | She's learnt to open the drawer with the treats. We've moved the drawer.
@ Dumpling | she | her | her | The vet wrote "solid".
@ Olive | she | her | her | She's eleven and was a kitten for five minutes last night.
@ Pickle | he | him | his | He's afraid of the cucumber, the broom and my uncle.
@ Tofu | she | her | her | White cat, black trousers, no regrets.
@ Professor | he | him | his | He attends all my video calls and outranks me.
@ Marble | she | her | her | She's found the one warm pipe in the house.
$ am=3..6 kg=39..88/1:1 minutes=2..40 age=2..19 boxes=2..7 price=18..140/2
% crime=one glass of water; the houseplant; half a sandwich; my good pen; the toilet roll; a vase from my aunt; the sheet music
o {thing} woke me at {am} to show me that it was {am}. | How else would you know?
o {thing} has destroyed {crime} and is now asleep on the evidence. | no witnesses, no crime
o Weighed {thing}: {kg} kilos. The diet starts when I'm brave enough. | It's fur. It's all fur
o Bought {thing} a bed for \${price}. {she^}'s in the box. It's a very good box. | they charge \${price} for the box and include a bed
o {thing} is {age} today. No cake for {her}, two for me. | Happy birthday! | {age}! Give {her} a scratch from us
o Vet visit: {minutes} minutes to get {thing} into the carrier, ten seconds to get {her} out. | next time put the carrier out a week before. It works once
o {thing} watched the washing machine for {minutes} minutes. {she^} preferred the spin cycle. | the plot picks up there
o I moved my chair by a centimetre. {thing} has lodged a complaint. | cats are the original facilities management
o There are {boxes} sunny spots in this flat and {thing} has a timetable. | does {she} take bookings
o {thing} sat on my keyboard and wrote better code than I did. | ship it
o I said "who's a good cat" and {thing} left the room. {she^} knows. | integrity
x {she^}'s forgiven already.
x I live here too, technically.
c {thing} for president of the sofa.
c Mine did exactly this, then looked at me as if I'd done it.
c More {thing}, please.
c Please tell {thing} I said hello.
c This is why I read the internet.
a kg@am | What does {she} weigh, by the way? | {kg} kilos, don't tell {her}.
a age | How old is {thing}? | {age}, and bossy.
t cats; caturday

= pets.dog | pets | share photo photo text video | dog-face bone paw-prints deciduous-tree | grass wood sand
: thing | she | her | poss
@ Waffle | he | him | his | He carries a stick that's longer than our hall.
@ Juno | she | her | her | She greets every bin.
@ Bramble | she | her | her | Part spaniel, part sponge.
@ Otto | he | him | his | He only fetches for other people.
@ Nettle | she | her | her | She's got one ear up, one ear elsewhere.
@ Captain | he | him | his | He's afraid of the sea, but likes to watch it.
@ Mabel | she | her | her | She sits on feet. Any feet.
@ Scout | she | her | her | Rolled in something. It wasn't mud.
@ Ziggy | he | him | his | He's the only one in the family who loves my singing.
@ Hazel | she | her | her | She brings her own lead when she hears the word "shoes".
$ km=2..14 minutes=10..90/5 months=3..11 age=8..16 dogs=3..12 balls=2..9
o {km} km with {thing}, and {she}'s asleep before {poss} collar's off. | and you? | Well walked, both of you
o We lost {balls} balls this week and {thing} found somebody else's. Net loss one. | the balls circulate, it's an economy
o Adopted {thing} {months} months ago today. {she^} sleeps on {poss} back now. | On {poss} back! {she^}'s home | I'm not crying at work
o {thing} met {dogs} dogs and one horse. The horse is all {she}'s talking about. | first horse is a big day
o {thing} is {age}. The walks are short and we stop at everything. | slow walks are the good ones
o The groomer spent {minutes} minutes on {thing}. {she^} found a puddle in four seconds. | it's called finishing
o It's raining. {thing} stood at the door, looked out and went back to bed. I want that freedom. | smartest in the house
o Training, day one: {thing} has taught me to throw. | you're a quick learner
o Somebody at the park knew {thing}'s name and not mine. We've spoken for {months} months. | I'm "Waffle's mum" in three postcodes
o {minutes} minutes looking for {thing}. {she^} was behind me. | they always know where they are
x Tired dog, tired me.
x Everything's wet.
c Give {thing} a biscuit from me.
c What breed is {she}? That face!
c My old boy was the same. Enjoy every walk.
c {thing} has a fan club, you know.
c Which park? Ours could use {a thing}.
a km@dogs | How far did you go? | {km} km, with detours.
a age | How old is {she}? | {age}, in {poss} best years.
t dogs; dogwalk

= pets.lost | pets | worry photo text | cat-face dog-face paw-prints parrot | wall grass
: thing | art | marks
@ tabby cat | cat-face | a white bib | answers to nothing, comes for tuna
@ black cat | black-cat | a nick in the left ear | very shy
@ small brown dog | dog-face | a red collar | friendly, slow, loves bins
@ grey parrot | parrot | a blue ring on one leg | says "mind the gap"
@ tortoise | turtle | a dab of white paint on the shell | faster than you'd think
@ ginger cat | cat-face | a very short tail | will get into parked cars
@ beagle | dog | one white sock | follows sandwiches
$ days=2..6 reward=20..150/10 house=3..88
o Missing since {days} days ago around {town}: {thing}, {marks}. Please look in your sheds. | Checked our shed and garage, nothing. Sharing | Put the bedding outside, the smell helps
o FOUND: {thing} with {marks}, in my kitchen, eating, in {town}. Whose is it? | Have you had the chip read? The vet does it for free | Sharing with the {town} group
o Update: the {thing} with {marks} is home after {days} days. It was at number {house}, being fed. | So happy! Number {house} owes you an apology | This made my morning
o Reward of \${reward} for any news of our {thing}, last seen near {town}. It has {marks}. | Reposted, and told our whole street | I cycle there every day and I'll keep my eyes open
o If you live in {town}: {a thing} with {marks} has been on my wall for {days} days. Somebody must miss it. | Could be ours! Message sent
c Sharing, from the next street over.
c Fingers crossed. Ours came back after a week.
c Leave a light on and a window open.
c I've told our postman, he sees everything.
c Is it chipped?
a reward@marks | Is there a reward? | \${reward}, and a cake.
a days | Since when? | {days} days now.
t lostpets; {town}

= garden.grow | garden | share photo photo text | seedling tomato potted-plant sunflower herb tulip | grass wood sun
: thing | art
@ tomatoes | tomato | They've all ripened while we were away for two days.
@ sunflowers | sunflower | One is taller than the shed and knows it.
@ runner beans | seedling | They've reached the neighbour and keep going.
@ courgettes | leafy-green | Please take some. Please.
@ chillies | hot-pepper | I touched my eye. Never again.
@ strawberries | tomato | The blackbirds and I have reached an understanding, in their favour.
@ tulips | tulip | I forgot where I'd planted them, so it was a surprise.
@ peas | seedling | None of them has made it as far as the kitchen.
@ sweet peas | rose | The whole hall smells of them.
@ potatoes | potato | Digging them up is the best treasure hunt there is.
@ chives | herb | I talk to them. They like gossip.
@ spring onions | onion | Planted on the first dry day, like my grandfather did.
$ kg=12..94/1:1 count=3..60 weeks=5..20 cm=12..240/2 price=2..9
o {kg} kilos of {thing} from a plot the size of a bus shelter. | Teach us | are you selling?
o {weeks} weeks ago these {thing} were a packet for \${price}. | Best \${price} you'll ever spend
o [gripe] Slugs: {count}. Me: nil. Farewell, {thing}. | Beer traps. Or go out with a torch and no mercy | Copper tape slowed ours down a bit
o My {thing} are {cm} cm tall and I've told everybody in the office. | {cm}! What do you feed them?
o First {thing} of the year. I made everyone come and look. | the neighbours came to see mine, it was like a birth
o The allotment man looked at my {thing} and said "hm". Twelve years of practice went into that "hm". | "hm" from Alan is basically a medal
o Swapped {count} jars of pickled {thing} for a morning of help with the shed. The old money still works. | the barter economy is thriving here
o [gripe] It rained on the {thing} the minute I'd finished watering. Every time. | the sky's got a sense of humour
x Mud up to the elbows.
x Next year, more compost.
q When do you sow yours? | When the blackthorn's over, like my mum said | Two weeks too early, every year
c I've killed all of mine, so I'm living through yours.
c {kg} kilos! What's the variety?
c Coffee grounds, honestly. It's the only thing I do.
c Can I have cuttings, or seeds?
c Beautiful. Mine are still sulking.
a kg | How big was the harvest? | {kg} kilos so far.
a weeks | How long did they take? | {weeks} weeks from seed.
a cm | How tall are they now? | {cm} cm this morning.
t gardening; growyourown; allotment

= garden.indoor | garden | joke photo text | potted-plant cactus lotus hibiscus | wall linen
: thing | art
@ fern | potted-plant | It needs humidity. I need humidity. We compete.
@ cactus | cactus | Even the cactus has given up on me.
@ orchid | hibiscus | It bloomed for the previous owner, and only for her.
@ monstera | potted-plant | It's taken the good corner and I sit where it lets me.
@ string of hearts | potted-plant | It's two metres long and the cat's been told.
@ peace lily | lotus | The drama. One dry day and it faints.
@ lemon tree | lemon | One lemon. We've named it.
@ spider plant | potted-plant | It's had nine babies and hasn't told me who the father is.
$ leaves=2..14 months=2..30 pots=3..41 price=6..48
o Day one with the new {thing}. I've promised it nothing. | honesty is a good start
o My {thing} has put out {leaves} new leaves. I've put out a press release. | what's your secret? mine loses one a week
o {pots} pots in one flat. The landlord thinks I've moved out and a forest moved in. | {pots} is a starter collection
o Kept {a thing} alive for {months} months. My mother has stopped laughing. | That's how it begins
o [gripe] RIP {thing}, \${price}, aged {months} months. It was the window. Or me. | It was the window. It's always the window
o Rescued {a thing} from the skip behind the office. Forty leaves, all of them angry. | give it a week and a wipe
o Turned the {thing} round by a quarter, as the book says. It's turned back. | it has opinions
x Watering day is Sunday. I've said it out loud now.
c Less water. It's always less water.
c My {thing} came from a bin as well and it's the healthiest one.
c Does it get direct sun?
c Swap you a cutting for a spider plant.
c {A thing} can smell fear.
a leaves@months | Is it growing? | {leaves} new leaves since spring.
a price@leaves | What did you pay for it? | \${price}, at the market.
t houseplants; plantparent

= commute.train | commute | gripe text text photo | locomotive tram station | wall sky
: thing | art | driver
@ train | locomotive | the guard
@ tram | tram | the driver
@ bus | tram | the driver
@ ferry | ferry | the captain
@ underground | station | the announcer
$ minutes=6..95 number=3..98 people=14..90 hour=6..9 weeks=2..9
% cause=leaves; a swan on the line; a missing driver; signals; somebody's sandwich in a door; frozen points; a film crew; the wrong kind of snow
% act=knitting; peeling an orange; practising a speech; asleep upright; reading my newspaper with me; eating soup; doing the crossword in pen
o The {thing} is {minutes} minutes late because of {cause}. I've seen worse. On Tuesday. | {cause^}, again? | my boss no longer believes me either
o Number {number}, {hour} o'clock, {people} people, one open window. We're all friends now. | someone brought a fan last week. Hero
o "This {thing} will be delayed for {minutes} minutes." Whole carriage sighs in tune. | I miss that choir
o Woman next to me on the {thing}: {act}. Best thing I've seen all week. | I've been that woman
o Missed the {thing} by four seconds. {driver^} waved. It was a nice wave. | the wave makes it worse
o {minutes} minutes each way for {weeks} weeks now, and I've read more than in the ten years before. | what's the current book?
o Someone gave up a seat on the {thing} for my mum and then for me. I'm not old. Am I? | Take the seat. Never ask
o {driver^} said "mind the gap between expectations and timetable". Give that man a show. | I was on that one! whole carriage laughed
o Same people every morning at {hour}, and we've never spoken in {weeks} weeks. Today one was missing and we all looked. | I hope they're on holiday
o Got on the wrong {thing} and saw a part of {town} I never knew. {minutes} minutes well wasted. | that's how I found my flat
x The queue for coffee has a queue.
x Working from platform two.
x At least I got a window.
q Is it moving at your end? | Standing still since the depot | Just started. Don't jinx it
c Same line, same misery.
c Claim it back! Anything above thirty minutes, there's a form.
c {cause^}... every year as if it were the first time.
c Walk. It's faster, and there are ducks.
c I'm two carriages behind you and we've stopped as well.
a minutes@cause | How late is it now? | {minutes} minutes, says the board.
a cause@number | Do they say why? | {cause^}, allegedly.
t commute; {thing}

= commute.bike | commute | share text photo | bicycle umbrella-with-rain-drops | sky grass
$ km=4..21 minutes=14..70 lights=7..29 punctures=2..6 days=12..240
o {km} km to work by bike in {minutes} minutes. I overtook a sports car and it hurt his feelings. | at the lights I always nod
o Day {days} of cycling to work. Legs: strong. Hair: a decision I no longer make. | Helmet hair is an honest style
o {lights} traffic lights on my way and today all of them were green. I'll never tell my grandchildren, they'd not believe it. | buy a lottery ticket
o [gripe] {punctures} punctures this month, all on the same street. Somebody there builds kitchens. | Tell the council, they do sweep
o [gripe] Rain from the left on the way in, from the left on the way home. Explain that. | the wind has your address
o [tip] Tip for new bike commuters: dry socks live in the desk. Thank me in November. | and a towel | also a second pair of shoes
o [joke] A pensioner on an e-bike called "on your right" and was gone. I'm {km} km from home and from my dignity. | she's the queen of that lane
x Mudguards are love.
x Lights on, please, all of you.
c {minutes} minutes? It's forty by car.
c New bike lane opens in spring, they say.
c Respect. I get sweaty looking at the hill.
c Which lock do you use?
a km@days | How far is it? | {km} km, one way.
a minutes@km | How long does it take? | {minutes} minutes, with wind.
t bikecommute; cycling

= weather.now | weather | share text photo text photo | cloud snowflake umbrella-with-rain-drops sun | sky night water dawn
: thing | art | degrees | mm | km | sound
@ rain | umbrella-with-rain-drops | 7..18 | 8..62 | | rain | It comes in sideways, under doors, into plans.
@ snow | snowflake | 1..3 | | | | Everybody's at the window like cats.
@ fog | cloud | 4..12 | | | | I said good morning to a postbox.
@ heat | sun | 33..39 | | | | The cheese has become a sauce.
@ hail | cloud | 5..13 | 6..30 | | hail | The car sounds like popcorn.
@ frost | snowflake | 2..3 | | | | I scraped the windscreen with a library card.
@ wind | cloud | 6..14 | | 60..110/5 | | Our bins are on holiday.
@ thunder | cloud | 20..29 | 10..48 | 50..90/5 | | The dog's under the bed, and so am I.
$ hours=2..14 days=3..16 hour=6..9
o {thing^} in {town}, and it's {degrees} degrees. Yesterday I was in shorts. | here it's the opposite, send some
o {hours} hours of {thing} so far. The garden's had enough, I've had enough, the ducks are thrilled. | ducks always win
o Day {days} of {thing} in {town}. We've started to greet each other like sailors. | solidarity from two valleys over
o The forecast said "a little {thing}". {mm} millimetres in the bucket. | they never looked out of the window
o Gusts of {km} km/h here. I've seen a trampoline go past. It had company. | there's always a trampoline
o It's {degrees} degrees, and somebody on my bus said it's "close". Nobody has ever said of how much. | my nan measured it in cardigans
o {sound^} on the skylight at three in the morning is the best sound there is, if you're inside. | with a cat on your feet, ideally
o {town}, {hour} o'clock, {degrees} degrees: I'm hanging out the washing. Wish me luck. | you've just made it rain
o [joke] I asked for spring and got {thing}. I'd like to speak to somebody. | the complaints office is also under water
x Kettle's on.
x Stay in if you can.
x I've put the good coat on.
q What's it like where you are? | Grey with a chance of grey | Sunny, and I'm stuck indoors. There's no justice
c It's heading your way, we had it at lunch.
c My weather app says sun. My window disagrees.
c I love a bit of {thing}, from under a blanket.
c Drive carefully, everyone.
a degrees@hours | How cold is it, or how warm? | {degrees} degrees on my balcony.
a mm@hours | How much came down? | {mm} millimetres by my bucket.
t weather; {town}

= local.street | local | share text photo text | houses convenience-store door bicycle | brick wall sky
: thing
@ the library | They've taken out the late fees and put in a sofa.
@ the swimming pool | The water's warmer on Thursdays and nobody knows why.
@ the corner shop | It sells stamps, onions and advice.
@ the post office | The queue is the town's parliament.
@ the market | The fish man has retired and there was a speech.
@ the park | Someone's put a jumper on the statue.
@ the launderette | There's a shelf of books that only grows.
@ the bakery | The smell comes round the corner before you do.
@ the old cinema | Red seats, one screen, sticky floor, no adverts.
@ the town hall clock | It's four minutes slow and we've all adjusted.
$ years=2..70 signatures=40..990/10 people=3..60 price=2..14 days=2..20
o {thing^} in {town} has new opening hours and half the street is in a mood. | what are they now? | The other half hasn't noticed yet
o {signatures} people have signed to keep {thing} in {town} open. I was number {people}. | Number three hundred and something here
o Somebody has left flowers outside {thing} again. It's been {years} years, I think. I've never asked who. | please don't ask. Some things are good like that
o Best thing about {town}: {thing}. Worst thing about {town}: also {thing}, after four. | accurate
o [joke] They're painting {thing}. The colour's called "heritage". It's beige. | heritage beige strikes again
o {people} neighbours turned up to clean round {thing}. We found {days} gloves, none of them a pair. | next time I'm bringing cake
o [ask] New here in {town}. Where do people go apart from {thing}? | The steps by the river, at six, with chips | Welcome! Start with the Saturday market
o The roadworks outside {thing} are finished, {days} days late. I'll miss the lads. | they waved every morning | they'll be back, they've left a cone
o It's {years} years since {thing} opened, and the first customer came back today. She's ninety-one. | I need a picture of this
o [joke] Overheard at {thing}: "I'm not nosy, I'm local." | I'm having this printed
x That's the news from here.
x More tomorrow, if anything happens.
c I grew up in {town} and it's never changed, thank goodness.
c Somebody should write a book about {thing}.
c I love that this is news.
c {years} years! I'd have said ten.
c See you there on Saturday.
a signatures@never | How many have signed? | {signatures} by this morning.
a people@days | How many came? | {people}, and two dogs.
t {town}; local

= humour.thought | humour | joke text | hot-beverage | paper
$ age=27..64 minutes=3..50 pm=7..9 count=3..40
% object=a spoon; the good scissors; my glasses, on my head; the remote; one sock; the charger; a pen that works; the tape measure
% food=one olive; a single biscuit; half an avocado; cold pizza; the last yoghurt; crackers over the sink; grapes, warm
o I'm {age} and I've just learnt that you're meant to clean the dishwasher. | you're meant to WHAT
o Looked for {object} for {minutes} minutes. It was where it belongs. Nobody looks there. | rookie mistake, putting things back
o My toxic trait is thinking I can carry all the shopping in one go. {count} bags, one hand, no plan for the door. | two trips are for the weak
o It's {pm} in the evening and dinner was {food}. | a balanced meal, if you stand on one leg
o "You look tired." Thank you, it's my face. | it's the only one I packed
o Nobody's as polite as two people who both forgot each other's name. | "hello... you!"
o I've been an adult for {count} years and still don't know how much a normal amount of rice is. | it's either one grain or the whole pot
o Made a list of things to do. Added "make list", so I could cross something out. | productivity guru
o Every family has {object} and one person who moves it. | it's Dad. it's always Dad
o At {age} your back goes out more than you do. | ouch, and I mean it
o Ate {food} in the dark so it wouldn't count. | calories can't see you
o My houseguest said "don't go to any trouble" and I went to {minutes} minutes of it, silently, with a hoover. | the silent hoover, how?
o I told my kid to use her words. She has used all of them. It's been {minutes} minutes. | mine started at six and is still going
o The person in front of me in the queue paid in coins, counted twice, and then remembered {object}. I've aged. | I was behind you. I'm now retired
o There are two kinds of people, and they're married to each other. | and they share one thermostat
o I opened the fridge {count} times. The contents haven't changed, but my standards have. | by the fifth look, mustard is a meal
o Autocorrect has turned "best wishes" into "beat witches", and I stood by it. | strong sign-off
o Small talk with the hairdresser: I've now got a job I made up and {count} cousins. | and next time you have to remember them all
x Anyway.
x I'll be here all week.
x That's it, that's my whole talk.
c I feel attacked and I'm still laughing.
c Read this to my husband. He asked who you've been talking to.
c Framed, hung, dusted.
c It's {object} for me.
c Have you been watching my house?
t humour

= life.small | life | share text text photo | hot-beverage candle love-letter window bouquet | dawn wood linen rose
: thing
@ clean sheets | Nothing else has to happen today.
@ the first coffee | I don't speak before it and barely after.
@ an empty calendar | I looked at it for a while, like at the sea.
@ a letter by post | Actual handwriting, with a crossed-out word.
@ a nap | I woke up in another century.
@ the smell of rain | Windows open, everybody quiet.
@ a call from an old friend | Forty minutes of laughing at nothing.
@ warm bread | It didn't make it home.
@ an early night | I'd recommend it to anyone.
@ a good pen | I wrote a list just to write.
$ age=29..71 years=3..40 minutes=5..60/5 steps=2..14 months=3..20
o {thing^}. That's the whole plan for tonight. | Perfect plan. No notes | may I copy your homework
o Small joys, in no order: {thing}, dry socks, nobody asking "quick question". | I'd add a bus that comes at once
o [win] Turned {age} today. Wanted {thing}, got {thing}. Life's good. | Happy birthday! | {age} looks great on you, I assume
o I've called my mum for {minutes} minutes. We spoke about soup. | soup means love
o [win] {months} months without cigarettes. I smell bread from across the street now. | So proud of you, stranger! | month {months} here too, high five
o Moved {who}'s sofa up {steps} floors. We're either closer now or we'll never speak again. | the sofa decides
o {years} years with the same person today. He's asleep, I'm eating his crisps. | that's what the vows were about
o Note to self: {thing} fixes about half of it. | and soup the other half
o {who^} asked what I do to relax. I said {thing}, and then we both did that. | this is friendship
o The old man downstairs left {minutes} walnuts at my door with a note: "for the music". I only play scales. | I'm writing to him at once
o Learnt today that {who} has kept every postcard I ever sent. {years} years of them. | and now write another one
o I said no to something today, politely, without a reason. I'm {age}. It's never too late. | teach me
x Good night, all.
x Be kind to yourselves.
x No photo, I was busy.
q What's yours? | A bath with the door locked | An hour when nobody knows where I am
c This is the nicest thing I've read all day.
c {thing^}, absolutely. Underrated.
c Needed this today, thank you.
c I've sent this to my sister.
c You've put it better than I could.
t smalljoys; goodthings

= life.ask | life | ask text text | hot-beverage | paper
$ years=3..25 guests=4..12 budget=15..80/5
% for=my grandfather; a new neighbour; a friend who has everything; a colleague who's leaving; my sister's new boyfriend; a teenager; a very kind nurse
o What do I give {for} for about \${budget}? | Time. And cake. Cake first | Something they can use up: good oil, good soap
o How do you make friends after {years} years in the same town? | Join something with a regular day. Same faces, no effort | Borrow a dog
o {guests} people for dinner on Saturday and I can cook exactly one thing. Tips? | Cook the one thing, twice as much | Cheese board. They bring the wine
o What's a small habit that really helped you? | Shoes by the door, keys in the bowl | Going outside before I look at a screen
o Do you answer the phone when you don't know the number? | Only when I'm waiting for a parcel | I let it ring and look it up, like a detective
o What did you believe for far too long? I thought {for} could read my mind. | That the ice cream van plays music when it's empty. Thanks, Dad | That adults know things
o How do you tell somebody that you've forgotten their name after {years} years? | You don't. You move away | Introduce them to a third person and wait
o What's for dinner at yours? I'm out of ideas and it's only Monday. | Eggs. It's always eggs | Soup from whatever's looking at me
f poll | When do you do the washing-up? | At once; Before bed; The next day; It's called "soaking"
f poll | Sunday evening is for: | Getting ready; Pretending it's Saturday; Ironing; Dread
f poll | You find a coin on the street: | Keep it; Leave it; Give it away; Make a wish first
f poll | How early are you at the station? | An hour; Fifteen minutes; Doors closing; What train?
t question; help

= links.recipe | food | tip text | cooking | wood
g spoonful/recipe
o Made this for the second time this month: {title}. I change nothing. | Saved it for Sunday | Second time, so it must be good
o {title}, as promised to half of the office. | Thank you! The whole kitchen was asking
o If you've got an hour and an appetite: {title}. | I have exactly that
o My mother asked for the recipe, so here it is, Mum: {title}. | Mum here. Printed it
o {title}. The comments under it are wrong, the recipe is right. | never read the comments
c Tried it last week and it works with half of the salt.
c Is it doable without an oven?
t recipe

= links.wiki | science | tip text | open-book | paper
g openleaf/article
o Reading about {title} when I should be asleep. | What's the best paragraph? | same time tomorrow night
o Today's rabbit hole: {title}. I regret nothing. | I clicked. There goes my lunch break
o Somebody asked me about {title} and I only knew half of it. Here's the rest. | Thanks, I've got a quiz on Thursday
o {title}, in five minutes, clearly written. More of this, please. | read it twice, it's really good
o My kid's homework is on {title}, so now mine is too. | parents' evening for the brain
c I always forget how much is in there.
c The pictures are good as well.
t todayilearned

= links.repair | tech | tip text | wrench | grid
g fixwise/thread
o This thread saved my evening: "{title}" | How long did it take you? | Bookmarked for the next disaster
o Somebody has the same problem as me. "{title}", second answer, worked at once. | the second answer is always the one
o If yours does it too, read this: "{title}" | Too late for mine, but thank you
o I never thank people on forums, so: thank you. "{title}" | They'd be happy to know
o Under "{title}" I've learnt more than from the manual. | the manual was written by a fridge
c I've sent this to my dad and he's corrected it.
c The third comment is even better.
t repair; diy

= links.news | local | news text | envelope | paper
g ledger/article
o From the Larkhaven Ledger: {title}. | I know somebody who was there
o In case you missed it: {title}. | I did miss it, thanks | read it on the tram this morning
o Only in Larkhaven: {title}. | I love this place
o {title}. There's more to it than the headline says. | isn't there always
o My mother cut this out for me, so I'm handing it on: {title}. | mothers, the first algorithm
c It was on the radio this morning as well.
c The Ledger is good at these small stories.
c Wish there was a picture.
t Larkhaven

= links.travel | life | tip text | luggage | sky
g slowmiles/guide
o Planning by reading, as usual: {title}. | are you going, or only dreaming?
o {title}. I've wanted to go for years and this doesn't help my savings. | go. Savings grow back
o The best thing I've read about it so far: {title}. | That's the one I used as well, spot on
o {who^} sent me this with the words "you, me, spring": {title}. | say yes!
c I did that route in the rain and loved it anyway.
c Adding it to the list that I never shorten.
t travel
`;
