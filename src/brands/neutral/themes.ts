import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Wardrobe", zh: "衣橱" },
  tint: "#7c4f8f",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M19.500 15.500a4.500 4.500 0 1 1 6 4.200c-1 .4-1.500 1.200-1.500 2.500l13.300 9.300c2 1.500 1 4.500-1.500 4.500H12.200c-2.500 0-3.500-3-1.500-4.500L24 22.200"/></g><g fill="#ffd66e"><circle cx="24" cy="30" r="2.600"/></g>`,
} satisfies AppBrand;
