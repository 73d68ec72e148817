/** Displays the header of a run, the errors of the run, and its provenance. */
import { For, Show } from "solid-js";
import type { Summary } from "#contract/run.ts";
import type { BrokenAttempt, RunHead, RunPage } from "../data.ts";
import { duration, plural } from "../format.ts";

const instant = (iso: string): string => iso.slice(0, 16).replace("T", " ");

export function RunHeader(props: { head: RunHead; summary: Summary }) {
  const took = () => {
    const { started, finished } = props.head;
    return finished === null ? null : duration((Date.parse(finished) - Date.parse(started)) / 1000);
  };
  const missing = () => props.head.planned - props.summary.episodes - props.summary.errors;
  return (
    <header class="top">
      <p class="brand">
        <Logo /> Phonebooth
      </p>
      <h1>{props.head.agent.name}</h1>
      <p class="chips">
        <Show when={props.head.verified}>
          <span class="chip good">verified by the server</span>
        </Show>
        <Show when={props.head.finished === null || missing() > 0}>
          <span class="chip warn">not finished: {plural(Math.max(0, missing()), "episode")} to play</span>
        </Show>
        <Show when={props.head.agent.model}>{(model) => <span class="chip">{model()}</span>}</Show>
        <span class="chip">{plural(props.summary.tasks, "task")}</span>
        <span class="chip">{plural(props.summary.episodes, "episode")}</span>
        <Show when={props.summary.trials > 1}>
          <span class="chip">{plural(props.summary.trials, "trial")}</span>
        </Show>
        <span class="chip">split {props.head.config["split"]}</span>
        <span class="chip">{props.head.provenance.locale}</span>
        <span class="chip">{instant(props.head.started)} UTC</span>
        <Show when={took()}>{(text) => <span class="chip">{text()}</span>}</Show>
      </p>
    </header>
  );
}

export function Logo() {
  return (
    <svg class="mark-of" viewBox="0 0 24 32" aria-hidden="true">
      <rect x="1" y="1" width="22" height="30" rx="3" />
      <path class="panes" d="M5 8h6v6H5zM13 8h6v6h-6zM5 16h6v6H5zM13 16h6v6h-6zM5 24h6v4H5zM13 24h6v4h-6z" />
    </svg>
  );
}

export function RunProvenance(props: { data: RunPage }) {
  return (
    <>
      <Show when={props.data.errors.length > 0}>
        <Errors errors={props.data.errors} voids={props.data.summary.errors} />
      </Show>
      <section class="card made" aria-label="Provenance">
        <h2>Made with</h2>
        <Provenance head={props.data.head} />
      </section>
    </>
  );
}

function Errors(props: { errors: readonly BrokenAttempt[]; voids: number }) {
  return (
    <section class="card errors" aria-label="Errors">
      <h2>
        Errors <small>{plural(props.errors.length, "attempt")} broke for reasons other than the agent</small>
      </h2>
      <p class="dim">
        {props.voids === 0
          ? "Every one of these episodes was played again and has a result."
          : `${plural(props.voids, "episode")} stayed invalid. Invalid episodes are listed here and never scored.`}
      </p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Episode</th>
              <th>Kind</th>
              <th>Attempt</th>
              <th>Message</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.errors}>
              {(error) => (
                <tr>
                  <td class="mono">
                    {error.task}{" "}
                    <span class="dim">
                      seed {error.seed ?? "hidden"}, trial {error.trial}
                    </span>
                  </td>
                  <td>
                    {error.kind}{" "}
                    <Show when={error.void}>
                      <span class="chip bad">void</span>
                    </Show>
                  </td>
                  <td>{error.attempt}</td>
                  <td class="long">{error.message}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function provenanceRows(head: RunHead): { name: string; rows: (readonly [string, string])[] }[] {
  const { device, locale, world_data, judge, commit, git_dirty, git_diff_hash, ...versions } = head.provenance;
  return [
    {
      name: "Agent",
      rows: [
        ["name", head.agent.name],
        ["adapter", head.agent.adapter ?? "none"],
        ["model", head.agent.model ?? "none"],
        ...Object.entries(head.settings).map(([name, value]) => [name, textOf(value)] as const),
      ],
    },
    {
      name: "Phone and benchmark",
      rows: [
        ...Object.entries(versions).map(([name, value]) => [name.replaceAll("_", " "), value] as const),
        ["judge", judge],
        ["world data", world_data ?? "none"],
        ["commit", commit ?? "unknown"],
        ...(git_dirty === undefined ? [] : [["uncommitted changes", git_diff_hash ?? "none"] as const]),
        ["device", `${device.width} × ${device.height} points, pixel ratio ${device.dpr}`],
        ["language", locale],
      ],
    },
    {
      name: "Run",
      rows: [
        ...Object.entries(head.config),
        ["planned", plural(head.planned, "episode")],
        ["started", head.started],
        ["finished", head.finished ?? "not yet"],
        ["verified", head.verified ? `run ${head.verified.run} of ${head.verified.url}` : "no: judged here"],
      ],
    },
  ];
}
const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function Provenance(props: { head: RunHead }) {
  return (
    <div class="provenance">
      <For each={provenanceRows(props.head)}>
        {({ name, rows }) => (
          <div>
            <h3>{name}</h3>
            <dl>
              <For each={rows}>
                {([name, value]) => (
                  <div>
                    <dt>{name}</dt>
                    <dd class="mono">{value}</dd>
                  </div>
                )}
              </For>
            </dl>
          </div>
        )}
      </For>
    </div>
  );
}
