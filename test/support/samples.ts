/**
 * Selects the samples of a run. Long tests that rarely fail run only in part, and their own content selects this part
 * (scripts/build/sampling.ts). This file also describes the skipped parts.
 */
import { codeDigestOver } from "#scripts/build/compiled-code.ts";
import { filesUnder } from "#scripts/build/digests.ts";
import { planKernelProofs, planPageProofs } from "#scripts/build/proof-record.ts";
import { sortByContent, isSampled } from "#scripts/build/sampling.ts";
import { apps } from "#apps/registry.ts";
import { adapters } from "#benchmark/agent/adapters/registry.ts";

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
/**
 * The tasks for an adapter whose format cannot express a long press. Two other tasks replace the three that need one.
 */
const adapterTasksWithoutLongPress = adapterTasks
  .filter((task) => !["notes/pin-among-drafts", "messages/sort-out", "gallery/favourite-day"].includes(task))
  .concat("notes/distance-outdoors", "clock/next-alarm");
/**
 * Returns the tasks that an adapter plays. With `all`, the adapter plays all tasks. Otherwise it plays a third of the
 * tasks; a digest of the adapter's code selects this third.
 */
export function tasksOfAdapter(id: string, all: boolean): readonly string[] {
  const tasks = id === "mobimind" ? adapterTasksWithoutLongPress : adapterTasks;
  if (all) return tasks;
  const own = codeDigestOver([`src/benchmark/agent/adapters/${id}.ts`]);
  return sortByContent(tasks, () => `${id} ${own}`).slice(0, tasks.length / 3);
}

/** Apps with many elements on their screens. */
const busyApps = ["ebay", "wechat", "alipay", "maps", "railway", "meeting", "rednote"];
/**
 * Returns the apps of the purity walk, which draws every screenshot twice. The first app is always among them.
 * Another app is included if a digest of its own code falls into the sample.
 */
export const walkedApps = (all: boolean): readonly string[] =>
  busyApps.filter((id, i) => all || i === 0 || isSampled(codeDigestOver(filesUnder(`src/apps/${id}`)), 8));

/**
 * Returns the apps that the monkey test explores. The launcher is always among them. Another app is included if a digest
 * of its own code falls into the sample.
 */
export const exploredApps = (all: boolean): readonly string[] =>
  apps
    .map(({ id }) => id)
    .filter((id) => all || id === "launcher" || isSampled(`monkey ${codeDigestOver(filesUnder(`src/apps/${id}`))}`, 3));

/**
 * Returns the apps whose screens for typing are opened on the page. Notes is always among them. Another app is included
 * if a digest of its own code and of the keyboard's falls into the sample.
 */
export const typedApps = (all: boolean): readonly string[] => {
  const keyboard = codeDigestOver(["src/ui/enter.ts", "src/ui/overlay-position.ts", "src/os/opening-focus.ts"]);
  return apps
    .map(({ id }) => id)
    .filter(
      (id) =>
        all || id === "notes" || isSampled(`typed ${keyboard} ${codeDigestOver(filesUnder(`src/apps/${id}`))}`, 3),
    );
};

/**
 * Ids of new apps, some with a title: one letter, only digits, letters and digits, and a name that the generated files
 * also use. The last id needs a title, because the common word "item" also occurs in other texts.
 */
export const newApps: Readonly<Record<string, string | undefined>> = {
  q: undefined,
  12306: undefined,
  railway12306: undefined,
  item: "Odds and ends",
};
/**
 * Returns the apps that the test creates. With `all`, the test creates all apps. Otherwise it creates half of the apps;
 * a digest of the code that creates apps selects this half.
 */
export function newAppIds(all: boolean): readonly string[] {
  const ids = Object.keys(newApps);
  if (all) return ids;
  const own = codeDigestOver(["scripts/build/new-app.ts", "scripts/build/generate.ts"]);
  return sortByContent(ids, () => own).slice(0, ids.length / 2);
}

/**
 * Returns whether a run also type-checks, lints and builds the tree with the created apps. This takes as long as the
 * checks of the repository. A digest of the code that creates apps, of the checks and of the system's declarations
 * decides.
 */
export const areNewAppsChecked = (all: boolean): boolean =>
  all ||
  isSampled(
    codeDigestOver([
      "scripts/build/new-app.ts",
      "scripts/build/generate.ts",
      "scripts/build/check.ts",
      ...filesUnder("src/os"),
    ]),
    3,
  );

/** Lines that describe how much a run skips, and why. */
export function describeSkipped(all: boolean): string[] {
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
    part(walkedApps(all).length, busyApps.length, "apps walked through and drawn twice"),
    part(exploredApps(all).length, apps.length, "apps explored with random actions"),
    part(typedApps(all).length, apps.length, "apps whose screens for typing are opened"),
    part(newAppIds(all).length, Object.keys(newApps).length, "new apps"),
    part(Number(areNewAppsChecked(all)), 1, "checks of the tree with new apps"),
    ...(all ? [] : ["  ./phonebooth test --all leaves nothing out"]),
  ];
}
