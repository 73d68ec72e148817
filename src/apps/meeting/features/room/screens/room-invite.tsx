import contacts from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { copyText } from "../../../../../ui/kit/copyable.tsx";
import meeting from "../../../index.ts";
import { PillAct, SignAct, SignActs } from "../../../looks/acts.tsx";
import { Face } from "../../../looks/face.tsx";
import { Find } from "../../../looks/find.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Line } from "../../../looks/rows.tsx";
import { colleagues, said } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { callingIn } from "../navigation.ts";
import { isPresent } from "../presence.ts";

export default screen(meeting, strings, "roomInvite", (p) => {
  const room = () => (p.state.live ? p.state.rooms[p.state.live.room] : undefined);
  const shown = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return colleagues.filter(({ name }) => said(name, p.lang).toLowerCase().includes(words));
  });
  const stateOf = (id: string): string | undefined => {
    const r = room();
    if (r && isPresent(r, id, p.now)) return p.t("isHere");
    return r?.fates[id]?.invited === undefined ? undefined : p.t("calledNow");
  };
  return (
    <Frame back dark title={p.t("inviteTitle")} top={<Find at={p.field("query")} name={p.t("findPerson")} />}>
      <SignActs>
        <SignAct icon={share} label={p.t("shareInvite")} onTap={() => p.act.share()} />
        <SignAct icon={copy} label={p.t("copyInvitation")} onTap={() => copyText(callingIn(p))} />
        <SignAct icon={contacts} label={p.t("fromContacts")} onTap={() => p.act.pick()} />
      </SignActs>
      <Card title={p.t("colleaguesTitle")}>
        <For each={shown()} fallback={<Line title={p.t("nobodyFound")} />}>
          {(person) => (
            <Line
              face={<Face of={person.id} size={36} />}
              title={said(person.name, p.lang)}
              note={stateOf(person.id)}
              trailing={
                <PillAct
                  label={p.t("callWord")}
                  name={p.t("callOf", { name: said(person.name, p.lang) })}
                  disabled={room() !== undefined && isPresent(room()!, person.id, p.now)}
                  onTap={() => p.act.call({ person: person.id })}
                />
              }
            />
          )}
        </For>
      </Card>
    </Frame>
  );
});
