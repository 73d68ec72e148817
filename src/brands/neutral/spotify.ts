import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Earshot", zh: "耳畔" },
  tint: "#16211b",
  icon: `<g fill="none" stroke="#5fe08f" stroke-width="3.200" stroke-linecap="round"><path d="M14 21v6M19.500 16v16M25 19v10M30.500 13v22M36 20v8"/></g>`,
} satisfies AppBrand;
