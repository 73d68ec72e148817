import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Tencent Meeting", zh: "腾讯会议" },
  tint: "#006eff",
  icon: `<path d="M9 17.500a4.500 4.500 0 0 1 4.500-4.500h13a4.500 4.500 0 0 1 4.500 4.500v13a4.500 4.500 0 0 1-4.500 4.500h-13A4.500 4.500 0 0 1 9 30.500z" fill="#fff"/><path d="M32.500 21.500l5.300-4a1 1 0 0 1 1.700.8v11.400a1 1 0 0 1-1.700.8l-5.300-4z" fill="#bfe0ff"/><path d="M15.500 26.500l3.500-5 3 3.500 3-4" fill="none" stroke="#006eff" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`,
} satisfies AppBrand;
