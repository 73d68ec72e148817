/** Texts that are needed without a screen, such as titles for other apps. The other texts load with the screens. */
import { defineTexts } from "#os/texts.ts";

export const backgroundTexts = defineTexts({
  en: {
    noTitle: "(No title)",
    birthdayOf: "{name}’s birthday",
  },
  zh: {
    noTitle: "（无标题）",
    birthdayOf: "{name}的生日",
  },
});
export type BackgroundTextKey = keyof typeof backgroundTexts.en;
