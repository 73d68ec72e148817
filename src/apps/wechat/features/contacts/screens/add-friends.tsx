import contactsIcon from "@material-symbols/svg-400/outlined/contacts-fill.svg?raw";
import group from "@material-symbols/svg-400/outlined/group-fill.svg?raw";
import radar from "@material-symbols/svg-400/outlined/radar.svg?raw";
import scan from "@material-symbols/svg-400/outlined/center_focus_weak.svg?raw";
import find from "@material-symbols/svg-400/outlined/search.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import folk from "#world/folk/index.ts";
import { Cell, Cells, Remark, TextLink } from "#apps/wechat/looks/cells.tsx";
import { SearchField } from "#apps/wechat/looks/fields.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { SquareIcon } from "#apps/wechat/looks/square-icon.tsx";
import wechat from "#apps/wechat/index.ts";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId, findPersonByIdOrPhone } from "../queries.ts";

export default screen(wechat, strings, "addFriends", (p) => {
  const known = createMemo(() => findPersonByIdOrPhone(p.state, p.view.sought));
  const answer = queryWorld(folk.queries.at, () =>
    p.view.sought === "" || known() ? null : { handle: p.view.sought.toLowerCase() },
  );
  const found = createMemo(() => {
    const one = known();
    if (one) return { id: one.id, name: nameOrId(p.state, one.id), note: one.region };
    const other = answer()?.rows[0];
    if (!other) return null;
    const localize = (b: { en: string; zh: string }) => (p.lang === "en" ? b.en : b.zh);
    return { id: `person_${other.id}`, name: localize(other.nick), note: localize(other.region) };
  });
  const isSought = () => p.view.sought !== "" && p.view.sought === p.view.query.trim();
  return (
    <Frame
      back
      title={p.t("addFriends")}
      top={<SearchField at={p.field("query")} name={p.t("idOrPhone")} onEnter={() => p.act.find()} />}
    >
      <Show
        when={p.view.query.trim() !== ""}
        fallback={
          <>
            <TextLink label={p.t("myId", { id: p.state.people[me]?.wxid ?? "" })} onTap={() => p.act.myQr()} />
            <Cells>
              <Cell
                tall
                face={<SquareIcon icon={radar} tint="#2782d7" />}
                title={p.t("radar")}
                note={p.t("radarNote")}
                leads
                onTap={() => p.act.radar()}
              />
              <Cell
                tall
                face={<SquareIcon icon={group} tint="#07c160" />}
                title={p.t("faceToFace")}
                note={p.t("faceToFaceNote")}
                leads
                onTap={() => p.act.faceToFace()}
              />
              <Cell
                tall
                face={<SquareIcon icon={scan} tint="#2782d7" />}
                title={p.t("scan")}
                note={p.t("scanNote")}
                leads
                onTap={() => p.act.scan()}
              />
              <Cell
                tall
                face={<SquareIcon icon={contactsIcon} tint="#07c160" />}
                title={p.t("phoneFriends")}
                note={p.t("phoneFriendsNote")}
                leads
                onTap={() => p.act.ofPhone()}
              />
            </Cells>
          </>
        }
      >
        <Show
          when={isSought()}
          fallback={
            <Cells>
              <Cell
                face={<SquareIcon icon={find} tint="#07c160" />}
                title={p.t("findNumber", { words: p.view.query.trim() })}
                leads
                onTap={() => p.act.find()}
              />
            </Cells>
          }
        >
          <Show when={found()} fallback={<Remark big>{p.t("nobodyThere")}</Remark>}>
            {(one) => (
              <Cells>
                <Cell
                  tall
                  face={<Face of={worldId(one().id)} size={48} />}
                  title={one().name}
                  note={one().note}
                  leads
                  onTap={() => p.act.open({ person: one().id })}
                />
              </Cells>
            )}
          </Show>
        </Show>
      </Show>
    </Frame>
  );
});
