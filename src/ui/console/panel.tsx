/** The panel beside the phone: the task, the list of actions, and the operator's buttons. */
import split from "@material-symbols/svg-400/rounded/call_split.svg?raw";
import download from "@material-symbols/svg-400/rounded/download.svg?raw";
import gavel from "@material-symbols/svg-400/rounded/gavel.svg?raw";
import camera from "@material-symbols/svg-400/rounded/photo_camera.svg?raw";
import restart from "@material-symbols/svg-400/rounded/restart_alt.svg?raw";
import { createMemo, createSignal, For, onCleanup, Show } from "solid-js";
import type { Forked, SnapshotTaken } from "#contract/env.ts";
import type { Verdict } from "#contract/task.ts";
import { call, fetchBlob, messageOf } from "./api.ts";
import type { Episode } from "./episode.ts";
import { storedTokensFor, storeTokens } from "./credentials.ts";
import { Code, Dialog, Icon, ConfirmButton, ErrorNotice } from "./parts.tsx";
import type { LogEntry } from "./activity-log.ts";
import { VerdictCard } from "./verdict.tsx";
import { outcomeLabels } from "./format.ts";

interface Picture {
  readonly url: string;
  readonly name: string;
  readonly title: string;
}
export function Panel(p: {
  readonly id: string;
  readonly token: string;
  readonly episode: Episode;
  readonly entries: readonly LogEntry[];
  readonly refused: string;
  readonly onReset: () => void;
}) {
  const [busy, setBusy] = createSignal(false);
  const [wrong, setWrong] = createSignal("");
  const [verdict, setVerdict] = createSignal<Verdict | null>(null);
  const [picture, setPicture] = createSignal<Picture | null>(null);
  const path = (rest: string) => `/v1/envs/${p.id}/${rest}`;
  const newestFirst = createMemo(() => p.entries.toReversed());

  // Buttons stay enabled while the work runs, because a browser removes the focus from a disabled button.
  async function during(work: () => Promise<void>): Promise<void> {
    if (busy()) return;
    setBusy(true);
    setWrong("");
    try {
      await work();
    } catch (error) {
      setWrong(messageOf(error));
    }
    setBusy(false);
  }
  const judge = () =>
    during(async () => {
      setVerdict(await call<Verdict>("POST", path("judge"), { token: p.token }));
    });
  const look = (step: number | null) =>
    during(async () => {
      const blob = await fetchBlob(path(`screenshot${step === null ? "" : `?step=${step}`}`), p.token);
      closePicture();
      const at = step ?? p.episode.step;
      setPicture({
        url: URL.createObjectURL(blob),
        name: `${p.id}-${at}.png`,
        title: step === null ? "The glass now" : `After step ${step}`,
      });
    });
  function closePicture(): void {
    const old = picture();
    if (old) URL.revokeObjectURL(old.url);
    setPicture(null);
  }
  onCleanup(closePicture);
  const snapshot = () =>
    during(async () => {
      const taken = await call<SnapshotTaken>("POST", path("snapshot"), { token: p.token });
      save(await fetchBlob(`/v1/snapshots/${taken.snapshot}`, p.token), `${p.id}-${taken.step}.snapshot.json`);
    });
  const fork = (step: number | null) =>
    during(async () => {
      const body = { count: 1, ...(step === null ? {} : { step }) };
      const [child] = (await call<Forked>("POST", path("fork"), { token: p.token, body })).envs;
      if (!child) return;
      storeTokens(child.id, child.tokens);
      location.hash = `#/env/${child.id}`;
    });
  const reset = () =>
    during(async () => {
      await call("POST", path("reset"), { token: p.token });
      setVerdict(null);
      p.onReset();
    });
  const stepCurl = () => {
    const agent = storedTokensFor(p.id).agent ?? "$AGENT_TOKEN";
    return [
      `curl -X POST ${location.origin}${path("step")} \\`,
      `  -H 'authorization: Bearer ${agent}' \\`,
      "  -H 'content-type: application/json' \\",
      `  -d '{"action":{"type":"HOME"},"observation":{"screenshot":"none"}}'`,
    ].join("\n");
  };

  return (
    <aside class="panel" aria-label="About this phone">
      <section class="card task">
        <h2>{p.episode.instruction === null ? "Free phone" : "Task"}</h2>
        <p class="instruction">
          {p.episode.instruction ??
            "This phone has no task, no budget and no verdict. Use it yourself, or connect an agent."}
        </p>
        <Show when={p.episode.status === "done"}>
          <p class="notice">
            The episode is over ({outcomeLabels[p.episode.outcome ?? ""] ?? "done"}). Reset it, or fork one of its
            steps.
          </p>
        </Show>
        <div class="tools">
          <Show when={p.episode.instruction !== null}>
            <button type="button" class="strong" aria-disabled={busy()} onClick={() => void judge()}>
              <Icon of={gavel} />
              Judge
            </button>
          </Show>
          <button type="button" aria-disabled={busy()} onClick={() => void look(null)}>
            <Icon of={camera} />
            Screenshot
          </button>
          <button type="button" aria-disabled={busy()} onClick={() => void snapshot()}>
            <Icon of={download} />
            Snapshot
          </button>
          <button type="button" aria-disabled={busy()} onClick={() => void fork(null)}>
            <Icon of={split} />
            Fork
          </button>
          <ConfirmButton
            icon={restart}
            label="Reset"
            sure="Really reset?"
            disabled={busy()}
            onSure={() => void reset()}
          />
        </div>
        <ErrorNotice text={wrong() || p.refused} />
      </section>

      <Show when={verdict()} keyed>
        {(found) => <VerdictCard verdict={found} onClose={() => setVerdict(null)} />}
      </Show>

      <section class="card story">
        <h2>Steps</h2>
        <ol class="entries" aria-live="polite">
          <For each={newestFirst()} fallback={<li class="dim none">Nothing has happened yet.</li>}>
            {(entry) => (
              <li class={entry.who}>
                <span class="n">{entry.step ?? ""}</span>
                <span class="who">{entry.who}</span>
                <span class="words">{entry.text}</span>
                <Show when={entry.step}>
                  {(step) => (
                    <span class="acts">
                      <button
                        type="button"
                        class="bare"
                        title={`Show the display after step ${step()}`}
                        aria-label={`Show the display after step ${step()}`}
                        onClick={() => void look(step())}
                      >
                        <Icon of={camera} />
                      </button>
                      <button
                        type="button"
                        class="bare"
                        title={`Fork after step ${step()}`}
                        aria-label={`Fork after step ${step()}`}
                        onClick={() => void fork(step())}
                      >
                        <Icon of={split} />
                      </button>
                    </span>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </section>

      <details class="card">
        <summary>For an agent</summary>
        <p class="dim">One step over REST; it appears here at once.</p>
        <Code text={stepCurl()} label="Request that takes a step" />
      </details>

      <Show when={picture()}>
        {(shown) => (
          <Dialog title={shown().title} class="picture" onClose={closePicture}>
            <h2>{shown().title}</h2>
            <img src={shown().url} alt={shown().title} />
            <div class="foot">
              <a class="button" href={shown().url} target="_blank" rel="noopener">
                Open
              </a>
              <a class="button strong" href={shown().url} download={shown().name}>
                Save PNG
              </a>
            </div>
          </Dialog>
        )}
      </Show>
    </aside>
  );
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
