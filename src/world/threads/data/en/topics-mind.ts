/** Forms of English posts about games, stories, learning and money, in the format of `parseForms`. */
export const boardgames = `
= boardgames | boardgames | text | - | topic
c [problem][group] We had the same. Now one person teaches and nobody argues until the end.
c [problem][group] It's great with {p} and awful with one more, in my experience.
c [problem][group] Sand timer. Feels rude for one evening and then nobody minds.
c [problem][parts] Throw out the insert.
c [problem][solo] Read the rules again from the start. I'd been playing it wrong for a year.
c [problem][design] Test it with people who don't like you.
c [review][group solo] My group loves this one.
c [review] The rules explanation takes {m} minutes, but it's worth it.
c [made][parts] Those look fantastic on the table.
c [made][design] Would play.
c [guide][group] I send people a video before we meet.
d [review][group] How many players? | *{p}, two of them new. | OK, might work for us too.
d [review][solo group] How long does a game take? | *Longer than it says on the box, the first time. | It's always like that.
d [made][parts] How long did that take? | *{h} evenings. | I don't have the patience.
$ m=15..45/5 m2=45..150/15 p=3..5 n=30..240/10 h=2..5

= boardgames.problem | boardgames | text | table | problem ~misc
: tags | thing | sym | cause | wrong | wrong2
@ group | game night | ends in a fight over the rules | learning the rules at the table | the game | one person | sent a video around two days before; We're {p} people, every second Friday.; The same paragraph comes up each time.; We've stopped keeping score.
@ group | last round | takes longer than the whole game before | too many options at the end | slow players | the snacks | put a sand timer on the table; It's {m2} minutes in by then.; One person plans {t} turns ahead.; We like each other, still.
@ solo | solo mode | beats me every time | playing the bot's cards in the wrong order | the luck | the difficulty | read page {pg} again; I've lost {l} in a row.; On easy it's by a hundred points.; The forum says that it's too easy.
@ parts | box | won't close since the expansion | the original insert | the sleeves | too many cards | threw the insert out and used bags; The lid sits {in} inches too high.; I have {c} cards in it.; A rubber band holds it.
@ design | prototype | runs away from the last player | points that buy more points | the luck | the length | capped the income at {cap}; I tested it with {n2} people.; The leader after round three always wins.; My testers say they had fun.
$ t=3..6 pg=11..24 l=4..14 in=2..3 c=120..400/20 cap=4..8 n2=5..20

= boardgames.review | boardgames | text image | table shelf | review ~item
: tags | thing | rival | price | pro | con
@ group ~game | harbour-trading game | the one with sheep | 28..75/5 | Everyone's busy on every turn. | The board is brown. All of it. | We've played it {pl} times with {p}.; The coins are real metal, that's half of the joy.
@ solo ~game | dungeon card game | the big box version | 15..45/5 | It fits in a coat pocket. | The icons are tiny. | A game is {m3} minutes.; I've won {w} of {l2}.
@ group ~game | word game with one clue | charades | 14..32 | My mother asks for it. | It's over too soon. | {p} to seven people.; It survives wine.
@ parts | custom insert | bags | 20..60/5 | Setup went from {m3} minutes to five. | It's exactly one millimetre too high. | Foam core, cut by laser.; I sorted by colour and feel calm.
$ pl=6..30 m3=12..35 w=3..9 l2=12..40

= boardgames.made | boardgames | image | table | made ~object
: tags | thing
$ cost=10..90/5 anycost=10..120/5
@ parts | painted set of minis | {mn} figures, three colours each.; The dragon took as long as the rest.
@ design | home-made card game | {c2} cards, printed at work, sorry.; My niece won the first six games.
@ parts | gaming table topper | Plywood and {yd} yards of felt.; Dice don't wake the house any more.
$ mn=18..90/4 c2=54..110/2 yd=2..4

= boardgames.count | boardgames | text | - | count
: tags | ask | small | own | n | unit
@ * | How many games do you own, and how many have you played? | how many games do you own? | {n} games. I won't say how many I've played. / I own {n} and play about ten. / {n}, and some are still in plastic. | 9..320 | games |
@ group | How many minutes is too long for a weeknight? | how many minutes is too long for a weeknight? | I'm out after {n} minutes. / For us it's {n} minutes. / {n} minutes is my limit. | 60..210/15 | minutes |

= boardgames.guide | boardgames | text | - | guide
: tags | thing
@ group | teach a game | How you win, first. One sentence.; What you do on a turn.; Show one round with open cards.; Exceptions when they come up, not before.; Lose the first game on purpose, quietly.
@ design | test a prototype | Write what you want to know, {q} questions at most.; Say nothing while they play.; Note where they stop and look up.; Ask what they'd tell a friend.; Change one rule, play again.
$ q=3..5

= boardgames.talk | boardgames | text | - | talk
: tags | title | body
@ * | What's the best game with two players? / Two player games? | We've played the same one {pl2} times this year and it's starting to feel like marriage. / It's just my wife and me most evenings. / We've worn out the one we have. | The one with patches. Always the one with patches.; Anything with a river and tiles.; Chess variants, with a bad memory.; A two-player duel version of a big one, they're often better.; Backgammon. Old, loud, quick.; Trick-taking for two, there are a few clever ones.; A co-op, so that one of us can be wrong together.; We play a lot of the one with the tiles.; A quick card game, twenty minutes, we keep score over the year.
@ group | How do you handle the one who takes forever? / How do you deal with slow players? | It's {m4} minutes a turn, and it's {who}. / We love him, but it was midnight before his third turn. / I don't want to be rude about it. | Timer. No feelings, just sand.; Simultaneous games.; We talk during their turn, loudly.; Feed them.; I'm that person. Let us think, please.; They start. Always.; We agreed on a timer together, so nobody feels singled out.; We play games with simultaneous turns when he's there.
@ solo | Why do you play alone? / What do you like about solo games? | People look at me like I've said something sad. / My group moved away and I've started to play by myself. / My brother thinks it's sad, I think it's great. | It's a puzzle with nicer parts.; Kids asleep, table free.; I like to see the whole machine.; No one cheats but me.; It's quieter than a book.; I work with people all day, it's nice to have an hour of quiet.; My group only meets once a month.
@ parts | What upgrade was worth it? / Which game upgrades are worth the money? | I paid \${up} for metal coins and I regret nothing. / My favourite game deserves something nice. / We got card trays and setup is so much quicker. | Neoprene mat.; Better dice, the ugly ones went.; Card trays. Five dollars, so good.; A lamp above the table.; None. Cardboard is fine.; A good insert, setup is so much faster.; Sleeves for the one game we play every week.
$ pl2=20..90/10 m4=6..15 up=18..45

= boardgames.poll | boardgames | poll | - | poll
: tags | title | options
@ * | What do you do with games you don't play? | Sell, Keep, Give away, Hide | Hide. There's a wardrobe.; Give away, and then I miss them.; Keep, they're décor now.
`;
export const chess = `
= chess | chess | text | - | topic
c [problem][improve] Stop learning openings. Do {n} puzzles a day instead.
c [problem][improve otb] Play longer games. Ten minutes isn't enough to think.
c [problem][improve] Look at checks, captures and threats before every move.
c [problem][endgame] Rooks belong behind pawns.
c [problem][improve endgame] At {r} it's mostly about who blunders last.
c [problem][otb] Write down your time after each move, just for a few games.
c [problem][improve] Go over your losses. I avoided that for years.
c [made] Beautiful board.
c [review][otb] We use these at the club, they last forever.
c [review][improve] I've got that on the shelf, unread.
c [guide] I never do step 1 and it shows.
d [problem][improve] What's your rating? | *{r}, on a good day. | Then it's tactics.
d [problem][improve] What time control do you play? | *Mostly ten minutes. | Try thirty for a month.
d [problem][improve] Which opening do you play? | *Whatever comes up. | Pick one and stay with it.
$ n=10..40/5 y=3..9 r=700..1600/50

= chess.problem | chess | text | - | problem ~skill
: tags | thing | sym | cause | wrong | wrong2
@ improve | rating | has been stuck at {r} for {months} months | only playing blitz | the openings | the time control | switched to one long game a day; I play {g} games a week.; I win the opening and lose the rest.; Puzzles are at {pz}.
@ improve | attack | runs out of steam by move {mv} | too few attacking pieces | the opening | the king's safety | counted attackers and defenders first; I sacrifice and then look.; The engine smiles until move {mv}.; It looks so good.
@ endgame | rook ending | slips from won to drawn | a passive rook | the pawns | the clock | put the rook behind the pawn; In {g2} of my last ten rook endings I was a pawn up.; I always push the pawn too early.; The clock says {s} seconds.
@ otb | clock | kills me at move {mv} in club games | spending it in known positions | nerves | the increment | wrote the time next to each move; I have {m} minutes for the game.; Online I'm fast.; I use half of it before move twelve.
$ g=20..80/10 pz=1300..2100/50 mv=18..32 g2=4..9 s=15..50/5 m=60..90/15

= chess.review | chess | text image | table | review ~item
: tags | thing | rival | price | pro | con
@ otb | weighted plastic set | wood | 25..60/5 | It survives the park. | It's loud on tables. | The king is {h} inches tall.; The mat smells for a week.
@ improve ~service ~once | book of endgames | videos | 14..38 | One page a day, and I win lost games. | It's dry as toast. | {p} pages, I'm on forty.; I set up each position on a board.
@ otb | digital clock | an app | 25..70/5 | The delay is right. | The buttons need a manual. | It took {b} batteries in a year.; It's been dropped {y} times.
$ h=3..4 p=180..420/20 b=2..3

= chess.made | chess | image | table | made ~object
: tags | thing
@ otb | board from two woods | {hh} glue-ups until it was square.; The squares are 55 mm.
@ improve ~software | opening file | {l} lines, and I'll use five.; Colour-coded by pain.
$ hh=3..5 l=60..240/20

= chess.count | chess | text | - | count
: tags | ask | small | own | n | unit
@ * | How many puzzles do you do per day? | how many puzzles do you do per day? | {n} puzzles over breakfast. / I do {n} on the bus. / About {n} a day. | 5..60/5 | puzzles |
@ * | How many games a week is healthy? | how many games a week is healthy? | I'm at {n} games and should be outside. / I play about {n} a week. / {n} last week, mostly blitz. | 4..90/2 | games |

= chess.guide | chess | text | - | guide
: tags | thing
@ improve | analyse a lost game | Write what you thought at the time.; Find the first move that felt bad, without an engine.; Look for one better idea there.; Only then turn the engine on, {m5} minutes at most.; One sentence for next time. Keep it.
$ m5=5..15/5

= chess.talk | chess | text | - | talk
: tags | title | body
@ * | Which opening do you enjoy and never win with? / Which opening do you love although it's bad for you? | I have {w} percent in the King's Gambit and I'd play it at my funeral. / Mine is the Dutch. I've lost so many games with it. / I keep playing gambits and I keep losing. | The Dutch. It's my personality.; Any gambit whose name I can't spell.; The Bird. People laugh, then I lose.; The French, since I like to suffer slowly.; Scandinavian. Queen out, queen home, queen out.; The Grob, once a year, for science.; King's Indian. I know I shouldn't.; The Scotch Gambit, I just like the positions.
@ improve | What single habit gave you the most points? / What made you improve the most? | I started to write down why I lost. It was the same reason {y} times. / Stopping after two losses did more for me than any book. / I'm stuck, so I'm looking for ideas. | Blunder check before each move. Boring and it works.; Sleeping.; Stopping after two losses.; Endgames first.; Playing stronger people and thanking them.; Learning one opening and not five.; Doing twenty minutes of tactics before playing.; Not playing when I'm tired.
@ otb | First tournament in {wk} weeks, what should I know? / First tournament soon, any tips? | I've only ever played online, and {who} says that real pieces are heavier. / I've only ever played online. / I'm 41 and most of them are kids, apparently. | Write the moves, touch only what you'll move.; Bring water and a sweater.; Eat something in round three.; It's quieter than you think and longer than you think.; Nobody bites, some sigh.; Use the clock. You have it, so use it.; Get there early and find your board before the round starts.; Turn your phone off completely, not just silent.
@ endgame | Which endgame is worth learning by heart? / Which endgames do I really need? | I have room for {e} of them in my head. / I lost a drawn one again on Tuesday. / I only know king and pawn so far. | Lucena and Philidor, done.; King and pawn. Opposition is everything.; Queen against pawn on the seventh.; Rook against two pawns.; None, learn to think. No, OK, Lucena.; King and pawn against king, that's the one you'll really get.; Basic rook endings, they come up all the time.
$ w=25..40/5 wk=2..6 e=2..3

= chess.poll | chess | poll | - | poll
: tags | title | options
@ * | White's first move? | e4, d4, c4, Something stupid | e4, like it's {yr}.; d4, I have children.; Something stupid, obviously.
$ yr=1850..1870/10
`;
export const film = `
= film | film | text | - | topic
c [problem] Check the settings before you buy anything.
c [problem] Have you tried it with another film?
c [made] Is it online anywhere?
d [problem] Is it the same with another source? | *Yes, with everything. | Then it's the device.
d [made] Where can I see it? | *Nowhere yet. | Let us know.
$ n=4..60/2 m=10..30/5 d=3..9

= film.verdict | film | text | ticket | verdict
: tags | thing | rival | price | pro | con
$ s=6..9
@ drama | "The Salt Road" | the remake | 8..19 | Two faces, one table, and I forgot to breathe. | The middle hour asks a lot. | It's {min} minutes long.
@ scifi | "Ninth Orbit" | the loud sequel | 9..20 | The silence is used like a colour. | The physics of the last scene made me snort. | It's {min} minutes, and there's no villain.
@ horror | "Downstairs" | the original short | 8..18 | Nothing jumps at you and it's worse. | The trailer gives away the cellar. | Watched at home after {min} minutes of courage.
@ comedy | "Two Left Feet" | their first film | 7..16 | The wedding scene is a machine. | The last joke dies twice. | {min} minutes is the right length.
@ classic | the restored "Lanterns over Brill" | the old print | 9..22 | The greys are a landscape. | The crackle is gone and I miss it. | It's from {y}.
$ min=84..164/2 y=1931..1958

= film.count | film | text | ticket | count
: tags | ask | small | own | n | unit
@ * | How many films do you watch in a month? | how many films do you watch in a month? | {n} films, half of them on a plane. / I watched {n} last month. / About {n} for me. | 3..34 | films |
@ * | What does a ticket cost where you live? | what does a ticket cost where you live? | It's \${n} on a Friday. / I paid \${n} yesterday. / \${n} here without popcorn. | 7..23 | $ |

= film.talk | film | text | - | talk
: tags | title | body
@ * | Which film do you love that nobody around you has seen? / Film recommendations that nobody's heard of? | Mine is "The Cartographer's Wife". {n} people in the room, and I was the only one who stayed for the credits. / Something small, please. I've seen the big ones. / I watched "The Last Tram" again and I have no one to talk to about it. | "A Season of Doors". I've bought it {t} times as a gift.; "Harbour Light, 4 a.m.". It has one location and no bad shot.; "The Last Tram". My uncle had a copy.; "Winter Accounts", I could watch those hands count money for hours.; "Moth". Twelve lines of dialogue.; "Green Bottle". It's a kids' film and it broke me.; "The Deputy Gardener". I've never met anyone else who's seen it.; "Winter Accounts" for me as well.
@ drama | What's a perfect first scene? / Best opening scene? | I've been thinking about the first {m2} minutes of "The Salt Road". Nobody talks, and you know everything. / I rewatched the first ten minutes of "Downstairs" yesterday. / For me it's the bakery in "Flour". | The bakery at dawn in "Flour".; The phone that isn't answered in "Nine Rings".; The ferry in "Harbour Light, 4 a.m.", no contest.; "Downstairs": a hand, a door, a cut to black.; The parade in "Lanterns over Brill".; The argument in sign language at the start of "Two Left Feet".; The kitchen scene in "Second Breakfast".; I really like how "Ninth Orbit" starts, without any music.
@ scifi | Hard science or pretty lies? / Do you care if the science is right? | "Ninth Orbit" got the silence right and the fuel wrong, and I argued about it for {h} hours. / My brother can't watch anything with sound in space. / I only care if it breaks its own rules. | Pretty lies, if they keep their own rules.; Hard, until the third act, then anything.; I want one lie, well told.; Science is the set, not the play.; Let ships whoosh. I'm fine.; I don't mind either if the characters are good.; Hard science for me, but I'm an engineer, so.
@ horror | What scared you as a kid and is harmless now? / Which film scared you as a kid? | The scarecrow in "Field Nine". I saw it again {when}, and it waves. / I watched "Field Nine" with my daughter and she laughed. / For me it was the puppet in "Mister Tuesday". | The puppet in "Mister Tuesday".; A commercial, not even a film.; The well. Any well.; The theme of "Downstairs", I still can't hum it.; The librarian in "Hush Row". She's lovely, actually.; The basement scene in "Downstairs" for me. I was eight.; Any film with a doll in it.
@ comedy | Which joke did you only get years later? / Jokes you missed the first time? | In "Two Left Feet" the priest's name is the punchline of the whole film. / I've seen "Second Breakfast" five times and only now looked at the wallpaper. / Watched "Two Left Feet" with my mum and she had to explain one. | The wallpaper in "Second Breakfast" counts down.; The dog is played by three dogs, and one is a different breed.; The father's toast. I was eight.; Every sign in the background of "The Deputy Gardener".; Half of "The Deputy Gardener", honestly.; The one with the lawyer in "Two Left Feet".
@ classic | Do you watch old films with the sound up? / How do you watch old films? | The restored "Lanterns over Brill" made me hear a clock that I'd never noticed. / My flatmate complains about the crackle. / I tried headphones last night and heard so much more. | Headphones. It's the only way to hear the room.; Low, as if it came through a wall.; With subtitles, so I hear what I read.; I like the crackle, leave it in.; Normal volume, but good speakers help.; With headphones if everybody else is asleep.
$ t=3..6 m2=4..9 h=2..5

= film.poll | film | poll | - | poll
: tags | title | options
@ * | Where do you sit? | Front, Middle, Back, Aisle near the door | Middle of the middle, an hour early.; Back row, nobody kicks.; Aisle, small bladder.

= film.made | film | image | desk | made ~object
: tags | thing
@ * ~misc | short film | {min2} minutes, shot on a phone in one kitchen.; The fridge hums in every take.
@ classic | poster for a film club | Three colours and a lot of tape.; {n} people came, two for the poster.
$ min2=3..12

= film.problem | film | text | - | problem ~device
: tags | thing | sym | cause | wrong | wrong2
@ * | projector | shows a green edge on the left | a tilted lens | the cable | the screen | levelled the lens, {m3} minutes; It has {hr} hours on the lamp.; Black and white looks worst.; It's there in the menu too.
@ * ~device ~slow | sound bar | whispers the dialogue and shouts the music | a night mode that was off | the film | the cable | turned on the dialogue setting; I sit with the remote in my hand.; It was \${p}.; It's every film from the last ten years.
$ m3=5..20/5 hr=800..3200/200 p=90..240/10
`;
export const books = `
= books | books | text | - | topic
c [review][gear] I went back to paper, but I see the point.
c [review][gear] Library loans on it are the best part.
c [made] That looks cozy.
c [made] I'd never leave.
c [guide] Ours has been going for six years, with a lot of wine.
c [guide] The page limit is so important.
d [review] Paper or e-reader? | Paper at home, the reader on the train. | Same.
d [guide] Who picks the books? | *The host. | That would end ours.
$ p=40..120/10 d=2..9 pg=30..60/10 h=2..4

= books.review | books | text | shelf | review ~item
: tags | thing | rival | price | pro | con
@ gear | e-reader | a paperback | 80..190/10 | I read in the dark next to a sleeper. | I never know how thick a book is. | The battery lasts {wk} weeks.; It fell into a bath once.
$ pages=320..780/10 pages2=110..240/10 ch=7..19 wk=3..6

= books.verdict | books | text | shelf | verdict
: tags | thing | rival | price | pro | con
$ s=6..9
@ novel | "The Tide Clerk" | her first novel | 9..28 | Every minor figure has a life of their own. | The plot starts at page {p}. | {pages} pages, and I slowed down on purpose.
@ mystery | "A Key for Room Six" | the series before | 8..19 | The clues are all on the table. | The detective eats too often. | I guessed it on page {pages2}, wrongly.
@ scifi | "Salt of Other Moons" | the trilogy | 10..26 | The language of the ship's crew is a small wonder. | There's a glossary and you need it. | {pages} pages and half a dozen narrators.
@ essays | "Small Weather" | her newspaper column | 9..22 | You can read one per cup of tea. | Two of them are the same essay. | {ch} essays in {pages2} pages.
$ pages=320..780/10 pages2=110..240/10 ch=7..19 wk=3..6

= books.count | books | text | - | count
: tags | ask | small | own | n | unit
@ * | How many books have you read this year? | how many books have you read this year? | {n} books, two of them about bread. / I'm at {n}. / {n} so far. | 4..90 | books |
@ * ~once | How many pages do you give a book before you stop? | how many pages do you give a book before you stop? | I give it {n} pages. / I give up after {n} pages. / {n} pages for me. | 20..150/10 | pages |
@ * | How many unread books do you own? | how many unread books do you own? | {n} books. They watch me. / I just counted {n}. / {n}, and I bought another one today. | 6..210/2 | books |

= books.talk | books | text | - | talk
: tags | title | body
@ * | What book did you pick up for a silly reason and love? / Ever picked a book for a stupid reason? | I bought "The Tide Clerk" because it matched my coat. / Mine had a dog on the cover. / I took it because it was the thinnest one at the airport. | The cat sat on it.; The typo on the cover.; It was the only one in the hut, {pages3} pages about bees.; I'd confused the author with somebody else.; The smell. I'm not proud.; It propped up a table in a café.; The cover was my favorite color.; It was the only one left at the airport.
@ novel | Which fictional place would you move to tomorrow? / Fictional places you'd move to? | The canal town in "Nine Bridges", even with the floods. / I'd take the village in "Goat Weather". / My commute was two hours today, so I'm asking. | The lighthouse school in "Brill".; The bakery of "Flour and Ash", I'd work nights.; The library ship in "Salt of Other Moons".; The valley in "Goat Weather". Small, cheap, gossip.; Nowhere. I've read what happens there.; The village in "Goat Weather", if I could keep my internet.; Anywhere with a good library and no dragons.
@ mystery | Do you try to solve it while reading? / Do you guess the culprit? | {who^} writes names on the last page, in pencil. I just go along. / I've been wrong in every single one this year. / My book club argues about this every month. | Always, and I'm always wrong.; No, I want to be fooled.; I suspect the doctor, every time.; Only if there's a map.; I peek. Sorry.; Yes, and I'm right about one in five.; No, I just want to enjoy it.
@ scifi | Which long series is worth {vol} volumes? / Long series worth starting? | I have a long winter ahead and a bad knee. / I finished one and now I don't know what to do with my evenings. / Complete ones only, please. | "Salt of Other Moons", skip volume four.; "The Ninth Gate of Corn". It's better than its title.; None. Read one good one {vol} times.; "Keeper of Small Suns", up to the wedding.; Whatever you can find complete, secondhand.; I'd start with a trilogy and see how you feel.; "Keeper of Small Suns", took me a whole winter.
@ essays | What do you read before sleep? / What do you read in bed? | I need something without a plot, or it's {h} in the morning again. / Thrillers keep me up. / I fall asleep after two pages, so short is good. | Essays, one each night.; A cookbook. I dream well.; Letters of dead people.; Poems, out loud, to the dog.; Manuals. No, honestly.; Something I've read {t} times.; Short stories, one per night.; Something I've already read, so I don't care where I stop.
$ pages3=180..320/20 vol=5..9 t=4..9

= books.poll | books | poll | - | poll
: tags | title | options
@ * | Do you finish books you don't like? | Always, Until page 50, Never, I don't start them | Page 50, then it goes to my sister.; Always, out of anger.; Never since I turned forty.

= books.made | books | image | shelf desk | made ~object
: tags | thing
@ * | reading nook | A closet without its door, {l} planks and a lamp.; The cushion took longest.
@ * | rebound old paperback | Linen, paste and {hh} hours under a stack.; The title is stamped, almost straight.
$ l=3..9 hh=12..36/12

= books.guide | books | text | - | guide
: tags | thing
@ * | run a book club that lasts | {pp} people, not more.; The host picks, no votes.; Under {pages4} pages.; Start with one bad thing and one good thing.; Food first, or nobody listens.
$ pp=5..8 pages4=300..400/50
`;
export const languages = `
= languages | languages | text | - | topic
c [problem][vocab listening speaking] Ten minutes a day beats two hours on Sunday.
c [problem][speaking] Talk to yourself at home. It helps more than you'd think.
c [problem][vocab] Fewer new cards. It's always fewer new cards.
c [problem][listening] Kids' shows. They speak slowly and repeat everything.
c [problem][speaking listening] With {w} words you can already get through a lot of conversations.
c [problem][tones writing] Record yourself and listen to it the next day. Painful, but it works.
c [problem][vocab] I quit the app for a month and came back fine.
c [review][speaking] A good tutor is worth every cent.
c [review][vocab] The streak thing gets to me too.
c [done] That's amazing, congrats.
c [guide][listening] Did this for half a year and it really helped.
d [problem] Which language? | *Portuguese. | Nice. Stick with it.
d [problem][speaking listening vocab] How long have you been learning? | *{m} months, on and off. | That's not long, be kind to yourself.
d [problem][vocab] How many new cards do you do? | *{n} a day, sometimes more. | I'd halve that.
d [problem][listening speaking] How many hours a week? | *About {h}. | Spend half of it just listening.
$ w=800..2000/200 m=3..18 n=10..20/5 h=3..9

= languages.problem | languages | text | - | problem ~skill
: tags | thing | sym | cause | wrong | wrong2
@ speaking | mind | goes blank as soon as somebody answers | too little listening | nerves | the vocabulary | listened to slow news {mn} minutes a day; I've studied for {m} months.; Reading is fine.; With {who} it's easier.
@ vocab | flashcard pile | grows to {c} reviews a day | too many new cards | bad memory | the app | stopped new cards for {d} days; I add {n3} new ones daily.; I know them in the app and not in the street.; It takes an hour each morning.
@ listening | ear | only hears one long word | learning from text only | the speed | the dialect | did dictation, {mn} minutes a day; I can read a newspaper.; With subtitles it's all clear.; Songs are hopeless.
@ writing tones | tone | comes out flat in long sentences | practising single words only | the ear | the teacher | repeated whole sentences after a recording; One word alone is fine.; My tutor hears it in every third word.; It's month {m} of this.
$ mn=10..30/5 c=180..420/20 d=5..14 n3=25..60/5

= languages.review | languages | text | - | review ~service
: tags | thing | rival | price | pro | con
@ speaking | weekly tutor | an app | 9..28 | She remembers my mistakes. | I hide from homework. | {l} lessons so far.; We mostly talk about soup.
@ vocab | flashcard app | paper cards | 5..30/5 | It knows when I forget. | It makes you feel guilty. | A streak of {st} days, then I was ill.; The sound is the best part.
@ listening | podcast for learners | films | 5..20 | It's slow without being silly. | The host laughs at his own jokes. | {e} episodes, and I've heard them all twice.; The transcripts are free.
$ l=12..60/2 st=60..400/20 e=40..160/10

= languages.count | languages | text | - | count
: tags | ask | small | own | n | unit
@ * | How many minutes a day do you study? | how many minutes a day do you study? | It's {n} minutes on the tram. / I manage {n} minutes. / {n} minutes before work. | 10..120/5 | minutes |
@ * ~once | How many months until your first real conversation? | how many months until your first real conversation? | {n} months, about the weather. / It took me {n} months. / {n} months, and I was sweating. | 3..30 | months |
@ vocab | How many new words do you learn in a day? | how many new words do you learn in a day? | {n} words, and I keep half. / I do {n} a day. / {n}, on good days. | 5..40 | words |

= languages.guide | languages | text | - | guide
: tags | thing
@ listening | learn with one podcast | Choose one of {mn} minutes.; Listen once, no text.; Listen with the text, mark {k} words.; Listen without the text.; Tell somebody what it was about, in bad sentences.
@ vocab | keep flashcards under control | {n} new ones a day, no more.; Whole phrases, never single words.; Your own picture on each.; Delete what fails {k} times.; One day off a week.
$ k=5..8

= languages.talk | languages | text | - | talk
: tags | title | body
@ * | What's the funniest mistake you've made? / Your most embarrassing mistake in another language? | I told a waiter that I was pregnant with the bill. He brought a chair. / I told my teacher I was pregnant. I'm a guy. / I thanked someone for their funeral. | I ordered {n4} kilos of ham.; I asked for the room with the ugly view.; I thanked a funeral.; I mixed up "year" with something else in Spanish. Once.; I wished a boss happy divorce.; I said that my dog was a lawyer, and they believed me.; I told my boss I was married instead of tired.; I asked for a used fork in a restaurant.
@ speaking | When did you start to dream in it? / Do you dream in your second language? | Month {m2}, and it was about a lost bus ticket. / It happened last night for the first time. / My tutor says it's a good sign. | After two weeks there, of all things.; Never, I dream in silence.; Once. I lost the argument.; When I stopped studying.; I dreamt in subtitles.; After about a year, when I was living there.; I had one dream in it and never again.
@ * | Is {m3} months enough for a trip? / How much can I learn before a trip? | I need to order, ask the way and not offend a grandmother. / I have an hour in the evenings. / I just want to order food and say thank you. | More than enough, learn numbers well.; Learn the questions AND the likely answers.; Yes. Smile, point, say please.; Food words first.; Grandmothers like whoever finishes the plate.; Enough for the basics, people are usually kind.; Learn food, numbers and how to say sorry.
@ writing tones | Is writing by hand worth it? / Do you write by hand? | I fill {pg} pages a week and wonder if it does anything. / My hand hurts and I'm not sure it helps. / I only type and I forget everything. | It slows me down, that's why it works.; For characters, yes, for the rest no.; A shopping list a day is enough.; I type. I live in this century.; A diary, three lines, no dictionary.; I remember words better when I write them.; I stopped after school and don't miss it.
$ n4=4..8 m2=7..16 m3=3..6 pg=4..15

= languages.poll | languages | poll | - | poll
: tags | title | options
@ * | Hardest part? | Listening, Speaking, Grammar, Starting | Starting, every Monday.; Listening. They eat their words.; Speaking, to a person who waits.

= languages.made | languages | text image | note desk | done ~goal
: tags | thing
@ * | first full diary in a new language | {pg2} pages, and the first ones are about lunch.; My tutor used green ink, not red.
@ vocab | thousandth word | {sn} notes, the fridge is full.; My flatmate has learnt more than I have.
$ pg2=30..120/10 sn=40..160/10
`;
export const space = `
= space | space | text | - | topic
c [problem][scope] Start with the lowest magnification.
c [problem][scope] Ask at a local club, somebody will sort it out in five minutes.
c [problem][photo] It's nearly always spacing or tilt.
c [problem] Let it cool down outside for {m} minutes first.
c [made][photo] It was cloudy here for {n} nights in a row, so I'm jealous.
c [made][photo] Stunning.
c [made][scope] I'd love to look through that.
c [fact] I had no idea.
c [fact][planets] Space is weird.
c [fact] My kids will love this one.
c [fact][stars] Numbers like that just don't fit in my head.
d [made][photo] What did you use? | *A {mm} mm refractor. | Great result for that.
d [made][photo] Is this real color? | *Nearly, I pushed the red a little. | Thanks for saying so.
d [fact][stars planets] I feel small now. | Same. | In a good way, though.
d [problem][scope] Have you collimated it? | *I'm not sure how. | There are good videos, it takes ten minutes.
$ h=9..11 n=4..14 m=20..30/5 mm=60..130/10

= space.fact | space | text | - | fact
: tags | title | body
@ planets | A day on Venus is longer than its year | It takes about 243 Earth days to turn once and about 225 to go around the Sun. And it turns backwards compared with most planets. | So a birthday every day, more or less.; And the clouds go round in about four days. The air outruns the ground.; I had to draw it to believe it.; From noon to noon it's about 117 days, since the two motions add up.
@ planets | Saturn would float, if you had a bathtub that large | Its mean density is about 0.69 grams per cubic centimetre, less than water. It would leave a ring, as they say. | The only planet here that would.; Jupiter is about 1.33, for comparison.; I've used that joke for twenty years.; Somebody always asks who'd clean the tub.
@ moon | The Moon moves away from us by about 3.8 centimetres a year | We know because mirrors were left up there and lasers are bounced off them. That's about as fast as fingernails grow. | The days get longer too, by a couple of milliseconds in a century.; Total eclipses will end one day. We live at a good time.; The mirrors still work, that's the part I like.; Corals remember the longer months of old.
@ stars | Light from the Sun needs eight minutes and twenty seconds to reach us | So you never see it as it is, only as it was when you put the kettle on. | And from the next star more than four years.; The light took far longer to get out of the Sun than to get here.; Eight minutes is also my snooze button.; Every look up is a look back.
@ stars | Neutron stars can turn hundreds of times a second | The fastest pulsar known makes about 716 turns each second. A thing as heavy as the Sun, as wide as a city. | A sugar cube of it would weigh as much as a mountain.; They were nearly mistaken for a signal at first.; As clocks they rival the ones we build.; My blender does three hundred. It feels inadequate.
@ planets | Olympus Mons on Mars is about 22 kilometres high | That's two and a half times Everest. And it's so wide that from its slope you couldn't see that you're on a mountain. | Less gravity, no moving plates, so it just grew.; You'd see only horizon. What a disappointing climb.; The cliff around it is several kilometres by itself.; I'd still take the stairs.
@ probes | Voyager 1 is over 160 times as far from the Sun as we are | Launched in 1977, it still talks to us, with a transmitter of about 23 watts. That's a fridge bulb. | A signal takes almost a day, one way.; It will pass another star in forty thousand years, not closely.; Its memory is smaller than this comment. Nearly.; They fixed it from here. From HERE.
@ moon | There's no "dark side" of the Moon | The far side gets as much sun as the near one. We only never see it, as the Moon turns once for every lap. | The album has a lot to answer for.; During new moon it's noon over there.; Far side, say far side. I'm fun at parties.; The crust is thicker there and nobody knows quite why.
@ planets | Jupiter's Great Red Spot is wider than Earth and has been shrinking | It's been watched for well over a century. Once two or three Earths would have fit in. | It got rounder as well.; In my little scope it's more of a beige rumor.; It may go in our lifetime, or not.; A storm without ground to slow it down.
@ stars | Most atoms in your body were made in stars | Hydrogen is the exception, that's from the beginning. The oxygen, carbon and iron had to be cooked first. | Best answer to "what are you made of".; The gold in rings likely comes from colliding neutron stars.; So we're leftovers. Good leftovers.; My son now calls himself a leftover.

= space.problem | space | text | - | problem ~device
: tags | thing | sym | cause | wrong | wrong2
@ scope | telescope | shows a doughnut and not a star | the focus | the mirrors | the eyepiece | turned the focus far past where I'd stopped; It's {a in} inch reflector.; There's a dark hole in the middle.; Cheapest eyepiece, {ep} mm.
@ scope | mount | drifts after {s} seconds | a bad polar alignment | the balance | the motor | aligned it with the drift method, {m2} minutes; It's fine in the south.; The tripod stands on a deck.; I weigh it down with a bag.
@ photo ~batch | star photo | has eggs in the corners | a tilted sensor | the lens | the tracking | put a shim of 0.{t} mm on one side; It's only the right corners.; {ex} seconds at f/2.8.; A friend's lens does it too.
$ in=4..8 ep=10..25/5 s=30..90/10 m2=20..40/5 t=1..3 ex=10..20/5

= space.made | space | image | landscape | made ~shot
: tags | thing
@ photo | Moon mosaic | {pn} panels from a balcony.; Seeing was three out of five, at best.
@ scope ~object | home-built Dobsonian | {in} inches, with a rocker box from an old shelf.; The mirror was a gift.
@ photo | Orion from the backyard | {fr} frames of {ex2} seconds.; The neighbour's porch light is in every one.
$ pn=6..24 fr=60..240/20 ex2=20..60/10

= space.talk | space | text | - | talk
: tags | title | body
@ * | What was the first thing you saw through a telescope? / What's the first thing you looked at? | Saturn, from a parking lot, through a stranger's scope. I thought it was a sticker. / Mine was the Moon, like everyone's I guess. / I showed my neighbor Saturn today and he thought it was a picture. | The Moon. I forgot to let the next person look.; A streetlight. It was also my first lesson in aiming.; Jupiter and four dots. I drew them {n2} nights in a row.; The Pleiades, and I understood why people give names.; A plane. Very detailed.; Albireo, blue and gold.; The Moon, when I was nine, at my school.; Saturn. I've been hooked ever since.
@ probes | Which mission do you wish would happen? / Dream missions? | I'd like something under the ice of Europa before I'm old. / A boat on Titan. I want to see it. / Somebody please go back to Uranus. | Uranus. It's been since 1986.; A boat on Titan.; A sample from Venus's clouds.; A telescope on the far side, quiet as a church.; Enceladus, please, fly through the spray.; Somebody to fetch the mirrors and say thanks.; A lander on Europa, please.; Another one to Neptune, it's been too long.
@ scope | First telescope for \${b}? / Which telescope for a beginner? | For a ten-year-old who knows more than I do. / My niece turns eleven next month. / It has to fit into a small car. | Tabletop reflector, no computer.; Binoculars and a chart, the rest saved.; Not from a supermarket, whatever the box says.; Used six-inch Dobsonian.; Join a club, look through all of them, then buy.; A used Dobsonian, check the classifieds.; I'd get good binoculars first, kids lose interest quickly.
$ n2=4..9 b=120..300/20

= space.count | space | text | - | count
: tags | ask | small | own | n | unit
@ * | How many clear nights did you get last month? | how many clear nights did you get last month? | {n} nights, and I was asleep for two. / We had {n}. / {n}, and the Moon was out for most of them. | 2..19 | nights |
@ scope | How many inches is your scope? | how many inches is your scope? | Mine is {n} inches and lives in a blanket. / Mine is {n} inches. / {n} inches, I can just about carry it. | 3..16 | inches |

= space.poll | space | poll | - | poll
: tags | title | options
@ * | Favourite planet to look at? | Saturn, Jupiter, Mars, Earth from a hill | Saturn. It's showing off and it may.; Jupiter changes while you watch.; Earth from a hill, with soup.
`;
export const history = `
= history | history | text | - | topic
c [problem][tree] Try a different spelling. Clerks wrote what they heard.
c [problem][family] The local archive will usually help if you write to them.
c [problem][family] Post it in a genealogy sub as well, they're amazing.
c [fact] Is there a primary source for that?
c [fact] I teach this and my students never believe it.
c [fact][ancient medieval] People weren't any dumber than we are.
c [fact][tech] It's always older than you think.
c [fact][daily] I'd love a whole book of these.
c [made] Very cool.
c [made][maps] Where's that?
d [fact] Source? | *I'd have to look up where I read it first. | No worries, I found something.
d [fact] Is that a myth? | I thought so too, but no. | OK, I'm impressed.
d [problem][tree] Did you try the parish office? | *They haven't answered yet. | Call them. They don't do email.
$ n=20..30 c=40..400/20 m=4..9

= history.fact | history | text | - | fact
: tags | title | body
@ ancient | Cleopatra lived closer in time to the Moon landing than to the building of the Great Pyramid | She died in 30 BC. The pyramid was about 2,500 years old by then, and 1969 is under 2,000 years later. | My class refuses to accept it every year.; Egypt was ancient to the ancients, they had tourists.; They even had people studying the old monuments back then.; Time is longer at the far end.
@ tech | The fax machine is older than the telephone | Alexander Bain patented his in 1843. The telephone patent is from 1876. | And still more reliable in my office.; A picture telegraph ran between Paris and Lyon in the 1860s.; It used pendulums. Pendulums!; So it's only fair that it refuses to die.
@ medieval | Oxford was teaching before the Aztecs founded Tenochtitlan | There was teaching by 1096 or so. Tenochtitlan is usually dated to 1325. | We file things by shelf, not by date, that's why it's odd.; Same with Bologna, which is earlier still.; And a dining hall older than some empires.; I like those pairs more than any list of kings.
@ tech | Paper was used in China for centuries before it reached Europe | It was there by the second century, came to Baghdad in the eighth, to Spain around the eleventh or twelfth. | A thousand years, for the best idea anybody had.; Rags, that was the limit on how much you could make.; The mills needed a river and strong smells.; Parchment people must have hated it.
@ ancient | Roman concrete in harbours gets stronger in sea water | Volcanic ash and lime react with it and grow new crystals. Modern concrete mostly suffers there. | Two thousand years of warranty.; They knew the ash from Pozzuoli was the good one, not why.; My patio lasted six years.; Vitruvius even has the mix, more or less.
@ daily | Forks took a very long time to be accepted | They came to Italy by way of Byzantium around the eleventh century, and in the north people found them fussy for hundreds of years. | Hands were washed more often, to be fair.; Pasta did it, I think.; My toddler sides with the north.; Spoons and knives had been enough for everyone.
@ tech | The first traffic light exploded | London, 1868, gas-lit, by the Parliament. A leak, a month later, and that was that for decades. | Gas and a policeman standing under it. What could go wrong.; There weren't even cars.; The next ones were electric and waited till the 1910s.; I was told this at a red light. Perfect.
@ daily | People in medieval towns didn't simply drink beer because water was deadly | Towns spent a lot on wells and pipes. They drank water, and beer because it was food and tasted better. | Thank you. I've fought this for years.; London had the Great Conduit in the thirteenth century.; Small beer is closer to bread than to a pub.; Nobody pipes water for fun.
@ medieval | Carrots weren't always orange | Older ones were mostly purple, yellow or white. Orange became the norm in the Netherlands around the seventeenth century. | The patriotic story about it is doubtful, though.; Purple ones colour the soup grey, I know from experience.; You can still buy them, they taste of earth.; Paintings of markets are how we know.
@ maps | For a while, sailors measured speed with a rope and a sand glass | The knots in the rope gave the unit that ships and planes still use. A knot is one nautical mile per hour. | Log, logbook, log in. It all starts with a piece of wood.; 28 seconds was the usual glass.; I'd have lost count by five.; Simple and good enough for the whole world.

= history.talk | history | text | - | talk
: tags | title | body
@ * | Which everyday object has the best story? / Everyday objects with a good story? | I vote for the button. Used for looks for ages before anyone cut a hole for it. / I read about the tin can and its opener. Decades apart. / I need ideas for a school lesson. | The pencil. War, graphite, a clever mix with clay.; The tin can, which came decades before the can opener.; Umbrella. Men were laughed at for it.; Zip. It took {y} years to work.; Salt shaker. No, salt. All of it.; The shipping container. Dull box, changed everything.; The paperclip, there's more to it than you'd think.; Toilets. Seriously, read up on it.
@ ancient | If you could sit at one dinner, which century? / Which dinner in history would you go to? | Only food and talk, you can leave at midnight. / We played this at home and everyone said Rome. / I'd go for a coffee house in Vienna. | Pompeii, the year before.; A monastery on a feast day, they cheated beautifully.; Song dynasty Kaifeng, restaurants everywhere.; Any harbour in 1500, back room.; Baghdad, ninth century, with the translators.; My great-grandmother's kitchen.; Rome, second century, but only for the evening.; Vienna around 1900, in a coffee house.
@ daily | What do films always get wrong? / What bothers you most in historical films? | For me it's teeth, and then it's candles. A room with {c2} candles was a fortune. / Everyone's clean and nobody's cold. / I can't unsee the candles. | Clean streets or filthy ones, never normal ones.; Everyone's the same age.; Leather armbands.; Nobody ever carries anything.; Colour. They loved colour.; Grey villages. Paint existed.; Distances. Everybody gets everywhere in an afternoon.; Lighting, nobody had that many candles.
@ maps | What's your favourite old map mistake? / Favourite mistakes on old maps? | The island that stayed on charts for {y2} years because nobody dared to take it off. / California as an island for me. / I saw one with a mountain range that never existed. | California as an island.; Mountains of Kong, a whole range that wasn't there.; The sea in the middle of Australia.; A fly that became an islet.; My town, upside down, in a proud engraving.; The ones where the north is just made up.; Islands that were actually clouds.
$ y=15..25/5 c2=40..200/20 y2=80..200/20

= history.count | history | text | - | count
: tags | ask | small | own | n | unit
@ * | How many museums have you been to this year? | how many museums have you been to this year? | {n} museums, one of them about buttons. | 2..24 | museums |
@ * ~once | How many generations back can you name? | how many generations back can you name? | {n} generations, then it's a fire in a church. | 3..11 | generations |

= history.poll | history | poll | - | poll
: tags | title | options
@ * | Where would you like to have a desk? | Alexandria, Baghdad, A monastery, Today with heating | Today, with a dentist.; Baghdad, for the company.; A monastery with a warm kitchen.

= history.made | history | image | map letter | made ~object
: tags | thing
$ hours=3..9
@ daily ~dish | loaf after an old recipe | No exact amounts, so {t} tries.; It's dense, and it keeps for a week.
@ maps ~misc | map of our old town | Drawn from {s} scraps in the archive.; The river has moved since.
$ t=3..7 s=5..20

= history.problem | history | text | letter | problem ~misc
: tags | thing | sym | cause | wrong | wrong2
@ family tree | family tree | stops at a man born in {yb} | a misread surname | a lost register | a move abroad | searched for the name with another first letter; The parish book is online.; The handwriting is awful.; There are {k} men with the first name.
@ family | old photo | shows a uniform nobody can name | a band uniform | the army | the fire brigade | asked the town museum, which took {d} days; It's from about {yb2}.; There's a lyre on the collar.; The studio's name is cut off.
$ yb=1790..1850/5 k=3..9 d=5..20 yb2=1890..1920/5
`;
export const money = `
= money | money | text | - | topic
c [problem][budget] Write down every cent for {m} weeks. You'll find it.
c [problem][bills] Call them and ask. I got \${r} off just by asking.
c [problem][bills] Look at the fine print, there's always some fee.
c [problem][debt] Pay more than the minimum, anything helps.
c [problem][debt] Ask for a lower rate. Worst they can say is no.
c [problem][saving] Move it. It takes half an hour.
c [problem][budget] I'm in the same boat.
c [done][debt] That must feel so good.
c [done][saving] Respect, I'm still working on mine.
c [review][budget] I keep coming back to cash too.
c [guide][bills] Works every time. They'd rather give a discount than lose you.
c [guide][budget] The yearly bills are what always gets me.
d [problem][debt] What's the interest rate? | *{i} percent. | Then pay that off before anything else.
d [problem][debt budget] Do you have an emergency fund? | *About {mo} months. | That's good, then you have some time.
d [problem][budget] Is that before or after tax? | *After. | OK.
d [done] What does your partner think? | *Relieved. | I bet.
$ m=3..8 k=2..9 s=80..250/10 r=10..45/5 i=4..24 mo=2..6 y=4..8

= money.problem | money | text | receipt invoice | problem ~misc
: tags | thing | sym | cause | wrong | wrong2
@ budget | budget | is blown by the 20th every month | yearly bills that weren't in it | the groceries | eating out | divided the yearly bills by twelve and put them aside; I take home \${inc}.; It's about \${over} each time.; We cook {n} nights a week.
@ bills | power bill | jumped by {pct} percent | an estimated reading | the new fridge | the tariff | sent them a photo of the meter; It was \${b} before.; Nothing new in the flat.; The meter says {kw} less than the bill.
@ debt | credit card balance | stays the same although I pay \${pay} | the interest | new purchases | the fees | paid \${pay2} for three months; It's \${bal} at {i2} percent.; I cut the card up.; I pay on the due date.
@ bills | phone plan | costs more every month | an insurance nobody ordered | the data | the contract | cancelled the extras by chat, {min} minutes; It was \${ph} at first.; I use {gb} GB.; The bill has {l} lines.
@ saving | savings account | earns almost nothing | an old tariff at the same bank | the amount | the tax | moved it, which took {d} days; It's at 0.{z} percent.; I've been there for {y2} years.; The app shows a much better one for new people.
$ inc=1900..4200/100 over=80..320/20 n=3..6 pct=20..60/5 b=60..140/10 kw=120..420/20 pay=80..180/10 pay2=220..420/20 bal=1800..6400/200 i2=18..27 min=10..40/5 ph=20..45/5 gb=2..9 l=9..20 d=4..12 z=1..9 y2=6..20

= money.review | money | text | - | review ~service
: tags | thing | rival | price | pro | con
@ budget | envelope system | an app | 5..15 | I see it shrink, so I stop. | Coins everywhere. | {e} envelopes, one for fun.; We've saved \${sv} since we started.
@ saving | high-yield savings account | a normal bank account |  | It moves while I sleep. | Transfers take {d2} days. | The rate is {rt} percent right now.; The first year had a bonus of \${bo}.
@ budget | paid budget app | a spreadsheet | 40..100/10 | The rules are better than mine. | It nags. | It took {h} hours to set up.; It paid for itself in month {mo}.
$ e=5..12 sv=300..2400/100 d2=2..4 rt=3..5 bo=25..150/25 h=2..6

= money.made | money | text | chart | done ~goal
: tags | thing
@ debt | final loan payment | \${bal2} in {mth} months.; I ate a lot of lentils.
@ saving | three-month emergency fund | It took {mth} months of boring.; Then the washing machine died, on cue.
$ bal2=3200..18000/200 mth=9..40

= money.count | money | text | - | count
: tags | ask | small | own | n | unit
@ * | What percentage of your income goes to rent? | what percentage of your income goes to rent? | {n} percent, with heating. | 18..52 | percent |
@ * | How much do you save in a normal month? | how much do you save in a normal month? | \${n}, if the car behaves. | 50..1200/25 | $ |
@ bills | What do you pay for internet at home? | what do you pay for internet at home? | \${n}, and it drops at nine. | 25..95/5 | $ |

= money.guide | money | text | - | guide
: tags | thing
@ budget | start a budget | Look at the last {m2} months, no judging.; Sort it into {c} groups.; Divide yearly bills by twelve.; Put savings at the top, not at the bottom.; Check on Sunday, fix on the first.
@ bills | lower a phone or internet bill | Find the date when the contract ends.; Look up {o} offers for new customers.; Call, say that you'd like to stay.; Wait. Don't fill the silence.; Get it by email before you hang up.
$ m2=2..3 c=6..10 o=2..3

= money.talk | money | text | - | talk
: tags | title | body
@ * | What's something cheap that made life better? / Best cheap purchase? | A \${ch} lamp by the bed. I'd fought with the big light for {y3} years. / Blackout curtains. I sleep like a stone. / I bought a second charger for the sofa and feel like a king. | Good socks.; A second phone cable.; A shower head for \${ch2}.; Library card.; A thermos, so no more buying tea.; Blackout curtains.; A rice cooker, \${ch2}, used.; A second phone charger for the sofa.; Good kitchen scissors.; A headlamp, I use it all the time.
@ * | What did you stop buying and not miss? / What did you stop spending money on? | I cancelled {n2} subscriptions and only noticed one. / I haven't bought lunch since January. / Paper towels, for me. | Paper towels.; New phones. Every five years now.; Lunch, mostly.; Branded painkillers.; A gym I never went to.; Gifts for adults. We all agreed, and it's lovely.; Bottled water.; Takeout coffee, except on Fridays.; New clothes, I get most of it secondhand.
@ debt | Snowball or avalanche? / Which debt did you pay off first? | Smallest first feels better, highest rate first is cheaper, by \${df} in my case. / Three cards, one car loan. / The math says one thing and my gut another. | Avalanche. Math doesn't need feelings.; Snowball, people do.; Whichever you stick to for {mth2} months.; One small one for joy, then by rate.; \${df} for motivation is a fair price.; Snowball. I needed the small wins.; Avalanche, I did the math and it was 600 in difference.
@ saving | How big should the emergency fund be? / How many months do you keep aside? | I'm single, renting, with a job that's safe until it isn't. / We just had a baby and three months feels thin. / I have four and can't decide whether to stop. | {mo2} months, then stop and live.; Three, if your family lives nearby.; Six for one income, three for two.; Enough that you sleep.; One washing machine plus one flight home.; Six months for me, I'm self-employed.; Three months and a credit card that's paid off.
$ ch=12..30 y3=4..12 ch2=18..40 n2=4..9 df=120..480/20 mth2=12..30 mo2=3..8

= money.poll | money | poll | - | poll
: tags | title | options
@ * | How do you track spending? | App, Spreadsheet, Paper, I don't | I don't, and it shows.; Paper. I like to cross things out.; Spreadsheet with too many colours.
`;
export const sewing = `
= sewing | sewing | text | note | topic
c [problem][clothes quilt] Press every seam. Every single one.
c [problem][machine] New needle first, then see.
c [problem][machine] Clean out the lint, it's worse than you think in there.
c [problem][clothes] Make a test version in cheap fabric. I know, nobody does.
c [problem][quilt] Check your quarter inch. Everybody's is off.
c [problem][knit] Wash the swatch. It changes everything.
c [problem][clothes] That fabric is hard to work with, don't blame yourself.
c [made][clothes] Does it have pockets?
c [made][quilt] The colors are gorgeous.
c [made][knit] So neat!
c [review][machine] The old ones are so much better.
c [guide] The step with the iron is the one I always skip.
d [problem][machine clothes] Which needle? | *A size {n}. | Try a ballpoint if it's a knit.
d [made][clothes] What fabric is that? | *From the remnant bin, no idea. | Looks great.
d [made][clothes] Is it lined? | *Only the top. | Good compromise.
d [made][clothes quilt] Is that a beginner's pattern? | *It says so. | They always say so.
$ y=20..140/10 n=70..100/10

= sewing.problem | sewing | text image | desk | problem ~batch
: tags | thing | sym | cause | wrong | wrong2
@ machine ~device | sewing machine | makes a nest under the fabric | the upper thread not in the tension discs | the bobbin | the needle | rethreaded it with the foot up; It's {yr} years old and heavy.; The top looks perfect.; It starts after {in} inches.
@ machine ~device | machine | skips every fifth stitch on jersey | a universal needle | the tension | the thread | put in a stretch needle; Woven is fine.; Stitch length is {st}.; It skips on the thick parts.
@ clothes | neckline | gapes at the front | a stretched bias edge | the size | the facing | staystitched before anything else; It's {cm} centimetres too long.; The shoulders sit well.; It's in viscose.
@ clothes | zip | waves like a roller coaster | fabric that stretched while sewing | the zip length | the foot | taped it with iron-on strips first; It's {cm2} centimetres.; I've unpicked it {tr} times.; Pinned, it's flat.
@ quilt | quilt top | ends up {in2} inches narrower on one side | a seam allowance that drifted | the cutting | the pressing | put tape on the plate at a quarter inch; It's {b} blocks.; Each block is right. Almost.; I iron like an angel.
@ knit | sweater | grows while I wear it | an unwashed swatch | the yarn | the needles | went down two needle sizes; It's {g} stitches to four inches.; After a day the sleeves cover my hands.; It weighs {oz} ounces.
$ yr=12..40 in=4..10 st=2..4 cm=3..6 cm2=18..56/2 tr=2..4 in2=2..3 b=20..80/4 g=17..24 oz=12..24

= sewing.review | sewing | text image | desk | review ~item
: tags | thing | rival | price | pro | con
@ machine | used metal machine | a new plastic one | 40..160/10 | It goes through denim like butter. | It weighs {lb} pounds. | It has {sn} stitches, I use two.; A drop of oil a month and it purrs.
@ machine clothes | serger | zigzag | 190..420/10 | The insides look bought. | Threading it is a hobby of its own. | {th} threads, color-coded.; It cuts, so pay attention.
@ quilt | rotary cutter | scissors | 12..38/2 | {b2} squares in ten minutes. | It's a pizza wheel of death. | The blade lasts {pj} projects.; Close it. Every time.
@ * | dress form | pinning by hand | 60..190/10 | Hems are straight now. | It scares me at night. | It has {di} dials.; It's one size smaller than I am, which is rude.
$ lb=22..34 sn=4..24 th=3..4 b2=60..160/10 pj=3..8 di=9..13

= sewing.made | sewing | image | desk | made ~object
: tags | thing
$ cost=15..120/5 anycost=10..150/5
@ clothes | linen shirt | {bt} buttonholes, all of them straight.; The collar took three tries.
@ quilt | baby quilt | {b} blocks in greens.; Hand-quilted, {wk} weeks.
@ clothes | winter coat | Lining, padding and {pk} pockets.; I wore it outside in May because I could.
@ knit | pair of mittens | Two at once, so that they match.; They're for somebody with large hands.
@ clothes machine | pair of jeans | {tp} meters of topstitching.; The fly is real.
$ bt=6..11 wk=4..14 pk=3..6 tp=12..24

= sewing.count | sewing | text | - | count
: tags | ask | small | own | n | unit
@ * | How many unfinished projects do you have? | how many unfinished projects do you have? | {n} projects, one since school. | 2..26 | projects |
@ * | What do you pay for a meter of good linen? | what do you pay for a meter of good linen? | I pay \${n} at most. | 9..34 | $ |
@ quilt ~once | How many hours went into your last quilt? | how many hours went into your last quilt? | {n} hours, with unpicking. | 20..160/5 | hours |

= sewing.guide | sewing | text | - | guide
: tags | thing
@ clothes | hem trousers so that it holds | Put on the shoes, mark on one side.; Measure the other side, don't guess.; Cut {cm3} cm below the mark.; Press twice, then pin.; Stitch length {st}, steam it, try on before trimming.
@ machine | set the thread tension | New needle, same thread up and down.; Sew on two layers of cotton.; Knots below: tighten the top. Knots above: loosen it.; Half a number at a time, {tt} tests at most.; Write it inside the lid.
$ cm3=3..5 tt=3..6

= sewing.talk | sewing | text | - | talk
: tags | title | body
@ * | What do you make when you need something to work? / What's your no-fail project? | After {n3} failures in a row I make a tote bag, just to win. / Third failed blouse in a row. I need a win. / Mine's a pillowcase. | Pillowcases. Four seams, joy.; Pyjama trousers.; An apron. I have nine.; Zip pouches, they're currency here.; The same skirt, in a new colour.; I mend. It's humbling and it always works.; Simple pajama pants for the kids.; A drawstring bag, thirty minutes and done.
@ clothes | Do you adjust patterns or just hope? / How much do you adjust patterns? | I lengthen everything by {cm4} cm and then hope. / I'm tall and nothing ever fits. / I skipped it this time and regret it. | Full bust, always.; Hope, then belt.; I trace it, so I'm allowed to fail.; Toile in an old sheet.; Same three changes for every pattern of that company.; I always shorten the sleeves.; I make a quick mock-up from an old sheet.
@ quilt | How do you choose colours? / How do you pick fabrics that go together? | I bought {f} fabrics {when} and they fight. / I always end up with blue. / I laid out twelve and they all looked wrong. | Take a photo in grey.; One ugly one. It makes the others sing.; From a painting, by percentage.; I ask my daughter, she's five and fearless.; White. White calms all fights.; I take photos of everything side by side.; I stick to three and add one later.
@ knit | Which yarn disappointed you? / Which yarn would you not buy again? | I saved for silk and it sheds like a dog. / My sweater has pills after one day. / I spent a lot on silk and I don't like it. | Single ply, pills by noon.; Bamboo. It grew.; Anything fluffy on needles that I had to unpick.; Superwash. My sweater is a dress.; None, I'm easily pleased.; A cheap acrylic that felt like plastic after one wash.; Alpaca, it stretched so much.
$ n3=2..4 cm4=3..6 f=5..14

= sewing.poll | sewing | poll | - | poll
: tags | title | options
@ clothes quilt | Pins or clips? | Pins, Clips, Glue, Courage | Courage, and an iron.; Clips, since I found a pin with my foot.; Glue stick. Washes out, judge me.
`;
