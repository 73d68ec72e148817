import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Reddit", zh: "Reddit" },
  tint: "#ff4500",
  icon: `<g fill="#ffffff"><ellipse cx="24" cy="28" rx="14" ry="10"/><circle cx="10.800" cy="24" r="3.600"/><circle cx="37.200" cy="24" r="3.600"/><circle cx="34" cy="12.500" r="2.600"/></g><path d="M24 18l2-6.500 6 1.200" fill="none" stroke="#ffffff" stroke-width="1.800" stroke-linejoin="round" stroke-linecap="round"/><g fill="#ff4500"><circle cx="19" cy="26.500" r="2.300"/><circle cx="29" cy="26.500" r="2.300"/></g><path d="M19 32.500c3 2.200 7 2.200 10 0" fill="none" stroke="#ff4500" stroke-width="1.800" stroke-linecap="round"/>`,
} satisfies AppBrand;
