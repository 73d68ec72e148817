/** 所有中文帖子的形式，一个话题一段。 */
import { books } from "./books.ts";
import { cats } from "./cats.ts";
import { coffee } from "./coffee.ts";
import { cooking } from "./cooking.ts";
import { cycling } from "./cycling.ts";
import { houseplants } from "./houseplants.ts";
import { money } from "./money.ts";
import { photography } from "./photography.ts";
import { programming } from "./programming.ts";
import { repair } from "./repair.ts";
import { running } from "./running.ts";
import { travel } from "./travel.ts";

export const topicTexts: readonly string[] = [
  cooking,
  coffee,
  repair,
  houseplants,
  cats,
  cycling,
  photography,
  programming,
  books,
  money,
  travel,
  running,
];
