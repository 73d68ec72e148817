import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Cubby", zh: "小屉" },
  tint: "#8a6a3f",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect x="11" y="11" width="26" height="26" rx="5"/><path d="M11 24h26M24 24v13"/></g><g fill="#ffd66e"><rect x="19" y="15.500" width="10" height="4" rx="2"/></g>`,
} satisfies AppBrand;
