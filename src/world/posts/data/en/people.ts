/** Biographies and towns of the people who write English on X. */
import type { BioLines } from "../../../social/people.ts";

const split = (text: string): string[] => text.split(";").map((one) => one.trim());

const towns = split(
  "Shanghai;Austin;Seattle;Boston;Chicago;Portland;Denver;San Diego;Leeds;Bristol;London;Glasgow;Cardiff;Manchester;York;Toronto;Vancouver;Halifax;Melbourne;Perth;Brisbane;Auckland;Wellington;Dublin;Galway;Singapore;Berlin;Utrecht;Cape Town;Eastmere;Quillport;Tidewell;Northgate;Saltcote;Larkhaven",
);
/** Places that people write instead of a town. */
const jokePlaces = split(
  "in the kitchen;platform 2;the sofa;under a cat;somewhere with wifi;near the biscuits;behind you;the back row;out for a run;between meetings;the allotment;up a ladder",
);
/** Words of handles. */
const handleWords = split(
  "kettle;otter;lamp;pigeon;walnut;radish;tram;button;harbour;moss;teapot;ladder;marmalade;gravel;compass;biscuit;heron;puddle;anchor;pickle;lantern;corner;window;bramble;cobble;drizzle;fern;gull;hazel;inkwell;juniper;knapsack;limpet;mitten;nettle;orchard;pebble;quill;rhubarb;saucer;thimble;umbrella;velvet;willow;yonder;ember;thistle;crumpet;barnacle;sparrow",
);

const bios: BioLines = {
  jobs: split(
    "nurse;teacher;designer;student;editor;translator;engineer;baker;accountant;barista;gardener;developer;librarian;paramedic;architect;bookseller;retired teacher;freelancer;chemist;carpenter;bus driver;sound engineer;postman;vet;plumber;midwife;surveyor;data analyst",
  ),
  anybody: split(
    "{job} in {town};{job}, opinions mine, typos also mine;Mostly here for the replies;{town}, born and soaked;Dad of two, owner of none of my time;Mum, {job}, tired;{job} by day, asleep by ten;I post once and then hide;Reads everything, likes some of it;Here since the beginning, still lost;{job}, left-handed, always cold;Trying to be normal about things;Views my own, nobody else wants them;Part-time {job}, full-time worrier;Soup enthusiast;Lapsed {job};Used to be funny;Ex-{town}, ex-smoker, ex-drummer;My other account is a notebook;Professionally curious;Just looking, thanks;Not that {job}, the other one;She/her, {town};He/him, {town};They/them, {town};Slow replies, warm heart;{n} unread books;Small talk only;Ask me about bridges;Grandfather of {n} tomatoes;Probably at lunch;Third best {job} in {town};Owner of one good coat;No politics, plenty of pigeons;Still trying, year {n}",
  ),
  byInterest: {
    tech: split(
      "Fixes things until they're broken;{n} cables in one drawer;Reads the manual;Computers, unfortunately;I turn it off and on again for a living;Old phones, new batteries",
    ),
    code: split(
      "Maintainer of small things;Writes software, deletes more;{n} open pull requests;Types for a living;Open source on trains;Bugs mine, features yours",
    ),
    football: split(
      "Home and away since {n};Lower leagues, higher hopes;Left back, left out;Season ticket, row {n};Football and pies, mostly pies",
    ),
    sport: split(
      "Watches anything with a score;Retired from {n} sports;Badminton twice a week;Sport on the radio;Second reserve",
    ),
    local: split(
      "All the news from {town};Knows every bench in {town};Street by street;Chair of a committee about bins;{town} before the bypass",
    ),
    weather: split(
      "Rain gauge in the garden;Cloud person;Weather diary since {n};It's always {n} degrees in my office;Amateur forecaster",
    ),
    books: split(
      "{n} books this year, so far;Will read the back of anything;Bookseller's daughter;Library card holder;Mostly novels;Chapter {n} of everything",
    ),
    film: split(
      "Row seven, aisle;{n} films this year;Stays for the credits;Projectionist, once;Black and white, mostly",
    ),
    food: split("Will travel for noodles;Cooks by ear;Toast in {n} ways;Home cook, {town};Butter is a food group"),
    pets: split(
      "Staff of {n} cats;Dog on my lap, dog on my jumper;Rescues welcome;Cat's opinions, my spelling;Two whippets, no sofa",
    ),
    running: split(
      "Slow marathoner;{n} km a week, on good weeks;Runs for buns;Last but smiling;Trail shoes, road legs;Saturday run number {n}",
    ),
    garden: split(
      "Plot {n}, by the compost;Grows beans, gives beans away;Allotment gossip;Muddy in {town};Tomatoes and tantrums",
    ),
    commute: split(
      "{n} minutes each way;The 7.{n}, third carriage;Bicycle first;Timetable reader;Still waiting at {town}",
    ),
    science: split(
      "Physics teacher;Rocks, mainly;PhD in something with mud;Explains things at parties;Stars and socks;Lab coat number {n}",
    ),
    humour: split(
      "I'm here to lower the tone;Jokes, few of them good;Dad jokes, no children;One good post in {n};Serious in person",
    ),
    photo: split(
      "{n} rolls behind;Light, puddles, strangers;35 mm and patience;Pictures of {town} in bad weather;I print things",
    ),
    language: split(
      "Day {n} of another language;Translator, so it depends;Collects words;Speaks {n} languages, all with an accent;Grammar, but kind",
    ),
    business: split(
      "Small shop in {town};Sells things I'd buy;Open Tuesday to Saturday;Self-employed, so never off;One till, {n} regulars",
    ),
    chess: split(
      "Rated {n} below my ego;Club chess, {town};Endgames and biscuits;Never met a pawn I liked;Arbiter at weekends",
    ),
    music: split(
      "Month {n} of cello;Plays in a band nobody's heard of;Records, mostly scratched;Choir on Mondays;Hums in lifts;{n} guitars, three chords",
    ),
    work: split(
      "{n} years in the same chair;In a meeting;Out of office in spirit;Spreadsheets with feelings;HR, but nice",
    ),
    life: split(
      "Kettle's on;Small joys department;Trying to sleep more;{n} and learning;Mostly walks and letters;Good at naps",
    ),
  },
};
export const people = { towns, jokePlaces, handleWords, bios };
