/** Forms of English posts about home, food, animals, weather, ways to work and the street. Format: ../../form-data.ts. */
export const living = `
= food.cooked | food | share photo photo text | cooking shallow-pan-of-food fork-and-knife-with-plate | wood linen marble
: thing | art | with | minutes | degrees
@ onion soup | bowl-with-spoon | stale bread and the end of the gruyère | 60..100/5 | | You really can't rush the onions.
@ dumplings | dumpling | pork and chives | 70..110/5 | | The first ten looked terrible, the last ten were fine.
@ mushroom risotto | cooking | a bit of leftover white wine | 35..50/5 | | Homemade stock makes all the difference here.
@ banana bread | bread | three very black bananas | 60..80/5 | 170..180/10 | Less sugar than the recipe says, it's plenty.
@ lentil curry | curry-rice | a whole tin of coconut milk | 40..60/5 | | Even better the next day.
@ roast potatoes | potato | goose fat | 70..95/5 | 200..220/10 | Shake them in the pan before they go in, that's the trick.
@ tomato pasta | spaghetti | tinned tomatoes, butter and one onion | 30..50/5 | |
@ fish pie | fish | smoked haddock and peas | 75..100/5 | 180..200/10 |
@ pancakes | pancakes | buttermilk | 20..35/5 | |
@ fried rice | cooked-rice | last night's rice and two eggs | 15..20/5 | | Cold rice is a must.
@ apple crumble | shortcake | apples from next door's tree | 50..65/5 | 180..190/10 |
@ shakshuka | egg | a jar of peppers that needed using | 25..35/5 | |
@ chicken noodle soup | bowl-with-spoon | far too much ginger | 50..80/5 | | My go-to when anyone here has a cold.
@ veggie chilli | hot-pepper | two tins of beans and some dark chocolate | 45..75/5 | |
@ lasagne | cooking | spinach instead of half the meat | 90..120/5 | 180..190/10 |
$ people=3..6 price=9..28 spoons=3..6
o made {thing} tonight with {with}. so good + | yum | save me some | how do you make yours?
o Tonight: {thing} with {with}. {minutes} minutes start to finish + | looks great! recipe? | {minutes} minutes on a weeknight, I'm impressed | we had toast, so well done
o Fed {people} people with {thing} tonight and everyone went back for seconds | that's the best compliment | what did you serve with it? >> just salad and bread | room for one more next time?
o Worked it out: {thing} for {people} came to \${price}. A takeaway for us is easily double that. | this is why I cook | groceries here cost more than that for one meal | did you count the oil and spices? >> no, only what I bought today
o [gripe] Burnt the {thing}. Smoke alarm went off, neighbours came round, we had toast. | oh no. been there | toast is fine, toast never lets you down | how burnt are we talking? >> had to throw the pan away
o [tip] {degrees} degrees, {minutes} minutes, don't open the oven door. That's how I finally got {thing} right. | fan or no fan? >> no fan | {degrees}! that's where I went wrong | saving this
o third time I've made {thing} this month. no one's complaining + | I wouldn't either | when you find a winner, stick with it | what's the secret? >> butter, lots of it
o [joke] Tried making {thing} without a recipe. We ordered pizza. | respect for trying | what went wrong? >> everything after the chopping
o My mum's {thing} recipe just says "cook until done". Thanks Mum. It took {minutes} minutes. | every mum's recipe book is like this | mine says "some flour" | ask her to show you, write it down while she does it
o Sunday means {thing} in this house. Been doing it since the kids were small + | love this kind of tradition | we do the same but with a roast
o Does anyone else make a huge batch of {thing} and eat it four days in a row, or is it just me? | not just you | day three is peak | I freeze half or I'd never look at it again
o I was not in the mood to cook at all, then made {thing} anyway and now I feel human again. | cooking does that | same, it's the chopping for me | good for you, I had cereal
o Finally wrote down how I make {thing}. It says "enough" four times. | perfect recipe | that's how my nan wrote hers | how much is enough? >> you'll know
o {thing^} for {people} tonight. {minutes} minutes, \${price} in ingredients, not bad. | not bad at all | that's cheaper than I expected | what was the most expensive bit?
o Tried that viral trick with the {thing}. Honestly? Can't taste any difference. My partner says it's better. We agreed to disagree and there's none left either way. | ha, none left is the real review | there's a new one every week | your partner's right
o [ask] I have {people} people coming tomorrow, one doesn't eat meat, one doesn't eat dairy and one "doesn't really like vegetables". I was going to make {thing}. Any better ideas? | big salad bar, everyone builds their own | the third one can bring their own food | rice and five small dishes, sorted
o [worry] My grandmother never measured anything. I stood next to her with a notebook for a whole afternoon once and that's how I know how to make {thing}. Miss her today. | what a treasure that notebook is | sending a hug | I wish I'd done that with mine
o [joke] Doubled the {thing} "so there's some left for tomorrow". There isn't. | there never is | next time triple it | who was the thief? >> all of us
o The kids helped with the {thing} tonight. {minutes} minutes of cooking and about as long to find the floor again. | worth it though | give them the mop as well | they'll remember that
o Spent \${price} on {thing} for {people} of us and forgot the salt. Nobody said a word. They're all British. | haha, accurate | politest dinner ever | I'd have mentioned it in a year or so
o It's only {thing}, but I cooked it, it's hot, and nobody had to wash a microwave. | that counts double on a weekday | good for you | a hot dinner is a hot dinner
o [joke] Set off the timer, the smoke alarm and the dog with one {thing}. | a full orchestra | but was it good? >> the dog says yes | been there
o Recipe said "serves {people}". Served one. That's {thing} for you. | portions are a suggestion | no notes | serves {people} what, mice?
o Asked my son what he'd like for his birthday dinner. {thing^}. Again. Third year running. | he knows what he likes | easiest birthday ever | happy birthday to him
o Neighbour came round to borrow an egg and stayed for {thing}. | that's what eggs are for | best neighbours | did you get the egg back?
x Leftovers for lunch tomorrow.
x Kitchen's a mess but worth it.
x Recipe in the replies if anyone wants it.
q What do you have with it? | green beans, usually | just bread
c now I'm hungry and it's 11pm
c Haven't made {thing} in ages. You've reminded me.
c going on the meal plan for next week
a minutes@with | How long does it take? | About {minutes} minutes.
a price@people | How much did it cost in total? | \${price} for {people} of us.
a degrees@with | What temperature? | {degrees}, no fan.
t cooking; dinner; homemade

= food.out | food | share photo text text | fork-and-knife-with-plate | wood marble brick
: thing | art | sort | price
@ croissant | croissant | Bakery | 3..5 | Proper flaky one, still warm.
@ flat white | hot-beverage | Café | 4..6 | They roast their own beans.
@ cheese toastie | bread | Café | 7..11 | Comes with pickles.
@ lemon tart | shortcake | Bakery,Café | 4..8 | Really sharp, not too sweet.
@ bacon roll | bread | Café | 5..8 |
@ cinnamon bun | bread | Bakery | 3..6 | Get there before ten.
@ carrot muffin | shortcake | Café | 4..7 | Massive, too.
@ pot of green tea | teapot | Tea house | 5..9 | They top up the water for free.
@ pistachio cone | shortcake | Ice cream | 3..5 | Tastes of actual nuts.
@ rye roll | bread | Bakery | 2..4 | Still warm at ten.
$ minutes=20..45/5 stars=4..5 queue=10..35/5
p cafe
o {A thing} at {place}, \${price}. Would happily pay more + | \${price} is a steal | adding it to my list | been there twice, never disappointed
o Waited {queue} minutes for {a thing} at {place}. It was worth it, but come early. | what time did you go? >> around eleven, big mistake | {queue} minutes is my limit | weekdays are fine, it's only bad on Saturdays
o {place} in {area}: {stars} out of 5 from me. Lovely staff, and the {thing} was great. | agree with that rating | is there seating outside? >> a few tables | I'd have given it one less for the music
o Finally tried {place} in {area}. Go for the {thing} + | been meaning to try it | told you!
o [gripe] \${price} for {a thing} at {place} now. It went up again. | everything has gone up | still cheaper than the chain round the corner | their rent doubled apparently
o {place} has reopened after the refurb. Same {thing}, new chairs, nicer loo. | great news, I missed them | did they keep the prices? >> more or less | the old chairs were awful
o Lunch by myself at {place} with {a thing} and a book. Needed that. | sounds perfect | which book? >> a crime one, half asleep by page ten | love a solo lunch
o Only {a thing} left by the time I got to {place}. No complaints + | not a bad last one to get | they always sell out | go earlier next time
o If you're ever in {area} get {a thing} at {place}. You can thank me later. | noted | going there on Friday, thank you | locals keep trying to keep that place quiet, delete this
o [gripe] {place}: {minutes} minutes for {a thing}, and they forgot the napkins. Food was good though. | they're always short staffed at weekends | same happened to us last month | at least the food was good
o Someone at the next table in {place} sent back {a thing} because it was "too big". Madness. | I'd have taken it off their hands | who does that
o Lunch tip for {area}: {place}. Quiet at noon, {a thing} is \${price}. {stars} out of 5 from me. | thanks, adding it | quiet? not on Saturdays | don't tell everyone
o [gripe] Booked {place} for four, got there, "sorry, we have no record of that". {minutes} minutes later we got a table by the toilets. The {thing} was nice, I'll give them that. | always get it in writing | did they apologise? >> sort of | happened to us at the same place
o So {place} in {area} lets you bring your dog, your kids AND your laptop and nobody gives you a look. Also the {thing} is great. More places like that please. | my kind of place | laptops at weekends though? | going there with all three
o \${price} for {a thing} at {place}, and the lady called me "my love". I'd have paid double. | she calls everyone that, still worth it | love that place | going tomorrow for the "my love" alone
o [gripe] I said "{a thing}, please". {place} gave me somebody else's soup. I ate it. It was good. | whose soup was it? | sometimes the soup chooses you | you just ate it?
o Met my sister at {place} for {a thing}. We stayed three hours. They started stacking chairs. | that's the sign of a good one | say hi from me | they know us there too
o Queued {queue} minutes outside {place} because everyone else was queueing. It was {a thing}. It was fine. | the most honest review | haha, crowds | fine for {queue} minutes, hm
x Closed on Mondays.
c {area} is getting so good for food.
c how busy was it?
c ok I know where I'm going this weekend
a price | How much was it? | \${price}.
a queue@price | Was there a queue? | About {queue} minutes.
t {area}; lunch; foodie

= pets.cat | pets | joke photo photo text video | cat-face yarn couch-and-lamp window | wood linen wall
: thing | she | her | poss
@ Biscuit | he | him | his | He does this every single day.
@ Miso | she | her | her |
@ Colonel | he | him | his |
@ Pepper | she | her | her | She's not even sorry.
@ Dumpling | she | her | her |
@ Olive | she | her | her |
@ Pickle | he | him | his |
@ Tofu | she | her | her |
@ Professor | he | him | his |
@ Marble | she | her | her |
@ Noodle | he | him | his |
@ Button | she | her | her |
$ am=3..6 kg=39..72/1:1 minutes=10..40/5 age=2..17 boxes=2..5 price=25..120/5
% crime=a full glass of water; the houseplant; half my sandwich; my favourite pen; a whole toilet roll; my aunt's vase; a bag of flour
o {thing} woke me up at {am} am. For no reason. Bowl was full. | mine does 4:30 on the dot | could you see the bottom of the bowl anywhere? that counts as empty | close the bedroom door! >> then she'd scream outside it, I've tried
o {thing} has knocked over {crime}. I was gone for five minutes. | five minutes is plenty | not {crime}! | no regrets on that face I bet
o Weighed {thing} today: {kg} kg. The vet says less treats. | good luck telling {her} that | mine's on a diet too, we're all suffering | {kg} isn't that bad
o bought {thing} a bed for \${price} and {she}'s sleeping in the box it came in | always | leave the box out, return the bed | we learned this lesson three beds ago
o Happy birthday to {thing}, {age} today 🎂 | happy birthday {thing}! | {age}! doesn't look it | give {her} a treat from us
o Took {minutes} minutes to get {thing} into the carrier. At the vet {she} wouldn't come out of it. | every time | put the carrier out a few days before, helps a lot | how did the visit go? >> all fine, just a check-up
o {thing} sitting in the sun. That's it, that's the post. | 10/10 | the best kind of post | can I come over
o {thing} walked across my keyboard in the middle of a call and sent "ggggggggg" to my whole team. | promote {her} | clearest message of the meeting | did anyone reply? >> my manager put a thumbs up
o [share] Six months ago {thing} hid under the sofa all day. Now {she} sleeps on my legs. So happy. | this is so lovely | took ours nearly a year, worth it | well done for being patient with {her}
o [worry] {thing} hasn't eaten since yesterday morning. Vet appointment at four. Bit worried. | fingers crossed for {thing} | hope it's just a tummy upset. let us know | ours did that and it was a bad tooth, easily fixed
o Why does {thing} only want to play at {am} am | because you're not busy | they're awake when you're asleep, sorry | try playing before bed, it helped with ours
o I have {boxes} empty boxes I can't throw away because {thing} likes them all. | {boxes}? rookie | we have a box for every room | recycling day must be tense
o Does anyone else's cat do this? {thing} drinks only from the tap and cries until I turn it on. | mine too! got a fountain and it helped | yes and he leaves it dripping all over me | running water tastes better to them, apparently
o {thing} and the Christmas tree, day one. Wish us luck. | hang nothing on the bottom half | ours made it to day three | no glass ornaments!
o {thing} had a check-up today: {kg} kg at {age} years old, all fine. | good news! | well done {thing} | glad all is fine
o Things {thing} has been scared of this week: ⏎ - a cucumber ⏎ - the hoover (off) ⏎ - my new slippers ⏎ - {poss} own tail | the hoover being off is the worst part | mine would add: air | the slippers know something
o [worry] {age} years with {thing} and today the vet said kidneys. It's manageable, they say, special food and check-ups. I still cried in the car. | so sorry. mine lived years with it | special food helps a lot, hang in there | give {thing} a cuddle from me
o Paid \${price} for a cat tree. {thing} uses it as a place to look at the old chair from. | of course | ours has never touched hers | the chair is now a museum piece
o {thing} has learned to open the fridge. We now have a lock on the fridge. {she^} is looking at the lock. | it's only a matter of time | tell us when {she} wins | ours does drawers
o My mother rings and asks how {thing} is. Then, if there's time, how I am. | correct order | same with mine | and how is {thing}?
o {age} years of {thing} and {she} still acts like we've never met when there's a visitor. | embarrassed by you | haha | mine hides and then judges from the stairs
o {thing} brought me a gift at {am} am. It was my own sock. | thoughtful | at least it wasn't alive | wrap it and give it back
o [share] First night in the new flat. {thing} has picked a window already. | that's home then | cats decide | the window is the most important room
o Video call with the vet. {thing} sat on the camera for the whole of it. | diagnosis: fine | a professional | we had the tail view only
o {thing} doesn't like the new neighbour. {she^} has never met the new neighbour. | instincts | what does {she} know | mine hates the postman's bike
o The sofa was cream. {thing} is black. The sofa is now {thing}-coloured. | buy a black sofa | lint roller shares are going up | honest pets
c so cute
c {thing} is adorable
c Mine does exactly the same.
c Give {thing} a stroke from me.
c What a character.
a kg@am | How heavy is {she}? | {kg} kg.
a age@am | How old is {thing}? | {age}.
t cats; caturday

= pets.dog | pets | share photo photo text video | dog-face bone paw-prints deciduous-tree | grass wood sand
: thing | she | her | poss
@ Waffle | he | him | his |
@ Juno | she | her | her |
@ Bramble | she | her | her |
@ Otto | he | him | his |
@ Nettle | she | her | her |
@ Captain | he | him | his |
@ Mabel | she | her | her |
@ Scout | she | her | her |
@ Ziggy | he | him | his |
@ Hazel | she | her | her |
@ Rufus | he | him | his |
@ Poppy | she | her | her |
$ km=3..14 minutes=20..90/5 months=3..11 age=8..15 dogs=3..9 balls=2..6
o {km} km with {thing} this morning. One of us is asleep now and it isn't me. | lucky {thing} | that's a proper walk | lovely morning for it
o {thing} lost {poss} ball in the river again. That's {balls} this month. | buy the floating ones | someone downstream has a nice collection | ours refuses to give hers up for anything
o Got {thing} {months} months ago today from the shelter. Best decision we ever made. | happy gotcha day {thing}! | so glad {she} found you | thank you for adopting
o {thing} made {dogs} new friends at the park today. I made none. | that's the deal with dogs | I know all the dogs' names and none of the owners' | {thing} is popular!
o {thing} is {age} now. Walks are slower and that's fine. | give {her} a hug from me | {age} is a good age | the old ones are the best
o Groomer at two, muddy puddle by three. Thanks {thing}. | of course | should've gone straight home | that's $60 down the drain
o {thing} refuses to go out in the rain. Stood at the door for {minutes} minutes looking at me like it's my fault. | ours is the same, won't even pee | smart dog | a raincoat worked for us. sort of
o First training class with {thing} went well. {she^} can sit! For about two seconds. | everyone starts somewhere | good dog {thing} | two seconds is a start, keep the treats small
o Everyone at the park knows {thing}'s name. Nobody knows mine. | haha same | I'm saved in people's phones as the dog's name | true in every park in the world
o [gripe] Please, please put your dog on the lead near the road. {thing} nearly got run over because someone's dog chased {her}. | hope {she}'s ok | so scary. glad you're both fine | this happens way too often
o [tip] If your dog eats too fast: scatter the food on the grass. {thing} takes ten minutes now instead of thirty seconds. | doing this tomorrow | works with a muffin tin too | doesn't {she} miss bits? >> never, not one
o [worry] {thing} ate a corn cob. At the emergency vet. Will update. | oh no. thinking of you both | good that you went straight away | how is {she}? >> they got it out, {she}'s sleeping it off
o beach with {thing}. sand everywhere, no regrets | the car will never recover | what a good day | {she} looks like {she} had the best time
o [ask] Can anyone recommend a harness for a dog that pulls? {thing} is strong. | front clip one, changed our lives | training first, harness second | whatever you get measure the chest properly
o {km} km and {dogs} new friends. {thing} had a good morning. | and you? | {dogs}! popular | perfect day for a dog
o {months} months ago this dog wouldn't get out of the car. Today {thing} ran up to a stranger and asked for a belly rub. If you've got a nervous one: give it time. | crying | thank you for this, we're at week two | well done both of you
o [gripe] Bins overflowing at the park again and someone had dumped chicken bones by the path. {thing} got one before I saw it. Please just take your rubbish home. | hope {she}'s ok | ours is the same every weekend | rang the council twice about it
o {thing} carried the same stick for {km} km and then left it in front of our neighbour's door. As a gift, I think. | did they keep it? | a very generous dog | they'd better say thank you
o The vet weighed {thing}, looked at me, and said "winter, was it". | haha, tactful | mine had a summer like that | {thing} is just fluffy
o Dropped a whole cheese sandwich. {thing} had it before it hit the floor. No regrets. | dogs have one job | was it good cheese at least | gone but not forgotten
o {dogs} dogs, one tennis ball and a very small lake. {thing} came home with somebody else's ball. | fair swap | finders keepers | whose is it? there'll be a meeting about that
o {age} years old and {thing} still thinks the postman is new. | every day a fresh threat | ours loves him, it's the hoover | bless
o {thing} sat through {minutes} minutes of my singing in the car. Best passenger I've ever had. | loyal | what were you singing? | {she} had no choice
o New rule: whoever lets {thing} on the bed changes the sheets. I've been changing a lot of sheets. | we had that rule | worth it | so who's the boss
o [win] {months} months old, mostly ears, no idea what stairs are. Welcome home, {thing}. | oh my heart | the ears! | stairs come on day three
o Met another {thing} at the park today. Two dogs, one name, complete chaos. | call the other one {thing} two | did they know? | haha
c what a good dog
c Aw, {thing}!
c Give {thing} a biscuit from me.
c I miss having a dog.
c love {thing}
a km@dogs | How far did you go? | {km} km.
a age@km | How old is {she}? | {age}.
t dogs; dogwalk

= pets.lost | pets | worry photo text | paw-prints | wall grass
: thing | art | marks
@ tabby cat | cat-face | a white bib |
@ black cat | black-cat | a nick in the left ear |
@ small brown dog | dog-face | a red collar |
@ grey parrot | parrot | a blue ring on one leg |
@ tortoise | turtle | a dab of white paint on the shell |
@ ginger cat | cat-face | a very short tail |
@ beagle | dog | one white paw |
@ grey and white rabbit | rabbit-face | one floppy ear |
$ days=2..6 reward=20..150/10 house=3..88
o LOST in {town}: {thing}, {marks}. Missing for {days} days now. Please check sheds and garages and message me. | Checked ours, nothing, sorry. Will keep looking | shared to the {town} group | have you called the vets nearby? >> yes, and the shelter
o Found {a thing} with {marks} in {town}, no tag. Safe in our kitchen. Anyone know the owner? | Take it to a vet, they can scan for a chip for free | shared, hope they see this | please ask for proof before handing over
o [win] UPDATE: {thing} is home!! {days} days. Number {house} had been feeding our runaway the whole time. Thank you all for sharing. | so happy for you! | oh what a relief | well done number {house} for looking after it
o \${reward} reward for our {thing}, last seen in {town} two nights ago. Has {marks}. We miss it so much. | shared | I walk there every morning, I'll look | so sorry, hope you get good news soon
o To everyone in {town}: {a thing} with {marks} has been sitting on our wall since Tuesday. Is it yours? | could be ours! messaging you | looks well fed, someone's missing it | shared to our street group
o Still no sign of our {thing} ({marks}). {days} days. Posters are up around {town}. If you see anything, even if you're not sure, call. | keeping an eye out | try at dusk when it's quiet, that's when ours came out | leave something outside that smells of home
o {A thing} has been sitting in the window of the {town} launderette for {days} days as if it pays rent. Has {marks}. Anyone? | shared to the {town} group | could be the one from the posters by the station | someone must be worried sick
o Our {thing} slipped out when the delivery came, {days} days ago now. {marks^}. We live in {town}, near the school. Please look under your cars. | looking now | shared | have you put food by the door? >> yes, and the blanket
o Day {days} without our {thing}. {marks^}, answers to anything if you rustle a bag. Last seen in {town}. | shared, fingers crossed | our neighbour's came back on day nine | checked our shed, nothing yet
o {days} days gone, and somebody in {town} heard crying in the garages last night. It could be our {thing}, {marks}. Going back at dusk, please keep an ear out. | I'll bring a torch | shared to the {town} group | fingers crossed for tonight
c Shared.
c Fingers crossed.
c Hope this ends well.
c Will keep my eyes open.
c Shared in two local groups.
c Poor little thing.
a reward@marks | Is there a reward? | Yes, \${reward}.
t lostpets; {town}

= garden.grow | garden | share photo photo text | seedling basket | grass wood sun
: thing | art | kg | cm | price
@ tomatoes | tomato | 2..9 | 80..180/10 | 2..4 | Mostly the small yellow ones.
@ sunflowers | sunflower |  | 120..240/10 | 2..4 |
@ runner beans | seedling | 2..6 | 150..220/10 | 2..4 | They just don't stop.
@ courgettes | leafy-green | 3..9 |  | 2..4 | Please take some.
@ chillies | hot-pepper |  | 40..90/10 | 2..4 | Hot ones, too.
@ strawberries | tomato | 2..4 |  |  | Had to net them or the birds get everything.
@ tulips | tulip |  | 30..60/5 |  |
@ peas | seedling | 2..3 | 80..160/10 | 2..4 |
@ sweet peas | rose |  | 120..180/10 | 2..4 | The smell!
@ potatoes | potato | 3..9 |  |  |
@ carrots | seedling | 2..4 |  | 2..4 | A few very strange shapes.
@ spring onions | onion |  | 20..40/2 | 2..4 |
$ weeks=10..16 jars=3..9
o {kg} kg of {thing} from our tiny plot. Didn't expect that + | {kg} kg! what are you going to do with them all? >> give most of them away | jealous, mine did nothing this year | well done
o These {thing} were a \${price} packet of seeds {weeks} weeks ago. | best \${price} you'll spend | this is why I love gardening | what kind? >> no idea, the label washed off
o [gripe] Slugs got the {thing}. All of them. Overnight. | beer traps work for me | go out with a torch after rain, grim but it works | so sorry, that's heartbreaking
o My {thing} are {cm} cm now. Is that normal? | looks normal to me | mine are half that so you're winning | yes but stake them before it gets windy
o First {thing} of the year! + | exciting | ours are weeks away | the first ones are the best
o I swapped some {thing} with the neighbour for {jars} jars of jam. Good deal, I think. | excellent deal | what kind of jam? >> plum | love neighbours like that
o [gripe] Watered the {thing} for an hour. It's raining now. | every time | rain water is better for them anyway | thank you for making it rain
o Anyone know why the leaves on my {thing} are going yellow? | too much water, most likely | could be nitrogen. feed them | older leaves at the bottom? then it's normal
o [tip] Reminder for anyone growing {thing}: water in the evening, at the roots, not on the leaves. | mornings are better if you have slugs | learned this the hard way | thanks, I've been doing it all wrong
o Spent the whole afternoon on the allotment. Back hurts, {thing} looking great, would do it again. | best kind of tired | what else have you got in? >> beans and far too many onions | hot bath time
o Is it too late to plant {thing} now? | depends where you are, but I'd try | a bit late, but you've nothing to lose | put them somewhere sheltered and they'll be fine
o A fox dug up half the {thing}. It looked right at me while doing it. | the cheek | ours steals gloves | chilli powder around the edge keeps them off
o Final count: {kg} kg of {thing} from one \${price} packet of seeds. Took {weeks} weeks and all my patience. | that's a great return | so worth it | same next year?
o Started with three pots on a balcony. Now I've got half an allotment and opinions about compost. The {thing} are doing well, since you ask. | this is how it goes | what's your opinion on compost? >> more of it | next: chickens
o [gripe] Someone's been helping themselves to our {thing} on the allotment. Not a pigeon, unless pigeons use scissors now. Take a few, fine, but ask. | that's so rude | it happened on ours last year too | put a note up
o Week {weeks} and my {thing} are {cm} cm tall. Not bad for a \${price} packet. | looking good then | mine are smaller | nice going
o I have given {thing} to everyone I know. My neighbours have started closing the curtains. | haha, leave them on doorsteps | I'd take some! | chutney. it's always chutney
o {kg} kg of {thing} and I forgot to plant anything else. Recipes please. | soup, freeze it | roast them, everything is better roasted | swap with someone at the allotment
o My first {thing} ever. They all lean to the left, like my handwriting. | character | that's where the sun is | they came up, that's what counts
o My neighbour's {thing} are twice the size of mine and he says he "doesn't do anything". Liar. | they always say that | he's out there at five with the good stuff | ask his wife
o [gripe] Something has eaten exactly one leaf of each of my {thing}. Just one. Who does that? | a critic | a very polite slug | quality control
o Talked to my {thing} for {weeks} weeks. The neighbours have stopped talking to me. | worth it | what did the {thing} say? | fair trade
o {thing^} in, rain on its way, tea in hand. That's the whole plan for today. | perfect plan | what sort of tea? | I could live in this post
x More compost next year.
x Got the mud everywhere.
c They look great!
c My {thing} didn't do well at all this year.
c Do you feed them anything?
c Which variety?
c wish I had a garden
a kg@weeks | How much did you get? | {kg} kg so far.
a weeks@kg | How long did they take? | About {weeks} weeks from seed.
a cm@weeks | How tall are they? | {cm} cm.
t gardening; growyourown; allotment

= garden.indoor | garden | share photo text | potted-plant window | wall linen
: thing | art
@ fern | potted-plant |
@ cactus | cactus |
@ orchid | hibiscus |
@ monstera | potted-plant |
@ string of hearts | potted-plant |
@ peace lily | lotus |
@ lemon tree | lemon |
@ spider plant | potted-plant |
@ rubber plant | potted-plant |
$ leaves=3..9 months=4..30 pots=9..41 price=8..48
o New {thing}! \${price} at the market + | ooh nice | good price for that size | where's it going to live? >> bathroom, best light in the flat
o my {thing} has {leaves} new leaves since spring and I check every morning | that's a happy plant | what do you feed it? >> nothing, just water | mine's lost more than that
o Counted them. {pots} plants. In a one-bedroom flat. I should stop. | {pots} is fine. keep going | no such thing as too many | who waters them when you're away? >> my sister, she hates it
o [win] {months} months and the {thing} is still alive. Personal record. | well done! | what changed? >> I stopped watering it every day | proud of you
o [gripe] The {thing} is dead. {months} months. I did everything right. | I'm sorry for your loss | probably the roots, it's nearly always the roots | check for mites before you put anything in that pot
o Rescued {a thing} from the bin room. Bit sad looking. Can it be saved? | cut off the dead bits and give it a month | repot it first | I'd bet on yes, they're tougher than they look
o Repotted the {thing} today. Soil absolutely everywhere. | do it in the bath next time | looks happier already | which soil did you use? >> the cheap stuff plus perlite
o Brown tips on my {thing}. Too much water or too little? | air is probably too dry | tap water? try rain water | too much. it's always too much
o [gripe] Went away for ten days and the {thing} has given up. My flatmate had one job. | one job! | soak it, it might surprise you | hide the evidence, buy a new one
o Paid \${price} for this {thing} {months} months ago. {leaves} new leaves so far, I think it likes me. | lovely | good value | looks like it likes you
o My flatmate watered the {thing}. Then I watered the {thing}. Then my mum visited and watered the {thing}. Anyway, does anyone know if root rot can be reversed? | cut the brown roots, fresh soil, no water for ten days | put a label on it with the date | RIP
o Told the {thing} about my day. It's put out {leaves} new leaves since. Draw your own conclusions. | they listen | mine prefers the radio | how's your day been then?
o \${price} for {a thing} that I now check more often than my phone. | cheaper than a phone | that's how it starts | has it got a name?
o Moved the {thing} thirty centimetres to the left and it hasn't forgiven me. | they hate that | give it three weeks | put it back and apologise
o My cat and the {thing} are not on speaking terms. | who started it? | the cat, always | hang it from the ceiling
o My {thing} lost a leaf and I said sorry out loud. In front of guests. | it heard you | they'll understand | normal
o The plumber complimented my {thing}. He charged me \${price} less, I'm convinced. | grow more of them | a man of taste | plants pay
o [ask] Who's looking after your plants over the summer? My {thing} needs a sitter with references. | my mum, she kills them kindly | upside-down bottle trick | neighbour's kid, best job in the street
o Bought soil, dropped soil, hoovered soil. The {thing} looks smug. | it planned this | newspaper on the floor next time | beautiful though
c Looks healthy!
c I kill everything, so well done for trying.
c How much light does it get?
c Love {a thing}.
c less water is usually the answer
a leaves@months | Has it grown? | {leaves} new leaves since spring.
a price@leaves | What did it cost? | \${price}.
t houseplants; plantparent

= commute.train | commute | gripe text text photo | station | wall sky
: thing | art | driver
@ train | locomotive | the guard
@ tram | tram | the driver
@ bus | station | the driver
$ minutes=10..65/5 number=3..98 hour=7..8 weeks=3..12 days=2..4
% cause=a signal failure; a broken-down vehicle ahead; a missing driver; flooding; a door that won't close; an accident further up the line; roadworks; fallen branches
o {thing^} {minutes} minutes late. Reason: {cause}. Again. | I'm on the same one I think | claim the delay, there's a form on their site | my boss doesn't believe me any more
o The {hour}:45 into {town} is so full that people are getting left behind. Put on another one! | they had two before the timetable change | I gave up and work from home on Tuesdays now | wrote to them about it, got an automatic reply
o Stuck just outside {town} for {minutes} minutes. No announcement, nothing. | same here, other direction | it's {cause} according to the app | they never tell you anything
o missed the {thing} by about five seconds. {driver} saw me running | they do it on purpose I swear | worst feeling | next one in twenty minutes? >> thirty
o {minutes} minutes each way, {weeks} weeks of it now. I miss working near home. | it does wear you down. hope it gets better | podcasts saved me | are you moving or changing jobs? >> looking for both
o [share] Someone gave up a seat for my mum on the {thing} today without being asked. Made her day. | people are good | more of this please | love hearing this
o [share] {driver^} on number {number} wished everyone a lovely weekend over the speaker and half of us said it back. | I had that one last week! so cheerful | small things like that matter | every morning should start like this
o [share] Fell asleep on the {thing} and woke up in {town}. Nice place actually. | at least you saw something new | did that once and ended up at the depot | how long did it take to get back? >> {minutes} minutes
o New timetable from Monday and my {thing} is gone. So now it's {hour}:10 or late for work. | they did the same to our line | write to them, a lot of people are | absolute joke
o Ticket machine at the station's been broken for {days} days, and I still got fined for not having one. | appeal it, take a photo of the machine | happened to me, got the money back after a month | that's outrageous
o Why is the heating on full blast on the {thing} when it's warm outside?? | and freezing in summer | I asked once, they can't switch it off separately | opened a window, nearly started a fight
o Man on the {thing} watching videos with no headphones. Full volume. {minutes} minutes of it. | there's one on every {thing} | did nobody say anything? >> of course not | this should be illegal
o [ask] Is the {thing} to {town} running today? The app says nothing. | running, but slow | was on it half an hour ago, fine then | yes but there's {cause} so leave early
o [win] On time. Got a seat. By the window. Today's going to be good. | don't jinx it | I'm so happy for you | buy a lottery ticket
o Keeping a log now. Today: number {number}, {minutes} minutes late, {cause}. | send it to them at the end of the month | please post the totals | I did that for a year
o [gripe] Things I've heard over the speaker this week: ⏎ - signal failure ⏎ - driver shortage ⏎ - "operational reasons" ⏎ - nothing at all, for {minutes} minutes, outside {town} | number four is my favourite | operational reasons means they forgot | you missed cows on the line
o [gripe] Paid more for my season ticket this year than for my holiday. Stood up every single day this week. I'd like one of those two things to change. | same, it's robbery | work from home if they let you | email the company every time, I do
o [share] Dropped my wallet on the {thing} this morning. Someone found my work card, rang the office and left it at reception. Everything still in it. I don't even know your name but thank you. | there are good people out there | love this | made my day
o [joke] Sat on the {thing} for {minutes} minutes with my bag on my lap, guarding a seat for nobody. It was my stop, too. | monday brain | haha | happens when you're warm
o [share] Somebody on the {thing} was knitting a sock. By {town} it had a heel. | progress you can see | I'd have missed my stop to watch | colour?
o [joke] The announcement said "we apologise for any convenience". I felt seen. | haha, honest at last | please tell me someone laughed | best one yet
o [gripe] They've taken the clock off our platform. So we can't see how late it is, I suppose. | clever, really | {minutes} minutes late either way | someone's proud of that idea
o [share] {driver^} waited for an old man with a stick this morning. {minutes} seconds late and nobody minded. | that's how it should be | love this | good for the {thing}
o [share] Kid on the {thing} explained every button to his grandad. Grandad used to drive one. Didn't say a word. | what a lovely grandad | crying | best thing I've read today
o The man opposite me on the {thing} has eaten three boiled eggs. I'm counting. | tell us when he reaches six | window, please | a man with a system
o [win] Whole carriage cheered when the {thing} left on time. | as they should | frame the ticket | I'd have cried
c same here, every week
c so sorry, that's rubbish
c Nothing ever changes on that line.
c I drive now. I don't love it but I get home.
c hope the way home is better
a minutes@cause | How late is it now? | {minutes} minutes.
a cause@minutes | Did they say why? | They say it's {cause}.
t commute; {thing}

= commute.bike | commute | share text photo | bicycle | sky grass
$ km=5..14 minutes=25..50/5 punctures=2..5 days=12..240 price=20..60/5
o {km} km to work in {minutes} minutes this morning. Faster than the bus! | and free | nice pace | do you have a shower at work? >> yes, luckily
o Day {days} of cycling to work. Don't miss the car at all. | love this. how do you manage in winter? >> good lights and good gloves | {days} days, well done | I keep saying I'll start
o [win] Every single light was green on the way in today. Never happened before. | dream commute | buy a ticket for something | I got every single red, sorry, that's the balance
o [gripe] {punctures} punctures this month. All on the same road. There's glass everywhere. | report it to the council, they swept ours in two days | tyre liners! | which road? asking so I can avoid it >> the one by the retail park
o [gripe] Headwind on the way there. Headwind on the way home. How. | it's the law | every single time | good training though
o [tip] Tip for anyone starting to cycle to work: keep a spare pair of socks and shoes at your desk. | and a towel | and deodorant, please | wish I'd known that in my first week
o [gripe] Car door opened right in front of me today. I'm fine. Please look first. | glad you're ok | the far-hand reach trick should be taught to everyone | that's my biggest fear
o Got overtaken by a kid on a scooter. Might need to get fitter. | was it an electric one at least | happens to the best of us | they're so quick
o [gripe] They've put bins in the bike lane again. | take photos and send them in every week, works eventually | our lane is a car park basically | why is it always the bike lane
o New mudguards, \${price}. Should've bought them years ago. | game changer in the rain | your back will thank you | the people riding behind you thank you too
o [ask] Any good bike lights that survive rain? Mine died after {days} days. | get one with a rubber seal round the port | mine are cheap but I replace the battery every autumn | dynamo. never think about it again
o Day {days} of cycling in. {km} km, {minutes} minutes, and for once no rain. | perfect | nice streak | keep going
o [gripe] Dear driver of the white van: the two seconds you saved overtaking me before the red light, we then spent looking at each other at the red light. | every day | the eye contact is the best part | stay safe out there
o Sold the car. {km} km each way by bike now, rain jacket in the bag, and I save enough for a proper holiday. Ask me again in winter, I know. | good for you | we'll ask | did that three years ago, never looked back
o {km} km in, and I've only just noticed my helmet is on back to front. Nobody said a thing. | they were being kind | did it feel faster? | I've done a whole week like that
o Someone left a note on my bike: "nice bell". Made my day. | it must be a very nice bell | people are lovely | ring it in their honour
o [gripe] Rain jacket: \${price}. Rain trousers: at home. | always half equipped | towel on the radiator time | leave a spare pair at work
o {minutes} minutes home against the wind, overtaken by a lady with a shopping basket and a leek. | the leek makes it worse | she knows a shortcut | haha, respect
o Old boy next to me at the lights asked about my tyre pressure. We missed two greens. | so what is your tyre pressure? | cyclists | he knows things
o [win] Tailwind all the way in, {km} km in {minutes} minutes. Not thinking about the way home. | don't mention it | you'll pay for that | enjoy it while it lasts
o [joke] {days} days of cycling in and the scales say I've been eating for it. | legs of steel though | fuel | muscles weigh more, that's what I say
o My bell broke, so I say "ding" now. People are very polite about it. | does it work better? | please never fix it | haha
o A swan has taken the cycle path. I'm not going to be the one to tell it. | go round, far round | swans have right of way | it lives there now
c Good for you!
c be safe out there
c What bike do you have?
c wish we had proper bike lanes here
c I'd love to but the roads are too scary
a km@days | How far is it? | {km} km each way.
a minutes@days | How long does it take you? | About {minutes} minutes.
t bikecommute; cycling

= weather.now | weather | share text photo text photo | houses | sky night water dawn
: thing | art | degrees | mm | km | hours | days | hot | cold | blind | wet | soak | pretty
@ rain | umbrella-with-rain-drops | 7..16 | 18..62/2 |  | 5..14 | 3..9 |  |  |  | rain | rain |  |
@ snow | snowflake | 2..3 |  |  | 3..9 | 2..4 |  | freezing | snow | snow | snow | snow |
@ fog | cloud | 4..12 |  |  | 4..12 | 2..4 |  |  | fog | fog |  | fog |
@ sunshine | sun | 33..38 |  |  |  | 4..12 | boiling |  |  |  |  |  |
@ frost | snowflake | 2..3 |  |  |  | 3..8 |  | bitter |  | cold |  | frost |
@ wind | cloud | 6..14 |  | 70..110/5 | 4..14 | 2..4 |  |  |  |  |  |  |
@ drizzle | umbrella-with-rain-drops | 8..14 |  |  | 5..14 | 4..12 |  |  |  | drizzle | drizzle |  |
@ thunder | cloud | 20..27 | 10..40/2 |  | 2..4 |  |  |  |  |  |  |  |
$ hour=6..9
o {degrees} degrees and {thing} in {town}. Not what I dressed for. | always carry a jacket | it's the opposite here | {degrees}? we've got more than that
o {hours} hours of {thing} and counting. When does it end? | tomorrow afternoon according to the forecast | same here, the dog won't go out | stay in and put the kettle on
o Day {days} of {thing} in {town}. I'm done. | hang in there | supposed to change on Thursday | it's been like that here as well
o {mm} mm in the gauge since this morning. That's a lot for {town}. | {mm}! we had nothing | the drains can't cope here | is the river ok? >> high, but still fine
o Gusts of {km} km/h in {town} right now. The fence is gone. | stay safe | ours went last winter, insurance paid | tie down everything you can
o It's {hot} out there. {degrees} degrees in the shade in {town}. | we have no air con and two kids, send help | close the curtains and open the windows at night | hotter at my office
o It's {cold} this morning, {degrees} degrees on the car and ice on the inside of the windscreen. | time to dig out the scraper | hate this bit of the year | mine wouldn't start
o [gripe] The forecast said dry all day. Now there's {soak} in {town}, of course, and my washing's out. | mine too | they never get it right | which app do you use? mine got it right >> just the one on the phone
o {town} at {hour} this morning: {degrees} degrees and {pretty}. Pretty, though. + | beautiful | you're up early | looks cold
o Is anyone else getting {thing} or is it only {town}? | same in the next town over | nothing here, blue sky | started ten minutes ago here
o [worry] Driving to {town} and you can't see ten metres in this {blind}. If you don't need to go out, don't. | thanks for the warning | staying put then. take care | saw two cars in the ditch, really slow down
o [share] I know everyone's moaning about the {wet} but I quite like it + | same, cosy | you must be the only one | as long as I'm indoors
o {mm} mm since midnight here in {town}, and it's only {hour} am. {degrees} degrees. | thanks, always useful | more than here | what gauge do you use?
o [gripe] Put the washing out: rain. Took it in: sun. Put it out again: rain. I've now got a wet towel on every chair and {town} looks like it's laughing. | the towel on every chair, yes | just leave it out, it has to stop at some point | buy a rack for the bath
o {hours} hours of {thing} in {town} today. My gauge says {mm} mm, my shoes say more. | trust the shoes | similar here | it has to stop at some point
o {degrees} degrees in {town} and a man just walked past in shorts. He's there in every weather. | every town has one | legs of steel | he's on holiday from feeling
o My umbrella lasted {days} weeks, which is a record in {town}. | expensive one? | mine lives on the bus now, somewhere | rest in peace
o The cat has looked at the {thing}, looked at me, and gone back to bed. Correct. | cats know | wish I could | I'm with the cat
o It's {cold} in {town}, {degrees} degrees. Took one photo, then my fingers stopped working. | show us! | gloves with fingertips, game changer | dedication
o {town} in one picture: sun cream on the left arm, umbrella in the right hand. | every day here | what about the feet? | at least you came prepared
o My weather app says it's sunny in {town}. My weather app has never been to {town}. | look out of the window, always | haha | which app is it
o There was a rainbow over {town} at {hour} this morning and I had nobody to tell. So I'm telling you. | thank you! | saw it too | made my day
x Staying in today.
x Looks like more tomorrow.
q What's it like where you are? | grey | sunny, weirdly
c We had that yesterday, it's moving your way.
c Not a cloud here.
a degrees@hours | What temperature is it? | {degrees} degrees.
a mm@hours | How much has come down? | {mm} mm so far.
t weather; {town}

= local.street | local | share text photo text | houses convenience-store door bicycle | brick wall sky
: thing
@ the library | The new kids' corner is lovely too.
@ the swimming pool | Parking's still a nightmare.
@ the corner shop |
@ the post office |
@ the farmers' market |
@ the leisure centre |
@ the launderette |
@ the bakery |
@ the old cinema |
@ the community centre |
$ years=15..70 signatures=140..990/10 people=9..40 days=6..20 hour=5..8
o {thing^} in {town} now shuts at {hour} pm on weekdays. Heads up if you go after work. | thanks, would have been stood outside | since when? >> Monday | they cut the hours every year
o {signatures} people have signed the petition to keep {thing} in {town} open. Please sign if you haven't. | signed | where can I sign? >> at the counter, or online | we can't lose it
o [gripe] So {thing} in {town} might close. {years} years and they want to put flats there. | not again | is there a meeting about it? >> next Thursday, town hall | they said that five years ago too and we stopped it
o {people} of us turned up to clean up around {thing} on Saturday. Thanks to everyone who came! | great turnout | sorry I missed it, when's the next one? >> first Saturday of next month | looks so much better now
o New in {town}, only know {thing} so far. Where should I go? | Welcome! The riverside path is lovely | the Saturday market is a good start | there's a newcomers' coffee morning every month
o [gripe] Roadworks outside {thing} in {town} were meant to be done {days} days ago. Not a worker in sight. | same on our street | ring the council, they do answer | I counted one man and a cone
o {thing^} turns {years} this year! There's a little exhibition with old photos. Go and see it. | is it free? >> yes | found my grandad in one of the photos | what a nice idea
o [ask] Does anyone know what's happening with {thing}? There's scaffolding all round it. | new roof apparently | my neighbour says it's the windows | closed till spring, it's on their website
o Shout out to the staff at {thing} in {town}. They went out of their way to help my mum today. | they're the best | lovely to hear | agree, always so kind
o [worry] Someone's broken the window at {thing} again. If you saw anything last night please get in touch. | so sad | third time this year | there's a camera on the building opposite, worth asking
o {thing^} in {town} is looking for volunteers, two hours a week. I've been doing it for a while and it's great fun. | how do I apply? >> just pop in and ask | is there an age limit? >> over sixteen | I might actually do this
o anyone lost a set of keys near {thing}? three keys, green tag. handed them in at the desk | not mine but thank you for doing that | shared in the {town} group | could be my husband's! ringing now
o {people} people came to the meeting about {thing} in {town} last night. The petition is at {signatures} signatures. | thanks for going | what did the council say? >> that they'll think about it | couldn't make it, signed though
o [gripe] Went to the town hall in {town} at two, closed for lunch. At three, closed for a meeting. Found out from the man next door that they open at four. Please just put a sign up! | haha classic | thanks for finding out | it's always the man next door who knows
o I've lived in {town} for {years} years and only found out today that the library runs a free repair evening once a month. Took a lamp in, came out with a working lamp and two phone numbers. | no way | when is the next one? >> last Tuesday of the month | how have I never heard of this
o Somebody has put a knitted hat on the statue outside {thing} in {town}. It suits him. | finally warm | who did it? I want to thank them | leave it on all year
o My library card from {years} years ago still works in {town}. The photo doesn't, but the card does. | haha | post the photo | they never forget
o Overheard outside {thing}: "It was better before it opened." | peak {town} | that'll be my uncle | some people
o {people} people and two dogs at the tidy-up by {thing} today. The dogs found the most. | employ them | what did they find? >> eleven tennis balls | thanks for doing this
o [gripe] The only bench outside {thing} has been "temporarily removed" for {days} days. My mum needs that bench. | report it, they answered me within a week | same with ours by the bus stop | it'll be back when the summer's over
o The lollipop lady in {town} retires today after {years} years. Every child brought a flower. She couldn't see over them. | {years} years! | crying on the bus | what a send-off
o Someone returned a ladder to our street in {town} with a note: "sorry, borrowed it in spring, then forgot". | better late than never | whose ladder was it? | honest in the end
o Free piano outside {thing} in {town}, somebody's playing it badly and it's lovely. | hope it's still there tomorrow | was it the man in the hat? | let them play
o [joke] Council meeting in {town}: two hours on the colour of a bin. Green won. | which green though | democracy | democracy needs good snacks
o A stranger outside {thing} gave me her last parking hour. {town}, you're all right. | passing it on tomorrow | people can be nice | happened to me as well
o New notice at {thing}: "Please do not feed the caretaker." He wrote it himself. | now I want to feed him | legend | what does he like?
o [ask] Who in {town} mends zips? Three coats, three broken zips. | the lady in the launderette | ask at the market on Saturday | the cobbler does it too
a signatures@people | How many have signed? | {signatures} so far.
a people@days | How many people came? | {people}.
t {town}; local

= humour.thought | humour | joke text | hot-beverage | paper
$ age=31..58 minutes=10..40/5 pm=7..9 count=3..9 years=8..30
% object=my phone; the tape measure; my bank card; the remote; my charger; the good knife; the tin opener
% food=a bowl of cereal; two crackers and some cheese; cold pizza; a banana; toast; whatever was in the freezer
o {age} years old and today I learned you're supposed to clean the dishwasher. | wait, what | there's a filter. don't look at it | {age} here too and I found out last week
o spent {minutes} minutes looking for {object}. had it right in my hand the whole time. | this is me with my phone, while talking on it | we've all been there | I laughed too hard at this
o I will carry {count} shopping bags on one arm before I make two trips. | two trips is giving up | and then the keys are in the wrong pocket | my fingers are still purple
o it's {pm} pm and dinner was {food}. adulthood is great | no washing up though | honestly sounds good | mine was crisps
o "You look tired" is just a polite way of saying you look awful. | people who say this, why | I got it twice this week | my answer is always "thanks, you too"
o I've lived here {years} years and still can't cook the right amount of rice. | it's either one spoon or enough for a village | a mug does two people. you're welcome | rice has a mind of its own
o I wrote a to-do list and lost it. Not doing any of it then. | free day! | it's under {object} probably | the universe has spoken
o Hurt my back. Was I lifting something heavy? No, I sneezed. | welcome to {age} | I did mine putting on a sock | get well soon, mind the stairs
o Kids asked what we did before the internet. I couldn't remember. | we were bored. it was fine | looked out of the window mostly | argued about facts for days with no way to check
o My neighbour waved at me and I waved back and he was on the phone. I'm moving house. | wave at him every day now, own it | been there, changed countries | he probably tells this story too
o Said "you too" when the waiter told me to enjoy my meal. {age} years on this planet. | I said it to the guy who wished me happy birthday | he's heard it a thousand times | can never go back there
o Opened the fridge, looked, closed it. Ten minutes later I opened it again in case something changed. | has it? | lower your standards and try again | every evening of my life
o I was going to have an early night. It's 1:30 and I know everything about lighthouses now. | go on then, give us one fact | why is it always 1:30 | mine was submarines
o the smoke alarm needs a new battery. it's beeping once a minute. I've lived like this for {count} days | change it!! | after a week you stop hearing it | we can hear it in your videos btw
o My dad answers every text with "Ok." including the full stop. I never know if he's angry. | he's not. it's just dads | mine signs them with his name | thumbs up is the new one, even worse
o Reply all. To the whole company. About my lunch. Goodbye, everyone. | what was for lunch at least? >> {food} | they'll forget by Friday. maybe | legend
o why do I remember the lyrics to every song from {years} years ago but not why I walked into this room | go back to the first room, it's in there | brain full, sorry | this is so true
o Me at 22: I'll never be like my parents. ⏎ Me at {age}: who left this light on? | and turn the heating down | it happens to all of us | put a jumper on
o My phone: you walked 900 steps today. ⏎ Me: ok. ⏎ My phone: that's less than usual. ⏎ Me: I KNOW. | leave it at home, that'll show it | rude | mine congratulated me for standing up
o Anyone else say "right then" and slap their knees before leaving, or have I become my uncle? | you've become your uncle | it's the law, you can't leave without it | followed by forty minutes in the doorway
o Paid for {count} streaming services. Spent an hour looking. Watched a man fix a gate on the internet. | was it a good gate | gate videos are underrated | honestly a great evening
o I have one good pan and {count} lids. None of them fit. | where do they come from | they breed | the good pan is always dirty
o My bedtime is whenever my phone falls on my face. | the alarm we deserve | left eye, usually | last night at two
o Did the big shop for the whole week. It's Monday evening and I'm having {food}. | pace yourself | so what happened to the shop? | same, every week
o I don't have a messy desk. I have a very flat filing system. | stealing this | works until you need the stapler | mine has layers
o My smart scales said "guest". | rude | well, you've changed | mine asks who's there
o Set {count} alarms and slept through them all. The cat woke me up because she wanted breakfast. | cats never fail | how many is enough? | employ the cat
o I talk to my plants. They're good listeners. One of them died of boredom. | haha | which one? | mine asked for the radio
o Someone said "no offence" and then nothing came. I've been waiting for {minutes} minutes. | it's worse like that | they'll ring at three in the morning | haha, chilling
o My cooking show would be called "Is This Still Good". | I'd watch that | smell it, shrug, eat it | season two: freezer edition
o Told the dentist I floss. We both knew. | he can see everything | we all lie to dentists | mine just sighs
o I've reached the age where "a wild night" is finding {object} on the first try. | living on the edge | haha, wild | calm down
o Every recipe says {minutes} minutes. Whose minutes? | onions alone take me {minutes} | restaurant minutes | people with sharp knives
o The gym sent me a birthday card. We've never met. | at least someone's thinking of you | mine sends sad emails | they love members like us
o My neighbour's wifi is called "Get Your Own". I feel addressed. | mine's called "Nope" | what did you do | reply with yours
o Cleaned the whole flat because someone "might drop by". They didn't. Now I live in a museum. | don't touch anything | invite me instead | use it, it lasts a day
o I don't need an alarm, I have a bin lorry. | mine's got a friend with a trumpet | tuesday, five past six | reliable though
o Said I'd be ready in five minutes {minutes} minutes ago. | time is a feeling | my whole family | five of what
o Bought a plant for the office. It's already got more friends than me. | what's it called? | plants are good listeners | at least it doesn't eat your yoghurt
c haha
c I'm crying 😂
c this is me
c too real
c why is this so accurate
t humour

= life.small | life | share text text photo | hot-beverage candle love-letter window bouquet | dawn wood linen rose
: thing
@ clean sheets |
@ the first coffee of the day |
@ a free weekend |
@ a handwritten letter |
@ an afternoon nap |
@ the smell of rain |
@ a long call with an old friend |
@ warm bread |
@ an early night |
@ a hot bath |
$ age=29..71 old=49..62 years=5..40 minutes=20..60/5 floors=3..6 months=3..20
% rest=a hot bath; an early night; soup; my own sofa; silence; a very long sleep
o {thing} 🙌 | yes! | can't beat it | jealous
o Nothing beats {thing} + | agreed | so true | needed to hear this
o [win] Turned {age} today. Quiet one, just family and cake. Perfect. | happy birthday! | have a lovely day | {age} and thriving
o Rang my mum and we talked for an hour about absolutely nothing. Should do it more often. | call them while you can | mine's always about the neighbours | this made me text mine
o [win] {months} months without a cigarette today. Still hard some days. But {months} months! | so proud of you | huge. keep going | it gets easier, I'm at three years
o Helped {who} move today, up {floors} floors with no lift. Can't feel my arms. | hope there was pizza | you're a good one | that's kind of you
o {years} years married today. We forgot until lunch, both of us. | happy anniversary! | the best ones always forget | {years} years, congratulations
o [gripe] Long week. {rest^} and then nothing for two days, please. | you've earned it | hope you get some rest | same. so tired
o Found out {who} kept all the postcards I sent, {years} years of them in a shoebox. I had no idea. | that's so sweet | I'm not crying | write another one!
o I said no to extra work today. No excuse, just no. Felt amazing. | good for you | teach me how | took me until {age} to learn that
o [worry] Not the best day. Dad's in hospital, waiting for results. If you pray, say one for him. | thinking of you and your dad | sending love | hope it's good news
o [win] Passed my driving test, at {age}! Third go. | congratulations!! | it's never too late | proper achievement that
o Some good news for once: {who} got the all-clear today. | amazing news | so happy for you all | best thing I've read today
o Deleted three apps from my phone and actually read half a book this evening. | which book? | doing this tonight | it works for about a week, in my experience
o bit of a moan but is anyone else just permanently tired | yes | vitamin D. get it checked | every day since about 2019
o Took the day off for no reason. Breakfast at ten, long walk, library, soup, bed. Didn't tell anyone. Can recommend. | this is what it's for | doing that next week | what did you get at the library?
o [worry] First birthday without Dad today. Made his terrible coffee, far too strong, and drank all of it. | sending love | what a lovely way to remember him | thinking of you
o A little girl on the bus asked me if I was a grandma. I'm {old}. I said "not yet". She said "you could be a good one". I'll take it. | the cutest | best compliment | kids are so honest
o [win] {years} years in the same flat and today the neighbour downstairs said good morning first. | history | worth the wait | mark it on the calendar
o Found my old swimming badge in a box. {age} years old and still proud of it. | sew it on | distance or rescue? | you earned it
o My daughter wrote "buy happyness" on the shopping list. We got strawberries. | close enough | keep that list | kids are the best
o The man at the bakery remembered my order. I've lived here {months} months. I belong somewhere. | small things | that's when a place is home | what's the order?
o Spent {minutes} minutes on a bench with an old man and his radio. We didn't talk. He turned it up a bit for me. | that's lovely | I want that afternoon | what was on?
o Cleaned out the car and found a fiver, a glove and my good mood. | where was it hiding? | under the seat, always | only one glove, of course
o Mum has discovered voice messages. Today's was {minutes} minutes, mostly her looking for her glasses. | did she find them? | please keep it forever | on her head, right?
o [win] Gave blood again today, time number {years}. Got a biscuit and a sticker. The sticker's on my laptop. | thank you!! | the sticker's the best bit | well done you
o Ran into {who} by accident and we ended up eating chips on a wall like we were fifteen. | best kind of evening | salt and vinegar? | this made me smile
x Good night all.
x Have a good one.
t life

= life.ask | life | ask text text | hot-beverage | paper
$ years=3..15 guests=6..10 budget=20..80/5 cups=2..6
% for=my grandfather; a new neighbour; a friend who has everything; a colleague who's leaving; my sister's new boyfriend; a teenage nephew; the nurse who looked after my mum
o Gift ideas for {for}, around \${budget}? I'm stuck. | something to eat or drink, always works | a voucher for a place they actually go to | a nice plant. they last longer than flowers
o How do you make friends as an adult? {years} years in this city and I know my colleagues and that's it. | join something weekly, a class or a club | volunteering did it for me | say yes to everything for three months
o {guests} people coming for dinner on Saturday and I can't cook. What's foolproof? | chilli. one pot, you can make it the day before | lasagne, and buy the dessert | tray of roast chicken and potatoes, can't go wrong
o What's one small habit that made your life better? | ten minutes of tidying before bed | phone charges in the kitchen, not the bedroom | walking to work
o Do you answer calls from numbers you don't know? | never. they'll leave a message | only when I'm expecting a parcel | if it's local, yes
o I've known my neighbour {years} years and I've forgotten his name. What do I do now? | wait for a parcel of his to land at yours | just ask, it's happened to all of us | introduce him to someone and let him say it
o What's for dinner at yours? Out of ideas and it's only Monday. | jacket potatoes | pasta with whatever's in the fridge | soup from the freezer
o How long do you wait before sending a reminder about money someone owes you? It's \${budget}. | two weeks, then a friendly text | I'd just mention it next time you see them | for \${budget} I'd ask straight away, they've forgotten
o Does anyone here actually iron their clothes? | shirts for work, nothing else | no. hang them in the bathroom while you shower | I like it, I put a podcast on
o How many cups of coffee is too many? Asking for myself. I'm on {cups}. | {cups} is fine before noon | if your hands shake, that one | I stopped at two and sleep much better
o Moving house next month. What do you wish you'd done before packing? | throw out half of it | label the boxes on the side, not on the top | pack a bag with kettle, sheets and chargers, keep it with you
o How do you get red wine out of a light carpet? Quick please | cold water and dab, don't rub | salt on it now | washing-up liquid and a bit of vinegar worked for me
o What do you say when someone asks for your honest opinion on their haircut and you hate it? | "it's so different!" | be kind, it grows | what do YOU think of it? works every time
o What's the most useful thing you own that cost less than \${budget}? | a really long shoehorn | head torch. sounds silly, use it daily | a second phone charger
o What do you do with old keys when you don't know what they're for? | a jar. everyone has the jar | keep them until you move, then throw them out | label says "?"
o Does anyone still write Christmas cards? I've got {guests} names on my list. | yes, and I get three back | only to people over seventy | my mum makes me
o How do you tell a neighbour of {years} years that his cock crows at four? | with eggs as the topic | earplugs and cake | he knows. he must know
o What's something small your parents do that you do as well now? | turning off the lights behind everyone | folding bags | saying "right" before standing up
o Is it rude to bring your own tea to someone's house? | not to mine | bring enough for two | depends on their tea
f poll | When do you do the washing-up? | Straight after; Before bed; The next day; I have a dishwasher | straight after, or it never happens;the dishwasher does it, I do the dishwasher;next day, sorry mum
f poll | Sunday evening: | Relaxing; Getting ready; Already dreading Monday; Working | ironing and a podcast;Monday starts at about four for me;I work Sundays, so: asleep
f poll | You find $5 on the pavement: | Keep it; Leave it; Hand it in | look round first, then keep it;coffee for the next person in the queue;leave it, someone will come back
f poll | How early do you get to the station? | 30+ minutes; 15 minutes; 5 minutes; I always run | so early that I catch the one before;always run, never miss it;my husband says 30, I say 5
f poll | Shoes on or off in your house? | Off; On; Off for guests too | off, and guests get slippers;off, we have a cream carpet and regrets;on, the dog is worse than shoes
f poll | Tea or coffee first thing? | Tea; Coffee; Water; Nothing | tea, then coffee, then I can talk;hot water. don't judge;coffee before words
f poll | Socks in bed? | Yes; No; Only in winter | yes and I'm not sorry;no, I'm not a monster;one on, one off, ask my husband
f poll | Window open at night? | Always; In summer; Never | even in snow;cat votes no;I open it, he closes it
f poll | First thing you'd save from the kitchen? | The good knife; The coffee machine; The biscuits; The cat | the cat obviously, then biscuits;coffee machine, no contest;grandma's pan
f poll | When do you reply to messages? | At once; Same day; In my head | I replied, you just can't see it;at once or in three weeks;same day, unless it's a voice message
f poll | Best seat on a train? | Window; Aisle; By the door; In the dining car | window, facing forward, no table;dining car and staying there;aisle, long legs
f poll | Birthday cake: | Chocolate; Lemon; Carrot; No cake, thanks | who voted no cake;lemon with the crunchy top;chocolate, I'm not complicated
t question; help

= links.recipe | food | tip text | cooking | wood
g spoonful/recipe
o Made this last night: {title}. Really easy. | did you change anything? >> no, followed it exactly | saved | looks good
o {title} - a few of you asked for the recipe, here it is. | thank you! | I asked, thanks so much | trying it on Sunday
o If you need an idea for the weekend: {title}. | perfect timing | just what I needed | got everything at home for this, I think
o My go-to when friends come round: {title}. | mine too! | does it scale up well? >> yes, I double it | never fails
o Trying this at the weekend. Has anyone made it? {title} | yes, really good | made it twice, it works | not yet but tell us how it goes
o {title}. My kids asked for it again, which never happens. | sold | might try it on mine | that's a miracle in our house
o Simple, cheap, and I always have the ingredients: {title} | that's what I need this week | saved | thanks, not in the mood for anything complicated
o Lost this recipe for months and found it again today: {title} | glad you did | saving it too then | print it!
o Three attempts and it finally works: {title} | what went wrong before? >> me, not reading to the end | persistence! | saved for a rainy day
o Making this for my mother-in-law on Sunday, wish me luck: {title} | she'll love it | practise once before | good luck!
o My neighbour swears by this one: {title} | neighbours know | worth a go | did you get to taste hers? >> twice
o Halved the sugar, doubled the lemon, still good: {title} | half the sugar is always right | trying your version | thanks!
o For the person who asked me on the bus what I was reading: {title} | haha, helpful | it was me, thank you | now I want it
o Leftovers sorted: {title} | just what I needed | we've got half a fridge of those | saved
c Bookmarked, thanks.
c Looks simple enough.
c Making this tomorrow.
c yum
t recipe

= links.wiki | science | tip text | open-book | paper
g openleaf/article
o Reading this instead of sleeping: {title} | go to bed | it's a good article though | now I'm reading it too
o Good read if you've got five minutes: {title} | thanks, saved for later | really clear, thanks | read it, learned a lot
o My daughter's school project: {title}. I've learned more than she has. | kids' homework is the best school | hope she gets a good mark | same in our house last month
o Didn't know most of this: {title} | me neither | some of this was new to me too | the second half especially
o This came up at lunch and I had to look it up: {title} | thanks for the link | those are the best lunches | I knew a bit, not all of it
o A good overview, without the nonsense: {title} | finally | good find | the sources at the end are useful too
o Quiz question tonight and none of us knew it. Now I do: {title} | what was the question? | next time! | every quiz I go to
o How have I lived this long without reading about this: {title} | same | you're not alone | well, now we both have
o My dad and I have been arguing about this since Sunday: {title} | who was right? >> neither | dads | this settles it
o Five minutes, they said. An hour ago: {title} | it gets you like that | I've just started, wish me luck | the footnotes!
o Read this to my gran, she knew half of it: {title} | grans know everything | which half? | lovely
c Thanks for sharing.
c Interesting, thanks.
c Bookmarked.
t todayilearned

= links.repair | tech | tip text | wrench | grid
g fixwise/thread
o Helpful thread if you've got the same problem: "{title}" | thanks | bookmarking this | forums still win
o "{title}" - really good answers in there. | the top one especially | thank you | good to know
o Was looking for something else and ended up reading all of this: "{title}" | that's how it goes | same, every time | interesting though
o Posting this here in case it helps someone: "{title}" | it did, thanks | sent to my dad | useful
o Anyone else had this? "{title}" | not yet, touch wood | yes, and the thread helped | following
o People who take the time to answer things like this are the best: "{title}" | that forum's great | they helped me twice | they keep the internet going
o Three pages of replies and the answer is on the last one: "{title}" | thank you for scrolling | always the last one | saved me an hour
o This saved me a call-out: "{title}" | and the money | good one to keep | same here last month
o My problem exactly, from four years ago: "{title}" | did it work? >> first try | old threads are gold | people were nicer then
o Printed this and stuck it inside the cupboard door: "{title}" | sensible | ours has three of those by now | my dad does that
c Useful, thanks.
c Saving this for later.
c Sent this to my brother.
t repair; diy

= links.news | local | news text | envelope | paper
g ledger/article
o In today's Larkhaven Ledger: {title} | saw that, good piece | thanks for posting | hadn't heard about this
o {title} | interesting | saw it, thanks | thanks for the link
o Worth a read: {title} | read it, thanks | good article | thanks, hadn't seen it
o Anyone else see this? {title} | yes, this morning | just did | heard about it at work
o Local news: {title} | thanks for the link | first I've heard of it | thanks, will read
o From the Ledger: "{title}". What do you all think? | need to read the whole thing first | not sure yet to be honest | glad someone's reporting on it
o My mum sent me this before I was awake: {title} | mums get up early | same, from my aunt | read it, interesting
o This is round the corner from us: {title} | ours too, didn't know | nice to see it in the paper | have you been past?
o Page four, but it should have been page one: {title} | agreed | they always hide the good ones | found it, thanks
o Finally some local news I actually want to read: {title} | same | more of this | thanks for posting
c Thanks for sharing this.
c Read it this morning.
c The comments on their site are something.
t Larkhaven

= links.travel | life | tip text | luggage | sky
g slowmiles/guide
o Planning a trip and found this really helpful: {title} | saved for next year | when are you going? >> spring, hopefully | used that one too
o Have wanted to go for years, now I'm reading this: {title} | just book it | same, maybe next year | do it, you won't regret it
o Best guide I've found so far: {title} | thanks! | bookmarked | good tips in there
o {who^} just sent me this. I think we're going. {title} | go! | have a great time | take me with you
o Has anyone been? {title} | yes, loved it | went two years ago, go outside the school holidays | no but it's on my list
o Two days off and no plan. Maybe this: {title} | that's a plan | go midweek, much quieter | send a postcard
o We did exactly this last spring, every word is true: {title} | even the bit about the stairs? | good to know | booking it then
o My boss has just approved the days. Reading this until Friday: {title} | enjoy! | jealous | pack light
o Sent this to my sister without a word. She's replied with dates: {title} | good sister | when are you off? >> in May | have a great time
c Looks amazing.
c On my list now.
c Going there in autumn, thanks for this.
t travel
`;
