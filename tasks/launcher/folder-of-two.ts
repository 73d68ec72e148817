import answersheet from "#apps/answersheet/index.ts";
import calculator from "#apps/calculator/index.ts";
import calendar from "#apps/calendar/index.ts";
import launcher from "#apps/launcher/index.ts";
import { findItemOfApp } from "#apps/launcher/queries.ts";
import type { State } from "#apps/launcher/state.ts";
import notes from "#apps/notes/index.ts";
import settings from "#apps/settings/index.ts";
import { titlePlaceholder } from "#brands/define.ts";
import { defineTask } from "#judge/define.ts";

const draggableApps = [calendar, calculator, notes, settings, answersheet];

/** Drag one icon onto another icon and name the new folder. */
export default defineTask({
  apps: [launcher],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L1",
  tags: ["create", "edit"],
  budget: 15,
  revision: 2,

  params: (r, { launcher: state }, { say }) => {
    const [a, b] = r.sample(draggableApps, 2);
    const placed = [a!, b!].map((app) => ({
      app: app.id,
      item: findItemOfApp(state, app.id)?.id ?? "item_",
      name: titlePlaceholder(app),
    }));
    return {
      carried: placed[0]!,
      under: placed[1]!,
      folder: r.pick([say("Daily", "日常"), say("Desk", "书桌"), say("Important", "重要"), say("Tools", "工具")]),
    };
  },
  instruction: {
    en: [
      ({ carried, under, folder }) =>
        `Make a folder called "${folder}" on the home screen with just ${carried.name} and ${under.name} in it.`,
    ],
    zh: [
      ({ carried, under, folder }) => `请在桌面上新建文件夹“${folder}”，里面只放“${carried.name}”和“${under.name}”。`,
    ],
  },
  checks: [
    {
      that: "a folder holds the two apps and nothing else",
      holds: ({ after, params }) => findFolder(after.launcher, params) !== undefined,
    },
    {
      that: "it has the name",
      holds: ({ after, params }) => findFolder(after.launcher, params)?.name === params.folder,
    },
  ],
  allow: ({ launcher: state }, { carried, under }) => [state.items[carried.item], state.items[under.item]],

  oracle: async (o, { carried, under, folder }) => {
    await o.home();
    const { page, column, row } = (await o.state()).launcher.items[under.item]!;
    await o.carry(
      launcher,
      "home.move",
      { item: carried.item, page, column, row },
      { from: carried.name, to: under.name },
    );
    await o.act(launcher, "home.openFolder", { item: under.item });
    await o.act(launcher, "home.startRename");
    await o.type("name", folder);
    await o.act(launcher, "home.rename");
  },
});
interface FolderPair {
  readonly carried: { readonly app: string };
  readonly under: { readonly app: string };
}
function findFolder(state: State, { carried, under }: FolderPair) {
  const wanted = JSON.stringify([carried.app, under.app].toSorted());
  const all = Object.values(state.items).filter((item) => item.type === "folder");
  return all.find((item) => JSON.stringify(item.apps.toSorted()) === wanted);
}
