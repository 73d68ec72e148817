/** What people answer on English X, by the mood of the post. Format: one line each. */
export const talk = {
  poll: `
Depends on the day.
can I pick two?
Voted with the majority, apparently.
Where's "it depends"?
I'm in the minority here.
None of these, honestly.
changed my mind after voting
did not expect these results
pressed the wrong one
I'd have voted differently a year ago
need an option for "both"
clearly I'm the odd one out`,
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
So true.
yes
agree with this
Totally.
Couldn't agree more.
I think so too.
👍
💯
indeed
very true
absolutely
that's right`,
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
