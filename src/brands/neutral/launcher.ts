import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Perch", zh: "栖枝" },
  tint: "#5d6b84",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M9.500 36h29M14.500 36V23l9.500-9.500 9.500 9.500v13"/></g><g fill="#ffd66e"><circle cx="24" cy="27" r="3.300"/></g>`,
} satisfies AppBrand;
