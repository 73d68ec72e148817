import files from "../../src/apps/files/index.ts";
import { homes, inFolder, type File } from "../../src/os/files.ts";
import { defineTask } from "../../src/judge/define.ts";
import { added, any } from "../../src/judge/paths.ts";
import { file, folder } from "../kit/files.ts";
import { made, put } from "../kit/records.ts";

/** Extract one of two archives that hold files of the same names, and move one file of it to its folder. */
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
    put(
      os.files,
      folder("file_shelf1", shelf, homes.documents, at),
      folder("file_shelf2", say(`${shelf} 2024`, `${shelf}2024`), homes.documents, at),
    );
    for (const [id, name, note] of [
      ["file_pack1", `${pack}.zip`, say("spring", "春季")],
      ["file_pack2", say(`${pack} (old).zip`, `${pack}（旧）.zip`), say("last autumn", "去年秋季")],
    ] as const) {
      put(os.files, file(id, name, homes.download, at, { kind: "archive" }));
      for (const [i, [en, zh]] of (
        [
          ["Schedule", "日程"],
          ["Members", "名单"],
          ["Rules", "规则"],
        ] as const
      ).entries()) {
        const text = `${say(en, zh)}, ${note}\n`;
        put(os.files, file(`${id}${i + 1}`, `${say(en, zh)}.txt`, id, at, { kind: "text", text }));
      }
    }
  },
  checks: [
    {
      that: "the file of the right archive lies in the folder",
      holds: ({ before, after, params }) => {
        const meant = inFolder(before.os.files, packOf(params.old)).find((f) => f.name === params.wanted);
        return inFolder(after.os.files, "file_shelf1").some(
          (f) => f.name === params.wanted && sameContent(f as File, meant as File),
        );
      },
    },
    {
      that: "the rest of the archive is extracted in Download, as it was",
      holds: ({ before, after, params }) =>
        made(before.os.files, after.os.files).some(
          (f) =>
            f.type === "folder" &&
            f.parent === homes.download &&
            sameFiles(
              inFolder(after.os.files, f.id) as File[],
              inFolder(before.os.files, packOf(params.old)).filter(({ name }) => name !== params.wanted) as File[],
            ),
        ),
    },
  ],
  allow: ({ os }) => [added(os.files, 4)],

  free: [{ why: "What the folder of the archive is called is not said", paths: ({ os }) => [os.files[any]?.name] }],

  oracle: async (o, { wanted, old }) => {
    await o.open(files);
    await o.act(files, "home.folder", { folder: homes.download });
    const before = (await o.state()).os.files;
    await o.act(files, "list.select", { id: packOf(old) });
    await o.set(files, "list", { open: "more" });
    await o.act(files, "list.unzip", { id: packOf(old) });
    const after = (await o.state()).os.files;
    const box = made(before, after).find((f) => f.type === "folder");
    await o.act(files, "list.enter", { folder: box?.id ?? "file_none" });
    const id = inFolder(after, box?.id ?? "file_none").find((f) => f.name === wanted)?.id ?? "file_none";
    await o.act(files, "list.select", { id });
    await o.set(files, "list", { open: "more" });
    await o.act(files, "list.place", { ids: [id], act: "move" });
    await o.act(files, "place.enter", { folder: homes.documents });
    await o.act(files, "place.enter", { folder: "file_shelf1" });
    await o.act(files, "place.here");
  },
});
const packOf = (old: boolean): string => (old ? "file_pack2" : "file_pack1");
const sameFiles = (a: readonly File[], b: readonly File[]): boolean =>
  a.length === b.length && a.every((x) => b.some((y) => x.name === y.name && sameContent(x, y)));
const sameContent = (a: File, b: File): boolean =>
  JSON.stringify([a.content, a.turns, a.crop, false]) === JSON.stringify([b.content, b.turns, b.crop, a.favourite]);
