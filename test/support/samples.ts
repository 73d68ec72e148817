/** What a run samples: of what is long and seldom broken, a part that its own content decides (scripts/sampled.ts). And what that leaves out. */
import { codeDigestOver } from "../../scripts/compiled-code.ts";
import { filesUnder } from "../../scripts/digests.ts";
import { planKernelProofs, planPageProofs } from "../../scripts/proved.ts";
import { inOrderOfContent, isSampled } from "../../scripts/sampled.ts";
import { adapters } from "../../src/benchmark/agent/adapters/registry.ts";

const adapterTasks = [
  "clock/weekly-alarm",
  "notes/pin-among-drafts",
  "notes/count-in-folder",
  "notes/trash-rescue",
  "messages/sort-out",
  "settings/one-choice",
  "settings/airplane-with-wifi",
  "weather/wet-days",
  "contacts/group-roster",
  "gallery/favourite-day",
  "themes/mixed-look",
  "files/restore-from-folder",
];
/** Three of these need a long press, for which this format has no word. */
const adapterTasksWithoutHolding = adapterTasks
  .filter((task) => !["notes/pin-among-drafts", "messages/sort-out", "gallery/favourite-day"].includes(task))
  .concat("notes/distance-outdoors", "clock/next-alarm");
/** The tasks that an adapter plays: a third of them, by its own code, or with `all` each. */
export function tasksOfAdapter(id: string, all: boolean): readonly string[] {
  const tasks = id === "mobimind" ? adapterTasksWithoutHolding : adapterTasks;
  if (all) return tasks;
  const own = codeDigestOver([`src/benchmark/agent/adapters/${id}.ts`]);
  return inOrderOfContent(tasks, () => `${id} ${own}`).slice(0, tasks.length / 3);
}

/** Apps with much on their screens. */
const walkable = ["ebay", "wechat", "alipay", "maps", "railway", "meeting"];
/** Those that a walk leads through, every picture drawn twice: always the first, another where its own code has it. */
export const walkedApps = (all: boolean): readonly string[] =>
  walkable.filter((id, i) => all || i === 0 || isSampled(codeDigestOver(filesUnder(`src/apps/${id}`)), 8));

/**
 * Ids, and titles where they are given: one letter, digits alone, both, and a name of the generated files' own. A title that is
 * a plain word would be found in other texts.
 */
export const newApps: Readonly<Record<string, string | undefined>> = {
  x: undefined,
  12306: undefined,
  railway12306: undefined,
  item: "Odds and ends",
};
/** Those that are made: half of them, by the code that makes apps, or with `all` each. */
export function newAppIds(all: boolean): readonly string[] {
  const ids = Object.keys(newApps);
  if (all) return ids;
  const own = codeDigestOver(["scripts/new-app.ts", "scripts/generate.ts"]);
  return inOrderOfContent(ids, () => own).slice(0, ids.length / 2);
}

/** Lines that tell how much a run with these shares leaves out, and why it may. */
export function leftOut(all: boolean): string[] {
  const [kernel, page] = [planKernelProofs(all), planPageProofs(all)];
  const of = ({ full, brief, skipped }: typeof kernel): string =>
    `${full.length} in full, ${brief.length} in brief, ${skipped.length} left out, proved as they stand`;
  const episodes = (every: boolean): number =>
    adapters.reduce((sum, { id }) => sum + tasksOfAdapter(id, every).length, 0);
  const part = (some: number, whole: number, what: string): string =>
    `  ${what}: ${some} of ${whole}${some < whole ? ", by their content" : ""}`;
  return [
    "What this run went through of what is proved (tasks/proved.txt) or sampled",
    `  tasks on the bare kernel: ${of(kernel)}`,
    `  tasks on the page: ${of(page)}`,
    part(episodes(all), episodes(true), "episodes of adapters"),
    part(walkedApps(all).length, walkable.length, "apps walked through and drawn twice"),
    part(newAppIds(all).length, Object.keys(newApps).length, "new apps"),
    ...(all ? [] : ["  ./phonebooth test --all leaves nothing out"]),
  ];
}
