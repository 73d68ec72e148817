// The layers of the code base: a part may import what stands behind it here, and nothing else of ours.
const layers = {
  "src/state": [],
  "src/arithmetic": [],
  "src/brands": [],
  "src/contract": [],
  "src/benchmark/metrics": ["src/contract"],
  "src/world": ["src/state"],
  "src/os": ["src/state"],
  "src/apps": ["src/world", "src/os", "src/state", "src/arithmetic"],
  "src/judge": ["src/brands/define\\.ts", "src/apps", "src/world", "src/os", "src/state"],
  "src/benchmark/graph": ["src/apps", "src/brands", "src/os", "src/state", "src/contract"],
  "src/benchmark/agent": ["src/contract"],
  "src/env": [
    "src/judge",
    "src/brands",
    "src/apps",
    "src/world",
    "src/os",
    "src/state",
    "src/contract",
    "tasks/book\\.ts",
    "src/benchmark/metrics",
  ],
  "src/durable": ["src/env", "src/brands", "src/world", "src/os", "src/state", "src/contract", "tasks/version\\.ts"],
  "src/benchmark/oracle": [
    "src/judge",
    "src/brands",
    "src/apps",
    "src/os",
    "src/state",
    "src/contract",
    "src/benchmark/agent",
  ],
  "src/benchmark/verify": [
    "src/benchmark/oracle",
    "src/benchmark/graph/draw\\.ts",
    "src/judge",
    "src/apps",
    "src/world",
    "src/os",
    "src/state",
    "src/contract",
    "src/benchmark/agent",
    "tasks/book\\.ts",
  ],
  "src/benchmark/desk": ["src/contract"],
  "src/benchmark/run": [
    "src/benchmark/desk",
    "src/benchmark/agent",
    "src/benchmark/oracle",
    "src/benchmark/metrics",
    "src/env/(task-book|boots|writes)\\.ts",
    "src/judge",
    "src/apps",
    "src/world",
    "src/os",
    "src/state",
    "src/contract",
    "tasks/(book|version)\\.ts",
  ],
  "src/benchmark/report": ["src/benchmark/run", "src/benchmark/metrics", "src/benchmark/agent", "src/contract"],
  "src/benchmark/export": [
    "src/benchmark/run",
    "src/brands",
    "src/benchmark/agent",
    "src/apps",
    "src/os",
    "src/state",
    "src/contract",
  ],
  "src/worker": [
    "src/durable",
    "src/brands",
    "src/env",
    "src/benchmark/metrics",
    "src/judge",
    "src/world",
    "src/contract",
    "src/benchmark/export/atif\\.ts",
    "tasks/book\\.ts",
  ],
  "src/ui": ["src/brands", "src/apps", "src/world", "src/os", "src/state", "src/contract"],
  tasks: ["src/judge", "src/brands", "src/apps", "src/world", "src/os", "src/state", "src/arithmetic"],
};

const screens = "^src/apps/.+/screens/";
/** What an app draws its screens with, beside the kit. */
const looks = "^src/apps/.+/looks/";
const drawn = `${screens}|${looks}`;
const tests = "\\.(test|spec|e2e)\\.tsx?$";
/** What makes the world's records. */
const makers = "^src/world/(generators\\.ts|[^/]+/generate\\.ts)$";
/** What a page may import, with all that this imports in turn. */
const pageLayers = ["ui", ...layers["src/ui"].map((layer) => layer.replace("src/", ""))];
const drawing = `^src/ui/|${drawn}|(^|/)node_modules/solid-js/`;

const layerRules = Object.entries(layers).map(([layer, below]) => ({
  name: `layer-${layer.replaceAll("/", "-")}`,
  comment: `${layer} may import only ${below.join(", ") || "itself"}`,
  severity: "error",
  from: { path: `^${layer}/`, pathNot: `${tests}|${drawn}` },
  to: { path: "^(src|tasks|scripts|test)/", pathNot: [layer, ...below].map((path) => `^${path}(/|$)`) },
}));

export default {
  forbidden: [
    ...layerRules,
    {
      name: "screens",
      comment: "A screen draws its own app with the kit",
      severity: "error",
      from: { path: screens, pathNot: tests },
      to: {
        path: "^(src|tasks|scripts|test)/",
        pathNot: "^src/(apps|world|os|state|arithmetic|ui/kit)/|^src/ui/(bind|apps|world)\\.tsx?$",
      },
    },
    {
      name: "looks",
      comment: "A part of an app's looks is made as a part of the kit is",
      severity: "error",
      from: { path: looks, pathNot: tests },
      to: {
        path: "^(src|tasks|scripts|test)/",
        pathNot:
          "^src/(apps|world|os|state|arithmetic|ui/kit)/|^src/ui/((bind|apps|paper|runtime|scale|touch|world)\\.tsx?$|shell/(strings|texts)\\.ts$)",
      },
    },
    {
      name: "own-looks",
      comment: "Only an app's screens are drawn with its looks",
      severity: "error",
      from: { path: "^(src|tasks|scripts)/", pathNot: `${drawn}|${tests}` },
      to: { path: looks },
    },
    {
      name: "app-to-app",
      comment: "What goes between apps is an intent",
      severity: "error",
      from: { path: "^src/apps/([^/]+)/", pathNot: tests },
      to: { path: "^src/apps/", pathNot: "^src/apps/$1/" },
    },
    // No rule asks what can be reached, which takes far longer to find: what none of the rest imports, none of it reaches.
    {
      name: "headless",
      comment: "Only pages and screens draw; the rest runs in the worker",
      severity: "error",
      // A report is a page, too.
      from: { path: "^(src|tasks)/", pathNot: `^src/ui/|^src/benchmark/report/page/|${drawn}|${tests}` },
      to: { path: drawing },
    },
    {
      name: "page-without-answers",
      comment: "Whatever the page loads is within an agent's reach",
      severity: "error",
      from: { path: `^src/(${pageLayers.join("|")})/`, pathNot: tests },
      to: { path: "^tasks/|^src/judge/|^src/env/|^src/durable/|^src/worker/" },
    },
    {
      name: "world-is-made-beforehand",
      comment: "What makes the records is not shipped",
      severity: "error",
      from: { path: "^(src|tasks)/", pathNot: `${makers}|${tests}` },
      to: { path: makers },
    },
    {
      name: "page-without-registry",
      comment: "A page knows only the parts of the world that its screens read",
      severity: "error",
      from: { path: `^src/(${pageLayers.join("|")})/`, pathNot: `${makers}|${tests}` },
      to: { path: "^src/world/registry\\.ts" },
    },
    {
      name: "page-of-one-brand",
      comment: "A page fetches the brand pack that is chosen, and no other",
      severity: "error",
      from: { path: `^src/(${pageLayers.join("|")})/`, pathNot: `^src/brands/|${tests}` },
      to: { path: "^src/brands/", pathNot: "^src/brands/define\\.ts$" },
    },
    {
      name: "pure-core",
      comment: "State, the device, apps, the contract, judges and environments run everywhere",
      severity: "error",
      from: {
        path: "^src/(state|arithmetic|brands|os|world|apps|contract|judge|env|ui|benchmark/(metrics|graph))/",
        pathNot: tests,
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "platform",
      comment: "What Cloudflare gives is used by its objects and the worker alone",
      severity: "error",
      from: { path: "^(src|tasks)/", pathNot: `^src/(durable|worker)/|${tests}` },
      to: { path: "^cloudflare:|(^|/)(@cloudflare|node_modules/@cloudflare)/" },
    },
    {
      name: "shipped-dependencies",
      comment: "What runs in production stands in dependencies",
      severity: "error",
      // The pages are bundled beforehand, and so is the world: what they take in is in the build. Agents and runs are a
      // command's, which nobody deploys.
      from: {
        path: "^src/",
        pathNot: `${tests}|^src/ui/|^src/benchmark/(agent|run|desk|report)/|${drawn}|^src/world/[^/]+/generate\\.ts$`,
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "circular",
      comment: "Who imports does so in one direction, types too",
      severity: "error",
      from: { pathNot: "^src/world/" },
      to: { circular: true },
    },
    {
      name: "circular-world",
      comment: "The same, but for types: an edit of these files names the world anew, and they have a few such circles",
      severity: "error",
      from: { path: "^src/world/" },
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "unresolvable",
      severity: "error",
      from: { pathNot: tests },
      to: { couldNotResolve: true, pathNot: "^(cloudflare|virtual):|\\?(raw|url)$" },
    },
  ],
  options: {
    // TypeScript 7 has no API for other tools; without this parser nothing at all would be seen.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|\\.cache)/|test/boundaries/fixture" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "default", "types"] },
  },
};
