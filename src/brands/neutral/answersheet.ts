import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Tickbox", zh: "勾选单" },
  spoken: { en: "the Tickbox sheet", zh: "勾选单" },
  tint: "#7a5ea8",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect x="12" y="12" width="24" height="24" rx="7"/><g stroke="#ffd66e"><path d="m18 24.5 4.500 4.500 8.500-9.500"/></g></g>`,
} satisfies AppBrand;
