import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Kith", zh: "亲友簿" },
  tint: "#4c8a5b",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><circle cx="20" cy="18.500" r="5.500"/><path d="M10 36c.8-6 4.500-9 10-9s9.200 3 10 9M31.500 28.500c4 .5 6.300 3 7 7"/></g><g fill="#ffd66e"><circle cx="31" cy="20.500" r="3.500"/></g>`,
} satisfies AppBrand;
