import hand from "@material-symbols/svg-400/rounded/back_hand-fill.svg?raw";
import invite from "@material-symbols/svg-400/rounded/person_add.svg?raw";
import micOff from "@material-symbols/svg-400/rounded/mic_off-fill.svg?raw";
import micOn from "@material-symbols/svg-400/rounded/mic-fill.svg?raw";
import safety from "@material-symbols/svg-400/rounded/security.svg?raw";
import videoOff from "@material-symbols/svg-400/rounded/videocam_off-fill.svg?raw";
import videoOn from "@material-symbols/svg-400/rounded/videocam-fill.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { me } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote, PillButton, TextButton } from "#apps/meeting/looks/buttons.tsx";
import { Face } from "#apps/meeting/looks/face.tsx";
import { SearchPill } from "#apps/meeting/looks/search-pill.tsx";
import { Frame, NavIconButton } from "#apps/meeting/looks/frame.tsx";
import { MemberBar, MemberRow } from "#apps/meeting/looks/member-row.tsx";
import { Card, ListRow } from "#apps/meeting/looks/rows.tsx";
import { ActionSheet, InputDialog, type ActionItem } from "#apps/meeting/looks/sheets.tsx";
import { displayName } from "#apps/meeting/screens/parts/labels.ts";
import { strings } from "#apps/meeting/strings.ts";
import { isOwnerLead, memberStatus, listVisits, waitingMembers } from "../presence.ts";
import { otherTiles, ownTile } from "./parts/visible-tiles.ts";

export default screen(meeting, strings, "members", (p) => {
  const room = () => (p.state.live ? p.state.rooms[p.state.live.room] : undefined);
  const words = () => p.view.query.trim().toLowerCase();
  const everybody = createMemo(() =>
    room() ? [ownTile(p.state, room()!, p.now), ...otherTiles(p.state, room()!, p.lang, p.now)] : [],
  );
  const shown = createMemo(() => everybody().filter(({ name }) => name.toLowerCase().includes(words())));
  const waiting = createMemo(() => (room() && isOwnerLead(room()!) ? waitingMembers(room()!, p.now) : []));
  /** Invited people who are not in the meeting now. */
  const away = createMemo(() => {
    const r = room();
    if (!r) return [];
    return listVisits(r).filter((visit) => {
      const isAsked = r.invitees.includes(visit.id) || r.fates[visit.id]?.invited !== undefined;
      return (
        isAsked &&
        memberStatus(r, visit, p.now) === "coming" &&
        displayName(p, visit.id).toLowerCase().includes(words())
      );
    });
  });
  const leading = () => room() !== undefined && isOwnerLead(room()!);
  const roleOf = (id: string): string | undefined => {
    const r = room()!;
    if (id === r.head) return p.t("hostOf");
    return r.helpers.includes(id) ? p.t("helperOf") : undefined;
  };
  const held = () => p.view.held ?? "";
  const heldOne = () => everybody().find(({ id }) => id === held());
  const acts = (): ActionItem[] => {
    const one = heldOne();
    const r = room();
    if (!one || !r) return [];
    if (one.id === me)
      return [
        { label: p.t("renameWord"), onTap: () => p.setView({ open: "rename" }) },
        { label: p.t(one.mic ? "mute" : "unmute"), onTap: () => p.act.toggleMic() },
        { label: p.t(one.hand ? "lowerOwn" : "raiseHand"), onTap: () => p.act.toggleHand() },
      ];
    const person = { person: one.id };
    const message = { label: p.t("messageOne"), onTap: () => p.act.message(person) };
    if (!isOwnerLead(r)) return [message];
    return [
      one.mic
        ? { label: p.t("muteOne"), onTap: () => p.act.mute(person) }
        : { label: p.t("askOne"), onTap: () => p.act.askToUnmute(person) },
      ...(one.hand ? [{ label: p.t("lowerOne"), onTap: () => p.act.lowerHand(person) }] : []),
      message,
      ...(r.head === me
        ? [
            { label: p.t("makeHost"), onTap: () => p.act.makeHost(person) },
            {
              label: p.t(r.helpers.includes(one.id) ? "endHelper" : "makeHelper"),
              onTap: () => p.act.toggleHelper(person),
            },
          ]
        : []),
      ...(one.id === r.head ? [] : [{ label: p.t("removeOne"), danger: true, onTap: () => p.act.remove(person) }]),
    ];
  };
  return (
    <Frame
      back
      dark
      title={p.t("membersTitle", { n: everybody().length })}
      actions={
        <>
          <NavIconButton icon={safety} name={p.t("safetyWord")} onTap={() => p.act.safety()} />
          <NavIconButton icon={invite} name={p.t("inviteWord")} onTap={() => p.act.roomInvite()} />
        </>
      }
      top={<SearchPill at={p.field("query")} name={p.t("findMember")} />}
      bottom={
        <Show when={leading()}>
          <MemberBar>
            <TextButton label={p.t("muteAll")} onTap={() => p.setView({ open: "muteAll" })} />
            <TextButton label={p.t("unmuteAll")} onTap={() => p.act.unmuteAll()} />
          </MemberBar>
        </Show>
      }
      overlays={
        <>
          <ActionSheet
            open={p.view.open === "person" && heldOne() !== undefined}
            title={heldOne()?.name}
            cancel={p.t("cancel")}
            items={acts()}
          />
          <ActionSheet
            open={p.view.open === "muteAll"}
            title={p.t("muteAllTitle")}
            cancel={p.t("cancel")}
            items={[
              { label: p.t("muteAllMay"), onTap: () => p.act.muteAll({ mayUnmute: true }) },
              { label: p.t("muteAllNot"), onTap: () => p.act.muteAll({ mayUnmute: false }) },
            ]}
          />
          <InputDialog
            open={p.view.open === "rename"}
            title={p.t("renameWord")}
            cancel={p.t("cancel")}
            ok={p.t("ok")}
            disabled={!p.can("rename")}
            onOk={() => p.act.rename()}
          >
            <Field at={p.field("name")} label={p.t("renameWord")} bare="body" line caps="words" />
          </InputDialog>
        </>
      }
    >
      <Show when={room()} fallback={<EmptyNote icon={invite} text={p.t("not-in-meeting")} />}>
        <Show when={p.can("takeBack")}>
          <Card>
            <ListRow role="button" title={p.t("takeBack")} blue onTap={() => p.act.takeBack()} />
          </Card>
        </Show>
        <Show when={waiting().length > 0}>
          <Card
            title={p.t("waitingN", { n: waiting().length })}
            end={<TextButton label={p.t("admitAll")} onTap={() => p.act.admitAll()} />}
          >
            <For each={waiting()}>
              {(visit) => (
                <ListRow
                  face={<Face of={visit.id} size={34} />}
                  title={displayName(p, visit.id)}
                  trailing={
                    <>
                      <PillButton
                        label={p.t("refuseWord")}
                        name={p.t("refuseOf", { name: displayName(p, visit.id) })}
                        onTap={() => p.act.refuse({ person: visit.id })}
                      />
                      <PillButton
                        filled
                        label={p.t("admit")}
                        name={p.t("admitOf", { name: displayName(p, visit.id) })}
                        onTap={() => p.act.admit({ person: visit.id })}
                      />
                    </>
                  }
                />
              )}
            </For>
          </Card>
        </Show>
        <Card title={p.t("inMeetingN", { n: everybody().length })}>
          <For each={shown()} fallback={<ListRow title={p.t("noMember")} />}>
            {(one) => (
              <MemberRow
                of={one.id}
                name={one.id === me ? p.t("meOf", { name: one.name }) : one.name}
                role={roleOf(one.id)}
                hand={one.hand ? hand : undefined}
                handName={p.t("handUp")}
                mic={one.mic ? micOn : micOff}
                micOff={!one.mic}
                micName={p.t(one.mic ? "micOnName" : "micOffName")}
                camera={one.camera ? videoOn : videoOff}
                cameraOff={!one.camera}
                onTap={() => p.act.hold({ person: one.id })}
              />
            )}
          </For>
        </Card>
        <Show when={away().length > 0}>
          <Card title={p.t("comingN", { n: away().length })}>
            <For each={away()}>
              {(visit) => <ListRow face={<Face of={visit.id} size={34} />} title={displayName(p, visit.id)} />}
            </For>
          </Card>
        </Show>
      </Show>
    </Frame>
  );
});
