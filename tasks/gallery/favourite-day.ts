import gallery from "#apps/gallery/index.ts";
import { photosOf } from "#apps/gallery/queries.ts";
import { dayKey, startOfDay } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { standardFolders, takenAt, type File, type Files } from "#os/files.ts";
import { defineTask } from "#judge/define.ts";
import { any } from "#judge/allowed-paths.ts";
import { file } from "../kit/files.ts";
import { addEntries } from "../kit/records.ts";
import { formatDate } from "../kit/phrases.ts";

const day = 86_400_000;
const minute = 60_000;
/** Mark all pictures of one day as favorites. Other pictures were taken just before and just after that day. */
export default defineTask({
  apps: [gallery],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "edit", "image"],
  budget: 30,
  revision: 2,

  params: (r, _, { now, offsetMin, lang }) => {
    const daysAgo = r.int(5, 70);
    const at = startOfDay(now, offsetMin) - daysAgo * day;
    return {
      at,
      date: formatDate(dayAt(at, offsetMin), lang),
      key: dayKey(at, offsetMin),
      count: r.int(2, 4),
      first: r.int(1, 8),
    };
  },
  instruction: {
    en: [({ date }) => `Add every picture I took on ${date} to my favourites in {app.gallery}, and no others.`],
    zh: [({ date }) => `在{app.gallery}中，把${date}拍摄的全部图片加入收藏，其他图片不要动。`],
  },
  setup: ({ os }, { at, key, count, first }, { offsetMin }) => {
    const times = [
      ...Array.from({ length: count }, (_, i) => at + (9 * 60 + i * 97) * minute),
      at - 12 * minute,
      at + day + 7 * minute,
    ];
    for (const [i, taken] of times.entries()) {
      const scene = `landscape_${String(((first + i) % 14) + 1).padStart(2, "0")}`;
      addEntries(
        os.files,
        file(`file_day${i}`, `P${1040 + i}.jpg`, standardFolders.camera, taken, { kind: "scene", scenes: [scene] }),
      );
    }
    for (const photo of takenOn(os.files, key, offsetMin)) (photo as { favourite: boolean }).favourite = false;
  },
  checks: [
    {
      that: "all pictures of the day are favourites",
      holds: ({ before, after, params, occasion }) =>
        takenOn(before.os.files, params.key, occasion.offsetMin).every(({ id }) => isFavourite(after.os.files, id)),
    },
    {
      that: "no other picture, and no file that Gallery does not show, became one or is one no more",
      keeps: true,
      holds: ({ before, after, params, occasion }) => {
        const meant = new Set(takenOn(before.os.files, params.key, occasion.offsetMin).map((f) => f.id));
        return Object.keys(before.os.files).every(
          (id) => meant.has(id) || isFavourite(after.os.files, id) === isFavourite(before.os.files, id),
        );
      },
    },
  ],
  allow: ({ os }) => [(os.files as unknown as Record<string, File>)[any]?.favourite],

  oracle: async (o, { date, key }, { offsetMin }) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "search" });
    o.reads([date], key);
    await o.type("query", key);
    const found = takenOn((await o.state()).os.files, key, offsetMin);
    const ids = found.map((f) => f.id);
    // The search for the day shows these pictures and no others.
    o.reads([key], ...found.map((f) => f.name));
    await o.act(gallery, "main.select", { id: ids[0] ?? "file_none" });
    await o.set(gallery, "main", { open: "more" });
    await o.act(gallery, "main.selectAll", { ids });
    await o.set(gallery, "main", { open: "more" });
    await o.act(gallery, "main.favourite");
  },
});
const takenOn = (files: Files, key: string, offsetMin: number): File[] =>
  photosOf(files).filter((f) => dayKey(takenAt(f), offsetMin) === key);
const isFavourite = (files: Files, id: string): boolean => {
  const found = files[id];
  return found?.type === "file" && found.favourite;
};
