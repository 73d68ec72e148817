import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Roundel", zh: "圆桌会" },
  tint: "#2457c5",
  icon: `<circle cx="24" cy="24" r="7" fill="#fff"/><g fill="#cfdcff"><circle cx="24" cy="11.500" r="3.600"/><circle cx="24" cy="36.500" r="3.600"/><circle cx="11.500" cy="24" r="3.600"/><circle cx="36.500" cy="24" r="3.600"/></g>`,
} satisfies AppBrand;
