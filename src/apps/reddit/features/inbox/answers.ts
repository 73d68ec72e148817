/** Writes the answers to the user's messages. */
import { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";

type Both = readonly [en: string, zh: string];
const moderators = {
  ban: [
    [
      "Thanks for writing. We've read your appeal and will talk about it in the mod team. Please don't write again while we do.",
      "你好，申诉已收到，我们几位版主会讨论一下，期间请不要重复发信。",
    ],
    [
      "The ban stays for now. If you can tell us which rule you broke and what you'd do differently, we're happy to look at it again.",
      "封禁暂时保留。如果你能说清楚违反了哪条规则、之后会怎么做，我们可以重新考虑。",
    ],
  ],
  any: [
    ["Thanks for getting in touch. One of us will have a look today.", "感谢来信，今天会有版主查看。"],
    [
      "We've had a look and everything seems fine from our side. Let us know if it happens again.",
      "我们看过了，没有发现问题。再出现的话请告诉我们。",
    ],
    ["Good point. We'll bring it up in the next rules discussion.", "建议不错，下次讨论版规时会提出来。"],
  ],
} as const satisfies Record<string, readonly Both[]>;
const people = {
  question: [
    ["Sure, happy to help. What exactly would you like to know?", "可以呀，具体想知道哪方面？"],
    ["I'd have to look that up. Give me a day or two.", "我得查一下，过一两天回你。"],
    ["Yes, that still works for me.", "可以的，我现在还是这么做。"],
  ],
  any: [
    ["Thanks for the message! Glad it helped.", "谢谢来信，能帮上忙就好！"],
    ["Hi! Thanks, that's kind of you.", "你好，谢谢，太客气了。"],
    ["Got it, thanks for letting me know.", "收到，谢谢告知。"],
  ],
} as const satisfies Record<string, readonly Both[]>;

export function writeMailAnswer(
  mail: { readonly id: string; readonly subject: string; readonly lines: readonly unknown[] },
  asked: string,
  isCommunity: boolean,
  lang: Lang,
): string {
  const isBan = /\bban|appeal|封禁|申诉|解封/i.test(`${mail.subject} ${asked}`);
  const list: readonly Both[] = isCommunity
    ? moderators[isBan ? "ban" : "any"]
    : people[/[?？吗呢]\s*$/.test(asked.trim()) ? "question" : "any"];
  const at = Rng.of("reddit", "mail", mail.id).int(0, list.length - 1) + mail.lines.length;
  return list[at % list.length]![lang === "en" ? 0 : 1];
}
