import type { AppBrand } from "../define.ts";

export default {
  title: { en: "X", zh: "X" },
  tint: "#000000",
  icon: `<path d="M15 14l18 20M33 14L15 34" fill="none" stroke="#ffffff" stroke-width="4.400" stroke-linecap="round"/>`,
} satisfies AppBrand;
