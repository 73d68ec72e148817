/** The videos of the third tab: ids, authors and pictures. */
export const clipIds = ["bread", "cat", "climb", "cup", "market", "moss", "bus", "soup"] as const;
export type ClipId = (typeof clipIds)[number];
export const clips: Readonly<
  Record<ClipId, { readonly scene: string; readonly likes: number; readonly seconds: number }>
> = {
  bread: { scene: "kitchen_02", likes: 12_840, seconds: 48 },
  cat: { scene: "animal_03", likes: 98_211, seconds: 21 },
  climb: { scene: "landscape_05", likes: 4_309, seconds: 63 },
  cup: { scene: "table_04", likes: 7_762, seconds: 35 },
  market: { scene: "market_06", likes: 31_550, seconds: 54 },
  moss: { scene: "plant_02", likes: 2_018, seconds: 40 },
  bus: { scene: "people_07", likes: 15_902, seconds: 29 },
  soup: { scene: "table_11", likes: 45_118, seconds: 72 },
};
