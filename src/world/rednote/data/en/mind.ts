/** Forms of English notes about study, work, film, books and music, in the format of `parseForms`. */
export const mind = `
= study.log | study | image image text video | notebook pencil open-book alarm-clock laptop | paper grid wood linen
: thing | art | hours | days | score | pages | exam | any | new
@ HSK 4 | books | 2..4 | 30..150/5 | 58..94 | 20..80/2 | 1 | HSK 4 | 1 | [!j] I know the tones on paper and lose them the second somebody looks at me.; [!j] The characters that stick are the ones I wrote on the bathroom mirror.; [!j] My neighbour downstairs has started correcting me through the window.; I can read the mock exam fine, it's the listening that goes too fast for me.; [!j] I talk to delivery drivers on purpose now.; I use a graded reader and underline only five new words per page.; Listening every morning on the way to work helped most.; The writing part on paper is what I'm worried about.; I listen to the dialogues twice, then read along.; New words go into sentences about my own life.; My tones are still all over the place.
@ IELTS writing | pencil | 2..4 | 20..90/5 | 55..88 | 14..60/2 | 1 | IELTS writing | 0 | [!j] I plan for five minutes first, even when the clock screams at me.; One example that I can explain works better for me than three vague ones.; [!j] My teacher circled "moreover" eleven times.; Task one used to take me half the time, I've got it down to twenty minutes.; I copy one good paragraph by hand every night.; I do one timed task every two days and get feedback on it.; My tutor told me to use simpler words and it helped my score.; Linking sentences is still my weak point.; I learned to spend time on the plan first.; Reading good sample answers helps.; I make the same grammar mistakes again and again.
@ organic chemistry | test-tube | 3..6 | 30..120/5 | 52..90 | 30..90/2 | 1 | organic chemistry | 0 | [!j] I draw every arrow now, because my head lies.; [!j] I explained a mechanism to my cat and found my mistake.; [!j] My ring structures look like broken bicycles.; There's a whole wall of reactions above my bed.; [!j] I have a model kit and I've lost one carbon.; I do ten problems a day, no excuses.; Grouping reactions by type made it click.; The reaction maps from our tutor are gold.; Molecular models are worth buying.; I do the old exams with a friend.; It's like a language, you need to practise.
@ the bar exam | balance-scale | 5..9 | 60..160/5 | 56..86 | 60..90/2 | 1 | the bar exam | 0 | Past papers from the first week, that was the best idea I had.; [!j] I write the answers by hand, and my wrist has opinions about it.; [!j] I dreamt about property law and it was boring there too.; [!j] My index cards fill two shoeboxes.; [!j] I've stopped telling people the date.; I rotate two subjects a day so I don't go crazy.; Timed essays on Saturday, multiple choice on weekdays.; It's a marathon, I keep telling myself that.; My brain is fried by six.; I study with two friends online.; One topic per day, no more.
@ Spanish | open-book | 2..3 | 30..160/5 |  | 12..60/2 | 0 | Spanish | 1 | [!j] I switched my phone to Spanish and got lost in the settings.; [!j] The subjunctive and I don't speak.; [!j] I rolled my first r in the shower and shouted for my flatmate.; [!j] I watch a cooking show and understand the onions.; Ten minutes on weekdays and a long one on Sunday.; I have two online lessons a week with a tutor from Mexico.; Podcasts for learners on the commute, they're really good.; My goal is a whole conversation without switching to English.; I change the words to songs I like.; I understand a lot but I'm shy about speaking.; Films with subtitles are my favourite homework.
@ statistics | bar-chart | 2..5 | 20..100/5 | 52..92 | 20..80/2 | 1 | statistics | 0 | [!j] It only clicked when I made up my own data about noodles.; I say the sentence in words before I touch the formula.; [!j] P-values visit me at night.; [!j] My calculator has a hair tie around it, otherwise the battery falls out.; [!j] I redid the same exercise four times with four different answers.; Working through the examples by hand helped more than any video.; Our lecturer goes so fast.; I made a one-page sheet with all the tests and when to use them.; The software is easier than the theory.; I watch one short video before each chapter.; Real data makes it less boring.
@ Python | laptop | 2..4 | 20..120/5 |  | 12..50/2 | 0 | Python | 1 | Typing along with videos taught me nothing, so I break things now.; I read the last line of the error first. It took me a month to learn that.; [!j] My first program renames my holiday photos, and I love it like a child.; [!j] I was missing one bracket for an hour and a half.; [!j] The course calls it chapter three, I call it the wall.; I build small things instead of doing more courses.; The error messages scare me less than they used to.; I follow a free course and do the exercises twice.; I automated a boring task at work and felt like a genius.; Loops took me a while.; I practise on small puzzles every evening.
@ the driving test | automobile | 2..3 | 20..90/5 | 70..97 | 12..40/2 | 1 | the driving test | 1 | [!j] I say the mirrors out loud, every time, my instructor has stopped laughing.; [!j] The theory part has a picture of a traffic policeman that I still can't read.; I practised reversing in a supermarket car park at seven in the morning.; [!j] I stalled on a hill with a bus behind me.; [!j] I did the questions on my phone in every queue in this city.; I did mock tests on the app until I passed three in a row.; My instructor is strict but good.; The parking is the hardest part for me.; Parallel parking is my nightmare.; My instructor says I brake too late.; I learn the signs with flashcards.
@ my thesis | page-with-curl | 3..8 | 40..160/5 |  | 20..90/2 | 0 | a thesis | 0 | I'm writing the introduction last.; I save a copy with the date every evening, that saved me once already.; [!j] My supervisor answers in one line, without verbs.; [!j] I deleted a whole section and felt lighter.; [!j] I've read one paper nine times and I still think they're guessing.; I write 300 words a day, good or bad.; Reference software saves so much time, set it up early.; My deadline is closer than I'd like.; My data is finally complete.; I talk to my supervisor every two weeks.; Half of writing is deleting, it seems.
@ anatomy | bone | 3..7 | 30..140/5 | 54..93 | 40..90/2 | 1 | anatomy | 0 | [!j] I colour it in. I'm twenty-six and I own forty pencils.; [!j] I learn it on my own arm in the metro, people move away.; [!j] The hand has twenty-seven bones, and I know because I failed on the twenty-seventh.; [!j] I named the skull in the study room.; [!j] There are too many nerves and they all have cousins.; Drawing from memory, then checking, is the only thing that works for me.; The 3D app is worth the money.; We quiz each other before every lab.; I make up silly rhymes for the nerves.; The lab is my favourite part.; So many names, so little time.
@ accounting | abacus | 2..5 | 30..120/5 | 56..94 | 20..80/2 | 1 | accounting | 1 | I read the question before I look at the table.; Cards on the bus, totals at the desk.; [!j] My balance was out by nine, which means I swapped two digits. Again.; [!j] I celebrate every sheet that adds up.; [!j] Depreciation made sense when I thought of my bike.; I redo every exercise I got wrong a week later.; Our teacher uses real company reports, which makes it less dry.; Standards are so boring, I need music for those.; I practise with old exams.; Excel is my best friend right now.; It gets easier once you know the logic.
@ music theory | musical-score | 2..3 | 20..100/5 | 58..95 | 12..60/2 | 1 | music theory | 1 | [!j] I sing the intervals, and it sounds awful.; Ten minutes at a piano explained what a page couldn't.; [!j] Every ringtone is an interval now.; [!j] The circle of fifths is on my fridge.; [!j] I clap rhythms at the bus stop, quietly.; I use an ear training app ten minutes a day.; Writing out the scales by hand helped.; I should've learned this as a kid.; I sing everything before I write it.; Chords make sense now, counterpoint doesn't.; I practise with songs I already know.
% place=in the library; at the kitchen table; in a study room; at the office after six; in a café; at my parents' place
% time=before work; at lunchtime; from nine to eleven at night; on the train; before anyone is awake; on Sunday mornings
% mate=my mum; my flatmate; my sister; my partner; my best friend; my cousin
h {thing^}: a study log
h Getting through {thing}
h [hours<4] {thing^} next to a full-time job
h [exam>=1 score<75] Not ready yet: {thing}
h {thing^} and me
h A desk full of {thing}
h Study with me: {thing}
h [exam>=1 !again] {thing^}, second try
h [!time] {time^}: {thing}
h [!upd] Back at the desk: {thing}
h Small steps: {thing}
h [!prog] A slow week, but still {thing}
h [!upd] {thing^} update
h [!time hours<4] {thing^} after work
o [hours<4 !j] I have a full-time job, no talent, and {thing} in front of me.
o [exam>=1 !j] The date for {thing} is getting close and I'm about half way, which is fine, I tell myself.
o [!j] {mate^} told me {thing} wouldn't be that hard.
o [!time] My best hours are {time}, and they go to {thing}.
o [exam>=1 !again] I nearly passed {thing} last year, so this year I'm doing a few things differently.
o This isn't advice from somebody clever, it's {thing} as done by a normal person.
o [!upd] I've been at {thing} for weeks and never dared to post about it.
o [!j !upd] At first I told nobody about {thing}, in case I gave up. Now I'm telling you.
o [!j] I cried about {thing} on a Tuesday, had noodles, and carried on.
o [new>=1 !again !j] I hadn't opened a book since school when I started on {thing}.
o [!j] Somebody asked what a normal evening with {thing} looks like. Not very pretty.
o [!j] I'm only posting this so that I don't watch another series instead of doing {thing}.
o [!j !prog] Small progress with {thing}, so small that only I can see it.
o [!upd] Study update: {thing}.
o Currently working on {thing}, here's how it's going.
o [!upd !time] Another evening with {thing}.
o Anyone else working on {any} right now?
o [exam>=1] Exam season. For me that means {thing}.
o [hours<4] Fitting {thing} around a job isn't easy, but I'm trying.
o It's been a while since my last update on {thing}.
o How's everybody doing? I'm still at it with {thing}.
o {thing^} is taking up most of my free time.
o [exam>=1] Fewer and fewer weeks left for {thing}.
o I finally have a routine for {thing} that works for me.
f days | It's day {days}. | I've been at it for {days} days. | It's day {days} of studying. | Day {days} today. | Day {days}, and I'm still here. | Today is day {days}. | This is day {days} for me. | I'm on day {days} now. | Day {days} of {thing}.
f hours | I do about {hours} hours a day. | {hours} hours a day go to {thing} when I'm good. | On a normal day I manage {hours} hours. | ⏱ About {hours} hours a day | Average: {hours} hours a day | ⏱ {hours} hours a day, sometimes less | I study {hours} hours a day. | Around {hours} hours a day at the moment. | 🕐 {hours} hours daily
f score | My last mock was {score} out of 100. | I scored {score} out of 100 last time. | Last week I got {score} out of 100. | 📈 Last mock: {score}/100 | Mock: {score} of 100 | I got {score} out of 100 on the last mock. | My last result was {score} out of 100. | 📊 {score}/100 in the last mock
f pages | My notes are {pages} pages now. | I have {pages} pages of notes so far. | There are {pages} pages in the folder. | ✍️ {pages} pages of notes | Notes: {pages} pages | I've written {pages} pages of notes. | My notes are up to {pages} pages. | 📝 {pages} pages
x [!j] I sit down {place} and my head more or less knows what's coming.
x I'm best {time}, with my phone in another room.
x I write three things on a note in the morning, and on good days I cross out two.
x [!j] {mate^} has done my dishes all month. I owe a lot of dinners.
x [!j] When I'm stuck I change chairs, and lately I end up {place}.
x [exam>=1] I watch the videos a bit faster than normal, and the hard parts twice.
x [!j] For weeks nothing happened, and then something made sense on a bus.
x I used to stay up until two. Now I go to bed, and I remember about the same.
x [!j] I don't make my notes pretty anymore. It was a way of not learning.
x [!j] There's a socket and a window {place}, and that's really all I need.
x [!j] {mate^} asks me questions while cooking, and makes it into a quiz show.
x [!j] I had one very bad week and didn't open anything. It didn't kill me.
x [!j] My reward is one episode and no more. It's usually two.
x [!j exam>=1] Everyone in my study group is younger and faster, and they bring good snacks.
x [!j] I've highlighted so much that the white bits stand out.
x [!j] I set an alarm for breaks and then I'm annoyed when it rings.
x [!j] I know every crack in the ceiling by now.
x [!j] What helps me is explaining it to somebody who doesn't care. {mate^} really doesn't care.
x I always think I've understood it until I close the book.
x [!j] I bought a planner, used it for six days, and went back to the backs of envelopes.
x [!j] My coffee is cold every single time.
x [!j exam>=1] I keep the wrong answers in a separate folder. It's getting thick.
x [!j] Some days I mostly sit there with the book open, and I count that too.
x [!j] I have a favourite mug for this and I'm not normal about it.
x [!j] My back has aged ten years in that chair.
x [!j] {mate^} sends me a photo of dinner when it's time to come home.
x [!j] I lost half a day to making a timetable.
x [!j] I read the same line four times today, and on the fifth it was still the same line.
x [!j] I know the cleaning lady by name now, we finish at the same time.
x [!j] When it's going well I get scared that I've missed something.
x [!j] The best session this week was in a queue at the bank.
x Consistency beats long sessions, at least for me.
x I do the hardest thing first, when I'm still fresh.
x [exam>=1] Flashcards every day, even if it's only ten minutes.
x My phone stays in the other room, otherwise it's hopeless.
x [!prog] I feel like I'm finally making progress.
x [!prog] This week was really hard, I won't pretend it wasn't.
x I take one full day off a week and it helps a lot.
x [exam>=1] Past questions are the best preparation, no contest.
x I review everything on Sunday evening so that it sticks.
x So tired today, but I did what I planned.
x [!prog] I'm behind schedule and a bit stressed about it.
x Most days I study {place}.
x [hours>=4] It's a lot, and I really need the weekends to recover.
x Cheap notebook, one good pen, that's my whole setup.
x Find somebody to study with, it makes a huge difference.
x Slow but steady, that's my plan.
x I changed my plan three times and finally found one that works.
x The library closes too early, that's my only complaint.
x I reward myself with bubble tea on Fridays.
x Some topics just don't stick.
x I write summaries in my own words.
x I got distracted a lot this week.
x Two good sessions today, I'm happy with that.
x Early nights make a big difference.
x I'm not talented, I just keep going.
x I love the feeling when something finally makes sense.
x My desk is a mess, but my head is clear.
x [exam>=1] The closer it gets, the more I doubt myself.
q Is anyone else doing {any} and wants company?
q Can you concentrate {time}?
q What do you do when nothing goes in anymore?
q [exam>=1] Does anyone know a good video series for {thing}?
q How many hours did you manage today?
q Do you take notes on paper or on a tablet?
q How do you start again after a bad week?
q Music or silence while you study?
q How many days off do you allow yourself?
t studywithme; {thing}; studylog; examprep; studytips; learnwithme; studymotivation
e 📚 ✏️ 💪 ⏰
a hours | How many hours a day do you do? | {hours}, on a good day.
a score | What did you get in your last mock? | {score}, so I'm not there yet.
a days | How long have you been at it? | {days} days, with one lost week.
a pages | Would you share your notes? | All {pages} pages? Once I can read my own writing.
d Also doing {thing}. See you on the other side. | *See you there, I'll bring cake. | Me three.
d How do you stay awake? | *I don't always. | Stand up. Nobody sleeps standing, I tried.
d {time^} I can only scroll. | *Some days that's me too. | Same, and then I feel bad.
d [exam>=1] I did mine last year. The last month was the hardest. | *Thank you, now I'm scared. | Did you pass though?
d My mother sent me this. Thanks, I guess. | *Sorry! Say hi to her. | Mothers, they all read this.
d [score<75] {score} is okay! My first was in the thirties. | *That makes me feel so much better. | And where are you now?
d Which pen do you use? My hand hurts after a page. | *A cheap one from the corner shop, they leak. | I'd like to know too.
d {hours} hours? My record is forty minutes. | *I started with forty minutes. | That's with breaks, right? Tell me that's with breaks.
d Could you list the books you use? | *I'll put them in a post when I have a free evening. | Yes please.
d I've started and stopped three times this year. | *Four for me. | Same, January is my strongest month.
d Do you have a tutor or do you do it all alone? | *Mostly alone, with a lot of videos. | A tutor saved me, but they're expensive.
d I always get hungry after ten minutes. | *Study snacks are half the plan.
d My phone is the problem. | *I give mine to {mate}. | I put mine in the rice cooker. Empty, obviously.
d What's the app with the little timer? | *Just the kitchen timer, shaped like a tomato. | There are a hundred of them, they all work.
d Don't forget to sleep. | *I'm quite good at that part.
d I gave up after two weeks, it just wasn't for me. | *That's okay as well. | What did you do instead?
d Does studying in groups do anything for you? | *For the mood yes, for the marks no. | We end up ordering food.
d I'm forty-eight and started again this spring. | *I love that. How's it going? | Fifty-one here, hello.
d I still have dreams about my exams, and that's twenty years ago. | *Please don't tell me that. | Mine are always in the wrong building.
d Are your notes handwritten or typed? | *Written first, then typed when I'm bored.
d What do you tell friends who want to go out? | *"After it's over." They've stopped asking. | Go out sometimes. I didn't and I regret it.
d Where do you keep all the paper? | *In one folder, and the folder is losing. | On the floor, in layers.
d Good luck, you've got this! | *Thank you! | Good luck to both of you.
d What app do you use for flashcards? | *The free one everybody uses. | I make mine on paper.
d How do you stay motivated? | *I don't always, I just keep to the plan. | I'd like to know too.
d [exam>=1] When's your exam? | *In a few weeks.
d How long did it take until you noticed progress? | *About a month. | Longer for me.
d I'm at the same stage, so stressed. | *We can do it! | Same here.
d Any tips for the beginning? | *Start small and do it every day.
c Day {days}, and I'm on day zero.
c Sitting in the library and reading this instead of studying.
c My cousin is doing this too and looks exactly as tired.
c How is everyone so organised? I have one pen.
c Is there a group for people like us?
c My brain is full since about page nine.
c I should be doing {thing} right now.
c Reading this counts as studying.
c Good luck! Fingers crossed.
c You're doing great!
c This motivates me, thanks.
c Same here, let's go.
c I needed to see this today.
c Keep going!

= work.notes | work | text text image video | laptop briefcase calendar hot-beverage bar-chart | grid paper wall mint
: thing | art | minutes | is | per | people | age | stay | rec | job | ev | dec
@ the weekly report | bar-chart | 40..90/5 | is | a week | 4..28 | 21..30 | 1 | 1 | designer / accountant / developer / editor / translator / project manager | 0 | 0 | I put the result first now, because they only read three lines.; [!j] Last week's number goes next to this week's. It took me a year to think of that.; [!j] I wrote a joke in paragraph four once. Nobody ever said anything.; [!j] I start it on Thursday, so that Friday isn't ruined.; [!j] My boss reads it on the toilet. He told me.; I use the same template every week and only change the numbers.; Ask your boss what they really need, half of ours was never used.; Two charts and five lines, no more.; Mine takes an hour because everybody sends their numbers late.; I ask myself what I'd want to read.; I keep a running list during the week, so there's less to do at the end.
@ job interviews | briefcase |  | are | a day | 4..28 | 21..30 | 0 | 0 | nurse / teacher / designer / accountant / developer / receptionist / buyer / editor / translator / project manager / paralegal | 1 | 0 | I tell one story about one thing I finished, and that's usually enough.; [!j] I ask them what's keeping the team up at night, and then it gets interesting.; [!j] I once shook hands with the wrong person and thanked him for his time.; [!j] I write down the questions in the lift afterwards.; [!j] The nicest one of all of them said no.; Research the company and have three questions ready.; I practise out loud the day before.; They asked about my salary expectations first thing, so know your number.; Follow up with a short thank-you mail.; Preparation is everything, I do it the evening before.; I bring a notebook and nobody minds.; The salary question still makes me sweat.; Some of them never even replied, which I find rude.
@ big meetings | spiral-calendar |  | are | a day | 4..28 | 21..30 | 1 | 1 | nurse / teacher / designer / accountant / developer / receptionist / buyer / editor / translator / project manager / paralegal | 0 | 0 | I talk to two or three people before, so nothing surprises me in the room.; I write who does what on the screen before anyone can leave.; [!j] I once unmuted myself in the middle of a sandwich.; [!j] There's always one person who starts again from the beginning.; [!j] I sit near the door. Not for any reason.; If there's no agenda I ask for one.; I take notes by hand so I stay focused.; Half of these could have been an email, honestly.; If I'm not needed I decline now.; Cameras on makes it worse for me.; We cut one of them from sixty to thirty minutes, and nothing was lost.
@ handing in my notice | envelope |  |  | a day | 4..28 | 21..30 | 0 | 0 | nurse / teacher / designer / accountant / developer / receptionist / buyer / editor / translator / project manager / paralegal | 1 | 1 | I wrote the handover for a stranger, with pictures.; No long goodbye mail, I went from desk to desk.; [!j] My boss just said "when" and then "oh".; [!j] I practised the sentence in the bathroom for a week.; [!j] The plant on my desk is coming with me.; Check your contract for the notice period first.; I told my boss in person and sent the mail right after.; I was scared for weeks and then it took five minutes.; Talk to somebody you trust before you decide anything.; I had another offer first, and I'd recommend that.; My last day was strange and nice at the same time.; Don't burn bridges, it's a small world.
@ overtime | alarm-clock | 30..90/10 | is | a day | 4..28 | 21..30 | 1 | 1 | nurse / teacher / designer / accountant / developer / receptionist / buyer / editor / translator / project manager / paralegal | 0 | 0 | What isn't done at seven takes me twenty minutes at nine in the morning.; I keep the taxi receipt the same night, otherwise it's gone.; [!j] The light in our corridor goes off at eight and we all wave our arms.; [!j] I counted once how much of it was waiting for one answer.; [!j] Dinner out of the machine, four evenings in a row. The machine and I are close.; I started writing down my hours, and it was an eye-opener.; Twice a week I leave on time, no matter what.; We don't get paid for it, only time off that nobody can take.; Your health comes first, no job is worth it.; Set yourself a limit and stick to it.; In busy season it's every day.; My friends have stopped asking if I'm free.; I talked to HR about it, let's see.
@ probation | calendar |  | is | a day | 4..28 | 21..30 | 1 | 0 | nurse / teacher / designer / accountant / developer / receptionist / buyer / editor / translator / project manager / paralegal | 1 | 0 | I asked everything in the first month, because in the third it looks odd.; Ten minutes with my boss every Friday changed a lot.; [!j] I said yes to everything for six weeks and then I fell asleep on a train.; [!j] Nobody told me about the coffee fund, and I was the villain for a month.; [!j] I still don't know what the letter in the second week meant.; I asked for feedback after four weeks instead of waiting.; Keep a list of what you've done, it helps in the final talk.; The first month is exhausting because everything is new.; Ask more questions than you think you should.; I was scared to make mistakes, but everybody makes them.; Lunch with colleagues helped me a lot.; I passed, by the way.
@ working from home | desktop-computer |  | is | a day | 4..28 | 21..30 | 1 | 0 | designer / accountant / developer / editor / translator / project manager | 0 | 0 | [!j] I go outside at noon, otherwise I've spoken to nobody but the kettle.; [!j] I change out of my pyjamas. The top half at least.; [!j] My neighbour practises the trumpet during calls.; [!j] I end the day by closing the laptop loudly.; [!j] The delivery man thinks I'm unemployed.; A proper chair is the best thing I bought.; I start with a walk around the block as my "commute."; I miss chatting with people sometimes.; I work better in the morning, so I start early.; My desk is next to the bed and I don't recommend it.; Two days in the office are enough for me.
@ freelancing | money-bag |  |  | a day |  | 21..30 | 0 | 0 | designer / developer / editor / translator | 0 | 0 | [!j] My first job paid for exactly one dinner, and I framed the invoice.; I run out of time long before I run out of clients.; [!j] One client pays early and I'd do anything for her.; [!j] I've learned to say "that's extra" without going red.; [!j] Sunday is just a day with fewer emails.; Put money aside for tax from the first invoice.; I raised my rates this year and nobody complained.; Always have a contract, even with friends.; Some months are great and some are scary.; Late payments are the worst.; I found most clients through friends.; You have to sell yourself, and I'm not good at that.; Holidays don't pay, that took me a while.
@ asking for a raise | chart-increasing |  | is | a day | 4..28 | 21..30 | 1 | 0 | nurse / teacher / designer / accountant / developer / receptionist / buyer / editor / translator / project manager / paralegal | 1 | 1 | I brought three results and a number, and then I managed to be quiet.; [!j] Five seconds of silence can be very long.; [!j] I practised on my dog, who agreed to everything.; [!j] The first time I asked I apologised in the same sentence.; [!j] I got half of what I asked for, and a chair.; Look up what others earn in your position first.; I waited for the yearly review, that was a mistake.; They said yes to part of it and we'll talk again in six months.; I wrote my points on a card and practised with a friend.; I practised in front of the mirror.; Timing matters, after a good project is best.; Even if they say no, you've made the point.
@ spreadsheets | bar-chart | 20..90/5 | are | a day | 4..28 | 21..30 | 1 | 1 | designer / accountant / developer / editor / translator / project manager | 0 | 0 | Pivot tables gave me my Friday afternoons back.; [!j] I freeze the top row in every file I'm sent, like a little gift.; [!j] Somebody merged the cells and nobody will admit it.; [!j] I named a file "final" in March. We're at final nine.; [!j] A colour code that only I understand is still a colour code.; Learn the lookup functions, they save hours.; Ctrl and T for tables changed my life.; Nobody else dares to touch mine.; Keyboard shortcuts are worth learning.; I colour the cells I'm not supposed to touch.; I made a template that saves me an hour a week.
@ training a new colleague | memo | 20..60/5 | is | a day | 4..28 | 21..30 | 1 | 1 | nurse / teacher / designer / accountant / developer / receptionist / buyer / editor / translator / project manager / paralegal | 0 | 0 | I let the new guy explain it back to me, and then I notice what I forgot.; When something goes wrong I say it on the same day now. Saving it up was worse.; [!j] The new guy asked why we do it like this, and I had no answer.; [!j] I'd forgotten how many passwords there are.; [!j] The new one brought buns on the second day, so he can stay.; A checklist for the first week makes it so much easier.; I try to remember how lost I felt at the start.; It takes time, but it pays off.; Patience, and then more patience.; I write down all the questions, they're useful for the next one.; It helped me to see what we do badly.
@ my career change | luggage |  |  | a day | 4..28 | 28..38 | 0 | 0 | nurse / teacher / designer / accountant / developer / receptionist / buyer / editor / translator / project manager / paralegal | 1 | 1 | I saved six months of rent first and slept better for it.; [!j] I slept for two weeks, and then I wanted to work again.; [!j] My parents still call it a phase.; [!j] I was the oldest beginner in the room and also the only one on time.; [!j] My first week I took notes on where the cups are.; I took evening classes for a year before I quit.; The pay is lower for now, and I'm OK with that.; I talked to five people who'd done it before I decided.; New field, new people, I feel awake again.; Talk to people you trust before you decide anything.; I'm the beginner again and it's humbling.; My old skills are more useful than I thought.; It took two years from the idea to the first day.; Some friends didn't understand, others were jealous.
$ years=2..12
% feel=tired; close to tears; weirdly calm; relieved; starving; ready to book a holiday
% mate=my mum; my flatmate; my sister; my partner; my dad; my best friend
h {thing^} and me
h [!job] {thing^}, as {a job}
h [rec>=1] {thing^}, again
h {thing^}, from where I sit
h {thing^}: a few notes
h Getting through {thing}
h [rec>=1] {thing^}: it can't be only me
h Some thoughts on {thing}
h [stay>=1 !job] {A job} on {thing}
h [stay>=1] {thing^}: anyone else?
h {thing^}: my experience
o [!feel rec>=1] I came home {feel}, and the reason was {thing}.
o [!job stay>=1 rec>=1] Nobody warned me about {thing} when I became {a job}.
o [people>=1 !j rec>=1] There's always somebody to ask at work, and I still had to learn about {thing} the hard way.
o [!j people>=1] I'm writing this where my colleagues can't see it. It's about {thing}.
o [!j] A year ago {thing} kept me awake, and now I can nearly laugh about it.
o [!j] I typed half of this on the metro, so be kind. It's about {thing}.
o [!job !j] I thought I was the only {job} who struggles with {thing}.
o [rec>=1 !job !j] On my first day as {a job} I knew nothing about {thing}, and it showed.
o [!j] My lunch break is twenty minutes long and today I'm using it to write about {thing}.
o [stay>=1] Is it just me, or does nobody like to talk about {thing}?
o Quick thoughts on {thing} after a long day.
o I want to talk about {thing} for a minute.
o [ev>=1] Some of you asked about {thing}.
o [rec>=1] Had a long week, and most of it was about {thing}.
o [stay>=1] I need to get this off my chest. It's about {thing}.
o Nobody really talks about {thing}, so I will.
o [rec>=1] Honestly, {thing} can ruin my whole day.
o [ev>=1] I was more nervous about {thing} than I want to admit.
o [ev>=1] My experience with {thing}, for anyone who needs it right now.
o Tonight I just want to write about {thing}.
f years | I have {years} years as {a job} behind me. | I've spent {years} years as {a job}. | Job: {job}, {years} years | 💼 {job^}, {years} years |  I've got {years} years as {a job} behind me now.
f people | There are {people} of us in the team. | We're a team of {people}. | There are {people} people in our office. | Team: {people} people | 👥 {people} people | My team is {people} people. | We are {people} people. | 👥 team of {people}
f minutes | It's about {minutes} minutes {per}. | With {thing} I lose about {minutes} minutes {per}. | ⏱ {minutes} minutes {per} | Time: {minutes} minutes {per} | It takes me {minutes} minutes {per}. | I spend {minutes} minutes {per} on it. | 🕐 {minutes} min {per}
f age | I started at {age}. | I was {age} when I began. | I was {age} on my first day. | Started at: {age} | 🎂 Started at {age} | I was {age} back then, on day one. | I got my first job at {age}.
x [!j] One evening I couldn't stop thinking about work and wrote everything down on one page. It was less than I'd thought.
x [ev>=1] What helped me most was a long talk with a friend in the same job.
x [!j] Nothing about it got better because I thought about it after six.
x [!j] {mate^} says I talk about it in my sleep.
x [rec>=1 !j] The team next door does it the other way round and they look fine.
x [people>=1 stay>=1 !j] When my boss says "whatever you think", I bring two options, one of them silly.
x [rec>=1 !j] We're still not good at it. A bit less bad every time, I'd say.
x [!j] I've made the same mistake three times and I've got a name for it now.
x [stay>=1 !j rec>=1] They gave us a workshop about it. There were stickers.
x [rec>=1 !j] I bring my own lunch on those days, so that at least something goes right.
x [stay>=1 !j] {mate^} thinks I should just quit, but {mate} thinks that about every job.
x [people>=1 !j rec>=1] I used to think the older ones have it figured out. Then I sat next to one.
x [stay>=1 !j] I've got a little better at it. Nobody has noticed.
x [people>=1 !j rec>=1] There's one spot in the stairwell where you can be alone for three minutes.
x [people>=1 !j rec>=1] I once asked for help far too late, and nobody was even cross.
x [people>=1 !j rec>=1] If I could choose, I'd do the work and skip the talking about the work.
x [!j rec>=1] I walked home instead of taking the metro, and by the bridge I wasn't angry anymore.
x [!j] {mate^} works in something completely different and has exactly the same story.
x [rec>=1 !j] I eat something sweet first. It's not a method, it's just how I do it.
x [!j rec>=1] Somebody older told me it comes in waves, and I think she's right.
x I don't have the perfect answer, I just know I'm not the only one.
x [rec>=1] Write things down, you won't remember them in three months.
x [ev<1] It does get better, even if it doesn't feel like it right now.
x [ev>=1] I was so nervous, and in the end it was OK.
x Nobody teaches you this at university.
x [stay>=1 rec>=1] I'm honestly tired of it.
x [stay>=1 rec>=1] My manager doesn't see the problem, and that's the problem.
x [stay>=1 rec>=1] I brought it up last month and nothing has changed.
x [people>=1 stay>=1] Good colleagues make all the difference, I'm lucky with mine.
x [stay>=1 rec>=1] I asked three older colleagues and got three different answers.
x [ev>=1 dec>=1] I slept badly for a week before it.
x [ev>=1 dec>=1] In hindsight I should have done it sooner.
x [ev>=1] Everyone's situation is different, this is just mine.
x [ev>=1 dec>=1] I practised what to say out loud, and that helped.
x [ev>=1 dec>=1] I'm still a bit shaky, but relieved.
x [ev>=1 dec>=1] If you're about to do the same: you'll be fine.
x [rec>=1] Some weeks are fine, some aren't.
x [rec>=1] We're slowly getting better at it as a team.
x [rec>=1] It takes more energy than it should.
x [rec>=1] Small changes helped more than big plans.
x [rec>=1] I block time for it in my calendar now.
x [rec>=1] Nobody in the team likes it and nobody says so.
x [ev<1 rec<1] It suits me, but I know it isn't for everyone.
x [ev<1 rec<1] Routine is everything, otherwise the day just disappears.
x [ev<1 rec<1] Some days I get nothing done before noon.
x [rec>=1] Today was one of those days.
x [rec>=1] We talked about it in the team, and it's a bit better now.
x [rec>=1] I don't have a solution, I just needed to say it.
x [rec>=1] It used to stress me a lot more.
x [rec>=1] My colleagues feel the same, they just don't say it.
x [rec>=1] It depends a lot on who's in charge that week.
x [ev>=1] My family was more nervous than me.
x [ev>=1 dec>=1] I'd do it again, just earlier.
x [ev>=1 dec>=1] Trust your gut.
x [ev>=1] I got good advice from people on here, thank you.
x [ev<1 rec<1] I wouldn't want to go back.
x [ev<1 rec<1] The freedom is great, the loneliness isn't.
x [ev<1 rec<1] I make a plan every evening for the next day.
x It's not always easy, but I'm learning.
x [rec>=1] A walk at lunchtime helps me more than anything.
q [rec>=1] What {is} {thing} like at your place?
q [!job] Any other {job} here?
q [stay>=1] Is it just as bad where you work?
q Am I too soft for this?
q How do you switch off in the evening?
q [stay>=1] Does this get easier with the years?
q What's the worst advice you ever got about this?
q Who do you complain to?
q Do you talk about this with your friends?
q [rec>=1] What would you tell somebody in their first year?
t worklife; {job}life; careeradvice; officelife; {thing}; firstjob; nineto5
e 💼 💻 ☕️ 📈
a years | How long have you been doing this? | {years} years, always as {a job}.
a people | How big is your team? | {people} people, I know everybody's dog.
a minutes | How much time does that take you? | {minutes} minutes {per}, more or less.
d {job^} here, every word is true. | *My people! | Same, and I work on the other side of the country.
d [rec>=1] I had this yesterday and I'm still tired. | *Go home early today if you can. | Hugs from the next cubicle.
d [people>=1] I sent this to my manager. | *You're braver than me. | And?
d We're nine people and five of them are directors. | *So who does the work? | I think we're in the same company.
d [rec>=1] I'm graduating in June and now I'm nervous. | *It's really not that bad, and the first pay is lovely. | Stay a student. Stay forever.
d Is it too late to become {a job} at thirty? | *Not at all, I know several who came late. | I did it at thirty-six.
d [people>=1] What if your boss finds this? | *Then hello, boss, see you on Monday. | Mine is on here, she only likes cats.
d I laughed and then I opened my laptop again. | *Close it. Go.
d [people>=1] I'm a manager, and I'd like to say sorry for all of us. | *You sound like one of the good ones. | Are you hiring?
d [people>=1 stay>=1] At my place nobody would dare to post about this. | *I check my mail with one eye closed. | Where do you work, so I can avoid it?
d Do they pay you properly at least? | *It's all right. It's rent and a bit of fun. | Never ask, it ruins the evening.
d How do you say no to things? | *Badly. I say "let me check" and hide. | "Happy to, what should I drop for it?" Works every time.
d My mum thinks I sit at a computer and talk. She's right. | *Mine still can't explain my job either.
d [stay>=1] Our HR made a poster about it. | *Of course they did. | With a mountain on it, right?
d Can you write more about the money side? | *Maybe, when I dare to.
d [rec>=1] We do it completely differently and it's just as bad. | *That's comforting, somehow. | Depends on the boss, I think.
d [people>=1] Reading this in a meeting. | *I hope your camera is off. | Same meeting, probably.
d You need a holiday. | *I've got four days left and a plan.
d [rec>=1] My first boss was so bad at this that I learned everything from him. | *Some people really teach you by accident.
d Do you drink coffee after three? | *Yes, and I pay for it at one in the morning. | Tea. You get used to it.
d [stay>=1] It's the same in every country, I've tried three. | *That's a bit sad and a bit comforting. | Which was the best?
d So true. | *Right? | Agreed.
d I'm going through the same thing. | *Hang in there. | Me too.
d Thanks for sharing this. | *Thanks for reading!
d [ev>=1] What did you say to your boss? | *The truth, but politely. | I'd like to know too.
d [stay>=1] Have you thought about changing jobs? | *Sometimes. | I did and it was the right thing.
d Which industry are you in? | *I'd rather not say on here. | Sounds like mine.
d How do you deal with the stress? | *Sport, and leaving on time when I can. | Badly.
c Who let you read my diary?
c I start my first job in autumn, saving this.
c Sending this to my whole department, without comment.
c Sunday evening and I read about work. What's wrong with me.
c My office plant could write the same.
c {years} years! I'm on week three.
c I'd read this with my morning coffee if we had time for coffee.
c Only {people} people? We're three hundred and nobody knows my name.
c Monday again.
c This helped, thank you.
c I feel this so much.
c Same here.
c Good advice.
c I wish I'd read this a year ago.

= film.review | film | image text video | clapper-board film-frames popcorn ticket | night wall rose grid
: thing | art | type | kid | act | minutes
@ The Seventh Platform | station | thriller | 0 | 1 | 118 | [!j] I only understood the last shot in the car park.; There's hardly any dialogue, the light does the talking.; [!j] I haven't been able to stand close to the edge on the metro since.; [!j score>=7] The conductor has two scenes and takes the whole film with him.; [score>=7] The tension builds slowly and then doesn't let go.; [score>=7] The night scenes are shot so well.; I saw the twist coming, but it still worked.; Great sound, you hear every train.; A bit confusing in the middle.; The main actor barely says a word.
@ My Mother's Dialect | film-frames | family drama | 0 | 1 | 104 | [score>=7] In the kitchen scene the whole row was sniffing.; The mother never says a word of Mandarin and you follow everything.; [score>=7] I rang my grandmother from the street afterwards.; [!j score>=6] The argument about the soup is our family, word for word.; It's about three generations in one flat and nobody says what they mean.; [score>=7] Bring tissues, I'm serious.; [score>=7] The actress who plays the mother is incredible.; It made me call home.; Slow, but so real.; The grandmother steals every scene.
@ No Letter in Summer | love-letter | romance | 0 | 1 | 112 | [score>=6 !j] The two of them never even hug, and I was holding my breath.; [score>=7] The piano piece has been on repeat since.; [!j] Nobody writes a letter. That's the whole plot.; The last bus scene is too long.; It's a quiet love story, not much happens on the surface.; [score>=7] The two leads have great chemistry.; The summer colours are gorgeous.; Very pretty to look at.; Two people and a village, that's the film.; The music is simple and perfect.
@ Thirteen Hours Upstream | water-wave | disaster film | 0 | 1 | 126 | [!j] The water looks so cold that I put my jacket back on.; [score>=7] There are twenty minutes without any music, and my hands were sweaty.; [!j] The dog survives, you can relax.; [!j] The captain explains the boat three times, we've understood the boat.; The effects look real, not like a video game.; [score>=7] I gripped the armrest the whole second half.; The characters are a bit thin.; Loud and wet from start to finish.; The rescue scene is intense.; You know from the start who'll survive.
@ The Street Photographer | camera | drama | 0 | 1 | 109 | [score>=7] The best moment is when it goes from black and white to colour.; [!j] It's slow, so don't go tired. I was tired.; [score>=7] He never says why he takes the pictures, and I liked that.; [!j score>=7] I wanted to buy a camera afterwards. I've been talked out of it.; It's a slow portrait of an old man and his city.; [score>=7] Every frame could be a photo.; I liked the scenes in the darkroom most.; Beautiful black and white.; A film for quiet people.; It takes place in one street over forty years.
@ The Last Dance Hall | mirror-ball | arthouse film | 0 | 1 | 121 | In the final dance you only see feet.; [score>=7] Every small character could have their own film.; [!j] Somebody behind me hummed along to the tango.; The man at the coat check is the best thing in it.; [score>=7] The set design is wonderful, you want to live in it.; Not everybody will like the ending.; It takes patience, there's hardly any plot.; The costumes and the light are lovely.; It's more mood than story.; The old couple are the heart of the film.
@ Signal from the Dunes | desert-island | science fiction film | 0 | 1 | 134 | It's one new idea and very little explaining.; [score>=7] The ship looks like an old radio, I loved it.; [!j] I didn't get the part with the two moons, don't ask me.; [!j] It's so quiet that I heard somebody unwrap a sweet four rows away.; [score>=7] Small film with big ideas.; [score>=7] The sound design deserves an award.; You have to like slow science fiction.; The desert shots are stunning.; You have to pay attention.; A lonely, quiet film.
@ Who Moved My Monday | alarm-clock | comedy | 0 | 1 | 98 | [!j] I laughed four times, I counted.; [score<8] In the second half it gets soppy for no reason.; The scene in the lift is the best three minutes.; [!j] The boss in it is my boss. They even have the same cup.; Light and funny, nothing more.; The supporting cast is funnier than the lead.; Anyone who works in an office will get it.; Typical office humour.; The best jokes come early.; Not deep, but fun with friends.
@ Above the Snow Line | snow-capped-mountain | documentary | 0 | 0 | 96 | They carried the camera up for three months, and you can tell.; [score>=7] The narrator knows when to be quiet.; [!j] The cook at base camp should get his own film.; [!j] My feet were cold the whole time and the room was heated.; [score>=7] The images of the mountain are breathtaking.; You learn a lot about the porters, which I didn't expect.; I'd have liked more about the people and less slow motion.; See it on the biggest screen you can find.; I've got so much respect for those people.; The drone shots are incredible.
@ Orange and Knife | tangerine | crime film | 0 | 1 | 128 | There's an interview that goes on for eight minutes without a cut.; [score>=7] The villain has better reasons than the hero.; I suspected the wrong person from minute ten until the end.; [!j] You'll look at fruit differently.; [score>=7] Dark, clever and very well written.; It's violent in two places, so be warned.; [score>=7] The detective and the suspect are both great.; The interrogation scenes are so tense.; It's long.; The twist is well prepared.
@ The Cloud Repair Shop | cloud | animated film | 1 | 0 | 92 | [!j score>=7] I cried more than the child next to me.; [score>=7] The colours are straight out of a paintbox.; [!j] There's a small grey cloud that doesn't want to rain, and I felt understood.; The grown-up jokes go by fast, listen to the radio in the background.; [score>=7] It works for kids and adults.; [score>=7] The animation is hand-drawn and so lovely.; The message is a little obvious, but fine.; My niece loved it.; The little cloud is so cute.; The songs get stuck in your head.
$ score=60..96:1 minutes=88..156 price=6..19 row=4..12
% who2=alone; with my mum; with a date; with two colleagues; with my sister; with an old friend
% snack=popcorn; hot chocolate; crisps; nachos; sour sweets
% mate=my flatmate; my partner; my dad; my brother; my best friend; my cousin
h [!spoil] {thing}, no spoilers
h [!who] I saw {thing} {who2}
h [score>=7.5 !still] Still thinking about {thing}
h {thing}: my honest take
h [score>=8.5] My {type} of the year: {thing}
h [score<7] {thing}: not a big hit with me
h My take on {thing}
h [!show] Finally saw {thing}
h [score>=7 !blind] {thing} (go in blind)
h {thing}, row {row}
h Quick note on {thing}
h Cinema diary: {thing}
h A few words about {thing}
h {thing}: my review
h [score>=8] Go see {thing}
h [!show !now] Just watched {thing}
h [score<7] {thing} was just OK
o [!show score>=7] I caught the late show of {thing}, on a whim.
o [!show !j !blind] I went into {thing} without a trailer, a rating or a plan.
o [!mate !j !blind] {mate^} wouldn't stop talking about {thing}, so I went to find faults.
o [!show !blind] I'd been waiting half a year for {thing}.
o [!j] It was raining, I was early for dinner, and {thing} was about to start.
o [score>=7 !j] I saw {thing} last night and I'm useless at work today.
o [!spoil] No spoilers here, so you can read this before you see {thing}.
o [!show !j !who] We wanted to see something else, it was sold out, so it was {thing}.
o [score<7] I wanted to like {thing} so much.
o [!j !blind] Everybody at work has seen {thing}, so now I have too.
o [score>=8] I don't go to the cinema a lot. For {thing} I'd go again tomorrow.
o [!j] I have a lot of feelings about {thing}, and {mate} doesn't want to hear them anymore.
o [!j] It was cheap Tuesday and I picked {thing} because of the poster.
o [!now] Just came out of {thing}, so these are fresh thoughts.
o [!show] Watched {thing} {when}.
o [!spoil] My thoughts on {thing}, without spoilers.
o [score>=8] {thing} is SO good.
o [score<6.5 !blind] I don't get why everyone is raving about {thing}.
o [score<7 !blind] I had high hopes for {thing}.
o [!who] Went to see {thing} {who2}.
o [score>=7] If you only see one film this month, {thing} is a good choice.
o Has anybody else seen {thing} yet? Here's what I thought.
o [score<7] {thing} was a letdown.
o [score<6.5] I left {thing} quite annoyed.
o [score<7] Expected a lot more from {thing}.
o [score>=7.5] Really enjoyed {thing}.
o [!who] {mate^} and I went to see {thing}.
o [score>=8 !still] I'm still thinking about {thing}.
f score | I give it {score} out of 10. | {thing} gets {an score} from me. | For me it's {score} out of 10. | ⭐️ {score}/10 | My score: {score}/10 | {score}/10 from me. | I'd say {score} out of 10. | {score} points out of 10.
f minutes | It runs {minutes} minutes. | It's {minutes} minutes long. | It runs for {minutes} minutes. | ⏱ {minutes} minutes | Length: {minutes} minutes | {minutes} minutes long. | The film is {minutes} minutes. | 🕐 {minutes} min
f price | My ticket was \${price}. | I paid \${price} to get in. | 🎫 \${price} | Ticket: \${price} | 🎫 \${price} a ticket | Tickets are \${price}. | I paid \${price} for the ticket. | 💵 \${price}
f type | It's {a type}, more or less. | They call it {a type}. | Expect {a type} and you'll be fine. | Genre: {type} | 🎞️ {type^} | It's {a type}. | {A type}, in case you're wondering. | 🎭 {type}
x I sat in row {row}, which was just right.
x [!j] My {snack} went untouched after the first half hour.
x [!room !j] The man behind me explained everything to his wife, so half the tension was gone.
x [score<8] If it isn't your kind of film, you can wait until it's on TV.
x [!mate !j] {mate^} has seen it too, and we can't agree.
x [score>=8] When the lights came on nobody moved.
x [act>=1] I didn't know a single one of the actors, and that helped.
x [!j] The first half hour takes its time. Somebody in row {row} was snoring.
x Stay for the credits, there's one more little thing.
x [!who score>=7] I'm glad I saw it {who2}.
x [!j] The subtitles were a bit fast for me, so I missed one joke and everybody laughed.
x [!j] Somebody's phone rang in the quietest moment. It was a duck sound.
x [score<6.5 !j] I looked at my watch twice, and I'm not proud of it.
x [score<7] There's a good short film in there somewhere.
x [score>=7.5 !j] I've told three people to go and two of them have tickets.
x [!j] The room was freezing, so take a scarf.
x [!j] I missed the first two minutes because of the queue for {snack}.
x [score>=6.5 !j !now] I walked home instead of taking the metro, just to think about it.
x [!show] The trailer shows a scene that isn't in the film, which I find odd.
x [score>=7 !now] I looked up the director on the way home. It's her second film.
x [!room !j] Two teenagers next to me whispered until the middle and then went completely quiet.
x [act>=1 score<8.5 !j] I'm not sure the ending works. I've changed my mind twice.
x The poster makes it look like a different sort of film.
x [!j] I laughed in a place where nobody else did.
x [!j !now] I had the song from the credits in my head while brushing my teeth.
x [!mate !j] {mate^} fell asleep in it on Monday and says it's great.
x [!j] My glasses were dirty and I only noticed after an hour.
x [!room score>=7 !j] The row in front of me clapped at the end. I never know if I should.
x [score>=7 !j] I'd read one bad review before, and I think I was watching a different film.
x [!j] There's one line I wrote down on my ticket.
x [!j !now] I ate dinner afterwards and didn't talk much, which isn't like me.
x [!room !j] The cinema was nearly empty, so I put my feet up. Sorry.
x [score>=8] Beautiful film. I'm still in it, somehow.
x [score>=8] One of the best I've seen this year, no question.
x [score>=7.5 act>=1] Well acted, well shot, and it doesn't explain everything to you.
x [score>=7.5] Watch it in a cinema if you can.
x [score>=7 score<8.5] Good, not great, but I enjoyed the evening.
x [score<7 minutes>=110] Too long. You could cut half an hour and lose nothing.
x [score<7] The story didn't pull me in at all.
x [score<6] I nearly left, to be honest.
x [score<6] Don't believe the ratings.
x [score<6.5] I was bored after twenty minutes and it didn't get better.
x [score>=7] The soundtrack is really good.
x [!blind] I'd read nothing about it before and I think that's the best way.
x It had English subtitles at my cinema, check before you book.
x The first part was better than the second for me.
x [act>=1] The lead actress carries the whole thing.
x [score>=7] Good one for a rainy evening.
x [score<7] I kept waiting for it to get going.
x [score<7 act>=1] Good actors, weak script.
x [score<7 act>=1] The dialogue felt so stiff.
x [score<7] It looks nice, but there's nothing behind it.
x [score<6 minutes>=110] Two hours I won't get back.
x [score<7] The ending ruined it for me.
x [score<7] I wasn't the only one checking the time.
x [score<7] Maybe I just wasn't in the mood for it.
x [score<7] All the good scenes are in the trailer.
x [score>=8] I'd watch it again tomorrow.
x [score>=7.5] Not perfect, but it stayed with me.
x [score>=7] The ending surprised me.
x [score>=7] My friend liked it even more than I did.
x [score<7] The pacing was off.
x [score<7] I didn't care about anyone in it.
x [score<7] The hype ruined it for me, I think.
x [score<7] It tries too hard.
x [score<7] Wait until you can stream it.
x [score<6] Half the row left before the end.
x The cinema was full, so book ahead.
x I went in the afternoon and paid less.
x [score<7] I don't think I'll remember {thing} in a month.
x [score<7] I wouldn't pay to see {thing} again.
x [score<7] My problem with {thing}: I never really cared.
q What did you give {thing}?
q [act>=1] Did you understand the end?
q Can you recommend another {type}?
q Who would you take to see it?
q [score>=7] Did anyone else cry, or was it just my row?
q Do you stay for the credits?
q [score<7] Am I too strict?
q Has anyone seen it twice?
q Which scene did you like best?
q Do you read reviews before or after?
t filmreview; {thing}; {type}; whattowatch; cinema; nospoilers; movienight
e 🎬 🍿 🎞️ ⭐️
a score | So, a number? | {score}. Not a tenth more.
a minutes | How long is it? | {minutes} minutes, with the credits.
a price | What did you pay? | \${price}, I think it depends on the day.
a type | What sort of film is it? | I'd call it {a type}.
d I cried, and the stranger next to me gave me a tissue. | *That's the nicest thing I've read today. | I was the stranger. Not really, but I'd have done it.
d [score>=7.5] Disagree. A five at most. | *What didn't you like? | Finally someone says it.
d [score<7] Too strict! It's an eight for me. | *I'm glad it worked for you. | With you on this.
d Thank you for not spoiling it, I'm going on Saturday. | *Tell me what you think. | Same, Saturday, row six.
d [act>=1] What did you make of the ending? | *I have two theories and don't trust either. | I liked it, to be honest.
d [score>=7] I can't stand this kind of film, but you almost got me. | *Take somebody who likes them. | Almost isn't a ticket.
d I slept through half of it, is that on me? | *Which half? | The seats are too comfortable.
d Does it have English subtitles? | *Mine did, but check the time you're booking. | The late shows do.
d [kid<1] Is it okay for a ten-year-old? | *I'd say no, they'd be bored. | Mine watched it and asked questions for a week.
d [kid>=1] Would a four-year-old sit through it? | *The little ones around us did, mostly. | Mine wanted to leave at the storm.
d Which cinema? | *The small one above the market, the big one is too loud. | I like the one with the sofas.
d Row {row} is the best row, I've always said that. | *You understand me.
d [act>=1] The book was better. | *There's a book? | There's always somebody who says this.
d I liked the music more than the film. | *I've had it on all morning.
d My boyfriend picked it and I've forgiven him. | *He may pick again, then.
d Is it still on? I always miss everything. | *This week yes, only in the evening. | They moved it to the tiny room.
d [act>=1] Watched it again and noticed the clock in the first scene. | *What clock? Now I have to go back. | I saw it as well!
d Honestly I only go for the snacks. | *The snacks were very good. | Salted or sweet? This is important.
d Everyone was on their phone in my screening. | *That makes me so angry. | Ours too, we said something.
d My dad left after an hour. He liked the hour. | *I want to watch films with your dad.
d [score>=9] I don't trust any rating above nine. | *I've given one in my life.
d [score>=7] Is it worth it on the big screen or can I wait? | *Big screen, if you can. | I watched it on a plane, it was fine.
d Where can I watch it? | *It's still in some cinemas. | Online next month, I heard.
d Is it scary? | *Not really. | One scene, for me.
d Is it in English? | *Original with subtitles. | Check before you book.
d [score>=7.5] I loved it too! | *So good, right? | Same.
d [score<7] Thanks, I'll skip it then. | *Maybe you'll like it more than I did.
d Did you watch it alone? | *Not telling who fell asleep. | I always go alone.
d Is it good for a date? | *Depends on the date. | It was for us.
c [score>=7] Two tickets booked, you're responsible.
c I'd go just for the title.
c My flatmate has this as her wallpaper.
c Now I want {snack}.
c Going {who2} tomorrow.
c The last film I saw at the cinema had a talking fish.
c I'll wait until I can pause it.
c [score>=7.5] {score}, okay, that's a yes from me.
c Adding it to a list of two hundred.
c Want to see this.
c Added to my list.
c I saw it last week, so good.
c I'm curious now.
c Not my kind of film, but nice review.

= books.notes | books | image text image | books open-book bookmark hot-beverage glasses | paper linen wood dawn
: thing | art | type | pages | days | line | story
@ The Lighthouse Keeper's Ledger | closed-book | novel | 390..390/2 | 4..30 | Somebody should write down the quiet days as well. / I kept the light on, in case I was wrong. | 1 | The numbers turn out to be a letter, and I had to put it down for a minute.; [score>=7] The first eighty pages are slow. After that I didn't sleep properly.; [!j] I now know more about lamp oil than I need.; [!j] The son never comes on the page and he's all over it.; [score>=7] Atmospheric and sad, with a really good ending.; It's about a father who can't talk to his son.; [score>=7] I loved the descriptions of the sea.; A quiet book for winter evenings.; I cried at the end.; The writing is beautiful, if a bit old-fashioned.
@ Slow Economics | green-book | popular economics book | 240..240/2 | 4..30 | A queue is a price, too. / Everybody in the market is guessing. | 0 | It explains inflation with a fish market, and I finally got it.; [!j] I skipped the questions after each chapter.; [!j] The chapter on waiting rooms made me look at my dentist differently.; The author repeats himself a bit from the middle on.; [score>=7] Good for beginners, there's hardly any maths.; Every chapter starts with an everyday example.; Some of the data is a bit old.; I understand the news a bit better now.; The examples are fun.; A bit long for what it says.
@ Fixing Phones in a Small Town | mobile-phone | memoir | 428..428/2 | 3..20 | People don't want the phone, they want the pictures. / I can hear a bad battery. | 1 | Each customer gets three pages, and you miss them afterwards.; The sentences are plain, in a good way.; [!j score>=7] The old man who only wants his ringtone back, that one got me.; [!j] I cleaned my charging port after chapter two.; [score>=7] It's warm and funny without trying too hard.; Each chapter is about one customer, so it's great for the commute.; You learn a lot about small-town life.; It made me laugh on the metro.; I'd love to visit that shop.; It's really about people.
@ Eleven Words for Rain | umbrella-with-rain-drops | essay collection | 264..264/2 | 4..24 | My aunt could smell it an hour before. / It rained, and we were all polite to each other. | 0 | [score>=7] I read one essay a night, and that was the right dose.; [!j score>=7] The essay about the grandmother finished me.; [!j] Two of the essays I didn't get at all.; [!j] It rained the whole week I was reading it, I thought it was a trick.; [score>=7] Beautiful language, I marked so many passages.; Some essays are stronger than others.; It's about language, family and weather.; You don't have to read it in order.; It's personal and honest.; I sent one essay to my sister.
@ The Man in Profile | blue-book | mystery | 186..186/2 | 2..16 | He looked like somebody who had practised being ordinary. / Nobody asks the person who sweeps the stairs. | 1 | I guessed who did it, but never why.; [!j] The whole solution is there in chapter three, I went back and looked.; [!j] I suspected the cook for two hundred pages.; [!j] The detective is bad at her job in a very believable way.; The clues are fair, you could solve it.; [score>=7] I stayed up far too late with this.; [score>=7] It has a great old-fashioned hotel setting.; I didn't guess it.; A classic mystery, nothing bloody.; The dialogue is sharp.
@ Sleep, Then | crescent-moon | science book | 238..238/2 | 3..20 | Nobody has ever fallen asleep by trying harder. / The night is long for people who count it. | 0 | I moved my last coffee to noon because of it.; It has a lot of drawings, so it's quicker than it looks.; [!j] I fell asleep over it twice, which is either a good or a bad sign.; [!j] The chapter about babies made my sister cry.; It's full of practical advice, not just theory.; [score>=7] I sleep a bit better since I read it.; The part about light was new to me.; Easy to understand.; I changed my evenings because of this book.; The chapter on dreams is the best.
@ A Hundred Days of Peace | orange-book | self-help book | 224..224/2 | 5..30 | Wash one cup. / You're allowed to be boring. | 0 | [!j] The exercises only do something if you do them. I did four.; [score<8 !j] About half of the book belongs on a tea towel.; [!j] Day nineteen helped me, I'll admit it.; [score<8 !j] The author clearly has no children.; Short daily chapters with one exercise each.; Some of it is common sense, but I needed to hear it.; [score>=7] I'm doing it along with a friend, which helps.; It's gentle and not preachy.; The exercises take five minutes.; You can start anywhere.
@ South of South | notebook-with-decorative-cover | poetry collection | 134..134/2 | 2..20 | The river came back without its name. / I left the door to its own opinion. | 0 | [!j] The poem with only four lines is on my fridge.; [!j] I read the poems out loud in the kitchen, even the ones I don't understand.; It fits in a coat pocket.; There's a poem about a bus stop that I keep going back to.; Short, clear poems about leaving home.; [score>=7] The translation sits next to the original, which is lovely.; [score>=7] Not my usual thing, but a few of the poems stayed with me.; I read one poem every morning.; The poems are about home and distance.; Some poems are just two lines.
@ A Kitchen on the Train | cooking | travelogue | 210..210/2 | 3..20 | We ate standing up and nobody wanted to sit. / Every country has a soup for being far from home. | 1 | [!j] It made me boil noodles at midnight.; The author is better on smells than on people.; [!j] I looked up the price of that train. No.; [!j] The best chapter is the one with the border guard and the dumplings.; There are recipes at the end of each chapter.; [score>=7] It made me want to travel slowly.; I'd have loved some photos.; It made me hungry.; You can almost smell the food.; A great book for a train journey.
@ The Long River | books | history book | 356..356/2 | 8..30 | The bridge was finished before anybody needed to cross. / They moved the town and kept the name. | 0 | [!j] I drew a family tree while I was reading, and ran out of paper.; [!j] The footnotes are the best part, there are feuds in them.; [!j] It goes fast over a hundred years and then spends a chapter on a flood.; The maps could be bigger.; [score>=7] It covers eight hundred years and reads like a story.; You need some patience for the names.; [score>=7] I learned so much about the flood years.; The photos in the middle are great.; I learned more than in school.; It's heavy, in both senses.
@ Little Engineers | wrench | children's book | 40..40/4 |  | Then we build it again, said the duck. / It fell down in a very interesting way. | 0 | [!j] My daughter asked three things I couldn't answer.; [!j] There's a cat hidden on every page, and we missed two.; [!j] We had to build the bridge out of spaghetti afterwards.; [!j] I've read it out loud eleven times and I'm still not allowed to skip a page.; The drawings are lovely, there's so much to look at.; It's good for kids from three or four.; It makes them want to build things straight away.; Great for bedtime.; My son asks for it every evening.; The pictures are funny.
@ Star Post | rocket | science fiction novel | 280..280/2 | 3..24 | Your letter arrives before you do. / Out here everybody is somebody's delay. | 1 | It's more about being lonely than about spaceships.; [score>=7] The last chapter made me start again at the beginning.; [!j] The robot sorts mail and has better manners than I have.; [!j] I got lost in the middle with all the colonies.; [score>=7] Clever world-building, and not too technical.; [score>=7] The letters between the stations are my favourite part.; It's the first of a series, I think.; The ending gave me goosebumps.; Not your typical space story.; It took me a while to get all the names.
$ score=64..97:1 price=6..29
% spot=on the train; in bed; on the balcony; in the library; on a plane; in waiting rooms
% mate=my mum; my flatmate; my sister; my partner; my dad; my best friend
h [!fin] Just finished {thing}
h [pages>=90 score>=7.5 !fin] I finished {thing} and rang a friend
h [pages>=90 !spot] Read {spot}: {thing}
h [!rev] A short note on {thing}
h [!notes] My notes on {thing}
h [score>=8] Worth having on paper: {thing}
h A few lines about {thing}
h [score>=7.5 !own] The {type} I keep lending out
h [score<7] Mixed feelings about {thing}
h Finally read {thing}
h [!own] From my bookshelf: {thing}
h My two cents on {thing}
h [pages>=90 !rev] Book review: {thing}
h [score>=8.5] Read this: {thing}
h [pages>=90 !month days<8] This week's read: {thing}
h [score<7] {thing} didn't work for me
o [pages>=90 !spot !j score>=7] I started {thing} {spot} and forgot the time.
o [pages>=90 !own !j] I hadn't finished a book in months, and then {mate} put {thing} on my pillow.
o [!own !j] {mate^} pushed {thing} into my hands and already wants it back.
o [pages>=90 !spot !j] No phone in bed is my new rule, and that's how I got through {thing}.
o [score>=7 !j !own] I bought {thing} for the cover, and luckily the inside is good too.
o [pages>=90] Our book club picked {thing}, so I had a deadline.
o [!j !own] I found {thing} in a box on the street with a coffee ring on it.
o [pages>=90 !j] I'd put off {thing} for a year because somebody told me it was important.
o [score<7 !j] Everyone around me loved {thing}, so maybe it's just me.
o [pages>=90 !j] I read {thing} with a pencil, which I never do.
o [!j] I was supposed to be packing, and opened {thing} on the floor instead.
o [pages>=90 !j !put] It took me three tries to get into {thing}, and I'm not sure why.
o [!notes !j] My notes on {thing}, before I forget everything, as usual.
o [pages>=90 !fin] Finished {thing} last night.
o [pages>=90 !month] This month I read {thing}.
o [!rev] Short review of {thing}.
o [score>=8] I need everyone to read {thing}.
o [score<7] {thing} was a disappointment for me, sadly.
o {who^} recommended {thing}, so I gave it a try.
o [pages>=90] I'm trying to read more this year, and this time it was {thing}.
o [pages<70] We've been reading {thing} at home every evening.
o [!own] Found {thing} at the second-hand shop.
o [score<7] I struggled with {thing}.
o [score<7] {thing} just wasn't for me.
o [score<6.5] I don't understand the hype around {thing}.
o [score>=7.5] I really liked {thing}.
o [pages>=90 score>=8] Stayed up late to finish {thing}.
o [pages>=90 !spot] My commute book for the last weeks was {thing}.
f pages | It has {pages} pages. | It's {pages} pages long. | It's about {pages} pages. | It's {pages} pages, if you're wondering. | {pages} pages in all. | The book has {pages} pages. | {pages} pages in my edition. | My copy has {pages} pages.
f days | It took me {days} days. | I was done in {days} days. | I read it in {days} days. | ⏱ {days} days | Read in: {days} days | I read it in {days} days. | I needed {days} days for it. | 🗓 {days} days
f score | I give it {score} out of 10. | {thing} gets {an score} from me. | For me it's {score} out of 10. | ⭐️ {score}/10 | Score: {score}/10 | {score}/10 from me. | I'd say {score} out of 10. | 💯 {score}/10
f price | A new paperback is \${price}. | It's \${price} in the shop. | In the bookshop it's \${price}. | 💰 \${price} new | Price: \${price} | I paid \${price}. | It cost me \${price}. | 🏷️ \${price}
x [!line] I underlined one sentence: "{line}"
x [!line] I copied this out: "{line}"
x [!line] The bit I sent to {mate}: "{line}"
x [pages>=90 !spot] I read most of it {spot}, a few pages at a time.
x [!j] {mate^} has read this book too, and we can't agree.
x [pages>=90 score<9 score>=7 !j] I hadn't read {a type} in years, and I didn't mind.
x [pages>=90 !j] I skipped a few pages in the middle. Nobody noticed.
x [pages>=90 !j score>=7] I fell into it on a Sunday and forgot lunch.
x [!j] I use an old train ticket as a bookmark, and it's more worn than the book.
x [pages>=170 story<1 !j] I looked two things up, and they were right.
x [score<7] I kept counting how many pages were left.
x [score<7] There's a good shorter book inside it.
x [score>=8] I read the last ten pages slowly on purpose.
x [score>=7.5 !own !j] I've already lent it out, so it's gone forever.
x The translation reads well, you don't notice it.
x [story>=1] The back cover gives away far too much, don't read it.
x [story>=1 !j] I read the last page first, like always, and it made no sense. Good.
x [story>=1 !j] I was cross with the author for a day because of one page near the end.
x [story>=1 !j] I had a face for everyone in it by the end of chapter one.
x [pages>=90 !j] I wanted to talk about it with somebody, and {mate} pretended to listen.
x [pages>=90 !j] It's not a book for when you're tired. I was often tired.
x [pages>=90] I liked it more once I stopped trying to read fast.
x [!j] The smell of the paper is a bit much, it's a cheap edition.
x [!j] My goal for this year was twelve books. Let's not talk about it.
x [!j] There's sand in my copy and I've never taken it to a beach.
x [!j] My copy has a stain on the cover, and now I know it was soup.
x [!j] I read a page to {mate}, who asked for another one.
x [!j] The print is small and my light is bad.
x [!j] I kept it in my bag so long that the corners are round.
x [!j] There's a date and a stranger's name on the first page.
x [score>=7 !j pages>=90] I didn't want to like it, because everyone at work does.
x [pages>=170 !j] One chapter I'd cut, and I know exactly which.
x [days>=14 !put] I put it down for a week in the middle and came straight back in.
x [score>=8 pages>=90 !put] Couldn't put it down.
x [score>=8 pages>=90] One of my favourites this year, and I've read a lot.
x [score>=7.5] I'd recommend it to anyone who likes this kind of book.
x [score>=7] Easy to read and well written.
x [pages>=90 score<7] It dragged in the middle and I started skimming.
x [score<6.5] I finished it, but only out of stubbornness.
x [score<7] Overhyped, in my opinion.
x [pages>=90 score<8] Good idea, not so good execution.
x [pages>=90] I read the English edition, I don't know if there's a Chinese one.
x [pages>=90] It's the kind of book you can read in small pieces.
x [score>=7.5] I've ordered another one by the same author.
x [!own] I borrowed it from the library first and then bought my own copy.
x [pages>=90] Took notes while reading, which I rarely do.
x Nice cover, too.
x [pages>=90] The beginning is slow, give it a chance.
x [score<7 story>=1] The characters stayed flat for me.
x [score<7 pages>=90] I skimmed the last third, to be honest.
x [score<7] It wasn't bad, I just forgot it right away.
x [score<7] Not for me, but I can see who would like it.
x [score>=8] I want to read it again already.
x [score>=7.5] It made me think, in a good way.
x [score>=7] The ending is good, that's rare.
x [score>=7 pages>=90] It took me a few chapters, then I was hooked.
x [score<7] I expected more after all the praise.
x [score<7 pages>=90 story>=1] The first half is good, then it loses its way.
x [score<7] It didn't touch me.
x [score<7 pages>=90] Too many repetitions.
x [score<6.5 pages>=90] I almost didn't finish.
x I saw it on here first.
x The library has it, too.
x It would make a nice present.
x [score<7] I wanted more from {thing}.
x [score<7] {thing} isn't a bad book, it just isn't for me.
q What are you reading right now?
q [story>=1] If you've read it, can we talk about the end?
q [pages>=90] Does anyone else read {spot}?
q What should I read after this?
q Do you finish books you don't like?
q Paper, e-reader or audio?
q Has anyone else read {thing}?
q [score<7] Have I missed something?
q Where do you read?
q Which book do you give to everyone?
t bookreview; {thing}; {type}; readingdiary; booklist; bedtimereading; whatimreading
e 📖 📚 🔖 ☕️
a pages | Is it long? | {pages} pages, it doesn't feel like it.
a days | How long did it take you? | {days} days, mostly in the evening.
a score | Would you recommend it? | I gave it {score}, so take from that what you like.
a price | How much is it? | \${price} new, but the library should have it.
d [pages>=90] I gave up half way through, and now I want to try again. | *Give it twenty more pages. | I gave up as well, we could do it together.
d "{line}" That's going on my wall. | *I thought about that as well. | I read it twice to be sure.
d Is there an audiobook? | *I think so, but I read it on paper. | Yes, and the voice is lovely.
d Reading {spot}? I fall asleep after one page. | *That happens, then I start the page again. | Audiobooks, that's the only way for me.
d [pages>=90] Has the same author written anything else? | *One before this, I think. | Yes, a shorter one.
d [pages>=90 score>=7.5] {A type} wouldn't be my first choice, but I've ordered this one. | *No refunds from me! | Tell us how it goes.
d [pages>=90] Our book club read it and we argued for two hours. | *About what? Ours was all about one page. | Best evening we ever had.
d Twenty people ahead of me at the library. | *That's a long queue. | Thirty-one here. See you next year.
d [story>=1] Does it get better after the beginning? | *For me it did, somewhere around the third chapter. | No. I waited.
d [pages>=90] I thought it was overhyped, sorry. | *No need to be sorry, what did you read instead? | Thank you, I felt alone.
d [pages>=90] Would it be too hard for my English? | *The sentences are quite short, I think you'd manage. | I read it with a dictionary and it was okay.
d [pages<70] My kid can recite it by heart. | *So can I, against my will.
d [pages>=150] Could I give it to my teenager? | *My niece is fifteen and she liked it. | Leave it lying around. Never say a word.
d Do you write in your books? | *Hardly ever, and then in pencil. | I do, in pen. Come at me.
d How do you find the time to read? | *I stopped charging my phone next to the bed. | Toilet. Let's be honest.
d I bought it three years ago and it's holding up my lamp. | *It's good at that too, I'm sure.
d The cover is the only reason I know it. | *It is a good cover. | Same, I own it and haven't opened it.
d What do you do with books when you've finished? | *There's a box in the stairwell, they're gone in an hour. | I keep every one. My floor is worried.
d [story>=1] Is it sad? I can't do sad right now. | *In places, but not all the way down. | Read it in spring.
d [story>=1] I read the ending standing in a shop. | *That's illegal. | Me too, and then I bought it.
d Can we do a swap? I've got two new ones. | *Which ones? | I'm in as well.
d Is it available in English? | *Yes, that's the one I read. | I found it online.
d Where did you buy it? | *The foreign bookshop downtown. | I got mine second-hand.
d [score>=7] Would you read it again? | *Maybe in a few years.
d [score>=7.5] I loved this book! | *Me too! | Same, one of my favourites.
d [score<7] I felt the same about it. | *Good to know it's not just me. | And I liked it, funny.
d Is it good as a present? | *I think so. | I gave it to my mum.
d What are you reading next? | *Haven't decided yet. | Recommendations, please.
c I buy faster than I read.
c [pages>=90] My sister has lent me this and now I really have to open it.
c Next on my pile, under the other nine.
c Just finished it on the bus.
c [pages>=250] {pages} pages is a lot for my attention span.
c [story>=1] I only came to check that nobody spoils it.
c Is this available in large print? My eyes...
c I do all my reading {spot}.
c [score>=7] Ordering it now, before I forget the title.
c On my list now.
c Thanks for the review!
c I've wanted to read this for a while.
c Just ordered it.
c I finished it last week.

= music.practice | music | image video video | guitar musical-keyboard headphone musical-note | wall wood night rose
: family | finger | loud | tune
@ acoustic | 1 | 1 | 1 | The strings are lower now and my fingers stopped hurting.; It rings on for ages, lovely for slow songs.; [!j] I keep it away from the radiator since I heard a crack one night. It was the shelf.; [!j] The F chord took me a month and it still buzzes.; [!j] It leans against the sofa, because in its case I'd never take it out.; I started with four easy chords and a capo.; Lighter strings made a big difference for my fingers.; Barre chords are still a fight.; I can switch between G and C without looking.; Fingerpicking is my new favourite.; My nails keep breaking.
@ electric | 1 | 0 | 1 | [!j] I play with headphones on, so all the family hears is plink.; [!j] I spent a week on the sound and forgot to learn the song.; It's heavier than I thought, so I bought a wide strap.; Bending a string without pulling it off the neck is harder than it looks.; [!j] I own more cables than songs.; I use a small practice amp with headphones.; Power chords are so much fun.; The hardest part is muting the strings I don't want.; The neck is thin and easy to play.; I got lost in effect pedals.; Palm muting took me weeks.
@ ukulele | 1 | 0 | 1 | I had one song on the first day, really.; It's quiet enough for midnight.; It weighs nothing, so it comes along on weekends.; New strings go out of tune every ten minutes for a week.; [!j] My fingers are too fat for the high notes and we manage.; It's such a happy sound.; I learned the basic chords in a week.; Great for kids too.; I play it on the balcony in the evening.; Strumming patterns are harder than chords.; It makes everyone smile.
@ violin | 1 | 1 | 1 | [!j] For the first month my neighbours were saints.; A better shoulder rest fixed my neck.; [!j] My bow shakes the second somebody walks in.; [!j] There's rosin on all my black trousers.; [!j] Vibrato looks like a cramp when I do it.; My intonation is slowly getting better.; I put little tapes on the fingerboard.; A teacher is a must for the bow hold, I think.; My teacher is very strict about posture.; My neighbours haven't complained yet.; Vibrato is still a mystery to me.
@ synth | 0 | 0 | 0 | The sounds that are in it are enough for a year.; [!j] With headphones on nobody knows that it's two in the morning.; [!j] I lost an evening to one knob.; [!j] I made a sound I loved and forgot to save it.; [!j] My left hand does what my right hand does, always.; I learn one preset at a time and try to rebuild it.; There are great videos for this model.; I record short loops on my laptop.; I love the warm pad sounds.; I made my first little track.; There are so many buttons.
@ saxophone | 0 | 1 | 0 | My lips were numb for the first two weeks.; A towel in the bell makes it a bit quieter, not a lot.; My neck asked for a harness and got one.; [!j] The low notes come out like a ship.; [!j] A good reed is a good day.; I rented first to see if I like it, then bought.; Long tones every day, boring but they work.; Softer reeds are better at the start.; I practise in the car park under my building.; Breathing is half the work.; The neighbours know my schedule by now.
@ harmonica | 0 | 0 | 0 | [!j] It lives in my coat, and I play two lines at every bus stop.; Bending one note took me a month.; [!j] I breathe in where I should breathe out and get a free chord.; [!j] A dog howled along once and stayed in tune.; [!j] It had biscuit crumbs in it. I clean it more often now.; It's cheap and small, so you can practise anywhere.; I started with single notes and simple tunes.; Learning to bend was the hardest part so far.; Blues is the goal.; I play on the way home.; My lips get tired quickly.
$ months=2..36 minutes=15..60/5 bpm=60..140/4 age=18..55
% song=a birthday song; an old film theme; a nursery rhyme; a bit of Bach; a campfire song; a slow folk song; a Christmas carol
% spot=in my bedroom; in the living room; in a practice room; at a friend's place; in the office after hours; in the basement
% mate=my mum; my flatmate; my sister; my partner; my dad; my best friend
g acoustic electric ukulele violin synth saxophone harmonica
h [!prog] Practice diary: {thing}
h [age>=28] A late start on the {thing}
h Learning the {thing}, slowly
h Teaching myself the {thing}, badly
h [!song] I can play {song}!
h [months<18 !beg] A beginner and {a brand} {thing}
h Me and my {brand} {thing}
h Still bad at the {thing}, still happy
h [!song] {song^} on the {thing}
h [!song] Me, my {thing} and {song}
h No talent, one {thing}
h [!prog] {thing^} progress, month {months}
h [months<12] New hobby: the {thing}
h [!prog] Practising the {thing}
h [!beg months<18] Adult beginner: {thing}
o [!j] I knew nothing about music and came home with {a thing}.
o [!j] {mate^} gave me three days with the {thing}. I'm still at it.
o After work there's a bit of time that belongs to my {thing}.
o [!j] The man in the shop listened to me try the {thing} and quietly gave me a discount.
o [months<15 !j] I wanted to surprise everyone at a wedding, so I've been practising the {thing} in secret.
o [!j] Nobody let me learn as a kid, so I bought my own {thing}.
o [!j] My {thing} was on top of the wardrobe for a year before I touched it.
o [age>=28 !j] I thought I was too old for {a thing}. Maybe I am, and I don't care.
o [!song] A bad week, so here's something nice: I can play {song} on the {thing}.
o I have no teacher, I have videos and {a brand} {thing}.
o [!j] The first sound I got out of the {thing} made {mate} leave the room.
o [!j] I've started and stopped with the {thing} twice, and this time it's going better.
o [!record] I recorded myself on the {thing} for the first time.
o [!prog] {months} months of {thing}, here's where I am.
o [!prog] Little practice update.
o [!song] Learned {song} this week!
o [!beg] I started the {thing} as a complete beginner.
o [!prog] Trying to practise every day this month.
o [!song] It took me ages, but I can finally play {song}.
o [!beg] Learning the {thing} as an adult is humbling.
o My {brand} {thing} and a free evening, that's all I need.
o For everyone who asked how the {thing} is going.
o Played the {thing} every day this week.
o [!song] Working on {song} at the moment.
o Slow progress on the {thing}, but it's progress.
o I've had a hard week, and the {thing} helped.
o The {thing} is my favourite way to relax after work.
f months | I've been learning for {months} months. | I've been playing for {months} months. | It's month {months} with the {thing}. | 📅 Month {months} | Playing for: {months} months | I started {months} months ago. | {months} months in. | 🗓 month {months}
f minutes | I do {minutes} minutes a day. | I try to play {minutes} minutes a day. | Most days the {thing} gets {minutes} minutes. | ⏱ {minutes} minutes a day | Practice: {minutes} minutes a day | I practise {minutes} minutes a day. | {minutes} minutes a day, that's the plan. | 🕐 {minutes} min a day
f age | I started at {age}. | I was {age} when I started. | I was {age} when I first tried. | Started at: {age} | 🎂 Started at {age} | I started when I was {age}. | I picked it up at {age}.
f bpm | I can keep up with {bpm} beats a minute. | At {bpm} beats a minute it still holds together. | I'm at {bpm} on the metronome. | Metronome: {bpm} | 🎵 {bpm} bpm, slowly upwards | My tempo is {bpm} at the moment. | Right now I can play it at {bpm}. | 🥁 {bpm} bpm
f price | It was \${price}. | I paid \${price}. | 💰 \${price} | Price: \${price} | I got it for \${price}. | It cost \${price}. | 🏷️ \${price}
x [!song !j] I get through {song} with two stumbles.
x [!quiet !j] I practise {spot}, because nobody complains there.
x [!j] The metronome is stricter than any teacher I ever had.
x [!song !j] {mate^} can sing {song} by now, against everyone's will.
x I didn't want to start with something expensive, and {brand} is all I need for now.
x [!record !j] I recorded myself and didn't open the file for a week.
x [!j] I found one online course and I'm sticking with it, even though I hate the teacher's jokes.
x [!j] The day I got through a whole piece I rang {mate}.
x [!j] A child clapped when I played {spot}. Far too kind.
x [!song] When I'm stuck I go back to {song}.
x [!read] I can't read music, I write the letters under it in pencil.
x [!j] My timer rings and I usually go on for one more song. Usually.
x [finger>=1 !j] I have proper calluses now and I show them to people.
x [loud>=1 !j] I stop at eight in the evening, that's the deal with next door.
x [!quiet !j] I play the same four bars until somebody shouts.
x [months>=4 !j] There were two weeks when I didn't touch it, and my hands had kept some of it.
x [!song !j] I learned half of {song} and then got bored, so I only play that half.
x [finger>=1] It sounds better when I don't look at my hands.
x [!j] {mate^} asked for a concert. I said next year.
x [!j] I bought a music stand and it's the most serious thing in my flat.
x [!quiet !j] Nobody has asked me to stop, and I count that as a review.
x [!j] My foot refuses to tap and play at the same time.
x [!j] On the days I don't want to, I tell myself one song only, and then I play for an hour.
x [!j] The first time somebody recognised the tune I nearly cried.
x [!j] I have a list of easy songs and I've crossed out six.
x [finger>=1] My left hand is far behind my right.
x [!quiet !j] {mate^} bought earplugs, and told me it was for the street noise.
x [!j] I practise the end first now, so at least I finish well.
x [!j] It makes me put my phone down, which nothing else does.
x [!j] I played for my parents on a video call and the sound dropped out. Best concert so far.
x [!j] Some evenings it's only scales and a biscuit.
x I'm really enjoying it, even if I'm slow.
x Short and regular works better for me than one long session.
x My timing is still bad, so I play along with a drum track.
x I use a free app with backing tracks.
x [!record] Recording yourself is painful, but it helps so much.
x [finger>=1] My fingers and my brain don't always talk to each other.
x I can hear that I'm getting better, which keeps me going.
x {brand} is a good choice for beginners, I think.
x I found a teacher near my office, first lesson is next week.
x [months>=6] A few months ago I couldn't do any of this.
x If you're thinking about starting: just start.
x I wish I'd begun earlier, but better late than never.
x [!song] I can play {song} from start to finish now, slowly.
x So proud of this small step!
x [!read] Sight reading is my weak point.
x I stopped comparing myself with people online.
x My family is very patient.
x The first ten minutes are always bad.
x Playing along with recordings is so much fun.
x I missed three days and it showed.
x I want to play with other people soon.
x Some days it just clicks.
x A beginner's course online was a good start.
x Scales are boring, but they help.
q How long until it stops sounding awful?
q What was the first thing you could play?
q Does anyone have an easy piece for me?
q Where do you practise without annoying anybody?
q [finger>=1] How do you get your hands to do two different things?
q Lessons or videos?
q Would you play in front of your colleagues?
q What keeps you going when you don't get better?
q Who did you play for first?
t {thing}; practicelog; adultbeginner; learnmusic; musiclife; practicemakes; hobbies
e 🎸 🎶 🎧 🎵
a months | How long have you been at it? | {months} months, with some lazy weeks.
a minutes | How much do you practise? | {minutes} minutes, every day if I can.
a age | When did you start? | At {age}, with no idea what I was doing.
a bpm | What tempo can you manage? | {bpm}, any faster and I fall apart.
a price | How much was it? | \${price}, new.
d Mine has been under the bed for a year. I've just dusted it. | *That's the first step! | Mine is next to yours, I think.
d {song^}! Now it's stuck in my head. | *I'm sorry. It's been in mine for weeks. | Thanks for that.
d Do the neighbours say anything? | *One of them hums along. | Mine sent a note. With a drawing.
d I'm thirty-five with no experience, and now I want to try. | *Do it, it's so much fun to be bad at something. | Thirty-nine here, started in May.
d How long did it take until your first real song? | *About six weeks, and "real" is generous. | Two months for me.
d Could you post a video? | *When I'm brave. Give me a month. | We won't laugh. Much.
d The {colour} one is so pretty. | *That's why I bought it, if I'm honest. | I have the same, it doesn't help.
d I quit lessons at nine and my mother still mentions it. | *Mine too. It's never too late to make her happy. | We all have that mother.
d Is {brand} any good for beginners? | *For me yes, but I've never had another one. | I'm happy with mine.
d My teacher says everyone plays too fast. | *Mine is a video and says the same.
d Two years in and I'm still on page thirty. | *Page thirty is where it gets hard. | I'm on page twelve, please.
d [tune>=1] How do you tune it? | *With an app, and then I hope. | By ear. My poor ears.
d My husband started too. We need a bigger flat or fewer instruments. | *A duet! | Or a divorce.
d Don't play too long at the start, I hurt my wrist that way. | *Thanks, I do take breaks. | Same, two months without playing.
d Can you play and sing at the same time? | *I can't even play and breathe. | That takes years.
d I only ever learn the first half of songs. | *We could form a band of first halves.
d I'd be too shy with these thin walls. | *I was, for about a week. | Play when they're at work.
d What's your dream song? | *Something slow that makes people cry for the right reasons.
d Do you practise scales, be honest. | *On Mondays. | Nobody practises scales.
d My cat leaves when I start. | *They all do. | Mine sits on the sheet music.
d Online lessons never worked for me, I need someone to look at my hands. | *I can see that. My hands look like crabs.
d Would you play at my wedding? | *You'd have to really like nursery rhymes.
d How often do you practise? | *Almost every day. | Three times a week for me.
d Sounds like fun! | *It really is. | I want to start too.
d Do you have a teacher? | *Not yet. | I'd get one for the first months.
d Is it hard to learn as an adult? | *It takes longer, but it's fine. | Not harder than as a kid, I think.
d Which model is that? | *It's {a brand}, a beginner one.
c Just sticking with it is the hard part.
c Better than me after two years, I'm sure.
c We should start an orchestra of beginners.
c My {thing} is decoration, I've accepted it.
c {minutes} minutes sounds doable.
c [finger>=1] My fingers hurt from reading this.
c I play the triangle. Somebody has to.
c Somebody on my floor plays the same four notes. Is it you?
c My daughter's recorder and your {thing} should never meet.
c So cool!
c Keep going!
c I've always wanted to learn this.
c You inspired me to get mine out again.
c Well done!
`;
