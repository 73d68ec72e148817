/** The first page: a live list of all phones on this server. */
import add from "@material-symbols/svg-400/rounded/add.svg?raw";
import trash from "@material-symbols/svg-400/rounded/delete.svg?raw";
import { createSignal, For, onCleanup, onMount, Show } from "solid-js";
import type { EnvList } from "#contract/listing.ts";
import type { TaskRow } from "#contract/task.ts";
import { call, messageOf } from "./api.ts";
import { CreateDialog } from "./create.tsx";
import { adminKey, storedTokensFor, operatorTokenFor } from "./credentials.ts";
import { createOperatorList, OperatorList } from "./operator-list.tsx";
import {
  Code,
  ColumnHeads,
  Icon,
  Logo,
  usePageTitle,
  StatusChip,
  Steps,
  ConfirmButton,
  PageLinks,
  ErrorNotice,
} from "./parts.tsx";
import { agoText } from "./format.ts";

const refreshMs = 2000;

export function PhonesPage() {
  usePageTitle(() => "");
  const list = createOperatorList(async (most, token) => {
    const { envs, next } = await call<EnvList>("GET", `/v1/envs?limit=${most}`, { token });
    return { rows: envs, next };
  });
  const [wrong, setWrong] = createSignal("");
  const [now, setNow] = createSignal(Date.now());
  const [tasks, setTasks] = createSignal<readonly TaskRow[]>([]);
  const [creating, setCreating] = createSignal(false);
  const budgets = () => new Map(tasks().map((row) => [row.id, row.budget]));

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDisposed = false;
  async function look(): Promise<void> {
    clearTimeout(timer);
    try {
      await list.look();
      if (list.locked() === null) setWrong("");
    } catch (error) {
      setWrong(messageOf(error));
    }
    setNow(Date.now());
    if (!isDisposed && list.locked() === null)
      timer = setTimeout(() => void (document.hidden ? wait() : look()), refreshMs);
  }
  const wait = (): void => {
    timer = setTimeout(() => void (document.hidden ? wait() : look()), refreshMs);
  };
  onMount(() => {
    void look();
    call<{ readonly tasks: readonly TaskRow[] }>("GET", "/v1/tasks").then(
      (answer) => setTasks(answer.tasks),
      (error: unknown) => setWrong(messageOf(error)),
    );
  });
  onCleanup(() => {
    isDisposed = true;
    clearTimeout(timer);
  });
  async function remove(id: string): Promise<void> {
    try {
      await call("DELETE", `/v1/envs/${id}`, { token: operatorTokenFor(id) });
    } catch (error) {
      setWrong(messageOf(error));
    }
    await look();
  }
  const curl = () =>
    `curl -X POST ${location.origin}/v1/envs \\\n  -H 'content-type: application/json' \\\n  -d '${JSON.stringify(
      tasks()[0] ? { task: tasks()[0]!.id, seed: 1 } : { seed: 1 },
    )}'`;

  return (
    <div class="page">
      <header class="top">
        <Logo />
        <h1>Phonebooth</h1>
        <PageLinks here="phones" />
        <span class="space" />
        <Show when={list.rows().length > 0 || list.locked() !== null}>
          <button type="button" class="strong" onClick={() => setCreating(true)}>
            <Icon of={add} />
            New phone
          </button>
        </Show>
      </header>
      <main class="list">
        <ErrorNotice text={wrong()} />
        <OperatorList
          list={list}
          text="This server lists its phones only for its admin key. When it started, it said where the key is: in its address, or in a file."
          empty={<EmptyList example={curl()} onNew={() => setCreating(true)} />}
          onLook={() => void look()}
        >
          <div class="rows" role="table" aria-label="Phones">
            <ColumnHeads class="row" names={["Phone", "Task", "Steps", "Status", "Last touched", ""]} />
            <For each={list.rows()}>
              {(env) => (
                <div class="row" role="row">
                  <span role="cell" class="which">
                    <a class="id" href={`#/env/${env.id}`}>
                      {env.id}
                    </a>
                  </span>
                  <span role="cell" class="task" classList={{ dim: env.task === null && env.graph === undefined }}>
                    {env.graph === undefined ? (env.task ?? "free phone") : `graph ${env.graph}`}
                  </span>
                  <span role="cell">
                    <Steps
                      step={env.step}
                      budget={(env.graph === undefined && env.task !== null && budgets().get(env.task)) || null}
                    />
                  </span>
                  <span role="cell">
                    <StatusChip status={env.status} outcome={env.outcome} />
                  </span>
                  <time role="cell" class="dim" datetime={env.touched} title={new Date(env.touched).toLocaleString()}>
                    {agoText(env.touched, now())}
                  </time>
                  <span role="cell" class="end">
                    <ConfirmButton
                      bare
                      icon={trash}
                      label={`Delete ${env.id}`}
                      sure="Delete?"
                      disabled={adminKey() === null && storedTokensFor(env.id).operator === undefined}
                      onSure={() => void remove(env.id)}
                    />
                  </span>
                </div>
              )}
            </For>
          </div>
        </OperatorList>
      </main>
      <Show when={creating()}>
        <CreateDialog
          tasks={tasks()}
          onClose={() => setCreating(false)}
          onMade={(id) => {
            location.hash = `#/env/${id}`;
          }}
        />
      </Show>
    </div>
  );
}

function EmptyList(p: { readonly example: string; readonly onNew: () => void }) {
  return (
    <div class="empty">
      <Logo />
      <h2>No phone yet</h2>
      <p>Each phone is an environment of its own. Open one here and use it yourself, or connect an agent.</p>
      <button type="button" class="strong" onClick={() => p.onNew()}>
        <Icon of={add} />
        New phone
      </button>
      <p class="dim">or from anywhere</p>
      <Code text={p.example} label="Request that creates a phone" />
    </div>
  );
}
