import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Purse", zh: "钱袋" },
  tint: "#2563b8",
  icon: `<path d="M12 20c2-5 5-8 8-9l-2-3h12l-2 3c3 1 6 4 8 9 4 10 1 19-12 19S8 30 12 20z" fill="#fff"/><path d="M24 19v15M19 24h10M19 29h10M19.500 19l4.500 5 4.500-5" fill="none" stroke="#2563b8" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`,
  words: {
    yuebao: { en: "Nest Egg", zh: "零钱窝" },
    huabei: { en: "Later Pay", zh: "慢慢付" },
    sesame: { en: "Trust Score", zh: "信分" },
  },
} satisfies AppBrand;
