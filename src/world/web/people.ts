/**
 * Names of people who write, comment and are quoted on the web. All are invented, and each has an English and a Chinese
 * form.
 */
import type { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { both, sameInBoth } from "./build.ts";

const givenNames =
  "Adela 静怡|Bram 志远|Carys 佳宁|Dorian 宇航|Edda 雅琴|Fabian 建国|Gwen 晓雯|Hollis 博文|Imke 欣然|Jorin 俊杰|Kaia 若兰|Leif 立峰|Maren 梦瑶|Nils 宁远|Orla 秋月|Petra 佩珊|Quill 启明|Runa 如玉|Silas 思齐|Tilda 婷婷|Ulric 昊天|Vesna 诗涵|Wystan 文涛|Yara 雅楠|Zeno 泽宇|Ansel 安然|Brenna 冰清|Corin 承志|Delphine 丹丹|Emrys 恩泽|Freya 芳菲|Gideon 国栋|Hedda 海燕|Isolde 依依|Jasper 嘉豪|Keira 可心|Lorcan 乐天|Mirela 美玲|Niamh 南星|Osric 欧文".split(
    "|",
  );
const familyNames =
  "Thornbury 唐|Wexley 卫|Aldergate 艾|Brightwater 白|Coldstream 柯|Dunmore 邓|Elmsworth 严|Fairholm 范|Greystone 葛|Hartwell 郝|Inglemere 应|Juniper 蒋|Kestrel 康|Larkspur 兰|Merrow 莫|Netherby 聂|Oakhanger 欧|Pennyfeather 潘|Quickfall 曲|Rookwood 罗|Sedgewick 石|Tallow 谭|Underhill 余|Vantree 万|Wetherell 魏|Yarrow 姚|Ashdown 安|Birchall 毕|Cranmoor 崔|Dovecote 杜".split(
    "|",
  );
export interface PersonName {
  readonly full: LocalizedText;
  /** The name for a second mention: the family name. */
  readonly short: LocalizedText;
}
export function createPersonName(rng: Rng): PersonName {
  const [firstEn = "", firstZh = ""] = rng.pick(givenNames).split(" ");
  const [lastEn = "", lastZh = ""] = rng.pick(familyNames).split(" ");
  const full = lastZh + firstZh;
  return { full: both(`${firstEn} ${lastEn}`, full), short: both(lastEn, full) };
}

const handleParts =
  "quiet 安静的|salty 咸味|second 第二只|copper 铜色|paper 纸|early 早起的|lost 迷路的|tiny 小小|rainy 雨天的|garden 花园|night 夜班|lucky 幸运|north 北边的|plain 普通|slow 慢吞吞的|violet 紫色".split(
    "|",
  );
const handleThings =
  "otter 水獭|teapot 茶壶|ladder 梯子|radish 萝卜|pigeon 鸽子|lantern 灯笼|walnut 核桃|kettle 水壶|bicycle 单车|thimble 顶针|harbour 港湾|pebble 卵石|comet 彗星|sparrow 麻雀|button 纽扣|cloud 云朵".split(
    "|",
  );
/** Creates a nickname for a forum or for comments below an article. */
export function createHandle(rng: Rng): LocalizedText {
  const [partEn = "", partZh = ""] = rng.pick(handleParts).split(" ");
  const [thingEn = "", thingZh = ""] = rng.pick(handleThings).split(" ");
  if (rng.chance(0.25)) return createPersonName(rng).full;
  const number = rng.chance(0.4) ? String(rng.int(2, 98)) : "";
  return rng.chance(0.15)
    ? sameInBoth(`${partEn}_${thingEn}${number}`)
    : both(`${partEn}_${thingEn}${number}`, `${partZh}${thingZh}${number}`);
}
