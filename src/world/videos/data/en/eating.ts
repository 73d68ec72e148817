/** Forms of English videos about eating. */
export const eating = `
= food.dish | food.cooking | 120..840 w4 | cooking kitchen-knife shallow-pan-of-food garlic onion | wood marble
: thing | art | main | min
@ fried rice | cooked-rice | day-old rice | 10..18 | Day-old rice is the whole trick and nobody says it; Mine always goes mushy, now I know why
@ roast chicken | poultry-leg | a whole chicken | 70..95/5 | Dry the skin. Dry it again. Yes; Rested it twenty minutes like you said, so juicy
@ tomato soup | bowl-with-spoon | tinned tomatoes | 25..40/5 | Grilled cheese or it doesn't count; Roasting them first changed everything
@ shakshuka | egg | eggs and tinned tomatoes | 25..35/5 | Bread for scooping is not optional; My eggs always overcook in the last minute
@ carbonara | spaghetti | spaghetti | 15..25/5 | No cream, thank you; Scrambled it the first time, worked the second
@ pancakes | pancakes | plain flour | 20..30/5 | Lumps are fine!! finally; First one always dies, it's the law
@ beef stew | shallow-pan-of-food | chuck | 120..180/10 | Better on day two, always; Browning in batches is annoying and correct
@ fish tacos | fish | white fish | 25..35/5 | The slaw makes it; Taco night just got upgraded
@ dumplings | dumpling | pork mince | 60..90/10 | Mine look like little handbags; Pleating is a skill I do not have
@ vegetable curry | curry-rice | chickpeas | 30..45/5 | Toast the spices, people; Made it with frozen spinach, also great
@ mac and cheese | cheese-wedge | macaroni | 25..40/5 | Mustard in the sauce, genius; The crust is the best bit
@ potato salad | potato | waxy potatoes | 25..40/5 | Warm dressing is the secret; Everyone at the barbecue asked for this
@ garlic prawns | fried-shrimp | prawns | 12..18 | I'd drink that butter; Two minutes a side and not a second more
@ banana bread | bread | brown bananas | 65..80/5 | The blacker the banana the better; Smelled so good the neighbours knocked
@ ramen | steaming-bowl | noodles and stock | 30..60/10 | The egg! how is it that jammy; Instant noodles walked so this could run
$ salt=3..9 cost=4..18 serve=2..6 try=3..12 heat=6..9
% from=my gran; a line cook I know; my flatmate; my father-in-law; the diner down the road; my aunt
% fail=burn it; oversalt it; forget the timer; set off the smoke alarm; drop it on the floor
t {thing}; home cooking; recipe; easy dinner; weeknight dinner; cooking for beginners; cook with me
h How to make {thing} properly
h {thing^} for people who can't cook
h I made {thing} {try} times so you don't have to
h The {thing} I actually make on a Tuesday
h {from^} taught me this {thing}
h Stop doing this to your {thing}
h {thing^} for under \${cost}
h [!roast chicken; beef stew; dumplings; banana bread] {thing^} in {min} minutes
h Why {thing} can go wrong
h [fried rice; shakshuka; vegetable curry; garlic prawns; beef stew; roast chicken] One pan {thing}
h [!fried rice; garlic prawns; pancakes; carbonara] {thing^}, the slow way
h What everybody gets wrong about {thing}
h Trying to copy {from}'s {thing}
h Tonight: {thing}
h My best {thing} so far (attempt {try})
h I was wrong about {thing}
h Cheap {thing} vs fancy {thing}
h Cooking {thing} in a kitchen the size of a cupboard
h {thing^}. No fuss
h Can I make {thing} without a recipe?
h I've been making {thing} wrong for years
h {thing^} night
o Amounts are all in the video and repeated here
o Learned this from {from}, changed two things
o Ordinary pan, ordinary hob, no gadgets
o I did {fail} once, so learn from me
o Questions welcome below
f main | Main ingredient: {main} | You need {main} and not much else
f salt | Salt: {salt} g | {salt} g of salt, added in two goes
f min | About {min} minutes start to finish | Time: {min} minutes
f cost | Comes to about \${cost} | Everything cost me \${cost}
f serve | Serves {serve} | Feeds {serve}
x Leftovers keep for two days
x Halve the salt if your stock is salty
x Use what you have
a salt | How much salt exactly? "A pinch" means nothing to me | {salt} g, I weighed it
a serve | How many does this feed? | {serve}, or {serve} hungry ones if there's bread
a cost | What did it all cost? | About \${cost}, prices vary of course
a min | Realistically how long does this take? | {min} minutes if you prep while the pan heats
c Made it last night. {who^} thought it was takeaway
c Okay making {thing} tonight
c I'm eating {food} while watching this and I feel judged
c My {thing} and your {thing} share a name and nothing else
c Finally somebody gives grams
c What pan is that?
c Your knife is terrifyingly sharp
c [tomato soup; pancakes; banana bread] Can I skip the sugar?
c [roast chicken; fish tacos; garlic prawns] Does this work in an air fryer?
c {who^} had two plates
c [fried rice; pancakes] Rewatched the flip {k} times
c Your hob is so clean. Suspicious
c So THAT's the step I was missing
c Hungry at midnight, thanks a lot
c Came out a bit salty, my fault, I can't measure
c The best {thing} video on here and it isn't close
c [!pancakes; banana bread] More garlic. Always more garlic
c Printed this out for {who}
c [tomato soup; beef stew; dumplings; vegetable curry; mac and cheese; banana bread] Does it freeze?
c I only have a microwave and a dream
d I only have an electric hob, will it work? | *Yes, let it heat longer | electric hob survivors unite
d [vegetable curry; shakshuka; garlic prawns; ramen; fish tacos] Can I make it less spicy? | *Swap in a sweet pepper | without heat it's just sad
d Mine always sticks | *Pan wasn't hot enough | or you moved it too early
d [!vegetable curry; banana bread; pancakes; mac and cheese; potato salad; shakshuka] Vegetarian version please | *Mushrooms. Lots of them | tried it with mushrooms, works
q hungry
q so hungry now
q should not watch this at midnight
q I can smell it
q needs garlic
q MORE garlic
q that sizzle
q the sizzle!!
q that knife
q watch your fingers
q grams! bless
q {main} gang
q butter
q more butter
q where's the bread
q no cream!
q salt it
q my pan could never
q making this tonight
q my gran does it the same way
q drooling
q diet starts tomorrow
q look at that colour
q chef's kiss
q I'd burn it
u {art} kitchen-knife | First, sort out {main} | knife skills; mine never look like that; so neat
u [!pancakes; banana bread] onion garlic | Chop everything before you start | I never do this; more garlic; crying already
u salt spoon | {salt} g of salt | writing down {salt} g; finally a number; my scale is dead
u shallow-pan-of-food | Pan on, heat {heat} out of 10 | {heat} on my hob is lava; too hot; open a window
u cooking {art} | In it goes. Don't touch it | I always touch it; the sizzle; patience
u [!pancakes; banana bread] cooking hot-pepper | Season around the edges | oh that's clever; never tried that
u stopwatch | Lid on, wait | skipped ahead; so hungry; timer set
u {art} | This is the colour you want | that colour!; mine's never that colour; gorgeous
u {art} fork-and-knife-with-plate | Done. Serves {serve} | serves me; serves one, actually; plate please
`;
