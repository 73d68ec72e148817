/** A poll: buttons while the user can vote, afterwards the bars with the results. */
import { Index, Show } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import "./poll.css";

export function PollBox(p: {
  readonly options: readonly {
    readonly text: string;
    readonly votes: string;
    readonly share: number;
    readonly chosen: boolean;
  }[];
  readonly open: boolean;
  readonly note: string;
  readonly onVote: (option: number) => void;
}) {
  return (
    <div class="poll">
      <p class="poll-note">{p.note}</p>
      <Index each={p.options}>
        {(option, n) => (
          <Show
            when={p.open}
            fallback={
              <div class={`poll-bar ${option().chosen ? "chosen" : ""}`}>
                <i style={{ width: `${Math.round(option().share * 100)}%` }} />
                <b>{option().votes}</b>
                <span>{option().text}</span>
              </div>
            }
          >
            <Tap class="poll-option" role="radio" name={option().text} on={false} onTap={() => p.onVote(n)}>
              <i />
              <span>{option().text}</span>
            </Tap>
          </Show>
        )}
      </Index>
    </div>
  );
}
