/** Invented names of towns, made from typical parts of town names. */
import { Rng } from "#state/rng.ts";

const firsts =
  "安an 平ping 永yong 清qing 石shi 龙long 白bai 金jin 银yin 玉yu 长chang 新xin 古gu 高gao 大da 双shuang 三san 五wu 九jiu 云yun 林lin 松song 柳liu 桃tao 梅mei 竹zhu 兰lan 枫feng 桐tong 杨yang 榆yu 槐huai 水shui 泉quan 溪xi 湖hu 海hai 江jiang 沙sha 岩yan 丰feng 兴xing 昌chang 福fu 寿shou 康kang 宁ning 泰tai 顺shun 德de 仁ren 义yi 礼li 文wen 凤feng 鹤he 燕yan 鹿lu 马ma 羊yang 虎hu 红hong 黄huang 紫zi 赤chi 上shang 下xia 前qian 后hou 静jing 明ming 光guang 晨chen 宝bao 通tong 会hui 合he 同tong 灵ling 仙xian 天tian 星xing 月yue 春chun 秋qiu 冬dong 盘pan 曲qu 蓝lan 绿lv 麻ma 盐yan 茶cha 瓦wa 砖zhuan 船chuan 桑sang 柏bai 樟zhang 藤teng 莲lian 菊ju 蒲pu 芦lu";
const seconds =
  "阳yang 城cheng 山shan 河he 江jiang 口kou 桥qiao 坪ping 镇zhen 店dian 庄zhuang 村cun 屯tun 堡bao 关guan 岭ling 坡po 坝ba 湾wan 港gang 洲zhou 塘tang 溪xi 泉quan 池chi 原yuan 川chuan 谷gu 沟gou 峰feng 台tai 楼lou 门men 亭ting 寺si 塔ta 园yuan 田tian 林lin 井jing 渡du 集ji 州zhou 宁ning 安an 丰feng 兴xing 昌chang 陵ling 浦pu 圩wei 墩dun 垭ya 荡dang 汊cha 矶ji 畈fan 坳ao 梁liang 崖ya";

export interface StationName {
  readonly en: string;
  readonly zh: string;
  /** Syllables of the Chinese name. */
  readonly pinyin: string;
}
const parseParts = (text: string): { zh: string; pinyin: string }[] =>
  text.split(" ").map((part) => ({ zh: part[0]!, pinyin: part.slice(1) }));

/** Returns names in random order. Each name is unique in Chinese and in Latin letters, and no name is in `taken`. */
export function townNames(taken: readonly StationName[]): StationName[] {
  const latin = new Set(taken.map(({ en }) => en.toLowerCase()));
  const zh = new Set(taken.map((name) => name.zh));
  const all: StationName[] = [];
  for (const first of parseParts(firsts))
    for (const second of parseParts(seconds)) {
      const name = first.pinyin + second.pinyin;
      const written = first.zh + second.zh;
      if (first.zh === second.zh || zh.has(written)) continue;
      all.push({
        en: name[0]!.toUpperCase() + name.slice(1).replace("lv", "lü"),
        zh: written,
        pinyin: `${first.pinyin} ${second.pinyin}`,
      });
    }
  return Rng.of("rails", "names")
    .shuffle(all)
    .filter(({ en }) => {
      const known = latin.has(en.toLowerCase());
      latin.add(en.toLowerCase());
      return !known;
    });
}
export const sides = [
  { en: "East", zh: "东", pinyin: "dong" },
  { en: "South", zh: "南", pinyin: "nan" },
  { en: "West", zh: "西", pinyin: "xi" },
  { en: "North", zh: "北", pinyin: "bei" },
] as const;
