/** Forms of English posts about animals and technical hobbies, in the format of `parseForms`. */
export const cats = `
= cats | cats | text | - | topic
c [problem][behaviour] Mine does this at {h} in the morning, every day.
c [problem][behaviour kitten] Play with it until it's tired, then feed it. In that order.
c [problem][litter] If it's sudden, see a vet. It can be a bladder thing.
c [problem][litter] More boxes. One per cat plus one.
c [problem][food] We feed at set times now and the begging stopped, mostly.
c [problem][two] It took ours three months. Now they sleep in a pile.
c [problem][two] Go slower than you think you need to.
c [problem][carrier] Leave it out all year, with a blanket in it.
c [problem][furniture] Put the post right in front of the sofa, then move it bit by bit.
c [problem][furniture] Double-sided tape.
c [made review] Mine would ignore it and sleep in the box it came in.
c [made] Lucky cat.
c [guide][carrier] Top-loading carrier. Changed everything for us.
d [problem] How old is the cat? | *About two. | Could still change then.
d [problem][food] Wet or dry food? | *Both, {g} grams of wet a day. | Then I'd look at the timing.
d [problem][behaviour kitten] Do you play before bed? | *Ten minutes or so. | Make it twenty.
d [made review] Where's the cat picture? | *Wouldn't hold still. | They never do.
d [problem][litter] How many litter boxes? | *Just the one. | Get a second one and try that first.
$ h=3..5 y=2..14 g=80..200/10

= cats.problem | cats | text text image | animal room | problem ~being
: tags | thing | sym | cause | wrong | wrong2
$ owned=2..9
% ware={thing}
@ behaviour | cat | wakes me at {h} every single night | an automatic feeder that ran too early | boredom | the birds outside | moved the feeder to seven and ignored the rest; It's a paw on my eyelid.; Closing the door makes it worse.; His last meal is at {e} in the evening.
@ behaviour kitten ~being | kitten | attacks my feet under the blanket | too little play before bed | teething | warm feet | played for {m} minutes before lights out; She's {w} weeks old and weighs nothing.; She clearly thinks this is a game.; By day she's an angel.
@ litter | cat | goes next to the litter box instead of in it | a box with a lid | the litter | the new flat | took the lid off; It's always on the left.; I clean it {n} times a day.; The vet found nothing.
@ food | cat | begs as if he'd never been fed | {n2} people feeding it | worms | the brand | put a chart on the fridge; He gets {g} grams a day, officially.; He weighs {lb} pounds.; He's worked out which neighbour gives in.
@ furniture | cat | shreds the sofa next to a new scratching post | a post that wobbles | the fabric | spite | screwed the post to the wall; The post cost \${p}.; It's the left arm, always.; She sits on the post.
@ two ~being ~slow | resident cat | hisses at the new one after {d2} days | too quick an introduction | jealousy | the smell of the shelter | went back to closed doors and fed them on both sides; They ate next to each other once.; There's no blood, only opera.; The new one just wants to play.
@ carrier | cat | turns to liquid at the sight of the carrier | a carrier that only appears for the vet | the car | the smell | left it open in the living room with a blanket; It takes {n2} adults to get her in.; Treats make her suspicious.; She can open the bathroom door.
$ h=3..5 e=5..7 m=10..20/5 w=10..16 n=2..3 n2=2..4 lb=9..17 p=25..70/5 d2=6..18
x [!litter] The vet says everything's fine.

= cats.review | cats | text image | animal | review ~item
: tags | thing | rival | price | pro | con
@ furniture | floor-to-ceiling cat tree | a shelf | 60..180/10 | It's been slept on from day one. | It sheds rope like a snake. | It takes {m2} minutes to put up.; It holds {lb} pounds of cat at a run.
@ food | automatic feeder | a kind neighbour | 40..130/5 | I'm no longer the alarm clock. | The cat hit it until it paid. | It drops {g2} grams at a time.; It works in a power cut.
@ litter | self-cleaning litter box | a scoop | 190..520/10 | The flat doesn't smell. | It scared him for {d2} days. | The bags are \${p2} a month.; It sends me statistics that I didn't ask for.
@ food | water fountain | a bowl | 18..55 | He drinks, finally. | You clean a pump with a tiny brush. | The filter lasts {wk} weeks.; It hums like a fridge in another room.
$ m2=20..60/5 g2=5..15/5 p2=8..22 wk=3..6

= cats.made | cats | image | animal | made ~object
: tags | thing
$ cost=20..160/5 anycost=20..190/5
@ furniture | cat bridge | It goes over the door, {in} inches wide.; Ignored for a week, then never left.
@ furniture | catio | {sq} square feet of fresh air.; She's met a squirrel.
$ in=7..10 sq=16..60/2

= cats.count | cats | text | - | count
: tags | ask | small | own | n | unit
@ food | How many grams of wet food does your cat get a day? | how many grams of wet food does your cat get a day? | Mine gets {n} grams and claims to starve. / Ours gets {n} grams. / {n} grams over three meals. | 80..260/10 | grams |
@ * | What do you spend on your cat each month? | what do you spend on your cat each month? | I'm at \${n} with insurance. / About \${n} a month. / \${n}, and most of it is litter. | 30..190/5 | $ |

= cats.guide | cats | text | - | guide
: tags | thing
@ two | introduce two cats | Separate rooms for {d3} days.; Swap blankets every evening.; Feed them on both sides of a closed door.; A crack of {in2} inches, then a gate.; First meeting short, after a meal, and end it while it's boring.
@ carrier | get a cat into a carrier | Leave it open for {d3} days.; Feed in it.; Close the door for {sec} seconds, open, treat.; Lift it, put it down, treat.; On the day, put it on its end and lower the cat in backwards.
$ d3=5..10 in2=2..3 sec=5..20/5

= cats.talk | cats | text | - | talk
: tags | title | body
@ * | What's your cat's weirdest habit? / What weird thing does your cat do? | Mine carries one sock upstairs every night and sings to it. / Mine has to touch every door in the flat before bed. / Ours drinks only from the shower. | He sits in the sink and waits. Nobody knows for what.; She only drinks from a glass with a slice of lemon in it.; Knocks. On doors. From inside.; Steals bread, hides it behind the TV.; He greets the washing machine.; She brings me a leaf when I'm ill.; He's afraid of cucumbers, yes, but also of bananas and one particular spoon.; Mine licks the shower curtain.; She follows me to the bathroom every single time.; He sleeps in the sink in summer.
@ * | How did you get your cat? / How did your cat find you? | Ours walked in one evening, inspected the flat and stayed. / Mine came with the flat, more or less. / We only went to look. | Shelter. He put his paw through the bars, that was that.; A neighbour moved and "forgot" her.; We went for a dog.; He was in the engine of my car.; My ex. Best part of the deal.; She was on a farm, the smallest of {n3}.; A coworker found a litter under her shed.; From the shelter, he'd been there for almost a year.; She just showed up and my wife fed her.
@ food | Which food does your cat steal? / What does your cat steal from your plate? | We can't eat melon in peace any more. / I turned around for a second and the butter was gone. / Mine goes for bread of all things. | Butter. With paw prints.; Croissants.; Peas, one at a time.; Anything in a bag.; Chili, once.; The dog's, on principle.; Cheese, always cheese.; Mine goes for cooked chicken, I can't turn my back.
@ kitten | One kitten or two? / Should I get two kittens? | I work from home {n4} days a week and I'm told that one is lonely. / The shelter says two. My landlord would prefer none. / We're out eight hours a day. | Two. They ruin each other and not your hands.; Two from one litter, if you can.; One, if there's a grown-up cat.; Two cost twice at the vet. Think about that.; We took one and went back the next day.; Two, we were told the same and they were right.; One is fine if you're home a lot.
$ n3=4..7 n4=2..4

= cats.poll | cats | poll | - | poll
: tags | title | options
@ * | Where does your cat sleep? | On my head, At my feet, In its own bed, Unknown | On my head, with its back to me.; Its own bed, \${p} and never touched.; Unknown. It's better that way.
`;
export const dogs = `
= dogs | dogs | text | - | topic
c [problem guide][training recall puppy] Short sessions. {m} minutes, then stop while it's fun.
c [problem][puppy training] Ours was like this until {mo} months and then it got better almost overnight.
c [problem][training recall] Better treats. Try chicken.
c [problem][behaviour alone] Get a trainer for one hour, it's worth it.
c [problem][puppy] Naps. An overtired puppy is a monster.
c [problem][alone] Leave for ten seconds, come back, repeat. It takes weeks, but it works.
c [problem][food] Some dogs just aren't hungry in the morning.
c [problem][behaviour] White noise and closed curtains, that's what worked for us.
c [problem][recall] Long line until it's reliable.
c [made] What a good dog, putting up with that.
c [review][training] Made our walks so much better too.
d [problem][training behaviour alone] How much exercise does it get? | *Two walks, {wm} minutes each. | Let it sniff more, that tires them out.
d [problem][training behaviour recall alone food] What breed? | *Some kind of terrier mix, we think. | That explains a lot.
d [problem][alone] Do you use a crate? | *With the door open, at night. | I'd leave it like that.
d [problem][puppy] How many hours does it sleep? | *Not enough, I guess. | They need eighteen or so at that age.
$ m=3..8 mo=6..18 wm=20..60/5

= dogs.problem | dogs | text text image | animal | problem ~being
: tags | thing | sym | cause | wrong | wrong2
$ owned=2..14
% ware={thing}
@ training | dog | pulls like a train on the leash | moving forward while she pulls | the harness | too little exercise | stood still at every pull for {d2} days; She weighs {lb} pounds.; Off leash she stays close.; The first {wm} minutes are the worst.
@ behaviour | dog | barks at every sound in the stairwell | a spot with a view of the door | fear | boredom | moved the bed to the back room; He's not a puppy any more.; The neighbours have been kind so far.; White noise helped a bit.
@ puppy ~being | puppy | bites our hands every time we pick him up | overtiredness | teething | rough play | made him nap every {h} hours; He's {w} weeks old.; Around seven in the evening he's a shark.; Toys are only interesting when they're mine.
@ puppy ~being ~slow | puppy | still pees on the carpet after {w2} weeks | too long a gap after meals | the carpet cleaner | spite | took her out {m2} minutes after every meal; She asks at the door, sometimes.; It never happens at night.; It's always the same rug.
@ recall | dog | only comes back for a visible treat | showing the treat beforehand | deafness by choice | the treats | hid the treats and paid at random; In the garden he's perfect.; I call {n} times, I know.; Squirrels are the end of all plans.
@ alone | dog | howls when I leave for {m3} minutes | long goodbyes | separation anxiety | the crate | left {n2} times a day for a minute, without a word; I've filmed it.; She settles after a while.; She's fine as long as somebody's home.
@ food | dog | leaves half of her breakfast | too many treats the day before | the brand | a tooth | cut the treats by half; She gets {cups} cups a day.; Dinner is gone in seconds.; She weighs {lb} pounds.
$ d2=7..18 lb=14..78/2 h=2..3 w=9..15 w2=3..7 m2=10..20/5 n=2..5 m3=5..30/5 n2=6..12 cups=2..4
x The vet found nothing wrong.

= dogs.review | dogs | text image | animal | review ~item
: tags | thing | rival | price | pro | con
@ training | front-clip harness | a collar | 22..60/2 | Walks are walks again. | It rubs behind one leg. | It took {m} minutes to fit.; It's been in the sea {n} times.
@ alone | camera | asking the neighbour | 30..110/5 | I know now that she just sleeps. | I watch it at work. Too much. | It tosses treats {n2} times a day.; The night view is green and creepy.
@ food | slow feeder bowl | a muffin tin | 9..28 | Dinner takes {m4} minutes now. | Yoghurt lives in the corners. | He carries it to me when it's empty.; It slides on tiles.
@ gear | orthopedic dog bed | a blanket | 50..180/10 | Our old boy gets up without groaning. | The cover takes two people to zip. | It's {in} inches thick.; The cat took it for {d2} days.
$ m4=6..15 in=4..7

= dogs.made | dogs | image | animal | made ~object
: tags | thing
$ cost=15..90/5 anycost=15..110/5
@ gear | dog ramp | Plywood, carpet and {sc} screws.; He looked at it for two days, then owned it.
@ gear | knitted dog sweater | It fits, apart from the dignity.; {hr} evenings of knitting.
$ sc=20..44/2 hr=5..12 n3=30..90/10

= dogs.count | dogs | text | - | count
: tags | ask | small | own | n | unit
@ * | How many minutes do you walk your dog each day? | how many minutes do you walk your dog each day? | I'm at {n} minutes over three walks. / We do about {n} minutes. / {n} minutes on a normal day. | 30..180/5 | minutes |
@ * ~once | What did the last routine vet visit cost you? | what did the last routine vet visit cost you? | It was \${n} with shots. / We paid \${n} last week. / Just paid \${n} for a checkup. | 60..320/5 | $ |
@ puppy ~once | At how many months was your dog house-trained? | at how many months was your dog house-trained? | Ours needed {n} months. / Ours was {n} months old. / {n} months, with a few accidents after that. | 3..11 | months |

= dogs.guide | dogs | text | - | guide
: tags | thing
@ training | teach loose-leash walking | Start indoors, {m} minutes.; Treat at your knee, every three steps.; When the leash is tight, be a tree.; Change direction before it pulls.; Go outside only when it's boring inside.
@ recall | build a recall | Pick a new word.; Say it once, then {tr} tiny treats in a row.; Ten times a day, no distance.; Add {ft} feet each week on a long line.; Never use it for a bath.
$ tr=5..8 ft=5..15/5

= dogs.talk | dogs | text | - | talk
: tags | title | body
@ * | What did your dog destroy that you still talk about? / What's the worst thing your dog has chewed? | One remote, {n4} shoes, all of them left. / We came home to a couch without a corner. / My glasses. Twice. | A couch. A whole couch, in {h2} hours.; My thesis. Yes, really.; The corner of a wall.; A birthday cake, with the candles.; The vet's stool, during the visit.; The bed I'd bought {when}. Feathers for weeks.; A brand-new pair of boots, on day two.; The passenger seat of my car.; My couch cushions, twice.
@ * | What does your dog understand that you never taught? / What has your dog figured out without you? | Ours knows the word "actually". It means the walk is off. / He knows which shoes mean a walk. / Mine comes running when I close the laptop. | The sound of a cheese wrapper, through two doors.; Suitcases.; When I close the laptop for good.; Friday.; Spelled words. We had to move on to French.; Which shoe means what.; The sound of the car keys, and which ones they are.; He knows when we're on the way to the vet.
@ puppy | When did it get easier? / Does it get easier? | We're in week {w3} and I'd like a light at the end, please. / Four months in and I'm tired. / She's five months old and my hands are all scratches. | {mo2} months. Then again at {mo3}.; When I stopped comparing.; When he learned to nap alone.; Around the second birthday, all at once.; It gets different. Then it's the best thing.; Around ten months for us.; Week eight was the worst, then it got better quickly.
@ gear | Do you dry your dog or let it shake? / Wet dog: towel or just wait? | {who^} bought a dog bathrobe and I've lost the argument. / My hallway looks like a car wash. / We have white walls. Had. | Bathrobe. It's the silliest good thing we own.; Shake, in the stairwell, away from me.; Towel in the car, another at the door.; He rolls on the carpet, job done.; I wear the water.; We keep old towels by the door.; I use a blow dryer on low, she loves it.
$ n4=3..9 h2=2..4 w3=3..9 mo2=6..9 mo3=14..20

= dogs.poll | dogs | poll | - | poll
: tags | title | options
@ * | Is the dog allowed on the bed? | Yes, No, Officially no, It's the dog's bed | Officially no. There's hair on my pillow.; It's his bed, I'm the guest.; No, and I've held for {n} days.
`;
export const aquariums = `
= aquariums | aquariums | text | - | topic
c [problem][planted betta shrimp salt] Test the water first and post the numbers.
c [problem][planted] More plants, less light.
c [problem][salt planted] New tank, it's normal. Give it {wk} weeks.
c [problem][planted] Feed less. That alone helps a lot.
c [problem][betta] They need it warm. People underestimate that.
c [problem][shrimp] Copper kills them, even a tiny bit.
c [problem][filter] Tilt it while it's running and see if bubbles come out.
c [problem][pond] Turn the pump off for a day and see if it still drops.
c [guide] There's no shortcut, sadly.
c [made] Love the scape. What plants are those?
c [review][filter] Ugly, but I trust mine more than anything else in the tank.
d [problem][planted betta shrimp salt] What are your parameters? | *Ammonia 0, nitrite 0, nitrate {no3}. | Then the water's fine.
d [problem][planted salt] How long has it been running? | *{wk} weeks. | That's still new. Wait.
d [problem][planted] How long is the light on? | *{lh} hours. | Cut it to six.
d [made][planted shrimp] How long has it been running? | *About {wk} weeks. | Looks more mature than that.
$ pct=30..50/10 wk=4..9 no3=5..40/5 gal=10..55/5 lh=8..12

= aquariums.problem | aquariums | text image | animal plant | problem ~water
: tags | thing | sym | cause | wrong | wrong2
@ planted | tank | turns pea green within {d2} days | too much light from the window | the fertilizer | overfeeding | covered the window side and blacked it out for four days; It's {gal} gallons.; I changed {pct} percent twice.; The fish don't care.
@ planted | carpet plant | melts from the edges | too little CO2 in the morning | the soil | the trimming | started the CO2 {h} hours before the light; I dose {ml} ml of iron a week.; It was fine for a month.; New growth is pale.
@ betta ~being ~fish | betta | sits at the surface all day | water that was too cold | the flow | a lonely tank | put in a heater, it's at 79 °F now; It still eats.; The tank is {gal2} gallons.; The thermometer says {f} °F.
@ shrimp ~being ~fish | shrimp colony | loses one shrimp a day | copper from a plant fertilizer | the snails | old age | changed {pct} percent with remineralised water; I started with {n} of them.; They die after the molt.; GH is {gh}.
@ filter ~device ~slow | canister filter | rattles after every cleaning | air in the impeller housing | a worn impeller | the hoses | tilted it until the bubbles were out; It quiets down after {h2} hours.; It's {yr} years old.; It's rated for twice the tank.
@ salt ~water ~slow | reef tank | has brown dust on the sand by evening | diatoms in a young tank | the salt mix | the lamp | waited {wk2} weeks; It's gone in the morning.; It's {gal} gallons and {wk} weeks old.; Phosphate reads {po4}.
@ pond ~house ~slow | pond | loses an inch of water every {d3} days | a low spot in the liner edge | a leak in the liner | the heat | lifted the edge by two inches; It's {gal3} gallons.; It's worse when the waterfall runs.; The level stops at the same stone.
$ d2=4..9 h=2..3 ml=5..15/5 gal2=3..8 f=70..74 n=15..40/5 gh=4..9 h2=3..12 yr=2..7 wk2=3..6 d3=2..4 gal3=300..1500/100
% po4=0.02; 0.05; 0.08; 0.1
x I keep a log, so ask for any number.

= aquariums.review | aquariums | text image | animal | review ~item
: tags | thing | rival | price | pro | con
@ filter | sponge filter | a canister | 8..30 | It can't break. | It isn't pretty. | I rinse it every {wk} weeks in tank water.; The air pump is the noisy part.
@ planted | pressurised CO2 kit | liquid carbon | 90..260/10 | Everything pearls at noon. | It's one more thing that can kill fish. | One bottle lasts {mo} months.; I run one bubble per second.
@ betta shrimp | {gal2}-gallon nano tank | a bowl | 40..130/5 | It fits on a desk. | The water swings fast. | The light is better than expected.; {m} minutes a week of work.
@ salt | auto top-off | a jug and a mark | 60..190/10 | Salinity hasn't moved since. | The sensor hates snails. | It uses {gal4} gallons a week.; There's a fail-safe, I tested it on purpose.
$ mo=2..6 m=15..40/5 gal4=2..6

= aquariums.made | aquariums | image | animal plant | made ~object
: tags | thing
@ planted | aquascape | {st} stones and one root from a river.; Day {d4}, and nothing has melted yet.
@ shrimp ~grown | shrimp cube | I started with {n} and stopped counting.; The moss is hiding the filter.
@ pond | patio pond | Half a barrel, {gal} gallons.; A frog moved in within the week.
$ st=3..11 d4=20..60/5

= aquariums.count | aquariums | text | - | count
: tags | ask | small | own | n | unit
@ * | What percentage of water do you change each week? | what percentage of water do you change each week? | I change {n} percent, on Sundays. / I do {n} percent. / About {n} percent a week here. | 10..60/5 | percent |
@ planted | How many hours is your light on? | how many hours is your light on? | {n} hours with a break at noon. / Mine is on for {n} hours. / {n} hours on a timer. | 5..11 | hours |
@ betta | What temperature do you keep your betta at? | what temperature do you keep your betta at? | Mine lives at {n} °F. / Mine is at {n} °F. / I keep him at {n} °F. | 75..82 | °F |

= aquariums.guide | aquariums | text | - | guide
: tags | thing
@ * | cycle a tank without fish | Fill it, plant it, run the filter.; Dose ammonia to {ppm} ppm.; Test every {d5} days and write it down.; When both ammonia and nitrite drop to zero in a day, you're done.; Change {pct} percent, then add fish slowly.
@ planted | dose fertilizer in a low-tech tank | Start with {ml} ml per 20 gallons, once a week.; Watch the new leaves, not the old ones.; Change {pct} percent before each dose.; Yellow with green veins means iron.; Cut it in half if algae shows up.
$ ppm=2..3 d5=2..3

= aquariums.talk | aquariums | text | - | talk
: tags | title | body
@ * | Which fish has the most personality? / Fish with the most personality? | My vote goes to a {yr}-year-old pea puffer that knows my face. / My kid wants one that "does something". / For me it's loaches, no question. | Bettas. Pure attitude in {gal2} gallons.; Cichlids. They rearrange the furniture.; Loaches, because they lie down like dogs.; Goldfish. Underrated beggars.; Corydoras wink. Science can explain it, I won't listen.; Gobies, they have an expression.; My betta comes to the front when I get home.; Gouramis, they're so curious.
@ * | What would you skip if you started over? / What did you waste money on at the start? | I spent \${sp} on things that are now in a box. / I have a box of stuff I've used once. / For me it was the tiny starter tank. | The bottled bacteria.; The small tank.; Coloured gravel.; The castle. Sorry, castle.; Chemicals against algae.; The first {n2} fish, bought on day one.; The tiny starter kit. I'd go bigger right away.; I'd skip the fancy rocks.
@ planted | Do you trim with a plan? / How do you trim? | I go in with scissors and come out with a bald tank every {wk} weeks. / Mine looks like a hedge by now. / I'm scared of cutting too much, so I cut nothing. | Third of it each time, never all.; Back first, front later.; When the filter stops.; On a schedule, with music.; Stems get cut and replanted, the rest is left alone.; Not really, I cut what bothers me.; Every second Sunday, a bit at a time.
@ salt pond | Is it worth the extra work? / Is it worth the work? | I've kept freshwater for {yr} years and I'm looking at the other side. / I've wanted a reef for years and my partner says we have enough tanks. / Everyone tells me how expensive it gets. | Worth it, if you like chemistry.; My wallet says no.; Start with something small and hardy.; The pond is less work than the tank, honestly.; For one clownfish, yes.; I switched and don't regret it, but it's more expensive than I thought.; Try a friend's tank first if you can.
$ sp=60..280/20 n2=4..9

= aquariums.poll | aquariums | poll | - | poll
: tags | title | options
@ * | How often do you really test your water? | Weekly, Monthly, When something's wrong, Test? | When something's wrong, which is too late.; Weekly, in a notebook.; The snails tell me.
`;
export const keyboards = `
= keyboards | keyboards | text | - | topic
c [problem][build] Lube the stabilizers, that's most of the sound.
c [problem][build] Tape mod. Costs nothing, so try it first.
c [problem][switches] If it's hot-swap, just change that switch.
c [problem][diy build] Reflow everything once. You'd be surprised.
c [problem][wireless] I went back to a cable because of this.
c [problem][firmware] Play with the tapping term, everyone types differently.
c [made][build diy] What switches are in there?
c [made][caps] Love the color.
c [review][split] Took me two weeks and now I can't go back.
c [review][wireless] My coworkers are grateful for mine.
c [guide] Tedious, but it makes a real difference.
d [made][build diy] What switches? | *{sw}, lubed and filmed. | That explains it. Sound test?
d [made][build diy] Sound test? | *Later, the baby's asleep. | We can wait.
d [made review][build wireless split diy] Is it loud? | *{who^} says yes. | Then yes.
d [problem] Did you try another cable? | *Yes, same thing. | OK, then it's the board.
$ pct=60..90/10 mo=7..16 cap=25..60/5
% sw=62 g linears; 67 g tactiles; silent linears; long-pole linears; vintage linears; light tactiles
% size=60; 65; 75; 40

= keyboards.problem | keyboards | text | - | problem ~device
: tags | thing | sym | cause | wrong | wrong2
@ build | spacebar | rattles like a snake | a dry stabilizer wire | the plate | the keycap | greased the wire ends, {m} minutes; I balanced it on a glass table.; It's a plate-mounted one.; Every other key is quiet.
@ build diy | row of keys | stopped working after soldering | a cold joint on one diode | the firmware | the controller | reflowed {n} diodes; It's the second row.; I used a {w} watt iron.; It comes back when I press on the board.
@ wireless | board | drops letters when I type fast | a low polling rate in Bluetooth mode | the battery | the switches | used the dongle; It's at {bat} percent.; By cable it's perfect.; It only drops the letter after a pause.
@ switches | switch | double-types one letter in {n2} | a dirty contact leaf | the debounce setting | the PCB | swapped that one switch; It's the E, of all letters.; I blew it out with air.; The board is {months} months old.
@ firmware | layer key | stays on after I let go | a tap-hold timing of {ms} ms | the switch | the layout file | set it to {ms2} ms; It happens with quick rolls.; The tester shows a clean release.; I flashed the latest version.
@ build ~device ~slow | case | pings when I bottom out | bare metal in the lower half | the springs | the foam | put {tp} layers of tape on the back of the PCB; It's aluminium, {lb} pounds.; It rings for about a second.; Only the top row does it.
$ m=10..30/5 n=2..5 w=40..65/5 bat=30..90/10 n2=20..60/10 ms=180..200/10 ms2=120..160/10 tp=2..4 lb=3..5

= keyboards.review | keyboards | text image | desk | review ~item
: tags | thing | rival | price | pro | con
@ wireless | low-profile board | a laptop keyboard | 70..190/10 | It fits in the sleeve with the laptop. | You'll miss the travel. | The battery lasts {d} days without lights.; Two devices, one key to switch.
@ build | barebones kit | a prebuilt | 80..210/10 | It took {m2} minutes from box to typing. | The screws are soft. | I used {n3} switches and had spares.; The foam comes pre-cut.
@ split | split keyboard | a straight one | 120..340/10 | My shoulders dropped two inches. | I typed like a child for {d2} days. | {k} keys are enough, I promise.; The cable is too short for my desk.
@ caps | set of sculpted keycaps | the stock ones | 30..130/5 | The legends will outlive me. | The R3 row is a bit warped. | It waited {mo} months in customs.; They sound deeper.
$ d=9..40 m2=25..60/5 n3=68..90 d2=6..18 k=36..58/2

= keyboards.made | keyboards | image | desk | made ~object
: tags | thing
$ cost=40..260/10 anycost=40..300/10
@ diy split | hand-wired split | {k} keys, no PCB, a lot of wire.; It worked on the third flash.
@ build | thocky {size} percent build | {sw}, two layers of foam.; The weight is a brass plate.
@ caps ~object ~cheap | resin artisan keycap | My {nth}th casting and the first without bubbles.; There's a tiny fern in it.
@ diy | wooden case | Cut from walnut with a jigsaw and hope.; More sanding than I'd like to admit.
$ nth=4..9 m3=4..9

= keyboards.count | keyboards | text | - | count
: tags | ask | small | own | n | unit
@ * | How many keyboards do you own? | how many keyboards do you own? | {n} boards, two of them at work. / I'm at {n}. / {n}, I just counted. | 2..19 | boards |
@ * ~once | What did your daily driver cost, all in? | what did your daily driver cost, all in? | \${n} with switches and caps. / Mine was \${n}. / About \${n}, but it's the only one I use. | 60..480/10 | $ |
@ switches | What spring weight do you type on? | what spring weight do you type on? | I've landed at {n} grams. / I'm on {n} grams. / {n} grams for me. | 35..80/5 | grams |

= keyboards.guide | keyboards | text | - | guide
: tags | thing
@ build switches | lube switches | Open all of them, sort the parts in trays.; A thin coat on the rails, none on the legs of a tactile.; Dip the springs, {n4} at a time, and shake.; Close, press {n5} times, listen.; Stop after 30 and go outside.
@ firmware | remap caps lock | Open the configurator and load your board.; Put Escape on tap, Control on hold.; Set the hold time to {ms2} ms.; Flash, then test with real typing.; Keep the old file, you'll want it at midnight.
$ n4=10..30/10 n5=5..10

= keyboards.talk | keyboards | text | - | talk
: tags | title | body
@ * | What was the purchase that cured you? / Did you ever stop buying keyboards? | I bought a used office board for \${cap} and I've stopped looking. / I've been happy with the same board for a year and it feels strange. / Asking for my wallet. | A silent one for the office. Nothing else since {since}.; Nobody here is cured.; Split, then I had no reason to look.; My first {size} percent.; Selling {n6} of them at once.; A child. No time.; A board I built with my daughter.; I still buy keycaps, but no more boards.
@ switches | Linear or tactile for writing all day? / Best switches for long hours of typing? | I write for {h} hours a day and my fingers know. / My fingers are tired by four. / I've only ever had linears. | Tactile, light, around 50 g.; Linear, since my fingers want to glide.; Whatever you don't bottom out.; Silent tactile, the most hated and the best.; It's the angle and height, not the switch.; I swap every {wk} weeks, seriously.; Tactile for me, I make fewer typos.; I've had linear for two years, no complaints.
@ split | How long until you were back to full speed on a split? / How long did it take you to get used to a split? | Day {d3} and I still hit the gap. / Mine arrived on Monday and I type like my grandfather. / One week in and I still miss the B. | {wk} weeks, and I'm slower on the old one now.; About a month with an hour a day.; Letters in a week, symbols in {wk}.; I never got back, and I don't care. No pain.; Put both halves together first, then drift.; About three weeks until I stopped cursing.; Two months for numbers and symbols.
@ caps | Which colours do you regret? / Which keycaps did you get tired of? | I have a neon green set that I can't sell even for \${cap2}. / I have a set in bright orange. It seemed like a good idea. / My white ones are yellow now. | Pure white. It's beige by now.; Anything with a theme.; None, the ugly ones are for the kids.; Pink. No wait, I love the pink.; Black on black. I can't find the question mark.; Bright yellow, I was over it after a week.; A gray set that looks dirty in daylight.
$ n6=3..8 h=6..10 wk=2..6 d3=4..15 cap2=10..20/5

= keyboards.poll | keyboards | poll | - | poll
: tags | title | options
@ * | Which size do you use every day? | Full, TKL, 75, 65 or smaller | 65. I miss F-keys twice a year.; Full. I do numbers for a living.; TKL, like a reasonable adult.
`;
export const printing = `
= printing | printing | text | - | topic
c [problem][fdm] Dry your filament. {h} hours at {c} °C, then try again.
c [problem][fdm] Clean the plate with dish soap, not just alcohol.
c [problem][fdm] Print a temperature tower, it takes {m} minutes.
c [problem][fdm] Slow it down and see if it goes away.
c [problem][fdm] Turn off all the fancy settings and try again.
c [problem][resin] Warm up the resin first, it hates the cold.
c [problem][resin] New film and a clean vat, then you know.
c [problem guide][design] Print just the joint as a test piece, not the whole thing.
c [made] Would you share the file?
c [made][resin] Crazy detail.
c [review][fdm] I've printed {kg} kilos on mine, no complaints.
c [guide][fdm] First layer is everything.
d [problem][fdm] Which filament? | *PLA, opened {when}. | Dry it anyway.
d [problem][fdm] Nozzle temperature? | *{n} °C. | I'd go ten lower.
d [problem][fdm] How fast are you printing? | *{mm} mm per second. | Try half, just to see.
d [made][fdm design] Can you share the file? | *Once I've fixed the tolerances. | Please do.
$ h=4..8 c=45..55/5 m=35..70/5 kg=6..40/2 n=195..225/5 b=50..65/5 mm=60..250/10

= printing.problem | printing | text image image | desk | problem ~batch
: tags | thing | sym | cause | wrong | wrong2
@ fdm | print | curls up at two corners | a greasy plate | the bed temperature | a draft | washed the plate with dish soap; It's PETG at {b2} °C.; The brim comes off with it.; It starts at about layer {l}.
@ fdm | tall print | has a line at the same height every time | a loose Z screw coupling | wet filament | the slicer | tightened {sc} screws; It's at {mm2} mm.; It's on all sides.; A second file shows it too.
@ fdm ~device | printer | strings like a spider | wet filament | retraction | the temperature | dried it for {h} hours at {c} °C; Retraction is at {r} mm.; The tower looks clean.; I hear tiny pops.
@ fdm ~device | extruder | clicks and skips after an hour | heat creeping up the cold end | a clogged nozzle | the gear | replaced a dead 40 mm fan; It's at {n} °C.; The first {m} minutes are perfect.; The room is {rt} °C.
@ resin | resin print | sticks to the film and not to the plate | too short a first exposure | the plate level | cold resin | gave the first {l2} layers {s} seconds; It's {rt2} °C in the garage.; Half of it holds.; I levelled it twice.
@ resin | miniature | comes out with soft details | fogged film | the anti-aliasing | old resin | changed the film; I expose {s2} seconds per layer.; It used to be crisp.; The bottle is {months} months old.
@ design | snap-fit box | won't close | too tight a tolerance | shrinkage | elephant foot | opened the gap to 0.{tol} mm; It's PLA with {w} walls.; In the model it fits, of course.; Sanding got me halfway.
$ b2=70..85/5 l=20..60/5 sc=2..4 mm2=30..120/5 r=1..5 rt=22..33 l2=4..8 s=25..45/5 rt2=12..18 s2=2..4 tol=15..35/5 w=2..4

= printing.review | printing | text image | desk | review ~item
: tags | thing | rival | price | pro | con
@ fdm | bed slinger | the enclosed one | 160..420/10 | It just prints, and that's new to me. | It walks off a wobbly table. | {hr} hours on it so far.; The self-levelling is honest.
@ fdm | filament dryer | the oven | 35..90/5 | The popping is gone. | It hums all night. | Two spools, {h} hours.; The humidity display is optimistic.
@ resin | resin printer | a filament printer | 140..380/10 | Details under a lens are unreal. | Gloves, alcohol, smell. | A liter of resin lasts {wk} weeks.; The screen is rated for {hr2} hours.
@ design | digital caliper | a ruler | 14..60/2 | Every part fits the first time. Almost. | It eats batteries. | It's off by 0.02 mm, I can live with that.; I measure things for fun now.
$ hr=200..900/50 wk=3..7 hr2=1500..2500/100

= printing.made | printing | image | desk shelf | made ~object
: tags | thing
$ hours=3..20
$ cost=3..24 anycost=3..30
@ fdm | cable box for the desk | Printed in matte black.; The lid snaps, I'm smug.
@ design | replacement knob for the oven | Measured, modelled and printed in {n3} tries.; PETG, so it doesn't sag.
@ resin | painted miniature | {s3} hours at a tenth of a millimetre, then two evenings of paint.; Don't zoom in on the eyes.
@ fdm | planter with a hidden tray | {g} grams of wood filament.; The layer lines look like grain, so I call them grain.
$ h3=5..19 n3=3..6 s3=4..9 g=120..480/20

= printing.count | printing | text | - | count
: tags | ask | small | own | n | unit
@ * | What do you pay for a kilo of PLA? | what do you pay for a kilo of PLA? | I don't go over \${n}. / I just paid \${n}. / \${n} for the one I always get. | 11..30 | $ |
@ fdm | What nozzle temperature do you use for PETG? | what nozzle temperature do you use for PETG? | {n} °C on mine. / I use {n} °C. / {n} °C works for me. | 225..255/5 | °C |
@ * | How many failed prints did you have last month? | how many failed prints did you have last month? | {n} failures, of which two were my fault. / I had {n}. / {n}, new printer. | 2..24 | failures |

= printing.guide | printing | text | - | guide
: tags | thing
@ fdm | get a perfect first layer | Soap, hot water, dry with paper.; Heat the bed to {b} °C and wait {m2} minutes.; Set the offset with a single-layer square.; Lines should touch and not pile up.; Save it, write the number on tape.
@ design | design parts that fit | Measure {n4} times, take the middle.; Add 0.{tol} mm on every mating side.; Chamfer the bottom edge.; Print only the joint first.; Note the value for each filament.
$ m2=5..15/5 n4=3..5

= printing.talk | printing | text | - | talk
: tags | title | body
@ * | What's the most useful thing you've printed? / Most useful print so far? | For me it's a $0.{ct} hook under the desk. / My wife asked what the printer is actually for. / For me it's a clip for the fridge shelf. | A part for a dishwasher that isn't sold any more.; Feet for a wobbly table.; A funnel.; Drawer dividers. {n5} of them.; The thing that holds the other things.; A jig for my father's walker. He tells everyone.; A bracket for our shower head.; Replacement clips for the fridge shelf.; Cable clips. I've printed about a hundred.
@ * | What did you print once and throw away the next day? / What was your most pointless print? | A phone stand that held every phone but mine. / I've printed four dragons. Nobody asked for a dragon. / A vase. I don't own flowers. | A vase. I don't own flowers.; A puzzle box I can't open.; Articulated dragon, {n5} of them, all gone to nephews.; A toothpaste squeezer.; A calibration boat. And another {n6}.; A phone case that snapped immediately.; A mask for my nephew, it was too small.
@ fdm | Is an enclosure worth it for PLA and PETG? / Do I need an enclosure? | My room drops to {rt2} °C at night. / The printer sits in a cold basement. / I mostly want it for the noise. | For the noise, yes.; Not for PLA, it gets too warm.; A cardboard box did the same for nothing.; With cats, yes.; It's for ABS. For the rest it's furniture.; I built one from an old cabinet, mostly against the noise.; For PETG it helped me with warping.
@ design | Which program did you learn on? / Which CAD program for a beginner? | I'm {d} days in, and I still fight the sketch tool. / I've tried two and hated both. / I want to design simple brackets, nothing more. | Block-based one, then a real one after {mo} months.; Parametric from day one. It hurts, then it's great.; Code. I like my boxes as text.; Whichever has the best forum.; I still use the easy one. Boxes are boxes.; The free one everybody uses, and I'm still on it.; I switched three times in the first year.
$ ct=20..60/10 n5=6..20 n6=3..9 d=5..20 mo=2..6

= printing.poll | printing | poll | - | poll
: tags | title | options
@ * | What stops you most often? | Bed adhesion, Clogs, Ideas, The family | Ideas. I have the machine and no plan.; Adhesion, then I washed the plate.; The family, "is it still going?"
`;
export const programming = `
= programming | programming | text | - | topic
c [problem][python web sql git] Read the error message again, slowly. Half of my bugs are in there.
c [problem][web python sql] I'd have said it's a cache. It usually is.
c [problem] Print statements everywhere. Ugly, but it works.
c [problem][beginner games web] Explain it out loud to someone. You'll hear it.
c [problem][sql] Post the query plan.
c [problem][git] Check your editor settings, it's probably doing something on save.
c [problem][embedded] Measure it. Guessing with hardware takes forever.
c [problem][python web] Works on my machine, haha.
c [problem][games] Every engine has this problem sooner or later.
c [problem][beginner] We've all been there, don't worry about it.
c [made] Nice and small. I like it.
c [guide][git] I keep this in a text file because I never remember it.
d [problem][python web embedded games] Which version? | *The latest one, I just updated. | Try the one before that.
d [problem] Can you post a minimal example? | *It works in the minimal example. | Then it's in the difference.
d [problem][embedded games web] Did you turn it off and on? | *Yes. Twice. | Then it's a real bug.
d [made][web python] What did you write it in? | *Whatever I knew best, nothing fancy. | Good choice.
$ m=20..90/10 n=60..300/20 yr=2..6 n2=3..9

= programming.problem | programming | text | - | problem ~code
: tags | thing | sym | cause | wrong | wrong2
@ web | form | sends everything twice | a handler attached on every render | the button type | the network | moved the listener out of the render function; It's two rows in the table, {ms} ms apart.; In private mode too.; With the debugger on, it's once.
@ python | script | gets slower with every file | a list that's searched on every line | the disk | the regex | used a set, from {min} minutes to four seconds; It's {k} thousand files.; Memory is fine.; The first hundred take a second.
@ sql | query | takes {s} seconds on Mondays | an index that isn't used because of a cast | the backup | the server | compared the date column without the cast; There are {mil} million rows.; The plan shows a full scan.; On the test copy it's fast.
@ git | branch | shows {f} changed files that I never touched | line endings | the merge | the editor | set the attribute file and renormalised; A diff shows nothing.; It's the same on two machines.; It started after I changed laptops.
@ embedded | sensor | reads zero every {n3} samples | a bus without pull-up resistors | the cable | the library | soldered in two 4.7k resistors; The cable is {cm} centimetres.; A shorter cable helps.; It's at 3.3 volts.
@ python web ~code ~ci | test suite | fails only on the build server | a test that depends on the time zone | the order of tests | the versions | pinned the zone in the test; {n4} tests out of {n5} fail.; Locally it's green, always.; It's fine before noon.
@ beginner | loop | never ends although the number is right | comparing decimals for equality | the indentation | the input | counted with whole numbers; It prints 0.30000000000000004 and goes on.; It's homework, and I've tried for {h} hours.; With steps of one it stops.
@ games | character | falls through the floor at high speed | movement larger than the wall is thick | the collider | the frame rate | split the movement into {n6} steps; It happens at {fps} frames.; A thicker floor helps a bit.; Only downhill.
$ ms=20..180/10 min=6..40/2 k=3..40 s=15..90/5 mil=2..30 f=40..400/10 n3=8..64/8 cm=40..150/10 n4=2..7 n5=120..640/20 h=2..6 n6=4..10 fps=30..60/30
x [!git !sql] I've reduced it to {n7} lines and it still happens.
x [!git !games] I can't share the code, but I can describe it.
$ n7=20..40/10

= programming.review | programming | text | desk | review ~item
: tags | thing | rival | price | pro | con
@ desk | ultrawide monitor | two small monitors | 220..640/20 | Code, log and browser, side by side. | Windows end up in the middle, so my neck moves less and my mouse more. | It's {in} inches.; Curved, I thought I'd hate it.
@ embedded | logic analyzer | an oscilloscope | 12..140/4 | It decoded the bus in one minute. | The clips fall off. | {ch} channels.; The software is half the value.
@ beginner ~service ~once | online course | a book | 15..120/5 | The exercises build on each other. | The videos are slow, watch them at double speed. | {h2} hours of material.; I finished it, that's a first.
@ desk | standing desk | a normal desk | 180..520/10 | I stand in meetings and it shortens them. | It wobbles at full height. | It remembers {n8} heights.; The motor wakes the dog.
$ in=34..40/2 ch=8..16/8 h2=20..60/5 n8=2..4

= programming.made | programming | text image | desk chart whiteboard | made ~software
: tags | thing
@ web | recipe site without ads | {kb} kilobytes per page, and no cookies.; My mother uses it, that's all the feedback I need.
@ games | tiny puzzle game | {lv} levels, written on a train.; The last one has no solution, sorry, fixed now.
@ embedded | clock that shows the tide | A small display and a table of numbers.; It's {n9} minutes off at neap tide.
@ python | tool that sorts my scans | It reads the date and gets {pc} percent right.; The rest goes into a folder named "hm".
$ kb=14..60/2 lv=12..40 n9=3..9 pc=88..97

= programming.count | programming | text | - | count
: tags | ask | small | own | n | unit
@ * | How many hours a day do you actually write code? | how many hours a day do you actually write code? | {n} hours on a good day. / Maybe {n} hours. / {n} hours if nobody books a meeting. | 2..7 | hours |
@ * | How many browser tabs do you have open right now? | how many browser tabs do you have open right now? | {n} tabs. I need all of them. / I'm at {n}. / {n}, and I found this one by accident. | 4..180 | tabs |

= programming.guide | programming | text | - | guide
: tags | thing
@ git | undo a commit without panic | Don't touch anything for {s2} seconds.; Look at the log, note the id.; Not pushed yet: soft reset by one.; Pushed already: revert, which adds a commit.; Lost? The reflog has it for {d} days.
@ * | ask a question that gets answered | Say what you expected and what happened.; Cut the code to under {n7} lines.; Copy the error as text.; Say what you tried.; Come back and write what it was.
$ s2=20..60/10 d=30..90/30

= programming.talk | programming | text | - | talk
: tags | title | body
@ * | What bug took you the longest? / What's the longest you've spent on one bug? | Mine took {d2} days and it was a space at the end of a file name. / Mine was two days for a missing comma. / I lost last week to a wrong environment variable. | {d3} days, a semicolon in a config file.; A clock that was four minutes off.; Somebody had named a variable "l".; An off-by-one that cancelled another off-by-one.; Two people, {d3} days, one swapped argument.; It was DNS.; A test that passed because it never ran.; Two weeks, and it was a wrong environment variable.; A race condition that only showed up on Fridays.
@ beginner | How did you get past tutorials? / How do I stop watching tutorials? | I've done {n10} of them and I still can't start with an empty file. / I understand everything in the videos and then I sit in front of an empty file. / Third course finished and I still can't build anything. | Build something ugly for yourself.; Copy a small program by typing it, then change one thing.; I made a to-do list. Yes, everyone does. It works.; Fix a typo in someone's docs.; Stop watching. Thirty minutes of typing, daily.; Automate one thing you hate.; I rebuilt a tool I use at work, badly.; I joined a small open source project and fixed docs first.
@ * | Do you write comments? / How much do you comment your code? | {who^} says that code should explain itself. Mine mumbles. / A coworker deletes mine in review. / I read my own code from last year and wished I had. | Why, not what.; Only apologies.; When I had to think for more than {m2} minutes.; Yes, to future me, in a friendly tone.; I write the comment first, then the code.; The ones I wrote {yr} years ago saved me last week.; Yes, for anything I had to look up.; Only when the reason isn't obvious from the code.
@ web | What's your unpopular opinion about the web? / Unpopular web opinions? | I think most pages could be a single file of {kb} kilobytes. / Mine: most sites would be better as plain text. / I miss sites that just load. | A form and a table. That's ninety percent of it.; Buttons should look like buttons.; I like tables.; No page needs to move while I read.; Nobody needs a chat bubble.; Server-side, plain, done by lunch.; Most sites worked better ten years ago.; I don't want an app for everything.
$ d2=2..6 d3=2..9 n10=4..15 m2=5..20/5

= programming.poll | programming | poll | - | poll
: tags | title | options
@ * | When do you do your best work? | Early, Afternoon, After dinner, In the shower | The shower. It has no keyboard, that's the point.; Early, before the messages.; After dinner, and I pay for it.
`;
export const spreadsheets = `
= spreadsheets | spreadsheets | text | - | topic
c [problem][lookup] Trailing spaces. Would be my guess every time.
c [problem][dates lookup] Check whether it's really text. If it's left-aligned, it usually is.
c [problem][sums] Welcome to floating point.
c [problem][speed] Save a copy and delete sheets until it's fast. Then you know which one.
c [problem][charts sums] Turn it into a table first. Half of these problems go away.
c [problem][shared] Filter views. Nobody knows they exist.
c [problem][dates] Use a real date and format it, never text.
c [problem] Helper column. No shame in that.
c [review made] I still do it by hand, don't tell my boss.
c [made][charts] Nice chart. Very readable.
c [guide][budget] Tried this with twenty categories. Never again.
d [problem][lookup sums] Can you show the formula? | *It's {c} characters long. | Split it up, you'll find it.
d [problem][lookup dates sums] Is it text or a number? | *It says general. | Multiply by one and see what happens.
d [problem][speed shared] This should be a database. | It's a list of {r} rows. | For now.
$ n=9..40 m=3..10 c=140..620/20 r=60..900/20 y=2003..2009

= spreadsheets.problem | spreadsheets | text | - | problem ~code
: tags | thing | sym | cause | wrong | wrong2
@ lookup | lookup formula | finds {n2} of {n3} names and not the rest | trailing spaces | the range | the sort order | wrapped both sides in TRIM; The names look identical.; Typing one by hand makes it work.; The list comes from another system.
@ dates | date column | sorts March before January | dates stored as text | the format | the region | used text to columns; It's {r2} rows.; Some are right-aligned, some aren't.; Filtering by year shows only half.
@ sums | sum | is off by a cent | rounding in the display only | a hidden row | the filter | rounded each line before the sum; It's {r2} rows of prices with tax.; The total should be {t}.; Two other tools agree with me.
@ speed | workbook | takes {s} seconds for each change | whole-column references in {n4} formulas | the macros | the pictures | limited the ranges to real rows; It has {n5} sheets.; The fan comes on.; A copy with values only is fast.
@ charts | chart | ignores the last row | a fixed range | the hidden filter | the axis | turned the data into a table; I add a row every week.; It's {wk} weeks behind by now.; I've dragged the range by hand so far.
@ shared | shared sheet | loses filters when {who} opens it | a filter instead of a filter view | permissions | the browser | made a view for each person; We're {n6} people.; It happens once a day.; Nobody admits anything.
$ n2=20..60 n3=80..120/10 r2=300..4000/100 t=1200..9800/100 s=8..40/2 n4=20..300/10 n5=6..24 wk=3..8 n6=3..9
x It has to work for people who only know how to type in cells.

= spreadsheets.review | spreadsheets | text | desk | review ~item
: tags | thing | rival | price | pro | con
@ * | number pad | the row on top | 15..70/5 | Entry is twice as fast. | One more thing on the desk. | {k} keys, and I use all of them.; It's on the left, so the mouse stays close.
@ * ~service ~once | pivot table course | learning by clicking | 20..140/5 | I finally understand fields. | Half of it is about a version I don't have. | {h} hours in total.; The sample data is about tea, which is soothing.
@ budget ~service ~once | budget template | a self-made sheet | 5..30 | It told me where it goes. | It breaks if you insert a row. | {n7} categories to start with.; I deleted half of it and now it's perfect.
$ k=17..22 h=4..14 n7=12..30

= spreadsheets.made | spreadsheets | image text | chart desk | made ~software
: tags | thing
@ budget | yearly budget | {n8} categories and one called "why".; It turns red in the third week, every month.
@ charts | chart of my sleep | {d} nights, and the cat explains most of it.; No macros.
@ * | seating plan for {g} guests | Conditional formatting shows who hates whom.; The aunts are solved.
$ n8=12..40 d=90..365 g=40..140/10

= spreadsheets.count | spreadsheets | text | - | count
: tags | ask | small | own | n | unit
@ * | How many rows is your biggest sheet? | how many rows is your biggest sheet? | {n} thousand rows, and it cries. / Ours has {n} thousand rows. / About {n} thousand rows. | 4..900/4 | thousand rows |
@ * ~once | How many years has your oldest workbook been in use? | how many years has your oldest workbook been in use? | Ours is {n} years old and runs the place. / Ours is {n} years old. / {n} years, made by someone who's long gone. | 3..24 | years |

= spreadsheets.guide | spreadsheets | text | - | guide
: tags | thing
@ lookup | clean a list of names | Copy it to a new sheet.; TRIM, then PROPER.; Find double spaces, replace, {n9} times.; Mark duplicates, look before deleting.; Paste as values, keep the old sheet.
@ budget | make a budget that lasts | One row per payment, never per month.; Five columns: date, what, who, category, amount.; Not more than {n10} categories.; A pivot table by month.; Look at it every Sunday for {m} minutes.
$ n9=2..3 n10=8..15

= spreadsheets.talk | spreadsheets | text | - | talk
: tags | title | body
@ * | What should be a database but is a spreadsheet where you work? / What's the scariest spreadsheet at your job? | In my office it's the key list. {r3} keys, {n6} people editing. / Ours runs the whole warehouse and one person understands it. / Payroll. I'll leave it at that. | Payroll. I've said enough.; The phone book, with colours as data.; Every customer since {y}.; The stock of a whole warehouse.; A hospital rota. It works, don't breathe.; Our wedding, {g} guests.; Our entire inventory, with colors for the status.; The vacation planner for 60 people.
@ * | Which function changed your life? / Which function do you wish you'd known earlier? | I discovered FILTER {when} and I've been insufferable since. / I found out about XLOOKUP last week. Years, people. / For me it's SUMIFS. | SUMIFS. Before that I was an animal.; XLOOKUP.; TEXTJOIN, and I deleted {m3} lines of nonsense.; UNIQUE. So small, so good.; INDEX with MATCH, I'm old school.; LET, since I can name things now.; IFERROR, and also my ruin.; SUMIFS for me, I used to filter and add up by hand.; XLOOKUP, I never understood the old one.
@ shared | How do you keep others from breaking your sheet? / How do you protect a sheet from coworkers? | I locked it, and they unlocked it. I hid it, and they found it. / Someone sorted one column again. / I've locked everything and they just make a copy. | A copy, every night.; Give them a form.; Protect everything but the yellow cells.; A note on top: ask {who}. They don't.; I accept it. It's like weather.; I give everyone a copy and merge it myself.; Data validation everywhere, it helps a bit.
$ r3=80..400/10 m3=20..120/10 g=60..160/10

= spreadsheets.poll | spreadsheets | poll | - | poll
: tags | title | options
@ * | Merge cells? | Never, Only in titles, All the time, What's that? | Never. Center across selection, people.; Only in titles, and then I suffer.; All the time, I like chaos.
`;
export const photography = `
= photography | photography | text | - | topic
c [problem][digital] Try another lens first, then you know if it's the body.
c [problem][film] Ask the lab, they see this every day.
c [problem][film] Tape over the back with black tape and shoot a test roll.
c [problem][studio] Drop the shutter speed and see if it moves.
c [problem][editing] Your screen is too bright. Everyone's is.
c [made][digital film] I'd crop the left side a bit, otherwise perfect.
c [made][film] Film still has something.
c [review][gear digital] I rented one for a week before I bought it. Worth it.
c [review][film] The pictures from these have so much charm.
c [guide][digital] Try it under a really dark sky, it's another world.
c [guide][editing] I always keep too many. Good system.
d [made][digital] What settings? | *f/{f}, one over {s}, ISO {iso}. | Thanks!
d [made][digital] Much editing? | *A little contrast, a crop. | Looks natural.
d [made][digital film] Which lens? | *An old {mm} mm from {yr}. | Those old ones are great.
d [problem][digital film studio] Does it happen with every lens? | *I only have the one. | Borrow one, then you'll know.
$ n=40..300/10 iso=200..3200/200 mm=28..135/1 yr=1968..1994 m=10..40/5
% f=2.8; 4; 5.6; 8; 11
% s=30; 60; 125; 250; 500

= photography.problem | photography | text image | landscape people | problem ~device
: tags | thing | sym | cause | wrong | wrong2
@ digital | sensor | shows the same spot at small apertures | dust on the sensor | the lens | a dead pixel | used a rubber blower, {n2} puffs; At f/4 it's gone.; It's upper left in every sky.; I changed lenses on a beach on holiday.
@ digital | autofocus | misses by an inch at f/1.8 | the focus point jumping to the nearest thing | the lens | the shutter speed | set a single point; The ears are sharp and the eyes aren't.; It's {pct} percent of portraits.; In live view it hits.
@ film ~misc | roll | came back with orange stripes | worn light seals | the lab | the airport scanner | replaced the foam for \${p}; {n3} of 36 frames have it.; The camera is from {yr}.; The stripe is at the same place.
@ film ~device ~slow | light meter | reads two stops over | the wrong battery voltage | the cell | the ISO dial | used an adapter, \${p}; Indoors it's worse.; A phone app disagrees with it.; It's from {yr}.
@ studio | flash | leaves a dark band at the bottom | a shutter faster than the sync speed | the trigger | the softbox | dropped to one over {sync}; It's on every frame.; I shoot at one over {s2}.; The lower third is black.
@ editing ~batch | print | comes out much darker than the screen | a screen that's too bright | the paper | the printer profile | turned the screen down to {nits} nits; It's {pr} prints so far.; The histogram is fine.; Colours match, brightness doesn't.
$ n2=8..20 pct=20..50/5 p=8..28/2 n3=5..22 sync=125..200/25 s2=320..500/20 nits=90..120/10 pr=4..12

= photography.review | photography | text image | landscape | review ~item
: tags | thing | rival | price | pro | con
@ digital | used mirrorless body | a new one | 220..640/20 | Nobody can tell from the pictures. | The menu was designed by an enemy. | {k} thousand clicks on it.; The grip is made for large hands.
@ film | plastic point-and-shoot | a heavy SLR | 20..120/5 | It's always in my pocket. | You find out in {d} days whether it worked. | {fr} frames, no settings.; The flash is brutal and I love it.
@ gear | carbon tripod | the aluminium one | 110..380/10 | It comes with me, so it gets used. | The center column wobbles. | It weighs {oz} ounces.; In wind I hang a bag from it.
@ gear | 35 mm prime lens | the kit zoom | 140..420/10 | I see in 35 now. | It hunts in the dark. | It weighs less than a phone.; The hood costs extra, of course.
$ k=12..80/2 d=6..18 fr=24..36/12 oz=38..60/2

= photography.made | photography | image | landscape people animal | made ~shot
: tags | thing
$ hours=2..8
@ digital | long exposure of the pier | {sec} seconds, with a filter that I dropped twice.; My feet were wet by then.
@ film | contact sheet from the trip | {fr2} frames and four keepers.; The light leak is my favourite.
@ digital | portrait of my grandfather | One window, one chair, {m} minutes.; He asked if it was over at frame two.
@ editing ~object | photo book | {pg} pages, printed after half a year of sorting.; Page one took the longest.
$ sec=30..180/10 fr2=24..72/12 pg=40..120/4

= photography.count | photography | text | - | count
: tags | ask | small | own | n | unit
@ * | How many frames do you keep out of a hundred? | how many frames do you keep out of a hundred? | I keep {n} frames, and later fewer. / I keep about {n}. / Maybe {n} on a good day. | 2..30 | frames |
@ film | What does a roll cost you, developed and scanned? | what does a roll cost you, developed and scanned? | It's \${n} at my lab. / I paid \${n} last week. / \${n} at the only lab in town. | 14..34 | $ |

= photography.guide | photography | text | - | guide
: tags | thing
@ digital | shoot stars without a tracker | Tripod, widest lens, wide open.; Focus on a bright star in live view, tape the ring.; ISO {iso2}, {sec2} seconds.; Take {n4} frames and stack them.; Wrap a hand warmer around the lens.
@ editing | sort {n5} photos in an evening | First pass: throw out, no second look.; Second pass: one star, gut only.; Wait {m} minutes, have tea.; Third pass: pick {n6} at most.; Edit those, forget the rest.
$ iso2=1600..3200/800 sec2=12..20 n4=15..40/5 n5=400..1200/100 n6=15..30/5

= photography.talk | photography | text | - | talk
: tags | title | body
@ * | One lens for a year. Which one? / If you could only use one lens for a year? | I did it with a {mm2} and I'd do it again. / I sold everything but one and I like it. / Thinking of doing this as an exercise. | 35. It's how I see.; 50, because it makes me walk.; 28, and crop.; The kit zoom. It's fine. It really is.; 85, my friends look better on it.; 40. The answer nobody expects.; 50 for me, I like portraits.; I'd take a 35 and never look back.
@ * | What do you regret not photographing? / What picture do you wish you'd taken? | My father's workshop, before it was cleared. I had the camera with me. / My grandparents' kitchen. It's gone now. / I have thousands of sunsets and hardly any of my brother. | My first flat. I don't have one picture.; The ordinary street I grew up in.; Nothing. I looked instead.; My grandmother's hands.; A storm, because I was too busy with the tripod.; My grandparents' kitchen.; My kids when they were really small, I have almost nothing before age two.
@ film | Is film still worth it at these prices? / Do you still shoot film? | I paid \${p2} for {n7} rolls {when} and felt ill. / Another price increase at my lab. / I have six rolls in the fridge and I'm scared to use them. | Half-frame. Twice the pictures.; Black and white, developed in the sink.; For trips, yes. For daily life, no.; It's cheaper than what I'd buy otherwise.; I bulk load, {n8} meters at a time.; I shoot maybe five rolls a year now, that's OK for me.; I went digital and miss it, but not the costs.
@ editing | How much editing is too much? / Where do you draw the line with editing? | I moved a trash can {when} and I feel like a criminal. / I removed a lamp post and now I'm not sure. / My sister says my skies look fake. | If you need to explain it, it's too much.; Light yes, objects no.; It's a picture, not evidence.; For the club: no removing. For grandma: remove away.; When the sky starts to glow.; I don't remove things, but I crop and adjust colors.; For me it's fine if it still looks like what I saw.
$ mm2=28..50/1 p2=50..120/5 n7=3..6 n8=17..30

= photography.poll | photography | poll | - | poll
: tags | title | options
@ * | Camera on a walk? | Always, Phone only, Depends, I left it at home again | I left it at home, and there was a heron.; Phone, since it's the one that's there.; Always, like keys.
`;
