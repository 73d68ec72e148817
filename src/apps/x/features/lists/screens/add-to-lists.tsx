import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { CheckCell, Empty, Pill } from "#apps/x/looks/cells.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";
import { ownLists } from "../queries.ts";

export default screen(app, strings, "addToLists", (p) => (
  <Leaf
    back="close"
    title={p.t("pickList")}
    actions={<Pill kind="line" label={p.t("createList")} onTap={() => p.act.listForm()} />}
  >
    <Show when={ownLists(p.state).length > 0} fallback={<Empty title={p.t("noOwnLists")} />}>
      <For each={ownLists(p.state)}>
        {(list) => (
          <CheckCell
            title={list.name}
            note={`${p.t("membersCount", { n: list.members.length })}${list.private ? ` · ${p.t("privateList")}` : ""}`}
            on={list.members.includes(p.params.user)}
            onTap={() => p.act.toggleMember({ list: list.id })}
          />
        )}
      </For>
    </Show>
  </Leaf>
));
