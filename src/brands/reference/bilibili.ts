import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Bilibili", zh: "哔哩哔哩" },
  tint: "#fb7299",
  icon: `<g fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect x="9" y="15" width="30" height="22" rx="6"/><path d="M20 22.500l8 4-8 4z" fill="#ffffff"/><path d="M15 9l4 5M33 9l-4 5"/></g>`,
} satisfies AppBrand;
