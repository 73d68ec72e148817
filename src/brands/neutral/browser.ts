import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Wander", zh: "漫步" },
  tint: "#2f7f8c",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><circle cx="23" cy="25" r="12"/><path d="M12 28.500c8 3.500 17 1 22-7.500"/></g><g fill="#ffd66e"><circle cx="35" cy="13" r="3.500"/></g>`,
} satisfies AppBrand;
