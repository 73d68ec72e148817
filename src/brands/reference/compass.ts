import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Compass", zh: "指南针" },
  tint: "#16233b",
  icon: `<circle cx="24" cy="24" r="16" fill="#f5f7fb"/><circle cx="24" cy="24" r="16" fill="none" stroke="#8fb0ff" stroke-width="2"/><g stroke="#9aa6bd" stroke-width="1.600" stroke-linecap="round"><path d="M24 10.500v2.500M24 35v2.500M10.500 24h2.500M35 24h2.500"/></g><g transform="rotate(32 24 24)"><path d="M24 12.500l4 11.500h-8z" fill="#e5484d"/><path d="M24 35.500l-4-11.500h8z" fill="#5b6883"/></g><circle cx="24" cy="24" r="2" fill="#fff"/>`,
} satisfies AppBrand;
