import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Gallery", zh: "相册" },
  tint: "#fff",
  icon: `<rect x="8" y="10" width="32" height="28" rx="6" fill="#5aa7f0"/><circle cx="31.500" cy="18" r="3.800" fill="#ffd65a"/><path d="M8 33l9-11 8 9.500 5-5.500 10 10.500V32a6 6 0 0 1-6 6H14a6 6 0 0 1-6-5z" fill="#2f7d53"/><path d="M8 33l9-11 12.500 16H14a6 6 0 0 1-6-5z" fill="#46a56f"/>`,
} satisfies AppBrand;
