/** The tables of all families of goods. Their format is described in ../families.ts. */
import { cameras } from "./cameras.ts";
import { collectibles } from "./collectibles.ts";
import { electronics } from "./electronics.ts";
import { fashion } from "./fashion.ts";
import { home } from "./home.ts";
import { instruments } from "./instruments.ts";
import { kitchen } from "./kitchen.ts";
import { media } from "./media.ts";
import { phones } from "./phones.ts";
import { shoes } from "./shoes.ts";
import { sports } from "./sports.ts";
import { toys } from "./toys.ts";

export const familyTables: readonly string[] = [
  electronics,
  phones,
  cameras,
  fashion,
  shoes,
  home,
  kitchen,
  toys,
  sports,
  instruments,
  media,
  collectibles,
];
