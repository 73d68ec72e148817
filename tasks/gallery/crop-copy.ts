import type { File } from "#os/files.ts";
import gallery from "#apps/gallery/index.ts";
import { aspectOf } from "#apps/gallery/crop.ts";
import { sizeOf } from "#apps/gallery/queries.ts";
import { standardFolders } from "#os/files.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { file, folder } from "../kit/files.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Rotate one of several pictures, crop it to a shape, and save it as a copy. */
export default defineTask({
  apps: [gallery],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["edit", "image", "nav"],
  budget: 30,
  revision: 3,

  params: (r, _, { say }) => ({
    album: r.pick([say("Prints", "打印"), say("Frames", "相框"), say("Cards", "贺卡")]),
    wanted: r.int(0, 3),
    right: r.chance(0.5),
    ratio: r.pick(["square", "4:3", "16:9", "9:16"] as const),
  }),
  instruction: {
    en: [
      ({ album, wanted, right, ratio }) =>
        `Open "${pictures[wanted]![1]}" in the album "${album}" and rotate it once to the ${right ? "right" : "left"}. Then crop it to ${ratio === "square" ? "a square" : ratio} and save it as a copy.`,
    ],
    zh: [
      ({ album, wanted, right, ratio }) =>
        `请打开“${album}”相册里的“${pictures[wanted]![2]}”，向${right ? "右" : "左"}旋转一次，再裁剪成${ratio === "square" ? "正方形" : ` ${ratio}`}，并另存为副本。`,
    ],
  },
  setup: ({ os }, { album }, { now, say }) => {
    addEntries(os.files, folder("file_prints", album, standardFolders.pictures, now - 86_400_000));
    for (const [i, [scene, en, zh]] of pictures.entries())
      addEntries(
        os.files,
        file(`file_print${i}`, say(en, zh), "file_prints", now - (i + 2) * 3_600_000, {
          kind: "scene",
          scenes: [scene],
        }),
      );
  },
  checks: [
    {
      that: "a copy in the album is turned the right way",
      holds: ({ before, after, params }) =>
        addedEntries(before.os.files, after.os.files).some(
          (f) => f.type === "file" && isCopyOf(f, params.wanted) && !f.favourite && f.turns === (params.right ? 1 : 3),
        ),
    },
    {
      that: "the copy has the wanted shape",
      holds: ({ before, after, params }) =>
        addedEntries(before.os.files, after.os.files).some((f) => {
          if (f.type !== "file" || !isCopyOf(f, params.wanted) || f.crop === null) return false;
          const size = sizeOf(f);
          const aspect = aspectOf(params.ratio, size)!;
          return Math.abs(size.width / size.height / aspect - 1) < 0.02;
        }),
    },
  ],
  allow: ({ os }) => [added(os.files, 1, { trashed: null })],

  free: [
    {
      why: "What the copy is called and which part of the picture it shows is not said",
      paths: ({ os }) => [os.files[any]?.name, (os.files[any] as File | undefined)?.crop],
    },
  ],

  oracle: async (o, { wanted, right, ratio }) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_prints" });
    await o.act(gallery, "album.open", { id: `file_print${wanted}` });
    await o.act(gallery, "viewer.edit");
    await o.act(gallery, "editor.rotate", { by: right ? 1 : 3 });
    await o.act(gallery, "editor.ratio", { ratio });
    await o.set(gallery, "editor", { open: "save" });
    await o.act(gallery, "editor.saveCopy");
  },
});
const pictures = [
  ["landscape_02", "Lake.jpg", "湖.jpg"],
  ["landscape_10", "Harbour.jpg", "港口.jpg"],
  ["landscape_11", "Tulips.jpg", "郁金香.jpg"],
  ["landscape_01", "Beach.jpg", "海滩.jpg"],
] as const;
const isCopyOf = (f: { parent: string | null; trashed: unknown; content: unknown }, wanted: number): boolean =>
  f.parent === "file_prints" &&
  f.trashed === null &&
  JSON.stringify(f.content) === JSON.stringify({ kind: "scene", scenes: [pictures[wanted]![0]] });
