/** All forms of English posts, one text for each topic. */
import { bread, coffee, cooking } from "./topics-food.ts";
import { gardening, houseplants, repair, woodworking } from "./topics-home.ts";
import { boardgames, books, chess, film, history, languages, money, sewing, space } from "./topics-mind.ts";
import { camping, cars, cycling, fitness, running, travel } from "./topics-outdoors.ts";
import { aquariums, cats, dogs, keyboards, photography, printing, programming, spreadsheets } from "./topics-tech.ts";

export const topicTexts: readonly string[] = [
  cooking,
  bread,
  coffee,
  repair,
  gardening,
  houseplants,
  woodworking,
  cycling,
  running,
  camping,
  cars,
  travel,
  fitness,
  cats,
  dogs,
  aquariums,
  keyboards,
  printing,
  programming,
  spreadsheets,
  photography,
  boardgames,
  chess,
  film,
  books,
  languages,
  space,
  history,
  money,
  sewing,
];
