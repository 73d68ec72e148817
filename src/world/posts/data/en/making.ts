/** Forms of English posts about machines, code, science, languages, chess, work and shops. Format: ../../form-data.ts. */
export const making = `
= tech.bought | tech | share photo text text | laptop mobile-phone headphone battery desktop-computer | wood paper wall
: thing | art
@ mechanical keyboard | desktop-computer | The neighbours can hear me answering emails.; Nobody warned me about the keycap hobby.
@ e-reader | mobile-phone | Fell asleep holding it and it didn't break my nose, which is the main selling point.; Battery is still on the first charge.
@ second monitor | desktop-computer | I now lose windows at twice the speed.; My neck has stopped clicking.
@ standing desk | laptop | I have stood at it for eleven minutes in total.; It remembers my height. Nobody else in this house does.
@ robot vacuum | battery | It has eaten one sock and is afraid of the rug.; The dog has declared war on it.
@ smart plug | electric-plug | I can now switch off the lamp from the bus. Why, I couldn't tell you.; It took longer to join the wifi than to build the lamp.
@ pair of noise-cancelling headphones | headphone | I missed two deliveries and a fire drill.; The silence is so good I forgot to play anything.
@ refurbished laptop | laptop | One scratch on the lid, and I've already made the second.; Somebody left a very nice sticker inside.
@ power bank | battery | Heavier than my actual phone.; It has already saved a stranger at a bus stop.
@ webcam | camera | Turns out my wall is yellow.; My colleagues finally know I have a beard.
$ price=19..389/5 days=3..60 stars=2..5
% reason=my old one gave up mid-sentence; payday; a moment of weakness; a very convincing colleague; three weeks of reading reviews
o Bought {a thing} for \${price}. Reason: {reason}. | "{reason}" is how they get all of us | What did you have before?
o {days} days with the new {thing}. Verdict: {stars} out of 5. | What would make it a 5? | I gave mine away after a week, so you're ahead of me
o The {thing} that costs \${price} does exactly what the expensive one does, minus the guilt. | My expensive one came with the guilt included, I checked | Model name please, before I spend triple
o Can confirm that {a thing} does not change your life. It does change your desk, though. | The desk was the problem all along
o [joke] Returned {a thing} after {days} days. The shop took it back without a single question, which made me feel worse. | They've seen worse. I used to work at a returns desk | Did you get the full \${price}?
o It's been {days} days and I still pat the {thing} when I walk past it. | this is normal and you're among friends
o \${price} for {a thing} felt like a lot until I worked out it's been used every day since. | That's how I justified the second one
o [ask] Please talk me out of spending \${price} on {a thing}. You have one hour. | Buy it, you'll have it for years | Sleep on it. If you wake up thinking about it, then buy it | Have you looked for a used one?
x No regrets yet.
x Setup took four minutes and one bad word.
x The manual is in nine languages and helps in none.
x I'm told the colour is called "storm". It's grey.
q Anyone using one for more than a year? | Two years, still fine, the rubber feet fell off | Fourteen months. The cable went first
q Worth it, or was it just me? | Just you, but I'm jealous | Worth it. Mine paid for itself in good moods
c Which one exactly? There are about forty of them.
c Mine lasted five years and I cried a little.
c Wait for the sale in spring, it always comes down.
c My {thing} is from the kerb outside my flat and it works.
c Bought the same one because of you. If it breaks I know where to find you.
a price@days | How much was it? | \${price}, on sale.
a days@stars | How long have you had it? | {days} days now.
a stars@days | Marks out of five? | {stars}. I'm strict.
t tech; gadgets; desksetup

= tech.fault | tech | gripe text text photo | laptop mobile-phone electric-plug | wood paper
: thing | art
@ printer | laptop | It prints only when I'm out of the room.; It says it's out of cyan. The letter is black and white.
@ router | electric-plug | The light is green. Green means nothing.; It works perfectly whenever I'm on the phone to support.
@ phone | mobile-phone | It dies at 31 per cent, with dignity, without warning.; It autocorrected my own name.
@ laptop | laptop | The fan sounds like a small airport.; It has been "almost done" since lunch.
@ smart lock | door | I have been locked out of my own home by a software update.; My neighbour now has a real key. Progress.
@ fridge app | mobile-phone | My fridge wants my date of birth.; It sent a notification that the door was closed. It was always closed.
@ doorbell | door | It alerts me to every moth.; It has two hundred videos of the same pigeon.
@ smart speaker | radio | It answered a question from the television.; It laughed at nothing at two in the morning.
$ hours=2..9 tries=3..12 queue=12..58
% fix=turning it off and on; blowing on it; a paper clip; a longer cable; reading the manual; moving it ten centimetres to the left
o {hours} hours with a broken {thing}. The fix was {fix}. | it's always {fix} | I pay a person to do this and he also just does that
o My {thing} updated itself overnight and now it's worse in a new way. | The old way was at least familiar | Mine did the same. There's a setting to put it back, three menus deep
o Support asked me to describe the problem with my {thing}. "It hates me" is not on the list. | Number five on the list is basically that
o {queue} minutes in the queue for support. The music is now part of my personality. | is it the pan flute one
o Attempt number {tries} to get the {thing} to work. I have started to bargain with it. | offer it a smaller job and build its confidence | At attempt twelve I bought a new one. Just saying
o Whoever decided that the {thing} needs an account has never been in a hurry. | And the password must contain a symbol nobody can find
o Fixed the {thing} with {fix}. I would like this on my gravestone. | Professional engineers do exactly this, we just write a report after
o It took {tries} tries, but the {thing} works. Nobody touch anything. | screenshot it for the archive
x I used to enjoy technology.
x A person of my age should not cry about this.
x I'm going outside.
q How does everybody else do this? | We don't, we suffer quietly | Ask the teenager next door, it cost me one pizza
c Have you tried {fix}? Works for mine.
c Mine did that for a month and then stopped, as if nothing had happened.
c This is why I still own a paper calendar.
c I feel this in my cables.
a hours@fix | How long did that take you? | {hours} hours of my one life.
a fix@hours | So what was it in the end? | {fix^}. I know.
t tech; whyisthislikethis

= tech.question | tech | ask text text | laptop | paper
$ budget=150..700/50 age=5..11
% for=my dad; a student; my first office job; editing short films; a long train ride every day; my grandmother
o Looking for a laptop for {for}, around \${budget}. It has to be quiet. What would you get? | Refurbished business model, every time. They're built like bricks | For \${budget} I'd get last year's model and a better chair | Check the screen first, you stare at it all day
o My phone is {age} years old and still fine. Am I allowed to keep it? | If it still gets security updates, yes | You're not just allowed, you're my hero | Mine is older. We should start a club
o What's the least annoying way to move photos off an old phone? There are {age} years of them. | Cable and patience. Clouds choke on that much | Do one year per evening, with wine
o Is there a simple alarm clock that doesn't need wifi? Asking for {for}. | Any supermarket, six dollars, goes off every day like a menace | Get one with two bells, you'll never oversleep again
o People with tidy cables: how? | We hide the mess behind the cabinet, like adults | Cable ties. Buy ten times more than you think
o Is \${budget} too much for headphones if I wear them eight hours a day? | Divide it by the days. Then buy them | Comfort first, sound second. Try them on for half an hour
o Which app do you open first in the morning, honestly? | Weather, then regret | The alarm, to argue with it
o Should I learn to repair my own things or do I just enjoy the idea? | Start with one screw. You'll know within the hour | I repaired a kettle in spring and have been unbearable since
f poll | How old is the phone you're reading this on? | Under a year; 1 to 2 years; 3 to 4 years; Older, respect me
f poll | Dark mode or light mode? | Dark; Light; Whatever the sun does; There are modes?
f poll | Your desk right now: | Tidy; Controlled chaos; Archaeology; What desk
t tech; question

= code.release | code | news text text photo | laptop wrench light-bulb | paper grid wall
: thing | art | does
@ tinyledger | laptop | keeps accounts in plain text | It's about nine hundred lines, half of them comments.; No telemetry, no account, no mascot.
@ papertrail-cli | laptop | sorts scanned letters by date | It reads dates in eleven formats, two of which I invented by accident.; Works offline.
@ mosswiki | notebook | turns a folder of notes into a small site | My own notes have used it for three years.; There's a dark theme because people kept asking.
@ kettle.js | laptop | schedules jobs without a server | The name came before the code.; It has one dependency and I'm working on it.
@ quietcron | alarm-clock | tells you when a job did not run | Silence is the feature.; Someone runs it on a sheep farm, which made my year.
@ graphbarn | bar-chart | draws charts in a terminal | Yes, it does pie charts. No, I won't explain.; Colour-blind palettes are the default now.
@ lintel | wrench | finds dead links in documentation | It found forty in its own docs.; False positives are rare and I want to hear about them.
@ cargo-otter | compass | shows which package made your build slow | Named after the otter who visits our canal.; The answer is usually the date library.
@ pebbledb | memo | is a database in a single file | I would not put a bank on it.; The test suite pulls the plug, literally.
@ oakfmt | page-with-curl | formats config files and nothing else | It has no options. That's the option.; It's idempotent, and there's a proof in the repo.
@ fernmap | world-map | makes printable maps of walking routes | A scout group in the north prints its whole year with it.; Contour lines took me a winter.
$ major=1..6 minor=0..14 patch=2..9 fixes=4..48 people=3..31 percent=12..60 ms=20..900/10
h Notes on {thing} {major}.{minor}, and what I learnt making it:
o {thing} {major}.{minor} is out. It {does}, and it's now {percent}% faster on big inputs. | The speed-up is real, our build is noticeably quicker | What did you change to get {percent}%?
o Released {thing} {major}.{minor}.{patch}: {fixes} fixes, thanks to {people} people. | One of the {people} here. Thank you for the kind reviews | Upgrade took me a minute. Lovely
o {thing} {major}.{minor} drops support for two very old platforms. If that hurts you, tell me and I'll keep a branch. | It hurts a little, but fair | Nobody I know still uses those
o Known issue in {thing} {major}.{minor}.{patch}: it's slow the first time it starts, about {ms} ms. A fix is on the way. | {ms} ms is what my editor takes to blink | Thanks for saying so before we had to find out
o {thing} {does}. That's all it does. {major}.{minor} is on the usual page. | "That's all it does" sold me
o It took {people} of us, {fixes} pull requests and one argument about tabs, but {thing} {major}.{minor} is done. | who won the argument | Tabs. It's always tabs
o Changelog for {thing} {major}.{minor}: faster by {percent}%, smaller, and one joke removed from an error message. | bring back the joke | I liked that joke
o If you use {thing}, please update to {major}.{minor}.{patch} today. A crafted file could crash it. Details in the notes. | Updated, no breakage | Does {major}.{minor} have the problem as well?
x Issues are open, so is my inbox.
x Written on trains.
x Licence unchanged.
x Docs are up, typos included.
c I've been using {thing} for a year and didn't know there was a person behind it.
c Starred. It {does} and it does it well.
c The error messages alone are worth it.
c Packaged for our distro tonight, should be in the mirrors tomorrow.
c What's the plan after {major}.{minor}?
a percent@ms | And how much faster than before? | {percent}%, once it's awake.
a fixes@major | Many changes under the hood? | {fixes} fixes, most of them small.
a people@major | Is it a one-person project? | It was. There are {people} of us this time.
t opensource; {thing}; release

= code.life | code | joke text | laptop | paper
$ lines=3..40 hours=2..11 tests=40..900/5 tabs=14..90
% bug=a missing comma; a time zone; a cache; the wrong branch; a space at the end of a line; my own comment from last year; daylight saving
o {hours} hours of debugging. It was {bug}. | It's never not {bug} | I felt the exact moment you found it
o Deleted {lines} lines today. Best day of the sprint. | negative lines of code, positive person | My proudest commit is minus 800
o The code has a comment that says "temporary". The commit is {hours} years old. | Nothing is as permanent | I met the author. He said "oh no"
o All {tests} tests pass. I'm suspicious. | Are they running? | mine passed too, turns out they were all skipped
o I have {tabs} tabs open and each of them was important at some point. | Close one. Feel the wind
o Code review comment of the day: "I believe you, but why?" | putting this on a mug
o Spent the morning naming a variable. Spent the afternoon renaming it. | and it's called "data", isn't it
o Asked to estimate how long it'll take. Said {hours} hours. Meant {hours} days. Everyone in the room knew. | multiply by pi, add a weekend
o My rubber duck has asked for a raise. | it carries the team
o You can tell how tired I am from my commit messages. The last one is just a comma. | "wip", "wip", "final", "final2" is my autobiography
o The junior found {bug} in ten minutes. I had been looking since {hours} o'clock. I bought her a coffee and a plant. | this is leadership
o Reading my own code from two years ago. Who hurt me? | the deadline did
o Removed a feature nobody used. One person wrote in. He used it every day. It's back. | that person is me, thank you
x Going for a walk.
x It compiles, though.
x Shipping it.
c I've put {bug} on my list of usual suspects.
c I feel personally reviewed.
c Framing this for the office.
c We've all been that comment.
c hours, plural, on {bug}... hugs
a hours@bug | How long did it take to find? | {hours} hours and my lunch.
t programming; debugging

= code.ask | code | ask text | laptop | paper
$ years=2..15 pages=20..200/10
% lang=Rust; Python; Go; TypeScript; SQL; C; Elixir
o Learning {lang} after {years} years of something else. What should I unlearn first? | Classes for everything | Guessing. Read the compiler's messages, they're good now
o Best way to document a small project: one long README or many short pages? | One README until it hurts | Short pages, nobody scrolls
o How do you review {pages} changed files without losing your mind? | You don't. You send it back in five parts | Tests first, then the rest with coffee
o Is it rude to fix a typo in someone's docs and send only that? | It's the best kind of patch | I've merged three today and loved every one of them
o What do you do with issues that are {years} years old? | Close them kindly and say why | Ask the reporter. Half of them have moved on to farming
o Any book on {lang} that isn't {pages} pages of "hello world"? | The official guide is genuinely good | Read a small library in it instead, you'll learn faster
o Do you write the test before or after the fix? Be honest. | Before, since the incident | After, with shame
o Which tool did you switch to that you'd never switch back from? | A debugger. I know, I know | A plain text file for todos
f poll | Where does your side project live? | In production; On my laptop; In my head; It died, thanks
f poll | First thing you check when a build fails? | The log; The time; Who's watching; My CV
f poll | Tabs or spaces, last time I ask: | Tabs; Spaces; The formatter decides; I will not be drawn in
t programming; {lang}

= science.fact | science | share photo text text | test-tube microphone world-map | sky paper night water
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
$ likes=2..9 minutes=4..40
h A few true things about {thing}, for the next awkward silence:
h {thing^}: a short thread, because my family won't listen any more.
h Things I tell people about {thing} whether they ask or not:
o Today I read about {thing} for {minutes} minutes instead of working. Worth it. | What was the best bit? | this is what work time is for
o My nephew asked a question about {thing} and I had to look it up. He had follow-ups. | kids are peer review
o [ask] Give me your favourite fact about {thing}. I collect them. | I only know one and you've posted it | My favourite is that we still don't know everything about them
o Library haul: {likes} books on {thing}. My evenings are gone. | Please report back with the best chapter
q Did they teach you this at school? | They didn't, and I'm a bit cross | Yes, and I'd forgotten all of it
q What else about {thing} should I know? | That there's always one more thing | Ask a museum. The staff love it
c I told this to my class and they didn't believe me. They do now.
c Source? Not doubting, I want to read more.
c This made {thing} a little bit better for me.
c My daughter has been repeating this all evening.
c Every time I think I'm done with {thing}, you post again.
c Brb, reading about {thing} until two in the morning.
c Science teacher here, and this is right.
t science; didyouknow

= science.sky | science | share photo video text | crescent-moon night-with-stars compass | night sky
: thing | art
@ the full moon | crescent-moon | It looks larger near the horizon. It isn't, hold up your thumb.
@ Jupiter | night-with-stars | Steady binoculars show four of its moons as a row of dots.
@ the meteor shower | night-with-stars | You need a dark place, warm socks and no equipment at all.
@ a lunar halo | crescent-moon | Ice crystals high up do this, and it often means a change of weather.
@ the space station passing over | night-with-stars | Brighter than any star, and gone within five minutes.
@ Venus after sunset | sunset | It's the first "star" of the evening, and it doesn't twinkle.
$ count=3..48 minutes=10..90/5 degrees=2..11
% where=the roof; a field outside {town}; the car park behind the gym; my balcony; the beach; the bus stop
o {minutes} minutes outside for {thing}. My neck hurts and I'm happy. | this is the correct trade | Was it as clear as it looked on the forecast?
o {thing^} tonight, from {where}. It was {degrees} degrees and nobody wanted to go in. | I saw it too! Waved at you | Clouds here. Thank you for posting
o I showed {thing} to a stranger with my old telescope. He said "oh" four times. | The first "oh" is why we do this
o Reminder: look up tonight. {thing^} is there for about {minutes} minutes after dark. | Set an alarm, thanks | Which direction?
o [gripe] Clouds, of course. {thing^} is up there somewhere behind {minutes} minutes of grey. | Same here. I've cursed at the sky twice
o Counted {count} meteors from {where} before my thermos was empty. | {count}! I got three and a mosquito | How dark is it out there?
x No filter, no skill, just patience.
x Worth the cold.
c My kids refused to go to bed because of this. Thanks, I think.
c Which direction should I look?
c I needed a reason to go outside.
c You can see it from the middle of the city as well, promise.
a minutes@degrees | How long did you wait? | {minutes} minutes.
a degrees@minutes | Was it cold? | {degrees} degrees. Bring gloves.
t astronomy; nightsky

= language.learn | language | share text text photo | notebook books memo | paper wood
: thing | art
@ Mandarin | notebook | The tones got easier when I stopped whispering.; I asked for "four" and got a lion. Or the other way round.
@ Spanish | orange-book | Rolling the r is a sport.; I told a waiter that I was married when I meant tired.
@ Japanese | notebook | Three alphabets, one headache.; Counting flat things and long things separately makes a strange kind of sense now.
@ German | blue-book | The verb is coming. Wait for it.; There's a word for everything, and it's forty letters long.
@ Portuguese | green-book | I can read a menu and nothing else. It's enough.; They swallow vowels like olives.
@ Korean | notebook | Learning to read took a weekend. Understanding takes the rest.; Politeness levels have made me more polite in English.
@ Welsh | green-book | There are vowels in there if you look.; A sheep farmer corrected my mutation and I've never been prouder.
@ Italian | orange-book | Half of it is hands.; I now order coffee with confidence and panic when they answer.
@ Irish | green-book | Saying thank you takes four words, and I like that.; Spelling and sound are old friends who no longer speak.
@ sign language | memo | My eyebrows have to learn grammar.; The first joke I understood made me cry.
$ day=12..900 words=40..2400/20 minutes=10..45/5 weeks=3..40
o [win] Day {day} of {thing}. Today I understood a whole sentence on the radio. It was the weather. | The weather is the first thing anybody needs | congratulations, truly
o {words} words of {thing} in my notebook and when somebody speaks to me I can find none of them. | They come back at three in the morning, in the shower | Same. I smile and nod in two languages
o {minutes} minutes of {thing} a day, every day, for {weeks} weeks. It's slow, and it works. | What do you do in those {minutes} minutes? | slow is the only speed that stays
o My teacher of {thing} said "interesting" after my essay. I know that "interesting". | It's the same in every language
o A child corrected my {thing} on the bus. She was right, and very patient. | children are the best teachers and the cheapest
o [joke] Dreamt in {thing} last night. I was at the post office. Very realistic, I couldn't find the right form. | That's when you know | Mine was a dentist and I knew no words for teeth
o The hardest thing about {thing} isn't the grammar. It's not being funny. | This. I'm hilarious in one language only | It comes back, about year three
o Ordered lunch in {thing}. Got what I ordered. Framing the receipt. | Now do dessert
x The trick is a bad film with subtitles.
x I do it before coffee, so I don't remember suffering.
q How did you get past the plateau? | By talking to old people. They have time | I changed my phone's language and suffered for a month
q Which app, honestly? | The one you open. Mine's a paper notebook | None. Find a person
c Native speaker here: nobody minds the mistakes, honestly.
c Day {day} is amazing, I gave up on day nine.
c I teach this and I'm stealing your post for class.
c Songs helped me more than any book.
c Which dialect, if I may ask?
a words@day | How many words do you know by now? | {words}, on a good day.
a minutes | How much time do you put in? | {minutes} minutes a day.
a day@words | How long have you been learning? | Today is day {day}.
t languagelearning; {thing}

= language.word | language | share text | books | paper
: thing | means
@ defenestrate | to throw somebody out of a window | It needed a word often enough to get one.
@ petrichor | the smell of rain on dry ground | Coined in the sixties from Greek.
@ apricity | the warmth of the sun in winter | Used about once, in 1623, and we should bring it back.
@ overmorrow | the day after tomorrow | We had it, we lost it, and now we need four words.
@ susurrus | a whispering sound | It sounds like what it is.
@ gloaming | the last light of the day | Scots kept it alive for us.
@ clinomania | a strong wish to stay in bed | Finally, a medical reason.
@ sonder | the thought that every stranger has a life as full as yours | Invented online, and now everybody uses it.
@ crepuscular | active at dusk | Like rabbits, and me.
@ ultracrepidarian | somebody who talks about things they know nothing about | Handy on this app.
$ year=1580..1960/10 letters=5..16
o Word of the day: {thing}, {means}. | Using it in a meeting today, wish me luck | How do you say it?
o Found "{thing}" in an old dictionary. It means {means}. I'm keeping it. | Please leave some for the rest of us
o There's a word for it! {thing^}: {means}. | I've needed this for years | My spellchecker does not agree
o My crossword wanted {means}. The answer was {thing} and I got it without help. | Showing off is allowed here
o Tried to use "{thing}" in conversation. The conversation ended. | worth it
o I collect words nobody uses. This week: {thing}, {means}. | what's last week's? | My gran used to say this one!
c I'll use {thing} three times today.
c There should be a prize for knowing {thing}.
c Is it from Latin or did someone make it up?
c Writing that one on the fridge.
c I say "{thing}" all the time and people look at me.
t wordoftheday; etymology

= chess.game | chess | share text text photo | chess-pawn stopwatch | wood paper grid
: thing
@ Caro-Kann | Solid until it isn't.
@ Sicilian | I know six moves of theory and then I improvise.
@ London System | Yes, I'm one of those people.
@ French Defence | My bishop has seen nothing since move two.
@ King's Gambit | You only live once.
@ Scandinavian | The queen comes out early and regrets it early.
@ Italian Game | Slow, friendly, then suddenly not.
@ English Opening | I play it because of the name.
$ rating=820..1990/10 moves=17..94 seconds=2..48 gain=5..22 streak=3..9
% blunder=my queen; a rook; a mate in one; the clock; a knight fork; the wrong bishop
o [gripe] Played the {thing}, was winning, and overlooked {blunder}. {moves} moves of hope. | It's always {blunder} | Been there this morning
o [win] Finally {rating}! It took me {a thing} and a lot of luck. | Congratulations! Next stop plus a hundred | Luck is a skill, ask anybody below {rating}
o [win] Won with {seconds} seconds on the clock. My hands are still shaking. | Your opponent's hands too | clock management is overrated until it isn't
o [gripe] Lost {streak} in a row. I'm going to bed, chess will still be there tomorrow. | Never play after loss number three | the streak ends with sleep
o {moves} moves in the {thing}, and we both offered a draw at the same time. | the most polite game ever played
o Club night: one win, one loss, and a pensioner who took my queen while talking about his tomatoes. | Pensioners at club night are the final boss | never trust tomatoes
o Gained {gain} points today and lost them again before dinner. | Easy come
o My daughter beat me with the {thing}. She's nine. I taught her the {thing}. | best loss of your life
o Opponent resigned on move {moves}. I was about to. | never tell them
o Studying the {thing} for a tournament. By study I mean watching videos in the bath. | The bath is where I understand pawns
x Good game anyway.
x I'd play it again.
x Post mortem over crisps.
q What do you play against it? | Something dull on the third move. It works | I just castle and hope
c Puzzle rush before every game, it helps with {blunder}.
c Show us the position!
c The {thing} brings out the best and the worst in people.
c I've been stuck at {rating} for a year, so respect.
c Endgames. Study endgames. Nobody listens.
a rating@thing | What's your rating these days? | {rating}, today at least.
a moves@blunder | How long was the game? | {moves} moves.
a seconds@blunder | How much time was left? | {seconds} seconds.
t chess; clubchess

= work.day | work | gripe text | briefcase memo calendar | paper wood
$ meetings=3..9 mails=18..140 minutes=20..75/5 slides=12..60
% phrase=circling back; quick question; gentle reminder; let's take this offline; per my last email; just looping you in; as discussed
o {meetings} meetings today. One had an outcome. It was another meeting. | was there at least cake | I have a bingo card for this
o "{phrase^}" has entered the chat, and it's only {meetings} o'clock. | I flinched | Put it in a jar. Fine of one coin per phrase
o {mails} unread emails after two days off. Two were for me. | Delete all. The important ones write twice | I did that once. Still employed
o {A minutes}-minute meeting that ended after ten. The chair is a hero. | Promote them
o My out-of-office has better boundaries than I have. | may I borrow it
o They asked for one slide. I've made {slides}. I don't know how to stop. | slide {slides} is called "Backup of the backup", isn't it
o New colleague asked what I do here. I answered for {minutes} minutes and she still asked. | honest onboarding
o I've been on mute for {minutes} minutes and made some excellent points. | my best work is on mute
o Somebody wrote "thanks in advance" and now I can't say no. That's how it works. | it's a legal contract
o [joke] Left on time today. The light was strange. There were birds. | there are birds? | Welcome to the outside
o Our coffee machine has been "in repair" for {meetings} weeks. Productivity has never been lower, or higher, nobody's checked. | We've started a tea faction
o Deleted the word "just" from {mails} emails. I feel like a general. | Just wanted to say well done
x It's Tuesday.
x I'm told this is a career.
x Please don't reply all.
c We must work in the same building.
c I read this in a meeting.
c Who keeps inventing "{phrase}"?
c My manager follows me here, so I can only like this quietly.
c You forgot the follow-up to the follow-up.
a meetings@phrase | How many meetings today? | {meetings}, and I spoke in one.
a minutes@meetings | How long was the longest? | {minutes} minutes. I drew boats.
t worklife; office

= work.change | work | win text photo | briefcase bouquet hot-beverage | wood sun paper
: thing
@ a nurse | Night shifts taught me what tired means.
@ a joiner | My hands know things that I can't explain.
@ a librarian | People ask us anything, and that's the best part.
@ a teacher | A pupil from my first year is a colleague now.
@ a baker | I haven't needed an alarm clock for years.
@ a bus driver | I know who's late by the light in their kitchen.
@ a translator | I get paid to look out of the window and find a word.
@ an electrician | I can't visit anybody without being shown a fuse box.
@ a gardener | The pay is modest, the light is excellent.
@ a designer | I can no longer read a menu without opinions.
$ years=2..31 age=23..58 applications=9..80 week=2..12
o {years} years as {thing} today. I'd do it again, with better shoes. | Congratulations! Shoes first, always | What would you tell your first-day self?
o I'm {age} and I start training as {thing} on Monday. Wish me luck. | Good luck! I changed at 47 and never looked back | {age} is nothing, you've got decades
o {applications} applications, one yes. I'm going to be {thing}. | The one is all you need | Crying for you, well done
o Week {week} of the new job as {thing}. I've learnt where the good biscuits are kept. | that's management material
o Handed in my notice after {years} years. My mug is in the bag already. | The mug makes it official | what's next for you?
o My dad was {thing} for {years} years. Today I found out he hated it for the first two. That helps, weirdly. | Dads only tell you when you're ready
o First pay as {thing}. Took my mum to lunch with it. | this is the best possible use
o A customer hugged me today. {years} years as {thing}, and that's the first. | you deserved it sooner
x No speech, just cake.
x Onwards.
c Well deserved, from what I read here.
c What's the best part of being {thing}?
c I've always wanted to be {thing}. Too late at 50?
c Nobody tells you it's allowed to change your mind. Thanks for saying it.
c My sister is {thing} and says hello.
a applications@week | How many did you apply for? | {applications}. I kept a list.
a age@years | How old were you when you started? | {age}. I know.
t newjob; work

= business.shop | business | share photo text | convenience-store money-bag basket | wood wall linen
: thing | art | sells
@ soap shop | soap | soap | The lavender is from my aunt's field.
@ bakery | bread | loaves | We bake at three so that you don't have to.
@ plant shop | potted-plant | plants | Every plant leaves with a note, because people worry.
@ bike workshop | wrench | repairs | The test ride is my favourite part of the job.
@ tea room | teapot | cakes | The scones sell themselves, I only stand there.
@ second-hand bookshop | books | books | The cat is staff and can't be bought.
@ yarn shop | yarn | skeins | Men come in "for a friend". All welcome.
@ printing studio | framed-picture | prints | My hands are blue until Sunday.
@ candle workshop | candle | candles | The whole street smells of cedar on Thursdays.
@ noodle stall | steaming-bowl | bowls | Eleven seats, one pot, no reservations.
$ years=2..19 sold=14..260/2 price=4..48 hours=6..14 rent=5..18
o My {thing} turns {years} today. Nobody told me about the paperwork. Nobody told me about the regulars either, and they're the reason. | Happy birthday! See you on Saturday as always | {years} years on that street is no small thing
o [win] Sold {sold} {sells} today, which is a record for a Tuesday. I'm lying on the floor of the {thing}. | The floor is well deserved | {sold}! Did you sleep?
o [gripe] Had to put up prices at the {thing}: now \${price}, first change in {years} years. I felt sick writing the sign. | Nobody minds. We mind when shops disappear | Still cheaper than the chain
o [joke] Somebody left an umbrella and a tip of \${price} in my {thing}. Come back for one of them. | Classic. Keep both in the window
o [joke] A review gave my {thing} one star because it was "too small". It is {hours} square metres. He's right. | It's a five-star cupboard
o [gripe] Rent goes up by {rent} per cent in spring. We've done the sums three times. The {thing} stays. | So glad. I'd have cried | Come for the sums, stay for the {sells}
o {hours} hours in the {thing} today, and the best moment was a boy who paid in coins he'd counted at home. | protect that boy
o Closed for two days. The {thing} needs paint and I need sleep. Back on Thursday. | Enjoy it! We'll survive, just about
o [win] First wholesale order: {sold} {sells} for a hotel. I said yes and then I counted my shelves. | Say yes, count later. That's business
o A woman drove an hour to my {thing} for one thing at \${price}. I gave her the second for free. | That's why people drive an hour
x Cards and cash, both welcome.
x Ask for the good bag.
x The kettle's on.
c I walk past your {thing} every day and today I'll come in.
c Do you post abroad?
c Shops like this make a street.
c From one small shop to another: keep going.
c My mother bought hers at your {thing} and still talks about it.
a price@sold | How much are they? | \${price} each.
a hours | When do you sleep? | {hours} hours a day in the shop, so rarely.
a sold@hours | And sales, if I may ask? | {sold} {sells}. Very good.
t shopsmall; smallbusiness
`;
