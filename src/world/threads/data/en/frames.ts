/** Lines that the forms of all topics share, by frame, in the format of `parseForms`. */
export const frames = `
= problem | any | text | - | frame
% when=last night; yesterday; this morning; on Sunday; on Saturday; on Tuesday; the other day; last weekend; on Friday; on my day off; two days ago
% since=Sunday; last week; Tuesday; last weekend; Friday; Saturday; the beginning of the month; Thursday
% onset=last week; a few days ago; last weekend; on Monday; about a week ago; some time last week
$ days=3..10 later=3..12 months=2..20 tries=2..5 hours=2..6
% who=my wife; my husband; my partner; my brother; my dad; a friend; a coworker; my flatmate
h [!languages !chess] {thing^} {sym}
h My {thing} {sym}
h My {thing} {sym}. Any ideas?
h My {thing} {sym}, help?
h [!languages !chess] {thing^} {sym}, what am I missing?
h [!languages !chess] {thing^} {sym} and I don't know why
h [!languages !chess] Help: {thing} {sym}
h [!languages !chess] {thing^} {sym}, any ideas?
h Anyone else? My {thing} {sym}
h [device house] {thing^} {sym}. Where do I start?
h [device][!slow] {thing^} suddenly {sym}
h [code] {thing^} {sym}, what did I do wrong?
h [being] New here. My {thing} {sym}
o This is driving me nuts.
o I'm stumped.
o Not sure what to try next.
o Could use some help here.
o I'm out of ideas.
o Hoping somebody has seen this before.
o First time posting, sorry if I leave something out.
o Searched the sub but didn't find quite this.
o I must be missing something.
o Been fighting with this for a while.
o A bit lost here.
o Stuck on this one.
o Second opinion wanted.
o Hi all, question from a lurker.
o I've read a bunch of old threads and none of them quite match.
o [device being ache][!slow] Started {onset}.
o [device][!slow] Everything was fine until {onset}.
o [batch] I can't get this right.
o [cooking bread coffee printing][batch] Tried again {when}, same result.
o [cooking bread coffee printing][batch] Same thing again {when}.
o [batch] I thought I had this figured out.
o [code] This has eaten my whole afternoon.
o [code] I'm sure it's something dumb.
o [code] Probably a beginner question.
o [skill] Feeling a bit stuck.
o [skill] Getting frustrated.
o [skill] Not sure what to change.
o [plant][!slow] I'd hate to lose this one.
o [plant] Not much of a green thumb, so bear with me.
o [ache] Anyone else had this?
o [being][!fish !two] First-time owner here.
o [being][!fish] Looking for advice from people who've been through this.
x I thought it was {wrong}, but now I'm not so sure.
x Everything I find online says {wrong}.
x A friend says it's {wrong}.
x My first thought was {wrong}.
x My guess would be {wrong}, but it's only a guess.
x I don't think it's {wrong}.
x Could be {wrong}, but I doubt it.
x So far I've been blaming {wrong}.
x {who^} says it's {wrong}. I'm not convinced.
x {who^} thinks it's {wrong2}.
x Some threads say {wrong}, others {wrong2}.
x Most of the old threads say {wrong}.
f days | [device][!slow] It's been doing this for {days} days. | [device being ache][!slow] It's been like this for {days} days now. | [device being][!slow] This has been going on for {days} days. | [device being ache][!slow] It started {days} days ago. | [plant water][!slow] It's been {days} days since I noticed. | [plant water][!slow] I first noticed it {days} days ago.
f owned | [!puppy !kitten !herbs !being !aged] I've had the {ware} for {owned} months. | [!puppy !kitten !herbs !being !aged] I've had this {ware} for {owned} months.
q What would you check first?
q Any ideas?
q What am I missing?
q Has anyone had this?
q Could it be {wrong2}?
q What would you try?
q Thoughts?
q Any advice?
q Where would you start?
q Is this normal?
q What should I try next?
q Any pointers?
q Is there an easy fix?
q Anyone?
q How do I fix this?
q Ideas?
q Does anyone recognize this?
q Has anyone figured this out?
q Would appreciate any tips.
q [device][!woodworking !space !slow] Is this worth fixing?
q [cycling sewing cars][device] Shop, or can I fix this myself?
q [being][!fish] How did you deal with it?
q [being][puppy kitten] Does this pass by itself?
q [plant][!slow] Can it be saved?
q [plant] Should I do something or leave it alone?
q [ache] What helped you?
q [skill] What got you past this?
q [batch] What should I change next time?
q [code] What would you look at first?
u EDIT: It was {cause}. I {fix}. Thanks everyone!
u EDIT: Solved, it was {cause}. I {fix}.
u [device batch code water being ache house][!slow !space] Update: it was {cause}. I {fix}. It's been fine for {later} days.
u Edit: it was {cause}, thanks to everyone who suggested it. I {fix}.
u EDIT: Found it. It was {cause}.
u [device batch code water being ache house][!slow !space] Update after {later} days: I {fix}. So far so good, so I guess it was {cause}.
u Solved! I {fix}. It was {cause}.
u EDIT for anyone with the same problem: it was {cause}. I {fix}.
u Update: {cause}. I {fix}.
u EDIT: {cause^}, just like some of you said. I {fix}.
c [plant] Can you post a picture? Hard to say more without seeing it.
c [cooking bread printing woodworking sewing][batch] Can you post a picture? Hard to say more without seeing it.
c [device being plant batch] Had the same thing with mine, so I'm following this.
c [device] Mine did that too. It stopped by itself and I never found out why.
c [!history !travel] Following, I've got the same thing going on.
c My guess is something small. It was in my case.
c [device being ache plant water][!slow] Did anything change in the week before it started?
c No answer from me, only sympathy.
c I'd bet on {cause}.
c {cause^} would be my first suspect.
c My guess is {cause}.
c For me it was {cause}. Took me forever to find.
c Not an expert, but it sounds like {cause}.
c [!history] Had the same last year. It turned out to be {cause}.
c Had the same problem a while ago. I {fix} and that was the end of it.
c I {fix} and that fixed it for me. No idea if it's the same with yours.
c Most likely {cause}.
c Are you sure it isn't {wrong}? It was for {who}.
c {wrong2^} can cause this too, just saying.
c Everyone always blames {wrong}. In my experience it rarely is.
c Came here to say {cause}.
c Sounds like {cause}.
c {cause^}?
c Could be {cause}.
c {cause^}, most likely.
c I'd say {cause}.
c {cause^}. Happened to me too.
c Could be {wrong2} as well.
c Had this too. For me it was {wrong2}.
c Did you find out what it was?
c Any news on this?
c Same here, no solution yet.
c Never seen this, but upvoting so someone who knows sees it.
c Please update when you know more, I've got the same question.
c Don't overthink it. I bet it's {cause}.
c {who^} had this last year and it was {wrong2}.
c Sounds familiar. Mine turned out to be {cause}, not {wrong}.
c Not {wrong}, that would look different.
c Lots of people run into this, you're not doing anything crazy.
c Ugh, this one. Took me ages to sort out.
c [coffee printing photography film cars appliance machine][!design !batch] Check the manual if you still have it. Mine had a page on this.
c [device][!woodworking !slow] I'd take it to someone who can look at it in person.
c [device] I lived with this for months before I did anything about it.
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
c [programming][code] Can you reproduce it with just a couple of lines?
c [code] Make a copy and delete things until it works. Crude, but you'll find it.
c [code] Which version are you on?
d = My money's on {guess}. | *Hadn't thought of that, thanks. | Good luck.
d = Sounds like {guess} to me. | I'd say the same. | *OK, that's where I'll start then, thanks.
d = Could be {guess}. | *I wondered about that too, but {who} says no way. | I'd check it anyway.
d = For me it was {guess}. | How long did it take you to find out? | Way too long. I started with {other}, like everybody.
d = Honestly? {guess^}. | *I hope you're right, that sounds doable. | Let us know.
d = Could it be {guess}? | *Maybe, I'll have a look. | Let us know.
d = I'd bet on {guess}. | I was thinking the same. | Third vote for it.
d = I'm no expert, but could it be {guess}? | That's what I'd look at. | *Thanks both, will do.
d = {guess^}? | *How would I tell? | Rule it out and see if it still happens.
d = Probably {guess}, but hard to say from here. | *That's already more than I had this morning. | Good luck, and post what you find.
d = I had the same and it was {guess}. | Same here, {guess}. | OK that's two of us, OP.
d = Might be {guess}. | I doubt it, you'd notice that right away. | I didn't notice mine for ages.
d - {guess^}. Always {guess}. | *That was my first thought too. Sadly no. | OK, then I'm out, sorry.
d - Are you sure it's not {guess}? | *As sure as I can be, yes. | Fair enough, just had to ask.
d - It's {guess}. | I wouldn't be so sure. | *I don't think it is, no.
d - I'd say {guess}, that's what it was for me. | *Wasn't it here, unfortunately. | Worth a try. Sorry!
d - Could it be {guess}? | *No, I don't think so. | OK, then I'm out of ideas.
d + It's {guess}. I had exactly this. | *You were right! I {fix}. | Great, thanks for reporting back. Most people never do.
d + Is it {guess}? | *That was it. I {fix}. All that worry for nothing. | Happens to all of us.
d + I'd put money on {guess}. | *You win. It was {guess}. | Ha, glad it's sorted.
d + {guess^}, I'm fairly sure. | Agreed. | *Can confirm: {guess}. I {fix} and it's fine now.
d + {guess^}? Mine was exactly like this. | *Just checked, that was it! Edited the post. | Love a happy ending.
d + Sounds like {guess}. | *It was! Thank you so much. | You're welcome.
d I have the exact same problem. | Any luck so far? | No, hence me sitting in this thread.
d Did you find a solution? I'm having the same thing. | *Nothing definite yet, I'll edit the post when I know. | Thanks, appreciate it.
d [device][!slow] Has it ever worked properly? | *Yes, it was fine before. | Then something changed, the question is what.
d [device][!cars !space] I'd just buy a new one. | Not everyone wants to throw things out. | Fair, but think about what your time is worth.
d [device] Take it to a pro. | *I'd like to try it myself first. | I respect that. Just know when to stop.
d [device][!slow] Can you take a video of it? | *I'll try later today. | Please do, that tells us more than a photo.
d [batch] What do you use for it? | *Nothing special, what everybody recommends. | OK, I'd look at the process and not at the gear then.
d [cooking bread coffee][batch] I'd follow a recipe to the letter once, just to have a baseline. | *I thought I had. | Everybody thinks they have.
d [being][!fish] Have you asked your vet? | *Yes, everything's fine there. | Good, then it's just behavior and you can work on that.
d [being][!fish] Mine does the same. | Mine too. | *That's oddly reassuring.
d [houseplants][plant] When did you last change anything? | *Can't remember, months ago. | Plants are slow, it can still be that.
d [houseplants][plant] I'd leave it alone for two weeks. | *Doing nothing is hard. | It's most of the job.
d [injury fit mobility][ache] Have you seen somebody about it? | *Not yet. | Please do if it's still there in two weeks.
d [injury fit mobility][ache] Rest. | *I was afraid someone would say that. | It's boring and it works.
d [skill] How long have you been at it? | *Long enough that I expected more. | Everyone feels that way. Compare with a year ago.
d [chess languages][skill] I had the same and a better teacher fixed it in an hour. | Not everybody can afford a teacher. | True. A friend who's better than you does the job too.
d [code] Can you show us the actual thing? | *I'd have to strip out half of it first. | Do that. You'll likely find it while stripping.
d [code][!ci] Did you try it on another machine? | *Same there. | OK, so at least it isn't your setup.
d [code] Search for the exact wording, someone's had this before. | *I did, it's a dead forum thread from ten years ago with no answer. | The classic.

= review | any | text | - | frame
$ anymonths=3..24 days=3..14
% months=6; 7; 8; 9; 10; 11; 14; 15; 18; 20; 24
% who=my wife; my husband; my partner; my brother; my sister; a friend; a coworker; my flatmate
h [item] {months} months with {a thing}
h [item service game][!once] {thing^} after {months} months
h {thing^}: worth it?
h [item service game][!once] Review: {thing} ({months} months)
h [item service game][!once] {thing^}, {months} months in
h [item] Switched from {rival} to {a thing}
h [item] Thoughts on my {thing}
h [item] Long-term review: {thing}
h My experience with {a thing}
h [item service] {thing^} or {rival}? I've now tried both
h [game stay service] My thoughts on the {thing}
h {thing^}, short review
h [stay] {thing^} instead of {rival}: would I do it again?
h [stay] {thing^}, how it really was
o Short review, since I couldn't find one when I was looking.
o [item service] Not sponsored, I paid for it myself.
o For anyone on the fence.
o [item] Bought this on a whim.
o [item] I went back and forth between this and {rival} for weeks.
o [item] {who^} has one and kept telling me to get one too.
o [item service] A few words now that the honeymoon is over.
o [item] I was on the fence for a long time.
o [item] Most reviews are from the first day, so here's a later one.
o [item game] Some people here asked about this.
o [item] Been meaning to write this up.
o [stay] Just got back.
o [stay] First time doing this.
x {pro} {con}
x {con} {pro}
x {pro}
x {con}
x {pro} {con} Still happy with it.
x {pro} {con} Overall I'm happy with it.
x {pro} Only downside: {con0}
x {pro} My only gripe: {con0}
x Pros: {pro0} Cons: {con0}
x The good: {pro0} The bad: {con0}
x {pro} {con} I can live with that.
x {con} I can live with that. {pro}
x {con} Apart from that I'm happy with it. {pro}
x {pro} That alone was worth it for me. {con}
x {pro} {con} That's about it.
x [item] No regrets so far.
x [item] I'd buy it again.
x Worth it for me.
x Would recommend.
x [item] I wouldn't pay full price for it, though.
x [item] Should have bought it sooner.
x [item] If it broke I'd get the same one again.
x [item] You don't need one, but it's nice to have.
x [item service] {who^} still swears by {rival}.
x [item] I'd look for a used one first.
x [stay] I'd do it again, but not every time.
x [stay] Next time I'd book earlier.
x [game] Not for everyone, but I really like it.
f months | [game] I've had it for {months} months. | [item] I've had it for {months} months. | [item] I've been using it for {months} months. | [item] Got mine {months} months ago. | [item] I've had mine for {months} months now. | [service][!once] I've been using it for {months} months.
f price | [game item] I paid \${price} for it. | [item game] It was \${price}. | [item] It cost me \${price}. | [item] Mine was \${price}. | [item] Paid \${price} for mine. | [service][!once] I pay \${price} for it. | [service][once] I paid \${price} for it. | [stay][!train] It was \${price} a night. | [stay][!train] I paid \${price} a night. | [stay][train] It cost me \${price}. | [stay][train] I paid \${price} for it.
q [item] Anyone else have one?
q Happy to answer questions.
q [item] What did you pay for yours?
q [item] How's yours holding up?
q [stay service] Has anyone else tried it?
q [item] What are you all using?
c [item] Paid \${anyprice} for mine, so you did all right.
c [item] \${anyprice} here, and that was on sale.
c [item][!fitness !running !cooking] I got mine used for \${anyprice}. No regrets.
c [item] Mine was \${anyprice} and they've gone up since.
c [item] \${anyprice} at the local shop. They matched the online price.
c [item] Got one for \${anyprice} {when}, still happy with it.
c [item] Saw one for \${anyprice} the other day and didn't buy it. Idiot.
c [item] {anymonths} months with mine, same experience.
c [keyboards printing photography coffee repair][item] Mine gave up after {anymonths} months. Might just be bad luck.
c [item] {anymonths} months in and no complaints.
c [item][!cars !repair] I've had mine for {anymonths} months and use it every week.
c [item] Thanks, every other review is from day one.
c [item] I went with {rival} in the end and I'm happy with it.
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
c Good to hear both sides.
c [item] Did you look at any others?
c [item] Do they still make it?
c [item] What made you choose this one?
c [item] OK, that settles it. Ordering one.
c [running cycling keyboards printing photography programming cats cars][item] I'd wait for the next version.
c [item] I looked at it in the shop and it felt cheap to me.
c [woodworking repair photography camping sewing running][item] Borrow one first, then decide. That's what I did.
c [item] It's a bit overpriced, but I don't know a better one.
c [item][!digital !espresso !machine] Same here, wouldn't go back to {rival}.

= made | any | image | - | frame
$ hours=3..16 days=2..20 tries=2..5
% when=yesterday; on Sunday; last weekend; this weekend; last night; on Saturday
% who=my wife; my husband; my partner; my brother; my sister; a friend; my flatmate; my dad
h {thing^}
h [object job software] My first {thing}
h [object] Finished my {thing}
h [object] Made {a thing}
h [object job] {thing^}, finally done
h [object] {thing^}. What do you think?
h [object job software] Just finished my {thing}
h [object][!cheap] {thing^}, \${cost} in materials
h [object] Finally finished my {thing}
h [dish] Made {a thing} {when}
h [dish] First try at {a thing}
h [dish] My {thing}
h [cooking][dish] {thing^} for dinner
h [grown] My {thing} this year
h [grown misc] My {thing}
h [job] {thing^}, done at home
h [job] Did my first {thing}
h [software] I made {a thing}
h [software] Side project: {thing}
h [shot] Feedback on this one? {thing^}
o First post here, be nice.
o Long-time lurker, first post.
o [object job software] Took me longer than planned.
o [object job software] Had been putting this off for months.
o [object] Finally got around to it.
o [object] Did this on my own, with a lot of videos.
o [woodworking sewing printing keyboards][object] Needed one and didn't like the ones in the shops.
o [dish] Been wanting to try this for a while.
o [dish] Rainy day, so I had time.
o [shot] Not sure how I feel about this one.
o [software] Built this mostly for myself.
o [grown] Took a while, but it was worth the wait.
x [object] Pretty happy with it.
x [object dish] Not perfect, but I'm happy with it.
x [object] Already thinking about the next one.
x [object job software] Learned a lot from this one.
x [object] {who^} already wants one.
x [object job] I nearly gave up halfway through.
x [object job software] I thought it would take an afternoon.
x [object] Would plan it better next time.
x [dish] Would make it again.
x [dish] {who^} liked it.
x [dish] A bit more salt next time.
x [job] Glad it's done.
x [job] Not a job I want to do again soon.
x [software][!games !chess] Nothing fancy, but I use it every day.
f hours | [object software misc shot] Took about {hours} hours. | [object][!long] About {hours} hours of work. | [object][!long] Roughly {hours} hours of work. | [cooking][dish][!long] About {hours} hours from start to finish.
f cost | [object job][!cheap] Materials were \${cost}. | [object job][!cheap] I spent \${cost} on it. | [object job][!cheap] About \${cost} all in. | [object job][!cheap] Cost me \${cost} in total.
q What would you change?
q Feedback welcome.
q [object dish] Any tips for the next one?
q What do you think?
q [dish] How do you make yours?
a hours | [!job !long !grown] How long did this take you? | About {hours} hours in total.
a cost | [object job][!cheap] What did you spend on it, if I may ask? | \${cost} in the end, a bit more than I'd planned.
c [object] Mine took {anyhours} hours and looks worse. Well done.
c [object] {anyhours} hours here for about the same thing. You get faster.
c [object job][!cheap] I spent \${anycost} on mine and it looks worse.
c [object job][!cheap] \${anycost} here, but I had to buy some tools too.
c [object dish shot] That's lovely.
c [object shot] You've got an eye for this.
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
d [object] Beautiful work. How did you learn this? | *Mostly from videos. | Same here, but mine don't look like that.
d [dish] Looks amazing. | *Thanks! Tasted good too. | I believe it.
d [object] How long did you plan this? | *Not long enough. | Sounds familiar.
d [object] Any regrets? | *A few, nothing you'd see in the picture. | Good answer.
d [dish] What would you do differently next time? | *Make more of it. | Haha, fair.
d [object shot dish] Was it as hard as it looks? | *Harder. | Respect, then.

= count | any | text | - | frame
$ tries=3..9
% since=last year; the summer; last winter; spring; the start of the year; last autumn
% later=on Sunday; next weekend; tomorrow night; in a few days; on Monday
% who=my wife; my husband; my partner; my brother; my sister; a friend; a coworker; my flatmate; my dad
h {ask}
h {ask} I'll start
h Just curious, {small}
h Honest question: {small}
h Quick question: {small}
h {ask} Just curious
h So, {small}
o Just curious.
o Came up {when} with {who}.
o {who^} thinks I'm way off.
o Simple question.
o I've seen wildly different numbers on this.
o Never seen a thread on this.
o Been wondering about this for a while.
o I'll go first.
o Somebody mentioned a number in another thread that surprised me.
f n | {own}
x Rough numbers are fine.
x [!setting !once] Not sure if that's a lot.
x Curious how much it varies.
x [!setting !once] {who^} says that's nothing.
x [!setting !once] {who^} says that's too much.
x [!setting !once] It used to be a lot less.
q What about you?
q And you?
q You?
q What's yours?
q Is that normal?
q Am I the odd one out?
q How about you all?
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
c [!setting !once] {any} for me, {any2} for {who}.
c [!once !setting !woodworking] {any}. It was {any2} a year ago.
c [dollars] Between {any} and I don't want to know.
c {any}, I just checked.
d [!once !setting] I'm at {any}. | Interesting, it's {any2} here. | Everybody's different, I guess.
d [dollars][!once] {any} at the moment. | That sounds low to me. | Depends where you live, I guess.
d Around {any}. | Same here. | Good, so I'm not alone.
d {any}. | Wow. | What, is that a lot?
d [!once] {any}, I think. | You think? | I stopped keeping track {when}.
d [!once] It was {any2} for ages, now it's {any}. | What changed? | Honestly, just habit.

= guide | any | text | - | frame
$ tries=3..12 months=3..30
% who=my wife; my husband; my partner; my brother; my sister; a friend; a coworker; my flatmate
h How to {thing}
h How I {thing}
h How to {thing}, step by step
h How to {thing} (for beginners)
h Short guide: how to {thing}
h How I {thing} now
h Since it gets asked a lot: how to {thing}
o I get asked this a lot, so here's how I do it.
o Nothing new for the old hands, but there are a lot of new people here.
o Writing this down mostly for myself.
o This is what works for me.
o Took me a while to figure this out.
o Somebody asked in another thread.
o Short version, since most guides are endless.
o Not an expert, but this works.
o I wish I'd known this when I started.
o Learned this the hard way.
o Saw a few posts about this lately.
o There are other ways, this is mine.
o {who^} asked me how I do it, so I wrote it down.
o For all the new people here.
o I keep answering this in the comments, so here it is as a post.
x That's it.
x Hope it helps someone.
x Corrections welcome.
x Did I forget anything?
x What do you do differently?
x The order matters.
x Questions welcome.
x What would you add?
x [cooking bread coffee repair woodworking keyboards printing sewing cars cycling] You'll be slow the first time, that's normal.
x Took me {tries} tries to get right.
c Step 2 is the one that everybody skips, then they post here.
c I do it nearly the same way.
c This should be pinned.
c Where was this {months} months ago, when I needed it?
c {when^} I did it exactly like this and it worked. Thank you.
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
c [!cars !camping] Not sure about the last step, but the rest is solid.
c I'll give this a go.
c Clear enough even for me.
d Does it have to be exactly like that? | *No, roughly is fine. | Great, roughly I can do.
d Who taught you this? | *Nobody, lots of mistakes. | The usual teacher.

= talk | any | text | - | frame
% who=my wife; my husband; my partner; my brother; my sister; a friend; a coworker; my flatmate; my dad
x Just curious.
x Came up {when} with {who}.
x Didn't find a recent thread about it.
x Slow day at work, so let's hear it.
x Been thinking about this lately.
x I know it's been asked before, but the last thread is ages old.
q What about you?
q What do you all think?
q Let's hear it.
q Curious what everyone says.
q What would you say?
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
x Just curious.
x Vote, then tell me why.
x Comment if it's something else.
x I'm guessing it's not even close.
x Settle it for me and {who}, please.
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
x I had to read it twice.
x Learned this embarrassingly late.
x Nobody mentioned this at school.
x Sorry if everyone here knows this already, I didn't.
x Stumbled over this {when}.
q Any other facts like this?
q Does anyone have a good book on this?
q What's a fact like this that you never forget?
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
% later_on=the weekend; the train home; later; a rainy day; tonight
h [guide town] {page}
h [recipe] {page}
h [recipe] Recipe: {page}
h [recipe] {page}, easy one
h [recipe] Tried this one: {page}
h [recipe] Recipe I keep coming back to: {page}
h [guide] Useful: {page}
h [guide] Found this helpful: {page}
h [guide] {page} (not mine)
h [town] Found this: {page}
x Short and clear, I thought.
x Not mine, I just liked it.
x [guide] Didn't know most of this.
x [guide] Might be useful for the newer people here.
x [recipe] Made it twice now.
x [recipe] Came out well.
c Thanks for posting, I'd missed that page.
c Short, but it's all there.
c Read the whole thing. Didn't expect to.
c Saved for {later_on}.
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
$ anytries=2..5
h {thing^}, finally
h Small win: {thing}
h {thing^}!
h {thing^}, done {when}
h {thing^} ✔
h Finally: {thing}
h [trip event] My {thing}
h [trip] Back from my {thing}
h [trip] {thing^}, short report
h [event] {thing^}: how it went
h [goal event] {thing^}, had to tell someone
o Nobody around me cares about this, so here it is.
o I didn't think I'd write this post this year.
o Still a bit stunned.
o Sorry for bragging, but I'm happy.
o [trip] Got back {when}.
o [trip] Wanted to do this for years.
o [goal event] Been on my list for ages.
o [event] Finally happened {when}.
x [trip event] I'd do it again tomorrow.
x Thanks to everyone here for the advice.
x I know plenty of you have done more, but I'm happy with it.
x [event goal] Harder than I expected.
x [event goal] It was easier than I'd been telling myself.
x [event] I'm sore and I don't care.
x [trip] Next time I'd pack half as much.
x [trip] Weather could have been better.
q [event goal] What should be next?
q [trip] Where should I go next?
q [trip] Happy to answer questions about the route.
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
d [goal][!fitness] Congrats! How long did it take you to get there? | *Longer than planned. | That's how it goes. Well done.
d What's next? | *Sleep. | Correct answer.
d [event goal][!camping] I'm trying the same and it isn't working. | *It didn't work for me for ages either, then it did. | That's what I needed to hear.
d What was the hardest part? | *Getting started. | Same for me.
d [trip] Would you recommend it? | *Yes, but take more time than I did. | Noted, thanks.
d [trip] Did you plan it all in advance? | *Half of it. | That's about right, I think.
d [trip] How much did it cost you? | *Less than a week at a hotel. | OK, now I'm interested.
d [event] Did you have a plan? | *I had one. I didn't follow it. | Haha, same.

= verdict | any | text | - | frame
$ anys=3..10
% who=my wife; my husband; my partner; my brother; my sister; a friend; a coworker; my flatmate
h {thing}: a few thoughts
h {thing}, no spoilers
h [books] Just finished {thing}
h [film] Just saw {thing}
h I finally got to {thing}
h {thing}, a late review
h Thoughts on {thing}?
h [film] Watched {thing} {when}
h [books] Finished {thing} {when}
h [film] Anyone else seen {thing}?
h [books] Anyone else read {thing}?
h {thing}: mixed feelings
o I know I'm late to this.
o Went in knowing nothing.
o No spoilers.
o Low expectations going in.
o [film] Saw it with {who}.
o [books] Took me about a week.
o [books] Borrowed it from {who}.
o {who^} had been telling me about it for ages.
x {pro} {con}
x {pro} On the other hand, {con0}
x {pro} My only complaint: {con0}
x {con} Apart from that I really liked it. {pro}
x {pro} But {con0}
x Kept thinking about it the next day.
x {who^} loved it, I liked it.
x {who^} hated it.
x Not for everyone, I think.
x [film] I'd watch it again.
x [books] Might reread it at some point.
f s | I gave it {s} out of ten. | {s} out of ten. | {s}/10 for me. | I'd say {s} out of ten. | {s} out of ten from me. | {s}/10.
q What did you think?
q Anyone else?
q Am I too harsh?
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
`;
