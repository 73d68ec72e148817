/**
 * Sentences of introductions and reviews. Slots: {topic} and {a} {b} {c} what a book explains; {hero} {first} {thing}
 * {place} its story; {author} {last} {title}; {ch} a chapter's number, {n} a small number, {year}.
 */
const introsOfSubjects = {
  first: `
For a long time {author} thought that everyone knew about {a}. Nobody did.
There are people who can talk about {topic} all night. {author} does it in {count} chapters.
A friend's question about {a} became a lecture, the lecture a column, and the column this book on {topic}.
It took {author} {n} years and one good argument to find the right way into {topic}.
Begin anywhere: with {a}, with {b}, or on the last page, where {topic} looks quite different.
Who needs a whole book on {topic}? After the first chapter, on {a}, you will.
A book about {topic}, from {a} to {b}.
{author} starts with {a} and does not let go of {topic} before the last page, which is about {b}.
Most books about {topic} skip {a}; this one begins there.
Is there a line from {a} to {b}? {author}, after {n} years of {topic}, has drawn one.
{author} has spent {n} years on {topic} and writes about {a} as if nobody had done so before.
This is {topic} without the jargon: {a}, {b}, and then {c}.
Everybody has an opinion about {topic}. {author} has also looked into {a}.
Short chapters on {a}, {b} and {c}, written by somebody who has got all three wrong before.
"I wanted a plain book about {topic}," says {author}, "and nobody would sell me one."
Here {author} turns to {topic}, and to {a} in particular.
The subject is {topic}; the surprise is how much of it comes down to {a}.
A practical and sometimes funny guide to {topic}, with a long look at {a}.
From {a} to {c}: {author} on {topic}.
In {count} chapters {author} takes {topic} apart, with {a} on the first page and {b} on the last.
You can read this book for {a} alone, but you would miss {b}.
It began as a series of talks in {place} on {topic}. The one about {a} had to be given twice.
If {topic} interests you at all, begin with the pages on {a}.
{author} wrote this book after being asked the same question about {a} for {n} years.
`,
  second: `
There is a chapter each on {c} and {d}.
The parts on {c} can be read in any order, and there is a separate index for {d}.
Along the way we meet {c}, and in chapter {ch} at last {d}.
Readers of the first edition asked for more on {c}, and chapter {ch} is the answer.
{last} is as good on {c} as on {d}, which is rare.
What others put into a footnote, {c} for example, gets room here.
It is generous with examples, honest about {d}, and short on advice that nobody follows.
You will look differently at {c} afterwards, and perhaps at {d}.
There are {n} pages on {c}, all of them needed.
With {n} drawings by the author and a list of further reading on {c}.
The new edition of {year} adds a part on {d}.
Along with {c} and {d} it covers what tends to go wrong.
Nothing is assumed, not even that you care about {c} yet.
{last} visited {place} for the chapter on {d} and came back with better questions.
It ends with {d}, as it should.
Some of it was first published in {year}; the pages on {c} are new.
It is also a book about {d}, although the cover does not say so.
`,
} as const;

const introsOfStories = {
  "fiction.mystery": `
The more {first} asks about {thing}, the fewer doors in {place} stay open.
{place} would rather forget {thing}, and {first} cannot.
The first case for {hero}.
By the end of the week {first} has {n} suspects and no sleep.
The answer was in {place} all along, and so was the danger.
{author} plays fair: everything about {thing} is on the page before {first} sees it.
{first} has {n} days before somebody else draws the wrong conclusion.
`,
  "fiction.scifi": `
What follows changes {first}, and what people mean by {thing}.
{author} asks what {thing} would really do to a town like {place}, and to one stubborn person in it.
A quiet novel of ideas that begins with {thing} and goes a long way.
It takes {first} {n} years to understand {thing} and one night to lose it.
Shortlisted for three prizes in {year}, and still the strangest thing that {author} has written.
Who owns {thing}? {first} would like to ask, if anyone would listen.
`,
  "fiction.family": `
{author} writes about {thing} with patience and about {place} without mercy.
Over {n} years {first} learns what the family has been careful not to say.
A novel about what is handed down, {thing} included.
Nobody in the family tells the same story about {thing}.
{first} wants the truth, and would settle for an apology.
In the end they talk, and it is because of {thing}.
`,
  "fiction.romance": `
{first} is in no hurry, and neither is {place}.
It takes {n} months, one storm and {thing} to say a simple sentence.
{author} lets {first} be funny and afraid at the same time.
Everybody in {place} sees it coming, {first} last of all.
A love story for people who distrust love stories, with {thing} in the middle.
They have {thing} in common, and for a long time nothing else.
`,
  "fiction.historical": `
{author} worked for {n} years in the archives of {place}, and it shows in every meal and every bill.
Around {thing} grows a picture of {place} at a time when a rumour travelled faster than a horse.
{first} has to choose, and has until spring.
Only {first} knows what {thing} would fetch, and from whom.
Great events pass in the distance; {first} has work to do.
When the soldiers come to {place}, they ask for {thing} first.
`,
  "fiction.town": `
Before the year is over {place} has taken sides, twice.
{author} knows {place}, its mud and its committees.
It is a comedy until page {pages}, and then it is not.
{first} has never left {place} for more than {n} nights, and does not mean to start.
Told over four seasons in {place}, with weather.
It starts with {thing} and ends with a vote.
`,
  "literature.stories": `
The collection won the {place} prize in {year}.
{author} needs {n} pages where others need a novel.
Nothing much happens, and at the end of {thing} you have to put the book down.
{n} of these stories appeared first in magazines; the others are new.
`,
  "biography.memoir": `
{last} forgets nothing, least of all {thing}.
It is a book about work, pride and {place} as it was {n} years ago.
Written at the kitchen table for two grandchildren, then printed by a neighbour, now here in full.
With {n} photographs from the family's own albums.
{last} is not always fair to {place}, and says so.
`,
  "literature.essays": `
{author} looks closely and does not preach.
The essay on {thing} has been read aloud at two weddings and a funeral.
Written between {year} and now, and hardly changed since.
Each piece takes about {n} minutes and stays for longer.
{last} has the gift of staying with a thing until it turns round.
`,
  "literature.poetry": `
The {ordinal} collection by {author}, written over {n} years.
With a short afterword by the poet about {thing}.
{author} read from it in {place} and {place2} before it was printed.
Some of these poems have {n} lines, some only two.
`,
  "children.tales": `
With {n} pictures to colour in.
For reading aloud, from {n} years.
The {ordinal} story about {first}.
A book for everybody who has ever wondered about {thing}.
And what does the grandmother say about {thing}? Nothing at all, at first.
Nobody believes {first}, until breakfast.
`,
} as const;

const reviewsOfSubjects = {
  good: `
The chapter on {a} is worth the whole book.
I skipped ahead to the chapter on {b} and then read everything before it after all.
Two friends have already borrowed it and I'd quite like it back.
Honest about what nobody knows.
There's a sentence in chapter {ch} that I've copied out.
A bit old-fashioned and exactly right for me.
Opened it for the part on {c} and then couldn't stop.
My reading group spent a whole evening on the chapter about {a}.
{last} has a dry way of putting things. See the pages on {b}.
You don't need to agree with everything. The part on {a} alone gave me enough to think about.
I've read a few books on the same subject and this is the clearest.
For once the title promises less than the book.
Packed with detail and never dull, chapter {ch} especially.
I keep coming back to what it says about {a}.
It sounds like a narrow subject. It isn't.
Bought on a whim, read to the end, and the part on {b} twice.
Sensible, warm, well written. More on {c} next time, please.
Reads like a letter from someone who knows.
I thought I knew all this. Then I got to the chapter on {b}.
Now I bore everyone at dinner with it.
I bought it for the part on {a} and stayed for the rest.
Never thought I'd stay up late over a chapter on {a}, but here we are.
{last} explains things better than my teachers ever did.
Clear, no padding, and careful with the facts.
My copy is full of highlights, mostly in the part about {a}.
Read them the bit about {b} at home and was asked for more.
Chapter {ch} made me laugh on the bus.
The part on {a} is good, the part on {b} even better.
If you only read one chapter, take {ch}.
The examples are from real life, which makes all the difference.
Finished it in {n} evenings and went back to the part on {b} straight away.
Lent it to a colleague who knows the field. Even she found something new.
No grand theory, just one thing after the other, well explained.
I disagree with half the chapter on {b} and still think it's the best thing I've read on this.
Not too technical, not too simple.
I expected homework and got a page-turner.
Short chapters, plain words, no showing off.
I understood it, and I usually don't.
Four and a half, rounded up.
You come away knowing things. What more do you want?
It's the little asides that make it.
Took two full pages of notes.
I nodded so much that my neck hurts.
Starts slow, gets better and better. Don't stop early.
Well researched without being dry.
The kind of book you leave lying around so that other people will open it.
When I got to the chapter on {c}, I saw what the earlier ones were for.
I wish I'd found this sooner.
The ending ties it all together nicely.
It doesn't oversell itself. Neither will I: it's good.
I came in sceptical. Chapter {ch} won me over.
Worth it for the bibliography alone, and I never say that.
Everything I half knew, finally in the right order.
Surprisingly funny for this kind of book.
I'll be pressing this on people for months.
`,
  fair: `
Strong on {a}, thin on {b}.
The first half is great. After the part on {b} it repeats itself.
A whole chapter on {a} and half a page on {c}. Why?
Useful in parts. The rest I skimmed.
Not bad, though {last} loves lists a bit too much.
Okay. I expected more about {c}.
Chapter {ch} drags, but it picks up again after that.
Good material that needed an editor.
I agree with much of it and would have liked some sources.
Solid, no surprises.
Could have been half as long.
Three and a half from me.
A quick read. I'm not sure how much will stick.
The ideas are fine, there are just too many anecdotes.
I'd have gone deeper into {c}.
Somebody who knows a lot and can't quite explain it.
Fine for looking things up.
Read chapter {ch}, skim the others.
`,
  poor: `
I gave up at the chapter on {b}.
You can find most of this online for free.
A long article blown up into a book.
Sorry, but the chapter on {b} is out of date.
Too many stories about the author, too little about the subject.
Says the same thing five times.
The title promises something that the book doesn't have.
Three chapters in and I still didn't know what it wanted to tell me.
Chapter {ch} had me shaking my head.
No examples, only slogans.
I can't work out who it's for.
Hardly a word about {c}.
`,
} as const;

const reviewsOfStories = {
  good: `
I bought it for the first line and wasn't disappointed.
A book that trusts you to notice {thing}.
{first} makes one bad decision after another and I forgave every one.
I read slowly at the end, so that it would last.
There's more going on with {thing} than you think.
I was asked why I was laughing. Chapter {ch}, that's why.
{author} can do more with a cup of tea than others with a war.
I dreamed of {place}.
So that's what {thing} meant. I went back to page one.
Nobody explains anything, and you understand it all.
Told simply, and it stays.
The quarrel in chapter {ch} is one I've had myself.
I'd read a second book about {first}.
Nobody writes weather like this.
I didn't see it coming, what happens with {thing}.
{first} is one of those people you miss after the last page.
The scene with {thing} in chapter {ch}. I had to stop for a while.
{place} feels like somewhere I've lived.
It hangs on one small thing and it holds.
Stayed up until two and regret nothing.
I want to have tea with {hero}.
So well written. {last} never says one word too many.
Halfway through I thought I knew how it would end. I was wrong.
Cried at chapter {ch}, laughed at the next one.
I've read this author's other books. This is the best.
My mother and I are reading it at the same time and argue about {first} every evening.
Slow at the start, but from chapter {ch} on you won't put it down.
{first} reminds me of my aunt, in a good way.
The way you're left to find out about {thing} yourself is masterful.
Came for the plot, stayed for the people.
I keep thinking about {thing}.
A quiet book with one loud moment, and it's in chapter {ch}.
Even the minor characters get a name and a reason. That's rare.
What a last line.
Reread it as soon as I'd finished, this time watching {first}.
I've been thinking about what {first} does at the end for days.
It never begs for tears, and that's why I cried.
People in this book talk the way people talk.
Nobody is a villain and everybody has a point.
I closed it and didn't know what to do with myself.
Somebody should film this. Or better not.
I expected something cosy. It isn't, and I'm glad.
Everything planted early pays off late. Very satisfying.
Light touch, long aftertaste.
Not the happy ending I wanted, but the right one.
First novel I've finished in a year.
Whoever wrote those meals has been hungry.
{first} isn't likeable and I loved every page anyway.
The plot is simple. I still couldn't put it down.
I gasped out loud on a packed train. You'll know where.
Perfectly paced.
Funny on every page and then suddenly not.
I know their names like I know my neighbours'.
Every time I thought it'd get soppy, it turned a corner.
I lived in there for a week and didn't want to leave.
No big scenes, just people. Wonderful.
A winter book, if you ask me.
Better than the blurb makes it sound.
The old people are done right, which almost nobody manages.
Two lines and you know exactly who somebody is.
Would've been happy with another hundred pages.
I don't usually like this sort of thing and I loved it.
`,
  fair: `
Lovely start, then nobody mentions {thing} for about a hundred pages.
I liked {first} more than the plot.
{place} is wonderful, the ending less so.
A good idea, but it would have made a better short story.
The dialogue is great. The middle, around chapter {ch}, isn't.
Some of it is beautiful, some of it tries too hard.
I guessed what was behind {thing} in chapter {ch}.
It was fine. My book club liked {first} much more than I did.
Enjoyed it, though I still don't understand {thing}.
Too many people; I needed a list.
Four stars for the first half, two for the second.
Readable, just not as good as everyone says.
The end is rushed.
Nicely written and I never quite cared.
Passed the time. I wouldn't read it twice.
I'd have liked more about {thing} and less about everybody else.
I never understood why {first} does it.
Perfectly all right. I think I'm just done with this kind of book.
Chapter {ch} is great. There should be more like it.
`,
  poor: `
I couldn't warm to {first}.
All that build-up around {thing}, and then nothing.
Stopped at chapter {ch}.
Nobody talks like that.
I wanted to like it, but the style wore me out.
The ending cheats. {first} deserved better.
Tried twice, gave up twice.
One coincidence too many for me.
Lovely cover. That's all I've got.
I skimmed everything after chapter {ch}.
{first} talks like a leaflet.
All I remember is {thing}.
A twist for the sake of a twist.
I didn't believe in a single one of them.
`,
} as const;

const reviewsOfVerse = {
  good: `
I keep {title} by the bed and read one page a night.
Buy it for {thing}.
{last} notices what I walk past.
Copied out {n} passages.
Gave it to my sister, then bought myself another.
Small book, long echo.
So dry and so kind at the same time.
Who else writes like this?
I read a page to my class and for once nobody looked at the clock.
There's one sentence in it that I've sent to everybody I know.
Best read slowly, with tea. Page {pages} is my favourite.
Small subjects, and every one of them well done.
It doesn't try to be deep, and then it is.
I open it anywhere and I'm stuck there for ten minutes.
Looked out of the window for a long time afterwards.
Some of these have to be read aloud.
It makes my head quieter before sleep.
I keep going back to {thing}.
Not for people in a hurry.
A few lines you remember after one look.
{last} has very good eyes.
Nothing in it raises its voice.
Made me want to write to an old friend.
Even better than the last one.
`,
  fair: `
The first third is wonderful, later it becomes a habit.
Lovely in small doses. Best of all: {thing}.
I liked {n} of the pieces very much and forgot the others.
A bit too pleased with itself, but {thing} got me.
Good company on a train, not more.
Pretty sentences. After a while I was tired of pretty.
Hit and miss, so dip in.
It's at its best around page {pages}.
{last} used to be less careful, and I liked that more.
Quiet. A bit too quiet.
`,
  poor: `
Not for me. I kept waiting for it to lead somewhere.
It's all tone.
I don't see what people find in it.
Precious, sorry.
I read {pages} pages and kept none of them.
It talks to itself.
Chopping up sentences doesn't make a poem, or an essay.
I couldn't get into it, maybe the wrong week.
`,
} as const;

const reviewsOfClassics = {
  good: `
Had to read {title} at school and hated it. What a difference {years} years make.
Nobody told me how good {author} is.
My third time with {title} and I still find new things.
I finally read {title}, and it deserves everything that people say.
The sentences are long and every one of them is alive.
Listened to {title} while cooking; burned two dinners.
Chapter {ch} alone would make another writer famous.
{last} sees through everybody, including me.
People were exactly as silly then. Comforting.
For anyone who's afraid of old books: start with {title}.
I expected dust and got a page-turner.
I keep {title} by the kettle and read a page while it boils.
Whoever told me that {title} was dull owes me ten years.
Missed my stop because of chapter {ch}.
{title} sat on my shelf for {years} years. My loss.
I know the first lines of chapter {ch} by heart now.
My father and I finally have something to talk about, and it's {title}.
I looked up half the words in chapter {ch} and enjoyed that too.
Three people on my street are reading {title} because I won't shut up.
My grandmother's favourite, and now it's mine.
I knew the famous bits. The rest is better.
Ten pages a day, no rush, and it was the best part of the day.
After two chapters you stop noticing the old words.
Some of it could have been written this morning.
I recognised a line and it was like meeting someone I knew.
Every few years I read it again and underline different things.
There's a reason it's still around.
Read it aloud if you can. It was made for that.
The insults are magnificent.
Not nearly as hard as I feared. The hard part was starting.
Got it for my daughter's course and finished it before she did.
Read chapter {ch} three times.
Reading this on the underground makes you look very serious.
I can't explain what's so good about it. It just is.
Hits differently at fifty.
Open it anywhere, it's good everywhere.
What a mind {last} had.
I put it off for half my life. Don't.
Who am I to review {title}? Five stars.
I started it for a quote I was looking for. Three hours later I was still there.
Slow for forty pages, and then it has you.
`,
  fair: `
Great in parts. I skipped most of chapter {ch}, I admit it.
{title} is worth it for the first half.
I respect it more than I like it.
You need patience, {last} takes the long way round.
Good, but the notes in this edition could be better.
I guessed half of the words. Hard work.
Some wonderful pages and some I had to push through.
{title} isn't bad at all, I just never got in.
{last} is brilliant in places and long-winded in others.
Easier with notes, slower too.
Lovely up to chapter {ch}, then my mind wandered.
`,
  poor: `
I know that {title} is a classic. It sent me to sleep.
Couldn't get past chapter {ch}.
Not for me, and I did try.
I'd rather have somebody tell me about {title} than read it.
Every page needed a dictionary.
Never opened it again after chapter {ch}.
Felt like homework.
Maybe I'm still too young for {title}.
Two attempts at {title}, and chapter {ch} won both times.
`,
} as const;

/** What a reader adds about the reading, beside an opinion about the book. Used at most a few times each. */
const remarks = `
Read on the night train.
Borrowed it from a friend and now I have to buy her a new one.
+Read it in one sitting, on a wet Sunday.
I don't usually write reviews.
+Took it to the hospital, and it was good company.
+Recommended by my sister, who is always right.
My first book by {author}.
+Going to look for everything else by {last}.
+Would read again.
Started it in {month}, finished it yesterday.
+The print is nice on my phone too.
+We read it in our book club, and for once nobody had cheated.
Found it through a list here.
I listened to half of it while walking the dog.
+Read with a pencil.
Not a long book, but it took me {n} days.
+My son took it away from me before I'd finished.
+I read the last chapter in the car park.
+Thanks to whoever put this on a list.
Bought it for the cover, to be honest.
+Second reading, first time in {small} years.
Finished at midnight, and work starts at six.
+Missed my stop.
+Read during a power cut, by torch. Perfect.
A present from my daughter.
+I'm {age} and it still taught me something.
Half an hour every evening for {n} days.
+I read the ending twice.
Don't read the blurb first.
+I'll give it to my father for his birthday.
+My tea went cold. That says it all.
+Ten minutes on the platform turned into two hours.
+Marked {n} passages.
It was free for members, so I gave it a try.
Now I need something light.
+Best thing I did all holiday.
+I was sorry when the percentage reached a hundred.
+A colleague wouldn't stop talking about it. Now I won't either.
Read it on a work trip.
Two weeks of commuting.
Read it in the car outside swimming lessons.
Couldn't sleep, so I read. Still couldn't sleep.
+Book of the year so far.
It had been on my shelf for months.
Did the audiobook first and then the text.
+Ordered the paper one as well.
Book {n} of this year.
+Careful, there are spoilers in the comments on the last chapter.
A chapter every lunch break.
+Landed with ten pages to go and stayed in my seat.
+Forwarded it to the whole family.
Read this with a cold and a hot-water bottle.
+Only meant to look at the first page.
+I rarely give full marks.
+Too short!
I set the letters to the biggest size and it was fine.
+Rang a friend the minute I finished.
+Already planning to reread it.
Downloaded it for a long flight.
+Read half of it standing in the kitchen.
+No notes. Just go.
My neighbour gave it to me over the fence, so to speak.
Picked it more or less at random.
+The other readers' notes in the margin are half the fun.
`;
const authorBios = `
{name} was born in {place} in {year} and worked as {job} for {n} years before the first book.
{name} lives in {place} with two dogs and too many notebooks.
{name} has been {job} in {place} since {year}, and writes in the mornings.
Born in {year}, {name} grew up above a shop in {place}.
{name} studied in {place}, left without a degree and became {job}.
{name} writes about {category} and teaches evening classes in {place}.
Formerly {job}, {name} came to writing after a long illness.
{name} is {job} and has lived in {few} countries, most of the time in {place}.
The books of {name} have been translated into {few} languages.
{name} writes slowly, gardens badly and lives near {place}.
{name} won the {place} prize in {year}.
After {n} years as {job}, {name} now writes full time.
`;
const jobs =
  "a nurse; a teacher; a surveyor; a proof-reader; a carpenter; a ship's cook; a librarian; a court clerk; a chemist; a signalman; a vet; an engineer; a radio editor; a gardener; a tax inspector; a translator; a midwife; a bookseller; a cartographer; a piano tuner; a journalist; a postman; an accountant; a stage manager; a museum guard; a lecturer";
const places =
  "Carrow Bay; Larkwater; Henbury; Ostley; Saltmarsh; Dunmere; Thornwick; Pell Harbour; Marrow Hill; Quillan; Brayford; Easterby; Wendle; Loxton Green; Harrowgate Mills; Aldersey; Stonor; Copperfield Cross; Nethercote; Wyvern Bridge; Kessock; Tarnside; Port Ellis; Ravensey; Millbeck; Oakhanger; Sandry; Little Fenton; Cray; Holmwood; Ashby Ferry; Fallow End; Grimley; Tolvane; Underhay; Whitsand; Borrowby; Crane Island; Delph; Emmet's Ford; Lowick; Maidenwell; Novar; Pennywater; Rushmere; Skell; Tregony; Upton Quay; Varley; Winterbourne";
const givenNames = {
  f: "Nora; Ruth; Mina; Clara; Edith; Joan; Priya; Amara; Leonie; Sofia; Hanna; Iris; Marta; Bea; Freya; Ines; Kezia; Lotte; Maud; Odile; Petra; Rosa; Signe; Tess; Una; Vera; Wanda; Yasmin; Zadie; Greta; Alma; Constance; Dilys; Elin; Farida; Gwen; Hester; Isla; Judith; Karin; Livia; Mabel; Nadia; Orla; Peggy; Rhona; Sunita; Thea; Ursula; Winifred; Agnes; Bridget; Celia; Dora; Eva; Flora",
  m: "Tom; Edwin; Anders; Bilal; Cyril; David; Emeka; Felix; Gus; Hugh; Ivan; Jonas; Kofi; Lewis; Matteo; Ned; Oscar; Piers; Quentin; Rafe; Samir; Theo; Ulrich; Victor; Walter; Yusuf; Alec; Bertram; Callum; Dinesh; Ewan; Frank; Gareth; Harold; Imran; Jakob; Kenji; Leo; Magnus; Nils; Owen; Patrick; Ravi; Silas; Tobias; Vikram; Wilf; Arthur; Basil; Conrad; Desmond; Elias; Fergus; Gilbert; Henry",
} as const;
const familyNames =
  "Wickersham; Adeyinka; Cole; Marlowe-Reed; Tarrant; Okafor; Lindqvist; Bellweather; Haddow; Pereira; Ashdown; Kettle; Ramanathan; Voss; Carraway; Drummond; Eastman; Fenwick; Garrity; Holloway; Ibsley; Jessop; Kowalska; Lacey; Mbeki-Stone; Nightingale; Ormerod; Penhallow; Quick; Rosewarne; Sandhu; Thwaite; Underhill; Vance; Whitlock; Yarrow; Zeller; Abernethy; Birtwistle; Castellan; Dufresne; Ellory; Farrant; Goodwin; Hargreave; Inskip; Jankowski; Kerrigan; Lomax; Merriweather; Nakamura; Oyelaran; Prendergast; Rathbone; Selwyn; Trevanion; Usher; Venn; Wren; Askew; Blythe; Corrigan; Dacre; Emery; Fairlie; Greaves; Heron; Ingleby; Kirkbride; Lyle; Maddox; Nuttall; Osgood; Pascoe; Ridley; Skelton; Tindall; Vickery; Weatherby; Amadi; Bakker; Chaudhry; Dalgleish; Ferreira; Grünwald; Halloran; Iqbal; Johansen; Laurent; Moretti; Novak; Olsen; Petrov; Rossi; Suzuki; Tanaka; Varga; Weiss";
const publishers =
  "Harbour Lane Press; Lantern & Vale; Orchard Street Books; Four Winds; The Slate Press; Pelham Row; Greenfinch; Northlight Editions; Tinder & Rye; Bramley House; Quiet Corner Books; Ninth Wave; Cobalt Press; Ridgeway; Old Mill Editions; Paper Boat; Kestrel Books; Ferryman Press; Saffron Hill; Amberley Row";
const chapterNames =
  "The First Snow; A Door Left Open; What She Saw; Bread and Paper; The Long Way Round; Tuesday; Visitors; The Second Letter; Under the Stairs; Low Water; A Change of Wind; Debts; The Borrowed Coat; Nobody Home; Candles; The Wrong Train; Salt; Old Friends; A Quarrel; The Locked Drawer; Rain before Seven; What Was Said; The Far Bank; Inventory; Night Work; Ashes; A Fair Price; The Guest; Breakfast; In the Orchard; Witnesses; Half a Mile; The Empty Chair; Lanterns; Something Green; Mending; The Return; Three Knocks; A Promise; Thaw; The Last Bus; Names; Smoke; Questions; The Other Key; Home; A Map; Sunday; Small Hours; The Bridge; Waiting; An Answer; Harvest; Left Luggage; The Telegram; Silence; One More Day; The Well; Stones; Leaving";
const extraChapters = {
  first: "Before We Begin; Why This Book; How to Use This Book; A Walk to Start With; Introduction",
  middle:
    "What People Get Wrong; A Worked Example; Questions from Readers; Interlude: A Bad Year; Three Mistakes of Mine; In Practice; A Visit; The Exception; Notes from the Field; The Same Again, Slowly",
  last: "Afterword; Where to Go from Here; Further Reading; What I Would Do Differently; Thanks",
} as const;
const listTitles = `
Books for a slow train | Nothing in a hurry. I read all of these between two stations.
Read before you turn thirty, or after | I wish that somebody had given me these earlier.
Rainy Sunday shelf | One pot of tea each.
Quiet books | No explosions, no twins switched at birth.
Short books that stay | All under two hundred pages, give or take.
To read aloud | Tested on two children and a grandfather.
My mother's favourites | She does not use apps, so I made the list for her.
For the night shift | Chapters short enough for a break.
First books | Debuts I loved.
For people who say they do not read | It worked with my brother.
Books with weather | Fog, mostly.
Small towns, big secrets | You know who you are.
Learned something | Non-fiction that I finished.
Read twice | And would again.
For the bedside table | One chapter, lights out.
Work, but not boring | Read these with colleagues.
Kitchen shelf | Splashed, all of them.
Best of our book club | Nine people, one vote each.
When you are ill | Gentle ones.
Books that made me miss my stop | In order of how far.
Gifts that were not returned | Proof that they were read.
The sea, from a safe distance | I get seasick.
Winter pile | For December to February.
Garden and mud | From the greenhouse.
Numbers for people who fear them | I was one of them.
Families, unhappy and otherwise | Mostly otherwise.
The long ones | Take a week off.
Detective holiday | One a day.
Growing older, not wiser | Mine is a long list.
To argue about | I disagree with at least half.
Robots and rain | My science fiction.
Read in translation or close to it | Other places.
Found in a waiting room | And finished at home.
Old but alive | The classics that I did not fake.
For my daughter, later | She is six.
Books with good dogs | No dog dies. I checked.
The thin shelf | Poems, mostly.
Money without shouting | Calm advice.
Lives | Better than gossip.
One per month | My year in twelve.
For the garden bench | Until it gets dark.
Recommended by the librarian | She has never been wrong.
Courage, small sizes | For a friend who needed it.
Funny, honestly | I laughed where others could hear.
Things explained | At last.
History from below | Bakers, not kings.
Science for the sofa | No lab needed.
Love, late | Nobody here is twenty.
Started because of the cover | Stayed for the rest.
Books I lent and never got back | So they must be good.
To learn a craft | Hands first.
For exam season | Short breaks.
Night trains and ferries | Movement.
Letters and diaries | I am nosy.
Back to school | Not only for children.
Three evenings each | Timed.
Read on my phone this year | And liked.
A shelf for my neighbour | She asks, I answer.
Houses | Some haunted.
Start here | If you are new to this app.
`;

export const sentences = {
  introsOfSubjects,
  introsOfStories,
  reviewsOfSubjects,
  reviewsOfStories,
  reviewsOfVerse,
  reviewsOfClassics,
  remarks,
  authorBios,
  jobs,
  places,
  givenNames,
  familyNames,
  publishers,
  chapterNames,
  extraChapters,
  listTitles,
};
