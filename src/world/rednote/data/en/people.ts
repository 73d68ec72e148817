/** Names, biographies and towns of the people who write English. */
import { familyEn, givenEn } from "../../../folk/data/names.ts";
import type { BioLines, NameWords, Origin } from "../../../social/people.ts";

const split = (text: string): string[] => text.trim().split(/\s+/);

export const names: NameWords = {
  patterns: [
    "{first}",
    "{first} {initial}.",
    "{first} {family}",
    "{first} {family}",
    "{lower}.{noun}",
    "{lower}_{noun}",
    "{lower}{year}",
    "{adjective} {noun}",
    "{adjective}{noun}",
    "{adjective}_{noun}",
    "{lower} in {city}",
    "{first} in {city}",
    "the {adjective} {noun}",
    "{lower} {doing}",
    "{first} {doing}",
    "{first} & the {noun}",
    "{lower}{noun}{digit}",
    "not {first}",
    "just {first}",
    "{first}'s {place}",
    "{noun} and {noun2}",
    "{lower}.{initialLower}",
    "hey it's {lower}",
    "{whole}",
    "{whole}",
  ],
  words: {
    first: [
      ...givenEn.f,
      ...givenEn.m,
      ...split(
        "Hannah Emily Grace Chloe Megan Zoe Priya Aisha Mei Sofia Amara Naomi Ruth Ella Freya Jess Kate Lucy Molly Nora Poppy Tess Bea Ivy Jo Robin Sam Alex Kit Max Ben Leo Finn Omar Raj Kenji Mateo Tom Will Jack Noah Ravi Hana Yuki Leila Ines",
      ),
    ],
    lower: [...givenEn.f, ...givenEn.m].map((one) => one.toLowerCase()),
    family: familyEn,
    initial: [..."ABCDEFGHJKLMNPRSTVW"],
    initialLower: [..."abcdefghjklmnprstvw"],
    adjective: split(
      "quiet salty early lost tiny rainy lucky slow sleepy brave crooked mild stubborn hungry golden shy sunny polite dusty humble loud odd patient rusty tidy warm wild plain late soft blue green spare second cosy gentle clumsy nervous cheerful",
    ),
    noun: split(
      "otter teapot ladder radish pigeon lantern walnut kettle bicycle thimble pebble comet sparrow button cloud heron pickle anchor turnip beetle compass mitten pillow walrus puddle acorn candle dumpling fiddle goose hammock kite lemon magpie noodle oyster pepper raven snail tram umbrella wren spoon biscuit crumb garden window ferry postcard jumper",
    ),
    noun2: split("rain jam tea toast honey salt moss thunder butter chalk books bread"),
    city: split(
      "shanghai leeds toronto bristol dublin perth austin seattle glasgow melbourne boston oslo lisbon berlin cardiff auckland chicago singapore",
    ),
    doing: split(
      "reads bakes cooks runs wanders knits draws travels sews plants cycles climbs eats writes paints hikes",
    ),
    place: split("kitchen balcony notebook desk shelf garden diary wardrobe table workshop"),
    whole:
      "window seat;third coffee;left lane;half past six;tea for one;one more page;wrong platform;always august;low tide;the other twin;nearly there;north window;tomorrow maybe;late again;paper boats;mostly soup;onions again;small hours;kettle on;last tram home;muddy boots;two sugars;garden gate;extra lemon;do not feed;cloudy with a chance;sofa captain;no fixed plan;loading please wait;two left socks;thanks i made it;was asleep;mind the gap year;soup season;offline on sundays;rent is due;please hold;out of office".split(
        ";",
      ),
  },
};

export const bios: BioLines = {
  jobs: "nurse;teacher;designer;student;editor;translator;engineer;baker;accountant;barista;gardener;developer;librarian;paramedic;architect;bookseller;retired teacher;freelancer;chemist;carpenter".split(
    ";",
  ),
  anybody: [
    "{job} in {town}",
    "{town} 📍",
    "{job} by day",
    "made in {town}",
    "{job}, year {n}",
    "posting for the me of {n} years from now",
    "slow to reply, always replies",
    "no ads, {n} followers and happy",
    "new here, from {town}",
    "half {town}, half elsewhere",
    "just {a job} with a phone",
    "I answer every comment, within {n} hours",
    "photos are mine, ask first",
    "trying things so you don't have to",
    "{n} and starting over",
    "living alone, month {n}",
    "shy in person",
    "ordinary {job}, ordinary days",
    "day {n} of posting",
    "messages open",
    "learning Chinese, {n} words so far",
    "not an expert in anything",
    "the {job} next door",
    "{town} for now",
  ],
  byInterest: {
    food: [
      "ate at {n} noodle places in {town}",
      "I pay for my own dinner",
      "eyes bigger than stomach",
      "{n} bad meals so you're spared",
      "will queue for food",
    ],
    cooking: [
      "{n} recipes, one pan",
      "tiny kitchen, big pots",
      "cooking for one",
      "takeaway-free for {n} days",
      "too many cookbooks",
    ],
    coffee: ["{n} cafés in {town} and counting", "pour-over beginner", "runs on flat whites", "caffeine and {job}"],
    travel: [
      "{n} cities so far",
      "carry-on only",
      "spends it all on trains",
      "next stop unknown",
      "window seat, always",
    ],
    walks: ["walks home from work, {n} minutes", "mapping {town} on foot", "no car, no problem", "lost on purpose"],
    outfits: ["wardrobe of {n} things", "I rewear everything", "real clothes, {town} weather", "dresses for the bus"],
    beauty: ["{n} empties this year", "ten-minute face", "sensitive skin club", "reads labels"],
    home: ["{n} square metres and a plant", "renter with a drill", "decluttering, round {n}", "chairs are my weakness"],
    study: [
      "day {n} of studying",
      "library regular",
      "working and studying, badly",
      "exam in {n} weeks",
      "passing is enough",
    ],
    work: ["{job}, {n} years in", "{n} meetings a week", "out of office in spirit", "writes reports nobody reads"],
    pets: [
      "staff of a cat, {n} years of service",
      "dog first",
      "sorry about the hair",
      "run by the cat",
      "adopt, don't shop",
    ],
    fitness: ["week {n} of running", "slow runner", "plank: {n} seconds", "failed PE", "gym at six, asleep at ten"],
    outdoors: ["{n} trails done", "more tents than shoes", "weekends in the hills", "all the gear, no idea"],
    film: ["{n} films this year", "no spoilers please", "row {n} person", "cries at trailers"],
    books: ["book {n} of the year", "second-hand only", "reads {n} pages before bed", "more shelves than walls"],
    music: ["month {n} of guitar", "{n} records", "sings off key", "{n} minutes of practice a day"],
    tech: ["{n} keyboards", "buys it, tests it, sells it", "old phones, good homes", "reads manuals"],
    games: ["{n} board games", "loses gracefully", "game night in {town}", "piece {n} of a thousand"],
    plants: ["{n} pots on one balcony", "reformed plant killer", "grows tomatoes in {town}", "will swap cuttings"],
    crafts: ["project {n}, unfinished", "yarn: too much", "clumsy but patient", "makes presents"],
    photography: ["{n} rolls behind", "phone camera only", "{town} in the rain", "ask me about light"],
    family: ["parent of a {n}-month-old", "two kids, no sleep", "posts after bedtime", "raising readers in {town}"],
  },
};

const row = (line: string): Origin => {
  const [ip = "", weight = "", towns = ""] = line.split("|").map((one) => one.trim());
  return { ip, weight: Number(weight), towns: towns.split(",").map((one) => one.trim()), isLocal: ip === "Shanghai" };
};
export const origins: readonly Origin[] = `
Shanghai | 36 | Shanghai
Beijing | 3 | Beijing
Guangdong | 3 | Shenzhen, Guangzhou
Hong Kong | 4 | Hong Kong
United States | 24 | Austin, Seattle, Boston, Chicago, Portland, Denver, New York, San Diego
United Kingdom | 14 | Leeds, Bristol, London, Glasgow, Cardiff, Manchester, York
Canada | 7 | Toronto, Vancouver, Montréal, Halifax
Australia | 6 | Melbourne, Perth, Sydney, Brisbane
New Zealand | 2 | Auckland, Wellington
Ireland | 2 | Dublin, Galway
Singapore | 4 | Singapore
Germany | 2 | Berlin, Hamburg
Netherlands | 1 | Utrecht, Amsterdam
Malaysia | 1 | Kuala Lumpur, Penang
South Africa | 1 | Cape Town, Durban
`
  .trim()
  .split("\n")
  .map(row);
