import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Relay", zh: "传声" },
  tint: "#0f2a3d",
  icon: `<path d="M12 17c0-3 2-5 5-5h14c3 0 5 2 5 5v9c0 3-2 5-5 5H21l-6 6v-6c-2-.6-3-2.400-3-5z" fill="none" stroke="#ffffff" stroke-width="2.800" stroke-linejoin="round"/><path d="M18 19h12M18 25h8" stroke="#5ec8ff" stroke-width="2.800" stroke-linecap="round"/>`,
} satisfies AppBrand;
