import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Notes", zh: "备忘录" },
  tint: "#ffb93d",
  icon: `<rect x="11" y="9" width="26" height="30" rx="4" fill="#fff"/><rect x="11" y="9" width="26" height="7" rx="3.5" fill="#fff3d6"/><path d="M16 22h16M16 27.500h16M16 33h9" stroke="#e59a12" stroke-width="2.400" stroke-linecap="round"/>`,
} satisfies AppBrand;
