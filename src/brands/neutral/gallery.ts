import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Glimpse", zh: "掠影" },
  tint: "#a04a6b",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M9 24c4-7 9-10.500 15-10.500S35 17 39 24c-4 7-9 10.500-15 10.500S13 31 9 24z"/></g><g fill="#ffd66e"><circle cx="24" cy="24" r="4.800"/></g>`,
} satisfies AppBrand;
