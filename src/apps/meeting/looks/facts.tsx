/** Details of a meeting: its topic, its start and end with the duration between them, and pairs of label and value. */
import { Show, type JSX } from "solid-js";
import { Copyable } from "#ui/kit/copyable.tsx";
import "./facts.css";

export function TopicHeader(p: {
  readonly topic: string;
  readonly note?: string | undefined;
  readonly live?: boolean | undefined;
}) {
  return (
    <div class="topic-head">
      <h2>{p.topic}</h2>
      <Show when={p.note}>
        <p classList={{ live: p.live === true }}>{p.note}</p>
      </Show>
    </div>
  );
}
export function TimeRange(p: {
  readonly from: string;
  readonly fromDay: string;
  readonly to: string;
  readonly toDay: string;
  readonly length: string;
}) {
  return (
    <div class="times">
      <div class="times-end">
        <p class="times-clock">{p.from}</p>
        <p class="times-day">{p.fromDay}</p>
      </div>
      <span class="times-length">{p.length}</span>
      <div class="times-end">
        <p class="times-clock">{p.to}</p>
        <p class="times-day">{p.toDay}</p>
      </div>
    </div>
  );
}
export function Fact(p: {
  readonly word: string;
  readonly value: string;
  readonly copies?: string | undefined;
  readonly children?: JSX.Element;
}) {
  return (
    <div class="fact">
      <p class="fact-word">{p.word}</p>
      <Show when={p.copies} fallback={<p class="fact-value">{p.value}</p>}>
        {(text) => (
          <Copyable text={text()} name={`${p.word} ${p.value}`}>
            <p class="fact-value">{p.value}</p>
          </Copyable>
        )}
      </Show>
      {p.children}
    </div>
  );
}
export function Paragraph(p: { readonly children: JSX.Element }) {
  return <p class="paragraph">{p.children}</p>;
}
/** A time, and the line that was spoken at that time. */
export function TimedLine(p: {
  readonly time: string;
  readonly who: string;
  readonly text: string;
  readonly on?: boolean | undefined;
}) {
  return (
    <div class="moment" classList={{ on: p.on === true }}>
      <span class="moment-time">{p.time}</span>
      <div class="moment-words">
        <p class="moment-who">{p.who}</p>
        <p>{p.text}</p>
      </div>
    </div>
  );
}
