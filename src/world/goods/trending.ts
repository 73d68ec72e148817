/** Popular searches. Each of these searches finds listings. */
import type { LocalizedText } from "../cast.ts";

export const trending: readonly LocalizedText[] = [
  { en: "film camera", zh: "胶片相机" },
  { en: "mechanical keyboard", zh: "机械键盘" },
  { en: "fountain pen", zh: "钢笔" },
  { en: "vinyl record", zh: "黑胶唱片" },
  { en: "running sneakers", zh: "跑步 运动鞋" },
  { en: "espresso machine", zh: "意式咖啡机" },
  { en: "acoustic guitar", zh: "民谣吉他" },
  { en: "building set", zh: "积木" },
  { en: "leather handbag", zh: "手提包" },
  { en: "drone", zh: "无人机" },
  { en: "teapot", zh: "紫砂" },
  { en: "trading card", zh: "集换卡" },
];
