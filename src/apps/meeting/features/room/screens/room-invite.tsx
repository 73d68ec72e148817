import contacts from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import copy from "@material-symbols/svg-400/rounded/content_copy.svg?raw";
import share from "@material-symbols/svg-400/rounded/share.svg?raw";
import { createMemo, For } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import meeting from "#apps/meeting/index.ts";
import { PillButton, LabeledIconButton, LabeledIconRow } from "#apps/meeting/looks/buttons.tsx";
import { Face } from "#apps/meeting/looks/face.tsx";
import { SearchPill } from "#apps/meeting/looks/search-pill.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { colleagues, localize } from "#apps/meeting/people.ts";
import { strings } from "#apps/meeting/strings.ts";
import { roomInvitation } from "../navigation.ts";
import { isPresent } from "../presence.ts";

export default screen(meeting, strings, "roomInvite", (p) => {
  const room = () => (p.state.live ? p.state.rooms[p.state.live.room] : undefined);
  const shown = createMemo(() => {
    const words = p.view.query.trim().toLowerCase();
    return colleagues.filter(({ name }) => localize(name, p.lang).toLowerCase().includes(words));
  });
  const stateOf = (id: string): string | undefined => {
    const r = room();
    if (r && isPresent(r, id, p.now)) return p.t("isHere");
    return r?.fates[id]?.invited === undefined ? undefined : p.t("calledNow");
  };
  return (
    <Frame back dark title={p.t("inviteTitle")} top={<SearchPill at={p.field("query")} name={p.t("findPerson")} />}>
      <LabeledIconRow>
        <LabeledIconButton icon={share} label={p.t("shareInvite")} onTap={() => p.act.share()} />
        <LabeledIconButton icon={copy} label={p.t("copyInvitation")} onTap={() => copyText(roomInvitation(p))} />
        <LabeledIconButton icon={contacts} label={p.t("fromContacts")} onTap={() => p.act.pick()} />
      </LabeledIconRow>
      <Card title={p.t("colleaguesTitle")}>
        <For each={shown()} fallback={<ListRow title={p.t("nobodyFound")} />}>
          {(person) => (
            <ListRow
              face={<Face of={person.id} size={36} />}
              title={localize(person.name, p.lang)}
              note={stateOf(person.id)}
              trailing={
                <PillButton
                  label={p.t("callWord")}
                  name={p.t("callOf", { name: localize(person.name, p.lang) })}
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
