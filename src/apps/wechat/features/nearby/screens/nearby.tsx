import near from "@material-symbols/svg-400/outlined/person_pin_circle.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import { dayMs } from "#state/civil.ts";
import folk from "#world/folk/index.ts";
import wechat from "#apps/wechat/index.ts";
import { BigButton, Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { moreIcon } from "#apps/wechat/looks/glyphs.ts";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { Statement } from "#apps/wechat/looks/settings.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { nearbyMetres, countNewGreetings } from "../queries.ts";

export default screen(wechat, strings, "nearby", (p) => {
  const around = queryWorldPages(
    folk.queries.find,
    () => ({ q: "", city: "larkhaven", ...(p.view.who === "all" ? {} : { gender: p.view.who }) }),
    () => 1,
  );
  const say = (text: { en: string; zh: string }) => (p.lang === "en" ? text.en : text.zh);
  const day = () => Math.floor(p.now / dayMs);
  const shown = () =>
    (around()?.rows ?? [])
      .filter((f) => !p.state.nearbyBlocked.includes(f.id))
      .map((person) => ({ person, metres: nearbyMetres(person.id, day()) }))
      .toSorted((a, b) => a.metres - b.metres || (a.person.id < b.person.id ? -1 : 1));
  return (
    <Frame
      back
      title={p.t("nearbyTitle")}
      actions={<NavIconButton icon={moreIcon} name={p.t("more")} onTap={() => p.setView({ open: "more" })} />}
      overlays={
        <ActionSheet
          open={p.view.open === "more"}
          items={[
            { label: p.t("nearbyWomen"), on: p.view.who === "f", onTap: () => p.act.choose({ who: "f" }) },
            { label: p.t("nearbyMen"), on: p.view.who === "m", onTap: () => p.act.choose({ who: "m" }) },
            { label: p.t("nearbyAll"), on: p.view.who === "all", onTap: () => p.act.choose({ who: "all" }) },
            { label: p.t("greetings"), onTap: () => p.act.greetings() },
            { label: p.t("clearPlace"), danger: true, onTap: () => p.act.clear() },
          ]}
        />
      }
    >
      <Show
        when={p.state.nearbySince !== null}
        fallback={
          <>
            <Statement icon={near} title={p.t("nearbyTitle")} text={p.t("nearbyText")} />
            <BigButton label={p.t("nearbyShow")} onTap={() => p.act.show()} />
          </>
        }
      >
        <Show when={countNewGreetings(p.state) > 0}>
          <Cells first>
            <Cell title={p.t("greetings")} badge={countNewGreetings(p.state)} leads onTap={() => p.act.greetings()} />
          </Cells>
        </Show>
        <Cells first>
          <For each={shown()}>
            {({ person, metres }) => (
              <Cell
                tall
                face={<Face of={person.id} />}
                title={say(person.nick)}
                note={`${p.t("metresAway", { n: metres })} · ${say(person.bio)}`}
                onTap={() => p.act.openStranger({ folk: person.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </Frame>
  );
});
