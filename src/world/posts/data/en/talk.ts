/** What people answer on English X, by the mood of the post. Format: one line each. */
export const talk = {
  /** Under a post that shares something. */
  share: `
love this
Love it.
nice
Nice one.
this is lovely
Thanks for sharing.
thanks for posting this
Really nice.
Yes!
👏
🙌
😍
So nice to read.
ok this is good`,
  win: `
Congratulations!
congrats!!
well done
Well done you!
amazing
So happy for you.
brilliant news
Great work.
yes!! get in
nice one!
That's fantastic.
huge, well done
👏👏👏
🎉
Love to see it.
good for you
Great effort.
keep it up
Really pleased for you.
you earned it
Big respect.`,
  gripe: `
ugh
Oh no.
Sorry to hear that.
that's so annoying
what a pain
Typical.
so frustrating
Hope it gets better.
same thing happened to me
urgh, sorry
Not surprised at all.
that would drive me mad
Feel for you.
this keeps happening
rubbish, sorry
Can't believe it.
😩
I'd be furious.
hope tomorrow's better
You're not the only one.`,
  joke: `
haha
😂
😂😂
lol
hahaha yes
so true
Brilliant.
this is me
I laughed out loud.
I can't 😂
too real
made me laugh, thanks
Haha, love it.
ok that's good
dead 💀
I feel seen.
Sent this to my brother.
why is this so true
accurate
Relatable.
haha every time`,
  ask: `
following
Would like to know too.
Good question.
no idea, sorry
Same question here.
commenting so I can find this later
curious about this too
Hoping someone knows.
was about to ask the same
Interested in the answers.
I've been wondering as well.
Can't help, sorry, but good luck.
wish I knew
Also want to know.
replying so more people see it
no clue but following`,
  poll: `
voted
Depends on the day.
can I pick two?
surprised by these results
Voted with the majority, apparently.
Where's "it depends"?
close one
I'm in the minority here.
interesting results
None of these, honestly.
there should be a fifth option`,
  worry: `
Hope it all works out.
thinking of you
fingers crossed
oh no, hope it's ok
Sending love.
Keep us posted.
so sorry
hoping for good news
🤞
Any update?
take care
hope you hear something soon`,
  tip: `
thanks!
Noted.
Useful, thanks.
saved
good one
Thank you for this.
bookmarked
Handy.
didn't know that
Good tip.
appreciate it
cheers for this
Exactly what I needed.
great, thanks
Thanks for posting.
will give it a go`,
  news: `
thanks for the update
Good to know.
first I've heard of it
Thanks.
just saw this
Thanks for posting.
Hadn't heard, thank you.
passing this on
interesting
Was wondering about that.
oh wow
Appreciate the information.
Keep us posted.
didn't know that
Following for updates.`,
  /** What the author answers to a remark under good news. */
  thanks: `
Thank you!
thanks!
❤️
thank you so much
Thanks, everyone.
cheers
appreciate it
🙏
so kind, thank you
thank you 😊
Thanks a lot.
means a lot`,
  /** What the author answers to a remark under a joke. */
  laugh: `
haha
😂
haha I know
right??
😅
ha
I know!
haha yes`,
  /** What others say to a reply. */
  back: `
true
Agreed.
exactly
yep
100%
this
Fair.
was going to say the same
So true.
yes
agree with this
Totally.
good point
Couldn't agree more.
fair point
I think so too.
👍
💯
indeed
very true
absolutely
well said
Hear, hear.
that's right`,
  /** What somebody writes above a quoted post. */
  quote: `
love this
This.
this is great
Needed to see this today.
Love this account.
👏
❤️
in case you missed it
Sharing because it's good.
yep
made me smile
my kind of post
good one
what a lovely post
Just going to leave this here.
Everyone go and like this.
brilliant
this popped up in my feed and I'm glad it did
best thing on here today
just read this
Yes, yes, yes.
more posts like this please
big fan of this`,
  /** Above a quoted complaint. */
  quoteGripe: `
same
this happens all the time
Same here, unfortunately.
every time
I could have written this.
yep
so relatable
Had exactly this last month.
Not just me then.
ugh, this
it's getting worse
Why is this still a thing.
felt this one
it really is like that
sad but true
Sums up my week.`,
  /** Above a quoted report. */
  quoteNews: `
FYI
Just seen this.
in case anyone missed it
passing this on
update
for those who were asking
Worth knowing.
Sharing this.
so it's official
here's what they say
this is what I meant earlier
first I've heard of it
well then
Good to know.
Latest on this.
Saw this just now.
this
For anyone following along.
more on this
there we go`,
};
/** Slots that any post may use: who, when, an invented town. */
export const general = {
  who: "a friend;a colleague;my flatmate;my mum;my dad;my cousin;my neighbour;an old classmate;my brother;my sister;my aunt;my best friend;my daughter".split(
    ";",
  ),
  when: "on Saturday;on Friday night;the day before yesterday;on Wednesday;last night;at the weekend;on Sunday morning;last month;a few days ago;at lunch;before breakfast".split(
    ";",
  ),
  town: "Eastmere;Quillport;Harrow Vale;Pellworth;Northgate;Saltcote;Brackenford;Lowmoor;Fellside;Old Kiln;Larkhaven;Tidewell".split(
    ";",
  ),
};
