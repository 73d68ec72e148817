import { countText, worldTime } from "#os/social-format.ts";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { cakeDayText } from "#apps/reddit/format.ts";
import { Cells, Pill } from "#apps/reddit/looks/cells.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { FactGrid } from "#apps/reddit/looks/profile.tsx";
import { isRestricted } from "#apps/reddit/rules.ts";
import { membersOf, UserRow } from "#apps/reddit/screens/parts/party-rows.tsx";
import { useUsers } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "communityAbout", (p) => {
  const found = queryWorld(threads.queries.community, () => ({ id: p.params.community }));
  const moderators = useUsers(() => found()?.moderators ?? []);
  return (
    <Show
      when={found()}
      fallback={
        <Frame back title={p.t("aboutCommunity")}>
          {null}
        </Frame>
      }
    >
      {(community) => (
        <Frame back title={`r/${community().name}`}>
          <p class="plain-text">{community().title}</p>
          <p class="plain-text">{community().description}</p>
          <FactGrid
            facts={[
              { label: p.t("members"), value: countText(membersOf(p, community()), p.lang) },
              { label: p.t("created"), value: cakeDayText(worldTime(community().age, p.state.startedAt), p.os, p.now) },
              {
                label: p.t("communityType"),
                value: p.t(isRestricted(community().id) ? "typeRestricted" : "typePublic"),
              },
              {
                label: p.t("postKinds"),
                value: community()
                  .kinds.map((kind) => p.t(`kind_${kind}`))
                  .join(p.lang === "en" ? ", " : "、"),
              },
            ]}
          />
          <Show when={community().minAgeDays > 0 || community().minKarma > 0}>
            <p class="plain-text">
              {[
                community().minAgeDays > 0 ? p.t("needsAge", { n: community().minAgeDays }) : "",
                community().minKarma > 0 ? p.t("needsKarma", { n: community().minKarma }) : "",
              ]
                .filter((x) => x !== "")
                .join(" ")}
            </p>
          </Show>
          <Cells title={p.t("rulesTitle")}>
            <For each={community().rules}>
              {(rule, n) => (
                <div class="rule">
                  <b>
                    {n() + 1}. {rule.title}
                  </b>
                  <p>{rule.text}</p>
                </div>
              )}
            </For>
          </Cells>
          <Cells
            title={p.t("moderators")}
            action={
              <Pill
                kind="grey"
                label={p.t("messageMods")}
                onTap={() => p.act.messageMods({ name: community().name })}
              />
            }
          >
            <For each={community().moderators.flatMap((id) => moderators().get(id) ?? [])}>
              {(user) => <UserRow host={p} user={user} onTap={() => p.act.openUser({ user: user.id })} />}
            </For>
          </Cells>
        </Frame>
      )}
    </Show>
  );
});
