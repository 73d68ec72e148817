import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Railway 12306", zh: "铁路12306" },
  label: { en: "Railway", zh: "铁路12306" },
  tint: "#ffffff",
  icon: `<circle cx="24" cy="24" r="17" fill="#1a6fd0"/><path d="M24 11c5.500 0 8 2.200 8 6v9c0 3-2.200 5-5 5h-6c-2.800 0-5-2-5-5v-9c0-3.800 2.500-6 8-6z" fill="#ffffff"/><path d="M19 17h10v6.500H19z" fill="#1a6fd0"/><circle cx="20.500" cy="27" r="1.500" fill="#e0362c"/><circle cx="27.500" cy="27" r="1.500" fill="#e0362c"/><path d="M19.500 31.500l-3 5M28.500 31.500l3 5M18 34.500h12" stroke="#ffffff" stroke-width="1.800" stroke-linecap="round"/>`,
} satisfies AppBrand;
