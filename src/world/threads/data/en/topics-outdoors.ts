/** Forms of English posts about moving and being outside, in the format of `parseForms`. */
export const cycling = `
= cycling | cycling | text | - | topic
c [problem][repair road commute] Clean everything first, then look again.
c [problem][repair road commute gravel ebike] Just take it to the shop, they'll see it in a minute.
c [problem][gravel] Shake it around and lay it on its side overnight.
c [problem][ebike] Those motors don't like low cadence on a climb.
c [problem][touring] Threadlocker on every bolt before a trip.
c [problem][fit] Get a bike fit, seriously. Best money I've spent.
c [problem][fit] Small changes. A few millimeters make a difference.
c [guide][repair] People forget to wipe off the excess lube at the end.
c [review][commute] I commute {km} miles a day with the same one, no issues.
c [review][fit] Saddles are so personal, what fits me would kill you.
c [done] That's a lot of climbing.
c [made][repair] Love these old frames.
d [problem][repair road] Did you check the derailleur hanger? | *How would I see that it's bent? | Look from behind. If the cage leans, it's bent.
d [problem][gravel repair] What pressure do you run? | *{psi} psi. | Drop five and see.
d [made][repair] What year is it? | *{yr}, as far as I can tell. | They'll ride forever if you look after them.
d [done] What bike was that on? | *Nothing fancy, an old steel one. | Even better.
$ psi=40..85/5 km=6..34/2 yr=1986..2014

= cycling.problem | cycling | text text image | landscape | problem ~device
: tags | thing | sym | cause | wrong | wrong2
@ road repair commute | chain | skips in the smallest two cogs | a bent derailleur hanger | cable stretch | a worn cassette | had the hanger straightened, {mins} minutes at the shop; The cassette has {mi} miles on it.; It started after a small fall.; Barrel adjuster does nothing.
@ road repair | bottom bracket | creaks on every left pedal stroke | a dry seatpost | the pedals | the cranks | greased the seatpost; It stops when I stand up.; It's worse after rain.; I swapped the pedals and it still does it.
@ repair commute | rear wheel | goes flat every {days2} days | a tiny wire in the tire | the valve | the rim tape | found a wire as thin as a hair and pulled it out; The hole is always in the same spot.; I've patched {n} tubes so far.; I ran my fingers through the tire, or so I thought.
@ repair | disc brake | squeals like a goose when wet | pads with oil on them | the rotor | the caliper | fitted new pads and cleaned the rotor with alcohol; The pads have {mi} miles on them.; It's only the front one.; I may have sprayed chain lube nearby.
@ gravel | tubeless tire | won't hold air overnight | dried-up sealant | the bead | the valve core | poured in {ml} ml of fresh sealant; It loses {psi2} psi by morning.; I set it up {months} months ago.; No bubbles with soapy water.
@ ebike commute | e-bike | cuts out on steep hills | a hot motor | the battery | the sensor magnet | shifted down earlier and it never came back; It's at {pct} percent charge when it happens.; It comes back after ten minutes.; The hill is {grade} percent.
@ touring ~device ~slow | pannier rack | rattles loose every {mi2} miles | bolts without threadlocker | the load | the clamp | put blue threadlocker on all {bolts} bolts; I carry about {lb} pounds.; I tightened it {tries} times on the last trip.; It's always the lower left bolt.
@ fit road ~ache | right knee | starts to hurt after {mi2} miles | a saddle that was too low | the cleats | the gearing | raised the saddle by {mm} millimetres; It's at the front, under the kneecap.; I have new shoes.; On the trainer it's fine.
$ mins=10..30/5 mi=900..4200/100 days2=2..6 n=3..7 ml=40..80/10 psi2=15..40/5 pct=40..80/5 grade=8..14 mi2=15..60/5 bolts=4..8 lb=18..44/2 mm=5..14

= cycling.review | cycling | text image | landscape | review ~item
: tags | thing | rival | price | pro | con
@ commute | dynamo light | a rechargeable one | 90..260/10 | I haven't thought about batteries since. | There's a faint drag if you look for it. | It's been through {mi} miles.; It stays lit for a few minutes at red lights.
@ road gravel | power meter | a heart rate strap | 190..480/10 | I finally pace climbs properly. | You start to ride for the number. | It's within {pct2} percent of the trainer.; The battery lasts {hrs} hours.
@ gravel touring | handlebar bag | a rack | 35..120/5 | Snacks without stopping. | It rubs the cable after {mi2} miles. | It holds {lit} liters.; In real rain it's only nearly waterproof.
@ commute ebike | folding lock | a U-lock | 45..120/5 | It lives on the frame and doesn't rattle. | It weighs {lb2} pounds and you feel it. | The hinge wants oil twice a year.; The bike is still here.
@ fit road | saddle with a cut-out | the stock saddle | 50..190/10 | My long rides are {hrs2} hours longer. | The first week is worse than before. | It's {mm2} mm wide.; It took three tries to get the tilt right.
$ pct2=2..3 hrs=80..160/10 lit=3..9 lb2=2..4 hrs2=2..3 mm2=143..155

= cycling.made | cycling | image | landscape run map | made ~object
: tags | thing
@ repair | rebuilt road bike | From {yr}, found next to a dumpster.; New cables, new bearings, old paint.
@ commute | basket for groceries | It carries {lb} pounds of anything.; Zip ties are holding my life together.
$ mi3=40..110/5 ft=1200..5200/100 hrs4=5..9

= cycling.done | cycling | text image | landscape run map | done ~trip
: tags | thing
@ touring | overnight trip | {mi3} miles, a tent and far too many snacks.; It rained for exactly as long as I was awake.
@ gravel ~event | gravel loop | {ft} feet of climbing, half of it through mud.; I saw two deer and no cars.
@ road ~event | first century ride | {hrs4} hours in the saddle.; The last ten miles were mostly singing.
$ mi3=40..110/5 ft=1200..5200/100 hrs4=5..9

= cycling.count | cycling | text | - | count
: tags | ask | small | own | n | unit
@ * | How many miles do you ride in a week? | how many miles do you ride in a week? | I'm at {n} miles, most of it to work. / Around {n} miles in summer. / I do about {n} miles. | 20..190/5 | miles |
@ gravel | What pressure do you run on 40 mm tires? | what pressure do you run on 40 mm tires? | I run {n} psi at 165 pounds. / I'm at {n} psi. / {n} psi here, tubeless. | 24..48 | psi |
@ commute | How many minutes is your commute by bike? | how many minutes is your commute by bike? | {n} minutes, door to door, shower not included. / Mine is {n} minutes each way. / About {n} minutes if the lights are kind. | 12..65 | minutes |
@ repair road | How many miles do you get out of a chain? | how many miles do you get out of a chain? | I replace mine at {n} miles. / The last one made {n} miles. / About {n} miles for me. | 1400..4200/100 | miles |

= cycling.guide | cycling | text | - | guide
: tags | thing
@ repair | clean a chain | Put the bike up so that you can turn the cranks.; Degreaser on a brush, {turns} turns backwards.; Rinse with a little water, dry with a rag.; One drop of lube on each link.; Wait {mins} minutes, then wipe it off like you regret it.
@ repair gravel | seat a stubborn tubeless tire | Take out the valve core.; Soapy water on both beads.; One big blast of air until it pops twice.; Let it down, pour in {ml} ml of sealant through the valve.; Core back in, pump to {psi} psi and shake it in all directions.
$ turns=10..30/5

= cycling.talk | cycling | text | - | talk
: tags | title | body
@ * | What's the cheapest upgrade that made a real difference? / Best cheap upgrade? | For me it was bar tape. Under \${small} and the bike felt new. / I just put on new brake pads and it's a different bike. / Got twenty bucks to spend. | Better tires. Nothing else comes close.; Mudguards.; Moving the saddle by {mm} mm. Free.; A bell.; New brake pads, and I rediscovered stopping.; Fenders and a thermos, in that order.; Washing it.; A proper bike wash and fresh grease, ten bucks.; Grips. My hands stopped going numb.; Flat pedals for my commuter.
@ commute | How do you deal with rain on the way to work? / Riding to work in the rain, how do you do it? | I arrive like a wet dog {n4} times a month and my boss has noticed. / No showers at my office. / New job, and it's been raining since I started. | Dry socks in the drawer.; Poncho. You look like a tent and stay dry.; Full fenders, down to the ground.; I leave {mins} minutes early and ride slowly. Sweat is worse than rain.; Wool. Wet but warm.; Honestly? The bus.; Waterproof shoe covers and a spare pair of trousers at the office.; I check the radar and leave early or late.
@ * | Do you wave at other cyclists? / Do people wave where you ride? | {who^} says that nobody does it any more, so I've been counting. / I moved and nobody here does. / I nodded at someone today and got a look. | A nod. Waving is for motorbikes.; Always, on the country road. In town I'd never stop.; Only at people who look as miserable as me.; Yes, and once at someone I'd dropped a minute before. Awkward.; I ring.; I'm too out of breath.; I nod if they look at me.; Where I live everybody does it, it's a small town.
@ touring gravel | What do you always pack and never use? / What do you carry on every ride and never use? | I've carried a spare spoke for {mi} miles. / I've had the same spare tube in the bag for three years. / For me it's the rain trousers. | A book.; The good rain trousers. It knows.; A third pair of socks.; A sewing kit, until the one time.; Tire boot. Knock on wood.; Swim trunks. I still believe.; A second multitool. No idea why.; Zip ties, and I won't stop packing them.
@ ebike | Did an e-bike replace your car? / Anyone sold the car for an e-bike? | We have two cars and I'd like to get rid of one. / Our second car needs new brakes and I'm wondering if we need it at all. / I only drive to work and the shop. | Yes, {yrs} years ago. Best thing we did.; The second one, not the first.; For anything under {mi4} miles.; It replaced my excuses.; No, but the car has spiders now.; Insurance paid for the bike in {mo} months.; It replaced about half of our trips. We still have one car.; Yes for commuting, no for groceries with two kids.
$ small=20..40/5 n4=3..8 yrs=2..6 mi4=6..14 mo=9..20

= cycling.poll | cycling | poll | - | poll
: tags | title | options
@ * | Worst weather to ride in? | Headwind, Cold rain, Heat, Ice | Headwind. The rain at least ends.; Ice, since the hospital.; Cold rain at 38 °F. Snow is friendlier.

= cycling.link | cycling | link | - | link
: tags | page | url
@ commute touring * | Making jackets shed water again – Stride & Stone | https://stride.example/guides/waterproofing |
@ commute | Glove sizes – Stride & Stone | https://stride.example/guides/glove-sizes |
@ touring | Sleeping bags by temperature – Stride & Stone | https://stride.example/guides/sleeping-bags |
`;
export const running = `
= running | running | text | - | topic
c [problem][beginner injury pace] Slow down. I know, everybody says it.
c [problem][beginner injury race] Rest days are training too.
c [problem][injury beginner] New shoes at about {mi} miles, for what it's worth.
c [problem][injury beginner] Ten percent more a week, at most.
c [problem][injury] Strength work twice a week. It made all the difference for me.
c [problem][race pace] Negative splits feel too slow at first and then you pass everybody.
c [problem][trail] Cut your nails short and go half a size up.
c [problem][gear] They're all a bit off under trees.
c [done][beginner race trail] I ran my first {k}k at {pace} minutes a mile and I've never been prouder.
c [review] I burn through those in one season.
c [guide][beginner] Don't skip the walking breaks. They're there for a reason.
d [problem][injury beginner race] What's your weekly mileage? | *About {wk} miles. | I'd cut that in half for two weeks and see.
d [problem][injury trail] Which shoes? | *The same model for years. | Then it's probably not the shoes.
d [problem][injury pace] How's your cadence? | *My watch says {cad}. | That's fine.
d [done][beginner race trail] Did you walk any of it? | *Twice, at the water. | Still counts.
$ k=5..10/5 pace=9..13 mi=300..450/25 wk=12..45 cad=158..176/2

= running.problem | running | text | - | problem ~ache
: tags | thing | sym | cause | wrong | wrong2
@ beginner injury | left shin | aches after the first mile | too many miles too soon | the shoes | running on roads | cut back to {wk2} miles a week for a month; I went from {wk2} to {wk} miles in three weeks.; It's fine when I walk.; I stretch, now and then.
@ injury | outer knee | stabs going downhill after {m} miles | weak hips | the mileage | the camber of the road | did side-lying leg raises for {days2} days in a row; Uphill is no problem.; It's gone the next day.; I foam rolled until I cried.
@ beginner pace ~ache ~slow | heart rate | goes to {bpm} on easy runs | running the easy runs too fast | the watch | the coffee | slowed down to a shuffle for a month; I can talk, but not in whole sentences.; I've been at it for {months} months.; It was worse in the heat.
@ race pace ~skill | second half | falls apart in every race | starting too fast | the fuel | the training | went out {sec} seconds a mile slower; My first 5k split was my fastest this year.; I take a gel at mile {m}.; The last miles are {sec} seconds slower each.
@ trail ~ache ~slow | big toe | turns black after long descents | shoes half a size too small | the lacing | the socks | went up half a size and used a heel lock; {ft} feet down in one go did it.; It doesn't hurt, it's just ugly.; I cut the nails the day before.
@ gear ~device ~slow | watch | adds half a mile on wooded routes | trees over the route | the firmware | the strap | used a foot pod; The loop is {m} miles on the map.; It was worse in summer, with leaves.; Two watches disagree by {pct} percent.
@ beginner ~ache ~slow | side | cramps at mile two every time | eating too close to the run | shallow breathing | the pace | waited {hrs} hours after lunch; It's the right side, under the ribs.; Walking helps, stopping helps more.; I drink a lot beforehand.
$ wk2=8..16 m=4..9 days2=10..30/5 bpm=158..178/2 sec=10..35/5 ft=1800..4200/200 pct=3..8 hrs=2..3

= running.review | running | text | - | review ~item
: tags | thing | rival | price | pro | con
@ gear race | carbon race shoe | a normal trainer | 140..260/10 | My calves feel fine the day after. | It's done after {mi3} miles. | I took {sec} seconds a mile off my 10k.; Corners are a bit wobbly.
@ gear | running watch | a phone | 90..380/10 | I leave the phone at home. | It judges my sleep. | The battery lasts {days3} days.; The map is small but there.
@ gear trail | running vest | a belt | 50..140/5 | It doesn't bounce. | The bottles taste of plastic for a week. | It carries {lit} liters.; The left pocket fits {n} gels.
@ gear beginner | treadmill | the street in winter | 380..900/20 | No excuse left. | It's a coat rack in summer. | I ran {mi3} miles on it last winter.; The motor whines above eight.
$ mi3=120..320/10 days3=5..14 lit=4..9 n=4..7

= running.made | running | text image | run map | done ~event
: tags | thing
@ beginner | 5k without walking | I was {min2} minutes in before I noticed that I wasn't dying.; A man with a stroller overtook me.
@ race | half marathon | Chip time {hm}, and I cried a little.; Mile {m2} was a conversation with myself.
@ trail | 50k | {ft} feet of climbing and {n2} potatoes.; I fell once, gracefully.
@ pace | sub-{mm2} mile | On a track, alone, with a dog watching.; I'd trained for {weeks} weeks.
$ min2=12..24 m2=9..12 n2=5..14 mm2=6..8 weeks=6..16
% hm=1:48; 1:52; 1:55; 1:59; 2:04; 2:08; 2:11; 2:17; 2:23; 2:31

= running.count | running | text | - | count
: tags | ask | small | own | n | unit
@ * | How many miles a week do you run right now? | how many miles a week do you run right now? | I'm at {n} miles after a bad winter. / I'm doing {n} miles at the moment. / {n} miles last week. | 6..62 | miles |
@ gear | How many miles do you get out of a pair of shoes? | how many miles do you get out of a pair of shoes? | I toss mine at {n} miles. / I get about {n} miles. / Mine just died at {n} miles. | 260..680/10 | miles |
@ beginner ~once | How many weeks did it take you to run 5k without a break? | how many weeks did it take you to run 5k without a break? | It was {n} weeks for me. / It took me {n} weeks. / {n} weeks, and I hated most of them. | 4..20 | weeks |

= running.guide | running | text | - | guide
: tags | thing
@ beginner | get from zero to 5k | Three runs a week, never two days in a row.; Start with one minute running, two walking, {rep} times.; Add a minute of running each week.; Keep it slow enough to talk.; In week {wk4}, try it without walking.
@ race | pace a half marathon | First mile {sec} seconds slower than goal.; Settle, and don't chase anybody.; Gel at miles {g1} and {g2}.; From mile ten on you may be brave.; Smile for the photo at the end. It helps.
$ rep=6..10 wk4=8..10 g1=4..5 g2=8..9

= running.talk | running | text | - | talk
: tags | title | body
@ * | Why do you run? / What keeps you running? | Not the health answer. I run because nobody can ask me anything for {min3} minutes. / I was asked today and said "no idea". / Mine is that it's the only hour without a screen. | Cake.; It's the only thing I finish.; To be outside with no purpose.; My head gets quiet around mile {m3}.; I started to catch a bus and it got out of hand.; Spite, and then joy.; My dog signed us up.; It keeps me from getting cranky, my family says.; I sleep better, that's all.; To eat what I want.
@ * | Music, podcast or nothing? / What do you listen to on a run? | I forgot my headphones {when} and it was the best run of the month. / My headphones died and I didn't hate it. / I can't do a long run without a podcast. | Nothing. I count dogs.; Podcast on easy days, nothing when it hurts.; Music, the same {n3} songs since school.; Audiobooks, they got me through {mi4} miles of winter.; One ear only, I like to hear the bikes.; My own breathing, which is awful.; Podcasts on long runs, music for intervals.; Nothing in the dark, I like to hear what's behind me.
@ beginner | What would you tell yourself on day one? / One tip for a total beginner? | I'd say: buy the socks, skip the watch. / A friend is starting next week. / I wish someone had told me to slow down. | Slower.; You don't need the gear, you need three evenings.; It's allowed to walk.; Don't post your pace. Nobody knows what it means anyway.; It gets easier around week {wk4}, then you make it harder.; Warm up, you're not sixteen.; You don't have to race. Just go out three times a week.; Get fitted for shoes and don't look at the color.
@ trail race | Do you train on the course beforehand? / Do you check out the course before a race? | I have {n3} weeks left and it's an hour by car. / It's an hour away and I've never run there. / I usually don't, but this one is hilly. | Once, the last third. Know your enemy.; No. Ignorance keeps me cheerful.; Yes, especially in the dark if you start early.; I drive it and despair.; If it's hilly, yes. If it's flat, save the fuel.; Once, if it's less than an hour away.; I look at the elevation profile and leave it at that.
$ min3=30..60/5 m3=2..4 n3=3..8 mi4=90..300/10 wk4=6..9

= running.poll | running | poll | - | poll
: tags | title | options
@ * | Favourite distance? | 5k, 10k, Half, The one to the fridge | 10k. Long enough to count, short enough for lunch.; The half, and never a step further.; The fridge, PB last night.
`;
export const camping = `
= camping | camping | text | - | topic
c [problem][tent] Open the vents, even when it's cold.
c [problem][sleep] At those temperatures a foam mat under everything helps a lot.
c [problem review][sleep] I've slept at {f} °F in something similar and was fine with a good mat.
c [problem][stove] Keep the canister in your bag overnight.
c [problem][filter] Backflush it after every trip, not only when it's slow.
c [problem][car] Don't sleep in it until you've found it. I'm serious.
c [guide] Practice in the yard before you need it in the dark.
c [review] It always weighs more than it says on the label.
c [done][trip] Great trip report, thanks.
c [review][sleep tent] A cheap foam mat under the good one is the best upgrade.
d [done][trip] How heavy was your pack? | *{lb} pounds with food. | That's decent.
d [done][trip] Did it rain? | *Only the first day. | You got lucky.
d [problem][tent] What was the site like? | *In a dip, close to a creek. | Pitch higher up, the damp collects down there.
d [problem review][stove] Gas or wood? | Gas. Fires are banned here until fall. | Same here.
$ f=22..38 lb=18..42

= camping.problem | camping | text image | landscape | problem ~device
: tags | thing | sym | cause | wrong | wrong2
$ owned=3..14
% ware={thing}
@ tent ~device ~slow | tent | is wet inside every morning | condensation | a leak in the fly | the seams | opened both vents and pitched under trees; It's a two-person one and there are two of us.; It was {f2} °F outside.; The fly touches the inner at the feet.
@ tent ~device ~slow ~aged | old tent | smells like an aquarium and feels sticky | a breaking-down coating | mildew | the storage bag | peeled the coating off and re-coated it; It's {yrs} years old.; I washed it {tries} times.; It flakes off like sunburn.
@ sleep ~device ~slow | air mattress | is flat by three every night | cold air shrinking | a hole | the valve | topped it up before sleeping; I held it under water and found nothing.; It's {f2} °F at night.; It's firm again in the afternoon sun.
@ stove ~device ~slow | gas stove | goes weak on cold mornings | cold butane | a clogged jet | the regulator | slept with the canister in my bag; It took {min} minutes to boil a liter.; At home it roars.; The canister is half full.
@ sleep ~device ~slow | sleeping bag | leaves me cold although it's rated {f} °F | a mat without insulation | the rating | the size | put a foam mat under the air mat; I wear everything I own.; My back is cold, my front isn't.; It's down and packs really small.
@ filter ~device ~slow | water filter | slows to a drip after {n} liters | silt in the fibres | a frozen filter | the bag | backflushed it with warm water, {tries} times; The lake was green.; I never let it freeze, I think.; It's two seasons old.
@ car | camper van | smells of propane at night | a loose fitting at the stove | the fridge | the tank | tightened the fitting and checked it with soap; The alarm didn't go off.; I sleep with a window open for now.; It's stronger after {min} minutes of cooking.
$ f2=34..52 yrs=6..17 min=6..14 n=20..90/5

= camping.review | camping | text image | landscape | review ~item
: tags | thing | rival | price | pro | con
@ tent | one-person tent | a dome tent | 90..380/10 | It's up in {min2} minutes. | You dress lying down. | It weighs {oz} ounces.; It stood through a storm that took a trash can.
@ sleep | down quilt | a mummy bag | 140..340/10 | I can finally bend my knees. | Drafts, if you toss and turn. | It's rated {f} °F and I believe it to {f2}.; It packs to the size of a loaf.
@ stove | wood stove for backpacking | a gas canister | 25..90/5 | No fuel to carry. | The pot turns black for ever. | It boils a liter in {min} minutes.; Not allowed in dry months.
@ car | rooftop tent | a ground tent | 680..1900/20 | We sleep flat and dry. | It costs {mpg} miles per gallon. | Four nights a month in summer.; The ladder at 3 am is an adventure.
@ * | headlamp | a phone | 15..70/5 | It's red at night, so nobody hates me. | It turns itself on in the pack. | It lasts {hrs} hours on low.; I've dropped it in a lake.
$ min2=4..9 oz=28..52 mpg=2..3 hrs=20..60/5

= camping.made | camping | image | landscape map | made ~object
: tags | thing
$ hours=3..9
@ car | bed platform for the van | Plywood, {bolts} bolts and an old mattress.; It folds in about a minute.
@ stove ~dish | dutch oven chili | Cooked over coals, not over gas.; Everyone was suddenly my friend.
$ bolts=8..24 hrs2=2..4 mi=18..48 lb2=14..24

= camping.done | camping | text image | landscape map | done ~trip
: tags | thing
@ tent | three-night loop | {mi} miles and one wrong valley.; I met nobody on day two.
@ * ~goal | pack under thirty pounds | Down to {lb2} pounds, finally.; The chair stays. I'm not a monk.
$ bolts=8..24 hrs2=2..4 mi=18..48 lb2=14..24

= camping.count | camping | text | - | count
: tags | ask | small | own | n | unit
@ * | How many nights did you sleep outside this year? | how many nights did you sleep outside this year? | {n} nights, two of them in the garden. / I'm at {n} so far. / {n} nights, which is a record for me. | 3..58 | nights |
@ * | What's your base weight for three nights? | what's your base weight for three nights? | Mine is {n} pounds with the luxury pillow. / I'm at {n} pounds. / {n} pounds on the kitchen scale. | 8..27 | pounds |

= camping.guide | camping | text | - | guide
: tags | thing
@ tent | pitch a tent in the rain | Keep the fly at the top of the pack.; Fly first if the tent allows it, inner underneath.; Stake the windward side with {st} stakes.; Dig nothing, move uphill.; Wet stuff stays in the porch. No exceptions.
@ sleep | stay warm at {f} °F | Eat something fatty before bed.; Do {sq} squats, then get in.; Hot water in a bottle, in a sock, at the feet.; Two mats, foam below.; Hat on, face out of the bag.
$ st=4..6 sq=15..40/5

= camping.talk | camping | text | - | talk
: tags | title | body
@ * | What do you bring that's absurd but worth it? / What's your luxury item? | I carry a cast iron pan, {lb3} pounds of it, for one breakfast. / Mine is a real pillow. / I bring a moka pot and no one's allowed to comment. | A real pillow.; A cheese grater. Small, but a cheese grater.; The chair. I'm fifty.; A ukulele, and I can't play.; Fresh eggs in a plastic tube.; A tiny broom for the tent.; Slippers.; A proper espresso maker, the small one.; A hot water bottle. Best thing ever.; My own pillow from home.
@ * | What's the worst night you've spent outside? / Worst night in a tent? | Mine: {f} °F, wet socks, and a raccoon with my bread. / We once camped next to a wedding without knowing. / Mine was a thunderstorm on a ridge, never again. | Collapsed tent, {n3} am, hail.; Slope. I slid into my friend all night.; Mosquitoes, and a zipper that wouldn't close.; Next to a wedding.; Food poisoning, no trees.; Cows. They lick.; The one when we forgot the poles.; Rain for nine hours and a tent that wasn't seam sealed.; Camped too close to a road without knowing.
@ * | Do you tell people where you go? / Who knows where you are when you're out? | I leave a note with {who}, and {who} never reads it. / I usually don't, and I know I should. / My wife wants a map with the route on it, every time. | Route and a time when to worry. Always.; A photo of the map to my sister.; Yes, since I sat {hrs3} hours with a bad ankle.; The ranger gets a slip.; No signal is the point, but yes.; I text my wife the parking spot and when I'll be back.; Yes, always, since a friend broke an ankle.
@ car | Is a van worth it for {n4} weekends a year? / Van or tent for a few weekends a year? | I've done the numbers and they say no, and I still look at ads. / We rented one last summer and liked it a bit too much. / Parking would be the main problem here. | Rent one for two weeks first, in November.; No. But numbers aren't everything.; Yes, if it's also your daily car.; A tent and \${sav} left over for gas.; Maintenance eats what hotels would have cost.; We rented for two years and then bought. No regrets.; For that few weekends I'd rent.
$ lb3=3..5 n3=2..4 hrs3=3..9 n4=8..16 sav=2000..9000/500

= camping.poll | camping | poll | - | poll
: tags | title | options
@ * | Breakfast outside? | Oatmeal, Eggs, Coffee only, Whatever is left | Coffee only, then a second breakfast at the car.; Oatmeal is a punishment I've accepted.; Leftover chili. Fight me.

= camping.link | camping | link | - | link
: tags | page | url
@ * | Boot sizes – Stride & Stone | https://stride.example/guides/boot-sizes |
@ * | Making jackets shed water again – Stride & Stone | https://stride.example/guides/waterproofing |
@ sleep | Sleeping bags by temperature – Stride & Stone | https://stride.example/guides/sleeping-bags |
@ * tent | Fitting a backpack – Stride & Stone | https://stride.example/guides/backpack-fit |
@ stove | How much gas to take – Stride & Stone | https://stride.example/guides/stove-fuel |
@ * | Prices of rented gear – Stride & Stone | https://stride.example/guides/rental |
@ tent | Jacket sizes – Stride & Stone | https://stride.example/guides/jacket-sizes |
`;
export const cars = `
= cars | cars | text | - | topic
c [problem][engine electric] Read the codes before you buy parts. A reader is about \${rd}.
c [problem][electric] Check the grounds. It's surprisingly often a bad ground.
c [problem][brakes suspension engine cooling] Go to an independent shop, not the dealer. Mine charges \${hr} an hour.
c [problem][engine old] At {mi}k I wouldn't put too much into it.
c [problem][brakes suspension tires] I wouldn't drive far with that.
c [problem][cooling] Don't let it overheat even once more, that gets expensive fast.
c [problem][ac] Mine does it every spring.
c [problem][suspension] Jack up one side and shake the wheel. You'll feel it.
c [made guide][brakes] Torque wrench. Please.
c [made][old engine] Penetrating oil and patience.
c [problem][engine electric] Stop throwing parts at it, test first.
c [review][!tires !detail] I keep one in the trunk.
c [made][detail] What products did you use?
d [problem][engine electric] Any codes? | *None stored. | Drive it {dr} miles and look again.
d [problem][engine suspension cooling brakes] How many miles? | *{mi} thousand. | That's about when mine started.
d [problem][engine] When was the last oil change? | *{mi2} miles ago. | OK, so not that.
d [problem][brakes suspension cooling] What did the shop say? | *\${q}, without really looking. | Get a second opinion before you pay.
d [problem][engine cooling] Does it do it cold? | *Only warm, after {min} minutes. | That narrows it down a bit.
$ rd=18..40 hr=85..150/5 mi=90..210/5 dr=50..150/10 mi2=2000..6000/500 q=380..1900/20 min=10..30/5

= cars.problem | cars | text | - | problem ~device
: tags | thing | sym | cause | wrong | wrong2
$ owned=4..14
% ware={thing}
@ engine | sedan | hunts at idle when it's warm | a vacuum leak at the intake boot | the idle valve | the spark plugs | replaced the boot for \${p}; It swings between {rpm} and a thousand.; Cold, it's perfect.; It has {mi}k miles.
@ electric ~device ~slow | hatchback | has a dead battery every {d} days | a glovebox light that stays on | the alternator | an old battery | pulled the bulb; I measured {ma} milliamps with everything off.; The battery is {yr} years old.; It was worse over the holidays.
@ brakes | minivan | shudders when braking from sixty | uneven pad deposits on the rotors | warped rotors | the control arms | bedded in new pads and it's smooth; The pads are at {pct} percent.; You feel it in the wheel, not the seat.; City driving is fine.
@ suspension | wagon | clunks over small bumps on the left | a worn sway bar link | the strut mount | the ball joint | changed both links in {min2} minutes; Big potholes don't do it.; I jacked it up and nothing moved.; It's worse when it's cold out.
@ cooling | pickup | overheats only in traffic | a dead fan relay | the thermostat | the water pump | swapped the relay with the horn's; On the highway it sits at half.; It takes about {min} minutes in a queue.; Coolant is full.
@ ac | compact | smells like wet dog when the AC starts | a clogged evaporator drain | the cabin filter | the carpet | cleared the drain with a weed trimmer line; There's no puddle under the car.; The filter is new, \${p2}.; It goes away after {min} minutes.
@ engine old ~device ~aged | {yy} coupe | smokes blue for a few seconds after a cold start | hardened valve seals | the piston rings | the oil | had new valve seals put in; It uses a quart every {mi3} miles.; Compression is even.; It only does it after a night outside.
@ tires | car | pulls right on a flat road | a tire with a bad belt | the alignment | a sticking caliper | replaced that one tire; It was aligned last year.; The tires are at {th} thirty-seconds.; Hands off, it changes lane in {sec} seconds.
$ p=14..70/2 rpm=550..750/50 d=3..6 ma=180..420/10 yr=2..6 pct=40..80/5 min2=25..60/5 p2=9..24 yy=1987..1999 mi3=700..1400/100 th=4..8 sec=4..9
x It's my only car, so I'd rather not have it in pieces over the week.
x [brakes suspension tires] I have a jack, stands and the usual sockets.

= cars.review | cars | text | - | review ~item
: tags | thing | rival | price | pro | con
@ * | OBD reader | the parts store | 18..90/2 | It paid for itself on day one. | The app wants a subscription. | It reads live data on my {yy2} car.; It has saved {n} friends a shop visit.
@ detail | pressure washer | a bucket | 90..240/10 | The wheels come clean in seconds. | It also removes bad paint. | {psi} psi is plenty.; The hose is always too short.
@ tires | set of winter tires | all-seasons | 320..780/20 | It stops where I want it to. | They howl on dry roads. | I switched at {mi4} thousand miles.; Ten minutes of storage planning, then love.
@ * | jump pack | cables | 45..130/5 | It started a truck at 10 °F. | You have to charge it now and then. | It still had {pct} percent after three months.; It fits under the seat.
$ yy2=2006..2018 n=3..8 psi=1600..2200/100 mi4=30..90/5

= cars.made | cars | text image | log | made ~job
: tags | thing
$ cost=60..480/10 anycost=60..500/10
@ brakes | brake job | Rotors, pads and one seized slider.; The quote had been \${q}.
@ detail | paint correction | {hrs} hours with a polisher and a podcast.; The hood was cat territory.
@ old engine | engine swap | Out on Friday, running in week {wk}.; I had {n2} bolts left and I've made my peace.
$ hrs=6..18 wk=3..9 n2=2..6

= cars.count | cars | text | - | count
: tags | ask | small | own | n | unit
@ * | At what mileage do you change the oil? | at what mileage do you change the oil? | I do it every {n} miles. / I go {n} miles. / Every {n} miles here, old engine. | 3000..9500/500 | miles |
@ * | How much did you spend on repairs last year? | how much did you spend on repairs last year? | It was \${n}, mostly one bad week in March. / I spent \${n}, which hurt. / \${n} for me, tires not included. | 150..2900/50 | $ |
@ tires ~once | How many years before you replace tires with good tread? | how many years before you replace tires with good tread? | I gave mine {n} years. / Mine are {n} years old. / I changed mine after {n} years. | 5..11 | years |

= cars.guide | cars | text | - | guide
: tags | thing
@ electric | find a battery drain | Charge the battery fully.; Doors closed, key far away, wait {min3} minutes.; Meter between the post and the clamp.; Under {ma2} milliamps is fine.; Pull fuses one by one until it drops.
@ brakes | change brake pads | Loosen the lugs, jack it up, put it on stands.; One side at a time, so that you have a pattern.; Push the piston back slowly, watch the reservoir.; Slides cleaned and greased, bolts at {ft} foot-pounds.; Pump the pedal before you drive. Really.
$ min3=20..45/5 ma2=40..60/5 ft=22..35

= cars.talk | cars | text | - | talk
: tags | title | body
@ * | What repair are you most proud of? / Proudest repair? | I fixed a window motor with a rubber band in {min4} minutes, and it has held for {yrs} years. / I did my first clutch last month and still can't believe it drives. / Got a seized bolt out in one piece. That's it, that's the story. | Head gasket, in a carport, in March.; My mother's radio. She tells everyone.; A broken stud, out in one piece.; Found a rattle that {n3} shops couldn't.; I welded a floor. It's ugly and it's mine.; Swapped a starter in a parking lot.; I replaced a wheel bearing with my dad over the phone.; Getting a seized brake caliper loose without breaking anything.; A clutch, over three weekends.
@ * | Keep the old one or buy something newer? / Repair it or replace it? | It needs \${q} of work and it's worth about twice that. / It needs a clutch and there's some rust. / It's 18 years old and has never let me down. | Keep. You know its faults.; Keep it until rust gets to the frame.; Do the work, drive it two more years, then look.; A newer one has the same faults, you just haven't met them.; Sell it to somebody with a lift.; I kept mine and put 900 into it. Two years later it's still fine.; If it's rusty, let it go.
@ old | What car do you regret selling? / Which car should you have kept? | Mine was a beige wagon with {mi}k miles and no pretensions. / I saw my old one at a gas station last week. / Sold my first wagon when the kids came. Still think about it. | A tiny pickup. They're worth triple now.; The first one. Obviously.; A hatchback that started at minus {deg}.; None. Every one of them had it coming.; A convertible with a leaking roof. I miss the leak.; My first wagon. I look for one every few months.; A little convertible I had before the kids came.
@ detail | How often do you wash yours in winter? / Do you wash your car in winter? | {who^} says salt makes it useless, I say salt makes it necessary. / It's white from salt again after two days. / I usually give up in December. | Every two weeks, the underside mostly.; When I can't read the plate.; Once in March. Confession over.; Only above freezing, or the doors stick.; Every {n3} weeks, at the place with the hot water.; Every two weeks, mostly for the underbody.; Never. It's an old car.
$ min4=10..40/5 yrs=2..6 n3=3..5 deg=15..25/5

= cars.poll | cars | poll | - | poll
: tags | title | options
@ * | Who changes your oil? | Me, An independent shop, The dealer, It has oil? | Me, on the driveway, with a beer after.; The shop. My time is worth more than \${rd}.; It has oil?
`;
export const travel = `
= travel | travel | text | - | topic
c [problem review][gear] I'm carry-on only and never had a problem, but I pack very little.
c [train][review done guide] Take the train whenever you can, even if it's {h} hours longer.
c [done][walking solo budget train] Two nights per place, at the very least, is what I've learned.
c [problem][phone] I'd just get a local SIM in the next town.
c [problem][budget] Always have a second card from another bank with you.
c [problem][train] The counter can see things that the website can't.
c [problem][gear] Depends on the airline, some never check.
c [review][budget] Did this at 22, would do it again at 50.
c [done][walking] Which coast was it?
c [done][solo] I was so nervous before mine and then it was the best week of the year.
d [done] What was your budget? | *About {eur2} euros a day. | With or without beds? | *With, but with bunk beds.
d [done] How was the food? | *Really good, I still think about one soup. | Where was that?
d [done] Did you book ahead? | *Only the first night. | Brave, in summer.
d [problem][budget phone] Did you call them? | *On hold for forty minutes. | Use the chat in the app, it's faster.
$ h=3..7 eur=45..120/5 d=4..12 eur2=45..110/5

= travel.problem | travel | text | - | problem ~misc
: tags | thing | sym | cause | wrong | wrong2
@ gear | carry-on | gets weighed at every gate | its size, not its weight | the airline | the wheels | switched to a soft bag of {l} liters; It's {kg} kilos on my scale.; It happened on {n} of the last six flights.; It fits the frame with a shove.
@ phone | travel SIM | has signal but no data | a missing access point setting | roaming being off | the phone | typed the access point in by hand; Calls work.; I was {km} km from the shop when I noticed.; It cost {eur3} euros.
@ budget | card | gets declined at every ticket machine | the chip-and-PIN requirement | the bank's fraud rule | the machine | asked the bank for a PIN; It works in restaurants.; I have {eur3} euros in cash left.; It happened in {n} stations.
@ train | rail pass | won't show any seats on the night train | a separate seat quota | the date | the website | booked at the counter, {eur4} euros each; It shows seats on day trains.; We're {n2} people.; The trip is {d} weeks away.
$ l=26..40/2 kg=6..9 n=3..5 km=30..400/10 eur3=10..45/5 eur4=12..30 n2=2..5

= travel.review | travel | text image | landscape ticket | review ~item
: tags | thing | rival | price | pro | con
@ gear | 40-liter backpack | a suitcase | 70..220/10 | I run for trains with it. | Shirts come out like maps. | It weighs {oz} ounces empty.; It has survived {c} countries.
@ train ~stay | night train cabin | a morning flight | 60..190/10 | You save a hotel and wake up by the sea. | I slept {hh} hours, in pieces. | {n2} people and one window.; Breakfast was a roll and a smile.
@ gear | noise-cancelling headset | earplugs | 90..320/10 | The baby in row {row} didn't exist. | My ears get warm. | {hrs} hours on a charge.; It folds, which matters.
@ budget ~stay | hostel | a budget hotel | 18..60/2 | The kitchen paid for itself. | Somebody always packs at five. | {beds} beds in the room.; I met people I'd like to see again.
$ oz=28..58/2 c=4..19 hh=3..6 row=11..28 hrs=18..40/2 beds=4..12/2

= travel.made | travel | image text | landscape map ticket | done ~trip
: tags | thing
@ train | two-week rail trip | {c2} countries, {tr} trains and one bus that we don't mention.; The best hour was a delay by a lake.
@ solo | first solo trip | {d} days, and only one was lonely.; I ate alone and survived.
@ walking | long walk along the coast | {km2} km in {d} days, with blisters by day two.; A farmer gave me plums.
@ budget | weekend for under {eur5} euros | Bus, bakery, free museum, bus.; I spent most of it on cake.
$ c2=3..6 tr=9..22 km2=80..240/10 eur5=90..180/10

= travel.count | travel | text | - | count
: tags | ask | small | own | n | unit
@ budget | What's your daily budget, without flights? | what's your daily budget, without flights? | I get by on \${n} with a kitchen. / I try to stay under \${n}. / About \${n} a day on the last trip. | 35..190/5 | $ |
@ gear | How many kilos is your bag for two weeks? | how many kilos is your bag for two weeks? | Mine is {n} kilos with shoes. / {n} kilos, I weighed it. / Mine was {n} kilos last time. | 5..18 | kilos |
@ * | How many weeks ahead do you book? | how many weeks ahead do you book? | I start {n} weeks before. / Usually {n} weeks for me. / About {n} weeks ahead. | 2..30 | weeks |

= travel.guide | travel | text | - | guide
: tags | thing
@ gear | pack for ten days in a carry-on | {sh} shirts, two trousers, one warm layer.; Wear the heaviest shoes.; Wash something small every other night.; Liquids in one bag of one liter.; Take out one thing before you close it.
@ train budget | find cheap train tickets | Look {wk} weeks ahead, that's when they open.; Check the single legs, not only the whole trip.; Try Tuesday and Wednesday.; A seat in first is sometimes only {eur3} euros more.; Book from the operator, not a reseller.
$ sh=4..6 wk=8..13

= travel.talk | travel | text | - | talk
: tags | title | body
@ * | Which place was better than its reputation? / Which place surprised you? | I had {h} hours to kill in an airport town that everybody mocks, and it had the best bakery of the trip. / Everybody told me to skip it and we stayed three days. / For me it was an industrial town that nobody visits. | Any port town in the rain.; The flat bits between the famous bits.; An industrial museum, I went for the toilets.; The capital that people skip.; A suburb with a lake.; The ferry, honestly.; A small industrial town in the north, really friendly people.; An airport hotel area with amazing street food.
@ * | What do you do on the first day somewhere? / What's the first thing you do in a new place? | I ride a tram to the end and walk back. It takes about {h} hours. / I always end up in a supermarket. / I'm usually just tired and sleep through it. | Supermarket. You learn everything there.; Sleep. I'm useless.; Find a hill.; Get lost on purpose, without the phone.; Laundry, because I never arrive from home.; Sit somewhere and count dogs.; I walk around without a plan and go to bed early.; Find a supermarket and a good coffee, everything else can wait.
@ solo | How do you eat dinner alone without feeling odd? / Eating alone while traveling? | {d} days in and I'm living on bakeries. / Lunch is fine, dinner is weird. / First solo trip next month and that's what I worry about most. | At the bar, always.; With a book that I don't read.; Big lunch, small picnic.; I look at the kitchen, it's better than TV.; You're the only one who notices.; Ask for the corner table and take notes. They think you're a critic.; Sit at the counter if there is one, people talk to you there.; You get used to it after two or three times, really.
@ train | Longest train ride that was worth it? / What's a long train ride you'd recommend? | Mine was {hr2} hours, and I'd do it tomorrow. / I have a week off and no plans. / I did fourteen hours last year and loved it. | {hr3} hours along a coast. I didn't read a page.; Overnight with strangers and a melon.; A local train, {hr3} hours for what a bus does in two.; None above {h}, my back says.; Any one with a dining car.; Twelve hours across the mountains, I'd do it again.; Fourteen hours overnight. I slept well, to my surprise.
$ hr2=11..32 hr3=8..26

= travel.poll | travel | poll | - | poll
: tags | title | options
@ * | Window or aisle? | Window, Aisle, Whichever has no baby, I take trains | Window, and I go before boarding.; Aisle. Knees.; I take trains, window, facing forward.

= travel.link | travel | link | - | link
: tags | page | url
@ solo walking budget | Ashmere: the short guide | https://slowmiles.example/ashmere |
@ train | Getting to Ashmere | https://slowmiles.example/ashmere/getting-there |
@ budget solo | Eating in Ashmere | https://slowmiles.example/ashmere/eat |
@ walking | Sights of Ashmere | https://slowmiles.example/ashmere/see |
@ solo walking budget | Wexbury: the short guide | https://slowmiles.example/wexbury |
@ train | Getting to Wexbury | https://slowmiles.example/wexbury/getting-there |
@ budget solo | Eating in Wexbury | https://slowmiles.example/wexbury/eat |
@ walking | Sights of Wexbury | https://slowmiles.example/wexbury/see |
@ solo walking budget | Oldferry: the short guide | https://slowmiles.example/oldferry |
@ train | Getting to Oldferry | https://slowmiles.example/oldferry/getting-there |
@ budget solo | Eating in Oldferry | https://slowmiles.example/oldferry/eat |
@ walking | Sights of Oldferry | https://slowmiles.example/oldferry/see |
@ solo walking budget | Stonecross: the short guide | https://slowmiles.example/stonecross |
@ train | Getting to Stonecross | https://slowmiles.example/stonecross/getting-there |
@ budget solo | Eating in Stonecross | https://slowmiles.example/stonecross/eat |
@ walking | Sights of Stonecross | https://slowmiles.example/stonecross/see |
@ solo walking budget | Greyling: the short guide | https://slowmiles.example/greyling |
@ train | Getting to Greyling | https://slowmiles.example/greyling/getting-there |
@ budget solo | Eating in Greyling | https://slowmiles.example/greyling/eat |
@ walking | Sights of Greyling | https://slowmiles.example/greyling/see |
@ solo walking budget | Harrowfield: the short guide | https://slowmiles.example/harrowfield |
@ train | Getting to Harrowfield | https://slowmiles.example/harrowfield/getting-there |
@ budget solo | Eating in Harrowfield | https://slowmiles.example/harrowfield/eat |
@ walking | Sights of Harrowfield | https://slowmiles.example/harrowfield/see |
@ solo walking budget | Coldwater: the short guide | https://slowmiles.example/coldwater |
@ train | Getting to Coldwater | https://slowmiles.example/coldwater/getting-there |
@ budget solo | Eating in Coldwater | https://slowmiles.example/coldwater/eat |
@ walking | Sights of Coldwater | https://slowmiles.example/coldwater/see |
@ solo walking budget | Thornby: the short guide | https://slowmiles.example/thornby |
@ train | Getting to Thornby | https://slowmiles.example/thornby/getting-there |
@ budget solo | Eating in Thornby | https://slowmiles.example/thornby/eat |
@ walking | Sights of Thornby | https://slowmiles.example/thornby/see |
@ solo walking budget | Saltholm: the short guide | https://slowmiles.example/saltholm |
@ train | Getting to Saltholm | https://slowmiles.example/saltholm/getting-there |
@ budget solo | Eating in Saltholm | https://slowmiles.example/saltholm/eat |
@ walking | Sights of Saltholm | https://slowmiles.example/saltholm/see |
@ solo walking budget | Marrow Pass: the short guide | https://slowmiles.example/marrowpass |
@ train | Getting to Marrow Pass | https://slowmiles.example/marrowpass/getting-there |
@ budget solo | Eating in Marrow Pass | https://slowmiles.example/marrowpass/eat |
@ walking | Sights of Marrow Pass | https://slowmiles.example/marrowpass/see |
@ solo walking budget | Lantern Vale: the short guide | https://slowmiles.example/lanternvale |
@ train | Getting to Lantern Vale | https://slowmiles.example/lanternvale/getting-there |
@ budget solo | Eating in Lantern Vale | https://slowmiles.example/lanternvale/eat |
@ walking | Sights of Lantern Vale | https://slowmiles.example/lanternvale/see |
`;
export const fitness = `
= fitness | fitness | text | - | topic
c [problem][strength body] Sleep more. Boring, I know.
c [problem][strength mobility] Film yourself from the side.
c [problem][strength] Eat more and take a light week.
c [problem][strength body] I was stuck for {wk} weeks and a deload fixed it.
c [problem][mobility] If it hurts in a joint, stop doing that for a while.
c [problem][diet] Weigh everything for one week. You'll be surprised.
c [problem][diet] Water weight. Wait two more weeks.
c [problem][body] Do them more often, not harder.
c [done][diet] That's serious discipline.
c [done][strength body] Strong!
c [guide] Add {lb} pounds a week until you can't, then add less.
c [review] Best thing I've bought for the home gym.
d [problem][strength diet] What do you weigh and eat? | *{kg} pounds, about {kcal} calories. | That's low for what you're doing.
d [problem][strength] How long do you rest between sets? | *A minute, maybe. | Take three and see what happens.
d [problem][strength mobility] Do you have a video? | *I'll film it on Thursday. | From the side, please.
d [problem][strength body] Are you following a program? | *Not really, I go by feel. | There's your answer, I think.
$ lb=2..5 wk=5..12 kg=135..215/5 kcal=1800..2600/100

= fitness.problem | fitness | text | - | problem ~skill
: tags | thing | sym | cause | wrong | wrong2
@ strength | bench press | has been stuck at {w} pounds for {wk} weeks | too little food | the program | the grip | ate {kcal2} calories more for a month; I train it {x} times a week.; I sleep about {sl} hours.; Everything else goes up.
@ strength | squat | tips me forward out of the hole | weak upper back | stiff ankles | the shoes | did pause squats at {w2} pounds; I'm at {w} for five.; My heels stay down.; On video it's the chest that drops.
@ strength | deadlift | rounds my lower back on rep {r} | a bar that starts too far away | weak abs | the belt | set up with the bar over the mid-foot; I pull {w} for {r2}.; The first rep looks perfect.; I switch grip each set.
@ body | pull-up | stops at {r3} no matter what | only training it once a week | body weight | the grip | did half of my maximum, {x2} times a day; I weigh {kg} pounds.; Negatives are easy.; The last inch is the problem.
@ diet | cut | stalled {wk} weeks ago | unweighed snacks | a slow metabolism | the salt | weighed everything for {days2} days, even the oil; I eat {kcal} calories on paper.; The scale hasn't moved since.; My trousers say the same.
@ mobility ~ache | shoulder | pinches when I press overhead | a stiff upper back | the weight | old injury | did {mins} minutes of thoracic work a day; It's only the right one.; Dumbbells are fine.; Hanging from a bar helps for an hour.
$ w=135..275/5 x=2..3 sl=5..7 kcal2=200..400/50 w2=95..185/10 r=3..6 r2=5..8 r3=5..9 x2=4..7 days2=10..21 mins=8..15

= fitness.review | fitness | text | - | review ~item
: tags | thing | rival | price | pro | con
@ strength | home rack | a gym membership | 220..780/20 | I train in slippers. | There's no one to spot me but the cat. | It holds {w3} pounds, I don't.; It took {hrs} hours to build.
@ body | set of rings | a pull-up bar | 25..60/5 | They fit in a backpack. | Everything shakes at first. | I hang them from a swing set.; My elbows thanked me.
@ * | adjustable dumbbell pair | a full set | 120..390/10 | They take up one square foot. | Changing them takes {sec} seconds. | They go up to {lb2} pounds.; Don't drop them, ever.
@ mobility | foam roller | a tennis ball | 12..45 | Ten minutes and I can turn my head. | It's mostly pain. | I use it {x3} times a week.; The dog thinks it's hers.
$ w3=500..800/50 hrs=2..4 sec=10..25/5 lb2=50..80/5 x3=3..6

= fitness.made | fitness | text image | run | done ~goal
: tags | thing
@ body | first pull-up | It took {wk2} weeks from a dead hang.; I yelled. In a public park.
@ strength | two-plate squat | {kg} pounds of me, 225 on the bar.; Depth was there, I have witnesses.
@ diet | {lbs}-pound cut | {wk2} weeks, no drama, a lot of potatoes.; I kept my lifts, mostly.
$ wk2=8..30 lbs=12..40

= fitness.count | fitness | text | - | count
: tags | ask | small | own | n | unit
@ * | How many days a week do you train? | how many days a week do you train? | It's {n} days if nobody gets sick. / I do {n} days. / {n} days for me at the moment. | 2..6 | days |
@ diet | How much protein do you eat a day? | how much protein do you eat a day? | I land at {n} grams. / About {n} grams a day. / I get {n} grams on a good day. | 80..210/5 | grams |
@ strength | How many minutes does your workout take? | how many minutes does your workout take? | {n} minutes with the warm-up. / About {n} minutes for me. / I'm in and out in {n} minutes. | 25..110/5 | minutes |

= fitness.guide | fitness | text | - | guide
: tags | thing
@ strength | start lifting with an empty bar | Three days a week, full body.; Squat, press, pull: three sets of {rp} each.; Add {lb3} pounds each time.; When you fail twice, drop ten percent.; Write it down, every set.
@ body | get a first pull-up | Hang for {sec2} seconds, three times.; Negatives, five slow ones, every other day.; Rows with your feet on the floor.; Add one rep a week.; Try a full one in week {wk3}. Then again.
$ rp=5..8 lb3=2..5 sec2=20..40/5 wk3=6..10

= fitness.talk | fitness | text | - | talk
: tags | title | body
@ * | What finally made it a habit for you? / How did you make training a habit? | For me it was going at a stupidly early hour. Nobody has plans at {hr} in the morning. / I'm good for three weeks and then I stop. / Mine was packing the bag the night before. | A friend who waits at the door.; Allowing myself to leave after ten minutes. I never do.; The bag stays packed in the hall.; I paid for a year. I'm cheap.; Stopped aiming for five days, aimed for two.; Music I'm only allowed to hear there.; Going straight from work without stopping at home.; A program on paper that I could tick off.
@ strength | Is a belt worth it under {w} pounds? / Do I need a belt? | I'm split, since my back feels fine without one. / Everyone at my gym has one. / My back is fine, I just wonder if I'm missing out. | Learn to brace first.; Yes, it teaches you to brace.; It's a tool, not a crutch. Heavy sets only.; Not for health, for numbers.; I bought one, and it's holding up my trousers.; I'd wait until you squat your body weight for reps.; I bought one early and I don't regret it.
@ diet | What do you eat when you don't feel like cooking? / Lazy high protein meals? | I need {g} grams of protein and zero effort. / It's nine, I'm back from the gym and there's nothing in the fridge. / I've had eggs five days in a row. | Cottage cheese and berries.; Tinned fish on rice.; Eggs, eggs, eggs.; Rotisserie chicken, standing up.; Skyr with oats, three minutes.; Lentils from a can, hot sauce.; Greek yogurt with nuts and a banana.; Tuna wrap, two minutes.; A protein shake and some fruit, not proud of it.
@ * | Gym pet peeve, but be funny / What annoys you at the gym? | Mine: a man who whistles. {n2} songs, all wrong. / There's a guy who does curls in the rack. Every day. / People who take calls on the leg press. | The phone call on the leg press.; Curling in the rack, a classic.; The perfume cloud.; The person who stands exactly where the mirror is.; Chalk hand prints on everything, which is me, sorry.; Eye contact during hip thrusts.; People who don't wipe down the bench.; Leaving all the plates on the bar.
$ hr=5..6 g=30..50/5 n2=3..5

= fitness.poll | fitness | poll | - | poll
: tags | title | options
@ * | When do you train? | Morning, Lunch, Evening, Tomorrow | Tomorrow, since {yr}.; Morning, before I can think of a reason.; Evening, with all the others.
$ yr=2012..2021
`;
