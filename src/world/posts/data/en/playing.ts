/** Forms of English posts about sport, music, films, books and photographs. Format: ../../form-data.ts. */
export const playing = `
= football.match | football | share text text photo | running-shoe | grass sky
: thing
@ Eastmere Rovers | They defend corners like they've heard of them.
@ Quillport Town | Our goalkeeper is a postman and it shows: nothing gets past before nine.
@ Harrow Vale | We've played four at the back, in spirit.
@ Pellworth Athletic | The pitch slopes. It's our best player.
@ Northgate United | New kit, old problems.
@ Saltcote City | We've a nineteen-year-old on the left who doesn't know he's good yet.
@ Old Kiln Wanderers | Our physio had more touches than our striker.
@ Brackenford | I've supported worse, but not since I was a child.
@ Lowmoor Albion | Three shots on target, two of them by their centre half.
@ Fellside Rangers | The tea hut is in better form than the team.
$ home=0..4 away=0..4 minute=48..93 crowd=180..9400/20 place=2..19 games=3..11
% scorer=the full back; a substitute nobody had heard of; the captain, off his shin; the teenager; a defender by accident; their own keeper
o {thing}: {home}-{away} at full time. I need to sit down. | Sit. We all need to | What a second half that was
o Winner in minute {minute}, by {scorer}. I've hugged a man whose name I don't know. | We're all related now | I was the man. Hello
o {crowd} of us in the rain for {thing}, and I'd not swap it for anything. | Could hear you from the car park
o [gripe] {games} games without a win for {thing}. I've bought next season's ticket anyway. | This is called love | or habit, but still
o [joke] {placeth} in the table, and my uncle already has plans for promotion. {thing}, never change. | uncles are always one division ahead
o Half-time, {home}-{away}. {thing} have found the dressing room, now let's see if they find the goal. | The pies were good, at least | subs, please, before I come on myself
o [gripe] The referee gave that for what, exactly? Minute {minute}. I've watched it nine times. | Watched it ten. Still nothing | It was outside! By a car length!
o Took my daughter to her first {thing} game. She fell asleep in minute {minute} and asked to come again. | She's one of us
o [gripe] Dad's seat at {thing} was empty today for the first time in {games} years. We clapped in minute {minute}. | I clapped. Didn't know why until now | hugs from row F
o [gripe] We sang for {minute} minutes and lost. {thing} till the end. | best away end of the season
o {scorer^}! I take back everything since August. | you'll be angry again by Saturday
x Same again next week.
x My voice is gone.
x Somebody check on the man in row C.
q Man of the match? | {scorer^}, no question | The woman with the pies
q Who's going to the away game? | Two from our street. There's room in the car | Me, if the trains run
c We were robbed and I'll say so until spring.
c Best performance since the cup game.
c I listened on the radio and it sounded worse than that.
c As a neutral: lovely to watch.
c Fair play to the other lot, they never stopped running.
a crowd@home | How many were there? | {crowd}, they said at half-time.
a place@home | Where does that leave us? | {placeth}, with a game in hand.
t football; {thing}; nonleague

= football.sunday | football | joke text photo | running-shoe | grass
$ age=34..61 goals=2..9 minutes=12..70 sub=50..80
% injury=my hamstring; my pride; both ankles; the good knee; my back, tying my boots; a muscle I can't name
o Sunday league, {age} years old, {minutes} minutes. I've hurt {injury}. | at {age} you are basically a monument
o We lost by {goals}. The other team had matching socks, so it was over before it started. | Matching socks are worth three goals
o Our warm-up is a man called Keith explaining why he can't run today. | every team has a Keith
o Came on in minute {sub}, touched the ball twice, was booked once. | three contributions! that's stats
o The pitch was frozen, the ref was late, the nets were missing. We played anyway and scored {goals}. | We've never felt more alive
o My son asked which position I play. I said "out of breath". | modern football needs that role
o {goals} goals in one half and I was in goal. Please don't ask. | I was at the other end, sorry
o Every team needs someone who brings oranges. I'm {age} and I've found my role. | The oranges win titles
o New tactic: everybody shouts "time" and nobody has any. | it's the same at our club
x Training on Wednesday.
x Same squad next week, minus two wedding guests.
c Ice it. Whatever it is, ice it.
c I've retired three times from this sport.
c We need a left back, are you free?
c You forgot to mention the penalty.
c There are photos and I will use them.
a age | How old are you, out of interest? | {age}, in Sunday years that's ninety.
t sundayleague; grassroots

= sport.watch | sport | share text text photo | badminton stopwatch | sky grass water
: thing | art
@ the badminton | badminton | The rallies are longer than my attention span and I still can't look away.
@ the cycling | bicycle | Four hours of fields and then ninety seconds of chaos.
@ the swimming | water-wave | Every four years I become an expert on turns.
@ the table tennis | badminton | I blinked and it was match point.
@ the rowing | canoe | They look as if they might die and then they hug.
@ the cricket | sun | Day three, a cloud, a sandwich. Bliss.
@ the curling | broom | Nobody shouts at a broom like that anywhere else.
@ the climbing | mountain | My hands sweat on their behalf.
@ the gymnastics | stopwatch | I pulled something getting up to applaud.
@ the archery | compass | So calm that I fell in love with the commentator's breathing.
@ the rugby sevens | running-shoe | Fourteen minutes, seven heart attacks.
$ hours=2..7 set=2..5 medals=2..9 seconds=2..60 up=4..6
o I put {thing} on for five minutes. That was {hours} hours ago. | and now you know all the rules | same sofa, same fate
o I know nothing about {thing} and I've shouted at the screen {medals} times. | that's how experts start
o Decided by {seconds} hundredths of a second. I take longer to blink. | My coach would say it was the start
o Woke up at {up} for {thing}. My boss thinks I'm keen. | don't ever correct them
o It went to set {set} and I've eaten the whole packet. | stress biscuits don't count
o {thing^} should be on every weekend, and that's my whole manifesto. | You've got my vote | and at a decent hour, please
o My gran watches {thing} with the sound off and her own commentary. It's better. | does she stream
o The commentator just said "that's what training is for" and I looked at my own life for {hours} minutes. | ouch, same
o {medals} medals, one tiny village. They'll never pay for a drink again. | I'd love to be there tonight
x No notes.
x I'm not crying, you are.
c That last {seconds} seconds, though.
c I used to do this at school, badly.
c Who won? I'm stuck at work.
c Can we talk about the shoes?
c I'm rewatching it tonight with my kids.
a hours@set | Long day of watching? | {hours} hours, with breaks for tea.
t sport; onTheSofa

= sport.play | sport | win photo text text | badminton bicycle flexed-biceps running-shoe | wall sky water
: thing | art
@ swimming | water-wave | The old ladies in lane two overtake me without wetting their hair.
@ badminton | badminton | My partner plays with a racket older than me and wins.
@ climbing | mountain | Fell eleven times on the same yellow hold.
@ cycling | bicycle | Every headwind is personal.
@ table tennis | badminton | The man with the headband is seventy-four and undefeated.
@ yoga | flexed-biceps | I fell asleep at the end and the teacher put a blanket over me.
@ rowing | canoe | Blisters like a pirate.
@ bouldering | hiking-boot | A ten-year-old told me where to put my foot.
@ tennis | badminton | My serve is mainly a question.
@ skating | snowflake | I have found the barrier and I love it.
$ minutes=25..110/5 times=2..5 metres=400..3200/100 weeks=3..28 age=31..68 points=11..21
o Week {weeks} of {thing}, and for the first time it felt like fun. | This is the moment it sticks | Week {weeks} is when it happened to me as well
o {minutes} minutes of {thing} before work. I'm useless now, but smug. | smug counts as cardio
o I'm {age}, I started {thing} this year, and I'm still the worst in the group. They keep saving me a place. | That's a good group | The worst in the group improves fastest
o Won my first game of {thing}. {points} points, one of them deserved. | The others will be too
o Go {times} times a week, they said. You'll sleep, they said. They were right about {thing}. | it's annoying when they're right
o [joke] My physio asked what I do for fun. I said {thing}. She said "ah". | the "ah" costs extra
o {metres} metres without stopping. Small for you, enormous for me. | Not small at all! | {metres} is a proper distance. Be proud
o [joke] Forgot my towel at {thing} and dried myself with a jumper. {minutes} minutes of glory, one of shame. | everybody has done the jumper
o Signed up for {thing} with a friend so that neither of us can cancel. We both tried. | accountability works, grudgingly
x My legs have written a complaint.
x Tea and toast afterwards.
q How do you keep going in winter? | I leave my bag by the door and my excuses in bed | With a friend who rings the bell
c Which club? I'm looking for a friendly one.
c {times} times a week is a lot, respect.
c I wish they'd told me at school that {thing} can be fun.
c Come on Thursday, we've a beginners' lane.
c You'll be unbearable by summer and you've earned it.
a minutes@weeks | How long is a session? | {minutes} minutes, then soup.
a weeks@age | When did you start? | {weeks} weeks ago.
t {thing}; beginner

= running.log | running | win photo text | running-shoe stopwatch | dawn sky grass
$ km=31..214/1:1 pace=48..72/1:1 heart=124..171 steps=9000..31000/500 up=20..480/10 weeks=3..20 count=3..40
% where=along the canal; round the reservoir; through the park, twice; on the towpath; up the hill behind the school; from home to work; on the beach, into the wind
% weather=in drizzle; in fog; in sideways rain; under a silly blue sky; in the dark; at sunrise
o {km} km {where}, {weather}. Nothing hurts, which worries me. | Enjoy it while it lasts | {km} is a proper morning
o Long run done: {km} km {where}. The last two were mostly swearing. | the swearing is part of the plan
o {km} km with {up} metres of climbing. My watch asked whether I was all right. | Were you?
o Average heart rate {heart}. I was chased by a goose {where}. | That's your interval training
o Ran {where} {weather} and said good morning to {count} dogs. | and the owners? | The dogs matter more
o Week {weeks} of the plan. Easy {km} km today, and easy is the hardest pace to learn. | Slow is smooth, as my coach says | {km} easy is still {km}
o I got lost and did {km} km instead of five. New personal best, no plan required. | getting lost is the best coach
o Somebody in a dinosaur costume overtook me {where}. {km} km of reflection followed. | in fairness dinosaurs were quick
o {km} km {weather}. Not fast, not pretty, done. | Done beats pretty
o My first double figures were ten months ago. Today {km} km, and I stopped for a bun. | buns are race nutrition
x Shower, eggs, nap.
x The shoes have about a month left.
x No music, only birds.
q Where do you run when it's dark at five? | Round the football pitch, they leave the lights on | On the ring road with a vest like a Christmas tree
c Kudos! That route {where} is lovely at this time of year.
c {weather^}? You're made of something else.
c I turned round after ten minutes today, so thank you for this.
c What are you training for?
c Do you eat before or after?
a km@heart | How far in the end? | {km} km.
a heart@km | What was your heart rate? | {heart} on average.
a up@km | Was it hilly? | {up} metres of climbing.
t running; runchat

= running.race | running | win photo text | running-shoe ticket stopwatch | sky dawn
: thing
@ the Eastmere Half | The band at mile eight saved me.
@ the Reservoir 10K | Flat, they said. It was a reservoir, so it's true.
@ the Quillport Coastal | The wind had its own number.
@ the Old Kiln Five | Finished behind a man carrying a tuba.
@ the Harrow Vale Marathon | I met God at kilometre thirty-five, he was handing out bananas.
@ the Bridges 15 | Seven bridges, each with its own hill.
@ the Lantern Night Run | Head torches as far as you can see, and nobody speaks.
@ the Mud and Marmalade | The medal is a jar.
$ hour=1..4 minute=11..58 second=11..58 place=12..900 field=920..4800/20 number=101..2999
o Finished {thing} in {hour}:{minute}:{second}. I'll never do it again. When's the next one? | Congratulations!! Registration opens on Monday | the "never again" lasts three days
o {thing^}: {placeth} of {field}. I was aiming for upright. | Upright counts. Well run
o Number {number} is pinned on. {thing^} starts in an hour and I've been to the toilet four times. | Go once more. Good luck! | I'm 40 numbers behind you, say hi
o I volunteered at {thing} instead of running. {field} cups of water, {field} thank yous. | That cup at the bend was from an angel. It was you!
o [gripe] Did not finish {thing}. Sat on a wall with a stranger and shared a banana. It was a good day, somehow. | there'll be others. The knee only comes in pairs
o {minute} seconds off my best time at {thing}. I slept eleven hours before and that's the whole secret. | Sleep, the legal drug
o [joke] My kids made a sign for {thing}. It said "you are late". | motivation, delivered
x Medal's on the fridge.
x Stairs are cancelled until Thursday.
q Anyone else there? | Yes, behind you the whole way. Nice socks | I was the one in the bin bag at the start
c What's the course like? Thinking about next year.
c I watched from the bridge and cried at strangers.
c {place} of {field} is brilliant, don't you dare be modest.
c I walked half of it and loved every minute.
a second@place | What was your time in the end? | {hour}:{minute}:{second}, by the mat.
a place@second | Where did you come? | {placeth}.
t running; raceday

= music.play | music | share video text text photo | guitar musical-keyboard musical-score microphone | wood wall night
: thing | art
@ cello | musical-score | It sounds like a ship leaving.
@ piano | musical-keyboard | My left hand is a separate person with its own plans.
@ guitar | guitar | The F chord and I are in talks.
@ violin | musical-score | The cat has moved to the other end of the flat.
@ ukulele | guitar | It's impossible to be gloomy on it, I've tried.
@ drums | microphone | I practise on pillows, out of love for my neighbours.
@ accordion | musical-keyboard | It breathes when I do.
@ harmonica | microphone | I play on the bus stop bench when nobody's waiting.
@ clarinet | musical-score | It squeaks exactly once in every piece, so I plan for it.
@ banjo | guitar | My partner calls it "the visitor".
$ weeks=3..60 minutes=10..60/5 bars=4..32/2 bpm=52..132/2 years=2..25
% piece=a waltz; the slow bit of a sonata; a folk tune from my gran; a lullaby; one song I loved at sixteen; scales, endlessly
o Week {weeks} of {thing}. I can play {piece}, if nobody breathes. | I'll hold my breath. Post it! | Week {weeks} is when mine started to sound like music
o {minutes} minutes of {thing} every evening. Today {bars} bars came out right in a row. | {bars} bars is a whole piece, if you repeat it
o Played {piece} at {bpm} beats per minute. It's marked much faster. I'm marked much slower. | slow practice is the only practice
o I picked up the {thing} again after {years} years. My fingers remembered {piece}. I didn't. | Fingers have better memory than we do
o [joke] My neighbour knocked. I apologised for the {thing}. She'd come to ask for {piece}. | this is my favourite post of the week
o Bought {a thing} at a flea market. It came with somebody's name inside and {piece}, folded. | You have to find them!
o My teacher says I rush. I do. I want to get to the end before something goes wrong. | I've never felt so understood
o First open mic with the {thing}: {minutes} people, one cough, {piece}. I'd do it again tomorrow. | brave! I'm on the list for spring
x The metronome and I aren't speaking.
x There's a recording and it will never be heard.
q Do you practise in the morning or at night? | Night, with headphones, like a criminal | Before breakfast, when I can't hear myself think
c The {thing} is the best decision I made at forty.
c Would you play {piece} for us?
c I gave up after {weeks} weeks and regret it every time I read you.
c {minutes} minutes a day beats three hours on Sunday.
c My dad played that on the {thing}. Thank you.
a weeks@piece | How long have you been at it? | {weeks} weeks.
a bpm@piece | At what speed do you play it? | {bpm}, on the metronome. For now.
a minutes | How much do you practise? | {minutes} minutes a day.
t music; practice; {thing}

= music.listen | music | share text text photo | headphone radio mirror-ball microphone | night wall rose
: thing | by
@ Paper Weather | Lena Osk | The third track should come with a warning.
@ Slow Ferries | The Low Rooms | Made for windows and rain.
@ Kitchen Radio | Marlowe Pine | It sounds like somebody's uncle at two in the morning, in a good way.
@ Salt and Static | Ida Brandt | I've listened on shuffle and it still tells a story.
@ Nine Small Bells | Orrin Vale | You can hear the chair creak.
@ The Distance Between Lamps | Hollow Coast | Bass like a big kind animal.
@ Letters to a Lighthouse | June Ashby | Everything builds up to one handclap.
@ Greenhouse | Tomas Arlo | The bridge in the last song changes key and so did I.
@ Half a Map | The Night Buses | Best album opener in years.
@ Sugar on the Sill | Cora Wren | Forty minutes of sunlight.
@ Everybody Home by Nine | Ashgrove | My mum likes it too, and I'm fine with that.
$ tracks=7..14 minute=2..5 plays=6..61 score=61..97/1:1 row=2..22 price=14..64
o "{thing}" by {by}, {tracks} tracks, no skips. Trust me on this one. | Trusting you. Starting now | Track three, wow
o I've played "{thing}" {plays} times this week and the app has started to worry. | {plays} is a reasonable number
o {by} live, row {row}, \${price}. They played all of "{thing}" and nobody filmed it. | the dream crowd
o "{thing}" is fine. Just fine. I said it. {score} out of 10 from people who've not left the house. | Give it a third listen, on headphones | brave opinion, wrong, but brave
o Rainy bus, "{thing}", front seat upstairs. That's the whole post. | Say no more
o What do I listen to after "{thing}"? I've worn it out. | {by}'s first record, the quiet one | The Low Rooms, start anywhere
o Found "{thing}" on vinyl for \${price} under a pile of brass bands. The man said "oh, that". | "Oh, that" means it's worth double
o {minute} minutes into the last song of "{thing}" something happens. I won't say what. | I stopped walking. You know where | okay I've heard it now and you're right
o Concert ended at ten, home at eleven, still humming {by} at three. | curse you, I'd just got it out of my head
x Headphones, please.
x Volume up.
q Which song first? | The second one. The first is a door | The last. Then go round again
c {by} deserves a much bigger room.
c I saw {by} in a pub with eleven other people once.
c Adding it to the queue for tomorrow's drive.
c My whole year sounds like "{thing}".
c Not for me, but I love that you love it.
a price@row | What was the ticket? | \${price}.
a tracks@plays | Is it a long record? | {tracks} tracks.
a row@price | Where did you sit? | Row {row}, on the left.
t nowplaying; newmusic

= film.seen | film | share text text photo | popcorn film-frames clapper-board ticket | night rose wall
: thing | sort
@ The Last Ferry Home | drama | The lead says almost nothing and I understood everything.
@ Nobody Rings the Bell | thriller | I watched the last half hour through my scarf.
@ A Field Guide to Goodbyes | comedy | Sad for ten minutes, funny for ninety.
@ Copper Weather | western | Every shot has dust in it and I could taste it.
@ Eleven Windows | mystery | I guessed wrong four times.
@ The Understudy's Winter | drama | The dog deserves an award.
@ Small Boats | documentary | You'll look at your shoes differently.
@ Midnight at the Launderette | romance | Two people, one dryer, no kissing. Perfect.
@ Static | science fiction | The spaceship makes the sound of a fridge, and it's terrifying.
@ Seventeen Chairs | comedy | My stomach hurts.
@ The Beekeeper's Map | adventure | My seven-year-old whispered "whoa" and that's the review.
@ Quiet Please | horror | I've slept with the hall light on.
$ score=41..95/1:1 minutes=84..187 row=3..16 price=8..19 people=2..40
o "{thing}": {score} out of 10. It's {minutes} minutes long and I looked at my watch once. | Once is a great score | I gave it less, but I had the loud popcorn man next to me
o Saw "{thing}" tonight with {people} others in a room for two hundred. It deserves better. | Going tomorrow so there's {people} plus one
o {A sort} that trusts its audience! "{thing}", go before somebody tells you the ending. | Muting the title until Friday
o "{thing}" is twenty minutes too long. It's {minutes} minutes. I said what I said. | the middle sags, agreed | I'd have watched another hour
o \${price} for a ticket, and "{thing}" was worth nine of them. | where? it's double here
o Cried at "{thing}". It's {a sort}. I don't want to talk about it. | It's the scene with the coat, isn't it
o [joke] Row {row} for "{thing}", next to a man who explained it to his wife. He explained it wrong. | should've taken notes and charged him
o I'd been told "{thing}" was slow. It's not slow, it's careful. | putting that on a poster
o We paused "{thing}" {people} times to argue. Best evening in ages. | that's what a sofa is for
o Nobody in "{thing}" ever finishes a cup of tea. {minutes} minutes and I couldn't think of anything else. | continuity tea is a real problem
x Stay for the credits.
x No spoilers below, please.
q What should I see next? | "Eleven Windows", alone, in the dark | "Small Boats", and bring tissues
c The soundtrack has been in my head for days.
c I fell asleep, and I'm told it was good.
c {score}? Generous. Or stingy. I can't decide.
c Saw it twice and it's a different film the second time.
c Is it all right for a ten-year-old?
a minutes | How long is it? | {minutes} minutes with credits.
a price | What did you pay? | \${price}, weekday price.
a score | Out of ten? | {score}.
t filmtalk; nowwatching; {sort}

= books.read | books | share photo text text | books open-book orange-book green-book glasses | wood linen wall
: thing | by
@ The Salt Orchard | Hanne Lidgate | The grandmother gets all the good lines.
@ A Short History of Doors | R. P. Askew | I've been staring at hinges since chapter two.
@ Eleven Words for Rain | Mirela Costin | Each chapter is a different weather and I swear I got damp.
@ Where the Tram Ends | Jonas Whitlock | Nothing happens, beautifully.
@ The Cartographer's Sister | Adaeze Holm | The twist is on the first page and you don't see it.
@ Ordinary Comets | Pia Sandoval | I underlined so much that it's quicker to read the rest.
@ The Ninth Stair | Colm Ferris | Read it in the bath. Water went cold.
@ Bread, Salt, Absence | Leonie Marr | I had to stop and phone my sister.
@ How to Leave a Party | Dev Anand Pryor | It's about leaving a party for two hundred pages and it works.
@ The Lamp Mender | Sunniva Ek | Short, odd, perfect.
@ Winter Accounts | T. M. Oduya | A bookkeeper solves a murder with a spreadsheet.
@ The Understory | Greta Vance | I know a lot about moss now.
$ page=24..390 pages=180..640/4 nights=2..9 score=2..5 read=11..74 price=2..18
o Page {page} of "{thing}" and I don't want to do anything else today. | That's where I stopped answering the phone
o Finished "{thing}" in {nights} nights. {score} stars and dark circles. | What would the missing star be for? | the circles are the real rating
o "{thing}" by {by} has {pages} pages and I wanted it to have more. | rare and precious
o [gripe] Gave up on "{thing}" at page {page}. Life's short, the chapters aren't. | It gets good at page 300, which is not a recommendation
o Book {read} of the year: "{thing}". I'm ahead of my goal and behind on everything else. | Priorities, sorted
o Found "{thing}" in a charity shop for \${price}. Somebody had written "lies!" in the margin on page {page}. | I need to know what's on page {page}
o [joke] My book club met about "{thing}". Two had read it. We talked for three hours. | so the usual attendance
o The last {score} pages of "{thing}". That's it. That's the post. | I closed it and stared at a wall | don't say more, I'm halfway!
o A man on the train saw my copy of "{thing}" and said only "chapter nine". I'm on chapter eight. | CHAPTER NINE
o Lent "{thing}" to a friend {nights} months ago. I think it lives there now. | Lent is the word we use for given
x Tea's gone cold again.
x Library copy, so hurry.
q What are you reading? | "Winter Accounts", at breakfast, with crumbs | The back of a cereal box, it's been that kind of month
c {by} can do no wrong.
c I've had it on my shelf for a year. Tonight, then.
c Is it sad? I can't do sad this month.
c The audiobook is wonderful too, great voice.
c I bought it because of you, so you're responsible.
a pages | How long is it? | {pages} pages, they fly.
a page@by | Where are you now? | Page {page}.
a read@nights | How many this year? | {read} so far.
t books; amreading; bookclub

= books.shelf | books | ask text text | books bookmark | wall
$ hours=2..9 age=6..15 count=3..12
% mood=funny; short; slow and kind; properly frightening; set on a boat; about old friends; with maps in it; with recipes in it
o I need a book that's {mood}. No wars, please. | "Where the Tram Ends". You're welcome | "How to Leave a Party"
o {hours} hours on a train tomorrow. One book. What should it be? | Something you can close at every station. Short stories | "The Ninth Stair", you won't notice the time
o Which book did you pretend to have read? I'll go first: most of them. | The one about the whale | All of my set texts. Sorry, Mrs Lowe
o Present for a girl who's {age} and has read everything. Ideas? | A blank notebook and a very good pen | Ask her to pick for YOU. My niece loved that
o Do you finish books you don't like? | Never. Life's a library with closing hours | Always, out of spite
o {count} books on my bedside table. In which order does one climb down? | Thinnest first, you need a win
o How do you sort your shelves? I've just moved in and I have {count} boxes. | By colour, and I'll fight anyone | By who'd get on with whom at dinner
o Is listening reading? | Yes. Next question | My ears have read forty books this year
f poll | Where do you read most? | In bed; On the way to work; In the bath; I only buy them
f poll | You fold the corner of the page: | Always; Only of my own books; Never, you monster; I remember the number
f poll | Ending first? | Sometimes; Never; Always, I need to know
t books; readers

= photo.shot | photo | share photo photo photo | camera sunset bridge-at-night cityscape water-wave | dawn night sky water
: thing | art
@ fog over the river | water-wave | You couldn't see the other bank, so I pretended there wasn't one.
@ an empty platform | station | The clock was wrong, which helped.
@ first light on the roofs | sunrise | Somebody's kettle was steaming in the third window.
@ the bridge at blue hour | bridge-at-night | It lasts about twenty minutes and I missed twelve of them.
@ puddles | cityscape | Turn the picture round and it's a better city.
@ a fox crossing the road | dog-face | She looked both ways. I didn't.
@ a lamp in the rain | night-with-stars | My socks paid for this.
@ old doors | door | Blue ones are winning.
@ the last leaf on the tree outside | deciduous-tree | It's been there for nine days.
@ swimmers in the harbour | water-wave | They'd been in for an hour and I was cold in a coat.
@ a stranger's umbrella | umbrella-with-rain-drops | Red, of course, against all that grey.
$ frames=3..420 seconds=2..30 iso=100..1600/100 up=4..7 rolls=2..9
% mm=24; 28; 35; 50; 85; 135
o {thing^}. {frames} frames, one keeper. | The one was worth it | how did you choose?
o Got up at {up} for {thing}. | That's dedication. I got up at ten for toast
o {thing^}, {seconds} seconds, on a wall because I'd left the tripod at home. | walls are the best tripods
o I take the same picture every week: {thing}. It's never the same picture. | do a book!
o {thing^}. {mm} mm, ISO {iso}, cold fingers. | Thanks for adding the numbers | You can feel the cold
o No edit, no crop: {thing}. | It doesn't need any
o Waited {seconds} minutes for {thing} and then it was just there. | the waiting is half of it
o {rolls} rolls back from the lab. Most are my thumb, but then: {thing}. | that thumb has a good eye
o My phone did this. {thing^}. I only held it. | you held it at the right moment
x I'll print this one.
x Straight out of the camera.
q Colour or black and white? | Colour. The whole point is that bit of red | Black and white, and a little darker
c The light here!
c Can I draw from this? I'd credit you.
c That's my street! I never knew it could look like this.
c I'd hang it in the hall.
c I can hear this picture.
a frames@thing | How many did you take? | {frames}. My card was full.
a mm@frames | Which lens was it? | Just {a mm} mm.
a up@seconds | When did you get up? | At {up}. Never again, until tomorrow.
t photography; earlybird; streetphotography

= photo.ask | photo | ask text photo | camera | paper wood
$ budget=80..600/20 photos=2000..48000/1000 years=3..18
o {photos} photos on my phone. How do you people sort yours? | We don't. We scroll and sigh | Ten a day on the bus. Took me a year, worth it
o Is a used camera for \${budget} a good idea for a beginner? | Yes, and spend the rest on trips | Check the shutter count and buy it
o How do you photograph strangers without being rude? | Smile first, ask second. Most say yes | I ask. Then they pose, then I wait, then they forget
o What's the one setting that made your pictures better? | Exposure compensation, minus a little | Walking closer
o Do you print your pictures, or do they live in the phone for ever? | One album a year. My mother counts on it | I printed one. It changed everything
o I've been photographing for {years} years and my horizon still tilts. Help? | Grid lines on. It feels like cheating and works | Tilt more and call it style
o What do you do with photos of places that are gone now? | Keep them all. Somebody will ask one day | Give copies to the library, they love that
f poll | The best light is: | Early morning; Just before dark; Overcast, fight me; The fridge's
f poll | Photos of me that I like: | Many; About three; One, from behind; None
t photography; askphotographers
`;
