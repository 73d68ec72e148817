// `npm run new:app <id>`: creates a folder for a new app that passes the conformance tests. No other file needs a
// change.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAppId } from "#os/values.ts";
import { root } from "../env.ts";
import { brandPacks, generate } from "./generate.ts";

export async function main(args: string[]): Promise<number> {
  const [id = "", title = id.charAt(0).toUpperCase() + id.slice(1)] = args;
  if (!isAppId(id)) {
    process.stderr.write("Usage: npm run new:app <id> [title]    (id: at most 24 lower-case letters and digits)\n");
    return 2;
  }
  const folder = join(root, "src/apps", id);
  if (existsSync(folder)) {
    process.stderr.write(`src/apps/${id} is there already\n`);
    return 2;
  }
  writeApp(root, id, title);
  generate();
  execFileSync(join(root, "node_modules/.bin/oxfmt"), [folder, join(root, "src/brands")]);
  // Runs in a separate process, because only a new process finds the new app in the registry.
  for (const command of ["weight", "behaviour"])
    execFileSync("node", [join(root, "scripts/main.ts"), command, "--write"], { cwd: root });
  process.stdout.write(
    `src/apps/${id} is a working app. Next: edit its state.ts and its names in src/brands, then follow docs/add-an-app.md; check it with ./phonebooth check.\n`,
  );
  return 0;
}

/** Writes the files of a new small app into a project: its folder, and its names in all brand packs. */
export function writeApp(project: string, id: string, title: string): void {
  const folder = join(project, "src/apps", id);
  for (const part of ["screens", "looks"]) mkdirSync(join(folder, part), { recursive: true });
  for (const [name, text] of Object.entries(appFiles(id, title))) writeFileSync(join(folder, name), text);
  for (const pack of brandPacks())
    writeFileSync(join(project, "src/brands", pack, `${id}.ts`), brandFile(id, title, pack));
}
/**
 * Returns a file with a provisional title and icon. The title and icon differ between brand packs, and no two apps of a
 * pack have the same icon.
 */
const brandFile = (id: string, title: string, pack: string): string => {
  const called = JSON.stringify(pack === "reference" ? title : `${title} (${pack})`);
  const dots = [0, 1, 2, 3].map((i) => {
    const at = createHash("sha256").update(`${pack} ${id}`).digest()[i]!;
    return `<circle cx="${15 + (i % 2) * 18}" cy="${15 + Math.floor(i / 2) * 18}" r="${(3 + (at / 256) * 5).toFixed(3)}" fill="#fff"/>`;
  });
  return `import type { AppBrand } from "../define.ts";

export default {
  title: { en: ${called}, zh: ${called} },
  tint: "#4a5568",
  icon: \`${dots.join("")}\`,
} satisfies AppBrand;
`;
};
const appFiles = (id: string, title: string): Record<string, string> => ({
  "state.ts": `/** What a user of ${title} would miss if it were gone. */
import * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { idSchema } from "#os/values.ts";

export const ItemId = idSchema("${id}");
export const Item = v.strictObject({ id: ItemId, name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)) });
export type Item = v.InferOutput<typeof Item>;
export const model = modelOf("${id}", { items: v.record(ItemId, Item) });
export type State = v.InferOutput<typeof model.state>;
`,
  "commands.ts": `/** What can happen in ${title}. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { ItemId, model } from "./state.ts";

export const commands = {
  add: model.command({ name: v.string() }, (state, { name }, ctx) => {
    if (name.trim() === "") return reject("name-missing");
    const id = ctx.newId("${id}");
    state.items[id] = { id, name: name.trim() };
    return id;
  }),
  remove: model.command({ id: ItemId }, (state, { id }) => {
    if (!state.items[id]) return reject("item-missing");
    delete state.items[id];
  }),
};
`,
  "queries.ts": `/** Reads the state of ${title}: shared by screens, checks and oracles. */
import type { Item, State } from "./state.ts";

export const listItems = (state: State): Item[] => Object.values(state.items).toSorted((a, b) => (a.name < b.name ? -1 : 1));
`,
  "navigation.ts": `/** The screens of ${title} and what the user can do on each. */
import { hasText } from "#os/guards.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { overlay, text } from "#os/values.ts";
import { commands } from "./commands.ts";
import { ItemId, model } from "./state.ts";

export const navigation = model.navigation(
  {
    start: "list",
    commands,
    screens: {
      list: model.screen({
        view: { name: text, open: overlay("add") },
        // The box for a name opens with its field ready.
        focus: [{ field: "name", when: whileOpen("add") }],
      }),
      item: model.screen({ params: { id: ItemId } }),
    },
    guards: { hasName: hasText("name") },
  },
  ({ on }) => [
    on("list", "open", { id: ItemId }).push("item"),
    on("list", "add").when("hasName").run("add").close("name"),
    on("item", "remove").warn("removeAsk", "remove").run("remove").pop(),
  ],
);
`,
  "seed.ts": `import { model } from "./state.ts";

export const seed = model.seed(({ say }) => ({ items: { "${id}_s1": { id: "${id}_s1", name: say("First", "第一个") } } }));
`,
  "strings.ts": `import { defineTexts } from "#os/texts.ts";

export const strings = defineTexts({
  en: { title: "{app.${id}}", add: "Add", name: "Name", empty: "Nothing here yet", remove: "Remove", removeAsk: "Remove this?", "name-missing": "Give it a name", "item-missing": "It is gone" },
  zh: { title: "{app.${id}}", add: "添加", name: "名称", empty: "这里还没有内容", remove: "移除", removeAsk: "要移除吗？", "name-missing": "请输入名称", "item-missing": "它已不存在" },
});
`,
  "index.ts": `import { defineApp } from "#os/define.ts";
import { commands } from "./commands.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { model } from "./state.ts";

export default defineApp({ model, commands, navigation, seed });
`,
  "looks/theme.css": `/* Design tokens that ${title} changes for its own screens; see "Looks" in docs/add-an-app.md. */
:scope {
  --accent: #4a5568;
  --accent-soft: #e3e8f0;
}
[data-theme="dark"] :scope {
  --accent: #b6c2d6;
  --accent-soft: #333c4b;
  --on-accent: #1c2430;
}
`,
  "screens/list.tsx": `import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import inbox from "@material-symbols/svg-400/rounded/inbox.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Fab } from "#ui/kit/buttons.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { Dialog } from "#ui/kit/overlays.tsx";
import { Empty, Page, Section } from "#ui/kit/page.tsx";
import { List, Row } from "#ui/kit/rows.tsx";
import app from "../index.ts";
import { listItems } from "../queries.ts";
import { strings } from "../strings.ts";

export default screen(app, strings, "list", (p) => {
  const items = createMemo(() => listItems(p.state));
  return (
    <Page
      large
      title={p.t("title")}
      fab={<Fab icon={add} name={p.t("add")} onTap={() => p.setView({ name: "", open: "add" })} />}
      overlays={
        <Dialog open={p.view.open === "add"} title={p.t("add")} ok={p.t("add")} disabled={!p.can("add")} onOk={() => p.act.add()}>
          <Field at={p.field("name")} label={p.t("name")} maxLength={100} onEnter={() => p.act.add()} />
        </Dialog>
      }
    >
      <Show when={items().length > 0} fallback={<Empty icon={inbox} title={p.t("empty")} />}>
        <Section>
          <List each={items()}>{(item) => <Row title={item.name} leads onTap={() => p.act.open({ id: item.id })} />}</List>
        </Section>
      </Show>
    </Page>
  );
});
`,
  "screens/item.tsx": `import remove from "@material-symbols/svg-400/rounded/delete.svg?raw";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { Page, Text } from "#ui/kit/page.tsx";
import app from "../index.ts";
import { strings } from "../strings.ts";

export default screen(app, strings, "item", (p) => (
  <Page plain back title={p.state.items[p.params.id]?.name ?? ""} actions={<IconButton icon={remove} name={p.t("remove")} onTap={() => p.act.remove()} />}>
    <Text>{p.state.items[p.params.id]?.name ?? ""}</Text>
  </Page>
));
`,
});
