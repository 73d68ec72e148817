import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Railfare", zh: "行轨票务" },
  tint: "#0f5f8f",
  icon: `<path d="M16 9l-6 30M32 9l6 30" stroke="#ffffff" stroke-width="3.400" stroke-linecap="round"/><path d="M14.500 16h19M13 24h22M11.500 32h25" stroke="#ffd23f" stroke-width="3.200" stroke-linecap="round"/>`,
} satisfies AppBrand;
