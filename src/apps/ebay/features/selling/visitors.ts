/** Plans the visits of buyers when a listing is published. After that, only the clock triggers the visits. */
import type { Ctx } from "#os/app-command.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Listing } from "./state.ts";

/** Invented names that belong to no real person. */
export const buyerNames = [
  "pinewick_harbor",
  "tallgrass88",
  "mossandmortar",
  "quietkettle",
  "brasslantern21",
  "oldmill_finds",
  "northferry_jo",
  "papercrane_77",
  "willowgate",
  "riverbend.trades",
  "sundaytinkerer",
  "copperfox_5",
] as const;
export const pickBuyer = (seed: string, n: number): string => {
  let mixed = 11 + n * 97;
  for (const letter of seed) mixed = (Math.imul(mixed, 33) + letter.charCodeAt(0)) >>> 0;
  return buyerNames[mixed % buyerNames.length]!;
};
const buyerAddresses = [
  "418 Juniper Street, Tacoma, WA 98405, US",
  "27 Fennel Row, Durham, NC 27701, US",
  "1906 Lakeshore Drive, Duluth, MN 55812, US",
  "55 Cooper's Yard, Bristol BS1 6QF, GB",
  "802 Prairie View Road, Lawrence, KS 66044, US",
] as const;
export const pickBuyerAddress = (by: string): string => buyerAddresses[by.length % buyerAddresses.length]!;

export function planVisits(l: Pick<Listing, "format" | "takesOffers" | "days">, ctx: Pick<Ctx, "now" | "random">) {
  const at = (hours: number, spread: number): number => ctx.now + Math.floor((hours + ctx.random() * spread) * hourMs);
  const common = [
    { at: at(0.2, 0.5), does: "look" },
    { at: at(1.5, 2), does: "watch" },
    { at: at(4, 4), does: "ask" },
    { at: at(9, 6), does: "look" },
  ] as const;
  const end = (l.days * dayMs) / hourMs;
  const special =
    l.format === "auction"
      ? ([
          { at: at(6, 10), does: "bid" },
          { at: at(end * 0.5, 12), does: "bid" },
          { at: at(end - 5, 4.5), does: "bid" },
        ] as const)
      : ([
          ...(l.takesOffers ? [{ at: at(14, 10), does: "offer" } as const] : []),
          { at: at(52, 40), does: "buy" },
        ] as const);
  return [...common, ...special].map((visit) => ({ ...visit })).toSorted((a, b) => a.at - b.at);
}
/** The questions that buyers ask. */
export const buyerQuestions = {
  en: [
    "Hi! Is this still available, and would you post it in a sturdy box?",
    "Hello, does it come with everything shown in the photos?",
    "Could you tell me about any marks or wear that don't show in the pictures?",
    "Would you combine postage if I take something else from you as well?",
  ],
  zh: [
    "你好，还在吗？能用结实一点的箱子寄吗？",
    "请问图片里的东西都包含在内吗？",
    "有没有照片上看不出来的划痕或使用痕迹？",
    "如果再买一件，运费可以合并吗？",
  ],
} as const;
