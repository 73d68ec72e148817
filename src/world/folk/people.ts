/** Generates people from names, nicknames and likes. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { pickQuarter } from "../places/town.ts";
import { parseLocalizedList, parseLocalized, fill, parseRows } from "../web/grammar.ts";
import { bios, cities } from "./data/bios.ts";
import { familyEn, givenEn, givenZh, nicknamesEn, nicknamesZh, surnamesZh, wellKnown } from "./data/names.ts";
import type { Folk } from "./index.ts";

const peopleCount = 6000;
const bioRows = parseRows(bios, 2).map(([like = "", lines = ""]) => ({ like, lines: parseLocalizedList(lines) }));
const cityRows = parseRows(cities, 3).flatMap(([id = "", name = "", share = ""]) =>
  Array.from({ length: Number(share) }, () => ({ id, name: parseLocalized(name) })),
);
function createNickname(r: Rng, gender: Folk["gender"], name: LocalizedText): LocalizedText {
  const [first = ""] = name.en.split(" ");
  const year = String(r.int(60, 99));
  const en = r.pick([
    () => r.pick(nicknamesEn.whole),
    () => `${r.pick(nicknamesEn.first)}_${r.pick(nicknamesEn.second)}`,
    () => `${r.pick(nicknamesEn.first)} ${r.pick(nicknamesEn.second)}`,
    () => first,
    () => `${first} ${name.en.split(" ")[1]!.charAt(0)}.`,
    () => `${first.toLowerCase()}${year}`,
    () => name.en,
    () => `${first.toLowerCase()}.${r.pick(nicknamesEn.second)}`,
  ])();
  const last = [...name.zh].at(-1)!;
  const calls =
    gender === "f"
      ? nicknamesZh.call.filter((c) => !/爸|老|哥/.test(c))
      : nicknamesZh.call.filter((c) => !/妈|姐/.test(c));
  const zh = r.pick([
    () => r.pick(nicknamesZh.whole),
    () => r.pick(nicknamesZh.whole),
    () => r.pick(nicknamesZh.first) + r.pick(nicknamesZh.second),
    () => r.pick(nicknamesZh.first) + r.pick(nicknamesZh.second),
    () => name.zh,
    () => r.pick(calls).replaceAll("{}", last),
    () => r.pick(nicknamesZh.second) + (r.chance(0.5) ? year : r.pick(["酱", "君", "", "呀", "本人", "大王"])),
  ])();
  return { en, zh };
}
export function* generatePeople(): Iterable<Folk> {
  const r = Rng.of("folk", "people");
  const handles = new Set<string>();
  for (let n = 1; n <= peopleCount; n++) {
    const gender = r.chance(0.52) ? "f" : "m";
    const given = givenZh[gender];
    const name = { en: "", zh: "" };
    do {
      name.en = `${r.pick(givenEn[gender])} ${r.pick(familyEn)}`;
      name.zh = r.pick(surnamesZh) + r.pick(given.first) + r.pick(given.second);
    } while (wellKnown.includes(name.en) || wellKnown.includes(name.zh));
    const nick = createNickname(r, gender, name);
    const city = r.pick(cityRows);
    const quarter = pickQuarter(r);
    const likes = r.sample(bioRows, r.int(1, 3));
    const stem = r
      .pick([nick.en, name.en, `${name.en.split(" ")[1]} ${r.pick(nicknamesEn.second)}`])
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_|_$/g, "");
    let handle = stem;
    for (let i = 0; handles.has(handle); i++) handle = `${stem}${String(r.int(2, 99 + i))}`;
    handles.add(handle);
    const number = String(r.int(2, 19));
    // Six out of ten people have a bio.
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
/** Returns the same people as a list, for generators that need authors. */
export const listPeople = (): readonly Folk[] => [...generatePeople()];
