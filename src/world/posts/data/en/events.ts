/**
 * English events, reported by several accounts. Format: ../../form-data.ts; here h is the office's own post, o a report
 * of the press, x what people see, q what people say about it, and "f fix" the correction. {n} is the true figure, {m}
 * the one reported first, {w} somebody's own guess.
 */
export const events = `
= event.ferry | commute | news photo text text | ferry water-wave | water sky
g ferries
$ n=20..95/5 boats=2..4 price=3..5 hour=6..8
% cause=a fault in the ramp; fog in the channel; a rope in the propeller; a tree trunk in the harbour mouth; low water at the pier
h Service update: due to {cause}, crossings are running about {m} minutes late this morning. We apologise for the delay. | thanks for letting us know | is the car deck affected too? | how long is this going to last?
h Update: delays are now {n} minutes. {boats} boats are in service and all tickets are valid all day. | thank you | at last some information | will there be extra sailings tonight?
o {town} ferry passengers face delays of {m} minutes this morning because of {cause}. {boats} boats are running. | was stuck there since seven | thanks
o Delays of around {m} minutes on the {town} ferry because of {cause}. | glad I drove | still bad as of now
o {town} ferry: long queues at the pier, {m}-minute delays. Operator blames {cause}. | it's always something | queue goes back to the road
o Commuters in {town} advised to allow an extra {m} minutes for the ferry today. | only now they say it | working from home then
o Morning traffic: the {town} ferry is {m} minutes behind, the coast road is clear. | coast road it is | thanks, useful
o {m} minutes late and counting: {cause} holds up the {town} ferry. | counting is right | and the coffee's run out
f fix | Correction: the delay on the {town} ferry is {n} minutes, not {m} as we reported earlier. | Earlier we reported a delay of {m} minutes on the {town} ferry. The operator now says {n} minutes. Apologies for the error.
x At the {town} ferry since {hour}. The board says {m} minutes. The board is an optimist. | same here, freezing | any boat in sight? >> one, far out
x {w} minutes waiting for the {town} ferry and counting. Someone's handing out biscuits at least. | nice people here though | which pier?
x Finally on the boat in {town}. Took {w} minutes. The captain apologised, which was decent. | glad you made it | still in the queue, jealous
x [gripe] Missed a meeting because of the {town} ferry. Not happy. | hope they understand | same, boss is fuming
x If you're heading for the {town} ferry, don't rush. Nothing's moving. The café is open, coffee is \${price}. | thanks for the tip | turned back, thank you
x Kids on a school trip stuck at the {town} pier, all singing. Could be worse. | teachers deserve a medal | haha I can hear them from here
x {town} ferry moving again by the look of it, first cars going on. | finally | thank you, setting off now
x Can see the boat from here, just sitting there. {town} ferry what is going on? | it's {cause} apparently | no idea, nobody tells us anything
x In the queue for the {town} ferry since {hour}. Bring a coat and a book. | thanks | oh no
x Gave up on the {town} ferry and drove round the bay. Should've packed lunch. | how long did that take? | faster than waiting, probably
x A man in the {town} ferry queue has got his fishing rod out. Fair enough. | has he caught anything? | I like his style
x My dog is the only one at the {town} pier who's happy about this. More strangers to meet. | good dog | everyone needs that dog right now
x Sat in the car on the {town} slipway with the heater on. Third podcast. | which ones? need ideas | same, two rows back
x [share] The lady from the {town} ferry kiosk is bringing tea along the queue for nothing. | what a star | buy something from her on the way back
q Third time this month for the {town} ferry. | fourth I think | and prices just went up
q To be fair, the {town} ferry updates today were clear and quick. | agreed | credit where it's due
q Is the {town} ferry running again? My mum's on the other side. | yes, slowly | was on it just now, about half an hour wait
q {boats} boats for all of {town} isn't enough. Been saying it for years. | the council won't pay | a bridge would be cheaper by now
q Anyone got the number for {town} ferry refunds? Been waiting long enough. | it's on the back of the ticket | they only refund over an hour
q {cause^}, on a Monday of all days. Thanks, {town} ferry. | not their fault really | could have checked last night
q Love living in {town} until days like this. That ferry. | still better than the motorway | the view makes up for it
q Does the {town} ferry delay affect the afternoon boats as well? | they say back to normal by two | check the board, it changes
q {n} minutes late with {boats} boats and the {town} ferry still costs the same. | that's about it | and no toilet
q My boss lives on the same side as the {town} ferry and he's not here either. So that's fine. | haha perfect | best possible outcome
q Did the {town} ferry really need to sell day tickets this morning? | they always do | refund desk is by the café
q New to {town}. Is the ferry always like this? | no, about once a month | only when you need it
q Everyone in {town} has a ferry story. Mine's from today. | go on then | mine involves a wedding cake
c thanks for the update
c I took the bridge in the end.
c hope everyone gets to work
c what a morning
c Same queue, different end.
a n | How long is the delay now? | {n} minutes.
a boats | How many boats are running? | {boats}.
t {town}Ferry

= event.half | running | news photo text text | running-shoe ticket | sky dawn
g runs
$ n=2100..7800/10 hour=1..1 minute=11..29 second=11..58 raised=18..96 finishers=91..98 seconds=4..49
% winner=a postwoman from {town}; a maths teacher; a nineteen-year-old student; a baker from {town}; a father of three
h What a day! {n} runners on the start line of the {town} Half, a new record. {finishers}% have finished so far. Thank you all! | brilliant organisation | best race of the year | thank you to all the volunteers
h Thank you, {town}! You raised \${raised},000 for the children's ward. Results are online, lost property is at the desk. | amazing | found my time, thanks | is there a grey hoodie at the desk?
o About {m} runners took part in the {town} Half today. The winner was {winner} in {hour}:{minute}:{second}. | great event | what a time
o {town} Half: {winner} wins in {hour}:{minute}:{second}, {seconds} seconds clear. Organisers report around {m} starters. | well deserved | saw the finish, so close
o Record field in {town}: {m} took part in this year's half marathon. | lovely atmosphere | the town was packed
o {town} Half: roads reopen at three. Around {m} runners took part. | finally | thanks for the roads info
o {winner^} has won the {town} Half. Around {m} people ran. | what a story | saw the last mile, amazing
o In pictures: {m} runners, one kettle and a lot of mud at the {town} Half. | the kettle! | is there a link to the pictures?
f fix | Correction: {n} runners started the {town} Half, not {m}. We had counted the entries. | Our report on the {town} Half gave {m} starters. The correct figure is {n}.
x Finished the {town} Half! Legs gone, medal on, so happy. | congratulations! | well done!!
x [share] Marshalling at the {town} Half all morning. You're all amazing. | thank you for standing there | the marshals were brilliant
x They say {m} runners at the {town} Half. From the bridge it looked like twice that. What a sight. | so many people | it took ten minutes for all of them to pass
x [share] Cheering at mile eight of the {town} Half with two kids and a saucepan. | I heard you! | best support on the course
x Big cheer here as {winner} won the {town} Half. Great run. | so impressive | I was right there too
x [gripe] Had to stop at nine miles at the {town} Half. Calf. Next year. | heal well | you'll be back
x [share] My sister just did the {town} Half. She hated every minute and wants to do it again. | that's running | tell her well done
x [gripe] Two hours to get out of {town} because of the half marathon. Would be nice to be warned. | there were signs for weeks | same, missed my train
x Ran the {town} Half with my dad. He's sixty-eight and beat me. | go dad! | love this
x So many people at the {town} Half that it took me ten minutes to reach the start line. | same | so slow at the start
x My number fell off at mile two of the {town} Half. Ran the rest holding it like a sandwich. | did they still give you a time? >> yes | photo please
x Somebody ran the {town} Half dressed as a kettle and beat me. | I saw the kettle! | the kettle beat everyone I know
x [share] A band on every corner at the {town} Half. I danced at mile six and don't care. | the steel band was brilliant | that's the spirit
x Took the wrong bag home from the {town} Half. If you have mine, the banana is yours. | try the desk in the sports hall | generous
q The {town} Half raised \${raised},000. What a town. | so good | proud to have been part of it
q {winner^} winning the {town} Half has made my day. | same | brilliant story
q Signing up for the next {town} Half. Hold me to it. | no backing out | see you there
q Which is it, {m} or {n} at the {town} Half? I've read both. | the second one, they corrected it | the first was the entries I think
q Thank you to everyone who put on the {town} Half, it was so well run. | agree, even the toilets | the bag drop was quick too
q Is there a photo page for the {town} Half yet? | usually two days later | they said tomorrow
q Every year I watch the {town} Half and say I'll do it. Every year. | next year! | me too
q Street outside is covered in orange peel and cups. {town} Half, worth it. | the clean-up crew is on the way | they said five o'clock
q {n} starters and {finishers}% of them finished. Well done, everyone at the {town} Half. | great numbers | so proud
q My knees would like a word with whoever designed the {town} Half. | that last hill! | they'll get over it
q I live on the route of the {town} Half and gave out forty cups of water. My arms hurt more than theirs. | thank you!! | you lot kept us going
q {town} Half done, bath run, takeaway ordered. | deserved | what did you order?
q Training for the next {town} Half starts Monday. Well, Tuesday. | Wednesday's good too | see you Thursday
c Great event.
c Well done, everyone.
c the support was incredible
c next year for me
a n | How many started? | {n}.
a raised | How much was raised? | \${raised},000.
t {town}Half

= event.cup | football | news photo text text | running-shoe | grass night
g clubs
: thing | other
@ Eastmere Rovers | Harrow Vale
@ Quillport Town | Saltcote City
@ Pellworth Athletic | Old Kiln Wanderers
@ Northgate United | Fellside Rangers
@ Lowmoor Albion | Brackenford
@ Saltcote City | Northgate United
$ n=1200..9600/20 home=2..4 away=0..1 minute=81..93
% scorer=the thirty-eight-year-old captain; an eighteen-year-old from the youth team; the left back; a substitute with his first touch
h FULL TIME: {thing} {home}-{away} {other}. We're through to the next round! | GET IN | what a night | proud of every one of them
h Tonight's attendance: {n}. Thank you for your incredible support. | best atmosphere in years | see you in the next round | you couldn't hear yourself think
o Cup upset: {thing} beat {other} {home}-{away} in front of about {m}. The last goal came in the {minuteth} minute from {scorer}. | deserved | huge result
o {thing} {home}-{away} {other}. The home side are through, {m} watching. | great night for the club | didn't see that coming
o {other} are out of the cup after losing {home}-{away} at {thing}. Crowd: {m}. | manager under pressure now | poor from start to finish
o Report: {thing} knock out {other} with a late goal, {m} at the ground. | that atmosphere | what a story
o {thing} {home}, {other} {away}. A night for {m} people to tell their grandchildren about. | mine won't believe me | I was one of them
o {m} saw {scorer} send {thing} through late on. Report to follow. | can't wait to read it | still shaking
f fix | Correction: the attendance at {thing} was {n}. The {m} we first reported was the number of tickets sold. | {n} saw {thing} beat {other}, not {m}. Apologies.
x [win] I was there. {thing} {home}-{away}. No voice left. | same!! | never forget that one
x [win] {minuteth} minute, {scorer}, absolute madness in our end. {thing}! | hugged about ten strangers | still shaking
x Never seen the {thing} ground that full. They said {w} over the speaker, felt like more. | couldn't move on the terrace | best night in years
x {other} fan here. Better team won. Good luck in the next round, {thing}. | class | good luck for the season
x [share] Rang my grandad after the final whistle. He was at the last cup run {thing} had. He cried. | oh that's lovely | football does that
x [gripe] Queue for the toilets at {thing} so long that I missed the goal. | noooo | watch it tonight, it's worth it
x [share] Walking home through town with a thousand other {thing} fans singing. Best night. | I can hear you from here | was in the middle of that
x [gripe] Tough one to take as a {other} fan. Long drive home. | chin up | safe journey
x [win] {home}-{away}! Nobody has stopped singing since minute {minute}. {thing}! | unreal | what a noise
x Lost a shoe in the celebrations at {thing}. Worth it. | did it turn up? | there's always one shoe
x Standing room only in the pub for {thing} tonight, and the screen froze before the last goal. | noooo | you heard it before you saw it then
x My son has school tomorrow and is still singing about {thing}. So am I. | let him off | nobody's doing any work tomorrow
x The {other} fans clapped us off. Proper. {thing} needed that game to stay friendly. | class from them | that's how it should be
q {home}-{away}!! {thing}! I'm at a wedding and just shouted in the middle of a speech. | haha brilliant | hope the couple forgave you
q {thing} in the next round. Who do we want in the draw? | a big one, away | home please, anyone
q Can't concentrate at work. {thing} did that. | same here | highlights on repeat
q {other} spent all that money and lost to {thing}. Love the cup. | money isn't everything | best competition there is
q Anyone got highlights of the {thing} game? Missed it. | club page in the morning | they're up already
q That {thing} goal though. Who had {scorer} on their list? | nobody | I said it at half-time, honestly
q Fair play to {thing}, they ran their socks off. | they wanted it more | the whole team
q Booking the coach for the next round. {thing} away, let's go. | save me a seat | two please
q {n} for a midweek game at {thing}. Wow. | proper club | biggest in years
q Not a football person, but my street just exploded. Well done {thing}, I suppose? | welcome aboard | haha, you'll get used to it
q I told everyone at work {thing} had no chance. I'm bringing cake tomorrow. | lemon please | you owe the whole floor
q Does anybody have a spare ticket for the next round? {thing} only, I'm not picky otherwise. | good luck with that | ring the office at nine
q Watched {thing} with my father-in-law. First time he's hugged me. | football, eh | frame the date
c What a game.
c get in!!
c So happy for that club.
c see you all at the next one
c the keeper deserves a mention too
a n | What was the crowd? | {n}.
a minute | When was the last goal? | {minuteth} minute.
t {thing}; CupNight

= event.lanterns | local | news photo text text | candle night-with-stars | night rose
g council
$ n=180..960/10 hour=5..7 boats=12..60 price=2..4
% where=the canal basin; the market square; the old dock; the school field; the river steps
h Change of plan: because of the wind, tonight's lantern evening moves to {where}. Start is {hour} pm. Everyone welcome! | thanks for the update | is there parking nearby? | see you there
h {n} lanterns tonight! Thank you, {town}, and thank you to our {boats} volunteers. | magical | thank you for organising | best one yet
o {town}'s lantern evening moves to {where} because of high winds, the council says. It starts at {hour} pm. | good call | thanks
o {m} lanterns lit up {where} in {town} last night. | beautiful pictures | my kids loved it
o Lantern evening in {town}: {boats} volunteers, {m} lights, and a very happy crowd. | we were there! | lovely
o Around {m} lanterns at this year's event in {town}. | more than last year | so pretty
o {town} lit up: {m} lanterns carried down to {where}. | so pretty | the dragon was the best
o Wind? What wind? {m} lanterns in {town} and only two caught fire. | only two! | nobody hurt I hope
f fix | Correction: {n} lanterns were lit in {town}, not {m}. | We reported {m} lanterns in {town}. The council says it was {n}.
x [share] {town} tonight, all those lanterns. My daughter made the wonky star. | the star is the best one | so beautiful
x The {town} lanterns are at {where} this year! I went to the usual place first. | thank you, on my way | did the same
x [share] Hot chocolate for \${price}, kids running round with lights, no wind at all in the end. {town}, I love you. | such a good evening | we've just got here
x [share] When they switched off the street lights in {town} everyone went quiet. Goosebumps. | best moment | every year
x [share] Someone in {town} made a lantern of our postman and he's standing next to it grinning. | haha brilliant | need a picture of that
x [gripe] Couldn't park anywhere near the {town} lanterns, missed half of it. | same, took the bus home | get there early next year
x [share] First time at the {town} lanterns since we moved here. Why did nobody tell us? | welcome! | it's the best night of the year
x [worry] Did anyone in {town} find a small red mitten at {where}? My son is heartbroken. | will look | try the council desk tomorrow
x [share] Tried to count the lanterns in {town} and gave up at {w}. Hot chocolate is \${price}. | so pretty | yum
x We made a whale for the {town} lanterns. It didn't fit through the front door. | please tell me you got it there | through the window?
x The {town} brass band is playing with mittens on. Respect. | heard them from the bridge | every year
x [share] My gran came to the {town} lanterns in her wheelchair and everyone made room at the front. | that's so nice | hope she loved it
x The queue for toffee apples in {town} is longer than the procession. | worth it though | go to the other stall by the church
q Whoever decided to use {where} for the {town} lanterns: keep it there. | agreed | much better than the old place
q The {town} lanterns are the one thing my teenagers still come to with me. | treasure it | same here
q Moved away from {town} three years ago, looking at the lantern pictures and missing it. | come back for the next one | we'd love to see you
q Thank you to all the volunteers at the {town} lanterns. You never get enough credit. | so true | they were lovely
q Did anyone film the moment the lights went on in {town}? | I've got a bit, will post it | the council page has one
q Is the {town} lantern evening on tomorrow too? | no, only today | just the one night sadly
q How do people make those huge lanterns in {town}? Ours fell apart in the car. | workshops start in autumn | willow and tissue paper, loads of glue
q Best thing {town} does all year, the lanterns. | without question | and it's free
q {n} lanterns, {boats} helpers and not one burnt finger. Well done, {town}. | lovely | thank you to them
q Lost my whole family in the crowd at the {town} lanterns. Found them at the sausage stand, obviously. | always check the food first | classic
q Note for next year: {town} lanterns, thick socks. | two pairs | and a flask
q I cried at paper fish on sticks. {town} does this to me every time. | the fish were beautiful | same
q Which school in {town} made the dragon lantern? | the one by the station I think | it had real smoke!
a n@boats | How many lanterns were there? | {n}.
a hour@never | When does it start? | {hour} pm.
t {town}Lanterns

= event.powercut | local | news text text photo | candle light-bulb electric-plug | night paper
g power
$ n=240..3900/20 hour=4..7 minutes=45..190/5 streets=6..30
% cause=a digger; a fallen branch; a lightning strike; a flooded cable box; a fault in a substation
h We're aware of a power cut affecting about {m} homes in {town}. Engineers are on their way. Please check on vulnerable neighbours. | thanks | any idea how long? | our whole street is out
h Power is back for all {n} homes in {town} after {minutes} minutes. The cause was {cause}. Thank you for your patience. | thank you to the engineers | back on here | that was quick
o Power cut in {town}: about {m} homes in {streets} streets without electricity since {hour} pm. | ours is one of them | thanks
o {m} homes in {town} without power. The cause is not yet known. | candles out | hope it's back before bedtime
o Power restored in {town} after {minutes} minutes. The cause was {cause}. | finally | good work
o {town}: around {m} households hit by power cut, engineers at the scene. | two vans just went past | hope everyone's ok
o Engineers in {town} say {m} homes are off the network tonight. Traffic lights are out as well. | drive carefully | thanks, avoiding it
o Candles in {town}: {m} homes and {streets} streets without power since {hour} pm. | ours came back for a second, then off again | cosy, but enough now
f fix | Correction: {n} homes in {town} lost power, not {m}. The network has updated its figure. | Our first report on the {town} power cut said {m} homes. It was {n}.
x Whole street dark in {town}. Anyone else? | yes, us too | out on the hill as well
x [share] Power cut in {town}. Candles, board games, kids think it's Christmas. | make the most of it | same here, it's quite nice
x Power just went in {town}, in the middle of cooking. Half-raw pasta for dinner. | oh no | got a camping stove?
x Back on in {town} after {minutes} minutes! | not here yet | thank goodness
x Someone from the network in {town} just told us what it was: {cause}. | thanks for finding out | that explains the vans
x [share] You can see so many stars over {town} right now. Go outside. | just did, wow | beautiful
x [worry] My neighbour in {town} is on oxygen at home and the power's out. Called the network, they're sending someone. | glad you called | hope they're quick
x Traffic lights are out in {town} too, take it slowly at the junction. | thanks, that's a bad one | police are there now
x Phone on 9% and no power in {town}. See you tomorrow. | charge it in the car | night!
x We were out from {hour} here in {town}. {minutes} minutes, I timed it. | long one | same
x Whole family in one room with one torch in {town}. Last time that happened we still liked each other. | haha | board games, quick
x Our lift in {town} stopped between floors. Out now, very sweaty, thanks to a neighbour with a crowbar. | glad you're out! | buy that neighbour a drink
x The fish tank pump is off here in {town}. I'm stirring the water with a spoon. | fish parent of the year | how are they doing?
x Everyone on our street in {town} has come outside to check whether everyone else is dark too. | every time | it's quite sociable really
q Does anyone know when the power's back in {town}? | they say within the hour | their map says eight
q {cause^} and half of {town} goes dark. Time to invest in that network. | it's forty years old | been saying that
q Thanks to the engineers out in the dark in {town} tonight. | heroes | someone bring them tea
q Everything in our freezer in {town} is probably gone. Do you get anything back for that? | only after twelve hours I think | keep it shut, it holds for a day
q The one chip shop in {town} with a generator must be making a fortune. | queue round the corner | best chips of my life
q No power in {town} and I've realised I don't own a single torch. | phone! | candles in the drawer, everyone has candles
q Is the school in {town} open tomorrow with this power cut? | nothing announced yet | should be, it's back already at our end
q Nice to talk to the neighbours for once. Should have a power cut in {town} more often. | maybe without the power cut | true though
q {n} homes back on in {minutes} minutes. Not bad for {town}. | they were quick | fair
q Can't open my garage in {town}, the car's in it and it's electric. The door, I mean. And the car. | there's a cord inside somewhere | modern life
q {town} in the dark: three babies crying, one guitar. | the guitar was me, sorry | sounds like a film
q The cat hasn't noticed that {town} has no power. The teenager noticed in a second. | wifi alarm | haha so true
q Went to bed at eight because of the power cut in {town}. Best sleep in months. | maybe that's the secret | jealous
c Thanks for the information.
a n | How many homes are affected? | {n}.
a minutes@never | How long did it last? | {minutes} minutes.
t {town}PowerCut

= event.snowfall | weather | news photo text text | snowflake | sky night
g weather
$ n=8..41 degrees=2..11 roads=2..9 schools=3..19 km=40..75/5
h Overnight snowfall at our station in {town}: {n} cm, with temperatures down to minus {degrees}. No more expected today. | thanks | beautiful out there | roads are terrible
h Snow is likely around {town} from this evening, up to {m} cm on the hills, with gusts of {km} km/h. | more?! | thanks for the warning | here we go
o {town} wakes up to {m} cm of snow. {schools} schools closed, {roads} roads blocked. | kids are delighted | stay safe everyone
o {m} cm of snow in {town}. Gritters have been out since three this morning. | well done to them | our road hasn't seen one
o {schools} schools around {town} closed today. Up to {m} cm of snow on higher ground. | is there a list? | thanks
o Snow in {town}: {m} cm, more than at any time in the last ten years, police ask people to stay at home. | wow | not going anywhere
o Snow day in {town}: {m} cm and {schools} schools shut. Buses are running where they can. | ours isn't one of those | snowman time
o {m} cm overnight in {town}. {roads} roads are still blocked, says the council. | which ones? | ours is, I can see it from here
f fix | Correction: the official snow depth in {town} is {n} cm, not {m}. | {n} cm fell in {town}, the weather station says. The {m} cm we reported was a forecast. Sorry.
x {w} cm on the garden table in {town}. | looks about right | more here on the hill
x [share] First proper snow in {town} for years. Everyone's out on the hill. | we're going up now | have fun!
x Bus stuck at the bottom of the hill in {town}. Driver has given up. We're walking. | take care | which bus?
x [share] The dog's first snow in {town}! She thinks it's for her | cutest thing | how did it go? >> didn't want to come in
x [gripe] Car won't start, minus {degrees} in {town}. | battery, probably | same here
x Main road in {town} is clear, side roads are like glass. | thanks for that | saw someone fall already
x [share] So quiet in {town} this morning. Not one car. | love that | the best bit about snow
x School's shut in {town}. Working from home with three children and a snowman. | good luck | enjoy the snowman
x Just helped push four cars up the hill in {town}. My good deed for today. | well done you | thank you, one was mine I think
x {w} cm on the bonnet and minus {degrees} in {town}. The car stays where it is. | brr | same here
x Our postman in {town} got through on skis. Skis! | legend | did he bring anything good?
x The bakery in {town} opened at six as if nothing had happened. Queue down the street. | priorities | bless them
x Found the bins. They were under the hedge. {town} has disappeared. | mine are still missing | put a flag on them
x My neighbour in {town} has built a snow wall with a door. He's sixty-four. | has he got a bell? | more of this please
q Thank you to the gritter drivers of {town}. | yes! | out since the middle of the night
q Is anything open in {town} today? Need milk. | corner shop is | the big one opens at ten
q I know snow's a pain but {town} looks lovely. | it does | first day only
q {town} gets a bit of snow and everything stops. | it's more than a bit | we just don't have the equipment
q Are trains running from {town}? | every hour at the moment | no, not until noon
q Please clear the pavement outside your house if you can, {town}. Lots of older people here. | good point | done ours
q Anyone in {town} need shopping or a dog walked today? I've got boots. | that's so kind | my mum might, messaging you
q School closed in {town} on the day of my son's maths test. He thinks it's a miracle. | haha | best day of his life
q {n} cm and {schools} schools closed. {town} will talk about this for years. | we will | kids too
q Left {town} at seven, got to the end of the road at eight. Going home. | sensible | they'll understand at work
q I moved to {town} because "it hardly ever snows here". | who told you that | welcome
q Sledge from 1987 is out again in {town}. It still pulls to the left. | they don't make them like that any more | everyone has that sledge
q Who do I ring in {town} about a tree on a garage? | council first | take photos for the insurance
c Stay safe, everyone.
c it's still coming down at ours
c wrap up warm
c Roads are awful.
a n@schools | How much fell in the end? | {n} cm.
a schools | How many schools are closed? | {schools}.
t {town}Snow

= event.festival | books | news text photo | books ticket microphone | linen wall
g library
$ n=1100..6400/20 talks=14..60 price=5..15 days=2..4 hours=1..2
% star=a poet of ninety; two sisters who write together; a lighthouse keeper's granddaughter; a first-time novelist from {town}; a retired detective
h The {town} Book Days are over. {n} visitors, {talks} talks. Thank you to everyone who came, read and helped! | what a lovely weekend | thank you for organising | when is it next year?
h Tickets for the {town} Book Days are \${price}. {talks} events over {days} days, with {star} on Sunday. | booked! | is there a family ticket? | can't wait
o {m} people visited the {town} Book Days. The highlight was {star}. | agreed | was there, wonderful
o {town} Book Days: {talks} talks, {m} visitors, long queues for {star}. | queue was worth it | lovely festival
o Full house for {star} as the {town} Book Days end. {m} visitors over the whole festival. | couldn't get in | so good
o A good year for the {town} Book Days, with around {m} visitors. | so pleased | well deserved
o Three days of books in {town}: {m} people came, and {star} stole the show. | so deserved | best one in years
o {m} visitors and not enough chairs: looking back at the {town} Book Days. | I stood and didn't mind | more chairs next year please
f fix | Correction: the {town} Book Days had {n} visitors. The {m} we reported was last year's figure. | {n} people visited the {town} Book Days, not {m}. We regret the error.
x Queueing for the Sunday talk at the {town} Book Days. Worth the wait I hope. | it is! | I'm a few behind you
x [share] Just heard {star} read at the {town} Book Days. Whole room in tears. | wish I'd been there | best talk of the weekend
x [share] Came to the {town} Book Days with an empty bag, leaving with nine books. | only nine? | love that
x The {town} Book Days are so busy this year. Had to read standing up. | it's packed | good for them
x [share] Got my copy signed at the {town} Book Days! | jealous | who by? >> the opening speaker
x [gripe] No seats left for the Sunday talk at the {town} Book Days. Should've booked. | they had returns at the door | same
x [share] Children's tent at the {town} Book Days is brilliant. Two hours and not a screen in sight. | mine loved the puppets | such a good idea
x Tea and cake at the {town} Book Days, rain outside, everyone reading. Perfect. | I want to be there | which café?
x Volunteering at the {town} Book Days today. Come and say hi at the desk. | thank you for helping | see you later!
x {talks} talks at the {town} Book Days and I got to three. \${price} well spent. | which three? | same
x A child at the {town} Book Days asked the author why the dog had to die. Silence. Good question. | and what did the author say? | somebody had to ask
x Bought the same book twice at the {town} Book Days. From two different stalls. On the same day. | present sorted | it must be good then
x [share] The second-hand tent at the {town} Book Days smells exactly like my grandad's house. | best smell there is | now I want to go
x Lost my glasses at the {town} Book Days, of all places. | try lost property by the tea tent | hope they turn up
q More towns should have something like the {town} Book Days. | yes | ours stopped years ago
q \${price} for the {town} Book Days is a bargain. | really is | free for under twelves too
q Did anyone record the Sunday talk at the {town} Book Days? I'd love to hear it. | I think the library does that | they said it'll be online
q Went to the {town} Book Days alone, made two friends. | that's lovely | book people are the best
q Who do you want at the next {town} Book Days? | more poets | someone funny
q My reading pile after the {town} Book Days is out of control. | it always is | worth it
q The librarians behind the {town} Book Days deserve a week off. | they really do | and cake
q Hadn't heard of half the writers at the {town} Book Days, now I've read two of them. | that's what festivals are for | same here
q {n} visitors over {days} days, well done to the {town} Book Days. | so deserved | great team
q I came to the {town} Book Days for the cake and stayed for the poetry. | the cake was good though | that's how they get you
q Who was the moderator at the {town} Book Days this afternoon? Best I've ever heard. | she teaches at the school I think | agreed, so calm
q My bag broke on the way home from the {town} Book Days. Eleven books on a pavement. | hope it wasn't raining | did people help? >> all of them
q Is there a list of all the writers at the {town} Book Days? | on the library page | there's a leaflet at the desk
a n@hours | How many came? | {n} over {days} days.
a price | How much is a ticket? | \${price}.
t {town}Books

= event.premiere | film | news photo text text | popcorn film-frames ticket | night rose
g films
: thing
@ The Last Ferry Home
@ Eleven Windows
@ Static
@ Small Boats
@ Seventeen Chairs
@ The Beekeeper's Map
@ Copper Weather
$ n=22..88 minutes=4..11 screens=60..380/10 score=62..94 price=9..17
h "{thing}" opens today on {screens} screens. Thank you to everyone who made it with us. See you in the dark. | can't wait | tickets booked | been waiting a year for this
h {n},000 people saw "{thing}" in its first weekend. We're overwhelmed. Thank you. | so deserved | congratulations to everyone | saw it twice
o "{thing}" drew {m},000 people on its first weekend, on {screens} screens. | great for a small film | saw it, loved it
o Strong start for "{thing}": {m},000 tickets, and a score of {score} from critics. | deserved | it's really good
o "{thing}" tops the weekend with {m},000 tickets sold. | not surprised | good to see
o First weekend: {m},000 for "{thing}". Applause of {minutes} minutes at the premiere. | was there, it was amazing | sounds long
o Small film, big weekend: "{thing}" sold {m},000 tickets. | love to see it | saw it in a full room
o {m},000 saw "{thing}" this weekend. Critics give it {score} out of 100. | only {score}? | seeing it on Tuesday
f fix | Correction: "{thing}" sold {n},000 tickets, not {m},000. The distributor has revised its number. | The figure for "{thing}" is {n},000 viewers. Earlier we said {m},000.
x [share] Just out of "{thing}". Need a minute. | that good? | no spoilers!
x [share] {minutes} minutes of applause at the premiere of "{thing}". The director was in tears. | wish I'd been there | well deserved
x Full house for "{thing}" tonight at \${price} a ticket. Haven't seen that in ages. | great to see | which cinema?
x [gripe] Didn't like "{thing}". There, I said it. | each to their own | thank you, I thought it was just me
x [gripe] Half the audience on their phones during "{thing}". Why come? | drives me mad | cinemas need to be stricter
x Sitting in "{thing}" waiting for it to start. So excited. | enjoy! | tell us how it is
x [share] Took my mum to "{thing}". She hasn't stopped talking about it. | love that | mine too
x Two hours till "{thing}". Not reading anything until then. | good plan | muting you then
x [share] Went into "{thing}" knowing nothing. That's the way to do it. | agreed | noted
x Paid \${price} for "{thing}" and the whole room clapped for {minutes} minutes. Worth it. | great | tempted
x The man next to me clapped at the title of "{thing}". Only the title. | fan of fonts | must be family
x Came out of "{thing}" and we walked home without saying a word. | good or bad? >> good | that sort of film
x Fell asleep in "{thing}" and woke up to everyone crying. What did I miss? | everything | I can't tell you that here
x [share] Cinema was so quiet during "{thing}" that I was afraid to open my sweets. | the worst noise in the world | a good sign
q {score} out of 100 for "{thing}". What did you all think? | loved it | about right I'd say
q Is "{thing}" worth seeing on the big screen or can it wait? | big screen, for the sound | can wait
q That last scene in "{thing}". No spoilers, but wow. | I know | still thinking about it
q Everyone at work has seen "{thing}" except me. | go tonight | avoid the kitchen until then
q Is "{thing}" too scary for a twelve-year-old? | no, fine | one loud bit, otherwise ok
q Haven't been to the cinema in a year, going for "{thing}". | good choice | enjoy it
q Booked "{thing}" for Saturday. What should I expect? | nothing, just go | take tissues
q The music in "{thing}" deserves all the prizes. | yes | listening to it right now
q {n},000 people for "{thing}" on only {screens} screens. Good for them. | deserved | happy for them
q Explain the title of "{thing}" to me like I'm five. | it's in the last five minutes | I thought I'd missed something too
q My flatmate has seen "{thing}" three times and can't say why. | it does that | I'm on two
q I want the coat from "{thing}". | everybody wants the coat | somebody find out where it's from
q "{thing}" or an early night? | film | early night, it's on all month
c On my list.
c going this week
a n@minutes | How did the first weekend go? | {n},000 tickets.
a screens | How many screens is it on? | {screens}.
t {thing}; cinema

= event.release | code | news text text | laptop wrench | grid paper
g code
: thing
@ Heronkit
@ Driftsql
@ Tarnfs
@ Cobalt CMS
@ lumen-sh
@ Quillnote
$ n=12..74 major=3..9 minor=1..9 people=16..80 fixes=30..240/5 days=2..4
h {thing} {major}.{minor} is out: {fixes} fixes from {people} contributors. It is {n}% faster on our benchmark. | congratulations! | upgrading tonight | thank you all
h We made a mistake in the benchmark of {thing} {major}.{minor}. The speed-up is {n}%, not {m}%. The page has been corrected. | thanks for being open about it | this is how you do it | still a nice gain
o {thing} {major}.{minor} is out, with {fixes} fixes and, the project says, {m}% more speed. | tested it, looks good | nice
o New release: {thing} {major}.{minor}. {people} contributors, {fixes} fixes, {m}% faster. | good changelog too | been waiting for this
o {thing} {major}.{minor} promises to be {m}% faster. We haven't measured it ourselves yet. | please do | curious about that
o {thing} {major}.{minor}: what's new, what breaks, and where the {m}% comes from. | good write-up | useful, thanks
o {thing} {major}.{minor} is {m}% faster, according to its makers. {fixes} bugs are gone too. | mine was one of the {fixes} | big if true
o We read all {fixes} fixes in {thing} {major}.{minor} so you don't have to. The headline: {m}% faster. | doing the hard work, thanks | what about upgrades from the old one?
f fix | Correction to our post on {thing} {major}.{minor}: it's {n}% faster. The {m}% came from an early benchmark. | {thing} {major}.{minor} is {n}% faster, not {m}%. Thanks to the readers who pointed it out.
x Upgraded to {thing} {major}.{minor} on a small server, about {w}% faster here. No issues. | similar here | how big is your database?
x {thing} {major}.{minor} broke one of my scripts. Five-minute fix, it's in the migration notes. | thanks for the warning | which part?
x [win] My first pull request is in {thing} {major}.{minor}! | congrats! | well done, what did you change?
x Measured {thing} {major}.{minor} three times on our own data. {w}% faster on average. | which hardware? | about what I see
x Upgraded {thing} during lunch, nothing broke. | best kind of release | brave on a weekday
x [gripe] {thing} {major}.{minor} doesn't start on my old box. Rolling back. | open an issue, they're quick | same, needs a newer kernel
x Docs for {thing} {major}.{minor} are so much better than before. | agreed, finally a search | whoever wrote them, thank you
x Running {thing} {major}.{minor} in staging since this morning. Memory is down too. | good to hear | by how much?
x Put {thing} {major}.{minor} on three machines. {w}% faster, but {fixes} fixes is a lot to read. | thanks for measuring | similar
x {thing} {major}.{minor} found a mistake in my config that's been there for two years. Thanks, I think. | that new check is great | same, and it was embarrassing
x Twenty minutes to upgrade {thing}, two hours to remember the password for the server. | story of my week | password manager!
x [gripe] Our plugin doesn't build with {thing} {major}.{minor} yet. Nobody has touched it since I wrote it. | so, you'll fix it? | always your own plugin
q {fixes} fixes in {thing} {major}.{minor}. The changelog is a pleasure to read. | it really is | more projects should do that
q Is anyone running {thing} {major}.{minor} in production yet? | since this morning, fine | waiting for the first patch
q {people} people built {thing} {major}.{minor}, mostly in their free time. Sponsor them if you use it. | done | good reminder
q {thing} corrected its own benchmark within {days} hours. That's how you build trust. | yes | respect for that
q Anyone compared {thing} {major}.{minor} with the old version on ARM? | not yet, will try tonight | small gain here
q Does {thing} {major}.{minor} still support the old config format? | yes, with a warning | until the next major version
q Been using {thing} since the first version. It keeps getting better. | same here | one of the good ones
q Should I wait for the .1 of {thing} {major}.{minor} or upgrade now? | wait a week | now, it's solid
q So {thing} {major}.{minor} is {n}% faster and not more. I'll take it. | same | still good
q Printed the {thing} {major}.{minor} changelog for the train. {fixes} fixes. I regret nothing. | you're my kind of person | on paper?!
q My company still runs {thing} from four versions ago. Pray for us. | security will love that | what's stopping you?
q The new error messages in {thing} {major}.{minor} actually tell you what to do. Weird feeling. | right? | who knew that was allowed
q If you're upgrading {thing}: back up first. Ask me how I know. | how do you know? | noted
c Upgrade went fine here.
c thanks to everyone who worked on it
a n | How much faster is it really? | {n}% on the corrected benchmark.
a people@fixes | How many people worked on it? | {people}.
t {thing}; opensource

= event.chessopen | chess | news text photo | chess-pawn stopwatch | wood paper
g chess
$ n=64..420 rounds=7..9 moves=81..140 age=10..14 points=6..7 rating=1810..2290/10
% who2=a schoolgirl; a bus driver; last year's runner-up; a doctor; a student from {town}
h The {town} Open is over: {n} players, {rounds} rounds, and the winner is {who2} with {points} points. Congratulations! | great tournament | well played | thanks to the arbiters
h Pairings for the next round of the {town} Open are up. Please be at your board on time. | thanks | black again, great | see you there
o The {town} Open has been won by {who2}, rated {rating}. About {m} players took part. | congratulations | strong field this year
o {town} Open: {who2} wins with {points} out of {rounds} in a field of {m}. | well deserved | saw the last game, brilliant
o {m} players at the {town} Open this year. Longest game: {moves} moves. | mine felt longer | that's stamina
o Surprise at the {town} Open: {who2} takes first place ahead of {m} others. | love it | great story
o {m} players, one winner: {who2} takes the {town} Open. | great tournament | so happy for them
o {who2^} has won the {town} Open with {points} points. {m} players took part. | deserved | the last round was something
f fix | Correction: {n} players took part in the {town} Open, not {m}. | The field at the {town} Open was {n}, the organisers say. We had reported {m}.
x Lost to a {age}-year-old at the {town} Open. She was very nice about it. | they're terrifying | happened to me last year
x {moves} moves in my game at the {town} Open and then I blundered. | ouch | need to rest after that
x Round three at the {town} Open. So quiet in here that all you hear is clocks. | good luck | I'm on the other side of the hall
x [win] Beat someone rated 300 above me at the {town} Open! | congrats! | what did you play?
x {who2^} just won the {town} Open, whole hall applauding. | deserved | great to watch
x [gripe] Someone's phone rang at the {town} Open. Loudest ringtone ever. | instant loss? | I jumped too
x Analysing in the café at the {town} Open with a man I've just lost to. Best part of chess. | so true | that's what it's about
x [share] My son's first {town} Open. He finished last and can't wait for next year. | love that | tell him well done
x Drew in {moves} moves at the {town} Open, last game in the hall to finish. | solid | good result
x Board next to mine at the {town} Open: two men over seventy, one thermos, no mercy. | I want to watch that | regulars
x My opponent at the {town} Open offered a draw by sneezing. I accepted. | is that in the rules? | bless you
x Brought three pens to the {town} Open. None of them work. | arbiters have spares | write in blood
x [share] A girl at the {town} Open apologised after mating me. I've never felt so looked after. | adorable | and so brutal
q {who2^} winning the {town} Open is why I love these events. | same | anyone can beat anyone
q Could someone stream the {town} Open next year? | I'd watch | they tried the top boards once
q Are the games from the {town} Open online anywhere? | should be tomorrow | the club site, usually
q The {town} Open is the friendliest tournament I play all year. | agree | and good food
q First tournament ever at the {town} Open and I'm hooked. | welcome | it only gets worse
q Who's playing the {town} Open next year? Let's share a car. | me | count me in
q {who2^} winning it made the {town} Open a great watch. | yes | fully deserved
q Lost four in a row at the {town} Open and still had a good time. | that's the spirit | next year!
q {n} players, {rounds} rounds and everything on time at the {town} Open. Well organised. | agreed | it was
q My wife thinks the {town} Open is a bar. | don't tell her | in a way
q Spent the whole {town} Open being afraid of the wrong player. | who was the right one? | classic
q The tea at the {town} Open is still terrible and I'd be sad if it changed. | it holds the club together | tradition
q Looking for my jumper, green, left at the {town} Open, board somewhere in the middle. | desk has a pile of things | saw it on a chair yesterday
a n | How many players are there? | {n}.
a moves | How long was the longest game? | {moves} moves.
t {town}Open; chess

= event.bus | commute | news text photo | station | wall brick
g buses
$ n=10..30/2 line=3..88 stops=4..9 week=2..6
% why=bridge works; a burst pipe; the winter market; repairs to the tram tracks; resurfacing
h From Monday, line {line} will be diverted because of {why}. {stops} stops will not be served. Please allow about {n} extra minutes. | thanks for the notice | which stops exactly? | does the night bus change too?
h Update on line {line}: after the first day, the diversion takes {n} minutes longer. Signs are up at all {stops} closed stops. | no sign at mine | thanks | how long will this go on?
o {town}: line {line} diverted for {week} weeks because of {why}. Passengers should allow {m} extra minutes. | great | thanks
o {stops} stops on line {line} in {town} closed from Monday. The diversion adds about {m} minutes. | mine is one of them | noted
o {why^} in {town}: line {line} diverted for {week} weeks, {m} minutes longer. | it was late already | thanks for the info
o Line {line} in {town}: what the diversion means for you. {m} extra minutes, {stops} stops closed. | helpful | is there a map?
o From Monday, line {line} in {town} takes {m} minutes longer. The reason: {why}. | great, just great | thanks for the warning
o Line {line} takes the long way round in {town}: plus {m} minutes, minus {stops} stops. | mine's a minus | for how long?
f fix | Correction: the diversion of line {line} in {town} adds {n} minutes, not {m}. | Line {line}, {town}: we reported {m} extra minutes. The bus company says {n}.
x Line {line} in {town} took {w} minutes longer today. | same | it's worse in the evening
x Nobody in {town} told the tourists about line {line}. Half the bus got off in the wrong place. | poor things | happened to me too
x Driver on line {line} in {town} explained the new route to every single passenger. Patience of a saint. | he's lovely | had him too
x [gripe] They say {m} extra minutes on line {line} in {town}. They didn't say standing up. | write to them | not surprised
x If you need the {town} hospital: line {line} still stops there, I asked. | thank you! | really helpful
x My stop on line {line} in {town} is closed for {week} weeks. Walking then. | good for the legs | take the other line
x [gripe] Waited half an hour for line {line} in {town} at a closed stop. No sign anywhere. | that's bad | they said there'd be signs
x Got a seat on line {line} in {town} for once. Everyone's given up on it. | silver lining | don't tell anyone
x {w} minutes extra on line {line} in {town} this morning. Finished my book though. | silver lining | which book?
x A lady on line {line} in {town} has started giving a guided tour of the new route. We all know her grandson's name now. | I want to be on that bus | what's his name?
x First time I've seen the river from line {line}. Been living in {town} nine years. | it's pretty, isn't it | small blessings
x The driver of line {line} in {town} got lost. We all helped. | team effort | how did you get back?
q Line {line} now goes past my window. I live in the smallest side street in {town}. | hello from the bus | must be noisy
q Anyone know where line {line} stops near {town} station now? | round the corner, by the bank | opposite the cinema
q {week} more weeks of this on line {line} in {town}. I'll cycle. | good idea | until it rains
q Could {town} print the notices for line {line} a bit bigger? My gran can't read them. | good point | mine neither
q Honestly the new route of line {line} in {town} is nicer. | it is | more river, less traffic
q Will {town} refund part of the monthly pass for line {line}? | no chance | worth asking
q Line {line} in {town} is a mess. Why can't they do this sort of thing at night? | it's noisy, people complain | costs more
q The {town} bus app still shows the old route for line {line}. | mine too | they said tomorrow
q {n} minutes more on line {line} for {week} weeks. {town} has seen worse. | could it | true
q I've started getting off line {line} two stops early and buying a roll. {town} has good rolls. | that's the way to see it | which bakery?
q My kids think the new route of line {line} in {town} is an adventure. Let's leave it at that. | lucky kids | good parenting
q Is line {line} in {town} running on the old route at the weekend? | no, the new one too | check the sign at the stop
q Why does every diversion in {town} go past my office and never past my house? | haha | move your house
c Which stops are closed?
c the app doesn't show it yet
c always line trouble there
c hope it's finished on time
a n | How much longer does it take? | {n} minutes.
a stops | How many stops are closed? | {stops}.
t {town}Buses

= event.market | food | news photo text text | basket tomato bread cheese-wedge | wood brick
g market
$ n=38..140 hour=7..9 price=3..9 kilos=180..640/10 visitors=3..9
% best=the nettle cheese; the plum pie; the smoked trout; the pears in mustard; the flowerpot bread; the honey doughnuts
h The new {town} Market opens on Saturday at {hour} am: {n} stalls under one roof, and free bike parking. | can't wait | is there car parking? | finally!
h Our first Saturday: {n} stalls, {visitors},000 visitors, {kilos} kilos of apples sold. Thank you, {town}! | what a success | see you next week | it was lovely
o {town} Market opens with {m} stalls under a new roof. Our tip: {best}. | agreed | going on Saturday
o {visitors},000 people came to the new {town} Market. {m} stalls, and {best} sold out by ten. | I missed it | so busy
o {town} gets its market hall at last: {m} stalls, open Saturdays from {hour} am. | about time | great news
o {m} stalls at the new {town} Market. What locals think. | love it | a bit pricey
o {m} stalls, one roof, no parking: {town} Market opens its doors. | no parking is right | take the bike
o We tried everything at {town} Market. {m} stalls later, our favourite is {best}. | good choice | that's a job I'd like
f fix | Correction: {n} stalls opened at {town} Market, not {m}. | {town} Market has {n} stalls. The {m} we were given did not include the second hall.
x Got to {town} Market at {hour} and already no parking. Worth it though. | come by bike | what did you get?
x Counted {w} stalls at {town} Market and tried most of the cheese. | living the dream | good work
x [share] Tried {best} at {town} Market for \${price}. Going back next week just for that. | told you | which stall?
x [share] Whole family at {town} Market this morning. Bags full, purse empty. | same | the kids loved it
x [gripe] \${price} for a coffee and a bun at {town} Market is steep. | it's everywhere now | the other stall is cheaper
x The roof at {town} Market leaks above the flower stall. Otherwise great. | a brand new roof, brilliant | the flowers don't mind
x [share] There's a man at {town} Market who sharpens knives while you wait. Amazing. | finally somebody | which row?
x So many people at {town} Market I had to carry the pram. | go at eight | glad it's popular
x [share] {town} Market has live music in the corner. Lovely atmosphere. | so nice | who was playing?
x {town} Market at {hour} in the morning is the best. No queue, coffee for \${price}. | early bird | don't tell everyone
x Bought one thing at {town} Market. It was a wheel of cheese. | an entire wheel? | invite your friends
x The bread at {town} Market was gone by ten and a grown man nearly cried. It was me. | nine is too late already | they'll save you one if you ask
x [share] My grandad went to the old {town} Market every week. Took him to the new one today. He complained the whole time. He loved it. | that's how you know | so sweet
x The goat cheese man at {town} Market remembers everyone's name. How? | he knew my dog's too | it's his superpower
q Which stall at {town} Market makes {best}? Need to know. | end of the second row | ask for the one by the door
q {town} Market needs a few benches. Otherwise perfect. | yes, please | and a bin or two
q Is {town} Market open on Sundays too? | only Saturdays | not yet
q Love that {town} has a proper market again. | me too | keep buying there, that's how it stays
q Getting up early on a Saturday for {town} Market. Who am I? | worth it | see you there
q What time does {town} Market get busy? Have a toddler. | after ten | go at opening
q Bring cash to {town} Market, half of the stalls don't take cards. | good to know | and there's no cash machine
q Best thing at {town} Market: {best}. Fight me. | you're right | the bread for me
q {visitors},000 people on a Saturday. {town} Market is a hit. | it is | so happy
q A {town} Market tote bag already? I want one. | information desk | they were sold out by eleven
q My fridge is full and I blame {town} Market. | good problem | pickle it
q Went to {town} Market for onions. Came home with a lamp. | did you get onions? >> no | nice lamp though?
q Can the man playing the saw at {town} Market please come every week? | he's my uncle! | best bit of the morning
c Great news.
c going on Saturday
c See you there.
c so good to have a market again
a n | How many stalls are there? | {n}.
a hour | When does it open? | {hour} am on Saturdays.
t {town}Market

= event.comet | science | news photo text | night-with-stars | night sky
g observatory
$ n=6..26 minutes=30..70/5 people=90..900/10 degrees=10..25
h Comet watch tonight: look west, about {degrees} degrees above the horizon, for {minutes} minutes after dark. Binoculars help. | thank you! | is it visible without binoculars? | hope it's clear
h In our pictures the tail is about {n} degrees long. Thank you to the {people} people who came up the hill tonight! | it was fantastic | thank you for opening | will you open tomorrow too?
o {people} people gathered above {town} to see the comet. Its tail is {m} degrees long, the observatory says. | was there | beautiful
o The comet over {town} is at its best this week, with a tail of {m} degrees. Look west after dark. | thanks | saw it last night
o How to see the comet from {town}: west, {degrees} degrees up, for {minutes} minutes after dark. The tail is about {m} degrees long. | useful | trying tonight
o Comet over {town}: best view this week, tail of {m} degrees. | hope for clear skies | so excited
o Best comet for years: the tail is {m} degrees long and you can see it from any dark street in {town}. | if only we had a dark street | saw it from the garden!
o {people} people on a cold hill in {town}, and a comet with a tail of {m} degrees. | I was one of the {people} | worth the cold feet
f fix | Correction: the comet's tail is {n} degrees long, not {m}. | We gave the comet's tail as {m} degrees. It's {n}, according to {town} Observatory.
x [share] Saw the comet from {town}!! The tail is huge. | so jealous | we saw it too
x [share] The hill in {town} is full of people with flasks and blankets. What an evening. | we're here too | wish I'd come
x [share] A stranger on the hill in {town} let my kids look at the comet through his telescope. Thank you, whoever you are. | people are lovely | that's so kind
x Comet from my balcony in {town}, just a smudge, but I saw it. | counts! | better than my clouds
x [gripe] Cloud over {town}. Of course. Comet behind it somewhere. | same | try tomorrow
x [share] Dad and I stayed up for the comet in {town}. He saw the last one as a boy. | what a memory | lovely
x Phone photo of the comet over {town}, bit blurry, but that's it. | I can see the tail! | well done
x [share] Comet found! {town}, left of the church, look for the fuzzy star. | thank you, found it | got it!
x [share] Found the comet above {town}, about {degrees} degrees up. Longer than I thought | lovely | saw it
x My teenager left the house voluntarily to look at the comet over {town}. That's the real event. | mark the calendar | did the phone go too?
x Forgot my binoculars. A lad in {town} lent me his telescope and explained everything. He's eleven. | that boy will go far | the comet's best friend
x [share] Everybody on the hill in {town} whispering as if the comet could hear us. | so true | we did the same
x Drove half an hour out of {town} for the dark, spent it looking for the car keys in the grass. | oh no, found them? >> yes, in my hood | did you see it at least?
q Is tonight still good for the comet in {town}? | yes, clear until midnight | they say until Thursday
q Thank you to {town} Observatory for answering everybody's questions about the comet. | they're great | so patient
q Could people on the hill in {town} please keep headlights off? Trying to see the comet. | yes please | and torches
q Got the whole street in {town} out looking at the comet. | so nice | we should do this more
q How do I photograph the comet from {town} with a phone? | lean it on something, night mode | ten seconds if it lets you
q Once in a lifetime, they say. I fell asleep. Comet tomorrow then, {town}. | still time | set two alarms
q My daughter wants to be an astronomer since the comet. {town} has a lot to answer for. | brilliant | get her a star map
q When's the comet next over {town}? | not in our lifetime | thousands of years
q Everyone in {town}: go outside and look at the comet. Now. | will do | thanks
q I looked at a plane for ten minutes thinking it was the comet. {town}, don't laugh. | we've all done it | did it land?
q The {town} bakery is selling comet buns. They have a tail. | what's the tail made of? | had two
q Neighbours in {town} switched off the garden lights for the comet. Lovely of them. | more of that | ours did too
c Amazing.
c Saw it too!
c too many street lights here
c Beautiful.
a n | How long is the tail? | {n} degrees.
a degrees | How high is it? | {degrees} degrees above the horizon.
t {town}Comet; comet

= event.tour | music | news photo text | microphone ticket mirror-ball | night
g bands
: thing | album
@ The Night Buses | Half a Map
@ Hollow Coast | The Distance Between Lamps
@ Lena Osk | Paper Weather
@ Cora Wren | Sugar on the Sill
@ Marlowe Pine | Kitchen Radio
@ Ashgrove | Everybody Home by Nine
$ n=8..44 minutes=7..58 price=34..88/2 songs=16..24 cities=9..28 queue=4..29
h New tour! {cities} cities, tickets from \${price}, no extra fees. On sale Friday. {thing} | can't wait | no date near me? | see you there!
h Sold out in {n} minutes. We don't know what to say. Extra dates are coming. {thing} | got mine! | please come further north | you deserve it
o {thing}: {cities} cities sold out in {m} minutes. Tickets started at \${price}. | I was too slow | lucky ones
o Tickets for {thing} gone in {m} minutes. More dates are expected. | fingers crossed | please
o "{album}" tour by {thing}, {cities} cities: sold out in {m} minutes. | gutted I missed it | what an album
o Demand for {thing}: tour sold out in {m} minutes. | deserved | should've set an alarm
o All {cities} dates gone in {m} minutes: {thing} fans are asking for more. | we are | begging, actually
o {thing} sold out a whole tour in {m} minutes. The cheapest tickets were \${price}. | I blinked and missed it | happy for them
f fix | Correction: tickets for {thing} sold out in {n} minutes, not {m}. | {thing}: the tour was sold out after {n} minutes. Our earlier figure, {m}, was wrong.
x {queue},000 people ahead of me in the queue for {thing}. Not hopeful. | good luck | I'm even further back
x [win] GOT THEM!! {thing}! \${price} each! | congrats!! | which city?
x [gripe] No tickets for {thing}. Felt like they were gone in {w} seconds. | same | there'll be extra dates
x Page crashed twice but I'm in. Come on. {thing} | you can do it | did you get them?
x [share] Saw {thing} in a tiny room years ago. So happy about all this now. | lucky you | well earned
x [gripe] {thing} tickets already on resale for four times the price. Don't buy those. | report them | disgusting
x [win] Mum got {thing} tickets for my birthday. I screamed. | best mum | happy birthday!
x Me on the laptop, my sister on the phone, both queueing for {thing}. | teamwork | hope it worked
x {w} minutes in the queue for {thing}, \${price} in the basket, page frozen. | refresh? no don't | oh no
x {thing} on sale, and that's when my laptop decided to update. | no!! | did you get in on your phone?
x Got {thing} tickets for the wrong city. It's four hours away. We're going. | road trip | best mistake
x My dad queued for {thing} for me at the actual box office. Folding chair and everything. | dad of the year | did it work? >> yes!
q No fees on {thing} tickets. So it can be done. | exactly | others take note
q Anyone with a spare ticket for {thing}? I'll pay face value. | will message if I hear of one | try the fan swap
q {cities} cities and none near me. Sad {thing} fan. | same | road trip?
q What should {thing} open with? I say something from "{album}". | the first track, surely | something old
q Who's going to {thing}? Let's meet up. | me! | yes, see you there
q If you got {thing} tickets, have the best time. Not jealous at all. | a bit jealous | thank you!
q Nobody deserves this more than {thing}. | agreed | so talented
q Please add a second night, {thing}. | yes please | begging
q Sold out in {n} minutes. {thing} could fill stadiums. | they could | please not stadiums
q I've told nobody I've got two {thing} tickets. I'd like to see how nice people can be. | you look lovely today | have I mentioned you're my favourite person
q First concert ever will be {thing}. I'm forty-four. | about time | you'll love it
q Why am I nervous already? {thing} isn't for months. | it's normal | I've already planned my outfit
q Played {thing} to the cat. She stayed. | she has taste | sold
c Please come to my town.
c See you there.
c best live band
a n@songs | How fast did they sell out? | {n} minutes.
a price | How much are tickets? | From \${price}.
t {thing}; {album}Tour

= event.update | tech | news text | mobile-phone laptop | grid
g apps
: thing
@ Plainmail
@ Trailhead Maps
@ Noteling
@ Stillcam
@ Larkplayer
@ Podling
$ n=3..9 version=4..19 mb=60..280/10 old=5..7 hours=2..4 percent=8..30
h {thing} {version} is rolling out: {mb} MB smaller, and easier on the battery. From next month the yearly plan costs \${n} more for new customers. | does the old price stay for us? | thanks for the notice | it's much faster
h We wrote that {thing} goes up by \${m} a year. The correct amount is \${n}. Sorry for the confusion. | thanks for clearing that up | still fine | appreciate the honesty
o {thing} {version} no longer supports phones older than {old} years, and the yearly plan goes up by \${m}. | time for a new phone then | not happy
o {thing} raises its yearly price by \${m}. The app gets {mb} MB smaller. | fair enough | everything goes up
o What's new in {thing} {version}: {mb} MB smaller, up to {percent}% less battery use, \${m} more per year. | thanks for the summary | battery is better for me
o {thing} {version} is here. Plan goes up by \${m} a year. | only for new customers though | hm
o {thing} will cost \${m} more a year. In return it gets {mb} MB smaller. | fair, I suppose | is that for everyone?
o \${m} a year more for {thing}: what you get, and who doesn't have to pay. | thanks, that's clearer than their mail | old customers pay the same then?
f fix | Correction: {thing} goes up by \${n} a year, not \${m}. | Our figure for {thing} was wrong: it's \${n} more a year, not \${m}.
x {thing} {version} on my old phone: works, and the battery lasts about {hours} hours longer. | good to hear | which phone?
x [gripe] Where have they put the search button in {thing} {version}? | top right, behind the dots | took me ages too
x [gripe] {thing} {version} keeps logging me out. Anyone else? | yes, reinstalling helped | same here
x Cancelled {thing} because of the price, read the notice properly, signed up again. It's only new customers. | haha | good to know
x [gripe] {thing} {version} moved everything around. I had just got used to it. | give it a week | why do they do this
x Measured it, {thing} {version} really uses about {percent}% less battery here. | nice | same for me
x {thing} {version} is so much quicker to open. Well done. | noticed that too | agreed
x Updated {thing} last night and lost nothing. Phew. | good | I'm scared to press it
x {mb} MB smaller and {percent}% less battery on my phone since {thing} {version}. Happy. | nice | same
x Helped my mum with the {thing} update over the phone. Forty minutes. She'd been looking at the calculator. | you're a good child | haha, classic
x [gripe] {thing} {version} wants to send me notifications. About what? | turn them all off | nobody knows
x {thing} finally remembers my font size. I take back half of what I've said. | only half? | that bug drove me mad
q {thing} saying sorry in plain words is rare. Respect. | agreed | more companies should
q Does {thing} {version} still work offline? | yes | most of it
q Is {thing} worth paying for? | for me yes | the free one is enough
q My dad asks if he has to do anything about {thing} {version}. | no, it updates by itself | just tell him to restart it
q Any alternatives to {thing}? | none as simple | tried two, came back
q An update that makes an app smaller. Thank you, {thing}. | rare | love it
q Is dark mode in {thing} {version} still only for paying users? | I think so | no, free now
q Been with {thing} for years, the new price is fine by me. | same | as long as they keep it simple
q \${n} a year more for {thing}. I can live with that. | same | me too
q Do I need to do anything if I'm on the yearly plan of {thing}? | no, stays the same until it runs out | read the mail, it's short for once
q I'd pay double for {thing} if it never changed again. | don't give them ideas | agreed
q Has anyone managed to export everything from {thing} {version}? | settings, account, right at the bottom | yes, takes a while
q My gran uses {thing} better than I do. | gran for support team | mine too
c Works fine here.
c thanks for the heads up
c Not updating yet.
c Does the old price stay?
c I like it so far.
c let's see
a n | How much more is it per year? | \${n}.
a mb | How much smaller is it? | {mb} MB.
t {thing}

= event.birds | pets | news photo text text | water-wave deciduous-tree | water grass
g wildlife
$ n=3..7 days=30..38 metres=30..100/10 volunteers=12..60 weeks=2..6
: thing | art
@ swans | duck
@ kestrels | deciduous-tree
@ otters | water-wave
@ barn owls | deciduous-tree
@ grebes | duck
h Wonderful news: our {thing} at {town} have {n} young! Please keep {metres} metres away and dogs on the lead. | so happy | can we see them from the path? | lovely
h All {n} young {thing} at {town} are doing well and feeding. Watch them on the webcam. | I'm addicted to it | so sweet | thank you
o {m} young {thing} at {town}, the first there in years. {volunteers} volunteers are keeping watch. | what good news | well done to the volunteers
o The {thing} at {town} have {m} young. The path by the water stays closed for {weeks} weeks. | fair enough | worth it
o Good news from {town}: {m} young {thing} seen this week. | lovely | saw them!
o {town}: {m} young {thing}, and an audience of thousands on the webcam. | me included | so cute
o They're here: {m} young {thing} in {town}. Volunteers ask walkers to keep to the upper path. | will do | how lovely
o {volunteers} people take turns to watch over {m} young {thing} in {town}. | bless them | how do you join?
f fix | Correction: the {thing} at {town} have {n} young, not {m}. | There are {n} young {thing} at {town}, not {m} as we reported.
x Tried to count the young {thing} at {town}. Got {w}, then they moved. | impossible to count | so tiny
x [share] Saw the {thing} at {town} this morning! So close. | lucky! | what time?
x [share] Volunteering with the {thing} at {town} from five this morning. Cold but wonderful. | thank you for doing that | hero
x [share] Webcam from {town} open on my second screen all day. I love those {thing}. | same at work here | they're so funny
x [gripe] Someone let their dog run right up to the {thing} at {town}. Lead on, please. | so selfish | did they get a telling-off?
x [share] Everyone at {town} stopped to let the {thing} pass. Even the joggers. | lovely | people can be nice
x My kids have named all the {thing} at {town}. | what names? | adorable
x The path at {town} is closed because of the {thing}, take the upper one. | thanks | good reason
x [share] Watched the little {thing} at {town} through binoculars from {metres} metres. They wobble. | so sweet | lucky
x One of the {thing} at {town} posed for exactly one photo and then turned its back on us. | diva | was it a good one?
x [share] An old man comes to {town} every morning just to sit near the {thing}. Today he brought me a chair. | that made my day | what a gentleman
x It's raining at {town} and the {thing} couldn't care less. I do. | dress like them | tea afterwards
q If you walk your dog at {town}: lead on, please, for the {thing}. | yes please | thank you
q I check the {town} {thing} before I check my messages. | same | best part of the day
q Please let all the {thing} at {town} make it. | fingers crossed | they're strong
q How long do the young {thing} stay at {town}? | a few weeks more | until late summer I think
q Thank you to the people looking after the {thing} at {town}. | absolutely | they do so much
q Nothing but bad news all week, and then the {thing} at {town}. | needed this | same here
q Can you see the {thing} at {town} with a pram? | upper path is fine | yes, from the bridge
q When's feeding time for the {thing} at {town}? Want to catch it on the webcam. | early, around six | and again at dusk
q {volunteers} volunteers for {n} young {thing}. {town}, I love you. | yes | they're brilliant
q My office has bets on when the young {thing} at {town} leave home. | who's winning? | I'd say two weeks
q Named our wifi after the {thing} at {town}. | and the password? | reasonable
q The {town} {thing} are on my wall calendar, my mug and now on my second screen. | no such thing as too much | where did you get the mug?
c So sweet.
c Lovely news.
c I could watch them all day.
c well done to the volunteers
c hope they all make it
c Beautiful.
a n | How many young are there? | {n}.
a metres | How far away should we stay? | {metres} metres.
t {town}{thing^}
`;
