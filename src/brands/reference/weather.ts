import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Weather", zh: "天气" },
  tint: "#3d86e0",
  icon: `<circle cx="30" cy="18" r="9" fill="#ffd34e"/><path fill="#fff" d="M15 38a8 8 0 0 1-.6-16A11 11 0 0 1 35 25.200a6.500 6.500 0 0 1-1 12.800z"/>`,
} satisfies AppBrand;
