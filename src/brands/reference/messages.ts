import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Messages", zh: "信息" },
  tint: "#2f7cf6",
  icon: `<path d="M11 14.500A4.500 4.500 0 0 1 15.500 10h17a4.500 4.500 0 0 1 4.500 4.500v13a4.500 4.500 0 0 1-4.500 4.500H22l-7.600 6.200A1 1 0 0 1 12.800 37.400V31.100A4.500 4.500 0 0 1 11 27.500z" fill="#fff"/><path d="M17 18.500h14M17 24h9" stroke="#2f7cf6" stroke-width="2.600" stroke-linecap="round"/>`,
} satisfies AppBrand;
