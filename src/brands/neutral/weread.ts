import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Bookshelf", zh: "书房" },
  tint: "#3f5f8a",
  icon: `<path d="M13 12h6v24h-6zM21 12h6v24h-6z" fill="#ffffff"/><path d="M29.500 14l5.600-1.500 6 23-5.600 1.500z" fill="#ffd58a"/>`,
} satisfies AppBrand;
