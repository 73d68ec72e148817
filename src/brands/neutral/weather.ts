import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Drizzle", zh: "晴雨" },
  tint: "#4a7fb5",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M15.500 29a6.500 6.500 0 0 1 .5-13 9 9 0 0 1 17-.5A6.800 6.800 0 0 1 33 29z"/><g stroke="#ffd66e"><path d="M17.500 34.500V37M24 34.500v4M30.500 34.500V37"/></g></g>`,
} satisfies AppBrand;
