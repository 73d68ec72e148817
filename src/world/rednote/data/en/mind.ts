/** Forms of English notes about study, work, film, books and music, in the format of `parseForms`. */
export const mind = `
= study.log | study | image image text video | notebook pencil open-book alarm-clock laptop | paper grid wood linen
: thing | art
@ HSK 4 | books | Tones first, speed later, nobody warned me.; Characters stick when I write them on the bathroom mirror.
@ IELTS writing | pencil | Plan for five minutes, always, even when the clock screams.; One clear example beats three vague ones.
@ organic chemistry | test-tube | Draw every arrow, don't trust your head.; I explained it to my cat and found my mistake.
@ the bar exam | balance-scale | Past papers from week one, not from week eight.; Write full answers by hand, your wrist needs training too.
@ Spanish | open-book | Ten minutes daily beats two hours on Sunday.; I changed my phone to Spanish and got lost in the settings.
@ statistics | bar-chart | It clicked when I made up my own data.; Say the sentence in words before you touch the formula.
@ Python | laptop | Typing along teaches nothing, break it yourself.; Read the last line of the error first.
@ a driving test | automobile | Mirrors, out loud, every single time.; I failed on a mini roundabout and passed on the same one.
@ a dissertation | page-with-curl | Methods first, introduction last.; Save a dated copy every evening, it rescued me in May.
@ anatomy | bone | Colouring in works, I'm twenty-six and I colour in.; Learn it on your own arm.
@ an accounting exam | abacus | Read the question before the table.; Cards on the bus, totals at the desk.
@ music theory | musical-score | Sing the intervals, however bad it sounds.; Ten minutes at the piano explains what a page can't.
$ hours=2..10 days=12..160 score=52..97 pages=12..90
% place=in the library; at my kitchen table; in a study room; at the office after six; in a café; in the stairwell
% time=before work; at lunch; from nine to eleven at night; on the train; once the kids are asleep; on Sundays
h Day {days} of {thing}
h {hours} hours a day for {thing}
h How I study for {thing} with a job
h From {score} upwards: {thing}
h What didn't work for {thing}
h {pages} pages of notes on {thing}
h Study with me: {thing}
h {thing^}, round two
h To everyone starting {thing}
h Studying {time}
o Full-time job, no talent, and {thing} in front of me, so this is my log.
o The date for {thing} is getting close and I'm half way, which is fine, I tell myself.
o {who^} told me {thing} was easy, and I believed it until the first mock.
o The only hours I own are {time}, and they all go to {thing}.
o I nearly passed {thing} last year, so this year I changed how I do it.
o This isn't advice from a genius, it's {days} days of {thing} by a normal person.
o I've kept this up for {days} days and never dared to post it.
f days | It's day {days}. | 📅 Day {days} | I've been at it for {days} days.
f hours | I do about {hours} hours a day. | ⏱ {hours} hours a day | Average: {hours} hours a day
f score | My last mock was {score} out of 100. | 📈 Last mock: {score}/100 | I scored {score} out of 100 last time.
f pages | My notes are {pages} pages now. | ✍️ {pages} pages of notes | Notes: {pages} pages
x I sit down {place} and my brain knows what's coming.
x I work best {time}, with my phone in another room.
x My plan has three lines a day, and {thing} gets two of them.
x I owe {who} four dinners, all postponed until after {thing}.
x When I'm stuck I change chairs, lately I end up {place}.
x Videos at one and a half speed, the hard parts of {thing} at half.
x Don't compare, with {thing} it's the ones who stay who pass.
x For weeks nothing happened, and then {thing} made sense on a bus.
x Sleep beats one more hour of {thing}.
x I tear out old mistakes, nobody rereads {pages} pages.
x There's a socket and a window {place}, that's all I need.
q Who else is doing {thing} and wants company?
q Can you concentrate {time}?
q Does anyone know a good teacher for {thing}?
q How many hours did you manage today?
t studywithme; {thing}; studylog; examprep; studytips; learnwithme; studymotivation
e 📚 ✏️ 💪 ⏰
a hours | How many hours a day? | {hours}, on a good day.
a score | What's your mock score? | {score}, so not there yet.
a days | How long have you been studying? | {days} days, with one lost week.
a pages | Would you share your notes? | All {pages} pages, once I've scanned them.
c Also doing {thing}, see you on the other side.
c How do you stay awake {place}?
c {time^} I can only scroll.
c Passed {thing} last year. The last month matters most.
c Day {days} and still going, you'll be fine.
c My mother sent me this. Thanks, I guess.
c {score} is already good, my first was in the thirties.
c Which pen is that?
c I come back to this account whenever I want to quit.
c {hours} hours? My record is three.
c Could you list the books you use?

= work.notes | work | text text image video | laptop briefcase calendar hot-beverage bar-chart | grid paper wall mint
: thing | art
@ the weekly report | bar-chart | Result first, story later, they only read three lines.; Put last week's number next to this week's.
@ job interviews | briefcase | One story about one thing you finished, told well.; Ask them what keeps the team up at night.
@ big meetings | spiral-calendar | Talk to people before, so nothing surprises you in the room.; Write who does what on the screen before anyone leaves.
@ handing in notice | envelope | Write the handover for a stranger.; No long farewell mail, say goodbye one by one.
@ overtime | alarm-clock | Whatever isn't done at seven takes twenty minutes at nine.; Keep the taxi receipt the same night.
@ probation | calendar | Ask everything in month one, it looks odd in month three.; Ten minutes with my boss every Friday changed it all.
@ working from home | desktop-computer | Go outside at lunch or you'll have spoken to nobody.; Change out of your pyjamas, it boots the brain.
@ freelancing | money-bag | My first job paid for one dinner and I framed the invoice.; You run out of time before you run out of clients.
@ asking for a raise | chart-increasing | Three results and a number, no feelings.; Then be silent for five seconds.
@ spreadsheets | bar-chart | Pivot tables gave me my Fridays back.; Freeze the top row, I'm begging you.
@ training a new colleague | memo | Let them explain it to you.; Say it the same day, don't save it up.
@ a career change | luggage | I saved six months of rent first and slept better.; Two weeks of sleeping, then I wanted to work again.
$ years=2..12 people=3..28 minutes=10..90/5 age=23..46
% job=nurse; teacher; designer; accountant; developer; receptionist; buyer; editor; translator; project manager; paralegal
% feel=tired; close to tears; weirdly calm; relieved; ready to book a holiday; proud
h {years} years of {thing}
h What nobody teaches you about {thing}
h {thing^}, as {a job}
h {minutes} minutes for {thing}
h A normal day as {a job}
h Notes on {thing}
h How I survived {thing}
h {thing^} for new starters
h What I got wrong about {thing}
h Small office, big lessons: {thing}
o {when^} it was {thing} again, and I came home {feel}.
o I've been {a job} for {years} years and I'm finally not scared of {thing}.
o {who^} asked me about {thing} and my answer got so long that I'm posting it.
o We're {people} people, and {thing} always lands on my desk.
o I wanted to write this where my colleagues can't see it.
o It's not a famous company, just {people} people, but you learn a lot about {thing}.
o A year ago {thing} kept me awake, now I can laugh about it.
f years | I've been {a job} for {years} years. | {years} years as {a job} | Job: {job}, year {years}
f people | There are {people} of us. | Team: {people} people | We're a team of {people}.
f minutes | It takes me {minutes} minutes a day now. | ⏱ {minutes} minutes a day | Time: {minutes} minutes, it used to be a whole morning
f age | I started at {age}. | Started at: {age} | I was {age} when I began.
x The evening I was {feel}, I cut {thing} into a list, and the list was short.
x There's no right answer to {thing}, and what suits {a job} may not suit you.
x The team next door sees {thing} the other way round.
x {who^} once told me that {thing} isn't talent, it's habit.
x While I was writing this {who} called, and it was about {thing} as well.
x Never reply while you're {feel}, wait {minutes} minutes.
x Stop thinking about work at six, {thing} can wait.
x Being {a job} is mostly about people, and so is {thing}.
x When the boss says "whatever you think", bring two options.
x After a few rounds of {thing} I can sleep on Sundays again.
q Is {thing} like this at your place too?
q Any other {job} here?
q Who has it worse with {thing}?
q What would you have done?
t worklife; {job}life; careeradvice; officelife; {thing}; firstjob; nineto5
e 💼 💻 ☕️ 📈
a years | How long have you been doing this? | {years} years, always as {a job}.
a people | How big is the company? | {people} people, I know everybody's dog.
a age | How old were you when you started? | {age}, and I felt late.
a minutes | How much time does it take you? | {minutes} minutes, right before I leave.
c {job^} here, every word is true.
c I had {thing} yesterday and I'm still {feel}.
c I sent this to my manager. Anonymously.
c We are {people} people with five directors.
c Still standing after {years} years, respect.
c Graduating in June, saving this.
c Is it too late to become {a job} at thirty?
c What if your boss finds this?
c Laughed, then opened my laptop again.

= film.review | film | image text video | clapper-board film-frames popcorn ticket | night wall rose grid
: thing | art | type
@ The Seventh Platform | station | thriller | I understood the last shot in the car park.; Hardly any dialogue, the light does the talking.
@ My Mother's Dialect | film-frames | family drama | The kitchen scene had the whole row sniffing.; The mother never says a word of the big language, and you follow everything.
@ No Letter in Summer | love-letter | romance | They never even hug and I was holding my breath.; The piano piece has been on repeat since.
@ Thirteen Hours Upstream | water-wave | disaster film | The water looks cold, really cold.; Twenty minutes without music, my hands were wet.
@ The Street Photographer | camera | drama | The switch from black and white is worth the ticket.; It's slow, don't go tired.
@ The Last Dance Hall | mirror-ball | arthouse film | The final dance only shows feet.; Every minor character could have their own film.
@ Signal from the Dunes | desert-island | science fiction film | New idea, very little explaining.; The ship looks like an old radio and I loved it.
@ Who Moved My Monday | alarm-clock | comedy | We laughed four times, I counted.; It gets sentimental in the second half for no reason.
@ Above the Snow Line | snow-capped-mountain | documentary | They carried the camera up for three months and you can tell.; The narrator knows when to shut up.
@ Orange and Knife | tangerine | crime film | Eight minutes in one take in the interview room.; The villain has better reasons than the hero.
@ The Cloud Repair Shop | cloud | animated film | I took a child and cried more than the child.; The colours are straight from a paintbox.
$ score=48..96:1 minutes=88..156 price=6..19 row=4..12
% who2=alone; with my mum; with a date; with colleagues; with the kids; with an old friend
% snack=popcorn; hot chocolate; crisps; nothing; sour sweets
h {thing}: {score}/10, no spoilers
h I saw {thing} {who2}
h Still thinking about {thing}
h Is {thing} worth \${price}?
h My {type} of the year
h The poster lies: {thing}
h {thing}, a different opinion
h Second time: {thing}
h {thing} (go in blind)
o I saw {thing} {who2}, late show, maybe ten people in the room.
o I went into {thing} without a trailer, a rating or a plan.
o {who^} wouldn't stop talking about {thing}, so I went to find faults.
o I'd been waiting half a year for this {type}.
o Rain outside, and {thing} was about to start.
o I watched {thing} last night and I'm useless at work today.
o No spoilers here, so you can read this before you see {thing}.
f score | I give it {score} out of 10. | ⭐️ {score}/10 | My score: {score}/10
f minutes | It runs {minutes} minutes and I never checked the time. | ⏱ {minutes} minutes | Length: {minutes} minutes
f price | My ticket was \${price}. | 🎫 \${price} | Ticket: \${price}, matinee
f type | It's {a type}, more or less. | Genre: {type} | Call it {a type}.
x I sat in row {row}, which was just right.
x I bought {snack} and forgot about it half way.
x The man behind me explained everything, so half the suspense was gone.
x If you don't like a slow {type}, wait until you can watch it at home.
x {who^} found it average, and we argued all the way to the station.
x The soundtrack of {thing} deserves an evening of its own.
x When the lights came on nobody moved.
x I didn't know a single actor, which made it easier to believe.
x The first half hour is slow, someone in row {row} was snoring.
x Stay for the credits, {thing} isn't quite over.
x Seeing it {who2} was the right choice.
q What did you give {thing}?
q Did you understand the end of {thing}?
q Recommend me another {type}?
q Who would you take to see {thing}?
t filmreview; {thing}; {type}; whattowatch; cinema; nospoilers; movienight
e 🎬 🍿 🎞️ ⭐️
a score | So, a number? | {score}. Not a tenth more.
a minutes | How long is it? Can kids sit through it? | {minutes} minutes, the small ones can't.
a price | What did you pay? | \${price}, it was a matinee.
a type | Is it scary? What genre is it? | Not scary, {a type}.
c I cried at {thing} and the stranger next to me gave me a tissue.
c Disagree. A five at most.
c Thank you for not spoiling it, going Saturday.
c Saw it {who2} too and nobody wanted to talk after.
c Been looking for that piano piece everywhere.
c Doesn't your neck hurt in row {row}?
c What was the ending about?!
c I can't stand {type}s but you almost got me.
c I slept through half of it, is that on me?
c {snack^} was the real main character.
c Watched it again, the clues are all there.

= books.notes | books | image text image | books open-book bookmark hot-beverage glasses | paper linen wood dawn
: thing | art | type | pages
@ The Lighthouse Keeper's Ledger | closed-book | novel | 186..460/2 | The numbers turn out to be a letter, and I had to put it down for a minute.; The first eighty pages are slow, then good luck sleeping.
@ Slow Economics | green-book | popular economics book | 186..460/2 | It explains inflation with a fish market.; Skip the questions after each chapter.
@ Fixing Phones in a Small Town | mobile-phone | memoir | 186..460/2 | Each customer gets three pages, and you miss them afterwards.; Plain sentences, in the best way.
@ Eleven Words for Rain | umbrella-with-rain-drops | essay collection | 186..460/2 | One essay a night is the right dose.; Have tissues for the one about the grandmother.
@ The Man in Profile | blue-book | mystery | 186..460/2 | I guessed who, never why.; It's all in chapter three, go back and look.
@ Sleep, Then | crescent-moon | science book | 186..460/2 | I moved my last coffee to noon because of it.; More pictures than text, done in a weekend.
@ A Hundred Days of Peace | orange-book | self-help book | 186..460/2 | The exercises only work if you do them.; Half of it is tea towels, half of it is medicine.
@ South of South | notebook-with-decorative-cover | poetry collection | 96..168/2 | The four-line one is on my fridge.; Read it out loud, even if you don't get it.
@ A Kitchen on the Train | cooking | travelogue | 186..460/2 | It made me boil noodles at midnight.; Better on smells than on people.
@ The Long River | books | history book | 186..460/2 | Draw a family tree while you read.; The footnotes are the best part.
@ Little Engineers | wrench | children's book | 32..64/4 | My daughter asked three things I couldn't answer.; There's a cat hidden on every page.
@ Star Post | rocket | science fiction novel | 186..460/2 | It's about being lonely, not about fighting.; The last chapter makes you start again.
$ score=58..97:1 days=2..30 price=6..29
% spot=on the train; in bed; on the balcony; in the library; on a plane; in a waiting room
% line=Slow is also a road.; Leave one lamp on for yourself.; Not every sentence needs an echo.; Sleep first, forgive later.; We are all keeping someone's accounts.
h {thing}, in {days} days
h I finished {thing} and called a friend
h Read {spot}: {thing}
h {score}/10: {thing}
h When in doubt, read {thing}
h My notes on {thing}
h Worth owning on paper: {thing}
h One sentence about {thing}
h The {type} I keep lending out
o I started {thing} {spot} and missed my stop.
o I haven't read {a type} in one go for ages.
o {who^} pushed {thing} into my hands and wants it back.
o No phone in bed is the new rule, and that's how I finished {thing}.
o I bought {thing} for the cover, and the inside is better.
o The bad first, then the good: {thing} takes its time.
o Our book club picked {thing}, and it's my turn to write.
f pages | It has {pages} pages. | 📖 {pages} pages | Length: {pages} pages, large type
f days | It took me {days} days. | ⏱ {days} days | Read in: {days} days
f score | I give it {score} out of 10. | ⭐️ {score}/10 | Score: {score}/10
f price | I paid \${price} for the paperback. | 💰 \${price} | Price: \${price}, less second-hand
x A line I underlined: "{line}"
x I copied this out: "{line}"
x Good to read {spot}, the chapters are short.
x {who^} and I can't agree on {thing}.
x If you never read {a type}, {thing} won't scare you off.
x I skipped a few pages in the middle of {thing} and survived.
x {thing} reads as if it were written in one night.
x There's an old ticket in my copy, from reading it {spot}.
x I looked a few things up and {thing} had them right.
x My second-hand copy has notes in the margin that are better than mine.
q What are you reading right now?
q If you've read {thing}, can we talk about the end?
q Does anyone else read {spot}?
q What should I read after {thing}?
t bookreview; {thing}; {type}; readingdiary; booklist; bedtimereading; whatimreading
e 📖 📚 🔖 ☕️
a pages | Is it long? | {pages} pages, but quick ones.
a days | How long did it take you? | {days} days, mostly {spot}.
a score | Is it worth it? | I gave it {score}, so yes if you like this sort of thing.
a price | How much is it? | \${price}, the library should have it.
c I gave up half way through {thing}, you make me want to try again.
c "{line}" is going on my wall.
c Is there an audiobook?
c Reading {spot} makes me sick, jealous.
c Has the same author written anything else?
c I don't normally read {a type}, but I've ordered it.
c Our club read {thing} and we argued for two hours.
c Chapter three almost lost me, does it get better?
c Twenty people ahead of me at the library.
c I'd have bought {thing} for that cover too.

= music.practice | music | image video video | guitar musical-keyboard headphone musical-note | wall wood night rose
: family
@ acoustic | My fingers stopped hurting once I lowered the strings.; It rings on for ages, lovely for slow songs.; Keep it away from the radiator.
@ electric | The tremolo arm puts it out of tune, I took it off.; Bright, good for rhythm.; Buy a wide strap.
@ ukulele | One song on day one, really.; Quiet enough for midnight.; Weighs nothing on my back.
@ violin | Twenty strokes of rosin before the first sound.; My neighbours were saints for a month.; A better shoulder rest fixed my neck.
@ synth | The presets are enough for a year.; With headphones on nobody knows it's two in the morning.; Proper knobs.
@ saxophone | Wet the reed first.; A towel in the bell at home, no towel in the park.; Heavy, get a harness.
@ harmonica | Lives in my coat, two lines at every bus stop.; It took a month to bend one note.
$ months=2..36 minutes=15..90/5 bpm=60..140/4 age=18..55
% song=a birthday song; a twelve-bar blues; an old film theme; a nursery rhyme; a bit of Bach; a campfire song
% spot=in my bedroom; in the park; in the music shop; in the living room; in the garage; on the office roof
g acoustic electric ukulele violin synth saxophone harmonica
h {months} months in: my {thing}
h Starting at {age}
h {minutes} minutes a day, that's it
h Teaching myself, badly
h The {colour} {thing} is here
h I can play {song}!
h Music time {spot}
h {age} and learning
h My {brand} {thing}, {months} months later
o I was {age}, knew nothing, and {when} I brought home this {thing}.
o {who^} gave me three days, and it's been {months} months.
o After work I have {minutes} minutes that belong to music.
o The man in the shop listened to me try the {thing} and quietly gave me a discount.
o I wanted to surprise people at a wedding, so I've been practising in secret.
o Nobody let me learn as a kid, so I bought my own {thing}.
f months | That's {months} months now. | 📅 Month {months} | Playing for: {months} months
f minutes | I do {minutes} minutes a day. | ⏱ {minutes} minutes a day | Practice: {minutes} minutes a day
f age | I started at {age}. | Started at: {age} | I was {age} when I started.
f bpm | I can keep up with {bpm} beats a minute. | Metronome: {bpm} | 🎵 {bpm} bpm, slowly upwards
f price | It was \${price}. | 💰 \${price} | Price: \${price}
x I get through {song} with two stumbles.
x The sound {spot} is perfect and nobody complains.
x The metronome is stricter than any teacher, I started well below {bpm}.
x {who^} can sing {song} from hearing me practise.
x Don't start expensive, {brand} is all I need for now.
x Record yourself, {song} tells the truth.
x Pick one course and stay with it.
x The day I got calluses I sent {who} a photo.
x A kid clapped when I played {spot}, far too kind.
x When I'm stuck I switch to {song}.
q How long until it stops sounding awful?
q What was the first thing you could play?
q Any pieces around {bpm} bpm for a beginner?
q Would people complain if I practised {spot}?
t {thing}; practicelog; adultbeginner; learnmusic; musiclife; practicemakes; hobbies
e 🎸 🎶 🎧 🎵
a months | How long have you been at it? | {months} months, with a gap.
a minutes | How much do you practise? | {minutes} minutes, short but daily.
a age | When did you start? | At {age}, it's not too late.
a bpm | What tempo is that? | {bpm}, any faster and I fall apart.
a price | How much was it? | \${price}, new.
c That sounds lovely, which model is it?
c Mine has been under the bed for a year. I just dusted it.
c {song^}! Now it's stuck in my head.
c Do the neighbours say anything?
c What an echo {spot}!
c Thirty-five, no experience, and now I want to try.
c How long do the fingertips hurt?
c Could you post the sheet music?
c {colour^} is so pretty.
c Better than me after two years.
c Just sticking with it is the hard part.
`;
