import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { RadarField, RadarFace } from "#apps/wechat/looks/radar.tsx";
import { dayAt } from "#state/day.ts";
import wechat from "#apps/wechat/index.ts";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { hashText } from "../queries.ts";
import { queryWorld } from "#ui/world.ts";
import folk from "#world/folk/index.ts";

/** The number of people that the radar finds. The radar finds different people every day. */
const nearbyCount = 4;
const folkCount = 6000;
export default screen(wechat, strings, "radar", (p) => {
  const day = createMemo(() => dayAt(p.now, p.offsetMin));
  const ids = createMemo(() => {
    const today = day();
    return Array.from({ length: nearbyCount }, (_, n) => `folk_${1 + (hashText(`radar ${today} ${n}`) % folkCount)}`);
  });
  const people = queryWorld(folk.queries.people, () => ({ ids: ids() }));
  return (
    <Frame back="close" dark class="radar-page" title={p.t("radar")}>
      <RadarField of={worldId(me)} text={p.t("radarLook")}>
        <For each={people() ?? []}>
          {(one, n) => (
            <RadarFace
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
