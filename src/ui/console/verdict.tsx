/** The judge's verdict: checks, side effects and reward. All of its content is drawn as plain text. */
import check from "@material-symbols/svg-400/rounded/check.svg?raw";
import close from "@material-symbols/svg-400/rounded/close.svg?raw";
import { For, Show } from "solid-js";
import type { Verdict } from "#contract/task.ts";
import { FactList, Icon } from "./parts.tsx";
import { valueText } from "./format.ts";

export function VerdictCard(p: { readonly verdict: Verdict; readonly onClose: () => void }) {
  const headline = () =>
    p.verdict.success
      ? "Success"
      : p.verdict.goal
        ? p.verdict.clean
          ? "Goal met"
          : "Goal met, not clean"
        : "Not solved";
  const facts = () =>
    [
      ["Reward", formatNumber(p.verdict.reward.value)],
      ["Progress", `${Math.round(p.verdict.progress * 100)} %`],
      ["Steps", String(p.verdict.steps)],
      // A factor of 1 has no effect, so it is not shown.
      ...Object.entries(p.verdict.reward.factors)
        .filter(([name, value]) => value !== 1 && name !== "progress")
        .map(([name, value]) => [name.replaceAll("_", " "), formatNumber(value)] as const),
      ...(p.verdict.reward.floor === undefined ? [] : [["Less no-op", formatNumber(p.verdict.reward.floor)] as const]),
    ] as const;
  return (
    <section class="card verdict" classList={{ success: p.verdict.success }} aria-label="Verdict">
      <header>
        <span class="seal">
          <Icon of={p.verdict.success ? check : close} />
        </span>
        <h2>{headline()}</h2>
        <button type="button" class="bare" aria-label="Close the verdict" onClick={() => p.onClose()}>
          <Icon of={close} />
        </button>
      </header>
      <ul class="checks">
        <For each={p.verdict.checks}>
          {(found) => (
            <li classList={{ passed: found.passed }}>
              <Icon of={found.passed ? check : close} />
              <span>
                {found.name}
                <Show when={found.keeps}>
                  <em> must stay so</em>
                </Show>
                <Show when={found.detail}>
                  <small>{found.detail}</small>
                </Show>
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={p.verdict.answer}>
        {(answer) => (
          <>
            <h3>Answer given</h3>
            <dl class="given">
              <For each={answer()}>
                {(field) => (
                  <div>
                    <dt>{field.field}</dt>
                    <dd class={field.passed ? "passed" : "wrong"}>
                      {field.given === null ? "nothing" : valueText(field.given)}
                    </dd>
                  </div>
                )}
              </For>
            </dl>
          </>
        )}
      </Show>
      <Show when={p.verdict.side_effects.length > 0}>
        <h3>Side effects</h3>
        <ul class="effects">
          <For each={p.verdict.side_effects}>
            {(change) => (
              <li>
                <code>{change.path}</code>
                <div class="change">
                  <Show when={change.kind !== "added"}>
                    <del>{valueText(change.before)}</del>
                  </Show>
                  <Show when={change.kind !== "removed"}>
                    <ins>{valueText(change.after)}</ins>
                  </Show>
                </div>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <FactList class="facts" of={facts()} />
    </section>
  );
}
const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000);
