import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Tinker", zh: "调校" },
  tint: "#6b6f78",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M10 18h14M36 18h2M10 30h2M24 30h14"/><circle cx="18" cy="30" r="4.500"/></g><g fill="#ffd66e"><circle cx="30" cy="18" r="4.800"/></g>`,
} satisfies AppBrand;
