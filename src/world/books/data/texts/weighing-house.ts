/** A novella, written for this store. */
export const text = `
# The Aunt
The carrier put Marian Cole down at the top of Quay Street, because his horse would not go further in the wet, and so she came into Port Sallow on foot, with a suitcase in one hand and a brass hundredweight in the other.
The hundredweight was not hers. It had been lying in the road, and it is not in the nature of a weigher’s daughter to leave a weight lying in the road. She had changed hands four times before she reached the bottom of the hill. It was the last day of September, 1931, and a little after five in the afternoon. The tide was out. The whole harbour lay on its side in the mud, forty boats or so, like people who have been told to wait.
There was no need to ask the way. The weighing house stood where every road in the town ended, a square building of grey stone with double doors high enough for a loaded wagon, and over the doors, in letters that had been gilded once, the words A JUST WEIGHT IS HIS DELIGHT. Somebody had been up a ladder to clean the first three words. The rest had been left to the gulls.
One of the doors was open. Marian set down the suitcase, kept hold of the hundredweight and went in.
It was dark, and it smelt of wool, coal dust, apples and rope. When her eyes had grown used to it she saw the beam. She had seen scales all her life. Her father had kept the cattle scales at Thornby market for thirty years, and on Sundays he used to take her to look at other people’s. But she had never seen anything like this. The beam was of iron, as long as two tall men, and it hung from the ridge of the roof by a bar as thick as her arm. From each end four chains went down to a platform of oak on which you could have parked a motor lorry, if Port Sallow had owned one. In the middle, where the beam turned on its knife edge, there was a plate of brass, and on the plate a pointer no longer than a finger.
The pointer was moving. There was nothing on either platform, and no wind that she could feel, and still it went slowly to the left, thought about it, and came back.
“She’s breathing,” said a voice above her. “Tide’s on the turn. She feels it before the boats do.”
An old man was coming down a ladder stair from the loft, backwards, one rung at a time. He wore a leather apron over a good waistcoat. When he had arrived at the bottom and turned round she saw that his beard was quite white, and that his left hand, with which he was holding on to the rail, had a thumb and two fingers and no more.
“Forty-three steps,” he said. “There used to be fewer. You’ll be Miss Cole.”
“And you are Mr. Pike,” said Marian. “I believe this is yours.”
Josiah Pike looked at the hundredweight for some time.
“Where was it?” he asked.
“In the road, by a chapel with a green door.”
“That’s Harland’s wagon again. They borrow it to hold the tarpaulin down. Number nine, it’ll be. Turn it over.”
She turned it over. On the underside was a nine, and under the nine a small stamp in the shape of a heron.
“You carried that down Quay Street,” said Mr. Pike. “Half a mile, with luggage. What did you do that for?”
“It’s a weight,” said Marian.
The old man said nothing to that, but he took the thing from her, with the good hand, as easily as if it had been a loaf, and put it on a shelf along the wall where there was a gap for it between the eight and the ten. Then he wiped his hand on his apron and held it out.
“The council wanted a man,” he said. “They wanted one under thirty who could lift. I said that I wanted one who could leave things alone. They found that hard to advertise for.”
“I can lift,” said Marian.
“So I see. Can you leave things alone?”
It seemed an odd question, and she was tired, so she gave it an honest answer. She said that she did not know; that nobody had ever asked her to.
“Well,” said Mr. Pike, “we shall find out. Come and meet the Aunt.”
That was what they called the scale. It had been built in 1811 by Thomas Brannock of Hull, whose name was cast into the beam, and it had weighed everything that had come into Port Sallow by water or by land for a hundred and twenty years: wool, malt, hides, coal, herring, slate, three circus elephants on their way to the county fair, and once, in 1857, as the result of a wager, the entire town council with the mayor’s wife. It could carry four tons. With four tons on it, said Mr. Pike, it would turn for the weight of a letter.
“Put your hand there,” he told her, and he showed her where, on the cold iron near the middle of the beam. “Everyone does it once. Afterwards I’ll thank you not to touch her again without a cloth.”
Marian put her hand on the iron. She thought that she felt something, very slow and very faint, like the pulse of a large animal asleep. Probably it was her own.
A bell rang somewhere over their heads, six strokes, so close that the chains hummed.
“That’s us shut,” said Mr. Pike. “I’ve spoken for a room for you with Dora Finch, over the bakery. Eleven shillings a week, and she feeds you. She talks. I don’t, as a rule. Between us you ought to get about the usual amount.” He took a bunch of keys from his apron. “We open at seven. You’ll do the book tomorrow and I shall do the weighing, and the day after that we’ll see. There’s one rule.”
“Yes?”
“The left-hand pan is mine. Sweep it, oil it, stand on it and sing if you like. But you don’t set it. I set it, every morning, before we open, and I’ve done so since before you were born. Is that clear?”
Marian said that it was clear. It was a reasonable rule. Every house had one like it. She went out into the rain after him, and while he was locking the doors she looked up at the letters again, the three clean ones and the dirty ones, and wondered only a little why a man of seventy-one should have stopped his cleaning at that place.
# The Book
Dora Finch was a widow of about fifty with flour in her eyebrows, and she did talk. By the time that Marian had finished her supper, which was a hot eel pie with a lid on it like a good roof, she knew that the mayor was frightened of his sister, that the chapel with the green door was Methodist and the one with the brown door was the other sort of Methodist, that the rain would stop on Thursday, and that nobody in Port Sallow had been to law about a weight since the year 1894.
“Not once,” said Dora Finch. “You ask in Marlbridge, they’re never out of court. Short measure, wet wool, stones in the oats. Here it’s what the Aunt says. She says it and it’s said.”
“That is a great deal to ask of a scale,” said Marian.
“It’s Josiah,” Dora said. “It isn’t the scale, whatever he tells you. People trust a scale because of who’s standing next to it. More pie?”
Her room had a sloping ceiling and a window over the quay. At four in the morning the whole wall grew warm, because the oven was behind it. She lay and listened to the thump of the dough on the board underneath, and thought about her father, who had died in March, and about the cattle scales at Thornby, which had been sold for scrap in April. They had let her come and watch. A man with a sledgehammer had needed eleven blows.
At seven she was in her place. The weigher’s book lay on a high desk by the door, and it was the finest that she had ever seen: folio, bound in calf, with a column for the day, the name, the goods, the gross, the tare and the net, and a narrow one at the right-hand side which had no heading. It was the thirty-eighth of its kind. The other thirty-seven stood on a shelf in the loft, forty-three steps up, and went back to the year 1811.
“What is the last column for?” she asked.
“Remarks,” said Mr. Pike.
There were no remarks in it, that she could see, on this page or on any of the pages before.
The first customer came at ten past seven. She was a tall, stooping woman in a man’s coat, leading a donkey with two sacks of wool, and she nodded to Mr. Pike as one would to a neighbour in church.
“Mrs. Rook, of Upper Sallow,” said Mr. Pike to Marian. “Two sacks, fleece, second clip. Put it down.”
She put it down. Mr. Pike took the sacks from the donkey one after the other and laid them on the right-hand platform; then he went to the shelf and began to carry weights to the left. He did not hurry and he did not appear to count. One hundredweight, two, a half, a quarter; then the small ones, which were kept in a box with green baize. When the pointer hung exactly in the middle he stood back and took off his cap.
“Two hundredweight, three quarters, eleven pounds,” he said, “and four ounces.”
“Two, three, eleven, four,” said Mrs. Rook, and Marian wrote it. Then she tore the ticket along its perforation, and Mrs. Rook folded it in four, put it into her glove, and went out with the donkey to the other side of the quay, where there was a large new building of red brick with HARLAND & SONS painted on it in white. That was the way of it. What was to be sold was weighed by the town and paid for by Harland’s, who bought everything, and the ticket stood between the two of them like a policeman.
By noon there had been nineteen. Marian liked the work. She liked the short talk of the farmers and the silence when the pointer was settling, when everyone, even the children, stopped breathing. She liked a boy called Tam, twelve years old, with ears like jug handles, whose job it was to fetch and stack the weights and who did it with his tongue between his teeth; and she quite liked Tam’s dog, which was called Bosun and was not allowed past the door. At dinner time she sat on the steps in a patch of sun that should not have been there until Thursday, and shared a piece of cheese with all three of them.
“Why does he take his cap off?” she asked Tam.
“To her,” said Tam, with his mouth full. “You’ve got to. It’s manners.”
“Did he tell you to?”
Tam considered. He was a truthful boy. “No,” he said. “But you’d feel a fool with it on.”
In the afternoon there was coal. A barge had come up on the tide with thirty tons from the north for Harland’s own yard, and coal that came in by water had to be weighed like everything else. It went over the Aunt in iron skips, ten hundredweight at a time, sixty times, and by the end of it all of them were black. At the desk Marian wrote sixty lines and added them up. Thirty tons, one hundredweight and a bit. She looked at the bill of lading which the skipper had left with her. Thirty-one tons, it said, eight hundredweight.
“He’s been short-loaded,” she told Mr. Pike. “It’s more than a ton.”
“Is it?” said Mr. Pike. He was washing his face in a bucket. “That happens, with coal. It dries out.”
She was a weigher’s daughter. She knew that coal dries out, and by how much. A barge from the north in a wet week would as soon dry out as a herring. But she had been in the town for one day, and so she only said that it seemed a great deal, and drew a line under the sum in red.
“Leave the red,” said Mr. Pike, without turning round. “We don’t use red.”
# Three Elephants
The story about the elephants was told in the loft, during a thunderstorm, on the first Saturday in October, and it was Tam who asked for it. He had heard it before. He wanted to hear it again with somebody there who had not, so as to see her face.
They had gone up because the roof leaked, and were moving the books. The rain came down on the slates like gravel. Bosun had been let in, for once, on account of the lightning; he had been carried up the forty-three steps with his eyes shut, and lay in the rope chest and shook.
“It was in 1899,” said Mr. Pike. “It was in June. There was a circus on its way to the county fair at Marlbridge, and the railway wouldn’t have the elephants unless it knew what they weighed. It had to be on a ticket. So they walked them here from the station, by night, so as not to frighten the horses, and in the morning I came down the quay with my lantern, and there was a leg.”
“What did you do?” asked Tam.
“I said good morning to it.”
There were three of them. They were called Duchess, Empress and Jane. Duchess and Empress were large, and had been before the crowned heads; Jane was a small one, not yet full grown, who had been bought in Hamburg in the spring and did nothing but carry a bucket. The man who had charge of them was a Mr. Lal. He wore a frock coat and a silk hat, and knew more about weights than anyone that Mr. Pike had ever met.
“He went round her twice,” said Mr. Pike, “with his hands behind him. Then he says, in very good English, I should like to know if she is kind. I said that she was true. He says, that’s not what I asked you.”
Duchess went first. She put one foot on the right-hand platform, and felt that it gave, and took the foot off. She looked at Mr. Lal. He spoke to her; she sighed, and stepped up with all four as a lady does into a carriage, and she was three tons, four hundredweight and a quarter. They used every weight in the house, with nineteen sacks of malt that belonged to Harland’s. Empress was three tons and one. She took an apple from Mr. Pike’s pocket while he was doing the sum.
“But Jane wouldn’t,” said Tam.
“No,” said Mr. Pike. “Jane wouldn’t.”
She stood in the door and shook her head from side to side. She trumpeted, and a window broke. They tried it with apples, with buns, with Mr. Lal walking before her and with Mr. Lal behind. They laid straw over the oak so that it might look like ground. By noon there was a crowd from here to the chapel, and the stationmaster had been twice to say that the train could not be held. And Mr. Lal sat down on the steps, took off his hat, and wiped the inside of it.
“It is quite natural,” said Mr. Lal. “You ask her to stand on a thing that moves. The large ones have learned that they are heavier than anything they stand on. She has not. She thinks that she will fall, because there is nobody on the other side.”
“There’s weights on the other side,” said Mr. Pike.
“Weights,” said Mr. Lal, “are nobody.”
At this place in the story Mr. Pike always stopped, Tam said afterwards, and one had to ask. The thunder had gone off towards the sea. Marian, who had an armful of the years between 1840 and 1850, found that she was holding her breath.
“And what did you do?” she asked.
“I got up on the left-hand side,” said Mr. Pike, “with my cap off. I stood there, where she could see me. I weighed eleven stone and nine, then. And she looked at me for a bit, and she came in, walking on the tips of her toes, if you can believe it, and put one foot up. So the thing went down on her side and up on mine, and I rose in the air. She’d got her eye on me. It was brown, with lashes. I was as frightened as ever I’ve been. I didn’t let on. I rose till I was level with her head; and then she put up the second foot. And the third. And she was on.”
“But you can’t have weighed her so!” said Marian. “There was only you.”
“No more I could. I stood in the air and she stood on the floor. But she’d found out that there was somebody there. I told them to bring the weights, and they put them round me, one by one, with care. And as they brought them I came down and she came up, till we were the same. One ton, nine hundredweight, two quarters and six pounds, it says on the ticket. That’s with me taken off.” He was tying up a parcel of old books with cord, holding down the knot with the two fingers. “She hung there as steady as you like. She put out her trunk, across the middle, and felt my face all over. I’d a job to get her off again. I believe that she’d have stayed.”
“And then the window had to be paid for,” said Tam. “Tell about the window.”
“One shilling and four,” said Mr. Pike. “Harland’s paid. It was their clerk that made her jump.”
The storm was over. In the quiet one could hear the water run along the gutters, and below in the dark a link of the chains that clicked as it took up the strain, for the damp made the Aunt restless, he said, like all old people. Marian put down the books in the dry corner.
“Is that in the remarks?” she said. “The elephants? It ought to be.”
It seemed to her that he was slow to answer. He had taken the lantern off its nail, and was looking for something on the floor.
“I don’t put that sort of thing in the remarks,” said Mr. Pike.
“He told me that she wrote to him,” said Tam, on the stairs. He was going down backwards with the dog in his arms. “Mr. Lal did, I mean, for her. From Riga. Every Christmas till the war.”
“What did he write?” asked Marian.
“Only what she weighed,” said Tam.
# A Loaf and a Half
What Dora Finch had said about the rain turned out to be right, and after that Thursday there came ten days of such weather as one remembers for years, blue in the morning and golden later on, with the smell of apples over the whole town. The orchards inland were being picked. From dawn on the carts stood in a line up Quay Street as far as the green door, and Mr. Pike and Marian weighed side by side: he on the Aunt, and she, for the smaller lots, on a platform machine by the wall, which had been made in Birmingham and which he called the Lodger.
She grew quick. She had her father’s eye, and could tell a cider apple sack from a cooking apple sack at ten yards by the way it leaned. On the sixth day, in order to amuse Tam, she began to guess. She would look at a load as it came through the doors and write a figure on a slate, turn the slate to the wall, and wait for the ticket. With wool she was seldom out by more than three pounds. With apples she was better still.
But with the Aunt she was always wrong in the same direction. That was what she noticed, on the eighth day. When she guessed for the Lodger she was sometimes over and sometimes under, as one should be. When she guessed for the Aunt she was under, by a little, every time.
She thought about it while she ate. She thought about it at night, with the warm wall at her back. On the ninth day she went to Dora Finch, who had a very good pair of kitchen scales, and asked her for the loan of two loaves.
“Loan?” said Dora.
“I shall bring one of them back,” said Marian.
She weighed the loaves on the kitchen scales, and together they were four pounds and one ounce. She put them into her bag. At half past six in the evening, when the bell had rung and Mr. Pike had gone up to the loft to put away the book, she laid the loaves on the right-hand platform of the Aunt, and looked at the pointer.
It is not easy to weigh two loaves on a scale for four tons, but the old man had told the truth: the Aunt would turn for a letter. Marian put four pounds and one ounce on the left. The pointer did not move at all from where it was, far over on the right. She had forgotten that the loaves had been in a bag. She put the bag in her pocket and tried again. Very slowly the pointer came up, and passed the middle by the breadth of a hair, and stayed there, on the side of the bread.
It was nothing. It was dust, or damp, or a draught; it was a quarter of an ounce. She took the loaves and the small weights away and did what she ought to have done in the first place. She carried weights to both sides. A hundredweight on the right: number three. A hundredweight on the left: number four. The pointer went over to the right. She exchanged them, three for four and four for three, in case one of them should be worn. It went to the right again. And by small degrees, with the box of green baize open on her knees, she found out how much she had to put on the left-hand pan to bring the pointer back. It was two ounces and a half.
She did it once more with two hundredweights on each side, and found that it was five.
So it was not dust. Dust does not grow with the load. The arms of the beam were not equal; or else somebody had made them unequal. What lay on the right, where the goods lay, counted for more than it was. Whoever brought a hundredweight of wool to the weighing house of Port Sallow was given a ticket for a hundredweight and two ounces and a half, and had been given one, perhaps, for years.
Above her a board creaked. Marian put the weights back on the shelf, number three between two and four, number four between three and five. When Mr. Pike reached the bottom of the stairs she was standing by the door with one loaf under each arm.
“Hungry?” said Mr. Pike.
“I am taking them to Mrs. Finch,” said Marian.
“From Mrs. Finch’s bakery,” said Mr. Pike, “to Mrs. Finch’s bakery.”
“Yes.”
He looked at her, and then he looked past her at the Aunt. There was a crumb on the right-hand platform. He went over and picked it up, between the thumb and the one finger that was next to it, and held it for a moment as though it might be of some value, and put it into the pocket of his waistcoat.
“You’ll be wanting to get along,” he said. “She likes them back while they’re warm.”
In the street she found that her knees were shaking. She gave one loaf to Dora Finch, and of the other she ate half in her room, without butter, looking at the red-brick building across the quay. It was two ounces and a half in the hundredweight. She worked it out on the back of the bag. A farmer like Mrs. Rook, with fifty fleeces, would gain by it about the price of a pair of stockings in the year. But there were two hundred farmers; and there was the malt, and the apples, and the hides. Every year Harland’s were paying for some six tons of goods that did not exist. In forty years that would have bought the red-brick building twice.
And then she remembered the coal. The coal had also lain on the right-hand platform. If the scale made everything heavier, then there had been even less of it than the book said. That did not fit. She sat with the half loaf in her hand until the light was gone, and it would not fit, whichever way she turned it.
# Number Nine
She might have asked him. Afterwards, when it was all over, people often said to Marian that she might simply have asked him, and she never found a good answer to that, except that in the weighing house one did not. You would as soon have asked the bell why it rang.
Instead she watched. She came at half past six in the morning instead of at seven, and found the doors locked; and on the following day she came at six, and they were locked; and on the third day she came at a quarter past five, in the dark, and stood in the archway of the chandler’s shop with her collar up. At half past five Mr. Pike came along the quay from his cottage with a lantern. He let himself in. Through the crack of the doors she could see the light go across to the left-hand side of the Aunt, and sink to the ground, and remain there for about as long as it takes to say the Lord’s Prayer. Then it moved away, towards the stove.
She did not like herself in that archway. She went home, got back into bed with her boots on and stayed there until the usual time.
It was on the same day that she first spoke with Edmund Harland. He came in person, at eleven, with his hat on. He was the younger of the sons of HARLAND & SONS and the only one who was left; the elder had gone down with a minesweeper off Harwich in 1917, and the father sat all day in a wheeled chair behind one of the upper windows and looked at the water. Edmund was about her own age, thin, well dressed, with a tired and intelligent face, and he had in his hand a sheet of paper covered with figures.
“Good morning, Pike,” he said. “Good morning, Miss Cole. I have come to pay my respects to the Aunt.”
“You can pay them with your hat off, sir,” said Mr. Pike.
Edmund Harland went a little red, and took off his hat. It was then that Marian began rather to like him.
“I have been going through our books,” he said. “My father never did, you know; he went by the smell. I find that we buy at this quay, every year, some hundred and twenty tons of wool, and that when we sell it again in Bradford it is a hundred and nineteen tons and three quarters. Now wool dries. I allow for that. But it is the same with the malt, and malt does not dry, it is dry already. Wherever I look there is something missing, and always the same part. It is one pound and a half in the thousand. Can you explain that to me?”
“Moth,” said Mr. Pike.
“In the malt?”
“Mice, then.”
“I see,” said Edmund Harland. He folded the paper. “I do not accuse anybody. I only thought that you would like to know before I wrote to the Board of Trade. They have inspectors for this sort of thing. One of them could be here within the month, with standards from London, and then we should all be easier in our minds.”
“She’s never been inspected,” said Mr. Pike.
“No,” said Edmund Harland. “I have looked that up as well.”
When he had gone out there was a long silence. Tam stood with a quarter in his arms and his mouth open. At last Mr. Pike walked over to the shelf, took down number nine, the one that Marian had carried through the rain, and began to polish it with the corner of his apron, although it was quite clean.
“He’s a clever lad,” he said. “He was the cleverer of the two. The other was the kind one.”
“Mr. Pike,” said Marian, “what was it that you did in there this morning?”
She had not known that she was going to say it. The old man went on polishing.
“In the archway, were you?” he said after a while. “It’s draughty, that archway. You want to stand in the door of the net loft; that’s where the excise used to stand.” He put the weight back into its place. “Tam, take the dog for a walk.”
“He’s had one,” said Tam.
“Then he’ll be ready for another.”
Tam went, with dignity. Mr. Pike took his keys, closed one of the big doors and then the other, in the middle of a working day, and shot the bolt. It had never happened before in Marian’s time, nor, as she heard later, in anybody else’s. Outside somebody knocked and called out to know whether there had been a death.
“Come here,” said Mr. Pike. “And bring the lantern. You’ve a right to see it, I suppose. You carried number nine.”
# The Penny
He knelt down on the left-hand side, with some trouble, and told her to kneel as well. Underneath the oak of the platform, where the four chains met in a ring, there was an iron box about as large as a prayer book, which was called the tare box. Every big scale has one. It holds a few ounces of shot, so that the two sides can be brought level when there is nothing on them. Mr. Pike opened the lid with his thumbnail. There was the shot, grey and dull, as one would expect; but he did not touch it. He put his finger to the arm of the beam above, close to the knife edge, and drew out of a crack between the iron and the brass, where nobody would have looked for it in a hundred years, a penny.
It was an old one, worn so thin that the Queen had no face. He laid it in Marian’s hand. It was warm from the iron, or from him.
“That isn’t in the pan at all,” she said. “It’s under the bearing.”
“It lifts her,” said Mr. Pike. “No more than the thickness of itself. It shifts the edge, and so the one arm’s longer than the other by the twentieth part of an inch. Two ounces and a half in the hundredweight. You found that out with two loaves. It took me a week, and I had the help of a man from Hull.”
“Every morning?”
“Every morning I put it in. Every evening I take it out and she’s as straight as the day she was cast. I couldn’t let her stand crooked all night. It wouldn’t be right.”
He sat back on his heels, and leaned against the platform, and told her. He told it badly, with many stops, because he had never told it before.
It had been in the winter of 1894, the hungry winter, of which she must have heard. There had been no summer that year. The oats rotted where they stood, and by the first of November there was no bread in Upper Sallow and precious little in Lower. He was thirty-four years old then, with ten fingers, and had been the weigher for three years. Old Harland, the one in the wheeled chair, was a young man too, and hard as a nail, and he bought when everybody had to sell. He bought their wool for half, and their cattle for less, and when they had sold all that they had he sold them coal. It was he who owned the coal yard. He had a scale of his own for that, behind the wall, and sold by the sack.
“The coal that goes out of here isn’t weighed on the Aunt,” said Mr. Pike. “Only what comes in. What comes in is between him and the pit. What goes out, he weighs himself. You see where I’m going.”
“His sacks are short,” said Marian.
“They were short by seven pounds. I knew it, and everyone knew it, or else they knew that they were cold. I went to the magistrate. The magistrate was Harland’s cousin. So I went to Harland, and he asked me whether I could prove it, and he laughed. There was a child that died, that week, in one of the cottages on the marsh. It was two years old. I don’t say that it was the coal.”
He stopped, and looked at his left hand.
“I went home by way of the quay and there was a penny lying in the road,” he said. “Just there, before the doors. It’s not in my nature to leave money lying, any more than it is in yours to leave a weight. I picked it up, and I thought about it all night. I thought, he takes seven pounds in the sack from them. If I was to give it back, a little at a time, so that no one of them could feel it, and he could feel it least of all; if the Aunt was to do it. There was a man from Hull here to see to the bearings. He’d a brother on the marsh. We did it together. I said that it should be only for that winter.”
“And when the winter was over?”
“Well,” said Mr. Pike, “there was another one after that.”
Somebody was knocking at the doors again, with a stick. Marian looked at the penny. She thought of her father, who had once driven back eleven miles through the snow because he had given a man a ticket for a heifer with the pounds and the stones the wrong way round.
“It’s a false weight,” she said.
“It is,” said Mr. Pike. “It’s as false as can be. I’ve stood beside it for thirty-seven years with my cap off. You’ve seen the words over the door. I clean the first three. I never could bring myself to do the others.”
“And the fingers?”
“That was in 1895. I’d the penny half in, and young Harland leaned on the beam, the kind one. He was four. He only wanted to see her swing.” He took the penny out of her hand. “I never thought that was chance.”
He got up, held on to the chain until he had his breath, and put the penny in the pocket where the crumb was. Then he went and opened the doors of the weighing house wide. On the other side of them stood Mrs. Rook with her donkey and eleven other people, and all of them looked at him, and then over his shoulder at Marian, who was still on her knees with the lantern in the broad light of day.
“Mice,” said Mr. Pike.
# Upper Sallow
On the Sunday after that Marian walked out to Upper Sallow, to be away from the quay. It was five miles by the marsh road, with ditches on both sides and the sky coming down to the ground all round, and she had not met anybody for an hour when she saw a donkey tied to a gate, and knew that it was Mrs. Rook’s because of the way it leaned.
Mrs. Rook was mending the gate. She had a mouth full of nails, and went on until the last of them was in; then she looked Marian up and down.
“You’ve come to see where it grows,” said Mrs. Rook.
“Where what grows?”
“Wool. Josiah never has. You’d think, forty years, he’d be curious. I asked him once and he said that he didn’t like to meet a thing before it was on the scale, it might influence him.” She took up the hammer. “You’d better eat something. It’s rabbit.”
The house was low and white and full of grandchildren. There was one who would not come out from under the table, and one who wanted to be told how much she weighed, and a third, a thin boy of eight or so, who coughed, and who was put into the chair by the hearth as if that was his place. The fire on the hearth was very small. It was of driftwood, and burned blue.
“That’s pretty,” said Marian.
“It’s the salt,” said Mrs. Rook. “It’s pretty and it’s cold. We’ve coal for the evenings. It goes that fast! I’ve said to my daughter, you must be feeding it to the pigs. A sack used to do us a fortnight when I was first married, and there were nine of us then. But that’s how it is with everything nowadays. The bread’s the same. You get older, and it goes faster.”
Marian looked at the fire. She had not yet been to the coal yard then, and she did not yet own a sack with a lead seal; all that she had was what an old man had told her, through a closed door, on his knees. But she thought that she would remember the blue.
After the rabbit Mrs. Rook got up, washed her hands, dried them, and took down from the dresser a blue jug. She put her arm into it up to the elbow. What came out was a bundle as thick as a hymn book, tied together with wool.
“You’ll know what these are,” she said.
They were tickets. They went back to before Marian was born. Each was folded in four, and the folds had worn through, so that one had to lay them down in little squares, like a puzzle; and on each of them, in the same upright hand, only blacker in the early ones, were the hundredweights, the quarters, the pounds and the ounces.
“I’ve every one since we were wed,” said Mrs. Rook. “John thought I was soft. The money’s spent, he’d say, what d’you want with the paper? But I like to have them. When he was dying I read them to him. It was that or the Bible, and he’d heard the Bible. Two hundredweight, one quarter, he’d say; that was the year of the big thistles. Three hundredweight and six pounds; that was when we bought the ram. It was all in there. He went off quite happy in 1911.” She tied the wool again and did not look up. “There’s not many people can say that they’ve had the truth told to them twice a year for forty years, by someone who’d nothing to gain. It’s more than you get from family.”
The child under the table had come out, and was holding on to Marian’s skirt. She lifted it up. It was a way not to have to answer.
“What would you do,” she asked, when some time had gone by, “if you found that one of them was wrong?”
“Wrong?” said Mrs. Rook.
“If there had been a mistake. If it had said too much, let us say.”
“Too much!” said Mrs. Rook. She thought it over, with her head on one side, as she would have thought about a sheep. “I’d take it back,” she said. “I’d go down there and say, Josiah, here’s your sixpence. But then,” and for the first time a doubt seemed to pass over the long brown face, and was gone, like the shadow of a bird, “then I’d have to wonder about all the others, wouldn’t I? I’d have to take them out of the jug and look at every one. I don’t know that I could stand that.” She put the bundle into the jug and the jug on the dresser. “But it won’t happen. He’s careful.”
The girl who wanted to be weighed would not leave her in peace, and so in the end they did it, in the barn, with a beam of ash wood and a rope, and a sack of meal on the other side. She was three stone and five pounds. The thin boy asked to be weighed as well. He got up on the plank and stood there very straight, holding his breath so as to be heavier.
Marian took out meal by the handful, until the plank was level. It took a good many handfuls.
“Is that enough?” the boy asked.
“It’s exactly what you are,” said Marian.
“But is it enough?”
Mrs. Rook told him not to bother the lady. It was nothing, she said; it was only the chest. He would be right again in spring, when it was warm.
She walked home in the dusk, with an egg in each pocket. Before her, a long way off, she could see the lights of Port Sallow come out one by one along the water, and among them, higher than the rest, the one in the top window of the red-brick house. She tried to be angry with Mr. Pike. It would have made things simpler. She tried to be angry with whoever sat up there behind the lamp, whom she had never seen. What she could not get out of her mind was the boy on the plank, and the handfuls. All the time that she was taking out the meal, she had wanted, as she had never in her life wanted anything that was wrong, to leave some of it in.
# The Coal Yard
The letter of the Board of Trade came on the second of November. It was addressed to the Town Clerk, who read it to the mayor, who told his sister, and by the evening everybody knew that an inspector of weights and measures would arrive on the sixteenth, that his name was Grieve, and that he would need a room with a fire.
“He shall have the one over the oven,” said Dora Finch, “and you’ll come in with me, my dear, it’s only for the three nights. I’ll give him the eel pie. A man can’t do much harm on a pie.”
Marian had told her nothing. She had told nobody. She went about her work, wrote in the book and tore off the tickets, and each ticket that she tore was false by two ounces and a half in the hundredweight, and each time it was like stepping on a stair that is not there. She had taken to waking at half past five. She would lie and think, now he is crossing the quay; now he has the lid open; now it is in.
On the Saturday she put on her oldest coat and went to buy coal.
The yard was behind the red-brick building, and one came to it through a gate in a wall. There was a wooden office, a heap like a black hill, and a scale under a tin roof, a common platform machine, with a chair in front of it; and on the chair sat a very large man called Bullen, who weighed with one foot. She watched him do it for four customers. He set the machine to one hundredweight, shovelled until the beam rose, and put his boot against the edge of the platform, quite gently, as a man might who is resting his leg.
“One hundredweight,” said Marian, when it was her turn.
“For the weighing house?” said Bullen. “You’ve got a stove there, have you? Does the old man feel the cold?”
“For myself,” said Marian.
She borrowed the hand-cart from the chandler and took the sack along the quay, and Tam came out and helped her to lift it on to the Lodger. The Lodger was an honest machine. It said one hundred and five pounds.
“That’s not a hundredweight,” said Tam. “It’s seven short.” He had gone pale under his freckles. “Mam gets one every fortnight. She sends me, with the barrow. I thought that it was me, I thought I’d dropped some.”
So nothing had changed, in all that time, but the man on the chair. Marian sat down on the sack. It was curious how much clearer everything looked from there. On one side of the quay stood a scale that gave two ounces and a half too much, and on the other side stood one that gave seven pounds too little; and the same people went from the one to the other with their wool and their pennies, year after year. She tried to work out what a household on the marsh would gain by the first and lose by the second. She knew how many fleeces they had and how many sacks they burned. When she had it, she worked it out again, because she did not believe it.
It came out even. Within a shilling or so, over a year, it came out even.
“He must have reckoned it,” she said aloud. “He must have gone from house to house and reckoned it.”
“Who?” said Tam.
“Tam,” said Marian, “would you say that you were good at keeping your mouth shut?”
He thought about it, in his truthful way. “I’ve not been tried,” he said.
She told him, then, that he should ask his mother to keep the next sack as it was, with the string on; and to go round to the other houses on the marsh, to Upper Sallow and Lower, to everyone who would be buying coal before the sixteenth, and to ask them the same. They were to burn wood, or dung, or go to bed. And nobody was to say why.
“They’ll want to know why,” said Tam.
“Tell them that it’s for the Aunt,” said Marian.
He whistled for Bosun and was gone, up the lane to the marsh, with his jacket flying. It had begun to get dark. Across the water, in the topmost window of the red-brick building, somebody lit a lamp, and she could see the shape of the wheeled chair, quite still, and a white head turned in her direction.
That evening she broke the rule of the house. She stayed behind when the bell had rung, and when Mr. Pike came down the forty-three steps she was waiting at the foot of them.
“I want to see the other books,” she said. “I want to see 1894.”
“What for?”
“Because you told me that the last column was for remarks,” said Marian, “and I have never yet known a weigher who could keep a column for thirty-seven years and put nothing in it.”
He looked at her for so long that she thought he would refuse. Then he handed her the lantern.
“You’ll need your spectacles,” he said. “I wrote it small.”
# Remarks
The loft ran the whole length of the house, under the slates, and the beam hung from the middle of it like the keel of a ship. The books stood along the north wall. She took down the nineteenth, which began in January of 1893, and sat on the floor with it, her back against the rope chest.
The last column was empty, as she had expected, through all of the spring and the summer of that year and through the next. On the ninth of November, 1894, it was empty. On the tenth there was a dot.
One would have taken it for a fly. It was a dot of ink, beside the name of a man called Amos Tindle, of the marsh, two sacks of oats. On the next line was another, and on the line after that there were two. She moved the lantern closer and put on her spectacles. They were not dots. They were figures, so fine that they must have been made with a mapping pen. Beside Amos Tindle it said 4½. Beside the widow Sarah Moss it said 6, and beside John Rook, of Upper Sallow, 9¼.
They were ounces. It was what each of them had been given.
He had written down all of it. There was not a line in any book, from that day on, without its small grey grain in the last column, and at the foot of every page stood the sum, and at the end of every year the sum of the sums; and opposite, on the inside of the back cover, where in other books one finds a list of fairs, there was a second account. It was headed Coal. He had got the figures from the carters and the women at the pump, sack by sack: so many to the marsh, so many to the upper village, at seven pounds. And under the two accounts, for each year, he had drawn a line and written what remained.
For 1894 there remained against the Aunt, as he put it, two tons and three hundredweight. For 1895 it was less. In 1903 he was four pounds out on the whole year, and had written beside it, in his ordinary hand, the only words in all of the books: Too much. Take care.
Marian read until the lantern went down. She had come up there thinking that she would find a thief’s book or a saint’s, and would know then what to do. But this was a weigher’s. She had never in her life seen such weighing. It had been done in the dark, by one man, with a penny, upon a whole town, for thirty-seven years, and it was correct to within an ounce or two in the ton.
And it was false from the first line to the last.
When she stood up she was so stiff that she had to hold on to the beam, with her bare hand, against the rule. The iron was cold. It moved under her palm. Out in the estuary the tide had turned.
She found him sitting on the steps outside, in the frost, with his pipe. There was a light in the bakery already.
“You went to the houses,” she said. “You asked each of them what they burned.”
“I’d an interest in coal,” said Mr. Pike. “They thought that I was lonely.”
“Why did you never tell them? They would have marched over there and turned the yard upside down.”
“In ’94 they couldn’t have marched to the pump,” he said. “Later on, yes. I thought about it. But then it would all have come out, d’you see. Then the Aunt would have come out. And after that there’d be nobody in this town whose word you could take for anything. There’s two hundred farms sells by that scale. They don’t read the ticket. They fold it in four and put it in their glove. I’d sooner they were robbed by Harland than that they found out they couldn’t trust her.”
“But they can’t trust her,” said Marian.
“No,” said Mr. Pike. “That’s where it bites.”
He knocked out the pipe against the stone.
“I’m seventy-one,” he said, “and I was going to leave it to whoever came after. I wrote to the council for someone who could leave things alone. I thought, if he’s that sort, he’ll never find it, and when I’m dead I’ll take the penny with me, and she’ll be straight, and that will be the end. And you walked in with number nine.”
“There are nine days,” said Marian.
“Nine days to what?”
“To the sixteenth. What will you do with the penny, on the sixteenth?”
“I shall leave it in,” said Mr. Pike. “I’ve thought it over. I’ll leave it where it is and let the man find it. I’ve never lied about a weight to anybody that asked me. Nobody’s asked, that’s all.”
# The Sea Wall
She slept for two hours and went to chapel with Dora, to the one with the brown door, where the sermon was on the unjust steward. She heard none of it. Afterwards, since it was a bright cold day and she could not have sat still, she went out along the sea wall; and where the wall makes a bend, by the old tide gauge, she found Edmund Harland, with his hat beside him on the stones and a book on his knee which he was not reading.
He got up. She saw that he had been thinking of something else, and had to travel some distance to reach her.
“You are the only person in the town,” he said, “who does not cross to the other side when I come. I have been wondering why.”
“There is no other side here,” said Marian. “There’s only the sea.”
He laughed, and moved the hat so that she could sit down. They looked for a while at the gauge. It was a board, painted in feet and inches, and some way above the last of the figures there was a line cut into the stone with a date beside it, 1897.
“That is the year in which I was born,” said Edmund Harland. “My mother used to tell me that the sea had come to look at me. It came up to the third step of the weighing house. Pike carried the books to the loft, all of them, on his back. When they offered him a medal he asked for a new roof instead. I used to think that he was the best man in the world. My brother and I both did. We were always in there, until the accident.”
“I heard of it,” said Marian. “He lost two fingers.”
“Did he tell you how?”
“He said that your brother leaned on the beam.”
“Yes,” said Edmund Harland. “That is what everybody says. Robert told me something different, the last time that he was on leave. He had never told anyone. He said that he saw Pike with his hand in under the bearing, as if he had dropped something, and thought that he was playing a game, and that one had to find it; and so he climbed up to look. He was four. He said that there was a shine. He dreamed of it even at sea, a little bright thing a long way in, that he could not get at.” He picked up a pebble and weighed it in his hand. “I have not been able to make anything of that. I only tell you because I believe you like to have things added up.”
Marian said nothing. The wind had got up a little, and she turned up her collar. She was thinking that there are things which one can carry for half a mile without effort and which grow heavy only when one has stopped.
“Why did you write to the Board of Trade?” she asked.
“Because of the figures.”
“You might have let it be. It is one and a half in a thousand. You told us yourself that your father never looked.”
“My father is a great man,” said Edmund Harland. “He came here with one cart. I have never made anything in my life, Miss Cole. I was to have read mathematics; I had a place; and then Robert’s ship went down, and somebody had to sit at the other desk. I can’t tell good malt from bad. I can’t smell a fleece. All that I’m able to do is add. So I add; and if, in the whole of that house, with its four floors and its eleven clerks, there is one sum that does not come out, then it is the only thing there that is mine.” He threw the pebble into the water. “I dare say it sounds cold. I don’t want to see anybody in prison. I merely want it to come out.”
“It doesn’t sound cold to me,” said Marian.
She meant it. It came to her that of all the people in the town this was the one who was most like her, and that he was going to do more harm than any of them. She asked whether he had added up the coal.
“The coal? What should there be to add? It comes in by the barge and goes out by the sack.”
“How much comes in?”
“Some nine hundred tons a year. It is over there, in the ledger; I could tell you to the pound.”
“And how many sacks go out?”
He began to answer, and stopped. She watched him look for it, in that clear cold head of his, along the shelves where everything was kept in order, and saw him come to a place where there was nothing on the shelf.
“I don’t know,” he said slowly. “I’ve never been shown it. The yard keeps its own book. Bullen brings it up to my father on Saturdays, and he signs.”
“I only wondered,” said Marian.
She stood up. She had said more than she intended, and less than she ought. If he was what she took him for, he would go home now and ask for that book. If he was not, then she had warned them. It was a kind of weighing too; but she had no weights for it, she had only guessed, and turned the slate to the wall.
“Miss Cole,” he called after her. “If it should turn out that a sum is wrong in one’s own house, what is one to do with it? I ask for information.”
“I wish I knew,” said Marian. “I am in the same position.”
He stared at her. Far out, by the bar, the sea made a white line and rubbed it out again. When she looked back from the bend of the wall he was still standing in front of the gauge, with his hat in his hand, as though it were a person; and seemed to be measuring with his eye how much higher the water would have to come.
# The Cattle Scales
It turned cold in that week, as if it had been ordered. On the Monday there was ice in the fire buckets; by Wednesday one could walk on the ditches. Each evening, when she had shut the book, Marian went out along the marsh road with a basket over her arm, and in the basket was whatever Dora Finch had thought might be spared. Dora asked no questions. She had seen the sack with the string on it at the back of the weighing house, under a horse cloth, and had drawn her own conclusions, and for the first time since anyone could remember she kept them to herself.
“There’ll be two dozen rolls,” she said. “And that’s the heel of the ham. They’re to say it’s from the chapel. It doesn’t matter which.”
There were thirty-one houses on the marsh and nine in Upper Sallow where they had bought coal since Saturday. Not one of them had opened it. Marian had expected that they would ask her what it was for. She had got ready an answer; but Tam had been there before her, with his ears blue from the frost, and it seemed that what he had told them was enough. They sat in their coats and looked at the sack. It stood as a rule in the middle of the kitchen, because there it would be in nobody’s way, and the children walked round it as one does round a guest. In one house they had put a cloth over it and were using it as a table.
In the last house, at the end of the dyke, there lived a very old woman by the name of Tindle, who had sat with her husband in that room through the winter of 1894. He had been called Amos. She was breaking up a chair when Marian came in.
“It’s only the one that was his,” said Mrs. Tindle. “I never sit in it.”
“You should burn the coal,” said Marian. “We’ve enough without yours. Please.”
“Josiah wants it, the boy says.”
“The boy said that it was for the Aunt.”
“It’s the same,” said Mrs. Tindle. She put a leg of the chair on the fire, with care, and held out her hands. “He came here that November,” she said. “He stood where you are. He’d brought us money for oats that we’d been paid for already; he said that he’d added it up wrong. Four ounces and a half. I ask you! It came to a farthing. He’d walked out here in the snow with a farthing. And then he stands there, and asks Amos how much coal we burn.” She laughed without any sound. “We thought that he’d gone simple, with the hunger. People did. We never told on him, though.”
Marian went home by starlight. She was thinking of that farthing. It was not in the books. He must have begun so, on foot, from door to door, with a farthing here and a halfpenny there, to pay back what was owed; until he saw that there were not enough nights in a winter, and went and looked for something that could walk faster.
On the Sunday Dora Finch came into her room without knocking. It was past ten. The next day she would have to give it up to the inspector. She sat down on the bed, which was something that she did not do.
“You’d better tell me,” she said. “Not what it is. I don’t want to know what it is, I’d only say it. You had better tell me how heavy.”
And Marian, who had told nobody anything for a month, found that she was telling her about the scales at Thornby.
It was not a story that she had ever told before. Everyone at home had known it, and nobody else would have cared. The cattle scales at Thornby had been condemned because of the year 1930, and her father had died because of the scales. There had been a dealer, a big man, with a gold pin. He had come every Thursday for years and there was never a word said against him; and then it was found that he had a friend among the drovers, who used to let the beasts drink at the trough by the gate before they were weighed. A bullock will drink eight gallons. That is eighty pounds. It had gone on under her father’s eyes, at every market, for three years, and he had written it down, and signed it.
“But he’d not done anything,” said Dora.
“That was what the council told him. They said, Mr. Cole, the scale was right, the book is right, there is no blame. He said that it made no difference. He said that a weigher isn’t there to see that the scale is right. Anybody can do that. He’s there to see that people aren’t cheated; and if they are cheated with a true scale, it’s worse, because they’ve been made to thank you for it.” She had to stop for a moment. “He went round to all of the sellers. There were sixty. He took his savings with him in a bag. The second winter of it he got wet, out by Marl Fen, and it went to his chest.”
The wall was beginning to grow warm. Beneath them somebody had started on the dough.
“I was angry with him,” said Marian. “I thought that he was throwing himself away for a form of words. I told him so. I said, you are a scale, Father, you aren’t God. And he said: I know that, my girl. A scale has two pans.”
“What did he mean?” asked Dora Finch.
“I thought that I knew,” said Marian. “I came here in order not to think about it. And there it lay in the road.”
Dora sat and looked at the sloping ceiling. She was not used to silence, and it made her appear quite different, younger, and rather shy.
“I don’t know anything about weights,” she said at last. “I do it by hand. But when I’ve a dough that won’t come right I don’t put in a bit more of this and a bit more of that. You can go on like that all night. I tip it out on the board, where I can see it.” She got up, and shook down her skirt. “That’s all. It makes a mess, mind.”
# Mr. Grieve
Lionel Grieve, of the Standards Department of the Board of Trade, was a small, neat, cheerful man with a cold. He came by the afternoon carrier on the sixteenth of November, and with him came four mahogany cases, each of which needed two men. He kissed his hand to the sea, admired the eel pie, had three helpings, and asked for mustard to put in his bath.
“I am so looking forward to her,” he told Marian, over the pie. “A Brannock! There were only nine, you know, and six of those have been broken up. I saw the one at Whitby when I was a boy. It is the reason why I entered the service.”
“What happens if a scale is found to be wrong?” asked Marian.
“It depends how, and by how much, and whether anybody meant it,” said Mr. Grieve. “If it is wear, one writes a letter. If it is damp, one writes a different letter. If somebody meant it,” and he sneezed, “then it is the Assizes, I am sorry to say, and hard labour as a rule. Not that one meets it often. People will cheat with a thumb, or a boot. To cheat with a beam you need to be an artist.”
Dora Finch put down the mustard in front of him rather hard.
They began at nine in the morning. The whole town had come. They stood along the walls and out through the doors and across the quay, in their dark Sunday clothes, as they would have for a funeral, and the children had been lifted on to the shelf where the weights were. Edmund Harland was there with his hat in his hand. Behind him two men had carried down the wheeled chair, and in it, wrapped in a rug, sat his father, whom nobody had seen out of doors for nine years.
Mr. Pike stood beside the left-hand platform in his leather apron. He had put on a collar. He had not slept, Marian thought, any more than she had. At half past five she had stood in the door of the net loft, where the excise used to stand, and had watched the lantern cross to the Aunt and sink down; and so she knew that the penny was in.
Mr. Grieve walked round the beam twice with his hands behind his back. Then he took off his hat, and did so without being told, and there was a kind of sigh along the walls.
“She is very beautiful,” he said. “May I ask who keeps her?”
“I do, sir,” said Mr. Pike. “Since 1891.”
“And who sets her?”
“I do.”
“Nobody else?”
“Nobody else has touched her,” said Mr. Pike, quite loudly, “except that Miss Cole, here, laid her hand on the iron, the day she came, because I told her to.”
The mahogany cases were opened. In each of them, on purple velvet, lay a cylinder of gilded bronze, as bright as an altar, with a knob on the top. Nobody in Port Sallow had ever seen a true hundredweight before. There were some who crossed themselves, although it was not a thing that was done in either chapel. Mr. Grieve put on white gloves. He had two cylinders set on the right and two on the left, and all those people drew in their breath, and the pointer began to move.
It went to the right. It went slowly, without any doubt, as it had done for Marian with the two loaves, and came to rest there.
“Dear me,” said Mr. Grieve.
He had the cylinders exchanged. It went to the right again. He opened a little case of nickel weights, and added them on the left with a pair of tweezers, one after another, humming under his breath; and at five ounces the pointer stood in the middle.
“Two and a half in the hundredweight,” he said, “in favour of the goods. That is exceedingly regular.” He took off the gloves, one finger at a time. He was not smiling now. “I shall have to look at the bearing.”
It was quite still. The water could be heard slapping under the quay. Mr. Pike opened his mouth; and Marian, from the desk, said in a voice that she hardly knew:
“Before you do, sir, there is another scale in this town that has never been inspected. I think that you should see both of them. One can’t read the one without the other.”
# Forty Sacks
She had not told Mr. Pike. There had been no way to do so, for he would have forbidden it. He turned his head and looked at her across the whole width of the house, over the gilded cylinders, and she saw in his face that he understood, and also that he did not forgive it.
“What scale is that?” said Mr. Grieve.
“The one in the coal yard,” said Marian.
Edmund Harland said that this had nothing to do with the matter. He said it politely. The scale in the yard was a private one, for retail sale; it was an ordinary machine, it was tested by the makers, and the inspector had been sent for in order to examine the public beam and no other.
“A scale on which goods are sold to the public is a public scale,” said Mr. Grieve. “Weights and Measures Act of 1878, section twenty-five. But I can’t arrest a machine on hearsay, Miss Cole. What has it done?”
“Tam,” said Marian, “open the doors.”
They were open already; but Tam understood her, and put two fingers in his mouth and whistled. At the top of Quay Street, by the green door, something began to move. It was a cart, and behind the cart there was a barrow, and behind the barrow a donkey; and down the hill, in a line, as in the apple weeks, came the people who had not been standing along the walls, because they had been waiting up there since it was light. They were the women from the marsh, for the most part, and the old men. Every one of them had brought a sack of coal, with the string on it.
There were forty. They put them down on the stones before the weighing house in four rows of ten, and stood back.
“These were bought from Harland’s yard since the seventh of the month,” said Marian. “Each was sold for a hundredweight. None of them has been opened. They have been cold for nine days, so as to keep them for you.”
Mr. Grieve went out and walked along the rows. He looked at the knots. He bent down and looked at a lead seal, with an H on it, and then at a very old woman who stood behind that sack with her hands in her sleeves.
“Nine days,” he said. “What did you burn, ma’am?”
“A chair,” said the old woman.
He had them weighed on the Lodger, after he had tried the Lodger with the gilded cylinders and found that it was true; and he did the weighing himself, in his good coat, while his cold ran down his face and he did not notice it. Tam called out the figures. Marian wrote them in the book. One hundred and five. One hundred and five and a half. One hundred and four. One hundred and five. After the twelfth there was no need to go on, but he went on. It took two hours and nobody left. When the fortieth had been written down she added them up, and drew the line, and it was in her mind to draw it in red; but she remembered in time.
“Forty sacks,” she read. “Forty hundredweight were paid for. There are thirty-seven and a half.”
Edmund Harland had become very white.
“I did not know it,” he said, not to the inspector but to her. “I give you my word that I did not. I never go into the yard. I looked only at what we bought.”
“Yes,” said Marian. “I believe that.”
“It is the fellow with the boot. I shall dismiss him. I shall make it good, every—”
“It isn’t the fellow with the boot,” said a voice, like a hinge that has not been used. “He does as he was taught. I taught the one before him.”
It was the old man in the wheeled chair. He had pushed back the rug. His hands lay on his knees like things that somebody had put down there, but his eyes were as sharp as a gull’s, and they were not directed at his son, nor at the sacks. They were directed at Mr. Pike.
“Two ounces and a half,” said old Harland. “You had it at two and a half. I always thought it was nearer three.”
# What Harland Knew
“You knew?” said Mr. Pike.
“I’m a merchant,” said old Harland. “Did you think that I could buy wool for fifty years and not know what it weighed? I noticed it in the second week. I could feel it in the bale.”
“And you let it be.”
“I went to that magistrate you were so fond of, to have you taken up. I was on his step. That was in December of ’94; it was snowing. And I thought, if I do it they’ll ask why. They’ll ask why the weigher of Port Sallow, who wouldn’t cheat the devil over a candle, should begin to give overweight in the middle of a famine. And the next thing is that they’d come and look at my sacks.” He moved his jaw for a while. “So I went home and reckoned it. Seven pounds in the sack was what I took from them, and what you took from me was a penny less. I had the penny. I thought, that’s cheap. I never could abide lawyers.”
Nobody spoke. The crowd had come in from outside, quite softly, and stood round the two old men as they might have stood round a fire.
“That went on for thirty-seven years,” said Edmund Harland. “Each of you took it from the other. You let them carry it to and fro across the quay.”
“It was in balance,” said his father.
“It was not,” said Marian.
She had not meant to speak so loudly. They all turned round. She had the nineteenth book under her arm; she had brought it down that morning, because she could not bear to leave it up there in the dark on such a day. She laid it open on the desk.
“It’s all written here,” she said, “what was given and what was taken, by the name. Over the whole parish it comes out even, yes, I have added it up. But a parish isn’t anybody. The widow Moss had no wool. She had one goose. She bought a sack of coal every fortnight until she died, in 1902, and each of them was seven pounds short, and she never had an ounce of it back. Mr. Rook had fifty fleeces and burned his own wood. He got overweight for twenty years, and lost nothing. It was never given back to the people it was taken from. It was given to those who happened to be standing on the other side.” She found that she was speaking to Mr. Pike alone. “You weighed it so well,” she said. “It’s the best weighing that I ever saw. But they were all in one pan.”
The old man had taken hold of the chain. It was a while before he answered.
“I knew about Sarah Moss,” he said. “I used to leave a bucket by her door.”
“I know you did,” said Marian. “You wrote it down.”
Mr. Grieve blew his nose. Then he asked whether somebody would be good enough to shut the doors, with everyone inside who wished to be. He climbed on a box, for he was not tall.
“I am in a difficulty,” he said. “I was sent here to test one scale, and have found two, and both are false. For the one in the yard the law is quite plain. There will be a summons, Mr. Harland, and a fine, and I dare say that it will be a large one, and your name will be in the Marlbridge paper. For the other,” and he looked up at the beam, “I have not yet examined the bearing. I may find wear. Brannock’s were known to wear, on the left, after a hundred years or so; there is a paper about it. Or I may find something else. If I find something else, I shall be obliged to ask who put it there, and then somebody goes to prison. I don’t see how I could avoid it. I should be obliged to have seen it, you understand.” He got out his watch. “It is now ten minutes to one. I have a bad cold, and I was promised a hot dinner. I propose to examine the bearing at two o’clock.”
He got down from the box, put on his hat, made a little bow to the Aunt and walked out through the small door at the side. For a moment nobody stirred. Then Dora Finch said, in the voice that she used for the oven, that she for one had a pie in, and that it would feed thirty if they were quick about it; and the whole of Port Sallow discovered that it was hungry.
Within five minutes there was no one left in the weighing house but Mr. Pike and Marian, and Tam, who had been forgotten on the shelf between number eight and number ten.
“Well,” said Mr. Pike.
He knelt down, with some trouble.
# High Water
He did not take it out at once. He stayed there with his three-fingered hand on the iron, and it came to Marian that he was saying goodbye.
“If it’s gone at two o’clock,” he said, “then he finds her straight, and everybody’s seen her crooked. What does he say to that?”
“He will say that it was damp,” said Marian. “There is a different letter for damp.”
“And I’ll have lied. He’ll ask me straight out whether I’ve set her, and I shall say no, and that’ll be the first lie about a weight that I ever told.”
“Yes.”
“You’d have me do that?”
“No,” said Marian. “I can’t weigh it for you, Mr. Pike. I’ve tried it all night.”
Up on the shelf Tam shifted his feet. “You could give it to the man,” he said. “Before he looks. So he’d not have found it. Then he’d not have to have seen it.”
They both looked at him.
“He said that if he finds it,” said Tam, going red to the ears. “He never said if he’s given it.”
Mr. Pike began to laugh. She had never heard him do that. It sounded like a cart being unloaded. He laughed until he had to wipe his eyes with the leather apron, and then he put up his finger, and drew the penny out from under the bearing; and the Aunt, for the first time in her life in the middle of a working day, and with not so much as a feather on her, came level.
The three of them went to the bakery together. Mr. Grieve was sitting at the window, with his feet in a basin, before an empty plate. Mr. Pike walked up to him with his cap in his hand, and laid the penny on the cloth.
“I found this in the road, sir,” he said, “and I ought to have handed it in at the time.”
“When was that?” said Mr. Grieve.
“In November of 1894.”
The inspector turned it over with his fork. He looked at the side where the Queen had no face, and at the other side, where there was a line across it, fine and bright and perfectly straight, such as is made by a knife edge that has stood in the same place for thirty-seven years.
“Lost property,” said Mr. Grieve, “is not my department.” He pushed it back. “I should keep it somewhere safe, if I were you. Somewhere that it can’t get into the works.”
At two o’clock, before all the town, he examined the bearing, and found that it was slightly worn. He tried the beam again with the gilded cylinders and it hung true. He said that this was remarkable, and no doubt owing to the change in the weather, and he wrote in his report that the beam at Port Sallow, a very fine example by Brannock, was subject to the influence of damp, and should be set each morning in the presence of two persons. Then he packed up his cases. He shook hands with Mr. Pike for rather a long time.
The change in the weather came that night. Old sailors said afterwards that they had smelt it since noon. The wind went into the north-west and met the spring tide coming up, and at a quarter past three in the morning the water stood on Quay Street. Marian woke because the wall was cold. There were lanterns below, and shouting, and the sound of something heavy that bumped against stone, again and again.
It was the sea, inside the weighing house, trying to get out.
She never knew how she came there. She had a coat over her nightgown and the water was above her knees, so cold that it felt like iron. The doors had burst. In the light of somebody’s lantern she saw the Aunt moving as she had never seen her move, with both of the platforms afloat, the chains slack, the whole of that great beam swinging loose on its edge from side to side like a man shaking his head. At each swing it jumped a little. It needed only one that was longer than the rest, and it would be off the bearing; then it would come down, four tons of it or near enough, and that would be the end of her.
“Weights!” somebody was crying. “Put weights on her! Hold her down!”
It was Mr. Pike. He was in the water up to his chest with his arms round the left-hand chains, and was being carried back and forth with them.
# In Both Pans
They did it in the dark, with their hands. Those who lived nearest had come first, the chandler and Dora Finch and the two kinds of Methodist, but there were others behind them, all down the hill, and somebody had made a chain to the shelf where the weights stood. A hundredweight is a cruel thing to carry in four feet of water. It took two to each. Marian stood on the right-hand platform and Tam’s mother on the left, and as the weights came they set them down, one here, one there, and called out the numbers, so that neither side should get the better of the other.
“Three!”
“Four!”
“Seven!”
“Eight here!”
The platforms sank a little. The chains tightened. Each time that the beam swung, it swung less far. But there were only thirty-two hundredweights in the house, and when all of them were down, with the halves and the quarters, it was not yet enough. She was still lifting. One could feel her lift.
“What else is there?” cried Marian. “What else is heavy?”
“Coal,” said a man’s voice.
Edmund Harland had come in through the side door with a sack on his back. He was in his shirt and braces and was black from head to foot. He let it down at her feet, and turned round, and there behind him was the big man, Bullen, with two, and behind Bullen a line of people that went out into the storm and across the quay, to where the gate of the yard had been broken down and the black hill was sliding into the sea. They had lit it with torches. High up, at the topmost window, there was a lamp, and beside it a white head.
“How many?” shouted Edmund Harland.
“The same on both sides!” Marian shouted back. “That’s all that matters! The same on both!”
They put sixty sacks on the Aunt, thirty and thirty, and nobody weighed them. At half past four the beam hung still. It hung for two hours with the sea running under it, loaded on both sides with everything that the town had, and it did not turn for a letter either way. When it began to grow light the water went down, first from the steps and then from the stones, and left behind it a great many fish.
Mr. Pike was sitting against the left-hand chains, where they had put him, with a horse blanket round him. His lips were blue. He was looking up.
“Is she true?” he said.
Marian waded over and looked at the pointer.
“She’s true,” she said.
“Don’t tell me what I’d like. How much is she out?”
“By nothing, Mr. Pike. You can see it for yourself.”
“I haven’t got my spectacles,” he said. “I’ll have to take your word.”
He did not die of it, although the doctor had said that he would. He was in bed until Christmas, in the room over the oven, because Dora Finch would not hear of anything else; and in the new year he married her, or she him, at the chapel with the brown door. He said that it was on account of the wall. But he did not go back to the weighing house. He came every day, at a quarter to seven, and sat on the steps with his pipe, and in the presence of two persons Marian set the beam.
Harland’s paid the fine. It was three hundred pounds. It had to be shown in the Marlbridge paper, as Mr. Grieve had foretold; and on the day after that a notice was put up on the gate of the yard, in Edmund Harland’s hand, to say that all coal would in future be weighed across the quay by the town, at the seller’s cost. Bullen carried it over. He turned out to be afraid of the Aunt, and always took off his cap.
The old merchant died in February. It was found that he had left to the parish a sum of money, an odd one, four hundred and eleven pounds, six shillings and a penny, without a word of explanation. Marian went up to the loft, with the lantern and her spectacles, and took down all the books from the nineteenth to the thirty-eighth. It was what remained, at seven pounds the sack and the price of the day, for those who had had no wool. He too had kept a column somewhere. It was paid out by name, and where there was nobody left of the name it went for coal to the houses on the marsh.
Mrs. Rook came down from Upper Sallow in the first week of March, without wool. She had the blue jug under her arm. By that time everybody knew about the penny, more or less, as everybody in a town of that size knows everything, more or less; and nobody had said a word of it aloud. She went straight up to Mr. Pike, where he sat on the steps, and held out a sixpence.
“That’s for the fifty fleeces,” said Mrs. Rook. “I’ve not been able to work it out any nearer. John would have wanted it seen to.”
“You’d have to wonder about the others,” said Marian, who was standing in the door.
“I have wondered,” said Mrs. Rook. “I took them all out, and I looked at every one. And they’re wrong; I can see that. But they’re all wrong by the same, and on my side.” She put the jug down between them on the step. “I’ve had sons that I couldn’t say so much for.”
Mr. Pike took the sixpence. He wrote her a ticket for it, with his own hand, and she folded it in four. The thin boy was with her. He was wearing a new coat, and wished to be weighed, and was found to have gained eleven pounds.
In the spring Marian went up a ladder, with a bucket and a brush, and cleaned the letters over the doors. Tam held the ladder and Bosun held Tam. She did the last four words first. When she came to the beginning she found that there was no need; somebody had been there before her, on every first of the month, for years.
The penny is in the threshold. Mr. Pike had it let into the stone, on the left-hand side as you come in, with the bright line upwards, and it is nearly worn away now, because everyone treads on it. If you ask what it is they will tell you that it was found in the road. But that came later. On the evening of which I am speaking the mortar was still wet, and he and she stood in the door together and waited for the bell.
“You never did tell me,” he said, “if you could leave things alone.”
“No,” said Marian. “I don’t believe that I can.”
“I’d thought not,” said Mr. Pike. “Lift your foot, you’re standing on it.”
It struck six, and the chains hummed. Behind them in the dark, with nothing in either pan, the Aunt moved a little to the left, considered, and came back.
`;
