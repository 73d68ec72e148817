import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Chime", zh: "钟声" },
  tint: "#35658f",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M14.500 31v-8.500a9.500 9.500 0 0 1 19 0V31l2.500 3.500H12z"/></g><g fill="#ffd66e"><circle cx="24" cy="38.500" r="2.800"/></g>`,
} satisfies AppBrand;
