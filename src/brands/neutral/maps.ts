import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Wayfold", zh: "寻路图" },
  tint: "#e6efe9",
  icon: `<path fill="#5d9c7b" d="M9 13l10-4v26L9 39z"/><path fill="#8fc4a6" d="M19 9l10 4v26l-10-4z"/><path fill="#5d9c7b" d="M29 13l10-4v26l-10 4z"/><path d="M13 31c4-9 9 2 13-7s5-6 9-9" fill="none" stroke="#d2554a" stroke-width="3" stroke-linecap="round"/><circle cx="35" cy="15" r="3.600" fill="#d2554a"/>`,
} satisfies AppBrand;
