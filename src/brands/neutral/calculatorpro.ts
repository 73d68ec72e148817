import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Tally Laboratory", zh: "算珠实验室" },
  label: { en: "Tally Lab", zh: "算珠实验" },
  tint: "#3f4a73",
  icon: `<path fill="#fff" fill-opacity=".12" d="M0 48A48 48 0 0 1 48 0v48z"/><g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M20 11h8M21.500 11v9.500l-8 13.500a2.400 2.400 0 0 0 2 3.600h17a2.400 2.400 0 0 0 2-3.600l-8-13.500V11"/></g><g fill="#ffd66e"><circle cx="21" cy="32" r="2.200"/><circle cx="27" cy="28.500" r="2.800"/></g>`,
} satisfies AppBrand;
