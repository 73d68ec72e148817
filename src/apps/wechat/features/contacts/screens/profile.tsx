import call from "@material-symbols/svg-400/outlined/call.svg?raw";
import chat from "@material-symbols/svg-400/outlined/chat_bubble.svg?raw";
import female from "@material-symbols/svg-400/outlined/female.svg?raw";
import male from "@material-symbols/svg-400/outlined/male.svg?raw";
import star from "@material-symbols/svg-400/outlined/star-fill.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { moreIcon } from "#apps/wechat/looks/glyphs.ts";
import { ActionSheet } from "#apps/wechat/looks/overlays.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { ProfileHeader, IconCell } from "#apps/wechat/looks/profile.tsx";
import wechat from "#apps/wechat/index.ts";
import { worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { groupsWith } from "../../groups/queries.ts";
import { nameOrId, areMomentsHidden } from "../queries.ts";
import { usePerson } from "./parts/public-person.ts";

export default screen(wechat, strings, "profile", (p) => {
  const person = usePerson(p, () => p.params.person);
  const friend = () => p.state.friends[p.params.person];
  const phone = () => p.state.people[p.params.person]?.phone ?? "";
  const groups = createMemo(() => groupsWith(p.state, p.params.person).length);
  const sign = () => {
    const gender = person()?.gender;
    if (gender === "f") return { icon: female, tint: "#f2708f", name: p.t("female") };
    return gender === "m" ? { icon: male, tint: "#10aeff", name: p.t("male") } : undefined;
  };
  const title = () => {
    const called = nameOrId(p.state, p.params.person);
    return friend()?.remark || p.state.people[p.params.person] ? called : (person()?.nick ?? "");
  };
  return (
    <Frame
      back
      white={false}
      class="profile"
      actions={
        <Show when={friend()}>
          <NavIconButton icon={moreIcon} name={p.t("profileMore")} onTap={() => p.act.more()} />
        </Show>
      }
      overlays={
        <ActionSheet
          open={p.view.open === "call"}
          title={phone()}
          items={[
            { label: p.t("callPhone"), onTap: () => p.act.call() },
            { label: p.t("textThem"), onTap: () => p.act.text() },
          ]}
        />
      }
    >
      <Show when={person()} fallback={<Remark big>{p.t("person-missing")}</Remark>}>
        {(one) => (
          <>
            <ProfileHeader
              face={<Face of={worldId(p.params.person)} size={64} radius={6} />}
              name={title()}
              sign={sign()}
              star={friend()?.starred ? star : undefined}
              lines={[
                friend()?.remark ? p.t("nickIs", { nick: one().nick }) : "",
                friend() ? p.t("wxidIs", { id: one().wxid }) : "",
                one().region === "" ? "" : p.t("regionIs", { region: one().region }),
              ]}
            />
            <Show when={friend()?.blocked}>
              <Remark>{p.t("blockedMark")}</Remark>
            </Show>
            <Show when={friend()}>
              {(f) => (
                <Cells>
                  <Cell
                    title={p.t("remarkAndTags")}
                    value={f()
                      .tags.map((id) => p.state.tags[id]?.name ?? "")
                      .join("  ")}
                    leads
                    onTap={() => p.act.remark()}
                  />
                  <Cell
                    title={p.t("reachTitle")}
                    value={f().chatOnly ? p.t("reachChat") : undefined}
                    leads
                    onTap={() => p.act.reach()}
                  />
                  <Show when={f().note}>{(note) => <Cell title={p.t("description")} value={note()} />}</Show>
                  <Show when={phone()}>
                    {(number) => <Cell title={p.t("phone")} value={number()} onTap={() => p.act.askCall()} />}
                  </Show>
                </Cells>
              )}
            </Show>
            <Show when={friend() && !areMomentsHidden(p.state, p.params.person)}>
              <Cells>
                <Cell title={p.t("moments")} leads onTap={() => p.act.album()} />
              </Cells>
            </Show>
            <Show when={one().about !== "" || groups() > 0}>
              <Cells>
                <Show when={one().about}>{(about) => <Cell title={p.t("whatsUp")} value={about()} />}</Show>
                <Show when={groups() > 0}>
                  <Cell title={p.t("sharedGroups")} value={String(groups())} />
                </Show>
              </Cells>
            </Show>
            <Cells>
              <Show when={p.can("answerAsk")}>
                <IconCell icon={chat} label={p.t("acceptAsk")} onTap={() => p.act.answerAsk()} />
              </Show>
              <Show when={p.can("ask") && !p.can("answerAsk")}>
                <IconCell icon={chat} label={p.t("addToContacts")} onTap={() => p.act.ask()} />
              </Show>
              <Show when={friend()}>
                <IconCell icon={chat} label={p.t("messages")} onTap={() => p.act.chat()} />
                <Show when={phone()}>
                  <IconCell icon={call} label={p.t("callThem")} onTap={() => p.act.askCall()} />
                </Show>
              </Show>
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
