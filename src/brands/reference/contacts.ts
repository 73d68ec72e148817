import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Contacts", zh: "通讯录" },
  tint: "#2fb46a",
  icon: `<rect x="12" y="9" width="25" height="30" rx="5" fill="#fff"/><path d="M9.500 16h5M9.500 24h5M9.500 32h5" stroke="#0f7a41" stroke-width="2.600" stroke-linecap="round"/><circle cx="25" cy="20" r="4.600" fill="#2fb46a"/><path d="M16.500 33.500c.700-4.800 4-7.300 8.500-7.300s7.800 2.500 8.500 7.300z" fill="#2fb46a"/>`,
} satisfies AppBrand;
