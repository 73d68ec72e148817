import notes from "#apps/notes/index.ts";
import type { Todo } from "#apps/notes/state.ts";
import { defineTask } from "#judge/define.ts";
import { addDays, dayKey, hourMs } from "#state/civil.ts";
import { addEntries } from "../kit/records.ts";

/** A to-do was written twice. Delete the one without a due date, and give the other one another priority. */
export default defineTask({
  apps: [notes],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "delete", "edit"],
  budget: 30,
  revision: 1,

  params: (r, { notes: state }, { say }) => {
    const [text, alike] = r.pick([
      [say("Call the plumber", "给水管工打电话"), say("Pay the plumber", "付水管工的钱")],
      [say("Renew the parking permit", "续办停车证"), say("Print the parking permit", "打印停车证")],
      [say("Order new glasses", "配新眼镜"), say("Pick up the glasses", "取眼镜")],
      [say("Book the vet for the cat", "给猫预约兽医"), say("Buy food for the cat", "买猫粮")],
      [say("Sign the lease", "签租房合同"), say("Scan the lease", "扫描租房合同")],
      [say("Repair the bike lamp", "修自行车灯"), say("Clean the bike chain", "清洗自行车链条")],
      [say("Wrap the birthday present", "包好生日礼物"), say("Write the birthday card", "写生日贺卡")],
      [say("Return the camera", "还相机"), say("Charge the camera", "给相机充电")],
    ] as const);
    const [before, wanted] = r.sample(["low", "medium", "high"] as const, 2);
    const [kept, doubled] = r.sample(["todo_x1", "todo_x2"], 2);
    return {
      text,
      alike,
      due: r.int(2, 9),
      before: before!,
      wanted: wanted!,
      kept: kept!,
      doubled: doubled!,
      folder: r.pick(Object.keys(state.folders)),
      hours: r.int(4, 60),
    };
  },
  instruction: {
    en: [
      ({ text, wanted }) =>
        `The to-do "${text}" is in {app.notes} twice. Delete the one that has no due date, and set the other one to ${wanted} priority.`,
    ],
    zh: [
      ({ text, wanted }) =>
        `{app.notes}里的待办“${text}”记了两遍。请删掉没有截止日期的那条，并把另一条的优先级设为${priorityNames[wanted]}。`,
    ],
  },
  setup: ({ notes: state }, p, { now, offsetMin }) => {
    const due = dayKey(addDays(now, p.due), offsetMin);
    addEntries(
      state.todos,
      todo(p.kept, p.text, now - p.hours * hourMs, { due, priority: p.before, folder: p.folder }),
      todo(p.doubled, p.text, now - (p.hours + 30) * hourMs, { priority: p.before, folder: p.folder }),
      todo("todo_x3", p.alike, now - (p.hours + 2) * hourMs, { priority: p.before }),
    );
  },
  checks: [
    {
      that: "the to-do without a due date is in the trash",
      holds: ({ after, params }) => after.notes.todos[params.doubled]?.trashedAt !== null,
    },
    {
      that: "the other one has the new priority, and is not in the trash",
      holds: ({ after, params }) => {
        const kept = after.notes.todos[params.kept];
        return kept?.priority === params.wanted && kept.trashedAt === null;
      },
    },
  ],
  allow: ({ notes: state }, { kept, doubled }) => [state.todos[doubled]?.trashedAt, state.todos[kept]?.priority],

  oracle: async (o, { text, wanted, kept, doubled }) => {
    await o.open(notes);
    await o.set(notes, "list", { tab: "todos" });
    await o.type("query", text);
    await o.act(notes, "list.openTodo", { id: doubled });
    await o.act(notes, "list.trashTodo");
    await o.confirm();
    await o.act(notes, "list.openTodo", { id: kept });
    await o.set(notes, "list", { priority: wanted });
    await o.act(notes, "list.saveTodo");
  },
});
const priorityNames = { low: "低", medium: "中", high: "高" } as const;
/** An open to-do without a day. */
const todo = (id: string, text: string, createdAt: number, more: Partial<Todo>): Todo => ({
  id,
  text,
  createdAt,
  due: null,
  dueMinute: null,
  priority: "none",
  folder: null,
  doneAt: null,
  remindAt: null,
  trashedAt: null,
  ...more,
});
