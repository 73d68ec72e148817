/**
 * Novels, stories and other books with a story. Each line is the gender of the main person, the title, what happens,
 * and a noun for the thing that readers talk about. "{hero}" is the person's name, "{place}" a town.
 */
export const stories = `
# fiction.mystery
f | The Drowned Ledger | A water-stained account book turns up in the wall of a tide mill near {place}, and its last entry is dated a week after the miller drowned. {hero}, the auditor sent to value the estate, starts to add up the wrong column. | the account book
m | Low Water at Skerrow | Every spring tide uncovers the same car. This time there is somebody in it, and {hero}, harbour constable of {place}, knows the coat. | the car on the sands
f | Nobody Rang the Bell | Forty guests hear a bell at midnight in a hotel that sold its bell years ago. {hero}, night manager in {place}, is asked to make a list of who slept. | the bell
m | The Second Locksmith | Two locksmiths are called to the same door in {place} on the same evening, and only one of them comes home. {hero} is the other. | the door
f | A Choir of Six | The seventh singer of a prize-winning choir has been erased from every photograph. {hero} takes over as conductor in {place} and finds one photograph that was overlooked. | the photograph
m | The Quiet Carriage | Between two stations a passenger vanishes from a carriage in which nobody is allowed to speak. {hero}, a guard on the {place} line, has eleven witnesses and not one word. | the silent carriage
f | Proof of Posting | A parcel arrives thirty years late at a post office in {place}, addressed to {hero} and stamped on the day her brother disappeared. | the parcel
m | The Man Who Sold Shadows | A photographer in {place} dies leaving nine thousand portraits and no customers. {hero}, hired to clear the studio, recognises his own mother on plate 4,412. | plate 4,412
f | Ash Wednesday Market | A stallholder drops dead over a tray of violets in {place}. Her neighbour {hero}, who sells knives and misses nothing, is the first suspect and the last to believe in an accident. | the tray of violets
m | Eleven Umbrellas | After a storm eleven identical umbrellas are found on the steps of a court house in {place}. {hero}, a clerk three weeks from retirement, thinks there should be twelve. | the twelfth umbrella
f | The Orchard Verdict | A jury in {place} convicts the wrong brother and then goes on meeting every month. {hero} is the youngest juror, and the only one who keeps notes. | the juror's notes
m | Cold Kiln | A potter's kiln in {place} is opened after ten years and one pot is warm. {hero}, a fire investigator with a bad hand, has to explain how. | the warm pot
f | Bearing Left | A rally driver's navigator reads one wrong turn, on purpose. {hero}, who wrote the road notes in {place}, finds that her handwriting has been copied. | the road notes
m | The Beekeeper's Alibi | The bees knew him, and they let him pass: that is the whole case against {hero}, schoolmaster and beekeeper in {place}. | the hives
f | Room with Two Clocks | Two clocks in a dead man's flat in {place} differ by nineteen minutes. To {hero}, who repairs clocks, nineteen minutes are a confession. | the nineteen minutes
m | What the Ferryman Carried | A ferryman in {place} has kept a notebook of every face for forty years. When he loses his memory, {hero} begins to read, and somebody begins to follow. | the ferryman's notebook
f | The Lower Bell | An archivist falls down the bell tower of {place}. {hero}, who inherits her desk, finds a card index of people who were never born. | the card index
m | Seven Witnesses to Rain | Seven people in {place} swear that it rained on the night of the fire. The weather station, kept by {hero}, says that it did not. | the weather record
f | The Understudy's Coat | An actress leaves the stage in {place} in another woman's coat and is never seen again. {hero} gets her part, her dressing room and her letters. | the coat
m | Chalk on the Stairs | Each morning a number is chalked on the stairs of a tenement in {place}, one lower than the day before. {hero}, the caretaker, decides not to wash it off. | the chalk numbers
f | A Grave Mistake in Latin | A tombstone in {place} has an error that no priest would make. {hero}, a teacher without a school, knows one man who always made it. | the tombstone
m | The Last Print Run | A newspaper in {place} prints its final issue with a death notice for a man who is still alive. {hero} set the type, and did not set that line. | the death notice
f | The Salt Cellar Set | Four silver salt cellars are stolen from four houses in {place} and nothing else. {hero}, insurance clerk and granddaughter of a thief, sees a set being put together again. | the salt cellars
m | Returned to Sender | A blind man in {place} receives letters that are blank to everybody else. {hero}, who reads to him twice a week, smells lemon. | the blank letters
f | Under the Weighbridge | A weighbridge in {place} shows a lorry four hundred kilos heavier going out than coming in. {hero} is new at the desk, and stubborn about numbers. | the four hundred kilos
m | The Sound of Number Nine | A piano tuner hears the same wrong note in three houses in {place}. {hero} has only perfect pitch and a bicycle, but he has a theory. | the wrong note
f | The Winter Register | A school register in {place} marks a boy present for a whole winter in which nobody saw him. {hero} was the teacher. | the register
m | Two Tickets to the Gods | Someone buys the same two gallery seats for every performance in {place} and leaves them empty. {hero}, an usher, sits down in one. | the empty seats
# fiction.scifi
f | The Slow Ship's Librarian | Eighty years into the voyage, {hero} discovers that a shelf of the ship's library is being rewritten at night, in her own hand. | the rewritten shelf
m | Weather Licence | Rain in {place} is sold by the hour. {hero}, a licensed rainmaker, is offered a fortune to forget one valley. | the forgotten valley
f | Nine Minutes of Earth | A signal delay of nine minutes is all that separates {hero} from the world that fired her. Then the delay begins to shrink. | the shrinking delay
m | The Mender of Small Robots | In a repair shop in {place}, {hero} finds the same lullaby in the memory of every broken machine. | the lullaby
f | Orchard on the Dark Side | The first apples grown on the moon's far side belong to nobody, so {hero} eats one. | the first apple
m | All Our Yesterdays, Archived | For a fee the Office in {place} will delete one day of your life. {hero}, a clerk there, finds that one of his own is gone. | the missing day
f | Tide Clock | The sea has stopped keeping time. {hero}, last tide officer of {place}, is the only one whose clocks still agree with it. | the tide clocks
m | The Echo Miners | Sound can be dug out of old walls, and {hero} digs for a living in {place}, until a wall answers. | the answering wall
f | A Map of Quiet | In a city where silence is rationed, {hero} draws illegal maps of where it can still be heard. | the maps of silence
m | Spare Parts for the Sun | The mirrors that warm {place} are failing one by one, and {hero}, who polishes them, suspects that they want to. | the mirrors
f | The Passenger List | A ship lands with one passenger more than it left with. {hero}, its purser, counts again, and then starts to talk to them one by one. | the extra passenger
m | Static | A radio in {place} receives tomorrow's news, but only the sports results. {hero} is not a betting man. | the radio
f | Winter Protocol | When the city of {place} goes to sleep for a hundred days, one person stays awake. This year the lot falls on {hero}. | the sleeping city
m | The Second Gravity | Children born in {place} weigh a little less each year. {hero}, school doctor, is told to stop weighing them. | the weighing room
f | Seed Vault Nine | A vault opens that nobody ordered to open. {hero} has the key, the alibi and a pocket full of wheat. | the vault
m | The Cartographer of Dreams | {hero} draws the dreams of the sick for a hospital in {place}. Three patients who have never met describe the same stair. | the stair
f | Handshake | Two machines have been negotiating a peace for sixty years. {hero}, hired in {place} to translate, finds that they have long been friends. | the machines' talk
m | Lighthouse for Ships of Glass | On a world without nights a lighthouse is a joke. {hero} keeps one near {place} anyway. | the useless lighthouse
f | The Inheritance of Rust | A dead colony leaves {hero} one robot, one debt and a door that counts down. | the counting door
m | The Understorey | Under the glass forest above {place} live the people who clean it. {hero} breaks one pane. | the broken pane
f | Do Not Wake the River | The river at {place} is a machine, and a very old one. {hero} is a plumber, and the first in a century to read its manual. | the manual
m | Half a Second Late | {hero} sees the world half a second before everyone else. In {place} there is only one profession for him, and he hates cards. | the half second
f | The Memory of Snow | Nobody under forty in {place} has seen snow. {hero} is paid to describe it, and begins to make things up. | the made-up snow
m | Export Quality | A factory in {place} makes perfect copies of one woman's laugh. {hero} works in returns. | the laugh
f | Signal Hill | The array above {place} has heard nothing in fifty years. On her last shift, {hero} hears somebody listening. | the array
m | The Ninth Moon's Postman | Letters take eleven years to reach the ninth moon. {hero} opens one, because it is addressed to him. | the letter
f | Fault Tolerant | The bridge above {place} repairs itself. {hero}, its inspector, has nothing to do until it asks her a question. | the bridge
m | Borrowed Hands | In {place} the unemployed may rent out their hands by the hour. {hero} wakes with a stranger's handwriting. | the handwriting
# fiction.family
f | Salt on the Stairs | Three sisters return to {place} to empty the house of a father who saved everything except photographs. {hero}, the youngest, finds one and hides it. | the house
m | The Good Chairs | For forty years nobody in the family of {hero} was allowed to sit on the good chairs. The funeral tea in {place} is their first outing. | the good chairs
f | Wednesday's Daughter | {hero} was adopted on a Wednesday, and every Wednesday a stranger in {place} has put a coin in the same church box. | the coins
m | A House with Five Keys | Five children inherit one house in {place}, and each gets a key to a different room. {hero} gets the pantry. | the five keys
f | What We Kept in the Freezer | When the power fails in {place}, the family of {hero} must eat twelve years of a dead mother's cooking in four days. | the freezer
m | My Brother's Weather | {hero} reads the forecast on the radio in {place}. His brother, a farmer, has not spoken to him since the dry year. | the dry year
f | The Borrowed Grandmother | The old woman whom {hero} brings home from the station in {place} is nobody's grandmother, and the children will not give her back. | the wrong grandmother
m | Left-Hand Piano | A stroke takes half of a father's music. {hero}, who gave up the piano in {place} at fifteen, is asked to be the other hand. | the duets
f | Inventory of a Marriage | For the insurers {hero} lists everything that the flood took from the house in {place}. By page nine it is no longer a list of things. | the list
m | The Long Table | Every August the whole clan eats at one table in {place}. This August {hero} is seating people who know something about each other. | the seating plan
f | Sundays Without Him | {hero} keeps laying a place for a husband who is neither dead nor coming back. Then the neighbour in {place} sits down in it. | the empty place
m | The Uncle from Overseas | A man arrives in {place} with presents, stories and the family nose. {hero} likes him, and checks the passenger lists. | the uncle
f | A Bed by the Window | Two sisters share a hospital room in {place} and eleven years of silence. {hero} has the bed by the window. | the window
m | The Apple Ladder | After the fall {hero} can no longer pick his own orchard near {place}. His granddaughter can, on conditions. | the orchard
f | Names for a Boat | A mother of four sons in {place} will leave the boat to the one who guesses its name. {hero} is the daughter nobody mentioned. | the boat
m | Father Tongue | {hero} has to learn his father's language in three months, from a cassette course and a barber in {place}. | the cassettes
f | The Year of the Two Kitchens | After the divorce the house in {place} gets a second kitchen, and {hero}, aged nine, becomes its ambassador. | the second kitchen
m | Small Debts | In the wallet of his dead father {hero} finds a list of forty names in {place}, each with a sum, and sets out to pay. | the forty names
f | The Sewing Box | A button from every garment of four generations lies in one box in {place}. {hero} can name all but the brass one. | the brass button
m | Honey for the Bad Years | The brothers who divided the farm near {place} forgot the bees. {hero} did not, and neither did the bees. | the bees
f | The Night Nurse's Children | {hero} and her brothers grew up in {place} in the daytime silence of a mother who slept. They are loud now. | the quiet house
m | After the Removal Men | The lorry with everything they own goes to the wrong {place}. {hero}, two parents and a parrot wait for it for a month. | the lorry
f | Room for One More Coat | A hall in {place} with nineteen hooks and a family of six: {hero} would like to know whose coats these are. | the coats
m | The Sunday Bus | {hero} visits his mother in {place} on the only bus of the day, and so does a man who says that he is her son. | the Sunday bus
f | Quince | The tree that {hero} was born under is to be cut down for a road through {place}. Her mother chains herself to it, aged eighty-one. | the quince tree
m | The Blue Suitcase | Nobody in {place} may open the blue suitcase until the last of the three aunts has died. {hero} has just buried the second. | the suitcase
f | Half-Term | One week, three generations and one bathroom in {place}: {hero} has written a timetable. | the timetable
m | The Inheritors of Clay | The pottery in {place} goes to whoever can throw the old man's teapot. {hero} is its accountant. | the teapot
# fiction.romance
f | The Wrong Umbrella | On a wet Friday in {place}, {hero} takes the wrong umbrella from a café stand and with it a stranger's library card, dry-cleaning and dinner reservation. | the umbrella
m | Letters for Flat Six | {hero} has been reading the letters of the tenant before him. In {place} the last one asks why he never answers. | the letters
f | Second Violin | {hero} has sat beside the same man in the orchestra of {place} for nine years and turned all his pages. | the pages
m | Slow Dough | The baker on one side of the wall starts at three, the nurse on the other comes home at four. {hero} begins to knock in {place}. | the knocking
f | An Hour in the Transit Lounge | Two flights are delayed for one hour. {hero} has spent eleven years wondering about it, and now works at the airport of {place}. | the lounge
m | The Translator's Mistake | {hero} changes one word in a love letter that he is paid to translate. The couple in {place} marry because of it. | the changed word
f | The Swimming Teacher | {hero} is forty-three, widowed and afraid of water. The only teacher in {place} who has time is afraid of almost everything else. | the pool
m | Ferry Timetable | They meet twice a day on the ferry to {place}, going opposite ways. {hero} starts to miss his on purpose. | the ferry
f | Two Left Gloves | A glove factory in {place} closes and {hero} is left with six hundred left gloves, and one customer. | the gloves
m | Lodger with Piano | {hero} lets a room in {place} to a pianist who never plays. | the silent piano
f | The Allotment Next to His | He grows dahlias by the book and {hero} grows everything else. Between them in {place} there is a disputed hedge. | the hedge
m | Notes from Table Four | A waiter in {place} finds answers on the back of his bills. {hero} has asked no questions yet. | the bills
f | Late Bloom | At her own retirement party in {place}, {hero} is asked to dance by the man who fired her. | the dance
m | The Bookbinder's Thread | {hero} repairs a diary for a customer in {place} and reads, against all rules, the page about himself. | the diary
f | Platform Nine, Mostly | {hero} has promised to meet someone under the clock of {place} station on a date that neither of them wrote down. | the clock
m | A Recipe in Two Hands | An old recipe is torn in half; {hero} has the ingredients and a woman in {place} has the method. | the recipe
f | The House-Sitter | {hero} lives in other people's houses in {place} and falls in love with one of their bookshelves. | the bookshelf
m | Closing Time at the Map Shop | The last map shop in {place} has one customer a week. {hero} starts to draw places for her. | the drawn maps
f | The Night Bus Poets | Someone writes a line on the window of the last bus in {place}. {hero}, who drives it, breathes on the glass and adds another. | the lines
m | Frost Dates | A widowed gardener, a weather forecaster who is always wrong, and a spring in {place}: {hero} loses every bet and does not mind. | the bets
f | The Understudy for Happiness | {hero} is paid to stand in for brides at rehearsals in {place}. One groom forgets that it is a rehearsal. | the rehearsal
m | Left of the Lighthouse | {hero} rents the wrong cottage near {place} for a whole winter. The right tenant arrives, with a dog. | the cottage
f | The Museum of Returned Rings | {hero} curates a museum in {place} of engagement rings that were given back, and recognises one. | the ring
m | Handwriting Lessons | After his accident {hero} learns to write again in {place} from a teacher with the worst hand in the county. | the lessons
f | The Year We Were Neighbours | One wall, one lemon tree and one year in {place}: {hero} counts what passed over the fence. | the lemon tree
m | Tuesday Subtitles | {hero} subtitles foreign films in {place}, and one viewer writes to correct him, tenderly. | the subtitles
f | Lost Property | {hero} runs the lost-property office in {place}. A man comes each week to describe something else that he has not lost. | the lost things
m | The Second Time as Cake | {hero} baked the cake for her first wedding in {place}. Now she orders another, and asks him what he thinks. | the cake
# fiction.historical
f | The Glassblower's Debt | {place}, the year of the great frost: {hero} takes over her husband's furnace and his creditors. | the furnace
m | The King's Second Clockmaker | There can be only one royal clock, and {hero} has built the other one. | the other clock
f | Saffron Winter | A spice widow in {place}, {hero} sells a year's saffron to a man whose ship has already sunk. | the saffron
m | A Drum for the Retreat | {hero} is thirteen when the army leaves {place} and sixteen when it comes home, all nine of them. | the drum
f | The Ink Maker | Galls, gum and iron: {hero} makes the ink for a treaty in {place} and knows that it will fade. | the fading ink
m | Toll | The new bridge at {place} will ruin the ferrymen, and {hero}, who carries its stones, is one. | the bridge
f | Plague Bread | For forty days {hero} bakes for a closed city. In {place} she is the only one who sees everyone's hands. | the bread
m | The Cartwright's War | The army wants four hundred carts from {place} by spring. {hero} knows what breaks first. | the carts
f | Daughters of the Bell Foundry | When the bells of {place} are melted for cannon, {hero} hides the smallest under the floor. | the hidden bell
m | The Perspective Painter | {hero} is hired to paint a street in {place} longer than it is. | the painted street
f | The Silk Reeler | Sold to the filature at eleven, {hero} can break two hundred threads a day in {place}, or none. | the threads
m | Wolf Tax | Each village must deliver a wolf. {place} has none left, and {hero} has raised one. | the wolf
f | A Midwife's Oath | {hero} has delivered half of {place}, and in the summer of the trials half of {place} is asked about her. | the trials
m | The Printer's Devil | {hero} prints by day what the bishop of {place} orders, and by night what he forbids, on the same press. | the press
f | Wheat under Snow | In the hungry year {hero} walks from {place} to the sea with two children and a sack that nobody may open. | the sack
m | Anchor Smith | {hero} forges an anchor in {place} for a ship that is meant to drag. | the anchor
f | The Lace School | Behind the convent wall in {place}, {hero} learns to work a pattern that is also a letter. | the pattern
m | The Surveyor's Oath | {hero} is to draw the frontier through {place}, and it runs through a kitchen. | the kitchen
f | Tea with the Regent | {hero}, interpreter at {place}, leaves out one sentence and prevents a war, for a while. | the omitted sentence
m | The Salt Rebellion | The tax is one spoon in nine. {hero}, who weighs it at {place}, begins to use a smaller spoon. | the spoon
f | The Last Troubadour's Wife | He sang and she wrote. {hero} sets out from {place} to collect what the songs have earned. | the songs
m | Ice Road | Three hundred sledges must cross the lake at {place} before the thaw. {hero} is paid to listen to the ice. | the ice
f | The Portrait of the Wrong Queen | A painter's assistant at {place}, {hero} finishes a face that she has never seen. | the face
m | The Leper's Steward | {hero} keeps the accounts of the hospital outside {place}, where the dead own land. | the accounts
f | The Telegraph Girls | {place}, 1871. {hero} taps out a message that she was not meant to understand. | the message
m | Mutiny on the River Kate | A flat-bottomed steamer, a fever and no pilot: {hero} has been to {place} once, as a boy. | the steamer
f | The Mapmaker's Daughter-in-Law | A coast is missing from the great map at {place}, and {hero} has walked it. | the missing coast
m | The Candle Clerk | The cathedral of {place} burns eleven thousand candles a year. {hero} counts ten. | the candles
# fiction.town
f | The Last Dairy in {place} | {hero} milks nineteen cows between a ring road and a supermarket, and the supermarket would like a word. | the dairy
m | Harvest Committee | Five men and {hero} have run the harvest supper of {place} for thirty years. This year a woman has volunteered. | the supper
f | Gravel | A quarry company buys one house after another in {place}. {hero} has the one in the middle. | the house in the middle
m | The Parish Mower | {hero} cuts all the verges of {place} and hears all that is said over hedges. | the verges
f | Market Day at the End of the World | The bus to {place} is cancelled for good, and {hero}, seventy-four, buys it. | the bus
m | Dry Stone | {hero} is repairing a wall above {place} that two families want in two different places. | the wall
f | The Postmistress Retires | For one more week {hero} is the post office of {place}, and she has nineteen undelivered letters. | the nineteen letters
m | Ram | The best ram in the county disappears before the show at {place}. {hero} was last seen with a rope. | the ram
f | The Hall Keys | Whoever keeps the keys of the village hall of {place} rules it. {hero} would like to give them back. | the keys
m | Floodmarks | Each flood in {place} is cut into the door post of the inn. {hero} cuts the next one before it comes. | the door post
f | Nine Geese | {hero} inherits nine geese, a pond outside {place} and a feud. | the geese
m | The New Vet | {hero} comes to {place} from the city with clean boots. | the boots
f | The Chapel Roof Fund | It has been raised three times and spent four. {hero}, new treasurer in {place}, asks for the book. | the fund
m | Hedge School | The school of {place} has six children and until summer to find a seventh. {hero} is the teacher, and desperate. | the seventh child
f | The Sign on Mill Lane | Someone in {place} paints one true sentence a week on the bus shelter. {hero} cleans it off and copies it down. | the sentences
m | Silage | Three brothers, two tractors, one winter: {hero} drives home to {place} for a week and stays. | the winter
f | Bring Your Own Chair | A cinema in a barn near {place}, one projector and {hero}, who chooses the films. | the barn cinema
m | The Well at Number Two | When the tap water of {place} turns brown, everyone remembers that {hero} has a well. | the well
f | Bees in the Vestry | {hero}, verger of {place}, will not have them killed. The wedding is on Saturday. | the swarm
m | Closing the Branch | {hero} is sent to {place} to close its bank, and has grown up there. | the bank
f | The Pie Judge | {hero} has judged the pies of {place} for twenty years without telling anyone that she can no longer taste. | the pies
m | Lambing Snow | The road to {place} is closed, the power is off, and {hero} has two hundred ewes and a visitor. | the visitor
f | Common Land | Every household in {place} may graze one animal. {hero} has a camel. | the camel
m | The Signal Box | The line was closed in the year that {hero} was born. In {place} he still pulls the levers. | the signal box
f | Jam | The fruit of one tree in {place} has to be shared by law. {hero} is the law. | the tree
m | The Tractor Song | Somebody is singing on the radio of every tractor around {place}. {hero} knows the voice. | the voice
f | Turnpike Cottage | {hero} buys a cottage near {place} with a right of way through the bathroom. | the right of way
m | Late Hay | The forecast says three dry days. {hero} and his father, in {place}, have not agreed on anything since March. | the hay
# literature.stories
f | Small Hours, Large Rooms | Eleven stories set between midnight and six, from a laundry in {place} to the kitchen of a palace. In the longest, {hero} irons the shirts of a man she saw on the news. | the laundry story
m | The Museum Guard and Other Stories | A guard who is afraid of one painting, a bride who counts exits, a boy with somebody else's lunch. {hero}, the guard of the title story, asks to be moved to ceramics in {place}. | the title story
f | Things Said on Ladders | People tell the truth when they cannot step back. {hero}, fourteen feet above {place}, is the first of ten. | the ladder story
m | Nine Kinds of Rain | Nine stories, one town, one wet November. {hero} sells umbrellas in {place} and turns up in all of them. | the umbrella seller
f | Instructions for the Cat | Notes, lists and messages left on tables make up most of these stories; {hero} of {place} leaves the best. | the notes
m | Exact Change | A bus driver, a till that is never short and a coin that comes back: thirteen stories about small sums, with {hero} at the wheel in {place}. | the coin
f | The Tenant Upstairs | Every story begins with a noise. {hero} in {place} writes hers down. | the noise
m | Before the Ferry | Waiting rooms, and the people in them. {hero} has missed the boat to {place} and tells the others why. | the waiting room
f | Hard Fruit | Stories of harvests and quarrels around {place}, of which the one about {hero} and the pears has been read on the radio. | the pears
m | A Short Walk with a Stranger | Twelve walks, twelve strangers. {hero} is the only one who walks the whole way to {place}. | the last walk
f | The Wedding Photographer's Index | A story for each of eighteen photographs that were not put in the album, all taken by {hero} in {place}. | the index
m | Low-Season Hotel | Out of season in {place}, the hotel of {hero} has seven guests and seven stories. | the hotel
f | Tall Order | Waiters, cooks and one critic. {hero} burns a sauce in {place} and everything follows. | the sauce
m | The Weight of a Key | Locksmiths, burglars and people locked out. {hero}'s story, set in {place}, has three doors. | the three doors
f | Notes on Leaving | Ten women leave ten places. {hero} leaves {place} twice. | the second leaving
m | Dogs We Did Not Keep | Fourteen dogs and the people who could not keep them, from {place} to the coast. {hero} walks most of them. | the last dog
f | The Understairs Cupboard | What is kept in the dark: nine stories, one of them about {hero} and a hatbox in {place}. | the hatbox
m | Sixteen Miles of Bad Road | {hero} drives a mobile library around {place}; each stop is a story. | the library van
f | Cold Supper | Meals that went wrong, told by those who washed up. {hero} washes up in {place}. | the supper
m | Bright Intervals | Weather forecasts open these stories and are always wrong. {hero} of {place} keeps the score. | the forecasts
f | The Lift Is Out of Order | One block of flats in {place}, fourteen floors and fourteen stories; {hero} lives at the top. | the top floor
m | Men Who Fish Alone | Quiet stories about quiet men, and one about {hero}, who talks all day on the pier of {place}. | the pier
f | Unsent | Stories in the form of messages that were never sent; {hero} of {place} presses the button once. | the message
m | Ordinary Saints | A lollipop man, a bell ringer, a woman who feeds gulls: {hero} knows them all in {place}. | the bell ringer
# biography.memoir
f | The Girl Who Carried the Bread | {hero} grew up above a bakery in {place} and was sent out with the loaves at five. This is the round, door by door. | the bread round
m | Lamp Room | {hero} handed out lamps at a mine near {place} for twenty-six years, and counted them back. | the lamps
f | Between Two Alphabets | At seven {hero} moved to {place} and lost a language. At thirty she went to look for it. | the lost language
m | My Father's Other Shop | Everybody in {place} knew the shop with toys. {hero} writes about the one behind it. | the other shop
f | A Bed in the Corridor | {hero} nursed in {place} for four decades, most of them at night. | the night ward
m | The Slow Bowler | {hero} played one season for {place} and has been asked about it ever since. | the season
f | House of Seven Clocks | A childhood in {place} with a father who mended clocks and was never on time, told by {hero}, the punctual one. | the clocks
m | Deckhand | {hero} ran from {place} at sixteen and wrote to his mother from nine ports. She corrected the letters and sent them back. | the corrected letters
f | Chalk Dust | {hero} taught the infants of {place} for thirty-eight years and remembers who bit whom. | the infants
m | Signals and Cabbages | A signalman with a vegetable garden, {hero} writes about trains, slugs and his late wife in {place}. | the garden
f | The Other Twin | {hero} tells the story of a sister who became famous, from {place}, where she did not. | the sister
m | Cold Type | {hero} set newspapers in lead in {place} until the last night of the last press. | the last night
f | Learning to Drive at Sixty | {hero}, newly widowed in {place}, has four instructors and one hill. | the hill
m | Bread and Radio Waves | {hero} built his first receiver in {place} from a cocoa tin, and heard a war end. | the cocoa tin
f | Stage Left | A prompter in the theatre of {place}, {hero} has whispered every great part. | the whisper
m | Half a Farm | {hero} inherited one half of a farm near {place}, and his cousin the other, field by field. | the fields
f | The Translator's Kitchen | {hero} cooks her way through the novels that she translated in {place}. | the kitchen
m | A Postman's Miles | {hero} has walked the round of {place} eleven thousand times. | the round
f | What the Piano Knew | {hero} gave lessons in {place} to three generations of one family. | the piano
m | Ringside | A cut man from {place}, {hero} writes about boxers, mothers and swabs. | the corner
f | The Hat Factory Years | {hero} was a trimmer in {place}, and knows what a head weighs. | the hats
m | North of the Bus Route | {hero} gave up an office in {place} for a croft without a road. | the croft
f | Her Name on the Door | {hero} was the first woman solicitor in {place} and the second to be asked for tea. | the office
m | Low Cloud | {hero} flew mail planes out of {place} in weather that he describes with love. | the mail plane
# literature.essays
f | On Waiting Rooms | Essays about the hours that do not count, most of them spent in a clinic in {place}. | the waiting
m | The Pocket and Other Spaces | Where do things go? Twenty short essays about pockets, drawers and the hall table of a house in {place}. | the pockets
f | Notes on a Kettle | A year of mornings in {place}, one kettle and no plot. | the kettle
m | A Defence of Small Talk | The weather, the bus, the weather again: why we say it, listened to for a year in {place}. | the small talk
f | Walking Home Slowly | The same two miles through {place}, in every month. | the two miles
m | The Unfinished Shed | On building badly, on fathers and on the pleasures of a plan, all from a garden in {place}. | the shed
f | Margins | What readers wrote in the books of one public library in {place}, and what it does to the person who reads after them. | the pencil notes
m | Late Train Thinking | Essays written between {place} and home, none longer than the journey. | the journey
f | The Washing Line | Weather, work and neighbours as seen from a back step in {place}. | the washing line
m | Against Leaf Blowers | Bad-tempered, exact and funny: thirty complaints from a quiet street in {place}. | the complaints
f | Reading in the Bath | On damp books and dry ones, on borrowing, on ends that disappoint; collected from a column in the {place} evening paper. | the damp books
m | The Patience of Benches | Forty benches around {place}, with the names on their plates. | the benches
f | Kitchen Light | On cooking for the ill, the young and the ungrateful, in one kitchen in {place}. | the kitchen light
m | A Field Guide to Queues | Bakeries, borders, ballots: what people do in lines, in {place} and far from it. | the queues
f | The Spare Room | Essays about guests, and about the room in {place} that is kept for them. | the spare room
m | Old Shoes | Objects that are kept too long, and why; the shoes walked across half of the country to {place}. | the shoes
f | The Sound of the Street | One window in {place}, open all year. | the open window
m | How to Be a Beginner | At fifty the author took up the cello, bread and silence, in that order, in {place}. | the cello
f | Rain Journal | Three hundred and twelve wet days in {place}. | the wet days
m | Things My Neighbours Lent Me | A ladder, a dog, an opinion: a street in {place}, seen from what it lends. | the ladder
f | Talking to Plants | Nature essays for people with one window, written on the fourth floor in {place}. | the window box
m | The Ordinary Moon | Thirteen full moons over the gasworks of {place}. | the moons
# literature.poetry
f | Tide Table for an Inland Town | Poems that listen for the sea from {place}, two hundred miles away. | the inland sea
m | The Coal Merchant's Psalms | Work poems, bill poems and one long elegy for a horse, from {place}. | the elegy
f | Counting Swallows | Eighty short poems, one for each evening of a summer in {place}. | the evenings
m | What the Ladder Said | Plain speech and odd angles; many of these poems were first read aloud in a pub in {place}. | the ladder poem
f | Winter Wheat | A farm sequence in four parts from the fields beyond {place}. | the farm sequence
m | Translations from the Rain | The poet claims to have translated the gutters of {place}. | the gutters
f | Blue Milk | Poems about a mother, a cow and a mountain above {place}, in that order. | the mother poems
m | The Night Porter's Alphabet | Twenty-six poems from a hotel desk in {place}, from Ashtray to Zip. | the alphabet
f | Salt Psalter | Prayers for those who pray badly, written on the coast at {place}. | the prayers
m | Field Notes on Silence | Spare poems, wide margins, one hill near {place}. | the hill
f | Grandmother in Translation | Two languages share each page, as they shared a kitchen in {place}. | the two languages
m | Timetable | Every poem is a train, and most of them are late into {place}. | the late trains
f | The Knitting of Nets | Harbour poems from {place}, knotted tight. | the harbour poems
m | Small Fires | Love poems for one person over forty years, all posted in {place}. | the love poems
f | A Catalogue of Gates | Ninety gates within a day's walk of {place}, ninety poems. | the gates
m | Leaf Mould | Late poems by a gardener from {place} who began at seventy. | the late poems
f | Second-Hand Light | Poems about windows, lamps and other people's rooms in {place}. | the windows
m | Songs for a Broken Accordion | Half of the keys work and the poet from {place} uses them all. | the accordion
# children.tales
f | The Owl Who Kept the Library | In the oak above {place} an owl lends out books, and a hedgehog called {first} has lost one. | the lost book
m | The Cloud in the Cupboard | {first} from {place} finds a small cloud in the cupboard and has to feed it something. | the cloud
f | Seven Left Socks | Where do they go? {first} follows one down the drain, under {place} and into a country of left things. | the left sock
m | The Bear Who Was Always Early | Spring is still three weeks away, and {first} the bear is awake and bored in the woods of {place}. | the early bear
f | The Teapot Dragon | It is very small, it lives in the teapot of {first}'s grandmother in {place}, and it hates camomile. | the dragon
m | A Lighthouse for Ducks | The ducks of {place} keep bumping into things at night, so {first} builds them a light. | the duck lighthouse
f | The Girl Who Swapped Her Shadow | {first} trades shadows with a cat on a wall in {place}, just until supper. | the shadow
m | Mr Button's Moving Shop | Every morning the shop is in another street of {place}, and only {first} can find it. | the moving shop
f | The Snowman's Holiday | He has always wanted to see {place} in July. {first} has a freezer and a plan. | the freezer
m | The Boy Who Could Talk to Trams | The number 4 tram of {place} is unhappy and only {first} knows why. | the tram
f | Pirates in the Paddling Pool | They are one inch high and very rude. {first} of {place} is their new captain. | the tiny pirates
m | The Night the Stars Came Down | They land in the football field of {place}, and {first} has the only ladder. | the stars
f | The Fox's Birthday Coat | {first} the fox needs a coat by Friday, and every animal around {place} gives one thing. | the coat
m | How the Mole Saw the Sea | {first} sets out to dig from {place} to the coast, with stops for sandwiches. | the tunnel
f | The Whispering Staircase | The thirteenth stair in {first}'s new house in {place} tells stories, but never the end. | the stair
m | Grandpa's Kite Is a Bird | {first} ties a string to a very polite heron in {place}. | the heron
f | The Smallest Giant | She is only twice as tall as a house and the other giants of {place} laugh. {first} is her friend. | the small giant
m | The Clock That Ate Minutes | Lessons in {place} have become very short. {first} thinks that is fine at first. | the clock
f | Marmalade for Mice | {first}, a mouse of {place}, writes a cookbook for thieves. | the cookbook
m | The Train That Stopped for Snails | {first} drives the slowest train to {place} and is very proud of it. | the slow train
f | The Umbrella School | Young umbrellas learn to open in {place}. {first} is afraid of rain. | the umbrella
m | A Map of Under the Bed | {first} of {place} packs a torch and goes in. | the map
f | The Moon's Lost Button | It falls into a well near {place}, and {first} goes down in a bucket. | the button
m | The King Who Forgot Tuesday | No one in {place} dares to tell him, except {first}, who has a birthday on it. | the missing Tuesday
f | The Kettle and the Crow | A kettle left in a field near {place} and a crow named {first} become friends, slowly. | the kettle
m | Ten Penguins on the Bus | They have tickets. {first}, the driver in {place}, checks them all. | the penguins
`;
