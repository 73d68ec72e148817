// Assigns the modules of the pages to output files (chunks), so that a page fetches only the code that it needs.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { osId } from "#os/command.ts";
import { drawingPrefix, fullModelPrefix, langs, modelPrefix, moreScreensPrefix, textsPrefix } from "./app-chunks.ts";

/** A large module that at most this many apps share gets a separate file, which no other app fetches. */
const maxSharingApps = 3;
/**
 * Matches drawings and tables of the world that are code. An app that needs the drawings and tables of one part must
 * not fetch the drawings and tables of another part.
 */
const worldPartPattern = /\/src\/world\/([^/]+)\//;
/**
 * The part of the kit that draws portraits. It belongs to the output file of the portraits, not to the output file of
 * the kit. An output file includes everything that its modules import, and every app fetches the file of the kit. So
 * every app would fetch the portraits.
 */
const portraitPattern = /\/src\/ui\/kit\/portrait\.tsx$/;
const worldPartOf = (id: string): string | undefined =>
  portraitPattern.test(id) ? "portraits" : worldPartPattern.exec(id)?.[1];
/** Matches parts of the kit that only social apps use. */
const socialPattern = /\/src\/ui\/kit\/social\//;
/** The parts of Solid that one app alone uses are small, except the stores. */
const solidPattern = /\/node_modules\/solid-js\/(?!store\/)/;
/** Shared code of at least this length in characters gets a separate file. */
const minSharedLength = 12_000;
/**
 * A module that is at most this long and that at least this many apps use is in `base`. Otherwise, an app would fetch
 * the whole file of the kit for one small function or icon.
 */
const maxSmallLength = 1000;
const minAppsOfSmall = 8;
/** The texts of an app get separate files if both languages together have at least this length in characters. */
const minTextsLength = 6000;
interface Module {
  readonly code?: string | null;
  readonly importedIds: readonly string[];
}
interface Group {
  readonly name: (id: string, modules: Modules) => string | null;
  readonly priority: number;
}
interface Modules {
  getModuleInfo(id: string): Module | null;
}

/**
 * Assigns modules to files. `base` has the code that the first screen needs. `common` has the code that the models of
 * several apps share and that `base` does not have. `kit` has the code that the screens of several apps share. Each app has a
 * file for its model and another file for its screens with their sheets. An app that shares a file with a few other
 * apps has model and screens in one file, so that it does not fetch more files. Code that no app needs at first is in
 * `late` if several apps share it, and otherwise in a separate file of the app.
 */
export function chunkGroups(root: string, home: string): Group[] {
  let places: ReadonlyMap<string, string> | null = null;
  const placeOf = (id: string, modules: Modules): string | null => {
    places ??= assignChunks(root, home, modules);
    return places.get(id) ?? null;
  };
  const named = ["base", "arithmetic", "common", "kit"];
  const isLate = (place: string): boolean =>
    place === deferredShared || place.includes(fullModelSuffix) || place.includes(moreSuffix);
  // A group includes everything that its modules import, except modules of earlier groups.
  const groups: ((place: string) => boolean)[] = [
    ...named.map((name) => (place: string) => place === name),
    (place) => place.startsWith(sharedByFewPrefix),
    (place) => !named.includes(place) && !place.startsWith(sharedByFewPrefix) && !isLate(place),
    (place) => place === deferredShared,
    (place) => place.includes(fullModelSuffix),
    (place) => place.includes(moreSuffix),
  ];
  return groups.map((fits, n) => ({
    priority: groups.length - n,
    name: (id, modules) => {
      const place = placeOf(id, modules);
      return place !== null && fits(place) ? place : null;
    },
  }));
}
/** Deferred code that several apps share. */
const deferredShared = "late";
/** Parts of the names of deferred files: the full model of an app, and the app's remaining screens and texts. */
const fullModelSuffix = "-whole";
const moreSuffix = "-more";
/** Start of the names of files that only a few apps share. */
const sharedByFewPrefix = "of-";
function assignChunks(root: string, home: string, modules: Modules): ReadonlyMap<string, string> {
  const apps = readdirSync(join(root, "src/apps"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const places = new Map<string, string>();
  const put = (ids: Iterable<string>, place: string): void => {
    for (const id of ids) if (!places.has(id)) places.set(id, place);
  };
  const homeWords = langs.map((lang) => `\0${textsPrefix}${home}/${lang}`);
  put(
    withImports(modules, [
      join(root, "src/ui/screen.tsx"),
      `\0${modelPrefix}${home}`,
      `\0${drawingPrefix}${home}`,
      ...homeWords,
    ]),
    "base",
  );
  const models = apps.map((id) => withImports(modules, [`\0${modelPrefix}${id}`]));
  const firsts = apps.map((id, n) => withImports(modules, [`\0${drawingPrefix}${id}`]).union(models[n]!));
  const users = new Map<string, string[]>();
  firsts.forEach((first, n) => {
    for (const id of first.union(
      withImports(modules, [`\0${fullModelPrefix}${apps[n]}`, `\0${moreScreensPrefix}${apps[n]}`]),
    ))
      users.set(id, [...(users.get(id) ?? []), apps[n]!]);
  });
  const shared = (id: string): boolean => (users.get(id)?.length ?? 0) > 1;
  // Small code is in `base`, so that no app needs an additional file for such code. This applies to the kit's sheets,
  // to code that one app shares with deferred parts of the phone (mostly icons), and to the parts of Solid that only
  // one app uses.
  const later = withImports(
    modules,
    ["shell/over.ts", "shell/typing.ts"].map((path) => join(root, "src/ui", path)),
  );
  put(
    [...users.keys()].filter((id) => (shared(id) ? id.endsWith(".css") : later.has(id) || solidPattern.test(id))),
    "base",
  );
  put(
    [...users]
      .filter(([id, by]) => by.length >= minAppsOfSmall && lengthOf(modules, id) <= maxSmallLength)
      .map(([id]) => id),
    "base",
  );
  const early = firsts.reduce((all, first) => all.union(first), new Set<string>());
  put(
    [...users.keys()].filter((id) => shared(id) && !early.has(id)),
    deferredShared,
  );
  put(
    [...users.keys()].filter((id) => shared(id) && /\/(decimal\.js|src\/arithmetic)\//.test(id)),
    "arithmetic",
  );
  const few = sharedByFew(modules, users, places);
  for (const [place, ids] of few) put(ids, place);
  // Social apps draw portraits. Code that only they share is in the file of the portraits, so that the other apps do not
  // fetch it in the file of the kit, and most social apps do not fetch the file of the kit.
  const social = new Set([...users].filter(([id]) => socialPattern.test(id)).flatMap(([, by]) => by));
  put(
    [...users].filter(([id, by]) => shared(id) && by.every((app) => social.has(app))).map(([id]) => id),
    sharedByFewPrefix + "portraits",
  );
  for (const own of models) put([...own].filter(shared), "common");
  put([...users.keys()].filter(shared), "kit");
  models.forEach((own, n) => put(own, apps[n]!));
  const isOfFew = (app: string): boolean => [...few.values()].flat().some((id) => users.get(id)!.includes(app));
  langs.forEach((lang) => put([`\0${textsPrefix}${osId}/${lang}`], `${osId}-${lang}`));
  for (const app of apps) {
    for (const [more, home] of [
      ["", isOfFew(app) ? app : `${app}-drawing`],
      ["/more", app + moreSuffix],
    ] as const) {
      const words = langs.map((lang) => `\0${textsPrefix}${app}/${lang}${more}`);
      const length = words.reduce((sum, id) => sum + lengthOf(modules, id), 0);
      if (length < minTextsLength) put(words, home);
      words.forEach((id, n) => put([id], `${app}${more.replace("/", "-")}-${langs[n]}`));
    }
    put(withImports(modules, [`\0${drawingPrefix}${app}`]), isOfFew(app) ? app : `${app}-drawing`);
    put(withImports(modules, [`\0${fullModelPrefix}${app}`]), app + fullModelSuffix);
    put(withImports(modules, [`\0${moreScreensPrefix}${app}`]), app + moreSuffix);
  }
  return places;
}
/**
 * Returns groups of modules that several apps use. For each set of at most `maxSharingApps` apps, one group has the
 * modules that exactly these apps use. For each part of the world, one group has the modules that more apps use. The
 * keys are the names of the groups' output files. A group shorter than `minSharedLength` joins the smallest of the other
 * groups whose apps include its own; if there is none, it is left out.
 */
function sharedByFew(
  modules: Modules,
  users: ReadonlyMap<string, readonly string[]>,
  placed: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [id, apps] of users) {
    const part = worldPartOf(id);
    const name = apps.length > maxSharingApps ? part : apps.toSorted().join("-");
    if (apps.length < 2 || name === undefined || placed.has(id)) continue;
    found.set(sharedByFewPrefix + name, [...(found.get(sharedByFewPrefix + name) ?? []), id]);
  }
  const isLong = (ids: readonly string[]): boolean =>
    ids.reduce((sum, id) => sum + lengthOf(modules, id), 0) >= minSharedLength;
  const appsOf = (ids: readonly string[]): ReadonlySet<string> => new Set(ids.flatMap((id) => users.get(id)!));
  const [long, short] = [[...found].filter(([, ids]) => isLong(ids)), [...found].filter(([, ids]) => !isLong(ids))];
  const hosts = long
    .map(([name, ids]) => ({ name, apps: appsOf(ids) }))
    .filter(({ apps }) => apps.size <= maxSharingApps)
    .toSorted((a, b) => a.apps.size - b.apps.size);
  const files = new Map(long);
  for (const [, ids] of short) {
    const host = hosts.find(({ apps }) => appsOf(ids).isSubsetOf(apps));
    if (host) files.set(host.name, [...files.get(host.name)!, ...ids]);
  }
  return files;
}
const lengthOf = (modules: Modules, id: string): number => modules.getModuleInfo(id)?.code?.length ?? 0;
/** Returns the modules with everything that they import. */
function withImports(modules: Modules, starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) add(next);
  };
  for (const start of starts) add(start);
  return found;
}
