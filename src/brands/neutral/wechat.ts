import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Hearth", zh: "围炉" },
  tint: "#1f9d61",
  icon: `<path d="M10 13.500A3.500 3.500 0 0 1 13.500 10h21a3.500 3.500 0 0 1 3.500 3.500v15a3.500 3.500 0 0 1-3.500 3.500H28l-4 6-4-6h-6.500a3.500 3.500 0 0 1-3.500-3.500z" fill="#fff"/><path d="M24 15c1 3.500 5 4.600 5 8.600a5 5 0 0 1-10 0c0-2 1-3 2-4 .3 1.400 1 2 1.800 2.200-.4-2.600.2-5 1.200-6.800z" fill="#1f9d61"/>`,
  words: { werun: { en: "Strides", zh: "步步行" } },
} satisfies AppBrand;
