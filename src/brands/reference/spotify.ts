import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Spotify", zh: "Spotify" },
  tint: "#121212",
  icon: `<circle cx="24" cy="24" r="15" fill="#1ed760"/><g fill="none" stroke="#121212" stroke-linecap="round"><path d="M15.500 20c6-2 12-1.500 17.500 1.300" stroke-width="3"/><path d="M16.500 25.200c5-1.500 10-1 14.500 1.300" stroke-width="2.600"/><path d="M17.500 30c4-1.100 8-.700 11.500 1.100" stroke-width="2.200"/></g>`,
} satisfies AppBrand;
