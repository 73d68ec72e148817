/** The icons of the zones. */
import animals from "@material-symbols/svg-400/outlined/pets.svg?raw";
import animation from "@material-symbols/svg-400/outlined/animation.svg?raw";
import cars from "@material-symbols/svg-400/outlined/directions_car.svg?raw";
import dance from "@material-symbols/svg-400/outlined/nightlife.svg?raw";
import entertainment from "@material-symbols/svg-400/outlined/theater_comedy.svg?raw";
import fashion from "@material-symbols/svg-400/outlined/apparel.svg?raw";
import film from "@material-symbols/svg-400/outlined/movie.svg?raw";
import food from "@material-symbols/svg-400/outlined/restaurant.svg?raw";
import game from "@material-symbols/svg-400/outlined/sports_esports.svg?raw";
import knowledge from "@material-symbols/svg-400/outlined/school.svg?raw";
import life from "@material-symbols/svg-400/outlined/home.svg?raw";
import music from "@material-symbols/svg-400/outlined/music_note.svg?raw";
import remix from "@material-symbols/svg-400/outlined/graphic_eq.svg?raw";
import sports from "@material-symbols/svg-400/outlined/sports_basketball.svg?raw";
import tech from "@material-symbols/svg-400/outlined/memory.svg?raw";
import type { Zone } from "#world/videos/words.ts";

export const zoneIcons: Readonly<Record<Zone, string>> = {
  animation,
  music,
  dance,
  game,
  knowledge,
  tech,
  sports,
  cars,
  life,
  food,
  animals,
  remix,
  fashion,
  entertainment,
  film,
};
