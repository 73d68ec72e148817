import answersheet from "#apps/answersheet/index.ts";
import browser from "#apps/browser/index.ts";
import calculator from "#apps/calculator/index.ts";
import calendar from "#apps/calendar/index.ts";
import contacts from "#apps/contacts/index.ts";
import launcher from "#apps/launcher/index.ts";
import { findItemOfApp } from "#apps/launcher/queries.ts";
import { strings } from "#apps/launcher/strings.ts";
import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import settings from "#apps/settings/index.ts";
import { titlePlaceholder } from "#brands/define.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";

/** Remove one app from the dock, add another app, and replace the clock widget with another widget. */
export default defineTask({
  apps: [launcher],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["edit", "create", "delete"],
  budget: 30,
  revision: 3,

  params: (r, { launcher: state }, { say }) => {
    const [out, into] = [
      r.pick([contacts, messages, browser]),
      r.pick([calendar, calculator, notes, settings, answersheet]),
    ];
    const widget = r.pick(["weather", "music"] as const);
    return {
      out: out.id,
      outName: titlePlaceholder(out),
      into: into.id,
      intoName: titlePlaceholder(into),
      intoItem: findItemOfApp(state, into.id)?.id ?? "item_",
      widget,
      widgetName: say(strings.en[`widget-${widget}`], strings.zh[`widget-${widget}`]),
      clockName: say(strings.en["widget-clock"], strings.zh["widget-clock"]),
      clock: Object.values(state.items).find((i) => i.type === "widget" && i.widget === "clock")?.id ?? "item_",
    };
  },
  instruction: {
    en: [
      (p) =>
        `Tidy up my home screen: take ${p.outName} out of the dock and put it on the home screen, and put ${p.intoName} in the dock. Then remove the "${p.clockName}" widget and add the "${p.widgetName}" widget.`,
    ],
    zh: [
      (p) =>
        `请整理桌面：把“${p.outName}”从底栏移到桌面上，再把“${p.intoName}”放进底栏；移除“${p.clockName}”小组件，添加“${p.widgetName}”小组件。`,
    ],
  },
  checks: [
    {
      that: "the one app is on a page and no longer in the dock",
      holds: ({ after, params }) =>
        !after.launcher.dock.includes(params.out) && findItemOfApp(after.launcher, params.out)?.type === "app",
    },
    {
      that: "the other app is in the dock",
      holds: ({ after, params }) => after.launcher.dock.includes(params.into),
    },
    {
      that: "the other apps of the dock are still there, in the same order",
      keeps: true,
      holds: ({ before, after, params: { out, into } }) => {
        const others = (dock: readonly string[]): string => dock.filter((app) => app !== out && app !== into).join();
        return others(before.launcher.dock) === others(after.launcher.dock);
      },
    },
    {
      that: "the clock widget is gone",
      holds: ({ after, params }) => after.launcher.items[params.clock] === undefined,
    },
    {
      that: "the new widget is on the home screen",
      holds: ({ after, params }) =>
        Object.values(after.launcher.items).filter((i) => i.type === "widget" && i.widget === params.widget).length ===
        1,
    },
  ],
  allow: ({ launcher: state }, { intoItem, clock }) => [
    state.dock,
    state.items[intoItem],
    state.items[clock],
    added(state.items, 2),
  ],

  free: [
    {
      why: "Where on a page they lie is not said",
      paths: ({ launcher: { items } }) => [items[any]?.page, items[any]?.column, items[any]?.row],
    },
  ],

  oracle: async (o, p) => {
    await o.home();
    await o.act(launcher, "home.hold", { app: p.out, item: null });
    await o.act(launcher, "home.toPage");
    await o.act(launcher, "home.hold", { app: p.into, item: p.intoItem });
    await o.act(launcher, "home.toDock");
    await o.act(launcher, "home.holdItem", { item: p.clock });
    await o.act(launcher, "home.removeWidget");
    await o.set(launcher, "home", { open: "ground" });
    await o.set(launcher, "home", { open: "widgets" });
    await o.act(launcher, "home.addWidget", { widget: p.widget });
  },
});
