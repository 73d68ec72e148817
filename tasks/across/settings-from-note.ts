import notes from "#apps/notes/index.ts";
import settings from "#apps/settings/index.ts";
import type { PageId } from "#apps/settings/ids.ts";
import { pages } from "#apps/settings/pages.ts";
import { strings } from "#apps/settings/strings.ts";
import { defineTask } from "#judge/define.ts";
import type { SettingGroup } from "#os/settings.ts";
import type { OsState } from "#os/state.ts";
import { screenChoices, readSetting, plainSwitches } from "../kit/settings.ts";
import { note, openNote } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

type WantedSetting = {
  group: SettingGroup;
  name: string;
  value: string | number | boolean;
  /**
   * A note lists settings for several occasions. Set the phone up for one of them. An older note lists other settings.
   */
  page: PageId | null;
  /** The title of the settings page that contains the setting. */
  under: string;
  title: string;
  told: string;
};

/** Set the phone up as a note says for one of several occasions. An older note lists other settings. */
export default defineTask({
  apps: [notes, settings],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L4",
  tags: ["settings", "search", "extract", "handoff"],
  budget: 60,
  revision: 1,

  params: (r, { os }, { say }) => {
    const choices = r.sample(screenChoices(), 2).map(({ page, row }): WantedSetting => {
      const option = r.pick(row.options.filter((o) => o.put.value !== readSetting(os.settings, row)));
      return {
        group: row.group,
        name: row.name,
        value: option.put.value as string | number,
        page: null,
        under: say(strings.en[pages[page].title], strings.zh[pages[page].title]),
        title: say(strings.en[row.title], strings.zh[row.title]),
        told: say(strings.en[option.label], strings.zh[option.label]),
      };
    });
    const toggles = r.sample(plainSwitches(), 2).map(({ page, row }): WantedSetting => {
      const value = readSetting(os.settings, row) !== true;
      return {
        group: row.group,
        name: row.name,
        value,
        page,
        under: say(strings.en[pages[page].title], strings.zh[pages[page].title]),
        title: say(strings.en[row.title], strings.zh[row.title]),
        told: value ? say("on", "开") : say("off", "关"),
      };
    });
    const occasions = r.sample(
      [
        say("Office", "办公室"),
        say("Night train", "夜车"),
        say("Library", "图书馆"),
        say("Abroad", "国外"),
        say("Concert", "音乐会"),
        say("Camping", "露营"),
      ],
      3,
    );
    return { wanted: r.shuffle([...choices, ...toggles]), occasions, place: r.int(0, 2) };
  },
  instruction: {
    en: [
      ({ occasions }) =>
        `Set my phone up for "${occasions[0]}" the way my note "Phone profiles" says. Only change what's listed there.`,
      ({ occasions }) =>
        `My note "Phone profiles" has settings for different occasions. Apply everything under "${occasions[0]}" in {app.settings}, and nothing else.`,
    ],
    zh: [
      ({ occasions }) => `请按{app.notes}的笔记“手机情景模式”里“${occasions[0]}”那一项设置手机，没列出的设置不要动。`,
      ({ occasions }) =>
        `我在{app.notes}的笔记“手机情景模式”里记了几种场合的设置。请在{app.settings}里把“${occasions[0]}”下面的都设好，其他设置不要改。`,
    ],
  },
  setup: ({ notes: state }, { wanted, occasions, place }, { now, say }) => {
    const lines = (told: (w: WantedSetting) => string): string =>
      wanted
        .map((w) => say(`- ${w.under} › ${w.title}: ${told(w)}`, `- ${w.under} › ${w.title}：${told(w)}`))
        .join("\n");
    // For settings with several options, the two other occasions list other options. For switches, the first other
    // occasion lists the opposite positions. The second other occasion lists the same positions as the wanted occasion.
    const other = (w: WantedSetting, i: number): string => {
      if (w.page !== null) return w.value === (i === 1) ? say("off", "关") : say("on", "开");
      const options = screenChoices()
        .find(({ row }) => row.group === w.group && row.name === w.name)
        ?.row.options.filter((o) => o.put.value !== w.value);
      const option = i === 1 ? options?.[0] : options?.at(-1);
      return option ? say(strings.en[option.label], strings.zh[option.label]) : w.told;
    };
    const part = (i: number): string => `${occasions[i]}\n${lines(i === 0 ? (w) => w.told : (w) => other(w, i))}`;
    const order = [1, 2].toSpliced(place, 0, 0);
    addEntries(
      state.notes,
      note("note_profiles", say("Phone profiles", "手机情景模式"), order.map(part).join("\n\n"), now - 3_600_000),
      note(
        "note_profiles_old",
        say("Phone profiles (old)", "手机情景模式（旧）"),
        `${occasions[0]}\n${lines((w) => other(w, 2))}`,
        now - 1_800_000,
      ),
    );
  },
  checks: [
    { that: "the first setting of the list is as the note says", holds: (c) => isApplied(c, 0) },
    { that: "the second setting of the list is as the note says", holds: (c) => isApplied(c, 1) },
    { that: "the third setting of the list is as the note says", holds: (c) => isApplied(c, 2) },
    { that: "the fourth setting of the list is as the note says", holds: (c) => isApplied(c, 3) },
  ],
  allow: ({ os }, { wanted }) => wanted.map((w) => readSetting(os.settings, w)),

  oracle: async (o, { wanted }, { say }) => {
    await openNote(o, say("Phone profiles", "手机情景模式"), "note_profiles");
    await o.sees(...wanted.map((w) => say(`${w.under} › ${w.title}: ${w.told}`, `${w.under} › ${w.title}：${w.told}`)));
    await o.open(settings);
    for (const { group, name, value, page, title } of wanted) {
      await o.type("query", title);
      if (page === null) {
        await o.act(settings, "home.choice", { group, name });
        await o.act(settings, "choice.set", { value });
      } else {
        await o.act(settings, "home.page", { id: page });
        await o.act(settings, "page.set", { group, name, value });
      }
      if (name !== wanted.at(-1)?.name) await o.back();
    }
  },
});
function isApplied(
  c: { readonly after: { readonly os: OsState }; readonly params: { readonly wanted: readonly WantedSetting[] } },
  i: number,
): boolean {
  const wanted = c.params.wanted[i];
  return wanted !== undefined && readSetting(c.after.os.settings, wanted) === wanted.value;
}
