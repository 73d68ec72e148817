/** Texts and icons for kinds of places, and icons for lists. */
import restaurant from "@material-symbols/svg-400/outlined/restaurant.svg?raw";
import cafe from "@material-symbols/svg-400/outlined/local_cafe.svg?raw";
import shop from "@material-symbols/svg-400/outlined/shopping_bag.svg?raw";
import hotel from "@material-symbols/svg-400/outlined/hotel.svg?raw";
import sight from "@material-symbols/svg-400/outlined/attractions.svg?raw";
import park from "@material-symbols/svg-400/outlined/park.svg?raw";
import health from "@material-symbols/svg-400/outlined/local_hospital.svg?raw";
import school from "@material-symbols/svg-400/outlined/school.svg?raw";
import transit from "@material-symbols/svg-400/outlined/train.svg?raw";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import sport from "@material-symbols/svg-400/outlined/fitness_center.svg?raw";
import service from "@material-symbols/svg-400/outlined/store.svg?raw";
import heart from "@material-symbols/svg-400/outlined/favorite.svg?raw";
import flag from "@material-symbols/svg-400/outlined/flag.svg?raw";
import star from "@material-symbols/svg-400/outlined/star.svg?raw";
import list from "@material-symbols/svg-400/outlined/format_list_bulleted.svg?raw";
import trip from "@material-symbols/svg-400/outlined/luggage.svg?raw";
import gift from "@material-symbols/svg-400/outlined/redeem.svg?raw";
import type { Category } from "#world/geo/model.ts";
import type { ListSymbol } from "../../features/lists/state.ts";

export const kindIcons: Readonly<Record<Category, string>> = {
  food: restaurant,
  cafe,
  shop,
  hotel,
  sight,
  park,
  health,
  education: school,
  transit,
  home,
  sport,
  service,
};
export const kindTexts = {
  food: "kindFood",
  cafe: "kindCafe",
  shop: "kindShop",
  hotel: "kindHotel",
  sight: "kindSight",
  park: "kindPark",
  health: "kindHealth",
  education: "kindEducation",
  transit: "kindTransit",
  home: "kindHome",
  sport: "kindSport",
  service: "kindService",
} as const satisfies Record<Category, string>;
/** The kinds of places that have a chip on the first screen. */
export const chipKinds = [
  "food",
  "hotel",
  "cafe",
  "shop",
  "sight",
  "park",
  "health",
  "transit",
  "sport",
  "service",
  "education",
] as const;
export const listSymbolIcons: Readonly<Record<ListSymbol, string>> = {
  favourite: heart,
  wanted: flag,
  star,
  plan: list,
  food: restaurant,
  coffee: cafe,
  trip,
  sport,
  gift,
  home,
};
