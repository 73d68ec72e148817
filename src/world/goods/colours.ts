/** The colours of goods: their names, and the colours in which they are drawn. */
import type { LocalizedText } from "../cast.ts";
import { parseRows } from "../web/grammar.ts";

export interface Colour {
  readonly key: string;
  readonly name: LocalizedText;
  readonly hex: string;
}
const table = `
black | Black | 黑色 | #2b2c30
white | White | 白色 | #f3f2ee
ivory | Ivory | 象牙白 | #efe6d2
grey | Grey | 灰色 | #8d9096
charcoal | Charcoal | 炭灰 | #4a4d54
silver | Silver | 银色 | #c3c8cf
gold | Gold | 金色 | #d3a548
rose | Rose Gold | 玫瑰金 | #dca594
copper | Copper | 铜色 | #b6714a
bronze | Bronze | 青铜色 | #8a6a3d
brass | Brass | 黄铜色 | #c39a45
red | Red | 红色 | #c8342f
burgundy | Burgundy | 酒红 | #7c2434
pink | Pink | 粉色 | #eaa0b4
blush | Blush | 浅粉 | #f1cdc8
orange | Orange | 橙色 | #e88636
mustard | Mustard | 芥末黄 | #d3a02e
yellow | Yellow | 黄色 | #f0cc3f
cream | Cream | 奶油色 | #f2e6c8
beige | Beige | 米色 | #d9c7a7
sand | Sand | 沙色 | #cdb48c
camel | Camel | 驼色 | #b9874f
tan | Tan | 棕黄 | #c08552
brown | Brown | 棕色 | #6f4a33
walnut | Walnut | 胡桃木色 | #6b4a35
oak | Oak | 橡木色 | #c9a26b
cherry | Cherry Red | 樱桃红 | #8f2f2a
sunburst | Sunburst | 渐变日落色 | #b5622b
natural | Natural | 原木色 | #d8ae72
olive | Olive | 橄榄绿 | #6c7040
green | Green | 绿色 | #3f8a56
sage | Sage | 鼠尾草绿 | #9db08f
forest | Forest Green | 墨绿 | #29513d
mint | Mint | 薄荷绿 | #a8dcc4
teal | Teal | 蓝绿 | #2a8285
sky | Sky Blue | 天蓝 | #8fc2e6
blue | Blue | 蓝色 | #3768b4
denim | Denim Blue | 牛仔蓝 | #4d6a91
indigo | Indigo | 靛蓝 | #36406e
navy | Navy | 藏青 | #25324f
purple | Purple | 紫色 | #7b55a3
lavender | Lavender | 薰衣草紫 | #b9a7d6
clear | Clear | 透明 | #dbe7ee
`;
const colours: ReadonlyMap<string, Colour> = new Map(
  parseRows(table, 4).map(([key = "", en = "", zh = "", hex = ""]) => [key, { key, name: { en, zh }, hex }]),
);
export function getColour(key: string): Colour {
  const found = colours.get(key);
  if (!found) throw new RangeError(`no colour ${key}`);
  return found;
}
