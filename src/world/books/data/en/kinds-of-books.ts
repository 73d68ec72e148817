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
I grew up near a place like that, and the part on {a} could be about my grandparents.
History without kings. I liked above all {a}.
The old photographs next to {b} are wonderful.
{last} has found people that nobody else would look for.
I never knew any of this. Chapter {ch} should be taught at school.
{b}: I read that chapter twice.
What research! And still it reads easily, even the pages on {c}.
My father, who worked in such a place, says that {a} was exactly so.
Sad and funny at once, especially the story of {a}.
Read it before a trip to {place} and saw everything with other eyes.
You smell the coal smoke. Chapter {ch}!
`,
    fair: `
Too many names. I lost track around {b}.
Interesting subject, dry in places; {a} saves it.
I missed a map. For {b} you really need one.
`,
    poor: `
A pile of notes with a cover. Even {a} is dull here.
More footnotes than thoughts.
`,
  },
  science: {
    good: `
I walk past it every day and now I see it. Thank you, {last}, for {a}.
Explained {a} to my daughter with this book, and she explained it to her class.
The pages on {b} made me buy a magnifying glass.
I did the experiment in chapter {ch}. The kitchen has recovered.
Finally understood {a}.
Such enthusiasm, and not one wrong note about {b}.
I teach this subject and will steal the example for {a}.
{last} admits what is not known about {c}. More scientists should.
Great for the train: one chapter, one idea, and {a} is the best.
`,
    fair: `
{a} is explained twice and {c} not at all.
The drawings for {b} are too small on a phone.
Nice stories. I would have liked more numbers.
`,
    poor: `
Hardly any science in it. Chapter {ch} is about the author's holiday.
Wrong about {a}, as far as I know.
`,
  },
  computing: {
    good: `
Gave it to our new colleague on her first day. The chapter on {a} alone saves a week.
I have been doing this for {n} years and still learned something about {a}.
The explanation of {b} with paper and pencil finally did it for me.
Short, correct, funny. Chapter {ch} describes our last outage.
We went through the chapter on {a} as a team and then changed our checklist.
No hype. {b}, and why.
The exercises in chapter {ch} are hard in the right way.
Should be required reading before anybody touches {b}.
`,
    fair: `
The examples are a bit old, {b} is still fine.
Good on {a}. Typos in the code of chapter {ch}.
For beginners only. I expected more on {c}.
`,
    poor: `
The code in chapter {ch} does not run.
Could have been a blog post about {a}.
`,
  },
  advice: {
    good: `
Did the exercise in chapter {ch}. Uncomfortable, useful.
It does not shout at you. I could take in what it says about {a}.
My wife noticed a difference before I did. It was {b}.
I underlined a lot in {a} and then called my brother.
Nothing new, perhaps, but said in a way that I could hear.
The story of the woman in chapter {ch} is my story.
I gave it to a friend who is going through this. She said that the pages on {b} helped.
A gentle book. There are things I had never talked about, and one is in the chapter on {a}.
Tried {b} on Monday, and again on Tuesday. So far so good.
I wish I had known about {a} ten years ago.
Realistic about {c}, which I appreciate.
`,
    fair: `
Sensible, but I knew it all, except {b}.
Works if you have a quiet life. With three children {a} is a joke.
The first chapters help. Then come examples, examples.
`,
    poor: `
Easy to say if you can afford it. {a}, really?
Common sense at full price.
`,
  },
  craft: {
    good: `
Tried {a} last weekend. Not pretty, but mine.
I finally dared to do {b}.
Pages already stained, which is the best I can say.
The pictures for {a} are clear even on a small screen.
My first one failed, as chapter {ch} said it would. The second did not.
{last} writes as if standing next to you.
I had given up on {topic}. Now there is something on the windowsill again.
Good for beginners, and the tips on {b} are new even to me after {n} years.
My mother does {a} differently, and they have been arguing through me.
Made me want to start at once. I started with {b}.
Beautiful and useful. I keep going back to {c}.
`,
    fair: `
Lovely to look at. For {b} you need more space than I have.
I could not find half of the things that chapter {ch} asks for.
{a} worked, {b} did not.
`,
    poor: `
Followed chapter {ch} exactly. It went in the bin.
Pretty pictures, hardly any instructions for {a}.
`,
  },
  child: {
    good: `
My son ({small}) explains {a} to everybody now.
We read one page every evening, and {b} three times.
Bought for the children, read by me. I had no idea about {a}.
The class loved the part about {b}.
My daughter ({small}) took it to bed with a torch.
Funny and correct. {c} led to a long talk at breakfast.
She asked for "the book with {a}" again.
`,
    fair: `
My son ({small}) liked {a} and got bored after that.
Too much text for small children, good pictures of {b}.
`,
    poor: `
Not for my {small}-year-old. {a} was too hard.
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
{thing}! I should have seen it.
`,
  "fiction.scifi": `
The science is light, the people are not.
I believed every word about {thing}.
It asks big questions in a small town.
Not my genre, but {first} could be working in my office.
The last two pages turn {thing} upside down.
`,
  "fiction.family": `
I called my sister after chapter {ch}.
Every family has something like {thing}.
The mother! I know that woman.
Funny about grief, which is hard to do.
Nobody is right in this book and I loved all of them.
`,
  "fiction.romance": `
They take forever, and that is the joy of it.
I shouted at {first} twice.
Tender and never sugary. And {thing}, of course.
The scene in the rain in chapter {ch}, please.
At last a love story with people my age.
`,
  "fiction.historical": `
You learn a whole trade along the way.
I looked up half of it and it seems to be true, apart from {thing}.
The smells! The cold! Chapter {ch} made my feet numb.
{first} has stayed with me for weeks.
No costume party, real hunger.
`,
  "fiction.town": `
I live in such a village. It is all true.
The committee meeting in chapter {ch} is the funniest thing I have read this year.
Everyone in {place} deserves a book.
My uncle could be {first}.
Gentle until it bites.
`,
  "literature.stories": `
The one about {thing} is perfect.
Read one a day. Do not rush.
Uneven, as collections are, but {small} of them are excellent.
After {thing} I needed a walk.
`,
  "biography.memoir": `
What a life, and told without any fuss.
I would have liked to sit in that kitchen and listen.
My grandmother worked in the same trade and says that it is all true, even {thing}.
{last} never complains. I would have.
The chapter on {thing} should be read at school.
Warm, exact, funny. I gave it to my father.
You can hear the voice.
I laughed about {thing} and then felt ashamed.
Reads as if an old neighbour talked over the fence.
Not a famous person, and all the better for it.
The pages about the mother moved me most.
`,
  "children.tales": `
My daughter ({small}) wants it every evening.
We both laughed at {thing}.
My son ({small}) now insists that {first} lives under his bed.
Read it to the whole kindergarten, and had to do all the voices.
The pictures of {thing} are lovely.
We have read it {n} times, and I still do not mind.
Finally a bedtime story in which nobody learns a lesson.
"Again!" That is her review.
My grandson ({small}) built {thing} out of boxes.
I cried a little, the children did not notice.
He asked whether {place} is real. I said yes.
Exactly the right length for one bath.
`,
} as const;
const fairReviewsByGenre = {
  "biography.memoir": `
Interesting for the first half, later it is mostly names.
I liked {thing}; the rest is for the family.
Honest, but somebody should have cut it.
Would have been better with dates.
`,
  "children.tales": `
Nice idea, but my son ({small}) lost interest before {thing}.
The pictures are better than the story.
A bit long for one evening.
My daughter ({small}) found {first} silly. I did not.
Sweet, and quickly forgotten.
`,
} as const;
const poorReviewsByGenre = {
  "biography.memoir": `
I did not get to know the person at all.
Self-satisfied, even about {thing}.
`,
  "children.tales": `
My son ({small}) asked for another book.
The rhymes do not rhyme.
Too frightening for a {small}-year-old.
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
