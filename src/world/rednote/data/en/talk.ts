/**
 * Remarks that readers of English notes write under notes of any kind, one on each line: "text | reply | *reply", where
 * "*" marks the author. {thing} is the note's subject.
 */
export const talk = {
  remarks: `
Love this! | *Thank you!
Love it. | Me too.
Thanks for sharing! | *You're welcome!
Thank you for this. | *Sure!
Great post. | *Thanks!
Following you now. | *Thank you!
So helpful, thanks. | *Glad it helps!
Sending this to {who}. | *Nice, say hi.
More posts like this please. | *I'll try!
Love your posts. | *That's so kind.
Good to know, thanks. | *You're welcome.
Saved, thank you. | *Hope it's useful!
I always like your posts. | *Thank you so much!
Came here from your last post. | *Welcome back!
Interesting, thanks. | *Thanks for reading.
Totally agree. | Same.
Nice! | *Thanks!
Well said. | Agreed.
Exactly what I was looking for. | *Happy to help! | Same here.
[in:work,study,family] Wait, did we have the same week? | *Sounds like it.
[in:travel,walks,outdoors,photography] Wow. | *Right?
[in:travel,walks,outdoors,photography,food,coffee] I'm going next week, thanks! | *Have fun!
[in:travel,walks,outdoors,photography,plants,crafts] Beautiful. | *Thank you!
[in:travel,walks,outdoors,photography] So jealous! | Same.
[in:food,coffee,walks,photography] Is it open on Mondays? | *I think so, but check first.
[in:food,coffee] Is it good for groups? | *Up to four, I'd say.
[in:food,coffee,walks] Never heard of it, thanks! | *Hope you like it.
[in:food,cooking,coffee] Yum. | Yes please.
[in:food,cooking,coffee] This looks so good. | *It was! | I agree.
[in:cooking,crafts,plants,music,fitness,study] I'll give it a try. | *Good luck! | Me too.
[in:cooking,crafts,home,plants] Can you post a video? | *I'll think about it!
[in:outfits,beauty,tech] Do you have a link? | *Sorry, I bought it in the shop. | Same question.
[in:outfits,beauty,tech] Tempted... | Me too.
[in:outfits,beauty,tech] Wish I'd seen this before I ordered mine. | *Oh no!
[in:outfits,home,crafts,plants,pets] Pretty! | *Thank you!
[in:film,books,games] I liked it too. | *Nice to hear. | Same.
[in:film,books,games] Couldn't get into it, sorry. | *No problem!
[in:fitness,study,music] Day one for me today. | *Good luck! | You can do it.
[in:fitness,study,music,work] Needed this, thank you. | *You're welcome!
[in:pets,family] So cute! | *Thank you! | Agreed.
[in:work,family,study] Sending you strength. | *Thank you, that means a lot.
[in:work] This is why I'm tired. | Same.
Saved. I have about 900 saves and have opened maybe ten. | Only 900? | *Ten is ten.
Saved for later. | Same.
Saving this before I lose it again. | *It's not going anywhere.
The algorithm knows me too well. | Mine thinks I have a baby. I don't.
{who^} sent me this with no comment. Should I be worried? | *Depends what you did. | Ask them.
Reading this under the desk at work. | Hello from a meeting. | *I saw nothing.
Why do I always find these at midnight? | Because we're on our phones at midnight. | *Go to bed!
I've been lurking here for months, so: hello. | *Hello! | Me too, hi both.
Showing this to {who} as evidence. | Evidence of what? | *Tell me if you win.
I was supposed to be cleaning. | *It can wait. | Same, the mop is looking at me.
I read the comments before the post. Anyone else? | Always. | *Then you know more than me.
My phone must have heard me talk about this {when}. | They're always listening. | *Mine only hears me ordering noodles.
You've got a new follower, hi. | *Hi and welcome!
This went straight to the family chat. | *Hi, family! | Mine would answer with a rose emoji.
I meant to look at my phone for one minute. | An hour ago, right? | *It was the same for me when I wrote it.
[in:cooking,travel,home,beauty,tech,fitness,study,plants,food,coffee] Did you read my mind? I was looking this up an hour ago. | *Then I posted just in time. | Same here, spooky.
[in:work,study] This could be my diary. | *My condolences. | Mine too.
[in:work,study,family,fitness] Same. | Same here. | *There are more of us than I thought.
[in:film,books,games,music,tech,beauty,outfits,food,coffee] I see it a bit differently, but fair enough. | *How so? | Now I'm curious too.
[in:film,books,tech,beauty,outfits,games,food,coffee] Not convinced yet. | *You don't have to be. | Me neither.
[in:tech,games,fitness,outdoors,music] I've been on the fence about this for weeks. | *Take your time. | On the same fence. It's getting crowded.
[in:work,study,fitness,beauty,home,plants,cooking] {who^} has been telling me this for years. | *Don't say I said so too. | Mine as well, I only listen to strangers.
[in:travel,home,pets,crafts,plants,study,fitness,music] Waiting for part two. | *Give me a week. | Me too.
[in:travel,outdoors,crafts,fitness,home,walks,music,photography] This goes into my "one day" folder. | My "one day" folder is full. | *Make it this month!
[in:food,coffee,walks] Anyone else here from {area}? | Me! | *Half of these comments, I think.
[in:food,coffee,walks,travel,outdoors,film,photography] I'd go if somebody came with me. | Where are you? I would. | Just go, nobody looks.
[in:food,coffee,walks,outdoors,photography] Who wants to go on Saturday? | Me. | Depends on the rain.
[in:walks,outdoors,photography] If the rain stops, that's my weekend. | *Fingers crossed. | It won't stop, but I'll come.
[in:food,coffee,walks] Is it better during the week? | *A lot, half as many people. | Go on a weekday if you can.
[in:outdoors,walks,photography,crafts] None of my friends want to do things like this. | *Mine needed cake as a bribe. | Come with us, we're four.
[in:food,coffee,walks,travel] On the list for when my parents visit. | How long are yours staying? Mine say three weeks. | *Let me know what they say!
[in:food,coffee,walks,photography] How's the parking there? | *I don't drive, sorry. | Bad. Take the metro.
[in:walks,photography,coffee] Is it full of people posing? | *Only at weekends. | Everywhere is.
[in:outfits,beauty,tech] I have no self-control with things like this. | *I take no responsibility. | Me neither.
[in:outfits,tech,travel] My bank account says no. | Mine stopped talking to me. | *Wait for payday.
[in:outfits,tech] I always wait for the sales and then forget what I wanted. | Make a list! | *That's one way of saving.
[in:outfits,tech,music] Second-hand is worth a look too. | *True, I look there first now. | Got mine that way.
[in:tech,beauty,outfits,food,coffee] I thought this was an ad at first. | *I wish somebody paid me. | You never know anymore.
[in:tech,beauty,outfits,food,coffee] Were you paid for this? | *No, paid for everything myself. | Fair question.
[in:cooking,fitness,crafts,home,beauty,study,plants,outdoors,music] Too lazy for this, but respect. | *I'm lazy too, it just took me longer. | Sitting here with you.
[in:fitness,study,music,crafts] I'm starting on Monday. Not this Monday. | *Which one? | I've been starting on Monday for five years.
[in:crafts,cooking,home] I have two left hands. Is there hope? | *I've got two of those as well. | No, speaking from experience.
[in:cooking,crafts,home] Did this with {who} {when}. We laughed more than we got done. | *That counts. | I need people like that.
[in:fitness,study,music,crafts] I tried last year and gave up halfway. | *Me too, the first time. | Try again, I did.
[in:fitness,study,music] What do you do on the days when you don't feel like it? | *Five minutes, then I'm allowed to stop. | I skip them. That's my problem.
[in:fitness,music,crafts,games,photography,outdoors] {who^} is into this too and can't talk about anything else. | *I see myself there. | We're all like that.
[in:fitness,music,crafts,outdoors,photography] Is it too late to start at forty? | I was forty-seven. | *Not at all.
[in:film,books] Any spoilers in here? | *I tried to keep them out. | Depends how far you read the comments.
[in:film] Did you cry? Honestly. | *Not telling. | I always do.
[in:games,outdoors,fitness,music,crafts] Not my thing at all, to be honest. | *Ha, fair. | Give it one try.
[in:pets,family] Give that little one a hug from me. | *Done, and it was accepted. | And from me.
[in:pets,family,plants] I needed something nice today. | *Hope it gets better! | Same.
[in:pets,food,cooking] My whole office is looking at this now. | *Say hi to the office. | Mine too.
[in:food,cooking,coffee] I'm hungry now. | *Sorry! | It's eleven at night here. Same.
[in:food,cooking] My dinner was crackers. | *Go and eat something. | With cheese at least?
[in:food,cooking,coffee] Why did I open this before lunch? | *Bad planning. | Same mistake.
[in:food,cooking,coffee] My diet was going so well until eight minutes ago. | *Tomorrow is a new day. | It starts again on Monday.
[in:food,coffee,walks,outdoors,photography] There's nothing like this where I live. | *Where's that? | Same, we have one bus and a chip shop.
[in:food,coffee,walks] I moved away in June and I miss it. | *Come back! | Me too, every time I see these.
[in:food,coffee,walks] I used to live two streets away from there. | *Has it changed much? | Lucky you.
[in:food,coffee,walks,travel] I'm moving there in autumn, so this helps. | *Welcome! | Bring a good umbrella.
[in:food,coffee,walks,photography] I'm fairly sure I saw you there. | *Say hi next time!
[in:food,coffee] Whenever I finally get somewhere from this app, it's closed. | *Check the hours first. | It's always a Monday.
[in:food,coffee] Do they only take cash? | *No, phone is fine. | I paid by phone.
[in:outdoors] My knees hurt just reading this. | Mine too. | *Mine hurt as well, if that helps.
[in:fitness,outdoors] I get out of breath opening jars. | *Jars are hard. | So did I last year.
[in:cooking,crafts,fitness,music,games,books,study] When do you find the time? | *The dishes wait. | Asking for all of us.
[in:fitness,outdoors,crafts,music,games,photography,plants] Total beginner here, hi. | *Hi! Ask anything. | Me too.
[in:travel,home,crafts,outdoors] What would you do differently? | *Start earlier, mostly. | I'd like to know too.
[in:travel,home,crafts,outdoors] Would you do it again? | *Yes, after a long sleep. | Ask again in a week.
[in:cooking,crafts,home,walks,outdoors] We needed twice as long, but we also had {who} with us. | *Ha, and did they help? | That explains it.
[in:cooking,plants,crafts,home] My grandma did it the same way. | *Then I'm on the right track. | Mine too, without measuring anything.
[in:home,plants,crafts,pets,music] I'd need a bigger flat first. | Same. | *Mine is tiny, it's all camera angles.
[in:home,pets,music] My landlord says no to everything. | Same landlord? | *Mine doesn't ask and I don't tell.
[in:travel] What's the weather like there in spring? | *Take a jacket and sunglasses. | Wet, in my experience.
[in:cooking,plants,crafts,home,beauty] Mine never turns out like that. | *Mine didn't either at first. | Nor mine, let's start a club.
[in:home,plants,crafts] You should see mine. Actually, better not. | *Show us! | Now we have to see it.
[in:crafts,plants,walks,music,outdoors] Cheaper than therapy. | *And there are no waiting lists. | Not the way I do it.
[in:food,cooking,coffee,plants] What camera do you use? | *Just my phone. | Phones are so good now.
[in:outdoors,fitness,travel] A friend asked me along {when} and I said no. | *There'll be a next time. | What made you say no?
[in:food,cooking,coffee,crafts,plants,walks,pets] {who^} would love this. | *Send it over! | Mine too.
[in:fitness,outdoors] {who^} would hate this, so I've sent it over. | *Let me know what comes back. | I like your style.
[in:food,coffee,walks,photography] Now everybody will go there. | *I thought about that before posting. | Too late.
[in:outdoors,walks] Tell us before you do it again, I'd join. | *Will do. | Me too.
[in:film,books,games,music] {who^} and I had an argument about this {when}. | *Who won? | Same argument at our place.
[in:work,study] Why do I always see these on a Sunday evening? | *Sorry. | Don't say Sunday evening.
[in:work,study] I closed my laptop after reading this. | *Good. Leave it closed. | For how long?
[in:pets] The face! | *That face gets away with everything. | I know.
[in:plants,home,crafts] Does it still look like that a week later? | *Ask me in a week. | At mine it wouldn't.
[in:beauty] Would this work for somebody who has to be out of the house in five minutes? | *In a short version, yes. | Asking for me too.
[in:games,film,books] What else is there for somebody who liked this one? | *I'll make a list. | I'd want that list too.
`,
  about: `
[in:travel,cooking,fitness,photography] I didn't care about {thing} until five minutes ago. | *Then I'm sorry about your weekend. | It goes fast.
[in:travel,film,books,fitness] {who^} keeps going on about {thing}. | *Say hi from me.
[in:travel,film,books] {who^} asked me about this and I had no idea. Now I do. | *Pretend you always knew.
[in:travel,cooking,film,books,fitness] I talked about {thing} with {who} yesterday, and today this shows up. | The phone listens. | *Pure coincidence, I swear.
[in:travel,fitness,photography] Nobody around me cares about {thing}. | Same here, nobody. | *We do.
[in:travel] My flight to {thing} leaves in nine days and I've planned nothing. | *That's plenty of time. | Same, but in six.
[in:travel] I went to {thing} on a school trip and only remember the bus. | *Time to go back. | Ours broke down on the way.
[in:travel] {who^} lived there for a year and still talks about it. | *Sorry! | Mine moved back after two.
[in:travel] I've been to {thing} three times and still get lost. | *That makes two of us.
[in:cooking] Can I call {thing} dinner or will I be eating again at ten? | Dinner is what you say it is. | *Depends on the portion.
[in:cooking] My first {thing} set off the smoke alarm. | *The second one won't. | Mine too, the neighbours came.
[in:cooking] {who^} makes {thing} from memory, but I need things written down. | *Same, that's why I wrote it down.
[in:cooking] I always order {thing} out because cooking scares me. | *Try it once, nothing will bite. | I was too.
[in:film,books] I keep seeing {thing} everywhere. One word: yes or no? | Yes. | No. | *It depends, sorry.
[in:film,books] {who^} and I can't agree on {thing}. | *I'd like to hear both sides. | Nobody agrees on it.
[in:film,books] I started this and fell asleep, is it me? | It's you. | *Try it earlier in the evening.
[in:books] I gave this to {who} as a present without reading it. | *Then borrow it back. | I always do that.
[in:games] We stayed up until two with this {when}. | *And the next morning? | School night, too?
[in:games] There's always a fight when we play this. | At ours too. | *Snacks help.
[in:fitness] I've been scared of {thing} since school. | *So was I, it's different now. | School ruined a lot of things.
[in:fitness] {who^} got me into {thing} and then quit. I'm still here. | *Good for you. | That's always how it goes.
[in:fitness] Is {thing} okay with a bad back? | Mine got better, but ask your doctor first. | *Slowly, and ask somebody who can watch you.
[in:photography] My attempts at {thing} all look like I sneezed. | *Mine did for a year. | Same, every single one.
[in:photography] Tried this with {who} {when} and came home with one sharp picture. | *One is good! | One more than me.
`,
  /** Of other readers, to a question. */
  asks: `
Same question.
I'd like to know too.
Was about to ask this.
Thanks for asking.
Glad somebody asked.
Good question.
Does anybody know?
You were faster, I had it half typed.
Also curious.
That's what I came to the comments for.
Following.
Waiting with you.
I need to know this as well.
I wanted to ask that, too.
Came here to ask.
Same.
I'm curious too.
Up!
Wanted to ask as well.
I wondered about that.
Please answer this one!
`,
};
export const general = {
  who: "a friend;my flatmate;my mum;my dad;my cousin;my brother;my sister;my aunt;my best friend;my partner;a friend from work;my old flatmate".split(
    ";",
  ),
  when: "last Saturday;on Friday after work;the day before yesterday;on Wednesday;last night;last weekend;on Sunday;last month;a few days ago;last week;on my day off;on Thursday evening".split(
    ";",
  ),
};
