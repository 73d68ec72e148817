import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Jotly", zh: "拾页" },
  tint: "#fff1ee",
  icon: `<path d="M14 11h16l6 6v20H14z" fill="#e8432e"/><path d="M30 11v6h6" fill="none" stroke="#fff1ee" stroke-width="2"/><path d="M19 24h12M19 30h8" stroke="#ffffff" stroke-width="2.800" stroke-linecap="round"/>`,
} satisfies AppBrand;
