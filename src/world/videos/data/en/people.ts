/** Names, signs and verifications of the English public. */
import type { NameWords } from "../../../social/people.ts";
import type { SignLines } from "../../stocks.ts";

const split = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] => text.trim().split("\n");

export const names: NameWords = {
  patterns: [
    "{first} {last}",
    "{first} {last}",
    "{first} {verb}",
    "{first} {verb}",
    "{Adj} {Thing}",
    "{Adj} {Thing}",
    "{Adj} {Thing}",
    "{first}'s {place}",
    "{first}'s {place}",
    "The {Adj} {Thing}",
    "{Thing} {place}",
    "{thing}{digit}",
    "{adj}{thing}",
    "{adj}_{thing}",
    "{first}{year}",
    "{full}",
    "{full}",
    "{full}",
    "{first} & {first2}",
    "its{first}",
    "{first} Makes Things",
    "{Thing}Works",
    "{Thing} & Co",
    "not{first}",
  ],
  words: {
    first: split(
      "Nadia Owen Priya Marcus Elif Jonas Tess Rafael Imogen Kofi Lena Dario Wren Hugo Amara Felix Noor Callum Ines Theo Maeve Anton Suki Bram Leila Gus Petra Milo Ada Finn Zora Ivan Cleo Rhys Mina Otto Esme Dov Nell Arlo Freya Tomas June Kit Sana Ezra Bea Luka Orla Idris Vera Jude Hana Silas Romy Cass Dev Ulla Max Tilda",
    ),
    first2: split("Sam Jo Bea Lou Max Ines Kit Ned Ana Wes Pip Rose"),
    last: split(
      "Okafor Lindqvist Marsh Delgado Whitlock Banerjee Novak Carrow Ferris Holm Abbott Quill Moreau Sato Pryce Ruiz Tanner Vance Keane Brandt Osei Larkin Petrov Hale Duarte Finch Mercer Voss Ashby Colt Ibarra Nyman Rook Teller Winslow",
    ),
    verb: split(
      "Cooks Builds Explains Runs Repairs Plays Bakes Draws Rides Reviews Codes Travels Knits Lifts Paints Talks",
    ),
    Adj: split(
      "Quiet Rusty Slow Curious Second Midnight Paper Tiny Crooked Northern Sleepy Salted Copper Analog Weekend Feral Soft Loud Half Honest Plaid Wobbly Sunday Cardboard Pocket Spare Late Basement Rainy",
    ),
    Thing: split(
      "Kettle Otter Anvil Toast Lantern Gear Pigeon Garage Biscuit Signal Walnut Skillet Moth Compass Pixel Canoe Thimble Radish Reel Wrench Fern Badger Sprocket Noodle Heron Lobster Teapot Marble Acorn Turnip Gecko Piston Attic",
    ),
    adj: split("quiet rusty slow odd lazy salty sleepy cosmic mild plain spare late damp fuzzy grumpy tiny loose"),
    thing: split(
      "kettle otter toast lantern gear pigeon biscuit walnut skillet moth pixel canoe radish wrench fern badger noodle heron teapot marble acorn turnip gecko anchor muffin",
    ),
    place: split(
      "Kitchen Garage Workshop Bench Lab Garden Studio Attic Bookshelf Arcade Shed Pantry Notebook Backyard Darkroom Desk Playlist Kennel",
    ),
    full: `FiveMinuteHistory;Two Left Feet;Ask a Plumber;The Long Way Round;Cheap Seats;Ferment Everything;Map Nerd;One Pan Only;Frame by Frame;Low Tide Diaries;Late to the Party;Slow Lap;Dad Does It;Second Screen;Before the Credits;Ctrl Alt Knit;Chords and Coffee;Bad at Chess;A Shed in Wales;Flat Pack;Twelve Dollar Dinner;The Side Quest;Boring Physics;Unboxed Later;The Other Lane;Sticker Price;Cold Start;Left on Bread;Not a Lawyer;Save Point;Rental Kitchen;Small Engine Club;Last Bus Home;Old Save Files;Three Chord Problem;Wet Weather Gear;Night Shift Gardener;Tape Deck;Off by One;Good Boy Daily`.split(
      ";",
    ),
  },
};

export const signs: SignLines = {
  anybody: lines(`
New video most Sundays
Business only: the address is on my site
Just here to watch
Making the videos I couldn't find
Been at this for {n} years, still learning
I read every comment. Slowly.
Please don't ask about the wall colour
{a}, tired, filming anyway
Uploads when the edit is done, not before
Lurker since forever
Thanks for stopping by
No sponsors, no schedule
Two jobs and a camera
I like long videos and short meetings
Probably rendering
Opinions mine, mistakes also mine
One person, one microphone
Small channel, big backlog
Ask me anything except my age
Watching from the back row
If it's broken I'll film it
Here for the comments
Working on the next one`),
  byZone: {
    animation: lines(`
Watchlist at {n}0 and growing
I draw frames for a living
Mostly mecha, some slice of life`),
    music: lines(`
Guitar for {n} years, bar chords for one
Sheet music is in the pinned comment
I play it slower so you can steal it`),
    dance: lines(`
Learn it in half speed first
Dance breaks for desk people`),
    game: lines(`
{n} unfinished games on the shelf
No spoilers in titles, ever
Achievement hunter, patience not included`),
    knowledge: lines(`
Sources are in the description
Former teacher, current over-explainer
One odd question per week
If I get it wrong, tell me`),
    tech: lines(`
I buy my own gear
Soldering iron always warm
Reviews after thirty days, not three`),
    sports: lines(`
{n} half marathons, no podiums
Mobility first
Slow runner, good snacks`),
    cars: lines(`
Cheap cars, fixed badly, then properly
{n} years under bonnets`),
    life: lines(`
Living small, in a small town
Moved {n} times, kept the plants
Handmade, slowly`),
    food: lines(`
Weeknight food, real kitchens
I test every recipe {n} times
I pay for my own meals`),
    animals: lines(`
Foster home of {n} so far
The cat runs this channel
Adopted, all of them`),
    remix: lines(`
One hour of pitch correction per second`),
    fashion: lines(`
Short legs, long opinions
Wear it thirty times`),
    entertainment: lines(`
I watch reality shows so you don't have to`),
    film: lines(`
{n}0 films a year
Spoilers are always marked`),
  },
};

export const marks: Readonly<Record<string, readonly string[]>> = {
  any: lines(`
Featured creator
Creator of the year nominee`),
  organisation: lines(`
Official account
Studio account
Community club
Shop account`),
  game: lines(`
Featured gaming creator`),
  knowledge: lines(`
University lecturer
Featured science creator`),
  tech: lines(`
Hardware engineer
Featured tech creator`),
  food: lines(`
Trained chef
Featured food creator`),
  music: lines(`
Session musician
Featured music creator`),
  animals: lines(`
Veterinarian`),
  sports: lines(`
Certified trainer`),
};
