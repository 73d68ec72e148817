import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Clock", zh: "时钟" },
  tint: "#2f66f2",
  icon: `<circle cx="24" cy="24" r="15" fill="#fff"/><g fill="#b9c9f5"><circle cx="24" cy="12.500" r="1.300"/><circle cx="35.500" cy="24" r="1.300"/><circle cx="24" cy="35.500" r="1.300"/><circle cx="12.500" cy="24" r="1.300"/></g><path d="M24 16v8" stroke="#1b2c5e" stroke-width="2.800" stroke-linecap="round"/><path d="M24 24l6 3.800" stroke="#1b2c5e" stroke-width="2.800" stroke-linecap="round"/><path d="M24 24l-5.500 6.500" stroke="#ff7a45" stroke-width="1.600" stroke-linecap="round"/><circle cx="24" cy="24" r="2" fill="#ff7a45"/>`,
} satisfies AppBrand;
