/** Components for steps: the rank of a friend, and a chart with one column per day. */
import { For } from "solid-js";
import { Tap } from "#ui/kit/tap.tsx";
import { Face } from "./portrait.tsx";
import "./steps.css";

export function RankRow(p: {
  readonly rank: number;
  readonly face: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly steps: number;
  readonly met: boolean;
  readonly likes: number;
  readonly liked: boolean;
  readonly likeName: string;
  readonly onLike: () => void;
  readonly onHold?: (() => void) | undefined;
  readonly onTap?: (() => void) | undefined;
}) {
  return (
    <div class="rank-row">
      <Tap
        class="rank-who"
        role="listitem"
        name={`${p.rank}, ${p.name}, ${p.steps}`}
        onTap={p.onTap ? () => p.onTap!() : undefined}
        onHold={p.onHold ? () => p.onHold!() : undefined}
      >
        <b class="rank-place">{p.rank}</b>
        <Face of={p.face} size={40} />
        <div class="rank-text">
          <p>{p.name}</p>
          <small>{p.note ?? ""}</small>
        </div>
        <b class={`rank-steps ${p.met ? "met" : ""}`}>{p.steps}</b>
      </Tap>
      <Tap class="rank-like" name={`${p.likeName}, ${p.likes}`} on={p.liked} onTap={() => p.onLike()}>
        <small>{p.likes}</small>
        <span>{p.liked ? "♥" : "♡"}</span>
      </Tap>
    </div>
  );
}
export function DayColumns(p: {
  readonly days: readonly { readonly label: string; readonly steps: number }[];
  readonly goal: number;
}) {
  const most = () => Math.max(p.goal * 1.2, ...p.days.map((d) => d.steps), 1);
  return (
    <div class="day-columns" style={{ "--goal": `${Math.round((p.goal / most()) * 180)}px` }}>
      <i class="goal-line" />
      <For each={p.days}>
        {(d) => (
          <div class="day-column">
            <div class="day-room">
              <div
                class={`day-fill ${d.steps >= p.goal ? "met" : ""}`}
                style={{ height: `${(d.steps / most()) * 100}%` }}
              />
            </div>
            <small>{d.label}</small>
          </div>
        )}
      </For>
    </div>
  );
}
