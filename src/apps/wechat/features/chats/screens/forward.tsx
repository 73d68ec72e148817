import { createMemo, For } from "solid-js";
import { listText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Cells, CheckCell, Remark } from "#apps/wechat/looks/cells.tsx";
import { FieldCell, SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame, NavTextButton } from "#apps/wechat/looks/frame.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import wechat from "#apps/wechat/index.ts";
import { strings } from "#apps/wechat/strings.ts";
import { listFriends, matchesName, nameOrId } from "../../contacts/queries.ts";
import { chatTitle } from "../../groups/queries.ts";
import { compareByTime, listChats } from "../chat.ts";
import { PeerFace } from "./parts/peer-face.tsx";
import { messageSummary } from "./parts/labels.ts";

export default screen(wechat, strings, "forward", (p) => {
  const words = () => p.view.query.trim();
  const isOpen = (peer: string) =>
    p.state.groups[peer] !== undefined || (p.state.friends[peer] !== undefined && !p.state.friends[peer]!.blocked);
  const peers = createMemo(() => {
    const recent = listChats(p.state)
      .map(({ chat }) => chat.peer)
      .filter(isOpen);
    const rest = listFriends(p.state)
      .map((f) => f.id)
      .filter((id) => isOpen(id) && !recent.includes(id));
    const all = [...recent, ...rest];
    if (words() === "") return all;
    const q = words().toLowerCase();
    return all.filter((peer) => matchesName(p.state, peer, q) || chatTitle(p.state, peer).toLowerCase().includes(q));
  });
  /** A one-line summary of the forwarded content. */
  const what = createMemo(() => {
    const messages = p.params.ids
      .flatMap((id) => p.state.messages[id] ?? [])
      .toSorted(compareByTime)
      .map((m) => messageSummary(p, m.body, m.from));
    const files = p.params.uris.map((uri) => {
      const file = p.os.files[uri.split("/").at(-1) ?? ""];
      return file?.name ?? uri;
    });
    const card = p.params.card === null ? [] : [p.t("kindCard", { name: nameOrId(p.state, p.params.card) })];
    return [...messages, ...files, ...card, p.params.text || p.params.url].filter((x) => x !== "");
  });
  const names = () =>
    listText(
      p.view.selected.map((peer) => chatTitle(p.state, peer)),
      p.lang,
    );
  return (
    <Frame
      cancel={p.t("cancel")}
      title={p.t("forwardTitle")}
      actions={
        <NavTextButton
          filled
          label={p.view.selected.length > 0 ? p.t("doneCount", { n: p.view.selected.length }) : p.t("done")}
          disabled={!p.can("confirm")}
          onTap={() => p.act.confirm()}
        />
      }
      top={<SearchField at={p.field("query")} name={p.t("search")} />}
      overlays={
        <AlertBox
          open={p.view.open === "confirm"}
          title={`${p.t("sendTo")} ${names()}`}
          text={what().slice(0, 3).join("\n")}
          ok={p.t("sendWord")}
          disabled={!p.can("send")}
          onOk={() => p.act.send()}
        >
          <FieldCell at={p.field("word")} label={p.t("wordHint")} placeholder={p.t("wordHint")} />
        </AlertBox>
      }
    >
      <Cells title={words() === "" ? p.t("recent") : undefined}>
        <For each={peers()} fallback={<Remark big>{p.t("nobodyFound")}</Remark>}>
          {(peer) => (
            <CheckCell
              face={<PeerFace state={p.state} peer={peer} size={40} />}
              title={chatTitle(p.state, peer)}
              on={p.view.selected.includes(peer)}
              onTap={() => p.act.toggle({ peer })}
            />
          )}
        </For>
      </Cells>
    </Frame>
  );
});
