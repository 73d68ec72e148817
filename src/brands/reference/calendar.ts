import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Calendar", zh: "日历" },
  tint: "#4453e8",
  icon: `<rect x="9" y="11" width="30" height="28" rx="6" fill="#fff"/><path d="M9 17a6 6 0 0 1 6-6h18a6 6 0 0 1 6 6v3H9z" fill="#ff6b57"/><path d="M16.500 8v6M31.500 8v6" stroke="#1d2a8c" stroke-width="2.800" stroke-linecap="round"/><g fill="#c3c9f7"><rect x="14" y="24" width="5" height="4.500" rx="1.200"/><rect x="21.500" y="24" width="5" height="4.500" rx="1.200"/><rect x="29" y="24" width="5" height="4.500" rx="1.200"/><rect x="14" y="31" width="5" height="4.500" rx="1.200"/><rect x="29" y="31" width="5" height="4.500" rx="1.200"/></g><rect x="21.500" y="31" width="5" height="4.500" rx="1.200" fill="#4453e8"/>`,
} satisfies AppBrand;
