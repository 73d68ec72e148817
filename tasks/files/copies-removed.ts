import files from "#apps/files/index.ts";
import { standardFolders, type FileContent } from "#os/files.ts";
import { defineTask } from "#judge/define.ts";
import { file, folder } from "../kit/files.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Some downloads are copies of the files of a folder, one of them under another name. Other downloads only have the name
 * of a file of this folder. Move the copies to the trash.
 */
export default defineTask({
  apps: [files],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "delete", "explore"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const shelf = r.pick([
      say("Allotment", "菜园"),
      say("Tenants' club", "业主群"),
      say("Reunion", "同学聚会"),
      say("School play", "校园剧"),
      say("Flea market", "跳蚤市场"),
    ]);
    const all = r
      .sample(
        [
          {
            name: say("Plan.txt", "方案.txt"),
            text: say("Meet on the 5th at the gate", "5 号在大门口集合"),
            other: say("Meet on the 6th at the gate", "6 号在大门口集合"),
          },
          {
            name: say("Helpers.txt", "帮手.txt"),
            text: say("Ruth, Finn and Greta", "茹丝、芬恩、葛丽塔"),
            other: say("Ruth, Leon and Greta", "茹丝、里昂、葛丽塔"),
          },
          {
            name: say("Costs.txt", "花费.txt"),
            text: say("Table 40, cups 25, paint 60", "桌子 40，杯子 25，颜料 60"),
            other: say("Table 45, cups 25, paint 60", "桌子 45，杯子 25，颜料 60"),
          },
          {
            name: say("Keys.txt", "钥匙.txt"),
            text: say("The porter has one key", "门卫那里有一把钥匙"),
            other: say("The porter has two keys", "门卫那里有两把钥匙"),
          },
          {
            name: say("To do.txt", "待办.txt"),
            text: say("Print 30 posters, ask the baker", "印 30 张海报，问问面包店"),
            other: say("Print 50 posters, ask the baker", "印 50 张海报，问问面包店"),
          },
          {
            name: say("Phone list.txt", "电话.txt"),
            text: say("Office 555-0120", "办公室 555-0120"),
            other: say("Office 555-0129", "办公室 555-0129"),
          },
        ],
        6,
      )
      .map((one, n) => ({ ...one, id: `file_kept${n}` }));
    return {
      shelf,
      all,
      copies: r.sample([0, 1, 2, 3, 4], 3).toSorted(),
      otherName: r.pick([say("untitled.txt", "未命名.txt"), say("shared.txt", "来自分享.txt")]),
    };
  },
  instruction: {
    en: [
      ({ shelf }) =>
        `Some files in the Download folder are exact copies of files in my folder "${shelf}" in Documents, and not always under the same name. Find those copies in {app.files} and move them to the trash. Keep the files in "${shelf}" and all other downloads.`,
    ],
    zh: [
      ({ shelf }) =>
        `Download 文件夹里有些文件和 Documents 里“${shelf}”文件夹中的文件内容完全一样，名字不一定相同。请用“{app.files}”把 Download 里的这些重复文件移到回收站，“${shelf}”里的文件和其他下载都要保留。`,
    ],
  },
  setup: ({ os }, { shelf, all, copies, otherName }, { now }) => {
    const at = now - 40 * 86_400_000;
    const content = (text: string): FileContent => ({ kind: "text", text: `${text}\n` });
    addEntries(os.files, folder("file_shelf", shelf, standardFolders.documents, at));
    for (const [n, { id, name, text }] of all.entries())
      addEntries(os.files, file(id, name, "file_shelf", at + n * 3_600_000, content(text)));
    // The last copy has another name. The other downloads have the name of a file and a text of nearly the same length.
    for (const [n, { name, text, other }] of all.slice(0, 5).entries()) {
      const isCopy = copies.includes(n);
      addEntries(
        os.files,
        file(
          downloadId(n),
          n === copies.at(-1) ? otherName : name,
          standardFolders.download,
          now - (3 + n * 2) * 86_400_000 - n * 960_000,
          content(isCopy ? text : other),
        ),
      );
    }
  },
  checks: [
    {
      that: "the three copies are in the trash",
      holds: ({ after, params: { copies }, occasion, until }) =>
        copies.every((n) => {
          const trashed = after.os.files[downloadId(n)]?.trashed;
          return trashed?.from === standardFolders.download && trashed.at >= occasion.now && trashed.at <= until;
        }),
    },
  ],
  allow: ({ os }, { copies }) => copies.map((n) => os.files[downloadId(n)]?.trashed),

  oracle: async (o, { copies }) => {
    await o.open(files);
    await o.act(files, "home.storage");
    await o.act(files, "storage.list", { of: "duplicates" });
    for (const n of copies) await o.act(files, "list.select", { id: downloadId(n) });
    await o.act(files, "list.delete");
    await o.confirm();
  },
});
const downloadId = (n: number): string => `file_load${n}`;
