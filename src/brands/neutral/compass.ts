import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Lodestar", zh: "北辰" },
  tint: "#2c4a52",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M24 9.500 28.200 19.800 38.500 24l-10.300 4.200L24 38.500l-4.200-10.300L9.500 24l10.300-4.200z"/></g><g fill="#ffd66e"><circle cx="24" cy="24" r="3"/></g>`,
} satisfies AppBrand;
