import type { AppBrand } from "../define.ts";

export default {
  title: { en: "Alipay", zh: "支付宝" },
  tint: "#1677ff",
  icon: `<circle cx="24" cy="24" r="14.500" fill="none" stroke="#fff" stroke-width="2.800"/><path d="M15.500 20.500h17M24 14v6.500M17 26.500c5-1 11 1.500 16.500 6M31 20.500c-1.500 7-6 11.500-11 12.500-4.500.8-5.500-4-1.500-5.500 4.500-1.600 9 1.500 15 4.500" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round"/>`,
  words: {
    yuebao: { en: "Yu’e Bao", zh: "余额宝" },
    huabei: { en: "Huabei", zh: "花呗" },
    sesame: { en: "Sesame Credit", zh: "芝麻信用" },
  },
} satisfies AppBrand;
