import gallery from "#apps/gallery/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { standardFolders } from "#os/files.ts";
import { file, folder } from "../kit/files.ts";
import { addEntries } from "../kit/records.ts";

const names = [
  ["Stairs", "楼梯"],
  ["Stove", "炉子"],
  ["Window", "窗户"],
  ["Balcony", "阳台"],
  ["Hallway", "走廊"],
] as const;

/** Open the details of one picture in an album. Another album has pictures with the same names. */
export default defineTask({
  apps: [gallery],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "image"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const [album, other] = r.sample(
      [
        say("Mill Lane", "磨坊巷"),
        say("Canal Road", "运河路"),
        say("Mason Street", "石匠街"),
        say("Weaver Street", "织工街"),
      ],
      2,
    );
    const wanted = r.int(0, names.length - 1);
    return { album: album!, other: other!, wanted, name: say(names[wanted]![0], names[wanted]![1]) };
  },
  instruction: {
    en: [
      ({ album, name }) =>
        `Show the details of "${name}.jpg" in my album "${album}" and leave them open. Don't change anything.`,
    ],
    zh: [({ album, name }) => `请打开“${album}”相册里“${name}.jpg”这张图片的详情，停在那里，什么都不要改。`],
  },
  setup: ({ os }, { album, other }, { now, say }) => {
    for (const [a, called] of [album, other].entries()) {
      addEntries(os.files, folder(`file_flat${a}`, called, standardFolders.pictures, now - 86_400_000));
      for (const [i, [en, zh]] of names.entries())
        addEntries(
          os.files,
          file(`file_room${a}${i}`, `${say(en, zh)}.jpg`, `file_flat${a}`, now - (a * 9 + i + 1) * 3_600_000, {
            kind: "scene",
            scenes: [`landscape_${String(a * 5 + i + 1).padStart(2, "0")}`],
          }),
        );
    }
  },
  checks: [
    {
      that: "the picture is on the screen",
      holds: ({ after, params }) =>
        findFrontScreen(after.view, gallery, "viewer")?.view.at === `file_room0${params.wanted}`,
    },
    {
      that: "its details are open",
      holds: ({ after }) => findFrontScreen(after.view, gallery, "viewer")?.view.open === "info",
    },
  ],
  allow: () => [],
  shown: ({ view }) => [view.front, view.tasks["gallery"]],
  free: [
    {
      why: "By whichever album or list the picture was opened, it is the same picture",
      paths: ({ view }) => {
        const { params } = view.tasks["gallery"]!.stack as unknown as { params: { id: string; among: string[] } };
        return [params.id, params.among];
      },
    },
  ],

  oracle: async (o, { wanted }) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_flat0" });
    await o.act(gallery, "album.open", { id: `file_room0${wanted}` });
    await o.set(gallery, "viewer", { open: "info" });
  },
});
