/** One notice in the list that the bell opens. */
import { For, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { PillButton } from "./buttons.tsx";
import { Face } from "./face.tsx";
import "./notice.css";

export function NoticeCard(p: {
  readonly face: string | null;
  readonly icon: string;
  readonly title: string;
  readonly topic: string;
  readonly note?: string | undefined;
  readonly when: string;
  readonly said?: string | undefined;
  readonly acts: readonly {
    readonly label: string;
    readonly name: string;
    readonly filled: boolean;
    readonly onTap: () => void;
  }[];
  readonly onTap: () => void;
}) {
  return (
    <div class="notice">
      <Tap
        class="notice-main"
        role="listitem"
        name={[p.title, p.topic, p.note, p.said].filter((x) => x).join(", ")}
        onTap={() => p.onTap()}
      >
        <Show
          when={p.face}
          fallback={
            <span class="notice-sign">
              <Icon of={p.icon} />
            </span>
          }
        >
          {(face) => <Face of={face()} size={38} />}
        </Show>
        <div class="notice-words">
          <p class="notice-title">{p.title}</p>
          <p class="notice-topic">{p.topic}</p>
          <Show when={p.note}>
            <p class="notice-note">{p.note}</p>
          </Show>
        </div>
        <span class="notice-when">{p.when}</span>
      </Tap>
      <Show when={p.said}>
        <p class="notice-said">{p.said}</p>
      </Show>
      <Show when={p.acts.length > 0}>
        <div class="notice-acts">
          <For each={p.acts}>
            {(act) => <PillButton label={act.label} name={act.name} filled={act.filled} onTap={() => act.onTap()} />}
          </For>
        </div>
      </Show>
    </div>
  );
}
