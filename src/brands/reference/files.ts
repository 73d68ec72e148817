import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Files", zh: "文件" },
  tint: "#fff",
  icon: `<path d="M9 14.500A4.500 4.500 0 0 1 13.500 10h7.200a4 4 0 0 1 3 1.300l2.300 2.700H34.500A4.500 4.500 0 0 1 39 18.500V33a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5z" fill="#f0b429"/><rect x="9" y="18" width="30" height="20" rx="5" fill="#4a8df6"/><rect x="17" y="27" width="14" height="3.600" rx="1.800" fill="#fff"/>`,
} satisfies AppBrand;
