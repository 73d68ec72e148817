/** Forms of English posts whose picture says more than the text: scenes, which readers can look at. Format: ../../form-data.ts. */
export const pictures = `
= picture.fridge | food | ask scene:fridge | egg | wood
$ people=2..5 minutes=15..40/5
o This is what's in my fridge. {people} people, {minutes} minutes. What do I make? | soup. everything goes in soup | an omelette of some sort | pasta and whatever needs using up
o Haven't been shopping. What would you cook with this? | fried rice if you've got rice | toast, honestly | a frittata, it hides everything
o What am I missing in here? Going to the shop now. | fresh herbs | lemons | whatever you have for breakfast
o Be honest, is this fridge a mess? | mine's worse | it's fine | middle shelf needs a look
o Day before payday. Inspire me. | soup of everything | eggs, always eggs | toast, with confidence
o My flatmate says this is "plenty of food". Is it? | define plenty | one dinner, two if you're brave | your flatmate's an optimist
o Spot the thing that shouldn't be in there. | second shelf! | I see it and I have questions | all of it
c Better stocked than mine.
c what's in the door?
c You've got enough for two dinners there.
t fridge; dinner

= picture.receipt | life | gripe scene:receipt | money-bag | paper
$ years=3..12
o [gripe] How is this what a quick trip to the shop costs now?? | everything's gone up | same, it's unreal | I gasped at mine yesterday
o Found this receipt in an old coat from {years} years ago. Look at the prices. | that hurts | wow, I remember those days | frame it
o Only went in for milk. | nobody only buys milk | story of my life | it's impossible
o [ask] Does this total look right to you? Feels like too much. | add it up, they charged me twice once | sadly yes | check the offers, they often don't come off
o Keeping an eye on the food budget this month. Week one. | good idea, might copy you | tells you a lot | good luck
o I went in for bread. Look at this. | did you get the bread? >> no | shops know exactly what they're doing | never go hungry
o Show me your weekly shop and I'll show you mine. | mine has more biscuits | ours is about the same, sadly | brave of you to post it
o My gran keeps every receipt. I've started as well, so here's this week. | gran was right | do you write it down too? | I should start
o [gripe] I'm not saying prices are up, but I checked this twice. | they are up | same shop, same feeling | I check mine too now
o Cheese is a luxury now, apparently. | everything is | still worth it | which cheese though
c Prices are ridiculous.
c same here
c I write a list now and stick to it, more or less.
t shopping

= picture.animal | pets | share scene:animal | paw-prints | grass
o Met this one on my walk today. | so cute | lucky you | great photo
o Look who was there this morning. | aww | what a beauty | made my day
o Best photo I've taken all month. | agreed | it posed for you | love it
o [ask] Can anyone tell me more about this one? Saw it near the path. | no expert but it's lovely | there's an app for that, take a close-up | ask the wildlife trust
o Stood here for ten minutes just watching. | could watch all day | so peaceful | I'd do the same
o It looked at me first. | and then? | who are you, it says | caught in the act
o Walked past three times before I saw it. | well camouflaged | good eye | I still can't see it. oh. there
o My good mood for the rest of the week. | mine too now | thanks for sharing that | so lovely
c Gorgeous.
c Where was this?
c Love it.
c you got so close!
t animals

= picture.landscape | photo | share scene:landscape | mountain | sky
$ hours=2..6 km=6..22
o {hours} hours to get up here. Worth it. | wow, where is this? | stunning | that view
o View from lunch. | better than my office | jealous | where?
o {km} km today and not another person. | sounds perfect | beautiful | need that right now
o This morning. No filter. | unreal | gorgeous | what a start to the day
o Back at work but still thinking about this. | I'd be too | take me back with you | that looks amazing
o For anyone having a long day. | thank you, needed that | lovely | setting it as my wallpaper
o Turned round once on the way down. Glad I did. | always turn round | what a view | worth the sore knees
o My mum asked where I am. Here, mum. | your mum must be jealous | say hello to her | that's an answer
o Forgot my lunch at home but not my eyes. | priorities | hungry but happy | I'd swap lunch for that
c Beautiful.
c Where is this?
c So peaceful.
c on my list now
t outdoors; view

= picture.desk | work | share scene:desk | laptop | wood
o My desk today. Didn't tidy up for the photo. | looks like mine | I like it | I've seen worse
o New setup, finally done. | clean! | looks great | love the light
o Working from here today. | nice spot | jealous | looks comfortable
o First day at the new desk. | good luck! | have a great first day | looks nice
o [ask] What would you change about this desk? | a lamp | nothing, it's nice | bigger screen maybe
o Found the desk again. It was under there the whole time. | archaeology | how long did that take? >> all weekend | mine's still missing
o Home office, day one of not working from the bed. | your back says thanks | big step | looks grown-up
o The plant is the manager. | strict? | looks fair | ours is a cactus
c What's that on the left?
c Love seeing other people's desks.
c Tidier than mine.
t desk; workspace

= picture.whiteboard | work | joke scene:whiteboard | memo | wall
$ weeks=3..9
o This has been on our whiteboard for {weeks} weeks. Nobody knows who wrote it. | don't wipe it | every office has one of these | ask the longest-serving person
o Came in this morning to this. Wasn't at the meeting. | lucky you | good luck | looks like a long one
o Explained everything on one board today. Pretty proud of it. | it's actually clear | well done | I'd have got lost on the second line
o Meeting notes, apparently. | makes sense to someone I'm sure | who has the handwriting? | I understand about half
o Leaving this up for whoever's in tomorrow. | they'll be delighted | good of you | they'll wipe it
o Two hours, one board, no decision. | that's a good meeting where I work | at least it's colourful | book another one
o Somebody added the little face. Best part of it. | keep the face | every board needs one | promote the artist
o Wiped it by accident. This is all that's left. | rest in peace | you didn't | we've all done it
c Looks like our office.
c I have questions.
c haha
t office

= picture.chart | work | tip scene:chart | bar-chart | grid
o Made a chart for the report, took me all morning. Does it make sense? | yes, clear | I'd make the labels bigger | looks good to me
o The numbers, for those who asked. | thanks | interesting | good to see it in one place
o Finally learned how to make a proper chart. | nice | which tool? >> a spreadsheet | looks professional
o Here's how it went this time. | thanks for sharing | clear | better than I thought
o Putting this on slide two tomorrow. | perfect for that | good choice | keep the rest of the slide empty
o My boss likes charts. So here's a chart. | bosses do | does it say anything? | pretty colours
o Took the average out. Much better without. | averages lie | agreed | where's it gone?
o First chart I've ever enjoyed making. | it shows | careful, it's addictive | lovely and plain
c Really clear.
c what's the source?
c good chart
t charts; data

= picture.map | local | tip scene:map | world-map | paper
o For everyone asking how to get there. | thanks! | very helpful | saved
o Drew a map for the visitors. Clear enough? | yes | I'd find it | add where to park maybe
o Saving this here so I can find it again. | good idea | thanks, me too | useful
o Directions for Saturday. See you there! | see you | thanks | got it
o Please don't trust the navigation, trust this. | navigation sent me into a field last time | saved, thanks | who drew it? it's sweet
o My grandad drew this for the guests in thirty seconds. | grandad for mayor | clearer than my phone | love the little church
o For the hike on Sunday. The cross is where the cake is. | heading straight for the cross | can we skip the rest? | see you at the cake
c Super clear.
c thank you for this
c Is there a car park?
t map

= picture.note | life | joke scene:note | spiral-notepad | paper
o This was on the kitchen table this morning. | haha | family life | love it
o Found this inside a library book. | I love finding those | keep it! | did you put it back? >> yes
o My list for today. Let's see. | good luck | how far did you get? >> about half | you can do it
o My handwriting. I can't read it either. | mine's the same | I can, just about | doctor's level
o Note to self, so I don't forget again. | put it on the fridge | I set alarms now | did it work?
o My daughter's handwriting. I've been told off. | what did you do? | keep it forever | she's right, though
o Post-it on my monitor this morning. No name. | who's the suspect? | office mystery | check the handwriting
o Wrote it down so I'd remember. Forgot where I put it. Here it is. | a happy ending | so what was it for? | phone picture, good idea
c Ha!
c handwritten lists are the best
t notes

= picture.shelf | books | share scene:shelf | books | wood
o Reorganised the shelf today. | looks great | how long did that take? >> two hours | so satisfying
o My shelf. What do you think? | love it | great colours | very tidy
o Out of space again. | build another one | same problem here | time for a clear-out
o Sunday project: done. | nice one | well done | come and do mine
o [ask] Keep, give away, or buy a bigger shelf? | bigger shelf | give a few away | keep all of it
o Sorted by who'd get on with whom. | best system | who got the corner? | chaos would break out at mine
o My sister alphabetised it while I was out. I can't find a thing. | siblings | thank her and undo it | at least it's tidy
o One in, one out. That was the plan. | and? | three in, none out | nice plan
c Looks lovely.
c I want to come and browse.
c Very satisfying.
t books; shelfie

= picture.plant | garden | share scene:plant | potted-plant | wall
$ months=3..20
o {months} months old now. | looks so healthy | well done | wow
o Half this size in spring. | what's your secret? >> just a sunny window | amazing growth | happy plant
o Repotted today. | good job | fingers crossed | it'll love that
o Does this look healthy to you? | looks fine to me | a bit more light maybe | check under the leaves
o New one for the windowsill. | lovely | nice pot | good choice
o It was "dead" in March. | fighter | what did you do? >> nothing, honestly | never give up on them
o Named after my old maths teacher. Also difficult. | what's it called then? | but worth it | does it set homework?
o A stranger gave me the cutting on a train. | best origin story | strangers with cuttings | thriving!
o Turned it yesterday. It's turned back. | strong opinions | it knows where the sun is | leave it, it's winning
c Lovely.
c how often do you water it?
c mine never look like that
t plants

= picture.score | sport | share scene:score | stopwatch | wall
o Final score. What a game. | amazing | wish I'd been there | brilliant
o How it ended. | what a finish | good game | wow
o Taking a photo of this, because nobody at home will believe me. | proof! | haha | I believe you
o Well, that happened. | it did | still can't believe it | what a day
o My kids say it doesn't count. It counts. | it counts | what's their argument? | never let them win
o Ten minutes before the end I'd have signed for this. | same | take it and run | football heart
o Not our day. Nice weather though. | next time | there's always the weather | good sports
c What a match.
c great atmosphere I bet
c Well played, both.
t sport

= picture.run | running | win scene:run | running-shoe | sky
o Today's run. | nice one | well done | great work
o Slower than last week but I went. | that's what counts | good for you | consistency!
o Legs feel good today. | looks like it | strong run | keep it up
o Back running after a long break. | welcome back | take it easy | great start
o Done before breakfast. | impressive | well done | early bird
o No plan, no music, just out. | the best kind | good for the head | need to try that
o First one since the baby. Slow and wonderful. | congratulations on both | welcome back | slow counts
o The watch is happy. The knees want a word. | what do they say? | knees always complain first | good effort
c Nice!
c keep going
c well done for getting out
t running; runchat

= picture.menu | food | ask scene:menu | fork-and-knife-with-plate | wood
$ budget=15..40/5
o What would you order? | whatever the special is | the soup | one of everything
o \${budget} to spend. What's the best dinner on here? | starter and a main, skip dessert | share a few small things | the cheapest main and a pudding
o First time here. Any recommendations from this menu? | ask the waiter, honestly | go for something you can't make at home | the second thing on the list
o They've changed the menu. What do we think? | looks good | prices went up a bit | shorter is better
o Can't decide. Somebody choose for me, quickly, he's coming. | the first thing you looked at | soup! | ask what he'd have
o New font, same dishes. | the important things stay | who notices fonts? you do | as long as the soup's still there
o Third time here and I still don't know what to have. | what did you have last time? | start at the bottom | I always have the same, no regrets
o Menu outside looked good. Anyone been? | once, liked it | the lunch is better than dinner | try the soup
o Somebody's crossed out the fish. | no fish then | trust the pencil | what's left?
c Now I'm hungry.
c Where is this?
c hard to choose
t lunch; menu

= picture.market | food | share scene:market | basket | wood
o Saturday market. Spent more than planned. | always | looks great though | worth it
o Look at these colours. | beautiful | so fresh | love markets
o Prices at the market this week, for those who asked. | thanks! | cheaper than the supermarket | helpful
o Best part of the week. | agree | I miss my old market | what did you get? >> far too much
o Came for apples. Look at the state of my bags now. | did you get apples? >> no | market maths | worth every penny
o My favourite hour of the week. | mine too | early? >> before eight | looks lovely
o The man at the stall says hello by name now. I may be here too often. | never too often | that's the dream | what's his name?
o Autumn on one table. | gorgeous | the colours | which stall is this?
o Woke up early on purpose. For this. | worth it | the early ones get the good bread | I believe you
c Lovely.
c which market is this?
c Going on Saturday.
t market

= picture.clock | life | joke scene:clock | alarm-clock | wall
o This is the time and I'm still awake. | go to bed | same | put the phone down
o Look at the time. Where did the day go. | no idea | same here | gone too fast
o Still at work. | go home! | oh no | hope it's nearly done
o The clock in the waiting room. I've been here since opening. | hope they call you soon | hang in there | bring a book next time
o The meeting was supposed to end at half past. | they never do | blink twice if you need help | which half past?
o Baby's awake. So am I. | hang in there | it gets better, promise | solidarity from another kitchen
o Two more hours until the train. Station café it is. | get the soup | people-watching time | safe trip
c Same.
c time flies
c oh dear
t late

= picture.parcel | life | share scene:parcel | envelope | wood
o It's here! | open it! | exciting | what is it? >> you'll see tomorrow
o Don't even remember ordering this. | best kind of parcel | haha same | a present from past you
o Took them long enough. | glad it came | mine's still lost | how long? >> three weeks
o Neighbour took this in for me. Good neighbour. | the best | bring them cake | lucky
o [gripe] They left it outside in the rain. Again. | complain | that's awful | hope it's dry inside
o Three parcels for the neighbours, none for me. I run a post office now. | charge them in cake | every building has one of you | thank you on behalf of neighbours
o The box is bigger than the dog. The thing inside isn't. | the dog gets the box then | every time | what's in it?
o Gran sends socks. Every year. Perfect socks. | grans know | keep the parcel paper too | what colour this year?
c Ooh, what is it?
c nothing better than a parcel
c Enjoy!
t post
`;
