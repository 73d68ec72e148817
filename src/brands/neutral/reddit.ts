import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Threadly", zh: "话串" },
  tint: "#fff0e8",
  icon: `<path d="M12 12h24v16H22l-7 6v-6h-3z" fill="#d4551c"/><path d="M18 18h12M18 23h8" stroke="#fff0e8" stroke-width="2.400" stroke-linecap="round"/><path d="M24 33h10l4 4v-9" fill="none" stroke="#d4551c" stroke-width="2.400" stroke-linejoin="round" stroke-linecap="round"/>`,
} satisfies AppBrand;
