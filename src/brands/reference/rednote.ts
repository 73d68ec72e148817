import type { AppBrand } from "../define.ts";

export default {
  title: { en: "RedNote", zh: "小红书" },
  tint: "#ff2442",
  icon: `<g fill="none" stroke="#ffffff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"><path d="M24 17c-3-2.600-7-3.600-12.500-3.600v18.200c5.500 0 9.500 1 12.500 3.600 3-2.600 7-3.600 12.500-3.600V13.400C31 13.400 27 14.400 24 17z"/><path d="M24 17v18"/><path d="M29 22.500h4M15 22.500h4"/></g>`,
} satisfies AppBrand;
