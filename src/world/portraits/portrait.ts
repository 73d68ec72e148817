/**
 * Profile pictures of people, shops and accounts, drawn from an id. The same id always has the same picture, so no
 * picture is stored.
 */
import { Rng } from "#state/rng.ts";
import { awning, emblem } from "./emblems.ts";
import { couple, face, fromBehind, type Looks } from "./faces.ts";
import { views, type View } from "./views.ts";

type PortraitChoice = View | Looks | { readonly sign: string };
/**
 * The profile pictures that people of the cast have chosen. Some pictures show the person, and others show a thing that
 * the person loves.
 */
const castPortraits: Readonly<Record<string, PortraitChoice>> = {
  me: { cut: "side", hair: 1, skin: 0, ground: "#9ec1d6", wear: "#c8553d", glasses: true },
  mum: "flower",
  dad: "fishing",
  mia: { cut: "bun", hair: 1, skin: 0, ground: "#ffcad4", wear: "#1d7874", glasses: false },
  leo: "pad",
  grandma: { cut: "curls", hair: 6, skin: 0, ground: "#d8e2dc", wear: "#8d6a9f", glasses: true },
  ruth: "sea",
  finn: "waves",
  katrin: "boat",
  nora: { cut: "tail", hair: 4, skin: 5, ground: "#b8d8ba", wear: "#2f4858", glasses: false },
  jonas: "bread",
  priya: { cut: "long", hair: 0, skin: 3, ground: "#fde2a7", wear: "#b23a48", glasses: false },
  tomas: "beetle",
  anna_weber: "plant",
  diego: "road",
  olga: "cake",
  henrik: { cut: "bald", skin: 1, beard: true, hair: 5, ground: "#455e52", wear: "#3d405b", glasses: true },
  vera: { cut: "bob", hair: 0, skin: 1, ground: "#e8e4d9", wear: "#3d405b", glasses: false },
  oskar: "circuit",
  max: "climber",
  alex_renner: { cut: "short", hair: 3, skin: 2, beard: true, ground: "#f7d9c4", wear: "#588157", glasses: false },
  alex_petrov: { cut: "short", hair: 0, skin: 1, ground: "#cfe8ef", wear: "#2f4858", glasses: false },
  anna_webber: "violin",
  yuki: "teapot",
  lucas: "coffee",
  sofia: "book",
  ben: "knife",
  zoe: "car",
  emil: "lighthouse",
  chloe: "camera",
  okafor: "roses",
  greta: "cat",
  dentist: { sign: "health" },
  bikes: "bicycle",
  courier: { sign: "transport" },
  plumber: { cut: "short", hair: 0, skin: 2, hat: "#e9c46a", ground: "#9ec1d6", wear: "#2f4858", glasses: false },
  lotus: { sign: "cooking" },
  vet: "dog",
  gym: "mountains",
  harbor: { sign: "work" },
  carrier: { sign: "phone" },
  rides: { sign: "transport" },
  ebay: { sign: "shop" },
};
const sceneries: readonly View[] = ["mountains", "sea", "night", "city", "road", "waves", "lighthouse"];
const otherViews: readonly View[] = [
  "mountains",
  "sea",
  "boat",
  "night",
  "lighthouse",
  "cat",
  "cat",
  "cat",
  "dog",
  "dog",
  "bird",
  "rabbit",
  "plant",
  "flower",
  "flower",
  "sunflowerField",
  "coffee",
  "noodles",
  "cake",
  "fruit",
  "bicycle",
  "pad",
  "guitar",
  "book",
  "abstract",
  "waves",
  "cartoon",
  "cartoon",
  "city",
  "road",
  "car",
  "camera",
  "teapot",
];
/** Prefixes of ids that have an emblem instead of a face. */
const signsByIdPrefix: Readonly<Record<string, string>> = {
  acct: "news",
  merch: "shop",
  eat: "cooking",
  biller: "home",
  place: "city",
  bank: "money",
};

/**
 * Returns a square drawing of at most 2 KB, in 96 × 96. `about` is the kind of an account or a category of bills. If
 * the drawing is an emblem, `about` determines the emblem's symbol.
 */
export function drawPortrait(id: string, about?: string): string {
  const r = Rng.of("portrait", id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${drawContent(id, r, about)}</svg>`;
}
function drawContent(id: string, r: Rng, about: string | undefined): string {
  const own = castPortraits[id];
  if (typeof own === "string") return views[own](r);
  if (own && "sign" in own) return emblem(r, own.sign);
  if (own) return face(r, own);
  const sign = signsByIdPrefix[id.split("_")[0]!];
  if (sign !== undefined) {
    // Draws this random number for every shop, because otherwise the shop's colours would depend on `about`.
    const front = sign === "shop" && r.chance(0.3);
    return front && (about === undefined || about === "shopping") ? awning(r) : emblem(r, about ?? sign);
  }
  const style = r.int(1, 100);
  if (style <= 34) return face(r, { beard: r.chance(0.12) });
  if (style <= 42) return fromBehind(r, views[r.pick(sceneries)](r));
  if (style <= 46) return couple(r);
  return views[r.pick(otherViews)](r);
}
