/** Forms of English posts about the home and things made by hand, in the format of `parseForms`. */
export const repair = `
= repair | repair | text | - | topic
c [problem guide][electric] Turn the power off at the breaker first. Then check that it's really off.
c [problem guide][plumbing appliance electric] Take a photo before you take anything apart.
c [problem][electric] If you rent, let the landlord deal with it. I wouldn't touch wiring.
c [problem][electric] Please get an electrician for this one.
c [problem][plumbing] Take the old part to the store with you. They all look alike otherwise.
c [problem guide][plumbing] Shut-off valve first, and have a bucket ready.
c [problem][appliance] Search for the model number plus the symptom, there's usually a video.
c [problem][walls] Paint won't fix it if the cause is still there.
c [problem][doors] Wait for dry weather before you plane anything off.
c [problem][walls doors] Old houses move. You won't get rid of it completely.
c [problem] Get {quotes} quotes before you decide anything.
c [guide][walls] Thin coats. Everyone puts it on too thick.
c [review] I borrowed one for a weekend and bought it the week after.
d [problem][plumbing] Is that on the hot side or the cold side? | *Hot only. | Then at least you know which valve to close.
d [problem][plumbing electric walls] How old is the house? | *About {old} years. | That explains a lot.
d [problem][electric plumbing appliance] I'd call a pro. | *What would that cost, roughly? | A couple of hundred around here.
d [made][walls doors] Did you rent the tools for it? | *Borrowed most of them. | Smart.
$ quotes=2..4 bill=140..620/20 tool=9..45 old=25..110/5

= repair.problem | repair | text text image | room kitchen meter | problem ~device
: tags | thing | sym | cause | wrong | wrong2
@ plumbing | kitchen tap | drips every few seconds even when it's shut | the cartridge | the washer under the handle | the water pressure | swapped the cartridge for \${part}; I put a cup under it and got {cups} cups overnight.; It's a single lever, about {old2} years old.; It's worse in the morning.
@ plumbing | toilet | refills by itself every {mins} minutes | the flapper | the fill valve | a cracked tank | replaced the flapper, \${part} and ten minutes; Food colouring in the tank showed up in the bowl after half an hour.; You hear it at night, a short hiss and then silence.; The tank parts are at least {old2} years old.
@ plumbing | shower | goes cold for {mins} minutes at a time | the mixing valve | the water heater | somebody flushing | cleaned the mixing valve, which was full of grit; The kitchen stays hot at the same time.; It comes back if I wait.; The heater is set to {deg} °F.
@ electric | ceiling light | flickers when the fridge starts | a loose neutral | the bulb | the dimmer | had an electrician tighten the connection; It's the kitchen circuit, breaker number {num}.; New LED bulbs made it worse, if anything.; It lasts about a second.
@ electric smart | doorbell | buzzes all the time but never rings | the old transformer | the button | the wire in the wall | put in a 16 volt transformer; I measured {volt} volts at the button.; It started when I fitted a video one.; The chime box is warm to the touch.
@ walls ~house ~slow | bathroom ceiling | peels again {months} months after painting | moisture from the shower | cheap paint | the primer | put in a fan that really moves air; I used two coats of bathroom paint.; The fan is {old2} years old and mostly makes noise.; It starts in the corner above the shower.
@ walls ~house ~slow | drywall crack | comes back every winter in the same place | seasonal movement | the tape | the foundation | cut it open and used flexible filler; It's about {inch} inches long, above a door.; I taped it {tries} times.; In August you can't see it.
@ appliance | dishwasher | leaves a puddle at the front | a tired door gasket | the drain hose | the pump | swapped the gasket for \${part2}; The puddle is about {oz} ounces each time.; It only does it on the long program.; I levelled it already, it's straight.
@ appliance | dryer | takes {runs} runs for one load | lint in the vent pipe | the heating element | the sensor | pulled a full bucket of lint out of the pipe; The pipe goes {feet} feet to the outside wall.; The drum gets hot, that's not it.; It used to take 45 minutes.
@ doors ~house | front door | sticks as soon as it rains | a loose top hinge | swollen wood | the frame | drove one long screw into the top hinge; There's a shiny spot at the upper corner.; I planed it last spring and it was good for a month.; You have to lift it a little.
$ part=8..34 cups=2..5 old2=6..28 mins=8..40/2 deg=115..130/5 num=3..19 volt=9..14 inch=7..30 part2=22..68/2 oz=6..20/2 runs=2..3 feet=8..24
x [repair] The house is from the {dec}0s, so nothing is where you'd expect it.
x [electric] I have a multimeter and a bad feeling.
$ dec=195..199

= repair.review | repair | text image | room | review ~item
: tags | thing | rival | price | pro | con
@ * | cordless drill | the corded one | 60..190/10 | It did a whole deck on {bat} batteries. | The chuck slips with big bits. | I've driven about {screws} screws with it.; I dropped it from a ladder, it only has a scar.
@ plumbing | pump for a flooded basement | a bucket and friends | 70..240/10 | It empties the basement in {mins} minutes. | The float sticks if you don't look after it. | It has run {times} times, all of them at night.; The hose wasn't included.
@ walls | paint sprayer | a roller | 60..220/10 | A room takes {mins} minutes. | You mask for two hours before you spray for one. | It uses a third more paint.; Cleaning takes longer than painting.
@ smart electric | smart thermostat | the dumb one | 70..220/10 | The bill went down by about {pct} percent. | It thinks that I'm away whenever I sit still. | I needed a fifth wire, so check that first.; It took {mins} minutes to fit.
@ appliance | dehumidifier | opening windows | 110..260/10 | The basement doesn't smell of basement any more. | It's one more thing to empty. | It pulls {liters} pints a day in summer.; It turns itself off at {hum} percent.
$ bat=2..4 screws=300..900/50 times=3..15 pct=6..18 liters=9..28 hum=45..55/5

= repair.made | repair | image | room | made ~object
: tags | thing
$ cost=20..240/5 anycost=20..260/10
@ walls | accent wall | {boards} boards and a laser level that I borrowed.; Nothing in this house is square, including me.
@ doors | mudroom bench | It hides {pairs} pairs of shoes.; The lid closes softly, I'm proudest of that.
@ plumbing | new bathroom sink | No leaks after {days} days, I still check every evening.; The old drain was held together by hope.
@ * | pegboard for tools | {hooks} hooks, and I already need more.; Everything has an outline now, like at a crime scene.
$ boards=14..40 pairs=8..24 hooks=30..80/5

= repair.count | repair | text | - | count
: tags | ask | small | own | n | unit
@ plumbing ~once | What did you pay for a new water heater, installed? | what did you pay for a new water heater, installed? | I was quoted \${n}. / Mine was \${n} with the old one taken away. / I got a quote for \${n} today. | 1100..2900/50 | $ |
@ appliance ~once | How many years did your last washing machine last? | how many years did your last washing machine last? | Mine made it to {n} years. / Ours died after {n} years. / {n} years for ours. | 5..22 | years |
@ * | How much do you put aside for repairs each month? | how much do you put aside for repairs each month? | I set aside \${n} and it's never enough. / I try for \${n} a month. / \${n} here, small house. | 50..450/25 | $ |

= repair.guide | repair | text | - | guide
: tags | thing
@ plumbing | change a toilet flapper | Close the valve behind the toilet.; Flush and hold the handle until the tank is empty.; Unhook the old one and take it to the store with you.; Clip in the new one, chain with about {half} links of slack.; Open the valve, wait {mins3} minutes, then check with a drop of food colouring.
@ walls | patch a hole in drywall | Cut the hole into a clean rectangle.; Screw a strip of wood behind it with {sc} screws.; Cut a patch that's an eighth smaller all round.; Tape, thin coat, let it dry for {hh} hours.; Second coat wider than the first, sand, prime, paint.
$ half=2..3 mins3=10..30/5 sc=4..6 hh=4..12

= repair.talk | repair | text | - | talk
: tags | title | body
@ * | What's the worst thing a previous owner left you? / Worst thing you found in your house after moving in? | We found a light switch that controls the neighbour's porch. They'd wondered for {years} years. / We found a bathroom fan that just blows into the attic. / Ours painted over the outlets. All of them. | A bathroom fan that vents into the attic.; Carpet. In the bathroom. Over tile.; Wires joined with tape, behind wallpaper.; A drain that ended in sand.; {n5} layers of wallpaper, and paint between them.; A locked safe. Empty. It took a month to find out.; A window behind the kitchen cabinets.; They'd painted over every outlet in the house.; A leak behind the shower that they'd tiled over.; No ground wire on half of the outlets.
@ * | Which job will you never do yourself again? / What's a job you'd always pay someone for? | For me it's insulation in July. I itched for {days2} days. / I just finished the bathroom floor and my knees say never again. / Popcorn ceilings for me, that was the worst week of my life. | Drywall mudding. I can do it, I just won't.; Anything on a roof.; Tiling a shower floor. The slope, oh the slope.; Popcorn ceilings.; Moving a cast iron bathtub, {n4} people, one finger.; Refinishing stairs while living with a dog.; Garage door springs. They want you dead.; Sanding floors. I paid somebody for the second room.; Hanging doors. I did one and it took a whole Saturday.
@ * | Which tool did you buy for one job and now use all the time? / Which tool turned out more useful than you expected? | The multitool, for me. I bought it for one stubborn pipe years ago. / Bought a multitool for one door frame and now it's always out. / Mine's a cheap headlamp. | A shop vac. I don't know how we lived.; An infrared thermometer for \${tool}.; Headlamp. Two hands, who knew.; A stud finder that works.; Oscillating tool, it gets me out of every mistake.; A cheap moisture meter, it ends arguments.; Knee pads. I'm old now.; An impact driver. I didn't know I needed one.; A decent level. It was for one shelf.; Cordless vacuum, bought for the renovation, now it's the main one.
@ smart electric | Smart switches: useful or one more thing that breaks? / Are smart switches worth it? | I have {n4} of them and one already needs a reboot, which is a strange sentence to write about a light. / We're redoing the hallway, so now would be the time. / My father-in-law wants them everywhere and I'm not sure. | Useful for outside lights, silly everywhere else.; I took them all out after {n4} months.; Only the ones that still work as a plain switch.; Great for my mother, who forgets the stove light.; If guests can't use it, it's broken.; I love mine and I know that I'm in the minority.; I like the one for the outside lights, I took out the others.; Useful if you have kids who leave every light on.
@ walls | How long did your "weekend project" take? / Longest weekend project? | The bathroom was planned for two days. We're in week {wk}. / We started painting the stairs in spring. / I said the closet would be done on Sunday. It was, two months later. | Kitchen: planned six weeks, took {mo} months.; I've been "almost done" with the hallway since {since}.; A closet. One weekend. I'm still surprised.; Floors: double the time, triple the knees.; We don't say the word weekend in this house any more.; Three years. I have a baby now, that's my excuse.; Five weekends for a fence. I'm still missing the gate.; The deck took all summer, but we did it ourselves.
$ years=3..15 n5=4..7 days2=3..6 n4=3..9 wk=4..11 mo=4..11

= repair.poll | repair | poll | - | poll
: tags | title | options
@ * | Who do you call first when something leaks? | A plumber, My dad, This community, Nobody and a bucket | My dad, and he asks whether I closed the valve.; The bucket is a lifestyle.; A plumber. I've learned.

= repair.link | repair | link | - | link
: tags | page | url
@ electric | Bulbs: watts, lumens and sockets – Fernwell | https://fernwell.example/guides/lamp-watts |
@ walls | How much paint do I need? – Fernwell | https://fernwell.example/guides/paint |
@ doors walls | Measuring for curtains – Fernwell | https://fernwell.example/guides/curtains |
@ appliance | Washing machine sizes – Voltara | https://voltara.example/guides/washing-machine |
@ appliance electric | What a refrigerator uses – Voltara | https://voltara.example/guides/fridge-energy |
@ smart | Where to put the router – Voltara | https://voltara.example/guides/router-place |
`;
export const gardening = `
= gardening | gardening | text | - | topic
c [problem][veg flowers roses tomato] Mulch. It fixes half of these things.
c [problem][veg tomato flowers roses] Water less often and for longer.
c [problem][veg flowers soil] Get a soil test before you buy anything, it's about \${test}.
c [problem][tomato veg] Zone {zone} here, mine look the same this year.
c [problem][tomato veg] Mine did this in the heat last year and still gave me more than I could eat.
c [problem][flowers roses] Roses take a lot of abuse. It'll come back.
c [problem][lawn] Water deep, once or twice a week, early in the day.
c [problem][trees] Don't panic, trees drop stuff.
c [problem guide][compost] More browns. It's nearly always more browns.
c [problem][seeds soil] Get them under a light, a window is never enough.
c [problem][veg] Could also just be the weather this year.
c [made][veg] What variety is that?
c [made][flowers] So pretty. What's in there besides the zinnias?
c [count talk] Zone {zone} here.
d [problem][veg tomato flowers] What zone are you in? | *{zone}, on a windy hill. | OK, then it may just be the weather.
d [problem][tomato veg flowers roses] How much sun does it get? | *About {sun} hours, from noon on. | That's plenty. Then I'd look at the water.
d [problem][tomato veg flowers] How often do you water? | *Every other day, {mins} minutes. | Less often, but longer. It makes the roots go down.
d [problem][tomato veg] Is it in a pot or in the ground? | *In a pot. | They dry out so fast. I'd check with a finger every day.
$ zone=4..9 test=15..30 sun=4..9 mins=10..30/5 inch=8..18/2

= gardening.problem | gardening | text image image | plant landscape | problem ~plant
: tags | thing | sym | cause | wrong | wrong2
@ veg tomato | tomato plant | curls its leaves up like tacos | heat and wind | a virus | too much nitrogen | put up shade cloth and mulched three inches; It was {f} °F on {hot} days in a row.; The new growth looks fine.; It still sets fruit.
@ veg tomato | tomato | turns black at the bottom | uneven watering | a lack of calcium in the soil | a fungus | watered {min2} minutes every third day, on a timer; The first {n} fruits all had it.; It's a paste type, in a pot.; The leaves look healthy.
@ veg | cucumber vine | flowers like mad and sets nothing | a lack of bees | the heat | the fertilizer | pollinated by hand with a brush; I've counted {n2} flowers and no cucumber.; It climbs a net on a balcony.; Most of the flowers seem to be male.
@ veg ~plant ~slow | carrot patch | gives me hairy little stumps | fresh manure | stones | sowing too late | sowed them in plain sand and compost; I thinned them to {in2} inches.; I forked in manure in spring.; They taste fine, they look like hands.
@ flowers roses ~plant ~slow | climbing rose | drops all its leaves by July | black spot | too much water | spider mites | stripped the sick leaves and watered only the ground; It's {years} years old, on a south wall.; It starts from the bottom.; It blooms well until then.
@ flowers ~plant ~slow | hydrangea | hasn't flowered in {years} years | pruning at the wrong time | too much shade | frost | left the old wood alone for a year; I cut it back every autumn, nice and tidy.; It's big and very green.; It gets {sun} hours of morning sun.
@ lawn ~water | lawn | has yellow circles that keep growing | a fungus after wet nights | grubs | the dog | watered in the mornings only; The biggest is {ft} feet across.; I mow at {in3} inches.; I dug up a patch and found no grubs.
@ trees ~plant ~slow | apple tree | drops half its fruit in June | a normal June drop | codling moths | drought | thinned the rest to one per cluster; It's a {years2}-year-old semi-dwarf.; The fallen ones are marble-sized.; The fallen apples have no holes in them.
@ compost ~water | compost heap | stinks of ammonia | too many grass clippings | the bin | the weather | mixed in two bags of dry leaves; It's {yd} yards wide and rather wet.; It was hot for a week, {f2} °F inside.; I add kitchen scraps daily.
@ soil seeds ~plant | seed tray | grows long pale threads that fall over | too little light | the potting mix | damping off | hung a shop light {in2} inches above it; It's on a north windowsill.; I sowed them {days} days ago.; The room is at {room} °F.
$ f=94..103 hot=4..9 min2=20..40/5 n=4..11 n2=15..40 in2=2..4 years=3..8 ft=2..5 in3=3..4 years2=5..9 yd=2..3 f2=130..150/5 room=62..70
x [veg flowers lawn trees][!seeds] It rained {rain} inches this month, if that matters.
$ rain=2..7

= gardening.review | gardening | text image | plant | review ~item
: tags | thing | rival | price | pro | con
@ veg | raised bed kit | boards from the lumber yard | 60..220/10 | It was up in an hour. | The boards bow after one wet winter. | It holds {cu} cubic feet of soil, and that cost more than the bed.; No splinters, which the kids appreciate.
@ * | soaker hose | a watering can | 18..60/2 | The bed is even for the first time. | The far end gets less, so loop it. | Mine is {ft2} feet long on a timer.; A mower got it once, tape held.
@ lawn | reel mower | the gas one | 90..240/10 | It's quiet enough for Sunday. | It won't touch grass above four inches. | I do {sq} square feet in twenty minutes.; The blades needed a touch after a year.
@ compost | tumbling composter | an open heap | 80..210/10 | No rats since then. | It's full much too soon. | It takes {gal} gallons on each side.; Turning it when full is a workout.
@ seeds | grow light | a south window | 25..110/5 | The seedlings are short and fat now. | It hums. | It's on for {hr} hours a day.; It pulls {watt} watts.
$ cu=10..32/2 ft2=25..75/25 sq=1200..3000/100 gal=18..37 hr=12..16 watt=24..60/4

= gardening.made | gardening | image | plant landscape | made ~object
: tags | thing
$ cost=15..120/5 anycost=10..150/5
@ veg ~grown | harvest basket | {lb} pounds of tomatoes before breakfast.; The odd one is a gift from a bird.
@ flowers roses ~grown | cutting garden | Zinnias, cosmos and {n6} dahlias.; I sowed a third of what I'd planned and it's still too much.
@ trees ~grown | espaliered pear | Year {years} of tying and hoping.; It has {n7} pears, and I've named them.
@ compost soil ~object ~cheap | three-bay compost bin | Built from pallets, so free apart from screws.; The first bay hit {f2} °F.
@ veg ~object ~cheap | trellis from branches | It's tied with jute and stubbornness.; The beans found it in {days} days.
$ lb=5..22 n6=8..30 n7=3..14

= gardening.count | gardening | text | - | count
: tags | ask | small | own | n | unit
@ veg tomato | How many tomato plants are you growing this year? | how many tomato plants are you growing? | I said six and ended up with {n} plants. / I've got {n} this year. / {n} plants, and my husband says that's enough. | 6..38 | plants |
@ * | What did you spend on the garden this season? | what did you spend on the garden this season? | \${n} so far, and I have receipts that I've hidden. / About \${n}, mostly soil. / I'm at \${n} already. | 60..680/20 | $ |
@ flowers roses | How often do you fertilize roses? | how often do you fertilize roses? | Every {n} weeks from April on. / I do it every {n} weeks. / Every {n} weeks in summer for me. | 2..8 | weeks |

= gardening.guide | gardening | text | - | guide
: tags | thing
@ veg tomato | feed tomatoes in pots | Use a pot of {gal2} gallons or more.; Mix in a handful of slow fertilizer when planting.; From the first fruit on, {ml} ml of tomato feed per gallon.; Do it every {dd} days, always on wet soil.; Stop two weeks before the last harvest.
@ compost | get a hot compost heap | Build it at least a yard wide.; Two parts brown to one part green.; Wet it like a wrung-out sponge.; Turn it every {dd2} days.; If it stinks, add leaves. If it's cold, add grass.
$ gal2=5..10 ml=10..20/5 dd=7..14 dd2=3..5

= gardening.talk | gardening | text | - | talk
: tags | title | body
@ * | What's thriving for you this year without any help? / What grows best for you when you do nothing? / What's doing great in your garden this year? | Everything I fuss over sulks. The mint I threw over the fence has formed a government. / Everything else is struggling, but the chard is huge. / Nothing but zucchini here. | Borage. I planted one, {years} years ago.; Chard. I couldn't kill it if I tried.; Sunflowers, courtesy of the squirrels.; Rhubarb. It's bigger than the dog.; Nasturtiums, and the aphids agree.; Raspberries, they're walking towards the house.; Volunteer tomatoes in the compost. Naturally the best ones.; Zucchini, as usual. I've given away about twenty.; My peppers are doing great for the first time ever.; Strawberries, I haven't touched them in two years.
@ * | What gardening advice do you ignore, and it works out? / Which gardening rule do you break? | I never harden anything off properly. Two cloudy days and out they go. / I've never thinned carrots in my life. / I water at noon because that's when I have time. | I don't prune tomatoes. At all.; I plant too close, on purpose. No weeds.; I water at noon. It's fine.; I leave the leaves, and everything wakes up happier.; Companion planting charts. Plants can't read.; I never wash pots.; I dig. There, I said it.; I never thin carrots and they come out fine.; I don't rotate anything in my raised beds.; I use tap water for everything.
@ veg tomato | Determinate or indeterminate tomatoes for a balcony? / Which tomatoes for a balcony? | I have {ft3} feet of railing and strong sun from two o'clock. / It's south facing and quite windy. / First year with a balcony, I have room for three pots. | Determinate, unless you want a jungle.; One cherry, indeterminate, and string.; A dwarf type, they look silly and they carry like mad.; Whatever it is, a bigger pot than you think.; Two bushes rather than one vine. Wind.; Cherry. Big ones crack in pots.; Determinate worked better for me, the indeterminate ones took over the whole balcony.; I'd do one of each and see which one you like.
@ flowers roses | What do you plant for late bees? / What flowers late for bees? | By September my garden is green and silent, and I'd like to change it. / Mine is done by August and then there's nothing. / I saw one lonely bumblebee on the mint today and felt bad. | Asters and sedum. You'll hear them.; Ivy, let it flower.; Goldenrod, which doesn't cause hay fever, by the way.; Let the mint bloom.; Japanese anemones in the shade.; Second sowing of phacelia in July.; Sedum, they're all over it in September.; I let the basil flower, they love it.
@ lawn | Did anyone replace the lawn with clover? / Clover lawn, yes or no? | I've had it with mowing, and {who} thinks it'll look like an empty lot. / I'm tired of mowing. / Ours is half clover already, so I thought why not go all in. | Yes, {years} years ago. Mow three times a summer.; Bees in it, so shoes on.; Half and half works best, it fills the gaps.; Dogs are fine with it, no yellow spots.; It goes brown in a real drought as well, just later.; It doesn't like to be a football field.; We did half last year and we're doing the other half this spring.; Ours looks great in May and patchy in August.
$ ft3=6..16

= gardening.poll | gardening | poll | - | poll
: tags | title | options
@ * | Biggest enemy this season? | Slugs, Aphids, Weather, Myself | Myself, with pruning shears in hand.; Slugs, by a mile.; A deer. One deer. I know it by name.
`;
export const houseplants = `
= houseplants | houseplants | text | - | topic
c [problem][aroid ficus fern herbs orchid] More light than you think. Then a bit more.
c [problem] Put a finger in the soil before you water. Don't go by the calendar.
c [problem][ficus aroid] Mine dropped {n} leaves when I moved it and then it was fine.
c [problem][succulent cactus] Gritty soil and a terracotta pot, that's all they want.
c [problem][fern] They're drama queens. I gave up on mine.
c [problem][orchid] Mine took two years to rebloom, so don't lose hope.
c [problem][herbs] Supermarket herbs aren't meant to last. Don't take it personally.
c [problem] I've killed {n} of these, so no advice from me.
c [problem][aroid ficus succulent] Check the roots before you do anything else.
c [review] I've got the same one, can't complain.
c [made] What are the ones on the left?
c [guide] Done this with five or six by now, works nearly every time.
d [problem] Does the pot have a hole? | *It does now. | Good.
d [problem][aroid ficus fern orchid cactus succulent] How close is it to the window? | *About {ft} feet. | That's too dark for it, I'd say.
d [problem][aroid ficus succulent fern] When did you last repot? | *Never, it's still in what it came in. | I'd go one size up in spring.
d [problem][!orchid] How often do you water? | *Once a week, on Sundays. | Better to check the soil than the calendar.
$ n=3..7 ft=5..12

= houseplants.problem | houseplants | text image image | plant room | problem ~plant
: tags | thing | sym | cause | wrong | wrong2
$ owned=3..14
% ware={thing}
@ aroid | monstera | gets brown spots with yellow rings | overwatering | too much sun | a fungus | let it dry out for {dry} days and moved it to a chunkier mix; It's {ft2} feet tall and sits by an east window.; The spots start at the edge.; New leaves come without holes.
@ aroid | pothos | turns yellow from the bottom | a pot without drainage | too little fertilizer | low light | drilled a hole and cut back the water; I water it every {wdays} days.; The soil smells a bit like a swamp.; The tips look happy.
@ ficus | fiddle-leaf fig | drops a leaf every week | a cold draft | thirst | the new pot | moved it {ft2} feet away from the door; It has lost {n3} leaves so far.; It stands next to the front door.; The leaves are green when they fall.
@ succulent | jade plant | goes soft at the base | root rot | a lack of water | the cold window | cut it above the rot and rooted the top in grit; I water it every {wdays} days.; It's in ordinary potting soil.; It leans, which was the first sign.
@ succulent | string of pearls | shrivels at the top while the ends look fine | too little light on the top | too little water | mealybugs | moved it up so that the crown gets light; It hangs from the ceiling, {in} inches below the window's top.; It has grown {in} inches this year.; The soil dries in {wdays} days.
@ orchid ~plant ~slow | orchid | keeps its leaves but never reblooms | nights that were too warm | the fertilizer | the pot | put it in a {deg} °F room at night for a month; It has {n4} leaves and fat silver roots.; It last flowered {months} months ago.; I feed it weakly every two weeks.
@ fern ~plant ~slow | calathea | gets crispy edges all year | hard tap water | dry air | too much light | switched to rain water; The humidity is {hum} percent.; I mist it daily, don't judge.; It rolls up at night as it should.
@ herbs ~plant ~slow | supermarket basil | dies within {wdays} days | too many seedlings in one pot | the dark kitchen | the watering | split the pot into four; It looks great in the shop.; I put it next to the sink.; I've tried it {tries} times.
@ cactus ~plant ~slow | cactus | grows a thin pale neck | too little light in winter | too much water | the small pot | put it under a lamp for {hum2} hours a day; It's {n4} years old and used to be a ball.; The neck is two inches by now.; It's on a bookshelf.
$ dry=9..16 ft2=3..6 wdays=5..10 n3=4..13 in=6..20/2 deg=60..64 n4=3..6 hum=30..55/5 hum2=10..14
x I checked for bugs and found none.

= houseplants.review | houseplants | text image | plant room | review ~item
: tags | thing | rival | price | pro | con
@ * | grow lamp | the windowsill | 18..70/2 | New growth is twice as big. | My living room looks like a lab. | It pulls {watt} watts, {hum2} hours a day.; It screws into any lamp.
@ fern orchid | humidifier | a tray of pebbles | 30..90/5 | The ferns have stopped complaining. | You fill it every single day. | It holds {liter} liters.; White dust if you use tap water.
@ * | moisture meter | a finger in the soil | 8..25 | It stopped me from watering. | It's wrong in chunky mixes. | It needs no battery.; The needle got stuck once, a tap fixed it.
@ * | self-watering pot | terracotta | 15..48 | I can go away for {dd} days. | It's not for cacti, trust me. | The little float is honest.; Roots grow into the reservoir.
$ watt=9..30 liter=2..5 dd=10..20

= houseplants.made | houseplants | image | plant room shelf | made ~object
: tags | thing
$ hours=2..9
$ cost=8..70/2 anycost=8..90/5
@ aroid | moss pole | Plastic mesh, moss and {n} zip ties.; The roots went in after {days} days.
@ * | plant shelf | It holds {n5} pots and the floor is clear again.; The lamps are on a timer.
@ succulent cactus ~object ~cheap | succulent bowl | {n} kinds, all of them cuttings from friends.; Mostly grit, a little soil.
@ fern | closed terrarium | The lid is on and it's already raining inside.; There's a springtail crew on duty.
$ n5=14..40 dd3=3..14

= houseplants.count | houseplants | text | - | count
: tags | ask | small | own | n | unit
@ * | How many plants do you have, and how many did you plan? | how many plants do you have? | I planned on five. It's {n} plants now. / {n}. I wanted two. / I have {n} and started with one. | 6..120 | plants |
@ aroid | How often do you water your monstera in winter? | how often do you water your monstera in winter? | Every {n} days at 68 °F. / Mine gets water every {n} days. / About every {n} days here. | 7..24 | days |

= houseplants.guide | houseplants | text | - | guide
: tags | thing
@ aroid | root a pothos cutting | Cut below a node, leave two leaves.; Put it in water so that the node is covered.; Bright spot, no sun.; Change the water every {wd} days.; Pot it when the roots are {in4} inches long.
@ orchid | get an orchid to rebloom | Feed it at quarter strength every {wd2} weeks.; Let it stand by an east window.; Give it nights of {deg} °F for four weeks in autumn.; Stake the spike when it's {in5} inches long.; Don't turn the pot once there are buds.
$ wd=4..7 in4=2..3 wd2=2..3 in5=4..8

= houseplants.talk | houseplants | text | - | talk
: tags | title | body
@ * | Which "easy" plant do you kill every time? / Which easy plant just won't live at your place? | Mine is the peace lily. {n} of them so far. They faint, I panic, I water, they rot. / I've lost three aloes by now. / Everyone says pothos is unkillable. It isn't. | Snake plant. I love it to death.; Aloe. It melts when I look at it.; Spider plants. Everyone has babies, I have brown tips.; Rosemary, indoors, always.; ZZ plant, and I'm ashamed.; English ivy. Spider mites find me.; Succulents from the supermarket, {n} in a row.; Peace lily. I gave up.; Mint. Everybody tells me it can't be killed.; String of pearls, three times now.
@ * | What do you do with your plants when you travel for two weeks? / How do you keep plants alive while you're away? | {who^} offered to water, and {who} believes in a litre a day. / We're off for two weeks in summer and nobody can come by. / Last time I asked a friend and came back to a swamp. | I move them away from the window and soak them once. All survived.; Wicks from a bucket. Looks silly, works.; I write on each pot: ONE CUP. Nothing else helps.; Bathtub with a wet towel.; Nothing. They know me.; I put all of them at a friend's and trade for a cake.; My neighbor comes by once a week and I water hers in return.; I group them in the bathroom with the light on. Lost one so far.
@ * | Did you ever pay too much for a plant? / What's the most you've paid for a plant? | I paid \${price} for a leaf with a bit of white on it. It's green now. / Asking because I have one in the cart right now. / I saw a small one at the shop for the price of a bike. | \${anyprice} for a cutting. It rotted in a week.; I sold the babies and I'm even by now.; Never, I steal cuttings like a decent person.; \${anyprice}, and it's now twice as tall as me. Worth it.; I did once. The next year the same plant was in every supermarket.; Yes. We don't say the number at home.; I paid 60 for a cutting in 2020 and I still feel stupid.; No, I only swap.
@ succulent cactus | Bottom watering: magic or habit? / Does bottom watering really make a difference? | I've done half of the shelf each way for a year and see no difference. / I switched in spring and can't tell. / It takes forever, so I'd like to know if it's worth it. | Habit, but fewer gnats.; Magic for anything hairy.; I do it since I like to watch the soil go dark.; Salts build up, flush from the top now and then.; Top, until it runs through. As rain does.; It's good for peat that has dried out, otherwise the same.; I do it for the small pots, because I always spill otherwise.; No difference for me either, I just find it relaxing.
$ price=40..160/5 anyprice=25..220/5

= houseplants.poll | houseplants | poll | - | poll
: tags | title | options
@ * | Gnats. What works for you? | Sticky traps, Drying out, Nematodes, I live with them | Nematodes. Expensive mud, but it works.; Drying out, plus patience.; They're my pets now.
`;
export const woodworking = `
= woodworking | woodworking | text | - | topic
c [problem guide][hand saw joinery] Sharpen first, then see if it's still there.
c [problem][finish guide] Always do a test piece from the same board.
c [problem][finish] Shellac first, then nearly anything goes on top.
c [problem][finish] Give it time. And warmth.
c [problem][glue turning] Wood moves, you can't stop it.
c [problem][glue] Let the boards sit in the shop for a week before you glue them.
c [problem][saw] Check the alignment before you buy a new blade.
c [problem][joinery] Nobody will see it but you. Fill the gap with sawdust and glue and move on.
c [problem][hand] Five minutes on the stones and try again.
c [problem][turning] Slow drying in a paper bag works for me.
c [made] I've been meaning to build one of these for years.
c [review] Wear a mask. I didn't for years, and I regret it.
d [made] What finish is that? | *Three coats of oil and wax. | Looks great.
d [made][joinery saw] How did you flatten it? | *Hand plane, then a lot of sanding. | How much is a lot? | *{hrs} hours.
d [made][finish] Is that solid or veneer? | *Solid. | Nice, must weigh a ton.
d [review][saw] Table saw or track saw, if you could only have one? | Track saw, in a small shop. | Table saw, in any shop. | And here we go again.
$ n=6..24 grit=120..240/60 hrs=4..11

= woodworking.problem | woodworking | text image | desk room | problem ~batch
: tags | thing | sym | cause | wrong | wrong2
@ finish | tabletop | stays tacky days after the oil | too much oil left on it | the humidity | old oil | wiped it with spirits and buffed until it was dry; I put on {coats} coats in {d2} days.; It's {deg} °F in the shop.; A finger leaves a print.
@ finish | stain | comes out blotchy on pine | skipping the conditioner | the brush | the brand | sealed it with thin shellac first; I sanded to {grit}.; I wiped it off after {min} minutes.; A test piece looked fine, of course.
@ joinery | dovetail joint | has gaps on one side only | a saw that drifts | the marking knife | the chisel | filed the set off one side of the saw; It's my {nth}th practice joint.; The gaps are always on the left.; I cut tails first.
@ saw ~device ~slow | table saw | burns the edge of maple | a fence that wasn't parallel | a dull blade | too slow a feed | set the fence parallel to within {thou} thousandths; The blade has {teeth} teeth and is almost new.; It's only on the fence side.; Pine is fine.
@ saw ~device ~slow | bandsaw | wanders off the line | a badly tracked blade | the tension | the guides | tracked the blade with its gullet in the middle of the wheel; The blade is half an inch, {tpi} teeth per inch.; It drifts about {deg2} degrees.; It's worse in thick stock.
@ hand ~device ~slow | hand plane | leaves tracks on both sides | a straight edge without rounded corners | the sole | the chipbreaker | eased the corners of the iron; I honed it to {grit2} grit.; The shavings are thin and even.; You only see it in raking light.
@ glue | panel glue-up | cups overnight | clamps on one side only | wet wood | the ring direction | alternated the clamps above and below; The boards are {wid} inches wide each.; It's flat when I leave and a boat in the morning.; The moisture meter says {pct} percent.
@ turning | bowl | cracks a week after turning | turning it from wet wood to final thickness | the sealer | the species | roughed it thick and dried it for {months} months; It was {wid2} inches across.; It was from a cherry that came down in a storm.; It cracked across the bottom.
$ coats=2..4 d2=2..4 deg=52..66 min=5..15 nth=4..9 thou=3..6 teeth=40..60/20 tpi=3..6 deg2=3..6 grit2=4000..8000/1000 wid=3..6 pct=9..14 wid2=7..12
x The shop is half of a garage and shares it with a freezer.
x I built the bench myself, so it's level in places.

= woodworking.review | woodworking | text image | desk | review ~item
: tags | thing | rival | price | pro | con
@ hand | block plane | a sander | 40..190/5 | It's in my apron every day. | It came dull, as they do. | It took {min2} minutes to tune.; I use it on every edge.
@ saw | track saw | a circular saw and a straight edge | 190..520/10 | The cuts are glue-ready. | The track is never long enough. | It cuts {dep} inches deep.; Dust collection is the real luxury.
@ * | jobsite table saw | the track saw | 280..640/20 | The fence stays where I put it. | It's loud, my neighbours know my schedule. | It rips {rip} inches.; The stand folds, in theory.
@ finish | spray gun | a brush | 60..260/10 | No brush marks, at last. | The clean-up takes {min2} minutes. | It's happy with water-based finishes.; Practice on cardboard.
@ turning | mini lathe | a friend's big one | 260..680/20 | Pens and small bowls are no problem. | It shakes with anything unbalanced. | It swings {dep2} inches.; The tools cost as much again.
$ min2=15..50/5 dep=2..3 rip=24..32/2 dep2=8..12

= woodworking.made | woodworking | image | desk room table | made ~object
: tags | thing
$ cost=20..190/5 anycost=15..240/5
@ joinery | walnut side table | The joints are drawbored, no screws.; The top is one board, {wid3} inches wide.
@ * | workbench | {lb} pounds, it isn't going anywhere.; Construction lumber, flattened by hand.
@ turning | maple bowl | {wid2} inches across and a bit too thick.; It's finished with walnut oil.
@ joinery | dovetailed tool box | {pins} dovetails, and two that I'm proud of.; Pine, shellac and patience.
@ saw | cutting board | End grain, {pcs} pieces.; I glued it in three stages so as not to panic.
@ hand ~object ~cheap | spoon | Carved from a branch, with two knives.; {days} days of drying in a paper bag.
@ finish | oak desk | The drawer glides on nothing but wax.; The oil took {coats} coats.
$ wid3=12..18 lb=180..320/10 pins=14..40/2 pcs=60..160/4

= woodworking.count | woodworking | text | - | count
: tags | ask | small | own | n | unit
@ * | What do you pay for walnut per board foot? | what do you pay for walnut per board foot? | \${n} at my yard, rough. / I paid \${n} last week. / \${n} here, and it's not even that nice. | 8..19 | $ |
@ * | How many clamps do you own? | how many clamps do you own? | {n} clamps, and I still borrow. / I have {n}. / {n}, most of them cheap. | 8..64 | clamps |
@ finish | How many coats of oil do you put on a table? | how many coats of oil do you put on a table? | I stop at {n} coats. / I usually do {n} coats. / {n} coats on the last one. | 2..8 | coats |

= woodworking.guide | woodworking | text | - | guide
: tags | thing
@ hand | sharpen a chisel | Flatten the back on the coarse stone, once in its life.; Hone the bevel at {ang} degrees on {g1} grit.; Go to {g2} grit until the scratches are gone.; Strop it {str} times.; Test on end grain of pine, not on your arm.
@ finish | get a smooth oil finish | Sand to {grit}, then raise the grain with water.; Sand once more, lightly.; Flood it with oil and wait {min} minutes.; Wipe it bone dry. Drier.; Hang the rags outside, spread flat. They can catch fire.
$ ang=25..30/5 g1=800..1000/200 g2=4000..6000/1000 str=15..30/5

= woodworking.talk | woodworking | text | - | talk
: tags | title | body
@ * | What mistake did you make more than once? / Which mistake do you keep making? / What mistake do you never learn from? | I've cut on the wrong side of the line in {n} different projects. / I glued something up without a dry fit again. / I cut a board an inch short today. Not the first time. | Gluing before a dry fit. Every year.; Sanding through veneer.; Measuring from the hook of a bent tape.; Leaving the pencil marks for "later".; Two left legs. Twice.; Not letting the wood sit in the shop for a week.; Skipping the test piece of the finish.; Cutting a board too short because I forgot the kerf.; Not clamping things properly because it's "just one cut".; Rushing the finish. Every time.
@ hand saw | Hand tools or machines if you could only keep one? / Hand tools or machines? | I have to move into a place with {sq} square feet of shop. / My neighbours have started to complain. / Small shop, so it's one or the other. | Hand tools, the neighbours will thank you.; Keep the bandsaw, sell the rest.; Machines. I have one back.; Machines for the boring work, planes for the joy. Keep both, sleep standing.; Hand tools, but buy lumber planed.; A track saw folds into a closet.; Machines, I don't have the time otherwise.; In a small space I'd go with hand tools and a good bench.
@ * | What do you do with all the offcuts? / What do you make from offcuts? | I have {bins} bins of them and can't throw away a single piece. / My wife wants the corner of the garage back. / I can't throw away walnut, no matter how small. | Coasters. Everybody I know owns coasters.; Firewood, without tears.; If it's shorter than my hand, it goes.; Kids at the school love them.; Plugs, shims, push sticks.; I store them for {yrs} years and then burn them.; I give mine to a friend with a wood stove.; I keep hardwood and throw out pine.
@ * | What made the biggest difference in your second year? / What took you from beginner to decent? | In the first year I bought tools. In the second I got a sharpening stone and understood the tools. / I've been at it for a year and feel stuck with simple boxes. / For me it was a bench that doesn't move. | Learning to sharpen, yes.; A bench that doesn't move.; Buying rough lumber.; A marking knife instead of a pencil.; Building the same stool {n4} times.; Going slower. Sounds cheap, isn't.; Better lighting in the shop, honestly.; A real workbench. I'd been working on the floor.
$ sq=60..200/10 bins=3..9 yrs=3..10 n4=3..5

= woodworking.poll | woodworking | poll | - | poll
: tags | title | options
@ * | Favourite wood to work with? | Walnut, Oak, Cherry, Whatever is free | Cherry, for the smell.; Whatever is free, and that's pallets.; Oak, it fights back.

= woodworking.link | woodworking | link | - | link
: tags | page | url
@ * | How large a table? – Fernwell | https://fernwell.example/guides/table-sizes |
@ finish * | Caring for oiled oak – Fernwell | https://fernwell.example/guides/oak-care |
`;
