/**
 * Generates names for streets that the plan does not name. A name consists of two words from lists and the kind of
 * street.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../../cast.ts";
import { parseLocalizedList } from "../../web/grammar.ts";
import type { RoadClass } from "../model.ts";

const firsts = parseLocalizedList(
  "Willow / 柳; Maple / 枫; Cedar / 雪松; Plum / 梅; Peach / 桃; Bamboo / 竹; Lotus / 荷; Orchid / 兰; Osmanthus / 桂; Poplar / 杨; Pine / 松; Cypress / 柏; Apricot / 杏; Reed / 苇; Mulberry / 桑; Camphor / 樟; Crane / 鹤; Heron / 鹭; Swallow / 燕; Magpie / 鹊; Carp / 鲤; Deer / 鹿; Horse / 马; Dragon / 龙; Phoenix / 凤; Jade / 玉; Silver / 银; Golden / 金; Copper / 铜; Iron / 铁; Stone / 石; Brick / 砖; Salt / 盐; Tea / 茶; Silk / 丝; Rice / 米; Lantern / 灯; Bell / 钟; Drum / 鼓; Star / 星; Moon / 月; Cloud / 云; Snow / 雪; Morning / 晨; Evening / 晚; Spring / 春; Autumn / 秋; Clear / 清; Bright / 明; Quiet / 静; Long / 长; Broad / 广; New / 新; Old / 古; North / 北; South / 南; East / 东; West / 西; Upper / 上; Lower / 下; Green / 青; White / 白; Red / 红; Purple / 紫",
);
const seconds = parseLocalizedList(
  "Bridge / 桥; Spring / 泉; Well / 井; Pond / 塘; Brook / 溪; Bay / 湾; Ford / 渡; Shore / 岸; Hill / 岭; Ridge / 岗; Valley / 谷; Grove / 林; Garden / 园; Field / 田; Orchard / 果; Gate / 门; Tower / 塔; Pavilion / 亭; Temple / 寺; Mill / 磨; Market / 集; Village / 村; Court / 院; Wall / 墙; Harbour / 港; Island / 岛; Meadow / 草; Terrace / 台; Wind / 风; Rain / 雨; Flower / 花; Leaf / 叶; Stone / 岩; Forest / 森; Dawn / 曙; Light / 光; Peace / 安; Harmony / 和; Fortune / 福; Joy / 乐; Virtue / 德; Abundance / 丰",
);
const kinds: Readonly<Record<RoadClass, readonly LocalizedText[]>> = {
  motorway: parseLocalizedList("Expressway / 高速"),
  trunk: parseLocalizedList("Road / 路"),
  primary: parseLocalizedList("Avenue / 大道; Road / 大路"),
  secondary: parseLocalizedList("Road / 路; Street / 大街; Road / 路"),
  residential: parseLocalizedList("Street / 街; Road / 路; Lane / 巷; Road / 路; Street / 街"),
  footpath: parseLocalizedList("Alley / 弄; Passage / 里; Alley / 胡同"),
};
/** Yields new names. No name occurs twice. */
export function* streetNames(city: string, taken: Iterable<string>): Generator<LocalizedText, never, RoadClass> {
  const r = Rng.of("geo", city, "names");
  const used = new Set(taken);
  let road = yield { en: "", zh: "" };
  for (;;) {
    const [a, b] = [r.pick(firsts), r.pick(seconds)];
    const kind = r.pick(kinds[road]);
    const name = { en: `${a.en} ${b.en} ${kind.en}`, zh: `${a.zh}${b.zh}${kind.zh}` };
    const stem = `${a.zh}${b.zh}`;
    if (a.en === b.en || used.has(stem) || used.has(name.en) || used.has(name.zh)) continue;
    used.add(stem).add(name.en).add(name.zh);
    road = yield name;
  }
}
/** Returns the words of the names without the kind of street. Shops use these words in their names. */
export const nameStems = (): LocalizedText[] =>
  firsts.flatMap((a) =>
    seconds.filter((b) => a.en !== b.en).map((b) => ({ en: `${a.en} ${b.en}`, zh: `${a.zh}${b.zh}` })),
  );
