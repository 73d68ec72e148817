import chatIcon from "@material-symbols/svg-400/outlined/person_search-fill.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { listText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import accountsWorld from "#world/accounts/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { Pill, Pills } from "#apps/wechat/looks/profile.tsx";
import { SquareIcon } from "#apps/wechat/looks/square-icon.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { programIds } from "../../programs/state.ts";
import { strings } from "#apps/wechat/strings.ts";
import { PeerFace } from "../../chats/screens/parts/peer-face.tsx";
import { messageSummary, listTimeText } from "../../chats/screens/parts/labels.ts";
import { compareByTime } from "../../chats/chat.ts";
import { listFriends, matchesName, nameOrId } from "../../contacts/queries.ts";
import { chatTitle } from "../../groups/queries.ts";

const kinds = ["all", "people", "groups", "messages", "favourites", "accounts", "programs"] as const;
const previewCount = 3;
export default screen(wechat, strings, "search", (p) => {
  const words = () => p.view.query.trim().toLowerCase();
  const has = (kind: (typeof kinds)[number]) => p.view.kind === "all" || p.view.kind === kind;
  const cut = <T,>(list: readonly T[]) => (p.view.kind === "all" ? list.slice(0, previewCount) : list);
  const people = createMemo(() =>
    words() === "" || !has("people") ? [] : listFriends(p.state).filter((f) => matchesName(p.state, f.id, words())),
  );
  const groups = createMemo(() => {
    if (words() === "" || !has("groups")) return [];
    return Object.values(p.state.groups).flatMap((g) => {
      const memberIds = g.members.filter((id) => matchesName(p.state, id, words()));
      const isNamed = chatTitle(p.state, g.id).toLowerCase().includes(words());
      return isNamed || memberIds.length > 0 ? [{ g, who: isNamed ? [] : memberIds }] : [];
    });
  });
  /** Chats with matching messages, newest first. */
  const messages = createMemo(() => {
    if (words() === "" || !has("messages")) return [];
    const hits = Object.values(p.state.messages)
      .filter((m) => m.body.kind !== "note" && messageSummary(p, m.body, m.from).toLowerCase().includes(words()))
      .toSorted((a, b) => compareByTime(b, a));
    return [...Map.groupBy(hits, (m) => m.chat)].map(([peer, found]) => ({ peer, found }));
  });
  const kept = createMemo(() =>
    words() === "" || !has("favourites")
      ? []
      : Object.values(p.state.favourites).filter((f) =>
          [messageSummary(p, f.body, f.from), f.note, ...f.tags].some((x) => x.toLowerCase().includes(words())),
        ),
  );
  const accounts = queryWorld(accountsWorld.queries.find, () =>
    words() === "" || !has("accounts") ? null : { q: p.view.query.trim() },
  );
  const programs = createMemo(() =>
    words() === "" || !has("programs")
      ? []
      : programIds.filter((id) =>
          [p.t(`program_${id}`), p.t(`programNote_${id}`)].some((x) => x.toLowerCase().includes(words())),
        ),
  );
  const openProgram = { food: () => p.act.food(), ride: () => p.act.ride(), health: () => p.act.health() };
  const nothing = () =>
    people().length + groups().length + messages().length + kept().length + programs().length === 0 &&
    (accounts()?.rows.length ?? 0) === 0;
  return (
    <Frame back title={p.t("search")} top={<SearchField at={p.field("query")} name={p.t("search")} />}>
      <Pills>
        <For each={kinds}>
          {(kind) => (
            <Pill label={p.t(`kind_${kind}`)} on={p.view.kind === kind} onTap={() => p.act.pickKind({ kind })} />
          )}
        </For>
      </Pills>
      <Show when={words() !== ""} fallback={<Remark big>{p.t("searchIn")}</Remark>}>
        <Show when={people().length > 0}>
          <Cells title={p.t("kind_people")}>
            <For each={cut(people())}>
              {(f) => (
                <Cell
                  face={<Face of={worldId(f.id)} size={40} />}
                  title={nameOrId(p.state, f.id)}
                  note={f.remark === "" ? undefined : p.t("nickIs", { nick: p.state.people[f.id]?.nick ?? "" })}
                  onTap={() => p.act.openPerson({ person: f.id })}
                />
              )}
            </For>
          </Cells>
        </Show>
        <Show when={groups().length > 0}>
          <Cells title={p.t("kind_groups")}>
            <For each={cut(groups())}>
              {({ g, who }) => (
                <Cell
                  face={<PeerFace state={p.state} peer={g.id} size={40} />}
                  title={chatTitle(p.state, g.id)}
                  note={
                    who.length === 0
                      ? undefined
                      : p.t("includes", {
                          names: listText(
                            who.map((id) => nameOrId(p.state, id)),
                            p.lang,
                          ),
                        })
                  }
                  onTap={() => p.act.openChat({ peer: g.id })}
                />
              )}
            </For>
          </Cells>
        </Show>
        <Show when={messages().length > 0}>
          <Cells title={p.t("kind_messages")}>
            <For each={cut(messages())}>
              {({ peer, found }) => (
                <For each={p.view.kind === "messages" ? found : found.slice(0, 1)}>
                  {(m) => (
                    <Cell
                      tall
                      face={<PeerFace state={p.state} peer={peer} size={40} />}
                      title={chatTitle(p.state, peer)}
                      note={
                        found.length > 1 && p.view.kind !== "messages"
                          ? p.t("hitsIn", { n: found.length })
                          : messageSummary(p, m.body, m.from)
                      }
                      value={listTimeText(p, m.at)}
                      onTap={() => p.act.openMessage({ peer, at: m.id })}
                    />
                  )}
                </For>
              )}
            </For>
          </Cells>
        </Show>
        <Show when={kept().length > 0}>
          <Cells title={p.t("kind_favourites")}>
            <For each={cut(kept())}>
              {(f) => (
                <Cell
                  title={messageSummary(p, f.body, f.from)}
                  note={nameOrId(p.state, f.from)}
                  value={listTimeText(p, f.at)}
                  onTap={() => p.act.openFavourite({ fav: f.id })}
                />
              )}
            </For>
          </Cells>
        </Show>
        <Show when={programs().length > 0}>
          <Cells title={p.t("kind_programs")}>
            <For each={programs()}>
              {(id) => (
                <Cell title={p.t(`program_${id}`)} note={p.t(`programNote_${id}`)} onTap={() => openProgram[id]()} />
              )}
            </For>
          </Cells>
        </Show>
        <Show when={(accounts()?.rows.length ?? 0) > 0}>
          <Cells title={p.t("kind_accounts")}>
            <For each={cut(accounts()?.rows ?? [])}>
              {(a) => (
                <Cell
                  face={<Face of={a.id} size={40} />}
                  title={p.lang === "en" ? a.name.en : a.name.zh}
                  note={p.lang === "en" ? a.about.en : a.about.zh}
                  onTap={() => p.act.openAccount({ account: a.id })}
                />
              )}
            </For>
          </Cells>
        </Show>
        <Show when={nothing()}>
          <Remark big>{p.t("nothingFound", { words: p.view.query.trim() })}</Remark>
        </Show>
        <Cells>
          <Cell
            face={<SquareIcon icon={chatIcon} tint="#07c160" />}
            title={p.t("findByNumber")}
            leads
            onTap={() => p.act.findByNumber()}
          />
        </Cells>
      </Show>
    </Frame>
  );
});
