/** Forms of English posts about machines, code, science, languages, chess, work and shops. Format: ../../form-data.ts. */
export const making = `
= tech.bought | tech | share photo text text | electric-plug | wood paper wall
: thing | art | price
@ mechanical keyboard | desktop-computer | 69..189/10 | Louder than I expected.; The spacebar rattles a bit, going to fix that.
@ e-reader | mobile-phone | 99..229/10 | Still on the first charge.; Great for reading in bed.
@ second monitor | desktop-computer | 119..389/10 | Wish I'd done it sooner.; My neck already feels better.
@ standing desk | laptop | 199..389/10 | The motor is quieter than I thought.
@ robot vacuum | battery | 149..389/10 | It gets stuck on the rug though.; The dog hates it.
@ smart plug | electric-plug | 9..29 | Took ages to connect to the wifi.
@ headset | headphone | 99..349/10 | The office is so quiet now.; Comfortable even with glasses.
@ refurbished laptop | laptop | 199..389/10 | One scratch on the lid, otherwise like new.; Battery holds about six hours.
@ power bank | battery | 19..59/5 | Heavy, but charges my phone four times.
@ webcam | camera | 29..119/10 | The picture is so much better than the built-in one.
@ air fryer | cooking | 59..189/10 | Chips in fifteen minutes.
$ days=5..60 stars=3..5
% reason=my old one died; it was payday; I'd read reviews for three weeks; it was half price; a colleague wouldn't stop going on about theirs
o Finally bought {a thing}, \${price}. {reason^} + | what did you have before? >> a really old cheap one | good price | nice, enjoy it
o {days} days with the new {thing}: {stars} out of 5 + | what would you change about it? | I gave mine about the same | helpful, been thinking about getting one
o [tip] The \${price} {thing} I got does everything the expensive one at work does. Don't overpay. | which model? >> will send it to you | good to know | the expensive one lasts longer in my experience
o [gripe] Returned the {thing} after {days} days. Just didn't get on with it. | what was wrong with it? >> too fiddly for me | same, sold mine within a month | did you get the full \${price} back? >> yes, no questions
o [ask] Is \${price} a fair price for {a thing}? Seems a lot. | wait for the sales | it's about what I paid | get a used one, half the price
o So happy with my {thing}. {days} days in and I use it every day. | me too, best thing I bought this year | don't tempt me | how does it hold up?
o [gripe] My {thing} broke after {days} days. Sent it back. They say three weeks. | three weeks! | mine too, must be a bad batch | keep the receipt, push for a refund instead
o [ask] Talk me out of buying {a thing} for \${price}. Or into it. | into it. use mine daily | out of it. do you really need one? | sleep on it for a week
o [ask] Which {thing} do you all have? Overwhelmed by the choice. | the cheapest with good reviews, honestly | whatever you get, check the warranty | mine's three years old and they don't make it any more, sorry
o [gripe] Bought {a thing} for \${price} and the next day it was reduced. Every time. | ask them for the difference, some shops do it | story of my life | return it and buy it again
o No more gadgets this year, I said. Anyway, I now own {a thing}. | {reason}? | haha we've all said that | at least tell us it's good
o {days} days with the \${price} {thing} and I'd give it {stars} out of 5. | would you buy it again? | same score from me | what lost it the rest?
o [tip] PSA: before you buy {a thing}, ask around. I was about to pay \${price} and my neighbour had one in the cupboard she never used. Swapped it for a cake. | good trade | this is the way | my whole street should do that
o [gripe] To register my new {thing} I had to make an account, confirm the email, confirm the confirmation and choose my interests. My interests are using the {thing}. | and then came the newsletter | fake email, always | I chose "none" and it wouldn't let me
o Told my wife the {thing} was \${price}. She said "and in real life?" | she knows | haha | and in real life?
o {days} days ago I thought {a thing} was a waste of money. I'd like to apologise to everyone I said that to. | apology accepted | told you | that good?
o The box of my new {thing} is so nice that I can't throw it away. The cupboard has four of those now. | you never know when you need a box | I've got the same cupboard | my husband calls it the museum
o It took me {days} days to find out the {thing} has an off switch. | where was it? >> underneath | a happy ending | mine's still on then
o [gripe] The {thing} needs a cable that isn't in the box. \${price}, no cable. | daylight robbery | cable's the business model | I've got six, want one?
o My daughter set up my new {thing} in four minutes and sighed twice. | only twice? | same here | did she explain anything? >> no
o I've named the {thing}. That's how you know it's staying. | what's the name? | ours is Gerald | too late to send it back then
x Setup was easy.
x The manual is useless.
x So far so good.
c Which one exactly?
c I've had mine for two years, no problems.
c Been thinking about getting {a thing} too.
c let us know how it is after a few months
a price@days | How much was it? | \${price}.
a days@stars | How long have you had it? | {days} days.
a stars@days | What would you give it out of 5? | {stars}.
t tech; gadgets; desksetup

= tech.fault | tech | gripe text text photo | electric-plug wrench | wood paper
: thing | art | fix
@ printer | laptop | deleting it and adding it again / turning it off and on / cleaning the rollers |
@ router | electric-plug | turning it off and on / a new cable / moving it away from the microwave |
@ phone | mobile-phone | a hard reset / cleaning the charging port / deleting one app |
@ laptop | laptop | turning it off and on / a driver update / cleaning the fan |
@ smart lock | door | new batteries / turning it off and on |
@ doorbell | door | new batteries / a new cable / moving the router |
@ smart speaker | radio | a factory reset / turning it off and on |
@ TV | desktop-computer | a new cable / turning it off and on / a factory reset |
@ washing machine | soap | cleaning the filter / turning it off at the wall |
$ hours=2..6 tries=3..9 queue=25..58 years=4..9
o {hours} hours trying to fix the {thing}. What worked in the end: {fix}. | it's always something like that | thanks, that just fixed mine too | at least it's working now
o The {thing} updated itself overnight and now nothing works. | same! is it a bad update? | there's a way to roll it back, check their help page | why do they push these at night
o On hold with support about the {thing} for {queue} minutes now. | ring again at eight, no queue | same music since 2009 I bet | did you get through? >> yes, they're sending someone
o [ask] {thing^} won't connect to the wifi after {tries} tries. What am I missing? | is it on the 5 GHz network? lots of them only do 2.4 | forget the network and start again | move it next to the router for the setup
o Who decided a {thing} needs an account and a password? | and an app. and my date of birth | so they can sell you things | mine wants a subscription now
o [win] Fixed the {thing} myself. The magic was {fix}. No engineer, no bill. | well done! | how did you find out? >> a video, twelve minutes long | saved yourself a fortune
o {thing^} dead after {years} years. Repair costs more than a new one. Such a waste. | try a repair café first | they're built like that | {years} years is not bad these days though
o Tried everything with this {thing}. {tries} restarts, new cable, reset. Giving up for today. | take a break, try again tomorrow | what exactly does it do? >> just a red light and nothing else | sleep on it. mine came back by itself
o The new {thing} arrived and it's broken out of the box. Brilliant. | send it straight back | unlucky | don't let them tell you to repair it, ask for a new one
o {tries} restarts and {queue} minutes on hold later, the {thing} still doesn't work. | I'd have thrown it out by now | that's a full working day | they should send you a new one
o [joke] Support chat, a short play. ⏎ Me: the {thing} doesn't turn on. ⏎ Them: have you tried updating it? ⏎ Me: it doesn't turn on. ⏎ Them: great! Anything else today? | painfully accurate | I had that exact bot | please rate this conversation
o [joke] My dad's way of fixing the {thing}: a firm slap. It's worked for {years} years. | percussive maintenance | dads know | ours needs two slaps
o {queue} minutes of hold music and then "we're closed". About the {thing}, obviously. | unbelievable | I'd write an email in capitals | they do that on purpose
o [joke] The {thing} stops working whenever I say something nice about it. | don't talk about it in front of it | mine works when the engineer's here | jinxed
o It's always the cable. {hours} hours on the {thing} and it was the cable. | it's always the cable | I start with the cable now | until it isn't
o [win] Turned the {thing} off. Went for a walk. Turned it on. I'm basically an engineer. | walk's the important part | charge by the hour | saving this method
o [joke] The {thing} has switched itself to Spanish. I don't speak Spanish. It seems happy. | learn Spanish | settings, third from the bottom, if you can read it | let it be happy
c Mine did the same, then it just stopped doing it.
c ugh, sorry
c I hate tech sometimes
a hours@fix | How long did it take? | {hours} hours.
a fix@hours | What was it in the end? | {fix^}.
t tech; help

= tech.question | tech | ask text text | laptop | paper
$ budget=350..700/50 age=4..8 price=100..350/50
% for=my dad; my daughter, she's starting uni; my first office job; editing short videos; a lot of train journeys; my gran
o Laptop for {for}, around \${budget}. Needs to be quiet. Any tips? | refurbished business laptop, you get a lot more for the money | get at least 16 GB of memory | check the screen in a shop first
o My phone is {age} years old and still works fine. Do I really need a new one? | not if it still gets security updates | change the battery, good for another two years | mine's older than that
o Best way to get {age} years of photos off an old phone? | cable to a laptop, forget the cloud | do it in batches or it'll crash | external drive and an evening
o Is there a simple alarm clock that doesn't need wifi or an app? For my gran. | supermarket, ten dollars | look for a travel clock | the old twin bell ones are great
o How do you keep cables under a desk tidy? Mine's a mess. | velcro ties and one big box | a tray screwed under the desk | I gave up years ago
o Is \${price} too much for headphones if I wear them eight hours a day? | not for eight hours a day | try them on first, comfort matters most | check if the cushions can be replaced
o What's the first app you open in the morning? | weather | messages | this one, sadly
o Want to learn to repair my own stuff. Where do I start? | get a decent screwdriver set and open something already broken | repair café, they let you watch | old laptops are good for learning
o How often do you actually back up your computer? | it runs every night, set it and forget it | never and I'll regret it one day | once a month, when I remember
o Which password manager do people use? Sick of forgetting mine. | any of them is better than none | the one built into my browser | a notebook in a drawer. don't laugh
o Does anyone still use a tablet? Ours has been in a drawer for {age} years. | for recipes in the kitchen | the kids do, in the car | gave ours to my mum, she loves it
o TV keeps losing the wifi every evening around eight. Any ideas? | everyone's online then, try the other band | plug it in with a cable if you can | change the channel in the router settings
o My {age}-year-old laptop has started making a noise like a small plane. Fan? | fan, clean it | compressed air, outside, wear something old | mine did that for two years
o What do you do with old chargers? I've got a drawer of them. | recycling centre, they take all of it | keep one of each, bin the rest | one day you'll need exactly that one
o Is there an app that just lists what's in my freezer? No recipes, no friends. | a pencil and the door | a spreadsheet, sadly | please no friends
o How do I explain to my dad what a browser is? Third try. | the window to the shop street | show, don't explain | call it "the internet", move on
o My laptop is {age} years old and lasts three hours on one charge. Is that normal? | about right for that age | replace the battery | mine does less
f poll | How old is the phone you're on now? | Under 1 year; 1 to 2 years; 3 to 4 years; Older | six years, battery and all;mine still has a headphone jack;got a new one last week, miss the old one
f poll | Dark mode or light mode? | Dark; Light; Automatic | dark, my eyes are old;light, in the sun you can't see anything else;automatic and I hate it twice a day
f poll | How many tabs do you have open right now? | Under 10; 10 to 30; 30 to 100; I don't want to know | I stopped counting at 80;one. this one;they're not open, they're waiting
f poll | Last time you restarted your computer? | Today; This week; This month; No idea | when the power went;every evening, I'm old;it restarted itself this morning, does that count?
f poll | Best way to say goodbye in an email? | Best wishes; Kind regards; Thanks; Just my name | "best", no wishes;my initial, like a spy;I still don't know after twenty years
f poll | Do you read the manual? | Always; When it breaks; Never | it's in the drawer with the others;the pictures, yes;my wife reads it to me
t tech; question

= code.release | code | news text text photo | laptop wrench light-bulb | paper grid wall
: thing | art | does
@ tinyledger | laptop | keeps accounts in plain text | It's about nine hundred lines of code.; No telemetry and no account needed.; I started it because spreadsheets kept breaking on me.
@ papertrail-cli | laptop | sorts scanned letters by date | It reads dates in eleven formats now.; Works fully offline.; The hardest part was bad scans, so there's a cleanup step.
@ mosswiki | notebook | turns a folder of notes into a small site | My own notes have been on it for three years.; Dark theme was the most requested feature.; Search runs in the browser, no server.
@ kettle.js | laptop | schedules jobs without a server | It has one dependency left.; The name came before the code.; Time zones took longer than everything else together.
@ quietcron | alarm-clock | tells you when a job did not run | It stays silent as long as everything's fine.; Someone runs it on a farm, which made my week.; Config is one small file.
@ graphbarn | bar-chart | draws charts in a terminal | Colour-blind friendly palettes are the default now.; Yes, it does pie charts.; Rendering was rewritten twice.
@ lintel | wrench | finds dead links in documentation | It found forty in its own docs.; False positives are rare, please report them.; It respects rate limits by default.
@ cargo-otter | compass | shows which package made your build slow | On most projects it's one or two packages.; Output is a plain table.; The otter logo is by my sister.
@ pebbledb | memo | is a database in a single file | Please don't run a bank on it.; The tests really do pull the plug on a machine.; File format is documented.
@ oakfmt | page-with-curl | formats config files and nothing else | No options, on purpose.; Running it twice never changes anything.; Comments stay where they are now.
@ fernmap | world-map | makes printable maps of walking routes | A scout group prints its whole year with it.; Contour lines took me a whole winter.; It works with plain GPX files.
$ major=1..6 minor=1..14 patch=2..9 fixes=12..48 people=3..11 percent=12..60 ms=120..900/10
h Notes on {thing} {major}.{minor}, a short thread:
h What's new in {thing} {major}.{minor} and how it came about 🧵
o {thing} {major}.{minor} is out. It {does}, and it's about {percent}% faster on large inputs. | nice, our builds noticed | how did you get {percent}%? >> stopped parsing everything twice | congrats on the release
o Released {thing} {major}.{minor}.{patch}: {fixes} fixes, thanks to {people} contributors. | thanks for merging mine | upgraded, no problems | great work
o {thing} {major}.{minor} drops support for two very old platforms. If that's a problem for you please open an issue. | fair enough | we're still on one of them, will open an issue | about time honestly
o [worry] Known issue in {thing} {major}.{minor}.{patch}: slow first start, about {ms} ms. Fix is coming this week. | thanks for being upfront about it | saw that too, wasn't sure if it was me | no rush
o {thing} {does}. Version {major}.{minor} is up now, feedback welcome. | just tried it, works well | docs are very clear | does it run on Windows? >> yes, tested on 10 and 11
o {people} people, {fixes} pull requests and a lot of evenings: {thing} {major}.{minor} is done. | congratulations to all of you | thank you for your work on this | been waiting for this one
o Changelog for {thing} {major}.{minor} is up. {percent}% faster, smaller download, clearer error messages. | the error messages are so much better now | thanks! | which part got faster? >> mostly reading files
o [worry] If you use {thing}, please update to {major}.{minor}.{patch} today. A malformed file could crash it. | updated, thanks | is {major}.{minor} affected as well? >> yes, everything before this one | who found it? >> a user, by accident
o [tip] Looking for people to test {thing} {major}.{minor} before I call it stable. It {does}. | happy to | on it this weekend | running it in staging now, so far so good
o [win] {thing} just passed a thousand stars. Started as a weekend project. Thank you all. | well deserved | congrats! | it's such a useful little tool
o {thing} {major}.{minor}.{patch} is up: {fixes} fixes, {percent}% less memory, start-up down to {ms} ms. | very nice | the start-up time is great now | thanks!
o {thing} {major}.{minor} is the first version I'd show my mother. Not that she'd care. | does she have an account on the forge? | high bar | it looks really polished
o After {people} release candidates that weren't, here's {thing} {major}.{minor}. | patience pays off | upgrading tonight | thanks for not rushing it
o [gripe] I broke {thing} on old terminals with {major}.{minor}. Sorry. {major}.{minor}.{patch} puts it back. | fixed here, thanks | that was quick | happens to everyone
o {fixes} small fixes in {thing} {major}.{minor}.{patch}. None of them exciting, all of them annoying until today. | the best kind of release | my pet hate is on the list! | thanks for the boring work
o The docs of {thing} have examples now. Only took me until {major}.{minor}. | finally! | the third example saved my morning | docs are the real feature
o [ask] {thing} {major}.{minor}: keep the old flag names or break them now? Honest opinions please. | break them, with a clear message | keep them one more version | warn now, remove later
x Issues and questions welcome.
x Licence unchanged.
x Docs are updated too.
c been using {thing} for a year, thank you for it
c Great project.
c What's planned next?
c Is there a package for Debian?
c Starred.
c nice work
a percent@major | How much faster is it? | About {percent}% on large inputs.
a fixes@percent | Many changes? | {fixes} fixes, most of them small.
a people@major | Is it just you? | There are {people} of us now.
t opensource; {thing}; release

= code.life | code | joke text | laptop | paper
$ lines=120..900/10 hours=2..8 tests=140..900/5 tabs=24..90 years=4..12 start=8..10
% bug=a missing comma; a time zone; a stale cache; the wrong branch; a trailing space; a typo in a variable name; daylight saving
o {hours} hours of debugging. It was {bug}. | it's always {bug} | been there this week | at least you found it
o [win] Deleted {lines} lines of code today and everything still works. | best feeling | deleting code is my favourite kind of work | how old was it? >> some of it from {years} years ago
o Found a "temporary fix" in our code from {years} years ago. It's still running. | nothing more permanent | don't touch it | git blame says it was me once
o All {tests} tests passed first time. Now I don't trust them. | are they actually running? | I'd be worried too | mine did that once, they were all skipped
o Too many tabs open ({tabs}) and every one of them is a bug I meant to look at. | bookmark them and never look again | relatable | mine crashed last week and honestly it was a relief
o Review comment I got today: "this works but I don't understand why". Same. | at least they were honest | approve and run | put that in the comments of the code
o Spent an hour naming a function. Called it handleData. | we've all shipped a handleData | naming is hard | rename it tomorrow to processData
o [gripe] Asked for an estimate, said {hours} days. They heard {hours} hours. | always double it | same in our team every sprint | put it in writing next time
o my commit messages by the end of the day: "fix", "fix2", "please" | mine end with "asdf" | squash it and nobody will know | I feel this
o The intern needed ten minutes to see it: {bug}. I'd been looking since {start}. | fresh eyes! | hire that intern | that's what pair programming is for
o Reading code I wrote {years} years ago and I have so many questions. | who let me do that | no comments either I guess | at least it means you got better
o [gripe] Removed a feature nobody used. Turns out one customer used it every day. It's back. | there's always one | usage stats lie | classic
o [gripe] Friday, 4:50 pm, "quick deploy". I should know better by now. | no!! | did it survive? >> rolled back at six | we have a rule against that for a reason
o [win] Fixed a bug that's been open for {years} years. Closing that ticket felt so good. | legend | did you tell the person who reported it? >> yes, they'd forgotten about it | that's a good day
o [gripe] My whole morning: waiting for the build, then finding out it was {bug}. | how long is your build? >> {hours} hours on a bad day | pain | time for a coffee at least
o Explained my problem to a colleague and solved it halfway through the sentence. He didn't say a word. | best colleague | rubber duck with a salary | works every time
o [win] Today: {lines} lines deleted, {tests} tests green, home by five. | dream day | what did you delete? >> an old importer | I'm jealous
o Standup today: ⏎ yesterday I looked for a bug ⏎ today I'll look for the bug ⏎ no blockers except the bug | I've said this word for word | did you find it? >> it was {bug} | every standup ever
o [win] {years} years ago I copied code from forums without understanding it. Today a junior asked me why something works and I could actually explain it. Felt good. | this is the best feeling | love that | and teaching it makes you learn it twice
o [gripe] Meeting to decide the name of the meeting where we decide the name of the service. I'm not joking. {hours} hours so far this week. | what's the name? >> still open | call it "service" | I feel your pain
o [joke] {tests} tests, {lines} lines and one function called doTheThing. It does the thing. | naming done right | what thing? | wouldn't touch it
o [joke] "It works on my machine" I said, and my manager said "then we'll ship your machine". | classic manager | where's your machine now? | never gets old
o Found my own question on a forum from {years} years ago. Nobody had answered it. I answered it. | full circle | did past you say thanks? | hero
o [win] Finally understood that part of the code everyone calls "the attic". There's nothing in it. | {years} years of fear for nothing | delete it! | that's what the attic wants you to think
o [joke] Code review: {lines} lines, one comment, "typo in line 3". | that person read line 3 | and the other {lines}? | I've been that reviewer
o [joke] There are two kinds of colleagues: those who name the file final, and those who name it final_2. | final_2_really | I'm a final_final | there's a third kind: Copy of Copy of
o [gripe] Somebody "quickly" renamed a field. {tests} tests would like a word. | who was it | grep is your friend today | all {tests}? impressive
o [win] The cron job I was scared of for {years} years is gone. I replaced it with nothing. | bold | and? >> nobody's noticed | the best code
o Explained recursion to my mum. She asked who washes up at the end. | honestly a great question | the base case does | she'd make a good engineer
o It's {start} am, the build is green and nobody has spoken to me yet. Peak. | don't look up | enjoy every second | the standup is coming
c So relatable.
c we've all been there
c this is my job in one post
c happens to me weekly
c Feels like our team.
a hours@bug | How long did it take to find? | {hours} hours.
t programming; debugging

= code.ask | code | ask text | laptop | paper
$ years=4..15 pages=40..200/10 files=20..90/5
% lang=Rust; Python; Go; TypeScript; SQL; C; Elixir
o Learning {lang} after {years} years of Java. Anything I should unlearn? | stop writing classes for everything | read the standard library, it's well written | the tooling is different, spend a day just on that
o One long README or several short pages, for a small project? | one README until it gets too long | short pages, with a search | README with a table of contents
o How do you review a pull request with {files} changed files? | ask them to split it | start with the tests | slowly, over two days
o Is it okay to send a pull request that only fixes a typo in the docs? | yes, please do | please do, we love those | of course, that's how I started
o What do you do with issues that are {years} years old? | close them with a friendly note | ask if it's still a problem, most never reply | label them and look once a year
o Any good book or course on {lang} that gets to the point? Don't want {pages} pages of hello world. | the official docs are really good | read the source of a small tool instead | build something tiny with it, then read
o Do you write the test before or after the fix? | before, if I can reproduce it | after, if I'm honest | before. it proves you fixed the right thing
o Which tool can't you work without any more? | a proper debugger | ripgrep | a formatter that runs on save
o How do you explain technical debt to a manager who's never coded? | like never servicing a car | show them how long small changes take now | with numbers: days lost per month
o Is {lang} still worth learning in your first job? | yes, plenty of work | learn whatever your team uses | the concepts carry over anyway
o Working alone on a side project for {years} months, getting no users. When do you stop? | when it isn't fun any more | show it to ten people first, then decide | did you tell anyone about it?
o How do you say no to "just one more small thing" after {years} years in the job? | "yes, and which other thing goes?" | I still can't | ask for it in writing, it goes away
o What do you call a branch you'll throw away tomorrow? | "tmp", it's been there since spring | test-test-2 | my name and a sigh
o What's the oldest thing you still have in production? | a script from {years} years ago with my old surname in it | a cron job nobody dares look at | the login page
o Do you read other people's code for fun? | yes, with tea | only small tools | does crying count as fun
f poll | Where is your side project right now? | In production; On my laptop; In my head; Abandoned | in a folder called "new";on a server I forgot about;in my head, and it's perfect there
f poll | First thing you do when a build fails? | Read the log; Run it again; Ask a colleague; Get coffee | run it again, you never know;coffee, then the log;check who committed last
f poll | Tabs or spaces? | Tabs; Spaces; Whatever the tool does | whatever stops this discussion;spaces, fight me;tabs, one key is enough
f poll | Comments in code: | Lots; Only the why; Almost none | only the why, always;lots, for future me;my colleague writes poems in his
f poll | Your commit messages are: | Careful; One word; Apologies | "wip" is a word;careful until four o'clock;apologies, in advance
f poll | Standup, how long really? | 5 minutes; 15 minutes; Until lunch | we sit now, so: longer;six minutes, we're strict;ours has an agenda and a second agenda
t programming; {lang}

= science.fact | science | share photo text text | open-book | sky paper night water
: thing | art
@ octopuses | fish | Octopuses have three hearts, and two of them only serve the gills.; An octopus can taste with its arms.; Most of an octopus's nerve cells are in its arms, not in its head.
@ the Moon | crescent-moon | The Moon moves away from us by nearly four centimetres a year.; A day on the Moon, noon to noon, lasts about 29.5 of ours.; There is no wind on the Moon, so footprints last for a very long time.
@ honey | lotion-bottle | Honey keeps so well because there is hardly any water in it.; A bee makes about a twelfth of a teaspoon of honey in its life.; Bees fan nectar with their wings to dry it.
@ snow | snowflake | Fresh snow is mostly air, often more than nine tenths.; Snow is quiet because the gaps between the flakes swallow sound.; Snow crystals have six sides because of how water molecules fit together.
@ trees | deciduous-tree | A big oak can drop tens of thousands of acorns in a good year.; Tree rings are wide in wet years and narrow in dry ones.; Leaves don't turn yellow, the green goes away and the yellow was there.
@ light | light-bulb | Light from the Sun takes a bit over eight minutes to get here.; A light year is a distance, not a time.; Light slows down in water by about a quarter.
@ cats | cat-face | Cats can't taste sweetness.; A cat's whiskers are about as wide as the cat.; House cats sleep between twelve and sixteen hours a day.
@ rivers | water-wave | Most rivers bend because water on the outside of a curve runs faster.; Less than one hundredth of all water on Earth is in rivers and lakes you could drink from.; The Amazon carries more water than the next several largest rivers together.
@ volcanoes | mountain | Volcanic soil is so fertile that people keep moving back.; Pumice is a rock that floats.; The largest volcano known is on Mars.
@ birds | duck | Some birds sleep with one half of the brain at a time.; Pigeons can recognise themselves on video.; An ostrich's eye is bigger than its brain.
@ clouds | cloud | An ordinary fluffy cloud weighs hundreds of tonnes.; Clouds are white because the drops scatter all colours alike.; Fog is a cloud that touches the ground.
@ the deep sea | water-wave | Below about two hundred metres hardly any sunlight is left.; The deepest point of the ocean is about eleven kilometres down.; Many animals in the deep sea make their own light.
@ bananas | lemon | Botanically, a banana is a berry and a strawberry isn't.; Bananas are very slightly radioactive, and so are you.; Wild bananas are full of big seeds.
@ Saturn | night-with-stars | Saturn is less dense than water.; Saturn's rings are mostly ice, and mostly thinner than a street is long.; A year on Saturn takes about 29 of ours.
$ likes=2..6 minutes=20..60/5
h Some things I learned about {thing} this week 🧵
h {thing^}, a short thread:
h A few facts about {thing} that surprised me:
o Fell down a rabbit hole about {thing} for {minutes} minutes when I should've been working + | worth it | what's the best thing you found out? | I do this every day
o My nephew asked me about {thing} and I didn't know the answer, so we looked it up together + | love this | kids ask the best questions | how old is he? >> six
o What's your favourite fact about {thing}? | no idea but I want to read the replies | that there's still so much we don't know | ask my daughter, she has about forty
o Got {likes} books about {thing} from the library. That's the weekend sorted. | which one first? | tell us if any of them are good | I love that you do this
o Going to a talk about {thing} at the museum tonight. Can't wait + | report back! | is it open to everyone? >> yes, free entry | jealous
o TIL more about {thing} from one documentary than in all my years at school. | what's it called? >> will look it up and post it | school made everything boring | good ones are rare, enjoy
o Asked my class what they'd like to know about {thing}. {likes} of them asked if you can eat it. | future scientists | well, can you? | the important questions
o My dad has started every phone call this week with "did you know" and it's always {thing}. | protect him | mine does tractors | and did you?
o {minutes} minutes in the waiting room with a children's book about {thing}. I was sorry when they called me. | the best books are in waiting rooms | ask if you can have it | learned anything?
o Lost a pub quiz by one point because of {thing}. I've now read everything there is. | what was the question? | next time they'll ask about trains | knowledge is pain
o My daughter drew {thing} for school and got a sticker that says "nearly". | nearly is progress | frame it with the sticker | post it!
o Twenty minutes on {thing} in the pub with a stranger who turned out to teach it. Best evening in ages. | those are the best evenings | what did you learn? | love when that happens
o [ask] Good children's book about {thing}? For a six-year-old who asks why four times. | the library has a whole shelf | anything with flaps | ask for one without talking animals, they see through it
o The museum has a new room about {thing}. I was the only visitor over ten and under seventy. | that's the best crowd | is it good? >> really good | going on Sunday
c This is so interesting.
c I could read about {thing} all day
t science; didyouknow

= science.sky | science | share photo video text | night-with-stars | night sky
: thing | art | tele
@ the full moon | crescent-moon | the Moon | It looks larger near the horizon. It isn't, hold up your thumb.
@ Jupiter | night-with-stars | Jupiter | Steady binoculars show four of its moons as a row of dots.
@ the meteor shower | night-with-stars |  | You need a dark place, warm socks and no equipment at all.
@ Venus after sunset | sunset | Venus | It's the first "star" of the evening, and it doesn't twinkle.
@ Saturn | night-with-stars | Saturn | Even a small telescope shows the rings.
@ Mars | night-with-stars | Mars | It really is red.
$ count=12..48 minutes=15..40/5 degrees=2..9
% where=the roof; a field outside {town}; my balcony; the beach; the car park behind the gym; the hill above {town}
o {minutes} minutes outside in the cold for {thing}. Worth it + | amazing | how was the view? >> really clear | you're more patient than me
o {thing^} from {where} tonight. Clear sky, {degrees} degrees + | beautiful | saw it too! | cloudy here, thanks for sharing
o Showed {tele} to the neighbours' kids with my old telescope. They didn't want to go to bed. | you might have started something | wish I'd had a neighbour like you | what a lovely evening
o Reminder: {thing} tonight, best in the first hour or so after dark. Look up! | thank you, setting an alarm | which direction? >> west, quite low | hope it stays clear
o [gripe] Cloud. Of course. {minutes} minutes waiting for {thing} and nothing. | same here | try again tomorrow | it's always cloudy when something's up there
o Counted {count} shooting stars from {where} last night. | {count}! I saw three | how long were you out? >> {minutes} minutes | wow
o [ask] What do I need to take a photo of {thing}? Just have a phone. | a tripod or something to lean on | use the night mode and a timer | hold it to binoculars, works better than you'd think
o {minutes} minutes in the garden for {thing}, {degrees} degrees, two jumpers. | worth it? >> yes | two jumpers is the minimum | brr
o Got everyone off the sofa for {thing}. {minutes} minutes later they'd all gone back in and I was alone with a flask. It was perfect. | the flask is the best bit | they missed out | I'd have stayed
o My neighbour thinks I'm odd. I stood in the drive for {minutes} minutes looking at {thing}. He came over and looked too. | that's how it spreads | so now there are two of you | best kind of neighbour
o Saw {thing} from the bus, {degrees} degrees outside, everyone else on their phones. Felt like a secret. | I'd have told everyone | lovely | that's rather beautiful
o [ask] What's the bright thing in the west around six? My neighbour says plane, I say planet. | planet, it's Venus | you win | if it blinks, plane
o Put a telescope on the pavement and had a queue of eleven. Showed everyone {tele}. | street astronomy, love it | heroes | the queue is the best bit
o Cancelled my evening for {thing}. {minutes} minutes of cloud, one minute of sky. It was a good minute. | one is enough | same here | patience!
o [joke] My horoscope said "look up". So I did. {thing^}. Fair enough. | accurate for once | what else did it say? | worth reading then
c Beautiful.
c Wish I could see it from here, too many lights.
a minutes@degrees | How long were you out there? | {minutes} minutes.
a degrees@minutes | Was it cold? | {degrees} degrees.
t astronomy; nightsky

= language.learn | language | share text text photo | notebook books memo | paper wood
: thing | art
@ Mandarin | notebook | The tones are hard but getting there.
@ Spanish | orange-book | Still can't roll my r.
@ Japanese | notebook | Kanji are slowly making sense.
@ German | blue-book | The verbs at the end get me every time.
@ Portuguese | green-book | Reading is fine, listening is not.
@ Korean | notebook | The alphabet only took a weekend.
@ Welsh | green-book | The mutations are killing me.
@ Italian | orange-book |
@ Irish | green-book | Spelling is a challenge.
@ Polish | blue-book | Seven cases!
$ day=30..900 words=240..2400/20 minutes=10..45/5 weeks=8..40
o [win] Day {day} of {thing}. Understood a whole sentence on the radio today! | amazing, congrats | that's when it gets fun | what did they say? >> it was the weather forecast
o {words} words of {thing} learned, and as soon as someone talks to me I forget all of them. | normal, it gets better | same here | speaking is its own skill, find someone to practise with
o {minutes} minutes of {thing} a day for {weeks} weeks now. Slow, but it's working + | consistency beats everything | well done | what do you use? >> a textbook and a podcast
o My {thing} teacher said my essay was "interesting". Not sure that's good. | haha it's not | mine says "creative" | keep going!
o A kid on the bus corrected my {thing} today. She was right. | kids are the best teachers | that's adorable | did you get it right the second time?
o [win] Dreamt in {thing} last night for the first time. | that's a milestone! | took me two years | brains are so weird
o The hardest thing about {thing} for me isn't grammar, it's following people when they talk fast + | films with subtitles help | same | ask them to slow down, people don't mind
o [win] Ordered lunch in {thing} today and got what I ordered 🎉 | small wins! | did they answer in English? >> no! | brilliant
o [gripe] {weeks} weeks of {thing} and I still can't follow the news. Feeling a bit stuck. | the plateau is real, it passes | try easier stuff, podcasts for learners | news is hard, don't measure yourself by that
o [ask] What's the best way to learn vocabulary in {thing}? Flashcards bore me. | read something you actually like | write five sentences a day | label everything in your flat
o [ask] Is it worth paying for lessons in {thing} or can I do it on my own? | a teacher once a week makes you do it | on your own is fine until you need to speak | group class, cheaper and more fun
o Day {day} of {thing}. {minutes} minutes a day and I still mix up the easy words. | the easy ones are the worst | {minutes} minutes a day is plenty | slow and steady
o Proud moment: asked for directions in {thing}, understood the answer, walked the right way. Less proud moment: said "I love you" instead of "thank you" at the end. | amazing | they'll remember you forever | I've done worse
o [ask] Adults who learned {thing} after thirty: when did it start to feel less like maths and more like talking? I'm at {weeks} weeks and still translating everything in my head. | about a year for me | when I stopped being afraid of mistakes | after two weeks in the country, not before
o {weeks} weeks of {thing}. {words} words in the notebook, about half of them in my head. | half is good going | mine stay in the notebook | respect
o {minutes} minutes of {thing} before breakfast. My cat now answers to it. | your cat's ahead of me | clever | what does it say back?
o Day {day} of {thing} and I finally made a joke. Nobody laughed, but they understood it was a joke. | that's huge | timing comes later | what was the joke?
o Watched a film in {thing} without subtitles. I think it was about a bank. Or a bench. | haha, both are dramatic | that's how it starts | watch it again in {weeks} weeks
o My phone is set to {thing} since Sunday. I can't find the alarm. I was late for work. | brave | learn the word for alarm first | I couldn't switch mine back for days
o My {thing} group has eight people and seven of them are called Anna. Very efficient. | haha | are you the eighth? | good for the pronunciation at least
o Spoke {thing} to a tourist for {minutes} minutes. He was from the next village over from mine. | did either of you notice? | brilliant | good practice for both
o {words} words and I use four of them. They're good words, though. | which four? | efficient | one of them's "beer", isn't it
x I do it on the train.
x Any tips welcome.
q Which app do you use? | none, just a notebook | I tried three and only kept the flashcard one
c Keep going.
c I gave up after a month, so respect.
a words@day | How many words do you know? | About {words}.
a minutes@day | How much do you practise? | {minutes} minutes a day.
a day@words | How long have you been learning? | It's day {day} today.
t languagelearning; {thing}

= language.word | language | share text | books | paper
: thing | means
@ defenestrate | to throw somebody out of a window |
@ petrichor | the smell of rain on dry ground |
@ apricity | the warmth of the sun in winter |
@ overmorrow | the day after tomorrow |
@ susurrus | a whispering or rustling sound |
@ gloaming | the last light of the day |
@ clinomania | a strong wish to stay in bed |
@ sonder | realising that every stranger has a life as full as yours |
@ crepuscular | active at dusk |
@ ultracrepidarian | someone who gives opinions on things they know nothing about |
@ snollygoster | a clever person with no principles |
$ year=1580..1960/10
o Word of the day: {thing}. Meaning: {means}. | love that word | how do you pronounce it? | going to use it today
o New favourite word: {thing} ({means}) | never heard that before | ooh | I'm keeping this one
o Just found out there's a word for {means}: {thing}. | didn't know I needed that | English is great | my spellchecker doesn't know it
o Used "{thing}" in a text to my sister and she replied "are you ok". | haha | did you explain it? >> yes, she's not convinced | sisters
o Crossword today: {means}. Got "{thing}" straight away, very pleased with myself. | well done you | impressive | I'd never have got that
o Does anyone actually use the word "{thing}"? | never heard it in my life | I do now | only in crosswords
o TIL "{thing}" means {means}. | me too, just now | I thought it meant something else entirely | good one
o Dropped "{thing}" into a work email today. Nobody has replied. | they're all looking it up | respect | do it again tomorrow
o My daughter has decided that "{thing}" is a swear word and nobody is allowed to say it. | it does sound like one | better than a real one | haha, let her
o "{thing^}": {means}. Why don't we say this every day? | starting now | my autocorrect would panic | because nobody would understand us
o My crossword, my gran and my dictionary disagree about "{thing}". Gran's winning. | trust gran | what does she say? | grans and words
c Great word.
c I'd never heard of that.
c stealing this
c Where does it come from?
c adding that to my list
t wordoftheday; etymology

= chess.game | chess | share text text photo | chess-pawn stopwatch | wood paper grid
: thing
@ Caro-Kann |
@ Sicilian |
@ London System |
@ French Defence |
@ King's Gambit |
@ Scandinavian |
@ Italian Game |
@ English Opening |
@ Pirc |
$ rating=820..1990/10 moves=24..94 seconds=2..28 gain=8..22 streak=3..9 age=8..12
% blunder=my queen; a rook; a mate in one; a knight fork; a back-rank mate; a simple pin
o [gripe] Winning position out of the {thing}, then I missed {blunder}. {moves} moves for nothing. | painful | happens to me every week | what did the engine say? >> plus six before that
o [win] Finally over {rating}! + | congrats! | nice, how long did it take? >> eight months | well played
o [win] Won with {seconds} seconds left on the clock. My hands were shaking. | nerves of steel | time scrambles are the best and the worst | well done
o [gripe] Lost {streak} games in a row tonight. Time to stop. | never play tilted | sleep helps, seriously | we've all had those nights
o {moves}-move draw with the {thing}. Neither of us could find a way through. | sounds tiring | draws like that are underrated | was it online? >> no, club night
o Club night: one win, one loss. Lost to a man who must be eighty and didn't look at the clock once. | those old guys know everything | every club has one | never underestimate him
o Up {gain} points today, and down {gain} again tonight. | the circle of chess | same as me | rating is just a number, I tell myself
o My daughter beat me with the {thing}. She's {age}. So proud and a bit annoyed. | that's brilliant | {age}! sign her up for a club | you taught her well
o Studying the {thing} for Saturday's tournament. Any lines I should know? | learn the plans, not the lines | play ten blitz games with it tonight | the quiet ones, nobody prepares for those
o [ask] What do you play against the {thing}? I lose to it every time. | just develop and castle, it's fine | find one model game and copy it | depends on your rating, but keep it simple
o First over-the-board tournament next weekend, rated {rating}. Nervous. | good luck! | bring water and a snack | just enjoy it
o [win] Won in {moves} moves with {seconds} seconds left. {rating} now, going to bed happy. | nice | well played | that was close then
o Me, before the game: today I'll take my time. ⏎ Me, move 9: instantly plays a losing move with an hour on the clock. | every time | sit on your hands, literally | I feel attacked
o Lost on move {moves} with {seconds} seconds left. Back down to {rating}. Fine. | happens | you'll get it back | fine, he says
o Played {moves} moves with my bishop on the wrong colour of my plan. Still won, don't know how. | the plan was wrong then | a win is a win | haha
o {seconds} seconds left, he offered a draw, I said no because I hadn't heard him. Won. | best reason ever | did you tell him? | iron nerves, or deaf
o My {age}-year-old plays the {thing} "because the horses get out early". Hard to argue with that. | sound opening theory | the horses! | coach of the year
o Lost to a bot called "Beginner Bert". Bert and I need to talk. | Bert's a liar | he got me too | what's his rating?
o My opponent brought biscuits and offered them round before the game. I lost on purpose, I think. | psychological warfare | which biscuits? | I'd resign for shortbread
o {rating} and still putting the board up the wrong way round. White on the right, I know, I know. | every time | the pieces don't mind | you can't be serious
x Analysing it tomorrow.
q Anyone else play it? | yes, for years | tried it, went back to e4 e5
c Puzzles every day, that's what helped me.
c Been stuck at the same rating for a year here.
a rating@thing | What's your rating? | {rating} at the moment.
a moves@seconds | How long was the game? | {moves} moves.
a seconds@moves | How much time did you have left? | {seconds} seconds.
t chess; clubchess

= work.day | work | gripe text | briefcase memo calendar | paper wood
$ meetings=4..8 mails=40..240/5 minutes=45..110/5 slides=20..60 weeks=3..9 hour=8..9
% phrase=circle back; touch base; let's take this offline; per my last email; just looping you in; quick question; low-hanging fruit
o {meetings} meetings today. Got nothing done. | same | block your calendar for the afternoon, people respect it. sometimes | at least they weren't all video calls
o If I hear "{phrase}" one more time I'm quitting. | my manager says it in every call | "{phrase}" should be banned | hang in there
o Back after two days off: {mails} unread emails. | delete everything, the important ones come back | that's a whole day gone | why I never take Fridays off
o [win] Meeting was booked for {minutes} minutes and ended after ten. Best chair ever. | that's a hero | promote them | why can't they all be like this
o Asked for one slide. I've made {slides}. Help. | put them in the appendix | delete all but the first | they won't even look at the one
o New colleague asked what I actually do here and I needed {minutes} minutes to explain it. I'm still not sure I got it right. | honest answer | I've been at mine six years and couldn't tell you | ha, same
o [joke] Talked for five minutes on mute. Nobody told me. | classic | the best points always get lost that way | someone always notices at the end
o "{phrase^}" at {hour} in the morning on a Monday. No. | coffee first | absolutely not | ignore until ten
o The coffee machine at work has been broken for {weeks} weeks. This is not a drill. | bring a kettle, start a revolution | no wonder everyone's grumpy | we had that, people started leaving
o [win] Left work on time today. On a Thursday. It was still light. | the dream | keep doing it | what's that like
o They've moved us to an open office. I can hear every phone call on the floor. | headphones, only way | sorry, it's the worst | we had that, took a year until they put walls back
o [worry] Redundancies announced today. {weeks} weeks of not knowing. Trying to stay calm. | so sorry. hope you're ok | update your CV now, just in case | been through it, talk to people, it helps
o Performance review tomorrow. I always forget what I did all year. | check your sent folder, works for me | good luck! | write it down as you go next year
o Does your boss also send messages at ten at night, or just mine? | mine too, I mute it at six | don't answer until morning | he says there's no need to reply, but still
o Password expired. Again. Needs twelve characters I can't remember and a symbol I can't find. | mine's just a number that goes up | sticky note under the keyboard, sorry security | every ninety days, I hate it
o [win] Got thanked by name in the all-hands today. Didn't expect that. Nice. | well deserved! | more companies should do that | lovely
o Monday so far: {meetings} meetings, {mails} emails. It's noon. | hang in there | lunch! | sounds about right
o [gripe] They asked for feedback on the new office. We all wrote the same thing: too loud. The result: a poster asking us to be quiet. | of course | at least it's a nice poster? >> it's not | who approved that
o [gripe] "Can you just quickly" is never quick. It's eight in the evening and I'm still on something that was a two-minute favour this morning. | learned to ask "what should I drop for it" | go home | hope someone says thank you
o New job tip nobody tells you: find out who really runs the place. It's never the director. Here it's Denise at reception. | always be nice to Denise | ours is the caretaker | so true
o {meetings} meetings, {mails} emails and one {minutes}-minute call that was only ever about the next call. | same week here | I'm tired just reading that | was the next call useful? >> no
o [joke] My out-of-office had a typo and now {mails} people think I'm on "manual leave". | well, aren't we all | leave it in | best leave there is
o {meetings} meetings and in each of them somebody said "before we start". We never started. | accurate | the meeting before the meeting | I'd like that on a mug
o [win] Someone left biscuits in the kitchen with a note: "no reason". Best email of the week. | promote them | which biscuits? | this is how you run a company
o The new guy asked where the good pens are. He's going to go far. | so where are they? | tell him nothing | I like him already
o Wrote a {slides}-slide deck, presented slide four, went home. | what was on four? >> the numbers | always number four | could've been an email
o My video froze with my mouth open for {minutes} minutes. Everybody carried on. | the professional thing to do | someone's got a screenshot | did you move at all?
o [joke] They've replaced the good chairs with "active seating". I'm actively sitting on the floor. | bring a cushion | my back hurts reading this | who buys these
o The printer says "see other tray". There is no other tray. There never was. | existential printer | ours says PC load letter | try turning it off and going home
o [win] Said no to a meeting with "what would you need from me?" They needed nothing. | using this tomorrow | magic question | {minutes} minutes saved
o {mails} unread. One of them was a birthday cake in the kitchen. It's gone now. | the only one that mattered | always read the cake ones | rip cake
o [gripe] Training on "how to have fewer meetings". Four sessions. Mandatory. | you couldn't make it up | is there a follow-up meeting? | four!
o Found a {slides}-page handbook from before my time. Page one: "Nobody reads this." | finally honesty | so you read it? | keep it
x Is it Friday yet?
x Need a holiday.
c Sounds like my office.
c Hope tomorrow's better.
c I work from home now and don't miss this at all.
c Hang in there.
c every company, honestly
a meetings@phrase | How many meetings did you have? | {meetings}.
a minutes@meetings | How long was the longest one? | {minutes} minutes.
t worklife; office

= work.change | work | win text photo | briefcase bouquet hot-beverage | wood sun paper
: thing
@ a nurse |
@ a joiner |
@ a librarian |
@ a teacher |
@ a baker |
@ a bus driver |
@ a translator |
@ an electrician |
@ a gardener |
@ a designer |
@ a paramedic |
$ years=6..31 age=27..54 applications=12..80 week=2..8
o {years} years as {thing} today. Still like it. | congratulations! | what's changed the most? >> the paperwork | {years} years, respect
o I'm {age} and I start training as {thing} on Monday. Excited and terrified. | good luck! | never too late | you'll be great
o {applications} applications, three interviews, one offer. I'm going to be {thing}!! | congrats!! | so pleased for you | persistence pays
o Week {week} of the new job as {thing}. Exhausted, but it's good + | first weeks are the hardest | glad it's going well | get some rest
o [worry] Handed in my notice today after {years} years. Feels strange. | congratulations, I think? | what's next? >> a month off, then we'll see | big step, well done
o [share] Dad was {thing} for {years} years and retired today. So proud of him. | happy retirement to your dad | what will he do now? >> sleep, he says | lovely
o First pay as {thing}. Took my mum out for lunch. | that's so nice | best way to spend it | she must be so proud
o [share] Someone thanked me at work today, properly, and I nearly cried. {years} years as {thing} and it still gets me. | you do an important job | small things matter | thank you for what you do
o [ask] Thinking about retraining as {thing} at {age}. Anyone done something like that? | yes at 45, best decision | do a few days of work experience first | go for it
o [gripe] Didn't get the job. {applications} applications so far. Trying not to take it personally. | it's a numbers game, keep going | their loss | took me seven months, it'll come
o Last day today. Cake, cards, and I managed not to cry until the car park. | good luck with what's next | what a nice send-off | enjoy the break
o It took {applications} applications. Now I'm {age}, a beginner again, and week {week} was great. | love this | so happy for you | enjoy every bit
o A year ago I was crying in a car park before every shift. Today I finished week {week} as {thing} and caught myself humming. If you're thinking about leaving: think a bit harder about it. | needed to read this today | so happy for you | how did you find the courage? >> a friend pushed me
o {applications} applications and the one that worked was the one I wrote on the bus. | that's always how it goes | congratulations! | save that bus
o Week {week} as {thing}. I know where the toilets are and two people's names. It's a start. | priorities right | it gets easier | write the names down, I did
o I'm the oldest trainee by a mile. Yesterday they asked me what a fax was. | haha | what did you tell them? | experience is worth a lot, you'll see
o Told my old boss I'm going to be {thing}. He laughed, then went quiet, then asked how you apply. | ha, brilliant | there's hope for him | congratulations!
x Wish me luck.
x Thanks to everyone who helped.
c All the best!
a applications@week | How many did you apply for? | {applications}.
t newjob; work

= business.shop | business | share photo text | convenience-store money-bag basket | wood wall linen
: thing | art | sells | price
@ soap shop | soap | soaps | 4..9 | New lavender batch is in.
@ bakery | bread | loaves | 3..8 | We're up at three every day.
@ plant shop | potted-plant | plants | 6..28 |
@ bike workshop | wrench | inner tubes | 8..15 |
@ tea room | teapot | scones | 3..6 |
@ second-hand bookshop | books | books | 3..9 |
@ yarn shop | yarn | skeins | 6..18 |
@ print studio | framed-picture | prints | 12..48 |
@ candle workshop | candle | candles | 8..24 |
@ noodle stall | steaming-bowl | bowls | 8..14 | Only eleven seats, so come early.
$ years=2..19 sold=60..260/2 hours=9..13 rent=8..18 few=3..9
o My {thing} turns {years} today! Thank you to every single person who's come through the door. | happy birthday! | see you Saturday as always | {years} years, amazing
o [win] Sold {sold} {sells} today, our best day ever. Completely shattered. | well done! | so deserved | put your feet up
o [gripe] Had to put prices up at the {thing}, \${price} now instead of what it was. Hate doing it. | everyone understands | still worth it | we'd rather pay a bit more than lose you
o [worry] Somebody left a phone at the {thing} this afternoon. Black case, crack in the corner. It's behind the counter. | hope they see this | shared | honest people still exist
o [gripe] One-star review for my {thing} because we were closed on a Sunday. It says closed on Sundays on the door. | ignore it | reply nicely, everyone will see who's right | people are something else
o [gripe] The landlord wants {rent} per cent more from spring. Not sure how we'll manage, but we'll try. | so sorry | is there room to negotiate? >> we have a meeting next week | don't close, please
o A regular at the {thing} brought us soup today because we looked tired. We did. Thank you. | that's so kind | good customers are everything | love this
o Closed tomorrow and the day after, we're painting the {thing}. Back on Thursday. | enjoy the break | which colour? >> same green, but fresh | see you Thursday
o [win] First wholesale order for the {thing}: {sold} {sells}. Didn't sleep last night, out of pure excitement. | congratulations! | you deserve this | who's it for? >> a hotel in {town}
o [ask] Other shop owners: how do you deal with days when you sell {few} {sells} and the rent's due? | look at the month, not the day | it's always quiet in the first weeks of the year | post more online, worked for us
o Busy Saturday at the {thing}. {sold} {sells} gone by two. Sorry to everyone who came late + | missed it, next week! | so happy for you | well done, all of you
o We're hiring at the {thing}! Two days a week, weekends. Come in and say hello. | shared! | my niece is looking, I'll send her over | what are the hours? >> nine to five
o {hours} hours on my feet and {sold} {sells} sold. Good day at the {thing}. | rest now | well done | so glad it's going well
o Stock day at the {thing}. Counted {sold} {sells}, {few} short, found one behind the radiator. | every time | at least you found that one | hate stock day
o [gripe] Card machine down all morning at the {thing}. Sorry to everyone we had to send to the cash machine. | always on a busy day | bring back cash | hope it's fixed now
o Small thing, but someone came into the {thing} today because their gran used to bring them here as a child. | oh that's lovely | made me smile | how nice
o [ask] Does anyone know a good accountant in {town} for a small {thing}? Mine has retired. | yes, will message you | ask at the traders' meeting | mine is great but not taking anyone new
o The {thing} is open till eight on Thursdays from now on. {sells^} from \${price}. | great, I never make it before six | thank you! | see you Thursday
o A woman came in looking for a birthday present for her husband. We talked for half an hour, she cried a bit, laughed a bit, bought nothing, and came back an hour later with coffee for both of us. That's the {thing} for you. | this is why small shops matter | beautiful | need a {thing} like that near me
o [gripe] To the person who filmed everything in my {thing}, asked what each thing costs and then ordered it online in front of me: I could see your screen. | unbelievable | the cheek | I'd have asked them to leave
o Someone bought {few} {sells} today and paid in coins, exact, counted out on the counter. I love my job. | counting is half the fun | regulars are the best | bless
o My mum looked after the {thing} for one afternoon so I could see a dentist. She's rearranged everything. | of course she has | is it better though? >> yes, annoyingly | mums
o A boy came into the {thing} with \${price} in a sock, counted it twice on the counter and left very proud. | my heart | in a sock! | was it enough? >> exactly enough
o [joke] Sign I put up at the {thing}: "Back in five minutes." I've been asked four times since when. | haha | since when then? | add a clock
o Three customers asked for the same thing today and we don't sell it. Should we? | what was it? >> umbrellas | yes! | that's how ours started
o Our window got a card from a class of seven-year-olds: "we like your {thing}, it smells nice". Framed. | best review there is | I'm smiling | they're right
o A tourist took a photo of the {thing} and of me, sweeping. I'm famous in someone's living room. | wave next time | a star | hope you got your good side in
x Thank you all.
x Open till six today.
c Love your shop.
c Will come by this week.
c Do you deliver?
c Best place on the street.
a price@sold | How much are they? | \${price} each.
a sold@hours | How many did you sell? | {sold}.
t shopsmall; smallbusiness
`;
