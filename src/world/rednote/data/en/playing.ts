/** Forms of English notes about pets, sport, devices, games, photography and family, in the format of `parseForms`. */
export const playing = `
= pets.diary | pets | image image video video | bone paw-prints teddy-bear yarn | wood linen grass wall
: thing | art | call
@ ginger cat | cat | Biscuit | Runs laps at three in the morning, always the same route.; To weigh him I weigh us both and subtract me.
@ grey cat | cat-face | Pewter | Won't be held, but follows me to the bathroom.; Purrs louder than the fridge.
@ tabby | cat | Fern | After three years of toy mice she caught a real moth.; You need a foot in the door when you come home.
@ calico | cat-face | Marble | Swore at me in the carrier all the way to the vet.; Only drinks running water, the tap is hers.
@ black cat | black-cat | Sheriff | Looks me in the eye while pushing the cup.; Opens drawers, so now we have child locks.
@ corgi | dog | Toast | Short legs, full speed.; I carry him downstairs, vet's orders.
@ golden retriever | dog-face | Waffles | Would show a burglar the fridge.; One bath, one blocked drain.
@ collie | dog | Pip | Rings a bell to go out, a dozen times a day.; Less than two kilometres and something in the flat dies.
@ ragdoll | cat-face | Latte | In shedding season it snows indoors.; Can't jump, gets by on looks.
@ terrier | dog | Button | Barks at scooters, hides from big dogs.; After a haircut he looks like somebody else.
@ tortoiseshell | cat-face | Plum | Chooses one person per evening, and it's never me.; Naps in the laundry, only in clean laundry.
@ mongrel | dog-face | Lucky | Found behind the market, turned out to be white after a wash.; Knows "home", doesn't know "drop it".
$ cost=14..140/2 age=2..11 times=2..5
% act=opening parcels; going through the bin; hiding behind the curtain; sleeping on my face; stealing half a slice of toast; faking a limp; digging into the sofa; staring at a wall
% need=worming; vaccinations; a dental; a nail trim; a check-up; new food
h {call} was caught {act}
h A day with {call}
h What {a thing} costs: \${cost} a month
h {need^} with {call}
h {call} is {age} now
h Before you get {a thing}
h {call} denies everything
h {times} meals a day and still complaining
h I live with {a thing}
h {call} and the case of {act}
o I came home {when} and found {call} {act}.
o {call} has been with me for {age} years, and this is the first proper post.
o People ask if {a thing} is hard work. Let me tell you about {call}.
o We went for {need}, and {call} was braver than me.
o {who^} was against pets, and now the first question is always how {call} is.
o I was away for three days, and the camera shows {call} {act}.
f cost | This month was \${cost}. | 💰 \${cost} this month | Cost: \${cost}, mostly food and {need}
f age | {call} is {age} years old. | 🎂 {age} years | Age: {age} years
f times | We do {times} meals a day. | 🍽 {times} meals a day | Meals: {times} a day, on the clock
x Nothing to eat before {need}, the vet said it three times.
x {call} and the vacuum cleaner: first hide, then attack.
x I said no to {act} and {call} looked the other way.
x Trim the fur between the toes before summer.
x {who^} gives {call} secret treats, I found the evidence.
x After {act}, {call} stands in the corner for about three seconds.
x Half my photos are {call}, the other half are {call} leaving.
x I gave away my black clothes, {call} won.
x After {need} I was ignored all day and forgiven at bedtime.
x Change food over a week, not overnight, or {call} will tell you about it.
x No regrets, home is where {call} is.
q Is yours into {act} too?
q What do you pay for {need}?
q {call} against your pet, who wins?
q Any nicknames for {call}?
t {thing}; petsofrednote; petdiary; adoptdontshop; petcare; {call}; lifewithpets
e 🐾 🐱 🐶 😂
a cost | What does that cost a month? | \${cost}, as long as nobody's ill.
a age | How old is {call}? | {age}, and going on two.
a times | How often do you feed? | {times} times a day, {call} would like more.
c {call}: no photos without payment.
c Mine does the same, especially {act}.
c The face while {act}!
c More {call}, please, daily.
c What did {need} cost you? Mine was shocking.
c {call} should be famous.
c My mum says that's me as a child.
c Do they shed a lot? Thinking about getting one.
c Can I give {call} a kiss?
c I'm sure {call} understands every word.
c Mine is {age} as well, they could be cousins.

= fitness.log | fitness | image image video text | running-shoe flexed-biceps stopwatch | grid sky mint wall
: thing | art | part | sort | cost | beats
@ running | running-shoe | calves | Sports ground |  | 126..162 | A woman with three dogs overtook me and I kept going.; The first two kilometres are the worst, then it drives itself.
@ skipping | stopwatch | calves | Sports ground |  | 126..162 | Soft knees and the neighbours don't come up.; One minute on, one minute off, forget a thousand.
@ bench pressing | flexed-biceps | chest | Gym | 4..24 | 104..132 | Set your shoulders first, then push.; Start with the empty bar, nobody's looking.
@ yoga | lotus | hips | Yoga studio | 4..24 | 88..112 | My heels touched the floor for the first time.; Twenty minutes before bed and I sleep like a brick.
@ swimming | water-wave | shoulders | Swimming pool | 4..24 | 126..162 | Breathe out before you turn your head.; Early mornings, two people per lane.
@ squats | flexed-biceps | glutes | Gym | 4..24 | 110..140 | Sit back as if there's a chair.; The next day I held on to the wall in the bathroom.
@ cycling | bicycle | thighs | Sports ground |  | 126..162 | Raise the saddle, save the knees.; At six the road belongs to me.
@ badminton | badminton | wrists | Sports hall | 4..24 | 126..162 | Doubles is mostly talking.; Looser strings, happier elbow.
@ climbing | mountain | forearms | Climbing gym | 4..24 | 108..140 | Push with the legs, don't pull.; Eleven falls on one route and then I had it.
@ pilates | lotus | core | Yoga studio | 4..24 | 90..116 | Tiny movements, big shaking.; The breathing is the hard part.
$ weeks=3..40 minutes=15..75/5 kg=2..9
% time=at six in the morning; at lunch; after work; at nine at night; once the kids are at school; on Saturday mornings
% eat=chicken and rice; eggs on toast; soy milk; a sweet potato; yoghurt and blueberries; a banana
p sport
h {weeks} weeks of {thing}
h {thing^} {time}
h Beginner's log: {thing}
h {minutes} minutes of {thing} a day
h My {part} hurt: {thing}
h I failed PE, now it's {thing}
h Trying {place}
h {kg} kg later: {thing}
h Not fit, just stubborn
h {thing^} at {place}
o My doctor looked at the numbers and so did I, and that week I joined {place}.
o {who^} dragged me to {thing} and then quit, and I'm still here.
o I'm heavy and my knees complain, so I went slowly with {thing}.
o I used to lie down after work, until I got up {weeks} weeks ago and tried {thing}.
o No mirror photos, just what {thing} feels like.
o I go to {place} {time}, when nobody's there.
o I stopped twice and picked {thing} up again twice.
f weeks | I've kept it up for {weeks} weeks. | 📅 Week {weeks} | Weeks: {weeks}
f minutes | Each session is {minutes} minutes. | ⏱ {minutes} minutes a session | Time: {minutes} minutes, four times a week
f kg | I've lost {kg} kg. | ⚖️ {kg} kg down | Weight: minus {kg} kg
f cost | One visit costs \${cost}. | 💰 \${cost} a visit | Price: \${cost} per visit, no contract
f address | I go to {place} at {street}. | 📍 {place}, {street} | It's at {street}.
f beats | My average heart rate is {beats}. | ❤️ {beats} bpm | Heart rate: {beats}
x The best moment {time} is {eat} afterwards.
x Your {part} will ache on day two, take a hot shower and a rest day.
x {who^} asked for the secret, which is not to stop.
x I'm not strict about food, {eat} on weekdays and hotpot on Sundays.
x Let someone check your form, your {part} will thank you.
x On bad days I do five minutes of {thing} and usually finish anyway.
x Spend money on shoes before anything else.
x The changing room at {place} is small but the water's hot.
x Don't weigh yourself every day, I waited weeks.
x Warm up your {part} first, I pulled mine and lost two weeks.
q How often do you do {thing}?
q What do you do for sore {part}?
q Anyone up for {thing} {time}?
q What do you eat after {thing}?
t {thing}; fitnessjourney; beginnerfitness; workoutlog; slowprogress; healthyhabits; movemore
e 💪 🏃 🔥 💦
a weeks | How long have you kept it up? | {weeks} weeks, with one cold in between.
a kg | How much did you lose? | {kg} kg, slowly.
a minutes | How long is a session? | {minutes} minutes without stretching.
a cost | What does it cost? | \${cost} a visit, classes are cheaper.
a address | Where do you go? | {place}, {street}.
a beats | What's your heart rate? | {beats} on average, then I slow down.
c {time^}? You're a machine.
c My {part} hurt so much I went downstairs backwards.
c Do my knees hurt because I'm doing {thing} wrong?
c I sat up while reading this. Then I lay down again.
c I can't look at {eat} any more, ideas?
c {kg} kg is great, I gain that at Christmas.
c Would {thing} work for a really unfit person?
c I go to {place} too, maybe we've met.
c Starting week one tomorrow.
c Thank you for not posting abs.
c What do you do on rest days?

= tech.review | tech | image image video text | laptop mobile-phone battery electric-plug | grid wall wood night
: family | use | flaw | hours
@ laptop | essays / editing video / travel / spreadsheets | too few ports / a shallow keyboard / that it gets warm | 7..16 | You hear the fan in a library, not at home.; The screen holds up next to a window.; I forget it's in my bag.
@ tablet | reading papers / drawing / series in bed | fingerprints everywhere / the missing headphone jack / a huge box | 8..14 | Great for marking up papers.; For typing you'll want a keyboard.
@ earbuds | commuting / lectures / running | a slippery case / sore ears after a while / only two colours | 4..9 | They cancel a train, not the wind.; Three hours and my ears want a break.
@ headphones | lectures / long flights / editing video | the tight fit / a short cable / a bulky case | 18..40 | My ears get warm in summer.; The bass stays polite, voices come forward.
@ keyboard | essays / gaming / spreadsheets | the missing wrist rest / shiny keycaps / a short cable |  | Sounds like light rain, no complaints from colleagues.; The space bar doesn't rattle.
@ mouse | spreadsheets / gaming / drawing | a noisy wheel / a short cable / fingerprints everywhere |  | Better for large hands.; The side buttons are where my thumb is.
@ monitor | editing video / gaming / spreadsheets | too few ports / a huge foot / fiddly buttons |  | The colours were too cold out of the box.; It goes up and down, my neck is grateful.
@ phone | photos of the kids / series in bed / travel | sharp edges / that it gets warm / the missing charger | 8..16 | Good at night, a bit yellow indoors.; Fits one hand.
@ smartwatch | running / messages / sleep tracking | a sweaty strap / too few faces / a short charging cable | 20..48 | The sleep data matches my mood.; It sometimes counts one lap too many.
@ powerbank | travel / long flights / long days out | the weight / fingerprints everywhere / the missing cable |  | The label is printed large enough for airport staff.; One phone charge and there's more than half left.
@ charger | travel / my desk / the whole family | the missing cable / its width, it blocks the next socket / only two colours |  | Folds flat, stays cool with two plugged in.; Smaller than my old one.
@ speaker | the shower / camping / podcasts while cooking | the thin bass / tiny buttons / the missing charging port | 8..20 | Lives in my bathroom and doesn't mind steam.; Half volume is its sweet spot.
@ drone | travel / sunsets / camping | how it behaves in wind / expensive batteries / the noise |  | Don't fly it in wind, I did, and aged a year.; It comes home by itself, half a metre off.
@ handheld | commuting / gaming in bed / travel | that it gets warm / a reflective screen / small grips | 3..8 | Bright enough for bed.; It gets warm at the back, don't cover it.
$ days=5..180 score=58..95:1
g laptop tablet earbuds headphones keyboard mouse monitor phone smartwatch powerbank charger speaker drone handheld
h {days} days with the {brand} {thing}
h {brand} {thing}: worth it?
h The {thing} I chose for {use}
h {colour^} {thing}, unboxed
h One annoying thing about my {thing}
h {score}/10: {brand} {model}
h Which {thing} for {use}?
h My parents' new {thing}
h Not sponsored: {brand} {thing}
h Goodbye old {thing}
o I paid for this {brand} {thing} myself, and I've had it for {days} days.
o My old {thing} lasted five years and died {when}.
o I mostly need it for {use}, so my list was short.
o {who^} keeps asking which {thing} to get, so here is everything I know.
o You can look up the specs, I'll tell you what it's like for {use}.
o After two weeks of comparing I ended up with {brand}.
o I bought cheap twice and regretted it twice.
f days | I've used it for {days} days. | 📅 {days} days | In use for: {days} days
f score | It gets {score} out of 10. | ⭐️ {score}/10 | Score: {score}/10
f hours | The battery lasts me {hours} hours. | 🔋 {hours} hours | Battery: {hours} hours
f price | I paid \${price}. | 💰 \${price} | Price: \${price}
f model | It's the {brand} {model}. | Model: {brand} {model}
f colour | Mine is {colour}. | Colour: {colour}
x For {use} it's more than enough, I haven't tried much else.
x My main complaint is {flaw}, but you get used to it.
x I wrote to support about {flaw}, and they were polite and useless.
x {who^} tried it for a day and bought one the next.
x If you mostly need it for {use} too, you don't need the top model.
x Support answered within a day, twice.
x Check for scratches before you peel anything off.
x It loses value fast, so wait for a sale.
x Walk away if you know {flaw} would drive you mad.
x I dropped it once in {days} days and got lucky.
q How long do you keep your {thing}?
q Is there anything better for {use}?
q Does {flaw} bother anyone else?
q {brand} or something else?
t techreview; {thing}; {brand}; desksetup; honestreview; studenttech; unboxing
e 💻 📱 🎧 🔋
a days | How long have you had it? | {days} days, still in one piece.
a hours | How's the battery? | About {hours} hours in real life.
a score | Would you recommend it? | I gave it {score}, depends how you feel about {flaw}.
a model | Which model is it? | {brand} {model}.
a colour | What colour is that? | {colour^}.
a price | How much? | \${price}, new.
c Same complaint here: {flaw}.
c Is it any good for {use}?
c I have the old one, should I upgrade?
c How is {brand} with repairs?
c Got one for my dad, he read the manual twice.
c Been waiting half a year for a discount.
c Does the colour show dirt?
c Finally a review that doesn't read out the box.
c Now I'm even less sure.
c Owned it for a year and stopped noticing {flaw}.

= games.table | games | image image text video | game-die puzzle-piece chess-pawn video-game joystick | wood night grid mint
: thing | art | type | level | people
@ Fog Harbour Post | envelope | board game |  | 3..6 | One wrong letter and the table lost it.; The rules take ten minutes, the fun starts in round two.
@ Cat Express | locomotive | board game |  | 3..5 | Kids can play it, adults get nervous.; The cards are too cute to bend.
@ The Deep Well | hole | puzzle game | 3..18 |  | Two days on level seven, and the answer was on the wall.; Wear headphones.
@ Corner Shop on the Hill | convenience-store | management game | 5..28 |  | I wanted ten minutes and saw the sunrise.; The customers are better written than the story.
@ The Last Lantern | candle | murder mystery |  | 6..8 | I was the murderer and believed myself.; Bring tissues.
@ Thirty-Six Bridges | bridge-at-night | murder mystery |  | 5..8 | You need to be good at sums.; Our host had a radio voice.
@ Working Hero | crossed-swords | role-playing game | 5..28 |  | You fight monsters and then file a report about it.; The combat is a bit stiff.
@ Small Town Angler | fishing-pole | cosy game | 5..28 |  | Reeling in is the best part of my day.; One fish only bites in the rain, I waited four evenings.
@ a thousand-piece jigsaw | puzzle-piece | puzzle |  | 2..4 | The sky is just blue, so much blue.; One piece was missing, the cat was sitting on it.
@ Cloud Kitchen | cooking | co-op game | 3..18 | 2..4 | We nearly broke up in level three.; Someone has to do the dishes, that's the strategy.
@ Beyond the Orbit | rocket | strategy game |  | 2..5 | Three hours and my legs were gone.; The comeback in the middle was worth it.
@ chess | chess-pawn | board game |  |  | First learn to take, then learn not to.; I lost to an eight-year-old.
$ hours=2..9 price=9..69 score=55..96:1
% with=my flatmates; my parents; colleagues; my partner; my cousin; strangers online; three school friends
h {thing}: {people} players is best
h I played {thing} with {with}
h {hours} hours of {thing}
h My favourite {type}: {thing}
h {thing}, no spoilers
h Start with {thing} if you're new
h Level {level} of {thing}
h A weekend in with {thing}
h \${price} well spent: {thing}
o {when^} the power went out, so it was {thing} by candlelight with {with}.
o I don't normally like {a type}, but {with} made me try {thing}.
o {who^} brought a whole box, and we only played {thing}.
o I'm too old for all-nighters, except for {thing}.
o The thing I played most this month was {thing}.
o {thing} sat on the shelf for half a year before we opened it.
o I've put {hours} hours into {thing}, so is it worth it?
f people | It's best with {people} players. | 👥 {people} players | Players: {people}
f hours | We played for {hours} hours. | ⏱ {hours} hours | Time: {hours} hours
f price | It was \${price}. | 💰 \${price} | Price: \${price}, on sale
f score | I give it {score} out of 10. | ⭐️ {score}/10 | Score: {score}/10
f type | It's {a type}. | Type: {type} | Strictly speaking it's {a type}.
x It turns out {with} can't lose, so we played again.
x Watch a video first, the rulebook of {thing} is a maze.
x At level {level} I noticed I'd gone wrong at the start.
x With {people} people {who} can be the referee.
x There are crumbs on the table from playing {thing}.
x I lent {thing} to {with} and it never came back.
x No spending needed, but level {level} is a grind.
x Don't start {thing} before dinner, ours went cold.
x If you hate sums, pick another {type}.
x Whoever loses does the dishes, and it's usually {with}.
q What other {type} should I try?
q How do I get past level {level}?
q What do you play with {with}?
q Does {thing} work with {people} people or is it better with fewer?
t {thing}; {type}; gamenight; boardgames; cosygaming; weekendin; whatimplaying
e 🎲 🎮 🧩 😆
a people | How many can play? | {people} is the sweet spot.
a hours | How long is a game? | {hours} hours for us, we're slow.
a price | How much is it? | \${price}, less second-hand.
a score | Is it good? | {score} out of 10, more with the right people.
a type | What kind of game is it? | It counts as {a type}.
c We played {thing} until the neighbours knocked.
c Go left at level {level}. You're welcome.
c Played it with {with}, we didn't speak for an hour.
c Looking for a group in Shanghai, anyone?
c I can't do {type}s, my brain leaves.
c Does it work with two?
c Mine's still in the wrapping, tonight's the night.
c Is it okay for a seven-year-old?

= photography.spot | photography | image image image video | camera film-frames sunrise cityscape | sky dawn night water
: thing | art
@ blue hour | cityscape-at-dusk | You get twenty minutes, be there thirty before.; White balance around four thousand keeps it clean.
@ backlit portraits | sunset | Stand them where the shade ends.; Meter on the face and let the sky go.
@ rainy nights | umbrella-with-rain-drops | The puddles are better than the people.; I hold the umbrella with my neck now.
@ street film | film-frames | Thirty-six frames make you think three seconds longer.; Five came out blurred and one of those is my favourite.
@ light trails | bridge-at-night | No tripod, so I used my bag.; The bridge shakes, wait for a gap.
@ window still lifes | potted-plant | A sheet of white paper is a reflector.; Ten in the morning, softest light of the day.
@ pet portraits | paw-prints | Lie down, be as tall as they are.; Hold the treat above the lens.
@ snow | snowflake | One stop over, or it turns grey.; Keep the battery in your pocket.
@ symmetry | classical-building | The floor tiles show you the middle.; Wait five minutes and the people are gone.
@ stars | night-with-stars | You need to get twenty kilometres away from the lamps.; A timer of three seconds stops the shake.
@ food from above | fork-and-knife-with-plate | Stand on the chair, ask first.; Window seat, lamp off.
$ photos=20..320/10
% iso=100; 200; 400; 800; 1600; 3200
% shutter=60; 125; 250; 320; 500
% mm=24; 28; 35; 50; 85; 105; 135
% time=before sunrise; at six in the evening; right after the rain; at nine at night; at noon; on a foggy morning
% edit=pulled the highlights down; only touched the white balance; added grain; cropped it to four by three; left it as it was; bent the curve a little
p sight park
h {thing^} with any camera
h {area}: where I shoot {thing}
h {place}, {time}
h {photos} frames, these survived
h {mm} mm and {thing}
h Four mistakes with {thing}
h Unedited: {thing}
h Same spot, three tries
h How I shot {thing} at {place}
o {time^}, {place}, and me waiting for {thing}.
o {who^} asked how I do {thing}, and it's less than you'd think.
o A year into photography, and {thing} is still what I like best.
o I got up at half past four for {thing}.
o Old camera, one lens, and still {thing}.
o Last time every {thing} shot went in the bin, so I came back.
o I was passing {place} when the light dropped.
f mm | I used {mm} mm. | 📷 {mm} mm | Lens: {mm} mm
f iso | ISO was {iso}. | ISO: {iso}, the noise is fine
f shutter | The shutter was at 1/{shutter}. | ⚙️ 1/{shutter} s | Shutter: 1/{shutter}
f photos | I took {photos} frames. | Frames: {photos} | {photos} frames, three I like.
f address | The spot is {place}, {street}. | 📍 {place}, {street} | I stood at {street}, in front of {place}.
x In editing I {edit}, five minutes at most.
x The light changes quickly {time}, check your settings every minute.
x Where you stand matters more than gear, I moved two steps left.
x I {edit}, more and {thing} turns to plastic.
x The model is {who}, paid in bubble tea.
x Someone asked what I was doing, then took out a phone as well.
x Tripods are fine at {place} as long as you don't block the path.
x Format your card at home, I was deleting pictures at {place} like a fool.
x Take a spare battery when it's cold.
x I sat down on the steps and looked through all {photos}, three made me happy.
q What focal length do you use for {thing}?
q Edited or not, which one do you prefer?
q Any other spots in {area}, as a trade?
q Do you want to see how I edit {thing}?
t photography; {thing}; {area}; phonephotography; photospots; beginnerphotographer; {place}
e 📷 🌇 🎞️ ✨
a mm | What lens? | {mm} mm, a prime.
a iso | What were your settings? | ISO {iso}, 1/{shutter}.
a address | Where is this? | {place}, {street}.
a photos | How many tries did it take? | {photos} frames and cold hands.
c Can I use one as a wallpaper?
c All my {thing} shots come out blurred.
c How did you do the edit? Please explain.
c I was there {time}, the guard didn't allow tripods.
c Is {place} busy at weekends?
c Would a phone manage this?
c That light is pure luck and I'm jealous.
c The colours look real for once.
c How much was the camera?
c I stood in the same place and got something completely different.
c Do you shoot couples?

= family.kids | family | image image video text | baby-bottle teddy-bear crayon balloon | mint rose wall paper
: thing | art | age
@ first foods | bowl-with-spoon | 8 months | Pumpkin everywhere, carrot nowhere.; Ice cube trays, one cube per meal.
@ picture books | open-book | 2 | The same book forty times, and no word may be missing.; She turns, I read.
@ potty training | baby-bottle | 2 | Summer is easiest, trousers dry fast.; The potty is in the living room, he likes an audience.
@ nursery drop-off | school | 3 | Three days of tears, then a wave, and then it was my turn to cry.; A family photo in the bag helped.
@ toy clutter | teddy-bear | 4 | The favourite is still the cardboard box.; Hide half, swap after two weeks.
@ bedtime | crescent-moon | 1 | Bath, milk, one book, no negotiating.; I fall asleep first more often than he does.
@ learning to cycle | bicycle | 5 | Take off the pedals for two days.; She fell, got up and said "again".
@ travelling with kids | luggage | 4 | Half the suitcase is soft toys.; One thing a day, back by three.
@ homework | pencil | 7 | A timer works better than a hundred reminders.; I sit next to her with my own book and say nothing.
@ a new sibling | baby-bottle | 3 | She says he can stay if he sleeps outside.; Twenty minutes a day with only the big one.
@ museum days | sauropod | 6 | One hour of dinosaurs, ten minutes for the rest.; He holds the tickets and leads the way.
@ painting | artist-palette | 4 | I have six fingers in the portrait, and it's framed.; An old sheet on the table and let go.
$ minutes=10..50/5 cost=4..64/2 days=3..21
% who3=Granny; Grandad; Dad; my sister; the neighbour's boy; my mother-in-law
% say=I do it myself; read it again; don't hurry, Mummy; can you not work today; I'll fix it when I'm big; you sleep, I'll stay with you
h {thing^}: what helped us
h I let go of {thing}
h Nobody warned me about {thing}
h {who3} and I disagree about {thing}
h Calm {thing}, mostly
h \${cost} that saved {thing}
h {minutes} minutes a day for {thing}
h "{say}"
o It took us a while, but {thing} is finally working, so this is for anyone at the start.
o {who3} had the kids for one day and {thing} fell apart, happily.
o "{say}", said a small voice, and my bad day was over.
o The books about {thing} were written about other children.
o {when^} I cried about {thing} in the bathroom, and then we tried something else.
o I'm not an expert, just a parent who has been through {thing}.
o The parents' chat only talks about {thing}, so here's our story.
f age | Ours is {age} now. | 👶 Age: {age}
f days | It took {days} days. | 📅 {days} days | Time: {days} days, with setbacks
f minutes | We do {minutes} minutes a day. | ⏱ {minutes} minutes a day | Each day: {minutes} minutes
f cost | It cost us \${cost}. | 💰 \${cost} | Cost: \${cost}, reusable
x {who3} wasn't all wrong about {thing}, I kept half of it.
x "{say}" is an exact quote, I'm writing it down so I don't forget.
x When it goes badly, go outside once around the block, {thing} can wait.
x {who^} has a child two months older, and with {thing} it's the opposite there.
x Don't compare in the group chat, {thing} has no timetable.
x We have one rule for {thing}: nobody shouts.
x {who3} filmed it, and my hair looks like a nest.
x On day {days} it just happened, we clapped, and everyone was startled.
x Always pack a second set of clothes.
x After bedtime I ate half a cold banana on the floor.
x If you read this one day: it was fun, I promise.
q Is it like this for you too?
q How did you get through {thing}?
q What do you do when {who3} joins in?
q Is there anything cheap that helps with {thing}?
t parenting; {thing}; toddlerlife; familylife; honestparenting; parentingtips; momentstokeep
e 👶 🧸 🍼 💛
a age | How old is yours? | {age}, small for the age.
a days | How long did it take? | About {days} days, don't rush.
a minutes | How long each day? | {minutes} minutes, after the bath.
a cost | Was it expensive? | \${cost} in total.
c "{say}" is exactly what mine says.
c The hardest part of {thing} is the grown-ups.
c It's such a sweet age, hold on to it.
c We fought with {thing} for two months, I could cry reading this.
c And where was Dad? Asking quietly.
c What's the little cup in the photo?
c Someone sent this round our group, thank you.
c With the second one you stop caring about {thing}.
c {minutes} minutes? I can't find five.
`;
