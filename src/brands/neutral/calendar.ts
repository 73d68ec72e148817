import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Daybook", zh: "日程簿" },
  tint: "#b3543f",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect x="11" y="13" width="26" height="24" rx="6"/><path d="M11 21h26M18 9.500V15M30 9.500V15"/></g><g fill="#ffd66e"><circle cx="24" cy="29" r="3.500"/></g>`,
} satisfies AppBrand;
