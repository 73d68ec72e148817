/** Names of ranking boards, and the value that a board shows beside a book. */
import { countText } from "#os/social-format.ts";
import type { Lang } from "#os/values.ts";
import { categories, categoryIds, type CategoryId } from "#world/books/categories.ts";
import { boardKeys, type BoardKey } from "#world/books/rank.ts";
import { ratingText } from "../../format.ts";
import { languageOf } from "../../world.ts";

type Word = `board_${BoardKey}` | "weekReaders" | "risingBy" | "ratedBy" | "everReaders";
type Text = (key: Word, facts?: Readonly<Record<string, string | number>>) => string;
export type Board = BoardKey | CategoryId;
export const boards: readonly Board[] = [...boardKeys, ...categoryIds];
const isCategory = (board: Board): board is CategoryId => board in categories;
export const boardName = (board: Board, t: Text, lang: Lang): string =>
  isCategory(board) ? categories[board][languageOf(lang)] : t(`board_${board}`);
export function boardValue(board: Board, value: number, t: Text, lang: Lang): string {
  if (board === "rising") return t("risingBy", { n: (value / 10).toFixed(1) });
  if (board === "masterpieces" || board === "promising") return t("ratedBy", { share: ratingText(value) });
  return t(board === "alltime" ? "everReaders" : "weekReaders", { n: countText(value, lang) });
}
