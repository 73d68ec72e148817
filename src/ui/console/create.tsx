/**
 * A dialog that creates a phone, either without a task or with one. For a task, the dialog first shows the instruction.
 */
import casino from "@material-symbols/svg-400/rounded/casino.svg?raw";
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show, untrack } from "solid-js";
import type { Created, Lang } from "#contract/env.ts";
import type { Sampled, TaskRow } from "#contract/task.ts";
import { call, messageOf } from "./api.ts";
import { searchFor } from "./format.ts";
import { adminKey, storeTokens } from "./credentials.ts";
import { Choice, Dialog, Icon } from "./parts.tsx";

const filterThreshold = 15;

export function CreateDialog(p: {
  readonly tasks: readonly TaskRow[];
  /** The task that is selected first. */
  readonly task?: string;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}) {
  const [task, setTask] = createSignal(untrack(() => p.task ?? ""));
  const [filter, setFilter] = createSignal("");
  const [seed, setSeed] = createSignal(0);
  const [locale, setLocale] = createSignal<Lang>("en");
  const [theme, setTheme] = createSignal<"light" | "dark">("light");
  const [preview, setPreview] = createSignal<Sampled | null>(null);
  const [wrong, setWrong] = createSignal("");
  const [busy, setBusy] = createSignal(false);

  const fitting = createMemo(() => {
    const fits = searchFor(filter());
    return p.tasks.filter(
      (row) => row.id === task() || fits([row.id, row.split, row.difficulty, row.objective, ...row.apps, ...row.tags]),
    );
  });
  const suites = createMemo(() => [...new Set(fitting().map((row) => row.suite))]);

  createEffect(
    on([task, seed, locale], ([id, seedNow, localeNow]) => {
      setWrong("");
      if (id === "") {
        setPreview(null);
        return;
      }
      let stale = false;
      const timer = setTimeout(() => {
        call<Sampled>("POST", `/v1/tasks/${id}/sample`, { body: { seed: seedNow, locale: localeNow } }).then(
          (sampled) => !stale && setPreview(sampled),
          (error: unknown) => !stale && setWrong(messageOf(error)),
        );
      }, 120);
      onCleanup(() => {
        stale = true;
        clearTimeout(timer);
      });
    }),
  );
  const make = async (e: Event) => {
    e.preventDefault();
    setBusy(true);
    setWrong("");
    try {
      const body = { ...(task() === "" ? {} : { task: task() }), seed: seed(), locale: locale(), theme: theme() };
      const created = await call<Created>("POST", "/v1/envs", { token: adminKey(), body });
      if (created.tokens) storeTokens(created.id, created.tokens);
      p.onMade(created.id);
    } catch (error) {
      setWrong(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <Dialog title="New phone" onClose={() => p.onClose()}>
      <form onSubmit={(e) => void make(e)}>
        <h2>New phone</h2>
        <label>
          <span>Task</span>
          <Show when={p.tasks.length > filterThreshold}>
            <input
              type="search"
              placeholder={`Search ${p.tasks.length} tasks`}
              aria-label="Search tasks"
              value={filter()}
              onInput={(e) => setFilter(e.currentTarget.value)}
            />
          </Show>
          <select value={task()} onChange={(e) => setTask(e.currentTarget.value)}>
            <option value="">None: a free phone</option>
            <For each={suites()}>
              {(suite) => (
                <optgroup label={suite}>
                  <For each={fitting().filter((row) => row.suite === suite)}>
                    {(row) => (
                      <option value={row.id} selected={row.id === task()}>
                        {row.id.slice(row.id.indexOf("/") + 1)} · {row.difficulty} · {row.split}
                      </option>
                    )}
                  </For>
                </optgroup>
              )}
            </For>
          </select>
        </label>
        <div class="preview" aria-live="polite">
          <Show
            when={preview()}
            fallback={<p class="dim">A free phone has no task and is never judged. Use it yourself.</p>}
          >
            {(sampled) => (
              <>
                <p>{sampled().instruction}</p>
                <p class="dim">
                  At most {sampled().budget} steps · {sampled().apps.join(", ")}
                </p>
              </>
            )}
          </Show>
        </div>
        <div class="fields">
          <label>
            <span>Seed</span>
            <div class="line">
              <input
                type="number"
                min="0"
                max="2147483647"
                step="1"
                required
                value={seed()}
                onInput={(e) => setSeed(Math.max(0, Math.floor(e.currentTarget.valueAsNumber || 0)))}
              />
              <button
                type="button"
                class="bare"
                title="Another seed"
                aria-label="Another seed"
                onClick={() => setSeed(Math.floor(Math.random() * 10_000))}
              >
                <Icon of={casino} />
              </button>
            </div>
          </label>
          <div class="field">
            <span>Language</span>
            <Choice
              label="Language"
              value={locale()}
              options={[
                ["en", "English"],
                ["zh-CN", "中文"],
              ]}
              onPick={setLocale}
            />
          </div>
          <div class="field">
            <span>Theme</span>
            <Choice
              label="Theme"
              value={theme()}
              options={[
                ["light", "Light"],
                ["dark", "Dark"],
              ]}
              onPick={setTheme}
            />
          </div>
        </div>
        <Show when={wrong()}>
          <p class="wrong" role="alert">
            {wrong()}
          </p>
        </Show>
        <div class="foot">
          <button type="button" onClick={() => p.onClose()}>
            Cancel
          </button>
          <button type="submit" class="strong" disabled={busy()}>
            Create
          </button>
        </div>
      </form>
    </Dialog>
  );
}
