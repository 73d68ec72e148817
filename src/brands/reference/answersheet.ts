import type { AppBrand } from "../define.ts";

export default {
  title: { en: "AnswerSheet", zh: "答题卡" },
  spoken: { en: "the answer sheet", zh: "答题卡" },
  tint: "#6a45d8",
  icon: `<rect x="12" y="9" width="24" height="30" rx="4" fill="#fff"/><rect x="18" y="6" width="12" height="7" rx="3" fill="#cdbdf7"/><path d="m16.500 21 2 2 3.500-4M16.500 30l2 2 3.500-4" fill="none" stroke="#6a45d8" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M25 21.500h7M25 30.500h7" stroke="#b9a6f0" stroke-width="2.400" stroke-linecap="round"/>`,
} satisfies AppBrand;
