/**
 * Subjects of books that explain something. Each line is a subject, the titles of three books about it, and what such
 * a book covers.
 */
export const subjects = `
# history.local
a silted harbour | The Harbour That Walked Away; Mud and Money; When the Sea Left Town | the last deep-water quay; the dredging company's promises; the customs house fire; families who followed the water; maps drawn to please investors
market squares | The Square at Seven; A Place to Sell; Stalls | who was allowed to stand where; the weighing house; market days moved by law; the pig that stopped a council; how cars won and lost the square
a company town | Rent Day; The Houses on Foundry Row; One Employer | wages paid in tokens; the company school; the strike of the lamp room; gardens as a reward; what was left when the gates closed
bridges of one river | Eleven Crossings; The Toll Keepers; Stone, Iron, Rope | the ferry monopoly; a bridge built in the wrong place; tolls for sheep; the flood of the long spring; who paid for repairs
a lost railway branch | The Four O'Clock to Nowhere; Branch Line; Sleepers | the meeting in the corn exchange; milk trains; the stationmaster's roses; the closing report; walking the line today
allotments | Ten Rods of Ground; Plots; The Allotment War | the first land club; digging in wartime; the great leek rivalry; waiting lists; a shed that was a home
a city's wells and pipes | The Thirsty City; Pump Street; Before the Tap | water carriers; the well that made people ill; wooden mains; the fountain nobody wanted; the night the pressure came
lighthouse families | Keepers; Oil, Glass, Weather; The Lamp Children | the supply boat; schooling on a rock; logbooks; the fog signal years; the day the light went automatic
a hill village and its quarry | Slate Valley Voices; The Blue Hill; Splitters | learning to split slate; the chapel choir; the incline; dust; a roof in another country
a theatre that kept burning | Three Fires at the Alhambra; House Full; Limelight Lane | gas lamps and gauze; the manager's two ledgers; rehearsing in a church hall; the audience that rebuilt it; its years as a cinema
# history.trade
salt roads | White Freight; The Salt Stair; Carrying Salt | mountain porters; salt tax and smugglers; the brine towns; mule inns; why roads bent toward salt
river barges | Slow Water Trade; The Lightermen; By Barge | families on board; locks and queues; grain and coal; ice winters; the songs that kept time
the tea clippers and after | Leaves and Canvas; A Season's Tea; The Race Home | warehouse tasters; insurance and rumour; crews from everywhere; the steamers; what a chest of tea paid
caravan cities | Cities of the Long Road; Water, Bread, Stable; Gate of Camels | wells as property; letters of credit; a guest house of four languages; raids and escorts; the road after the railway
the history of the container | The Steel Box; Ten Minutes at the Dock; Stacked | dockers and their hooks; the standard that nearly failed; ports that moved; a month in a crane; what became cheap
spice markets | The Pepper Books; Nutmeg Weather; Dust of Four Ports | forgery and grading; the monsoon calendar; brokers; gardens that were guarded; how a luxury became a jar
early postal services | Post Haste; The Night Mail Riders; Paid by the Reader | relay horses; who paid for a letter; secret offices; the penny idea; a village's first address
wool towns | Fleece; The Cloth Halls; Warp and Wages | sheep counts; fulling by water; guild marks; dye secrets; the move to steam
the ice trade | Cold Cargo; Ice House; Winter for Sale | cutting the lakes; sawdust; an experiment in the tropics; home iceboxes; the machine that ended it
fairs of the middle ages | Fair Weather; Seven Days of Money; Under Safe Conduct | safe conduct; changers' tables; courts of dusty feet; acrobats; why the fairs faded
# history.daily
bread | Crust; The Baker's Hours; Daily, Brown, White | the price of a loaf; village ovens; chalk in the flour; bakers at night; the return of rye
bathing and washing | Soap and Other Virtues; Wash Day; The Water Was Cold | Monday laundry; public baths; lye; towels as status; hot water upstairs
the night before electric light | The Dark Hours; Candle Money; Second Sleep | rushlights; night walkers; work by firelight; fear and gossip; the first lit street
clothes and who mended them | The Mending Basket; Turned Collars; One Good Coat | second-hand markets; pockets; Sunday clothes; the sewing machine on credit; darning as an art
school days | Slates; The Long Bench; Learning by Heart | the monitors; copybooks; truants at harvest; a box of coloured maps; what pupils carved
children's games | Chalk and String; The Street Was Ours; Counting Out | hoops and marbles; rhymes that travel; forbidden places; toys made of bones; the playground movement
kitchens | The Warmest Room; A History of the Stove; Scullery | smoke; pots that last; servants and stairs; the fitted kitchen; who sat where
sickness at home | The Sickroom; Broth and Mustard; Doctor at the Door | home remedies; the cost of a visit; quarantine cards; nursing by neighbours; the medicine shelf
clocks and lateness | On the Hour; The Late Bell; Railway Time | bells and sundials; factory whistles; the knocker-up; pocket watches on loan; one time for a country
letters between ordinary people | Dear All; Ink at the Kitchen Table; Yours in Haste | the cost of paper; letter writers for hire; love and bad spelling; soldiers' envelopes; letters kept in tins
# biography.lives
a botanist who painted | The Woman in the Fern House; Petals Under Glass; Green Ink | a childhood in a rectory; the river journey; her quarrel with the museum; the lost plates; late fame
a bridge engineer | Span; The Man Who Trusted Wire; Load and Nerve | apprentice years; the collapse; letters to his daughter; the inquiry; a second bridge
a village doctor | The Long Round; House Calls; Bag, Horse, Lamp | the winter of diphtheria; fees in eggs; her battle for a hospital; the notebooks; an unmarked birthday
a chess champion who stopped | Adjourned; Black to Move; The Empty Board | the prodigy tour; a rivalry by post; the sealed move; years of silence; teaching in a prison
a mapmaker | The Blank Parts; Contour; A Line Around the Island | walking with chains; the names he refused; mutiny of the porters; the copper plates; errors that lasted
a clown between the wars | Sawdust Heart; The Man with Two Hats; Laugh, Then Exit | the family troupe; his silent act; hunger years; a film that was lost; the last matinee
a pioneer of weather reports | Glass Falling; The Forecast Lady; Storm Warnings | gale cones; telegraph mornings; the mocked forecast; statistics by hand; a ship that listened
a publisher of cheap books | Sixpence a Spine; The Paper Merchant; Print Run | a barrow of remainders; the yellow series; censors; bankruptcy and return; readers' letters
a runner from the hills | The Barefoot Mile; Long Downhill; Second Wind | herding and running; the stolen shoes; a race in the rain; injury; coaching girls
an organ builder | Pipes and Patience; The Voice of Wood; Bellows | his deaf partner; the cathedral contract; tin prices; one wrong note; the instrument today
# science.nature
urban foxes | Fox at Number Nine; The Bin Lid Years; Neighbours with Tails | how a litter divides a street; what is really in their stomachs; collars and maps; the myth of the bold fox; a year with one vixen
mosses | Small Forests; The Green Between Stones; Walls That Drink | drying out and waking; spores; the city as a cliff; moss gardens; what bombs and fires leave room for
eels | The Slippery Question; Glass and Silver; Toward the Sargasso | the missing eggs; glass eels at night; dams and ladders; eel houses; why nobody has seen them mate
swifts | Screaming Parties; Never Landing; The Roof Birds | sleeping on the wing; nest bricks; a fall from the nest; counting at dusk; the long way south
soil | Under the Boot; A Handful of Everything; Dirt Reader | worm counts; fungi and roots; what ploughs do; the smell of rain; mending a tired field
tides and rock pools | Twice a Day; Limpet Time; The Pool Below the Steps | limpets that come home; life at the splash line; crabs in new shells; reading a tide table; warm water years
bees that live alone | The Other Bees; Holes in the Wall; Mud, Leaf, Reed | mason bees at work; cuckoo bees; the myth of the lawn; nest boxes that kill; a survey by schoolchildren
old trees | Hollow Oaks; Standing Still; A Thousand Rings | reading rings; pollards; the beetles inside; saving a lightning tree; planting for someone else
bats | The Listening Dark; Evening Shift; Hands That Fly | hearing by echo; roosts under bridges; milk and moths; a bad name; detectors for beginners
rivers in drought | When the Ford Went Dry; Riverbed; Low Flow | pools as refuges; fish rescues; the chalk springs; rules for taking water; the first flood after
# science.maths
probability | Even Chance; The Second Coin; Luck with Numbers | birthdays in one room; false alarms; runs that look wrong; insurance; bets that a careful person refuses
geometry for the hands | Fold Here; Compass Only; Ruler, String, Paper | folding a third; the string and the garden; tilings; maps that must lie; a proof you can cut out
numbers and their names | Why Seven Is Late; Counting Words; Naught | counting on bodies; the arrival of zero; the trouble with ninety; numerals on clocks; very large names
graphs and networks | Seven Bridges; Dots and Lines; The Shortest Way Round | a walk over bridges; colouring a timetable; friends of friends; the postman's route; when greedy is wrong
statistics in the news | Per Cent of What; The Average Lie; Small Print, Big Numbers | percentages of percentages; missing data; graphs without zero; surveys; a checklist for headlines
infinity | Always One More; The Full Hotel; No Largest Number | a hotel with no vacancy; sums that settle; two sizes of endless; paradoxes of motion; where the idea hurts
codes and ciphers | Shift by Three; The Key in the Book; Plain Text | frequency counts; keys in books; one-time pads; primes at work; mistakes that broke ciphers
symmetry | Turn and Match; Mirror Hands; Same Again | wallpaper groups; snow; left and right in chemistry; music that turns; a beautiful exception
mental arithmetic | Nine Times Quickly; Change for a Fifty; Rough and Ready | splitting numbers; checking by nines; estimating crowds; percent in the shop; practice that stays short
the history of proof | Because; The Longest Argument; QED and After | drawing in sand; proofs by machine; the four-colour fight; errors in print; elegance
# science.earth
volcanoes | The Warm Mountain; Ash Days; Under the Crater Lake | gas and tilt; farms on ash; a false alarm; the year without summer; living on the flank
clouds | Looking Up at Lunch; Nine Kinds of Grey; The Cloud Diary | naming by shape; why fog sits; hail; contrails; a week of sketches
the night sky | Naked Eye; Stars from the Balcony; First Telescope | finding north; planets that wander; meteors; city glow; sketching the moon
earthquakes | The Ground Remembers; Four Seconds; Fault | reading old walls; early warning; aftershocks; buildings that sway; drills that work
glaciers | Blue Ice; The Slow River; Moraine | ice that keeps air; stakes and satellites; meltwater and villages; things that come out; funerals for ice
fossils of one valley | Shells on the Hill; Valley of Ferns; The Quarryman's Drawer | a beach on a hill; split stones; the amateur's drawer; disputes over a jaw; casts and fakes
wind | The Prevailing; Westerly; What the Wind Knows | local winds and moods; sails and mills; gust maps; seeds; the calm belts
rivers and their bends | Meander; The Oxbow; Mud's Long Memory | why rivers bend; cut-off loops; levees; silt as history; letting go of a bank
maps and how they mislead | North Is Up; The Flattened Globe; Scale of One Inch | projection; borders; contour lines; maps of smells; apps and blue dots
the sea floor | Soundings; The Dark Plain; Two Miles Down | lead lines; vents; cables; mud cores; what sank
# computing.programming
a first language | Hello, Loops; Programming Without Fear; Your First Two Hundred Lines | variables as labels; loops by hand; reading an error; small functions; a guessing game
reading other people's code | Strange Code; Legacy; The Maintainer's Lamp | finding the entrance; tests as a map; renaming; history as documentation; when to stop reading
debugging | Bisect; The Third Hypothesis; It Works on Yours | reproducing first; logs that help; halving the search; the bug in the test; writing it down
data structures | Boxes, Chains, Trees; The Right Shelf; Structures in Plain Words | arrays and lists; hash tables; trees on paper; queues at a bakery; choosing by cost
functional style | Values, Not Orders; Pure Enough; Map, Filter, Breathe | values that do not change; functions as parts; lazy lists; effects at the edge; a spreadsheet rewritten
testing | The Green Light; Small Tests; Before You Ship | one reason to fail; doubles; flaky tests; properties; testing what users do
databases | Rows That Last; Query Slowly; Tables and Promises | keys; joins with pencils; indexes; transactions; migrations on a Friday
user interfaces | The Button Should Say; Less Screen; Forms People Finish | labels; empty states; errors that help; keyboard paths; watching five people
regular expressions and text | Match This; Plain Text Tools; The Comma Problem | greedy and lazy; encodings; names beyond ASCII; splitting addresses; when to write a parser
algorithms | Sorting Socks; The Patient Machine; Steps | sorting by hand; searching; greedy errors; recursion with boxes; costs that explode
# computing.systems
operating systems | What the Kernel Does; Processes at Midnight; The Machine Underneath | processes; memory that pretends; files; schedulers; a tiny shell
networks | The Packet's Journey; Hop by Hop; Cables, Names, Trust | names to numbers; lost packets; home routers; tunnels; a day in a data centre
running services | On Call; Quiet Pagers; The Runbook | alerts that matter; rollbacks; capacity; blameless reviews; sleep
security for small teams | Locks for Small Doors; The Second Factor; Patch Tuesday | passwords in reality; updates; phishing drills; backups as defence; the day after
backups and storage | Three Copies; The Restore Drill; Disks Die | restore tests; silent errors; tapes again; deleting on purpose; family photos
distributed systems | Two Clocks; Agreement Is Hard; The Split Brain | clocks that differ; retries; leader election; queues; partial failure
hardware from the desk | Solder and Code; Inside the Beige Box; Voltage for Programmers | reading a data sheet; sensors; fixing a keyboard; batteries; noise
the web's plumbing | Headers and Cookies; The Cached Page; A Request in Slow Motion | caches; cookies; forms; slow pages; the address bar
open-source maintenance | Merged; The Volunteer's Inbox; Thanks for the Patch | saying no; releases; funding; new contributors; leaving well
measuring performance | Milliseconds; The Flame Graph; Faster Than What | the right clock; tails; caches that lie; budgets; stopping in time
# mind.habits
sleep | The Eight-Hour Argument; Lights Down; Sleeping Like a Grown-Up | morning light; naps; the phone in the drawer; bad nights; shift work
procrastination | Tomorrow's Desk; Start Badly; The Two-Minute Door | starting ugly; tasks with teeth; shame loops; deadlines you believe; a week of logs
worry | The Worry Window; What If, Then What; Loose Ends at Night | a time for worry; checking; what bodies do; uncertainty; talking to a doctor
anger | Count to Nothing; Hot Words; The Slammed Door | the first ten seconds; hunger and noise; apologies; driving; justified anger
attention | Tabs; One Thing at the Table; The Interrupted Life | boredom; notifications; deep hours; reading again; work with others
grief | The Chair Stays; After the Casseroles; Slow Weather | the first weeks; paperwork; other people's sentences; anniversaries; laughing again
small habits | Shoes by the Door; Every Day, Nearly; The Smallest Yes | cues; missing a day; counting less; rooms that help; quitting something
shyness | Quiet Entrances; The Edge of the Party; Say It Smaller | first sentences; telephone dread; work meetings; quiet friends; leaving early
perfectionism | Good Enough Again; The Eleventh Draft; Unfinished Business | red pens; finishing; borrowed standards; feedback; a hobby done badly
memory | Where Did I Put It; Names and Faces; The Forgetting Curve | names; lists; false memories; ageing; teaching others
# mind.relations
difficult conversations | Say the Second Thing; After the Silence; Tea Before Truth | opening lines; listening for the need; silence; apology; when to stop
friendship after thirty | The Standing Dinner; Friends, Eventually; Text Me When You're Home | moving away; the weekly call; money between friends; endings; new people
living together | Whose Turn Is It; The Shared Fridge; Walls and Kindness | chores; noise; guests; arguments at midnight; leaving a flat
parents who grow old | Your Father's Keys; The Sunday Phone Call; Handrails | the car keys; siblings; hospitals; homes; what they want
raising teenagers | Doors Ajar; The Back Seat Talks; Not Your Fifteen | trust and curfews; phones; sulks; talking in cars; your own adolescence
step-families | Second Table; The New Cousins; Half, Step, Whole | names; holidays; two houses; discipline; patience
couples and money | Ours and Yours; The Kitchen Budget; Joint Account | spending styles; debts; secrets; the monthly meeting; fairness
loneliness | The Empty Bench; Company; Hello from Next Door | the body's alarm; small talk; clubs; pets; being the host
negotiation at home | Fair Shares; The Last Slice; Yes, If | interests; children as parties; trades; fatigue; written agreements
saying no | A Plain No; The Overfull Yes; Boundaries for Nice People | pauses; work requests; family events; guilt; better yeses
# growth.work
first jobs | Monday Badge; The New Desk; What Nobody Tells Interns | the first week; asking; mistakes; lunch; leaving
meetings | The Meeting Could; Agenda; Forty Minutes | who is needed; minutes; quiet people; cancelling; decisions
managing for the first time | Promoted by Accident; The First Report; Now You're the Boss | one-to-ones; feedback; former peers; delegation; firing
working from home | The Desk by the Boiler; Home Hours; Muted | doors; overlap; lunch; loneliness; ending the day
writing at work | Clear by Friday; The Short Memo; Say What You Want | subject lines; verbs; bad news; lists; editing others
changing careers | Sideways; The Second Apprenticeship; Starting at Forty | money for a year; small tests; being a beginner; age; networks
freelancing | Invoices and Weather; My Own Clock; The Day Rate | prices; late payers; contracts; slow months; taxes
burn-out | Ash and Embers; The Long Break; Half Speed | signs; doctors; guilt; return; limits
public speaking | Stand, Breathe, Begin; The Three-Minute Talk; Notes on a Card | nerves; opening; slides; questions; practice
planning a week | Friday Afternoon Plan; The Honest Calendar; Seven Boxes | estimates; buffers; reviews; energy; saying when
# growth.learning
learning a language late | Verbs at Sixty; The Accent Stays; Ten Words a Day | listening; mistakes aloud; cards; films; holidays
note-taking | Margins; The Paper Brain; Notes You Will Read | margins; linking; throwing away; drawing; lecture notes
reading more | Twenty Pages; The Bedside Pile; Read Slower | abandoning books; reading times; rereading; libraries; reading aloud
practice | Scales; The Hundredth Time; Slow Hands | slow practice; plateaus; teachers; rest; performing
exams | The Night Before and Before That; Past Papers; Calm in the Hall | planning back; past papers; sleep; the hall; results
writing every day | Three Pages; The Bad First Line; Diary Hours | prompts; shame; drafts; editing; stopping
teaching yourself maths again | Fractions Revisited; Back to the Blackboard; X Is Just a Number | fear; fractions; algebra as balance; graphs; helping children
curiosity | Why Is That There; The Question Walk; Amateurs | walks; asking experts; wrong answers; collections; patience
memory techniques | A House of Lists; The Peg and the Coat; Remember This | places; pegs; speeches; limits; daily use
apprenticeship | Under the Bench; Watch First; Hands and Eyes | watching; tools; mistakes in wood; pay; becoming a teacher
# money.business
a small bakery as a business | Margins on a Bun; Open at Six; The Rent and the Flour | rent; waste; staff; prices; holidays
family firms | Third Generation; Sons, Daughters, Ledgers; The Name over the Door | succession; siblings; outsiders; selling; Sunday lunch
pricing | What It's Worth; Nine Ninety-Nine; The Price Tag | anchors; discounts; bundles; raising prices; fairness
supply chains | Where the Screws Come From; Just in Time, Just Too Late; The Missing Part | one missing part; stock; ports; suppliers as people; plan B
shops on a high street | Shutters Up; The Bell over the Door; Footfall | windows; regulars; online rivals; landlords; closing sales
start-ups that failed | Runway; The Last Demo; Autopsy of an App | demos; runway; founders' fights; pivot; the final e-mail
advertising | Jingle; The Back Page; Fifty Words to Sell Soap | posters; jingles; half the budget; truth; data
cooperatives | One Member, One Vote; The Shared Till; Common Stock | founding; votes; wages; dairies; scaling
negotiating contracts | The Other Side of the Table; Clause Nine; Best Alternative | alternatives; clauses; silence; cultures; walking out
accounting for everyone | Debit Is Left; The Shoebox Audit; Reading a Balance Sheet | two columns; cash; depreciation; tricks; reading reports
# money.personal
saving | The Jar Method; Pay Yourself on Monday; Small Change | automatic transfers; jars; rainy days; envy; goals
debt | Owing Less; The Minimum Payment; Clear by Christmas | the list; interest; calls; consolidation; after
index investing | Dull Money; The Boring Portfolio; Hold | fees; crashes; bonds; rebalancing; patience
buying a first home | Keys in October; The Survey Said; Mortgage for Two | deposits; surveys; bidding; hidden costs; moving
retirement | The Last Payslip; Forty Sundays a Month; Pension Plain | pots; inflation; part-time; housing; meaning
money and children | Pocket Money; The Lemonade Ledger; Coins at the Table | pocket money; jobs; saving; wanting; talking
frugal living | Enough; The Leftover Year; Buy It Once | food; repair; borrowing; gifts; fun
insurance | In Case of Rain; What the Policy Says; Unlikely but Ruinous | risk; excess; claims; life; what to skip
taxes for beginners | The Brown Envelope; Receipts; Tax Season | brackets; receipts; side jobs; deadlines; help
scams | Too Good; The Urgent Call; Please Confirm Your Details | urgency; love; fake shops; family codes; reporting
# life.food
soup | Twelve Pots; The Ladle; Soup for the Week | stock from scraps; beans; cold soups; freezing; bread to go with it
home baking | Oven Weather; The Patient Loaf; Butter, Flour, Sunday | starters; pastry in summer; failures; tins; birthday cakes
cooking for one | A Pan for One; Half an Onion; Table for Me | half portions; eggs; the freezer; market days; company
pickling | Brine; The Jar Shelf; Sour, Sweet, Salt | salt ratios; crunch; plums; gifts; mould
noodles | Slurp; Noodle Year; Flour and Water | kneading; broth; stir-frying; street stalls; cold noodles
vegetables first | Roots and Leaves; The Green Week; Meat Sometimes | roasting; bitter leaves; pulses; spring; sauces
fish | The Fishmonger's Notebook; Scales Off; Friday Fish | freshness; filleting; tins; grilling; bones
tea | The Third Steeping; Leaf and Kettle; Tea Without Fuss | water; green and dark; pots; cold tea; tasting
eating on a budget | Five Nights, Twenty Pounds; Lentils Again; The Clever Basket | lists; lentils; offers; leftovers; treats
spices | The Tin Box; Toast, Grind, Bloom; Cumin and Company | toasting; blends; heat; storage; one curry
# life.garden
tomatoes | The Bucket Garden; Tomatoes on a Balcony; Side Shoots | seedlings on sills; side shoots; feeding; blight; saving seed
shade gardens | North Wall; Ferns and Patience; The Shady Bed | dry shade; ferns; bulbs under trees; colour; moss
compost | Black Gold; The Heap; Rot | layers; smells; worms; rats; using it
roses | Thorn Diary; Old Roses, New Gardener; Prune in February | pruning; scent; climbers; disease; cuttings
house plants | The Window Jungle; Don't Overwater; Leaves Indoors | light; water; repotting; pests; travel
growing herbs | A Step to the Kitchen; Thyme and Place; Pots of Green | mint in prison; basil; drying; winter; bees
a garden in one year | Twelve Months of Mud; The Gardener's Calendar; January to January | January plans; first mowing; drought; leaves; frost
wild corners | Let It Grow; Nettles Allowed; The Untidy Garden | nettles; ponds; log piles; neighbours; hedgehogs
fruit trees | The Small Orchard; Graft; Apples against a Wall | rootstocks; pruning; thinning; storing; old varieties
bonsai | Wire and Wait; The Tree in the Tray; Small Pines | wiring; soil; winter; styles; patience
# life.health
walking | Ten Thousand, More or Less; The Evening Loop; Walk It Off | shoes; hills; pace; company; rain
backs | Stand Up; The Sore Back Book; Spine Sense | sitting; lifting; pain; exercises; beds
running after forty | Slow Kilometres; The Late Runner; Knees and All | starting slowly; knees; races; winter; rest
swimming | Cold Lane; The Morning Pool; Breathe Left | breathing; fear; technique; open water; pools
stretching | Five Quiet Minutes; Hinges; Floor Work | mornings; hips; necks; breathing; office
eyes and screens | Twenty Feet Away; Blink; Tired Eyes | distance; light; blinking; glasses; sleep
teeth | Brush Better; The Dentist's Chair; Two Minutes Twice | brushing; fear; sugar; gums; children
understanding blood tests | The Numbers on the Form; What Your Doctor Reads; Lab Slip | ranges; cholesterol; sugar; iron; questions
first aid | Until Help Comes; The First Ten Minutes; Plasters and Pulse | calling; bleeding; choking; burns; kits
healthy ageing | Strong Enough for the Stairs; Eighty on Foot; Later Years | balance; strength; food; friends; doctors
# life.travel
night trains | The Sleeper South; Berth Twelve; Trains After Dark | berths; borders at two; breakfasts; snorers; timetables
walking an island | Round the Edge; Path of Gulls; Coast on the Left | stiles; cliffs; pubs; weather; blisters
travelling alone | Table for One, Please; One Ticket; The Single Room | dinner; safety; strangers; boredom; postcards
cities on foot | Wrong Turns; The Back Streets; A City before Breakfast | markets; hills; benches; maps; mornings
a year by bicycle | Spokes; Slow Border; The Pannier Year | packing; punctures; headwinds; hosts; coming home
small museums | Closed on Tuesdays; The Button Museum; One Room, Three Thousand Spoons | keepers; labels; odd gifts; opening hours; favourites
rivers by boat | Downstream; Locks and Tea; The Slow Boat | locks; mooring; villages; floods; engines
mountain huts | Boots Outside; The Hut Book; Above the Trees | soup; bunks; storms; wardens; early starts
travel with children | Are We There; Small Suitcases; The Window Seat | snacks; trains; museums; sleep; memories
desert roads | Dust and Thermos; Four Tanks of Water; The Empty Quarter of the Map | water; stars; tyres; silence; tea
# arts.painting
watercolour | Wet into Wet; The Small Brush; Sky First | paper; washes; skies; mistakes; travelling box
drawing | Look Twice; The Soft Pencil; Draw What Is There | edges; hands; shadows; sketchbooks; daily drawing
pottery | Mud and Fire; Thrown; The Kiln Book | centring; glazes; kilns; cracks; mugs
woodcut and print | The Inked Line; Gouge; Proof and Paper | tools; ink; registration; paper; editions
weaving | The Long Thread; Shed and Shuttle; Cloth | looms; dyes; borders; mistakes; blankets
looking at pictures | Stand Here; Ten Minutes per Painting; What the Corner Shows | light; corners; frames; faces; crowds
basket making | Willow Hands; Over, Under; The Basket Year | willow beds; soaking; bases; handles; a cradle
colour | The Trouble with Blue; Red Lead; A Box of Pigments | mixing; names; poison greens; indigo; light
lettering | The Patient Pen; Serif; A Hand for Addresses | strokes; spacing; signs; ink; capitals
embroidery | Needle Weather; The Reverse Side; Stitches for Nobody | threads; samplers; backs; flowers; mending
# arts.music
the piano late in life | Grade One at Fifty; Left Hand Alone; The Upright in the Hall | scales; teachers; hands; recitals; neighbours
singing in a choir | Second Alto; Breathe Together; The Tuesday Choir | breath; blending; sight-reading; tours; tea
listening to symphonies | The Slow Movement; Row F; What the Horns Are For | themes; silence; orchestras; recordings; first concerts
the guitar | Six Strings, Ten Fingers; Barre Chord; Capo on Three | chords; calluses; songs; strings; playing with others
folk songs | Songs with No Author; The Tune Collector; Verse and Barn | collectors; variants; work songs; lost verses; sessions
jazz | Blue Note Street; Comping; The Standards Book | swing; standards; listening; clubs; solos
violin making | Spruce and Maple; The Luthier's Year; Varnish | wood; arching; varnish; repairs; sound
film music | Cue; Strings Enter Here; The Composer's Deadline | themes; silence; deadlines; temp tracks; orchestras
rhythm | Clap Back; The Off-Beat; Counting to Twelve | pulse; clapping; drums; odd metres; dance
radio days | On Air; The Valve Set; Voices in the Kitchen | valves; plays; concerts; requests; night voices
# children.discover
the human body | Why Does It Tickle; Inside You; The Busy Body | hiccups; bones; sleep; germs; growing
insects | Six Legs Everywhere; The Beetle Hotel; Who Bit the Leaf | beetles; ants; wings; disguises; a bug hotel
space | Breakfast on Mars; Moon Boots; How Far Is a Star | rockets; the moon; planets; astronaut food; stars
dinosaurs | The Bone in the Garden; Small Dinosaurs; Tooth by Tooth | teeth; feathers; footprints; diggers; endings
how things are made | From Sand to Glass; The Pencil Factory; How a Book Is Born | glass; pencils; chocolate; bricks; books
the sea | Deep, Deeper, Deepest; Letters from a Crab; The Octopus Knows | tides; octopuses; whales; deep fish; beaches
weather | Where Does the Wind Go; Puddle Science; Rain on a Monday | rain; lightning; snow; wind; rainbows
kitchen experiments | Fizz; The Egg That Bounced; Science at the Sink | fizz; eggs; colours; ice; oil and water
maps for children | Treasure Near Home; Which Way Is Up; My Street from Above | north; symbols; scale; treasure; my street
machines | Pulleys, Ramps and a Cat; The Great Clock; Cogs | levers; wheels; pulleys; clocks; engines
`;
