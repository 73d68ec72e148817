import files from "#apps/files/index.ts";
import { standardFolders } from "#os/files.ts";
import { defineTask } from "#judge/define.ts";
import { file, folder } from "../kit/files.ts";
import { addEntries } from "../kit/records.ts";

/** Several files with the same name are in the trash. Restore the file from the given folder. */
export default defineTask({
  apps: [files],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "delete"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const name = r.pick([
      say("Minutes.txt", "会议纪要.txt"),
      say("Costs.txt", "费用.txt"),
      say("Contacts list.txt", "联络名单.txt"),
      say("Checklist.txt", "检查表.txt"),
    ]);
    const folders = r.sample(
      [
        say("Board", "理事会"),
        say("Kitchen", "厨房改造"),
        say("Festival", "文化节"),
        say("Bike tour", "骑行"),
        say("Choir", "合唱团"),
      ],
      3,
    );
    return { name, folders, wanted: r.int(0, 2) };
  },
  instruction: {
    en: [
      ({ name, folders, wanted }) =>
        `There are several files called "${name}" in the trash in {app.files}. Restore the one from the folder "${folders[wanted]}" and leave the others.`,
    ],
    zh: [
      ({ name, folders, wanted }) =>
        `“{app.files}”的回收站里有几个名为“${name}”的文件。请恢复原位置为“${folders[wanted]}”文件夹的那一个，其他的保持不动。`,
    ],
  },
  setup: ({ os }, { name, folders }, { now, say }) => {
    for (const [i, box] of folders.entries()) {
      const at = now - (20 + i) * 86_400_000;
      addEntries(
        os.files,
        folder(`file_box${i}`, box, standardFolders.documents, at),
        file(
          `file_gone${i}`,
          name,
          `file_box${i}`,
          at,
          { kind: "text", text: say(`For ${box}.\n`, `用于${box}。\n`) },
          {
            trashed: { at: now - 2 * 86_400_000 - i * 60_000, from: `file_box${i}` },
          },
        ),
      );
    }
  },
  checks: [
    {
      that: "the file is back in its folder",
      holds: ({ after, params }) => {
        const back = after.os.files[`file_gone${params.wanted}`];
        return back?.trashed === null && back.parent === `file_box${params.wanted}`;
      },
    },
  ],
  allow: ({ os }, { wanted }) => [os.files[`file_gone${wanted}`]?.trashed],

  oracle: async (o, { wanted }) => {
    await o.open(files);
    await o.act(files, "home.trash");
    await o.act(files, "trash.select", { id: `file_gone${wanted}` });
    await o.act(files, "trash.restore");
  },
});
