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

/** "{3..9}" is a number in this range. */
const bios: BioLines = {
  jobs: split(
    "nurse;teacher;designer;student;editor;translator;engineer;baker;accountant;barista;gardener;developer;librarian;paramedic;architect;bookseller;retired teacher;freelancer;chemist;carpenter;bus driver;sound engineer;postman;vet;plumber;midwife;surveyor;data analyst",
  ),
  anybody: split(
    "{job} in {town};{job}, {town};{job}. Views my own;{trade} and dad of two;{trade} and mum of three;Mum, {trade}, tired;{job} | {town} | she/her;{job} | {town} | he/him;{job} | they/them;📍 {town};{town} born and bred;Living in {town};From {town}, now somewhere else;Mostly here to read;Lurker, mostly;Just my opinions;All views my own;Likes aren't endorsements;she/her;he/him;they/them;Husband, dad, {trade};Wife, mum, {trade};Married, {2..4} kids, one dog;{job}. Love my job most days;{trade} by day;Former {trade};Retired {trade};Semi-retired {trade} in {town};Trainee {trade};Student in {town};Coffee first ☕;Tea, always;Slow to reply;Be kind;Here for the news and the memes;No DMs please;DMs open;Proud {town} local;{town} 🏡;New here;{trade}, {25..58};{25..58}, {town};Dad of {2..4};Grandma of {2..7};Grandad of {2..7}",
  ),
  byInterest: {
    tech: split(
      "Tech and gadgets;IT support for the whole family;Phones, laptops, repairs;{job} who likes gadgets;Smart home fan;Tech, mostly;I fix computers in {town};Right to repair;Into old hardware",
    ),
    code: split(
      "Software developer;Open source;Backend developer in {town};Python and coffee;Web developer, {town};Learning to code;Maintainer of a few small projects;DevOps;Programmer since {1994..2019};Freelance developer",
    ),
    football: split(
      "Football;Season ticket holder;Non-league football;Football fan, {town};Sunday league since {1998..2018};Coach of an under-{8..14} team;Mostly football tweets;Football and family;Goalkeeper, retired",
    ),
    sport: split(
      "Sport, all of it;Badminton, swimming, anything;Sports fan in {town};Climber;I watch too much sport;Swim, bike, sometimes run;PE teacher;Tennis on Tuesdays",
    ),
    local: split(
      "{town} news and views;Everything {town};Neighbourhood stuff from {town};Volunteer in {town};Residents' association, {town};Love this town;Local history",
    ),
    weather: split(
      "Weather watcher;Amateur meteorologist;Weather from {town};Cloud photos;Rain gauge in the back garden;Storm chaser (from the window)",
    ),
    books: split(
      "Reader;Books, books, books;Bookseller;Book club host, {town};{20..60} books a year;Library user;Writing a novel, slowly;Crime fiction fan;Bookworm 📚",
    ),
    film: split(
      "Film fan;Cinema twice a week;Films and series;Film student;Classic films;I work in a cinema;Film reviews, short ones",
    ),
    food: split(
      "Home cook;Food lover in {town};Cooking and eating;Baker on weekends;Food, travel, food;Recipes and photos of dinner;Always hungry;Vegetarian, good at it",
    ),
    pets: split(
      "Cat person;Dog mum;Dog dad;Two cats, one dog;{2..5} cats;Animal rescue volunteer;Owned by a cat;Greyhounds;Cats and crochet",
    ),
    running: split(
      "Runner;Running, slowly;Marathon no. {2..14} next;Parks and trails;Couch to 10K;Running club, {town};Trail runner;Runner and {trade}",
    ),
    garden: split(
      "Gardener;Allotment holder, {town};Grow your own;Houseplants;Vegetables and roses;Garden photos 🌱;Learning to garden",
    ),
    commute: split(
      "Commuter;Cycling to work;Trains;Public transport, {town};Bike commuter;Train fan;{25..75} minutes each way",
    ),
    science: split(
      "Science teacher;PhD student;Astronomy;Geologist;Biologist in {town};Space fan;Science for everyone;Postdoc",
    ),
    humour: split("Bad jokes;Dad jokes;Don't take me seriously;Mostly jokes;Here for a laugh;Sarcasm"),
    photo: split(
      "Photographer;Street photography;Photos from {town};Film photography;Landscape photography;Amateur photographer 📷;35mm;Photos, all mine",
    ),
    language: split(
      "Learning languages;Translator;Linguistics;Language teacher;Bilingual;I speak {2..5} languages;Words and languages;Teaching English in {town}",
    ),
    business: split(
      "Small business owner;I run a shop in {town};Self-employed;Handmade in {town};Founder;Café owner;Open Tue to Sat;Market trader",
    ),
    chess: split("Chess;Chess player, {town};Rated {1100..1980};Chess coach;Club player;Chess and coffee"),
    music: split(
      "Musician;Music teacher;Guitarist;Vinyl;I play in a band;Choir singer;Gigs;Piano;Music, always;DJ sometimes",
    ),
    work: split(
      "HR;Project manager;Office life;Teacher trainer;Working from home;Recruiter, but nice;Public sector;Consultant",
    ),
    life: split(
      "Living my life;Small things;Mum life;Slow living;Home, family, garden;Taking it day by day;Cancer survivor;Sober since {2009..2023};Wellbeing",
    ),
  },
};
export const people = { towns, jokePlaces, handleWords, bios };
