/** The seasons of the English public: kind | title | styles | area | drawings | summary. All are invented. */
import type { CastWords } from "../../stocks.ts";

export const seasonTexts = `
anime | Paper Lantern Patrol | Fantasy / Adventure | Japan | candle night-with-stars door | Three apprentices guard a town whose lanterns keep its ghosts polite.
anime | Second Bell | School / Music | Japan | school guitar musical-note | The worst band in school gets one shot at the spring festival.
anime | The Clockmaker's Apprentice | Sci-fi / Slow life | Japan | alarm-clock wrench window | Every watch she repairs shows her one lost day of its owner's life.
anime | Tidewalkers | Adventure | Japan | water-wave fish compass | The final exam of the deep-sea academy is to walk home alone.
anime | Noodle Shop at World's End | Slow life / Food | Japan | steaming-bowl mountain sunset | Ten years after everything stopped, one stall still opens at six.
anime | Half a Wizard | Comedy / Fantasy | Japan | crescent-moon candle notebook | He can start any spell and finish none of them.
anime | Rail to Orion | Sci-fi / Drama | China | locomotive night-with-stars window | A last train runs to a station that closed forty years ago.
anime | Setters | Sports / School | Japan | running-shoe stopwatch school | Six players, no substitutes, one national tournament.
anime | Moth and Flame | Romance / Mystery | Japan | love-letter candle rose | Letters arrive from somebody who has not been born yet.
anime | Bureau of Minor Monsters | Comedy / Slow life | China | paw-prints memo hot-springs | Unemployed and desperate, Lin takes a job nobody else can see.
anime | Ironwood | Action / Sci-fi | Japan | deciduous-tree wrench rocket | Machines have grown roots, and the forest is moving south.
anime | The Baker of Belltower Square | Slow life / Food | Japan | bread croissant houses | A swordsman retires to bake. The town will not let him retire.
anime | Checkmate, Grandmother | Sports / Family | China | chess-pawn stopwatch tulip | Mia learns chess to beat the one person who never lets her win.
anime | Undersky | Fantasy / Drama | Japan | cloud rocket sunrise | People who live on the bottom of the clouds have never seen the ground.
anime | Night Shift Zoo | Comedy | Japan | parrot hamster night-with-stars | After closing time the animals hold meetings about tomorrow.
anime | Rainmaker's Debt | Fantasy / Mystery | China | umbrella-with-rain-drops cloud money-bag | She sold the rain. Now the buyers want a refund.
anime | Zero Percent Battery | Comedy / Sci-fi | Japan | battery mobile-phone laptop | A household robot can only work eleven minutes a day.
anime | Kite Season | Drama / School | Japan | sun seedling school | The last summer before the valley is flooded.
movie | The Salt Road | Drama | UK | salt mountain luggage | Two brothers drive their father's ashes over four borders.
movie | Low Season | Comedy | UK | beach-with-umbrella ferry door | A seaside hotel, one guest, and a wedding nobody cancelled.
movie | Eleven Minutes to Dover | Thriller | UK | ferry stopwatch briefcase | Somebody on the ferry is not on the passenger list.
movie | Second-Hand Piano | Family | US | musical-keyboard houses musical-note | The piano comes with a name scratched inside the lid.
movie | Glasshouse | Sci-fi / Drama | Canada | seedling window rocket | The last botanist grows tomatoes for a ship that may not come.
movie | The Understudy | Drama | US | microphone mirror-ball mirror | On opening night, the star does not show up.
movie | Cold Harbour | Crime | UK | water-wave memo bridge-at-night | A retired detective recognises a boat that sank in 1989.
movie | Three Miles of Bad Road | Comedy | US | automobile wrench sun | A tow-truck driver, a bride and a goat.
movie | Northern Line | Romance | UK | station cityscape-at-dusk love-letter | They share a carriage every morning and have never spoken.
movie | The Lighthouse Calls at Nine | Mystery | Ireland | radio light-bulb water-wave | The lighthouse has been empty for years. It still calls.
series | Harrow County Post | Drama | US | envelope houses automobile | A rural post office knows everything about everyone.
series | Ward Twelve | Medical | UK | test-tube stopwatch light-bulb | One night shift, one hour per episode.
series | The Accountant's Wife | Crime | UK | abacus money-bag memo | She finds a second set of books, and a third.
series | Flatmates, Ltd. | Comedy | UK | houses couch-and-lamp briefcase | Four laid-off friends start a company in one bedroom.
series | Old Bridge Road | Family | Ireland | bridge-at-night steaming-bowl houses | A pub, three generations, one unpaid bill.
series | Signal Hill | Mystery | Canada | radio mountain cloud | The town's radio plays tomorrow's weather, and it is never wrong.
series | Kitchen Porter | Drama / Food | US | kitchen-knife shallow-pan-of-food stopwatch | The lowest job in the best restaurant in town.
documentary | Eight Bowls | Food | Japan | steaming-bowl world-map chopsticks | Eight noodle cooks who get up at four.
documentary | Under Our Roof | Nature | UK | hamster houses deciduous-tree | The animals that live in the same building as you.
documentary | The Last Bridge Keepers | People | Norway | bridge-at-night mountain station | A winter with the people who open the bridges by hand.
documentary | Loud Universe | Science | UK | radio night-with-stars rocket | How astronomers hear anything at all.
documentary | Made by Hand | Crafts | US | scissors sewing-needle yarn | Six trades with fewer than ten people left.
documentary | Ice Letters | Nature / Science | Norway | snow-capped-mountain compass snowflake | Following a glacier team through one long melt.
documentary | Market at 3 a.m. | Food | France | leafy-green tomato light-bulb | How a city eats before it wakes up.
documentary | Thirty Years in One Bay | Nature | Australia | turtle fish water-wave | A diver has filmed the same reef since 1994.
`;

export const episodeTitles: readonly string[] =
  `Departure;Before the rain stops;The old key;First customer;A letter not sent;Rooftop promise;Late again;One light left on;Which way the wind blows;A knock at night;Breakfast for two;Lost name;Echo;The third road;Above the snow line;A borrowed day;Uninvited;Last train;Undertow;The empty chair;April sea;Other side of the hill;The spare room;Heard at last;Accomplices;The long way;Daybreak;Old photographs;Half a loaf;Practice goodbyes;Seventeen;The bell under water;Who is lying?;Autumn bill;The far bank;Nobody special;Strong wind at dusk;Daydream;One step away;Don't look back;The usual place;Behind the door;Crossing;Reunion;Paper boats;Secret weapon;Chase in the rain;A small miracle;The new one;Wreck;A bet;Birthday;Getting lost;Cracks;Midsummer;News from far away;Substitute;Resolve;Countdown;Another me;Homeward;Red thread;Loophole;Old debts;His choice;Her choice;Ours;About tomorrow`.split(
    ";",
  );

export const cast: CastWords = {
  roles: {
    anime: ["Director", "Writer", "Music"],
    movie: ["Director", "Writer"],
    series: ["Created by", "Writer"],
    documentary: ["Director", "Camera", "Narrator"],
  },
  names:
    `Ines Holloway;Marek Doyle;Saoirse Whitby;Kenji Arakida;Lorna Pask;Dele Ogunbiyi;Hanne Solvik;Theo Marchetti;Yuna Kisaragi;Callum Brae;Nora Fennimore;Anders Wik;Priyanka Dalal;Joss Harrowgate;Mina Tachikawa;Rufus Eddowes;Clara Venn;Tomoe Hirasaka;Owen Tressider;Adaeze Nwankwor;Felix Ostrow;Greta Sandell;Hiro Munakata;Isla Quarrington;Bastien Lormel;Mae Cutteridge;Soren Haldt;Winnie Larkspur;Arlo Pennick;Ruta Balsyte`.split(
      ";",
    ),
  parts:
    `Mia;The captain;Old Tom;Chiyo;Lin;Sakura;The landlady;Detective Rowe;Grandmother;The new boy;Ned;The clockmaker;Aunt Vera;Riku;The stranger;Dr Amis`.split(
      ";",
    ),
};
