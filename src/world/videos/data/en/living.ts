/** Forms of English videos about eating out, life, fashion and animals. */
export const living = `
= food.explore | food.explore | 240..900 w3 | steaming-bowl fork-and-knife-with-plate hamburger beer-mug | wood wall night brick
: thing | art | order
@ ramen | steaming-bowl | the shoyu with an extra egg | That broth is basically soup of the gods; Counter seats or nothing
@ tacos | taco | four al pastor and a lime soda | Double tortilla or it falls apart; The green salsa is a trap
@ fish and chips | fish | cod, chips, mushy peas | Curry sauce on the side, always; Wooden fork is part of the flavour
@ dim sum | dumpling | har gow and turnip cake | Point at everything, regret nothing; The trolley lady remembers me
@ pizza | pizza | a plain margherita | Judge a place by its plain one, correct; Crust bubbles!!
@ kebabs | meat-on-bone | the mixed plate | Chilli sauce is a personality test; Best food after midnight, no contest
@ pho | steaming-bowl | a large number 12 | The herbs plate is half the meal; Twelve is the correct number
@ diner breakfast | egg | two eggs, hash browns, bad coffee | Bottomless coffee is a threat and a promise; That waitress runs the town
@ banh mi | sandwich | the pork one, extra pickles | Bread should shatter, yes; Six quid for that much joy
@ curry | curry-rice | lamb and a garlic naan | The naan is bigger than the child; My local closed, this made me sad
@ burgers | hamburger | the smash one, no tomato | Lacy edges! perfect; Two napkins was optimistic
@ pastries | croissant | whatever was still warm | Get there before nine or cry; Laminated like a phone book
$ bill=6..68 wait=10..80/5 age=4..45 score=58..97:1 n=2..12
% place=in a car park; under a railway arch; behind a hardware shop; on a side street; at a petrol station; in a market hall
% boss=never writes orders down; shouts the numbers; only takes cash; closes when it runs out; remembers everyone; works alone
t {thing}; food tour; eating out; cheap eats; hidden gems; street food
h The best {thing} of my life, {place}
h \${bill} for {thing}: worth it?
h I queued {wait} minutes for {thing}
h {age} years of {thing}, one tiny kitchen
h {thing^}: {n} places in one day
h Everybody told me to try the {thing} here
h The place with no sign: {thing}
h Rating {thing} {place}
h This owner {boss}. Perfect {thing}
h The viral {thing}: any good?
h Eating alone: {thing}
h A local took me for {thing}
h I was wrong about {thing}
h {thing^}, but the cheapest one in town
h {thing^} at 2 a.m.
h Finding the last good {thing} in my city
h You sent me {n} places for {thing}. I went
h One more {thing} before I move away
o I paid for everything and told nobody I was filming
o Just my taste, argue below
o I had {order}
f bill | The bill was \${bill} | \${bill} with the tip
f wait | Queue: {wait} minutes
f score | My score: {score} out of 10
f age | Open for {age} years
x Name left out so the owner can keep up
x Go on a weekday
a bill | How much for one person? | \${bill}, I over-ordered
a wait | Is the queue always that long? | {wait} minutes on a Saturday, nothing on a Tuesday
a age | Has it been there long? | {age} years, the owner told me
c I used to live above a place like this
c Please don't make it busier, I beg
c Owner {boss}, sounds like every good place ever
c \${bill} gets you one chip where I live
c {score} is harsh, I'd say nine
c Somebody finally said it without the word "gem"
c I'm the guy in the green jacket behind you
c The uglier the menu the better the food
c Booked a train because of this
c You say mild and then sweat every single time
c A vegetarian episode please
c Been there, it's fine, not life-changing
c Watching this with {food} and lying to myself
c That plate has a chip and I trust it completely
d Where is it? | *I'll message you, the owner would kill me | same please
d Ad? | *Receipt's in the video | he's too broke to be sponsored
d Is it clean? | *Open kitchen, I could see everything | good enough for me
q where is this
q name please
q queue's long
q that broth
q so cheap
q so expensive
q I live near there!
q love that guy
q cash only, of course
q extra chilli
q he's sweating
q huge portion
q napkins
q order two
q the steam
q dessert?
q tip well
q take me with you
u convenience-store | It's {place} | oh I know that road; no way; my neighbourhood
u stopwatch | {wait} minutes in line | I'd have left; worth it?; go on a Tuesday
u spiral-notepad | I ordered {order} | good choice; only one?; same order
u {art} | Here it is | the steam; oh wow; phone eats first
u {art} chopsticks | First bite | that face; verdict?; good sign
u hot-pepper {art} | One spoon of chilli | brave; sweating; too much
u fork-and-knife-with-plate | The owner {boss} | love him; legend; every good place
u money-bag | \${bill} | fair; cheap; double here
u memo | {score} out of 10 | harsh; fair; too high

= food.baking | food.baking | 180..840 w2 | cookie bread cupcake birthday-cake pie | linen marble rose
: thing | art | temp
@ sourdough | bread | 220..250/10 | My starter has a name and a temper; The crackle when it cools!
@ chocolate chip cookies | cookie | 170..190/5 | Chill the dough. Just do it; Burnt the first tray, perfect second
@ cinnamon rolls | croissant | 170..190/5 | Icing while warm, yes; My kitchen smelled for two days
@ lemon tart | pie | 160..180/5 | Blind baking terrifies me; That wobble
@ brownies | chocolate-bar | 170..180/5 | Under-bake by three minutes, thank me later; Corner pieces only
@ focaccia | bread | 210..230/10 | Poking the dimples is therapy; More oil than seems legal
@ birthday cake | birthday-cake | 165..180/5 | Mine leaned like a tower; Crumb coat changed my life
@ scones | cupcake | 200..220/10 | Jam first. Fight me; Cold butter, cold hands
@ bagels | bagel | 210..230/10 | Boiling is not optional; Chewy like the real thing
@ macarons | cookie | 140..150/5 | No feet again. No feet ever; Humidity won
$ sugar=20..220/10 mins=14..34 n=2..9 hours=2..24
t {thing}; baking; dessert; beginner baking; from scratch; slow baking
h {thing^}: {n} failures, one good batch
h {thing^} for complete beginners
h [chocolate chip cookies; scones; brownies; cinnamon rolls; bagels; macarons] Why your {thing} come out flat
h [!focaccia; brownies] Baking {thing} with no stand mixer
h [sourdough; cinnamon rolls; focaccia; bagels] Overnight {thing}
h Quiet baking: {thing}
h [!sourdough; focaccia; bagels] {thing^} with {sugar} g of sugar
h My first go at {thing}. Be kind
h {thing^}: the only video you need
h [!birthday cake] I baked {thing} every day for a week
h [!birthday cake] {thing^}, bakery style, at home
h Baking {thing} for {who}
h What {n} minutes more does to {thing}
h [birthday cake; sourdough; lemon tart] Small oven, big {thing}
h {thing^} and rain
o All amounts in grams
o Every oven lies, so watch the colour
o [!sourdough; focaccia; bagels] Don't cut the sugar further, it dries out
f temp | Oven: {temp} °C
f mins | Bake {mins} minutes
f sugar | [!sourdough; focaccia; bagels] Sugar: {sugar} g
f hours | Rest for {hours} hours
x Let it cool. I know
a temp | What temperature? | {temp}, no fan
a sugar | [!sourdough; focaccia; bagels] Can I use less sugar? | I'm already down to {sugar} g
a mins | How long in the oven? | {mins} minutes, watch the last five
c My oven has two settings: off and crime
c Made these, {who} ate the lot
c Could use mine as a doorstop
c That sound when you cut it!
c No mixer gang
c Diet was nice while it lasted
c What size tin?
c Third try and they finally rose
c [sourdough; bagels] My starter died on holiday
c The neighbours came round. Suspicious timing
c You make it look so calm. I was covered in flour
c Gluten free version please
c Grams! Thank you!!
d Can I freeze the dough? | *Yes, up to a month | it saved my Christmas
d Why are mine dense? | *Proofed too short, most likely | or too long, ask me how I know
q that crumb
q so fluffy
q smells amazing (I assume)
q cold butter
q patience
q I'd eat the bowl
q dishes…
q flour everywhere
q golden
q crackle
q satisfying
q mine never rise
q feet!
q jam first
q cream first
q the swirl
q bake off when
u egg glass-of-milk | Everything at room temperature | I never wait; noted; oh that's why
u [!sourdough; focaccia; bagels] bowl-with-spoon | {sugar} g of sugar | writing it down; that's fine; not that much
u bowl-with-spoon spoon | Fold, don't stir | I stir; gentle; there it is
u stopwatch | Rest it for {hours} hours | patience; overnight then; can't wait
u {art} | In at {temp} °C for {mins} minutes | rising!; watching it grow; noted
u {art} hot-beverage | Leave it alone | impossible; golden; the smell
u kitchen-knife {art} | The cut | that crumb; oh wow; satisfying
u {art} teapot | With tea | perfect; one for me; cosy

= food.tasting | food.tasting | 240..900 | takeout-box sandwich candy ice-cream cup-with-straw | sun mint rose wall
: thing | art
@ instant noodles | steaming-bowl | The red one always wins; Two packets is one portion
@ oat milk | glass-of-milk | Number four splits in coffee; Cardboard, but make it creamy
@ crisps | french-fries | Half the bag is air; Salt and vinegar supremacy
@ frozen pizza | pizza | The box photo is fiction; Put your own cheese on it
@ supermarket sushi | sushi | Yellow sticker roulette; Rice like gravel
@ energy drinks | tumbler-glass | My heart heard this video; Tastes like a battery
@ chocolate bars | chocolate-bar | They changed the recipe and I'll never forgive it; Cheap one won, knew it
@ ice cream | ice-cream | Vanilla is the real test; Freezer burn is a flavour
@ hot sauce | hot-pepper | Number seven took your soul; Milk! get milk!
@ meal kits | bento-box | So much plastic; Recipe cards are nice to be fair
@ cereal | bowl-with-spoon | Dinner of champions; The toy is gone and so is my childhood
$ n=5..24 total=18..180 score=52..98:1 low=1..6
t {thing}; taste test; ranking; food review; blind test
h [!oat milk; frozen pizza; supermarket sushi; ice cream; hot sauce; cereal] I tried {n} {thing} so you don't have to
h Blind test: {thing}, {n} brands, one winner
h \${total} of {thing}, ranked
h Cheap {thing} vs expensive {thing}
h [hot sauce; oat milk; ice cream; cereal; frozen pizza] Every {thing} in the supermarket, ranked
h The worst {thing} I have ever had
h {who^} ranks {thing}
h [!energy drinks; hot sauce; oat milk] Eating only {thing} for a day
h [energy drinks; chocolate bars; crisps; instant noodles] Can you tell {thing} apart? I can't
h {thing^} tier list, please don't shout
h I was wrong about cheap {thing}
h Ranking {thing} until I feel sick
o Bought everything myself
o Scores are my tongue only
f n | {n} in total
f total | \${total} spent
f score | Top score: {score}
f low | Cheapest one: \${low}
x Missed one? Tell me
a total | What did you spend? | \${total}, receipt's on screen
a score | What did the winner get? | {score} out of 10
c My favourite came last. Unfollowed (joking)
c {who^} was the best part
c The look on your face at number three
c I knew the cheap one would win
c How is your stomach
c Sugar free edition next please
c Reading labels properly for once
c Why doesn't my town stock any of these
c Dead eyes by the end
c Justice for number five
c The tier list is correct and I hate it
d Do pickles next | *Booked | yes please
d Sponsored? | *Receipt says no | legend
q number two!
q nope
q that face
q spit it out
q I love that one
q discontinued
q cheap one wins
q called it
q milk!!
q the label…
q not worth it
q too expensive
q robbed
q tier list incoming
q bias
u shopping-cart | {n} of them, \${total} | ouch; worth it; receipt!
u {art} | Cheapest first, \${low} | looks fine; I buy that; hmm
u {art} spoon | Second one. Soft | that face; soggy; no
u {art} hot-pepper | This one fights back | milk!; brave; haha
u glasses memo | Reading the label | sugar first; yikes; noted
u {art} glass-of-milk | Water break | fair; halfway; hang in there
u trophy {art} | Winner: {score} | called it; no!; robbed
u memo | Full ranking | screenshot; paused; wrong

= life.vlog | life.daily | 240..1080 w4 | calendar hot-beverage window alarm-clock | linen wall dawn wood
: thing | art | act
@ living alone | couch-and-lamp | cooking for one | Sunday evenings alone hit different; The quiet is the best part
@ night shift | night-with-stars | eating dinner at 4 a.m. | Night shift crew, hello; Sun coming up on the way home, I know it
@ working from home | laptop | pretending to listen | Camera off, trousers off; My cat attends every meeting
@ a small town | houses | walking to the post office | Everyone waves, it's lovely and terrifying; I left and I miss it
@ uni life | school | running for the bus | The library at 11 p.m. is a mood; Beans again, respect
@ a new baby | baby-bottle | rocking the cot | You both look like zombies and I love it; It gets easier. Slightly
@ quitting my job | briefcase | emptying a drawer | Three years in one box; I keep drafting that email
@ a slow Sunday | sun | doing nothing | Blink and it's Monday; This calmed me right down
@ moving out | luggage | wrapping mugs in socks | Who has this many cables; The empty room shot got me
@ saving money | coin | eating the freezer empty | No-spend month survivor; I lasted four days
@ grad school | open-book | waiting for data | Advisor replied "thanks". that's it; Same, year five
$ n=2..300 cost=6..60 hour=5..7 rent=480..1900/20 room=12..48
% mood=tired; happy; a bit homesick; calm; weirdly fine; proud of myself
% buy=discount flowers; a warm pretzel; a new umbrella; thick socks; a basil plant; a second-hand lamp
t {thing}; vlog; day in my life; daily life; slow living; routine
h [!a slow Sunday; a small town; a new baby; quitting my job; moving out] Day {n} of {thing}
h [!a slow Sunday; quitting my job; a small town; a new baby] A very normal day of {thing}
h [!a slow Sunday; a new baby] What {thing} is really like
h [!a slow Sunday; quitting my job; moving out; saving money; night shift] {hour} a.m. routine ({thing})
h [living alone; uni life; saving money; grad school] {thing^} on \${cost} a day
h [!a slow Sunday; quitting my job; a new baby; moving out] A quiet week of {thing}
h [!a slow Sunday] Nobody warned me about {thing}
h [!a slow Sunday; a small town] {thing^}: honest update
h I bought {buy} and felt {mood}
h Spend the evening with me | {thing}
h [!a slow Sunday; a small town; uni life] {thing^}, {n} days in
h [living alone; night shift; uni life; grad school; working from home] \${rent} rent: {thing}
h Come home with me after work
h [living alone; working from home; quitting my job; moving out; a new baby; saving money] Things I stopped doing since {thing}
h Rainy day, {thing}
h [!a slow Sunday; a new baby] {who^} asked what {thing} is like
h Feeling {mood}. Made soup
h One ordinary Tuesday
h [living alone; working from home; uni life; grad school] {thing^} in {room} square metres
o Nothing much happens. Put it on in the background
o Today's mood: {mood}
o Nothing is linked, it's all old
f hour | Up at {hour}
f cost | Spent \${cost} today
f buy | Picked up {buy}
f rent | Rent is \${rent}
f room | {room} square metres
x Thanks for keeping me company
a cost | Only that much for a whole day? | \${cost}, not counting rent
a rent | What's the rent? | \${rent}, heating included
a hour | When did you get up?? | {hour}. I hated it
c This is my life with better lighting
c {mood^} is exactly the word
c Cleaned my kitchen while watching
c Same mug!
c Who's the cat in the background
c \${cost} is one coffee round here
c No filter, no shouting, thank you
c I rewatched {act} {k} times
c You speak so slowly, keep doing it
c My mum asked why I watch strangers live
c Fell asleep, sorry, compliment
c Made soup because of you
c I got up early because of this. Once
c The window sounds so real
c Homesick now
c Please never add intros
d What do you do for work? | *Admin, nothing exciting | admin club
d Isn't it lonely? | *Sometimes. Mostly not | get a plant. or a cat
q good morning
q same mug
q so quiet
q cosy
q relatable
q hit snooze
q that light
q clean floor envy
q soup!
q same
q I want that lamp
q proud of you
q we love an early night
q cat?
q slow day
q monday tomorrow…
u alarm-clock | {hour} a.m. | I just went to bed; respect; snooze
u hot-beverage bread | Breakfast, sort of | same mug; mine is air; fancy
u {art} | Today: mostly {act} | same; story of my life; mood
u bento-box | Lunch from home | smart; looks healthy; recipe?
u {art} mobile-phone | Feeling {mood} | hugs; me too; hang in there
u bouquet | Bought {buy} | cute; treat yourself; I want one
u cooking leafy-green | Dinner and the radio | which station; cosy; smells good
u notebook | Spent \${cost} | impressive; how; noted
u couch-and-lamp night-with-stars | Lights off | good night; see you tomorrow; night

= life.travel | life.travel | 300..1260 w3 | luggage camera mountain bullet-train ferry | sky dawn sand grass
: thing | art | dish
@ the islands | beach-with-umbrella | grilled squid | Sunburn in the first hour, classic; Ferry at dawn is the best bit
@ the Highlands | mountain | tablet fudge | Midges ate me alive; Four seasons in one hour
@ a night train | locomotive | dining car goulash | Bunk neighbours become family; Woke up in another country
@ the desert | desert-island | date shakes | It gets COLD at night; Sand is still in my bag
@ the old town | classical-building | custard tarts | Cobbles versus suitcase; Go up before the tour buses
@ the fjords | ferry | brown cheese | Brown cheese is confusing and good; Thirty quid for a burger though
@ a national park | deciduous-tree | trail mix | Stayed on the path, thank you; The ranger was lovely
@ the north in winter | snow-capped-mountain | reindeer stew | Eyelashes froze; Lights showed up on the last night, of course
@ the coast by bus | bus | crab rolls | Slow travel is the only travel; Driver knew everyone
@ a city break | cityscape-at-dusk | late-night dumplings | Twenty thousand steps a day; Museums are free on Thursdays!
@ the countryside | hut | farm eggs | Two bars of signal, best sleep ever; The dog followed you!
$ days=2..10 cost=80..1900/10 km=8..900/2 n=2..20 stay=18..160/2 temp=2..34
% way=by train; by bus; hitchhiking; on foot; by ferry; in a borrowed car
% mishap=missed the last bus; lost a shoe; booked the wrong date; got rained on for two days; forgot the charger; went the wrong way
t {thing}; travel; travel vlog; solo travel; budget travel; itinerary
h [!a night train; the coast by bus; a city break; the islands] {days} days in {thing} for \${cost}
h [!a night train; the coast by bus; a city break] {thing^} {way}
h [!the Highlands; the fjords; the islands] Is {thing} worth it?
h [!a night train; the coast by bus; a city break] Before you go to {thing}, watch this
h [!a night train; a city break; the north in winter] {thing^} off season: nobody there
h [!a night train; the coast by bus; a city break; the islands] I {mishap} in {thing}
h No plan, just {thing}
h [!a night train; the coast by bus; a city break] Taking my parents to {thing}
h [!a night train; the coast by bus; a city break; the islands] A bed for \${stay} in {thing}
h [!a night train; the coast by bus; a city break; a national park] All the way to {thing} for {dish}
h {thing^} at five in the morning
h [the old town; the Highlands; the desert; the north in winter] What not to buy in {thing}
h [the old town; the islands; the countryside; the Highlands; a city break] {thing^}, like a local would
h [the Highlands; the old town; the countryside; the fjords] First time in {thing}. {temp} degrees
h [the desert; the fjords; the Highlands; a national park] {km} km to see {thing}
h {thing^}: what it really cost
h I {mishap} and it made the trip
h [!a night train; the coast by bus; a city break; the islands] Three nights in {thing}
o Full costs at the end
o Low season, double it for summer
o Nobody paid for this, I used my leave
f cost | Total: \${cost}
f days | {days} days
f stay | [!a night train] Bed: \${stay} a night
f temp | [!the north in winter; the desert; a night train] {temp} °C while I was there
f dish | Eat the {dish}
x Take a second layer
a cost | Total cost? | \${cost} with tickets
a stay | How much was the room? | \${stay}, low season
a temp | [!the north in winter; the desert; a night train] How cold was it? | {temp}, less at night
a dish | What should I eat? | {dish}, skip the rest
c Just back from there, yours looks better
c You {mishap}. I feel seen
c Armchair travel complete
c My home town!! somebody filmed it!!
c Is it safe alone?
c The bill at the end, more people should do that
c \${cost}? I spent twice that
c Shoes ok?
c Could feel the wind
c The chat with the old man was the best part
c Booked it
c Saving this for retirement
c Went with {who} years ago, crying a bit
c Music choice is perfect
d Best month to go? | *Late September | I only get August
d Which camera? | *Phone | phone??
q take me there
q so pretty
q wallpaper
q empty!
q off season wins
q that view
q windy
q rain again
q been there
q the dog!
q so cheap
q ripped off
q sunrise!
q worth it
q annual leave where
q seasick
q the driver lol
u luggage | One bag | impressive; how; teach me
u bullet-train station | Leaving {way} | off we go; early; bon voyage
u {art} | Here | wow; worth it; wallpaper
u {art} camera | Walked a while. Nobody around | so empty; jealous; peace
u fork-and-knife-with-plate | Found {dish} | hungry; looks good; price?
u droplet umbrella-with-rain-drops | I {mishap} | classic; oh no; haha
u [!a night train] bed window | \${stay} for tonight | fair; clean?; name please
u sunrise {art} | Up for sunrise | crying; worth it; couldn't
u memo money-bag | Total: \${cost} | screenshot; wow; I paid double

= life.home | life.home | 240..960 w2 | couch-and-lamp broom potted-plant door | wall linen wood
: thing | art
@ a rental makeover | couch-and-lamp | Landlord's going to raise the rent; Peel-and-stick saved me
@ kitchen storage | kitchen-knife | Drawer dividers are therapy; Lasted a week at mine
@ a decluttering weekend | basket | Keep, donate, cry; I put half back
@ balcony gardening | potted-plant | My mint died in three days. MINT; Overwatering is love
@ a bathroom refresh | bathtub | Grout pen gang; The before was a crime scene
@ a desk setup | desktop-computer | Cable management made me emotional; Clean for one hour
@ a wardrobe clear-out | t-shirt | If it has a tag on, it goes; Found a coat I forgot
@ painting a room | paintbrush | It's never the colour on the tin; Two coats minimum
@ a renovation recap | houses | Never enough sockets; Our kitchen took nine months
@ fixing a squeaky floor | hammer | Talcum powder?? it worked; Haunted no more
$ cost=15..1400/5 days=2..14 area=8..90 n=3..12 bags=2..12
% bad=not enough sockets; the wrong white; one wonky shelf; a tap that drips; measuring once; cheap tape
t {thing}; home; renting; DIY home; before and after; budget
h [a rental makeover; a bathroom refresh; painting a room; kitchen storage] {area} square metres, \${cost}: {thing}
h [a rental makeover; kitchen storage; a desk setup; a wardrobe clear-out] {thing^}: {days} days, no drill
h [a rental makeover; painting a room; a bathroom refresh; balcony gardening] The landlord went quiet after {thing}
h [a rental makeover; painting a room; a bathroom refresh; a renovation recap] {n} regrets: {thing}
h [!a renovation recap; fixing a squeaky floor] {thing^}: before and after
h One year later: {thing}
h [!a renovation recap; a decluttering weekend] Weekend project: {thing}
h [!a renovation recap] {thing^} on my own
h [kitchen storage; a desk setup; balcony gardening; a bathroom refresh] {thing^}: don't waste your money
h [!a rental makeover; a renovation recap; fixing a squeaky floor] {thing^} for renters
h [a decluttering weekend; a wardrobe clear-out; kitchen storage] {bags} bags out the door
h My biggest mistake: {bad}
h {who^} says it looks like a hotel
h {thing^}, no talking
o List is in the pinned comment
o Landlord said yes first
o Mistake of the month: {bad}
f cost | \${cost} all in
f days | {days} days
f area | [a rental makeover; a bathroom refresh; painting a room; kitchen storage] {area} square metres
f bad | I regret {bad}
x Measure twice
a cost | How much in total? | \${cost}, mostly materials
a days | How long did it take? | {days} days, weekends only
a area | [a rental makeover; a bathroom refresh; painting a room; kitchen storage] How big is the room? | {area} square metres, wide lens
a bad | Biggest regret? | {bad^}
c {bad^}. Same. SAME
c My landlord would frame this and charge me for it
c Motivation lasted five minutes
c The cables. The cables!!
c Lamp link?
c Does the dog approve
c How do you undo it when you move out?
c \${cost}? My shelf cost more
c That colour is so calm
c Dusted my desk after this
c {who^} wants one now
c Before and after, thought it was a different flat
c My place looks like a storage unit
d Does the wallpaper go mouldy? | *Fine here, it's dry | it did at mine
d Pegboard weight limit? | *Light things only | learned that at 3 a.m.
q before!!
q after!!
q so tidy
q link?
q cable heaven
q landlord warning
q measure twice
q love the colour
q dust
q alone??
q strong
q not enough boxes ever
q that corner
q sunlight
q cosy
u door {art} | Before: {area} square metres | looks like mine; oof; potential
u straight-ruler memo | Measure first | twice!; I never; wise
u [a decluttering weekend; a wardrobe clear-out; kitchen storage; a rental makeover] basket | {bags} bags out | brave; so many; I couldn't
u wrench {art} | Day one | strong; neighbours?; go
u paintbrush | Mistake: {bad} | haha; same; it's fine
u couch-and-lamp potted-plant | Everything back in | cables!; plants help; cosy
u {art} window | Done in {days} days | wow; different flat; moving in
u receipt | \${cost} | worth it; screenshot; less than I thought

= life.craft | life.handcraft | 180..960 w2 | scissors yarn sewing-needle hammer | linen paper wood
: thing | art | mat
@ a wooden spoon | spoon | a block of cherry | Sanding sounds are free therapy; Mine became a stick
@ a wool scarf | scarf | three skeins of wool | I'm still on row four; Frogged it twice
@ a card wallet | clutch-bag | a bit of veg-tan leather | Those stitches are so even; My fingers have holes
@ a clay mug | teacup-without-handle | two pounds of clay | Centering is the whole battle; Glaze roulette
@ a quilt | thread | old shirts | My gran would be proud of those corners; Binding by hand, respect
@ a cardboard castle | castle | delivery boxes | The cat moved in; Better than plastic
@ a bookmark | bookmark | pressed flowers | Gave one to my teacher; Mine went brown
@ candles | candle | soy wax | Sinkholes every time; What scent?
@ a box with no nails | toolbox | two offcuts of oak | That click when it closes; Dovetails are witchcraft
@ a kite | balloon | bamboo and paper | Clapped when it flew; My grandad made these
@ an old book, repaired | closed-book | paste and thin paper | Quietest video on the internet; This is real craft
$ hours=3..90 cost=4..90 n=2..9 mm=2..30
% flaw=a bit crooked; one small crack; too dark; two centimetres short; a missed stitch; glue on my sleeve
t {thing}; handmade; DIY; crafts; relaxing; slow craft
h [!an old book, repaired] Making {thing} from {mat}
h {hours} hours, {thing}
h Try number {n}: {thing}
h {thing^} for \${cost}
h My first attempt at {thing}: {flaw}
h Quiet making: {thing}
h A present for {who}: {thing}
h [!an old book, repaired; a box with no nails] {thing^} without proper tools
h Every step of {thing}
h [!an old book, repaired; candles] Can a clumsy person make {thing}?
h It came out {flaw} and I love it
h Slow craft: {thing}
o Made from {mat}
o [a wool scarf; a card wallet; a quilt; a kite] Pattern is free
o {flaw^}, call it character
f hours | {hours} hours
f cost | Materials: \${cost}
f n | {n} failed tries
x Mind your fingers
a hours | How long did it take? | {hours} hours, I'm slow
a cost | Materials cost? | \${cost}, mostly offcuts
a n | How many failed ones? | {n}. I keep them all
c Hands like a surgeon
c The sounds!!
c {hours} hours in a few minutes, respect
c Do you sell them? Seriously
c {flaw^} is better
c Forgot to breathe
c Bought the tools. They'll rust with the others
c Mine looked stepped on
c {who^} is going to love it
c [a wooden spoon; a card wallet; a cardboard castle] What brand is that knife?
c Perfect before bed
c Slow down a little please
c I only watch, never make
d Where should a beginner start? | *Small. Coasters, bookmarks | ruined a coaster
d [a wool scarf; a card wallet; a quilt; a kite] Can I sell ones from your pattern? | *Sure, just credit | generous
q so satisfying
q steady hands
q that sound
q click
q careful
q no blood?
q beautiful wood
q neat
q patience of a saint
q can't look away
q gift it to me
q ooh
q mine broke
q tiny stitches
u {art} memo | Sketch first | pro; I wing it; plan!
u scissors | Starting with {mat} | noted; pretty; have that
u straight-ruler pencil | Leave {mm} mm | noted; I didn't; precise
u hammer | Slowly | neighbours; satisfying; click
u [a wooden spoon; a box with no nails; a clay mug] {art} | Sanding | the sound; my arms; smooth
u sewing-needle {art} | Here it's {flaw} | can't see it; character; fine
u paintbrush {art} | Colour | ooh; steady; darker!
u {art} wrapped-gift | {hours} hours later | wow; applause; sell me one

= life.rural | life.rural | 180..900 | tractor ear-of-corn seedling chicken | grass sky dawn
: thing | art
@ digging potatoes | potato | Like finding treasure; My back hurts watching
@ lambing season | mountain | Sleep? never heard of it; The little one stood up!
@ keeping hens | chicken | They know your car; Fox got mine last year
@ apple picking | red-apple | Windfalls for cider; Ladder made me nervous
@ beekeeping | honey-pot | Real honey sets, people; You're so calm with them
@ making hay | sheaf-of-rice | That smell; Rain always comes on day two
@ a farm stall | basket | Honesty box still works; Sold out by ten
@ mending fences | hammer | Sheep find the hole anyway; Proper work
@ making cheese | cheese-wedge | Squeaky curds; Six months to wait
$ kg=8..600/2 acre=1..60 price=1..14 hour=4..6 n=2..30
% weather=frost this morning; too hot by nine; fog; wind all night; drizzle; bright and cold
t {thing}; farm life; country life; homestead; smallholding
h {thing^}, year {n}
h A day of {thing}
h [!a farm stall] {weather^}, still {thing}
h [keeping hens; beekeeping; making cheese; a farm stall; apple picking] What {thing} really pays
h City kid tries {thing}
h [making hay; mending fences; lambing season; digging potatoes] {acre} acres, two people, {thing}
h {thing^} with my dad
h Up at {hour} for {thing}
h [digging potatoes; apple picking; making cheese; beekeeping] {kg} kilos later: {thing}
h [!a farm stall] {thing^}, no music
h We moved to a farm. {thing^}
o {weather^}
o Not selling anything
f kg | [digging potatoes; apple picking; making cheese; beekeeping] {kg} kg today
f acre | {acre} acres
f price | [digging potatoes; apple picking; making cheese; beekeeping; a farm stall] \${price} a kilo this year
f hour | Started at {hour}
x Dad refuses to be on camera
a price | [digging potatoes; apple picking; making cheese; beekeeping; a farm stall] What do you get per kilo? | \${price} this year
a kg | [digging potatoes; apple picking; making cheese; beekeeping] How much did you get? | {kg} kg, weighed
a acre | How big is the farm? | {acre} acres
c Your dad's hands tell a story
c The dog stole the show
c Shops charge four times that
c Misses my grandad's place
c {weather^} and you're out there. Respect
c This slows my heart rate
c Where is this? Those hills!
c I moved to the country too. It's harder than work
c Can I buy some?
c [digging potatoes] Soil looks so good
d [digging potatoes; apple picking; a farm stall] Do you spray? | *Not what we eat | fair
d Make a living? | *Just about | honest answer
q that view
q the dog!
q hard work
q my back
q respect
q so fresh
q hat on
q early
q I miss this
q good soil
q tractor!
q dad's a legend
q rain coming
u sunrise | {hour} in the morning, {weather} | early; brr; still asleep
u {art} | Starting | hard work; go; my back
u [digging potatoes; making hay; mending fences] tractor | The tractor can't get in | by hand?; ouch; steep
u {art} | Not bad this year | huge; fresh; lovely
u [digging potatoes; apple picking; making cheese; beekeeping] basket {art} | {kg} kg | wow; heavy; well done
u [digging potatoes; apple picking; making cheese; beekeeping; a farm stall] money-bag | \${price} a kilo | so little; shops charge more; fair?
u cooking | Dinner from the field | hungry; best meal; recipe
u dog night-with-stars | Done | good dog; stars; night

= fashion.outfit | fashion.outfit | 120..660 w2 | t-shirt jeans dress coat mirror | rose linen wall
: thing | art
@ office | briefcase | Trousers that fit everywhere, where; Meeting on top, slippers below
@ petite | jeans | Five foot two and finally included; Hem tape forever
@ winter | coat | Layers, layers, layers; I live in that coat
@ men's | t-shirt | It's just clothes that fit. Revolutionary; Threw out the skinny jeans
@ plus size | dress | Real body, thank you; Pockets!!
@ thrifted | basket | That coat for HOW much; Charity shop gods love you
@ wedding guest | dress | Not white, well done; Comfortable shoes under long dress, genius
@ over-50 | scarf | Sent it to my mum; Style has no age
@ capsule | t-shirt | Ten things, no stress; I own six black jumpers
@ interview | necktie | Got the job in a borrowed blazer; Iron the collar only
$ n=3..14 cost=15..220/5 tall=150..190 kg=46..98
% item=a white shirt; straight jeans; a long skirt; loafers; a blazer; a striped top; a trench coat
t {thing} outfits; outfits; style; wardrobe; thrift; ootd
h {n} {thing} outfits
h {thing^} outfits under \${cost}
h {item^}, {n} ways
h Please stop wearing {item} like this
h [petite; plus size; winter; over-50] {thing^} style at {tall} cm
h I wore {item} for two weeks
h [winter; capsule; thrifted; office] {A thing} wardrobe with {n} things
h Dressing {who} for a week
h Tried on {n}, kept one
h {thing^} outfits, no filter
h What I actually wore this week
h [winter; office; wedding guest; capsule] Buying nothing: {thing} edition
h {item^}: worth it?
o I'm {tall} cm, {kg} kg, for reference
o All old, nothing linked
f tall | Height: {tall} cm
f cost | Most expensive thing: \${cost}
f n | {n} outfits
f item | If you buy one thing: {item}
x Send it back if it pinches
a tall | How tall are you? | {tall} cm, flat shoes
a cost | What was the priciest? | \${cost}, on sale
a item | One thing to keep? | {item^}
c Outfit three!!
c Real body, real light, love it
c {item^}, it's at the back of my wardrobe
c On me it'd be a tent
c {who^} wants the whole look
c Dark colours suit you
c Shoes?
c Transitions are so smooth
c Got asked if I had a date, thanks
c {tall} cm club
c Pockets check please
d Does it bobble? | *Three washes, fine | ordering
d Cold though? | *Thermal underneath | truth
q three!
q love two
q shoes?
q link?
q that coat
q pockets!
q transition
q gorgeous
q comfy?
q I have that
q not on me lol
q colour!
q fits so well
q thrifted?!
u mirror | {tall} cm, {kg} kg | same; thanks; real
u {art} | First, the safe one | love; classic; this one
u {art} jeans | Change the trousers | proportions!; taller; oh
u coat | {item^} | have that; timeless; want
u handbag | Small bag | mine is huge; noted; cute
u mans-shoe | Shoes match the trousers | ohh; learned something; nice
u {art} mirror | A mistake | haha; I bought that; no
u receipt | \${cost} | fine; cheap; no way

= fashion.beauty | fashion.makeup | 150..780 w2 | lipstick mirror lotion-bottle nail-polish soap | rose mint linen
: thing | art
@ five-minute make-up | lipstick | Took me half an hour; Perfect for the train
@ brows | mirror | One slip, three months; Sisters not twins
@ sunscreen | lotion-bottle | Cloudy days too!; That one pills
@ red lipstick | lipstick | Blue-red or orange-red, that is the question; Teeth check
@ taking it all off | soap | Double cleanse convert; Different person, still pretty
@ a first foundation | lotion-bottle | Went two shades too light, ghost; Moisturise or cake
@ sensitive skin | droplet | Less is more, finally; Patch test!!
@ skincare for men | soap | Dish soap man has stopped; Showed my brother
@ home manicure | nail-polish | Left hand: art. Right hand: crime; Chipped in an hour
@ curly hair | mirror | Diffuser on low changed me; Never brush it dry
@ a fringe trim | scissors | Never wet! never!; I did this at midnight once
$ n=3..14 cost=4..60 mins=4..30 weeks=2..12
% skin=oily; dry; combination; sensitive; acne-prone
t {thing}; beauty; skincare; drugstore; tutorial
h [!sensitive skin; sunscreen; red lipstick; five-minute make-up] {thing^} in {mins} minutes
h [sunscreen; skincare for men] {weeks} weeks of {thing} on {skin} skin
h [red lipstick; sunscreen; home manicure; curly hair] {n} {thing} mistakes
h [!sensitive skin; sunscreen] {thing^} for people with no patience
h [sunscreen; red lipstick; home manicure; skincare for men] {thing^} for \${cost}: enough?
h [five-minute make-up; a first foundation; brows] {thing^} on {who}
h [!a fringe trim; curly hair; brows] Drugstore only: {thing}
h [five-minute make-up; sunscreen; a first foundation; taking it all off] Half a face: {thing}
h {thing^}: stop doing this
h {thing^}, slowly
h [sunscreen; skincare for men; sensitive skin] Empties only: {thing}
o [!a fringe trim; curly hair; home manicure] My skin is {skin}, yours may not be
o Bought everything myself
f mins | {mins} minutes
f weeks | Used for {weeks} weeks
f cost | Cheapest: \${cost}
f skin | [!a fringe trim; curly hair; home manicure] Skin type: {skin}
x Patch test
a skin | [!a fringe trim; curly hair; home manicure] What's your skin type? | {skin^}, worse in winter
a cost | How much was that one? | \${cost}, on offer
a weeks | When did you see a change? | {weeks} weeks in
c [!a fringe trim; curly hair; home manicure] {skin^} skin club, finally
c Half-face comparison says it all
c Mine always looks like a mugshot
c Cheap and honest, follow
c I've been doing it in the wrong order
c My boyfriend's skin is better now, unfair
c Shade name?
c You look lovely without it too
c {mins} minutes? It takes me that to find the brush
c My hand shakes like a leaf
c Got no patience and it worked
d OK for sensitive skin? | *Fine on me, test first | stung me
d Cheaper option? | *The \${cost} one | bless you
q shade?
q so natural
q steady hand
q glow
q pores where
q patch test
q I look like a panda
q love that colour
q blend
q blend more
q half face!
q wow difference
q teeth check
q bare face is great
u [!a fringe trim; curly hair; home manicure] mirror | Bare face, {skin} skin | brave; same skin; pretty
u [!a fringe trim; curly hair; home manicure] droplet lotion-bottle | Wait a minute | I never wait; noted; hmm
u {art} | {thing^} | front row; slow; notes
u {art} mirror | From the middle out | light hands; oh; learned
u stopwatch | {mins} minutes so far | fast; no way; nice
u [five-minute make-up; red lipstick; a first foundation] lipstick | A soft colour | shade?; pretty; suits you
u mirror sun | Daylight check | natural!; wow; glow
u receipt | \${cost} | cheap; bought; bless

= animals.cat | animals.cat | 40..480 w3 | cat cat-face yarn paw-prints fish | linen wall rose wood
: thing | art
@ ginger cat | cat-face | One brain cell, shared; Orange behaviour
@ tuxedo cat | cat | Dressed for dinner, acts like a gremlin; Criminal in formal wear
@ ragdoll | cat-face | Floppy royalty; I'd be covered in fur and happy
@ black cat | black-cat | A void with eyes; Stepped on mine last night
@ tabby | cat | The M on the forehead is for menace; Classic model
@ stray | cat | Thank you for taking her in; Winter's coming, bless you
@ foster kitten | cat-face | Tail like an antenna; Foster fail incoming
@ senior cat | cat | Mine left two years ago. Thank you for this; Old man naps
@ rescue cat | cat | Three months to trust, worth it; That slow blink!
$ kg=3..9 age=2..18 n=2..60 cost=40..900/10 hour=3..5
% mycat=Biscuit; Mochi; Gravy; Pickles; Toast; Olive; Bean; Waffles; Turnip; Kevin
% act=made biscuits; opened the fridge; stole a chicken; screamed at a wall; sat in the sink; fought the hoover; brought a sock; hid in a box
t {thing}; cats; cat; pets; funny cats; cat life
h {mycat} {act} again
h Day {n} of being woken up by {mycat}
h What does {mycat} do at {hour} a.m.?
h [!foster kitten; stray] {mycat} weighs {kg} kilos. It's time
h Day {n} with {a thing}
h Vet trip: {mycat}, \${cost}
h [!stray; foster kitten] Is {a thing} right for you?
h I put a camera on {mycat}
h {mycat} meets the new cat
h Things nobody tells you about {a thing}
h [!foster kitten; stray] {mycat} turns {age}
h I left for an hour. {mycat} {act}
h {mycat} vs the carrier
h Cutting {mycat}'s nails (I lost)
h A minute of {mycat}
h {mycat} has opinions
h We think {mycat} is broken
h {mycat} when I work from home
o [!foster kitten; stray] {mycat}, {age}, {kg} kg
o [!foster kitten; stray] Neutered, vaccinated, spoiled
f kg | [!foster kitten; stray] {kg} kg on the scale
f age | [!foster kitten; stray] {age} years old
f cost | Vet bill: \${cost}
x Adopt if you can
a kg | [!foster kitten; stray] How heavy is {mycat}? | {kg} kg. The vet sighed
a age | [!foster kitten; stray] How old? | {age}
a cost | What was the vet bill? | \${cost}. Ow
c {mycat} for president
c He's swearing at you, I speak cat
c Is {mycat} accepting applications
c [!foster kitten; stray] {kg} kilos of pure muscle (no)
c More {mycat}. Daily please
c My cat watched this and is taking notes
c The tail gave it away
c Looked over at mine: also did that
c Don't dress him up, he's calling a lawyer
c {who^} never let me have one, so I watch yours
c {mycat} must live forever
c That slow blink means I love you
c Nobody with a cat is alone
c I'd die for {mycat}
d Shedding? | *I build a second cat every week | accurate
d Which food? | *Ordinary, no ads here | thanks
d Does he scratch the sofa? | *What sofa | lol
q {mycat}!
q cute
q too cute
q the toes
q belly!
q it's a trap
q purr
q tail
q one brain cell
q biscuits
q murder mittens
q he's plotting
q airplane ears
q orange
q void
q big stretch
q mlem
q blep
q run
q caught
q bonk
u [!foster kitten; stray] {art} | {mycat}, {kg} kg | chonk; baby; handsome
u {art} alarm-clock | {hour} a.m. | zoomies; every night; run
u {art} yarn | Here we go | incoming; haha; oh no
u cat {art} | Caught | guilty; innocent face; busted
u fish bowl-with-spoon | Dinner | slow down; nom; crunch
u paw-prints {art} | Nails | brave; it takes three of us; good cat
u couch-and-lamp {art} | Asleep | shh; snore; belly!
u {art} window | Bird TV | chattering; tail; ekekek

= animals.dog | animals.dog | 60..660 w2 | dog dog-face bone paw-prints | grass linen sky
: thing | art
@ golden retriever | dog-face | Would help a burglar carry the TV; Sunshine with fur
@ corgi | dog | Loaf; Where do the legs start
@ border collie | dog | Smarter than my boss; Needs a job or he'll find one
@ husky | dog-face | Drama school graduate; Talking back again
@ greyhound | dog | Forty miles an hour, then sleeps for nine; Folding dog
@ terrier | dog-face | All attitude; Digging to Australia
@ rescue dog | dog | Look how his tail came up; Thank you for choosing him
@ guide dog puppy | dog | I'd cry on graduation day; Best job in the world
@ dachshund | dog | Long; Stairs are a rumour
$ kg=4..42 n=2..90 age=2..14 km=2..14 cost=40..900/10
% mydog=Rufus; Pepper; Moose; Daisy; Waffle; Hank; Biscuit; Luna; Scout; Gus
% act=stole the sandwich; jumped in the canal; found a stick too big; ate the remote; howled at the oven; refused to walk; guarded a leaf; met a hedgehog
t {thing}; dogs; dog; training; puppy; dog life
h {mydog} {act}
h How much walking does {a thing} need?
h Day {n} with {mydog}
h {km} km with {mydog}
h {mydog} waits for me
h {thing^} training: start with sit
h Before you get {a thing}
h {mydog} vs the cat: lost
h {mydog} thinks he's a lap dog ({kg} kilos)
h I pretended to leave. {mydog} {act}
h {mydog}'s birthday ({age})
h Vet day for {mydog}
h Cooking for {mydog}
h Rain and {a thing}
h Adopting {mydog}: week {n}
o {mydog}, {age}, {kg} kg
o On a lead, just out of frame
f kg | {kg} kg
f age | {age} years old
f km | {km} km today
f cost | Vet: \${cost}
x Pick it up, everybody
a kg | He's huge, how heavy? | {kg} kg
a age | How old is {mydog}? | {age}, still a baby
a km | How far every day? | {km} km, half if it rains
c {mydog} understands. He just disagrees
c That head tilt
c Best boy. That's it, that's the comment
c My flat doesn't allow dogs so thank you
c Tail's going to fall off
c He {act}, iconic
c Dogs don't live long enough
c My dog started barking at the screen
c Thanks for keeping the lead on
c {kg} kilos and scared of a bag
c The patience you have
d Separation anxiety tips? | *Short exits, boring returns | worked for us
d Friendly? | *He'd lick you to death | what a way to go
q good boy
q good dog
q best boy
q head tilt
q ears!
q boop
q zoomies
q tail
q stick!
q drama
q loaf
q he's smiling
q awww
q no thoughts
q 10/10
q lead on, nice
q snoot
u {art} | {mydog}, {age} | hi; handsome; good boy
u {art} running-shoe | {km} km today | walkies; ears!; go
u {art} deciduous-tree | A friend | sniff; cute; party
u bone {art} | Training: wait | drool; so hard; good
u {art} couch-and-lamp | Then he {act} | haha; of course; classic
u bathtub {art} | Bath | betrayal; half the size; shake!
u bed {art} | Asleep | dreaming; night; paws

= animals.other | animals.small | 90..720 w2 | hamster rabbit-face turtle parrot fish bird | linen mint water grass
: thing | art | home
@ hamster | hamster | a metre-wide cage | Wheel at 3 a.m.; Cheeks full, zero thoughts
@ parrot | parrot | a perch by the window | First word was rude; Better alarm than mine
@ tortoise | turtle | a garden table | Will outlive us all; Strawberry face!
@ rabbit | rabbit-face | a pen in the kitchen | Flops like he's dead; Binky!!
@ betta fish | fish | a twenty-litre tank | Tail like a ball gown; Cycle the tank, people
@ gecko | lizard | a tall vivarium | Licks its own eye; Fat tail good tail
@ hedgehog | hedgehog | a warm box | Tiny grumpy brush; Wild ones: no milk!
@ snail | snail | a jar garden | So slow, so calm; Got me into snails, thanks
@ ant colony | hut | a plaster nest | Watched for an hour; They escaped at my place
@ garden birds | bird | a feeder outside | That robin owns you; Sparrow drama
@ urban fox | fox | under the shed | Thin but healthy; Screams at night
@ barn owl | owl | an old barn | Silent. Goosebumps; That head turn
$ few=3..9 n=2..60 gram=14..900/2 cost=10..260/5 temp=20..29 hours=2..30
% mypet=Nugget; Pip; Moss; Dot; Captain; Peanut; Sir Hops; Clove
t {thing}; pets; small pets; wildlife; animal care; nature
h [!barn owl; urban fox; garden birds] {thing^} care: {few} things first
h [!barn owl; urban fox; garden birds; ant colony] A bigger home for {mypet}
h [!barn owl; urban fox; garden birds; ant colony] {mypet} the {thing}, day {n}
h [!barn owl; urban fox; garden birds; snail] What {a thing} costs
h [!ant colony; garden birds; snail] Does {a thing} know you?
h [!barn owl; urban fox; garden birds; betta fish; ant colony] {mypet} escaped
h {thing^}, one whole day
h [hamster; parrot; tortoise; rabbit; betta fish; gecko] Please stop doing this to your {thing}
h [!ant colony; barn owl] Watching {mypet} eat
h [barn owl; urban fox; hedgehog] {hours} hours waiting for {a thing}
h [!barn owl; urban fox; garden birds] A home for {a thing}, \${cost}
h [parrot; rabbit; hamster; tortoise] {mypet} learned something
h [hedgehog; urban fox; barn owl; garden birds] A visitor in my street: {thing}
o Lives in {home}
o I'm still learning, correct me
f gram | [!barn owl; urban fox; garden birds; ant colony; betta fish] {gram} g
f temp | [!barn owl; urban fox; garden birds; rabbit] {temp} °C
f cost | [!barn owl; urban fox; garden birds] \${cost} in total
f hours | Filmed over {hours} hours
x Don't get one on a whim
a temp | [!barn owl; urban fox; garden birds; rabbit] Do they need heating? | I keep it at {temp}
a cost | [!barn owl; urban fox; garden birds] What did it cost? | \${cost}, the wood was free
a gram | [!barn owl; urban fox; garden birds; ant colony; betta fish] What does it weigh? | {gram} g, vet says fine
c The little hands
c Lives better than I do
c [!barn owl; urban fox; garden birds] Mine saw this and wants to move
c Don't show my mum
c I have a new hobby now, blame you
c [!garden birds] Never thought I'd love {a thing}
c Held my breath the whole escape
c Care info is spot on
c {mypet} is my favourite person
c Crunch sounds, ten out of ten
c [barn owl; urban fox; hedgehog] No location given, good
d [hamster; rabbit; hedgehog] Does it smell? | *Not if you clean | skip a week and see
d [hamster; parrot; rabbit; betta fish; garden birds] With a cat? | *No. Please no | listen to them
q tiny
q so small
q crunch
q cheeks
q little hands
q run
q escape!
q mansion
q nom
q blink
q so soft
q shh
q wow
q want one
q mum says no
u {art} | This is {mypet} | tiny; round; baby
u door {art} | New home: {home} | mansion; jealous; fancy
u potted-plant {art} | Moss and wood | pretty; boil the wood; nice
u [!barn owl; urban fox; garden birds; rabbit] thermometer | {temp} °C | noted; bills!; warm
u {art} leafy-green | First bite | crunch; nom; slow
u [hamster; gecko; hedgehog; barn owl; urban fox; snail] {art} night-with-stars | Only at night | night owl; wheel!; shh
u stopwatch {art} | {hours} hours | patience; respect; worth it
u [!barn owl; urban fox; garden birds] receipt | \${cost} | not bad; money pit; ok
`;
