import { For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { whenText } from "#os/format.ts";
import folk from "#world/folk/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { listGreetings } from "../queries.ts";

export default screen(wechat, strings, "greetings", (p) => {
  const people = queryWorld(folk.queries.people, () => {
    const ids = listGreetings(p.state).map((g) => g.id);
    return ids.length === 0 ? null : { ids: ids.slice(0, 60) };
  });
  const nameOf = (id: string) => {
    const nick = people()?.find((f) => f.id === id)?.nick;
    return (p.lang === "en" ? nick?.en : nick?.zh) ?? "";
  };
  return (
    <Frame back title={p.t("greetings")} actions={<NavTextButton label={p.t("clear")} onTap={() => p.act.clear()} />}>
      <Cells first>
        <For each={listGreetings(p.state)} fallback={<Remark big>{p.t("noGreetings")}</Remark>}>
          {(g) => (
            <Cell
              tall
              face={<Face of={g.id} />}
              title={nameOf(g.id)}
              note={g.answer?.text ?? p.t("greetedLine", { text: g.text })}
              value={whenText(g.answer?.at ?? g.at, p.os, p.now)}
              onTap={() => p.act.openStranger({ folk: g.id })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
