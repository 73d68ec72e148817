import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark, SwitchRow } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { FaceGrid } from "#apps/wechat/looks/portrait.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";
import { listJoinRequests, mayManage, sortedMembers } from "../queries.ts";

const maxVisibleMembers = 18;
export default screen(wechat, strings, "groupInfo", (p) => {
  const group = () => p.state.groups[p.params.group];
  const chat = () => p.state.chats[p.params.group];
  const people = createMemo(() =>
    (group() ? sortedMembers(group()!) : [])
      .slice(0, maxVisibleMembers)
      .map((id) => ({ id, of: worldId(id), name: nameOrId(p.state, id) })),
  );
  const waiting = createMemo(() => listJoinRequests(p.state, p.params.group).length);
  return (
    <Frame back title={p.t("groupInfo", { n: group()?.members.length ?? 0 })}>
      <Show when={group()} fallback={<Remark big>{p.t("group-missing")}</Remark>}>
        {(g) => (
          <>
            <Cells first>
              <FaceGrid
                people={people()}
                onTap={(person) => p.act.openMember({ person })}
                acts={[
                  { sign: "+", name: p.t("addPeople"), onTap: () => p.act.add() },
                  ...(mayManage(g())
                    ? [{ sign: "−" as const, name: p.t("removePeople"), onTap: () => p.act.remove() }]
                    : []),
                ]}
              />
              <Cell act="plain" title={p.t("seeMembers")} onTap={() => p.act.members()} />
            </Cells>
            <Cells>
              <Cell
                title={p.t("groupName")}
                value={g().name === "" ? p.t("unnamed") : g().name}
                leads
                onTap={() => p.act.name()}
              />
              <Cell title={p.t("groupCode")} leads onTap={() => p.act.code()} />
              <Cell
                title={p.t("notice")}
                note={g().notice?.text}
                value={g().notice === null ? p.t("noNotice") : undefined}
                leads
                onTap={() => p.act.notice()}
              />
              <Show when={mayManage(g())}>
                <Cell
                  title={p.t("manage")}
                  badge={waiting() > 0 ? waiting() : undefined}
                  leads
                  onTap={() => p.act.manage()}
                />
              </Show>
            </Cells>
            <Cells>
              <Cell title={p.t("find")} leads onTap={() => p.act.find()} />
            </Cells>
            <Cells>
              <SwitchRow title={p.t("mute")} on={chat()?.muted === true} onTap={() => p.act.toggleMute()} />
              <SwitchRow title={p.t("pinTop")} on={chat()?.pinned === true} onTap={() => p.act.togglePin()} />
              <SwitchRow title={p.t("saveGroup")} on={g().saved} onTap={() => p.act.toggleSaved()} />
            </Cells>
            <Cells>
              <Cell title={p.t("alias")} value={g().alias} leads onTap={() => p.act.alias()} />
              <SwitchRow title={p.t("showNames")} on={g().showNames} onTap={() => p.act.toggleNames()} />
            </Cells>
            <Cells>
              <Cell title={p.t("background")} leads onTap={() => p.act.background()} />
              <Cell title={p.t("clearHistory")} leads onTap={() => p.act.clear()} />
            </Cells>
            <Cells>
              <Cell act="danger" title={p.t("leaveGroup")} onTap={() => p.act.leave()} />
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
