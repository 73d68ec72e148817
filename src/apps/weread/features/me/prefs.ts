/** The rows of the settings' pages. */
import { prefRows, type PrefRow, type PrefSection, type RowTypes } from "#os/prefs.ts";
import { shelfSorts, turnKeys, type Prefs } from "./state.ts";
import type { meStrings } from "./strings.ts";

export const prefPages = ["readingPage", "privacy", "notifications"] as const;
export type PrefPage = (typeof prefPages)[number];
interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof meStrings.en;
  readonly icon: never;
  readonly goal: never;
  readonly as: "inline";
}
export type Row = PrefRow<PrefKinds>;
const { toggle, choice } = prefRows<Prefs, PrefKinds>();
export const prefSections: Readonly<Record<PrefPage, readonly PrefSection<Row, PrefKinds["word"]>[]>> = {
  readingPage: [
    { rows: [toggle("keepLit", { note: "keepLitNote" }), toggle("showProgress"), toggle("popularMarks")] },
    { title: "leftTap", rows: [choice("leftTap", turnKeys, "inline", { labelOf: (x) => `turn_${x}` })] },
    { title: "shelfSort", rows: [choice("shelfSort", shelfSorts, "inline", { labelOf: (x) => `sort_${x}` })] },
  ],
  privacy: [
    {
      note: "privacyNote",
      rows: [
        toggle("privateReading", { note: "privateReadingNote" }),
        toggle("inRanking", { note: "inRankingNote" }),
        toggle("publicThoughts", { note: "publicThoughtsNote" }),
      ],
    },
  ],
  notifications: [{ rows: [toggle("pushLikes"), toggle("pushReplies"), toggle("pushFollows"), toggle("pushGoal")] }],
};
