/** 所有中文帖子的形式，一个话题一段。 */
import { cats, coffee, cooking, houseplants, repair } from "./topics-life.ts";
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
