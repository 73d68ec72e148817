/** Creates the live rooms. */
import { Rng } from "#state/rng.ts";
import { Composer } from "../social/composer.ts";
import { rareGreat } from "../social/counts.ts";
import { drawSlots, parseForms, type Form } from "../social/forms.ts";
import { grounds, type Ground } from "../social/pictures.ts";
import { roomTexts as roomsEn, roomChat as chatEn } from "./data/en/rooms.ts";
import { roomTexts as roomsZh, roomChat as chatZh } from "./data/zh/rooms.ts";
import type { Room } from "./index.ts";
import { listPersons } from "./people.ts";
import { createCover } from "./pictures.ts";
import { publics, zones, type Public } from "./words.ts";

/**
 * The forms of live rooms: `=` id | zone | area, with "_" for spaces | drawings | grounds; `h` titles; `c` lines of the
 * chat.
 */
const forms: Readonly<Record<Public, readonly Form[]>> = { en: parseForms(roomsEn), zh: parseForms(roomsZh) };
const chats = { en: chatEn, zh: chatZh };
const roomCounts = { en: 95, zh: 135 } as const;

const isGround = (word: string): word is Ground => grounds.some((one) => one === word);

function* createRooms(lang: Public, from: number): Iterable<Room> {
  const rng = Rng.of("videos", lang, "rooms");
  const titles = new Composer(1, {});
  const lines = new Composer(12, {}, (text) => [text]);
  const people = listPersons(lang);
  const taken = new Set<string>();
  for (let n = 0; n < roomCounts[lang]; n++) {
    const form = forms[lang][n % forms[lang].length]!;
    const zone = zones.find((one) => one === form.channel);
    if (!zone) throw new Error(`${form.id}: no zone ${form.channel}`);
    const slots = drawSlots(form, form.subjects.length > 0 ? rng.pick(form.subjects) : null, rng);
    const title = titles.say(rng, form.titles, slots);
    if (title === null) continue;
    const hosts = people.filter(({ user, fans }) => user.zone === zone && fans > 300 && !taken.has(user.id));
    if (hosts.length === 0) continue;
    const { user, fans } = rng.pick(hosts);
    taken.add(user.id);
    const said = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const text = lines.say(rng, rng.chance(0.6) ? form.comments : chats[lang], slots, said);
      if (text !== null) said.add(text);
    }
    yield {
      id: `bili_room_${String(from + n + 1)}`,
      number: String(20_000 + (((from + n + 1) * 736_867) % 8_999_981)),
      public: lang,
      author: user.id,
      name: user.name,
      title,
      zone,
      area: form.kinds[0]!.replaceAll("_", " "),
      viewers: 12 + rng.int(0, 300) + Math.round(fans * (0.01 + rareGreat(rng, 2) * 0.3)),
      cover: createCover(rng, form.art[0]!, form.art.slice(1), rng.pick(form.grounds.filter(isGround))),
      age: rng.int(4, 380),
      chat: [...said].map((text) => ({ name: rng.pick(people).user.name, text })),
    };
  }
}

let cache: readonly Room[] | null = null;
export function listRooms(): readonly Room[] {
  if (!cache) {
    const all: Room[] = [];
    for (const lang of publics) all.push(...createRooms(lang, lang === "en" ? 0 : roomCounts.en));
    cache = all;
  }
  return cache;
}
