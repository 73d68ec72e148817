/** Sentences that fit only some kinds of books. The slots are those of sentences.ts. */

/** "past": history and lives; "advice": mind, work and money; "craft": home and arts; "child": for children. */
const introsByGroup = {
  past: {
    first: `
The papers on {topic} had lain in the basement of the town hall of {place} since {past}. {author} asked for the key.
Nobody planned the story of {topic}. It happened in {a}, in {b}, and in many letters to the council.
{author} tells of {topic} through those who left the fewest papers.
Who remembers {a} today? {author} found {n} people who do.
It takes a patient historian to get from {a} to {b} without losing the reader.
Behind the word "progress" there was {a}. This is a history of {topic} from below.
{author} read {hundreds} letters and one very long diary for this account of {topic}.
There are dates in it, but mostly there are people: {a}, then {b}, then silence.
The photograph on the cover was taken in {past}, a year before {a}.
Once it was {a} that everybody talked about. Then it was {b}. Then nobody talked at all.
A story of {topic} that begins with an unpaid bill.
`,
    second: `
The last chapter, on {d}, is the most personal.
{last} writes about {d} without nostalgia.
Thirty pages of notes, and still you read it like a novel, above all {c}.
With maps, a family tree and the recipe that everybody asks for.
It won the {place} medal for local history in {year}.
{last} has talked to those who were there, and to the children of {c}.
Two chapters appear here for the first time, one of them on {d}.
`,
  },
  science: {
    first: `
{author} went out every morning for {n} months to look at {topic}, and wrote down what was there.
A scientist who can tell a story is rare; {author} on {a} is a case in point.
We know less about {topic} than one would think, and {a} is the reason.
Half field diary, half explanation: {topic} by somebody who got wet for it.
Start with {a}, and before you notice you will be thinking about {b} at breakfast.
{author} answers the questions that visitors ask about {topic}, {a} included.
Some of what your school book said about {a} is wrong. Here is what we know now.
From the window, from the kitchen, from the bus: {topic} can be studied anywhere, says {author}.
`,
    second: `
No formula is longer than a line, not even for {d}.
The experiments can be repeated with things from a kitchen drawer; the one on {d} makes a mess.
{last} says plainly what is not known about {c}.
It has a chapter on {d} that teachers have been copying for years.
With a glossary, {n} diagrams and a very good bad joke about {c}.
What we got wrong about {d} is as interesting as what we got right.
`,
  },
  computing: {
    first: `
A short book for people who use {topic} every day and have never had it explained.
{author} has taught {topic} to {hundreds} beginners, and this is the course.
The code in this book runs, including that on {a}.
There is a reason why one spends more time on {a} than planned. {author} knows several.
Everything about {topic} that colleagues assume you already know.
Not a manual: {author} tells what went wrong with {a}, and what the team did next.
{topic}, drawn on paper first and typed second.
`,
    second: `
Exercises at the end of each chapter, with answers for those on {c}.
It does not depend on any one language, and what it says on {d} will still be true in ten years.
The pages on {d} have prevented at least one outage, according to a reader in {place}.
For those in a hurry: read the chapter on {c} and come back at the weekend.
The second edition has new examples for {d}.
`,
  },
  advice: {
    first: `
{author} has listened to people talk about {topic} for {n} years, in a small room in {place}.
No promises and no system, only {a}, {b} and a great deal of experience.
What helps with {topic}? Less than the internet says, and more than you fear.
The hardest part is {a}. Everything else in this book makes that part easier.
Let us be honest about {topic}: most of us begin with {a} and stop there.
A kind book about {topic}, which cannot be said of many.
{author} kept a diary about {topic} for a year, and then threw half of it away.
It is not your fault, writes {author}, but it is your Monday; so let us talk about {a}.
Five ideas about {topic}, one of them about {a}, and no acronyms.
`,
    second: `
Each chapter ends with one thing to try, and that for {d} takes ten minutes.
There is research behind the advice on {c}, with references for those who like to check.
{last} includes three people for whom it did not work.
It is honest about {d}, where no advice helps much.
Readers have written to say that the pages on {d} were enough.
One page at the end sums it all up; put it on the fridge.
`,
  },
  craft: {
    first: `
Everything that {author} knows about {topic} fits into {count} chapters and one warm kitchen.
You need less than you think: the book shows {a} with what you have at home.
A year with {topic}, month by month, failures included.
{author} learned about {topic} from an aunt in {place} who never wrote anything down.
For those who have tried {topic} once and given up at {a}.
First the hands, then the theory: {author} begins with {a}.
There are shorter ways into {topic}, but none as pleasant.
Thirty small lessons on {topic}, each of them done in an afternoon.
`,
    second: `
With step-by-step pictures for {c} and a table at the back.
{last} tells you when to stop, which matters most for {d}.
Nothing in it needs special tools, except perhaps {d}.
The chapter on {c} has been tested by {n} beginners and one sceptic.
A list of suppliers is not included, because you will not need one.
It can be read in an armchair as well, {d} and all.
`,
  },
  child: {
    first: `
A book of questions about {topic}, with answers that are shorter than the questions.
For curious people from six upwards: {a}, {b} and what your teacher does not know about {c}.
Open it at any page and find out something about {topic}.
{author} has been asked about {topic} by {hundreds} children, and took notes.
Did you know that there is a whole page about {a} in here? And one about {b}?
The pictures are funny, the facts about {topic} are true.
`,
    second: `
With something to make on every fourth page.
The part about {d} is best read with a torch.
Grown-ups may look things up in it secretly, for instance {c}.
There is a quiz at the end, and the hardest question is about {d}.
Try out {c} at home, but ask first.
`,
  },
} as const;

const reviewsByGroup = {
  past: {
    good: `
History without kings. I liked the part on {a} best.
The old photographs are wonderful.
{last} has found people that nobody else would look for.
I never knew any of this. Chapter {ch} should be taught at school.
Read the chapter on {b} twice.
What research! And still it reads easily.
Sad and funny at once, especially the part on {a}.
I look at old houses differently now.
So this is how people actually lived.
Ordinary people, properly brought to life.
Like listening to a grandparent who remembers everything.
I kept converting the prices. Life was hard.
I drove two hours to see what's left of it.
`,
    fair: `
Too many names. I lost track around the chapter on {b}.
Interesting subject, dry in places; the part on {a} saves it.
I missed a map.
A lot of sources, not quite enough story.
`,
    poor: `
A pile of notes with a cover.
More footnotes than thoughts.
`,
  },
  science: {
    good: `
Retold the chapter on {a} to my daughter, and she retold it to her class.
The chapter on {a} finally made it click.
So much enthusiasm and no frightening formulas.
I teach this subject and will steal the example in chapter {ch}.
{last} says so when something isn't known. More scientists should.
Great for the train: one chapter, one idea.
Went outside the same evening to look.
This is how popular science should be.
The chapter on {b} turned over something I'd believed since school.
My walks take twice as long now, because I keep stopping to look.
Careful and never smug.
Reads like a detective story, the part on {c} above all.
`,
    fair: `
A lot on {a}, hardly anything on {c}.
The drawings are too small on a phone.
Nice stories. I would have liked more numbers.
`,
    poor: `
Hardly any science in it. Chapter {ch} is about the author's holiday.
A few things are simply wrong, as far as I know.
`,
  },
  computing: {
    good: `
Great for absolute beginners like me.
You can tell that {last} has actually done this and not just read about it.
I've already used something from chapter {ch}.
Exactly what I was looking for.
Gave it to our new colleague on her first day.
I've been doing this for {n} years and still learned something from the chapter on {a}.
The pencil-and-paper explanation in chapter {ch} finally did it for me.
Short, correct, funny. Chapter {ch} describes our last outage.
We went through the part on {a} as a team and then changed our checklist.
No hype. How it works, and why.
The exercises in chapter {ch} are hard in the right way.
The chapter on {b} should be required reading.
All the code runs. That alone!
It came up in my interview a week later.
One of the few books on this you can read in bed.
Wish I'd had it in my first job.
`,
    fair: `
Fine as an introduction, but I knew most of it already.
Good if you know nothing about it. I knew a little, and that was too much.
The examples are a bit old, the ideas are still fine.
Good in general. Typos in the code of chapter {ch}.
For beginners only. I expected more on {c}.
`,
    poor: `
The code in chapter {ch} doesn't run.
Could have been a blog post.
`,
  },
  advice: {
    good: `
Great for absolute beginners like me.
You can tell that {last} has actually done this and not just read about it.
I've already used something from chapter {ch}.
Exactly what I was looking for.
Did the exercise in chapter {ch}. Uncomfortable, useful.
It doesn't shout at you, so I could take it in.
I underlined a lot in the part on {a} and then called my brother.
Nothing new, perhaps, but this time it got through to me.
The person in chapter {ch} could be me.
I gave it to a friend who needed it. She said that the pages on {b} helped.
A gentle book. There are things in it that I'd never talked about.
Tried what it says in chapter {ch} on Monday, and again on Tuesday. So far so good.
I could have used the chapter on {a} ten years ago.
Realistic, which I appreciate.
It didn't fire me up. It let me breathe out, and that was better.
I'm not a better person now, just a bit kinder to the one I am.
Few tips, but you can actually do them.
The author admits to failing at it too. That's when I started to believe it.
`,
    fair: `
Fine as an introduction, but I knew most of it already.
Good if you know nothing about it. I knew a little, and that was too much.
Sensible, but I knew most of it.
Works if you have a quiet life. I have three children.
The first chapters help. Then come examples, examples.
I agree with all of it and have changed nothing.
`,
    poor: `
Easy to say if you can afford it.
Common sense at full price.
`,
  },
  craft: {
    good: `
Great for absolute beginners like me.
You can tell that {last} has actually done this and not just read about it.
I've already used something from chapter {ch}.
Exactly what I was looking for.
Tried something from chapter {ch} last weekend. Not pretty, but mine.
I finally dared to start.
Pages already stained, which is the best I can say.
The pictures are clear even on a small screen.
My first one failed, as chapter {ch} said it would. The second didn't.
{last} writes as if standing next to you.
Good for beginners, and some of the tips are new even to me after {n} years.
My mother does it all differently, and they've been arguing through me.
Made me want to start at once, so I did.
Beautiful and useful. I keep going back to the part on {c}.
Every mistake I've ever made is in here. I should have read it first.
I did what it said and it worked. I was as surprised as anyone.
The steps are small enough, and it tells you what will go wrong.
`,
    fair: `
Fine as an introduction, but I knew most of it already.
Good if you know nothing about it. I knew a little, and that was too much.
Lovely to look at. You need more space than I have.
I couldn't find half of the things that chapter {ch} asks for.
Tried two things, one worked.
`,
    poor: `
Followed chapter {ch} exactly. It went in the bin.
Pretty pictures, hardly any instructions.
`,
  },
  child: {
    good: `
My son ({small}) explains {a} to everybody now.
We read one page every evening, and the one about {b} three times.
Bought for the children, read by me. I had no idea about half of it.
The class loved the part about {b}.
My daughter ({small}) took it to bed with a torch.
Funny and correct. The page on {c} led to a long talk at breakfast.
She has asked for the one about {a} again.
Just right for {small}, and she could read most of it alone.
The drawings are accurate. Children notice.
It answers exactly the questions they ask.
Straight after it we had to go and look in the garden.
Simple enough for them, not boring for me.
One page before bed turns into four.
I gave it to my niece, and her mother says she won't put it down.
`,
    fair: `
My son ({small}) liked {a} and then got restless.
Too much text, but nice pictures.
Some pages were too hard even for me to explain.
A bit early at {small}. We'll try again.
Lovely pictures, not enough about {c}.
`,
    poor: `
Too difficult for mine ({small}).
Small print, few pictures, and he was gone.
So many quiz questions. It felt like school.
I didn't understand the page on {a} either.
`,
  },
} as const;

const introsByGenre = {
  "fiction.mystery": `
Then a second person in {place} stops answering the telephone.
There is a simple explanation for {thing}, and {first} does not like it.
Nothing in {place} is locked, and everyone has something to hide.
{first} makes a list. Crossing out names turns out to be the dangerous part.
A detective story without a detective, set in {place} over {n} days.
Somebody has been waiting {n} years for the right person to notice {thing}.
`,
  "fiction.scifi": `
By the time the authorities come to {place}, {first} has learned to lie.
A novel about work, distance and {thing}.
The future in this book has weather, rent and bad coffee, and {first} has to live in it.
{first} tells nobody about {thing} for {n} days. That is the mistake.
It is, among other things, a love letter to {place}.
For a report of {n} pages, {first} would have to explain what cannot be explained.
`,
  "fiction.family": `
It rains in {place} for most of the book, and everyone talks in the kitchen.
The question is who knew, and the answer is nearly everybody.
{first} stays for a weekend that lasts {n} months.
There will be soup, tears and an estate agent.
A generous, sharp-eyed novel about {n} people who have the same nose.
`,
  "fiction.romance": `
What begins with {thing} goes on for {n} summers.
{first} has a rule against this kind of thing. It lasts until {month}.
There are no villains in {place}, only bad timing.
The friends of {first} have placed bets.
They are both too old for this, and {place} is too small.
`,
  "fiction.historical": `
Based on a line in a parish book of {place}.
{first} cannot read, and keeps every paper.
It is a story about {thing} and about what it costs to tell the truth.
In {place} a person can be hanged for less.
{n} chapters, {n} months, one long road.
`,
  "fiction.town": `
By {month} there are two camps in {place} and one public house.
{first} says what everybody thinks, and is not thanked for it.
With a map of {place} drawn by the author's neighbour.
It is said that {place} is invented. Several people have complained all the same.
The vicar, the vet and {first} find themselves on the same side for once.
`,
  "literature.stories": `
The shortest has two pages, the longest, about {thing}, has {pages}.
{author} wrote the first of them on a night bus, and it shows.
Stories for readers who like to be left alone at the end.
A first collection that critics in {place} called grown-up.
Several of them have been read on the radio.
`,
  "biography.memoir": `
{last} has a good memory and a better temper.
There is much laughter in it, and one chapter, on {thing}, that was hard to write.
Not famous, never rich, and well worth listening to.
It stops in {year}, because after that, says the author, nothing happened.
`,
  "literature.essays": `
The author walks, looks, gets it wrong and looks again.
Nobody else could make so much of {thing}.
Some pieces are a page long, and none is long enough.
A book to keep in a coat pocket.
`,
  "literature.poetry": `
{n} poems, no explanations.
The language is plain, and the lines stop where one has to breathe.
{last} has cut more than half since the first printing.
Several have been set to music by a choir in {place2}.
`,
  "children.tales": `
Then it begins to rain, and that changes everything.
It is not easy to keep a secret when you are as small as {first}.
With a song at the end that you can sing to any tune.
Luckily {first} has a sandwich.
In the end everybody in {place} comes to the party, even the postman.
Who would have thought that {thing} could cause such trouble?
A story in {few} chapters, one for each evening until Sunday.
`,
} as const;

const reviewsByGenre = {
  "fiction.mystery": `
I suspected everyone, including {first}.
All the clues about {thing} are there, I went back and checked.
Solved it in chapter {ch} and was wrong in chapter {ch2}.
A crime novel with hardly any blood and a lot of weather.
I should have seen it. I did not see it.
Got the who, missed the why.
Read it in broad daylight and still checked the lock.
Nothing flashy, and the motive makes sense. How rare is that?
Don't look at the comments before you're done.
`,
  "fiction.scifi": `
The science is light, the people aren't.
I believed every word about {thing}.
It asks big questions in a small town.
Not my genre, but {first} could be working in my office.
The last two pages turn it all upside down.
One simple idea, thought right through to the end.
Dressed up as science fiction, and really about being lonely.
I went out and looked at the sky for a bit.
`,
  "fiction.family": `
I called my sister after chapter {ch}.
Every family has one of these stories.
The mother! I know that woman.
Funny about sad things, which is hard to do.
Nobody is right in this book and I loved all of them.
Those dinner scenes. I felt personally attacked.
Made me want to go home for a weekend.
There's always one thing nobody mentions, isn't there?
`,
  "fiction.romance": `
They take forever, and that's the joy of it.
I shouted at {first} twice.
Tender and never sugary.
At last a love story with people my age.
No silly misunderstandings. They just talk to each other!
Half a book of dithering, and worth the wait.
I grinned like an idiot.
It's about love on ordinary days. More of that, please.
`,
  "fiction.historical": `
You learn a whole trade along the way.
I looked up half of it and it seems to be true, apart from {thing}.
The smells! The cold! Chapter {ch} made my feet numb.
{first} has stayed with me for weeks.
No costume party, real hunger.
Nobody in it thinks like someone from today, and that's a compliment.
Big times, small people, no speeches.
I went and read up on the period afterwards.
`,
  "fiction.town": `
I live in a village like that. It's all true.
The committee meeting in chapter {ch} is the funniest thing I've read this year.
Everyone in {place} deserves a book.
I'm sure I know {first}.
Gentle until it bites.
They gossip exactly like us.
Nothing happens and I was glued to it.
I kept seeing my own neighbours.
A small town without condescension. Thank you.
`,
  "literature.stories": `
Best of all: {thing}.
Read one a day. Don't rush.
Uneven, as collections are, but {small} of them are excellent.
After {thing} I needed a walk.
Every one of them stops where it should.
Short and merciless.
Two of them left me staring at the wall.
I like that the endings don't explain themselves.
Saves the best for last.
I picked at random and never picked a dud.
One a night, just right.
{last} is really at home in short stories.
Each of them leaves something behind.
The first one had me.
Made for waiting rooms and bus stops.
It took me a while to see how they're connected.
The title story isn't even the best one.
No fillers.
Clean, plain sentences.
Some of these have a whole novel in them.
Went straight back to the first one when I'd finished.
Ordinary people, and not one speech.
I'd like to know what happens next in nearly all of them.
`,
  "biography.memoir": `
What a life, and told without any fuss.
I'd have liked to sit there and listen.
My grandmother was of that generation and says that it's all true.
{last} never complains. I would have.
The chapter on {thing} should be read at school.
Warm, exact, funny. I gave it to my father.
You can hear the voice.
I laughed first and then felt ashamed.
Reads as if an old neighbour talked over the fence.
Not a famous person, and all the better for it.
The pages about the mother moved me most.
A hard life, and not a hard book.
You only remember things that well if you couldn't bear to lose them.
I want to ask my grandfather a few questions now.
No wise sayings, just true ones.
`,
  "children.tales": `
My daughter ({small}) wants it every evening.
We both laughed, he so much that he fell off the bed.
My son ({small}) now insists that {first} lives under his bed.
Read it to the whole kindergarten, and had to do all the voices.
The pictures are lovely, we look at them longer than we read.
We've read it {n} times, and I still don't mind.
Finally a bedtime story in which nobody learns a lesson.
"Again!" That's her review.
My grandson ({small}) built one out of boxes. It's in my hall.
I cried a little, the children didn't notice.
He asked whether {place} is real. I said yes.
Exactly the right length for one bath.
The whole class is passing it round, says the teacher.
She was asleep before the end. I read on.
Few enough words that he can try it himself.
She drew a picture of {first} and hung it over the bed.
The little one likes the noise, the big one gets the jokes.
They know the first sentence by heart.
Better than anything with a moral.
Comes on every holiday with us.
`,
} as const;
const fairReviewsByGenre = {
  "literature.stories": `
{small} good ones, the others are so-so.
The first few surprised me, then I saw the pattern.
I liked {thing} and forgot the rest.
Some of them stop before they're finished.
Nicely written, not much happens.
Read {thing}, skip the others.
Two of them have nearly the same beginning.
`,
  "biography.memoir": `
Interesting for the first half, later it's mostly names.
I liked the part on {thing}; the rest is for the family.
Honest, but somebody should have cut it.
Would have been better with dates.
Sincere, a little flat.
The chapter about {thing} is the best, after that it drifts.
Nice for people who know {author}.
`,
  "children.tales": `
Nice idea, but my son ({small}) lost interest halfway.
The pictures are better than the story.
A bit long for one evening.
My daughter ({small}) found {first} silly. I didn't.
Sweet, and quickly forgotten.
They liked it. I yawned.
{first} is sweet, the others I've forgotten.
Hard words. We stopped at every second one.
Nobody asked for it a second time.
`,
} as const;
const poorReviewsByGenre = {
  "literature.stories": `
They're all the same story.
Read three and had no wish to read a fourth.
Mysterious for the sake of it.
I didn't get {thing}, and then I didn't get the others.
More mood than story.
`,
  "biography.memoir": `
I didn't get to know the person at all.
Very pleased with itself.
One thing after another, and no story.
Too many cousins.
We hear about {thing} three times.
`,
  "children.tales": `
My son ({small}) asked for another book.
He wandered off halfway through.
The pictures are a bit scary.
Too loud for bedtime, {first} above all.
A children's book written for adults.
The rhymes don't rhyme.
Too frightening for mine ({small}).
`,
} as const;

export const kinds = {
  introsByGroup,
  reviewsByGroup,
  introsByGenre,
  reviewsByGenre,
  fairReviewsByGenre,
  poorReviewsByGenre,
};
