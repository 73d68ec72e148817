/**
 * What English viewers say below and in videos of any kind. "|" separates a comment and its answers; "*" is the author.
 * "[zone zone]" before a line allows it only for videos of these zones.
 */
const lines = (text: string): string[] => text.trim().split("\n");

/** The values of slots that every text may use. */
export const general: Readonly<Record<string, readonly string[]>> = {
  who: "my sister;my dad;my flatmate;my boss;my wife;my husband;my mum;my brother;a coworker;my neighbour;my teenager;my ex;my uncle;my best friend".split(
    ";",
  ),
  when: "last night;this morning;at lunch;on the train;in bed;at work;on a night shift;between classes;on hold with my bank;at the gym".split(
    ";",
  ),
  food: "cereal;noodles;toast;leftovers;a burrito;soup;popcorn;pizza;a sandwich;crisps".split(";"),
  k: "two;three;four;five;six;seven;eight;ten".split(";"),
};

export const talk = {
  remarks: lines(`
Saved it {when}. Finally watching
My saved list is a museum at this point | mine is a landfill
Both coins, you earned them | *Thank you, that's very kind
Out of coins, have a like
Next time I'll give coins, promise | you said that last time
Triple done. Now go edit the next one | *Rendering as we speak
When's the next one? | *Sunday, if the render behaves | which Sunday
[knowledge tech film life] New mic? You sound great | *Second-hand, but yes
[life food sports dance animals fashion film] What's the song at the end? | asking too | *Last line of the description
[life food tech knowledge] Music's a little loud over the voice | *Fair. Lower next time
Could you make the captions bigger? Watching on a phone
There's a typo in the captions around the middle | *I saw it an hour after upload and it haunts me
[knowledge tech film] Watched at 1.5x, sorry | 2x here, you're a saint
[knowledge tech cars] Finally somebody explains this
[knowledge tech cars game music sports] Searched for an hour, this is the only one that made sense | *Then it was worth the late night
Showed this to {who}, got a thumbs up back | just a thumbs up?
Sent it to {who}. No reply yet
{who^} asked what I was laughing at
Watched {when}, nearly laughed out loud
Watching {when}, no regrets
Ate {food} with this on
My {food} went cold and it was worth it
Meant to watch one minute before bed. It's {k} a.m. somewhere | go to sleep | no
Realised I've watched {k} of your videos and never followed | *Better late than never
Been here since a hundred followers | *I remember. Thank you
Front page brought me here, no complaints
The algorithm finally gets me
Why am I only seeing this now
[game film animation entertainment music] Watching this instead of studying | how did it go | badly
[knowledge tech] Boss walked past, I said it was training
[knowledge tech cars film] Long but zero padding
[knowledge tech cars game] You talk fast, paused {k} times
[knowledge tech film food life] The pace is perfect, don't listen to them
[knowledge tech cars life sports] This would have saved me {k} years
So true it hurts
[knowledge tech film] That was a lot, need a minute
I don't believe it, do another one to prove it | *Bait accepted
Comments are better than the video and the video's good
Early for once
Working backwards through your uploads, made it here | me too, nearly at the start
Anybody else still watching in 2026?
Rewatch number {k}
[tech cars life fashion game] {who^} finally let me buy one because of this
[tech life fashion food cars] Watched this, opened a shop app, closed it again | I didn't close it
[tech cars knowledge] Will never need this. Watched all of it
[game tech film] No idea what's going on but I'm staying
[food life music dance sports fashion] My eyes understood. My hands did not | *Two more tries and you'll have it
[tech fashion food cars life] Is this sponsored? | *No, I've got the receipts
[tech fashion food cars life] Sponsor or not, just keep making these | *If there's ever one I'll say it up front
[knowledge tech cars] Straight to the point, thank you
That last line got me
Part two please
[life tech cars fashion knowledge] Could you do one on mistakes to avoid? | *On the list
[tech food life music dance sports game] Is there a beginner version? | *First one in the series
[life food tech fashion] List please? | scroll down, it's in the description | *In the description
[knowledge life film] I fall asleep to your voice. Compliment | same, never seen an ending
Glad I'm not the only one | there are dozens of us
[life food knowledge] {who^} says you look like our dentist | *I get that more than you'd think
New here, where do I start? | *First video in the series
How does this have so few views
Here before it blows up | same, remember us
Best thing I've seen today
Bad day, this helped | hope tomorrow's kinder | *Then it was worth making
I watch you when I eat alone. Thanks
[knowledge animals animation] My kid loves these, asks why every ten seconds
Watched it with my gran, she approves | *Say hi to her from me
First comment ever, hello | welcome
No notes. Just liked it
How many nights did this edit take? | *{k^}. I can't feel my eyes
Checked the progress bar and was happy there was half left
Didn't skip once
[life food tech fashion] Your hands are so steady
Came for the title, stayed for the rest
This comment section is so polite, what is happening
[knowledge film tech] I paused to argue with you and you answered it ten seconds later
[knowledge tech sports] Took notes like it was school
[cars tech sports fashion game] Not my thing at all and I watched every second
[food tech cars life] Came back to say it worked | *That makes my week
[food tech cars life] Came back to say it did not work | *What went wrong? Let's see
Underrated
Instant follow
More of this please
Quietly one of the best channels here
[life tech sports music animals] Well now I have a new hobby | my condolences to your wallet
`),
  pinned: lines(`
Questions below, I'll go through them tonight
[knowledge tech cars] One number came out wrong in the voice-over; the captions are right
[life food sports dance fashion animals] Music is listed in the description, promise
What should the next one be? Top comment wins
Did not expect this many of you. Thank you
[life food tech cars] Filmed last month, so things may have changed since
Please ask before reposting, thanks
Live tomorrow at eight, same subject
This one took {k} days. A like would make my evening
I read everything, even if I can't answer it all
Be kind down here, please
Audio's a bit quiet, that's on me
[food sports life fashion knowledge] Don't copy me blindly, do what fits you
[life food tech fashion] A few of you asked for the list: it's in the description
If you spot a mistake, say so and I'll pin it
`),
  thanks: lines(`
Ah, thanks!
Got it, thank you
That makes sense
Perfect, trying it this weekend
Didn't expect an answer, thanks
Screenshotted
I had the same question
That was quick, cheers
Good to know
Brilliant, thanks
OK that clears it up
Thank you, that helps a lot
Noted!
Legend
`),
  agree: lines(`
Same here
lol same
This
Exactly
Thought I was the only one
Pin this
So true
I noticed that too
Took the words out of my mouth
+1
Came here to say this
Okay that made me laugh
You're not wrong
Went back to check and yes
Ha, true
Seconded
Felt that
Glad somebody said it
I can't unsee it now
Every time
`),
};

export const danmaku = {
  start: lines(`
first
early!
here we go
hello again
made it
finally
new upload
right on time
late again
snacks ready
got my {food}
lunch break crew
who else is {when}
watching {when}
back again
rewatch {k}
checking in
good morning
good evening
front row
who sent you
came from the front page
still awake
`),
  end: lines(`
that's it?
too short
more please
see you next week
liked and saved
coins sent
great one
thank you
bye
followed
next time
worth it
again!
already over?
well done
can't wait for part two
good night
that flew by
`),
  any: lines(`
lol
lool
lmao
LMAO
haha
hahaha
hahahaha
ha
wait
wait what
what
what?
huh
huh?
oh
ohh
oh no
oh wow
no way
NO WAY
wow
woow
nice
niiice
so good
so clean
clean
smooth
perfect
love this
love it
amazing
true
so true
facts
fair
fair enough
same
me
literally me
it me
big mood
mood
relatable
pause here
paused
rewind
rewound twice
again
one more time
go back
slow down
too fast for me
2x gang
1.5x is perfect
I skipped nothing
don't skip this
watch this part
here it comes
wait for it
incoming
there it is
called it
knew it
plot twist
didn't see that coming
respect
legend
king
queen
genius
brilliant
big brain
smart
that's clever
ouch
oof
yikes
nope
yes
yes!
YES
yesss
finally
satisfying
so satisfying
relaxing
so calm
goosebumps
crying
I'm crying
tears
wholesome
so wholesome
cute
too cute
iconic
classic
underrated
taking notes
noted
screenshot
saved
learned something
TIL
makes sense
makes no sense
I'm lost
still lost
same question
good question
what song is this
song?
the music
music's great
that voice
the editing
clean edit
steady hands
details
the detail
hungry now
tired now
wide awake now
I believe in you
you got this
don't do it
do it
too real
it's fine
this is fine
help
send help
sold
take my coins
worth the wait
the dedication
patience
`),
};
