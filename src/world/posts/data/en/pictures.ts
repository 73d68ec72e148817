/** Forms of English posts whose picture says more than the text: scenes, which readers can look at. Format: ../../form-data.ts. */
export const pictures = `
= picture.fridge | food | ask scene:fridge | egg | wood
$ people=2..5 minutes=15..40/5
o This is my fridge. {people} people, {minutes} minutes. What do I cook? | Everything in one pan, cheese on top | Count the eggs first. Then decide
o I open it, I look, I close it. Help me with this fridge, please. | You have more than you think | start with whatever's oldest
o Guess who did the shopping this week. | somebody hungry | Not you, there are vegetables in it
o Fridge check! What's missing? | Lemons. There's never a lemon | Butter. Always one more butter
t fridge; dinner

= picture.receipt | life | gripe scene:receipt | money-bag | paper
$ years=3..12
o I went in for milk. | I went in for milk once. Came out with a tent | Nobody has ever only bought milk
o Found this receipt in an old coat. Everything was cheaper, and it was only {years} years ago. | don't, I'll cry | frame it
o The weekly shop. I'd like a second opinion on the total. | Ouch. Same here, though
o Keeping this receipt, because nobody's going to believe me. | I believe you, I shop there too
t shopping

= picture.animal | pets | share scene:animal | paw-prints | grass
o Met this one on my walk. We both stopped. | who blinked first?
o Best picture I've taken all month, and the model didn't charge. | The pose! Professional
o [ask] Somebody tell me what I'm looking at here. I only know that I love it. | Whatever it is, it's judging you
o I've been here for ten minutes and I'm not leaving. | stay. This is your home now
o Today's neighbour. | better than mine
t animals

= picture.landscape | photo | share scene:landscape | mountain | sky
$ hours=2..9 km=4..22
o {hours} hours to get here and I didn't want to go down again. | Where is this? Asking for my next holiday
o The view at lunch. | I ate facing a wall
o {km} km on foot for this. Still quiet, still free. | that colour at the back!
o No people, no signal, no complaints. | I need exactly this
o This was this morning. I'm back at my desk now, and nobody here knows. | your secret's safe
o I'll put this here for anyone who's having a long day. | Thank you. I was | set as wallpaper, hope that's okay
t outdoors; view

= picture.desk | work | share scene:desk | laptop | wood
o My desk, as it is. No tidying before the picture. | I can tell, and I respect it
o Working from here today. | is there room for one more?
o Somebody said that a desk tells you everything about a person. What does this one say? | It says you're in the middle of something | That you drink a lot of tea
o First day at the new desk. | Good luck! Guard the stapler
t desk; workspace

= picture.whiteboard | work | joke scene:whiteboard | memo | wall
$ weeks=2..9
o This has been on our whiteboard for {weeks} weeks and nobody dares to wipe it off. | load-bearing whiteboard
o Came in this morning and found this. I was not in that meeting. | were any of us
o "Don't erase." We don't even know who wrote it. | it's holding up the company
o Explained everything on one board today. I understood it myself for about a minute. | a minute is more than most
t office

= picture.chart | work | tip scene:chart | bar-chart | grid
o A year of numbers in one chart. I made it for myself and now I can't stop looking. | what happened in the middle there?
o Somebody asked how it's going. It's going like this. | honest reporting
o I've learnt how to make charts, so everybody gets charts now. | make one about biscuits
o The whole report fits into this picture. Please tell my boss. | your boss wants forty pages
t charts; data

= picture.map | local | tip scene:map | world-map | paper
o For everyone who asked for directions: here. | I still got lost on the way to this post
o Drew the way for the visitors. If they miss it now I can't help them. | the arrow's very kind
o Saving this map here before it gets lost in a chat. | smart
t map

= picture.note | life | joke scene:note | spiral-notepad | paper
o Left on the kitchen table this morning. | whoever writes like this is family
o Found in a library book. I hope they got everything. | I worry about the last item
o My list for today. Ask me tonight. | it's tonight. And? | Item three is doing a lot of work
o Handwriting of a person in a hurry. It's mine. | doctors would be proud
t notes

= picture.shelf | books | share scene:shelf | books | wood
o Reorganised. It'll last a week. | a week is optimistic
o My shelf. You may judge. | I'm judging, and I'm impressed | which one would you save from a fire?
o Shelf space: gone. Plans to buy more: unchanged. | build upwards
o [ask] Somebody count these for me, I've lost track. | counted twice, got two numbers
t books; shelfie

= picture.plant | garden | share scene:plant | potted-plant | wall
o Status report. | thriving, unlike me
o It was half this size in spring. | what's the secret?
o Repotted today. It's pretending not to care. | it cares
o Does this look healthy to you? | Yes! Just turn it once a week | A bit more light and it'll be fine
t plants

= picture.score | sport | share scene:score | stopwatch | wall
o I'm just going to leave this scoreboard here. | say no more
o And that's how it ended. | what a game
o Took a picture of the board, because I know that nobody at home will believe it. | proof accepted
t sport

= picture.run | running | win scene:run | running-shoe | sky
o Today's run. The numbers are honest, the face wasn't pretty. | numbers look good from here
o My watch says I did this. My legs agree. | well done, legs
o Not my fastest, not my longest, but I went. | going is the whole trick
o For the record. | noted and admired
t running; runchat

= picture.menu | food | ask scene:menu | fork-and-knife-with-plate | wood
$ budget=15..40/5
o In front of this menu for ten minutes now. What would you take? | Whatever the next table's having | The cheapest thing twice
o \${budget} and this menu: what's the best dinner? | Start from the bottom, nobody ever does | Soup and something sweet
o They've changed the menu. I had a system. | back to the beginning, then
t lunch; menu

= picture.market | food | share scene:market | basket | wood
o Saturday market. I only wanted onions. | nobody leaves with only onions
o The colours! I bought one of everything. | now cook one of everything
o Prices at the market this week, for those who keep asking. | thank you, that's my Saturday planned
t market

= picture.clock | life | joke scene:clock | alarm-clock | wall
o This is when I went to bed. | go to sleep now!
o Look at the time. Now look at my inbox. | both are wrong
o The only clock in this building, and everybody has an opinion about it. | it's right twice a day
t late

= picture.parcel | life | share scene:parcel | envelope | wood
o It came! It only took three neighbours and a signature. | open it! open it!
o I don't remember ordering this. | a present from past you
o The postman brought this up four floors without a word. | bring that man a biscuit
t post
`;
