import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Home", zh: "桌面" },
  tint: "#4a5a86",
  icon: `<path d="M12 23 24 12l12 11v13H28v-8h-8v8h-8z" fill="#fff"/>`,
} satisfies AppBrand;
