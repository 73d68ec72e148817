/** Official accounts, articles and comments. */
import type { Generators } from "../define.ts";
import type accounts from "./index.ts";
import { generateAccounts } from "./articles.ts";

const all = generateAccounts();
export default {
  account: () => all.accounts,
  article: () => all.articles,
  comment: () => all.comments,
} satisfies Generators<typeof accounts>;
