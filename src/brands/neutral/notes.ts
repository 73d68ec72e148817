import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Jotter", zh: "随记" },
  tint: "#b07d2b",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="m13 33.500 1.800-6.800L28.500 13a3.500 3.500 0 0 1 5 5L19.800 31.700z"/><g stroke="#ffd66e"><path d="M26.500 36H37"/></g></g>`,
} satisfies AppBrand;
