/** Forms of English notes about clothes, looks and the home, in the format of `parseForms`. */
export const living = `
= outfits.item | outfits | image image image video | mirror handbag sunglasses socks | wall linen rose mint
: family
@ dress | The waist sits high, so short people don't need a tailor.; It has pockets, real ones.; Creases if you sit for an hour.
@ coat | There's room for a thick jumper underneath.; Two inside pockets, one fits a travel card.; It's long, so lift it when you cycle.
@ jacket | The cuffs close, no wind gets in.; Short cut, best with a high waist.; Two washes and no bobbles.
@ sweater | Not scratchy, even on bare skin.; It runs a size big.; The neck stretches enough to save your make-up.
@ shirt | Crisp enough to wear without ironing.; The collar stays up by itself.; Better tucked in than out.
@ tshirt | The neck has survived six washes.; Slightly see-through, wear skin tone underneath.; A straight hem, so half-tucking works.
$ height=152..186 days=3..40
% style=the office; a first date; meeting the parents; a wedding; the school run; a job interview; a gallery; travelling
% with=canvas shoes; a thin belt; loafers; a tote bag; a beret; a silver chain; a beige scarf; chunky trainers; white sneakers
% size=S; M; L; XL
g dress coat jacket sweater shirt tshirt
h {colour^} {thing} for {style}
h How I wear this {thing}
h {days} days in the same {thing}
h At {height} cm: the {colour} {thing}
h One {thing}, one week
h Honest {thing} review
h The {thing} everyone asked about
h I finally tried {colour}
h {thing^} with {with}
h What I wear to {style}
h My most worn {thing}
o I'm not a model, I'm {height} cm and sit at a desk, so this is what {colour} looks like on a normal person.
o I never dared to wear {colour}, then {when} I tried this {thing}.
o {who^} said I only wear three things, and one of them is this {thing}.
o I cleared out my wardrobe and the {colour} {thing} survived.
o When I don't know what to wear to {style}, I wear this {thing}.
o It took me {days} days to decide on {colour}, and I shouldn't have worried.
o The easy answer first: this {thing} goes with {with}.
f height | I'm {height} cm, for reference. | 📏 {height} cm | Height: {height} cm
f size | I took size {size}. | Size: {size} | I wear {size} here, my usual.
f days | I've had it on for {days} days now, on and off. | Worn: {days} days | {days} days later, still happy.
f price | I paid \${price}. | 💰 \${price} | Price: \${price}
f colour | The colour is {colour}, and it matches the photos. | Colour: {colour}
x With {with} I'd go to {style} without thinking twice.
x On the hanger the {thing} looked like nothing, so try before you judge.
x {who^} borrowed it for {style} and asked where to buy one.
x The nice thing about {colour} is that every bag goes with it.
x When it gets colder, a scarf will do the rest for this {thing}.
x A small complaint: I cut off three loose threads on day one, {brand} should do better.
x I got two compliments at {style}, which is two more than usual.
x {brand} tends to run small, go up if you're between sizes.
x Don't wear it with {with2}, I tried and looked like a lampshade.
x I'd skip {with2} and go for {with} here.
x For {style} I'd add {with}, for the weekend nothing.
q What would you wear with the {thing}?
q How else would you style {colour} for {style}?
q Should I try it with {with2}?
q How would you wear the {thing} in winter?
t ootd; {thing}; {colour}; realbodies; capsulewardrobe; everydaystyle; whatiwore; workwear
e 👗 🧥 ✨ 👜 🤍
a size | What size did you get? | {size}, and it fits as usual.
a height | How tall are you? | {height} cm, long legs not included.
a colour | What's the colour called? | {colour^}, taken in daylight.
a price | How much was it? | \${price}, new.
a days | Does it hold up? | {days} days in, nothing to report.
c Link, please! Is the {colour} still available?
c Is it warm? I overheat in everything.
c Ordered in {size}, will report back.
c {with^} with that? I'd never have thought of it.
c Does {colour} work on pale skin?
c Same {thing}, different colour, no regrets.
c Does it shrink in the wash?
c Too formal for {style}?
c On me this would be a disaster, on you it's a look.
c Finally someone who isn't two metres tall.
c {brand} sizing is a mystery to me.

= outfits.extras | outfits | image image image video | mirror handbag sunglasses socks | wall linen rose mint
: family
@ handbag | Fits an umbrella and a book.; The strap is long enough to go across.; Pale lining, so you can find your keys.
@ boots | Low heel, I walked all day.; High instep? Go half a size up.; The zip is on the inside and it glides.
@ sneakers | Soft, but not mushy after a long day.; The tongue slides to the side, lace them tight.; The white edge gets dirty, own a brush.
@ loafers | The heel rubs for a week, then it stops.; Better with socks than without.; They soften as you wear them.
@ sunglasses | No pinching, even after a long drive.; Light enough to wear on a grey day.
@ watch | I shortened the strap myself in five minutes.; The face is small, good for thin wrists.
@ cap | You can bend the peak into shape.; A ponytail fits through the back.
$ days=5..90 times=3..30
% style=the office; a day in town; a wedding; travelling; a date; the school run; a gallery
% match=jeans; suit trousers; a long skirt; a hoodie; a white shirt; a jumper; a trench coat
g handbag boots sneakers loafers sunglasses watch cap
h {brand}, {days} days later
h {colour^} goes with everything
h {match} + {colour} = easy
h The {brand} I kept
h My go-to for {style}
h What {match} was missing
h Worn {times} times already
h My {colour} {brand}, worth it or not
o It sat in my basket for {days} days, and {when} it was on sale.
o {who^} noticed it before I'd taken my coat off.
o The old ones gave up, so I went for {colour} this time.
o For {style} I need something I don't have to think about.
o I wanted something quieter, and {colour} turned out to be it.
o I look at three things: light, easy to clean, easy to match.
f price | I paid \${price}. | 💰 \${price} | Price: \${price}
f colour | The colour is {colour}. | Colour: {colour} | It's {colour}, nicer in daylight.
f days | I've used it for {days} days. | 📅 {days} days | In use: {days} days
f brand | The brand is {brand}. | Brand: {brand} | It's {brand}, my first one from them.
f times | That's {times} outings so far. | Worn: {times} times | I waited until I'd worn it {times} times.
x With {match} it's perfect for {style}.
x I tried {match} and {match2}, both work.
x Softer than black, and less trouble than white, that's {colour} for you.
x {who^} thought it was expensive, which it wasn't.
x A whole day at {style} and nothing hurt.
x One small complaint: the box from {brand} is enormous.
x Try it on in a shop if you can, photos don't show the size.
x I wouldn't wear it with {match2}, too much going on.
x Wipe it down before you put it away and it lasts twice as long.
q Would you wear {colour} with {match}?
q Which colour should be next?
q What do you wear to {style}?
t {thing}; accessories; ootd; {colour}; everydaystyle; honestreview; wardrobebasics
e 👜 👟 🕶️ ✨ 🤍
a colour | What's that colour? | {colour^}, no filter.
a days | Does it last? | {days} days so far, no complaints.
a brand | Which brand? | {brand}.
a times | Do you actually wear it? | {times} times already.
a price | How much was it? | \${price}, on sale.
c I only own black and now I have doubts.
c With {match}, perfect.
c Is it bigger in real life?
c Bought the same and got a compliment on day one.
c {brand} feels pricey, is it?
c I've been wanting a new one but can't decide.
c Link, please, small budget.
c Is it too casual for {style}?
c Looks so easy to wear.
c {colour^} would go with everything I own.

= beauty.routine | beauty | image image video text | lotion-bottle mirror lipstick sponge | rose mint marble linen
: thing | art | skin | ml | time | mistake
@ night cream | lotion-bottle | dry-skinned | 50 | after the shower | used far too much / went straight to bed | A pea is enough, more will roll off.; It got me through the week my heating broke.
@ foaming cleanser | soap | combination-skinned | 100..200/10 | at ten at night | washed three times a day / rubbed too long | It won't take off sunscreen, don't ask it to.; One minute of foam, then off.
@ matte lipstick | lipstick | olive-skinned |  | ten minutes before leaving | bought the wrong shade / skipped the balm | Balm first, wait five minutes, then lipstick.; It survives coffee but not noodles.
@ sunscreen | sun | oily-skinned | 30..60/5 | before I leave the house | forgot my neck / didn't wait for it to set | Two fingers is a lot, do it in two layers.; Give it three minutes before foundation.
@ cleansing oil | lotion-bottle | sensitive-skinned | 150..250/10 | as soon as I get home | used it with wet hands / rinsed it off too early | Dry hands, dry face, forty seconds, then water.; Mascara needs a little patience.
@ foundation | sponge | combination-skinned | 30 | before the train | bought the wrong shade / used three pumps | Fingers around the nose work better than the sponge.; By four I had a shine, a tissue fixed it.
@ brow pencil | pencil | unsteady-handed |  | at half past seven | drew them too dark / bought the wrong colour | Draw the tail first and work inwards.; Go one shade lighter than your hair.
@ body lotion | lotion-bottle | very dry-skinned | 250..400/50 | after the shower | waited until my skin was dry / only did my arms | Within five minutes of the shower, that's the whole secret.; My shins stopped looking like a map after two weeks.
@ hair oil | droplet | fine-haired | 60..100/10 | before the hairdryer | put it on my scalp / used three pumps | Ends only, a pump and a half.; A little before drying, a little after.
@ nude nail polish | nail-polish | clumsy | 8..12 | on Sunday evenings | painted it too thick / went to bed before it dried | Two thin coats, five minutes between them.; It lasted a week of washing up before it chipped.
@ cream blush | lipstick | round-faced |  | before the train | pressed too hard / put it too close to my nose | Two fingers below the eye and out to the temple.; Dab, wait, dab again.
@ scalp shampoo | bathtub | oily-skinned | 300..500/50 | after a run | scratched with my nails / washed twice a day | Leave it on for three minutes and don't scratch.; I went from every day to every third day.
$ price=6..58 weeks=2..12 score=60..95:1
h {weeks} weeks with {a thing}
h {thing^} for {skin} people
h I was using {thing} wrong
h \${price} {thing}, honest notes
h Finished the bottle: {thing}
h The {thing} I'd buy again
h My lazy {thing} routine
h {score}/10: the {thing}
h If I could keep one thing: {thing}
o I'm {skin}, I pay for my own things, and this is about {thing}.
o I waited {weeks} weeks before writing about this {thing}, because I've been wrong before.
o I {mistake} for half a year, so I had a lot to learn about {thing}.
o {who^} asked what I changed. Only the {thing}.
o The older I get, the fewer steps I do, but the {thing} stayed.
o I threw out half my make-up bag and kept the {thing}.
o So many {skin} people asked about {thing} that I'm answering here.
f price | It was \${price}. | It was \${price} for {ml} ml. | 💰 \${price} | 💰 \${price} / {ml} ml | Price: \${price} for {ml} ml
f weeks | I've used it for {weeks} weeks. | Used for: {weeks} weeks | {weeks} weeks in, every day.
f score | {score} out of 10. | Score: {score}/10 | It gets {score} out of 10, the pump is annoying.
f skin | For context, I'm {skin}. | Type: {skin} | I'm {skin}, yours may differ.
x I use it {time}, no exceptions.
x Don't do what I did: I {mistake}.
x {who^} uses the same {thing} and had a completely different experience, so get a sample.
x The smell is faint, but check it if perfume bothers you.
x Half way through this {thing}, my shelf has three things on it.
x For trips I fill a small bottle with {thing} and write the date on it.
x Write the date on it and use it up within six months.
x Ask for a sample first if you have never used {thing}.
x I have no time for five steps {time}, so this is it.
x No {thing} will change your life, but mine did cheer me up.
x Week {weeks} is when I noticed, and I'd nearly given up.
q {skin^} people, which {thing} do you use?
q Is there a cheaper {thing} that works?
q Tell me I'm not the only one who {mistake}.
q Empties or regrets next?
t skincare; {thing}; empties; honestreview; simpleroutine; drugstorefinds
e 💄 🧴 ✨ 💧
a price | How much was it? | \${price}, full price.
a weeks | How long until you saw something? | About {weeks} weeks, be patient.
a skin | What's your skin like? | {skin^}, worse in winter.
a score | Would you buy it again? | It's a {score}, so probably yes.
c I'm {skin} too and it broke me out, so patch test, everyone.
c I {mistake} for years. YEARS.
c Is it safe while pregnant?
c What shade is it?
c On my third {thing}, come join us.
c I can barely find my keys {time}.
c \${price} makes my student heart hurt.
c So that's why mine always pills. I never wait.
c Would it work for my brother? He owns one bar of soap.
c Do you layer it with oil in winter?
c Finally someone who doesn't say it changed their life.

= home.fix | home | image image video text | couch-and-lamp potted-plant framed-picture candle broom | wall linen wood brick
: thing | art
@ kitchen counter | kitchen-knife | Only three things are allowed to live on it now.; Same jars for everything, with dates on tape.
@ hallway | door | A row of hooks, and I haven't lost my keys since.; Four pairs of shoes fit under the bench.
@ balcony | potted-plant | Click-together decking, you can go barefoot.; The table folds to the width of a hand.
@ desk | books | All the cables are tied underneath.; The lamp moved to the left and the shadow is gone.
@ bedroom lights | light-bulb | Warm bulbs, and I'm asleep half an hour earlier.; Two switches, so nobody wakes anybody.
@ wardrobe | coat | Took out the shelves, everything hangs.; Winter things are in a vacuum bag as thick as a book.
@ bathroom | bathtub | Everything's on the wall, wiping takes a minute.; A new drain cover and the smell was gone.
@ old sofa | couch-and-lamp | A piece of cloth and it looks new.; Two layers of foam and it stopped swallowing people.
@ kids' room | teddy-bear | Toys go by colour, and she tidies by herself.; One wall is chalk paint, best decision.
@ living room wall | framed-picture | I laid it out in newspaper first and drilled no wrong hole.; Empty space looks better than a full wall.
@ fridge | basket | One shelf is "today", and we throw away half as much.; Clear boxes beat bags.
@ bookshelf | books | By height, not by colour, you can find things.; The suitcase fits on the bottom.
@ laundry corner | basket | The dryer went on top and we got our floor back.; A fold-out rail for rainy days.
$ cost=12..480/4 days=2..21 area=18..110/2
% room=a rented flat; an old house; a new build; my parents' place; a top-floor flat; a ground-floor flat
% tool=a tape measure; hot glue; a drill; masking tape; sandpaper; hooks; glue remover
h My {thing}, before and after
h \${cost} {thing} makeover
h I fixed the {thing} in {days} days
h Small home, tidy {thing}
h Renter-friendly {thing}
h Sorting out the {thing} sorted me out
h What I'd never do again: {thing}
h {area} square metres: the {thing}
h No landlord was harmed: {thing}
o I live in {room}, {area} square metres, and the {thing} has annoyed me from day one.
o {when^} it rained all day, so I took on the {thing}.
o Two years in {room} and I only touched the {thing} now, no idea why.
o No designer, just me and {who}, and one argument about the {thing}.
o The budget was \${cost}, so I started with the {thing}.
o {who^} came over, looked at the {thing} and asked if we'd been burgled.
o I copied five ideas for the {thing}, hated all of them, and then thought for myself.
f cost | It cost \${cost} in the end. | 💰 \${cost}, tools included | Cost: \${cost}
f days | It took {days} days, mostly evenings. | ⏱ {days} days | Time: {days} days
f area | The flat is {area} square metres. | Size: {area} m² | We live on {area} square metres.
x You need {tool} and {tool2}, the rest is lying around at home.
x Measure before you buy, I returned two things for the {thing}.
x {who^} held it, I did the work with {tool}.
x Old glue was the worst part, {tool} saved me.
x Take photos first if you rent, I can undo the {thing} in half a day.
x Two bags went out and I haven't missed a single thing from the {thing}.
x Three colours at most, {room} is small enough.
x Don't use {tool} after nine, ask me how I know.
x On day {days} I sat down, looked at the {thing} and felt rich.
x I keep it up with ten minutes before bed, only the {thing}.
x The landlord saw the {thing} and offered to renew.
x If I did the {thing} again, I'd do it two years earlier.
q How does your {thing} look, honestly?
q Which corner should I do next?
q Pretty or practical for the {thing}?
q Is there anything better than {tool}?
t {thing}; smallspaces; renterfriendly; beforeandafter; tidyhome; homeprojects; declutter
e 🏠 🛋️ 🪴 ✨ 🧹
a cost | What did it all cost? | \${cost}, I borrowed {tool}.
a days | How long did it take? | {days} days, but I was slow.
a area | How big is your place? | {area} square metres, it looks bigger because there's less in it.
c How long does the {thing} stay like that in real life?
c My landlord won't allow holes, any ideas?
c My {thing} is a crime scene, I'm not posting it.
c Which brand of {tool}?
c I also have {room}, and mine looks like storage.
c Show us the before!
c {who^} saw this and now I have plans for the weekend.
c Is it easy to clean?
c My kids would undo this in five minutes.
c I love that colour, what is it called?
c Did it with my {thing} too, and it really does feel lighter.
c \${cost} is nothing, I was quoted three times that.

= plants.care | plants | image image video | potted-plant seedling herb tulip | wood grass wall mint
: thing | art
@ monstera | potted-plant | No splits means not enough light, move it two metres.; Push the air roots into the soil instead of cutting them.
@ rose | rose | Cut back to the second set of five leaves, three weeks later it flowers.; Spider mites hate a shower, three days in a row.
@ jade plant | cactus | Water it when the leaves wrinkle, not before.; If it gets leggy, cut the head off, both parts live.
@ cherry tomato | tomato | Pinch the side shoots or you'll grow a hedge.; I photographed the first one for three days before eating it.
@ mint | herb | Give it a pot of its own, it's a bully.; The more you cut, the more you get.
@ hydrangea | hibiscus | It faints at noon and gets up in the evening, drama only.; Blue flowers take a season of patience.
@ orchid | tulip | Three months of flowers on a shelf over the radiator.; Green roots, no water. Silver roots, water.
@ sunflower | sunflower | Two months from seed, and it really does turn.; The head is bigger than my face, tie it to a stick.
@ pothos | four-leaf-clover | A jar of water is enough, change it once a week.; Yellow tips mean you're fussing too much.
@ jasmine | white-flower | The night it opened, the whole flat smelled of it.; Cut it back hard after flowering, be brave.
@ lemon tree | lemon | Four fruits, two fell, I treat the other two like eggs.; Yellow leaves wanted iron, green in two weeks.
@ basil | seedling | Pick from the top, always from the top.; The supermarket pot is twenty plants, split it up.
$ pots=3..38 days=7..120 water=2..14 cost=2..28
% spot=a north balcony; the kitchen sill; the stairwell; my desk; a bay window; the bathroom
% soil=peat and perlite; coconut fibre; plain compost; cactus mix; soil from the garden
h {days} days and the {thing} is alive
h {thing^} on {spot}
h How I stopped killing {thing}
h \${cost} {thing}, a month of joy
h Yellow leaves on my {thing}
h Repotting day: {thing}
h From one cutting: {thing}
h Pot number {pots}: {thing}
h {thing^} for forgetful people
o {who^} gave me this {thing} and I nearly killed it, and now it won't stop.
o There isn't much light on {spot}, but the {thing} doesn't seem to mind.
o I bought this {thing} for \${cost} from a man with a cart, and it's tougher than I am.
o After two dead ones I finally learned to leave the {thing} alone.
o {when^} I repotted, so here's an update on the {thing}.
o I own {pots} pots, {who} said one more and I'm out, and I came home with {a thing}.
o Ten days away, no water, and the {thing} flowered out of spite.
f days | I've had it for {days} days. | 🌱 Day {days} | Age: {days} days with me
f water | I water every {water} days. | 💧 Every {water} days | Water: every {water} days, less in winter
f cost | It cost \${cost}. | 💰 \${cost} | Price: \${cost}, the pot was more
f pots | That makes {pots} pots. | Pots so far: {pots}
x The soil is {soil}, air matters most.
x On {spot} it gets two hours of sun before lunch.
x Lift the pot: if it's light, water the {thing}.
x {who^} says good morning to the {thing} every day and I think it helps.
x I used {soil} before and the roots rotted.
x Feed it once a month, weakly, the {thing} burns easily.
x Check under the leaves, bugs love {spot}.
x Don't repot the {thing} the day you buy it, let it settle for a week.
x It gets cold on {spot} in winter, so the {thing} comes in at night.
x I gave a cutting to {who}, and that one's taller now.
q What's my {thing} missing, any experts?
q How often do you water your {thing}?
q What else would survive on {spot}?
q Does anyone want a baby {thing}?
t {thing}; houseplants; plantcare; balconygarden; plantparent; growyourown; urbanjungle
e 🌱 🪴 🌸 💧
a water | How often do you water it? | Every {water} days, I set an alarm.
a cost | What did you pay? | \${cost}, the market is cheaper than the shop.
a days | How long did that take? | {days} days, with one bad patch.
a pots | How many plants do you have? | {pots}, please don't tell {who}.
c No {thing} has ever lived a month with me.
c Where do you get {soil}?
c On {spot}? I'd given up on mine.
c Those leaves look polished.
c All leaves and no flowers here, help.
c Is it safe for cats?
c Reading this reminded me to water the {thing}.
c I'd swap a succulent for a cutting.
c Mine has black spots, is that the end?
c Plants are just pets that don't scream.

= crafts.make | crafts | image image video | yarn thread scissors sewing-needle paintbrush | linen wood paper rose
: thing | art
@ crochet coaster | yarn | Twelve stitches to start, then round and round.; One last round of single crochet keeps it flat.
@ felted dog | dog-face | I stabbed my finger three times, the plaster is part of the art.; The nose needs less wool than you think.
@ tote bag | handbag | The lining was a shirt once, the pocket came with it.; Box the corners or it hangs crooked.
@ scrapbook page | notebook-with-decorative-cover | Three things per page, no more.; Copy your tickets first, they fade.
@ clay mug | hot-beverage | It shrinks in the kiln, make it bigger.; Attach the handle while it's leather-hard or it cracks.
@ wool scarf | scarf | Plain knitting curls, give it a border.; I unpicked it five times and nobody can tell.
@ watercolour card | artist-palette | Wet the paper first and the sky paints itself.; Leaving white is harder than painting.
@ pressed flower frame | bouquet | Two weeks in a heavy book, no cheating.; A tiny dot of glue, more shows through.
@ leather card holder | clutch-bag | Punch straight down, on something thick, at a decent hour.; Three thin coats on the edges.
@ lino print | pencil | Of course I cut the first one backwards.; Turn the block, not the knife.
@ patchwork cushion | sewing-needle | Where the corners don't meet, I sewed a flower.; Thin wadding is enough.
$ hours=2..30 cost=3..48 tries=2..7
% colour=cream; sage; dusty blue; caramel; brick red; pale yellow; lilac
% gift=for my mum; for myself; for a colleague; as a leaving present; for my sister; as a thank-you; for a friend's new flat
h {thing^}, attempt number {tries}
h {hours} hours, one {thing}
h {thing^} for clumsy people
h A {colour} {thing} {gift}
h \${cost} {thing}
h How to make {a thing}, rambling edition
h An afternoon without a phone: {thing}
h Making {a thing} calmed me down
o {when^} the internet was down, so I made {a thing}.
o Half a year into this hobby, and the {thing} is my favourite so far.
o It was somebody's birthday and I didn't want to buy something, so I made {a thing} {gift}.
o It took {tries} tries to get one {thing} I can show you.
o I started this when I couldn't sleep, and one {thing} later I sleep fine.
o None of the tutorials explain how to finish {a thing}, so I will.
o The kit for the {thing} sat in a drawer for a year.
f hours | It took me {hours} hours. | ⏱ {hours} hours | Time: {hours} hours, with a series on in the background
f cost | Materials were \${cost}. | 💰 \${cost} | Cost: \${cost}, tools not included
f tries | This is try number {tries}. | Attempts: {tries}
f colour | The colour is {colour}. | Colour: {colour}, the next one will be {colour2}
x I made it {gift}, and the first thing I heard was "where did you buy that?"
x I bought too much {colour}, half would have been enough.
x If your hands shake, take a break, the {thing} will wait.
x No fancy tools, mine are from the stationery shop.
x Take your time at the end of {a thing}, that's where mine go wrong.
x {who^} watched, took it from me to try, and gave it back ten minutes later.
x Get up once an hour, {a thing} takes longer than your back likes.
x Next one in {colour2}, {gift2}.
x The crooked side faces the wall.
x There are classes for this, but I like making {a thing} at my own table.
q {colour2^} or {colour3} for the next one?
q How do you finish {a thing}?
q Who wants to make {a thing} together?
q Could I sell this {thing}, honestly?
t handmade; {thing}; craftersofrednote; slowhobbies; beginnercrafts; makersgonnamake; diy
e 🧶 ✂️ 🎨 🤍
a hours | How long did it take you? | {hours} hours over a few evenings.
a cost | What did the materials cost? | \${cost}, from a kit.
a tries | Can a beginner do it? | Yes, this was my try number {tries}.
a colour | What colour is that? | {colour^}, the photo is a bit warm.
c So cute, do you sell them?
c My {thing} looks like a different species.
c {colour^} is perfect for it.
c I'm all thumbs, but now I want to try.
c Please do a tutorial for the {thing}.
c My gran used to make these.
c Make one {gift2}, they'd cry.
c I watched the second step three times and I still don't get it.
c {hours} hours? I can't sit through a film.
c Stealing this colour idea.
`;
