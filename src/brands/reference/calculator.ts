import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Calculator", zh: "计算器" },
  tint: "#d9dfec",
  icon: `<rect x="9" y="8" width="30" height="10" rx="4" fill="#2b3350"/><rect x="27" y="11.500" width="8" height="3" rx="1.500" fill="#8fb0ff"/><g fill="#ffffff"><circle cx="13" cy="25" r="4"/><circle cx="24" cy="25" r="4"/><circle cx="13" cy="36" r="4"/><circle cx="24" cy="36" r="4"/></g><circle cx="35" cy="25" r="4" fill="#8fb0ff"/><circle cx="35" cy="36" r="4" fill="#2f66f2"/>`,
} satisfies AppBrand;
