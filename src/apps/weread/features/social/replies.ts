/** Writes what a person answers to the user's review. */
import type { Lang } from "#os/values.ts";
import { Rng } from "#state/rng.ts";
import type { OwnReview } from "../book/state.ts";

const lines = {
  en: {
    good: [
      "You've talked me into it. It's next on my shelf.",
      "Same here. I slowed down near the end because I didn't want it to be over.",
      "Glad it isn't just me! Did you underline as much as I did?",
    ],
    fair: [
      "Fair point. The middle dragged for me as well.",
      "I liked it more than you did, but I see what you mean.",
      "Thanks, I'll borrow it before I buy it, then.",
    ],
    poor: [
      "Thanks for the warning. I'll skip this one.",
      "I gave up on it too, around chapter three.",
      "Really? I'll read the trial chapters first and see.",
    ],
  },
  zh: {
    good: ["被你说动了，已经加到书架。", "我也是，读到后面都舍不得翻页。", "划线的地方好多跟你一样！"],
    fair: ["说得中肯，中间确实有点拖。", "我比你更喜欢一点，不过能理解。", "那我先看试读再决定。"],
    poor: ["谢谢提醒，那我先不看了。", "我看到第三章也弃了。", "真的吗？我先读几章试试。"],
  },
} as const;
export const writeReply = (verdict: OwnReview["verdict"], by: string, lang: Lang): string =>
  Rng.of("weread", "reply", by, verdict).pick(lines[lang === "en" ? "en" : "zh"][verdict]);
