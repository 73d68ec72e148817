/** Forms of English notes about clothes, looks and the home, in the format of `parseForms`. */
export const living = `
= outfits.item | outfits | image image image video | mirror handbag sunglasses socks | wall linen rose mint
: family | style
@ dress | a first date / a friend's wedding / dinner with the in-laws / a birthday dinner | I can eat a full dinner in it and still breathe.; [!j] Sitting creases it a bit at the back. I've decided not to look.; [!j] I ran for a bus in it. The dress was fine, I wasn't.; For once I didn't have to take anything up.; [!j] It moves nicely when you walk, I may have walked up and down the corridor.; I needed help with the back the first time, now I've got the knack.; It's lined, so you can't see anything through it.; The waist sits in the right place for me, which almost never happens.; It has POCKETS.; The length is perfect for flats.; I danced in it all night.; It's flowy and hides a big lunch.
@ coat | the school run / dinner in town / a weekend away / the office | A thick jumper fits underneath and I can still bend my arms.; [!j] I've nearly shut it in a taxi door, twice.; [!j] On the metro it's a sauna, so I carry it down the escalator.; [!j] It collects hair from somewhere. I don't own a cat.; You notice the weight after an hour of shopping.; [!j] I waited for the first cold day like a child for snow.; It's really warm, I only need a thin layer under it.; Wool blend, so it's a bit itchy at the neck without a scarf.; The cut is roomy, I could have taken a size down.; Perfect for the commute.; I had it shortened a little.; It keeps its shape even after rain.
@ jacket | the school run / a weekend away / a windy day / a day in town | The sleeves are long enough to pull over my hands at the bus stop.; It lives on the back of my office chair because of the air con.; A hoodie fits under it, just about.; [!j] I left it in a restaurant and took a taxi back for it.; [!j] I wore it on a windy ferry and was the only one not complaining.; My keys and my phone fit in the pockets, so at lunch I leave my bag in the office.; Light enough for spring evenings.; It keeps the wind out but it isn't waterproof.; The zip is a little stiff.; It goes with jeans and with dresses.; The pockets are deep enough for a phone.; It makes every outfit look a bit cooler.
@ sweater | the office / a lazy Sunday / a weekend away / dinner in town | I wore it on bare skin for a whole day and nothing itched.; [!fit !j] It comes up big on me, so it's half sweater and half blanket.; It bobbled a little where my bag rubs. Thirty seconds with a razor and it was gone.; It's the only thing I own that gets washed by hand.; [!j] I fell asleep in it on the sofa and woke up looking almost normal.; [!j] Our office air con has finally lost.; Super soft, and warm without being bulky.; It's great with a shirt under it for work.; I wash it by hand with a bit of shampoo and dry it flat.; The neck isn't scratchy.; I live in it at the weekend.; It's thinner than it looks, so good for layering.
@ shirt | the office / a job interview / dinner in town / a day in town | I don't iron. I hang it in the bathroom while I shower, and that mostly does it.; Tucked in at work, out on the way home.; At the weekend I wear it open over a T-shirt.; [!j] Soup comes out of it in one wash, and I know because I tested it.; The collar stays where I put it.; [!j] My dad has nearly the same one and we both pretend not to notice.; Crisp, but not stiff, good for hot days.; You can see a dark bra through it, so wear nude.; I like it a bit oversized with the sleeves rolled up.; The cotton is nice and thick.; It's my favourite thing for meetings.; The cuffs look great rolled up.
@ tshirt | a lazy Sunday / a day in town / a weekend away / the school run | [!j] The neck hasn't gone wavy yet, and that's where mine always die.; [!j] I've slept in it, I won't lie.; Half tucked in, it looks as if I'd thought about it.; I wash it in the evening and it's dry on the balcony by morning.; The label in the neck is a soft one, so I left it in.; [!j] It's a T-shirt, I don't know why I'm this pleased.; Heavy cotton, keeps its shape.; It's not see-through, I checked in the sun.; I bought two more in other colours.; The best basic I've found in a while.; The sleeves have a nice length.; I like the slightly boxy fit.
$ height=152..186 days=4..40
% with=white trainers; chunky trainers; loafers; ankle boots; a canvas tote; a silver chain; a silk scarf; gold hoops
% size=S; M; L; XL
% mate=my mum; my flatmate; my sister; my partner; a colleague; my best friend
g dress coat jacket sweater shirt tshirt
h [!look] {colour^} {thing} for {style}
h My {brand} {thing}, as worn today
h [days>=14] Still happy with the {colour} {thing}
h Mirror selfie: the {colour} {thing}
h The {thing}, and yes, I took {colour}
h [!hon] Honest look at my {brand} {thing}
h [!look] {thing^} plus {with}, that's the outfit
h [!look] What I wear for {style}: {a colour} {thing}
h [days>=14] The {colour} {thing} I keep reaching for
h [days<21 !new] New {thing} from {brand}
h {brand} {thing} on a normal person
h Not a model, just a {thing}
h [!look] {colour^} {thing}, styled simply
h [!look] Everyday look with a {colour} {thing}
h {brand} {thing} try-on
h [!look] OOTD: {colour} {thing}
h [days<21 !love] In love with this {colour} {thing}
o [!got !j] I went in for socks and came out with {a colour} {thing}.
o [!new !j] I cleared out half my wardrobe, and this {thing} wasn't even up for discussion.
o [!st] When I have no idea what to wear for {style}, I put on this {thing} and stop thinking.
o [!pick !j] It took me two visits to the shop to decide on {colour}. It's a {thing}, not a house, I know.
o {mate^} asks about the {thing} every time I wear it.
o [!st !j] I needed something for {style} and had about an hour to find it, so this {thing} was a panic buy.
o [!j] I said no new clothes until the end of the year. Then I saw this {thing}.
o Somebody wanted to know how the {colour} {thing} looks in real life. Like this.
o [!got !j days<14] The {thing} arrived while I was on a call, and I tried it on with the camera off.
o [!j] I have been looking for {a thing} like this for longer than I want to admit.
o [!look] Simple outfit today: {a colour} {thing} and {with}.
o [!new days<21] New in my wardrobe: this {colour} {thing}.
o [!look] Today's outfit for {style}.
o A lot of you asked where the {thing} is from. It's {brand}.
o [days>=14] Wore this {thing} so many times already that I want to share it.
o [!love] Obsessed with this {colour} {thing} right now!
o [!hon] Honest opinion on my {brand} {thing}, because I couldn't find any reviews.
o Comfy but still put together, that's why I like this {thing}.
o [!new] This {thing} has been my go-to for weeks.
o I don't usually buy {colour}, but I couldn't say no to this {thing}.
o Quick try-on of the {brand} {thing}.
o [!new days<21] Finally it's here, my {thing} from {brand}.
f height | I'm {height} cm, for reference. | I'm {height} cm tall. | 📏 {height} cm | Height: {height} cm | My height: {height} cm | For size: I'm {height} cm. | I'm {height} cm, so you can compare. | 👤 {height} cm | Me: {height} cm
f size | I took size {size}. | I went with {size} in the end. | My {thing} is a size {size}. | From {brand} I took {size}. | Size: {size} | 🏷️ {thing}: {size} | 🏷️ {brand}, {size} | I ordered size {size}. | I'm wearing size {size} here. | 🏷️ size {size}
f days | I've had it for {days} days now. | It's been in my wardrobe for {days} days. | I've been wearing it for {days} days. | 📅 worn for {days} days | I've had it {days} days | I bought it {days} days ago. | It's been {days} days. | 🗓 {days} days of wear
f price | I paid \${price}. | It was \${price}. | 💰 \${price} | Price: \${price} | It cost \${price}. | I paid \${price} for the {thing}. | 🏷️ \${price}
f colour | The colour is called {colour}. | Mine is the {colour} one. | I took the {thing} in {colour}. | Colour: {colour} | 🎨 {colour} | 🎨 {brand} {colour} | It's the {colour} one. | This is {colour}. | 🎨 in {colour}
x [!got] On the hanger it looked like nothing. I only tried it on because the fitting room was empty.
x [days>=12 !j] {mate^} borrowed it for a weekend and I had to ask for it back twice.
x One complaint for {brand}: there were loose threads on day one, I cut off three.
x [!j] Two compliments the first day I wore it, which is two more than usual.
x [!fit] If you're between sizes at {brand}, go up. I tried both.
x [!j] I tried it with {with2} once. Once.
x In the pictures the {colour} looks a little flatter than it is.
x [!pick !j] I nearly sent it back because of the colour, and then {mate} told me not to be an idiot.
x [!j] I've stopped saving it for good days. It has been to the supermarket.
x [!j] I have a long back and short legs, so finding the right length is always hard.
x [!j] I'd take it in a second colour, but not before payday.
x [!st !j] I forgot I had it on halfway through the day, and that's really all I want from clothes.
x [!j] I paid for it myself, {brand} doesn't know I exist.
x [!pick !j] I'm hopeless with colours, so {mate} picked this one.
x [!j] My first idea was {with}, the second was better shoes, and the third was to stop and leave the house.
x [!j !cost] It's a bit more than I normally spend, so now I have to wear it until I'm fifty.
x [!j] My only worry is the washing machine in this flat. It eats things.
x [!j] Somebody at work said it looks expensive. I just said thank you.
x It took about a week before it felt like mine and not like something I'd borrowed.
x Ask me again in spring, but right now I'd wear it every day.
x [!j] My cousin has the opposite of my figure and it looked good on both of us, which annoyed us both.
x [!j] I ironed nothing for this post.
x [!j] It smelled a bit like the shop for two days.
x [!j] My old {thing} is now the one for painting walls.
x It's the only thing in my wardrobe that still looks new.
x [!j] I wore it to the market and the fruit lady said something nice, I think. My Chinese isn't there yet.
x [!j !cost] If I had to complain, it would be about the price.
x It's comfy and it goes with everything, what more do you want.
x The material feels really nice, not cheap at all.
x [!fit] True to size for me.
x [days>=7] I've been wearing it nonstop.
x [!cost] Not the cheapest, but the quality is there.
x I kept the rest simple with {with}.
x [!st] Perfect for {style}, I think.
x So happy with this one, no notes.
x The colour is nicer in real life than in my photos, sorry about the light.
x Delivery took forever, but OK.
x [!fit] I'd size down if you like things fitted.
x [!got !fit] I ordered two sizes and sent one back, returning was easy.
x [!fit] It runs a little long on me, but I don't mind.
x My friend asked for the link right away.
x It looks more expensive than it is.
x I wasn't sure at first, but it's grown on me.
x [!fit] A bit tight in the shoulders for me.
x It wrinkles a little in the suitcase, nothing bad.
x Easy to dress up or down.
x Would I buy it again? Yes.
x The stitching is neat, I checked.
x Let's see how it looks after ten washes.
x I prefer it to my expensive one.
x The colour suits my skin tone.
q What would you wear with the {thing}?
q Which shoes would you put with {colour}?
q Should I have gone for another colour?
q Would {with3} be too much?
q Does anyone else have something from {brand}?
q Which bag would you carry with this?
q How would you style it for a really cold day?
q Does this count as boring?
t ootd; {thing}; {colour}; realbodies; capsulewardrobe; everydaystyle; whatiwore; workwear
e 👗 🧥 ✨ 👜 🤍
a size | What size did you get? | {size}, and it sits how I like it.
a height | How tall are you? | {height} cm, a bit more in shoes.
a colour | What's the colour called? | {colour^}, it says so on the label.
a price | How much was it? | \${price}, new.
a days | How is it holding up? | Fine so far, but it's only been {days} days.
d I have the same {thing} in another colour and I basically live in it. | *Which colour? I'm tempted. | Same here, two of them.
d I'm 150 cm, would it drown me? | *It might be roomy, start with the smallest size. | I'm 151 and most of {brand} is okay on me.
d {with^} with that? I'd never have thought of it. | *Me neither, I was in a hurry. | It works though.
d Does {colour} work on pale skin? | *I'm pale and nobody has asked if I'm ill. | Try it in daylight, shop lights lie.
d Ordered one. If it doesn't fit I'm blaming you. | *Please report back! | I'm waiting for this update.
d Too much for {style}? | *I asked myself that and wore it anyway. | Not at all.
d On me this would look like a sack. | *I look like a sack in most things, try it. | Same, shoulders like a coat hanger.
d [height<166] Finally someone who isn't two metres tall. | *Small people unite. | I was about to write that.
d [height>=177] Tall person here. Everything I buy ends at my ribs, does this? | *No, and that's why I kept it. | Tall people club, hello.
d How do you wash it? | *Exactly how the label says, for once in my life. | Read the label. I ruined two sweaters last year.
d {brand} sizing makes no sense to me. | *I try on two and keep one. | I own two sizes from them and both fit.
d I had one like this and the seam went after a month. | *Oh no. I'll keep an eye on mine. | Did you take it back?
d My husband looked over and said "nice", and he never notices clothes. | *Tell him thank you.
d Been looking for exactly this for ages. | *Then take it as a sign. | Check second-hand first, I got mine for half.
d Would you take it travelling? | *Yes, rolled up, and I'd hope for the best.
d I said I wouldn't buy anything this month. | *I said that too. | The month isn't over, be strong.
d My teenager just told me this is "actually fine". | *Best review I'm ever going to get.
d It's not my style, but I get why you like it. | *Fair, I wasn't sure in the beginning either.
d How many times did you change before you went out? | *Three. | Only three?
d Is it true that {brand} changed the fit last year? | *No idea, it's my first {thing} from them. | Feels the same to me.
d Can I see it with jeans? | *I'll try at the weekend. | Waiting for this too.
d Where did you get it? | *It's from {brand}. | I'd like to know too.
d Is it warm? | *Warm enough with a layer. | Depends where you live.
d What are the shoes? | *Old ones, I don't remember the brand. | I was wondering as well.
d Does it shrink in the wash? | *Not so far. | Wash it cold.
d You look great! | *Thank you! | Agreed.
d Is the material itchy? | *Not for me. | I'm sensitive and it's fine.
d Do you think it'll go on sale? | *Probably, they usually do. | I'm waiting too.
d What's your usual size? | *I'm mostly {size}. | I always take one up there.
c {colour^} is my colour too.
c Link please!
c My {thing} is ten years old and just got jealous.
c Need this. Payday is in two weeks. Pain.
c My sister and I share everything, so technically this would be half price.
c I own four of these and still clicked.
c The shop near me only has sizes for toddlers.
c Okay but with {with}? Yes.
c Do they ship outside the city?
c Love this colour on you.
c So simple, so nice.
c Just ordered it!
c Super cute.
c I have it too, great quality.
c This is so my style.

= outfits.extras | outfits | image image image video | mirror handbag sunglasses socks | wall linen rose mint
: family | has | pl | style | it | them | is | these | fit
@ handbag | has | handbags | the office / a day in town / a weekend away / a friend's wedding | it | it | is | this | fits | [!j] My umbrella goes in if I put it in at an angle.; [!j] I finally find my keys before my neighbour opens the door for me.; [!j] It sat on a café floor once and I felt bad all afternoon.; [!j] I had to leave my big wallet at home and I don't miss it.; It stands up by itself, which my old one never did.; [!j] My book doesn't fit. My phone, a lipstick and half a croissant do.; It fits my tablet, a water bottle and a small umbrella.; The strap is adjustable and long enough for crossbody.; The leather is soft but it scratches easily.; The zip runs smoothly and there's a pocket inside for cards.; It's roomy but doesn't look huge.; The hardware feels solid.; The inner pocket is too small for my phone.
@ boots | have | boots | cold mornings / a day in town / a weekend away / a long walk | they | them | are | these | fit | I walked eleven kilometres the first Saturday and had one small blister.; With my high instep I needed half a size more.; [!j] They make a proper noise on the stairs, everyone knows I'm home.; [!j] The first evening I wore them in the flat with two pairs of socks.; They were stiff for about a week.; Wet pavement, no slipping so far.; They're warm enough without thick socks.; Comfortable right away, even for a full day of walking.; The zip on the side makes them easy to get on.; I'd go half a size up.; I wear them with dresses too.; They look good even with scuffs.; The soles have good grip.
@ sneakers | have | sneakers | a day in town / the school run / a weekend away / travelling | they | them | are | these | fit | They were soft from the first day, no plasters needed.; [!j] I stood in them for six hours at a trade fair and my back didn't say a word.; [!j] They squeak on our office floor and I've decided to live with it.; [!j] I own a special little brush now. That's who I am.; [!j] Somebody stepped on my left toe on the second day, of course.; My insoles go in without lifting my heel out.; Super comfy, like walking on clouds.; They get dirty fast, so I bought a cleaning spray.; A bit narrow in the front, so size up if you have wide feet.; I walked fifteen thousand steps in them without pain.; The laces come undone all the time, so double knot.; They make my feet look smaller.
@ loafers | have | leather shoes | the office / a friend's wedding / a job interview / dinner in town | they | them | are | these | fit | The heel rubbed for a week and then it stopped.; I put newspaper in them overnight after the rain, and they survived.; They've gone softer at the sides where my feet are wide.; [!j] I polish them on Sunday evenings like my grandfather did.; [!j] They click on tiles and I walk more slowly because of it.; Thin socks only, with thick ones I couldn't get in.; They look really smart with trousers.; The leather needs about a week to break in.; They're flat but there's some padding, so I can stand in them all day.; Smart enough for a meeting and comfy enough for the metro.; I got a little blister on day one and none since.; Real leather, you can smell it.
@ sunglasses | have | sunglasses | a day at the beach / a long drive / a weekend away / a day in town | they | them | are | these | fit | They don't pinch behind the ears, even after a long drive.; [!j] I sat on them on day three. Still straight.; They slide a bit when I sweat.; On me most pairs look like goggles, and these don't.; [!j] I forget them on my head and then look for them.; [!j] They hide a bad night better than coffee does.; They're polarised, which is great for driving.; Light, I forget I'm wearing them.; They come with a hard case.; They suit a round face like mine.; They stay on when I bend down.; The lenses are dark enough for the beach.; My boyfriend keeps borrowing them.
@ watch | has | watches | the office / a job interview / a friend's wedding / dinner in town | it | it | is | this | fits | [!j] I shortened the strap at the kitchen table with a nail file, don't tell the shop.; [!j] My wrists are thin and it doesn't look like a wall clock on me.; [!j] I check my phone less, which I really didn't expect.; The strap was stiff for a few days.; [!j] It has survived one encounter with a door frame.; [!j] I keep looking at it without reading the time.; It's light and thin, so it fits under a sleeve.; You can change the strap without tools.; I don't take it off to wash my hands and nothing has happened.; The face is easy to read.; It's simple and doesn't shout.; The battery's supposed to last two years.
@ cap | has | caps | bad hair days / a day in town / a weekend away / a long walk | it | it | is | this | fits | I have a big head and this goes on without leaving a mark.; It came back from a rainy walk with the same shape.; [!j] I wore it indoors for a whole day before anyone said anything.; [!j] It saves me about twenty minutes in the morning.; It packs flat into my bag.; [!j] My fringe hates it, the rest of me is happy.; You can adjust it at the back.; It keeps its shape in the wash, I put it in at 30.; Good for sunny days and for days when my hair won't cooperate.; It fits even with a ponytail.; The material is thick, good quality.; It keeps the sun out of my eyes.
$ days=21..90 times=4..14
% match=jeans; suit trousers; a long skirt; a hoodie; a white shirt; a grey jumper; a trench coat; wide trousers
% mate=my mum; my flatmate; my sister; my partner; a colleague; my best friend
g handbag boots sneakers loafers sunglasses watch cap
h [!weeks] My {brand} {thing}, some weeks later
h [!st] My {thing} for {style}
h [!m] {brand} {thing} and {match}
h The {brand} {thing} I didn't send back
h [!old] My old {thing} gave up, so here we are
h [!weeks] My {colour} {thing} after a few weeks
h I gave in: {brand} {thing}
h [!all] {thing^} that {fit} in with everything I own
h [!weeks] A few weeks with {brand}
h Small update on the {brand} {thing}
h [!rev] {brand} {thing}: my honest opinion
h [!m] {colour^} {thing} + {match}
h [!new] Weeks of testing: {brand} {thing}
o [!j !got] The {thing} sat in my basket for weeks before I pressed the button.
o [!j] {mate^} noticed the new {thing} before I'd taken my coat off.
o [!old !j] My old {thing} gave up in the middle of the street, so I had no choice.
o [!st] For {style} I need something I don't have to think about. This time it's {these} {thing}.
o I wanted something quieter than usual and ended up with {these} {thing}.
o [!j] I'm bad at buying {pl}. I go for the pretty ones and then never use them.
o [!j] It was supposed to be a present for {mate}. I kept the {thing}.
o [!j] I wrote "no more {pl}" on a list in January. It's fine.
o Three people asked about the {thing} in one week.
o [!j !got] The first {thing} I tried on won, and I tried on four more.
o [!j] My review of {these} {thing}, written on the metro, so excuse the typos.
o [!j] The {thing} in the first picture {is} mine now, and I'm a bit in love.
o Finally got the {brand} {thing} I wanted!
o [!st] Went with the {colour} {thing} for {style} today.
o [!weeks] A few weeks ago I bought {these} {thing}.
o [!rev] Review time: {brand} {thing}.
o So many questions about the {thing}! {brand}, that's the short answer.
o Saved up for the {brand} {thing} and finally ordered.
o [!m] {colour^} {thing} and {match} today.
o I'd been looking at the {brand} {thing} for a long time.
o [!old] Time for something new, and I went with {brand}.
o Love, love, love {these} {thing}.
o For anyone thinking about the {brand} {thing}.
o Not sponsored, I just like {these} {thing}.
f price | I paid \${price}. | It came to \${price}. | 💰 \${price} | Price: \${price} | \${price} in the shop. | I spent \${price}. | 🏷️ \${price}
f colour | The colour is {colour}. | I went for {colour}. | I have the {thing} in {colour}. | Colour: {colour} | 🎨 {colour} | Mine: {thing} in {colour} | I took the {colour} version. | This is the colour {colour}.
f days | I got {them} {days} days ago. | I wanted to try it out first, so this is after {days} days. | I've had {them} for {days} days. | 📅 {days} days in | Had {them} for {days} days | I bought {them} {days} days ago. | {days} days of use so far. | 🗓 {days} days
f brand | The brand is {brand}. | {brand} again, I'm predictable. | The {thing} {is} from {brand}. | Brand: {brand} | 🏷️ {brand} {thing} | I got {them} from {brand}. | They're by {brand}, in case you're wondering.
f times | I've used {them} {times} times so far. | I've been out with {them} {times} times. | The {thing} {has} been out with me {times} times. | Worn so far: {times} times | ✅ {times} outings so far | I've used {them} about {times} times.
x I tried {match} and {match2}, and both are fine.
x [!j] {mate^} guessed twice what I paid. I didn't correct anything.
x [!j] The box from {brand} was huge, my cat would have liked it if I had one.
x [!got] I'd try {them} on in a shop if you can, because the photos say nothing about the size.
x [!all] {match3^} didn't work. Too much going on.
x [!j] I wipe {them} down before putting {them} away. Two months from now I probably won't.
x [!j !pick] I was between two colours for days and {mate} got so bored that I just took one.
x In the evening light the {colour} looks like a different colour altogether, in a good way.
x [!j !scr] {it^} {is}n't perfect. There's a tiny scratch already and only I can see it.
x [!j] I've looked for something cheaper and just as good. There probably is something, I stopped looking.
x [!st !j] I bought {them} for {style} and use {them} for everything else.
x [!j] My whole outfit was {match} and no effort, and it still looked like I had a plan.
x I don't baby {them}. If something happens it happens.
x [!j] Not something I'd take to the gym, but I've seen people do worse.
x [!j] Two strangers asked me where I got {them}. I was so surprised that I forgot the name of the shop.
x [!j] My bank app put it under "other". Rude.
x [!j] I thought about returning {them} for a week, and then the week was over.
x [!j] I keep {them} by the door, which says everything.
x [!j] {mate^} wants the same but in another colour, so now we can't meet on the same day.
x [times<8] I haven't used {them} that often yet, to be honest, because the weather has been awful.
x I'm not rough with things, but I'm not careful either, and so far so good.
x [!j] {mate^} said I didn't need more {pl}. Nobody said need.
x I had the receipt in my purse for two weeks, just in case.
x [!j] The fruit lady downstairs noticed before my colleagues did.
x I read too many reviews and got confused, so in the end I just went by how {it} looked.
x [!j] The first time out it rained, of course.
x [!j] My phone shows me nothing but {pl} now.
x [!j] For everyday things I wait for the sales, and I nearly waited too long.
x Good quality for the price, I think.
x {match^} and done, easy outfit.
x [!all] The colour goes with everything I own.
x So glad I went for {these} in the end.
x [!scr] No problems so far, nothing loose, nothing scratched.
x [!got] Shipping was quick and everything was well packed.
x Not perfect, but I'd buy {them} again.
x A bit expensive, I admit.
x I was worried about the quality, but it's really fine.
x [!pick] My first choice of colour was sold out, but I like this one too.
x If you're on the fence: wait for a sale, {brand} has them often.
x I've tried cheaper ones before and they fell apart, so I spent a bit more this time.
x I'd been looking for something like this in {colour}.
x My mum wants the same now.
x I was lucky, there was only one left in the shop.
x Exactly as in the photos.
x The quality surprised me in a good way.
x A classic you can keep for years, I hope.
x Simple, and exactly what I was looking for.
x {brand} doesn't have many colours, that's my only complaint.
x I compared five brands and liked this one most.
x I'm very happy with my choice.
q Which colour would you have taken?
q Does anyone have experience with {brand} after a year?
q How do you clean yours?
q What do you wear for {style}?
q Do you like them in this colour?
q What should I look at next, for the same money?
q What would you have paid?
t {thing}; accessories; ootd; {colour}; everydaystyle; honestreview; wardrobebasics
e 👜 👟 🕶️ ✨ 🤍
a colour | What's that colour? | {colour^}, it's like that in daylight too.
a days | How long have you had {them}? | {days} days, no complaints so far.
a brand | And the brand? | {brand}.
a times | How often have you had {them} out? | Maybe {times} times so far.
a price | What did you pay? | \${price}, on sale.
d I only own black and now I have doubts. | *Start with something small, that's what I did. | Black is safe, stay.
d Is the quality okay? I had bad luck with {brand}. | *No problems so far, but ask me in a year. | Mine from them lasted four years.
d {brand} feels pricey for what it is. | *I waited for the sale, I'm not made of money. | It is, but I'd still buy it.
d Got the same and had a compliment on day one. | *See! It's not just me.
d Too casual for {style}? | *Nobody said anything, so I'm going with no. | Depends on who's invited.
d I've been going back and forth on this for a month. | *I know that feeling. Just try it once. | Same, three tabs open right now.
d The photo convinced me, my bank account didn't. | *Tell it I said sorry.
d How did you decide on the size? | *I tried two and took the one I forgot about. | I just guess. It's never right.
d My mum has had hers for twenty years. | *That's what I'm hoping for. | They don't make them like that anymore.
d Not for me, but {colour} is a good choice. | *Thanks, I was nervous about it.
d Cheap-looking up close, or okay? | *I don't think so. My mum touched it and nodded. | I saw it in the shop, it's fine.
d Okay in the rain? | *It happened once, by accident. All fine. | I wouldn't risk it.
d I'd leave {them} on a train within a week. | *I've only left {them} in a café so far, and ran back. | I lose everything, same.
d Any idea if there's a grey version? | *I think there was a grey one, or something close to it. | Would like to know that too.
d My boyfriend says I have enough {pl}. What does he know. | *You can never explain this to them. | Mine counted. Rude.
d I sent mine back after a week, just wasn't me. | *That happens, better than a full cupboard. | What didn't you like?
d Where did you get yours? Sold out everywhere here. | *In a little shop, the last in this colour. | They restock on Thursdays, I think.
d Wait until it's on sale again, everyone. | *Wise words. I had no patience. | Sales start next month.
d Honestly I'd be scared to use {them}. | *I was too, for about two days.
d Second-hand is full of these, just saying. | *True! I was impatient. | Half the price, too.
d Where did you get {them}? | *{brand}. | I want to know too.
d Comfortable? | *Yes, very. | Mine took a while.
d How's the quality? | *Good so far. | I've had mine for a year, still fine.
d Do you have a discount code? | *Sorry, no. | There's one on their page sometimes.
d Love the colour! | *Thank you, me too. | It's so nice.
d Is it worth the price? | *For me yes. | I'd wait for the sale.
d Would you take the same colour again? | *Yes, I think so.
c With {match}, yes.
c {colour^} would go with everything I own.
c Came for the first picture, stayed for the colour.
c Link please, small budget.
c I know exactly which sister would steal this from me.
c Same here, {colour} too.
c I need a reason to buy this. Anyone?
c One of us has good taste and it isn't me.
c So pretty.
c I've had mine for two years, still love it.
c Great choice!
c Which shop? I want the same.

= beauty.routine | beauty | image image video text | lotion-bottle mirror lipstick sponge | rose mint marble linen
: thing | art | skin | ml | pack | price | weeks | time | mistake | slow
@ night cream | lotion-bottle | dry skin | 50 | jar | 12..58 | 3..12 | after the shower | used far too much / went straight to bed with wet hair stuck to it | 1 | [!j] A pea is enough. With more, it rolls off in little crumbs.; It got me through the week when my heating broke.; My pillowcase gets some of it too, so I change that more often now.; I put what's left on the backs of my hands.; [!j] It has a little spatula, which I lost on day one.; [score>=7] Rich but not sticky, and my skin is soft in the morning.; It has no strong scent, which I like.; Too heavy for me in summer, perfect in winter.; My skin feels calm in the morning.; It takes a minute to sink in.; You only need a tiny bit.
@ foaming cleanser | soap | combination skin | 100..200/10 | tube | 6..24 | 3..10 | at ten at night | washed my face three times a day / rubbed like I was cleaning a pan | 1 | It doesn't take off sunscreen, I need something else for that.; [score>=7] My face doesn't feel tight afterwards, and that's what I wanted.; [!j] It stings if you get it in your eyes. Guess how I know.; There's a lot of foam from very little, I use a pea.; [!j] My forehead calmed down first, my chin took longer.; [score>=7] It cleans well without being harsh.; I use it only in the evening, in the morning water is enough for me.; The tube is easy to squeeze out to the last bit.; It smells fresh and clean.; It gets rid of the oil without drying my skin.; Good for gym days.
@ matte lipstick | lipstick | olive skin |  | stick | 8..34 | 2..8 | before I leave the house | wore the wrong shade / skipped the balm | 0 | [!j] I put on balm, make coffee, and then the lipstick goes on.; [!j] It survives coffee but not noodles.; By the evening it's a bit dry in the corners.; Masks used to ruin every lipstick I owned, this one mostly stays.; It's more brick than red in daylight.; The colour is really pretty, a warm brown red.; [score>=7] It isn't as drying as other matte ones.; You need an oil cleanser to get it off.; It doesn't bleed.; The shade looks good on everyone, I think.; I line my lips first.
@ sunscreen | sun | oily skin | 30..60/5 | tube | 8..32 | 2..10 | before I leave the house | forgot my neck / put on foundation too early | 0 | Two fingers of it is a lot, so I do it in two rounds.; I give it three minutes before foundation, otherwise it pills.; No white mask in photos, I checked with the flash on.; [!j] It stings a little when I sweat into my eyes on the bike.; [!j] My neck is finally the same colour as my face.; [score>=7] It feels light, not greasy at all.; It works under make-up.; I reapply at lunch when I'm outside a lot.; It doesn't leave a white cast on me.; A little shiny at first, then it settles.; I use it every single day, even in winter.
@ cleansing oil | lotion-bottle | sensitive skin | 150..250/10 | bottle | 8..36 | 3..12 | as soon as I get home | used it with wet hands / rinsed it off after five seconds | 1 | [!j] Dry hands, dry face, forty seconds. I count in my head.; Mascara needs a bit more patience.; [!j] It feels like salad for the first few seconds.; I've stopped using those wipes, so the bin is emptier too.; [!j score>=7] My skin didn't go red once, and it goes red from looking at things.; [score>=7] It gets everything off, even waterproof mascara.; You have to rinse well or it leaves a film.; I use a normal cleanser after it.; It turns milky when you add water.; It smells of almost nothing.; My pores look clearer.
@ foundation | sponge | combination skin | 30 | bottle | 14..52 | 2..10 | before the train | wore the wrong shade / used three pumps | 0 | Around the nose my finger does it better than the sponge.; By four I'm shiny, and a tissue sorts it out.; The shade is a touch yellow on me in winter.; My freckles still show, I like that.; I got some on a white collar. It does come out.; [score>=7] Medium coverage, looks like skin.; I put it on with a damp sponge.; It oxidises a little, so go a shade lighter.; It covers redness but not everything.; It doesn't cling to dry patches.; The pump is great, no mess.
@ brow pencil | pencil | shaky hands |  | pencil | 5..22 | 2..10 | at half past seven | drew them far too dark / pressed far too hard | 0 | I draw the tail first and then work inwards.; I took a shade lighter than my hair.; The little brush on the other end is the better half of it.; [!j] They'll never be twins. I've told them that's all right.; [!j] It survived a spin class, more or less.; The tip is thin enough for single hairs.; It doesn't smudge, even in this humidity.; I only need two minutes for both sides now.; The brown is cool, not reddish.; Easy to sharpen.; It lasts all day on me.
@ body lotion | lotion-bottle | very dry skin | 250..400/50 | bottle | 6..26 | 3..8 | after the shower | waited until my skin was bone dry / only ever did my arms | 1 | [score>=7] I put it on while I'm still a bit damp, that made the difference.; [!j score>=7] After two weeks my shins stopped looking like a map.; [!j] It sinks in before I've found my pyjamas.; [!j] My dog tries to lick it off, I don't think he should.; [!j] I keep a second one at work, mine disappears there.; [score>=7] It absorbs fast and isn't sticky.; The pump makes it easy to use every day.; [score>=7] My elbows have never been this soft.; It has a light coconut scent.; It's a big bottle, so it lasts.; My legs don't itch anymore.
@ hair oil | droplet | fine hair | 60..100/10 | bottle | 9..34 | 3..12 | before the hairdryer | put it on my scalp / used three pumps | 1 | [!j] Only the ends, a pump and a half, or I look like I've been swimming.; A little before drying and a tiny bit after.; [!j score>=7] My plait comes out without crying now.; [!j] It doesn't mend split ends. I went to the hairdresser for those.; The pump drips, so mine stands on a saucer.; [score>=7] It makes my ends look healthier straight away.; It smells nice but it isn't strong.; On fine hair really use just a drop.; Two drops are enough for my length.; My hair is shinier and less frizzy.; It's too heavy for the roots.
@ nude nail polish | nail-polish | clumsy hands | 8..12 | bottle | 5..16 | 2..6 | on Sunday evenings | painted it on too thick / went to bed before it was dry | 0 | [!j] Two thin coats, and a podcast between them.; It lasted a week of washing up before the first chip.; My cuticles get half of it. It washes off in the shower.; On me it's a bit pinker than in the bottle.; [!j] Nobody can see when it chips, which is half the reason I like it.; The brush is wide, so I need three strokes per nail.; It dries fast.; I put a top coat over it and it lasts about five days.; A clean look for the office.; No streaks with two coats.; It's easy to take off.
@ cream blush | lipstick | a round face |  | pot | 8..30 | 2..10 | before the train | pressed too hard / put it right next to my nose | 0 | I start two fingers below the eye and go out towards the temple.; I use my ring finger and stop earlier than I want to.; It goes on top of sunscreen without moving it, mostly.; [!j] A colleague asked if I'd been on holiday.; It melted a bit in my bag in July and set again in the fridge.; [score>=7] Blends easily, even with fingers.; The colour looks scary in the pot but natural on the skin.; It lasts about half a day on me.; It gives a natural glow.; You can build it up.; It looks fresh, not made up.
@ scalp shampoo | bathtub | an oily scalp | 300..500/50 | bottle | 9..28 | 4..12 | after a run | scratched with my nails / washed it twice a day | 1 | I leave it on for three minutes and clean the shower meanwhile.; I went from washing every day to every third day.; [!smell] It smells like a pharmacy at first. You get used to it.; The first week was worse, then it turned.; The lengths get conditioner, otherwise they're like straw.; [score>=7] My scalp is less itchy and my hair stays fresh longer.; It isn't for coloured hair, I think, so check first.; The bottle lasts a long time because you only need it on the roots.; It has a cooling effect that I really like.; My roots have more volume.; It foams well.
$ score=66..95:1
% mate=my mum; my flatmate; my sister; a colleague; my best friend; my cousin
h {thing^}, no ad
h My notes on a {thing}
h [score>=7.5 !again] The {thing} I'd buy again
h [!rev] Honest thoughts on my {thing}
h [score>=8] If I could keep one thing: {thing}
h [!half] One {pack} later: {thing}
h My {thing}, a small update
h [!rev] {thing^} review
h [score<7] {thing^}: not for me
h [score>=8] Best {thing} so far
h [weeks<6 !new] Trying a new {thing}
o I pay for my own things, and this is about a {thing}.
o [!j] I waited a while before writing about this {thing}, because I've been wrong before.
o [!mis !j] I {mistake} for half a year, so I had a lot to learn about {thing}.
o [score>=7.5] {mate^} asked what I'd changed, and the honest answer is only the {thing}.
o [score>=7 !j] I threw out half my bathroom shelf on Sunday, and the {thing} is still there.
o A few of you asked what I think of my {thing}, so here it is.
o [!got !j score>=7] I bought this {thing} at the airport because I was bored, which is how I buy most things.
o [score<7 !j] Everybody seems to love this {thing}. I've tried, I really have.
o [!j] {mate^} gave up on this {thing} after three days, so I was warned, and I still bought it.
o [!j score>=7] I don't do ten steps, I don't even do five. A {thing} I can manage.
o [!j] After a long winter of not caring I finally got a proper {thing}.
o [!j] My third {thing} this year, because the other two were mistakes.
o [weeks<6 !rev] Testing a new {thing} at the moment, here's my honest review.
o [score>=7.5] I finally found a {thing} that works for me.
o [score<7] Hyped everywhere, and this {thing} just didn't work for me.
o I have {skin}, so I'm picky about {thing}.
o [!rev] Quick review of my {thing}.
o [score>=7] My current {thing}. I've been meaning to post about it.
o I got this {thing} because so many people on here recommended it.
o [!half !new] I've almost finished this {thing}, so I can say what I really think.
o [score<7 !new] I've used this {thing} for a while now and I'm not impressed.
o [score<7] Am I the only one who doesn't like this {thing}?
o [score<7] This {thing} gets so much praise on here, and I don't see it.
o My honest thoughts on this {thing}.
o [score>=7.5] Can we talk about how good this {thing} is?
o [score>=7 !new] I've repurchased this {thing}, which says a lot.
f price | I paid \${price} for the {pack}. | The {thing} cost \${price}. | It was \${price} for {ml} ml. | 💰 \${price} for the {pack} | 💰 \${price} / {ml} ml | Price: \${price} | {thing^}: \${price} | I got it for \${price}. | \${price}, not on sale. | 🏷️ \${price}
f weeks | I've used it for {weeks} weeks. | I've been on this {thing} for {weeks} weeks. | It's week {weeks} of the {thing}. | Used for: {weeks} weeks | 📅 {weeks} weeks of {thing} | 📅 {weeks} weeks so far | I've had it for {weeks} weeks now. | After {weeks} weeks I know what I think. | 🗓 {weeks} weeks in
f score | I'd give it {score} out of 10. | It's {an score} for me. | Score: {score}/10 | ⭐️ {score}/10 | {score}/10 from me. | My rating: {score}/10 | 💯 {score}/10
f skin | For context, I have {skin}. | I have {skin}, so yours may be different. | I have {skin}, if that helps. | Me: {skin} | 🙋 {skin} | I have {skin}, just so you know.
x [!use] I use it {time}, and that's most of my routine.
x [!mis] For a long time I {mistake}. It makes a difference when you stop.
x {mate^} tried the same one and didn't like it at all, so get a sample if you can.
x [ml>=20 !smell !j] There's a faint smell, a bit like a clean hotel.
x [!half] I'm about half way through the {pack}, and it's one of three things left on my shelf.
x [!j] I write the date on things like this, otherwise I keep them for years.
x [score>=7 !j] It won't change your life. I did catch myself telling a colleague about it, though.
x [score>=7 slow>=1] Somewhere around week two I noticed, and by then I'd nearly given up.
x [score<7] It isn't bad. I just don't see what I'd be paying for a second time.
x [score<7 !j] I kept waiting for the moment where I notice something, and it hasn't come.
x [!j !pack] The {pack} looks cheap and I'm fine with that.
x [!j] My bathroom has no window and the light is green, so I check everything in the lift.
x [!j] I don't understand the list of ingredients and I'm not going to pretend.
x [!j] I read forty reviews first. Half of them were about the delivery.
x [!half !j] {mate^} borrowed it for a week, and now the {pack} is nearly empty.
x [!got] The lady in the shop wanted to sell me the whole set. I only took this.
x [score>=7 slow>=1] I stopped for a few days to see if it was really this, and I think it was.
x [!j] It's travelled in my hand luggage twice and nothing happened.
x [slow>=1 !j] I missed two or three days. Nothing terrible happened.
x [score>=8 !j] I have a second {pack} in the drawer, and I never do that.
x [!j] My mornings are eleven minutes long, so anything complicated is out.
x [!j] My cabinet door doesn't close, so one thing has to leave before the next one comes in.
x [!got] I bought mine in a shop where I could try it on my hand first.
x The cap cracked when I dropped it, it still closes.
x [!j] I'm not a patient person, so this was a test of character as well.
x [!j] {mate^} says I look rested. I'm not.
x [!j] I don't know if it's this or the fact that I drink more water.
x [!j] The instructions were only in Korean, so I did what the pictures said.
x I nearly bought the expensive one next to it, and then I read what's in both.
x [score>=7] I've tried a few others and this one suits me best.
x [score>=7.5] Love it. Will buy again.
x [score>=8] One of the best things I've bought this year for my routine.
x [score<7] Not worth the money, sorry.
x [score<7] I'll use it up, but I won't buy it again.
x [slow>=1] Do a patch test first, everybody's different.
x It's easy to find online and in most drugstores.
x [slow>=1] A little goes a long way.
x [score>=7] Nothing fancy, but it does what it says.
x [!got] I bought it in the sale, otherwise I'd have waited.
x [!pack] The packaging is pretty, but that's not why I bought it.
x I'm not a professional, this is just my experience.
x [score>=6.5 slow<1] It's good for beginners because there's not much you can do wrong.
x I'd wait for a discount, they have one almost every month.
x [score>=7 !use] Use it {time} and give it some time.
x [score<7.3] For me it's just OK. I expected a bit more.
x [score<7] I don't hate it, it just doesn't do much.
x [score<7] There are cheaper ones that work better for me.
x [score<7] It sounded perfect, but it doesn't suit me at all.
x [score<7] After all those rave reviews I expected more.
x [score>=7.5] My sister has already ordered the same.
x [score>=7 slow>=1] I noticed a difference after a while, slowly but surely.
x [score<7] I gave mine to my flatmate.
x [score<7] Nice packaging, that's about it.
x [score<7] I really don't get the reviews.
x It's vegan, if that matters to you.
x The consistency is nice.
x It travels well, I took it on my last trip.
x [score>=7] It's become part of my routine.
x There's a travel size, start with that.
x [score<7] I won't buy this {thing} again.
x [score<7 slow>=1] This {thing} does very little on me.
x [score<7] I've had a better {thing} for less money.
x [score<7] For me this {thing} isn't worth the hype.
q Anyone else with {skin}? What do you use?
q Is there a cheaper {thing} that does the same?
q What else should I look at for the same money?
q Do you finish things before you buy new ones?
q [ml>=8] Does anyone know a {thing} without any smell?
q How long do you give something new before you give up?
q What have you bought more than once?
t skincare; {thing}; empties; honestreview; simpleroutine; drugstorefinds
e 💄 🧴 ✨ 💧
a price | How much was it? | \${price}, full price.
a weeks | How long have you been using it? | About {weeks} weeks.
a skin | Which type are you? | I have {skin}.
a score | And your score? | {score}, if I have to say a number.
d I have {skin} too and it did nothing for me. | *That's a pity. What do you use instead? | Same, gave mine away.
d I {mistake} for YEARS. | *We need a support group. | Nobody tells you these things.
d [slow>=1] Is it okay while pregnant? | *Please ask your doctor, I only know it's fine for me. | My midwife had a list, ask for one.
d [ml>=20] Does it have perfume in it? I get a rash from everything. | *A little, I think. Try it on your arm first. | Same problem here.
d On my third {pack}, come join us. | *I'm nearly there.
d \${price} makes my student heart hurt. | *I know. Wait for the sales. | There's a mini size somewhere.
d I'd forget to use it after two days. | *I nearly do, I need an alarm for it. | Mine lives next to the toothbrush, that helps.
d [slow>=1] Would this work for my brother? He owns one bar of soap. | *Ha, start him slowly. | Brothers steal it anyway, buy two.
d Finally somebody who doesn't say it changed their life. | *It didn't. My life is the same.
d Is it tested on animals? | *I don't know, I'll look on the box tonight. | I'd like to know too.
d [slow>=1] I used it every day for a month and broke out. | *Oh no, then definitely stop. | Could be the water here, honestly.
d [ml>=20] Can you smell it on the train? | *Only if you sit on my lap.
d Since I moved here my skin does what it wants. Is that the water? | *I blame the air con. | Shower filter. Changed everything for me.
d [slow>=1] My mum swears by plain olive oil. | *She probably looks amazing. | Mine says the same and she does.
d Which shop? I never find anything in the big ones. | *A small one near my metro, next to the bakery. | Try the pharmacies, seriously.
d [ml>=8] Mine leaked all over my gym bag. | *Nooo. I keep it in a plastic bag now. | Same, twice.
d How do I know if I got a fake one? | *I only buy in shops for that reason. | Compare the batch number.
d My routine is falling asleep with the light on. | *Some nights mine is too. | This is me.
d Did you get it for free? | *I wish. Paid at the till like everybody.
d [slow>=1] My boyfriend has started using mine. | *Hide it. | At least he has good taste.
d Have you tried it in summer? | *Not yet, I'm a bit worried about that. | In this humidity nothing holds.
d I bought the wrong one because the packaging looks the same. | *They really should fix that. | I did that last week!
d [slow>=1] Is it good for sensitive skin? | *I'd test it first. | I have sensitive skin and it's fine for me.
d Where can I buy it? | *I got mine online. | The drugstore in the mall has it.
d Does it last all day? | *Most of the day, yes. | On me it doesn't.
d What do you use with it? | *Nothing special, I keep it simple.
d [score>=7] Would you buy it again? | *Yes, I think so.
d Is it fragrance-free? | *I think there's a bit in it. | Check the list.
d Thanks for the honest review! | *You're welcome!
d How does it compare to the expensive ones? | *I can't really tell the difference. | I went back to mine.
c Checking my bathroom shelf right now.
c The last {thing} I bought is still unopened.
c I have {skin} as well, thanks for this.
c Anyone else reading this with a face mask on?
c My shelf is full and still I'm here.
c Does it come in a bigger size?
c My daughter is twelve and knows all of this already.
c Water and sleep, they say. I have neither.
c A {thing} for the lazy, yes please.
c I've been using this for months.
c Thanks, I was about to buy it.
c Didn't work for me, sadly.
c Good to know.
c Just bought one, fingers crossed.

= home.fix | home | image image video text | couch-and-lamp potted-plant framed-picture candle broom | wall linen wood brick
: thing | art | cost | days | tool | tidy | fixed
@ kitchen counter | kitchen-knife | 12..120/2 | 2..5 | hooks / a tape measure / a label maker | 1 | 0 | Only the kettle, the knife block and the fruit are allowed to live on it now.; I put everything in the same jars, with dates on tape.; We can chop things next to each other without elbows now.; [!j] The toaster moved into a cupboard and nobody noticed for two days.; The air fryer was the problem. It's on a trolley now.; A wall rail with hooks for the pans made the biggest difference.; I got a narrow shelf for spices that fits next to the stove.; Wipe-clean mat under the coffee machine, best idea.; Magnetic strip for the knives, so good.; I use a tray for oils and salt.; There's finally space to roll out dough.
@ hallway | door | 30..180/2 | 2..6 | a drill / hooks / a spirit level | 1 | 1 | There's a row of hooks now, and I haven't lost my keys since.; [!j] Four pairs of shoes fit under the bench, so the other nine had to move.; [!j] The delivery guy said it looks nice. I'm counting that.; You can open the front door all the way, which wasn't possible before.; [!j] A mirror opposite the door was a mistake at night, so I moved it.; A slim shoe cabinet is perfect for narrow spaces.; I put up a shelf for keys and mail.; A motion light from the market makes it look much bigger.; A washable rug for wet shoes.; The umbrella stand was a lucky find.; I painted the door a soft green.
@ balcony | potted-plant | 60..420/4 | 3..9 | a broom / a folding saw / cable ties | 0 | 1 | The floor is click-together decking, you can go out barefoot.; The table folds up to the width of a hand.; [!j] I drink my coffee out there even when it's cold, out of principle.; The washing line stayed, it just moved to the other side.; [!j] There was an old pigeon's nest behind the air con.; Outdoor rug, two folding chairs and some string lights, that's all.; Herbs go along the railing because they get the most sun.; We eat breakfast out there now.; Privacy screen for the side where the neighbours are.; Cushions in a waterproof box.; I sit there with a book every evening.
@ desk | books | 18..140/2 | 2..4 | cable ties / a drill / double-sided tape | 1 | 0 | All the cables are tied up underneath.; I moved the lamp to the left and the shadow is gone.; [!j] My cup has its own place and I still put it somewhere else.; [!j] The screen is on two dictionaries, which is finally a use for them.; [!j] I found four pens, three of them dead, and my lost passport photo.; A cable box under the desk hides the extension lead.; A monitor arm gave me so much more room.; The lamp has three colour temperatures and I use the warm one in the evening.; I put a pegboard on the wall for small things.; A footrest helps my back.; Two drawers under it, one for work and one for fun.
@ bedroom | light-bulb | 24..160/4 | 2..4 | a screwdriver / a stepladder / double-sided tape | 0 | 1 | The bulbs are warm now, and I'm asleep half an hour earlier.; There are two switches, so nobody wakes anybody.; The old lamp made everyone look ill.; [!j] One of them is on a plug with a remote, and I feel like a hotel guest.; [!j] I had the fuse off and the torch between my teeth.; I swapped the ceiling light for two small lamps.; Blackout curtains were worth every cent.; New bedding in one colour makes it look calmer.; It feels like a hotel now.; The new curtains go all the way to the floor.; A big rug under the bed made it so cosy.
@ wardrobe | coat | 14..120/2 | 2..5 | a screwdriver / vacuum bags / thirty matching hangers | 1 | 0 | I took out two shelves, so now everything hangs.; [!j] The winter things are in a vacuum bag as thick as a book.; [!j] I found three jumpers I'd bought twice.; The door closes again, with one finger.; [!j] There's a box for "maybe". It's the biggest box.; Same hangers everywhere, it sounds silly but it looks so much better.; Out-of-season clothes go under the bed now.; I gave two big bags to a charity box.; I fold T-shirts upright, so I see all of them.; Shoe boxes with a window, love them.; Everything by colour, it looks so good.
@ bathroom | bathtub | 40..320/4 | 3..10 | a drill / silicone / a scraper | 0 | 1 | Everything's on the wall now, so wiping takes a minute.; A new cover on the drain, and the smell was gone.; [!j] The silicone took me three tries and looks like icing.; [!j] The towel rail was crooked for a day. Then I couldn't stand it.; [!j] I showered at my neighbour's for two evenings.; Stick-on shelves, they've held for months now.; A new shower curtain and matching bottles did most of it.; I replaced the silicone around the tub, it was mouldy.; The mirror with a light was the best buy.; New towels in one colour.; I replaced the old shower head and the pressure's great now.
@ old sofa | couch-and-lamp | 30..240/2 | 2..6 | a staple gun / strong thread / a fabric shaver | 0 | 0 | I only put a big piece of cloth over it, and it looks like a new one.; [!j] With two layers of foam it has stopped swallowing people.; [!j] I found four coins and a fork inside.; The legs are off an old table and nobody can tell.; [!j] The cat tested it first.; I washed the covers and bought new inserts for the cushions.; The cover was made to measure online, took about two weeks.; A board under the seat fixed the sagging.; A throw and new cushions, and it looks like new.; I sewed the covers myself, not perfect.; It's so comfy that I can't part with it.
@ kids' room | teddy-bear | 40..320/4 | 3..9 | a drill / chalk paint / low hooks | 1 | 1 | [!j] The toys are sorted by colour, and she puts them away by herself. Sometimes.; [!j] One wall is chalk paint and so are her trousers.; The boxes are low enough for her to reach.; [!j] There's one shelf she isn't allowed to reach, and she knows exactly what's on it.; [!j] We gave away two bags while she was at nursery. Don't tell.; Low shelves, so she can reach her books.; We put up washable wallpaper on one side.; Labels with pictures instead of words help a lot.; A reading corner with a little tent.; The rug is washable, thank God.; They share the room, so each one has their own colour.
@ living room wall | framed-picture | 30..260/2 | 2..5 | a drill / a spirit level / masking tape | 0 | 1 | I laid it out in newspaper first, so there's no wrong hole.; I left half of it empty on purpose.; [!j] The biggest picture is a tea towel in a frame.; The old nails came out with half the plaster.; [!j] {mate^} says the left one hangs lower. It doesn't, the floor does.; I used sticky strips for the light frames and nails for the heavy ones.; It's all prints from small artists and a few family photos.; Painting it a warm white first was a good decision.; I chose a warm colour and it changed the room.; Frames from the flea market, all painted black.; My own photos, finally printed.
@ fridge | basket | 10..48/2 | 2..3 | clear boxes / a label maker / a sponge and vinegar | 1 | 0 | One shelf is for "eat today", and we throw away about half as much.; I use clear boxes, because what I can't see goes bad.; [!j] There were four open mustards.; The vegetables have moved to eye level and the beer to the bottom drawer.; [!j] Something at the back had been there longer than my flatmate.; I wiped all the shelves and threw out everything that was past its date.; Milk doesn't go in the door anymore.; Now I can see what we have, so I buy less.; Everything in clear boxes, so satisfying.; I wipe it once a week now, takes five minutes.; A list on the door of what needs to go first.
@ bookshelf | books | 12..90/2 | 2..4 | a screwdriver / a spirit level / two brackets | 1 | 0 | I sorted by height. By colour looks nice, but I never found anything.; The suitcase fits in at the bottom.; [!j] It's screwed to the wall now, because it leaned and I was pretending it didn't.; [!j] I gave away twenty books and bought one on the way home.; There's one shelf just for things people have lent me.; Half books, half plants and boxes, so it doesn't look so full.; I took everything out, dusted, and only put back what I'd read again.; A small lamp on the middle shelf looks really cosy.; I turned some books on their side, it looks more relaxed.; Baskets at the bottom for ugly stuff.; Fairy lights along the top.
@ laundry corner | basket | 24..260/4 | 2..6 | brackets / a spirit level / a folding rail | 1 | 1 | The dryer went on top of the washing machine and we got some floor back.; There's a fold-out rail for rainy days.; [!j] I had a basket for odd socks. It's called a bin now.; [!j] The machine doesn't walk through the room anymore, it stands on rubber feet.; The powder is in a glass jar, it just looks nicer.; A curtain hides all of it when guests come.; Three bags for dark, light and delicate, so sorting is done.; I put a shelf above the machine for detergent.; Detergent in the cupboard, iron on a hook.; A slim trolley fits between the machine and the wall.; A folding table for sorting.
$ area=28..96/2
% room=a rented flat; an old lane house; a new build; a shared flat; a top-floor flat; a ground-floor flat
% mate=my mum; my flatmate; my sister; my partner; my dad; my best friend
h A new start for the {thing}
h [tidy>=1] Small home, tidy {thing}
h [!done] I finally did the {thing}
h [!room] The {thing} in {room}
h [tidy>=1] How I got my {thing} under control
h [fixed>=1 !lord] My landlord hasn't seen the {thing} yet
h [!annoy] The {thing} that annoyed me every day
h [days<3] My weekend with the {thing}
h [cost<100] {thing^} on a small budget
h {thing^} makeover
h [fixed>=1] Rental {thing} update
h [!happy] Finally happy with my {thing}
o [!annoy !room] I live in {room}, and the {thing} has annoyed me since I moved in.
o It rained for days, so I took on the {thing}.
o [!j !room] Two years in {room}, and I only touched the {thing} now. No idea why.
o [!j] No designer, just {mate}, me, and one argument about the {thing}.
o [cost<120] My budget was small, so I started with the {thing}.
o [!j] {mate^} came over, looked at the {thing} and asked if we'd been burgled.
o [!j] I copied three ideas for the {thing} from the internet, and all of them looked silly in my place.
o [!j tidy>=1] I cleaned the {thing} for guests, and then I just didn't stop.
o [!j] I couldn't sleep, so I lay there and planned the {thing} in my head.
o [fixed>=1] My lease got renewed for a year, so I can finally do something about the {thing}.
o [!j] Nobody needs to see the before picture of the {thing}. Honestly.
o [!j] {mate^} bet I wouldn't finish the {thing} before the holidays.
o [!done !happy] I finally finished the {thing} and I'm so happy with it.
o [!done !room] Small update from {room}: the {thing} is done.
o Spent the last few days on the {thing}.
o [fixed>=1] The {thing} in my flat was the one part I really didn't like.
o [fixed>=1] Renting doesn't mean you have to live with an ugly {thing}.
o A few people wanted to see the {thing}, so here it is.
o [tidy>=1] My {thing} was a mess for months, and this week I sorted it out.
o [fixed>=1] Turns out you can do a lot with a {thing} without drilling everywhere.
o Home update: the {thing}.
o I've been putting off the {thing} for months.
o [!happy !done] The {thing} is done and I love it.
o I had a long weekend, so I did the {thing}.
o I had some free days and finally tackled the {thing}.
f cost | It cost \${cost} in the end. | \${cost} all in. | It was \${cost} altogether. | Everything together was \${cost}. | I got away with \${cost}. | I spent \${cost} on the {thing}. | The whole {thing} came to \${cost}. | 💰 \${cost}, tools included | Cost: \${cost} | 💰 \${cost} in total | In total I spent \${cost}. | I paid \${cost} for everything. | 🏷️ \${cost} in total
f days | It took me {days} days, mostly evenings. | I needed {days} days. | It was {days} days of work with a lot of breaks. | ⏱ {days} days in total | Time: {days} days | ⏱ {days} days, slowly | It took {days} days. | I did it over {days} days. | 🗓 {days} days
f area | The flat is {area} square metres. | My place is {area} square metres. | Flat: {area} m² | 📐 {area} m² | Flat size: {area} square metres | The whole flat is {area} square metres. | I live on {area} square metres. | 🏠 {area} m²
x [!tool] The only thing I had to buy extra was {tool}.
x [!measure] I measured twice, and still had to take two things back to the shop.
x [!j] {mate^} gave orders from a chair while I did the work.
x [!j] Cleaning took longer than the actual work.
x [fixed>=1] I took photos of how it was, so I can undo everything when I move out.
x [tidy>=1 !j] Two bags went out, and so far I haven't missed a single thing.
x [!j fixed>=1] I argued with myself about the colour for a week, and then took what they had.
x [fixed>=1 !j] The neighbours were patient. I took them oranges.
x [!j] On the last evening I sat down on the floor and just looked at it.
x [tidy>=1 !j] Keeping it like this takes me ten minutes before bed, and I skip Fridays.
x [fixed>=1 !lord !j] The landlord came by about a leak and asked who'd done it.
x I should have done this when I moved in.
x [!tool !j] I left {tool} at the till and had to go back the next day.
x [!j] I followed a video at double speed and missed the important bit.
x [cost>=50 !j] One screw is left over. I've decided not to think about it.
x [!j] {mate^} wants the same at home now, so I know what I'm doing in May.
x [!j] It isn't perfect, and if you look at the left corner I'll ask you to leave.
x [cost>=50] The worst part was carrying everything down, we have no lift.
x [!j] I had a plan on paper with arrows. By lunch it was under a pot of noodles.
x [tidy>=1] It already got messy once and took four minutes to fix.
x [tidy>=1 !j] I didn't throw away much, most of it just lives somewhere else now.
x [!j] My back hurt for two days. I'm not twenty.
x [!j] I ordered half of it online, and one parcel came with somebody else's lamp.
x [!j] I worked with the radio on, and now I know all the adverts.
x [!j] There's dust in places I can't explain.
x [!j] {mate^} took a picture and sent it to the whole family.
x [!j] I talked to the man in the hardware shop with my hands, and he found exactly the right thing.
x [!j] Dinner was noodles on the floor, every night until I was done.
x [!j] I did the first half with energy and the second half out of stubbornness.
x [!j] The old things went to the neighbours' group, and someone came for them within ten minutes.
x [!j] It doesn't look like in the magazines. It looks like we live here.
x So much better than before, I smile every time I walk past.
x [cost>=50] I got most of it online, the rest is from the furniture store by the ring road.
x I should have done this ages ago.
x [!done] It isn't finished, but I wanted to share it anyway.
x [fixed>=1] I did everything with basic tools, nothing special.
x [!measure] Measure everything before you order, seriously.
x [fixed>=1] The instructions were useless, I just watched videos.
x [cost<60] It doesn't have to be expensive, most of this was really cheap.
x [cost>=100] It cost more than planned, but I don't regret it.
x [fixed>=1] All of it can be removed without damage, which is important because I rent.
x [!mate] {mate^} helped me and we had fun with it.
x [tidy>=1] Get rid of stuff first, then buy storage, not the other way round.
x [tidy>=1] It's been like this for two weeks and it's still tidy.
x It's a small thing, but it makes the whole flat feel different.
x [cost>=50] The delivery was late twice and nobody at the shop picked up the phone. Never again.
x Really proud of this one!
x It's so much easier to keep clean now.
x I did it in small steps after work.
x Cheap and effective, my favourite kind of project.
x I'm not very handy, so if I can do it, you can.
x Lots of trial and error, but it worked out.
x I love coming home now.
x I still need to sort out the cables.
x [tidy>=1] The hardest part was deciding what to throw away.
x I spent a whole evening just scrolling for ideas.
x Next up: the rest of the flat.
q How does yours look, honestly?
q Which corner should I do next?
q [tidy>=1] Where do you put the things that don't belong anywhere?
q [tidy>=1] Does anyone have a trick to keep it like this?
q [fixed>=1] How do you get your landlord to agree to things?
q Is there anything I could still do for a few dollars?
q [tidy>=1] Do you tidy every day or in one go?
q [fixed>=1] Would you do this in a place you don't own?
t {thing}; smallspaces; renterfriendly; beforeandafter; tidyhome; homeprojects; declutter
e 🏠 🛋️ 🪴 ✨ 🧹
a cost | What did it all cost? | \${cost}, and I borrowed the expensive tools.
a days | How long did it take? | {days} days, but I was slow.
a area | How big is your place? | {area} square metres, all in.
d [tidy>=1] And how long will the {thing} stay like that? | *Two weeks so far, which is a record. | I give it until the next holidays.
d [fixed>=1] My landlord doesn't allow a single hole. Any ideas? | *Sticky hooks, the good ones. | Same. I've got everything leaning against everything.
d My {thing} is a crime scene and I'm not posting it. | *Post it, we've all been there. | Mine has police tape.
d Did you do it alone? | *Mostly. {mate^} held things. | I was wondering too.
d I also live in {room} and mine looks like a warehouse. | *Start with one box. One. | Hello neighbour in spirit.
d Show us the before! | *I'm too ashamed, maybe next week. | Yes, no before, no proof.
d My kids would undo this in five minutes. | *Give them one drawer to destroy. It buys time. | Five? Mine need two.
d I'd never have the patience. | *I didn't either, I had podcasts.
d [tidy>=1] Where did you get the boxes? | *The household market, ground floor at the back. | They're everywhere, just search for the size.
d [cost>=80] \${cost} is nothing. I was quoted three times that. | *They quoted me that too, so I did it myself. | Workers here charge by the face.
d [fixed>=1] I did my {thing} last month and already regret the colour. | *Oh no. What did you take? | You get used to it after a while.
d Would it work in a really tiny place? | *I think that's where it helps most. | Mine is eighteen square metres and it did.
d Husband has seen this and is quiet now. | *Give him the screwdriver. | Mine just said "nice" and left the room.
d [tidy>=1] You can't fool me, it's all in the next room. | *Nobody opens that door.
d [fixed>=1] Isn't it a shame to put money into a rented place? | *I live here, so no. | I take everything with me when I move.
d This is my plan every Sunday, then it's evening. | *Put shoes on. It helps, I don't know why. | Same.
d [fixed>=1] Did the neighbours complain? | *Once, at quarter past nine, and they were right. | Ours hit the ceiling with a broom.
d What would you do differently? | *Start earlier in the day. | Not rent on the sixth floor, in my case.
d [cost>=80] I'd have hired somebody. | *I thought about it for an hour. | I hired somebody. I'd have done it better.
d Is any of it second-hand? | *Some of it, yes. | You can find so much in the moving-out groups.
d My mother-in-law is visiting on Saturday and I hate you. | *You've got time, you can do it. | Close the door and smile.
d Looks so good! | *Thank you! | I agree.
d [fixed>=1] What colour is the paint? | *Warm white, nothing special.
d Did you need help? | *For the heavy things, yes.
d Can you do a video? | *Maybe for the next one. | Yes please!
d [cost>=50] Where did you find the furniture? | *Second-hand, mostly. | I'd love to know too.
d I love how simple it is. | *Thanks, that was the plan.
c I looked around my flat after reading this and had to lie down.
c {mate^} needs to see this.
c Now I have plans for the weekend, and I didn't want any.
c Moving in three weeks, so this comes just in time.
c [cost<30] \${cost}? I pay that for delivery.
c My cat has opinions about this already.
c [tidy>=1] Day one of trying this with my own mess.
c Also {area} square metres here. We can do this.
c Come and do mine, I pay in dumplings.
c What a difference!
c This is so cosy.
c Love it.
c Great idea, I'll copy this.
c My {thing} needs this too.
c You've given me motivation.

= plants.care | plants | image image video | potted-plant seedling herb tulip | wood grass wall mint
: thing | art | water | cost | days | soil | cut | one
@ monstera | potted-plant | 6..10 | 8..28 | 30..300/5 | an airy mix with bark / peat and perlite | 1 | a monstera | [!j] No splits in the new leaves, so I moved it two metres closer to the window, and the next one had four.; I push the air roots into the soil instead of cutting them off.; [!j] It takes up so much room now that we eat next to it.; [!j] A new leaf unrolled while I was at work and I felt I'd missed a birth.; [!j] I wipe the leaves with a wet sock over my hand.; I gave it a moss pole and the leaves got bigger.; Dust blocks the light, so I clean the leaves every two weeks.; It's next to an east window and loves it.; It needs a lot of space.; I cut off one old leaf and it made two new ones.; The leaves follow the light.
@ rose | rose | 2..4 | 4..18 | 40..240/5 | plain compost with sand / rose soil | 1 | a rose | [days>=60] I cut it back hard, and three weeks later it had buds.; [!j] The spider mites got a shower three days in a row and left.; It's thorny enough that the cat keeps away.; [!j] The first flower was smaller than a coin and I sent it to everyone.; [!j] It dropped all its leaves when I brought it home and I nearly gave up.; It needs at least five hours of sun, more is better.; I take off the dead flowers and it keeps blooming.; Water the soil, not the leaves, or you get black spots.; It smells incredible.; I feed it every three weeks in summer.; It flowered three times this year.
@ jade plant | cactus | 14..21 | 3..16 | 60..400/10 | cactus mix / compost with a lot of grit | 1 | a jade plant | I wait until the leaves wrinkle a bit before I water.; It got leggy, so I cut off the top, and now I have two.; A leaf fell off, I forgot about it on the saucer, and it rooted.; The edges go red when it gets a lot of sun.; [!j] It doesn't need me at all, it's a bit hurtful.; Bright window, little water, that's all it wants.; It got soft leaves when I watered too much.; Mine came from a single leaf of a friend's plant.; It's growing a proper trunk now.; I've had babies from it for all my friends.; Full sun turns the edges red.
@ cherry tomato | tomato | 2..3 | 2..8 | 30..100/5 | plain compost / vegetable soil | 0 | a cherry tomato | [!j] I pinch out the side shoots, because the first year I had a hedge.; [days>=70 !j] I took photos of the first tomato for three days before I ate it.; I shake the flowers a little in the morning, as we have no bees up here.; [days>=70 !j] I've had nine tomatoes. Nine.; My hands smell green the whole day after I touch it.; It gets tomato food once a week now that it's flowering.; A stake or a cage is a must, they get heavy.; The ones from the balcony taste so much better than bought ones.; So many flowers this week.; The first fruits are turning red.; I tie it up every few days because it grows so fast.
@ mint | herb | 2..3 | 2..6 | 20..160/5 | plain compost / soil from the garden | 1 | mint | [!j] It has a pot of its own because it eats its neighbours.; The more I cut, the more there is.; [!j] Mojitos, tea, noodles, and there's still too much of it.; [days>=110 !j] It looked dead in January and came back in March like nothing had happened.; Something is eating small round holes in it and I've never seen who.; I cut it back hard twice a year.; It's happy in half shade as long as it's moist.; Super easy, good for beginners.; Fresh mint tea every day.; I keep it away from the other herbs.; It comes back every spring.
@ hydrangea | hibiscus | 2..3 | 6..24 | 30..200/5 | acidic soil / plain compost with peat | 1 | a hydrangea | [!j] It faints at noon and gets up again in the evening. Pure drama.; I wanted blue and got a sort of washed-out pink.; [!j] It drinks more than I do.; [days>=120] I cut the flowers too late last year, so there were only leaves this spring.; [days>=80] One flower head lasted almost two months.; Morning sun and afternoon shade is perfect.; Never let it dry out in summer.; The flowers change colour with the soil, which I find so cool.; It wants a lot of water, a LOT.; The flowers dry beautifully.; I put it in the shade at noon.
@ orchid | tulip | 7..10 | 8..28 | 40..300/10 | bark / orchid bark and moss | 0 | an orchid | I look at the roots: silver means water, green means wait.; [days>=100 !orchid] It has been in flower for three months.; I give it a bath in the sink and then let it drain.; [days>=280 !orchid !j] It did nothing for months, I was rude to it, and then there was a stem.; [!j] It dropped all its flowers and I thought that was it, but it was only resting.; Clear pot so I can see the roots.; A little orchid food every second watering.; After the flowers fall I cut the stem above the second node.; It likes the bathroom, warm and humid.; New flower spike, finally.; I never cut the green stems.
@ sunflower | sunflower | 2..3 | 2..5 | 40..75/5 | plain compost / soil from the garden | 0 | a sunflower | [days>=60] From the seed to the flower it took about two months.; [days>=50 !j] It really does turn, I've marked the sill with tape.; It's tied to a broomstick because of the wind.; [!j] A bird ate two of the seedlings. This is the third.; [days>=60 !j] The head is bigger than my face.; I started it in a small cup and moved it after two weeks.; As much sun as possible.; They need deep pots, at least thirty centimetres.; It makes everyone smile.; The bees found it right away.; It's taller than me now.
@ pothos | four-leaf-clover | 7..12 | 3..12 | 40..400/10 | plain compost / peat and perlite | 1 | a pothos | When it's thirsty it hangs its leaves and an hour later it's fine.; [!j] One arm has reached the bookshelf and I'm letting it.; Yellow tips, and then I watered less and it stopped.; I've got pieces of it in three glasses around the flat.; [!j] It lives where nothing else wants to live.; You can root the cuttings in a glass of water in two weeks.; It grows even in my dark corner, only slower.; Turns yellow if it's too wet.; It survived two moves.; Great for shelves because it hangs down.; I propagate it in water all the time.
@ jasmine | white-flower | 3..5 | 4..16 | 40..300/10 | plain compost / compost with a bit of sand | 1 | a jasmine | The night it opened, the whole flat smelled of it.; [!j] I cut it back after flowering with my eyes half closed.; [!j] It climbs on anything, including the drying rack.; [!j] Two flowers in my tea, I feel very fancy.; [days>=60 !j] It sulked for a month after I changed the pot.; It needs a trellis, mine has a cheap one from the market.; The scent in the evening is amazing.; It wants lots of light to flower.; It's full of buds at the moment.; I keep it cool in winter, then it flowers better.; The scent is strong, not for small rooms.
@ lemon tree | lemon | 3..5 | 12..36 | 60..500/10 | citrus soil / plain compost with grit | 0 | a lemon tree | [days>=120 !j] It had four lemons. Two fell off and I look after the others like eggs.; The yellow leaves wanted iron and were green again two weeks later.; The flowers smell better than any perfume I own.; [!j] I carry it in and out like a big baby.; [days>=120 !j] We used the first lemon for one gin and tonic and made a speech.; In winter it stays in the coolest bright room.; It's greedy, I feed it every two weeks in summer.; The leaves drop if you move it around too much.; It's flowering and the smell is amazing.; It hates draughts.; I use rainwater when I can.
@ basil | seedling | 2..3 | 2..5 | 14..70/2 | plain compost / vegetable soil | 1 | basil | I pick from the top, never the big leaves at the bottom.; The supermarket pot is about twenty little plants, so I split it into four.; It collapsed on a hot day and came back after a drink.; The day it flowered it went bitter, so now I pinch those off.; [!j] My pasta has never been this green.; I water it from below, it prefers that.; The kitchen window is ideal because I use it every day.; It needs warmth, below ten degrees it goes black.; I make pesto once a week.; It likes the warm kitchen.; Pinch the tips and it gets bushy.
$ pots=3..38
% spot=on the north balcony; on the kitchen sill; on my desk; on the bathroom sill; on the windy roof terrace; by the balcony door
% mate=my mum; my flatmate; my sister; my partner; my grandmother; my neighbour
h Still alive: my {thing}
h I haven't killed my {thing} yet
h My {thing}, no miracles
h [!meet] Meet my {thing}
h [days<60 !well] One more pot: {thing}
h [!upd] {thing^} update
h [pots>=12] My {thing} and all the others
h Is my {thing} happy? I think so
h [!well] My {thing} is doing so well
h {thing^}, as of today
h [days>=60] {thing^}: then and now
o [!got !j] I bought this {thing} as a present for {mate} and then couldn't give it away.
o [!got !j] I bought this {thing} from a man with a cart, and it's tougher than I am.
o [pots>=12 !got !j] I own far too many pots, {mate} said one more and I'm out, and I came home with {one}.
o [!j] I was away for a week and expected the worst, but the {thing} was fine.
o [!j] I talk to my {thing}. Only when I'm alone.
o [!got] The {thing} was in the sad corner of the plant market, at half price.
o [!j] I used to think I couldn't keep anything green alive, and then came this {thing}.
o [!j] The {thing} had its best week ever, so I'm posting before it changes its mind.
o [!j] People at work ask about my {thing} more than about me.
o I moved the {thing} three times before it was happy.
o [!j !know] Everything I know about my {thing}, which isn't that much.
o [!upd] Update on my {thing}!
o A few of you asked how I look after my {thing}.
o [!well] My {thing} is finally doing well.
o Look how much my {thing} has grown.
o [!got days<120] Brought home {one} from the market a while ago.
o I'm no plant expert, I just really like my {thing}.
o Watering day, and the {thing} is looking great.
o My {thing} is having a good year.
o I've learned a lot since I got my {thing}.
o [!got] A friend moved away and gave me her {thing}.
o Everyone asks about the {thing} in my photos.
o I was worried about my {thing}, but it's recovered.
f days | I've had it for {days} days. | I got it {days} days ago. | 🌱 Day {days} | Age: {days} days with me | 🌱 with me for {days} days | It's been with me for {days} days. | I've had mine for {days} days now. | 🗓 {days} days
f water | I water the {thing} every {water} days. | It gets water every {water} days or so. | Every {water} days it gets a drink, more or less. | 💧 water every {water} days | Water: every {water} days, more when it's hot | 💧 Every {water} days | Water every {water} days. | I give it water every {water} days. | I water every {water} days, a bit more in summer.
f cost | The {thing} cost me \${cost}. | I paid \${cost} for it, without the pot. | 💰 \${cost} for the {thing} | Price: \${cost}, pot not included | It was \${cost}. | I bought it for \${cost}. | 🏷️ \${cost}
f pots | That makes {pots} pots. | I'm at {pots} pots now. | Pots so far: {pots} | 🪴 {pots} pots | I have {pots} pots in total. | There are {pots} pots in this flat now.
x I lift the pot, and if it's light I water.
x [!j] {mate^} says good morning to it every day, and I've stopped laughing.
x [!j] I drowned the last one, so now I wait a day longer than I want to.
x [!feed] I feed it once a month, when I remember, with half of what the bottle says.
x I found tiny bugs under the leaves and went at them with soap and water.
x [!repot] I left it in its old pot for a week before I repotted, and I think that helped.
x [!j] The pot is a paint tin with holes, nobody has noticed.
x [cut>=1 !j] I gave a cutting to {mate}, and theirs is taller now.
x My tap water leaves white marks on everything, so I let it stand overnight.
x It grows towards the light, so I turn it when I make tea.
x [days>=60 !j] There was a bad patch in the middle, about ten days with brown edges. I have no idea what I did.
x [!j] I read that music helps. It's had a lot of my shower singing.
x [!j] I've killed three cacti in my life, so don't think I'm good at this.
x [!j] On bad days I go and look at it for a minute before I check my phone.
x [!j] The saucer has overflowed onto the floor twice, I'm sorry, downstairs.
x [!j] The plant app says it's something else entirely. I don't listen to the app.
x [!j] My holiday watering is {mate} with a bottle and a very long list.
x [!j] There was a snail. I have no idea how it got up to the sixth floor.
x [!j] It was touch and go in the hot weeks.
x [!j] I don't use anything fancy, the watering can is an old teapot.
x [!j] I bought a proper watering can with a long neck and felt very grown-up.
x [!j] The window is open most of the day, I think it likes that.
x [!j] {mate^} gave it a name. I'm not telling you the name.
x I take a photo from the same spot every Sunday.
x [!j] There's a stick in the soil that tells me when it's dry, it's a chopstick.
x [!j] A neighbour looked at it and said "too much love".
x [!j] It fell off its place once. It was a long evening with a broom.
x [!j] I watered with cold coffee by mistake once. No comment from the plant.
x New growth every week at the moment, I'm so happy.
x Drainage holes are a must, I learned that the hard way.
x I check the leaves for pests once a week.
x Don't water by the calendar only, put a finger in the soil first.
x [water>=4] Not difficult at all if you don't overwater.
x [!feed] I use normal plant food, half the dose.
x [!repot] I repotted it one size bigger and it really took off.
x One of my favourites right now.
x I'm still learning, so correct me if I'm wrong.
x It had a rough start but it's looking good now.
x I got a few yellow leaves when I moved it, that's normal.
x I bought the pot at the flower market, it's much cheaper there than online.
x I've moved it closer to the window for winter.
x It needs a bigger pot soon.
x I check it every morning before work.
x Neem oil got rid of the bugs in the end.
x It makes the whole room nicer.
x Overwatering is the number one killer, I've learned.
x I nearly threw it away in spring.
x It grows slowly, but I don't mind.
x I'd recommend it to beginners.
x My cat leaves it alone, luckily.
q Does anyone know why edges go brown?
q How often do you water yours?
q [!repot] Do I repot now or wait?
q Who looks after yours when you're away?
q What should I get next, something easy please?
q How far can I cut it back?
q Any tips from people who've had one longer?
t {thing}; houseplants; plantcare; balconygarden; plantparent; growyourown; urbanjungle
e 🌱 🪴 🌸 💧
a water | How often do you water it? | Every {water} days, I have an alarm for it.
a cost | What did you pay? | \${cost}, the market is cheaper than the shops.
a days | How long have you had it? | {days} days, and I'm still nervous.
a pots | How many plants do you have? | {pots} pots. Please don't tell {mate}.
d No {thing} has ever lived a month with me. | *My first two didn't either. | Too much water, I bet. It's always that.
d What soil do you use? | *Mostly {soil}. | Whatever is in the bag, for me.
d Is it safe for cats? | *I'm not sure, better look it up before you buy one. | Mine chews everything, so I stick to cat grass.
d Those leaves look polished. | *A wet cloth and too much free time. | Some people use banana peel. I tried, it got sticky.
d Mine has black spots. Is that the end? | *Cut those leaves off and give it some air, it's worth a try. | Mine had that and recovered.
d Mine grows and grows and does nothing else. | *I think that's their way of saying thanks.
d [cut>=1] I'd swap you something for a cutting. | *Deal, what have you got? | Put me on the list as well.
d Reading this reminded me to water mine. | *Then it was useful! | Same, got up just now.
d Do you use tap water? | *Yes, but I let it stand for a night. | Rain water here, from a bucket.
d My balcony faces north and I've given up. | *Don't! It just takes longer. | Ferns. Ferns like misery.
d Plants are just pets that don't scream. | *Mine would if it could.
d How do you keep the bugs away? | *I don't, I just notice them early. | Yellow sticky things. Not pretty, but they work.
d I give mine coffee grounds and it seems okay. | *I might try that with one of them. | Careful, mine got mouldy.
d My grandmother does all of it wrong and hers is twice the size. | *They have something we don't. | Grandmothers are a different climate.
d Mine died the day I bought a nice pot for it. | *They hate nice pots. | Happened to me as well.
d Does it need a lot of light? | *Mine stands {spot} and manages.
d Could I grow one in an office with no windows? | *I don't think so, sorry. | There are lamps for that, but then your boss sees it.
d What do you do when you go away? | *{mate^} gets a list. A long one. | Bottle upside down in the soil.
d The delivery plants always arrive half dead. | *That's why I go to the market. | Mine came upside down.
d I'd have thrown it out after the first brown leaf. | *I nearly did.
d Where do you buy your plants? | *Mostly at the big market by the ring road, go early. | There's a smaller one behind the temple.
d So healthy! What's your secret? | *Light and not too much water. | Same question.
d Mine has yellow leaves, what should I do? | *Less water, I'd say. | Check the roots.
d What fertiliser do you use? | *A normal liquid one, once a month.
d Does it get direct sun? | *A little in the morning. | Mine burned in the afternoon sun.
d Can it stay outside in winter? | *I bring mine in. | Mine stayed out and died.
d When did you repot it? | *In spring. | I do it every two years.
c Bought one because of you. Wish it luck.
c I only have plastic ones, and one of those looks ill.
c Mine is in the bathroom and lives off showers.
c {mate^} would love this.
c {pots} pots and I thought I had a problem.
c [days>=100] Mine has been "fine" for two years, no leaf more, no leaf less.
c Mine leans so far out of the window it's nearly at the neighbour's.
c So beautiful!
c Mine is doing nothing at all.
c Great tips, thanks.
c I want one now.
c Wow, so green.

= crafts.make | crafts | image image video | yarn thread scissors sewing-needle paintbrush | linen wood paper rose
: thing | art | hours | cost | knit | tries
@ crochet coaster | yarn | 2..3 | 3..9 | 1 | 2..7 | It starts with twelve stitches and then goes round and round.; My first one was a bowl. I'd pulled too tight.; Cotton yarn, so it can go in the wash with the towels.; [!j] I made it on the metro, and a lady next to me corrected my grip without a word.; [!j] It's meant to be round. From far away it is.; I used a 3.5 mm hook and cotton yarn.; It's all single crochet in the round, so really good for beginners.; Block it with a bit of steam so that it lies flat.; I'm making a set of six.; The edge is a simple shell stitch.; It's a good project for using up leftover yarn.
@ felted dog | dog-face | 4..12 | 6..20 | 0 | 2..7 | [!j] I stabbed my finger three times, so there's a bit of me in it.; [!j] The nose needed less wool than I thought, he looked like a bear at first.; [!j] One ear is higher and it makes him look interested.; [!j] The needle broke off inside him and I had to cut it out.; [!j] He's based on my neighbour's dog, who was not impressed.; You need a felting needle, some wool and a foam pad, that's all.; Start with the body and make it firmer than you think.; Leather finger guards, get them, I mean it.; The eyes were the hardest part.; I used about 20 g of wool.; It takes patience to get the shape right.
@ tote bag | handbag | 3..8 | 6..22 | 0 | 2..3 | The lining used to be a shirt, the pocket came with it.; [!j] I boxed the corners, otherwise it hangs like a sack.; The handles are long enough for a winter coat.; [!j] I carried three kilos of oranges home in it as a test.; [!j] I sewed one handle on twisted and only saw it outside.; It's canvas from the fabric market with a cotton lining.; Straight seams only, so it's a good first project.; I added an inside pocket for my phone.; It holds my laptop and a jumper.; I added a button so that it closes.; The fabric was the end of a roll, so quite cheap.
@ scrapbook page | notebook-with-decorative-cover | 2..4 | 4..18 | 0 | 2..7 | [!j] I only put three things on it, otherwise it looks like a bin.; I copied the train tickets first, because they fade.; [!j] The glue made waves, so now it's the sea.; My handwriting gets worse towards the bottom.; [!j] There's a noodle receipt on it, and it's my favourite bit.; I used washi tape, old tickets and some prints from a mini printer.; Lay everything out first and take a photo before you glue.; The theme is our last holiday.; I found the stickers at a stationery fair.; It's from our weekend by the sea.; I do one page a month.
@ clay mug | hot-beverage | 3..6 | 14..48 | 0 | 2..7 | [!j] It shrank in the kiln, so it's really an espresso mug.; [!j] The handle fits two of my fingers and nobody else's.; You can see my thumbprint on the bottom.; [!j] It leans a bit, like me before coffee.; The glaze was supposed to be even. I like how it isn't.; It's hand-built, no wheel.; The studio fires and glazes it for you, you pick it up three weeks later.; It's food safe and I use it every morning.; The dishwasher hasn't hurt it so far.; It holds a big coffee.; I carved my initials into the bottom.
@ wool scarf | scarf | 12..30 | 14..44 | 1 | 2..3 | Plain knitting rolls up at the edges, so mine has a border.; [!j] I unpicked it five times and you can't tell.; [!j] It got longer than planned because of one very long film.; [!j] A dropped stitch near the end, I fixed it with a hairpin.; [!j] It's warm, it itches a little, I don't care.; 5 mm needles and four balls of soft merino.; It's a simple rib, knit two purl two, over and over.; I knit on the train to work.; Long enough to go around three times.; The yarn is so soft.; I could knit the pattern in my sleep.
@ watercolour card | artist-palette | 2..3 | 3..16 | 0 | 2..7 | [!j] I wet the paper first, and the sky more or less painted itself.; Leaving bits white is harder than painting them.; [!j] It warped, and then it spent a night under the dictionary.; [!j] There's a hair from the brush in it and it's staying.; [!j] The tree on the left used to be a mistake.; Cheap paper buckles, so get at least 300 g.; I only used three colours and mixed the rest.; I let each layer dry before the next.; I painted it from a photo.; Good brushes make a difference.; I want to make a whole set for birthdays.
@ pressed flower frame | bouquet | 2..4 | 6..24 | 0 | 2..7 | [!j] The flowers were in a heavy book for two weeks. I kept looking, I shouldn't have.; One tiny dot of glue is enough, more shows through.; [!j] The blue ones turned grey and I'm a bit sad about it.; [!j] Tweezers, tea, and nobody allowed to open a window.; [!j] Half of them are weeds from the car park.; Pansies and ferns press best, thick flowers go mouldy.; It's a double glass frame from the craft store.; Keep it out of the sun or the colours fade.; I picked the flowers on a walk.; A flower press works faster than books.; It looks so nice against the white wall.
@ leather card holder | clutch-bag | 4..9 | 12..40 | 0 | 2..7 | [!j] I punched the holes on the balcony on a Sunday, sorry to everybody.; Three thin coats on the edges, and sanding in between.; [!j] It holds four cards. Five if you're angry with it.; [!j] The stitching is straight for about two thirds.; [!j] It smells like a saddle, I keep sniffing it.; It's vegetable-tanned leather, two needles and waxed thread.; I cut it with a paper template first.; You can get small pieces of leather cheaply as offcuts.; Burnishing the edges takes the longest.; It fits in my front pocket.; It'll get nicer with age.
@ lino print | pencil | 3..8 | 8..26 | 0 | 2..7 | [!j] Of course I cut the first one the wrong way round.; [!j] I turn the block and keep the knife still, since the plaster.; [!j] The bits of lino are still in the carpet.; [tries>=4 !j] My third print was the best, after that I got cocky.; I rubbed it with a spoon because I have no press.; Warm the lino on the radiator and it cuts like butter.; Use less ink than you think.; I printed it on thick paper and on a tote.; I love the first moment when you lift the paper.; Water-based ink is easier to clean.; I made an edition of ten.
@ patchwork cushion | sewing-needle | 8..20 | 12..38 | 0 | 2..3 | [!j] Where the corners don't meet I sewed on a flower.; [!j] One of the squares is my old school shirt.; I ironed more in one weekend than in the year before.; [!j] The zip is in the wrong way up, you get used to it.; [!j] The cat claimed it before it had a filling.; I cut all the squares with a rotary cutter, so much faster.; It's a 45 cm cushion with a zip.; The fabrics are all scraps and old shirts.; Cotton is easiest to work with.; I planned the colours on the floor first.; The back is plain linen.
% colour=cream; sage; dusty blue; caramel; brick red; pale yellow; lilac
% gift=for my mum; for a colleague; as a leaving present; for my sister; as a thank-you
% mate=my mum; my flatmate; my sister; my partner; my dad; my best friend
h One {thing} and a lot of tea
h A {thing} by somebody with no patience
h [!made] My homemade {thing}
h [!made] I made a {thing}
h [!when hours<5] An afternoon and a {thing}
h This {thing} nearly ended up in the bin
h I can't draw, sew or knit. Here's a {thing}
h [!gift] Homemade {thing} {gift}
h [!made] A {thing} I'd show people
h [!fin !proj] {thing^}, finished!
h [!made] Handmade: {thing}
h [tries<4] My first proper {thing}
h [!proj] New project: {thing}
o [hours<6 !j !when] The internet was down all afternoon, so I made a {thing}.
o Half a year into this hobby, and the {thing} is my favourite so far.
o [!gift hours<8 !j !when] It was somebody's birthday and the shops were shut, so I made a {thing} {gift}.
o [tries>=3 !made] It took a few tries to get a {thing} I can show people.
o [!j] I started this because I couldn't sleep. One {thing} later I still can't, but I have a {thing}.
o [!j] Nobody tells you how to finish a {thing}, so I worked it out myself.
o [!j] The kit for this {thing} was in a drawer for a year, and I kept buying new kits.
o [hours>=6 !j !when] {mate^} said a {thing} can't be that difficult. It took us both all weekend.
o [!j] My hands needed something that isn't a phone, so here's a {thing}.
o [!j] I saw a {thing} in a shop for three times the money and thought, I can do that.
o I'm not creative. I'm a bit proud of this {thing} anyway.
o [!fin] Finished my {thing} today!
o [!proj !fin !when] My weekend project: {a thing}.
o [!made] Look what I made, {a thing}!
o [tries>=3] After a few failed ones I finally have a {thing} I like.
o I've been wanting to make {a thing} for ages.
o [!gift] Made {a thing} {gift}.
o Sharing my {thing} because I'm proud of it.
o [!fin] Some of you asked what I'm working on: {a thing}.
o I needed a break from screens, so I made {a thing}.
o [!when !fin] Rainy day project: {a thing}.
o My first post about crafts: {a thing}.
o I really enjoy making things like this. Here's {a thing}.
o Progress! This is my newest {thing}.
f hours | It took me about {hours} hours. | I spent {hours} hours on it, with a series on in the background. | It was {hours} hours in all, tea breaks not counted. | ⏱ about {hours} hours | Time: {hours} hours | ⏱ {hours} hours with breaks | I needed {hours} hours for it. | About {hours} hours of work. | 🕐 {hours} hours
f cost | The materials were \${cost}. | I spent \${cost} on materials. | 💰 \${cost} for materials | Cost: \${cost}, tools not included | 💰 materials: \${cost} | I paid \${cost} for everything I needed. | Materials came to \${cost}. | 🏷️ \${cost} for materials
f tries | This is {thing} number {tries}. | It's my try number {tries}. | It took {tries} tries until I liked it. | Attempts: {tries} | 🔁 number {tries} so far | 🔁 Try number {tries} | This is attempt number {tries}. | I needed {tries} attempts.
f colour | The colour is {colour}. | I went for {colour}. | I made it in {colour}. | Colour: {colour} | 🎨 {colour} | 🎨 in {colour} | I chose {colour}. | It's in {colour}. | 🧵 {colour}
x [!gift !j] I made it {gift}, and the first thing I heard was "where did you buy that?"
x [!j] I bought far too much in {colour}, half would have been enough.
x [!j] My fingers hurt after an hour, so I take breaks.
x [!j] Half of my tools are from my gran's drawer.
x [!j !when] The last ten minutes are where I ruin things, so I put it away and finished in the morning.
x [!j] {mate^} watched, took it from me to try, and gave it back ten minutes later.
x [!j] My back hurt more than my fingers.
x [!next] The next one will be {colour2}.
x [!j] The crooked side is at the back.
x [!j] There's a class for this near my flat, but I like swearing at my own table.
x [!j] Up close you can see all the mistakes, so please stay where you are.
x [!j] I followed a video and paused it about ninety times.
x [hours>=4 !j !when] My kitchen table was out of order for days, we ate on the sofa.
x [!gift !j] It was meant {gift}. I'm not sure I can let it go.
x [!j !next] I wanted {colour2} at first, but they only had {colour}, and now I'm glad.
x [!j] {mate^} called it "nice" in that voice. I know that voice.
x [!j] I put it on the shelf and walked past it four times on purpose.
x [!j] I don't think I'd sell them. Who would pay for that many hours?
x [!j] Somewhere in the middle I wanted to stop, and then a good song came on.
x [!j] I have a whole box of failed ones and I can't throw them away.
x [!j] I did the boring part on the phone with {mate}.
x [!j] The instructions were translated badly, step four said "now be the circle".
x [!j] I pricked, burned or cut myself on almost everything in the box.
x [!j] I looked up from the table and it was dark.
x {mate^} now has a list of things I should make next.
x [!j] The first half I did with good light, and you can see where the evening started.
x [!j] The lady in the shop asked what it's for, looked at my drawing, and sold me something else.
x [!j] I kept one of the bad ones next to it, so that I remember.
x [!j] No machine, no studio, just a lamp and bad posture.
x So happy with how it turned out!
x It's not perfect, but I made it myself and I love it.
x [tries<4] Easier than it looks, you just need time.
x I learned everything from free videos.
x If you're a beginner, start small and don't buy the expensive tools.
x I had to redo one part because I wasn't paying attention.
x This is so relaxing after work.
x I'd do a few things differently next time, but that's how you learn.
x {mate^} already asked for one too.
x [!gift] I made it {gift}, I hope it's well received.
x You can get all the materials online, I didn't need anything special.
x The tutorial I used left out two steps, which was really annoying.
x [hours>=5 !when] It needs patience, I did a bit every evening.
x [!next] Next time I'll try {colour2}.
x I love having something to do with my hands.
x I got the idea from an old magazine.
x I might try a bigger one next.
x I'm still learning, tips are welcome.
x It cost less than buying one, if you don't count the time.
x My hands hurt a little, but in a good way.
x [hours>=9] I listened to a whole audiobook while making it.
x It's the first one I'm not ashamed of.
x I really like the texture.
x Took me a while to understand the instructions.
x One mistake in the middle, can you spot it?
q How do you finish yours?
q Does anyone near here want to make things together?
q What do you do with the ones that go wrong?
q What should I try next, something easy?
q Do you listen to something while you work?
q How long do you sit at something like this?
q Where do you buy your materials?
q Keep it or give it away?
q Would you buy something like this at a market?
t handmade; {thing}; craftersofrednote; slowhobbies; beginnercrafts; makersgonnamake; diy
e 🧶 ✂️ 🎨 🤍
a hours | How long did it take you? | {hours} hours over a few evenings.
a cost | What did the materials cost? | \${cost}, without the tools.
a tries | Can a beginner do it? | I think so. It took me {tries} tries.
a colour | What colour is that? | {colour^}, the photo is a bit warm.
d So cute, do you sell them? | *No, I'd worry about every single one. | I'd buy two.
d Mine looks like a different species. | *Photos please. | Mine too, and I was so careful.
d {colour^} is perfect for it. | *It was the last of that colour. | I'd have gone darker, but yes.
d I'm all thumbs, but now I want to try. | *You can do it, my thumbs aren't great either. | Start small, my first was the size of a coin.
d Please do a step-by-step! | *I'd have to understand it myself first. | Yes please, with close-ups.
d My gran used to make these. | *Do you still have any of hers? | Mine too. I wish I'd watched.
d {hours} hours? I can't sit through a film. | *I get up every ten minutes for biscuits.
d Stealing this idea for Christmas. | *Start in October. Trust me. | I said that last Christmas.
d Where do you get your supplies? | *The little shop behind the fabric market, second floor. | Online, but the colours are always off.
d [knit>=1] Is that hard to wash? | *I haven't dared.
d It's a bit crooked on the left, isn't it? | *I hoped nobody would say it. | Now it's all I see, thanks.
d I bought the kit and it's still in the plastic. | *Mine was like that for a year. | We should start a club.
d Did you have a pattern or did you make it up? | *A pattern, until about half way.
d My daughter wants to make one for her teacher. | *How sweet. Tell her the first one is always ugly.
d What do you do with all the things you make? | *My relatives don't open the door anymore. | Mine live in a suitcase.
d I tried this once and cried. | *I've cried too, it's part of it. | Same, over the very last step.
d Looks bought, in a good way. | *Highest praise. Thank you. | I thought so too.
d Doesn't your neck hurt? | *Yes. Constantly. | There's a cushion for that, apparently.
d You could buy one for less. | *Much less, I checked. | That isn't the point, though?
d I've done this for ten years and mine still aren't even. | *That's strangely comforting.
d [knit>=1] How do you stop it from curling? | *Steam and a heavy book. | I just tell people it's the style.
d This is so pretty! | *Thank you so much! | I think so too.
d Which tutorial did you follow? | *A free video, I'll look for the link. | I'd like to know too.
d Is it hard for a beginner? | *Not really, just be patient. | I found it hard at first.
d What materials do I need? | *I'll make a list. | You can get starter kits.
d I'd buy this! | *That's so sweet. | Me too.
d How do you find the patience? | *It relaxes me.
d I want to learn this too. | *Do it! | There are classes in town.
c {colour^} again? I approve.
c I'm getting one of these for my birthday, I've decided.
c The hours I spend looking for my scissors should count too.
c A whole evening without a phone sounds unreal.
c Showing this to my craft group on Thursday.
c I own every tool there is and have made nothing.
c My husband asked if he's getting one. No.
c Love the colour.
c So talented!
c This is beautiful.
c I'm going to try this with my daughter.
c You should sell these.
`;
