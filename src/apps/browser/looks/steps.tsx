/** Parts of a form in steps: the progress, and the answers of earlier steps. */
import { For } from "solid-js";
import { Button } from "#ui/kit/buttons.tsx";
import "./steps.css";

export function StepHead(p: {
  readonly n: number;
  readonly all: number;
  readonly text: string;
  readonly title: string;
}) {
  return (
    <div class="steps-head">
      <p class="web-caption">{p.text}</p>
      <div class="steps-bar">
        <For each={Array.from({ length: p.all }, (_, i) => i)}>
          {(i) => <div class="steps-mark" classList={{ on: i < p.n }} />}
        </For>
      </div>
      <p class="steps-title">{p.title}</p>
    </div>
  );
}
export function StepAnswer(p: {
  readonly title: string;
  readonly change: string;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  readonly onChange: () => void;
}) {
  return (
    <div class="steps-answer">
      <div class="steps-answer-head">
        <p>{p.title}</p>
        <Button kind="text" label={p.change} name={`${p.change}: ${p.title}`} onTap={() => p.onChange()} />
      </div>
      <For each={p.rows}>
        {(row) => (
          <div class="web-fact">
            <p class="web-fact-key">{row.label}</p>
            <p class="steps-value">{row.text}</p>
          </div>
        )}
      </For>
    </div>
  );
}
