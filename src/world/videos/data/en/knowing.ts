/** Forms of English videos about knowledge, technology, sports and cars. */
export const knowing = `
= know.science | knowledge.science | 180..1080 w4 | microscope telescope test-tube light-bulb globe-showing-asia-australia | grid night wall sky
: thing | art
@ why the sky is blue | sun | My daughter asked all week; Now do sunsets
@ how microwaves heat food | high-voltage | Forks. Got it; Not inside out then
@ why cats love boxes | cat-face | Watched this with mine, in a box; I also want a box
@ what's inside a black hole | ringed-planet | Understood it, then got sucked in; Horizon finally makes sense
@ why we get sleepy | bed | Fell asleep, thanks; Naps are science
@ how mosquitoes find you | droplet | Type O, hello; Breathing is a crime
@ why planes stay up | airplane | Textbook was wrong!; More nervous now
@ what fingerprints are for | magnet | Koalas have them??; Jar lids, of course
@ how dark the deep sea is | octopus | The fish with the lamp; Pressure makes me sweat
@ how vaccines work | test-tube | Best metaphor yet; Sent to my gran
@ whether we can predict earthquakes | volcano | No panic, thank you; Animals part was great
@ where caffeine goes | hot-beverage | No more coffee after three; Half-life clicked
@ why ice floats | snowflake | Fish survive because of this, poetic; Hydrogen bonds!
@ what colour dinosaurs were | sauropod | Feathers ruined my childhood; They can tell from fossils!
$ n=3..9 year=1850..1990 pct=5..90/5 mins=3..12
t science; {thing}; explained; facts; curious; learning
h {thing^}, for {a mins}-year-old
h {thing^} (you've been told wrong)
h A kid asked me {thing}
h {n} myths about {thing}
h [why cats love boxes; how mosquitoes find you; why ice floats; how microwaves heat food] I tested it: {thing}
h {thing^}: the short answer
h [what's inside a black hole; how vaccines work; how microwaves heat food; what colour dinosaurs were; why planes stay up] It started in {year}: {thing}
h {pct}% get this wrong: {thing}
h [why the sky is blue; why ice floats] {thing^}, with a glass of water
h Bedtime question: {thing}
h Trying to explain {thing} to {who}
h {thing^}. It's weirder than you think
h Let's talk about {thing}
h The real reason: {thing}
h {thing^}, explained slowly
o Sources at the end
o Simplified on purpose
o Don't try it at home
f year | First studied in {year}
f pct | About {pct}%
f n | {n} points
x Spot a mistake and I'll pin it
a year | When was this found? | {year}, paper's in the description
a pct | What was that percentage? | {pct}%, studies differ a bit
a n | How many points was it? | {n}, the last matters most
c If my teacher had said it like this
c Showed my kid. Ten new questions
c That metaphor will outlive me
c Sources! Actual sources!
c Twenty years I've wondered
c Got it. Can't explain it to {who}
c Comments are fighting again, lovely
c The experiment was so well shot
c I work in this field, checks out
c Small thing: the unit at the end
c New small talk unlocked
c Why am I learning this at 2 a.m.
c Show this one in schools
c What if you reverse it?
c Did you make the animation?
d References? | *End of the description | found, great
d What about in space? | *Next one | waiting
d OK for a ten-year-old? | *My son approved it | I'm nine and I got it
q oh!
q huh
q I get it
q lost me
q great metaphor
q taking notes
q hi class
q sources!
q but what if…
q good question
q creepy
q beautiful
q always thought the opposite
q front row
q careful
q physics flashbacks
q mind blown
u light-bulb {art} | Guess first | A; opposite surely; wrong
u {art} | {thing^}? | good question; my kid asked; hi
u notebook | In {year} somebody tried it | old!; who; brave
u test-tube {art} | Experiment | careful; ooh; boom?
u {art} magnet | The key bit | oh!; paused; got it
u bar-chart | About {pct}% | that many?; noted; wow
u {art} globe-showing-asia-australia | And the other way round? | creepy; next one; beautiful
u memo | {n} points | screenshot; class over; thanks

= know.history | knowledge.humanities | 300..1500 w2 | classical-building open-book world-map amphora | paper sand dawn
: thing | art
@ how people kept cool before fridges | snowflake | Ice houses are genius; I'd have melted
@ the map that was wrong for 200 years | world-map | Nobody checked?!; One man's guess
@ cheating in ancient exams | memo | Tiny writing, big effort; Respect the craft
@ the fleet that vanished | ferry | Love an unsolved one; Divers, please
@ why salt was expensive | salt | Salary from salt?; Smuggling salt beats my job
@ post before stamps | horse | Riders had it rough; Faster than my parcel
@ one vase's journey | amphora | Kiln, seabed, museum; Saw it, didn't get it, now I do
@ names on bricks | classical-building | Quality control, ancient edition; Sign your work
@ how tea travelled | teapot | Drinking tea while watching; Two words, two routes!
@ a day in a medieval town | sunrise | Up before dawn, no thanks; Two meals a day
@ the last speakers of a language | megaphone | The recording made me cry; My gran had words nobody knows
@ clocks that lied | alarm-clock | Every town its own time; Trains fixed it
$ year=300..1900/10 n=3..9 miles=40..3000/20 pence=2..80 ep=1..20
t history; {thing}; storytelling; humanities; documentary
h {thing^}
h [!a day in a medieval town; clocks that lied; how people kept cool before fridges; why salt was expensive; how tea travelled] A small history of {thing}
h {thing^} (episode {ep})
h [the map that was wrong for 200 years; the fleet that vanished; clocks that lied; one vase's journey] {year}: {thing}
h {thing^}, better than fiction
h {thing^}: {n} odd details
h I went to a museum. {thing^}
h [the map that was wrong for 200 years; the fleet that vanished; names on bricks] The truth about {thing} is a bit boring
h Falling asleep to history: {thing}
h I read three books on {thing}
h One line in a textbook: {thing}
o Sources below
o Where historians disagree I say so
f year | Around the year {year}
f miles | [the fleet that vanished; post before stamps; one vase's journey; how tea travelled] {miles} miles
f pence | [why salt was expensive; post before stamps; how tea travelled; a day in a medieval town] Price: {pence} pence
a year | When was this? | Around {year}, two versions exist
a pence | [why salt was expensive; post before stamps; how tea travelled; a day in a medieval town] What did it cost back then? | {pence} pence
a miles | [the fleet that vanished; post before stamps; one vase's journey; how tea travelled] How far did they go? | {miles} miles
c History teacher here, thumbs up
c One line for them, a whole life for him
c [why salt was expensive; post before stamps; how tea travelled; a day in a medieval town] {pence} pence in today's money?
c Your voice could sell ghost stories
c Burned dinner listening
c Book list please
c Here since episode one
c People were always like this
c No drama added, thanks
c I've walked past that building
c Exam tomorrow, wish me luck
c The {n} details thing, I wrote them down
d Isn't that disputed? | *Yes, both versions in the video | fair
d Which museum? | *A small one, second floor | going
q source!
q wow
q people never change
q medieval memes
q details
q crying
q better than tv
q notes
q that voice
q book list
q been there
q good luck with exams
q one line…
u {art} | {thing^} | hi; front row; good one
u open-book | {year}, one line in a book | one line; which book; wow
u [the fleet that vanished; post before stamps; one vase's journey; how tea travelled] world-map | {miles} miles | on foot?; far; respect
u {art} amphora | Look here | paused; never saw it; museum!
u [why salt was expensive; post before stamps; how tea travelled; a day in a medieval town] coin | {pence} pence | today's money?; a month's pay; cheap
u {art} classical-building | What happened next | no; twist; people
u memo | {n} questions | screenshot; same; next
u books | Reading list | thanks; saved; paused

= know.money | knowledge.finance | 240..1080 | chart-increasing coin credit-card ledger | grid wall paper
: thing | art
@ saving | coin | Pay yourself first, ok; Lasted two weeks
@ renting | houses | Photograph everything; Deposit, gone
@ insurance | umbrella-with-rain-drops | Read the exclusions!; Broker here, he's right
@ credit cards | credit-card | Minimum payment is a trap; Cut mine up
@ buying used cars | automobile | Dealers hate this; Check the history
@ asking for a raise | briefcase | Silence is a tool; I said a number and he laughed
@ tracking spending | ledger | Coffee line made me quiet; Day three, quit
@ a small shop | convenience-store | Rent is the boss; Never again, loved it
@ taxes | receipt | Got some back!; I owed. Cried
@ pensions | chart-increasing | Starting at forty, help; Free money from the employer!
$ pct=2..38 money=200..9800/100 month=3..36 n=3..9
t {thing}; money; personal finance; saving money; beginners
h [!buying used cars; asking for a raise; tracking spending; a small shop] {n} traps: {thing}
h [saving; insurance; taxes; pensions; credit cards; renting] {thing^} for normal people
h [saving; renting; tracking spending; a small shop] {month} months of {thing}, honestly
h [insurance; credit cards; a small shop; pensions; renting] Is it worth it? {thing^}, with numbers
h The truth about {thing}
h [insurance; credit cards; buying used cars; a small shop] I lost \${money} on {thing}
h {thing^} in {n} steps
h [taxes; pensions; insurance] Sorting out {thing} for {who}
h {thing^}: one spreadsheet
h [!a small shop; buying used cars] What I'd tell my 20-year-old self about {thing}
o Not financial advice
o Spreadsheet is free
f pct | [saving; insurance; credit cards; pensions; taxes] I used {pct}%
f money | Example: \${money}
f month | [saving; tracking spending; a small shop] {month} months
a pct | [saving; insurance; credit cards; pensions; taxes] What rate did you use? | {pct}%
a money | [saving; pensions] How much do you put away? | \${money}, don't copy me
a month | [saving; tracking spending; a small shop] How long have you done it? | {month} months, two bad ones
c Spreadsheet saved me
c Would've saved me \${money}
c {who^} asked when I got responsible
c No course to sell? unicorn
c Checked my balance, more anxious
c Should be taught at school
c Did the maths twice, it's right
c Rules differ here but the idea holds
c [saving; tracking spending] Day {n} of tracking. Gave up
c Clear and no shouting
d [saving; tracking spending] Students too? | *Just track first | tracked. It's all food
d Different in my country | *Yes, check locally | called them
q notes
q ouch
q broke, passing by
q balance: 12
q true
q screenshot
q spreadsheet?
q do the maths
q been there
q trap!
q sober
q can't save
u {art} | An example | hi; good one; notes
u ledger | \${money} a month | ha; ouch; noted
u [saving; insurance; credit cards; pensions; taxes] bar-chart | {pct}% | paused; high; check
u chart-decreasing | My mistake | honest; same; tuition
u [saving; tracking spending; a small shop] calendar | After {month} months | patience; wow; compounding
u memo | {n} traps | screenshot; hit three; saved
u money-bag coin | Start small | today; ok; go

= know.study | knowledge.campus | 240..1200 w2 | open-book pencil notebook alarm-clock | paper wall linen
: thing | art
@ calculus | abacus | Night before the exam, hi; Me and calculus, one must go
@ essay writing | laptop | Thesis first!; Supervisor said "ok"
@ vocabulary | notebook | Spaced repetition works; Forgot all by Friday
@ school physics | magnet | My kid got it!; Better than class
@ note taking | pencil | Pretty notes, zero memory; I can't read mine
@ programming | desktop-computer | Error on line one; Indent!!
@ statistics | bar-chart | p-values finally; I just press the button
@ revision | alarm-clock | Revising = first reading; Three days, one term
@ speaking exams | microphone | I invented a whole life; Examiner yawned
@ chemistry | test-tube | Moles are not animals; Balanced it!
$ day=7..180 score=55..98 mins=10..60/5 n=3..10 hours=2..11
t {thing}; study; exams; student; learning
h [calculus; statistics; chemistry; programming] {thing^} from zero in {day} days
h [calculus; statistics; chemistry; school physics; programming] How I got {score} in {thing}
h [calculus; statistics; chemistry; school physics] {n} topics that always come up: {thing}
h [!revision] {thing^} in {mins} minutes
h The lazy way to do {thing}
h Stop studying {thing} like this
h [calculus; statistics; chemistry; programming] Failed {thing}, then passed
h [calculus; statistics; chemistry; school physics] {thing^} on one page
h [calculus; statistics; chemistry; school physics; programming] Don't fail {thing}
h [revision; vocabulary; calculus; programming] {hours} hours a day of {thing}: worth it?
h I tried a top student's {thing} method
o Notes are free
o No course, don't ask
f day | {day} days
f score | [calculus; statistics; chemistry; school physics; programming] Final mark: {score}
f hours | {hours} hours a day
f n | {n} topics
a score | [calculus; statistics; chemistry; school physics; programming] What did you get in the end? | {score}, better than expected
a day | How long did you prepare? | {day} days, one of them useful
a hours | Hours per day? | {hours} on a good day
c About to fail, came for help
c PASSED. Came back to say thanks
c A term in one video
c [calculus; statistics; chemistry; school physics] Topic {n} came up!
c Felt smart, opened a past paper, no longer smart
c My kid's teacher sent us here
c Exam tomorrow, starting today
c Hundredth study video in my saves
c Worth more than tuition
c Printed the notes, haven't read them
c {who^} gets it now too
d Complete beginner ok? | *Start with the first one | following
d Practice questions? | *In my posts, with answers | hero
q please pass
q good luck
q passed!
q tomorrow…
q tonight then
q notes
q got it
q paused
q C
q B?
q teacher!
q help
q procrastinating
q smart
u {art} | The important bit | hi; help; notes
u notebook pencil | Topic one | came up!; always; ok
u {art} memo | Pause and try it | C; got it; no idea
u light-bulb | The idea | oh; clever; ah
u alarm-clock | {hours} hours a day | can't; wow; lazy
u calendar | {day}-day plan | screenshot; too late; day one
u [calculus; statistics; chemistry; school physics; programming] sports-medal | I got {score} | luck please; wow; passed!
u books | {n} topics | screenshot; print; pass

= know.career | knowledge.career | 240..1080 | briefcase laptop memo mobile-phone | wall grid linen
: thing | art
@ interviews | necktie | The last question saved me; Recruiter here, true
@ CVs | memo | One page!; Deleted "hard-working"
@ quitting | luggage | Check your notice; Left all the chats
@ changing careers | world-map | Nurse to coder at 38; Thirty's not late
@ presentations | chart-increasing | Conclusion first; They read slide one
@ probation | calendar | Passed it!; Treated myself after getting fired
@ remote work | laptop | Cat in every meeting; Walk before work, yes
@ nursing | stopwatch | Thank you all; Nights are brutal
@ teaching | school | Holidays aren't holidays; Parents' chat!
@ driving for a living | automobile | Your back!; Gross isn't net
$ n=3..9 month=2..36 money=1400..7200/100 times=3..80
t {thing}; career; jobs; work; work life
h [remote work; nursing; teaching; driving for a living] {month} months of {thing}: the truth
h {n} mistakes with {thing}
h [interviews; CVs; changing careers] {times} applications later: {thing}
h [remote work; nursing; teaching; driving for a living] What {thing} pays
h Nobody tells you this about {thing}
h [remote work; nursing; teaching; driving for a living] A day of {thing}
h [nursing; teaching; driving for a living; remote work] {thing^} on \${money} a month
h [quitting; changing careers; nursing; teaching; remote work] I asked {n} people: {thing}, any regrets?
h {thing^}, for new graduates
o Blurred, so please don't look for me
f month | [remote work; nursing; teaching; driving for a living] {month} months in
f money | Take-home: \${money}
f times | [interviews; CVs; changing careers] {times} applications
a money | What do you take home? | \${money}, some months less
a month | [remote work; nursing; teaching; driving for a living] How long did you do it? | {month} months
a times | [interviews; CVs; changing careers] How many applications? | {times}, one in ten answered
c \${money} would be high here
c [interviews] That last question got me the job
c [interviews; CVs] My weakness? Watching this
c HR is silent
c [CVs; interviews] Rewrote my CV, three lines gone
c [nursing; teaching; driving for a living] Ten years in this job, accurate
c Just fell in trap number {n}
c Boss might see my like
c [quitting; changing careers] Not quitting yet then
c New grad, shaking
d Too late at 35? | *No, just slower | 38, hello
d Masters? | *Depends | no regrets
q true
q ouch
q HR!
q boss don't look
q notes
q handing it in
q new grad
q real
q jealous
q insider
q good luck
q weekend when
u {art} | Short answer | true; hi; work
u [interviews; CVs; changing careers] memo | {times} applications | ouch; mine's 200; ghosted
u [remote work; nursing; teaching; driving for a living] {art} | A day | busy; same; lunch?
u money-bag | \${money} | wow; low; real
u {art} clipboard | {n} mistakes | screenshot; all of them; saved
u [remote work; nursing; teaching; driving for a living] calendar | Month {month} | stay; run; go
u hot-beverage | One honest thing | tears; thanks; same

= tech.device | tech.digital | 240..1080 w4 | mobile-phone headphone laptop camera battery | grid wall mint night
: thing | art
@ an old phone | mobile-phone | New battery, three more years; Mine's older
@ noise-cancelling headphones | headphone | Train went silent; Squeezes my skull
@ a mechanical keyboard | keyboard | Colleagues hate me; Switch rabbit hole
@ a tablet | laptop | Bought for work, used for shows; Note app?
@ a power bank | battery | Half the rated capacity, classic; Airport limit!
@ a monitor | desktop-computer | Calibrate it!; Eye care mode is yellow mode
@ a smartwatch | stopwatch | Stand up, it says, while I drive; Heart rate is fiction
@ a robot vacuum | robot | Ate a sock; Base station smells
@ a used camera | camera | Lenses are the real bill; Phone is fine in daylight
@ an e-reader | closed-book | Covers my noodles perfectly; Eyes thank me
@ a projector | movie-camera | Daytime: nothing; White wall is enough
@ a router | radio | One wall and it's dead; Place matters more than price
$ price=20..420/10 month=2..36 hours=4..40 n=3..9 gram=40..980/10 pct=60..99
% flaw=it gets hot; mushy buttons; ads in the menus; slow charging; too heavy; a useless manual; random disconnects
t {thing}; tech; review; gadgets; unboxing; budget tech
h {month} months with {thing}
h {thing^} for \${price}: any good?
h {n} things to check before buying {thing}
h [!an old phone; a used camera] I bought {thing} second-hand for \${price}
h [!an old phone; a used camera] Don't buy the expensive one: {thing}
h [!an old phone; a used camera] {n} options compared: {thing}
h The problem with {thing}: {flaw}
h Why I returned {thing}
h [!a mechanical keyboard; a power bank; a monitor; a robot vacuum; a projector; a router; a used camera] Battery test: {hours} hours ({thing})
h [a tablet; a smartwatch; a robot vacuum; an e-reader; a router] {thing^} for my parents
h Inside {thing}
h {thing^} in three minutes
h [an old phone; a power bank; a tablet; a smartwatch; an e-reader] A year later: {thing}, {pct}% of the battery left
h [an old phone; a tablet; a monitor; a router; a used camera] New life for {thing}
o Paid for it myself
o Good and bad both
f price | Paid \${price}
f hours | [!a mechanical keyboard; a power bank; a monitor; a robot vacuum; a projector; a router; a used camera] {hours} hours of battery
f gram | {gram} g
f flaw | Biggest issue: {flaw}
x Wait for a sale
a price | How much was it? | \${price} with a code
a hours | [!a mechanical keyboard; a power bank; a monitor; a robot vacuum; a projector; a router; a used camera] Battery life? | {hours} hours at half brightness
a gram | Is it heavy? | {gram} g, weighed it
a flaw | What's the worst thing? | {flaw^}
c I trust people who list flaws
c {flaw^}, mine too
c Wallet, run
c Bought it yesterday. Of course
c Specs meant nothing, conclusion did
c \${price} is fair
c Good enough for my dad, sold
c Returned mine, thanks
c Teardown hands so steady
c Reviews after {month} months, more of this
c Manufacturer is not happy today
c Mine's five years old and fine
c Point {n} is so true
c {who^} needed this before Christmas
d For students? | *Yes, base model | ordered base
d Versus the other one? | *Comparison next | waiting
d Warranty? | *Used it, ten days | too long
q paid himself, nice
q wallet
q specs
q hot?
q same one
q returned
q teardown!
q build
q battery?
q price!
q don't buy
q deal
q wait for a sale
q dust collector
q want
q mine broke
u wrapped-gift {art} | \${price} | deal; pricey; want
u {art} | Build first | solid; plastic; buttons?
u balance-scale {art} | {gram} g | heavy; light; precise
u [!a mechanical keyboard; a power bank; a monitor; a robot vacuum; a projector; a router; a used camera] stopwatch battery | {hours} hours | good; liar; tested!
u wrench {art} | Inside | steady; cables; don't lose that
u {art} | After {month} months: {flaw} | same; ugh; no
u bar-chart | Against the others | screenshot; mine's last; chart!
u memo | {n} points | agree; sold; thanks

= tech.computer | tech.computer | 300..1500 | laptop desktop-computer keyboard floppy-disk | grid night wall
: thing | art
@ spreadsheets | bar-chart | Two hours became two minutes; They think I'm a wizard
@ Python scripts | laptop | Indentation!; It writes my report now
@ a clean reinstall | optical-disk | Back up! back up!; Whole family calls me now
@ freeing disk space | floppy-disk | Chat app had 60 GB; Red to blue, bliss
@ building a PC | desktop-computer | Forgot the power switch; Cables!
@ a home server | radio | Old laptop saved; Fan noise at night
@ slides | chart-increasing | Align everything; Fewer words, yes
@ video editing | film-frames | Export failed at 99%; Shortcuts all night
@ shortcuts | keyboard | Number three, ten years late; Fingers can't
@ backups | optical-disk | Learned the hard way; Three copies, ok
$ mins=5..40/5 n=5..30 gb=8..120/4 hours=2..9
t {thing}; tutorial; computers; productivity; how to
h {thing^} for beginners: set aside {mins} minutes
h [spreadsheets; slides; video editing; shortcuts] {n} tricks for {thing}
h [spreadsheets; Python scripts; slides; shortcuts] Save {hours} hours a week with {thing}
h {thing^}, step by step
h [spreadsheets; Python scripts; slides; shortcuts] Leave work early: {thing}
h [Python scripts; a clean reinstall; a home server; video editing] {thing^}: that error? Try this
h [freeing disk space; a clean reinstall] {gb} GB back: {thing}
h {thing^}: the {n} questions everybody asks
h [spreadsheets; slides; video editing; a home server; backups] {thing^} for free
h [spreadsheets; Python scripts; a home server; shortcuts] I fixed a three-year problem with {thing}
o Files are free
o Back up first
f mins | {mins} minutes
f gb | [freeing disk space; a clean reinstall] {gb} GB freed
f n | [spreadsheets; slides; video editing; shortcuts] {n} tricks
a gb | [freeing disk space; a clean reinstall] How much space did you get? | {gb} GB on this machine
a n | [spreadsheets; slides; video editing; shortcuts] How many tricks? | {n}
a mins | How long does it take? | {mins} minutes or so
c It WORKED
c Stuck at step two, rebooted, fine
c Colleagues gathered round
c Three years too late
c No fluff, subscribed
c My dad did it alone
c Error bit saved me
c Nobody said "simply", thank you
c Number {n} is gold
c Backed up. Growth
c Fans took off
d On a Mac? | *Same, other shortcut | works
d [freeing disk space; a clean reinstall] Could I delete something important? | *It goes to the bin first | already did
q backup
q back up first
q it worked
q error
q reboot
q slow down
q paused
q shortcut!
q wizard
q saved
q bless
q fans
q step two?
u {art} | Back up | yes; listen; learned
u keyboard {art} | Step one, open this | found; slow; where
u [spreadsheets; Python scripts; a home server] {art} memo | Copy this line | paused; error; works
u {art} | If it fails, look here | saved; that's it; reboot
u [freeing disk space; a clean reinstall] floppy-disk | {gb} GB | bliss; so much; wow
u stopwatch | {mins} minutes | really; mine took an hour; fast
u [spreadsheets; slides; video editing; shortcuts] keyboard | {n} tricks | screenshot; three!; saved

= tech.maker | tech.maker | 300..1200 | wrench robot light-bulb magnet nut-and-bolt | wood grid wall
: thing | art
@ a walking lamp | light-bulb | It walks!!; So cute
@ an automatic cat feeder | cat | Cat learned the button; Jammed on day two
@ a desk tank | robot | Track sounds; Hit the wall, haha
@ a floating plant pot | potted-plant | When it lifts!; How often did it fall
@ a wooden keyboard | keyboard | Sounds like rain; Splinters?
@ a rain gauge | droplet | Weather office is hiring; Nice data
@ a radio from scrap | radio | Grandad's voice; Neat solder
@ a bike generator | bicycle | One hour, five percent; Cardio with purpose
@ a useless machine | nut-and-bolt | Turns itself off, me too; Need it
$ cost=12..360/4 hours=8..160/2 n=2..30 parts=20..280/10 ver=2..9
t DIY; {thing}; maker; invention; build; open source
h I built {thing}
h {thing^} for \${cost}
h {thing^}, version {ver}
h {n} failures: {thing}
h {hours} hours on {thing}. Worth it
h {thing^} for {who}
h {thing^}, explained
h {thing^} is open source
h [!a radio from scrap] {thing^} from junk
o Files are free
o Careful with mains power
f cost | \${cost} in parts
f hours | {hours} hours
f parts | {parts} parts
f n | {n} failures
a cost | What did it cost? | \${cost}, half of it scrap
a hours | How long? | {hours} hours, weekends
a n | How many failures? | {n}. Two boards burned
c Useless. Need it
c First in line if you sell
c RIP boards
c My engineering degree feels attacked
c Open source hero
c Wiring is art
c Here since version one
c The laugh when it worked
c {parts} parts!
c Patent it
c Does your landlord know
d For sale? | *No, files are free | built one, it caught fire
d Which board? | *The cheapest | enough
q it moves!
q useless lol
q want
q open source!
q solder
q careful
q smoke
q boom
q haha
q it works!
q cute
q wiring
q genius
q patent
u memo {art} | \${cost} budget | never enough; hi; nice sketch
u nut-and-bolt | {parts} parts | so many; ow; ok
u wrench {art} | Assembly | steady; wiring; relaxing
u high-voltage | Smoke | boom; haha; unplug!
u {art} hammer | Version {ver} | again; new idea; go
u {art} | It moves | yes!; cute; tears
u {art} light-bulb | {hours} hours | clap; files!; wow

= sports.fit | sports.fitness | 240..1500 w2 | flexed-biceps stopwatch running-shoe green-salad | wall mint
: thing | art
@ home workout | stopwatch | Downstairs is fine I think; Mat finally used
@ fat loss | balance-scale | Plateau month; No soda day three
@ stretching | mirror | Desk back saved; I screamed
@ pull-ups | flexed-biceps | Zero to one, cried; Hanging counts
@ squats | running-shoe | Knees click; Couldn't sit next day
@ meal prep | green-salad | Chicken again; Carbs are friends
@ posture | mirror | Shrimp, signing in; Wall for ten minutes
@ core | fire | Laughing hurts; A minute is a year
@ first gym day | flexed-biceps | Scared of the free weights; Machines make sense now
$ day=7..180 kg=2..28 mins=8..45 n=4..12 kcal=80..450/10 set=3..5
t {thing}; fitness; workout; follow along; health
h [first gym day] My first gym day
h [first gym day] What to do on your first gym day
h [first gym day] {n} things I wish I knew before the gym
h [first gym day] Gym anxiety is real
h [first gym day] A simple first gym plan
h [!meal prep; first gym day; fat loss] {thing^}: {mins} minutes today
h [home workout; fat loss; meal prep] {day} days, {kg} kilos: {thing}
h [!fat loss] {n} {thing} mistakes
h [stretching; posture; core; meal prep] {thing^} for office people
h [home workout; stretching; core; squats; posture] {thing^} without equipment
h [!first gym day] Day {day} of {thing}
h [!first gym day] {thing^} for beginners
h [home workout; squats; core; stretching] {thing^}, kind to knees
h [pull-ups; stretching; squats] Starting {thing} at thirty
h [pull-ups; squats; core] {set} sets of {thing} is enough
h [home workout; stretching; core] {thing^} with no talking
h [fat loss; home workout; meal prep] I gained it back. {thing^} again
o Stop if it hurts
o Nothing to sell
f mins | {mins} minutes
f kg | [home workout; fat loss; meal prep] {kg} kg down
f kcal | About {kcal} kcal
f set | [!meal prep; fat loss] {set} sets each
a kcal | Calories? | About {kcal}
a set | How many sets? | {set}, a minute between
a kg | [home workout; fat loss; meal prep] How much did you lose? | {kg} kg, tape measure agrees
c Day {k} done
c Legs gone
c [home workout; fat loss; meal prep] {kg} kilos!! well done
c Finished it lying down
c Neighbours think I'm moving furniture
c Better than my trainer
c Knees say thanks
c Starting today (eighth time)
c My posture is a bit better, honestly
c Ate double after
c Breathing cues helped
c Saved = done, right?
d On my period? | *Rest first two days | nap then
d Diet? | *Protein, less sugar | is cake protein
q day one
q done
q watching in bed
q how many left
q legs
q help
q breathe
q slower
q sorry neighbours
q sweat
q gave up
q tomorrow
q last set!
q coach please
u stopwatch | {mins} minutes | ready; hi; day one
u {art} | {set} sets | ok; slow; good form
u {art} mirror | Wrong way | me; haha; knees
u fire {art} | Heart rate up | help; sweat; go
u droplet | Water | finally; short; alive
u {art} flexed-biceps | Last set | legs; go; dead
u [home workout; fat loss; meal prep] balance-scale | Day {day}: {kg} kg | wow; inspiring; mine came back
u green-salad | {kcal} kcal | that's a biscuit; ouch; ok

= sports.run | sports.running | 180..1080 | running-shoe stopwatch sports-medal sunrise bicycle | sky grass dawn
: thing | art
@ morning runs | sunrise | Streets are mine; Getting up is the race
@ a half marathon | sports-medal | Mile eleven is a liar; That water at the end
@ a marathon | trophy | Mile twenty, existential; Cramped and cried
@ night runs | night-with-stars | Hi-vis!; Dog gave me a PB
@ trail running | mountain | Downhill ate my knees; Melon at the aid station
@ couch to 5k | running-shoe | Run-walk works; Started with 300 m
@ cycling to work | bicycle | Faster than the tube; No shower at work
@ long bike rides | bicycle | Saddle is the enemy; Headwind both ways, how
@ hill climbs | mountain | Pushing isn't shameful; Gears!
$ km=3..14 day=5..365/5 n=2..9 hr=128..186 up=40..1800/20
t {thing}; running; training; outdoors; fitness log
h [morning runs; night runs; couch to 5k; cycling to work] {thing^}, day {day}
h [trail running; night runs; morning runs; cycling to work] {km} km: {thing}
h {thing^}: {n} beginner mistakes
h [morning runs; night runs; trail running; hill climbs; couch to 5k] Heart rate {hr} on {thing}. Normal?
h [!couch to 5k] {thing^} in the rain
h [a half marathon; a marathon; trail running; couch to 5k] Slow person does {thing}
h [a half marathon; a marathon] I cried at {thing}
h {thing^} with {who}
h [hill climbs; long bike rides; trail running] {up} m of climbing: {thing}
h [a half marathon; a marathon; couch to 5k; hill climbs] Attempt {n} at {thing}
h Gear for {thing} without going broke
o Listen to your body
f km | [trail running; night runs; morning runs; cycling to work] {km} km
f hr | Average heart rate {hr}
f up | [hill climbs; long bike rides; trail running] {up} m up
f day | Day {day}
a km | [trail running; night runs; morning runs; cycling to work] How far? | {km} km, walked a bit
a hr | What was your heart rate? | {hr} on average
a day | How long have you kept this up? | {day} days, with gaps
c [!cycling to work; long bike rides; hill climbs] Went for a run because of you
c Out of breath watching
c [a half marathon; a marathon] Cried with you at the end
c Look after the knees
c [trail running; night runs; morning runs] {km} km takes me four days
c Rain shots are lovely
c The dog!
c 300 metres club
c Shoes?
c [cycling to work; long bike rides; hill climbs] My bike has dust on it, guilty
c [cycling to work; long bike rides; hill climbs] Helmet on, good
d Knee pain? | *Stop, strengthen hips | stopped
d Empty stomach? | *Short ones only | fainted once
q go
q out of breath
q jealous
q knees
q high hr
q can't get up
q tears
q finish!
q PB!
q wall
q view
q dog!
q helmet
q legs
u alarm-clock | Out | dark!; brave; no
u [trail running; night runs; morning runs; cycling to work] {art} stopwatch | {km} km today | far; steady; go
u {art} | Heart rate {hr} | high; slow down; fine
u droplet | Struggling | go; wall; walk
u [hill climbs; long bike rides; trail running] mountain sunrise | Top, {up} m | view; finish!; wow
u calendar | Day {day} | keep on; wow; tomorrow me too
u bread egg | Breakfast | earned; yum; hungry

= sports.ball | sports.ball | 120..900 | basketball soccer-ball trophy stopwatch stadium | grass wall brick
: thing | art
@ basketball | basketball | Big men never get the ball; Bricks
@ football | soccer-ball | Keeper always blamed; Offside is astrology
@ badminton | badminton | Hit my partner; Courts always full
@ table tennis | ping-pong | Old man destroyed me; Backhand serve learned
@ tennis | tennis | A sport about collecting balls; Double fault club
@ volleyball | volleyball | Purple arms; First touch is everything
$ n=2..40 score=11..28 day=7..120 age=8..70 win=2..15
t {thing}; sport; training; highlights; sunday league
h {n} {thing} moves to practise
h Playing {thing} against a {age}-year-old
h {thing^}, amateur league: {score} points
h Day {day} of {thing}
h Sunday {thing} people
h One {thing} move, {day} days
h {win} wins in a row ({thing})
h {thing^} footwork
h The park {thing} legends
h Taking {who} to {thing}
o Warm up
f score | {score} points
f day | {day} days of practice
f win | {win} wins
a score | How many points did you get? | {score}. They let me
a day | How long did you practise it? | {day} days
c Old man is a legend
c My teammate needs to see this (pass!)
c Clear breakdown
c That fake got me too
c Where's that court
c I'd just fetch the ball
c Lost but looked good
c {age} and jumping!
c Sneaker squeaks, bliss
c They pass to me now
d Glasses? | *Sports ones | lost a contact
d How long to get decent? | *A month of touch | six for me
q pass
q brick
q swish
q legend
q fake!
q replay
q foul
q offside
q feet
q clutch
q nice
q teammates lol
u {art} | Warm up | yes; injured once; hi
u {art} running-shoe | Small steps | feet; got it; key
u {art} stadium | Start | go; tense; nice
u {art} stopwatch | The fake | replay; fooled; dirty
u {art} | Two behind | oh no; hold; pass
u trophy {art} | {score} | clutch; gg; wow
u calendar | {day} days | respect; mine three; go

= cars.any | cars.review | 300..1200 w2 | automobile fuel-pump battery sport-utility-vehicle | wall sky brick
: thing | art
@ a cheap hatchback | automobile | Plastic but it starts; All you need
@ a used electric car | battery | Battery health is everything; Winter…
@ a seven-seater | sport-utility-vehicle | Third row: kids only; Parking, no
@ a tiny city car | battery | Perfect for town; Motorway fear
@ a fifteen-year-old saloon | automobile | Won't die; Thirsty
@ a pickup | sport-utility-vehicle | Actually carries things!; Taxes
@ a hybrid | fuel-pump | A thousand k on a tank; Noisy when flat
@ a first car | automobile | Buy used, dent it; No loans!
$ grand=2..38 km=1..18 fuel=4..13 n=3..9 month=2..60 range=140..520/10
% flaw=road noise; a hard ride; a slow screen; weak air con; it's low; pricey servicing
t {thing}; cars; review; test drive; owner review
h {month} months with {thing}
h Should you buy {thing}?
h \${grand},000: {thing} or something else?
h {thing^}, {km}0,000 km later
h The problem with {thing}: {flaw}
h Owner's honest view: {thing}
h [a used electric car; a tiny city car] {range} km, really? {thing^}
h Don't rush into {thing}
h What {thing} costs a year
h {n} good things about {thing}
h Car shopping with {who}: {thing}
o My own car, nobody paid
f grand | \${grand},000 on the road
f fuel | [!a used electric car; a tiny city car] {fuel} litres per 100 km
f range | [a used electric car; a tiny city car] {range} km measured
f flaw | Complaint: {flaw}
a grand | What did you pay? | {grand} thousand after haggling
a range | [a used electric car; a tiny city car] Real range? | {range}, less on the motorway
a flaw | Worst thing? | {flaw^}
c {flaw^}, finally somebody says it
c The salesman's face
c Owner here, true
c Waiting for the price drop
c Balanced, rare
c Eight years, no drama
c \${grand},000? I'd go used
c [a used electric car; a tiny city car] Don't mention winter
c Service bills next?
c {who^} watched it, now we can't buy it
c I know nothing about cars and followed it all
d Good for new drivers? | *Great visibility | scraped three times
d Stable at speed? | *Fine under 110 | ok
q owner here
q want
q nope
q noise
q range?
q pricey
q true
q winter
q screen lag
q balanced
q pretty
q used one better
q salesman lol
u {art} | \${grand},000 | pricey; deal; used
u {art} door | Inside | plastic; roomy; seats?
u [!a used electric car; a tiny city car] fuel-pump {art} | {fuel} litres | thrifty; thirsty; real
u [a used electric car; a tiny city car] {art} battery | {range} km | ok; hmm; winter?
u wrench | {flaw^} | same; no; common
u receipt | {km}0,000 km | wow; solid; service?
u memo {art} | {n} points | screenshot; fair; thanks

= cars.repair | cars.repair | 240..1200 | wrench toolbox oncoming-automobile nut-and-bolt | brick wall grid
: thing | art
@ an oil change | fuel-pump | Half price at home; Don't strip it
@ a strange noise | megaphone | It was a bottle in the boot; Three garages missed it
@ brake pads | nut-and-bolt | Metal on metal, brave; Safety first
@ warm air con | snowflake | That filter!; Overcharged me for gas
@ a paint chip | paintbrush | Made mine worse; Sanding bit
@ a flat battery | battery | Winter mornings; Red then black
@ a flood car | oncoming-automobile | Sniff test!; Seller went quiet
@ old tyres | nut-and-bolt | Check the date; Bulge means stop
$ cost=12..900/4 km=2..26 n=2..9 hours=2..9
t {thing}; car repair; mechanic; DIY; garage
h [!a flood car] {thing^}: quoted \${cost}
h Don't get ripped off: {thing}
h {thing^} at {km}0,000 km
h [an oil change; brake pads; a paint chip; a flat battery] {thing^} at home, {hours} hours
h A mechanic explains {thing}
h [a flood car; old tyres; a flat battery] {n} signs of {thing}
h We opened it up: {thing}
h [an oil change; brake pads; a paint chip; a flat battery] {thing^}, start to finish
o Not sure? Don't
f cost | \${cost} in parts
f hours | {hours} hours
f km | {km}0,000 km on the car
a cost | What did it cost? | \${cost}, bought the parts myself
a hours | How long? | {hours} hours the first time
c Honest mechanic, where
c Paid four times that
c And they were still driving it
c [a strange noise] So relieved when you found it
c Does the grease wash off?
c Learned it, scared to do it
c Where's your garage, I'll drive there
c Stripped bolts are my nightmare
c Clearer than driving school
d [an oil change; brake pads; old tyres] How often? | *Check the manual | ok
d Tools expensive? | *One set, ten years | bought
q honest!
q ripped off once
q so black
q brave
q strip warning
q tools!
q satisfying
q scared
q safety
q that noise
q ahh
q quote lol
u {art} | The symptom | same; hi; mine too
u oncoming-automobile | {km}0,000 km | old friend; ok; tough
u toolbox | Off it comes | tools!; nice; careful
u {art} wrench | There | oh; black; ahh
u nut-and-bolt {art} | {hours} hours | spare bolt; ok; tired
u receipt | \${cost} | honest; double there; fair
u automobile | Test drive | quiet; fixed; nice

= cars.life | cars.life | 240..1080 | automobile camping tent luggage motorcycle | sky night grass
: thing | art
@ sleeping in the car | night-with-stars | Rain on the roof!; Legs don't fit
@ a road trip | world-map | Services are the sights; Jam, eight hours
@ learning to drive | automobile | Reverse sweat; Stop honking
@ washing the car | droplet | Foam; Rain an hour later
@ a motorbike commute | motorcycle | Drowned rat; Gear on, nice
@ van life | tent | Who empties it; Old couple, goals
@ parallel parking | straight-ruler | One go!; Help
$ km=20..2800/20 day=2..15 cost=20..700/5 n=2..9 hour=4..9
t {thing}; car life; road trip; van; driving
h [a road trip; learning to drive; a motorbike commute; van life] {thing^}, day {day}
h [sleeping in the car; a road trip; van life] {thing^} for \${cost}
h [a road trip; van life] {km} km alone: {thing}
h [!washing the car] {n} lessons from {thing}
h {thing^} in the rain
h [sleeping in the car; a road trip; van life; a motorbike commute] Is {thing} safe alone?
h [sleeping in the car; a road trip; van life; learning to drive] {thing^} with my parents
h [a road trip; washing the car; a motorbike commute] Up at {hour}: {thing}
h First time: {thing}
o [sleeping in the car; van life] Leave a window open a crack
f km | [a road trip; van life] {km} km
f cost | [a road trip; van life; sleeping in the car] \${cost}
f day | [a road trip; learning to drive; a motorbike commute; van life] Day {day}
a cost | [a road trip; van life; sleeping in the car] Total cost? | \${cost}, mostly fuel
a km | [a road trip; van life] How far? | {km} km over three days
c [a road trip; van life; sleeping in the car] Rain sounds, asleep
c [a road trip; van life; sleeping in the car] That services breakfast has soul
c Jealous
c [a road trip; van life; sleeping in the car] My car only knows the office
c [a road trip; van life] Your parents are so happy
c [learning to drive; parallel parking] My instructor would weep
c [learning to drive; parallel parking] Third attempt and I passed
c [washing the car; parallel parking] The neighbour watching was the best part
c You make it look calm
c [a road trip; van life; sleeping in the car] Boot layout copied
c [a road trip; van life] Back ok after {km} km?
c Stay safe
c [learning to drive; parallel parking] Sweaty palms
c [washing the car; a motorbike commute; a road trip] Of course it rained
d [sleeping in the car; van life; a motorbike commute] Cold? | *Hot water bottle | woke up frozen
d [sleeping in the car; van life] Legal where? | *Services and sites | thanks
q free
q jealous
q safe trip
q my back
q calm driver
q mirrors
q seatbelt
q fuel prices
q take me
u [a road trip; van life; a motorbike commute] {art} | {km} km | free; jealous; slow
u [parallel parking; learning to drive] straight-ruler automobile | Line up with the car in front | I always overshoot; noted; ok
u [parallel parking; learning to drive] automobile mirror | Mirror, full lock, slowly | left? right?; sweaty; slow
u [parallel parking; learning to drive] oncoming-automobile | Somebody honks | rude; panic; breathe
u [parallel parking; learning to drive] automobile sun | In | one go!; clap; smooth
u [washing the car] droplet automobile | Rinse first | satisfying; pressure!; ahh
u [washing the car] soap automobile | Foam, top to bottom | foam!; like cake; asmr
u [washing the car] sponge automobile | Wheels are the worst | black water; scrub; ew
u [washing the car] sun automobile | Dry in the shade | shiny; rain soon; nice
u [a road trip; van life; a motorbike commute; sleeping in the car] fuel-pump | Fuel | ouch; up again; sigh
u [a road trip; van life; sleeping in the car] convenience-store | Services | breakfast; sights; snack
u [a road trip; van life; a motorbike commute; sleeping in the car; learning to drive] {art} umbrella-with-rain-drops | Rain | asmr; asleep; slow
u [a road trip; van life; sleeping in the car] cooking | Something simple | yum; kit!; jealous
u [van life; sleeping in the car] {art} night-with-stars | Lights off | night; stars; safe
u [a road trip; van life; sleeping in the car] receipt | \${cost} | worth it; cheap; noted
`;
