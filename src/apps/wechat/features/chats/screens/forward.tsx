import { createMemo, For } from "solid-js";
import { listText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Cells, ChooseCell, Remark } from "../../../looks/cells.tsx";
import { FieldCell, FindField } from "../../../looks/fields.tsx";
import { Frame, NavWord } from "../../../looks/frame.tsx";
import { AskBox } from "../../../looks/over.tsx";
import wechat from "../../../index.ts";
import { strings } from "../../../strings.ts";
import { friendsOf, isCalled, nameIn } from "../../contacts/queries.ts";
import { titleOf } from "../../groups/queries.ts";
import { inTime, listed } from "../chat.ts";
import { PeerFace } from "./parts/peer-face.tsx";
import { gist } from "./parts/telling.ts";

export default screen(wechat, strings, "forward", (p) => {
  const words = () => p.view.query.trim();
  const isOpen = (peer: string) =>
    p.state.groups[peer] !== undefined || (p.state.friends[peer] !== undefined && !p.state.friends[peer]!.blocked);
  const peers = createMemo(() => {
    const recent = listed(p.state)
      .map(({ chat }) => chat.peer)
      .filter(isOpen);
    const rest = friendsOf(p.state)
      .map((f) => f.id)
      .filter((id) => isOpen(id) && !recent.includes(id));
    const all = [...recent, ...rest];
    if (words() === "") return all;
    const q = words().toLowerCase();
    return all.filter((peer) => isCalled(p.state, peer, q) || titleOf(p.state, peer).toLowerCase().includes(q));
  });
  /** What will be sent, in a line. */
  const what = createMemo(() => {
    const messages = p.params.ids
      .flatMap((id) => p.state.messages[id] ?? [])
      .toSorted(inTime)
      .map((m) => gist(p, m.body, m.from));
    const files = p.params.uris.map((uri) => {
      const file = p.os.files[uri.split("/").at(-1) ?? ""];
      return file?.name ?? uri;
    });
    const card = p.params.card === null ? [] : [p.t("kindCard", { name: nameIn(p.state, p.params.card) })];
    return [...messages, ...files, ...card, p.params.text || p.params.url].filter((x) => x !== "");
  });
  const names = () =>
    listText(
      p.view.selected.map((peer) => titleOf(p.state, peer)),
      p.lang,
    );
  return (
    <Frame
      cancel={p.t("cancel")}
      title={p.t("forwardTitle")}
      actions={
        <NavWord
          filled
          label={p.view.selected.length > 0 ? p.t("doneCount", { n: p.view.selected.length }) : p.t("done")}
          disabled={!p.can("confirm")}
          onTap={() => p.act.confirm()}
        />
      }
      top={<FindField at={p.field("query")} name={p.t("search")} />}
      overlays={
        <AskBox
          open={p.view.open === "confirm"}
          title={`${p.t("sendTo")} ${names()}`}
          text={what().slice(0, 3).join("\n")}
          ok={p.t("sendWord")}
          disabled={!p.can("send")}
          onOk={() => p.act.send()}
        >
          <FieldCell at={p.field("word")} label={p.t("wordHint")} placeholder={p.t("wordHint")} />
        </AskBox>
      }
    >
      <Cells title={words() === "" ? p.t("recent") : undefined}>
        <For each={peers()} fallback={<Remark big>{p.t("nobodyFound")}</Remark>}>
          {(peer) => (
            <ChooseCell
              face={<PeerFace state={p.state} peer={peer} size={40} />}
              title={titleOf(p.state, peer)}
              on={p.view.selected.includes(peer)}
              onTap={() => p.act.toggle({ peer })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
