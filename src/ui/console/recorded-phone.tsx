/**
 * The operator's view of a recorded phone: the phone's screen, its position on the graph, the steps and the verdict.
 */
import "./graph.css";
import { createResource, createSignal, onCleanup, Show } from "solid-js";
import { createStore } from "solid-js/store";
import type { LiveMessage } from "#contract/live.ts";
import type { Graph } from "#recordings/graph.ts";
import { call, fetchBlob, messageOf } from "./api.ts";
import { unknownEpisode, type Episode } from "./episode.ts";
import { PhoneFrame } from "./frame.tsx";
import { GraphDrawing } from "./graph-drawing.tsx";
import { adminKey } from "./credentials.ts";
import { openLive, type LinkStatus } from "./live.ts";
import { createMarks } from "./marks.tsx";
import { Panel } from "./panel.tsx";
import { PhoneHead } from "./phone-head.tsx";
import { ErrorNotice } from "./parts.tsx";
import { createActivityLog } from "./activity-log.ts";

/** The maximum width of the display, in pixels of the window. */
const maxDisplayWidth = 412;

export function RecordedPhoneView(p: {
  readonly id: string;
  readonly token: string;
  readonly graph: string;
  readonly onGone: () => void;
}) {
  const [episode, setEpisode] = createStore<Episode>({ ...unknownEpisode });
  const [at, setAt] = createSignal<{ readonly way: readonly string[]; readonly misses: readonly number[] }>({
    way: [],
    misses: [],
  });
  const [link, setLink] = createSignal<LinkStatus>("connecting");
  const [wrong, setWrong] = createSignal("");
  const [picture, setPicture] = createSignal<string | null>(null);
  // oxlint-disable-next-line solid/reactivity -- another phone or token is another page
  const { id, token, graph: first } = p;
  const [name, setName] = createSignal(first);
  const [graph] = createResource(name, (of) =>
    call<Graph>("GET", `/v1/graphs/${encodeURIComponent(of)}`, { token: adminKey() ?? token }).catch(() => null),
  );
  const story = createActivityLog(id, token);
  const { add: mark, Marks } = createMarks();
  let version = -1;

  async function look(step: number): Promise<void> {
    try {
      const blob = await fetchBlob(`/v1/envs/${id}/screenshot?step=${step}`, token);
      // Shows the screenshot only if the agent has made no further step during the request.
      if (step === episode.step) show(URL.createObjectURL(blob));
      setWrong("");
    } catch (error) {
      setWrong(messageOf(error));
    }
  }
  function show(url: string | null): void {
    const old = picture();
    setPicture(url);
    if (old !== null) URL.revokeObjectURL(old);
  }
  function hear(text: string): void {
    const message = JSON.parse(text) as LiveMessage;
    if (message.type === "error") setWrong(message.detail);
    if (message.type !== "graph") return;
    const { step, budget, status, outcome = null, instruction, way, misses, action } = message;
    const share = Math.min(1, maxDisplayWidth / Math.min(message.width, message.height));
    setEpisode({ known: true, step, budget, status, outcome, instruction });
    setEpisode({ width: message.width * share, height: message.height * share });
    setName(message.graph);
    setAt({ way, misses });
    if (action && message.version === version + 1) {
      mark(action);
      const heard = { type: "patches", kind: "step", patches: [], from: version, version: message.version } as const;
      story.heard({ ...heard, patches: [], step, action }, false, Promise.resolve(null));
    } else story.at(message.version, step);
    ({ version } = message);
    void look(step);
  }
  const live = openLive(id, token, {
    text: hear,
    link: (now) => {
      setLink(now);
      if (now === "deleted" || now === "away") p.onGone();
    },
  });
  onCleanup(() => {
    live.close();
    show(null);
  });

  return (
    <div class="page fixed whole">
      <PhoneHead id={id} episode={episode} link={link()} />
      <main class="desk with-graph">
        <section class="phone-side" aria-label="Phone">
          <PhoneFrame width={episode.width} height={episode.height} dim={link() !== "open"} over={<Marks />}>
            <Show when={picture()}>{(url) => <img src={url()} alt="The phone's display" />}</Show>
          </PhoneFrame>
        </section>
        <section class="graph-side" aria-label="Where it is">
          <Show
            when={graph()}
            fallback={
              <ErrorNotice
                text={
                  graph.loading
                    ? ""
                    : "Only the key that stores this graph and the admin key may read it: open the console with the admin key."
                }
              />
            }
          >
            {(whole) => <GraphDrawing graph={whole()} way={at().way} misses={at().misses} />}
          </Show>
        </section>
        <Panel
          id={id}
          token={token}
          episode={episode}
          entries={story.entries()}
          refused={wrong()}
          onReset={() => story.clear()}
        />
      </main>
    </div>
  );
}
