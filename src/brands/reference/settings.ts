import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Settings", zh: "设置" },
  tint: "#5b6b86",
  icon: `<g fill="#fff"><rect x="21" y="8" width="6" height="32" rx="2"/><rect x="21" y="8" width="6" height="32" rx="2" transform="rotate(45 24 24)"/><rect x="21" y="8" width="6" height="32" rx="2" transform="rotate(90 24 24)"/><rect x="21" y="8" width="6" height="32" rx="2" transform="rotate(135 24 24)"/><circle cx="24" cy="24" r="11.500"/></g><circle cx="24" cy="24" r="5" fill="#5b6b86"/>`,
} satisfies AppBrand;
