/** What Calendar says without a screen: titles, to other apps too. The rest of its texts come with its screens. */
import { words } from "../../os/words.ts";

export const spoken = words({
  en: {
    noTitle: "(No title)",
    birthdayOf: "{name}’s birthday",
  },
  zh: {
    noTitle: "（无标题）",
    birthdayOf: "{name}的生日",
  },
});
export type SpokenWord = keyof typeof spoken.en;
