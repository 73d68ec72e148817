import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { RadarField, RadarSpot } from "../../../looks/radar.tsx";
import { dayAt } from "../../../../../state/day.ts";
import wechat from "../../../index.ts";
import { me, worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { numberOf } from "../queries.ts";
import { world } from "../../../../../ui/world.ts";
import folk from "../../../../../world/folk/index.ts";

/** So many of the public stand near the owner with the radar on, others every day. */
const nearMost = 4;
const folkCount = 6000;
export default screen(wechat, strings, "radar", (p) => {
  const day = createMemo(() => dayAt(p.now, p.offsetMin));
  const ids = createMemo(() => {
    const today = day();
    return Array.from({ length: nearMost }, (_, n) => `folk_${1 + (numberOf(`radar ${today} ${n}`) % folkCount)}`);
  });
  const people = world(folk.queries.people, () => ({ ids: ids() }));
  return (
    <Frame back="close" dark class="radar-page" title={p.t("radar")}>
      <RadarField of={worldId(me)} text={p.t("radarLook")}>
        <For each={people() ?? []}>
          {(one, n) => (
            <RadarSpot
              at={n()}
              of={one.id}
              name={p.lang === "en" ? one.nick.en : one.nick.zh}
              onTap={() => p.act.open({ person: `person_${one.id}` })}
            />
          )}
        </For>
      </RadarField>
    </Frame>
  );
});
