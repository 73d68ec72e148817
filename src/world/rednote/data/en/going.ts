/** Forms of English notes about travelling, walking and being outdoors, in the format of `parseForms`. */
export const going = `
= travel.city | travel | image image image video text | luggage camera world-map sunglasses | sky water sand dawn
: thing | art | far
@ Lisbon | tram | 3..5 | Your calves will hate the hills, wear trainers.; Skip the famous tram and take the ordinary one on the same line.; Lunch is cheaper two streets away from any view.
@ Kyoto | shinto-shrine | 3..6 | Temples at seven in the morning are a different city.; The convenience store egg sandwich is as good as they say.; Buses are slow, rent a bicycle.
@ Edinburgh | classical-building | 2..4 | Four seasons in one afternoon, pack a real jacket.; The hill behind the palace takes forty minutes and is free.; Second-hand bookshops all along one street, I lost two hours.
@ Hanoi | steaming-bowl | 3..5 | Crossing the road is an act of faith, walk slowly and don't stop.; The egg coffee is a dessert.; Breakfast on a plastic stool beats any hotel buffet.
@ Porto | bridge-at-night | 2..4 | Cross the top deck of the bridge at sunset.; Tiles everywhere, my camera roll is ninety per cent walls.; The river restaurants are for tourists, go uphill.
@ Chengdu | teapot | 3..5 | Tea in the park costs almost nothing and lasts all day.; See the pandas before nine, after that they nap.; Mild means hot and hot means hospital.
@ Montréal | bagel | 3..4 | Get the bagels straight from the oven, no bag needed.; Everyone switches to English the moment I try French.; The mountain is really a hill, and that's fine.
@ Taipei | bubble-tea | 3..5 | Night markets are better on a Tuesday.; Everything can be paid with the metro card.; It rains sideways, buy the cheap umbrella.
@ Copenhagen | bicycle | 2..4 | Rent a bike on the first hour, not the last day.; Dinner costs what a weekend costs elsewhere, so picnic.; People swim in the harbour in October, respect.
@ Guilin | mountain | 3..4 | The mountains look painted on.; Choose the quiet stretch of river, same view.; Rice noodles for breakfast every day and no regrets.
@ Seville | tangerine | 3..4 | Nothing happens between three and six, nap like a local.; The orange trees smell unreal in spring, the oranges are terrible.; Book the palace before you book the flight.
@ Melbourne | hot-beverage | 4..6 | The free tram zone is small but enough.; Coffee is taken more seriously than politics.; Bring layers, even in summer.
$ cost=240..1800/10 stay=38..190/2 hours=2..14 steps=12000..31000/1000
% with=alone; with my sister; with my parents; with two friends; with a five-year-old; with my partner
% bag=one backpack; a cabin bag; two jumpers; one umbrella
h {far} days in {thing} for \${cost}
h {thing} {with}
h What I'd do differently in {thing}
h {thing}: not a guide, just notes
h Things nobody told me about {thing}
h I took {far} days off for {thing}
h My {thing} budget, all of it
h Slow {far} days in {thing}
h {thing} on foot
h Back from {thing}, feet destroyed
o I got back from {thing} {when} and want to write this before I forget.
o I went to {thing} {with}, {bag}, no plan.
o A lot of you asked about {thing}, so here's one long answer.
o I'm a one-thing-a-day traveller, which is why I stayed in {thing} for {far} days.
o {who^} said {thing} was boring, which is not true.
o The plan was the beach, but the flight to {thing} was cheaper.
o Second time in {thing}, this time {with}, and it was a different place.
f cost | I spent \${cost} in {far} days, without flights. | 💰 \${cost} for {far} days, no flights | Budget: \${cost} per person
f stay | My room was \${stay} a night. | 🏠 \${stay} a night | Room: \${stay} a night, breakfast included
f hours | Getting there took {hours} hours. | ✈️ {hours} hours door to door | Travel time: {hours} hours
f steps | My record was {steps} steps in one day. | 👟 {steps} steps on day two | Steps: {steps} on the longest day
x I packed {bag} and that was enough.
x The best thing about going {with} is that you can stop wherever you like.
x I slept through the hot hours and went out at five, when {thing} wakes up.
x Ask the driver where to eat, it worked every time in {thing}.
x I skipped the most famous sight and gave the morning to the market.
x The forecast said rain for all {far} days and it rained once.
x I got lost twice in {thing}, both times somewhere good.
x {who^} asked for a souvenir, so I sent a postcard from {thing} that still hasn't arrived.
x If I went back, I'd drop two sights and add one night in {thing}.
x Download the map of {thing} before you land, my phone had no signal for an hour.
x I nearly missed my train because of a last plate of lunch in {thing}.
x Everything in {thing} is closed on Monday, plan around it.
q What's your favourite corner of {thing}?
q Where should I go next with \${cost}?
q When's the best month for {thing}?
q Has anyone done {thing} {with}?
q What did I miss in {thing}?
t {thing}; traveldiary; citybreak; solotravel; traveltips; budgettravel; {thing}travel; weekendaway
e 🌊 🚄 📷 🎒 ✈️
a cost | What did it cost all in? | \${cost} for {far} days, I didn't shop much.
a stay | How much was the room? | \${stay} a night, cheaper midweek.
a hours | How long does it take to get there? | {hours} hours for me, door to door.
a steps | Is it doable with bad knees? | My longest day was {steps} steps, so plan rests.
c I'm from {thing} and you were kinder than most.
c It poured the whole time I was in {thing}.
c Is {far} days enough? I can only get a long weekend.
c Just added {thing} to the list I never finish.
c {bag^} is brave. I pack for every weather at once.
c Which neighbourhood did you stay in?
c I did {thing} in one day and I think that's plenty, sorry.
c This makes me miss it so much.
c Going {with} in spring, saving this.
c Name of the hotel, please?
c I prefer notes like this to a list of top tens.
c Did you feel safe walking at night?

= walks.route | walks | image image video | camera hot-beverage deciduous-tree sunglasses | wall sky grass brick
: thing | art
@ old villas | houses | Someone's washing hangs over the gate like a film set.; The brass numbers are polished by a hundred years of hands.
@ second-hand book stalls | books | They sell by weight, I left with four kilos.; The owner won't talk until his radio story is over.
@ river path | water-wave | The men fishing say the water's clear and the fish know it.; The lamps come on one by one around six.
@ plane trees | deciduous-tree | The branches meet overhead, so it's cool even in July.; Nobody had swept yet and it sounded like walking on crisps.
@ wet market | leafy-green | Eight in the morning is the moment.; A lady threw in a bunch of coriander for free.
@ glasshouse | potted-plant | My glasses fogged up instantly.; Nobody ever goes to the cactus room, so it's yours.
@ old cinema | film-frames | The ticket window still has a wooden shutter.; The posters are painted by hand and slightly wrong.
@ footbridge | cityscape-at-dusk | At quarter past six the sun drops between two towers.; The traffic underneath looks like a lit river.
@ ferry pier | ferry | The crossing costs almost nothing, so I went twice.; The gulls looked at my sandwich like they paid for it.
@ community garden | tulip | Every bed has a sign with a flat number.; A small boy introduced me to his tomato.
@ rooftop | cityscape | Six floors, no lift, worth it on the last step.; You can see washing, pigeons and cranes all the way out.
$ km=28..92/2:1 hours=2..5 stops=3..8 photos=40..260/10
% start=nine in the morning; half past eight; two in the afternoon; half past three; five o'clock; one o'clock
% snack=scallion pancakes; roasted chestnuts; iced soy milk; a sweet potato; sesame balls; plum juice
p sight park
h {km} km through {area}
h A walk to the {thing}
h {area} on foot: {stops} stops
h Free afternoon: {place} to the {thing}
h The walk I give to every visitor
h {hours} hours, {km} km, no plan
h The {thing} of {area}
h Sunday walk, {area}
h I found the {thing}
h Leave at {start}, see {area}
o I started at {place} at {start} with no idea where I'd end up.
o {who^} claims there's nothing to see in {area}, so this is my reply.
o My doctor said walk more, so I made a route.
o I've done this walk four times and I still stop at the {thing}.
o {when^} the weather was too good to stay in.
o I moved to {area} half a year ago and only now walked it properly.
o Phone in the bag, camera out, starting from {place}.
f km | The whole loop is {km} km. | 🚶 {km} km | Distance: {km} km, nearly all flat
f hours | It takes {hours} hours if you stop a lot. | ⏱ {hours} hours | Time: {hours} hours, snacks included
f address | Start at {place}, {street}. | 📍 Start: {place}, {street} | I start at {street}, in front of {place}.
f stops | There are {stops} places to sit down. | Stops: {stops} | I stopped {stops} times.
f photos | I took {photos} photos and kept these. | 📷 {photos} photos, mostly of doors
x I bought {snack} halfway and ate on the steps.
x For {snack}, go to the stall with the blue apron, not the other one.
x There are free toilets at {place}.
x Wear proper shoes, the stones in {area} eat heels.
x People live next to the {thing}, so keep your voice down.
x Leave at {start}, later the light is behind everything.
x An orange cat followed me as far as the {thing} and then lost interest.
x If you're tired, the tram stops right across from {place}.
x {who^} sat down at stop {stops} and had to be bribed with {snack}.
x No queues, no photo wall, that's what I like about {area}.
x One stretch has no shade at all, bring a hat.
q What should I see after the {thing}?
q Do you walk with music or without?
q Which part of the city should I walk next?
q Anyone want to join from {place} next time?
t citywalk; {area}; slowtravel; walkingroute; freethingstodo; shanghaiweekend; urbanwalk
e 🚶 🌳 📷 ☁️
a km | How long is the route? | {km} km, no rush.
a hours | How much time should I plan? | {hours} hours, more if you eat like me.
a address | Where does it start? | {place}, at {street}.
a stops | Are there places to rest? | Yes, {stops} of them.
a photos | Phone or camera? | Camera, {photos} photos in one go.
c I grew up around the corner from the {thing}.
c That {snack} stall is still there? Made my day.
c Is it pushchair-friendly, or are there steps?
c Did exactly this on Saturday, quiet and lovely.
c Ten years in {area} and I'd never seen the {thing}.
c {km} km sounds long but you make it sound easy.
c Is there an entrance fee anywhere?
c Could you do a night version?
c The first photo is so good.
c I got lost at stop {stops} and had dumplings instead. No complaints.

= outdoors.hike | outdoors | image image video | hiking-boot backpack compass camping | sky grass dawn water
: thing | art
@ lake loop | water-wave | The first half is boardwalk, the second half is mud after rain.; A family shared their oranges with us at the picnic rocks.
@ ridge walk | snow-capped-mountain | The wind nearly took my hat and my confidence.; No shade at all, but clouds on both sides.
@ bamboo trail | herb | It's five degrees cooler inside and there's no signal.; The leaves are slippery, I sat down twice without meaning to.
@ overnight camp | camping | It drizzled at two and I slept better for it.; The toilets are a three-minute walk, bring a headlamp.
@ stream walk | water-wave | Ice cold up to the knee.; Your shoes will get wet, stop trying.
@ sunrise climb | sunrise | A dozen strangers at the top and nobody spoke.; We didn't get the sea of clouds, we got pink instead.
@ coast ride | bicycle | Ten kilometres with the wind, hardly pedalling.; Then you turn around.
@ tea hills path | herb | The pickers told us this season's leaves are the cheap ones.; Wild persimmons everywhere, look but don't pick.
@ wetland walk | duck | Borrowed binoculars, three birds I can't name.; Talk and the serious people will glare.
@ paddle | canoe | I fell in within a second, and stood up by the fifth try.; Tie your sunglasses on.
$ km=52..188/2:1 climb=120..980/20 hours=3..8 people=2..9 cost=4..36/2
% gear=walking poles; a windproof jacket; a headlamp; knee supports; a sun hat; spare socks; a power bank
% lunch=rice balls; cheese sandwiches; boiled eggs; apples and nuts; instant noodles; cold pizza
h {km} km {thing}, beginner-friendly
h {climb} metres up: the {thing}
h Day trip: the {thing}
h I survived the {thing}
h {thing^} with {people} strangers
h First {thing}, lessons learned
h What to pack for the {thing}
h {hours} hours outside
h The {thing}, with numbers
o {when^} {who} talked me into the {thing}, and everyone turned up on time, which is a miracle.
o I sit at a desk all week, so I wanted to see what's left of me on the {thing}.
o I've done the {thing} twice, once in sun and once in rain.
o There were {people} of us, and the oldest was the fastest.
o Many of you asked how hard the {thing} is, so here are the numbers.
o I only wanted photos and ended up doing all {km} km of the {thing}.
o Not an expert, just someone who likes the {thing}.
f km | It's {km} km in total. | 📏 {km} km | Distance: {km} km
f climb | You climb {climb} metres. | ⛰ {climb} m up | Climb: {climb} m, mostly in the first half
f hours | We took {hours} hours with breaks. | ⏱ {hours} hours | Time: {hours} hours at a normal pace
f cost | It cost us \${cost} each, petrol shared. | 💰 \${cost} each | Cost: \${cost} per person
f people | We were {people} people. | Group: {people}
x Bring {gear}, I had to borrow mine.
x Lunch was {lunch} behind a rock, out of the wind.
x I carried {gear} the whole way for nothing, and I'd do it again.
x Two thirds in I wanted to quit, and {who} handed me a sweet.
x Two litres of water were just enough for {hours} hours.
x We carried everything back down, {lunch} wrappers included.
x Check the forecast, the {thing} is no place for a thunderstorm.
x My mistake was leaving {gear} in the car.
x There's no kiosk, so pack more {lunch} than you think.
x Change your shirt at the top, it gets cold fast.
x Download the map before the {thing}, the signal comes and goes.
q Which trail should we do after the {thing}?
q Which {gear} do you use?
q Anyone want to be number {people} next time?
q What do you eat on a hike, if not {lunch}?
t hiking; {thing}; getoutside; daytrip; weekendhike; beginnerhiker; trailnotes
e ⛰️ 🥾 🌲 ☀️
a km | How many km? | {km}, it sounds worse than it is.
a climb | Is it steep? | {climb} metres up, the first hour is the worst.
a hours | How long did you take? | {hours} hours, and we weren't fast.
a cost | What did you spend? | \${cost} each, mostly petrol.
a people | How big was the group? | {people} of us, all weekend walkers.
c Did the {thing} last year, that last muddy bit nearly ended me.
c No {gear} here and I paid for it.
c {lunch^} on a mountain is the best meal there is.
c Could someone who jogs three km manage this?
c How are your knees after {climb} metres?
c You got lucky with the weather.
c Can I bring an eight-year-old on the {thing}?
c I think I saw your group, were you in orange?
c Never in the rain. Trust me.
c Do you have the track file?
c Ordering {gear} right now.
`;
