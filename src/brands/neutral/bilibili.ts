import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Streamlet", zh: "弹屿" },
  tint: "#fdeaf1",
  icon: `<rect x="8" y="12" width="32" height="24" rx="5" fill="#d8457c"/><path d="M13 19h10M27 19h8M13 25h6M23 25h12" stroke="#ffffff" stroke-width="2.600" stroke-linecap="round"/><path d="M18 40h12" stroke="#d8457c" stroke-width="3" stroke-linecap="round"/>`,
} satisfies AppBrand;
