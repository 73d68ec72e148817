import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Browser", zh: "浏览器" },
  tint: "#1b8bd0",
  icon: `<circle cx="24" cy="24" r="13.500" fill="#fff"/><g fill="none" stroke="#1b8bd0" stroke-width="2.200"><ellipse cx="24" cy="24" rx="6" ry="13.500"/><path d="M11.500 20h25M11.500 28h25"/></g>`,
} satisfies AppBrand;
