import files from "#apps/files/index.ts";
import { standardFolders, entriesInFolder, type File } from "#os/files.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { file, folder } from "../kit/files.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/**
 * Two archives contain files with the same names. Extract one of the archives, and move one extracted file to a folder.
 */
export default defineTask({
  apps: [files],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => {
    const pack = r.pick([
      say("Workshop", "工坊资料"),
      say("Choir", "合唱团资料"),
      say("Garden club", "园艺社资料"),
      say("Night market", "夜市资料"),
    ]);
    const wanted = r.pick([
      say("Schedule.txt", "日程.txt"),
      say("Members.txt", "名单.txt"),
      say("Rules.txt", "规则.txt"),
    ]);
    return {
      pack,
      wanted,
      shelf: r.pick([say("Keep", "留存"), say("Team", "团队"), say("Reference", "参考")]),
      old: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ pack, wanted, shelf, old }) =>
        `In {app.files}, extract "${pack}${old ? " (old)" : ""}.zip" in Download. Then move "${wanted}" from the extracted folder to "${shelf}" in Documents.`,
    ],
    zh: [
      ({ pack, wanted, shelf, old }) =>
        `请用“{app.files}”应用解压 Download 里的“${pack}${old ? "（旧）" : ""}.zip”，再从解压出来的文件夹里把“${wanted}”移到 Documents 里的“${shelf}”文件夹。`,
    ],
  },
  setup: ({ os }, { pack, shelf }, { now, say }) => {
    const at = now - 5 * 86_400_000;
    addEntries(
      os.files,
      folder("file_shelf1", shelf, standardFolders.documents, at),
      folder("file_shelf2", say(`${shelf} 2024`, `${shelf}2024`), standardFolders.documents, at),
    );
    for (const [id, name, note] of [
      ["file_pack1", `${pack}.zip`, say("spring", "春季")],
      ["file_pack2", say(`${pack} (old).zip`, `${pack}（旧）.zip`), say("last autumn", "去年秋季")],
    ] as const) {
      addEntries(os.files, file(id, name, standardFolders.download, at, { kind: "archive" }));
      for (const [i, [en, zh]] of (
        [
          ["Schedule", "日程"],
          ["Members", "名单"],
          ["Rules", "规则"],
        ] as const
      ).entries()) {
        const text = `${say(en, zh)}, ${note}\n`;
        addEntries(os.files, file(`${id}${i + 1}`, `${say(en, zh)}.txt`, id, at, { kind: "text", text }));
      }
    }
  },
  checks: [
    {
      that: "the file of the right archive lies in the folder",
      holds: ({ before, after, params }) => {
        const meant = entriesInFolder(before.os.files, archiveId(params.old)).find((f) => f.name === params.wanted);
        return entriesInFolder(after.os.files, "file_shelf1").some(
          (f) => f.name === params.wanted && sameContent(f as File, meant as File),
        );
      },
    },
    {
      that: "the rest of the archive is extracted in Download, as it was",
      holds: ({ before, after, params }) =>
        addedEntries(before.os.files, after.os.files).some(
          (f) =>
            f.type === "folder" &&
            f.parent === standardFolders.download &&
            sameFiles(
              entriesInFolder(after.os.files, f.id) as File[],
              entriesInFolder(before.os.files, archiveId(params.old)).filter(
                ({ name }) => name !== params.wanted,
              ) as File[],
            ),
        ),
    },
  ],
  allow: ({ os }) => [added(os.files, 4)],

  free: [{ why: "What the folder of the archive is called is not said", paths: ({ os }) => [os.files[any]?.name] }],

  oracle: async (o, { wanted, old }) => {
    await o.open(files);
    await o.act(files, "home.folder", { folder: standardFolders.download });
    const before = (await o.state()).os.files;
    await o.act(files, "list.select", { id: archiveId(old) });
    await o.set(files, "list", { open: "more" });
    await o.act(files, "list.unzip", { id: archiveId(old) });
    const after = (await o.state()).os.files;
    const box = addedEntries(before, after).find((f) => f.type === "folder");
    await o.act(files, "list.enter", { folder: box?.id ?? "file_none" });
    const id = entriesInFolder(after, box?.id ?? "file_none").find((f) => f.name === wanted)?.id ?? "file_none";
    await o.act(files, "list.select", { id });
    await o.set(files, "list", { open: "more" });
    await o.act(files, "list.place", { ids: [id], act: "move" });
    await o.act(files, "place.enter", { folder: standardFolders.documents });
    await o.act(files, "place.enter", { folder: "file_shelf1" });
    await o.act(files, "place.here");
  },
});
const archiveId = (old: boolean): string => (old ? "file_pack2" : "file_pack1");
const sameFiles = (a: readonly File[], b: readonly File[]): boolean =>
  a.length === b.length && a.every((x) => b.some((y) => x.name === y.name && sameContent(x, y)));
const sameContent = (a: File, b: File): boolean =>
  JSON.stringify([a.content, a.turns, a.crop, false]) === JSON.stringify([b.content, b.turns, b.crop, a.favourite]);
