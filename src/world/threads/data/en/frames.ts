/** Lines that the forms of all topics share, by frame, in the format of `parseForms`. */
export const frames = `
= problem | any | text | - | frame
% when=last night; yesterday; this morning; on Sunday; on Saturday; on Tuesday; the other day; last weekend; on Friday; on my day off; after work on Monday; two days ago
% since=Sunday; last week; Tuesday; last weekend; Friday; Saturday; the beginning of the month; Thursday
$ days=3..21 later=3..16 months=2..40 tries=2..5
h {thing^} {sym}
h My {thing} {sym}. What am I missing?
h {thing^} {sym}, {days} days now
h Why does my {thing} do this? It {sym}
h Help: {thing} {sym}
h {thing^} {sym}. Is it {wrong}?
h Is it {wrong} or something else? My {thing} {sym}
h My {thing} {sym} and I'm out of ideas
h Anyone seen this before? {thing^} {sym}
h Not {wrong}, so what is it? {thing^} {sym}
h {who^} says it's {wrong}. My {thing} {sym}
h Need a sanity check, my {thing} {sym}
h Tried {tries} things, still the same: {thing} {sym}
o So, my {thing} {sym}. It started about {days} days ago.
o Title says it, and it's been like that since {since}.
o As the title says.
o I hope this is the right place to ask.
o I'm a bit lost with this one.
o Thanks in advance to whoever reads this.
o I'll keep it short.
o I've had this {ware} for {owned} months without trouble, and now it {sym}.
o Hoping somebody here has met this: my {thing} {sym}, and it's been {days} days.
o I've read the old threads and none of them quite match.
o First post here after reading along for {months} months. My {thing} {sym}.
o {when^} I noticed that my {thing} {sym}, and I can't stop noticing it now.
o I thought I'd imagined it, but {who} has seen it too: the {thing} {sym}.
o Bit of a long one, sorry.
o Short version: my {thing} {sym}.
x My first guess was {wrong}, because that's what every video says.
x I have already ruled out {wrong}, I think, but tell me if I did it badly.
x I dealt with {wrong} {when} and it changed nothing.
x {who^} is sure that it's {wrong}, I'm not.
x I spent {hours} hours on it {when} and only ruled out {wrong}.
x Somebody in another thread blamed {wrong}, so I started there. No luck.
x It was fine for {owned} months and I didn't change anything that I know of.
x It isn't constant either, some days are worse, and {when} it was nearly gone.
x For completeness: {wrong} got my attention first, {wrong2} second.
x I'd rather not throw money at {wrong2} before I know.
x Searching gives me {tries} different answers, from {wrong} to {wrong2}.
x I'm no beginner, but with this {ware} I feel like one again.
x What I can say for sure: it's not {wrong}, that got looked at first.
x On a good day I forget about it, on a bad one I think of nothing else.
x I'd be glad about a yes or no on {wrong2}, that alone would help.
x It's the kind of thing that stops as soon as {who} comes to look.
x I've asked {who}, who shrugged and said "{wrong}".
x Half of what I found online contradicts the other half, and both halves blame {wrong}.
x I don't mind doing the work, I mind doing it twice.
x Before anybody asks: yes, I've looked at {wrong}.
x My plan was to wait {days} more days, but I'm not patient.
x I've only changed one thing at a time, promised.
x It's not the end of the world, it just bothers me every day.
x The last time something like this happened I blamed {wrong2} and was wrong.
x If you need a number or a photo, ask and I'll add it.
x If it turns out to be {wrong2} after all I'll laugh, then cry.
x I can live with it for another {days} days, not longer.
x {who^} suggested living with it, which is not an option if you hear about it daily.
x I took notes for {days} days and I can't see a pattern.
f days | It's been {days} days. | That was {days} days ago and nothing has changed since. | Day {days} today.
f owned | I've owned the {ware} for {owned} months. | I've had the {ware} for {owned} months. | The {ware} is {owned} months old, for what it's worth.
$ hours=2..9
q What would you check next?
q Is it {wrong2}, or should I look somewhere else first?
q Has anyone had this with {a ware} and found the reason?
q Has anyone here had the same and found the reason?
q Where would you start if it were your {ware}?
q Am I on the wrong track with {wrong2}?
q Any idea before I give up?
q What am I overlooking?
q Has this happened to anyone else?
q Thoughts?
q What would you rule out first?
q Is there a test for this that doesn't cost anything?
q I'm grateful for anything, even a wild guess.
q Where do I go from here?
q Tell me I'm being stupid, but tell me why.
q What else could it be?
q How would you narrow it down?
q Is this normal?
q Should I be worried?
q What did I miss?
q Any pointers?
q Does this ring a bell for anyone?
q What did it turn out to be for you?
q What's the cheapest thing to try first?
q Do I keep chasing {wrong2} or leave it alone?
q Would {wrong2} explain it?
u EDIT: it was {cause}. I {fix} and it's been fine for {later} days. Thank you all!
u EDIT: solved. {cause^}, as the top comment said. I {fix} {when}.
u Update: I {fix}. Day {later} and no sign of it. The answer was {cause}.
u EDIT 2: for anyone finding this later, it was {cause}, not {wrong}. I {fix}.
u UPDATE after {later} days: it was {cause}. {who^} owes me a beer.
u Edit: I {fix} and that did it. I'd never have suspected {cause}.
u EDIT: thanks everyone, it was {cause}. Wish I hadn't spent {days} days on {wrong}.
u Edit for closure: {cause}. I {fix}, and the {thing} behaves again.
c Can you post a picture? Hard to say more without seeing the {thing}.
c Had the same with mine for {months} months, so I'm following this.
c Do one thing at a time, or you'll never know whether it was {wrong} or {cause}.
c Whatever you do, write down what you changed. I didn't, and fixed my {thing} twice.
c I'd leave it alone for a week before touching anything.
c Mine did that too. It stopped by itself, which taught me nothing.
c Before anything else, check that it does this all the time, and not only when you're looking.
c Following, mine has started to do the same.
c You're further than I was at that point.
c It's always the last thing you check, because then you stop checking.
c I'd sleep on it and start again with the simplest thing.
c Whatever it is, it won't be the expensive thing. It rarely is.
c Take a break from it. I mean that as advice.
c I'd bet that it's something small and stupid. It was for me.
c Nice write-up, at least we know what it isn't.
c {wrong^} was my first thought as well, but you seem to have covered that.
c What changed in the week before it started? There's usually something.
c I had two of these at the same time once, so don't stop at the first thing you find.
c I have no answer, only sympathy. Mine lasted {days} days.
c Ask whoever you got the {ware} from. They've heard it before.
c There's a search bar, but since you're here: it's usually {cause} or {wrong}.
d = My money's on {guess}. | *Never thought of {guess}. How would I check that? | Look closely before you touch anything, you usually see it.
d = Sounds like {guess} to me. | I'd say {other}. {guess^} looks different. | Fair, but start with {guess}, it costs nothing.
d = {guess^}, nine times out of ten. | And the tenth time? | {other^}. Then you've found them all.
d = I'd look at {guess} first. | This. I wasted a month on {other} first. | Same here, {days} days on {other} and it was a two-minute thing.
d = Could be {guess}. | *I wondered about that too. {who^} says no way. | Easy to say when you don't have to live with it.
d = When mine did this it was {guess}. | How long did it take you to find out? | Too long. I began with {other}, like everybody.
d = Nobody's mentioned {guess}, so I will. | It's three comments up. | Then I agree with the person three comments up.
d = Honestly? {guess^}. | *I hope you're right, {other} would be more work. | More work and more money. Start with the boring one.
d = Have you ruled out {guess}? | *Not yet, it's on the list for the weekend. | Move it to the top of the list.
d = I don't think it's {other}. To me this is {guess}. | Why not {other}? | Because then it would happen all the time, not now and then.
d = I'd bet lunch on {guess}. | I'll take that bet, I say {other}. | *I'll let you two know who pays.
d - I'd start with {guess}. | *Did that {when}, no change. | Then it's {other}. There isn't much left.
d - {guess^}. Always {guess}. | *That was the first thing I tried. Sadly no. | Huh. Then I'm out, sorry.
d - Did you really rule out {guess}? | *Twice. The second time with {who} watching. | OK, OK. Just asking because I once missed it.
d - It's {guess}, no question. | I wouldn't be so sure, it {sym} with {other} as well. | *I've had {guess} checked, it's fine.
d - Replying to say {guess}, which got me in the end. | *Wasn't it here, unfortunately.
d + It's {guess}. {when^} I had exactly this. | *You were right! I {fix} and it's gone. | Great, thanks for reporting back. Most people never do.
d + Check {guess}. | *That was it. I {fix}, {days} days of worry for nothing. | Happens to all of us.
d + I'd put money on {guess}, not on {other}. | *Keep your money, you win. It was {guess}. | I'm telling {who} about this.
d + {guess^}, I'm fairly sure. Easy to miss. | Agreed, {other} gets all the blame and it's rarely that. | *Can confirm after {later} days: {guess}.
d + Look for {guess}. Mine looked exactly like this. | *Just did. Bingo. Edited the post. | Love a happy ending.

= review | any | text | - | frame
$ months=2..30 anymonths=2..40
h {months} months with {a thing}: what I'd tell a friend
h {thing^} after {months} months, honest thoughts
h Is the {thing} worth it? My take after {months} months
h I bought {a thing} so you don't have to
h {thing^}: good, bad and price
h Review: {thing}, {months} months in
h Finally gave in and got {a thing}
h {months} months of the {thing}. I'd buy it again, but
h What nobody told me about the {thing}
h Unpopular opinion: the {thing} is fine
o I've now used the {thing} for {months} months, so here are some thoughts.
o I read a lot of threads before I bought my {thing}, so this is me paying it back.
o {who^} asked me whether the {thing} is any good, and my answer got too long for a text.
o Nobody seems to write about the {thing} once the first week is over, so here is month {months}.
o I got the {thing} mostly because {who} wouldn't stop talking about theirs.
o Long-term review, since I was asked.
o A few words after the honeymoon is over.
o Not sponsored, I paid for the {thing} like everybody else.
x {pro}
x {con}
x If you only use it now and then, borrow one from {who} first.
x Compared with {rival}, I'd call the {thing} the calmer choice.
x I came from {rival} and it took me {days} days to get used to the difference.
x I almost returned it in week one and I'm glad that I didn't.
x {who^} went for {rival}, and we've stopped discussing it.
x Would I buy it again? Yes, but not at full price.
x I'd still recommend {rival} to anyone who's in a hurry.
x It took me a while to stop comparing and start using it.
x The first impression was better than week two, and week two was worse than today.
x There's a learning curve, nobody warned me, so consider yourself warned.
x I wouldn't call it a bargain, but I don't think about the money any more.
x If {rival} works for you, leave it at that.
x My only real surprise was how often I use it.
x {who^} thinks it's a waste and borrows it all the time.
x I'd look for a used one first.
x I've read that others had trouble with theirs, mine has been boring in the best way.
x For me it replaced {rival}, which I didn't expect.
x Nobody needs one. I'm glad I have one.
$ days=3..14
f months | I've had it for {months} months. | That's after {months} months of regular use. | It has been {months} months.
f price | I paid \${price} for it. | It cost me \${price}. | Mine was \${price}.
q Anyone here with more than a year on theirs?
q What did you pay for the {thing}?
q Is {rival} really that much better?
q What should I look out for in the second year?
q Did yours get better or worse with time?
q Happy to answer questions.
q Ask me anything about it, I've got time.
q Would you do it again?
q Which one did you go for?
q Any accessories worth having?
q How's yours holding up?
q Anything I should know about the {thing} before month {months2}?
$ months2=31..48
c Paid \${anyprice} for mine, so you did all right.
c \${anyprice} here, and that was on sale.
c I got mine used for \${anyprice}. No regrets.
c Mine was \${anyprice} and they've gone up since.
c {anymonths} months with mine, same experience.
c Mine gave up after {anymonths} months. Luck of the draw, I guess.
c {anymonths} months in and I've stopped noticing it, which is the best thing I can say about {a thing}.
c Thanks for this. Every other write-up is from day one.
c I went with {rival} in the end and I still read every post about the {thing}.
c Sold my {thing} after {anymonths} months. The next owner loves it.
c This is the first balanced post about the {thing} I've seen here.
d How much did you pay, all in? | *\${price}. | Not bad. I paid \${anyprice} for the same one.
d Does it still work as on day one? | *After {months} months, yes. | Good to hear, mine is three weeks old.
d {rival^} is better in every way. | In every way except the price. | Buy once, cry once. | Some of us prefer not to cry at all.
d I don't get the hype about the {thing}. | Have you used one? | For {anymonths} months. It's fine. It's just fine. | Then that's not a no.
d Is it worth it over {rival}? | *For me, yes. If you already own {rival}, keep it. | That's what I needed to hear, thanks.
d \${price} is a lot for {a thing}. | It's cheap if it lasts. | Mine lasted {anymonths} months, so: it depends.
d How long did you wait for it? | *It was here in under a week. | Mine took three. Same shop, I bet.

= made | any | image | - | frame
$ hours=4..60 days=2..20
h My first {thing}
h Finished my {thing} {when}
h {hours} hours later: {thing}
h {thing^}, {hours} hours of work
h Not perfect, but it's mine: {thing}
h I made {a thing} for {who}
h Made {a thing}. Be honest
h {thing^}, \${cost} in material
h Proud of this {thing}, {who} said "nice" and left the room
h Rate my {thing}
h Second try at {a thing}, better than the first
h {thing^}: what would you do differently?
o I finally finished the {thing} that I'd been putting off since {when}.
o This {thing} started as a favour for {who} and got out of hand.
o After {days} days of evenings, here is my {thing}.
o I'd wanted to try {a thing} for ages, and {when} I ran out of excuses.
o My second {thing}, and we don't talk about the first one.
o {who^} asked for something simple, so naturally I made {a thing}.
x If I did it again I'd take twice the time for the boring parts.
x {who^} has already claimed it.
x I made one mistake, and no, I won't say where.
x I nearly gave up around the middle.
x It isn't straight if you look from the left, so don't stand on the left.
x Next time I'll plan first and start later, as I say every time.
x I'd underestimated the small stuff, as always.
x It's not for sale, {who} asked.
x I kept a list of what to do better, and it's long.
x The part I feared went well, the easy part nearly killed it.
x There's a part two coming, if {who} doesn't mind.
x I started it {when} and thought it'd take an afternoon.
x The photo hides the worst bit, as photos do.
x The last ten percent took half of the time.
x I learned more from this than from {days} days of videos.
x I'd start another one tomorrow if {who} let me.
x I can't stop looking at it.
x Up close you can see every lesson I learned.
x I'd always thought this was beyond me.
x I worked on it in the evenings, with the radio on.
x It's already in daily use.
f hours | It took me about {hours} hours. | {hours} hours all in. | I counted {hours} hours, coffee included. | Roughly {hours} hours of work.
f cost | Material was \${cost}. | I spent \${cost} in total. | \${cost} all in, not counting tools. | Cost: \${cost}.
q What would you change?
q Any tips for the next one?
q Criticism welcome, I can take it.
q What would make the next one better?
q Is there a trick for the fiddly bits?
q Too much?
q Happy to explain how it went.
q What should I try after {a thing}?
q Can you spot the mistake?
a hours | How long did this {thing} take you? | About {hours} hours, spread over {days} days.
a cost | What did you spend on it, if I may ask? | \${cost}, and {who} was kind enough not to ask.
c That's a lovely {thing}.
c For a first {thing} this is far better than mine was.
c Mine took {anyhours} hours and looks worse. Well done.
c You've got an eye for this.
c The last one I made fell apart in a week, so respect.
c I like that it doesn't look store-bought.
c Simple and right. I wouldn't change a thing.
c Would love to see a picture of the steps in between.
c That's going on my list.
c My first one hangs in the garage, facing the wall.
c You can see the patience in it.
c Nice. What's the next one?
c I spent \${anycost} on mine and I like yours more.
c Saving this for when I get around to my own {thing}.
c OK, now I want {a thing} too.
c {anyhours} hours here for about the same thing. You get faster, I promise.
c I showed this to {who}, and now I have a project for the weekend. Thanks, I think.
c Looks great. Don't point out your own mistakes on {a thing}, nobody sees them.
c Can't unsee the lovely details. This {thing} is a keeper.
d Beautiful work. How long have you been doing this? | *About a year, and most of it wasn't beautiful. | A year! I've been at it for five and my {thing} looks sad next to this.
d I can see the mistake. | *Please don't tell anyone. | Your secret is safe with me and everyone who scrolls down.
d \${cost}? I'd have guessed twice that. | *Half of it was offcuts and luck. | Luck is a material too.
d Would you sell one? | *I'd have to charge for {hours} hours, so probably not. | Fair. Nobody wants to hear what {hours} hours cost.
d How did you keep it so clean? | *I took {tries} tries at the hard part and only show you the last. | That's the most honest answer here.
d I'm stuck on mine at about {anyhours} hours. | *Walk away for two days. It works every time. | Two days? Mine has been in the corner since {when}.
d You should do this for a living. | *I tried to work out the hourly rate once and had to lie down. | Ha, fair enough.
$ tries=2..5

= count | any | text | - | frame
h {ask}
h Curious: {small}
h {ask} I'll start
h Honest question: {small}
h {ask} (asking for {who})
o {when^}, {who} and I argued about this, so I'm asking the experts.
o Saw very different answers elsewhere, hence the question.
o I have a feeling that I'm not normal here, so let me ask.
o Simple question, and I expect at least {tries} kinds of answers.
$ tries=3..9
f n | {own}
x I've asked {who} and got a number that I don't believe.
x Ranges are fine, but a real number would help me more.
x Say where you are, roughly, since that changes a lot.
x No judging, whatever the number is.
x I used to be far above that, before {since}.
x My gut feeling is that we all round down.
x I kept a note for {tries} weeks, so it's a real number and not a guess.
x Online everybody seems to be either at zero or out of this world.
x It came up with {who} {when}, and neither of us would believe the other.
x I'm trying to find out whether {who} is right about me.
x I'll add up the answers {when2} if there are enough.
% when2=on Sunday; next weekend; tomorrow night; in a few days; on Monday
q And you?
q What's yours?
q Am I the odd one out?
q Where are you on this?
q What about you?
q Numbers, please.
q Higher or lower?
q Is that a lot?
q How does yours compare?
q Who beats that?
c {any} here.
c {any}, give or take.
c Closer to {any} for me.
c {any}. And I thought I was normal.
c About {any} on average, more in winter.
c Used to be {any2}, now {any}.
c {any}, but {who} would tell you {any2}.
c I counted once. {any}.
c Somewhere around {any}, depends on the month.
d {any}, and I'm not ashamed. | You should be, a little. | Maybe a little.
d I'm at {any}. | How do you manage that? I'm at {any2}. | Practice. And low standards.
d {any} for the last year. | That sounds low to me. | It's been {any2} some months, I rounded. | Rounded in your favour, I see.
d Everyone here says {any}, nobody mentions {any2}. | Because people who are at {any2} don't answer. | I'm answering. {any2}. There.

= guide | any | text | - | frame
$ tries=3..12 months=3..30
h How I {thing}, step by step
h PSA: how to {thing}
h How to {thing} without losing your mind
h The short guide to how I {thing}
h It took me {tries} tries, so here's how to {thing}
h How I {thing} now, after getting it wrong for {months} months
o I get asked this often enough that I'm writing it down once.
o It took me {tries} tries to get this right, so maybe it saves you some.
o This is what works for me after {months} months, adapt as you like.
o {who^} asked how I do it, and I realised I'd never written it down.
o There are longer guides out there. This is the version that fits on a fridge.
o Short one today.
o Nothing new for the old hands, but there are many new people here.
o I promised {who} that I'd write this down.
o After answering the same question {tries} times in the comments, here it is.
x Don't skip a step because it looks silly, I tried that {when}.
x None of this is my invention, I only put it in order.
x I've done it this way for {months} months now.
x It looks like a lot written down, but it goes quickly by the third time.
x {who^} does it the other way round, and it works too, annoyingly.
x Read it once to the end before you start.
x If you only remember one thing, remember the first step.
x It isn't fast. It's reliable, which I've come to like more.
x You need nothing special for it, I checked.
x The first time it took me the whole evening, now it's nothing.
x I left out the fancy version, this is the plain one.
x When it goes wrong, it's nearly always the step that bored you.
x I wish somebody had given me this list {when}.
x Have everything ready before step one, then it's calm.
x I've seen people do more. I've never seen it make a difference.
x It's forgiving, so don't worry about getting it exactly right.
q Did I forget anything?
q What do you do differently?
q Corrections welcome, what would you add?
c Step 2 is the one that everybody skips, then they post here.
c Printed this out. {who^} laughed. It's on the wall anyway.
c I do it nearly the same way, but in the reverse order at the end.
c This should be pinned.
c Where was this {months} months ago, when I needed it?
c {when^} I did it exactly like this and it worked first time. Thank you.
c Good list. I'd only add: take your time with the first step.
c It took me {tries} tries even with instructions, so don't despair, newcomers.
d Is the order of the steps important? | *The first two, yes. After that do as you like. | Good, because I always mix up the last ones.
d I skip step 3. | *You can, until the day you can't. | That day was {when}, for me.
d Saved. Thanks for writing it without a ten-minute story first. | *The story was nine minutes, I cut it. | Now I want the story.
d Why not do it all at once? | Because then you don't know what went wrong. | Fair point.

= talk | any | text | - | frame
x I've been thinking about this since {since}.
x {who^} would answer differently, of course.
x No wrong answers.
x It came up {when} with {who}.
x Newcomers too, please, not only the people with ten years of this.
x Feel free to disagree, that's why I'm asking.
x My own answer has changed over the years.
x I know it's been asked before, but the last thread was ages ago.
x Long answers welcome, I have a quiet evening.
x I'm asking because I'm out of ideas of my own.
x Be honest, nobody here knows you.
x Bonus points for a story.
x I asked {who} and got a look.
x Small answers are fine too.
x I have a feeling that mine isn't the usual answer.
x If it needs explaining, all the better.
x One each, please, or this gets out of hand.
q What do you all think?
q Curious what everybody else does.
q Am I alone with this?
q Go.
q I'll read every answer.
q So?
q What would you say?
q Tell me.
q I'd love to hear yours.
q What's your take?
q Over to you.
q Looking forward to your answers.
c I used to disagree with everyone on this. Then I got older.
c Reading this thread with a pen and paper.
c These answers are better than I'd expected.
c I've been scrolling for ten minutes and I agree with people who disagree with each other.
c Ask me again next year.
c My answer is already here three times, so I'll just upvote it.
c Came for the question, staying for the answers.
c OP, what's yours?
c I don't have one, and now I feel left out.
c Great question. I'm here for the answers.
c My answer would be different depending on the day you ask.
c {who^} would have a lot to say about this.
c I read this out to {who} and we've been arguing for an hour.
c I'll get downvoted for this, but I don't think it matters that much.
d Whatever you do, don't ask this at dinner with {who}. | Too late. | How did it go? | We had dessert in silence.
d Been here for years and this gets asked every month. | And every month I learn something, so let them ask. | Fair. I take it back.
d I'm surprised nobody has said the obvious answer. | Which is? | That it depends. | Get out.

= poll | any | poll | - | frame
x Vote, then tell me why.
x Settle it for me and {who}, please.
x I know that the right answer is missing. It always is.
c Voted for the last one out of spite.
c Missing option: all of them, depending on the day.
c I voted and then read the comments and now I'd vote differently.
c The result will start a fight with {who}.
c I'd have bet on a different winner.
c Voted. Now tell us yours, OP.
c The second one, every time.
c The first one, and it's not even close.
c I voted for what I do and not for what I believe. They're different.
c Can't choose. Closing the app.
c Whoever voted for the last one: are you all right?
c Where's "none of the above"?
c I'm amazed that it isn't closer.

= fact | any | text | - | frame
h {title}
x I came across it {when} and had to look it up twice.
x {who^} didn't believe me either until I showed the source.
x I've known this for years and it still makes me stop.
x I like facts that fit on a napkin.
x No idea why nobody mentions it at school.
x I keep coming back to it.
x Now you know it too, sorry.
x I first read it in a book that I've lost since.
x Apologies if everyone here knows it already, I didn't.
q What's a fact like this that you never forget?
q Does anyone have a good book on this?
c I've told {who} about this and got a blank look. Good to find my people.
c Didn't know that. Thank you.
c Every time I read this it sounds made up, and every time it's true.
c This is why I'm still on this site.
c TIL. That's going straight into the family chat.
c I learned this at school, forgot it, and am now amazed for the second time.
c Brilliant. I'd upvote twice if I could.
c I had to read that three times.
c Somebody explain this to me like I'm five.
c I've used this one at parties. I don't get invited much.
d Is that really true? | It is, I checked. | I half hoped it wasn't.
d This broke my brain a little. | Only a little? | I'm saving the rest for tomorrow.
d My teacher told us the opposite. | Mine too. They were told it by theirs.
d How do we even know that? | *People measured it, over and over. The story of how is better than the number. | Now I want that story.

= link | any | link | - | frame
h Good read: {page}
h {page} (worth the five minutes)
h Found this while looking for something else: {page}
h {page}, in case anyone else is interested
h {when^}, somebody asked about this: {page}
x Short and clear, I thought.
x Posting because it answers a question we get every week.
x Not mine, I just liked it.
c Thanks for posting, I'd missed that page.
c Short, but it's all there.
c I disagree with the second half, the rest is fine.
c Read the whole thing. Didn't expect to.
c Saved for {later_on}.
c The comments here are going to be longer than the article.
d Did anyone actually read it? | I did. It's two screens long. | Then you're ahead of most of us.
d Is there a print version? | You can print the page. | I know, I meant a nice one.
% later_on=the weekend; the train home; later; a rainy day
c Bookmarked.
c I'd read a second part of this.
c Nice find.
c I knew about half of it, so the other half was worth it.
c Sent it to {who}.
c I wish more pages were this short.
c Good to have it in one place.
d Summary, anyone? | It's shorter than the comments. | Fair enough.
d Is this still up to date? | As far as I can tell, yes. | Thanks, then I'll keep it.

= done | any | text | - | frame
% when=last night; yesterday; this morning; on Sunday; on Saturday; on Tuesday; the other day; last weekend; on Friday; on my day off; after work on Monday; two days ago
% since=Sunday; last week; Tuesday; last weekend; Friday; Saturday; the beginning of the month; Thursday
h {thing^}, finally
h Small win: {thing}
h {thing^}! I had to tell someone
h It happened: {thing}
h {thing^}, and I'm still grinning
h I did it. {thing^}
h Not a big thing for most of you, but: {thing}
o I didn't think I'd write this post this year.
o {who^} didn't think I'd do it, and to be fair neither did I.
o Quick post, since I've nobody awake to tell.
o I've read other people's posts like this for ages, so here's mine.
o It's done, {when}, and I'm still a bit stunned.
x I'd do it again tomorrow. Well, next week.
x What helped most was telling {who}, because then I couldn't back out.
x I made every beginner's mistake and it worked anyway.
x The hardest part was starting, as everyone here says.
x Thanks to this place, I've read more threads than I'd admit.
x There was a moment in the middle when I nearly stopped.
x {who^} asked what's next, and I had no answer.
x I'm not fast, strong or clever at this, I just kept going.
x Tomorrow I'll be sore. Today I don't care.
x It looks easy when others do it, it wasn't.
x I celebrated with cake.
q What should be next?
q How did you celebrate yours?
q Any advice for the next one?
c Congratulations!
c That's huge, well done.
c Nobody can take that one away from you.
c I remember mine. It doesn't get old.
c Proud of you, stranger.
c This made my morning.
c The first one is the hardest, the second one is the most fun.
c You earned that cake.
c I'm about half a year behind you, so thanks for this.
c Well done. Now rest.
c Love posts like this.
c Screenshot this for the bad days.
d Congrats! How long did you prepare? | *Longer than planned and shorter than I should have. | That's how it goes.
d What's next? | *Sleep. | Correct answer.
d I'm trying the same and it isn't working. | *It didn't work for me for ages either, then it did. | That's what I needed to hear.
d What was the worst moment? | *The middle. | It's always the middle.

= verdict | any | text | - | frame
h {thing}: a few thoughts
h {thing}, without spoilers
h Just finished {thing}
h Is {thing} worth your time?
h {thing}: I wanted to love it
h I finally got to {thing}
h {thing} is better than people say
h {thing}, a late review
o {who^} had been telling me about {thing} for ages, and {when} I gave in.
o I went into {thing} knowing nothing, which I recommend.
o {thing} came out a while ago and I'm late, as always.
o I had low hopes for {thing}, so take this with that in mind.
o No spoilers for {thing} below, promised.
x {pro}
x {con}
x I'd put it above {rival}, but not by much.
x If you liked {rival}, you'll be fine here.
x I thought about it on the way home, and the next day too.
x It trusts its audience, which is rare.
x The middle is where most people will leave, and they'll miss the best part.
x {who^} hated it, so we had a good evening.
x There's one scene that I'll keep.
x It isn't perfect and I don't want it to be.
x I wouldn't call it fun, I'd call it good.
f s | I gave it {s} out of ten in my notebook. | {s} out of ten. | A solid {s} out of ten. | For me it's {s} out of ten.
q What did you think?
q Am I too harsh?
q What should I try next if I liked this one?
q Did the ending work for you?
c {anys} out of ten for me.
c I'd give it {anys} out of ten, and I'm usually kind.
c {anys} out of ten, but I was tired.
c Finally somebody says it.
c You've sold me on it.
c I gave up halfway, maybe I'll try again.
c I liked {rival} better.
c The ending alone is worth it.
c It's been on my list for a year, moving it up.
c I saw it differently, but that's a fair take.
c The quiet parts are the best ones.
d Better than {rival}? | *Different. If I could keep one, I'd keep this. | Bold.
d Is it slow? | *Yes, on purpose. | That's what people say about slow things.
d I didn't get the ending. | Nobody did, that's the point. | I don't think that's the point.
d {anys} out of ten? Really? | Tastes differ. | They do, they do.
$ anys=3..10
`;
