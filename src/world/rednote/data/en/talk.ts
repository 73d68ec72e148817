/** Remarks that readers of English notes write under notes of any kind, one on each line. {thing} is the note's subject. */
export const talk = {
  remarks: `
Saved for the weekend.
Saving this, even though I never look at my saves.
So well written.
Not one wasted sentence.
More posts like this, please.
How have I only found you now?
Followed. Please don't stop.
The algorithm knows me too well.
The comments are as good as the post.
First!
You can tell you mean it.
Your posts calm me down.
The title tricked me and I'm not sorry.
That's the life I want.
Bad day, and this helped.
Sent it to my partner, who said "okay".
This is in the family chat now.
You're funny without trying.
This is the kind of sharing I came here for.
I never comment, but this was useful.
Read the whole thing over lunch.
Okay this is too real.
How did you know I needed this today?
The last part got me.
I talked about this yesterday and here you are.
I was going to scroll on and read it three times.
Easy to read, thank you.
I had low expectations and was wrong.
Reading this at work, don't tell anyone.
This is my life, we must know each other.
My mum follows you and says hi.
Trying this tomorrow.
It ended too soon.
Waiting for the update.
Finally a new post.
Could you make a video about it?
Every point is right.
Pin this.
This is sharing, not advertising.
Starting tomorrow. I say that every day.
I'm keeping this one to myself.
The first picture already won.
I wish I had your patience.
I thought I was the only one.
What a good attitude.
Is this suitable for lazy people?
True, and I still won't manage it.
You're onto something.
Anyone else from nearby?
I should have read this a month ago.
No rush in this post, lovely.
I read every word.
I could read ten of these.
Thanks, this came at the right time.
No comments yet, so I'll start.
You should have a column.
You post more often than I call my parents.
I had to read this out loud to someone.
Came for the picture, stayed for the text.
This feels like a letter from a friend.
Honest, that's why I like it.
Finally someone says it.
Scrolled back up to read it again.
This made me laugh on a bus.
Bookmarked, screenshotted, sent to three people.
You explain things better than my teacher did.
I read this twice before I passed it on.
Reading you is like listening to a friend.
I handed my phone to the person next to me.
Scrolled past, scrolled back.
Never thought about it like that.
You don't see honest posts like this often.
This is my good thing for today.
The people in these comments are so nice.
Writing this on a sticky note.
I know exactly who needs to see this.
Ordinary days are the best posts.
I'd like you as a neighbour.
You're so patient.
Put my phone down after this and just sat there.
Couldn't sleep, found this, still can't sleep.
My dad says you seem sensible. High praise.
You clearly know how to live.
Everyone writes guides, you write about people.
You sound exactly like my sister.
I zoomed in on every picture.
Great title, I had to.
I'm curious what time you go to bed.
Nearly missed my stop because of this.
My hands are itching now.
You should make a collection of these.
Fine, you win.
Got up for a glass of water and came straight back.
I had just said there's nothing good on here. Oops.
Reading part of this to my mum tonight.
I'll trust you on this one.
I always pick up something from you.
You must have read my diary.
A year too late for me, but thanks.
I bet you were smiling when you wrote this.
I've now read all your posts, it took an evening.
Logged in just to like this.
The nicest thing I've read this month.
You get it.
We could all be friends in here.
I'll be the test person, wait for news.
I'm easily influenced and already on my way.
Borrowing this idea.
I know nothing about this and still followed every word.
It looks easy until you try.
As a very lazy person I feel encouraged.
Your weekend versus my weekend.
Not an ad for once!
Off to look through my drawers.
My other half says you write better than I do.
Why isn't this everywhere?
I'm here before this gets popular.
Going to pretend I thought of this myself.
Let's be honest, this is better than the news.
My tea went cold.
You answered a question I hadn't asked yet.
I've sent this to my group chat with no explanation.
More honest than anything my friends tell me.
Please adopt me.
This deserves more likes.
Took notes, actual notes, with a pen.
{who^} sent me this {when} and I only opened it now.
Reading this aloud to {who}.
This is for {who}, sending it now.
I promised {who} I'd try this.
I wish I'd had this {when}.
{who^} and I are still arguing about this.
Showing this to {who} as evidence.
{who^} does it exactly like you.
I had the same thing {when}.
{who^} would disagree with every word, which is why I like it.
This came up {when} over dinner with {who}.
{who^} asked what I was reading so seriously.
I have a bet on this with {who}, and I think you just won it for me.
I said no to this {when}, and now I'm not so sure.
`,
  about: `
I like {thing} too, I just can't write about it like this.
This is the first time I understand {thing}.
Now I'm thinking about {thing} and it's your fault.
I came for {thing} and saved your whole page.
Don't get me started on {thing}.
{thing^} people, where are you?
The last time I had anything to do with {thing} was at school.
Nobody around me talks about {thing}, so thank you.
{who^} keeps going on about {thing}, sending this over.
I didn't care about {thing} until five minutes ago.
New to {thing}, be kind.
On {thing}, this is the clearest post I've seen.
{when^} I talked about {thing} with {who}, and today this shows up.
Should I or shouldn't I get into {thing}?
More about {thing}, please.
I gave up on {thing} three times and now I've read this.
I saw {thing} and clicked, no regrets.
I had {thing} all wrong.
Is there a group for {thing}?
{who^} would love this, we were arguing about {thing} {when}.
So that's what people see in {thing}.
My week has been all about {thing}, so this fits.
`,
  /** Of other readers, to a question. */
  asks: `
Same question.
Waiting for an answer too.
I'd like to know as well.
The author usually answers in the evening.
I asked too, it's coming in the next post.
Look at the post before this one.
Still waiting for an answer, too.
Thanks for asking this for me.
Glad somebody asked.
Good question.
Does anybody know?
In line for the answer.
Pushing this up.
I was about to ask exactly that.
You read my mind.
Sitting down to wait.
You were faster, I had it typed.
Also curious.
Hope this gets an answer.
That's what I came to the comments for.
Was about to ask this.
Following this.
`,
  /** Of the author, to a question that no fact answers. */
  answers: `
I'm not sure, let me check and come back to you.
I haven't tried, so I'd rather not say.
Good question, that's a post of its own.
It depends, mine was fine.
I'll take a photo for you.
Let me ask {who} and I'll tell you.
Just sent you a message.
I added it at the end of the post.
I'll send it to you once it's sorted.
That really depends on the person.
Still finding out myself.
One moment, I have to look it up.
Sorry, only saw this now, let me check.
Whatever suits you best, honestly.
Everyone's different, start small.
I don't remember, I'll look when I'm home.
`,
  replies: `
Ha, you're adorable.
Same here, shake hands.
You're right.
I laughed out loud.
This should be higher up.
Learned something, thanks.
Taking a screenshot of your comment.
Couldn't say it better.
Fair point.
You should write posts yourself.
Have a like.
You've got my vote.
I nearly dropped my phone laughing.
I can confirm this.
You said what I was thinking.
We must be related.
That could be the title.
Well put.
I had no idea there were so many of us.
{who^} says the same thing.
That's word for word what {who} said.
Sounds like {who}.
I was going to write this and you beat me to it.
I can picture it.
The comments never disappoint.
Read this to {who}, we both laughed.
Now I can't unsee it.
Couldn't agree more.
Liked this before I finished reading it.
My thoughts in better words.
`,
  thanks: `
Thank you for reading.
Caught me.
Hugs!
Thanks, I'll keep going.
That made my day.
You're welcome, happy it helps.
Next time together!
You're sweet.
I'm blushing.
{who^} laughed so hard at your comment.
We could talk about this all night.
Such a long comment, I'm touched.
You understand me.
Thanks for the support, sleep well.
I'm saving your comment.
Comments better than the post, as usual.
A heart for you.
I post because of people like you.
Happy to hear it.
First smile of the day, thanks.
Thanks for stopping by.
Good to see you here.
I read this one to {who}.
Means a lot.
Ha, thank you.
You're too kind.
This is why I like it here.
Thank you, truly.
`,
};
export const general = {
  who: "a friend;a colleague;my flatmate;my mum;my dad;my cousin;my neighbour;an old classmate;my brother;my sister;my boss;a stranger on the train;my aunt;my best friend;my partner;the guy next door".split(
    ";",
  ),
  when: "last Saturday;on Friday after work;the day before yesterday;on Wednesday;last night;last weekend;on Sunday morning;last month;a few days ago;on a rainy afternoon;on my first day off;at the end of the month".split(
    ";",
  ),
};
