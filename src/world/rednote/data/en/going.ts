/** Forms of English notes about travelling, walking and being outdoors, in the format of `parseForms`. */
export const going = `
= travel.city | travel | image image image video text | luggage camera world-map sunglasses | sky water sand dawn
: thing | art | far | cost | stay | hours
@ Lisbon | tram | 3..5 | 160..420/10 | 62..140/2 | 3..13 | My calves still hurt from the hills.; I skipped the famous tram and took the ordinary bus along the same street. Same view, a seat.; Lunch costs half as much two streets away from any view.; [!j] I ate a custard tart every morning and said each time that it was the last.; The trams are packed by ten, so take the first one or walk.; My favourite was the flea market on Saturday.; Go across the river by ferry in the evening, the view back is lovely.; Wear shoes with grip, the pavements are slippery.; The viewpoints at sunset are free and beautiful.; Take the train to the palace in the hills, but go early.; I fell in love with the tiles.
@ Kyoto | shinto-shrine | 3..6 | 180..460/10 | 54..150/2 | 3..13 | The temples at seven in the morning, before the buses come, were the best part by far.; The egg sandwich from the convenience store is as good as they say.; Buses crawl. I rented a bicycle on the second day and should have done it on the first.; [!j] I took my shoes off so often that I bought new socks.; Start with the bamboo grove before eight, by nine it's full.; We liked the small temples in the north better than the famous ones.; A bus day pass wasn't worth it for us, we mostly took trains.; The river in the evening is so pretty, everyone just sits there.; We stayed near the station, which made day trips easy.; The gardens are so peaceful.; Autumn colours were at their best, and so were the crowds.
@ Edinburgh | classical-building | 2..4 | 160..380/10 | 66..160/2 | 2..13 | [!j] Four seasons in one afternoon, and I had clothes for one of them.; The hill behind the palace takes about forty minutes and costs nothing.; [!j] There are second-hand bookshops everywhere, I lost two hours and gained three kilos.; [!j] A bagpiper played under my window at nine. I was ready to move in or move out.; The free museum is great for a rainy afternoon.; The walk along the water to the village with the mill was my favourite part.; Book the castle online, the line was terrible.; Bring a proper rain jacket, umbrellas just break in that wind.; The old town is like a film set.; Book a ghost tour, it's silly and fun.; I loved the view from the hill with the monuments.
@ Hanoi | steaming-bowl | 3..5 | 60..190/10 | 22..64/2 | 3..13 | Crossing the road is an act of faith. You walk slowly and don't stop.; The egg coffee is really a pudding and I had two a day.; Breakfast on a plastic stool beats any hotel buffet.; [!j] I slept to the sound of scooters and woke up to the sound of more scooters.; The old quarter is chaos in the best way.; Walk around the lake on a Sunday, when they close it to traffic.; Download a ride app, taxis at the station overcharge.; Every bowl of soup I had was amazing.; Street food tours are a good start.; Train street was closed when we went.; The coffee there is the best I've ever had.
@ Porto | bridge-at-night | 2..4 | 110..280/10 | 48..110/2 | 3..13 | I crossed the top deck of the bridge at sunset with everybody else, and it was still good.; [!j] Tiles everywhere. Ninety per cent of my pictures are walls.; The restaurants on the river are for people like me, the ones uphill are for people who live there. Go uphill.; [!j] I'm not a port person. I came home with three bottles.; Take the little train along the river if you have half a day.; The market hall is touristy, but the seafood was good.; It's steep everywhere, plan for that.; Everyone says two days are enough and I'd say stay three.; The wine tasting across the river was really fun.; So many pretty streets to get lost in.; The bookshop everyone goes to has a long line, I skipped it.
@ Chengdu | teapot | 3..5 | 90..260/10 | 28..80/2 | 2..12 | [!j] Tea in the park costs next to nothing and lasts all day. Somebody will offer to clean your ears.; [!j] The pandas are awake before nine, after that you're looking at sleeping carpets.; [!j] I ordered mild. Mild made me cry.; [!j] I lost a game of mahjong to a woman of about eighty who didn't look up once.; The hotpot is a must, ask for the half-half pot if you're not used to spice.; People's Park is lovely in the mornings.; Book the panda base online and go when it opens.; The metro is easy and everything has English signs.; People there are so relaxed.; The opera with the changing masks is worth it once.; Try the sweet water noodles.
@ Montréal | bagel | 3..4 | 180..420/10 | 70..160/2 | 3..14 | I ate my bagels straight from the oven, standing in the street.; Everyone switches to English the moment I try French.; [!j] The mountain is a hill, and I was grateful.; It was so cold that my phone switched itself off twice.; The metro is simple and there's a three-day pass.; Go to the big market in the north, we had lunch there twice.; In winter the underground passages are a lifesaver.; The old port is pretty but full of souvenir shops.; The murals are amazing, just walk around.; Poutine at midnight, obviously.; The market and the canal in one afternoon, perfect.
@ Taipei | bubble-tea | 3..5 | 110..320/10 | 38..100/2 | 2..13 | The night markets are calmer on a weekday, you can even sit down.; I paid for half the trip with the metro card.; [!j] It rains sideways there, I got through two cheap umbrellas.; [!j] Someone walked me all the way to the right bus stop and then apologised for the weather.; Get the metro card at the airport, you can use it in convenience stores as well.; Take the bus up to the hot springs if you have an afternoon.; The beef noodles were the best I've ever had.; I'd stay near a night market next time.; The day trip to the old mining town was a highlight.; Everyone is so polite and helpful.; I miss the breakfast shops already.
@ Copenhagen | bicycle | 2..4 | 210..520/10 | 90..190/2 | 2..13 | I rented a bike on the last day and was annoyed that I hadn't on the first.; Dinner costs what a weekend costs elsewhere, so I lived on bakeries.; [!j] People were swimming in the harbour. I had a scarf on.; [!j] Everyone there looks as if they'd slept eight hours.; Everything is close together, you really only need a bike.; The open sandwiches are expensive but so good.; Take the train to the castle up north, it's an easy day trip.; The design museum has a lovely garden.; It's expensive but so pretty.; The pastries, oh my God.; Cycling there feels completely safe.
@ Guilin | mountain | 3..4 | 80..220/10 | 24..70/2 | 2..12 | The mountains look painted on, even from the bus.; I took the quieter stretch of the river, same view and no loudspeakers.; Rice noodles for breakfast every single day.; [!j] A water buffalo blocked the path for twenty minutes, and nobody was in a hurry, least of all the buffalo.; I'd stay in the small town down the river, not in the city.; Rent a scooter and ride between the rice fields.; The rice terraces are a long drive, so stay overnight.; It was foggy in the mornings and that made the photos even better.; The river cruise was lovely, even in the rain.; I cycled through the villages for hours.; The night view of the town is beautiful.
@ Seville | tangerine | 3..4 | 130..320/10 | 52..130/2 | 3..13 | [!j] Nothing happens between three and six, so I learned to nap.; [!j] The streets smell of oranges. I tried one off a tree and I don't recommend it.; I booked the palace before I booked the flight, which turned out to be right.; Dinner at ten felt mad on the first evening and normal on the second.; Climb the tower early, the line gets long.; Late April is busy and very expensive, I'd go in March.; The tapas bars across the bridge were our favourite.; It's HOT, even in October.; The flamenco show in a small bar was amazing.; Everyone's outside until midnight.; The palace gardens were my favourite.
@ Melbourne | hot-beverage | 4..6 | 220..560/10 | 60..150/2 | 9..19 | The free tram zone is small, but I got by with it.; [!j] People there talk about coffee the way others talk about politics.; I wore a coat and sunglasses at the same time, and needed both.; [!j] I saw penguins. In a city. Nobody had told me.; The lanes with the street art are fun, but I liked the beach suburb more.; We did the coast road in one day and it was too much, stay a night.; Brunch is expensive and worth it.; The weather changes every hour, take a jacket everywhere.; The botanic garden is free and huge.; I'd skip the big market and go to the smaller one.; We saw kangaroos on a day trip.
$ steps=12000..31000/1000
% with=with a friend; with my sister; with my parents; with two friends; with a five-year-old; with my partner
% bag=a small backpack; a cabin bag; one carry-on; my old gym bag
% mate=my flatmate; my colleague; my neighbour; my brother
h [!far] {far} days in {thing}
h {thing} {with}
h Notes from {thing}
h {thing} in a few words
h [!far] I took {far} days off for {thing}
h [!far] {far} slow days in {thing}
h {thing} on foot
h [!first] I finally went to {thing}
h {thing} with {bag}
h A few days in {thing}
h [!first] My first time in {thing}
h {thing}, last month
h Loved {thing}
h Back home from {thing}
h Quick {thing} trip
h {thing} photo dump
o I've been back from {thing} for three days and I'm still tired.
o [!plan] I went to {thing} {with}, with no plan and {bag}.
o A few of you asked how {thing} was.
o [!far] I'm a one-thing-a-day traveller, so {far} days in {thing} was about right.
o [!j] {mate^} told me {thing} was boring. I'd like to know which {thing} that was.
o The plan was the beach, but the flight to {thing} was cheaper.
o [!first] Second time in {thing}, this time {with}, and it felt like another city.
o I'd put off {thing} for years because everyone else had been.
o [!far] {far} days in {thing} {with}. I'd do it again tomorrow.
o [!j] I more or less picked {thing} with a pin.
o [!j] My boss thinks I was ill. I was in {thing}.
o I turned thirty in {thing}, {with}.
o [!j] My flight to {thing} left at six in the morning, so I started the holiday with no sleep at all.
o [!j] {thing} was on my list for so long that I was a bit scared of being disappointed.
o [!far] I only had {far} days for {thing}, so I didn't try to see it all.
o Just got back from {thing}!
o [!far] Spent {far} days in {thing} {with}.
o [!first] {thing} has been on my list forever and I finally made it.
o [!first] Went to {thing} for the first time {with}.
o Missing {thing} already.
o {thing} surprised me, I hadn't read much about it before.
o Not a guide, just what we did in {thing}.
o It's been two weeks since {thing} and I still think about it every day.
o {thing} {with} was exactly what I needed.
o If you've never been to {thing}, go.
o Still going through my photos from {thing}.
o [!far] We had {far} days in {thing} and it was just right.
f cost | I spent \${cost}, without the flight and the room. | About \${cost} for food, transport and tickets. | 💰 \${cost}, flight and room not included | Budget: \${cost} without flight and room | We spent around \${cost} on food, tickets and getting around. | My budget was \${cost}, and that was enough without flight and hotel. | All in, apart from flight and hotel: \${cost}. | 💸 around \${cost} without flight and room
f stay | My room was \${stay} a night. | My room was small but clean, \${stay} a night. | 🏠 \${stay} a night | Room: \${stay} a night | The hotel was \${stay} a night. | I stayed in a small guesthouse for \${stay} a night. | I found a room for \${stay} a night. | 🛏 \${stay} per night
f hours | Getting there took {hours} hours. | It was {hours} hours from my door to the hotel door. | ✈️ {hours} hours door to door | Travel time: {hours} hours | It's {hours} hours to get there from here. | The journey took {hours} hours in total. | 🕐 {hours} hours each way
f steps | My record was {steps} steps in one day. | We walked a lot, {steps} steps on the longest day. | 👟 {steps} steps on the longest day | Steps: {steps} on the longest day | {steps} steps on the longest day, according to my phone. | I did {steps} steps on one day. | 🚶 {steps} steps on the longest day
x [!j] The best hour was one I spent on a bench doing nothing.
x [!j] I got lost twice, both times somewhere good.
x [!j] I'd packed for the wrong weather and lived in one jumper.
x My phone had no signal for the first hour. I was glad I'd saved the map of {thing}.
x [!rain !j] The forecast had rain for the whole trip. It rained for one afternoon.
x I left out the most famous sight and spent that morning at a market.
x I asked a driver where he eats and got the best meal of the trip.
x I nearly missed my ride to the airport over one last lunch.
x [!j] I posted a card to myself from {thing}. I do that everywhere, and about half of them arrive.
x [!j] Everything I wanted to see was closed on the Monday. I could have looked that up.
x [!j] My old shoes didn't make it home, they're in a bin near the station.
x If I went again, I'd see less and stay a night longer.
x [!j] I bought a fridge magnet. My fridge isn't magnetic.
x There was one socket in the room, behind the bed.
x [!morning !j] I had breakfast at the same place every day because it was good on the first and I'm a coward.
x [!mate !j] {mate^} has seen all the pictures by now. Twice.
x I didn't get to half of my list and don't miss it.
x [!j] The best thing I ate was something I pointed at. I still don't know what it was.
x [!j] An old man at a bus stop gave me directions with his walking stick, and they were perfect.
x [!j] I take a picture of every door I sleep behind. This one was green.
x [!j] I was asleep by nine every evening and I'm not sorry.
x [far>=4 !j] I washed socks in the sink on day three. Very glamorous.
x [!j] It only clicked on the last evening, of course.
x [!j] On the way back I sat next to somebody who'd done {thing} in one day. We had nothing to say to each other.
x [!j] I'd read so many lists before that I was almost bored when I arrived. That lasted ten minutes.
x [!rain !j] It poured on the first day, so I know the inside of the station very well.
x [!plan] Book trains and the big sights ahead, the rest you can decide on the day.
x Get an eSIM before you fly, it saved me a lot of stress.
x The weather was all over the place, so bring layers.
x I can't wait to go back.
x We did most of it on foot and used public transport for the rest.
x I stayed a bit outside the centre and it was cheaper and quieter.
x [stay>=60] Card works nearly everywhere, but keep some cash for the small places.
x People were really friendly everywhere we went.
x Food was the highlight for me, honestly.
x It was busier than I expected, especially around noon.
x The airport queue on the way out was awful, so leave early.
x [far>=4] I'd keep one day free with nothing planned.
x [far<4] It's a short trip but enough to get a feeling for the city.
x Honestly the most beautiful place I've been to this year.
x [stay>=60] It isn't cheap anymore, but if you eat where locals eat it's OK.
x Go early in the morning if you want photos without people.
x [!plan] I saved all my places on the map before I left, which made everything easier.
x I'd stay one more day next time.
x We had such a good time that I didn't take many photos.
x My tip: book a place with a washing machine.
x The metro was easy and clean.
x I was nervous about going there, for no reason at all.
x I got a bit of a cold, but it didn't matter.
x Don't plan too much, you'll be walking all day anyway.
x The flight was delayed by four hours and nobody told us anything. So annoying.
x Every single meal was good.
x I want to live there now, at least for a year.
x It was a bit touristy in the centre, but still worth it.
x Best trip of the year so far.
q What's your favourite corner of {thing}?
q Where should I go next?
q When's the best month for {thing}?
q What did I miss in {thing}?
q How many days would you stay in {thing}?
q Is {thing} worth it in other seasons too?
q Do you plan everything or nothing?
q What do you always bring home from a trip?
t {thing}; traveldiary; citybreak; traveltips; budgettravel; {thing}travel; weekendaway; slowtravel
e 🌊 🚄 📷 🎒 ✈️
a cost | What did it cost all in? | \${cost} for {far} days, plus flight and room. I didn't shop much.
a stay | How much was the room? | \${stay} a night, cheaper midweek.
a hours | How long does it take to get there? | {hours} hours for me, door to door.
a steps | Is it doable with bad knees? | My longest day was {steps} steps, but you can sit down everywhere.
d I'm from {thing} and you were kinder than most. | *You live in a lovely city. | Which part? I was there for a year.
d It poured the whole time I was in {thing}. | *Sorry! Try again? | Same, I own two umbrellas from there.
d Which part of town did you stay in? | *Near the station. Ugly but handy. | The old part is loud at night, bring earplugs.
d Did you feel safe at night? | *Yes, the whole time. | I did too, and I was on my own.
d Name of the hotel, please? | *I've sent you a message. | Me too, please.
d I did it in one day and that was plenty, sorry. | *It's not a competition, ha. | One day? So you saw the station.
d Going in three weeks! What do I need to book? | *The room and one good dinner. | Anything with a queue.
d How did you get into town from the airport? | *Public transport, it was easy. | I took a taxi and regretted it.
d How much cash did you need? | *Some, and I brought most of it home. | Hardly any.
d I was there the same week! Did you hear those fireworks? | *So that's what it was. | I thought it was thunder.
d Would it work with a pushchair? | *The kerbs are a pain, the parks are fine. | Take a carrier.
d Vegetarian here, will I starve? | *No, I saw plenty. | I did well on side dishes.
d What did you bring home? | *A magnet, as always. | I always bring salt home. Don't ask.
d I can never sleep on the first night anywhere. | *Me neither. | Earplugs and a boring podcast.
d Which month did you go? | *Off season, it was quiet. | I'd go in autumn.
d Was it crowded? | *Around the big sights, yes. Two streets on, no. | In the holidays you can't move.
d I got my heart broken in {thing}, so no, thank you. | *Oh no. Give it a second chance? | Mine happened at an airport, I can't avoid those.
d My flight there was cancelled twice. I'm taking it as a sign. | *Third time lucky. | It's a sign to take the train.
d {bag^}? How does it all fit? | *Fewer shoes. | I take more than that to work.
d My parents want to come along. Help. | *Separate rooms, and breakfast together. | Mine did. We're still talking.
d Everyone I know came back from there with a cold. | *I came back with a blister. | It's the planes.
d My visa came today! | *Have a great time! | Congratulations, mine took two months.
d I miss it so much. I was there as a student. | *What should I have seen? | Me too, a hundred years ago.
d Would you recommend it for a first solo trip? | *Yes, definitely. | It was my first one, all went well.
d How many days do you think are enough? | *Three at least. | I'd stay as long as you can.
d Was it expensive? | *Food was OK, rooms less so. | It has become a lot more expensive.
d Where did you take the first photo? | *I think near the old town, I'll check. | Looks like the river.
d Is English enough there? | *Yes, no problem. | Mostly, and people are patient.
d Did you need a visa? | *Depends on your passport, please check. | I had to get one, took two weeks.
d Going with my parents in May, is that a good idea? | *Yes, just plan breaks. | Mine loved it.
d Train or plane? | *I flew, but next time I'd check the train.
c Another one for the list I never finish.
c {bag^}? I'm a two-suitcase person.
c Going {with} in spring, so this is useful.
c {steps} steps! I do that in a week.
c Somebody please water my plants, I'm booking.
c \${stay} a night is what I pay for a parking space.
c {far} days would be heaven. I get weekends.
c I had a picture of it on my wall as a teenager and have never been.
c My passport runs out in March and I feel it looking at me.
c So beautiful!
c I want to go so badly.
c Great tips, thank you.
c Was there in October, loved it.
c Saving this for my trip.
c One of my favourite cities.

= walks.route | walks | image image video | camera hot-beverage deciduous-tree sunglasses | wall sky grass brick
: thing | art | it | start | sort
@ old villas | houses | them | half past eight / nine in the morning / two in the afternoon | Park,Museum,Gallery,Monument | [!j] Somebody's washing hung over the gate of one villa, right across the coat of arms.; At the villas the brass numbers are polished smooth by a hundred years of hands.; I counted seven kinds of letterbox along the villas.; [!j] One of the villas is for sale. I asked. I laughed. I walked on.; Most of the villas are private, so you can only look from the street, but two have a café on the ground floor.; The architecture is a real mix, look up at the roofs and balconies.; There are plaques with the history in English too.; Some of the gardens are gorgeous.; I'd love to see one from the inside.; There's a small museum in one of the villas.
@ second-hand book stalls | books | them | ten in the morning / one o'clock / two in the afternoon | Park,Museum,Gallery,Monument | They sell books by weight at the stalls, I left with four kilos.; [!j] One of the booksellers won't talk until his radio story is over.; [!j] I found a cookbook with somebody's shopping list from 1987 in it.; At the stalls I was allowed to sit on a crate and read, nobody minded.; The stalls had a surprising number of English books, mostly old novels.; Haggle a little, they expect it.; I found an old map of the city for almost nothing.; I could have stayed all day at the stalls.; Most of the stalls close when it rains.; They have old magazines and postcards as well.
@ river path | water-wave | it | half past eight / two in the afternoon / half past three | Park,Museum,Monument,Viewpoint | [!j] The men fishing say the water is clean again and the fish have noticed.; Along the river the lamps come on one by one, around six in winter.; There's always somebody practising the trumpet under the bridge.; [!j] A heron stood there the whole time like an umbrella somebody had lost.; There's a proper path now with separate lanes for bikes and runners.; Sunset there is gorgeous.; It gets windy by the water, so bring a layer.; Lots of families flying kites along the river.; There's a small bar by the river with plastic chairs.; In the morning people do tai chi by the water.
@ plane trees | deciduous-tree | them | nine in the morning / one o'clock / half past three | Park,Museum,Gallery,Monument | Under the plane trees the branches meet overhead, so it's cool even in July.; [!j] Nobody had swept the leaves yet and it sounded like walking on crisps.; [!j] The trunks look as if someone had started painting a map and given up.; [!j] Each of those trees has a little number plate. Mine is 214.; In autumn the whole street turns yellow.; With those trees it's the prettiest street in the area if you ask me.; There are a few nice little shops under the plane trees as well.; The light under the trees is so pretty.; It's lovely on a bike too.; Couples take their wedding photos under the trees.
@ wet market | leafy-green | it | half past seven / eight in the morning / half past eight | Park,Museum,Monument | [!j] At half past eight the market is all grandmothers with trolleys, and they have right of way.; A lady at the market threw in a bunch of coriander for free.; [!j] A fish jumped out of its basin and halfway across the aisle.; [!j] I only wanted to look and went home with ginger, tofu and a broom.; Go hungry, the market has stalls with fresh dumplings at the entrance.; Everything is so fresh and much cheaper than the supermarket.; The market is wet and slippery inside, so not your good shoes.; The fish section isn't for everybody.; I bought flowers and the best peaches at the market.; The market is busiest before nine.
@ glasshouse | potted-plant | it | ten in the morning / one o'clock / two in the afternoon | Park,Museum,Gallery,Monument | My glasses fogged up the second I was inside the glasshouse.; Nobody ever goes into the cactus room, so I had it to myself.; [!j] There's a banana plant right up against the roof, as if it wanted out.; [!j] A gardener told me which leaf smells of lemon, and then I had to smell all of them.; In the glasshouse the tropical part is my favourite, it's huge.; It's warm and humid in there, so leave your coat in the locker.; The glasshouse has a small entrance fee, but students pay half.; The orchids were in full bloom.; The glasshouse is a great place for a rainy day.; They water the plants at eleven, so mind your camera.
@ old cinema | film-frames | it | two in the afternoon / half past three / five o'clock | Park,Museum,Gallery,Monument | The ticket window of the cinema still has a wooden shutter.; [!j] The cinema's posters are painted by hand and every face is a bit wrong.; I went in for the foyer and stayed for the whole film.; [!j] The man at the cinema door has worked there for thirty-one years and has seen everything except the endings.; The cinema is from the thirties and beautifully restored.; The cinema shows a lot of classics, some with English subtitles.; You can go into the cinema's foyer without a ticket.; The lobby has its original floor.; A ticket costs less than at the big cinemas.; There's a tiny café in the cinema.
@ footbridge | cityscape-at-dusk | it | half past three / four o'clock / five o'clock | Park,Museum,Monument,Viewpoint | From the footbridge the traffic looks like a lit river.; Stand in the middle of the footbridge when the sun drops between the two towers, it takes about four minutes.; [!j] The footbridge shakes a little when a bus goes under it. I pretended not to notice.; [!j] There were eleven tripods on the footbridge and one man eating noodles, who had the best spot.; The best time on the bridge is just after the lights come on.; The footbridge has lifts on both sides, so it works with a pushchair.; The bridge is popular with photographers, expect company.; You can see both towers from the bridge.; At night the bridge is lit up in blue.; The bridge is a bit scary if you don't like heights.
@ ferry pier | ferry | it | nine in the morning / two in the afternoon / half past three | Park,Museum,Monument,Viewpoint | The ferry costs almost nothing, so I went across twice.; [!j] The gulls at the pier looked at my lunch as if they'd paid for it.; You can stay on the ferry and come straight back, nobody checks.; [!j] The ferry bell made me jump, and a small child laughed at me for it.; The ferry runs every fifteen minutes or so and you can pay with your metro card.; The view from the water is better than from any of the towers.; Sit upstairs if it isn't too windy.; The ferry was almost empty.; We had ice cream at the pier.; It's a fun way to cross the river for next to nothing.
@ community garden | tulip | it | nine in the morning / two in the afternoon / half past three | Park,Museum,Gallery,Monument | Every bed in the garden has a sign with a flat number on it.; [!j] A small boy introduced me to his tomato.; There's a waiting list for the beds in the garden, it's three years long.; [!j] Someone had knitted a scarf for the scarecrow.; The volunteers are there at weekends and happy to show you around.; The garden is small but really lovely.; In spring they give away seedlings, ask at the hut.; I picked up some tips for my tomatoes.; They have a little library in the garden.; Kids love the garden's pond.
@ rooftop | cityscape | it | half past three / four o'clock / five o'clock | Park,Museum,Gallery,Monument | [!j] Six floors without a lift, and on the last step I understood why people go up there.; From the roof you can see washing, pigeons and cranes all the way out.; The caretaker nodded me through to the roof as if I came every day.; [!j] Somebody grows cucumbers up there, in bathtubs.; From the roof you can see the whole old town.; The roof is free, just be quiet on the stairs because people live there.; Go up to the roof before sunset and stay until it's dark.; There's nothing up on the roof except a few chairs, and that's nice.; The view from the roof was worth every step.; Hold on to your hat up on the roof.
$ km=34..66/2:1 hours=2..4 stops=3..8 photos=40..260/10
% snack=scallion pancakes; roasted chestnuts; a cup of soy milk; a sweet potato; sesame balls; a cup of plum juice
% mate=my mum; my flatmate; my partner; my best friend; my sister; my neighbour
p sight park
h Right through {area}
h A walk to the {thing}
h {area} on foot, with breaks
h Free afternoon: {place} and the {thing}
h [!visit] Where I take visitors in {area}
h A slow walk in {area}
h The {thing} of {area}
h [!visit] My {area} walk
h [!visit] I found the {thing} in {area}
h From {place} to the {thing}
h {area}, slowly
h [!visit] The {thing} again
h {area} walk with photos
h An easy walk in {area}
h [!sun] Sunday in {area}
h [!visit] Exploring {area}
h {area}: walk to the {thing}
o [!j] {mate^} claims there's nothing to see in {area} except the supermarket, so I went to find the {thing}.
o [!j] My doctor told me to walk more, so I made a route: {place}, then the {thing}.
o [!visit] I've done this walk four times and I still stop at the {thing}.
o [!sun] The weather was too good to stay in, so I walked from {place} to the {thing}.
o [!visit] I've lived near {area} for half a year and only now walked to the {thing}.
o [!j] I promised {mate} a walk to the {thing} and then it rained for three weeks. Finally.
o [!visit] I was early for an appointment near {place}, and that's how I found the {thing}.
o [!visit !j] This is the walk I do when my head is full: {place}, a few corners, the {thing}.
o [!j] {mate^} was supposed to come along to the {thing} and overslept, so it was just me and my phone.
o I missed my stop, got off in {area} and decided to walk. Good thing, because of the {thing}.
o Somebody here asked for something to do in {area} that costs next to nothing. I'd say the {thing}.
o A slow day in {area}: I left {place} around {start}, with a detour to the {thing}.
o [!visit] Every few weeks I walk from {place} to the {thing} to see what's changed.
o [!visit] Went for a walk in {area} today and ended up at the {thing}.
o If you have a free afternoon in {area}, go and see the {thing}.
o [!visit] I've lived here for two years and had never been to the {thing} in {area}.
o Took {mate} for a walk to the {thing}.
o [!sun] Beautiful day, so we walked from {place} to the {thing}.
o One of my favourite walks in {area}, past the {thing}.
o Here's an easy walk from {place} to the {thing} for anyone who's bored this weekend.
o [!sun] Went to see the {thing} in {area} before the weekend crowds.
o [!visit] Discovered the {thing} in {area} by accident last week.
o [!sun !visit] Sunday walk: from {place} to the {thing}.
o [!sun] I needed some fresh air after work, so I walked to the {thing}.
o The {thing} in {area} is one of those places I show everybody.
o Nothing planned, so {mate} and I walked from {place} to the {thing}.
f km | The whole loop is {km} km. | It's {km} km if you don't get lost. | I walked {km} km, my phone says. | 🚶 {km} km | Distance: {km} km, nearly all flat | It's about {km} km altogether. | {km} km in total. | I walked {km} km. | 📏 {km} km
f hours | It takes {hours} hours if you stop a lot. | I needed {hours} hours, with a lot of standing around. | ⏱ {hours} hours | Time: {hours} hours, snacks included | We took {hours} hours, with breaks. | Plan {hours} hours. | 🕐 {hours} hours with breaks
f address | You start at {place}, {street}. | {place} is at {street}, that's where it begins. | The starting point is {street}. | 📍 {place}, {street} | Start: {place}, {street} | We started at {place}, {street}. | Start at {place}, the address is {street}. | 🚩 {place}, {street}
f stops | There are {stops} places to sit down. | I sat down {stops} times on the way, it was hot. | Stops: {stops} | 🪑 {stops} places to sit | I counted {stops} good places for a break. | There are {stops} benches or cafés along the way. | Breaks: {stops}
f photos | I took {photos} photos and kept a handful. | I took way too many photos, {photos} of them. | 📷 {photos} photos | Photos: {photos} | I took {photos} photos. | {photos} photos later my battery was empty.
x [!shop] Halfway I stopped for {snack} and sat on somebody's steps.
x [!shop] I bought {snack} from a window without a sign. I could smell it around the corner.
x [!wc] The only clean toilet I found is in the metro station at the end.
x [!paved] The paving in {area} is terrible, I saw a lady in heels turn back.
x People live around there, so I kept my voice down and my camera to myself.
x If you leave at {start}, you have the light behind you. I've tried it the other way round and every picture was grey.
x [!j] An orange cat came along for a bit and then lost interest.
x When I was tired I just took the bus back, it stops near {place}.
x [!mate !j] {mate^} says I walk like a pensioner. I say you see more.
x [!crowd] No queue and nobody posing, which I can't say of the rest of the city.
x [!shade] One stretch has no shade at all. I bought a hat on the way.
x [!j] An old man asked what I was photographing. I said his wall, and he fetched his wife to tell her.
x [!j] I took a wrong turn after {place} and it was the best part.
x [!j] I walked without music for once. You hear so many televisions.
x [!j] My legs were fine, my neck wasn't, from looking up all the time.
x [!j] I sat down next to a dog for a while. It looked as if it could use the company.
x You can do half of it and stop, I often do.
x [!j] A barber cuts hair on the pavement there. I thought about it.
x [!j !shop] I meant to be back for lunch and had {snack} instead.
x [!j] The map on my phone gave up in the small lanes, so I followed a man with a wok.
x At one corner it smelled of bread and I still don't know where from.
x [!mate !j] {mate^} asked why I don't just run it. Because then I'd miss the windows.
x [!sun] It drizzled near the end and I had the whole street to myself.
x [!j] A delivery rider on his break told me which lane to take. They know everything.
x [!j] I wore new shoes. That's all I'll say about the last kilometre.
x [!paved] Good shoes are enough, it's all paved.
x It's an easy walk, my parents could do it.
x [!shop] Bring water, there aren't many shops on the way.
x Nice one for a Sunday when you don't want to spend anything.
x I really enjoyed this, it feels like another city there.
x [!crowd] There was hardly anyone on the small streets, even on a Saturday.
x [!wc] Toilets are in the metro station and in the park, both clean.
x Early evening is nicest, the light is soft and it isn't so hot.
x Some of the streets are being dug up at the moment, so expect detours.
x I'll do it again in autumn when the leaves turn.
x [!shade] Lots of benches and shade, so fine with kids too.
x I marked everything on my map first and still skipped half of it.
x [!shop] We stopped for {snack} about halfway, very good and cheap.
x [!crowd] A bit touristy around {place}, but two streets on it's quiet.
x I'd go in the morning, it's much quieter.
x Great for photos, I couldn't stop.
x There are a few nice cafés around if you need a break.
x Not the prettiest start, but it gets better.
x It was so hot, next time I'll wait until evening.
x Friendly people, everybody said hello.
x I go there whenever I need to clear my head.
x There's construction near {place}, so it's a bit noisy at the start.
x It's well signposted, you hardly need a map.
x Such a peaceful part of the city.
q What should I see after the {thing}?
q Do you walk with music or without?
q Which part of the city should I walk next?
q Does anyone want to come along next time?
q Does somebody know the history of the {thing}?
q Where do you go when you just want to walk?
q What have I missed in {area}?
q How far do you walk on a normal day?
q Is there anything like the {thing} near you?
t citywalk; {area}; slowtravel; walkingroute; freethingstodo; shanghaiweekend; urbanwalk
e 🚶 🌳 📷 ☁️
a km | How long is the route? | {km} km, no rush.
a hours | How much time should I plan? | {hours} hours, more if you eat like me.
a address | Where does it start? | At {place}, {street}.
a stops | Are there places to rest? | Yes, {stops} of them, I tested them all.
a photos | Did you take many pictures? | {photos}, and you don't want to see most of them.
d I grew up around the corner from the {thing}. | *Did it look like this back then? | You must have been late for school every day.
d I'd walk all that just for {snack}. | *Fair reason. | I used to get that after swimming lessons.
d Pushchair or carrier? | *Carrier, there are a few steps. | We managed with a pushchair and some bad language.
d Did this on Saturday, we had {it} almost to ourselves. | *So good to hear. | On Sunday we didn't, there was a wedding.
d Ten years in {area} and I've never seen {it}. | *Go before breakfast. | Same. I only know the way to the metro.
d Is there an entrance fee anywhere? | *Hardly. Bring a few coins. | I paid next to nothing.
d Could you do one at night? | *I'd like to, with a torch. | Yes, please, with the lights.
d I got lost and had dumplings instead. No complaints. | *That counts as the same walk. | Where? Asking for a friend.
d Do you record the route in an app? | *I do, and I forget to stop it. | Then it thinks you walked home by bus.
d Would you do it alone as a woman in the evening? | *In the early evening, yes. | I live there, it's fine, lots of people about.
d Is it wheelchair-friendly? | *Mostly, but the paving is bad in places. | The last bit isn't, sadly.
d They want to build flats there, I heard. | *Please not. | They've been saying that since 2009.
d I walk my dog there every morning. He says hello to the cat. | *I think I met your dog. | Which dog? I might know him.
d I did it backwards and liked it better. | *I'll try that. | Rebel.
d {area} used to be so rough when I was small. | *Hard to imagine now. | My mum wouldn't let me cross the road there.
d Are there places to eat, too? | *A lot of windows with steam. Follow the queue. | Bring an empty stomach.
d Who has time for this on a weekday? | *I took a day off. | Pensioners. I can recommend it.
d My kids would last ten minutes. | *Bribe them with something sweet. | Mine did it for an ice cream.
d Is it very hilly? | *No, mostly flat. | There's one slope, you'll survive.
d Went because of you, in the rain, without an umbrella. | *I'm sorry! And proud. | That's dedication.
d Which shoes do you wear for that? | *Old ones. | Anything but new ones.
d My grandfather worked next to the {thing}. | *I'd love to hear his stories. | Mine too, maybe they knew each other.
d Looks like a nice walk! | *It is! | Same thought.
d Is it OK with a pushchair? | *Mostly, there are a few kerbs.
d Which metro exit? | *I'd have to look, sorry. | Exit 3, I think.
d Is it crowded at weekends? | *A bit, mornings are fine. | Saturday afternoon, yes.
d Can you share the route on a map? | *I'll try to add it. | Yes please!
d Are dogs allowed? | *I saw lots of dogs. | Mine loves it there.
d Did this yesterday, loved it. | *So glad! | Good weather for it.
c {km} km, and I take the lift to the first floor.
c {photos} photos? I take three and two of them are my thumb.
c I'd have stopped for {snack} and never moved again.
c {hours} hours is how long I need to leave the house.
c Now I know why you were standing in my street.
c I like that nobody's in a hurry in {area}.
c I've only ever seen {area} from the bus.
c The {thing}! I had my first kiss there.
c I walk past there with my eyes on my phone every day.
c Thanks for sharing, going on Sunday.
c Love this area.
c I live nearby and walk there every week.
c Such nice photos.
c This is what I need this weekend.

= outdoors.hike | outdoors | image image video | hiking-boot backpack compass camping | sky grass dawn water
: thing | art | km | climb | hours | cost | gear | foot | day
@ lake loop | water-wave | 9..15 | 120..240/20 | 3..5 | 4..16/2 | a sun hat / spare socks / a power bank | 1 | 1 | The first half of the loop is boardwalk, the second half is mud.; [!j] A family shared their oranges with us at the picnic rocks.; [!j] One of us swam in the lake and said it was warm. It was not warm.; [!j] You see the car park across the water the whole time, which is cruel after two hours.; We started the loop too late, as always, and were back in the last light.; There's a boathouse with snacks about halfway, but it was closed.; The water is so clear, we stopped for photos all the time.; The muddy side is slippery after rain.; Swimming is allowed on the far side.; There were families with small kids, so it's really doable.; The lake was like a mirror in the morning.
@ ridge walk | snow-capped-mountain | 8..14 | 620..980/20 | 5..7 | 8..24/2 | walking poles / a windproof jacket / knee supports | 1 | 1 | [!j] The wind up on the ridge took my hat. Somebody in the valley has it now.; There's no shade on the ridge, but we had clouds on both sides.; [!j] I did one narrow bit sitting down. I'm not proud, but I'm here.; [!j] We met a man on the ridge who was carrying a full-size watermelon.; The last part is exposed, so not for you if heights are a problem.; The view from the top is unreal.; It was much colder up there than in the valley.; Clouds below us, it was magical.; The way down was harder than the way up.; Not for windy days.
@ bamboo trail | herb | 6..11 | 240..420/20 | 3..4 | 4..18/2 | spare socks / walking poles / a power bank | 1 | 1 | It's five degrees cooler inside the bamboo, and there's no signal.; [!j] The leaves are slippery, I sat down twice without meaning to.; [!j] When the wind comes the bamboo knocks together like people clapping slowly.; [!j] Somebody had carved "sorry, Lin" into one of the stalks. I thought about it all day.; It's quiet and green and there's hardly anyone there on weekdays.; Watch out for mosquitoes near the stream.; The light in there is beautiful before noon.; There's a small temple at the end.; The path is made of stone steps, slippery when wet.; It felt like walking through a film.
@ two-day hike | camping | 18..26 | 540..920/20 | 8..12 | 16..40/2 | a headlamp / a power bank / spare socks | 1 | 0 | [!j] It drizzled on the tent at two and I slept better for it.; [!j] The camp toilet was a three-minute walk away, which at night is twenty.; [!j] Our neighbours at the camp had brought a rice cooker.; [!j] On the second morning I put on wet socks, and that was the low point.; We camped at an official site with toilets and a tap.; My pack was too heavy, next time I'll bring half.; Nights are cold even in May, so bring a warm sleeping bag.; We had instant noodles for dinner and they tasted amazing.; I hardly slept, but the stars were incredible.; You need a permit for the campsite, book it a week ahead.
@ stream walk | water-wave | 5..9 | 120..260/20 | 3..4 | 4..14/2 | spare socks / walking poles / a sun hat | 1 | 1 | Ice cold up to the knee.; I tried to keep my shoes dry for ten minutes and then just walked through.; [!j] We built a dam like children and were late for lunch.; [!j] Something touched my foot in the water. Everyone says it was a leaf.; Old trainers are better than sandals, the stones are sharp.; Great for a hot day, we were in the water most of the time.; Don't go after heavy rain, the water rises quickly.; The kids had the best time.; There's a natural pool where you can swim.; We saw tiny frogs everywhere.
@ sunrise climb | sunrise | 5..9 | 480..760/20 | 3..5 | 4..16/2 | a headlamp / a windproof jacket / knee supports | 1 | 1 | There were a dozen strangers at the top, and nobody spoke.; [!j] We didn't get the sea of clouds, we got pink instead.; [!j] The alarm went at half past two. I asked myself questions.; [!j] By nine in the morning we were back down and the day felt stolen.; We were at the top twenty minutes before the sun came up.; It's freezing up there while you wait, bring a jacket.; So worth getting up for.; Bring a warm drink for the top.; The colours lasted about ten minutes.; I nearly turned back halfway, glad I didn't.
@ coast ride | bicycle | 32..58/2 | 160..380/20 | 3..5 | 10..30/2 | a sun hat / a windproof jacket / a power bank | 0 | 1 | The first half had the wind behind us, we hardly pedalled.; [!j] Then we turned round, and there was the wind.; [!j] I had sand in the chain and in my teeth.; [!j] Rented bikes, two of them with a bell that wouldn't stop.; The road along the sea is flat with a wide cycle lane.; You can rent bikes right at the station.; Lots of places for seafood on the way.; We stopped for a swim.; The headwind on the way back nearly killed me.; There's hardly any traffic on the coast road.
@ tea hills path | herb | 7..12 | 260..480/20 | 3..5 | 6..18/2 | a sun hat / walking poles / a power bank | 1 | 1 | The pickers told us the leaves of this season are the cheap ones and gave us some.; [!j] Wild persimmons everywhere, and they're not ours, as a farmer explained.; We were invited in for tea between the rows and stayed an hour.; All the tea rows look the same from above, we took the wrong one twice.; It's prettiest in April when they're picking.; Most of it is stone steps, so your knees will notice.; We bought tea straight from a family there.; The views over the terraces are gorgeous.; We drank so much tea that day.; Wear long sleeves, the bushes scratch.
@ wetland walk | duck | 6..10 |  | 3..4 | 2..12/2 | a sun hat / spare socks / a power bank | 1 | 1 | I borrowed binoculars and saw three birds I can't name.; [!j] If you talk on the boardwalk, the people with the big lenses turn round.; [!j] It was so flat that we could see our lunch spot an hour before we got there.; [!j] A heron and I looked at each other for a while. It left first.; Best early in the morning, when the birds are active.; It's all boardwalk, fine for pushchairs.; There's a hide where you can sit and watch.; We counted eleven kinds of birds.; In winter you see even more birds, they say.; It's a nice quiet place to think.
@ paddle | canoe | 6..12 |  | 3..4 | 14..36/2 | a sun hat / a dry bag / spare socks | 0 | 1 | [!j] I fell in before we'd even left the bank.; [!j] My sunglasses are at the bottom now. Tie yours on.; [!j] Steering is a matter of opinion when two people paddle.; [!j] A duck followed our boat the whole way, hoping for something.; They give you a life jacket and a short lesson.; We were soaked by the end, bring dry clothes.; The water was calm, so it was OK for beginners.; My arms hurt for days.; We saw fish jumping right next to us.; Book the boats ahead at weekends.
$ people=3..9
% lunch=rice balls; cheese sandwiches; boiled eggs; apples and nuts; cold pizza; peanut butter buns
% mate=my brother; my colleague; my best friend; my cousin; my flatmate; my partner
h [climb>=400] {thing^}, and I'm sore everywhere
h Fresh air at last: the {thing}
h Out of the city: the {thing}
h [climb>=450] I survived the {thing}
h [!first] First {thing}
h Notes from the {thing}
h {thing^} and {lunch}
h So we did the {thing}
h [!talked] {mate^} wanted to do the {thing}
h [day>=1] {thing^}: a good day out
h [day>=1] Day trip: {thing}
h The {thing} was worth it
h {thing^} at the weekend
h Out on the {thing}
h [climb<450] An easy one: the {thing}
h [climb>=450] Harder than it looks: the {thing}
o [!talked !j] {mate^} talked me into the {thing}, and then everybody turned up on time, which never happens.
o [!j] I sit at a desk all week, so I went on the {thing} to see what's left of me.
o [!first] I've done the {thing} twice now, once in sun and once in rain.
o [!team !j] The oldest of us on the {thing} was also the fastest.
o [!j] I'm not fit at all and I did the {thing} anyway.
o [!sky] We'd put off the {thing} three times because of the weather. This time it worked out.
o [!j] {mate^}, who goes to the gym four times a week, told me the {thing} was easy.
o [!j] My legs have a message for everyone who told me the {thing} was relaxing.
o [!j] The {thing} was plan B, plan A was fully booked.
o [!j] I hadn't been outside the city for two months, so I said yes to the {thing} without asking any questions.
o We did the {thing} with people who mostly didn't know each other.
o [!first foot>=1 !blis] This was my third go at the {thing}, and the first without a blister.
o [!j] I got {gear} for my birthday and needed a reason, hence the {thing}.
o [!first !j] {mate^} and I used to do the {thing} as students. We were quicker then.
o [day>=1] We did the {thing} on Saturday and it was great.
o Finally got out of the city, and we chose the {thing}.
o [day>=1] If you're looking for a day out, I can recommend the {thing}.
o {mate^} organised the {thing} and I just tagged along.
o [!first] My first {thing}! I'm pretty new to all this.
o The {thing} was {mate}'s idea, and a good one.
o [day>=1] I took a day off for the {thing}. Good decision.
o [day>=1] Spent Sunday outdoors with {mate} and some others. We did the {thing}.
o Tired legs today. Yesterday was the {thing}.
o [!first] I'd never done the {thing} before and I loved it.
o We left early and did the {thing}.
o The {thing} with {mate}. We talked the whole way.
o For everyone who needs a break from the city: the {thing}.
f km | It's {km} km in total. | It was {km} km. | {km} km, all in all. | About {km} km by my watch. | It's about {km} km. | My watch says {km} km. | 📏 {km} km | Distance: {km} km | We did {km} km. | {km} km altogether. | It came to {km} km on my watch.
f climb | You go up {climb} metres in all. | It's {climb} metres of climbing, most of it early on. | ⛰ {climb} m up | Climb: {climb} m | About {climb} metres of ascent. | {climb} metres up, and then all of it down again.
f hours | We were moving for {hours} hours, breaks not counted. | It took us {hours} hours plus breaks, and we take a lot of breaks. | ⏱ {hours} hours plus breaks | Time: {hours} hours without the breaks | It took {hours} hours without breaks. | We needed {hours} hours plus lunch. | 🕐 {hours} h without breaks
f cost | It cost us \${cost} each, petrol included. | We paid \${cost} each, and most of it was food. | 💰 \${cost} each | Cost: \${cost} per person | Each of us paid \${cost} for transport and food. | I spent \${cost} on the whole day. | 💵 \${cost} each
f people | We were {people} people. | There were {people} of us this time. | Group: {people} | 👥 {people} people | {people} people came along. | We went as a group of {people}. | 👥 group of {people}
x [!j] I'd left {gear} at home and had to borrow from somebody nicer than me.
x [foot>=1 climb>=100] We had {lunch} behind a rock, out of the wind.
x [!j] I carried {gear} the whole time for nothing.
x [!mate !j] Two thirds in I wanted to go home. {mate^} gave me a sweet and I kept quiet.
x [hours<8] I took two litres of water, and there was one sip left at the end.
x We took all our rubbish back with us, and some that wasn't ours.
x [!sky !j] Clouds came up at one point and we all walked a bit faster without saying why.
x [!j] Of course I'd left {gear} in the car.
x There's no kiosk, so I was glad about the {lunch}.
x [!j] I brought a dry shirt for the way home. Best thing in the bag.
x The signal comes and goes, so we'd saved the map before.
x [!mate !j] {mate^} told the same story twice and nobody had the breath to say so.
x [!j] I swapped {lunch} for half a bar of chocolate with a stranger. Good deal.
x [!j] We argued about the way exactly once, and I was wrong.
x [!j] I was so hungry afterwards that I ate dinner twice.
x [!j] Everyone was very cheerful on the way there and very quiet in the car home.
x [day>=1] I slept for ten hours that night.
x My shoes are still drying on the balcony.
x [!j] I got sunburnt on exactly one ear.
x [!mate !j] {mate^} has already sent round a date for the next one.
x [!j] At the end there was a man selling cold drinks from a bucket, and I've never been so happy to see anyone.
x [foot>=1 !blis] No blisters anywhere this time. I'd taped everything.
x Somebody had brought a flask of ginger tea and passed it round. I'm going to steal that idea.
x [!j] The worst was getting up. After that it was all right.
x [!j climb>=100] I'm sore in places I didn't know about.
x Start early, the car park is full by nine.
x Bring more water than you think, there's nowhere to refill.
x [day>=1] What a day. I needed this so much.
x [foot>=1] The path is well marked, you can't really get lost.
x The scenery was so beautiful.
x Check the weather the evening before, it changes fast out there.
x We took lots of breaks and nobody was stressed about the pace.
x Sunscreen, even if it's cloudy. My neck is bright red.
x [foot>=1] Good shoes matter more than anything else.
x There was rubbish in a few places, which made me really angry. Please take yours home.
x You can get there by train and bus, it takes about an hour and a half from the city.
x [!sky] It was busier than I'd hoped because of the good weather.
x [hours<6 !beg] It's doable for beginners if you go slowly.
x [climb>=450 !beg] I wouldn't do it as a first hike, to be honest.
x [climb>=450] Poles help a lot on the way down.
x We packed {lunch} and ate at the halfway point.
x Take a small first-aid kit, we needed plasters twice.
x I was so proud of myself at the end.
x Some parts were harder than I'd thought.
x No phone for a whole day, heaven.
x We met so many nice people on the way.
x The bus back was packed, so plan for that.
x Don't trust the times on the app, we were slower.
x We were lucky with the temperature, not too hot and not too cold.
x I'd bring more snacks next time.
x Dogs are allowed if they're on a lead.
x My legs are dead, but my head feels great.
x We had to turn back once because we took the wrong path.
x I forgot my camera and didn't miss it.
q What should we do after the {thing}?
q Do you take {gear} on a day like that?
q Would you want to come along next time?
q What do you eat when you're out all day?
q Has anyone done the {thing} on their own?
q What's always in your bag?
t hiking; {thing}; getoutside; weekendplans; beginnerfriendly; trailnotes
e ⛰️ 🥾 🌲 ☀️
a km | How many km? | {km}, it sounds worse than it is.
a climb | Is it steep? | {climb} metres up, the first hour is the worst.
a hours | How long did you take? | {hours} hours plus breaks, and we weren't fast.
a cost | What did you spend? | \${cost} each, mostly on food and petrol.
a people | How big was the group? | {people} of us, a mix of friends and friends of friends.
d [climb>=0] Did this last year, I nearly left a shoe there. | *Was that yours? | Same, at the muddy bit.
d Would someone who jogs three km manage this? | *Easily, just go slowly. | I don't even jog and I did it.
d How are your knees? | *They've stopped talking to me. | Stairs backwards, that's my trick.
d You got lucky with the weather. | *For once! | We had hail.
d Can I bring an eight-year-old? | *If there are snacks, yes. | Mine did it and complained only about the lunch.
d I think I saw your group. Was someone in orange? | *Yes! Her jacket can be seen from space. | We were the ones with the speaker, sorry.
d Never again in the rain. | *I believe you. | I liked it in the rain, nobody else was there.
d Do you have the track? | *I'll put it in the next post. | Me too, please.
d How do you get there without a car? | *Bus from the main station, then twenty minutes on foot. | There's a bus, but the last one goes at six.
d [climb>=0] Are there ticks? | *I found one. Check your legs. | Long socks, always.
d Is there a toilet on the way? | *One at the start. After that, trees. | The important questions.
d How do you find people to go with? | *Colleagues first, then their friends. | I just asked in the office kitchen.
d I'd be the slow one. | *We have a slow one, you'd be company. | I'm always the slow one. Somebody has to be.
d Dogs okay? | *Some people had theirs with them. | Mine slept for two days afterwards.
d What time did you set off? | *Too early for me. | If you're asking, you're too late.
d [climb>=0] It was full when we went, like a shopping street. | *We went on a weekday. | In the holidays it always is.
d [climb>=200] I carried a whole chair up there once. | *I hope you sat in it. | A hero.
d My mother does this every week and she's seventy-one. | *I want to be your mother. | I think she overtook me.
d Which shoes? | *Old trainers with a decent sole. | Not white ones. Ask me how I know.
d [climb>=0] I got lost at the fork. Left or right? | *Left, the sign is behind a bush. | Everyone gets lost at that fork.
d Did you see any snakes? | *One, and it was more scared than me. Only just. | Now I'm not going.
d Is it dangerous in places? | *You have to watch your feet, that's all. | Not if it's dry.
d I'm more of a picnic person. | *There was a picnic! | Same, I'd guard the bags.
d Can I come next time? I bring cake. | *You're in. | Cake people first.
d So pretty! Where is it exactly? | *About an hour and a half outside the city. | I'd like to know too.
d Is it OK for beginners? | *I think so, just take your time. | It was my first and I was fine.
d How early did you start? | *Around seven. | Early is better, trust me.
d Do you need to book anything? | *No, we just went. | At holidays you have to reserve, I think.
d Which app do you use for the route? | *Just the normal map, saved offline.
d Is there mobile signal? | *On and off. | Hardly any when I was there.
d Was it cold? | *In the wind, yes. | Take a jacket.
d We did it last weekend, loved it. | *Nice! How was the weather? | Same, so good.
c {lunch^} never taste like that at home.
c [km>=10] {km} km! I get lost on the way to the bakery.
c Went without {gear} once and paid for it.
c [climb>=200] {climb} metres, and I take the lift.
c {people} people and nobody argued?
c My boots are in the cellar and they know why.
c We did something like this with work once. Two people handed in their notice afterwards.
c [climb>=0] I was there the day after you! Small world.
c You forgot to mention the mosquitoes.
c Wow, those views.
c I need to get out more.
c Looks like such a good day.
c Adding this to my list.
c Great photos!
`;
