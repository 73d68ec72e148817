/** Lines that the forms of all topics share, by frame, in the format of `parseForms`. */
export const frames = `
= problem | any | text | - | frame
% when=last night; yesterday; this morning; on Sunday; on Saturday; on Tuesday; the other day; last weekend; on Friday; on my day off; two days ago
% since=Sunday; last week; Tuesday; last weekend; Friday; Saturday; the beginning of the month; Thursday
% onset=last week; a few days ago; last weekend; on Monday; about a week ago; some time last week
$ days=3..21 later=3..16 months=2..40 tries=2..5 hours=2..6
h {thing^} {sym}
h My {thing} {sym}. What am I missing?
h [device batch being plant water] Why does my {thing} do this? It {sym}
h Help: {thing} {sym}
h {thing^} {sym}, any ideas?
h {thing^} {sym}. Is it {wrong2}?
h My {thing} {sym} and I'm out of ideas
h My {thing} {sym}, please help
h Anyone seen this before? {thing^} {sym}
h {who^} says it's {wrong}. My {thing} {sym}
h {thing^} {sym}, tried the obvious things
h {thing^} {sym} and I can't figure out why
h Question: what can I do if my {thing} {sym}?
h [!history !car !money] {thing^} {sym}. Normal or not?
h [device batch code] {thing^} {sym}, not {wrong}
h [being] New here, my {thing} {sym}
h [plant][!slow] Can this be saved? My {thing} {sym}
h [skill] {thing^} {sym}. Where do I go from here?
h [code] {thing^} {sym}, what did I do wrong?
o Title says it.
o Title pretty much covers it.
o As the title says.
o Not sure if this is the right sub for it, but here goes.
o I feel like I'm missing something obvious here.
o Sorry if this gets asked a lot, the search didn't help me.
o First time posting, so tell me if I forgot anything important.
o Would appreciate some help with this one.
o OK so this is driving me nuts.
o Long-time lurker, first question.
o So my {thing} {sym} and I've run out of ideas.
o My {thing} {sym}. I've read a lot of old threads and none of them quite match.
o My {thing} {sym} and {who} and I can't agree on the reason.
o I need a second opinion, because {who} says it's {wrong} and I don't think so.
o My {thing} {sym}, and everything I find online says {wrong}. I don't think that's it.
o {who^} told me to ask here. My {thing} {sym}.
o I don't really know what I'm doing, so please explain it like I'm five.
o Quick question about my {thing}. It {sym} and I can't tell why.
o I've been putting off asking, but my {thing} {sym} and I'm stuck.
o Short version: my {thing} {sym}.
o Getting a bit desperate here.
o Any help is much appreciated.
o [device being ache][!slow] My {thing} {sym}. It started {onset}.
o [device being ache][!slow] My {thing} {sym}. It started about {days} days ago and hasn't gotten better.
o [device being ache][!slow] It started {onset} and I've been watching it since.
o [device][!slow] I noticed it {onset} and hoped that it would go away.
o [repair cars cycling printing photography film coffee sewing keyboards][device house] Before I pay somebody to look at it, I thought I'd ask here.
o [device][!slow !car] Trying to fix this myself before I give up and replace it.
o [device][!slow] I've had this {ware} for {owned} months without trouble, and now it {sym}.
o [batch] I can't get this right and it's starting to annoy me.
o [batch] Same result again {when}, so now I'm asking.
o [batch] I thought I had this figured out, but no.
o [batch] Another attempt {when}, same story.
o [skill] Could use some outside eyes on this.
o [skill] A bit frustrated, to be honest.
o [skill] I don't have anybody to ask in real life, so here I am.
o [skill] Feeling stuck. My {thing} {sym} and I don't know what to change.
o [code] This has eaten my whole afternoon.
o [code] Could someone check my thinking?
o [code][!beginner] I've been staring at this for {hours} hours.
o [code] I must be doing something dumb, I just don't see it.
o [being][!fish] Looking for advice from people who've been through this.
o [being][!fish] We love this animal, but this is wearing us down.
o [being][!fish !two] First-time owner here, so be patient with me.
o [plant][!slow] I'd hate to lose this one.
o [plant] Is this something I should worry about?
o [plant] I'm not exactly a green thumb, so bear with me.
o [ache] Not looking for a diagnosis, just for people who've had the same.
o [injury fit mobility][ache] I'll see a doctor if it doesn't get better, but I'd like to hear from other people first.
o [ache] Anyone else had this? My {thing} {sym}.
x My first guess was {wrong}, but I've looked into that and I don't think it's the reason.
x I've pretty much ruled out {wrong}.
x Everyone I ask says {wrong}. I don't buy it, but I couldn't tell you why.
x {who^} is convinced that it's {wrong}, I'm not so sure.
x Most of what I find online points to {wrong}, and I've already been through that.
x I was sure it was {wrong} and spent an evening on that. Nothing changed.
x {who^} suggested {wrong}. I looked into it and no, that isn't it.
x I read that it could be {wrong} or {wrong2}. I think I can exclude the first one, but not the second.
x I'm starting to suspect {wrong2}, but it's only a hunch.
x It's not {wrong}, I've checked that more than once.
x Before anyone says {wrong}: I looked into that first and no.
x {who^} thinks it's {wrong2}, I thought it was {wrong}, and neither of us can prove it.
x I can rule out {wrong}, I've been over that {tries} times now.
x All I know so far is that it isn't {wrong}.
x I wasted {hours} hours on {wrong} {when}, so please don't send me back there.
x I asked in another sub and they all said {wrong}. It's not that.
x [!history !boardgames !money !travel] A guy on YouTube blames {wrong} for this. Didn't help in my case.
x [device house code] If it really is {wrong2} I wouldn't know where to begin.
x [device house code plant water batch] I haven't looked into {wrong2} yet, because I don't really know how.
x {wrong^} would have been the easy answer. Sadly no.
x So far I've only looked at {wrong}, and that wasn't it.
x One thread said {wrong2} and the next one said that can't be it.
x The only thing I haven't tried to rule out is {wrong2}.
x Some people say {wrong}, some say {wrong2}, and I'm none the wiser.
x I'm probably overlooking something simple.
x Any hint is welcome, even if it's just what to search for.
x [!history !money !boardgames !travel] I'd rather understand it than try random things.
x Apologies if I'm using the wrong words, I'm fairly new to this.
x I asked {who} and got a shrug.
x {who^} had no idea either.
x If I left out anything important, just ask.
x I'm happy to try whatever you suggest and report back.
x [!history !travel !money !boardgames] I've been changing one thing at a time so I don't lose track.
x [!car !brakes !electric !cooling] It's not urgent, it just bugs me.
x [device house batch plant water] I'm hoping for something I can do without spending much.
x I don't mind some work, I'd just like to know where to start.
x [!car !brakes] Maybe it's normal and I'm overthinking this.
x I get a different answer everywhere I look.
x Please don't just say "search", I did.
x [device][!slow] It used to be fine.
x [repair cars cycling woodworking printing keyboards][device house] I'm reasonably handy, but this is new to me.
x [device] I'd rather not replace the whole thing.
x [repair cars cycling printing keyboards sewing][device] Money's tight this month, so I don't want to buy parts on a guess.
x [device][!slow] I've looked it over and can't see anything broken.
x [printing keyboards photography coffee film sewing appliance][device] I can take it apart if I have to, I'd just rather not do it for nothing.
x [device] I found one old thread with the same problem, and of course there's no answer in it.
x [device][!cars !space !repair !car] {who^} says to just buy a new one, which feels like giving up.
x [repair cars cycling woodworking keyboards printing sewing][device house] I do have basic tools and a free weekend.
x [coffee printing photography film cars appliance machine][!design !batch] I looked in the manual and it's no help at all.
x [device][!car !brakes !cooling] I can live with it for now, but I doubt it'll get better by itself.
x [batch] I do it the same way every time, or at least I think I do.
x [batch] I've had it turn out fine once and I have no idea what I did differently.
x [batch] That was attempt number {tries}, by the way.
x [batch] I've followed two different tutorials and got the same result both times.
x [batch] Other people make it look so easy.
x [batch] I changed a couple of things since the last try and it made no difference.
x [batch] I'd like to try again on the weekend, so I'm collecting ideas.
x [batch] I write down what I do, so I can look things up if you ask.
x [cooking bread][batch] We still eat it, so nothing's lost, but I'd like to get it right.
x [cooking bread][batch] I'm making it again for guests on Saturday, so no pressure.
x [cooking bread][batch] {who^} eats it and says it's fine. It isn't.
x [printing woodworking sewing][batch] I don't want to waste more material on guessing.
x [being][!fish] Nothing has changed at home that I can think of.
x [being][!fish] I don't want to make it worse by doing the wrong thing.
x [behaviour food training puppy kitten furniture recall][being] Everyone at home reacts differently, which probably doesn't help.
x [behaviour puppy kitten alone][being] We've tried ignoring it. That works for about a day.
x [being][!fish] Otherwise a happy, healthy animal.
x [being][!fish] We've had no luck with the usual advice.
x [being][!fish] I know it takes patience, I'd just like to know if we're on the right track.
x [food behaviour training puppy recall][being] {who^} says I'm spoiling it, which may be part of it.
x [houseplants gardening][plant] Everything around it looks fine.
x [houseplants gardening][plant] I can post a close-up if that helps.
x [houseplants gardening][plant] I don't want to do something drastic if it just needs time.
x [houseplants][plant] It's the only one that does this, the others are OK.
x [houseplants][plant] It was a present from {who}, so I'd really like to keep it alive.
x [houseplants][plant] I haven't moved it and I haven't changed anything.
x [houseplants][plant] I've read about five care guides and they contradict each other.
x [gardening][!slow] This is only my second season, so I have nothing to compare it with.
x [gardening] My neighbours don't seem to have this problem.
x [injury fit mobility][ache] I don't want to stop completely if I don't have to.
x [ache] I'm in my forties, if that matters.
x [injury fit mobility][ache] A few days of rest help and then it's back.
x [ache] I never had this before.
x [ache] I'd be glad to hear what worked for you.
x [skill] I know progress isn't linear, but this feels like more than a bad week.
x [skill][!diet] Maybe I just need to be patient, but I don't want to train the same mistake for another year.
x [fitness chess running][skill] I don't have a coach, so I only have videos and you people.
x [skill] I'm not aiming for anything serious, I'd just like to get past this.
x [skill] I've been consistent, so it's not that I'm slacking.
x [skill] It's getting a bit demotivating.
x [skill] Everyone says it gets easier. When?
x [skill] I've watched plenty of videos about it and they all say something else.
x [code] I can work around it, but I'd like to know why it happens.
x [code] I've gone through it twice and it all looks right to me.
x [code] Happy to post more detail, I just didn't want to dump everything here.
x [code] I'm sure it's one small thing.
x [code][!beginner !games] It worked until somebody touched something, obviously.
x [spreadsheets] I inherited this file from a colleague, so parts of it are a mystery to me too.
x [spreadsheets] I'm the "computer person" at work only because I once made a chart.
f days | [device being ache][!slow] It's been {days} days. | [device being ache][!slow] It's been like this for {days} days now. | [device being ache][!slow] Day {days} of this. | [device being ache][!slow] It's been going on for {days} days. | [plant water][!slow] It's been {days} days since I noticed. | [plant water][!slow] I first saw it {days} days ago.
f owned | [!puppy !kitten !herbs] I've owned the {ware} for {owned} months. | [!puppy !kitten !herbs] I've had the {ware} for {owned} months. | [!puppy !kitten !herbs] I got the {ware} {owned} months ago.
q What would you check next?
q Is it {wrong2}, or should I look somewhere else first?
q Has anyone here had the same and found the reason?
q Am I on the wrong track with {wrong2}?
q Any ideas?
q What am I overlooking?
q Has this happened to anyone else?
q Thoughts?
q What would you rule out first?
q How would you narrow it down?
q Is this normal?
q What did I miss?
q Any pointers?
q What did it turn out to be for you?
q [device batch plant water] What's the cheapest thing to try first?
q Could {wrong2} explain it?
q What would you try?
q Does anybody recognize this?
q Where would you start?
q Any advice?
q Is there an easy fix I don't know about?
q Can anyone point me in the right direction?
q What should I do next?
q Has anyone managed to solve this?
q How do I fix this?
q Would it help to look into {wrong2}, or is that a waste of time?
q [device][!woodworking !space !slow] Is this worth fixing?
q [electric brakes car stove appliance ebike suspension cooling][device] Is it safe to keep using it like this?
q [repair cars cycling sewing keyboards][device] Would you take it to somebody or fix it yourself?
q [being][!fish] Will it grow out of this?
q [being][!fish] How did you deal with it?
q [being][!fish] Do we wait it out or do something about it?
q [plant][!slow] Can it still recover?
q [plant] Should I do something or leave it alone?
q [injury fit mobility][ache] Do I rest or keep going carefully?
q [ache] What helped you?
q [ache] Should I be worried?
q [skill] What got you past this?
q [skill] What would you change first?
q [batch] What should I change next time?
q [batch] What's the one thing you'd change?
q [programming] Where would you put the first breakpoint, so to speak?
q [code] What would you look at first?
u EDIT: it was {cause}. I {fix} and it's been fine for {later} days. Thank you all!
u EDIT: solved. {cause^}, as some of you said. I {fix} {when2}.
u Update: I {fix}. {later} days later and it's still good. So it was {cause}.
u EDIT: for anyone finding this later, it was {cause}, not {wrong}. I {fix}.
u UPDATE after {later} days: it was {cause}. Thanks everyone.
u Edit: I {fix} and that did it. I'd never have suspected {cause}.
u EDIT: thanks everyone, it was {cause}. And there I was looking at {wrong}.
u Edit for closure: {cause}. I {fix}, all good now.
u [device being water plant batch house] EDIT: it was {cause} after all. I {fix} and haven't had it since.
u Update: several people said {cause} and they were right. I {fix}.
c [device plant batch] Can you post a picture? Hard to say more without seeing it.
c [device being plant batch] Had the same thing with mine, so I'm following this.
c [device batch code] Do one thing at a time, or you'll never know whether it was {wrong} or {cause}.
c Write down what you've already tried, people will keep suggesting {wrong} otherwise.
c [device] Mine did that too. It stopped by itself and I never found out why.
c [!history !travel] Following, I've got the same thing going on.
c My guess is something small. It was in my case.
c I was going to say {wrong}, but you've covered that.
c [device being ache plant water][!slow] Did anything change in the week before it started?
c No answer from me, only sympathy.
c From the description I'd bet on {cause}.
c {cause^} would be my first suspect.
c I wouldn't spend anything until you've looked into {cause}.
c For me it was {cause}. Took me forever to find.
c Not an expert, but it sounds like {cause}.
c [!history] Had the same {when}. It turned out to be {cause}.
c Same problem here a while ago. I {fix} and that was the end of it.
c What fixed it for me: I {fix}. No idea if it's the same with yours.
c Try to rule out {cause} first, that's quick to do.
c Is it really not {wrong}? That's what it was for {who}.
c {wrong2^} can cause this too, just saying.
c [device house batch plant] I'd keep {wrong2} in mind, but start with the cheap stuff.
c Everyone always blames {wrong}. In my experience it rarely is.
c People here always say {wrong}. I'd listen to your gut.
c Came here to say {cause}.
c Never seen this, but upvoting so someone who knows sees it.
c I gave up on this exact problem {when}. If you solve it, please post it.
c Please update when you know more, I've got the same question.
c Don't overthink it. I bet it's {cause}.
c Honestly this could be several things. I'd start with {cause} because it's the easiest to check.
c {who^} had this last year and it was {wrong2}, of all things.
c Sounds familiar. Mine turned out to be {cause}, not {wrong}.
c Not {wrong}, that would look different.
c There's a good thread on this from a while back. Short version: {cause}.
c Lots of people run into this, you're not doing anything crazy.
c Ugh, this one. It took me {tries} tries to get it sorted out.
c [coffee printing photography film cars appliance machine][!design !batch] Check the manual if you still have it. Mine had a page on this.
c [device][!woodworking !slow] I'd take it to someone who can look at it in person.
c [device] I lived with this for {months} months. Fix it sooner than I did.
c [device][!woodworking] If it comes and goes it's a pain to find. If it's constant, you'll get there.
c [device] Whatever it is, it won't get better by waiting.
c [repair cars cycling camping printing][device] Does it happen more when it's cold?
c [device][!slow] Did you do anything to it right before it started?
c [appliance electric cars printing photography film camping keyboards coffee][device] What model is it? They don't all fail the same way.
c [device][!woodworking !camping !photography !space] I'd start with the cheapest part and work my way up.
c [batch] Could you write out exactly what you do, step by step? It's usually in there somewhere.
c [batch] Change one thing, try again, write it down. Boring, I know.
c [batch] Happens to everyone at the start. I had {tries} bad ones in a row.
c [batch] Did it ever work for you? If so, what was different then?
c [batch][!cooking !bread !coffee] I'd do a small test first before you use up more of your stuff.
c [batch] Looks easy in the videos, doesn't it.
c [batch] I stopped trying for a while after the same thing happened to me.
c [cooking bread][batch] I'd still eat it.
c [bread][batch] Ours looked like that for the first few months. You'll get there.
c [being][!fish] Ours did the same. It passed after a few weeks.
c [behaviour food training puppy][being] Is everyone at home doing the same thing? If one person gives in, it's over.
c [being][!fish] If it's a sudden change I'd ask a vet, just to be sure.
c [being][!fish] Be consistent for two weeks before you decide that it doesn't work.
c [being][!fish] We went through this too. Hang in there.
c [being][!fish] They grow out of a lot of things. Not all of them.
c [being][!fish !kitten !puppy] Mine is {tries} years old and still does this.
c [being][!fish] Patience. I know nobody wants to hear it.
c [being][!fish !food !two !carrier] Please don't punish it for this, it makes it worse.
c [plant][houseplants gardening] Don't do three things at once, they hate that.
c [plant][houseplants gardening] The new growth is what counts. If that looks good, leave it alone.
c [plant][houseplants gardening] I wouldn't give up on it yet. I've had worse come back.
c [plant][houseplants gardening] Mine looked like this last year and it recovered.
c [plant][houseplants gardening] Did you check the undersides of the leaves?
c [plant][houseplants gardening] Take a photo every week. You'll see if it's getting better or not.
c [injury fit mobility][ache] Not a doctor, but if it gets worse, stop and get it looked at.
c [injury fit mobility][ache] A physio sorted mine out in two visits. Worth the money.
c [injury fit mobility][ache] I ignored mine for {months} months. Don't do that.
c [injury fit mobility][ache] Same here last year. Backing off for two weeks did more than anything.
c [ache] Everyone has this at some point, it feels like.
c [ache] How long have you been doing this? Beginners get it a lot.
c [skill] I was stuck in the same place for {months} months, so hang in there.
c [skill] A week off helped me more than anything I'd tried.
c [fitness chess][skill] Get somebody better to watch you once. They see it in a minute.
c [skill] You're overthinking it. Keep going and look again in two months.
c [skill][!diet] How often do you practice it on purpose, though?
c [skill][!diet] It clicked for me all of a sudden after doing it badly for ages.
c [programming lookup sums dates][code] Post a small example and somebody will find it in five minutes.
c [code] I've made this exact mistake at work. Nobody found out.
c [programming][code] Can you reproduce it with just a couple of lines?
c [code] Make a copy and delete things until it works. Crude, but you'll find it.
c [code] Which version are you on?
d = My money's on {guess}. | *Hadn't thought of that. How would I check? | Look at it before you touch anything. You'll probably see it.
d = Sounds like {guess} to me. | I'd say the same. | *OK, that's where I'll start then, thanks.
d = {guess^}, nine times out of ten. | And the tenth time? | {other^}, but that's been ruled out as far as I can tell.
d = I'd look at {guess} first. | This. I lost weeks on {other} before I got there. | *Good to know I'm not the only one.
d = Could be {guess}. | *I wondered about that too, but {who} says no way. | I'd check it anyway.
d = When mine did this it was {guess}. | How long did it take you to find out? | Way too long. I started with {other}, like everybody.
d = Honestly? {guess^}. | *I hope you're right, that sounds doable. | Let us know.
d = Have you looked into {guess}? | *Not yet. | I'd do that before anything else.
d = To me this is {guess}. | Why not {other}? | OP already went through that, it's in the post. | Ah, I skimmed. My bad.
d = I'd bet on {guess}. | I was thinking the same. | Third vote for it.
d = It's {guess}. Had exactly this. | Can't be that sure from a few lines of text, surely. | I can be sure enough to check it first.
d = I'm no expert, but could it be {guess}? | That's what I'd look at. | *Thanks both, will do.
d = {guess^}? | *How would I tell? | Rule it out and see if it still happens. That's how I did it.
d = Probably {guess}, but I'm guessing from a description. | *That's already more than I had this morning. | Good luck, and post what you find.
d = I had the same and it was {guess}. | Same here, {guess}. | OK that's two of us, OP.
d = Might be {guess}. | I doubt it, you'd notice that right away. | I didn't notice mine for {months} months.
d = First thing that comes to mind is {guess}. | *People keep telling me it's {other}. | I don't think it is. You already looked into that.
d = You've ruled out {other}, so I'd go for {guess} next. | *Makes sense. | Worst case you've lost an hour.
d - Did you look into {guess}? | *Yes, {when}. It's not that. | Hm. Then I'd go for {other}.
d - {guess^}. Always {guess}. | *That was my first thought too. Sadly no. | OK, then I'm out, sorry.
d - Are you sure it's not {guess}? | *As sure as I can be, yes. | Fair enough, just had to ask.
d - It's {guess}, no question. | I wouldn't be so sure. | *I've looked into that, it isn't it.
d - I'd say {guess}, that's what it was for me. | *Wasn't it here, unfortunately. | Worth a try. Sorry!
d - Could it be {guess}? | *No, already went through that. | Sorry, missed it in the post.
d + It's {guess}. I had exactly this. | *You were right! I {fix} and it's gone. | Great, thanks for reporting back. Most people never do.
d + Check {guess}. | *That was it. I {fix}. All that worry for nothing. | Happens to all of us.
d + I'd put money on {guess}. | *You win. It was {guess}. | Ha, glad it's sorted.
d + {guess^}, I'm fairly sure. Easy to miss. | Agreed, {other} gets all the blame and it's rarely that. | *Can confirm: {guess}. I {fix} and it's fine now.
d + I'd look for {guess}. Mine was exactly like this. | *Just did. That was it! Edited the post. | Love a happy ending.
d + Sounds like {guess}. | *It was! Thank you so much. | You're welcome, it took me ages to work it out on mine.
d I have the exact same problem. | Any luck so far? | No, hence me sitting in this thread.
d Did you find a solution? I'm having the same thing. | *Nothing definite yet, I'll edit the post when I know. | Thanks, appreciate it.
d How often does it happen? | *All the time, more or less. | OK, that's easier to track down than now and then.
d [device][!slow] Has it ever worked properly? | *Yes, it was fine before. | Then something changed, the question is what.
d [device][!cars !space] I'd just buy a new one. | Not everyone wants to throw things out. | Fair, but think about what your time is worth.
d [device] Take it to a pro. | *I'd like to try it myself first. | I respect that. Just know when to stop.
d [device][!slow] Can you take a video of it? | *I'll try later today. | Please do, that tells us more than a photo.
d [batch] How many times have you tried? | *{tries} now, not counting the one I don't talk about. | That's nothing. It took me a dozen.
d [batch] What do you use for it? | *Nothing special, what everybody recommends. | OK, I'd look at the process and not at the gear then.
d [cooking bread coffee][batch] I'd follow a recipe to the letter once, just to have a baseline. | *I thought I had. | Everybody thinks they have.
d [being][!fish] Have you asked your vet? | *Yes, everything's fine there. | Good, then it's just behavior and you can work on that.
d [being][!fish] Mine does the same. | Mine too. | *That's oddly reassuring.
d [houseplants][plant] When did you last change anything? | *Can't remember, months ago. | Plants are slow, it can still be that.
d [plant][houseplants gardening] I'd leave it alone for two weeks. | *Doing nothing is hard. | It's most of the job.
d [injury fit mobility][ache] Have you seen somebody about it? | *Not yet. | Please do if it's still there in two weeks.
d [injury fit mobility][ache] Rest. | *I was afraid someone would say that. | It's boring and it works.
d [skill] How long have you been at it? | *Long enough that I expected more. | Everyone feels that way. Compare with a year ago.
d [chess languages][skill] I had the same and a better teacher fixed it in an hour. | Not everybody can afford a teacher. | True. A friend who's better than you does the job too.
d [code] Can you show us the actual thing? | *I'd have to strip out half of it first. | Do that. You'll likely find it while stripping.
d [code][!ci] Did you try it on another machine? | *Same there. | OK, so at least it isn't your setup.
d [code] Search for the exact wording, someone's had this before. | *I did, it's a dead forum thread from ten years ago with no answer. | The classic.
d I'd ask somebody who can look at it in person. | That's not very helpful. | It's what I'd do, though. | Sure, but then what's this sub for? | For people who can't find anybody. | Fair, I'm one of those. | Me too, to be honest.
o Could use a hint.
o I've searched and searched, so now I'm asking.
o I hope somebody can help, I'm stuck.
o Not sure where else to ask this.
o Before I lose my patience with this, a question.
o This has been bugging me for a while.
o I can't be the only one with this.
o Help me out here, please.
o Tell me what I'm doing wrong.
o Is it just me?
o Maybe this is obvious to you, it isn't to me.
o Asking here because nobody around me has a clue.
o I promised {who} I'd ask here before doing anything stupid.
o Let me describe it as well as I can.
o Hi everyone.
o Hello, new here.
o Hey all, hoping for some ideas.
o Hope this is OK to post here.
o I did read the wiki, promise.
o [device][!slow] Everything was fine until {onset}.
o [device house] I'd like to understand this before I take anything apart.
o [device house] Looking for advice before I make it worse.
o [batch] What am I doing wrong?
o [batch] I've tried to get this right more often than I'd like to admit.
o [batch] I'd like to crack this one.
o [being][!fish] Hoping for some advice from experienced owners.
o [plant] Any ideas what's wrong here?
o [plant] I water, I wait, I worry.
o [code] Feels like I've tried everything.
o [code] I'm sure this is a beginner question.
o [skill] I need some honest advice.
o [skill] What would you do in my place?
o [ache] I'd like to keep doing this without pain.
x [device house being plant] I've been living with it for now.
x The more I read about it, the less I know.
x Every answer I find assumes that you already know what's wrong.
x I'd be happy with a rough idea of where to look.
x [house plant printing woodworking sewing bread][!code] I've looked at pictures of the same problem online and mine looks a bit different.
x I tried to explain it to {who} and realised how little I know about this.
x Nobody in my group chat has an answer either.
x [device house plant ache water] I don't want to make it worse by guessing.
x I half expect someone to tell me it's obvious.
x If there's a name for this, please tell me, then I can at least search for it.
x {who^} keeps telling me to just ask online, so here I am.
x [device house batch plant] I'd rather spend the time than the money.
x I've read the FAQ and the pinned posts.
x I'll answer questions as fast as I can, I'm at work until five.
x I'm sure there's a simple explanation, I just can't find it.
x [!history !travel !boardgames !money] There are a lot of videos about this and most of them skip the part I need.
x I've asked two people and got three opinions.
x I'm patient, but not that patient.
x Looking back I should have asked sooner.
x If nobody knows, that's fine too, at least I tried.
x I made a list of what it could be and it's too long.
x [being house] {who^} found it funny at first and doesn't any more.
x I wouldn't mind so much if I knew why.
x [repair cars spreadsheets money] I've got until the end of the month to sort this out.
x [device][!car !brakes] I've put it off for long enough.
x [device][!woodworking] I've checked everything that's easy to reach.
x [repair cars cycling printing keyboards][device house] I'm not afraid of a screwdriver.
x [device house][!space] A shop near me would look at it, but not before next month.
x [cooking bread coffee printing woodworking sewing][batch] I've changed where I buy my stuff and that made no difference.
x [batch] I've had a look at what other people post here and theirs don't do this.
x [batch] I've kept everything else the same on purpose.
x [batch] {who^} does it exactly like me and it works.
x [batch] Maybe I'm just impatient.
x [batch] I threw out the last one.
x [being][!fish !puppy !kitten !two] It wasn't like this in the beginning.
x [being][!fish] Some days are better than others.
x [being][!fish] We've asked friends with the same problem and they all do something different.
x [being][!fish] It's a sweet animal in every other way.
x [being][!fish] I work from home, so I have time for this.
x [being][!fish] We've agreed to try one thing at a time for two weeks.
x [being][!fish] I don't mind a bit of chaos, but this is every day.
x [plant][houseplants gardening] I've had bad luck with these before.
x [plant][houseplants gardening] I try not to touch it too much.
x [plant][houseplants gardening] I took photos, so I can compare.
x [plant][houseplants gardening] {who^} says to throw it out, but I'm not there yet.
x [fitness chess][skill] I've been at this plateau before, but not this long.
x [skill] I keep notes, and they're getting repetitive.
x [skill][!diet] {who^} started after me and is already past this.
x [skill][!diet] I enjoy it anyway, but still.
x [skill][!diet] I have about an hour a day for it.
x [ache] I'd like to know if other people just pushed through it.
x [ache] I've cut back a bit already.
x [code] I took a break, came back, and it's still there.
x [code] I've searched for it in every way I can think of.
x [code] {who^} had a look and said "huh".
x [code] I can post more of it tonight.
x [spreadsheets] It has to be ready by Friday, of course.
x [spreadsheets] I'm not allowed to install anything on that computer.
x [programming][!beginner !ci] It's a side project, so no deadline, just pride.
x I've tried to keep this short, but I can go into detail if it helps.
x I'm open to anything at this point, as long as it's not too complicated.
x I did find a couple of similar posts, but in all of them it turned out to be something that doesn't apply here.
x Some of the advice I've found so far is ten years old, so I don't know how much of it still holds.
x I don't need a perfect solution, I'd just like it to be better than it is now.
x [being plant ache skill water] I've been told to be patient, but I don't see how waiting would change anything.
x I know it's hard to say anything from a description, but maybe somebody recognizes it.
x Normally I'd ask {who}, but this time that didn't help.
x [batch code plant skill] If the answer is that I should just start over, I can take it.
x [!history !money] I've written down everything I've tried so far, in case somebody wants the long version.
x Any experience with this helps, even if it ended differently for you.
x [device house batch plant water] I'm not in a hurry, so slow and cheap is better than quick and expensive.
x I'm aware that there's probably more than one reason.

= review | any | text | - | frame
$ months=9..30 anymonths=2..40 days=3..14
h [item] {months} months with {a thing}: my thoughts
h [item service game] {thing^} after {months} months
h [item service game] Is the {thing} worth it? My take after {months} months
h {thing^}: the good and the bad
h [item service game] Review: {thing}, {months} months in
h Finally got {a thing}, some thoughts
h {thing^}: worth it or not?
h [item] Switched from {rival} to {a thing}
h [item] Thinking about {a thing}? Read this first
h [item] Got {a thing} {months} months ago, here's how it's going
h {thing^}, an honest review
h [item] Long-term review of my {thing}
h My experience with {a thing}
h [item service] {thing^} or {rival}? I've now tried both
h [item] PSA for anyone looking at {a thing}
h [stay] {thing^} instead of {rival}: would I do it again?
h [stay] {thing^}, how it really was
o I read a lot of threads before I decided, so here's something back.
o {who^} asked me whether it's any good and my answer got too long for a text.
o There's not much on this from normal people, so here's mine.
o [item service] A few words now that the honeymoon is over.
o [item service] Not sponsored, I paid for it like everybody else.
o [item] I've been using the {thing} for {months} months, so I think I can say something about it by now.
o [item] Some of you asked for an update on the {thing}, here it is.
o [item] I went back and forth between this and {rival} for weeks.
o [item] {who^} has one and kept telling me to get one too.
o [item] Bought this on impulse and expected to regret it.
o [item] I see a lot of first-day reviews of these, so here's one from someone who actually uses it.
o [item] Coming from {rival}, I wasn't sure if this would be worth the money.
o [item service] Short review, since I couldn't find one when I was looking.
o [item service] Long overdue, but better late than never.
o [service] I've been at it for {months} months, so here's how it's going.
o [service] Before this it was {rival} for me, with mixed success.
o [stay] Just back, while I still remember it.
o [stay] First time doing this, I'd always gone for {rival}.
o [stay] Did this last month and people keep asking me how it was.
x The best thing about it: {pro} On the downside: {con}
x Pro: {pro} Con: {con}
x {pro} That alone was worth it for me. What I don't like: {con}
x What I like: {pro} What bugs me: {con}
x First the good part. {pro} Now the other part. {con}
x {pro} I didn't expect that to matter so much. {con} That I did expect.
x [!stay] {con} I got used to that. {pro} That's why I'm keeping it.
x {pro} My one complaint: {con}
x The bad news first: {con} But: {pro}
x Short version: {pro} {con}
x Why I'd recommend it: {pro} Why I hesitate: {con}
x [item] Before this it was {rival} for me, and I don't miss it.
x [item] I almost sent it back in the first week and I'm glad I didn't.
x [item service] Would I pay for it again? Yes, but not full price.
x [item] I'd look for a used one first, there are plenty around.
x [item service] {who^} still swears by {rival}, and that's fine too.
x [item service] If you're happy with {rival}, I wouldn't bother.
x [item] No defects so far.
x [coffee cycling running keyboards photography programming camping][item] It took me about {days} days to get used to it.
x [item] If it breaks tomorrow I'd get the same one again.
x [item] I use it more often than I thought I would.
x [item] There may be better ones, but I've stopped looking.
x [item] For the price I can't really complain.
x [item] Build quality is better than I'd expected for what it costs.
x [item] You don't need one, but it's nice to have.
x [item] Shipping was quick, nothing to complain about there.
x [item] I wouldn't buy the more expensive version, there's no real difference.
x [item] It's not perfect, but it does what it's supposed to do.
x [item] Arrived a week late, everything else was fine.
x [item] I've had cheaper ones before and this is a clear step up.
x [coffee cooking keyboards programming cats dogs cycling houseplants][item] It gets used almost every day.
x [item] I wish I'd bought it sooner.
x [item] I'd give it four stars out of five.
x [repair woodworking printing keyboards sewing][item][!caps] Instructions were useless, there are better ones on YouTube.
x [item] {rival^} did the job too, just not as well.
x [game] We've played it about once a week since we got it.
x [game] It's on the table more often than anything else I own.
x [game] The rules are easier than they look.
x [game] I wouldn't pay much more for it.
x [game] Not for everyone, but I really like it.
x [game] If you like {rival}, you'll probably like this too.
x [game] Quick to set up, which matters more than I thought.
x [game] I'm still not good at it and I don't mind.
x [service][!saving] It won't do the work for you, obviously.
x [service] I'd recommend it to a beginner without a second thought.
x [service][!saving] I nearly quit after {days} days and I'm glad I stuck with it.
x [service][!saving] It isn't magic, but it's the first thing I've stuck with.
x [service] Whether it's right for you depends on how you like to do things.
x [stay] I'd do it again, but not every time.
x [stay] {who^} would have hated it.
x [stay] For one night it's great, for a week I'm not sure.
x [stay] Next time I'd book earlier.
f months | [game] I've had it for {months} months. | [item] I've had it for {months} months. | [item] I've been using it for {months} months. | [item] I got mine {months} months ago. | [service] I've been using it for {months} months.
f price | [game] I paid \${price} for it. | [item] I paid \${price} for it. | [item] It cost me \${price}. | [item] Mine was \${price}. | [service][!once] I pay \${price} for it. | [service][once] I paid \${price} for it. | [stay] It was \${price} a night. | [stay] I paid \${price} a night.
q [item] What did you pay for yours?
q [item] Is {rival} really that much worse?
q [item] What should I look out for in the long run?
q Happy to answer questions.
q Ask me anything about it.
q [item] Which one did you go for?
q [item] How's yours holding up?
q What's your experience?
q [item] Did I get a good deal?
q Anyone else using one? What do you think?
q Agree or disagree?
q [stay service] Has anyone else tried it?
c [item] Paid \${anyprice} for mine, so you did all right.
c [item] \${anyprice} here, and that was on sale.
c [item] I got mine used for \${anyprice}. No regrets.
c [item] Mine was \${anyprice} and they've gone up since.
c [item] \${anyprice} at the local shop. They matched the online price.
c [item] Got one for \${anyprice} {when}, still happy with it.
c [item] Saw one for \${anyprice} the other day and didn't buy it. Idiot.
c [item] {anymonths} months with mine, same experience.
c [item][!sewing !bread !boardgames !chess !woodworking] Mine gave up after {anymonths} months. Might just be bad luck.
c [item] {anymonths} months in and no complaints.
c [item][!cars !repair] I've had mine for {anymonths} months and use it every week.
c [item] Thanks, every other review is from day one.
c [item] I went with {rival} in the end and I'm happy with it.
c [item] Sold mine after {anymonths} months, didn't use it enough.
c [item] Been looking at this for a while, thanks for the honest review.
c [item] Now I want one.
c [item] I have the same one. Agree with everything.
c [item] Can't agree, mine was junk. Maybe I got a bad one.
c [item] Good review. How's the warranty?
c [cooking bread coffee aquariums cats dogs][item] Is it hard to clean?
c [item][!gardening !cars !aquariums] Does it feel solid?
c [item] Would you get the same one again or spend more?
c [item] I'm still on {rival}, but this is tempting.
c [item] Bought one because of a post like this one and never looked back.
c [item] I looked at this one and got {rival} because of the price.
c [item] Wait for a sale, they're discounted every few months.
c Nice to read a review that isn't an ad.
c Thanks for writing this up, saved.
c Useful, thanks.
c I've been on the fence about this, so thanks.
c [game] Paid \${anyprice} for mine, worth it.
c [game] \${anyprice} here, used, like new.
c [game] Played it once at a friend's place and bought it the next day.
c [game] Didn't click with my group, sadly.
c [game] How long does a round take?
c [game] Great with two, in my opinion.
c [game] Been on my list for ages.
c [game] We burned out on it after a few months.
c [game] I still prefer {rival}.
d [game] Is it good for beginners? | *Yes, after one practice round. | Great, thanks.
d [game] How often do you play it? | *Once a week or so. | OK, that's more than I'd manage.
c [service] I tried it for {anymonths} months and it wasn't for me.
c [service][!saving] {anymonths} months here. It works if you do.
c [service] Tried it, went back to {rival}.
c [service][!saving] The first month is the hardest.
c [service][!once] I pay \${anyprice} for something similar.
c [stay] Paid \${anyprice} for mine and didn't sleep at all.
c [stay] Did the same last summer, would do it again.
c [stay] I'm too old for this, but good for you.
c [stay] Earplugs and an eye mask, and it's fine.
d [item] How much did you pay, all in? | *\${price}. | Not bad. I paid \${anyprice} for the same one.
d [item][!bread !chess] Does it still work like on day one? | *After {months} months, yes. | Good to hear, mine is three weeks old.
d [item] I'd take {rival} over this any day. | Why? | Simpler, and less to go wrong.
d [item] I don't get the hype about these. | Have you used one? | For {anymonths} months. It's fine, nothing more.
d Is it worth it over {rival}? | *For me, yes. But I wouldn't switch just for the sake of it. | That's what I needed to hear, thanks.
d [item] \${price} is a lot. | It's cheap if it lasts. | Mine lasted {anymonths} months, so it depends.
d [item] How long did it take to arrive? | *A bit over a week. | Mine took three. Must be the shipping.
d [item][!espresso] Where did you get it? | *Online, the price was the same everywhere. | OK, I'd hoped there was a local option.
d [item] Anything you'd change about it? | *Only what I wrote above. | That I can live with, ordering one.
d [running cycling keyboards programming printing photography cats aquariums books][item] I have the older version, is it worth upgrading? | *I don't think so. | Good, money saved.
d [item] Would you buy it again? | *Yes, at the same price. | Good to know.
d [item] Returned mine after a week. | Why? | It just wasn't for me, too much hassle.
d [item] Do you really use it that often? | *More than I expected. | Mine is collecting dust, so I had to ask.
d [service][!saving] Did it really make a difference? | *Slowly, but yes. | OK, I'll give it a try for a month.
d [service][!once !saving] Could you do the same for free? | Sure, with more discipline. | So no, in my case.
d [stay][!train] Did you get any sleep? | *Some. Enough. | I never do, but I keep booking it.
d [stay] Is it safe for someone alone? | *I felt fine. | Same here, I've done it a few times.
c Good write-up.
c Nice, thanks.
c Helpful, thank you.
c Thanks for the honest take.
c [item] I'm happy with mine too.
c [coffee keyboards printing photography woodworking sewing cycling running languages money programming spreadsheets] Would you recommend it to a beginner?
c [item] On my wish list.
c [item] Thinking about getting one.
c [item] I regret buying mine.
c [item] Mine is on its way, fingers crossed.
c [item] Bought the same one last month.
c I keep going back and forth on this.
c Not convinced, but thanks.
c That con would be a dealbreaker for me.
c Good to hear both sides.
c [item] Did you look at any others?
c [item] Do they still make it?
c [cooking coffee printing photography woodworking houseplants][item] Mine sits in a drawer. I should use it more.
c [item] I had one and gave it away. Now I want it back.
c [item] What made you choose this one?
c [item] OK, that settles it. Ordering one.
c [running cycling keyboards printing photography programming cats cars][item] I'd wait for the next version.
c [item] I looked at it in the shop and it felt cheap to me.
c [woodworking repair photography camping sewing running][item] Borrow one first, then decide. That's what I did.
c [item] It's a bit overpriced, but I don't know a better one.
c [item][!digital !espresso !machine] Same here, wouldn't go back to {rival}.
c [item] If you don't need it, don't buy it. Says someone who has two.
x Things I like: {pro} Things I don't: {con}
x In short: {pro} But also: {con}
x I can sum it up like this. {pro} {con}
x {pro} {con} All in all I'm happy.
x {pro} {con} For me the first part counts more.
x The upside: {pro} The downside: {con}
x {con} Apart from that I have no complaints. {pro}
x What surprised me: {pro} What didn't: {con}
x The good: {pro} The bad: {con}
x I'd recommend it because of this: {pro} And warn you about this: {con}
o [item service] I promised {who} a review, so here it is.
o [item] Since I keep seeing this one recommended, here are my two cents.
o [item] For everyone who's on the fence.
o [item] Before this it was {rival}, so I can compare.
o [item] I wanted one for years and finally bought it.
o [item] Nobody asked, but here's my review.
o [item service] I found mostly ads when I looked for reviews, so here's a real one.
x [item] It does exactly what I bought it for.
x [item] I've stopped thinking about it, which is a good sign.
x [item] I compared a few before I bought it and they were all pretty similar.
x [item] The cheaper one would probably have been fine, too.
x [item] A friend has the same one and is just as happy.
x [item] I can't say how long it'll last, of course.
x [item] I wouldn't call it a must-have.
x [item] After the first week I wasn't sure, now I am.
x [item] It's one of the better things I've bought in a while.
x [item] Customer service answered within a day when I had a question.
x [item] It came with a small scratch, which I decided to ignore.
x [item] No regrets so far.
x [item] If something better comes along I might switch, but I'm not looking.
x [item] I know some people had trouble with theirs, mine has been fine.
x [cooking coffee fitness programming][item] {who^} uses it more than I do by now.
x [item] It was a present to myself.
x [item] I don't think I'd get much for it used, but I don't plan to sell it.
x [item] Took me a while to decide because of the price.
x [item] It was sold out for weeks when I wanted it.
x [item] I've recommended it to two people already.
x [service][!saving] I'd say give it a month before you decide.
x [service][!saving] Not for people who want quick results.
x [service][!saving !once] I tried two others before and stopped both.
x [service][!saving !once] It fits into my day, that's the main thing.
x [service] I'd miss it if it was gone.
x [stay] I packed earplugs and was glad about it.
x [stay] Good for meeting people, if that's what you want.
x [stay] Bring snacks.

= made | any | image | - | frame
$ hours=4..40 days=2..20 tries=2..5
h My first {thing}
h Finished my {thing} {when}
h [!job !dish !grown] {thing^}, {hours} hours of work
h Not perfect, but I'm happy with it: {thing}
h [object dish] Made {a thing}, feedback welcome
h [object][!cheap] {thing^}, \${cost} in material
h {thing^}, finally done
h {thing^}, what would you do differently?
h {thing^}. What do you think?
h First time trying this: {thing}
h [!job] Pretty proud of this {thing}
h My {thing}, finished {when}
h [object shot] My latest: {thing}
h [cooking][dish] {thing^} for dinner
h [dish] Made {a thing} {when}
h [job] {thing^}, done at home
h [job] Did my first {thing}
h [software] I made {a thing}
h [software] Side project: {thing}
o [object software shot job] I'd been putting this off for months.
o [woodworking sewing printing dogs cats keyboards cycling coffee][object] This started as a favor for {who} and got a bit out of hand.
o [object software shot job] It took me more evenings than planned, but here it is.
o [!job] I'd wanted to try {a thing} for a while, and {when} I finally did.
o First post here, be nice.
o I've been reading along here for a long time and wanted to share something for once.
o Finally something worth posting.
o [woodworking coffee printing cats dogs camping houseplants sewing][object] I needed one and didn't like any of the ones in the shops.
o [object job] Did this on my own, with a lot of videos.
o [dish] Thanks to whoever posted the tips for this a while back.
o [dish] Been wanting to try this for months.
o [dish] Rainy day, nothing better to do.
o [shot] Not sure how I feel about this one, so here it is.
o [shot] One from last month that I only got around to now.
o [software] I built this mostly for myself.
o [job] The quotes I got were ridiculous, so I tried it myself.
o [grown] Took a while, but it was worth the wait.
o [grown] It's been a good year for this.
x [!software !shot] Next time I'll take more time for the prep.
x [!job !software] {who^} likes it, so that's good enough for me.
x I learned a lot from this one.
x It's not perfect, but it's mine.
x There are a few mistakes in it, I'm not going to point them out.
x [object dish shot] Already thinking about the next one.
x Could be better, could be worse.
x [object][!repair] {who^} has already asked for one.
x [object job] I nearly gave up halfway through.
x [object][!repair !houseplants !camping !aquariums] It's not for sale, some people have asked.
x [object job software] The part I was worried about went fine, the easy part took forever.
x [object job software] I thought it would take an afternoon.
x [object software job] The last ten percent took half of the time.
x [object] Up close you can see where I was still learning.
x [repair cats dogs houseplants coffee camping cycling books][object] No plans, I made it up as I went along.
x [object] If I made another one I'd plan it properly first.
x [object] I watched about twenty videos before I dared to start.
x [woodworking repair cats dogs printing camping][object] It's sturdier than it looks.
x [dish] Everybody had seconds.
x [dish] Would make it again.
x [dish] {who^} says it's the best I've made so far.
x [dish] Needs a bit more salt next time.
x [dish] It was gone in ten minutes.
x [cooking][dish] A lot of work for one meal, but worth it.
x [dish] No leftovers, sadly.
x [shot] I like it more the longer I look at it.
x [shot] Barely edited.
x [shot] It looked different in my head.
x [shot] Not my best, but my favorite at the moment.
x [programming][software][!games] Nothing fancy, but I use it every day.
x [programming] The code is ugly, it works though.
x [programming spreadsheets] If there's interest I can share it.
x [software] It does one thing and that's enough for me.
x [job] Glad it's done.
x [job] Saved a good bit of money doing it myself.
x [job] Not a job I want to do again soon.
x [grown] I didn't do anything special.
x [grown] Next year I'd start earlier.
f hours | [!job !long !grown] It took me about {hours} hours. | [!job !long !grown] {hours} hours all in. | [object] Roughly {hours} hours of work. | [dish][!long] About {hours} hours from start to finish.
f cost | [object job][!cheap] Material was \${cost}. | [object job][!cheap] I spent \${cost} in total. | [object job][!cheap] \${cost} all in, not counting tools. | [object job][!cheap] Cost: \${cost}.
q What would you change?
q Any tips for the next one?
q Criticism welcome.
q What would make the next one better?
q Happy to answer questions.
q What should I try next?
q Thoughts?
q What do you think?
q [dish] How do you make yours?
q [object] How would you have done it?
a hours | [!job !long !grown] How long did this take you? | About {hours} hours in total.
a cost | [object job][!cheap] What did you spend on it, if I may ask? | \${cost} in the end, a bit more than I'd planned.
c [object] Mine took {anyhours} hours and looks worse. Well done.
c [object] {anyhours} hours here for about the same thing. You get faster.
c [object job][!cheap] I spent \${anycost} on mine.
c [object job][!cheap] \${anycost} here, but I had to buy some tools too.
c [object dish shot] That's lovely.
c [object dish] For a first try this is way better than mine was.
c [object shot] You've got an eye for this.
c [woodworking dogs cats printing sewing cycling][object] My last one fell apart in a week, so respect.
c [object][!repair] You wouldn't find that in a shop.
c [object] Simple and clean. I wouldn't change anything.
c [object job] Would love to see some pictures of the steps in between.
c [object dish] On my list now.
c [object] You can see the patience in it.
c Nice. What's next?
c [object dish] I like yours more than mine.
c [object dish job] Saving this for when I get around to it.
c [object] OK, now I want one too.
c Looks great. Don't point out your own mistakes, nobody sees them.
c Really nice work.
c Well done!
c This is great.
c So good. I'd be proud of that.
c Good job, OP.
c [object] How did you do the fiddly bits?
c [object] Did you follow a plan or make it up as you went?
c [object] Clean work. How long have you been at this?
c [object] I've started three of these and finished none.
c [woodworking repair coffee dogs cats chess printing][object] Looks solid.
c [object] Love the details.
c [dish] I'd eat that.
c [dish] Now I'm hungry.
c [dish] Recipe, please?
c [dish] That looks perfect to me.
c [dish] Mine looked nothing like that.
c [dish] Save me some.
c [dish] Whatever you did, keep doing it.
c [dish] I'm coming over.
c [dish] How many people did that feed?
c [dish] Color looks great.
c [dish] Gorgeous. Is it as good as it looks?
c [shot] Great light.
c [shot] I really like the mood in this.
c [shot] That's a keeper.
c [shot] Would look good on a wall.
c [shot] What did you shoot it with?
c [shot] I've tried this so many times and never got it.
c [software] Nice. Would you share it?
c [software][!games] This is exactly what I need.
c [software] I built something like that years ago and never finished it.
c [software] Simple and useful, I like it.
c [job] Good on you for doing it yourself.
c [job] I paid someone for that last year. Now I feel stupid.
c [job] Looks like a pro did it.
c [job] What was the hardest part?
c [grown] Beautiful.
c [grown] I'm jealous, mine did nothing this year.
c [grown] What zone are you in?
c [grown] Mine never look like that.
d [object] I can see the mistake. | *Please don't tell anyone. | Your secret's safe.
d [object][!cheap] \${cost}? I'd have guessed twice that. | *Half of it was stuff I already had. | That explains it. Still nice.
d [object][!houseplants !aquariums !repair !books !gardening !camping] Would you sell one? | *I'd have to charge for {hours} hours, so probably not. | Fair enough.
d [object job] I'm stuck on mine. | *Walk away for two days, that helped me. | Two days? Mine has been sitting there since last summer.
d [object] You should do this for a living. | *I worked out what I'd make per hour once. It wasn't pretty. | Ha, fair enough.
d [object] What would you do differently? | *Better prep, mostly. | Same answer for every project I've ever done.
d [object] Is that hard for a beginner? | *I'm a beginner, so no. | OK, that's encouraging.
d [dish] Do you have a recipe? | *More or less, I'll write it up. | Please do.
d [dish] How was it? | *Really good, we ate all of it. | I bet.
d [dish] Is it a lot of work? | *It's mostly waiting. | I'm good at waiting.
d [shot] Is this cropped? | *Just a little. | Good call, works well like this.
d [shot] I'd have gone a bit darker. | I like it bright. | Matter of taste, I guess.
d [programming][software] Is it open source? | *Not yet, it's a mess. | They all are. Put it up anyway.
d [software] What did you use for it? | *Whatever I already knew. | The right choice, honestly.
d [job] Would you do it again? | *Yes, it'd go a lot faster now. | That's always how it is.
d [job] How hard was it? | *Not as bad as I thought. | OK, maybe I'll give it a go.
d [grown] How long did it take to get there? | *A few seasons. | Patience is the one thing I don't have.
c [!job] Love it.
c That turned out great.
c Very nice.
c Wow, nice work.
c You should be happy with that.
c Looks good to me.
c Great result.
c Thanks for sharing!
c I like it a lot.
c [!software] Better than anything I've made.
c Impressive.
c Keep posting these.
c Congrats on finishing it!
c [object] Beautiful work.
c [object software] Neat idea.
c [object] What did you use for it?
c [object] I've been meaning to make one for ages.
c [object] Any progress pictures?
c [object] I'd buy that.
c [object] Really clean.
c [object] How do you like it so far?
c [object] I bet it feels good to have it done.
c [object] My weekend is sorted now.
c [object job] That's a proper project.
c [object job] Did you have help?
c [object] Lovely work.
c [object] This makes me want to finish mine.
c [object] Is it your own design?
c [object] I like how simple it is.
c [object] Never seen one quite like this.
c [object] Mine has been half finished since last year.
c [object] What's the next project?
c [object software] Nicely done.
c [object] It looks better than the ones I've seen online.
c [object] How hard was it, on a scale of one to ten?
c [object] Did you change anything along the way?
c [woodworking][object] What wood is that?
c [woodworking][object] That grain is beautiful.
c [sewing][object] Those seams look so neat.
c [sewing][object] I'd wear myself out doing that. Respect.
c [dish] Looks delicious.
c [dish] Yum.
c [dish] That looks so good.
c [dish] I can almost smell it.
c [dish] What's your secret?
c [dish] Adding this to the list for the weekend.
c [cooking][dish] Restaurant quality.
c [dish] I'd pay for that.
c [dish] How did it taste?
c [dish] Mine never looks that good.
c [dish] Bravo.
c [dish] OK, I know what I'm making tomorrow.
c [dish] Looks perfect. Any left?
c [dish] I always mess this one up.
c [dish] My attempt went straight in the bin, so well done.
c [dish] Love how that came out.
c [dish] Simple and good.
c [dish] That's making me hungry.
c [dish] I tried this once. Once.
c [dish] {who^} would eat all of it in one go.
c [bread][dish] Beautiful crust.
c [bread][dish] What flour did you use?
c [bread][dish] I'd eat the whole thing with butter.
c [software] Very cool.
c [programming][software] Do you have a demo?
c [software] I love small tools like this.
c [software] Clever.
c [software] What was the hardest part?
c [job] I'm too scared to try that.
c [job] That's money saved.
c [job] Nice. How long did it take?
c [job] Respect.
c [job] Any special tools needed?
c [shot] Wow.
c [shot] Beautiful shot.
c [shot] I keep coming back to this one.
c [shot] What settings?
c [shot] Love it. Very atmospheric.
c [shot] I'd hang that up.
c [grown] Gorgeous.
c [grown] So jealous.
c [grown] What's your soil like?
c [grown] Goals.
d [object] Did you follow any instructions? | *A couple of videos, mostly. | I'll look for those, thanks.
d [dish] Was it worth the effort? | *Absolutely. | Good, I'm trying it then.
d [dish] How many servings was that? | *Supposed to be four. It was two. | Sounds about right.
d [dish] Did you follow a recipe or improvise? | *A bit of both. | The best way.
d [object job] What was the worst part? | *Cleaning up. | Always.
h {thing^}. Feedback?
h Just finished my {thing}
h [!job] My take on {a thing}
h [object] Current project: {thing}
x [object] I'm happy with how it turned out.
x [object] A few things I'd do differently, but overall it's good.
x [object] It took a lot longer than planned.
x [woodworking coffee keyboards cycling sewing][object] My favorite part is how it feels in use.
x [dish] I'm getting better at this.
x [dish] It wasn't hard, just slow.
x [dish] Next time a double batch.
d [object] Beautiful work. How did you learn this? | *Mostly from videos. | Same here, but mine don't look like that.
d [dish] Looks amazing. | *Thanks! Tasted good too. | I believe it.
d [object] How long did you plan this? | *Not long enough. | Sounds familiar.
d [object] Any regrets? | *A few, nothing you'd see in the picture. | Good answer.
d [dish] What would you do differently next time? | *Make more of it. | Haha, fair.
d [object shot dish] Was it as hard as it looks? | *Harder. | Respect, then.
o [dish] This was more work than I thought.
o [dish] Been craving this all week.
o [object] I had a few days off, so I finally got to it.
o [object] Had the idea last year and didn't get to it until now.

= count | any | text | - | frame
$ tries=3..9
% since=last year; the summer; last winter; spring; the start of the year; last autumn
% later=on Sunday; next weekend; tomorrow night; in a few days; on Monday
h {ask}
h Curious: {small}
h {ask} I'll start
h Honest question: {small}
h {ask} (asking for {who})
h Just wondering, {small}
h Random question: {small}
h Quick survey: {small}
h Serious question, {small}
o Came up {when} with {who}, and we couldn't agree.
o I see very different answers elsewhere, so I'm asking here.
o I have a feeling I'm not normal here, so let me ask.
o Simple question.
o Just curious.
o {who^} thinks I'm way off, so I'd like to hear from you.
o I've never seen actual numbers on this.
o Been wondering about this for a while.
o Nobody I know in real life is into this, so I can only ask here.
o Somebody mentioned a number in another thread that surprised me.
o I'll go first.
o This came up {when} and I realised I had no idea what's normal.
o I couldn't find a recent thread on this.
o No reason, just being nosy.
f n | {own}
x [!once] I asked {who} and got a number I don't believe.
x A rough number is fine.
x Say where you are, roughly, if you don't mind.
x [!setting] No judging.
x [!setting !once] It used to be a lot more, before {since}.
x [!setting !once] It used to be a lot less.
x [!setting] {who^} says that's too much.
x [!setting !once] {who^} says that's nothing.
x [!setting] Not sure if that's a lot or a little.
x [!setting !once] Online it seems to be either next to nothing or totally crazy.
x I'm curious how much it varies.
x I'll add up the answers {later} if there are enough.
x [!once !spreadsheets !boardgames !cooking !keyboards] I wrote it down for a while, so that's a real number.
x I'm guessing most of you are above that.
x I'm guessing most of you are below that.
x [!setting] Honest answers only.
q And you?
q What's yours?
q Am I the odd one out?
q What about you?
q Higher or lower?
q [!setting !once] Is that a lot?
q How does yours compare?
q What's normal?
q Am I way off?
q What do you say?
c {any} here.
c {any}, give or take.
c Closer to {any} for me.
c {any}. And I thought I was normal.
c [!once] About {any} on average.
c [!once] Used to be {any2}, now {any}.
c [!setting] {any}, but {who} would tell you {any2}.
c I counted once. {any}.
c Somewhere around {any}, it varies.
c {any}, more or less. Never really thought about it.
c Probably {any}.
c {any}, according to my notes.
c I'd say {any}, but don't quote me on it.
c [!setting] {any} for me, {any2} for {who}.
c [!once !setting !woodworking] {any}. It was {any2} a year ago.
c [!setting] Between {any} and I don't want to know.
c {any}, I just checked.
d [!setting !once] {any}, and I'm not ashamed. | Nobody should be. | You haven't met {who}.
d [!once !setting] I'm at {any}. | Interesting, it's {any2} here. | Everybody's different, I guess.
d [dollars][!once] {any} at the moment. | That sounds low to me. | Depends where you live, I guess.
d Around {any}. | Same here. | Good, so I'm not alone.
d {any}. | Wow. | What, is that a lot?
d [!once] {any}, I think. | You think? | I stopped keeping track {when}.
d [!once] It was {any2} for ages, now it's {any}. | What changed? | Honestly, just habit.
o {who^} asked me and I had no good answer.
o Talked about this with {who} {when} and now I want to know.
o Saw this question in another sub and the answers were all over the place.
o Looking for a reality check.
o [!once !space !film] Trying to figure out whether I should change something.
o I know it depends, but still.
o I know this is a bit personal, so no pressure.
o This is probably a silly question.
o Not judging anyone, just collecting numbers.
o Wondering where other people are on this.
o Genuinely curious.
o There must be an average somewhere.
o I never talk about this with anyone, so here goes.
o [setting][!money] I've changed this a few times and I'm still not sure.
x I'd like to know how far off I am.
x I don't know anyone else I could ask.
x Maybe I'm overthinking it.
x I read a number online that I found hard to believe.
x [!once !space !history !film] I've been thinking about changing that.
x Add why, if you like.
x I have a guess, but I don't want to influence anyone.
x I should probably know this by now.
x Just write the first number that comes to mind.
x I don't think there's a right answer.
x Would be interesting to see how that differs from place to place.

= guide | any | text | - | frame
$ tries=3..12 months=3..30
h How I {thing}, step by step
h PSA: how to {thing}
h How to {thing} without losing your mind
h Short guide: how to {thing}
h It took me {tries} tries, so here's how to {thing}
h How I {thing} now
h How to {thing} (for beginners)
h How to {thing}, the simple version
h Beginner guide: {thing}
h My way to {thing}
h Since it gets asked a lot: how to {thing}
o I get asked this a lot, so I'm writing it down once.
o It took me {tries} tries to get this right, so maybe it saves somebody some time.
o This is what works for me after {months} months, adapt as you like.
o {who^} asked how I do it, so I wrote it down.
o There are longer guides out there, this is the short one.
o Nothing new for the old hands, but there are a lot of new people here.
o I promised somebody in another thread that I'd write this up.
o I keep answering this in the comments, so here it is as a post.
o Saw three posts about this in one week.
o Here's how I do it. There are other ways.
o Not an expert, but this works.
o Writing this down mainly for my future self.
o Somebody asked for it, so here you go.
x I didn't invent any of this.
x I've done it this way for {months} months now.
x It looks like a lot, but it isn't.
x {who^} does it differently and that works too.
x [cooking bread repair cars woodworking keyboards printing photography] Read it once to the end before you start.
x You don't need anything special for it.
x I left out the fancy stuff, this is the basic version.
x If it goes wrong, it's usually because of a skipped step.
x I wish somebody had told me this when I started.
x [cooking bread houseplants woodworking coffee gardening languages] It's pretty forgiving.
x [cooking bread houseplants woodworking coffee gardening languages sewing keyboards] Don't stress if it isn't perfect the first time.
x Simple, but it took me a while to get there.
q Did I forget anything?
q What do you do differently?
q Corrections welcome.
q What would you add?
q Hope it helps somebody.
q Anything wrong in there?
c Step 2 is the one that everybody skips, then they post here.
c I do it nearly the same way.
c This should be pinned.
c Where was this {months} months ago, when I needed it?
c {when^} I did it exactly like this and it worked. Thank you.
c Good list. I'd add: take your time with the first step.
c [!programming !money !spreadsheets !travel] It took me {tries} tries even with instructions, so don't despair, newcomers.
c Thanks, saved.
c Clear and short, thank you.
c I've been doing step 3 wrong this whole time.
c Good write-up.
c Going to try this on the weekend.
c Been doing it like this for years, can confirm.
c Thank you, every other guide is an hour-long video.
c Step 4 is where I always mess up.
c Not how I'd do it, but if it works it works.
c Nice and simple. The wiki should link to this.
c Didn't know about the last step, thanks.
d Is the order of the steps important? | *The first two, yes. | OK, that's where I went wrong then.
d [!cars !aquariums] I skip step 3. | *I'd leave it in, but it's up to you. | I'll try it with it next time.
d Saved. Thanks for keeping it short. | *I can't stand the long ones. | Same.
d Any mistake that beginners always make? | *Rushing it. | Guilty.
d Gave this a try {when}. | *And? | Worked better than expected.
d How long does the whole thing take? | *Longer the first time, after that it's quick. | OK, that's what I figured.
c Great, thanks.
c Very helpful.
c Saving this.
c Thanks for taking the time.
c This is exactly what I needed today.
c More posts like this, please.
c Adding this to my notes.
c I've read ten of these and this is the first one I understood.
c Short and sweet.
c Can't believe it's that simple.
c Good reminder.
c I used to do it differently, this sounds better.
c Do you do this every time?
c What happens if you skip one?
c Thanks, even as an old hand I learned something.
c This helped, thank you.
c Great for beginners.
c OK, you've convinced me to try it.
c I always forget one of these.
c Looks doable.
c Finally a guide without a life story.
c Nice, I'd forgotten about the third one.
c Wish I'd seen this a year ago.
c Is that all? I expected more.
c I needed this last week.
c Can confirm, works.
c Not sure about the last step, but the rest is solid.
c I'll give this a go.
c Clear enough even for me.
d Does it have to be exactly like that? | *No, roughly is fine. | Great, roughly I can do.
d Who taught you this? | *Nobody, lots of mistakes. | The usual teacher.
o It seems to be a common question, so here's my answer.
o For all the new people here.
o I finally have a routine for this that works.
o I learned this the hard way.
o Short version of what I've learned over the last {months} months.
o {who^} wanted to know how I do this.
o I've seen some strange advice on this lately, so here's mine.
o No secrets here, just the basics.
o I wish I'd had this when I started, so maybe it helps somebody.
x [cooking bread coffee repair woodworking keyboards printing sewing cars cycling] Takes a bit of practice.
x After a few times you won't need the list any more.
x There are videos for all of it if you prefer that.
x I'm sure some of you do it better.
x Adapt it to your own situation.
x I've tried other ways and came back to this.
x Nothing complicated.
x This is what works for me, your mileage may vary.
x The order matters.
q Questions?
q Did I get anything wrong?
q What's your way of doing it?
o Copying this from my notes, more or less.
o I showed this to a beginner and it worked, so it should work for you.
o This took me embarrassingly long to learn.
o If you're new to this, start here.
o I got a lot of help here, so I'm giving something back.
o Before you buy anything new, try this first.
x It took me a while to see that the boring steps are the important ones.
x I've explained this to a few people now and these are the points that matter.
x I'm not saying it's the only way, but I've had good results with it.
x If you get stuck somewhere, tell me where and I'll try to help.
x Take your time with the first two, the rest goes by itself.
x [cooking bread coffee repair woodworking keyboards printing sewing cars cycling] You'll be slow the first time. That's normal.
x [cooking bread coffee repair woodworking keyboards printing sewing cars cycling] I do it without thinking by now, so I hope I didn't leave anything out.
x Feel free to ask if something isn't clear.
x I learned most of this from people here, so thank you.
x None of this is new, but I'd have liked to find it in one place.
x If you already do it another way and you're happy, don't change anything.
x I've written it as short as I can.
x There are fancier versions of this, but I'd start with the simple one.
x Someone will tell you that you can leave out half of it. Maybe you can.
x I've made most of the possible mistakes, so you don't have to.
q Let me know if I forgot a step.
q Happy to answer questions about any of the steps.

= talk | any | text | - | frame
x I've been thinking about this for a while.
x No wrong answers.
x It came up {when} with {who}.
x Newcomers too, please.
x I know it's been asked before, but the last thread is ages old.
x Short answers are fine.
x Just curious.
x Didn't find a recent thread about it.
x Slow day at work, so let's hear it.
q What do you all think?
q Curious what everybody else says.
q What about you?
q I'll read every answer.
q What would you say?
q Let's hear it.
c Reading this thread with a pen and paper.
c Great thread, I'm just here for the answers.
c Came for the question, staying for the answers.
c Good thread.
c Lots of good answers here already.
c No strong opinion, but this is a fun read.
c Saving this thread.
c I'm with the top comment.
d This gets asked every month. | And every month there's something new in it, so let them ask. | Fair.
c Fun question.
c I love threads like this.
c Need to think about that one.
c So many good answers.
c Some of these are great.
c Interesting thread.
c Commenting to find this later.
c Great answers.
c I've got no answer but I'm enjoying this.
c This is the kind of thread I'm here for.
c I'd upvote half of these answers twice.
c More of these threads, please.
c Read all of it. No regrets.
c The answers here are better than in my group chat.
x Thought this could be a fun thread.
d Reading these makes me feel better. | Same. | Same here.
d Is this going to be a yearly thread? | I hope so. | Let's make it one.
d Which answer do you like best so far, OP? | *Can't decide, there are a few good ones. | Diplomatic.
d Some great stuff in here. | Sort by new as well, a lot of good ones are at the bottom. | Thanks, doing that now.
d I love how different the answers are. | And everyone's so sure of theirs. | That's Reddit for you.
d Commenting so I can find this again. | There's a save button. | I'd forget that I saved it.
d OP, are you going to make a list of these? | *If I find the time. | Please do.
c Reading all of these on the train, thanks.
c This thread is gold.
c I was hoping someone would ask this.
c Didn't expect so many answers.
d Unpopular opinion: half of these answers are the same answer. | Which half? | The half I agree with. | So you agree with yourself. | Usually, yes. | Can't argue with that. | You could try.
d Has this sub always been this nice? | You should have seen it three years ago. | What happened? | New moderators. | Then thank you, new moderators. | They never read this far down. | We do.

= poll | any | poll | - | poll
x Vote, then tell me why.
x Settle it for me and {who}, please.
x I know, the right answer is missing. It always is.
x Just curious.
x Comment if it's something else.
x I'm guessing it's not even close.
x Lost a bet about this with {who}, or won it, we'll see.
c Voted for the last one out of spite.
c Missing option: it depends.
c I voted and then read the comments and now I'd vote differently.
c {who^} voted the opposite.
c I'd have bet on a different winner.
c Voted. What's yours, OP?
c The second one, every time.
c The first one, and it's not even close.
c I voted for what I do and not for what I should do.
c Can't choose.
c Who's voting for the last one? Be honest.
c Where's "none of the above"?
c I'm surprised that it isn't closer.
c Third option for me.
c Voted. Surprised by the results so far.

= fact | any | text | - | frame
h {title}
x I came across it {when} and had to look it up.
x {who^} didn't believe me until I showed the source.
x I've known this for years and it still gets me.
x No idea why nobody mentions this at school.
x Sorry if everyone here knows this already, I didn't.
x Stumbled over it {when} and thought of this sub.
x I had to read it twice.
x I checked, it's true.
q What's a fact like this that you never forget?
q Does anyone have a good book on this?
q Anyone here who knows more about it?
c Told {who} about this and got a blank look.
c Didn't know that. Thank you.
c Every time I read this it sounds made up.
c TIL.
c I learned this at school, forgot it, and am now amazed again.
c Brilliant.
c I had to read that three times.
c Somebody explain this to me like I'm five.
c That's my fact for the next family dinner.
c This kind of post is why I'm subscribed.
c Wild.
c I used to teach this. Always got the best reactions.
c I knew the first half, the rest is new to me.
c Never thought about it that way.
c Cool, thanks for posting.
c Wait, really?
d Is that really true? | It is, I looked it up. | Wow. OK.
d This broke my brain a little. | Same. | And I thought I knew this stuff.
d Do you have a source? | *Any decent book on it has this, I'll look for a link. | Thanks, no rush.

= link | any | link | - | link
h Good read: {page}
h {page} (worth the five minutes)
h {page}
h {page}, in case anyone's interested
h Found this: {page}
h Useful page: {page}
h Saw a question about this the other day: {page}
x Short and clear, I thought.
x Answers a question we get here a lot.
x Not mine, I just liked it.
x Might be useful for the newer people here.
x Didn't know most of this.
x Found it again while cleaning up my bookmarks.
c Thanks for posting, I'd missed that page.
c Short, but it's all there.
c Read the whole thing. Didn't expect to.
c Saved for {later_on}.
% later_on=the weekend; the train home; later; a rainy day; tonight
c Bookmarked.
c Nice find.
c I knew about half of it.
c I wish more pages were this short.
c Good to have it in one place.
c Thanks!
c That site is pretty good in general.
c Good one for beginners.
c Was looking for exactly this.
c Could go into more detail, but OK.
d Did anyone actually read it? | I did. It's not long. | OK, then I will too.
d Is there a print version? | You can just print the page. | True, hadn't thought of that.
d Summary, anyone? | It's two minutes of reading. | Fair enough.
d Is this still up to date? | As far as I can tell, yes. | Thanks.
d Repost? | First time I've seen it. | Same.
c Bookmarked, thanks.
c Good to know.
c Didn't know that site.
c Helpful, thanks.
c Learned something.
c Fine for beginners, I guess.
c Didn't know half of that.
c OK, that was interesting.
c Clear and simple.
c Thanks OP.

= done | any | text | - | frame
% when=last night; yesterday; this morning; on Sunday; on Saturday; on Tuesday; the other day; last weekend; on Friday; on my day off; two days ago
h {thing^}, finally
h Small win: {thing}
h {thing^}! I had to tell someone
h {thing^}, and I'm still grinning
h I did it. {thing^}
h Not a big thing for most of you, but: {thing}
h {thing^}, done {when}
h {thing^} ✔
h Finally: {thing}
h My {thing}
h [trip] Back from my {thing}
h [trip] {thing^}, short report
h [event] {thing^}: how it went
o I didn't think I'd write this post this year.
o {who^} didn't think I'd do it, and to be fair neither did I.
o Quick post, since nobody around me cares about this.
o I've read other people's posts like this for ages, so here's mine.
o Done {when}, and I'm still a bit stunned.
o This has been on my list for about two years.
o Sorry for bragging, but I'm happy.
o Some of you helped me with this, so I thought I'd report back.
o [trip] Got back {when} and I'm already missing it.
o [trip] Wanted to do this for years and never got around to it.
o [event goal] I started from zero, for context.
o [event] It finally happened {when}.
x [trip event] I'd do it again tomorrow.
x What helped most was telling {who}, because then I couldn't back out.
x I made every beginner's mistake and it worked anyway.
x The hardest part was starting, like everyone here says.
x Thanks to this sub, I've learned a lot here.
x There was a moment in the middle when I nearly stopped.
x {who^} asked what's next, and I had no answer.
x I celebrated with cake.
x I know plenty of you have done more, but I'm happy with it.
x It was easier than I'd been telling myself.
x It was harder than I'd expected.
x {who^} was more excited than I was.
x If I can do it, so can you.
x [event goal] I'm not very talented, I just kept going.
x [event] I'm sore and I don't care.
x [trip] Next time I'd pack half as much.
x [trip] Weather could have been better.
x [trip] I'd go again in a heartbeat.
x [trip] {who^} wants to come along next time.
x [goal] Took longer than planned.
q What should be next?
q Any advice for the next one?
q [trip] Where should I go next?
q [trip] Happy to answer questions about the route.
q What was your first one like?
c Congratulations!
c That's huge, well done.
c Nobody can take that away from you.
c I remember mine.
c Proud of you, stranger.
c Well done.
c Love posts like this.
c Congrats! Keep it up.
c Awesome.
c Nice one!
c Great job, OP.
c I'm about half a year behind you, so thanks for this.
c This is the kick I needed.
c Good for you.
c [event goal] The first one is the hardest.
c [event goal] Took me {anytries} tries, so well done.
c [event goal] Enjoy it. And then take a few days off.
c [event] What was your training like?
c [trip] Sounds like a great time.
c [trip] I've had this on my list forever.
c [trip] How was the weather?
c [trip] Photos?
c [trip] Jealous.
c [trip] Would you change anything about the route?
$ anytries=2..5
d [goal][!fitness] Congrats! How long did it take you to get there? | *Longer than planned. | That's how it goes. Well done.
d What's next? | *Sleep. | Correct answer.
d [event goal][!camping] I'm trying the same and it isn't working. | *It didn't work for me for ages either, then it did. | That's what I needed to hear.
d What was the hardest part? | *Getting started. | Same for me.
d [trip] Would you recommend it? | *Yes, but take more time than I did. | Noted, thanks.
d [trip] Did you plan it all in advance? | *Half of it. | That's about right, I think.
d [trip] How much did it cost you? | *Less than a week at a hotel. | OK, now I'm interested.
d [event] Did you have a plan? | *I had one. I didn't follow it. | Haha, same.

= verdict | any | text | - | frame
h {thing}: a few thoughts
h {thing}, without spoilers
h Just finished {thing}
h Is {thing} worth your time?
h {thing}: I wanted to love it
h I finally got to {thing}
h {thing} is better than people say
h {thing}, a late review
h Thoughts on {thing}?
h [film] Watched {thing} {when}
h [film] Saw {thing} {when}. Mixed feelings
h [books] Finished {thing} {when}
h Can we talk about {thing}?
h {thing} vs {rival}
h Did anyone else like {thing}?
o {who^} had been telling me about {thing} for ages, and {when} I gave in.
o I went in knowing nothing, which I recommend.
o I know I'm late to this.
o I had low hopes for this one.
o I had high hopes for this one.
o No spoilers below.
o Not sure what to make of it yet.
o I expected something else after {rival}.
o [film] Saw it with {who}, who fell asleep.
o [film][!horror] Only a handful of people in the cinema.
o [books] Read it in about a week.
o [books] Started it three times before it clicked.
o [books] Borrowed it from {who} and don't want to give it back.
x What I liked: {pro} What I didn't: {con}
x {pro} But: {con}
x {pro} On the other hand: {con}
x Best thing about it: {pro} Worst thing: {con}
x My main problem: {con} Still: {pro}
x {con} Apart from that I really liked it. {pro}
x First the good part. {pro} And the less good part. {con}
x For me it's above {rival}, but not by much.
x If you liked {rival}, you'll probably like this.
x I kept thinking about it the next day.
x {who^} hated it.
x {who^} loved it, I liked it.
x It's not perfect, but I was never bored.
x The ending didn't quite work for me.
x The ending is worth it.
x I wouldn't call it fun, but it's good.
x I can see why people are split on this one.
x The beginning is slow, stick with it.
x I don't think I'd go through it a second time.
x I'll give it another go in a year or so.
x [film][!horror] The sound alone is worth the ticket.
x [film][!horror] Go see it on a big screen if you can.
x [books] I read the last third in one go.
x [books] The writing is really good, page for page.
f s | I gave it {s} out of ten. | {s} out of ten. | A solid {s} out of ten. | For me it's {s} out of ten. | {s} out of ten from me.
q What did you think?
q Am I too harsh?
q What should I try next if I liked this one?
q Did the ending work for you?
q Anyone else?
q Agree?
c {anys} out of ten for me.
c I'd give it {anys} out of ten, and I'm usually kind.
c {anys} out of ten, but I was tired.
c {anys} out of ten here.
c Solid {anys} out of ten.
c {anys} out of ten, could have been more with a better ending.
c You've sold me on it.
c I gave up halfway, maybe I'll try again.
c I liked {rival} better.
c The ending alone is worth it.
c It's been on my list for a year, moving it up.
c I saw it differently, but that's a fair take.
c The quiet parts are the best ones.
c Didn't work for me at all.
c Overrated, in my opinion.
c Underrated, in my opinion.
c Exactly how I felt.
c Thanks for no spoilers.
c {who^} recommended it to me too.
c [books] Haven't got to it yet, is it very long?
c I'd say it's better the second time.
c [film] I'd see it again just for the sound.
c [film][!horror] Saw it in a full cinema, great atmosphere.
c [film] It's streaming now, I think.
c [books] The audiobook is good too.
c [books] Just ordered it.
c [books] My book club did this one. Half of us finished it.
c [books] I thought the first hundred pages could have been fifty.
d Better than {rival}? | *Different. If I could keep one, I'd keep this. | OK, now I'm curious.
d Is it slow? | *In the first half, yes. | That's what I was afraid of.
d I didn't get the ending. | Me neither, to be honest. | I think that's on purpose.
d {s} out of ten? Really? | Tastes differ. | They do.
d Do I need to know {rival} first? | *No, not at all. | Great, thanks.
d Is it sad? | *In places. | OK, maybe not this week then.
$ anys=3..10
`;
