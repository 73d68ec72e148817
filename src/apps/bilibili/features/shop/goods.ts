/** The goods of the shop, as the shop shows them. */
import type { LocalizedText } from "#os/values.ts";
import type { GoodsId, GoodsKind } from "./catalogue.ts";

export interface Goods {
  readonly kind: GoodsKind;
  readonly name: LocalizedText;
  readonly text: LocalizedText;
  /** The number of people who want it, as the shop shows it. */
  readonly wanted: number;
  /** Two colours of its picture. */
  readonly colours: readonly [string, string];
}
const item = (
  kind: GoodsKind,
  en: readonly [name: string, text: string],
  zh: readonly [name: string, text: string],
  wanted: number,
  colours: readonly [string, string],
): Goods => ({ kind, name: { en: en[0], zh: zh[0] }, text: { en: en[1], zh: zh[1] }, wanted, colours });
export const goods: Readonly<Record<GoodsId, Goods>> = {
  figureFox: item(
    "figure",
    ["Paper-lantern fox figure, 18 cm", "Painted PVC with a lantern that glows in the dark. The base is numbered."],
    ["纸灯狐手办 18cm", "PVC 涂装，灯笼可夜光，底座带编号。"],
    4_812,
    ["#f2a65a", "#5b3b6e"],
  ),
  figureKnight: item(
    "figure",
    ["Tin Knight movable figure", "Twenty-two joints, three faces, a spare cape and a stand."],
    ["铁皮骑士可动手办", "22 处关节，附三款表情、替换披风和支架。"],
    2_376,
    ["#8fa3bf", "#2e3a52"],
  ),
  figureCat: item(
    "figure",
    ["Noodle-shop cat mini figures, box of six", "Six cats, six bowls. No doubles in one box."],
    ["面馆猫咪小手办 六只装", "六只猫六只碗，一盒不重复。"],
    9_034,
    ["#e9c46a", "#a3452c"],
  ),
  plushTv: item(
    "plush",
    ["Little TV plush, 30 cm", "Soft short fur, embroidered face. Machine washable in a bag."],
    ["小电视毛绒公仔 30cm", "短毛绒，刺绣表情，套袋可机洗。"],
    15_260,
    ["#8bd3f7", "#2f6f95"],
  ),
  plushWhale: item(
    "plush",
    ["Nap whale cushion, 60 cm", "Long enough to hug on the sofa. The cover comes off."],
    ["午睡鲸抱枕 60cm", "够长，能抱着睡，外套可拆洗。"],
    3_480,
    ["#6fa8dc", "#dbe9f6"],
  ),
  plushMoon: item(
    "plush",
    ["Moon rabbit key charm", "Eight centimetres, with a strap that turns."],
    ["月兔毛绒挂件", "8 厘米，挂绳可旋转。"],
    6_121,
    ["#f4e3f0", "#b06a9b"],
  ),
  artbook: item(
    "paper",
    ["Harbour of Clouds art book", "160 pages of backgrounds and sketches, with notes by the painters."],
    ["《云港》设定画集", "160 页背景与草稿，附美术手记。"],
    1_942,
    ["#7fb7be", "#35524a"],
  ),
  postcards: item(
    "paper",
    ["Seasons postcards, set of 12", "Matt paper, one card for each month."],
    ["四季明信片 12 张", "哑光纸，一月一张。"],
    2_590,
    ["#f6c9c9", "#c05a6b"],
  ),
  calendar: item(
    "paper",
    ["Desk calendar with stickers", "Stands on its own, with 200 stickers for birthdays and new episodes."],
    ["追番台历（附贴纸）", "立式台历，附 200 枚追番、生日贴纸。"],
    5_204,
    ["#cde7b0", "#5d8a3a"],
  ),
  mug: item(
    "daily",
    ["Heat-change mug, 350 ml", "The night sky turns to morning with a hot drink. Wash it by hand."],
    ["变色马克杯 350ml", "倒入热水，夜空变清晨，请手洗。"],
    3_318,
    ["#30364f", "#f1b24a"],
  ),
  tote: item(
    "daily",
    ["Danmaku canvas tote", "Holds a laptop of 14 inches. An inner pocket for keys."],
    ["弹幕帆布包", "放得下 14 寸电脑，内袋放钥匙。"],
    2_847,
    ["#efe6d6", "#e0457b"],
  ),
  keycaps: item(
    "daily",
    ["Keycaps “like, coin, save”, set of 3", "Fit most mechanical keyboards."],
    ["三连键帽 3 颗", "适配多数机械键盘。"],
    7_715,
    ["#fbb6cb", "#44506b"],
  ),
};
