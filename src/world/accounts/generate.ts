/** Official accounts, articles and comments. */
import type { Generators } from "../define.ts";
import type accounts from "./index.ts";
import { press } from "./press.ts";

const all = press();
export default {
  account: () => all.accounts,
  article: () => all.articles,
  comment: () => all.comments,
} satisfies Generators<typeof accounts>;
