/** People of the public, made of names, nicknames and what they like. */
import { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { drawQuarter } from "../places/town.ts";
import { bothList, bothOf, fill, rowsOf } from "../web/grammar.ts";
import { bios, cities } from "./data/bios.ts";
import { familyEn, givenEn, givenZh, nickEn, nickZh, surnamesZh, wellKnown } from "./data/names.ts";
import type { Folk } from "./index.ts";

const count = 6000;
const bioRows = rowsOf(bios, 2).map(([like = "", lines = ""]) => ({ like, lines: bothList(lines) }));
const cityRows = rowsOf(cities, 3).flatMap(([id = "", name = "", share = ""]) =>
  Array.from({ length: Number(share) }, () => ({ id, name: bothOf(name) })),
);
function nickOf(r: Rng, gender: Folk["gender"], name: Both): Both {
  const [first = ""] = name.en.split(" ");
  const year = String(r.int(60, 99));
  const en = r.pick([
    () => r.pick(nickEn.whole),
    () => `${r.pick(nickEn.first)}_${r.pick(nickEn.second)}`,
    () => `${r.pick(nickEn.first)} ${r.pick(nickEn.second)}`,
    () => first,
    () => `${first} ${name.en.split(" ")[1]!.charAt(0)}.`,
    () => `${first.toLowerCase()}${year}`,
    () => name.en,
    () => `${first.toLowerCase()}.${r.pick(nickEn.second)}`,
  ])();
  const last = [...name.zh].at(-1)!;
  const calls =
    gender === "f" ? nickZh.call.filter((c) => !/爸|老|哥/.test(c)) : nickZh.call.filter((c) => !/妈|姐/.test(c));
  const zh = r.pick([
    () => r.pick(nickZh.whole),
    () => r.pick(nickZh.whole),
    () => r.pick(nickZh.first) + r.pick(nickZh.second),
    () => r.pick(nickZh.first) + r.pick(nickZh.second),
    () => name.zh,
    () => r.pick(calls).replaceAll("{}", last),
    () => r.pick(nickZh.second) + (r.chance(0.5) ? year : r.pick(["酱", "君", "", "呀", "本人", "大王"])),
  ])();
  return { en, zh };
}
export function* people(): Iterable<Folk> {
  const r = Rng.of("folk", "people");
  const handles = new Set<string>();
  for (let n = 1; n <= count; n++) {
    const gender = r.chance(0.52) ? "f" : "m";
    const given = givenZh[gender];
    const name = { en: "", zh: "" };
    do {
      name.en = `${r.pick(givenEn[gender])} ${r.pick(familyEn)}`;
      name.zh = r.pick(surnamesZh) + r.pick(given.first) + r.pick(given.second);
    } while (wellKnown.includes(name.en) || wellKnown.includes(name.zh));
    const nick = nickOf(r, gender, name);
    const city = r.pick(cityRows);
    const quarter = drawQuarter(r);
    const likes = r.sample(bioRows, r.int(1, 3));
    const stem = r
      .pick([nick.en, name.en, `${name.en.split(" ")[1]} ${r.pick(nickEn.second)}`])
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_|_$/g, "");
    let handle = stem;
    for (let i = 0; handles.has(handle); i++) handle = `${stem}${String(r.int(2, 99 + i))}`;
    handles.add(handle);
    const number = String(r.int(2, 19));
    // Six of ten write something.
    const bio = r.chance(0.6)
      ? fill(r.pick(likes[0]!.lines), {
          n: { en: number, zh: number },
          q: city.id === "larkhaven" ? quarter.name : city.name,
        })
      : { en: "", zh: "" };
    yield {
      id: `folk_${n}`,
      name,
      nick,
      handle,
      gender,
      born: r.int(1950, 2007),
      city: city.id,
      region:
        city.id === "larkhaven"
          ? { en: `${city.name.en} ${quarter.name.en}`, zh: `${city.name.zh} ${quarter.name.zh}` }
          : city.name,
      bio,
      likes: likes.map(({ like }) => like),
      since: r.int(2012, 2025),
    };
  }
}
/** The same people for what other generators put under their names. */
export const everybody = (): readonly Folk[] => [...people()];
