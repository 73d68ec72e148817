/** The home screen of a new phone. Apps that are not installed are not drawn. */
import { columns, launcher, type Item } from "./state.ts";

export const seed = launcher.seed(({ say }) => {
  const items: Item[] = [];
  const id = (): string => `item_s${items.length + 1}`;
  const widget = (kind: "clock" | "agenda" | "weather", page: number, row: number): void => {
    items.push({ id: id(), type: "widget", widget: kind, page, column: 0, row });
  };
  const icons = (page: number, fromRow: number, apps: readonly (string | { name: string; apps: string[] })[]): void => {
    for (const [i, app] of apps.entries()) {
      const at = { page, column: i % columns, row: fromRow + Math.floor(i / columns) };
      items.push(
        typeof app === "string" ? { id: id(), type: "app", app, ...at } : { id: id(), type: "folder", ...app, ...at },
      );
    }
  };
  widget("clock", 0, 0);
  icons(0, 3, [
    "calendar",
    "clock",
    "weather",
    "files",
    "themes",
    "calculator",
    { name: say("Tools", "工具"), apps: ["calculatorpro", "compass"] },
    "notes",
    "answersheet",
    "settings",
  ]);
  widget("agenda", 1, 0);
  icons(1, 2, ["wechat", "alipay", "ebay"]);
  // Each app has exactly one place: in the dock, in a cell or in a folder.
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    dock: ["contacts", "messages", "browser", "gallery"],
    hidden: [],
    labels: true,
    locked: false,
  };
});
