import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Tally", zh: "算珠" },
  tint: "#55606e",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M14.500 14v20M20.800 14v20M27.200 14v20M33.500 14v20"/><g stroke="#ffd66e"><path d="M10 30.500 38 17.500"/></g></g>`,
} satisfies AppBrand;
