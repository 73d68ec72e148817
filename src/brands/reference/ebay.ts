import type { AppBrand } from "../define.ts";

export default {
  title: { en: "eBay", zh: "eBay" },
  tint: "#ffffff",
  icon: `<g font-family="Roboto, sans-serif" font-weight="700" fill="none" stroke-width="4.200" stroke-linecap="round"><path stroke="#e53238" d="M8.500 25.500h8.500a4.500 4.500 0 1 0-1.500 3.600"/><path stroke="#0064d2" d="M20.500 16v13M20.500 25a4.300 4.300 0 1 1 0 .100"/><path stroke="#f5af02" d="M37.500 21v8M37.500 25a4 4 0 1 0 0 .100"/><path stroke="#86b817" d="M35.500 33.500l3.500 0 2.500-12.500" stroke-width="3.200"/></g>`,
  words: {
    "money-back": { en: "eBay Money Back Guarantee", zh: "eBay 退款保障" },
  },
} satisfies AppBrand;
