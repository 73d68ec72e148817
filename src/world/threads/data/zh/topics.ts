/** 所有中文帖子的形式，一个话题一段。 */
import { cooking } from "./cooking.ts";
import { cats } from "./cats.ts";
import { houseplants } from "./houseplants.ts";
import { coffee } from "./coffee.ts";
import { repair } from "./repair.ts";
import { books, cycling, money, photography, programming, running, travel } from "./topics-more.ts";

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
