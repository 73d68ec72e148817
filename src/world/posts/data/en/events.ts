/**
 * English events, reported by several accounts. Format: ../../form-data.ts; here h is the office's own post, o a report
 * of the press, x what people see, q what people say about it, and "f fix" the correction. {n} is the true figure, {m}
 * the one reported first, {w} somebody's own guess.
 */
export const events = `
= event.ferry | commute | news photo text text | ferry water-wave | water sky
g ferries
$ n=15..95/5 boats=2..6 price=3..11 hour=6..9
% cause=a fault in the ramp; fog in the channel; a rope in the propeller; a tree trunk in the harbour mouth; low water at the pier
h Service update: because of {cause}, crossings run about {m} minutes late this morning. We're sorry, and we're on it.
h Update: the delay is now {n} minutes. {boats} boats are running, tickets stay valid all day.
o {town} ferry: passengers wait {m} minutes after {cause}. {boats} boats are in service, the operator says.
o Delays of around {m} minutes on the {town} crossing, because of {cause}.
o {town}: queue at the ferry, {m} minutes and growing. The cause is {cause}.
f fix | Correction: the delay on the {town} ferry is {n} minutes, not {m} as we reported earlier. | We wrote that the {town} ferry was {m} minutes late. The operator has confirmed {n}. Sorry for the wrong figure.
x Standing at the {town} ferry since {hour}. They say {m} minutes, my watch says {w}.
x {w} minutes on the pier and nobody's angry, somebody's handing out biscuits. {town} at its best.
x On the {town} ferry at last. It took {w} minutes for us, and the captain apologised twice.
x {cause^}! In {town}! I've waited my whole life to be late for a reason this good.
x If you're heading for the {town} ferry: the café at the pier is open and the coffee is \${price}.
q The {town} ferry is late once a year and we talk about it for the other eleven months.
q Whoever runs the account of the {town} ferry: the updates are clear and kind, thank you.
q Is the {town} ferry running again? My mum's at the wrong end of it.
q {boats} boats for the whole of {town} is brave even without {cause}.
c My husband's on the second boat. He reports seals.
c Thank you for the update, clearer than the board.
c I turned round and took the bridge.
c Does it affect the evening crossings too?
c {cause^}, I'd have put money on it.
a n | How long is the delay now? | {n} minutes at the moment.
a boats | How many boats are running? | {boats} today.
t {town}Ferry

= event.half | running | news photo text text | running-shoe ticket | sky dawn
g runs
$ n=2100..7800/10 hour=1..1 minute=11..39 second=11..58 raised=18..96 finishers=81..97 seconds=2..19
% winner=a postwoman from {town}; a maths teacher; a student of nineteen; a baker who'd worked the night before; a father of three
h That's a wrap! {n} of you started the {town} Half today, a record, and {finishers} per cent have finished so far.
h Thank you, {town}. You raised \${raised} thousand for the children's ward. Results are up, lost jumpers are at the desk.
o About {m} runners at the {town} Half on Sunday, and it was won by {winner} in {hour}:{minute}:{second}.
o {town} Half: {winner} wins in {hour}:{minute}:{second}, {seconds} seconds ahead of the next. Organisers speak of {m} starters.
o {town} has seen {m} runners, one tuba and a dog in a bib.
f fix | Correction: {n} runners started the {town} Half, not {m}. We'd counted the entries. | In our report on the {town} Half we gave {m} starters. The right number is {n}.
x They say {m} at the {town} Half. From the bridge it looked like {w}, all of them smiling.
x Won by {winner}! Only in {town}.
x Marshalled at the {town} Half for four hours. I've clapped myself a bruise.
x The {town} Half in one picture: a man in a cape, crying, eating an orange.
x My sister just finished the {town} Half, and she hates running. Twenty-one kilometres of complaining, and a medal.
q {winner^} won the {town} Half in {hour}:{minute}:{second}. I've never been so proud of a stranger.
q The {town} Half raised \${raised} thousand. Well done, everybody who ran, and everybody who paid so as not to run.
q Signing up for the next {town} Half before I'm sensible again.
q Who counted? The paper says {m} at the {town} Half and the club says {n}.
c What a day, what a crowd.
c The woman at the water station by the church: thank you.
c Next year I'm doing it properly, with socks.
c That finish! I shouted at the radio.
c Were there more than last year?
a n | How many started? | {n}, our biggest year.
a raised | How much did you raise? | \${raised} thousand, and it's still coming in.
t {town}Half

= event.cup | football | news photo text | running-shoe | grass night
g clubs
: thing | other
@ Eastmere Rovers | Harrow Vale
@ Quillport Town | Saltcote City
@ Pellworth Athletic | Old Kiln Wanderers
@ Northgate United | Fellside Rangers
@ Lowmoor Albion | Brackenford
@ Saltcote City | Northgate United
$ n=1200..9600/20 home=2..4 away=0..1 minute=81..93
% scorer=the captain, aged thirty-eight; a boy from the youth team; the left back, with his right foot; a substitute with his first touch
h FULL TIME: {thing} {home}-{away} {other}. We're in the next round!
h Tonight's attendance: {n}. Thank you for every single voice.
o Cup upset: {thing} beat {other} {home}-{away} in front of about {m}. The winner came in minute {minute}, from {scorer}.
o {thing} {home}-{away} {other}. Minute {minute}, {scorer}, {m} people on their feet.
o {other} are out of the cup after {a home}-{away} defeat at {thing}, watched by {m}.
f fix | Correction: the attendance at {thing} was {n}. We first reported {m}, which was the number of tickets sold. | {n} saw {thing} beat {other}, not {m}. Apologies, that was the figure for tickets.
x I was there. {thing} {home}-{away}. I've lost my voice and one shoe.
x {w} in the ground, easily, whatever they say. {thing} forever.
x Minute {minute}. {scorer^}. I hugged a steward and he hugged back.
x {other} fan here. Fair enough, {thing} were better. I'll walk home.
x Grandad saw {thing} in the last cup run. He's just rung to ask if it's true.
q {home}-{away}! {thing}! I'm at a wedding and I've had to go and stand in the garden.
q {thing} in the next round and my uncle has already booked the coach.
q Can somebody explain to my boss why I'm singing? {thing}, that's why.
q {other} had the budget, {thing} had {scorer}.
c Scenes! Absolute scenes!
c That pass before the goal. Watch it again.
c See you all at the next one.
c I was in the queue for pies. I missed it. I've accepted it.
c Fair play from a visiting fan, great atmosphere.
a n | What was the crowd? | {n} tonight.
a minute | When was the winner? | Minute {minute}, at the far end.
t {thing}; CupNight

= event.lanterns | local | news photo text text | candle night-with-stars | night rose
g council
$ n=180..960/10 hour=5..8 boats=12..60 price=2..6 days=2..6
% where=the canal basin; the market square; the old dock; the school field; the river steps
h The lantern evening moves to {where} because of the wind. It starts at {hour} in the evening. Everybody's welcome.
h {n} lanterns lit tonight. Thank you, {town}, and thank you to the {boats} volunteers.
o {town}'s lantern evening moves to {where}, says the council. Start: {hour} in the evening.
o {m} lanterns in {town} last night, at {where}. Some were fish, one was a fridge.
o Lantern evening in {town}: {boats} volunteers, {m} lights and not one lost child.
f fix | Correction: {n} lanterns were lit in {town}, not {m}. The second boat had not been counted. | We said {m} lanterns. It was {n}, {town} council tells us.
x {town} tonight. {w} lanterns if it's one. My daughter's is the crooked star.
x It's at {where}! Don't go to the old place like I did. #{tag}
x Somebody made a lantern of our postman. He's seen it. He's moved.
x Lanterns at {where}, hot plums for \${price}, and not a breath of wind after all.
x The moment when they switch off the street lamps in {town}. Every year. Every time.
q The {town} lanterns are the only thing my teenagers still do with me.
q Did anybody find a lantern in the shape of a hen? It's ours. #{tag}
q Whoever decided on {where}: genius. Keep it there. #{tag}
q I've moved away from {town} and tonight I'm scrolling through lanterns.
c We saw it from the hill. Magic.
c Is it on tomorrow as well?
c The fridge lantern was mine. Thank you.
c I'd forgotten how quiet a crowd can be.
c Best one so far, and I've seen all of them.
a n | How many lanterns were there? | {n}, we counted twice.
a hour | When does it start? | At {hour} in the evening.
t {town}Lanterns

= event.powercut | local | news text text photo | candle light-bulb electric-plug | night paper
g power
$ n=240..3900/20 hour=4..9 minutes=35..190/5 streets=6..40
% cause=a digger; a fallen branch; a squirrel in the substation; lightning; a flooded cable box
h We're aware of a power cut in {town}, at about {m} homes. Our engineers are on their way. Please check on neighbours.
h Power is back for all {n} homes in {town} after {minutes} minutes. The cause was {cause}. Thank you for your patience.
o Power cut in {town}: {m} homes in {streets} streets without electricity since {hour}.
o {town} in the dark. The network says {m} homes are affected, and the cause is not known.
o Lights back on in {town} after {minutes} minutes. It was {cause}.
f fix | Correction: {n} homes in {town} lost power, not {m}. The network has updated its figure. | Our first report on the {town} power cut said {m} homes. It was {n}.
x {town}: lights out. We've found the candles and the good biscuits.
x The whole street's outside with torches. Nobody's met this many neighbours since the snow. {town}.
x Power back after {minutes} minutes by my kitchen clock, which of course is wrong now.
x {cause^} has taken out half of {town}, and the ice cream had to be eaten. Civic duty.
x You can see the stars over {town}. I'd like this once a month, please.
q {cause^} did this to {town}? I have questions and I hope it's all right.
q In the dark in {town}, my son has discovered the piano. I'm torn.
q The queue at the one open chip shop in {town} is now the social event of the year.
c Back on at ours. Kettle first.
c Still dark on the hill side.
c Engineers waved. We waved back. They've got our cake.
c Is the school affected?
c My freezer held out, in case anybody's worried.
a n | How many homes are affected? | {n} homes, all reconnected now.
a minutes | How long was it out? | {minutes} minutes.
t {town}PowerCut

= event.snowfall | weather | news photo text text | snowflake | sky night
g weather
$ n=6..41 degrees=2..14 roads=2..12 schools=3..19 km=40..95/5
h Overnight snowfall at our station in {town}: {n} cm, with {degrees} degrees of frost. More is not expected today.
h Snow is likely around {town} from this evening, up to {m} cm on the hills. Gusts to {km} km/h.
o {town} wakes up to {m} cm of snow. {schools} schools are closed, {roads} roads are blocked.
o {m} cm of snow in {town}, and the ploughs have been out since three.
o {schools} schools around {town} stay shut today. The snow is {m} cm deep on the hills.
f fix | Correction: the official depth in {town} is {n} cm, not {m}. | {n} cm fell in {town}, says the weather station. Our {m} cm was a forecast, sorry.
x My ruler says {w} cm in {town}. My dog says too much.
x First snow in {town}! Everyone's walking like penguins, including the policeman.
x {w} cm on the garden table here in {town}. I've a photo with a biscuit for scale.
x School's closed in {town} and the hill is full. I've seen a tea tray overtake a sledge.
x {town}, minus {degrees}, and the silence is unbelievable.
q Snow in {town} makes everybody nine years old.
q Gritting lorry drivers of {town}: you're heroes, have a bun.
q Working from home in {town} today, meaning: at the window.
q Who's that on skis in {town} high street? Marry me.
c Only a dusting at ours, and the children are furious.
c Stay safe, everybody. The bridge is like glass.
c Is the bus running?
c I'd forgotten how bright it gets.
c We've built a hen. Don't ask.
a n | How much fell in the end? | {n} cm at the station.
a schools | How many schools are closed? | {schools} today.
t {town}Snow

= event.festival | books | news text photo | books ticket microphone | linen wall
g library
$ n=1100..6400/20 talks=14..60 price=4..15 days=2..4 hours=2..6
% star=a poet of ninety; a man who mends clocks; two sisters who write one book together; a lighthouse keeper's granddaughter; a beekeeping novelist
h The {town} Book Days are over. {n} visitors, {talks} talks and one lost hat with feathers. Thank you!
h Tickets for the {town} Book Days are \${price}. {talks} talks in {days} days, and {star} on Sunday.
o {m} people came to the {town} Book Days. The talk of the weekend was {star}.
o {town} Book Days: {talks} talks, {m} visitors, and a queue of {hours} hours for {star}.
o Hall full, street full: {star} at the {town} Book Days.
f fix | Correction: the {town} Book Days had {n} visitors. The {m} we printed was last year's figure. | Not {m} but {n} people visited the {town} Book Days. We regret the error.
x Queued {hours} hours at the {town} Book Days for {star}. Would queue again.
x {star^} read for twenty minutes at the {town} Book Days, and nobody coughed.
x I came to the {town} Book Days with an empty bag. Error.
x I'd say {w} people, and all of them in front of me in the queue for tea. {town} Book Days.
x Got my copy signed at the {town} Book Days: "to somebody who also cries on buses".
q {star^} should open every festival. #{tag}
q The {town} Book Days cost \${price} and gave me ten books to want.
q To the person who left a hat with feathers at the {town} Book Days: it looks good on the librarian.
q Why is there no {town} Book Days every month?
c Best weekend of the year.
c Is there a recording of the Sunday talk?
c I was two seats from you, hello!
c I volunteered and my feet know it.
c Next year I'll book a room in time.
a n | How many came? | {n} over {days} days.
a price | What are the tickets? | \${price} for a day.
t {town}Books

= event.premiere | film | news photo text | popcorn film-frames ticket | night rose
g films
: thing
@ The Last Ferry Home
@ Eleven Windows
@ Static
@ Small Boats
@ Seventeen Chairs
@ The Beekeeper's Map
@ Copper Weather
$ n=12..88 minutes=3..14 screens=40..380/10 score=52..94 price=9..17
h "{thing}" opens today on {screens} screens. Thank you for waiting with us. Be kind to each other in the dark.
h A first weekend of {n} thousand viewers for "{thing}". We're speechless, and we make talkies.
o "{thing}" drew {m} thousand people on its first weekend, on {screens} screens.
o {minutes} minutes of applause for "{thing}" at the premiere. Critics give it {score} out of 100 so far.
o First weekend: {m} thousand tickets for "{thing}".
f fix | Correction: "{thing}" sold {n} thousand tickets, not {m} thousand. The distributor has revised the number. | The figure for "{thing}" is {n} thousand viewers. Earlier today we said {m} thousand.
x Premiere of "{thing}": {minutes} minutes of applause, and I timed it because I'm like that.
x Out of "{thing}". Can't speak. Will speak tomorrow.
x They clapped for {minutes} minutes at "{thing}", the director cried, the sound man cried, I cried.
x Full house for "{thing}" at \${price}. When did we last have that?
x Half of my row left during "{thing}", and the other half stayed for the second showing.
q {score} for "{thing}"? Did they watch it with the sound off?
q I've booked "{thing}" twice by accident and I'm keeping both.
q Going into "{thing}" without having seen the trailer. Nobody talk to me.
q "{thing}" has made the whole office fight about a door. See it, then join in.
c I liked the ending. There, I said it.
c Going tonight, muting you until eleven.
c The music though.
c Is it still on next week?
c Best thing this year, by a street.
a n | How did the weekend go? | {n} thousand viewers. We're still blinking.
a screens | On how many screens is it? | {screens} this week.
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
$ n=12..74 major=3..9 minor=0..9 people=6..80 fixes=30..240/5 days=2..9
h {thing} {major}.{minor} is out: {fixes} fixes by {people} people. On our benchmark it is {n}% faster.
h We've found a mistake in the benchmark of {thing} {major}.{minor}. The speed-up is {n}%, not {m}%. The page is corrected.
o {thing} {major}.{minor}: {people} contributors, {fixes} fixes and, they say, {m}% more speed.
o New today: {thing} {major}.{minor}. The headline is {m}% faster, the small print is {fixes} fixes.
o {thing} {major}.{minor} is worth the update for the {fixes} fixes alone. {m}% faster according to the notes.
f fix | Correction to our post on {thing} {major}.{minor}: it's {n}% faster. The {m}% came from an early benchmark. | {thing} {major}.{minor} is {n}% faster, not {m}%. Thanks to the readers who measured it.
x Updated to {thing} {major}.{minor} on our small server: {w}% faster for us, no drama.
x {thing} {major}.{minor} broke exactly one of my scripts, and that one deserved it.
x My pull request is in {thing} {major}.{minor}. It's one line. It's MY line.
x I measured {thing} {major}.{minor} three times: {w}%. Your mileage, as they say.
x Upgraded {thing} during lunch. Nothing happened. That's the best review I can give.
q {fixes} fixes in {thing} {major}.{minor}, and somebody still found the time to write a good changelog.
q Does anybody run {thing} {major}.{minor} in production yet, or are we all waiting for each other?
q {people} people made {thing} {major}.{minor} in their evenings. Sponsor one of them.
q {thing} correcting its own benchmark within {days} days is why I trust {thing}.
c Smooth upgrade here.
c Which benchmark is that? Mine shows less.
c Thank you, all of you.
c Holding back until the first patch, out of habit.
c The docs have a new search and it's lovely.
a n | How much faster is it really? | {n}% on the corrected benchmark.
a people | How many worked on it? | {people} people this time.
t {thing}; opensource

= event.chessopen | chess | news text photo | chess-pawn stopwatch | wood paper
g chess
$ n=64..420 rounds=5..9 moves=31..140 age=10..16 points=5..8 rating=1510..2290/10
% who2=a schoolgirl; a bus driver; last year's runner-up; a doctor on her day off; a student from {town}
h {n} players, {rounds} rounds, one fire alarm: the {town} Open is over. It was won by {who2}, with {points} points.
h Pairings for the next round of the {town} Open are up. Please be at your board on time, and please eat apples elsewhere.
o The {town} Open goes to {who2}, rated {rating}. About {m} players took part.
o {town} Open: {who2} wins with {points} points from {rounds} rounds, in a field of {m}.
o Longest game of the {town} Open: {moves} moves. Shortest: eleven, and he's asked us not to name him.
f fix | Correction: {n} players took part in the {town} Open, not {m}. | The field at the {town} Open was {n}, the organisers say. We had counted {m}.
x I lost to a child of {age} at the {town} Open. She offered me a biscuit after. I took it.
x {moves} moves at the {town} Open and then I touched the wrong piece.
x The {town} Open smells of coffee and fear. {w} boards, one clock that squeaks.
x {who2^} won the {town} Open and went straight to the bus stop with the cup in a shopping bag.
x Upset in my round at the {town} Open: I won.
q {who2^}! Rated {rating}! This is why I love the {town} Open.
q The fire alarm at the {town} Open came when I was lost, and I've never been so grateful.
q Somebody stream the {town} Open next year, I'll bring the camera.
q Who keeps eating apples at the {town} Open? I heard it from board forty.
c Great event, thank you to the arbiters.
c Is there a blitz section next year?
c I had her in my youth group. Knew it.
c Game of the day was on board seven.
c See you there next spring.
a n | How many players were there? | {n}, a full hall.
a moves | What was the longest game? | {moves} moves.
t {town}Open; chess

= event.bus | commute | news text photo | tram station | wall brick
g buses
$ n=6..60/2 line=3..88 stops=4..19 price=1..4 week=2..6
% why=the new bridge; a burst pipe; the winter market; repairs to the tram tracks; a film being shot
h From Monday, line {line} takes another way because of {why}. {stops} stops are not served. The trip takes {n} minutes longer.
h Line {line} again: the extra time is {n} minutes, after the first day. We've put up signs at all {stops} stops.
o {town}: line {line} is diverted for {week} weeks because of {why}. Expect {m} minutes more.
o {stops} stops of line {line} in {town} are closed from Monday. The detour takes {m} minutes.
o {why^} sends {town}'s line {line} on a tour. {m} extra minutes, {week} weeks.
f fix | Correction: the detour of line {line} in {town} costs {n} minutes, not {m}. | Line {line}, {town}: we wrote {m} extra minutes. The bus company says {n}.
x On line {line} in {town}. Detour so far: {w} minutes and a view of the river I'd never seen.
x The driver of line {line} in {town} is giving a guided tour. We've all missed our stops and nobody minds.
x They say {m} minutes. It was {w}. Line {line}, I've aged.
x If you need the hospital, line {line} still stops there, I asked. {town}.
x My stop is one of the {stops}. {week} weeks of walking, then. Hello, legs.
q Line {line} has gone past my window twice now. I live in a side street. {town}.
q Dear {town}, if {why} costs us {week} weeks, we want cake at the end.
q Could somebody print the plan for line {line} larger? My grandmother's asking. {town}.
q I vote to keep the detour of line {line}, it's prettier.
c Thank you, I'd have stood there for ever.
c Does the night bus take the same way?
c And the tickets cost the same, I suppose.
c The app still shows the old way.
c Signs at my stop: none.
a n | How much longer does it take? | {n} minutes.
a stops | How many stops are closed? | {stops} of them.
t {town}Buses

= event.market | food | news photo text | basket tomato bread cheese-wedge | wood brick
g market
$ n=38..190 hour=6..9 price=2..9 kilos=80..640/10 visitors=2..9
% best=the cheese with nettles; a pie the size of a wheel; smoked trout; pears in mustard; the doughnuts at the end of row two; bread baked in flowerpots
h The new {town} Market opens on Saturday at {hour}: {n} stalls, a roof at last, and free parking for bicycles.
h Saturday in numbers: {n} stalls, {visitors} thousand visitors, {kilos} kilos of apples. Thank you, {town}!
o {town} Market opens with {m} stalls under a new roof. Our favourite: {best}.
o {visitors} thousand people at the new {town} Market. {m} stalls, and {best} was gone by ten.
o A market hall for {town}, after years: {m} stalls, opening at {hour} on Saturdays.
f fix | Correction: {n} stalls opened at {town} Market, not {m}. | {town} Market has {n} stalls. We'd been given {m} before the second hall was added.
x {town} Market, {hour} in the morning, and there's already no {best}. Was it you?
x I counted {w} stalls at {town} Market and ate at most of them.
x {best^} at {town} Market. \${price}. I've thought about it all day.
x My bag from {town} Market weighs more than my child.
x The roof of {town} Market leaks in exactly one place, above the umbrella stall.
q {best^} at {town} Market: who makes it, and are they single?
q {n} stalls and not one sells plain bananas. {town} Market, never change.
q {town} Market has done what no gym could: I was up at {hour}.
q Please, {town} Market, a bench. One bench.
c I'll be there with two bags.
c How late does it stay open?
c The honey lady's back! That's all I needed to know.
c Is there parking for cars as well?
c Best Saturday in a long time.
a n | How many stalls are there? | {n}, with the second hall.
a hour | When does it open? | At {hour}, on Saturdays.
t {town}Market

= event.comet | science | news photo text | night-with-stars | night sky
g observatory
$ n=4..26 minutes=20..70/5 people=60..900/10 degrees=8..30 visitors=3..12
h Comet watch tonight: look to the west, {degrees} degrees above the horizon, for {minutes} minutes after dark. Binoculars help.
h The tail is about {n} degrees long in our pictures. Thank you to the {people} people who came up the hill.
o {people} people on the hill above {town} for the comet. Its tail is {m} degrees long, says the observatory.
o The comet over {town} is at its best this week: {minutes} minutes after dark, with a tail of {m} degrees.
o Where to see the comet from {town}: in the west, {degrees} degrees up, for {minutes} minutes.
f fix | Correction: the comet's tail is {n} degrees long, not {m}. The observatory measured it again. | We gave the comet's tail as {m} degrees. It's {n}, according to {town} Observatory.
x Saw the comet from {town}! I'd say a tail of {w} degrees, but I was crying a bit.
x {town} hill is full of people whispering. All for a comet. I like us.
x Comet from my fire escape in {town}: a smudge, but it's MY smudge.
x A stranger on {town} hill lent me his binoculars. Comet, tail, tears.
x My six-year-old drew the comet over {town} with a face. It's smiling.
q Cloud over {town}. The comet won't be back for thousands of years and there's one cloud.
q Thank you, {town} Observatory, for answering my mother's nine questions about the comet.
q The comet over {town} has got my whole street outside with thermos flasks.
q If the comet over {town} can be on time after all those years, so can the bus.
c Found it! Left of the chimney.
c Nothing but street lamps here.
c What time tomorrow?
c I'll remember this one.
c Is it safe to look with binoculars?
a n | How long is the tail? | {n} degrees, measured on last night's picture.
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
$ n=8..44 minutes=7..58 price=24..88/2 songs=16..31 cities=9..28
h New tour: {cities} cities. Tickets from \${price}, no fees, never any fees. Doors open online on Friday.
h We're told the tickets went in {n} minutes. We've no words. A second night is coming. {thing}
o {thing} sell out {cities} cities in {m} minutes. Tickets were \${price}.
o Tickets for {thing} gone in {m} minutes. There's talk of second nights.
o {songs} songs, no support act: {thing} open the "{album}" tour, and it sold out in {m} minutes.
f fix | Correction: the {thing} tour sold out in {n} minutes, not {m}. | {n} minutes is how long tickets for {thing} lasted. Our {m} was wrong.
x Number {songs} thousand in the queue for {thing}. I've made soup.
x GOT THEM. {thing}. \${price}. I'm going to be sensible again on Monday.
x No tickets for {thing}. They were gone in {w} minutes, or that's how it felt.
x Queue for {thing}: me on the laptop, Dad on the phone, the dog for luck.
x I've seen {thing} in a room for sixty people, and I'll tell my grandchildren.
q No fees! {thing} did that! It can be done!
q If anyone has a spare for {thing}: I can offer \${price} and a cake.
q Everyone who got {thing} tickets, be nice to those who didn't. I didn't.
q {cities} cities and not mine. {thing}, look at a map.
c Second night, please, please.
c I was in there at the same minute and got nothing.
c Congratulations, I hate you.
c Two seats up in the clouds, and I'm so happy.
c What's the age limit?
a n | How fast did they go? | {n} minutes. We blinked.
a price | What do tickets cost? | From \${price}, all in.
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
$ n=2..9 version=4..19 mb=60..480/10 old=3..7 hours=2..9 percent=8..40
h {thing} {version} is rolling out. It's {mb} MB smaller, and the yearly plan costs \${n} more from next month. Old plans keep their price.
h We wrote that {thing} goes up by \${m} a year. It's \${n}. Sorry for the scare, the table was old.
o {thing} {version} drops support for phones that are more than {old} years old. The plan gets \${m} dearer.
o {thing} raises its yearly price by \${m}, and shrinks the app by {mb} MB.
o What's new in {thing} {version}: smaller by {mb} MB, up to {percent}% less battery, \${m} more a year.
f fix | Correction: {thing} gets \${n} dearer a year, not \${m}. The company has fixed its table. | Our figure for {thing} was wrong: \${n} more a year, not \${m}.
x {thing} {version} on my old phone: works, and the battery lasts {hours} hours longer. Didn't expect that.
x Where have they put the archive button in {thing} {version}? I've looked for {hours} minutes.
x Cancelled {thing}, read the post again, resubscribed. It's only the new plans.
x {thing} {version} has moved the one button I use. I'm a simple person and I'm upset.
x {percent}% less battery with {thing} {version}? I measured, and it's about right.
q {thing} saying sorry in plain words is the update I wanted.
q Does {thing} {version} still work offline? That's all I need to know.
q Every app: "{version}, now with more." {thing}: "smaller". Respect.
q My dad's asking whether he must do something about {thing} {version}. Must he?
c Mine updated overnight and I haven't noticed.
c And the old price stays for us? Good.
c Please bring back the grey icon.
c Works here, on {a old}-year-old phone.
c Finally, smaller.
a n | How much more is it a year? | \${n}, for new plans only.
a mb | How much smaller is it? | {mb} MB.
t {thing}

= event.birds | pets | news photo text | duck parrot | water grass
g wildlife
$ n=3..9 days=24..40 metres=20..120/10 volunteers=12..90 weeks=2..7
: thing | art
@ swans | duck
@ kestrels | parrot
@ otters | water-wave
@ barn owls | parrot
@ grebes | duck
h Our {thing} at {town} have {n} young! Please keep {metres} metres away, and dogs on the lead.
h Good news from the {town} webcam: {n} little {thing}, all fed before six this morning.
o {m} young {thing} at {town}. It's the first brood in years, and {volunteers} volunteers guard the place.
o {town}'s {thing} have {m} young, {days} days after the first egg was seen on the webcam.
o Path by the water at {town} closed for {weeks} weeks because of nesting {thing}.
f fix | Correction: the {thing} at {town} have {n} young, not {m}. | It's {n}, not {m}, young {thing} at {town}. One had been hiding.
x I counted {w} little {thing} at {town} through a fence. A lady with a telescope corrected me.
x I've had the {town} webcam open for three days. The {thing} don't know I love them.
x {thing^} at {town}! I stopped my bike so fast that I fell off it.
x Guarding the {thing} at {town} from five to eight. Best shift I ever had.
x A jogger at {town} waited ten minutes to let the {thing} cross. Good man.
q The {town} {thing} have more viewers than my band has ever had.
q If you walk your dog at {town}: lead on, please, for the {thing}. It's only {weeks} weeks.
q The youngest of the {town} {thing} is the size of a tennis ball and already cross.
q Please let all the little {thing} at {town} make it.
c I can't stop watching.
c The smallest one's called Button, I've decided.
c Is the café open while the path is closed?
c Thank you, volunteers!
c We saw a heron far too close. Fingers crossed.
a n | How many young are there now? | {n} this morning.
a metres | How far away should we stay? | {metres} metres, please.
t {town}{thing^}
`;
