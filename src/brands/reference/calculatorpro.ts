import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Calculator Pro", zh: "计算器 Pro" },
  tint: "#20264a",
  icon: `<rect x="8" y="8" width="32" height="14" rx="5" fill="#c9d6ff"/><path d="M14 12.500h7M16 12.500v5M19.500 12.500v4q0 1.500 1.500 1" fill="none" stroke="#20264a" stroke-width="1.800" stroke-linecap="round"/><path d="M27 15l3 3 5-6" fill="none" stroke="#2f66f2" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><g fill="#59639a"><rect x="8" y="26" width="9" height="6" rx="3"/><rect x="19.500" y="26" width="9" height="6" rx="3"/><rect x="8" y="35" width="9" height="6" rx="3"/><rect x="19.500" y="35" width="9" height="6" rx="3"/></g><rect x="31" y="26" width="9" height="6" rx="3" fill="#8fb0ff"/><rect x="31" y="35" width="9" height="6" rx="3" fill="#ffb15c"/>`,
} satisfies AppBrand;
