/** The header of a phone's page: its id, the state of its episode, and the state of the connection. */
import back from "@material-symbols/svg-400/rounded/arrow_back.svg?raw";
import { Show } from "solid-js";
import type { Episode } from "./episode.ts";
import { linkLabels, type LinkStatus } from "./live.ts";
import { Icon, StatusChip, Steps } from "./parts.tsx";

/** `link`: the state of the live connection; omitted if the page has no live connection. */
export function PhoneHead(p: {
  readonly id: string;
  readonly episode: Pick<Episode, "known" | "status" | "outcome" | "step" | "budget">;
  readonly link?: LinkStatus;
}) {
  return (
    <header class="top">
      <a class="button bare" href="#/" aria-label="All phones" title="All phones">
        <Icon of={back} />
      </a>
      <h1 class="mono">{p.id}</h1>
      <Show when={p.episode.known}>
        <StatusChip status={p.episode.status} outcome={p.episode.outcome} />
      </Show>
      <span class="space" />
      <Show when={p.link}>
        {(link) => (
          <span class={`link ${link()}`} role="status">
            {linkLabels[link()]}
          </span>
        )}
      </Show>
      <Steps step={p.episode.step} budget={p.episode.budget} />
    </header>
  );
}
