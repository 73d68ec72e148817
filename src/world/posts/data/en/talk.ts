/** What people answer on English X, by the mood of the post. Format: one line each. */
export const talk = {
  /** Under a post that shares something pleasant. */
  share: `
Lovely.
Needed this today.
This made me smile on the bus.
Okay, I'm jealous.
More of this, please.
Good for you, honestly.
I could look at this all day.
My kind of post.
Bookmarked, so I can find it on a bad day.
You always find the good stuff.
Well, that's cheered me up.
I'm sending this to my sister.
Now that's a proper post.
I've been waiting for this one.
This is what the internet's for.
Quietly one of my favourite accounts.
My whole evening is better now.
Tell us more!
There's nothing to add and I'm adding it anyway.
Showed this to the office. Three likes and a sigh.
You're living right.
Saved, screenshotted, told my mum.
I forgot what I came here for, but this was better.
Just the right amount of everything.
I'd read a whole book of this.
Bless.
I was having a day, and then this.
Love that for you.
Something to look forward to at last.
Warm and fuzzy now, thanks.
That's going on the fridge.
Simple things win again.
I didn't know I cared about this until now.
First thing I saw today, and I'll take it as a good sign.
How do you make everything sound so nice?`,
  win: `
Congratulations!
Brilliant. Well done!
Yes!! So pleased for you.
That's huge, be proud.
Earned, every bit of it.
Look at you go!
I'm clapping at my desk.
You make it look easy, and I know it isn't.
Told you so. I'm saying it for everyone.
What a day. Enjoy it.
Chuffed for you!
Celebrate properly, please. Cake at least.
Can't like this twice, so here's a comment.
That's the spirit.
Inspiring, even from my sofa.
Amazing effort.
Now rest!
Keep going, we're all watching.
I remember your first post about this. Look now!
I needed a bit of somebody else's good news.
You've made me want to try.
Cheers to that!
Onwards and upwards.
This deserves more likes.
Whoop!
Hats off.
Proud of you, stranger.
And it only gets better from here.`,
  gripe: `
Ugh. Sorry.
Been there, hated it.
Are you all right? That's too much for one day.
The same thing happened to me last week.
Sending tea.
Why is it always like that?
I laughed, and then I felt bad.
It's never just you, if that helps.
Solidarity.
Tomorrow can only be better.
I'd have cried.
Go home, have soup, start again.
That's it, we're moving to the woods.
I've no advice, only sympathy.
Honestly, the audacity.
I felt that in my shoulders.
Please take the evening off.
Somebody should be ashamed, and it isn't you.
Every single time!
You're handling it better than I would.
Oh no. Oh no no no.
You deserve a biscuit. Have two.
At least you can write about it.
Deep breath. Then a strongly worded letter.
My condolences.
I thought it was only here.`,
  joke: `
I've just snorted in a meeting.
Stop, I'm on a quiet train.
This is the content I'm here for.
I'm not well after this.
Take my like and go.
Too real.
I hate that I laughed.
Why is this me?
You win today.
My wife asked why I was laughing. I can't explain it.
Printed and framed.
I'm telling this at dinner as if it were mine.
Ha!
Excellent. No further questions.
Crying. Actually crying.
Who let you write this?
I've read it three times.
Accurate, sadly.
Somebody had to say it.
Same energy at my house.
Screaming, quietly.
This has to be on a mug.
You've been in my kitchen.
I've never related to anything more.
I wasn't ready.
That's enough app for today, it won't get better.
The delivery! Perfect.`,
  ask: `
Following, because I'd like to know as well.
Good question. I've no answer, only interest.
I've wondered about this for years.
Ask your librarian, they know everything.
Asked my group chat. We're now arguing.
It depends, and I'm sorry for saying that.
There's no good answer, but there are funny ones.
Whatever you do, tell us how it went.
I'd sleep on it.
Watching this thread with a notebook.
My mother would know. I'll ask her.
I used to worry about that too, then I turned forty.
Try the cheap way first.
Bumping this for the evening crowd.
Somebody here will know, somebody always does.
Trial and error, mostly error.
Nobody knows. We're all pretending.
I'd love to hear from an actual expert.`,
  poll: `
Where's the option for all of them?
Voted, and I already regret it.
The last option's calling me by name.
I'd like to see the results in my office.
The people have spoken, and I don't like it.
There are two answers here and the rest are lies.
My husband and I voted differently. It's quiet now.
I clicked the wrong one. Typical.
Closer than I thought.
This explains a lot about my family.
Make it a weekly thing, please.
Who are the three per cent, and are they okay?
You forgot the option that everybody wants.
I voted with my heart.
The result's a scandal.
I'd have needed a fifth option.`,
  worry: `
Sharing.
I'll keep my eyes open on my way home.
Fingers crossed for you.
Passing it on to everyone nearby.
Please tell us when there's news.
Hoping for a happy end.
Bumping this up.
I know that street, I'll look tonight.
Oh no. Thinking of you.
Sent to my neighbours.
Don't give up, they turn up in the oddest places.
I've put it into our street's chat.
Shared with my running group, they're out every morning.`,
  tip: `
Noted, thank you.
This is genuinely useful.
Where was this last week?
Saving it before I forget.
Sent it to the one person who needs it.
Reading it tonight.
You've just saved me an afternoon.
Good find!
I'd never have looked there.
Thanks, this is exactly what I was looking for.
Ooh. Bookmarked.
More of these, please.
Simple and clear, I like it.
I knew half of this. The other half was the useful half.
On my list for Sunday.
Passing it on.`,
  news: `
Thanks for the update.
Good to know, thank you.
Sharing this.
I'd missed that completely.
Do you have a link?
That changes my plans for the day.
Wow, didn't expect that.
I was there and that's about right.
Let's see how it goes on.
Somebody tell my brother.
Following for updates.
Thank you for reporting on this at all.
Is that confirmed?
Nice to read something that isn't terrible.
Everyone at work's talking about it.
First I've heard of it.
That's more than I thought.
Interesting. I'd heard another number.
Keep us posted.
You were quicker than the radio.`,
  /** What the author answers to a remark. */
  thanks: `
Thank you!
Ha, exactly.
That's very kind.
You've made my day.
Glad it's not just me.
I'll pass that on.
Right?
Too kind.
Thanks for reading all of it.
I thought nobody would notice.
You get it.
Come and see for yourself!
High five.
I had help, mostly from tea.
I'm blushing.
Honestly, I'm as surprised as you are.
Don't encourage me.
Pinky promise, more soon.
That's the nicest reply today.
Appreciate it.
Ha, fair point.
I'll try.
We'll see!
Now I'm smiling at a screen.
Say hello to yours from me.
Good to know there are two of us.
Means a lot, thanks.
I'm keeping this reply.`,
  /** What the author answers to a question that no fact answers. */
  unsure: `
I'll have to check and come back to you.
Good question. I honestly don't know.
Will look when I'm home.
Ask me again tomorrow, I'll know more.
I've forgotten, isn't that terrible?
Let me ask somebody who knows.
I'd have to measure it.
Not sure, but I'll find out.
I wish I knew.
Sending you a message about it.
Will post about it at the weekend.
Depends on the day, to be honest.
No idea, I just turned up.
I'll reply properly tonight.`,
  /** What others say to a reply. */
  back: `
This.
Exactly this.
Couldn't have said it better.
Same here.
Speak for yourself!
I was about to write that.
Wise words.
Underrated reply.
You two should meet.
Hard agree.
Not sure I agree, but I like how you put it.
Finally somebody says it.
I came to the replies for this.
That's my experience as well.
Really? Mine's the opposite.
Please explain that to my family.
Seconded.
You've changed my mind a bit.
Best reply here.
Hear, hear.
My thoughts exactly.
Can confirm.
I'm with you on that.
I'd never looked at it like that.
Interesting, I'd say the reverse.
The replies are better than breakfast today.`,
  /** What somebody writes above a quoted post. */
  quote: `
Reading this with my coffee, and nodding.
Everybody stop and read this.
I've been trying to say this for a year.
This, but every day.
The whole mood of the week in one post.
Somebody has been listening at my door.
I don't know this person, but I'd like to.
Put it in a museum.
My feed is good today.
Passing this on to everyone I know.
The replies under this are a treat.
I laughed, then I thought, then I laughed again.
Not me reading this aloud in the kitchen.
You have to see it.
Adding my two pennies: yes.
Agree with everything except the punctuation.
This person gets it.
Look at this and tell me it isn't lovely.
For the night shift: something nice.
Something for your Sunday.
We need more of this and less of everything else.
If you read one thing today.
The first post in weeks that I've read twice.
Bringing this back, because it's true again.
My contribution to this: same.
Print it. Hang it up. Done.
Saying this louder for those at the back.
I'm only here for posts like this one.
And people say that there's nothing good on here.
Found the best thing on the app today, closing it now.
Please like the original, not me.
I've sent this to my mother, who sent it back with corrections.
Me, every day of my life.
I was going to bed, and now I'm thinking about this.
Can't argue with that.
Counterpoint: I've got nothing. It's perfect.
Hold on to this for Monday.
This is how you do it.
A small thing, but it made my day.
Okay but why is this so accurate?`,
  /** Above a quoted complaint. */
  quoteGripe: `
This, word for word, every week.
I could have written this.
We've all been this person.
Reading this in exactly the same situation.
Strength to this person.
The replies are one big group hug.
Me on Monday. Me on Tuesday. Me.
And I thought it was just our office.
Somebody bring this person a cup of tea.
Every word of it.
I've had this day, and the sequel.
Not laughing. All right, laughing a bit.`,
  /** Above a quoted report. */
  quoteNews: `
For everyone who asked me this morning.
Here's what it was.
Passing this on for the family chat.
In case you missed it.
So that's what all the noise was about.
I heard another figure, let's see.
More on this here.
Worth knowing if you live nearby.
Mum, this is what I meant.
The official version.
I was there and can confirm most of it.
This is the kind of news I can handle.
Read the thread before you set off.
Talk of the whole bus today.
There it is.
Somebody will make a film of this.`,
};
/** Slots that any post may use: who, when, an invented town. */
export const general = {
  who: "a friend;a colleague;my flatmate;my mum;my dad;my cousin;my neighbour;an old classmate;my brother;my sister;my boss;my aunt;my best friend;my partner;the man next door;my daughter;my landlady".split(
    ";",
  ),
  when: "on Saturday;on Friday night;the day before yesterday;on Wednesday;last night;at the weekend;on Sunday morning;last month;a few days ago;at lunch;before breakfast".split(
    ";",
  ),
  town: "Eastmere;Quillport;Harrow Vale;Pellworth;Northgate;Saltcote;Brackenford;Lowmoor;Fellside;Old Kiln;Larkhaven;Tidewell".split(
    ";",
  ),
};
