/** Forms of English notes about pets, sport, devices, games, photography and family, in the format of `parseForms`. */
export const playing = `
= pets.diary | pets | image image video video | bone paw-prints teddy-bear yarn | wood linen grass wall
: thing | art | call | cat | he | him | his | cost | times
@ ginger cat | cat | Biscuit | 1 | he | him | his | 28..90/2 | 2..4 | [!lazy] Biscuit runs laps at three in the morning, always the same route.; [!j] To weigh Biscuit I weigh us both and subtract me. It's never good news for either of us.; [!j] Biscuit has been on a diet since March and has not lost a gram.; Biscuit is a real cuddler, he sleeps next to me every night.; He'll eat anything, so I have to keep an eye on him.; He begs at the table like a dog.; [!lazy] He's the laziest cat I know.; He loves belly rubs, at least for a minute.
@ grey cat | cat-face | Pewter | 1 | she | her | her | 28..90/2 | 2..4 | [!j] Pewter won't be held, but comes along to the bathroom every single time.; Pewter purrs louder than the fridge.; [!j] It took Pewter a year to sit on my lap. I was late for work that day.; Pewter is quiet and a bit shy with strangers.; She loves being brushed, especially under the chin.; She has the softest fur.; She hides when the doorbell rings.; She watches birds for hours.
@ tabby | cat | Fern | 1 | she | her | her | 28..90/2 | 2..4 | [!j] After three years of toy mice Fern caught a real moth. She was as surprised as I was.; [!j] When I come home I open the door with one foot in the gap, or Fern is out.; Fern only likes the feather toy if somebody else is tired of moving it.; Fern loves the balcony, we put up a net for her.; She's very playful in the evenings.; She brings me her toy mouse at night.; She likes to sit on the printer.; She's a very good jumper.
@ calico | cat-face | Marble | 1 | she | her | her | 28..90/2 | 2..4 | [!j] Marble swore at me in the carrier all the way to the vet. The driver turned the radio up.; Marble only drinks running water, so the bathroom tap is hers.; [!j] Marble lets me stroke her four times. Not five.; Marble follows me from room to room.; She talks a lot, especially before dinner.; She's bossy but sweet.; She loves boxes and paper bags.; She waits at the door when I come home.
@ black cat | black-cat | Sheriff | 1 | he | him | his | 28..90/2 | 2..4 | [!j] Sheriff looks me in the eye while he pushes the cup.; [!j] Sheriff can open drawers, so now we have child locks and no child.; [!j] At night I find Sheriff by stepping on him.; Sheriff is super friendly, he greets everyone at the door.; His fur is so shiny in the sun.; He's hard to photograph.; He likes to sleep in the laundry basket.; He plays fetch, really.
@ corgi | dog | Toast | 0 | he | him | his | 44..140/2 | 2..3 | [!j] Toast has short legs, full speed and no brakes.; [!j] I carry Toast down the stairs, vet's orders. The neighbours think he's spoilt. He is.; [!j] Toast has learned the sound of the cheese drawer.; Toast loves other dogs and plays with everyone in the park.; He sheds like crazy in spring.; His ears are bigger than his head.; He's stubborn but so funny.; He sleeps on his back.
@ golden retriever | dog-face | Waffles | 0 | he | him | his | 60..160/2 | 2..3 | [!j] Waffles would show a burglar where the fridge is.; [!j] One bath for Waffles, one blocked drain.; [!j] Waffles brings every guest a shoe, usually mine.; Waffles is so gentle with small children.; He needs two long walks a day or he gets bored.; He's everyone's friend.; He carries something in his mouth all the time.; He's scared of the vacuum cleaner.
@ collie | dog | Pip | 0 | she | her | her | 50..140/2 | 2..3 | [!j] Pip rings a bell when she wants to go out. That was a mistake, it's twelve times a day.; [!j] If Pip gets less than an hour in the park, something in the flat dies.; [!j] Pip tries to herd the children in our yard. They love it.; Pip learns new tricks in a day, she's so clever.; She needs a lot of exercise, think twice before you get one.; She knows the names of her toys.; She needs something to do all day.; She's so gentle with puppies.
@ ragdoll | cat-face | Latte | 1 | she | her | her | 34..110/2 | 2..4 | In shedding season it snows indoors.; [!j] Latte can't jump. She looks at the shelf and then at me.; [!j] Latte goes limp when I pick her up, like a warm bag of rice.; Latte is the calmest cat I've ever had.; Her coat mats behind the ears, so I comb that every day.; She's like a cloud.; She follows me to the kitchen, always.; She likes everybody who has food.
@ terrier | dog | Button | 0 | he | him | his | 40..120/2 | 2..3 | Button barks at scooters and hides behind me from big dogs.; [!j] After the haircut I had to look twice. So did Button, in the mirror.; [!j] Button knows which pocket the treats are in. He always knows.; Button is small but he thinks he's huge.; He's finally stopped pulling on the lead.; He digs in every flower bed.; He's braver than he should be.; He loves car rides.
@ tortoiseshell | cat-face | Plum | 1 | she | her | her | 28..90/2 | 2..4 | [!j] Plum chooses one person per evening, and it's never me.; [!j] Plum naps in the laundry, but only if it's clean.; [!j] Plum hates the doorbell and everyone who has ever rung it.; Plum was scared of everything at first and now she's so brave.; She loves boxes of any size.; She has a mind of her own.; She likes the top of the fridge.; She's a bit of a diva.
@ mongrel | dog-face | Lucky | 0 | she | her | her | 40..120/2 | 2..3 | [!j !src] I found Lucky behind the market. After the first wash she turned out to be white.; [!j] Lucky knows "home" and "chicken". She doesn't know "drop it".; [!j] Nobody can tell me what breed Lucky is, and everybody in the park has a theory.; Lucky was very thin when I found her, and look at her now.; She's the most grateful dog, she's happy about everything.; She was so shy at first and now she greets everyone.; She loves long walks.; Best dog in the world.
$ age=3..11
% act=opening somebody else's parcel; going through the bin; hiding behind the curtain; sleeping on my pillow; stealing toast; faking a limp; digging into the sofa; staring at the wall; licking the butter; eating a receipt; carrying a sock around the flat; drinking my tea
% need=the vaccinations; a dental check; a nail trim; the yearly check-up; a blood test; a worming tablet
% mate=my mum; my dad; my flatmate; my partner; my sister
h A normal day with {call}
h {call} and me
h Life with {a thing}
h Just {call}
h [!day] Good morning from {call}
h [!hi] Sorry, another {call} post
h {call} runs this flat
h Living with {call}
h {call}, as seen from the sofa
h [!hi] {call} appreciation post
h [!day !hi] Daily {call}
h {call} the {thing}
h [!day] Weekend with {call}
h Cutest face: {call}
h [!hi] Say hi to {call}
h {call} today
h [!photos !hi] New photos of {call}
o [!act !j] I came home {when} and found {call} {act}. I took the photo first and complained second.
o {call} is in the background of most of my posts, so here's a whole one.
o [!j] People keep asking if {a thing} is a lot of work. Let me tell you about {call}.
o [!j] We were at the vet for {need}. {call} was fine. I was the one who had to sit down.
o [!j] {mate^} said no pets, ever. These days {call} gets a hello before I do.
o [!j] I work from home, which means I work for {call}.
o [!j] Somebody in my language class asked if I have children. I showed her nine photos of {call}.
o [!j] We moved flats last month and {call} has forgiven me by now. Just about.
o [!act !j] My camera was on in a meeting, and behind me {call} was {act}. Nobody said a word.
o [!j !src] I wasn't going to get {a thing}. I was going to get a plant.
o [!j] {call} has lived with me longer than any flatmate, and has never once washed up.
o [!photos] Some new photos of {call}, because you asked.
o Look at this face.
o [!hi] {call} says hello.
o [!day] Happy Sunday from {call} and me.
o [!hi] Meet {call}, my {thing}.
o It's been a while since I posted {call}.
o {call} had a birthday last week!
o Nothing special today, just {call} being cute.
o [!src] I got {call} from a shelter and it was the best decision.
o Today's {call} photo for anyone who needs it.
o {call} and I had a quiet weekend.
o I can't believe how much I love {him}. This is {call}.
o Taking a break from work to post {call}.
f cost | {call} cost me \${cost} this month. | All in, this month came to \${cost}. | This month I spent \${cost} on food and toys. | 💰 \${cost} this month | Cost: \${cost} a month | This month it was \${cost}. | I spent \${cost} this month on {him}. | 💸 \${cost} this month
f age | {call} is {age} years old. | {he^}'s {age} now. | We've celebrated {age} birthdays so far. | 🎂 {age} years old | Age: {age} | {he^} just turned {age}. | {age} years old and still a baby to me. | 🐾 {age} years old
f times | {call} gets {times} meals a day. | We do {times} small meals a day. | {he^} gets food {times} times a day. | 🍽 {times} meals a day | Meals: {times} a day | {times} meals a day. | {he^} eats {times} times a day. | 🥣 {times} times a day
x [!j] {call} and the vacuum cleaner have been at war since the first week.
x [!j] I said no. {call} looked past me until I'd finished.
x [!j] {mate^} gives {call} secret treats. I found the bag behind the rice.
x [!j] Half my photos are of {call}. The other half are of the spot where {call} was a second ago.
x [!j] I've given away my black trousers. The hair won.
x [!j] The vet says {call} is a little round. We don't use that word at home.
x [!j] {he^} has never looked sorry for longer than three seconds.
x [!j] The sitter sends me eleven pictures a day, and I look at every one of them in the metro.
x [!j] When it thunders, {he} hides in the bathroom and I sit there too, for company.
x [!j] The delivery riders know {call} by name. They don't know mine.
x [!j] The lint roller hangs next to the door. Guests get a turn as well.
x [!j] I used to sleep in at weekends. {call} doesn't believe in weekends.
x [!j] We changed the food twice this year. {call} loved both kinds for about four days.
x [!j] I thought {mate} was talking to me this morning. No, to {call}.
x [!j] My Chinese got better because of {call}. The whole compound wants to chat.
x [!j] If I'm on the phone for more than ten minutes, {he} comes to see what's wrong.
x [!j] Nobody has ever been as happy to see me as {call} at quarter to six.
x [!j] I know I talk about {him} too much. You clicked, though.
x [!j] The scratch on the door frame is from the first week. The landlord hasn't noticed yet.
x [!j] The neighbour has our spare key, mostly for {call}.
x [!j] {mate^} asked who I'd save first in a fire. I asked for another question.
x [!j] After {need} {call} ignored me all day and forgave me at bedtime.
x [cat<1 !j] We tried a raincoat once. {call} lay down in it and refused to exist.
x [cat<1] Three walks a day in any weather. I've met more neighbours in one year than in the five before.
x [cat<1] In summer we go out before seven. The pavement gets too hot after that.
x [cat<1 !j] I bought {call} a proper bed. Guess who sleeps on the tiles next to it.
x [cat>=1 !j] I bought {call} a proper bed. Guess who sleeps in the box it came in.
x [cat>=1 !j] The chair by the window belongs to {call}. I eat standing up.
x [cat>=1 !j] There's a very expensive scratching post in the living room. It looks like new.
x [cat>=1 !j] I clean the litter box twice a day, and {call} comes along to supervise.
x I love this little face so much.
x {he^}'s the best thing that's happened to me since I moved here.
x Brushing every two days keeps the hair under control.
x [!photos] I took about fifty photos to get one that isn't blurred.
x [cat>=1] {he^} slept on my lap for two hours and I couldn't move.
x We had a bad night with a sick stomach, but today everything's fine again.
x If you're thinking about adopting, please do it.
x The vet was happy with the last check-up.
x [!src] Moving here with a pet was a lot of paperwork, but I'd do it again.
x [cat<1] We walked along the river this morning and met a lot of friends.
x [cat<1] Training is going well, we practise ten minutes a day.
x [cat>=1] Most of the day {he} sleeps in the sun by the window.
x [cat>=1] The new cat tree is a big hit.
x [cat>=1] We play every evening before bed, then we both sleep better.
x {he^} hates being alone, so I work from home when I can.
x The new toy lasted one day.
x Everyone in the building knows {him}.
x The food is more expensive than mine.
x I can't imagine the flat without {him}.
x Vet check next week, wish us luck.
x {he^} has gained a little weight, so we're cutting down on treats.
x [cat<1] {he^} loves the park in the morning.
x [cat<1] Bath day today, what a drama.
x [cat>=1] The purring is so calming.
x [cat>=1] {he^} scratches at the door at six every morning.
x [cat>=1] Nail trimming is a job for two people.
q Is yours like this too?
q What's yours called, and do you ever use the real name?
q How do you travel with {a thing}?
q Who's in charge at your place?
q Any good nickname for {call}? We're at nine already.
q How do you get yours through the fireworks?
q Should {call} get a friend, or is one enough?
q Does anyone know a vet who's open late?
q How do you brush {a thing} without a fight?
q How much of your bed is still yours?
t {thing}; petsofrednote; petdiary; adoptdontshop; petcare; {call}; lifewithpets
e 🐾 💕 😂 ❤️
a cost | What does that cost you a month? | \${cost}, as long as nobody's ill.
a cost | Is it expensive? | I paid \${cost} this month, food and everything.
a age | How old is {call}? | {age}, and going on two.
a times | How often do you feed? | {times} times a day. {call} would like more.
d What do you do with {call} when you go on holiday? | *My neighbour moves in and they both get fat. | Mine holds a grudge for a week.
d Mine is called {call} too! | *No way. Does yours come when you call? | There must be a whole club of them.
d Mine is exactly like that. | *Then we have the same model. | That makes three of us.
d How's {call} with kids? | *Fine, as long as nobody pulls anything. | I'd like to know that too, we have two small ones.
d How do you keep the sofa alive? | *I don't. There's a blanket over the worst of it. | Ours has no corners left.
d I'm thinking about getting {a thing}. Talk me out of it. | *I can't, sorry. | The hair. That's all I'll say.
d My mum says animals don't belong in bed. | *{call} would like a word with your mum. | Mine said that until it got cold.
d No pets allowed in my flat, so I live through this account. | *Come and visit! | Same here, we're not even allowed a goldfish.
d The vet bills, though. | *Don't. I open them at the weekend. | Get insurance, I learned that too late.
d {call} looks like somebody who has never paid rent. | *Not a cent so far.
d How does {call} get along with other animals? | *They look at each other and then pretend it didn't happen. | Ours only likes the neighbour's rabbit.
d What food do you buy? | *A boring one from the vet. No complaints yet. | Ours only eats what the neighbours' pets eat.
d Ours is scared of the hairdryer. What about {call}? | *The hairdryer, the mop and one particular umbrella. | Balloons here.
d We lost ours in spring. Give {call} an extra treat from me. | *I will. I'm so sorry. | I'm sorry. Ours was last year, it still hurts.
d My boyfriend's allergic. He's also no fun. | Keep the pet, train the boyfriend. | *There are tablets! Tell him.
d How do you say no to that face? | *I say it and then I do what I'm told. | Nobody can.
d How long can you leave {call} alone? | *Half a day, then the neighbour looks in. | Mine times it with a howl.
d I need a picture of the paws. | *Next post, I promise. | Yes, paws!
d I don't even like animals and I've read all of this. | *Give it a week. | That's how I ended up with two.
d Where does {call} sleep? | *In the middle. I get the edge. | Don't ask questions you know the answer to.
d Is it hard to rent with {a thing}? | *I had eleven viewings. | Say it's a small one.
d Does {call} understand English or Chinese? | *Both, if there's food in the sentence. | Mine only understands the fridge.
d What does {call} weigh? | *That's between {call} and the vet.
d I think {call} would eat my cat for breakfast. | *More likely lick it to death. | Mine would eat both of them.
d So cute!! | *Thank you from {call}! | I can't.
d What breed is {call}? | *{call} is my {thing}. | I was wondering too.
d Where did you get {call}? | *From a shelter. | Ours is from one too.
d Does {call} like being brushed? | *Some days. | Mine hates it.
d Can I say hi to {call}? | *Of course! | Me too please.
d That face! | *I know. | Melting.
d How do you clean up all the hair? | *Robot vacuum, every day. | Tape roller. Always.
c Mine was {act} last week. Same face, no shame.
c Show me {call} asleep and my week is saved.
c My fish has never done anything like this. Not once.
c Mine ate a phone charger yesterday.
c Ours is {age} too and still acts like a baby.
c [times>=3] {times} meals? I get two.
c Please tell {call} that somebody in Oslo says hello.
c \${cost} is less than I spend on coffee, so I have no excuse anymore.
c I'd like to book {call} for my birthday.
c I've been looking at other people's pets for an hour and {call} wins.
c I love {call}.
c Adorable!
c {call} made my day.
c More {call} please!
c Such a sweet face.

= fitness.log | fitness | image image video text | running-shoe flexed-biceps stopwatch | grid sky mint wall
: thing | art | part | sort | cost | beats | minutes | do
@ running | running-shoe | calves | Sports ground |  | 126..162 | 20..50/5 | run my laps at | [!j] A woman with three dogs overtook me and I kept going. That was the win of the week.; [!j] The first two kilometres are awful every time, then my legs sort of go by themselves.; [!j] If I can't talk, I'm too fast. I can't talk most of the time.; [!j] I count laps on my fingers and always lose one.; I run three times a week and slowly add distance.; Run slow enough to chat, that tip changed everything.; The track is open until ten and has lights.; Get good shoes, that's the one thing I'd spend money on.; My first five kilometres without stopping.; I run without music and count trees.; Rain is fine, heat isn't.
@ skipping | stopwatch | calves | Sports ground |  | 126..162 | 10..25/5 | skip at | [!j] I tried skipping in the flat first. The people downstairs came up, so now I go outside.; One minute on, one minute off, and I don't count the jumps.; [!j] Kids come over and show me how it's done. They're much better.; [!j] I've hit my own shins so often that the rope and I are on first-name terms.; I do ten rounds of one minute with thirty seconds' rest.; A proper rope in the right length helps a lot.; Great cardio when you don't have much time.; I can do two minutes without a mistake now.; It's the cheapest sport there is.; My neighbours downstairs are happy that I go outside.
@ weight training | flexed-biceps | arms | Gym | 6..18 | 104..132 | 30..60/5 | lift at | I started with the empty bar.; [!j] I write every set in a little notebook like an old man.; [!j] The biggest guy in the room showed me how to set up the bench and then apologised for interrupting.; [!j] Opening jars has become very easy.; Three full-body sessions a week, mostly squats, rows and presses.; I had a trainer for the first four sessions to learn the form.; Add weight slowly, there's no rush.; Deadlifts are my favourite.; I watch my form in the mirror.; I lift more than my own weight now.
@ yoga | lotus | hips | Yoga studio | 8..22 | 88..112 | 30..60/15 | go to | [!j] My heels touched the floor for the first time. I looked around, but everyone had their eyes closed.; [!j] I fell asleep in the lying-down part. Twice. I may have snored.; [!j] The teacher speaks quietly and in Chinese, so I copy the woman in front of me.; [!j] I hold my breath whenever it gets hard, which is exactly what you shouldn't do.; I do a beginner class and one video at home each week.; My back pain is nearly gone.; Don't compare yourself with the person on the next mat.; I can almost touch my toes.; The last five minutes lying down are the best.; My shoulders are finally relaxed.
@ swimming | water-wave | shoulders | Swimming pool | 4..12 | 126..162 | 30..50/5 | swim at | I had the breathing wrong for years: breathe out under water, then turn your head.; [!j] There's a lane for slow people, and in it there's me.; [!j] You have to wear a cap here. I look like an egg.; [!j] I've swallowed about half the pool by now.; I do forty lengths now, in sets of four.; Goggles that don't leak are worth the money.; The water's a bit cold when you get in.; I learned to breathe on both sides.; The lane was empty today, heaven.; My hair is green from the chlorine, nearly.
@ circuit training | flexed-biceps | glutes | Gym | 6..18 | 120..150 | 20..45/5 | train at | [!j] The burpees come last, when you've already given up.; [!j] The next day I held on to the wall to sit down in the bathroom.; [!j] There's a timer on the wall, and I've never hated a clock so much.; [!j] We're eight people in a circle, and all of us look at the floor.; It's forty seconds on, twenty seconds off, eight stations.; You can scale every exercise, so it's OK for beginners.; The coach corrects you without making a fuss.; It's different every week, so I don't get bored.; I hate burpees, like everyone.; I was red as a tomato.
@ cycling | bicycle | thighs | Sports ground |  | 126..162 | 45..90/5 | meet the others outside | [!j] I raised the saddle by two fingers and my knees stopped complaining.; [!j] At six the river road is empty except for me and the street sweepers.; [!j] I got a flat tyre eight kilometres out and learned the word for it.; [!j] On the way back there's always headwind. I don't know how that works.; We ride as a group of about ten and nobody gets left behind.; Learn to change a tube before you go far.; Padded shorts. Just buy them.; Take enough water, I ran out after an hour.; Sunrise rides are the best.; I fell once at a red light because of the clip pedals.; The river route is my favourite.
@ badminton | badminton | wrists | Sports hall | 4..12 | 126..162 | 60..90/10 | play at | [!j] Doubles is mostly shouting "yours".; [!j] I played against a man of seventy. He didn't move and I ran for an hour.; [!j] I bought a proper racket after three weeks, and now I have no excuse.; [!j] Book the court a day ahead, or you'll be watching.; We play doubles every week, it's so much fun.; My serve is finally getting over the net.; Proper indoor shoes, please, I twisted my ankle in runners.; We lost, but it was close.; My reaction is getting faster.; Sweaty after ten minutes.
@ climbing | mountain | forearms | Climbing gym | 10..24 | 108..140 | 60..120/10 | climb at | [!j] I fell off the same route eleven times, and then I got it.; [!j] You push with your legs. I pull with my arms, that's why mine are finished after an hour.; [!j] My hands feel like sandpaper and I'm a bit proud of it.; [!j] I'm scared of heights. On the wall I forget about it until I look down.; I do bouldering, so no ropes and no partner needed.; I finished my first blue route today.; Rent the shoes first, then buy.; I love that you have to think.; My grip is getting stronger.; I'm still scared of falling.
@ pilates | lotus | abs | Yoga studio | 10..26 | 90..116 | 30..60/15 | go to | [!j] Tiny movements, and I shake like a washing machine.; [!j] The breathing is the hard part, I always get in and out the wrong way round.; [!j] I thought pilates would be relaxing. It isn't.; [!j] The teacher says "and ten more" in a very friendly voice.; It's mat pilates, no machines.; My posture is better and my back hurts less.; Slow and controlled, you feel it the next day.; I found muscles I didn't know I had.; The teacher corrects every detail.; It looks easy and it isn't.
$ weeks=8..44 kg=2..5
% time=before work; at lunchtime; after work; early in the morning; late in the evening 
% eat=chicken and rice; eggs on toast; a cup of soy milk; a sweet potato; yoghurt and blueberries; a banana; a steamed bun; two tea eggs
% buddy=my flatmate; a colleague; my cousin; my best friend; my sister; my neighbour
p sport
h Still going: {thing}
h [!time] {thing^} {time}
h [!bad] {thing^} for people who hate sport
h [weeks<20] Trying to stick with {thing}
h [weeks<20] Slowly getting into {thing}
h [!bad] Bad at PE, but I like {thing}
h {thing^} at {place}
h {thing^} at my own speed
h Still bad at {thing}
h [!time] {place}, {time}
h {thing^} diary
h [!upd] {thing^}: week {weeks}
h [!upd] {thing^} check-in
h [weeks>=15 !upd] {weeks} weeks of {thing}
h [!upd] Done for today: {thing}
o [!j] The doctor looked at my numbers for longer than I liked. That week I started {thing}.
o [!j] {buddy^} dragged me along to {thing} and then quit. I'm still here.
o [!j] I'm heavy and out of practice, so I took {thing} slowly. Very slowly.
o [!j] I used to go straight from work to the sofa. Now it's {thing} and then the sofa.
o [!j] No mirror photos today, just what {thing} is like if you start from nothing.
o [!time !j] I go to {place} {time} and hope that nobody from work sees me.
o [!j] I've given up {thing} twice and come back twice. This is round three.
o [!j] It was the stairs at the metro that got me. Two floors and I was done. So: {thing}.
o [!j] Everyone in my office has a sport except me. I picked {thing} because {place} is close to my flat.
o [!j] I moved here knowing nobody, and {thing} was the one thing on the notice board I could read.
o [!j] My jeans from last winter didn't close anymore. It was either new jeans or {place}.
o [!j] I'm posting about {thing} so that I can't quit quietly.
o [!j] I turned forty and panicked a little, and the result is {thing}.
o [!upd] {thing^} update: week {weeks}.
o [!upd] Another {thing} session done.
o [!upd] I've been doing {thing} for {weeks} weeks now.
o [!time weeks<12] {thing^} {time}, my new habit.
o Didn't feel like going today, but I went.
o [!upd] A little progress report on {thing}.
o Never thought I'd say this, but I love {thing}.
o A year ago I couldn't have done this. {thing^} has changed that.
o Almost skipped {thing} today because I was tired.
o [weeks<20] Beginner here! I started {thing} a while ago.
o [!bad] I'm not sporty at all, but {thing} is fun.
o [!upd] Back from {thing}, tired and happy.
f weeks | It's been {weeks} weeks now. | I'm in week {weeks} now. | I started {weeks} weeks ago and I still go. | 📅 Week {weeks} | Weeks so far: {weeks} | {weeks} weeks in. | It's week {weeks}. | 🗓 week {weeks}
f minutes | Each session is {minutes} minutes. | I do {minutes} minutes at a time. | One session is {minutes} minutes. | ⏱ {minutes} minutes a session | Session: {minutes} minutes | {minutes} minutes per session. | A session is {minutes} minutes. | 🕐 {minutes} min
f kg | I've lost {kg} kg. | I'm {kg} kg lighter than when I started. | The scales say minus {kg} kg. | ⚖️ {kg} kg down | Weight: minus {kg} kg | {kg} kg less so far. | I've dropped {kg} kg. | 📉 {kg} kg
f cost | One visit costs \${cost}. | I pay \${cost} a visit. | It's \${cost} per visit. | 💰 \${cost} a visit | Price: \${cost} a visit | I pay \${cost} each time. | \${cost} per session. | 🏷️ \${cost} a visit
f address | I {do} {place}, {street}. | If you live nearby: I {do} {place}, that's {street}. | 📍 {place}, {street} | Place: {place}, {street} | The address is {street}. | {place} is at {street}. | 📌 {place}, {street}
f beats | My heart rate is around {beats} on average. | My watch says {beats} beats a minute on average. | On average I'm at {beats} bpm. | ❤️ {beats} bpm on average | Heart rate: {beats} | My average heart rate is about {beats}. | My heart rate sits around {beats}. | 💓 {beats} bpm
x [!eat !j] The best part is {eat} afterwards. I think about it the whole time.
x [!j] Day two is when my {part} let me know. On day one I felt like a hero.
x [!j] {buddy^} asked what the trick is to keep going. There isn't one, I just turn up and complain.
x [!j] I'm not strict about food. {eat^} most mornings, hotpot on Sundays.
x [!j] On bad days I go for five minutes. I've never actually left after five minutes.
x [cost>=1 !j] The changing room at {place} is tiny, but the water's hot.
x At first I weighed myself every day, and it made me miserable. Now I only do it on Sundays.
x [!j] Warm up. I skipped it once, and my {part} took two weeks to forgive me.
x [!j] Nobody looks at you when you're new. I'd worried about that for no reason.
x [!time] I go {time}. If I wait any longer, I find an excuse.
x [!j] There's a man of about seventy who comes on the same days as me and is better at everything. We nod.
x [!j] I bought all the expensive gear before the first session. My old stuff would've done.
x [!j] Last week was bad: one session, two pizzas. This week's better.
x [!j] I still don't look like the people in the videos. I look like somebody searching for a contact lens.
x [!j] My mum thinks I'll hurt myself. She asks about {thing} on every call.
x [!j] For the first month nothing happened, and I mean nothing. Then one morning the stairs were easy.
x [!j] I mark every session on the kitchen calendar. An empty row annoys me more than sore {part}.
x [!j] At work they've started asking how the {thing} is going, so now I can't stop.
x The holidays threw me off completely. It took me ten days to go back.
x [cost>=1 !j] Chinese I've learned at {place}: "again", "slower" and "breathe".
x [!j] Somebody clapped for me once. I nearly cried.
x [!j] I'm still the worst person at {place}, and it has stopped bothering me.
x [!j] {buddy^} wants to come along next week. I've said yes and I'm a bit nervous.
x [!j] I don't enjoy every minute. I enjoy having done it.
x [!eat !j] {eat^} right before {thing}: a mistake I made exactly once.
x Feeling so good after today's session.
x Small goals work better for me than big ones.
x I was nervous the first time, but everyone was really nice.
x I'm not fast and I'm not strong, but I'm consistent.
x Sleep and food matter just as much as training.
x My {part} are so sore today.
x Start with less than you think you can do.
x [cost>=1] The price is OK because I actually use it.
x [cost>=1] It's packed after six, so go earlier if you can.
x Rest days are important, I had to learn that.
x [beats>=120] My endurance is so much better than it was at the start.
x Two weeks without progress, that was frustrating.
x [!time] I go {time} because it's the only time I have.
x Having a friend to go with makes it easier.
x Best decision for my head as well, I'm a lot calmer.
x I log every session so I can see how far I've come.
x Music helps me a lot.
x I don't feel like an athlete, but I feel good.
x The first ten minutes are always the hardest.
x I missed two sessions this week because of work.
x My goal is just to keep it up until summer.
x My mood is so much better on the days I go.
x [cost>=1] The people there are friendly and the showers are clean.
x I bought new clothes for it as a reward.
x It's my time for myself.
x I used to hate it in school.
x Progress is slow, but it's progress.
x No excuses this month.
q How often do you manage to go?
q What do you do for sore {part}?
q Does anyone else go {time}?
q What do you eat after {thing}?
q How long did it take until {thing} felt easy for you?
q What got you through the first few weeks?
q Is anyone else around {area} doing {thing}?
q Do you go when you have a cold?
t {thing}; fitnessjourney; beginnerfitness; workoutlog; slowprogress; healthyhabits; movemore
e 💪 🏃 🔥 💦
a weeks | How long have you kept it up? | {weeks} weeks, with one cold in between.
a kg | Have you lost any weight? | {kg} kg, slowly.
a minutes | How long is a session? | {minutes} minutes, without the changing room.
a cost | What does it cost? | \${cost} a visit.
a address | Where do you go? | {place}, {street}.
a beats | What's your heart rate? | Around {beats} on average.
d Starting week one tomorrow. Wish me luck. | *Good luck! Go slower than you want to. | Week three here, it gets better.
d I sat up while reading this. Then I lay down again. | *That's one repetition. | Two if you do it again tomorrow.
d I go to {place} too! Are you the one with the yellow bottle? | *No, but I know exactly who you mean. | That's me.
d My {part} hurt just from reading this. | *Mine hurt from typing it. | Mine too, and I only walked past.
d Would {thing} work for a really unfit person? | *You're talking to one. | I started at zero. Do it.
d What do you do on rest days? | *Walk a bit, eat a lot. | Feel guilty, mostly.
d How do you manage it {time}? I can't even find my shoes. | *I pack the bag the night before. | Mine are in the fridge half the time, don't ask.
d Did somebody teach you, or did you teach yourself? | *I took three lessons and then went on alone. | Videos. Lots of videos.
d Is {place} very full in the evenings? | *Around seven, yes. It's fine after that. | Mondays are the worst.
d I tried {thing} for a month and hated every minute. | *Fair enough, it's not for everybody. | Same. I go for walks now.
d How do you stay motivated? | *I don't. I go before I can think about it. | I made a bet with my brother. Works.
d Don't people stare when you're new? | *I was afraid of that too. They don't. | They were all new once.
d Did you change what you eat as well? | *A bit less sugar, that's all. | That's the part I can't do.
d {kg} kg is great. I gain that at Christmas. | *I gained it at Christmas first.
d My doctor wants me to move more. I'm ignoring her so far. | *I did that for two years. | Listen to her.
d Is it normal to feel a bit sick afterwards? | *I did at first. Eat earlier. | Happened to me too. Drinking more helped.
d Thank you for not posting abs. | *There are none to post. | Hear, hear.
d I had a PE teacher who put me off all of this for good. | *I think we had the same one. | With a whistle?
d I'm in {area} and looking for somebody to go with. | *Write to me! | I'm near {area}, I'd join.
d How did you learn the words for all this in Chinese? | *Pointing, mostly. | I'm still at "left" and "ouch".
d I injured my {part} last year and I'm scared to start again. | *Take it slowly and ask somebody who knows. | Took me four months, but it's fine now.
d Mornings or evenings, what's better? | *Whichever one you actually do. | Evenings. I'm not a person before nine.
d I lasted nine days. Nine! | *Nine more than most. | I lasted one.
d Do you count anything, steps, calories? | *I tried, it made me grumpy. | I only count the days until Sunday.
d Well done! | *Thank you! | Great job.
d How long until you saw results? | *A few weeks. | Two months for me.
d Is there a trial class? | *I think so, ask at the desk. | The first one was free for me.
d Do I need to bring anything? | *Water and a towel.
d Are beginners welcome? | *Yes, very. | I started there with zero experience.
d How many times a week do you go? | *Two or three. | I try to go twice.
d I'm thinking about starting. | *Do it! | You won't regret it.
c {weeks} weeks! The only thing I've done for that long is breathe.
c I had {eat} today without doing any sport at all.
c My gym card is from 2022 and in perfect condition.
c [minutes<50] {minutes} minutes is my whole lunch break.
c Okay, I'm taking the stairs today. One floor.
c I told {who} we're both starting on Monday.
c My watch asked me if I was all right. I was carrying the shopping.
c I've got the shoes. That's as far as I got.
c {place} is on my way to work and I look the other way every morning.
c So motivating!
c You go!
c I need to get back to this.
c Great progress.
c Respect.

= tech.review | tech | image image video text | laptop mobile-phone battery electric-plug | grid wall wood night
: family | use | flaw | hours | it | them | is
@ laptop | essays / editing video / travel / spreadsheets | the small number of ports / the shallow keyboard / the heat | 7..14 | it | it | is | [!j] You hear the fan in a library, not at home.; The screen holds up next to a window.; [!j] I forget it's in my bag. Once I went back home to look for it.; [!j] My desk looks serious now. The work is the same.; [score>=7] It starts in a few seconds and never lags with my work.; The keyboard is comfortable for long texts.; The webcam is so-so.; It's light enough to take everywhere.; It's quiet most of the time.; The battery drains fast with video calls.; The trackpad is great.
@ tablet | reading papers / drawing / series in bed | the fingerprints / the missing headphone socket / the weak speakers | 8..14 | it | it | is | [!j] I mark up papers on it with the cat's tail in the picture.; [!j] For typing you'll want a keyboard, I write like a chicken on glass.; [!j] In bed I've dropped it on my face. It's heavier than it looks.; [!j] The kitchen is where it lives now, next to the flour.; [score>=7] The screen is sharp and bright.; The pen costs extra, keep that in mind.; I use it for lecture slides and in the evening for series.; Great for note-taking.; The speakers are a bit tinny.; Split screen is really useful.
@ earbuds | commuting / lectures / running | the slippery case / the rubber tips / the tiny buttons | 4..6 | they | them | are | [!j] They keep out the metro, but not the wind.; After three hours my ears want a break.; [!j] I've lost one in the sofa and one in a taxi sleeve, both came back.; [!j] They stay in when I run for the bus, which is the only test that counts.; [score>=7] The sound is clear and the bass is decent.; Calls are OK indoors, but outside people can't hear me well.; The case is small enough for jeans pockets.; They charge fast.; They fell out twice while running.; Good enough for podcasts and calls.
@ headphones | lectures / long flights / editing video | the tight fit / the squeaky hinge / the price of new ear pads | 18..40 | they | them | are | My ears get warm in summer.; Voices are very clear, the bass stays polite.; [!j] I put them on at the office without music, just so that nobody talks to me.; [!j] They leave a dent in my hair that lasts until lunch.; [score>=7] The noise cancelling is strong, I hardly hear the office.; They're comfortable for about three hours.; They fold flat, so good for travelling.; The ear cups are soft.; A little heavy after a while.; The app lets you change the sound.
@ keyboard | essays / gaming / spreadsheets | the missing wrist rest / the shiny keycaps / the short cable |  | it | it | is | [!j] It sounds like light rain, and my colleagues haven't complained yet.; [!j] The space bar doesn't rattle. My last one sounded like a drawer of spoons.; [!j] I typed a whole page of nonsense on the first evening because it felt nice.; It took me a week to stop hitting the wrong row.; The switches are quiet enough for the office.; It connects to three devices and you swap with one key.; The layout took me a few days.; The keys feel great.; A bit loud for shared offices.; I like that the lights can be switched off.
@ mouse | spreadsheets / gaming / drawing | the noisy wheel / the fingerprints / the slippery sides |  | it | it | is | I have large hands, and finally something fits.; The wheel is the part I notice most, I scroll all day.; [!j] I use it left-handed at home because of the cat. It works.; [!j] I used to have a sore wrist by Thursday. Not anymore.; It's quiet and light.; The battery lasts for months.; It fits medium hands best, I think.; It glides well on any surface.; The side buttons are really useful.; It took a day to get used to the shape.
@ monitor | editing video / gaming / spreadsheets | the huge foot / the fiddly buttons / the dim corners |  | it | it | is | The colours were too cold out of the box, five minutes in the menu fixed it.; [!j] I can have two pages next to each other now, which feels like a bigger flat.; [!j] It goes up and down, and my neck is grateful.; My old one has moved to the kitchen table for the kids.; Text is sharp and I have much more space to work.; [score>=7] One cable for picture and charging, love that.; The built-in speakers are useless.; It's easy on the eyes.; The stand takes up a lot of space.; I should have bought one years ago.
@ phone | photos of the kids / series in bed / travel | the sharp edges / the heat / the missing charger | 8..16 | it | it | is | It's good in the dark and a bit yellow indoors.; I can reach the top corner with my thumb, just.; [!j] Moving everything over took an evening and one argument with a password.; [!j] I dropped it on the first day. It was fine, I wasn't.; [score>=7] The camera is better than I expected, also at night.; It's fast and it doesn't get hot in normal use.; The cheap case it came with was fine for a month.; The screen is bright, even in the sun.; Photos at night are OK.; It's a bit too big for one hand.
@ smartwatch | running / messages / sleep tracking | the sweaty strap / the boring watch faces / the short charging cable | 30..48 | it | it | is | [!j] It says I sleep badly. I could have told it that.; [!j] It counts one lap too many at the pool, and I don't correct it.; [!j] It tells me to stand up during meetings. I don't dare.; [!j] I pay for the metro with my wrist now and feel like a spy.; The sleep tracking is interesting, the stress score is nonsense.; Notifications are handy in meetings.; The strap was itchy, I changed it.; It's comfortable at night.; The heart rate seems accurate.; I use the timer more than anything else.
@ powerbank | travel / long flights / long days out | the weight / the fingerprints / the long charging time |  | it | it | is | [!j] At the airport they turned it over, read the label and waved me through.; After one full phone charge there's more than half left.; [!j] Somehow I'm now the person everyone asks at the end of the day.; [!j] It lives in the side pocket of my bag, and the bag hangs to one side.; It charges my phone about three times.; It's allowed in hand luggage, the label is on the back.; Fast charging works with both phones I tried.; It's heavy but reliable.; It takes a whole night to recharge.; It has saved me more than once.
@ charger | travel / the office / the whole family | the missing cable / the size of the plug / the weight |  | it | it | is | It gets warm, not hot, even with the laptop on it.; [!j] It's so small that I left it behind in a hotel once. They posted it.; I've stopped carrying three of them around.; It blocks the socket next to it, so check your wall first.; It charges laptop and phone at the same time.; It's half the size of the original one.; The plug folds, so nothing gets scratched in the bag.; It's fast.; No cable in the box, so order one.; It stays cool with just the phone.
@ speaker | the shower / camping / podcasts while cooking | the thin bass / the tiny buttons / the bright blue light | 8..16 | it | it | is | It lives in my bathroom and hasn't minded the steam.; [!j] Half volume is plenty, at full volume it starts to shout.; [!j] My neighbour now knows all my podcasts.; [!j] I dropped it in the sink once. It went on talking.; [score>=7] Surprisingly good sound for the size.; It connects right away, no fiddling.; Bass is a bit weak, but for the kitchen it's fine.; It's loud enough for a small party.; The battery is good.; It survived the rain.
@ drone | travel / sunsets / weekend trips | the noise / the price of spare batteries / the twitchy app |  | it | it | is | [!j] I flew it in wind once and aged by a year.; [!j] It comes home by itself and lands half a metre to the left, every time.; [!j] Check where you're allowed to fly. In my part of town that's nowhere.; [!j] The first thing I filmed was the top of my own head.; [score>=7] Very stable, even with some wind.; The video is sharp, the photos are OK.; Look up the rules and register it first.; Easy to fly for beginners.; The batteries are gone quickly.; The footage from the beach is amazing.
@ handheld | commuting / gaming in bed / travel | the heat / the reflective screen / the small buttons | 3..6 | it | it | is | [!j] It's bright enough for bed, too bright for whoever is next to you.; [!j] The back gets warm, which is nice in January.; [!j] I bought it for the train and mostly play on the balcony.; [!j] Forty games on it, and I play the same one.; [score>=7] The screen is great and the buttons feel solid.; It runs most of my library without problems.; It's a bit heavy for long sessions.; Perfect for long flights.; The fan is a bit loud.; I've played more in one month than in the whole last year.
$ days=6..180 score=65..95:1
g laptop tablet earbuds headphones keyboard mouse monitor phone smartwatch powerbank charger speaker drone handheld
h Living with the {brand} {thing}
h {brand} {model}: my impressions
h [!use] The {thing} I bought for {use}
h My {colour} {thing} from {brand}
h [days<60 !new] My new {thing}: {brand} {model}
h Nobody paid me: {brand} {thing}
h [!old] Goodbye old {thing}, hello {brand}
h [score>=8] The best {thing} I've had so far
h [score<7 !love] I wanted to like my {brand} {thing}
h {brand} {model}, honestly
h [days<30 !fi] First impressions: {brand} {model}
h [days>=100] {brand} {model} in the long run
h [!use] Needed {a thing} for {use}, got the {brand}
h [!rev] {brand} {thing} review
h [score>=7.5] {brand} {thing}: worth it
h [score<6.5] {brand} {thing}: I regret it
o [!j] I paid for this myself. Nobody sends me anything, I have forty followers.
o [!old !j] My old {thing} died on a Tuesday. On Wednesday I ordered this one from {brand}.
o [!use] I needed something for {use} and ended up with the {brand} {thing}.
o [!j] {who^} keeps asking me which {thing} to get. I got the {brand}, so that's what I say.
o You can look up the technical stuff yourself. This is what the {brand} {thing} {is} like in real life.
o [!j] After two weeks of comparing I stopped making tables and ordered the {brand}.
o [!j] I bought cheap twice and regretted it twice. This time it's {brand}.
o [!j] I'm not a tech person. I read three reviews, got confused and picked {brand} because a friend has it.
o [days>=30 !j] I said I'd write about the {brand} {thing} once the excitement was gone. It's gone.
o [score<7 !love !j] I really wanted to love the {brand} {thing}. It's complicated.
o [score>=7.5 !j] I don't usually get excited about gadgets. The {brand} {thing} got me, a bit.
o [!j] The man in the shop wanted to sell me the most expensive one. I went home and ordered the {brand}.
o Several of you asked about the {brand} {thing} in my last post.
o [days<40 !fi] The {brand} {thing} {is} still quite new here, so these are first impressions.
o [!old] Finally replaced my old {thing}.
o [!rev] My honest review of the {brand} {model}.
o [score>=7.5] I can really recommend the {brand} {thing}.
o [score<6.5] I really can't recommend the {brand} {thing}.
o A few people asked about my {thing}.
o [!use] What I use for {use}: the {brand} {thing}.
o [days<90 !new] New {thing}, and I went with {brand} this time.
o [!days days<31] I've tested the {brand} {thing} for {days} days.
o [score<7] I'd hoped for more from the {brand} {thing}.
o [score<6.5] The {brand} {thing} {is} a disappointment, I have to say.
o [score>=7.5] So far the {brand} {thing} {is} great.
o [days>=30] A longer review of my {brand} {thing}, now that I know the good and the bad.
o Quick notes on the {brand} {thing}.
f days | I've had {them} for {days} days. | It's been {days} days since I bought {them}. | I've been using {them} for {days} days. | 📅 {days} days | I bought {them} {days} days ago. | {days} days of daily use. | 🗓 {days} days
f score | That's {score} out of 10 from me. | I'd say {score} out of 10. | I'd give it {score} out of 10. | ⭐️ {score}/10 | Score: {score}/10 | {score}/10 from me. | My rating is {score} out of 10. | 💯 {score}/10
f hours | The battery lasts about {hours} hours for me. | I get {hours} hours out of one charge. | With my use it's {hours} hours before I need a socket. | 🔋 {hours} hours | Battery: {hours} hours | Battery life is around {hours} hours. | It's {hours} hours per charge. | 🔌 {hours} hours per charge
f price | I paid \${price}. | It came to \${price}. | 💰 \${price} | Price: \${price} | I paid \${price} for {them}. | \${price} in the official store. | 🏷️ \${price}
f model | The exact model is the {brand} {model}. | It's the {brand} {model}. | The model name, if you're looking for it: {model}. | 🏷 {brand} {model} | Model: {brand} {model} | It's the {model}, to be exact. | The model is called {model}. | 🔎 {brand} {model}
f colour | Mine {is} {colour}. | I went for {colour}. | I took {colour}, the others were sold out. | 🎨 {colour^} | Colour: {colour} | This is the {colour} one. | I chose {colour}.
x [!use score>=6.5] For {use} {it} {is} more than enough, and I haven't tried much else.
x [!flaw score>=7 !j] My one real complaint is {flaw}. I've mostly stopped noticing.
x [!flaw !j] I wrote to support about {flaw}. They were very polite and didn't help at all.
x [score>=7.5 !j] {who^} tried {them} for a day and ordered the same in the evening.
x [!j] The manual is in nine languages and useless in all of them.
x [!flaw] If {flaw} would drive you mad, look elsewhere. I can live with it.
x [!j !sale] I waited for the sale. The price went up first and then came down to where it had been.
x [!j] The box is so nice that I've kept it, of course. It's under the bed with the other boxes.
x I nearly took the cheaper version, and I'd probably be just as happy with that.
x [score<7] For that price I'd expected a bit more.
x [score<7 !j] I thought about sending {them} back, but by then the receipt was gone.
x [score>=8] If I lost {them} tomorrow, I'd order the same again.
x {brand} isn't the cheapest brand, and some of the features I'll never touch.
x [!j] I registered the warranty this time. My last {thing} taught me that.
x [!j] Second-hand would have been cheaper, but a friend of mine got burned with that.
x [!j] It was delivered at seven in the morning. I signed for it in my pyjamas.
x [!old !j] My dad asked what was wrong with my old {thing}. Nothing I could explain to him.
x [!j] I read all the bad reviews first. Half of them were about the delivery.
x [score>=7.5] After a week I'd stopped thinking about {them}.
x In daylight the {colour} is a bit different from the pictures, I like it though.
x [!j] A colleague has the version from two years ago, and you'd have to look twice.
x [!use !j] I use {them} for {use} and a simpler one would've been enough.
x [score>=7.5 !flaw] I complain about most things I buy. With this one, all I can think of is {flaw}.
x [hours>=1 !j !setup] Setting everything up took me longer than the video said. It always does.
x [!j] {who^} laughed when I told them what I'd paid and then asked to borrow {them}.
x [days>=60 score>=7] I've looked at what's newer from {brand}, and I don't see a reason to change.
x [score>=7] Does everything I need it to.
x [score>=7.5] Really happy with {them} so far.
x [score>=8] Honestly one of my best purchases this year.
x [score<7] For me it isn't worth the money.
x [score<6.5] I'm quite disappointed, to be honest.
x [score<6.5] Customer service took nine days to answer. NINE.
x [score>=7] The build quality is solid.
x [!setup hours>=1] Setup was quick, maybe ten minutes.
x I compared it with two other models and this had the better price.
x Shipping took two days and everything was sealed.
x [!flaw] Downside: {flaw}.
x [!use] I mainly use {them} for {use}.
x The {colour} looks nice in real life.
x [!sale] Wait for the next sale if you're not in a hurry.
x It comes with a two-year warranty here.
x [score>=7] If you're a student, ask for the discount.
x Buy from the official store, there are a lot of fakes around.
x [score<7] It does its job, but I expected more for the money.
x [score<7] I'd go for a different brand next time.
x [score<7 days>=14] The first week was great and then the problems started.
x [score<7] Too many small annoyances for this price.
x [score<7 !flaw] I didn't think I'd mind {flaw}, but I do.
x [score>=7.5] No regrets.
x [score>=7] It looks nice and feels solid.
x [score>=7] For the price it's really good.
x [score<7] I wouldn't buy it again.
x [score<7] It's OK, but nothing special.
x [score<6.5] It had a fault out of the box and I had to exchange it.
x I'm not affiliated with {brand}, just to be clear.
x I read a lot of reviews before I decided.
x I'd recommend having a look in a shop first.
x The manual is online only.
x The shop's delivery was late by a week.
x Ask me anything about it.
x [score<7] I wouldn't choose the {brand} {thing} again.
x [score<7] For what {brand} charges I'd expected more.
x [score<7] The {brand} {thing} didn't live up to the reviews for me.
q How long do you usually keep your {thing}?
q [!use] Is there anything better for {use}?
q Would you have taken {brand}, or something else?
q [!use] What do you use for {use}?
q Where do you take your old gadgets?
q Anyone else using {brand}?
t techreview; {thing}; {brand}; desksetup; honestreview; studenttech; unboxing
e 💻 📱 🎧 🔋
a days | How long have you had {them}? | {days} days so far.
a hours | How's the battery? | About {hours} hours in real life.
a score | Your score out of ten? | {score}.
a model | Which model exactly? | {brand} {model}.
a colour | Which colour did you get? | {colour^}.
a price | How much? | \${price}, new.
d {flaw^} would drive me mad. | *It did for the first week. | Same here.
d I've got last year's model. Worth changing? | *If yours works, I'd keep it. | I did, and I can't tell the difference.
d How is {brand} with repairs? | *No idea yet, touch wood. | Slow, but they did mine for free.
d I gave my dad the same {thing}. He's read the manual twice. | *Then he knows more than I do. | Mine laminated it.
d Does {brand} still put stickers on everything? | *Two. I peeled for ten minutes. | They leave that sticky bit, too.
d Now I'm even less sure which {thing} to get. | *Sorry! What would you use it for most? | Flip a coin. I did.
d Mine went back to the shop twice. | *Oh no. Did they sort it out? | Bad luck, no problems here.
d [score<7] So, same again or something else? | *Something else, I think. | Following, I'm in the same boat.
d [score>=7.5] Same again, if you had to choose today? | *Yes, without thinking much.
d Wait two months, there's always a sale. | *I can't wait two months for anything. | The sale price is the old price, I checked.
d My whole family is on {brand}, it's like a religion. | *Mine argues about it at Christmas. | We have one rebel.
d I'm still using mine from university. | *Respect. | Same, with tape on it.
d What did you do with your old {thing}? | *In the drawer with all the other dead things. | There's a recycling corner in the big supermarket.
d How loud does it get at home when you buy gadgets? | *It gets quiet. That's worse. | I have everything sent to the office.
d I only buy second-hand now. | *I looked, but found nothing near me. | Same, never had a problem.
d Did you try other brands as well? | *Two, in the shop. In the end it was the warranty. | I tried four and bought the first one.
d I was convinced until I got to {flaw}. | *Fair. That's the one thing. | Honestly, you get used to it.
d Ours gave up a week after the warranty. | *Don't say that. | They have a calendar inside.
d [hours>=1] Does the battery hold up in winter? | *A bit shorter, like everything. | Mine gives up below zero.
d Is {brand} the one with the loud advert? | *Yes, sadly. | Now I've got it in my head again.
d I told myself no gadgets this year. | *What month did you get to? | I got to the ninth of January.
d {colour^} is exactly what I was looking for. | *I waited two weeks for it. | Mine took three weeks in that colour.
d [hours>=1] Any problems with updates so far? | *None that I've noticed. | I never install them, to be honest.
d [hours>=1] Any good for somebody who hates instructions? | *You've described me. | Ask a teenager.
d Does it work with everything? | *So far yes. | Mine needed an adapter.
d [score>=7] Is it worth the money? | *I think so. | I'd wait for a sale.
d Where did you buy it? | *The official store online. | I'd like to know too.
d [score>=7] How's the quality? | *Good so far. | Mine is two years old and fine.
d Thinking about getting the same. | *Let me know if you have questions. | I did and I'm happy.
d Any problems after a few weeks? | *Nothing serious.
d How long is the warranty? | *Two years, I think.
c [score>=8] {score}? You're generous.
c [score<7] {score}. Ouch.
c {days} days is about how long my last one lived.
c I've had the {brand} {thing} in my basket since spring.
c I read reviews of things I'll never buy. It's a hobby.
c My dad is perfectly happy with his from 2011.
c Everything I've had from {brand} still works, so don't listen to me.
c My old {thing} heard this and stopped working.
c Who makes up these model names?
c [hours>=1] I'd use mine twice and then forget the password.
c Thanks, very helpful.
c I have the same one, no complaints.
c Good review!
c Was looking at this one too.
c Nice colour.

= games.table | games | image image text video | game-die puzzle-piece chess-pawn video-game joystick | wood night grid mint
: thing | art | type | level | people | hours | price | group | screen | win | named
@ Fog Harbour Post | envelope | board game |  | 3..6 | 2..3 | 29..49 | 1 | 0 | 1 | 1 | [!j] One wrong letter and the whole table had lost. We're still talking about who it was.; The rules take ten minutes, the fun starts in round two.; [!j] You sort letters for ghosts, and it's more stressful than my job.; [!j] The little wax stamps are the best thing in the box.; Teamwork is everything, nobody can win alone.; [score>=7] Great atmosphere with the candle lit.; It can be tough with people who overthink.; The design is beautiful.; We lost every time.; You have to talk to each other, so shy people open up.
@ Cat Express | locomotive | board game |  | 3..5 | 2..3 | 19..35 | 1 | 0 | 1 | 1 | [!j] Kids get it in five minutes, the adults get nervous.; [!j] The cards are so cute that nobody wants to bend them.; [!j] My train went in a circle for three rounds because I couldn't read my own plan.; [!j] You collect cats and lose them again at the next station.; Quick rounds, about thirty minutes each.; [score>=7] The pieces are sturdy, fine for kids.; It's mostly luck, but fun.; Great with kids and grandparents.; You learn it in two minutes.; The drawings are so cute.
@ The Deep Well | hole | puzzle game | 3..18 |  | 6..20 | 9..19 | 0 | 1 | 0 | 1 | [!j] One puzzle took me two days, and the answer had been on the wall all along.; Wear headphones, the dripping is half of it.; [!j] I've got a notebook for it now, with drawings of levers.; [!j] I dreamed of ladders.; [score>=7] The puzzles are clever and fair.; The last third is really hard.; It's very atmospheric, almost creepy.; I'm stuck at the second lever.; The sound is amazing.; No hand-holding, which I like.
@ Corner Shop on the Hill | convenience-store | management game | 5..28 |  | 20..80 | 12..25 | 0 | 1 | 0 | 1 | [!j] I wanted ten minutes and saw the sun come up.; [!j] The customers have more personality than some of my colleagues.; [!j] I keep ordering too many pears. In the game, I mean.; [!j] The old lady who only buys matches has a secret, I'm sure of it.; [score>=7] So relaxing, I play it to wind down.; You start with three shelves and slowly build up.; [score>=7] The story of the town is surprisingly good.; My shop has a cat now.; It's my wind-down game before bed.; The music is lovely.
@ The Last Lantern | candle | murder mystery |  | 6..8 | 4..6 | 15..30 | 1 | 0 | 0 | 1 | [!j !mur] I was the murderer and nearly believed my own lies.; [!j] Bring tissues. I didn't expect that from a game with a cardboard dagger.; [!j] Somebody came in full costume, and the rest of us in jumpers.; [!j] The second act is slow and then it all goes wrong at once.; Everyone gets a booklet with secrets and it works best if you read it properly.; [score>=7] The plot twist got all of us.; You need a host who's prepared.; Costumes make it twice as fun.; [!mur] I didn't guess the murderer.; It's emotional at the end.
@ Thirty-Six Bridges | bridge-at-night | murder mystery |  | 5..8 | 4..6 | 15..30 | 1 | 0 | 0 | 1 | [!j] You need to be good at sums. I was put in charge of the tea.; [!j] Our host had a radio voice and used it.; [!j] There's a map of all the bridges, and we turned it the wrong way round for an hour.; [!j] I accused the right person for the wrong reason.; It's more puzzle than acting.; [score>=7] The ending surprised everybody at the table.; Plan a break in the middle, it's long.; We argued about the map for ages.; The clues are well made.; You need people who like puzzles.
@ Working Hero | crossed-swords | role-playing game | 5..28 |  | 20..80 | 25..60 | 0 | 1 | 0 | 1 | [!j] You beat monsters and then you file a report about it.; [!j] The fights are a bit stiff, the office jokes aren't.; [!j] My hero has four swords and no holiday left.; [!j] The dragon is in accounting, of course.; [score>=7] The humour is great if you've ever worked in an office.; The side quests are better than the main story.; It's a bit grindy in the middle.; The office jokes are spot on.; Combat is a bit simple.; I like the characters.
@ Small Town Angler | fishing-pole | cosy game | 5..28 |  | 15..60 | 9..25 | 0 | 1 | 0 | 1 | [!j] Reeling one in is the best part of my day.; [!j] One fish only bites in the rain. I waited four evenings for it.; [!j] There's a dog that follows you everywhere and does nothing, I love it.; [!j] Half the time I don't even fish, I just walk along the pier.; No stress, no timers, just fishing.; [score>=7] The sunsets in it are so pretty.; The upgrades are a bit slow.; I decorated my little cabin for hours.; So peaceful.; I caught a legendary fish!!
@ a thousand-piece jigsaw | puzzle-piece | puzzle |  | 2..4 | 9..20 | 12..25 | 1 | 0 | 0 | 0 | [!j] The sky is blue. So much blue.; [!j] One piece was missing, and the cat was sitting on it.; [!j] We ate on the floor for a week because the table was taken.; [!j] Edges first. There was a short discussion and I won.; We sorted by colour first, which helped a lot.; The picture is a harbour in the evening.; The pieces fit well and don't bend.; The last hundred pieces go fast.; Great for rainy days.; My cat helped, sort of.
@ Cloud Kitchen | cooking | co-op game | 3..18 | 2..4 | 4..15 | 15..35 | 1 | 1 | 0 | 1 | [!j] We nearly broke up over an onion that wasn't even real.; [!j] Somebody has to do the dishes, that's the whole strategy.; [!j] I shout "soup" a lot.; [!j] My kitchen burned down while I was looking for a plate.; [score>=7] It's chaotic and so much fun as a couple.; Communication is the key, we shouted a lot.; The later levels are seriously hard.; We finished the third world.; So much shouting.; It's a real test for couples.
@ Beyond the Orbit | rocket | strategy game |  | 2..5 | 3..5 | 45..69 | 1 | 0 | 1 | 1 | [!j] By the end I couldn't feel my legs.; [!j] I was last for two hours, and then I wasn't. What a feeling.; [!j] There are four hundred little wooden cubes, and the vacuum cleaner has had two.; [!j] Nobody speaks for ten minutes at a time, and that's when it's going well.; [score>=7] Not for beginners, but very rewarding.; The rules explanation took forty minutes.; There are so many ways to win.; Long, but never boring.; The cubes are fiddly.; You need a big table.
@ chess | chess-pawn | board game |  |  | 2..4 | 9..35 | 1 | 0 | 1 | 0 | [!j] I lost to an eight-year-old. She offered me her hand and a biscuit.; [!j] In the park there's a man who plays anyone and says nothing but "hm".; [!j] I learned an opening with a beautiful name and I still lose, only later.; [!j] I bought a travel set with magnets and lost a bishop on the bus.; I play online during the week and over the board at weekends.; Doing ten tactics puzzles a day helped me most.; I lose a lot, but I learn something each time.; I play the same opening every time.; My endgame is terrible.; It's nice to play with a real board.
$ score=65..96:1
% with=my flatmates; my cousins; some people from work; the people from my Chinese class; some old school friends; the neighbours; my partner's parents
h [group>=1 !with] {thing^} with {with}
h [screen>=1] Back to {thing}
h [score>=8] My favourite at the moment: {thing}
h [named>=1] {thing^}, a small review
h {thing^}, a few words
h [group>=1] Game night: {thing}
h [group>=1 named>=1] {thing^} and a full table
h [group>=1] An evening of {thing}
h [group<1 !rain] {thing^} and a rainy weekend
h [win>=1 score>=7] One more round of {thing}
h [screen>=1 score>=7] One more hour of {thing}
h [score<7] {thing^}: not quite for me
h {thing^} after work
h [hours>=5 score>=7] {thing^} ate my weekend
h [group>=1 !with] An evening with {with} and {thing}
h [named>=1] What I think of {thing}
h [group>=1 screen<1] Played {thing} last night
h [screen>=1] {thing} thoughts
h [score>=8] {thing^} is so good
h [score<6.5] {thing^} was a letdown
h [screen>=1 hours>=8] {hours} hours into {thing}
o [group>=1 screen<1 !j] The power went out, so we got {thing} off the shelf and put three phones on the table as lamps.
o [group>=1 !j] I wouldn't have picked {thing} myself, but {with} had been going on about it for weeks.
o [score>=7.5 !j] I'm not {a type} person. Or I wasn't, until {thing} came along.
o [!j score>=7] I'm too old for late nights. I had one anyway, because of {thing}.
o [screen>=1 !j score>=7] This month I've played nothing but {thing}. My other games are collecting dust.
o [group>=1 screen<1 named>=1 !j] {thing^} sat on the shelf for half a year before anyone opened the box.
o [!j] I put off writing about {thing} because I wasn't sure what I thought. I am now.
o [!rain !j score>=7.5] It rained all weekend, and {thing} is the reason I didn't notice.
o [group>=1 !j] We had {with} over and I'd run out of things to say, so out came {thing}.
o [screen>=1 !j score>=7] I downloaded {thing} for a train ride and missed my stop.
o [screen>=1 !j] I play on the sofa after work, badly and for fun. Keep that in mind with {thing}.
o [!j] A few of you asked what was going on in my last photo. That was {thing}.
o [group>=1 !j] At ours, whoever hosts gets to pick. So it was {thing} again.
o [group>=1 !j] I promised {with} a quiet evening. With {thing} that was never going to happen.
o [!j score>=7] Somebody at work called {thing} a waste of time, so I'm giving my side.
o [score<7 named>=1 !j] Everybody loves {thing}. I only like bits of it.
o [group>=1 screen<1] Game night with {with}: we played {thing}.
o [screen>=1] Currently playing {thing}.
o [group>=1] Tried {thing} for the first time {when}.
o [screen>=1] I've been playing {thing} for a couple of weeks.
o [score>=8 named>=1] If you like this kind of game, get {thing}.
o [score<6.5 named>=1] I wanted to like {thing}, but no.
o [named>=1] My honest opinion on {thing}.
o [named>=1] I kept seeing {thing} everywhere, so I bought it.
o [group>=1] Looking for something to play? We tried {thing}.
o [group>=1] {with^} came over for {thing}.
o [screen>=1 score>=7] My comfort game at the moment: {thing}.
o [score<7 named>=1] {thing^} didn't really work for me.
o [score<7 group>=1] We tried {thing} and the mood was so-so.
o [score>=8 named>=1] {thing^} is such a good game.
o [group>=1 score>=7] Such a fun night with {thing}.
o [screen>=1 score>=7] My evenings at the moment: tea and {thing}.
f people | It's best with {people} of you. | I'd say {people} is the right number of people. | With {people} of you it works best. | 👥 Best with {people} | People: {people} | Best with {people} players. | We were {people} and that was just right.
f hours | [hours>=3] All in all that was {hours} hours. | [hours>=3] It took {hours} hours. | [hours>=3] It was about {hours} hours altogether. | [hours>=3] {hours} hours in total. | [hours>=3] I spent about {hours} hours on it.
f price | I paid \${price}. | It was \${price}, in a sale. | 💰 \${price} | Price: \${price} | It was \${price}. | I got it for \${price}. | It cost \${price}. | 🏷️ \${price}
f score | [named>=1] I give it {score} out of 10. | [named>=1] It gets {score} out of 10 from me. | [named>=1] I'd give it {score} out of 10. | [named>=1] {score}/10 from me. | [named>=1] My rating: {score}/10.
f type | I'd call it {a type}. | It's {a type}. | {A type}, basically. | 🏷️ {type} | 🎲 {type^} | Genre: {type}
x [win>=1 !with !j] We now know that {with} can't lose gracefully.
x [win>=1 !j] I lost again, by a lot, and asked for another round.
x [win>=1 !j] Whoever loses does the dishes here. I've become very fast at dishes.
x [win>=1 !with !j] A rematch with {with} is on Friday. I'm practising in secret.
x [level>=1 !level !j] Level {level} took me longer than my last job application.
x [level>=1 !level !j] I got past level {level} by accident and couldn't tell you how.
x [group>=1 !j] There are crumbs all over the table, and I'm leaving them until tomorrow.
x [group>=1 !j] We only started after dinner, which was a mistake. Nobody went to bed before one.
x [group>=1 screen<1 !j] All phones went into a bowl by the door. That felt odd for ten minutes and then really nice.
x [group>=1 !j] The neighbours knocked at eleven, not to complain but to see what was so funny.
x [group>=1 !j] My Chinese isn't good enough to argue about rules yet, but I'm getting there.
x [group>=1 !j] Nobody looked at the time until the last metro was gone.
x [group>=1 !j] Next time the snacks go on a different table.
x [group>=1 !with !j] I played with {with} and thought they'd last half an hour. They were still at it when I made the second pot of tea.
x [screen>=1 !j] I turned the music off after an hour. The rest I like.
x [screen>=1 !j] I don't look things up. I'd rather be stuck for an evening.
x [screen>=1 !j] I tell myself "five more minutes" and then the birds start.
x [screen>=1] I haven't had to buy anything extra so far, which is nice.
x [screen>=1 !j] I played it with the sound low and a cup of tea, like an old man.
x [screen>=1 !j] {who^} watched over my shoulder for a while, then wanted a go. I didn't get it back.
x [score>=8 !j] I've already told three people at work about it, and one of them was even listening.
x [score>=8 !j] I thought about it on the way to work the next morning, which never happens.
x [score<7 !j] I can see why people like it. I kept looking at the clock.
x [score<7 !j] Maybe I was just tired. I'd give it one more evening.
x [score<7 group>=1 !j] The others had more fun than I did, and I'm happy for them.
x [named>=1 !j] I'm late to this, I know. Everybody else finished with it years ago.
x [named>=1 !j] From the cover I'd expected something else altogether.
x [named>=1 hours>=3 !j !into] It took me an hour to get into it. After that it ran by itself.
x [!j] I took one picture at the start and then forgot about the phone.
x [!j] {who^} asked on the phone what I'd done all weekend. I said "rested".
x [!j] It's been a long week and this was exactly as much thinking as I had left.
x [!j] I don't even like games that much. I like sitting around with a reason.
x [score>=8 named>=1] I'd recommend it to anyone.
x [score>=8] I haven't had this much fun with a game in a long time.
x [score>=7.5 !into] Easy to get into and hard to stop.
x [score>=7 named>=1] Good value for money.
x [score<7] It got repetitive after a while.
x [score<7 named>=1] Nice idea, but it drags.
x [score<6.5] I don't understand the good reviews.
x [named>=1 screen<1] The artwork and the components are really nice.
x [named>=1 screen<1] The rulebook is confusing, watch a video instead.
x [named>=1 screen<1] Setup takes a bit, so start early.
x [screen>=1] Love the music and the art style.
x [screen>=1] I had two crashes, so save often.
x [screen>=1] Best played in short sessions.
x [screen>=1] No ads, no microtransactions. Thank you.
x [group>=1] It's best with people who don't take it too seriously.
x [group>=1 score>=7] We laughed so much that my stomach hurt.
x [group>=1 score>=7] Such a nice evening, we should do this more often.
x [group>=1 win>=1] We'd play it again, but maybe with other people at the table.
x [level>=1 !level] Stuck on level {level} at the moment, any help is welcome.
x [score>=7] Perfect for a lazy evening.
x [screen<1] I got it second-hand and it was like new.
x [score<7 hours<6] It's OK for one evening, not more.
x [score<7 hours>=4] Too complicated for what it gives you.
x [score<7 named>=1] I liked the idea more than the game itself.
x [score<7 group>=1] Half of us were on our phones by the end.
x [score>=8] My new favourite.
x [score>=7.5] It's clever and not too hard to learn.
x [score>=7] Good fun, I'd recommend it.
x [score<7 named>=1] I expected more after all the hype.
x [score<7] I don't think I'll play it again.
x [score<7 named>=1] There are better ones for the same price.
x [screen>=1] The controls take some getting used to.
x [screen>=1] I play an hour a day, that's my limit.
x [screen>=1] The story is better than I'd expected.
x [group>=1] My friends are so competitive, it's hilarious.
x [group>=1 score>=7] We ordered pizza and forgot the time.
x [group>=1 score>=7] Snacks, tea, good people. I needed that.
x [group>=1 screen<1 named>=1] Explaining the rules took longer than I'd like.
x I'm not very good at it, but I don't care.
x [score<7] I don't think I'll get back to {thing} soon.
x [score<7 named>=1] For me {thing} was more work than fun.
x [score<7 named>=1] I can think of better evenings than {thing}.
q What {type} should I try next?
q [level>=1 !level] How do I get past level {level}?
q [group>=1] What do you get out when people come over?
q What are you all playing at the moment?
q [named>=1] Is there anything like {thing}, only a bit shorter?
q [group>=1] How many of you are there on game night?
q [screen>=1] Has anyone finished {thing}?
q [score>=7] Who else stays up late because of a game?
q [win>=1] Do you let children win?
q [score<7] What am I missing?
t {thing}; {type}; gamenight; boardgames; cosygaming; weekendin; whatimplaying
e 🎲 🎮 🧩 😆
a people | How many people do you need? | {people} is about right.
a hours | How much time went into it? | About {hours} hours.
a price | How much is it? | I paid \${price}, second-hand is less.
a score | Is it good? Give me a number. | {score} out of 10.
a type | What kind of thing is it? | {type^}, more or less.
d [group>=1 named>=1] We got {thing} out on Sunday and the neighbours knocked on the wall. | *Ours came in. | How loud were you?
d [people>=3] Does it work with two? | *We tried, it's a bit thin. | With two you just look at each other.
d [named>=1] Is it okay for a seven-year-old? | *I'd wait a year or two. | Mine's seven and better at it than me.
d [group>=1] Where do you find people for this? Mine all have babies. | *Two from work, and the rest just kept coming back. | Put a note up in the lift. I'm serious.
d [screen>=1] What do you play it on? | *An old handheld, it runs fine. | On my laptop it sounds like a plane.
d I'm hopeless at every kind of {type}. | *So am I. It doesn't matter. | Same, I'm there for the snacks.
d [named>=1 screen<1] Mine's still in the wrapping. Tonight's the night! | *Report back! | Mine has been in the wrapping since New Year.
d [group>=1] {thing^} nearly broke up our flat. | *Tell us everything. | And who got the balcony room?
d [score>=7.5] Overrated, sorry. | *That's fine, more for me. | Thank you, I thought I was the only one.
d [screen<1] My toddler would eat half of it. | *Here it's the cat. | Ours did. Everything came out fine in the end.
d [screen>=1] I've owned it for two years and never started it. | *Start on a Friday. | My whole library is like that.
d [level>=1] Go left at level {level}. You're welcome. | *Left?! I've been going right for a week. | Now I have to go back and look.
d [win>=1] So who won? | *Not me. | It's never the person who posts.
d [group>=1 screen<1 named>=1] Can you play it with people who don't read much Chinese? | *With one patient translator, yes. | Ours has an English sheet in the box.
d [group>=1] I can hear this. | *It was louder. | Our dog left the room reading it.
d [group>=1] How often do you meet? | *Every second Friday, unless somebody has a date. | We've been planning ours since March.
d [group>=1] What did you eat? I only come for the snacks. | *Crisps, clementines and somebody's cold dumplings. | Same, I don't even sit at the table.
d [screen>=1] How do you stop? I have to be up at six. | *I don't. Hence the eyes. | Put the alarm in another room.
d [score>=8] Is it really that good? | *For me, yes. | It is.
d [score<7] Thanks, I've taken it out of my basket. | *Try it at somebody's place first! | I'd still get it, tastes differ.
d [win>=1] My uncles play this for money. | *How much did they lose? | I'd like to meet your uncles.
d [group>=1 screen<1 named>=1] I'd be the one reading out the rules. | *Every table needs one. | I'd be the one not listening.
d [group<1] Does it get harder, or does it stay like at the start? | *Harder, but slowly enough for me. | I stopped before I found out.
d Is there anybody over fifty here who plays? | *My mum, and she's good. | Present. Fifty-eight and no mercy.
d My partner fell asleep in the middle of {thing}. | *In which part? | Mine too, sitting up.
d I've tried it once and didn't get it at all. | *The second time is easier. | Me neither, I just nodded.
d [named>=1] Where did you get it? | *Online, a small shop. | I borrowed mine from a friend.
d [group>=1 screen<1 named>=1] How long is one game? | *It depends, plan an evening.
d [named>=1] Is it good for beginners? | *I think so, just take it slow. | I was a beginner, and yes.
d [group>=1 score>=7.5] Looks like so much fun! | *It was! | I want to join.
d [screen>=1] Is it on sale somewhere? | *I got it in the last sale. | There's one every few weeks.
d [score>=7] I love this game! | *Me too. | Same.
d [group>=1] Can I join next time? | *Sure, bring snacks. | Me too!
c {hours} hours? My record is worse, so no judgement.
c [win>=1] {who^} cheats. I can't prove it yet.
c We've got a cupboard full of games and always end up playing cards.
c I'd rather watch and make the tea.
c [group>=1] {with^}? Brave.
c [win>=1] I play against the computer, and I think it feels sorry for me.
c \${price} is about a dinner out, so fine.
c I only ever play when it rains. So, every week.
c [score>=6.5] Bought. Don't tell {who}.
c [level>=1] I'm on level two. Please be kind.
c Want to try this.
c Added to my wish list.
c We play this every week.
c So addictive.
c Thanks for the review.

= photography.spot | photography | image image image video | camera film-frames sunrise cityscape | sky dawn night water
: thing | art | sort | is | wait | time | mm | iso | shutter | photos | film
@ blue hour | cityscape-at-dusk | Viewpoint,Monument | is | the sky to turn | right after sunset / half an hour before sunrise | 24 / 35 | 100 / 200 | 2 seconds / 4 seconds | 30..90/10 | 0 | [!j] You get about twenty minutes, and I spent five of them looking for the cable release.; [!j] I set the white balance by hand, or the whole city goes orange.; [!j] It's always later than I think. I packed up once and it started when I was at the bus stop.; [!tri] A tripod is a must, everything's long exposure.; Stay after sunset, most people leave too early.; The sky was deep blue for just a few minutes.; The city lights reflect so nicely.; I bracketed my exposures.; It was windy, so a few are blurry.
@ backlit portraits | sunset | Park,Viewpoint | are | the sun to drop | an hour before sunset / early in the evening | 50 / 85 | 100 / 200 | 1/250 / 1/500 | 80..300/10 | 0 | [!j] I stand people where the shade ends and hope nobody sneezes.; I measure the light on the face and let the sky go white.; [!j] My model is my sister, paid in bubble tea.; [!j] Hair looks like gold from behind. Even mine would.; I used a white sheet as a reflector.; Shoot low so you get the light through the hair.; Expose for the face and forget about the background.; Lens flare is your friend.; My friend was so patient.; The golden light lasted half an hour.
@ rainy nights | umbrella-with-rain-drops | Monument,Theatre | are | the next shower | at nine at night / right after the rain | 35 / 50 | 1600 / 3200 | 1/60 / 1/125 | 40..160/10 | 0 | [!j] The puddles are better than the people.; [!j] I hold the umbrella with my neck now, and my neck has opinions.; [!j] The red sign across the road did half the work.; [!j] A plastic bag with a hole in it kept the camera dry. It looks ridiculous.; Neon in wet streets, my favourite thing to shoot.; Wide open aperture and high ISO, I don't mind the grain.; Bring a cloth for the lens.; I was soaked, but it was worth it.; Umbrellas make great subjects.; Headlights give the best reflections.
@ street film | film-frames | Monument,Theatre | is | somebody in a good hat | at noon / on a grey afternoon / in the morning rush | 28 / 35 / 50 | 400 | 1/125 / 1/250 | 36 / 72 | 1 | With thirty-six on a roll I think three seconds longer before every one.; [!j] Five came out blurred, and one of those is my favourite.; [!j] The lab called to ask if I wanted the blurred ones scanned as well. I did.; [!j] I forgot to wind on once and have a man walking through a fruit stall.; I used a 400 film and pushed it one stop.; I got the scans back after a week.; I love the colours, no filter can do that.; I love how slow film makes me.; The grain is beautiful.; I'm careful with people's faces.
@ light trails | bridge-at-night | Viewpoint,Monument | are | a bus | after dark / at nine at night | 24 / 28 | 100 | 8 seconds / 15 seconds | 20..60/10 | 0 | I had no tripod with me, so the camera stood on my bag.; The railing shakes when a lorry goes by, so I count to three after each one.; Buses are the best, they leave two lines at once.; [!j] Taxis don't leave much of a line, they brake all the time.; Set the camera on something steady and use the timer.; I used f/11 to keep the shutter open long enough.; The bridge and the road together look great.; Rush hour is best.; A longer exposure gives smoother lines.; I had to try about ten times.
@ window still lifes | potted-plant | Museum,Gallery | are | the cloud to move on | at ten in the morning / on a cloudy afternoon | 50 / 85 | 200 / 400 | 1/60 / 1/125 | 20..80/10 | 0 | [!j] The café there has a window table with the softest light, and nobody wants it because of the draught.; A napkin makes a fine reflector.; [!j] I moved the cup eleven times, and in the end it was back where it started.; [!j] The waitress asked if something was wrong with the coffee.; Soft side light, no flash.; A plain wall behind it keeps it simple.; I like to include hands or steam.; Flowers, a cup, a book, that's all.; White cloth to bounce the light.; I like the quiet of it.
@ pet portraits | paw-prints | Park | are | the dog to sit | early in the morning / an hour before sunset | 85 / 135 | 400 / 800 | 1/500 / 1/1000 | 150..320/10 | 0 | [!j] I was lying on my stomach in the grass, and two joggers asked if I was all right.; [!j] I hold the treat over the lens, and the lens needed a wash afterwards.; [!j] Most of the pictures are a very sharp tail.; [!j] A squeaky toy works exactly twice.; Get down to their eye level.; Burst mode, always.; A friend with treats behind you helps a lot.; He was so full of energy.; Treats, treats, treats.; Focus on the eyes.
@ snow | snowflake | Park,Monument | is | the clouds to open | on the first white morning / before anyone was up | 35 / 50 / 85 | 100 / 200 | 1/250 / 1/500 | 40..160/10 | 0 | I go one stop brighter, otherwise the snow turns grey.; The spare battery lives in my trouser pocket, against the leg.; [!j] I walked around the edge to keep the middle clean, and then a dog came.; [!j] It hardly ever stays on the ground here, so I called in late to work.; It only snows here once or twice a year, so I went out straight away.; Early, before the footprints.; The red of the gates against the white was beautiful.; My hands were frozen.; Everything is so quiet in the snow.; The kids with their sledges were great to photograph.
@ symmetry | classical-building | Museum,Theatre | is | people to leave the picture | early on a Sunday / on a quiet weekday | 24 / 28 | 200 / 400 / 800 | 1/60 / 1/125 | 20..80/10 | 0 | The floor tiles tell you where the middle is.; [!j] The whole picture was half a degree off. You can see it, I can see it, we'll say nothing.; [!j] A man stood in the exact centre and read a leaflet for six minutes.; I hold my breath and put my elbows on my ribs.; Use the grid lines in your camera.; A wide lens shows more but bends the edges.; Inside, put your camera flat on the floor for a new view.; Lines everywhere, I was in heaven.; I straightened them at home.; Go when it opens.
@ stars | night-with-stars | Viewpoint | are | my eyes to get used to the dark | after midnight / at two in the morning | 24 | 1600 / 3200 | 15 seconds / 20 seconds | 20..60/10 | 0 | You won't get many stars this close to the city, but I got more than I'd expected.; I use the timer so that my finger doesn't shake it.; A red torch is enough, a white one ruins your eyes for ages.; [!j] The focus ring is taped down, because I always knock it.; I checked the moon calendar first, you want a dark night.; Manual focus on infinity, then a tiny bit back.; It was cold but magical.; Light pollution is a problem, but you can still see some.; Wide open and fifteen seconds.; Bring a friend and a thermos.
@ picnics from above | fork-and-knife-with-plate | Park | are | everyone to stop eating | at noon / on a cloudy afternoon | 28 / 35 | 100 / 200 | 1/250 / 1/500 | 20..90/10 | 0 | [!j] I stood on the cool box, which held.; [!j] Somebody's hand is in every single picture, and I've decided I like that.; [!j] My own shadow was on the cake until I moved round.; [!j] By the time I was happy, the cheese had melted.; Put a plain blanket under it and use a stepladder.; Keep the colours to three or four.; Clouds are better than sun for this, no hard shadows.; Fruit in bright colours looks best.; I stood on a chair.; The friends had to wait to eat.
% edit=pulled the highlights down; only touched the white balance; cropped it to four by three; brightened the shadows; took some of the green out; straightened it a bit
% buddy=my flatmate; my sister; my partner; a friend; my cousin; my brother
p sight park
h {thing^} at {place}
h {area}: {thing}
h [!time] {place}, {time}
h My attempt at {thing}
h [!try !back] Same spot, third try: {thing}
h {thing^} near {place}
h [!time] {area} {time}
h [!back] Back at {place}
h [!prac] Practice: {thing}
h {thing^}, with mistakes
h Looking for {thing} in {area}
h {thing^} with the {mm} mm
h {thing^}: a few shots
h [!spot] {place} photo spot
h [!time] {thing^} {time}
h {place}: {thing}
o [!time] {time^} at {place}, waiting for {wait}.
o [!j] Somebody asked how I do {thing}. It's less than you'd think, most of it is standing around.
o A year into photography, and {thing} {is} still what I like best.
o My camera is nine years old and I own one good lens. For {thing} that's plenty.
o [!j] My last attempt at {thing} went straight in the bin, so I went back to {place}.
o [!try !j] I was only passing {place}. Then I was there for an hour.
o [!try !back] {place} is ten minutes from my flat, and I hardly ever take the camera there.
o Our photo club does one topic a month, and this month it's {thing}.
o I'm still learning, so tell me what I could have done better at {place}.
o [!trytwo !j] Third try at {place}, and this time I remembered to charge everything.
o [!j] {buddy^} wanted to go for a walk. I wanted to go to {place}. So we went for a very slow walk.
o [!j !back] I'd seen other people's pictures of {place} and thought, how hard can it be.
o Went to {place} for {thing}.
o [!spot] Photo spot for you: {place} in {area}.
o [!time] {thing^} at {place}, {time}.
o Some new shots from {place}.
o [!back] I've wanted to try {thing} at {place} for a long time.
o [!spot] {place} is such a good spot for {thing}.
o [!prac] Trying to get better at {thing}.
o Took my camera to {place} with {buddy}.
o [!back] First time at {place} with a camera.
o {thing^}, one of my favourite things to shoot.
o A few pictures from {place}.
o Here's what I got at {place}.
o Weekend practice: {thing}.
f mm | I used {mm} mm. | That's all at {mm} mm. | For {thing} I took the {mm} mm. | I had the {mm} mm lens on. | 📷 {mm} mm | Lens: {mm} mm | Shot at {mm} mm. | Everything here is {mm} mm. | 🔭 {mm} mm
f iso | I stayed at ISO {iso}. | ISO {iso}, if you want to try it. | That was at ISO {iso}. | 🎚 ISO {iso} | ISO: {iso} | ISO was {iso}. | ISO {iso} for all of them. | 💡 ISO {iso}
f shutter | The shutter was at {shutter}. | I left the shutter at {shutter}. | Most of it is {shutter}. | ⚙️ {shutter} | Shutter: {shutter} | {shutter} for most of them. | My shutter speed was {shutter}. | ⏱ {shutter}
f photos | I took {photos} frames. | Of {photos} frames I like three. | It was {photos} frames in the end. | 🎞 {photos} frames | Frames: {photos} | I came home with {photos} frames. | {photos} frames in total, I kept five. | 🖼 {photos} frames
f address | {place} is at {street}. | 📍 {place}, {street} | Where: {place}, {street} | 📍 {street} | You'll find {place} at {street}. | 📌 {place}, {street}
x [film<1 !edit] In the edit I {edit}, five minutes at most.
x [film<1 !edit] I {edit}. Anything more and it looked fake.
x [film<1 !edit] Back at home I {edit} and left the rest alone.
x Two steps to the left changed more than any setting.
x [!j] A guard came to ask what I was doing, looked at the screen and went to get his colleague.
x [!j] Somebody stopped to see what I was looking at, then took out a phone and stood right in front of me.
x [film<1 !j] I had to delete things on the spot because I hadn't emptied the card. Every time.
x [film<1 !j] My battery died just when it got good. The spare was at home, fully charged.
x [!j] On the way home I was so busy looking through the pictures that I missed my stop.
x [!j] The one I like best was an accident. I was already packing up.
x [!j] {buddy^} came along, got bored after ten minutes and fetched us both tea.
x [!j] {buddy^} says the best one looks like every other picture of {place}. We're not speaking.
x [!j] I did everything by hand this time, which means I forgot something in every second one.
x [!j] I've had one printed, it's on the fridge, slightly crooked.
x [!see !j] What you can't see is the forty minutes before it.
x [!see !j] What you can't see is the bin just outside the frame.
x I still can't work out what I did differently in the last picture.
x [!j] I wasn't the only one there with a camera, and for some reason we all whispered.
x [!time !j] I'd go back {time}, with more patience and a snack.
x [!j] My settings are nothing special. I copied them from somebody years ago.
x You don't need exactly {mm} mm for this, use what you have.
x [!j] After a while I put the camera down and just looked. That's not in any of the pictures.
x [!j] A little boy asked if I was famous. I said no, and he left.
x [!j] There's a note on my phone about what went wrong each time. It's getting long.
x [!j] My mum's comment on the best one: "Is it supposed to look like that?"
x It's a short walk from the metro to {place}, which matters with a heavy bag.
x [!j] {buddy^} held the bag, the coat and at one point my shoe. I owe a dinner.
x [!j] My fingers were too cold, too sweaty or in front of the lens, depending on the frame.
x I got lucky with the conditions.
x It's free and open to everyone.
x I'm really happy with these.
x Took me a few visits to find the right angle.
x Weekdays are much better, at weekends it's too crowded.
x Wear comfortable shoes, there are some stairs.
x [film<1] I shoot RAW so I can fix the exposure later.
x Still a lot to learn, but I'm getting there.
x [!time] Best time is {time}, trust me.
x [film<1 !edit] I keep the editing simple, just contrast and a bit of warmth.
x [film<1] A phone works too, use night mode or portrait mode.
x Be patient, it's mostly waiting for the right moment.
x [!tri] Tripods weren't a problem when I was there.
x Please be respectful, people live and work around there.
x I'd bring a tripod next time.
x Shot in about an hour.
x I can't decide which one I like best.
x It was crowded, so I waited a long time.
x Feedback is welcome.
x I didn't expect much and came home with a lot.
x Simple gear is enough, light matters more.
x I'm trying to take fewer photos and think more.
x [film<1] Hardly any editing needed.
x I was a bit shy about taking photos there.
q Do you delete the bad ones straight away?
q Any other good spots in {area}?
q Do you edit yours, or leave them alone?
q What would you have done differently?
q Is anyone in {area} up for a photo walk?
q Do you prefer colour, or black and white?
q What else should I try at {place}?
t photography; {thing}; {area}; phonephotography; photospots; beginnerphotographer; {place}
e 📷 🌇 🎞️ ✨
a mm | What lens? | {mm} mm, no zoom.
a iso | What ISO? | {iso}.
a shutter | What shutter speed was that? | I was at {shutter}.
a address | Where exactly is this? | {place}, {street}.
a photos | How many did it take? | {photos} frames and a lot of tea.
d Can I use one as my wallpaper? | *Of course, send me a screenshot. | I already have, sorry.
d Mine come out blurred every time. What am I doing wrong? | *Lean on something. Anything. | Hold your breath, I'm serious.
d How much did you edit? | *Hardly at all. | I'd like to know that as well.
d The guard at {place} told me off because of my tripod. | *Mine looked the other way. | I think small ones are okay.
d Is {place} busy at weekends? | *Very. Go on a weekday. | I was there on a Sunday, you can't move.
d Would a phone manage this? | *Closer than you'd think. | Mine did, on the tenth try.
d How much was the camera? | *Less than my bike. It's second-hand. | Don't ask, you'll end up buying one.
d I stood in the same place and got something completely different. | *Show me! | Me too. Mine's mostly a bus.
d Do you take pictures of couples? Asking for a friend who is me. | *I'd be far too nervous. | Ask your friend to ask again.
d Which brand do you use? | *I'd rather not start that war. | Oh no, here we go.
d Did you try black and white? | *I did. It lost something. | No, leave the colour!
d Bit dark for my taste. | *Could be, my screen's always too bright. | I like it dark.
d I live just around the corner from {place}. | *Then you've probably stepped over my bag. | Lucky you.
d Were you alone there {time}? | *Me and one man with a dog. | I'd be scared on my own.
d Do you print any of them? | *One a month, the small size. | I print mine and then lose them.
d Do you do photo walks? | *Not yet. If five people ask, I will. | I'd be number two.
d How long did you wait for it? | *Two sandwiches. | I'd have gone home.
d What camera should a beginner get? | *The one you'll actually carry. | An old one, and spend the rest on bus tickets.
d [film<1] My battery would have died right then. | *It usually does. | Mine dies if I look at it.
d I've walked past {place} for years and never noticed. | *Me too, until I had a camera. | Same, I always look at my feet.
d {photos} frames?! | *I only counted afterwards. | I take that many of my lunch.
d [film>=1] Didn't anyone complain about being in the picture? | *Nobody noticed me. | I always ask first, most people say yes.
d Do you go out in any weather? | *The camera's fine, it's me who isn't. | Rain is the best anyway.
d I like your older pictures better, to be honest. | *Fair enough! Which ones? | I don't, this is more fun.
d Beautiful shots! | *Thank you! | Agreed.
d What camera is this? | *An old one, I bought it used. | I'd like to know too.
d Is it easy to find? | *Yes, it's on the map. | I got lost once.
d Did you need a permit? | *No, it's a public place. | For tripods maybe.
d How do you get those colours? | *The light did most of it. | Editing, I guess?
d Which time of year was this? | *A few weeks ago. | I'd go in autumn.
d Can beginners do this? | *Sure, just try it. | I'm a beginner and it worked.
c {mm} mm is all I own, so I'm out of excuses.
c My husband says it's just a photo. My husband is wrong.
c I've got the same picture with a thumb in it.
c Now I have to charge my camera. It's been in a drawer since 2021.
c I only ever see the good light when I haven't got the camera.
c [iso>=1600] ISO {iso} on my old camera looks like sand.
c {area} never looks like that from my bus.
c There's a tourist in my version. The tourist is me.
c Somewhere around {place} there's a lens cap of mine. If you find it, say hi.
c Wow!
c These are gorgeous.
c Love the light.
c Going there this weekend.
c So good.

= family.kids | family | image image video text | baby-bottle teddy-bear crayon balloon | mint rose wall paper
: thing | art | age | she | her | talk | minutes | cost | days | say | hard
@ first foods | bowl-with-spoon | 8 months | she | her | 0 | 15..30/5 | 8..24/2 | 7..21 |  | 1 | [!j] Pumpkin went everywhere. Carrot went nowhere.; We freeze the mash in ice cube trays, one cube per meal.; [!j] Our daughter opens her mouth for the spoon and then closes it just before.; [!j] The floor eats better than I do.; We started with steamed vegetables and let her hold them.; One new food every three days, that's what our doctor said.; A bib with sleeves is a must.; Finger food works better than purée for us.; It's messy, but she's so curious.; Avocado was the first hit.; She pulls funny faces.; Steaming keeps it simple.
@ picture books | open-book | 2 | he | him | 1 | 10..30/5 | 6..30/2 |  | again / read it again / not like that | 0 | [!j] It's the same book forty times, and I'm not allowed to leave out a word.; [!j] Ours turns the pages and I have to keep up.; [!j] I know the one about the digger by heart. I've caught myself saying it in the lift.; [!j] Ours brings the book and sits down backwards on my lap without looking.; We read on the sofa every evening after dinner.; Library books are great, we change them every two weeks.; He knows all the animal sounds now.; [!j] My Chinese is now mostly animals and body parts.; We read one in English and one in Chinese every evening.; He has a favourite about a bear.; We do all the voices.; He pretends to read to his toys.
@ potty training | baby-bottle | 2 | he | him | 1 |  | 8..30/2 | 5..21 | I did it / go away, I'm busy / look, everybody | 1 | [!j] We did it in summer, because trousers dry fast.; [!j] The potty is in the living room. Our son likes an audience.; [!j] Our son waves goodbye to the potty. Every time.; I had a spare pair of trousers in every bag I own.; We stayed at home for three days and just went for it.; Easy trousers without buttons.; At night he still wears a nappy and that's fine.; The first days were awful, I won't lie.; [!j] He told everybody in the lift about it. They all know now.; [!j] I was sure we'd be the last in the whole compound. We weren't even close.; I was close to giving up in the first week.; We waited until he showed interest, and that made it much easier.; [!j] One morning it just worked, nobody knows why. We clapped and gave him a fright.; Stickers worked for us.; There were accidents, of course.; He was so proud.
@ nursery drop-off | school | 3 | she | her | 1 |  |  | 4..15 | you can go now / don't forget me / I'm only a bit sad | 1 | [!j] Three days of tears, then a wave, and then it was my turn to cry.; A family photo in her bag helped. Our daughter shows it to the other kids.; [!j] The teacher said the crying stops two minutes after I leave. Mine took until lunch.; [!j] Now our daughter doesn't want to come home. Nobody had mentioned that part.; A short goodbye works better than a long one.; We read a book about nursery every evening for a week.; The teachers are so kind and send photos.; The first week was awful, I won't lie.; Routine helped more than anything else, same goodbye every morning.; I cried in the car.; She has a best friend now.; We leave the house ten minutes earlier and it's calmer.
@ toy clutter | teddy-bear | 4 | he | him | 1 | 10..20/5 | 10..40/2 | 3..7 | I need all of them / that one is still alive / it lives there | 1 | [!j] The favourite is still the cardboard box.; We put half of the toys in the cupboard and swap every two weeks. It's like a birthday each time.; [!j] Our son says goodnight to each toy, and there are thirty-one.; [!j] I stepped on a brick at night and learned that I do know Chinese swear words.; Boxes with pictures on them, so he can tidy up by himself.; We gave a lot to the neighbours' kids.; A song for tidying up works wonders.; One in, one out, that's our new rule.; It stays tidy for about a day, but a day is nice.; I only keep what he plays with.; The lift-up bench hides a lot.; He helps if we make it a race.
@ bedtime | crescent-moon | 3 | he | him | 1 | 20..50/5 |  | 7..21 | I'm not tired / one more, only one / you sleep, I'll stay with you | 1 | [!j] Bath, milk, one book. Then we negotiate anyway.; [!j] I fall asleep first more often than my son does.; [!j] The little man needs water, a different pillow and the truth about dinosaurs.; [!j] I crawl out of the room so that the floor doesn't creak.; Same order every night, lights low from seven.; No screens after dinner made a huge difference.; He has a night light and a story on the speaker.; [!j] My other half fell asleep in the small bed again, shoes on.; Routine helped more than anything else.; I was close to giving up last week.; A warm bath helps.; We read the same story every night.; Some nights it's nine o'clock, and that's OK.
@ learning to cycle | bicycle | 5 | she | her | 1 | 20..40/5 | 40..90/2 | 3..14 | again / don't hold me / look, no feet | 1 | We took the pedals off for the first two days.; [!j] Our daughter fell, got up and wanted to know who'd seen it.; [!j] I ran behind the bike bent over, and my back still hurts.; [!j] The whole yard came out to give advice.; She had a balance bike first.; An empty car park is the best place.; A good helmet, no discussion.; [!j] The first bike I bought was the wrong size, of course.; I'd been waiting for the right moment, in the end we just started.; We practise after dinner when the yard is empty.; She fell twice and got up again.; Grandad gave us the bike.; I'm a bit sad that she's so big now.
@ travelling with kids | luggage | 4 | she | her | 1 |  | 10..40/2 |  | are we there / is it still today / I want to live in the hotel | 0 | [!j] Half the suitcase was soft toys.; We plan one thing a day and are back by three.; [!j] What our daughter remembers is the lift in the hotel.; [!j] Stickers got us through the plane. The seat in front has them now.; An overnight flight worked best for us.; New little toys for the plane, one every hour.; Book a place with a kitchen.; We let her choose one thing a day.; Slow travel is the only way with kids.; Snacks are everything.; We had one full day at the pool and it was the best.; Pack half of what you think you need.
@ homework | pencil | 7 | she | her | 1 | 15..40/5 |  | 10..21 | I already know it / my hand is full / who invented this | 1 | A kitchen timer works better than a hundred reminders from me.; [!j] I sit next to my daughter with my own book and keep quiet. It's hard.; [!j] Half of the homework is in Chinese, so my daughter corrects me.; [!j] The pencil gets sharpened a lot.; We do it right after snack time, then she's free.; Short breaks help her to focus.; I only help when she asks.; A fixed time every day helped more than anything else.; Her teacher says twenty minutes is enough, so we stop after that.; She's better at maths than me already.; No TV before it's done.; We sit together at the kitchen table.
@ a new sibling | baby-bottle | 3 | she | her | 1 | 15..30/5 |  | 14..28 | can he go back / he can have my old spoon / he stays in his room | 1 | [!j] Our big one says the baby can stay if he sleeps outside.; Every day there's a bit of time with only the big one, door closed.; [!j] Our big one showed the baby all her cars, one by one, from very close.; [!j] Visitors who say hello to the big one first get a star from me.; We bought a small present "from the baby."; She helps with nappies and feels very grown-up.; Grandma took the big one out a lot in the first weeks.; Some jealousy is normal, and we talk about it a lot.; We each take one child for an hour on Sundays.; She sings for the baby.; The first weeks were tough for everyone.; She wants to hold the baby all day.
@ museum days | sauropod | 6 | he | him | 1 |  | 6..30/2 |  | is it dead / I want that one / where does it sleep | 0 | An hour for the dinosaurs, ten minutes for everything else.; Ours holds the tickets and goes in front.; [!j] My son told the guard three things about bones. The guard wrote one down.; [!j] We eat our sandwiches on the steps, and that's half the trip.; The natural history one is his favourite, we have a yearly ticket.; Go right when it opens, it's empty.; Many museums are free for kids here.; We do this almost every month now.; We look at three rooms and then we leave, that's enough.; The cafeteria is part of the deal.; He knows more dinosaurs than me.; Weekday afternoons are quiet.
@ painting | artist-palette | 4 | she | her | 1 | 15..40/5 | 8..30/2 |  | that's you / it's not finished / blue is empty | 0 | [!j] I have six fingers in the portrait, and it's framed.; [!j] An old sheet goes on the table, and then I try not to look.; [!j] My daughter mixes everything until it's brown and then says it's the sea.; [!j] There's still some green on the ceiling. We don't know either.; Washable colours, really washable.; We tape paper to the whole table.; Her pictures hang in the hallway like a gallery.; Aprons are useless, old shirts are better.; She can keep at it for half an hour, which is a record.; Finger paint is messy and great.; We make cards for Granny.; Big paper, big brushes.
% kin=Granny; Grandad; my sister; my mother-in-law; my brother; my aunt
h {thing^}, our version
h [hard>=1] {thing^}, so far
h [hard>=1] Nobody warned me about {thing}
h [!calm] Mostly calm: {thing}
h Thoughts on {thing}
h [hard>=1] {thing^}: a progress report
h [!say] "{say^}"
h [hard>=1] {thing^}, another attempt
h Notes on {thing}
h {thing^} in real life
h [hard>=1] {thing^}: it got better
h Let's talk about {thing}
h [!where hard>=1] {thing^}: where we are
h Mum life: {thing}
h [hard<1] Our favourite thing: {thing}
h [!upd] {thing^} update
o [!where hard>=1] It took us a while to find our way with {thing}.
o [hard>=1 !j !calm] {kin^} had the little one for a day and rang me at noon. It was about {thing}.
o [!say !j] "{say^}," said a small voice, and I had to leave the room to laugh.
o [hard>=1 !j] All the books about {thing} were written about other people's children.
o [hard>=1 !j !calm] I cried about {thing} in the bathroom {when}. Then I washed my face and we tried something else.
o [hard>=1 !j] I'm no expert. I'm just tired, and we've been through {thing}.
o [!j] Before I had a child I had opinions about {thing}. I'd like to take them back.
o [!j hard>=1] {kin^} says we were never this much work. I've seen the videos, we were.
o [!j] If you'd told me a year ago that I'd write about {thing} on here, I'd have laughed.
o [hard<1 !j] I never thought {thing} would be the part I look forward to.
o [!j] Nobody asked, but I want to write something down about {thing} before it changes again.
o [!j] I'm typing this in the dark with a small foot in my ribs, so forgive the mistakes. It's about {thing}.
o [!j] I said I'd never post about my child. Well. Here's {thing}.
o [!j] A colleague asked how it's going with {thing}. I talked for the whole lunch break.
o [!upd] Update for everyone who asked about {thing}.
o [hard>=1 !calm] Mums, I need to talk about {thing}.
o [hard<1] I want to share something nice today: {thing}.
o [hard>=1] Today was a good day, so let me write about {thing}.
o Our experience with {thing} so far.
o [hard<1] What we love most at the moment: {thing}.
o [hard>=1] We're getting there with {thing}.
o [hard>=1] Does anyone else find {thing} harder than expected?
o [hard<1] Something we really enjoy: {thing}.
o I haven't posted for a while. Today it's about {thing}.
f age | Ours is {age} now. | The little one is {age} at the moment. | Ours has just turned {age}. | Our little one is {age}. | 👶 Age: {age} | Age: {age} | Ours is {age}. | 🧒 {age}
f days | It took us {days} days. | After {days} days it was fine. | We needed {days} days until it worked. | 📅 {days} days | Time: {days} days | It took about {days} days. | {days} days in all. | 🗓 {days} days
f minutes | That's {minutes} minutes of our day. | We do {minutes} minutes a day. | On most days it's {minutes} minutes. | ⏱ {minutes} minutes a day | Daily: {minutes} minutes | It takes {minutes} minutes a day. | About {minutes} minutes every day. | 🕐 {minutes} min a day
f cost | We spent \${cost} altogether. | What we bought for it came to \${cost}. | All in all it was \${cost}. | 💰 \${cost} | Cost: \${cost} | We paid \${cost} for everything. | I spent \${cost}. | 🏷️ \${cost}
x [!kin !j hard>=1] {kin^} had some advice on this, and annoyingly it wasn't all wrong.
x [!say !j] "{say^}" went straight into my notebook. I'll read it out at a wedding one day.
x [hard>=1] We have one rule: only one of us is allowed to be cross at a time.
x [!j] {kin^} filmed some of it. My hair looks like a nest and I don't care.
x [!j] Afterwards I ate half a cold banana over the sink. It was quiet. It was great.
x [hard>=1 !j] As soon as I'd written down what works, it stopped working.
x [hard>=1 !j] The one thing that worked was an accident.
x [!j] If you ever read this, my love: it was fun. Mostly.
x [!j] My patience lasts until about four in the afternoon. After that there are biscuits.
x [!kin !j hard>=1] {kin^} gave us advice from 1987. We said thank you.
x [hard>=1 !j] Some days nothing works and we order dumplings.
x [!j hard>=1] {kin^} thinks we're too soft. {kin^} also carries sweets in every pocket.
x [hard>=1] I miss my mum a lot at the moment, and I understand her a bit better.
x [talk>=1 hard>=1 !j] Our little one behaves like an angel with everyone else. I've heard it from three people now.
q Is it like this at your place too?
q [hard>=1] How did you get through {thing}?
q What do the grandparents say about {thing} at your place?
q [hard>=1] Does it get easier, or do you just get used to it?
q What's the funniest thing yours has done this week?
q [hard>=1] When did {thing} get easier for you?
q What would you tell somebody who's just starting with {thing}?
q [hard>=1 talk>=1] Does yours do this with you and behave for everyone else?
x [hard<1] I do this for myself as much as for {her}.
x [hard<1] Some of my favourite hours this year, to be honest.
x [hard<1] For once nobody looks at a phone, me included.
x [hard<1 !j minutes>=1] I'd expected ten quiet minutes. I didn't get them, but it was fun.
x [hard>=1] Every child is different, so take what works for you.
x I'm so proud of our little one.
x [hard>=1] Be patient and don't compare, that's my only advice.
x [hard>=1] It was harder than I'd expected, but it does get better.
x [hard>=1] We had setbacks, and that's normal.
x [hard<1 minutes>=1] It's become our little ritual.
x [hard<1 minutes>=1] No screens, just us. I love it.
x [hard>=1] I ask my mum for advice all the time, and then I do it my way.
x [hard>=1] Grandparents far away, no help nearby, so we have to find our own way.
x [hard>=1] We asked other parents in the compound and got some good tips.
x Tired but happy.
x It's such a special time and it goes by so fast.
x My husband does half of it, I want to say that as well.
x [hard>=1] It's a phase, everyone says, and I'm trying to believe it.
x [hard>=1] My husband and I don't always agree on how to do it.
x [hard>=1] Yesterday was great, today was a disaster. That's how it goes.
x [hard>=1] I try to remember how small {she} still is, then I'm less annoyed.
x [hard<1] I took way too many photos.
x [hard<1] It doesn't have to be perfect, that's what I've learned.
x [hard<1] These are the days I want to remember.
x [hard<1] I was sceptical at first, but we both really enjoy it.
x I'm curious how other families do it.
x [hard>=1] It helped to talk to other mums.
x [hard>=1] I've read too much about it, to be honest.
x [hard>=1] One step forward, two steps back.
x [hard>=1] My mum says I was the same.
x [hard>=1] I'm tired, but it's getting better.
x [hard>=1] Humour helps.
x [hard<1] Simple, cheap and fun.
x [hard<1] I hope we keep doing this for a long time.
x Thanks for all the nice comments last time.
x I don't want to give advice, just share.
x I wish I had more time for this during the week.
q [hard<1] What do you do on rainy Sundays?
q Who does this at your place, you or your partner?
t parenting; {thing}; toddlerlife; familylife; honestparenting; parentingtips; momentstokeep
e 👶 🧸 🍼 💛
a age | How old is yours? | {age^}, and small for it.
a days | How long did it take? | About {days} days, with setbacks.
a cost | Was it expensive? | \${cost} in total.
d "{say^}" is exactly what mine says. | *Do they teach them that somewhere? | Mine too, in the same voice.
d The hardest part of {thing} is the grown-ups. | *Don't tell mine. | My parents, in our case.
d [hard>=1] We've been fighting with {thing} for two months. Does it end? | *It did here, quite suddenly. | It took us a summer.
d And where was Dad? Just asking. | *Holding the coats, as usual. | I was going to ask that.
d With the second one you stop caring about all this. | *I'm looking forward to that. | With the third you're glad if they're all in the car.
d {minutes} minutes a day? I can't find five. | *Some days it's five here, too. | Same here, unless I get up at five.
d Mine is {age} too. Shall we swap for a day? | *Yes. No returns. | I'd like to join the swap.
d It's such a sweet age. Hold on to it. | *I'm trying, it keeps running away. | I only say that when they're asleep.
d My mother-in-law follows you, so I'm not commenting. | *Mine does too. Hi! | Blink twice.
d [hard>=1] Everyone told us it would be easy. | *Everyone forgets. | Grandparents forget everything.
d [hard>=1] Did you try rewards? | *Stickers. They're on the fridge, the cat and my coat. | Gummy bears. I'm not proud.
d We did exactly the opposite, and it was fine. | *Tell me more! | Whatever works.
d I don't have kids, I read this for fun. | *It's better from a distance. | Same, it's free cinema.
d Mine's nineteen now, and I miss this. | *Did you write anything down? | Now I'm crying on the bus.
d Do you speak English or Chinese at home? | *Both, in the same sentence. | Same here, plus my husband's dialect.
d Any tips for twins? | *Coffee, times two. | Separate rooms, if you have them.
d You sound tired. | *I've been tired for years now. | We all do.
d What do the grandparents say? | *A lot. | Ours say it all by voice message.
d [hard>=1] At our nursery they do it with a song. | *Which song? I'd try anything. | Oh no, not the song.
d How do the two of you share the work? | *Whoever can still stand up does it. | By arguing, in our case.
d Did you read a book about it, or just try things? | *Both. The book's under the table leg now. | Just try things, the books all disagree.
d I'd like one normal evening, just one. | *Same. Next year, maybe. | What's that?
d My sister is about to have her first. Do I show her this? | *Not yet. | Let her sleep first.
d The grandparents live far away, so it's just us two. | *That's hard. How do you do it? | Same. The neighbour's granny saved us.
d So sweet! | *Thank you! | I melted.
d We're at exactly the same point. | *How's it going for you? | Same here.
d [hard>=1] Any book you'd recommend? | *I'll post a list. | I'd like one too.
d [hard>=1] Thank you, I thought it was just us. | *You're not alone! | Same.
d [hard>=1] How do you stay calm? | *I don't always. | I leave the room for a minute.
d Does your partner help? | *Yes, we share it. | Mine does most of it.
d Great advice, thank you. | *You're welcome! | I'll try that too.
c I'm going to hug mine now, and she'll hate it.
c Mine just came in and asked why I was smiling at my phone.
c My mum would say you're all too soft. She says it about the cat as well.
c \${cost}? That's less than our sticker budget.
c I thought it was only us.
c Reading this in the car because it's quiet in here.
c Nursery is closed tomorrow. Send help.
c [hard>=1] Our doctor says "it's a phase" about everything. I think I'm in one too.
c The neighbours' boy found all of it easy, of course. We don't talk about him.
c Adorable.
c You're doing great!
c Enjoy it, it goes by so fast.
c I'm saving this for later, ours is still tiny.
c So relatable.
`;
