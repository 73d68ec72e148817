/** Forms of English posts about sport, music, films, books and photographs. Format: ../../form-data.ts. */
export const playing = `
= football.match | football | share text text photo | running-shoe | grass sky
: thing
@ Eastmere Rovers |
@ Quillport Town |
@ Harrow Vale |
@ Pellworth Athletic |
@ Northgate United |
@ Saltcote City |
@ Old Kiln Wanderers |
@ Brackenford |
@ Lowmoor Albion |
@ Fellside Rangers |
$ home=2..4 away=0..1 minute=78..93 early=8..35 crowd=640..9400/20 place=2..8 games=4..9
% scorer=the full back; a substitute; the captain; the nineteen-year-old; their own defender
o [win] {thing} {home}-{away}. What a performance! | brilliant second half | best we've played all season | three points, get in
o [win] WINNER in the {minuteth} minute!! {scorer^}! {thing}!!! | I screamed the house down | scenes | was that offside though? >> don't care
o {crowd} there today, best crowd of the season for {thing}. You could hear the difference. | great atmosphere | more of that please | proud of this club
o [gripe] {games} games without a win now. Something has to change at {thing}. | manager's got to go | it's the defence for me | we need a striker, I've said it since summer
o {thing} {placeth} in the table. I'd have taken that in August. | same, no complaints | we've got a tough run coming up though | if we stay fit we can go higher
o Half-time and {thing} have barely touched the ball. Sort it out. | so flat | needs a change in midfield | at least it's still level
o [gripe] How is that not a penalty?? {early} minutes in, clear as day. {thing} were robbed. | blatant | seen it again, definitely a pen | ref had a shocker
o Took my daughter to her first {thing} game today. She loved it, mostly the chips. | start them young | what a day for her | she'll be hooked now
o [news] A minute's applause at {thing} for a steward who died this week. Forty years at the gate. Very moving. | rest in peace | he always said hello | lovely gesture from both sets of fans
o [gripe] Lost again. Three-hour drive home. Still {thing} till I die. | safe travels | always next week | that's dedication
o [win] A goal like that from a nineteen-year-old, I can't believe it. {thing} have a proper player there. | what a strike | into the top corner | he'll be gone in January, enjoy it
o [ask] Anyone going to the {thing} away game by car? Happy to share petrol. | yes, two seats free, message me | train for me this time | check the supporters' page, there's a coach
o [ask] What time do the gates open at {thing} on Saturday? First time taking my dad. | an hour and a half before | go early, parking is awful | have fun, it's a great little ground
o Season tickets for {thing} went up again. I'll still pay it, they know that. | how much now? | same every year | sat in the same seat since I was nine, what can you do
o [worry] Looked like a bad injury for the {thing} captain. Really hope he's ok. | gutted for him | fingers crossed | he walked off at least
o [win] {home}-{away}, {crowd} in the ground and {thing} are up to {placeth}. | what a day | can't complain | best season in years
o [gripe] I've followed {thing} for thirty years. Rain, wind, relegation, that one season we don't talk about. And still nothing prepares you for losing to a goal like that. | we don't talk about it | same here mate | and we'll all be back next week
o My dad had the same seat at {thing} for forty years. Today my son sat in it for the first time. He ate two pies, asked if it was over at half-time and waved at the referee. Dad would've loved it. | this got me | lovely | waving at the referee, brilliant
o {crowd} people and not one of them knew the words to the second verse. {thing}! | nobody has ever known it | humming counts | I'm one of the {crowd}
o My wife has asked which of us she'd have to be to get as much attention as {thing}. I didn't have an answer in time. | flowers, mate | should've had an answer | centre half, I'd say
o The pie at {thing} has gone from terrible to merely bad. Progress. | don't let them change it too much | what's in it? | it's tradition
o [gripe] {games} games without a win and the mascot is limping as well. {thing}, everyone. | even the mascot | sign him up, we need a left back | I can't look
o My brother supports the other lot. We watch {thing} games together and don't speak until Tuesday. | healthy | mums must love that | it's only Tuesday if you lose
o Row behind me at {thing} today: "He's not even warmed up." He'd scored twice. | there's always one | that's my uncle | tough crowd
o Half an hour to find the car after the {thing} game. It was where we left it. | the classic | which car park? | you were singing on the way in
o [win] {home} goals and I missed one buying tea. It was the good one. {thing}! | always | the tea curse | saw it, it was ridiculous
x Up the {thing}.
q Who was your man of the match? | {scorer} for me | keeper, easily
a crowd@home | How many were there? | {crowd}.
a place@home | Where are we in the table? | {placeth}.
t football; {thing}; nonleague

= football.sunday | football | joke text photo | running-shoe | grass
$ age=36..58 goals=4..9 minutes=12..40 sub=60..80
% injury=my hamstring; my knee; both ankles; my calf; my back; my groin
o {minutes} minutes into the first game of the season and {injury}'s gone. Great. I'm {age}, what did I expect. | rest it properly this time | {age} is no age | ice and a sofa
o Lost by {goals} today. Eight players, no sub, no keeper. | heroic really | where was everyone? >> a wedding | we've had games like that
o Our keeper forgot his gloves and played in gardening gloves. We still won. | legend | did he save anything? >> two, one with his face | gloves are gloves
o Came on in the {subth} minute, got booked in the next. Short day. | what for? >> talking | impact sub | efficient
o Frozen pitch, no nets, ref half an hour late. Played anyway. Loved it. | that's Sunday league | hope nobody got hurt | what was the score? >> lost count
o [win] {goals} goals today and one of them was mine! First in two years. | get in! | left foot? >> shin | buy a round then
o My son asked what position I play. "Slow", said my wife. | harsh but fair | haha | every team needs one
o [ask] We're two short for Sunday morning in {town}, half ten. Any level. Anyone? | I'm in | my brother might be, will ask him | if my knee holds, yes
o [gripe] Changing rooms locked again, so we changed in the car park. In the rain. | every week | ours haven't opened since autumn | complain to the league, they have to open them
o {age} and still turning out every Sunday. The body says stop but I don't listen. | keep going | same here | my doctor gave up on me too
o [gripe] Match off. Waterlogged. I'd already put my shin pads on. | gutted | ours is off too | back to bed then
o Team sheet for today: ⏎ - 3 hangovers ⏎ - 2 dodgy knees ⏎ - 1 man who "might be late" ⏎ - my brother-in-law, who has never played | sounds like a strong side | so what was the score? >> don't ask | your brother-in-law for player of the year
o {goals}-nil down at half-time. The gaffer said "be more like them". | wise words | and were you? >> no | that's the coaching badge talking
o Our striker is {age} and says he's "saving himself". For what, nobody knows. | the over-seventies | haha | the buffet
o Opponents turned up with matching bags. We knew it was over. | matching bags is a bad sign | had that with matching jackets | what was the damage?
o Referee today was our striker's ex. {goals} yellow cards. All for him. | fair enough | should've used a sub | she knows the rules
o Warm-up: one lap, two coughs, and a long talk about knees. | the pros do the same | lap? ambitious | sounds like us
x Training Wednesday.
c Ha, love it.
c Sunday league is the best league.
c I've retired three times from this.
a age@minutes | How old are you? | {age}.
t sundayleague; grassroots

= sport.watch | sport | share text text photo | stopwatch | sky grass water
: thing | art
@ the badminton | badminton |
@ the cycling | bicycle |
@ the swimming | water-wave |
@ the table tennis | stopwatch |
@ the rowing | canoe |
@ the curling | broom |
@ the climbing | mountain |
@ the gymnastics | stopwatch |
@ the archery | compass |
@ the volleyball | stopwatch |
@ the athletics | running-shoe |
$ hours=2..5 set=4..5 medals=2..5 seconds=2..60 up=3..5
o Put {thing} on for five minutes, that was {hours} hours ago + | it's so addictive | same here | now you know all the rules
o I don't know the rules of {thing} but I'm shouting at the screen. | me every four years | that's how it starts | someone explain them to me too
o {seconds} hundredths of a second between first and second. Unreal. | the photo finish was something | so cruel | years of training for that
o Up at {up} am to watch {thing}. Worth it. | respect | recorded it, no spoilers please | who won?
o Final set and my heart can't take this. | I had to leave the room | what a match | breathe
o [gripe] Why is {thing} never on normal TV? I have to hunt for a stream every time. | agreed, it deserves better | the federation shows it free on their site | money, same as always
o My gran watches {thing} with the sound off and does her own commentary. It's so good. | please record it | gran for president | I'd listen to that
o The underdog did it! Still shaking. | what a story | never saw it coming | those celebrations
o {medals} medals for one tiny club. Incredible work by the coaches there. | so well deserved | it's all volunteers too | great for the town
o [gripe] Cut to adverts right before the final point. Unbelievable. | who decides this | I threw a cushion | missed it too
o [ask] Want to try {thing} after watching it all week. Where do people even start? | look for a taster session near you | most clubs do beginners' evenings | ask at your leisure centre
o Up at {up}, {hours} hours of {thing}, now pretending to work. | dedication | same here | was it worth it at least?
o {hours} hours of {thing} and now I'm explaining the scoring to my mother as if I'd known it all my life. | an expert by Sunday | does she believe you? | that's the fun of it
o I shouldn't have read the result of {thing} before watching. I'm still nervous, though. | it works anyway | same | never look at your phone
o Who's the man with the flag at {thing} every year? He must be living there. | legend | he's got a folding chair with his name on it | I look for him every time
o My partner walked in, watched {thing} for ten seconds, said "is that it?" and is now on the sofa with the biscuits. | converted | one of us | that's how they get you
o [gripe] The commentator has said "you can see what it means to him" {medals} times. We can. We can see. | drink every time | mute button | can we though
o [ask] Can somebody explain the offside of {thing}, or whatever it's called there, in one sentence? | nobody can | the man in white decides | I nod and pretend
o Cheered for the wrong person in {thing} for {hours} hours. Similar shirts. | did yours win at least? | it's the thought that counts | haha, I've done that
o My kettle and {thing} are on the same schedule: nothing happens until I leave the room. | never leave the room | same with ours | every single time
o They interviewed the mum. Of course I cried. Every time with {thing}. | always the mums | same | bring tissues to the final
x What an evening.
c So underrated as a sport.
a hours@set | How long did you watch? | {hours} hours.
t sport; onTheSofa

= sport.play | sport | win photo text text | flexed-biceps stopwatch | wall sky water
: thing | art
@ swimming | water-wave |
@ badminton | badminton |
@ climbing | mountain |
@ table tennis | stopwatch |
@ yoga | flexed-biceps |
@ rowing | canoe |
@ bouldering | hiking-boot |
@ tennis | stopwatch |
@ skating | snowflake |
@ pilates | flexed-biceps |
$ minutes=30..90/5 times=2..4 metres=800..3200/100 weeks=4..28 age=38..68
o Week {weeks} of {thing} and it's actually becoming fun + | that's great | took me about as long | keep at it
o {minutes} minutes of {thing} before work. Feel amazing. | wish I had the discipline | nice | what time do you get up? >> half past five
o I'm {age} and started {thing} this year. Worst in the group and I don't care. | love this attitude | everyone starts there | good for you
o {thing^} {times} times a week since spring and I finally sleep through the night. | it really helps | need to try that | same experience here
o {metres} metres without stopping in the pool today. A year ago I couldn't do two lengths. | amazing progress | well done! | inspiring, thank you
o [gripe] Pulled something at {thing}. Physio says two weeks. Gutted. | get well soon | listen to your physio | rest is training too
o Signed up for {thing} with a friend. First session tonight. Nervous. | have fun! | you'll be fine | tell us how it went
o [joke] Everything hurts after {thing}. Even my ears. | that means it's working | hot bath and bed | day two is worse, sorry
o [gripe] {thing^} class full again. You have to book at midnight now to get in. | same at mine | ask them to add another | I set an alarm for it, ridiculous
o [ask] How do you keep up {thing} in winter? I lose all motivation when it's dark. | go with someone, you won't cancel on them | pack the bag the night before | mornings on Saturdays only, that's my compromise
o [ask] Do I need my own kit for {thing} or is borrowed stuff fine at the start? | borrowed is fine for the first months | good shoes, the rest can wait | ask at the club, they have spares
o Came last today. Personal best though! Both can be true. | that's the spirit | congrats on the PB | last beats not starting
o {weeks} weeks of {thing}, {times} times a week. Didn't think I'd stick with it at {age}. | amazing | you're doing better than me | that's how habits start
o [win] I was always the last one picked at school. Today, at {age}, someone from the {thing} group texted to ask where I was because "it's not the same without you". Ridiculous how happy that made me. | not ridiculous at all | welling up | this is lovely
o Week {weeks} of {thing}. I'm {age} and the slowest by a mile, but I turn up. | turning up is everything | respect | keep going
o {minutes} minutes of {thing} and a child of nine gave me tips. They were good tips. | take them | haha, humbling | what did she say?
o Bought the proper shoes for {thing}. Now it's only me that's the problem. | the shoes are half of it | at least you look the part | give it time
o [joke] I go to {thing} {times} times a week. For the sauna. | the sauna counts | honest person | same but for the café
o Week {weeks} of {thing} and I can finally tie my shoes without sitting down. It's the small wins. | that's a big one! | {weeks} weeks well spent | I'm still on the chair
o My {thing} instructor said "listen to your body". My body said chips. | wise body | same | balance is important
o Took my mother along to {thing}. She's seventy-two. I was the first to ask for a break. | mums | is she going again? | don't tell anyone
o Forgot my kit, did {thing} in yesterday's T-shirt and somebody else's shorts. Personal best. | keep the shorts | lucky shorts | whose were they?
x Sore but happy.
c Well done!
a minutes@weeks | How long is a session? | {minutes} minutes.
a weeks@age | When did you start? | {weeks} weeks ago.
t {thing}; beginner

= running.log | running | win photo text | running-shoe stopwatch | dawn sky grass
$ km=51..164/1:1 long=181..264/1:1 easy=5..12 heart=134..171 up=120..480/10 weeks=3..14 dogs=4..12 before=3..4
% where=along the canal; round the reservoir; through the park; on the towpath; up the hill behind the school; along the seafront
% weather=in the drizzle; in thick fog; in sideways rain; in the sunshine; in the dark; at sunrise
o {km} km {where}, {weather} + | nice one | good morning for it | well done for getting out
o Long run done, {long} km. The last two were horrible. | well done for finishing | same, legs were gone | it's always the last two
o {km} km with {up} metres of climbing. My legs are finished. | that's a big one | {up} metres! | great training
o [gripe] Average heart rate {heart} on what was meant to be an easy run. Not fit yet. | was it hot? that pushes it up | slow down, it works | give it a few weeks
o Ran {where} {weather} and met {dogs} dogs. Best kind of run. | dogs make everything better | did they all get a pat? | jealous
o Week {weeks} of the plan, {easy} km easy today. Running slowly is so hard. | it really is | worth it though | what are you training for? >> a half in spring
o Got lost and did {km} km instead of {before}. Oops. | bonus miles | that's how you get fit | where did you end up?
o [gripe] Rolled my ankle {where}. Limped home. Please let it be nothing. | ice and rest | hope it's not bad | get it checked
o Didn't want to go. Went. {km} km. Glad I did. | always glad after | that's the hardest part done | good for you
o First run over ten km ever. {where^}, {weather}. So happy. | huge! | congratulations | half marathon next?
o [ask] What do you all run in when it's icy? Nearly went over twice today. | trail shoes | I stick to the gym on those days | shorter steps, and slow
o [ask] New shoes needed. How many km do you get out of a pair? | about 700 | until the sole comes off | I swap at 600 or my knees complain
o [gripe] To the driver who shouted at me {where}: there's a footpath sign for a reason. | people are awful | sorry that happened | headphones in, keep going
o {km} km done before breakfast, in old shoes, no watch battery, had to trust the route. | sometimes better without the watch | early bird | what route?
o {km} km and {up} m up this morning, average heart rate {heart}. Legs like wood. | solid morning | wood is about right after {up} m | nice work
o Week {weeks}: {km} km today, {up} m of climbing. On track. | good stuff | keep it up | which plan?
o Easy {easy} km, heart rate {heart}, so not that easy. Week {weeks} of the plan. | define easy | good discipline | same plan as me I think
o Plan: easy {before} km. What happened: met a friend, talked the whole way, did {km}, had cake. Best run in months. | cake is recovery food | friends make it so much easier | what kind of cake?
o [ask] Honest question: does running ever get easier, or do you just get used to feeling like this? | you just go faster and feel the same | it does, around month three | used to it, mostly
o {km} km {where} {weather}, {up} m of climbing. Legs fine, shoes ruined. | the shoes will dry | good one | jealous of that route
o Thought it was a flat route. {km} km, {up} m of climbing. It was not a flat route. | lies, all maps | who told you it was flat? | {up} m is a lot of not flat
o {km} km {where}, {up} m up, and the only other person out was a man with a heron. Not a real one. A statue. | need to know more about the man | best run report today | why was he carrying a heron
o Left the watch at home, so the phone says {km} km and {up} m of climbing. My legs say more. | trust the legs | phones are always off on hills | good run either way
o [gripe] {km} km, {up} m of climbing and a blister the size of a coin. New socks were a mistake. | double socks, seriously | plaster before, not after | ouch
o Ran with my sister, who talks uphill. {km} km, {up} m of climbing, one full life story. | does she breathe? | I need a running sister | what was the story?
o {up} m of climbing in {km} km today. I sang at the top. Badly. | I'd have paid for that | which song? | sheep loved it I bet
o Rest day tomorrow. {km} km and {up} m today, heart rate {heart}, everything a bit heavy. | good call | heavy is fine, it's week three legs | enjoy the sofa
o Went out for {before} km, came back with a lost dog, his owner and a coffee invitation. {km} km in the end. | best run ever | how's the dog? | and the coffee?
o [gripe] My headphones died after one kilometre. {km} km alone with my thoughts. Never again. | who won? | count steps, it helps | I talk to sheep
x Eggs and a nap now.
x Felt good.
q Anyone else out this morning? | yes, freezing | not yet, going after work
c Nice work.
c You're putting me to shame.
c Which shoes do you use?
a km@heart | How far was it? | {km} km.
a heart@km | What was your heart rate? | {heart} on average.
a up@km | Was it hilly? | {up} metres of climbing.
t running; runchat

= running.race | running | win photo text | running-shoe ticket stopwatch | sky dawn
: thing | hour | minute
@ the Eastmere Half | 1 | 32..58 |
@ the Reservoir 10K | 0 | 41..58 |
@ the Quillport Coastal | 2 | 11..48 |
@ the Harrow Vale Marathon | 3..4 | 11..58 | That last hill.
@ the Bridges 15 | 1 | 14..48 |
@ the Lantern Night Run | 1 | 11..38 | Running in the dark with all those lights was something else.
@ the Brackenford Trail | 2..3 | 11..48 | So much mud.
$ second=11..58 place=120..900 field=960..4800/20 number=101..2999 faster=2..9
o {thing^} done in {hour}:{minute}:{second}! + | congratulations! | great time | amazing, well done
o {placeth} out of {field} at {thing}. Happy with that. | you should be! | that's a solid result | well run
o [worry] Number {number} pinned on for {thing}. Starts in an hour. So nervous. | good luck! | you've got this | have fun, see you at the finish
o Volunteered at {thing} today instead of running. Clapped for four hours, hands hurt. | thank you for doing that | volunteers make the race | I think you gave me water!
o [gripe] Had to pull out of {thing} at half way. Knee. Gutted but it was the right call. | sorry, heal well | sensible though | there'll be another one
o {faster} minutes off my best time at {thing}!! All that training paid off. | wow | huge! | congratulations
o My kids were at the last corner of {thing} with a sign and I completely lost it. | that's so sweet | crying at this | what did the sign say? >> "faster dad"
o [ask] Anyone done {thing}? What's the course like? | flat at the start, saves the hill for the end | loved it, great support all the way | bring layers, it's windy
o [ask] First time at {thing} next month. What should I eat the night before? | whatever you normally eat | pasta, nothing new | not a curry. learned that one
o Medal, banana, foil blanket. {thing^}, thank you to everyone who organised it. | well done | such a well-run event | see you next year
o [gripe] Entries for {thing} sold out in ten minutes. I was in the queue the whole time. | same!! | there's a waiting list, people drop out | try the charity places
o {hour}:{minute}:{second} at {thing}, {placeth} of {field}. Need to lie down. | great result | well run | lie down, you've earned it
o Goals for {thing}: ⏎ A: under my best ⏎ B: enjoy it ⏎ C: don't walk ⏎ D: find a toilet ⏎ Managed B and D. Happy. | D is the important one | well done! | B is the best one
o Chip time for {thing}: {hour}:{minute}:{second}. {placeth} out of {field}, {faster} minutes faster than last time. | brilliant | what a jump | congrats
o Photos from {thing} are up. In all of them I look like I'm being chased. | everyone does | what were you running from? | mine have my eyes closed
o My mum's review of {thing}: "There were a lot of people in front of you." {placeth}, mum. | mums keep it real | {placeth} is great! | did she bring a sign at least?
o {hour}:{minute}:{second} at {thing}. I was overtaken by a man dressed as a lobster and I've made my peace with that. | the lobster gets everyone | good time! | is he faster without the claws?
o [gripe] Trained for months, then stood in the toilet queue for the start of {thing}. | the real race | every single time | how late were you?
o Beat my neighbour at {thing} by {faster} seconds. It's going on the fridge. | and on the doorstep | he'll want a rematch | photo finish
o [joke] My race plan for {thing} was "start slow and get slower". Executed perfectly. | textbook | I use the same coach | consistency is everything
o A child at {thing} held up a sign: "You paid for this". Fair. | kids see everything | best sign ever | did you high-five?
o {field} people at {thing} and I ended up running next to my old maths teacher. He counted out loud. | of course he did | did he recognise you? | pace by pythagoras
x Can't do stairs now.
x Already signed up for the next one.
c Well done!
c I'd love to do {thing} one day.
a second@place | What was your time? | {hour}:{minute}:{second}.
a place@second | Where did you come? | {placeth}.
t running; raceday

= music.play | music | share video text text photo | musical-score | wood wall night
: thing | art | string
@ cello | musical-score | string |
@ piano | musical-keyboard | |
@ guitar | guitar | string |
@ violin | musical-score | string |
@ ukulele | guitar | string |
@ accordion | musical-keyboard | |
@ clarinet | musical-score | |
@ banjo | guitar | string |
@ bass | guitar | string |
$ weeks=6..60 minutes=15..60/5 bars=8..32/2 bpm=52..112/2 years=5..25 people=15..60/5
% piece=a waltz; the slow movement of a sonata; a folk tune my gran used to sing; a lullaby; a song I loved at sixteen
o Week {weeks} of learning the {thing}. I can play {piece} now, slowly + | that's great progress | post a clip! | keep going
o {minutes} minutes of {thing} every day. Today {bars} bars without a mistake. | that's how it's done | well done | daily practice really works
o {piece^} at {bpm} bpm. It's supposed to be twice as fast but I'll get there. | slow practice is the way | speed comes by itself | good on you
o Picked up the {thing} again after {years} years. Fingers remember more than I thought. | it comes back | what made you start again? >> found it in the attic | so happy for you
o Neighbour knocked while I was practising {thing}. I thought she'd complain. She asked me to leave the window open. | that's so nice | good neighbour | shows you sound good
o [win] Played {piece} in front of {people} people tonight. Only messed up once. | brave! | congratulations | nobody noticed I bet
o [gripe] A {string} broke right before my lesson. Last spare, of course. | always the last one | buy two sets next time | did you get through it? >> borrowed my teacher's
o My teacher says I rush. She's right. Metronome time. | mine says the same | start at half speed | it's so annoying but it works
o [ask] How do you practise {thing} in a flat without annoying everyone? | talk to the neighbours, agree on times | rug, curtains, never after eight | a practice mute, or quiet hours
o [ask] Is half a year too early to join a beginners' ensemble? I play {thing}. | not at all, you learn faster with others | ask if you can sit in once | do it!
o Bought a second-hand {thing} today. Needs a bit of love but the sound is lovely. | what did you pay? >> less than a weekend away | enjoy it | show us!
o [gripe] Can't practise for two weeks, tendonitis. Take your breaks, people. | get well soon | yes, stretch! | hope it heals quickly
o Week {weeks} of {thing}: {piece} at {bpm} bpm. My neighbours know every wrong note. | the neighbours will miss it | that's real progress | {bpm} is fine, take your time
o {minutes} minutes on the same {bars} bars of {piece}, {bpm} bpm. They nearly sound like something. | nearly is good | that's how it goes in | I know those {bars} bars, mine took a month
o {minutes} minutes of {thing} a day and the dog has stopped leaving the room. | high praise | that's a real milestone | the dog's got used to it or you're good
o Played {piece} for my gran down the phone. She said "is that the radio?" | I'm taking that as a yes | grans | best review you'll get
o {weeks} weeks in and my {thing} teacher said "better" for the first time. I've thought of nothing else. | better! | frame it | mine only nods
o First {thing} lesson at my age. The boy before me was six and packed up very politely. | everyone starts there | did he give you tips? | good on you
o [joke] My {thing} and I are on a break. It knows what it did. | couples therapy | give it {weeks} days | it'll come crawling back
o Tuned the {thing} by ear. My ear was wrong. | get an app, no shame | what did it sound like? | jazz, then
o Found {piece} in my grandfather's handwriting. {bars} bars and a coffee stain. Learning it now. | that's precious | play the stain too | please record it
o {people} people at the village hall and somebody's phone joined in with {piece}. In the right key. | a musician's phone | perfect | keep it in
q Do you practise in the morning or the evening? | evening, with headphones | before work or it doesn't happen
c Love the sound of the {thing}.
c I wish I'd kept up with my lessons.
a weeks@piece | How long have you been playing? | {weeks} weeks.
a bpm@piece | How fast do you play it? | {bpm} at the moment.
a minutes@bars | How long do you practise? | {minutes} minutes a day.
t music; practice; {thing}

= music.listen | music | share text text photo | headphone radio mirror-ball microphone | night wall rose
: thing | by
@ Paper Weather | Lena Osk | The third track is my favourite.
@ Slow Ferries | The Low Rooms | Perfect for a rainy day.
@ Kitchen Radio | Marlowe Pine |
@ Salt and Static | Ida Brandt | The lyrics are so good.
@ Nine Small Bells | Orrin Vale | So quiet, so good.
@ The Distance Between Lamps | Hollow Coast | That bass.
@ Letters to a Lighthouse | June Ashby | Headphones on for this one.
@ Greenhouse | Tomas Arlo |
@ Half a Map | The Night Buses | Best opening track in years.
@ Sugar on the Sill | Cora Wren |
@ Everybody Home by Nine | Ashgrove | Even my mum likes it.
$ tracks=8..14 plays=12..61 score=61..95/1:1 row=4..22 price=24..64 vinyl=14..38 years=3..12
o "{thing}" by {by}. {tracks} tracks, not a weak one. | on it now | great album | been waiting for someone to say this
o Listened to "{thing}" {plays} times this week. Can't stop. | it's that good | same, it's a problem | I'm at about twenty
o {by} live tonight, row {row}. Best \${price} I've spent this year. | how was the sound? >> really good, even at the back | so jealous | saw them last year, unreal
o [gripe] Unpopular opinion: "{thing}" by {by} is just fine. {score} out of 10 everywhere, I don't get it. | give it another go | finally someone said it | you're wrong but ok
o On the bus, raining, "{thing}" on. Good evening all. | perfect combo | same album here right now | love that one
o Loved "{thing}". What should I listen to next? | {by}'s first record | try The Low Rooms | same label has some great stuff
o Found "{thing}" on vinyl for \${vinyl}. Made my day. | what a find | which shop? >> the market in {town} | great price
o Tour dates from {by}!! Who's coming? | me! | got mine already | not a single date near me
o [gripe] {by} tickets: \${price} plus fees plus a fee for the fees. | it's a joke | gave up at the checkout | that's why I only go to small gigs now
o Been a fan of {by} for {years} years and I'm still surprised by every record + | same | so underrated | long may it last
o [worry] {by}: rest of the tour is cancelled. Hope everyone's ok. | oh no | health first | hope they get some rest
o My daughter has discovered {by} and now it's on in the kitchen all day. I'm not complaining. | good taste | raised her right | mine's stuck on one song, be glad
o Which song from "{thing}" should I play someone who's never heard {by}? | the opener | track three | just play them all of it
o Got {by} tickets! Row {row}, \${price}. | see you there | lucky | enjoy
o Put "{thing}" on while cleaning the kitchen and ended up sitting on the floor with a sponge in my hand until it was over. So the kitchen isn't clean. | this album does that | which song got you? >> the second to last | worth it
o [gripe] Small request to everyone going to see {by}: you don't have to talk through the quiet songs. We've all paid. You can tell your friend about your new sofa later. | THANK YOU | there's always one | was it a nice sofa at least
o My son asked who {by} is. I've failed as a parent. | it's not too late | start with the good one | play it in the car, no escape
o {plays} plays of "{thing}" and I've only just noticed the clarinet. | wait, there's a clarinet? | going back to check | it's on the fourth one, isn't it
o Row {row} for {by}, \${price}, and the tallest man in the country in front of me. He let me stand in front. | tall people can be lovely | what a gent | and how was the show?
o Played "{thing}" at my grandparents' golden wedding. Grandad asked who was ill. | tough crowd | haha | what did he put on instead?
o Ironed {tracks} shirts to {tracks} songs. "{thing}" is exactly the right length. | productive | review of the year | I'd need a double album
x Play it loud.
q Favourite track? | the last one | number two
c Adding this to my playlist.
c Never heard of them, will listen.
c great taste
a price@row | How much was the ticket? | \${price}.
a tracks@plays | How many tracks are on it? | {tracks}.
a row@price | Where were you sitting? | Row {row}.
t nowplaying; newmusic

= film.seen | film | share text text photo | popcorn film-frames clapper-board ticket | night rose wall
: thing | sort | minutes
@ The Last Ferry Home | drama | 114 | The lead is incredible.
@ Nobody Rings the Bell | thriller | 107 | Didn't see that ending coming.
@ A Field Guide to Goodbyes | comedy | 121 |
@ Copper Weather | western | 136 | Looks amazing on a big screen.
@ Eleven Windows | mystery | 128 |
@ The Understudy's Winter | drama | 142 |
@ Small Boats | documentary | 98 | Everyone should see it.
@ Midnight at the Launderette | romance | 104 | So sweet.
@ Static | science fiction | 131 | The sound is unreal.
@ Seventeen Chairs | comedy | 117 | Haven't laughed like that in ages.
@ The Beekeeper's Map | adventure | 153 | My kids loved it too.
@ Quiet Please | horror | 95 |
$ score=41..95/1:1 minutes=94..167 row=5..16 price=9..17 people=4..30 sat=2..4
o "{thing}" gets {score} out of 10 from me. {minutes} minutes and I only looked at the clock once. | about the same for me | I'd go a bit higher | good to know, seeing it on Friday
o Saw "{thing}" tonight, {people} people in the whole cinema. It deserves more. | going this week | loved it too | marketing was terrible
o "{thing}" is the best {sort} I've seen this year + | agreed | high praise | no spoilers but yes
o [gripe] "{thing}" is {minutes} minutes long and could lose half an hour. | the middle is so slow | I liked that it took its time | fell asleep, not sorry
o [gripe] \${price} for a ticket to see "{thing}" and someone was on the phone the whole time. | say something! | that's why I stay at home | ugh, people
o Cried at "{thing}". Wasn't expecting that. | same, whole row was gone | bring tissues then, noted | it's the last scene, isn't it
o Row {row} for "{thing}", man next to me explained the plot to his wife all the way through. | nightmare | was he right at least? >> no! | should've charged him
o People said "{thing}" was boring. I was glued to it. | same here | not for everyone but I loved it | slow isn't boring
o [ask] Is "{thing}" all right for a ten-year-old? | mine was fine with it | a couple of scary bits | maybe wait a year or two
o [ask] Watched "{thing}" and didn't understand the ending. Help? (no spoilers in public, message me) | messaged you | nobody did, I think that's the idea | watch it again, it makes sense the second time
o Finally got round to "{thing}". {sat^} years on my list. Why did I wait? | better late than never | such a good one | what's next on the list?
o The soundtrack of "{thing}" is on repeat here. | so good | composer deserves every prize | that piano bit
o \${price} for {minutes} minutes of "{thing}". {score} out of 10, the popcorn a 4. | the popcorn is always a 4 | I'd go higher | thanks, will wait for it online
o Went to see "{thing}" because the other one was sold out. Came out and rang my sister from the street. Sometimes the second choice is the right one. | love when that happens | what did she say? >> she's going tomorrow | good film
o Row {row}, {people} people in the room, {minutes} minutes of "{thing}". {score} out of 10 and nobody ate crisps. | nobody ate crisps, the dream | I liked it more | best way to see a film
o My husband slept through all {minutes} minutes of "{thing}" and gave it 9 out of 10. I gave it {score}. | a good sleep deserves a 9 | haha, couples | who's paying for his ticket?
o "{thing}", {minutes} minutes. My sister gives it 10 out of 10, I give it {score}. We've agreed not to discuss it. | I'm with your sister | sisters | so who's right?
o "{thing}": my friend says 3 out of 10, I say {score}. {minutes} minutes of film and twice that of arguing in the car. | best part of any film | it grew on me the day after | what did he have against it?
o Saw "{thing}" with my dad. He timed it: {minutes} minutes. He gives it {score} out of 10 "because nobody shouted". | dads and their criteria | nobody shouted, fair point | I trust your dad
o Cinema full of teenagers for "{thing}" and not one phone. {minutes} minutes. There's hope. {score} out of 10. | faith restored | I'd never have believed it | good to hear
x Stay for the credits.
x No spoilers please.
q What should I watch next? | "Eleven Windows" | anything by the same director
c Seeing it this weekend.
c Not really for me, to be honest.
a minutes@score | How long is it? | {minutes} minutes.
a price@row | What did you pay? | \${price}.
a score@people | What would you give it? | {score} out of 10.
t filmtalk; nowwatching

= books.read | books | share photo text text | books open-book orange-book green-book glasses | wood linen wall
: thing | by | pages
@ The Salt Orchard | Hanne Lidgate | 324..324 | The grandmother is such a great character.
@ A Short History of Doors | R. P. Askew | 216..216 | More interesting than it sounds.
@ Eleven Words for Rain | Mirela Costin | 264..264 | Beautifully written.
@ Where the Tram Ends | Jonas Whitlock | 232..232 | Not much happens and I loved it.
@ The Cartographer's Sister | Adaeze Holm | 418..418 | That twist.
@ Ordinary Comets | Pia Sandoval | 286..286 |
@ The Ninth Stair | Colm Ferris | 352..352 |
@ Bread, Salt, Absence | Leonie Marr | 310..310 | Had to stop and ring my sister.
@ How to Leave a Party | Dev Anand Pryor | 224..224 | Very funny.
@ The Lamp Mender | Sunniva Ek | 184..184 | You can read it in one sitting.
@ Winter Accounts | T. M. Oduya | 382..382 |
@ The Understory | Greta Vance | 338..338 | I know so much about moss now.
$ page=60..150 nights=2..5 score=3..5 read=11..74 price=2..5 months=3..11
o Page {page} of "{thing}" and I don't want to do anything else today. | that's the best feeling | great book | say no more, I've just started it
o Finished "{thing}" in {nights} nights. {score} out of 5. | fast! | same rating from me | might be my next one
o "{thing}" by {by}, {pages} pages and I wished it was longer. | rare | agree | {by} is always good
o [gripe] Gave up on "{thing}" at page {page}. Just not for me. | no shame in that | it picks up later, but fair | I gave up even earlier
o Book {read} this year: "{thing}" + | impressive number | how do you find the time? >> no TV | what's been the best so far?
o Found "{thing}" in a charity shop for \${price}. Like new. | bargain | best way to buy books | great find
o Book club did "{thing}" tonight. Half of us loved it, half hated it, best discussion in months. | those are the best books for it | which side were you on? >> loved it | we had the same
o Couldn't put "{thing}" down. It's two in the morning. I have work. | worth it | coffee will help | I did that with it too
o Lent "{thing}" to a friend {months} months ago. Don't think I'm getting it back. | never lend books | ask for it! | I just buy two copies now
o The ending of "{thing}". I need to talk to someone about it. | message me! | I know!! | don't say anything, I'm halfway through
o [ask] Is "{thing}" sad? Not sure I can do sad right now. | a bit, but hopeful | it's sad at the end | there are funny parts too
o [ask] Anyone read {by}? Where should I start? | "{thing}" is a good start | with the short stories if you can find them | anywhere really
o Library rang, "{thing}" is finally in. {months} months on the waiting list! | enjoy! | libraries are the best | hope it's worth the wait
o "{thing}" took me {nights} nights. Book {read} this year and a {score} out of 5. | great pace | good rating | noted
o On page {page} of {pages}, "{thing}". Slow start but it's getting good. | stick with it | the second half is great | same page nearly
o The library sent me a reminder for "{thing}". Page {page} of {pages}. I can either pay the fine or stop sleeping. | the fine, always pay the fine | can you renew it? >> someone's waiting for it | stop sleeping, it's good
o My mum and I are reading "{thing}" at the same time and ringing each other after every chapter. She reads faster. She also can't keep a secret. | so sweet | mums and spoilers | starting this with mine
o {pages} pages of "{thing}" in {nights} nights. I have no plans and no regrets. {score} out of 5. | you read so fast | on my list now | no plans is the best plan
o On page {page} of "{thing}" and I've started rationing it. | two pages a night, max | that's love | I never manage that
o Read "{thing}" in {nights} nights and then went straight back to page one. | that good? | I did the same | sleep is overrated
o My dad borrowed "{thing}" and gave it back with corrections in pencil. | were they right? >> most of them | dads | keep that copy forever
o Someone on the train was reading "{thing}", page {page}. I've never wanted to talk to a stranger so much. | did you? >> no, I smiled like a fool | should've! | book people are shy
o Dropped "{thing}" in the bath at page {page}. It's on the radiator now, twice as thick. | rice! no, that's phones | gives it character | mine never closed again
o My reading group spent {nights} evenings on "{thing}" and one of us has read it. Not me. | every group | who was it? | so what did you talk about >> cake
o "{thing}" made me miss my stop. Page {page}, you know the one. | I know exactly the one | did you walk back? | worth it
o The library copy of "{thing}" has notes in the margin by someone who disagrees with everything. I like them. | marry them | best kind of copy | are they right?
x Library copy.
x Highly recommend.
q What are you all reading? | a crime novel from the library | the same one since summer
c On my list.
c {by} is brilliant.
a pages@nights | How long is it? | {pages} pages.
a page@months | How far are you? | Page {page}.
a read@nights | How many have you read this year? | {read} so far.
t books; amreading; bookclub

= books.shelf | books | ask text text | books bookmark | wall
$ hours=4..9 age=8..14 count=3..9 boxes=8..20
% mood=funny; short; comforting; properly scary; set on a boat; about old friends; set in a hot place; good for a book club
o Looking for a book that's {mood}. Any ideas? | "How to Leave a Party" | ask your librarian, mine is amazing at this | "Where the Tram Ends" maybe
o {hours} hours on a train tomorrow. What should I read? | a thriller, you won't notice the time | "The Ninth Stair" | short stories, you can stop any time
o Which classic have you never finished? | the one with the whale | most of them to be honest | anything over 800 pages
o Present for a girl of {age} who's read everything? | a book token so she can choose | a nice notebook | take her to the shop and let her pick
o Do you finish books you're not enjoying? | no, life's too short | always, sadly | fifty pages, then I decide
o How do you organise your shelves? Just moved, {boxes} boxes of books. | by subject | by colour, looks nice | alphabetically, only way
o Do audiobooks count as reading? | of course | yes, and anyone who says no is a snob | I think so, it's the same story
o I read {count} books at once and finish none. Anyone else? | yes, one for each room | I had to ban myself | two at most, one fiction, one not
o Best place to buy second-hand books online? | the charity ones, they sell online now | I swap with friends instead | check your library's sale first
o How do you get back into reading? Haven't finished a book in a year. | start with something short | phone in another room for half an hour | reread an old favourite
o Which book have you given away most often? | a cookbook with three stains from me | whatever made me cry that year | "How to Leave a Party", to everyone who needed it
o What do you read when you can't sleep? | something I've read before | train timetables, honestly | poems, short ones
o How many pages before you give up? | fifty | a hundred minus my age | I don't, I suffer
f poll | Where do you read most? | In bed; On the train; On the sofa; In the bath | on the bus, when I get a seat;in the bath, three books drowned so far;in bed, four pages a night
f poll | Fold the corner or use a bookmark? | Bookmark; Fold; I remember the page | a receipt, usually;whoever folds can't borrow from me;I remember the page. no I don't
f poll | Paper, e-reader or audio? | Paper; E-reader; Audio; All three | audio while cooking, paper in bed;paper, and it has to smell;e-reader, my wrists said thanks
f poll | Do you ever read the ending first? | Never; Sometimes; Always | only to check that the dog lives;never!;my mum does, every time
f poll | How many books on your nightstand? | None; One; 2 to 5; It's a tower | it is the nightstand;one, and my phone on top of it;five, same five since May
f poll | Lend your books? | To anyone; To some; Never | with a note in my calendar;my sister has half of them;never again
t books; readers

= photo.shot | photo | share photo photo photo | camera | dawn night sky water
: thing | art | up
@ fog over the river | water-wave | 5..7 |
@ an empty platform | station | |
@ first light on the roofs | sunrise | 4..6 |
@ the bridge at blue hour | bridge-at-night | |
@ reflections in a puddle | cityscape | |
@ a fox crossing the road | night-with-stars | |
@ street lamps in the rain | night-with-stars | |
@ an old blue door | door | |
@ the last leaf on the tree outside | deciduous-tree | |
@ swimmers in the harbour | water-wave | |
@ a red umbrella | umbrella-with-rain-drops | |
@ sunset from the pier | sunset | |
$ frames=24..420 iso=100..1600/100 rolls=2..6 minutes=20..60/5
% mm=24; 28; 35; 50; 85; 135
o {thing^} + | beautiful | love the light | wow
o {thing^}. Took {frames} shots for this one. | worth every one | it's great | the light is perfect
o Up at {up} for {thing}. Worth it. | stunning | you're dedicated | well worth the early start
o {thing^}. {mm} mm, ISO {iso}. | thanks for the settings | lovely tones | what camera?
o No edit: {thing}. | doesn't need one | gorgeous | the colours are amazing
o Waited {minutes} minutes for this. {thing^}. | patience paid off | great timing | so good
o {rolls} rolls back from the lab today. My favourite: {thing}. | film just looks different | which film? >> cheap black and white | beautiful
o Phone photo, but I like it. {thing^} + | can't tell it's a phone | best camera is the one you have | really nice
o Not my usual thing: {thing}. What do you think? | I like it | more like this please | I'd crop the left side a bit
o From last night's walk: {thing} + | lovely | so atmospheric | great shot
o [ask] Should I print this one? {thing^}. | yes, big | definitely | yes, and matt paper
o {frames} frames to get this one. {thing^}. {mm} mm, ISO {iso}. | worth it | lovely | great light
o Third try at {thing}. First time no light, second time a lorry, today this. | third time lucky | worth the wait | show us the lorry
o {thing^}, as promised. {mm} mm, ISO {iso}. | love it | lovely tones | thanks for the settings
o Dropped the lens cap in the canal, got the picture. {thing^}, {frames} tries. | worth one lens cap | they should float | lovely
o My gran says it's blurry. I say it's mood. {thing^}. | mood! | I'm with you, not gran | both can be true
o {minutes} minutes in the cold and a stranger asked if I was all right. I was. {thing^}. | it shows in the picture | that's how you know you're doing it properly | hope you got a coffee afterwards
o Stood in a puddle for {minutes} minutes. {thing^}. Wet socks, no complaints. | worth the socks | you get used to it | the light though
o Nobody at home likes this one. I do. {thing^}. | I do too | they're wrong | it's the quiet that does it
o {mm} mm and cold fingers. {thing^}. | worth the fingers | lovely | gloves!
o My phone suggested deleting this as "blurry". {thing^}. Staying. | phones know nothing | keep it | the mood!
o Went out for bread, came home with {thing}. No bread. | good trade | priorities | and the bread?
o [ask] {thing^}: crop it or leave it? | leave it | a bit off the top | square, maybe
x Might print this.
q Colour or black and white? | colour | black and white for me
c Love this.
c Where is this?
c Great shot.
c The light!
c Can I use this as a reference for a drawing? I'll credit you.
a frames@thing | How many did you take? | {frames}.
a mm@frames | Which lens did you use? | {mm} mm.
a up@frames | What time did you get up? | {up}.
t photography; streetphotography

= photo.ask | photo | ask text photo | camera | paper wood
$ budget=200..600/20 photos=8000..48000/1000 years=3..18
o {photos} photos on my phone. How do you organise yours? | I don't | ten minutes a day, delete the bad ones | albums by year, nothing fancy
o Is \${budget} enough for a first camera? Used is fine. | yes, go for used | plenty, spend the rest on a lens | check the shutter count before buying
o How do you ask strangers for a photo without it being weird? | just smile and ask, most say yes | show them the picture afterwards | say why you like the scene
o What one thing improved your photos the most? | getting up early | going closer | using only one lens for a year
o Do you print your photos? Mine just sit on the phone. | one book a year | yes, for the grandparents | should do, never do
o {years} years of taking photos and my horizons are still not straight. Tips? | turn on the grid | fix it afterwards, everyone does | tripod
o Phone or camera on holiday? Can't decide if it's worth the weight. | phone, and enjoy the holiday | small camera, best of both | camera. you'll regret it otherwise
o Where do you back up your photos? Just lost a week's worth. | two drives, one at my mum's | cloud plus a drive | sorry to hear that, try recovery software before you write anything on the card
o Is film still worth it at these prices? | for me, yes, it slows me down | no, I stopped last year | black and white at home is still affordable
o How do you get a toddler to look at the camera? | put a biscuit on top of it | you don't. photograph the back of the head | let them take yours first
o What do you say when someone asks you to take their picture and the light is terrible? | "turn round" | I take six and hope | smile and step left
o Which picture of yours do you like that nobody else does? | an empty bus stop | my foot, by accident | the blurry one of gran laughing
f poll | Best light: | Early morning; Golden hour; Overcast; Night | the ten minutes before rain;overcast, no hard shadows;early, but I'm not awake for it
f poll | Do you edit your photos? | Always; A little; Never | crop, that's it;a little, nobody should notice;I edit, then go back to the first version
f poll | How many photos are on your phone? | Under 1,000; 1,000 to 10,000; Over 10,000 | 17,000 and half are of the cat;under a thousand, I delete as I go;mostly screenshots if I'm honest
f poll | Horizon: | Always straight; Roughly; What horizon? | my left foot is shorter, so roughly;grid on, problem gone;I call it style
f poll | Photos of food: | Always; Only when I cooked; Never | it's cold by then;only to send to mum;before, never after
t photography; askphotographers
`;
