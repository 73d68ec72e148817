/** The catalog of all tasks: instructions, axes, evidence for the difficulty, and a button that opens a phone. */
import "./tasks.css";
import { createMemo, createSignal, For, onMount, Show } from "solid-js";
import type { Lang } from "#contract/env.ts";
import type { TaskRow } from "#contract/task.ts";
import { catalogFile, endPictureOf, type Catalog, type CatalogEntry, type Mistake } from "#contract/task-evidence.ts";
import { call, messageOf } from "./api.ts";
import { CreateDialog } from "./create.tsx";
import { searchFor } from "./format.ts";
import { Choice, ErrorNotice, Logo, PageLinks, usePageTitle } from "./parts.tsx";

type SplitChoice = "all" | TaskRow["split"];
type Order = "name" | "steps";
type CatalogRow = TaskRow & CatalogEntry;

const mistakeTexts: Readonly<Record<Mistake, string>> = {
  money: "A mistake moves money",
  others: "Other people see a mistake",
  lost: "A mistake loses data",
  final: "The sheet can be submitted once",
  undone: "A mistake can be corrected",
};

const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

export function TasksPage() {
  usePageTitle(() => "Tasks");
  const [tasks, setTasks] = createSignal<readonly TaskRow[]>([]);
  const [rows, setRows] = createSignal<readonly CatalogRow[]>([]);
  const [wrong, setWrong] = createSignal("");
  const [filter, setFilter] = createSignal("");
  const [split, setSplit] = createSignal<SplitChoice>("all");
  const [order, setOrder] = createSignal<Order>("name");
  const [lang, setLang] = createSignal<Lang>("en");
  const [chosen, setChosen] = createSignal<string | null>(null);

  onMount(() => {
    Promise.all([
      call<{ readonly tasks: readonly TaskRow[] }>("GET", "/v1/tasks"),
      fetch(`/${catalogFile}`).then((response) => {
        if (!response.ok) throw new Error(`The catalog of tasks cannot be read (${response.status}).`);
        return response.json() as Promise<Catalog>;
      }),
    ]).then(
      ([answer, catalog]) => {
        setTasks(answer.tasks);
        setRows(answer.tasks.flatMap((row) => (catalog[row.id] ? [{ ...row, ...catalog[row.id]! }] : [])));
      },
      (error: unknown) => setWrong(messageOf(error)),
    );
  });
  const shown = createMemo(() => {
    const fits = searchFor(filter());
    const fitting = rows().filter((row) => {
      const axes = [row.scope, row.objective, row.composition, row.difficulty, ...row.apps, ...row.tags];
      return (split() === "all" || row.split === split()) && fits([row.id, row.en, row.zh, ...axes]);
    });
    return order() === "steps" ? fitting.toSorted((a, b) => a.steps - b.steps) : fitting;
  });
  return (
    <div class="page">
      <header class="top">
        <Logo />
        <h1>Phonebooth</h1>
        <PageLinks here="tasks" />
      </header>
      <main class="list tasks-page">
        <ErrorNotice text={wrong()} />
        <div class="task-filters">
          <input
            type="search"
            placeholder="Search instructions, apps, tags, L1 to L4"
            aria-label="Search tasks"
            value={filter()}
            onInput={(e) => setFilter(e.currentTarget.value)}
          />
          <Choice
            label="Split"
            value={split()}
            options={[
              ["all", "All"],
              ["test", "Test"],
              ["train", "Train"],
              ["high_risk", "High risk"],
            ]}
            onPick={setSplit}
          />
          <Choice
            label="Order"
            value={order()}
            options={[
              ["name", "By name"],
              ["steps", "By steps"],
            ]}
            onPick={setOrder}
          />
          <Choice
            label="Language"
            value={lang()}
            options={[
              ["en", "English"],
              ["zh-CN", "中文"],
            ]}
            onPick={setLang}
          />
        </div>
        <p class="dim" role="status">
          {shown().length} of {rows().length} tasks
        </p>
        <ul class="task-cards">
          <For each={shown()}>
            {(row) => (
              <li class="task-card">
                <img src={`/${endPictureOf(row.id)}`} alt="" loading="lazy" width="90" height="200" />
                <div class="about-task">
                  <h2>{row.id}</h2>
                  <p lang={lang()}>{lang() === "en" ? row.en : row.zh}</p>
                  <p class="axes">
                    <span class="level">{row.difficulty}</span>
                    {[row.split.replace("_", " "), row.scope, row.objective, row.composition, ...row.tags].join(" · ")}
                  </p>
                  <p class="dim">
                    Solution: {row.steps} of {row.budget} steps, {countText(row.screens, "screen")},{" "}
                    {countText(row.words, "word")}, {countText(row.facts, "fact")}. {mistakeTexts[row.mistake]}.
                  </p>
                </div>
                <button type="button" aria-label={`Play ${row.id}`} onClick={() => setChosen(row.id)}>
                  Play
                </button>
              </li>
            )}
          </For>
        </ul>
      </main>
      <Show when={chosen()} keyed>
        {(task) => (
          <CreateDialog
            tasks={tasks()}
            task={task}
            onClose={() => setChosen(null)}
            onMade={(id) => {
              location.hash = `#/env/${id}`;
            }}
          />
        )}
      </Show>
    </div>
  );
}
