import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Gavelry", zh: "槌集" },
  tint: "#f3f0e8",
  icon: `<g fill="none" stroke="#3665f3" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"><path d="M13 18l8-8 7 7-8 8z"/><path d="M24 21l12 12"/></g><path d="M11 36h16" stroke="#e0103a" stroke-width="4" stroke-linecap="round"/><circle cx="36.500" cy="13" r="3.200" fill="#f5af02"/>`,
  words: {
    "money-back": { en: "Gavelry Buyer Promise", zh: "槌集买家保障" },
  },
} satisfies AppBrand;
