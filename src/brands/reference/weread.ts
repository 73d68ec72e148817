import type { AppBrand } from "../define.ts";

export default {
  title: { en: "WeRead", zh: "微信读书" },
  tint: "#1b88ee",
  icon: `<path d="M24 15c-3-3-7.500-4-13-4v23c5.500 0 10 1 13 4 3-3 7.500-4 13-4V11c-5.500 0-10 1-13 4z" fill="#ffffff"/><path d="M24 15v23" stroke="#1b88ee" stroke-width="2"/>`,
} satisfies AppBrand;
