import { For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { world } from "../../../../../ui/world.ts";
import { whenText } from "../../../../../os/format.ts";
import folk from "../../../../../world/folk/index.ts";
import wechat from "../../../index.ts";
import { Cell, Cells, Remark } from "../../../looks/cells.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { Face } from "../../../looks/portrait.tsx";
import { strings } from "../../../strings.ts";
import { greetingsOf } from "../queries.ts";

export default screen(wechat, strings, "greetings", (p) => {
  const people = world(folk.queries.people, () => {
    const ids = greetingsOf(p.state).map((g) => g.id);
    return ids.length === 0 ? null : { ids: ids.slice(0, 60) };
  });
  const nameOf = (id: string) => {
    const nick = people()?.find((f) => f.id === id)?.nick;
    return (p.lang === "en" ? nick?.en : nick?.zh) ?? "";
  };
  return (
    <Frame back title={p.t("greetings")} actions={<NavWord label={p.t("clear")} onTap={() => p.act.clear()} />}>
      <Cells first>
        <For each={greetingsOf(p.state)} fallback={<Remark big>{p.t("noGreetings")}</Remark>}>
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
