import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Pigeon", zh: "飞鸽" },
  tint: "#3b7a9e",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M38 11 10 22.500l10.500 4L24.500 37zM38 11 20.500 26.500"/></g><g fill="#ffd66e"><circle cx="13.500" cy="34.500" r="3"/></g>`,
} satisfies AppBrand;
