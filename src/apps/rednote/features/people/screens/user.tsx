import { countText, leastAge } from "#os/social-format.ts";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import { createMemo, Match, Show, Switch } from "solid-js";
import { Rng } from "#state/rng.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import rednote from "#world/rednote/index.ts";
import app from "#apps/rednote/index.ts";
import { ageOf } from "#apps/rednote/format.ts";
import { Empty, Pill } from "#apps/rednote/looks/cells.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { BarButton, Leaf } from "#apps/rednote/looks/frame.tsx";
import { ActSheet } from "#apps/rednote/looks/overlays.tsx";
import { HeadButton, ProfileHead } from "#apps/rednote/looks/profile.tsx";
import { TopTabs } from "#apps/rednote/looks/tabs.tsx";
import { Waterfall } from "#apps/rednote/looks/waterfall.tsx";
import { worldCard } from "#apps/rednote/screens/parts/cards.ts";
import { strings } from "#apps/rednote/strings.ts";
import { tieWith } from "#apps/rednote/ties.ts";

export default screen(app, strings, "user", (p) => {
  const user = queryWorld(rednote.queries.user, () => ({ id: p.params.user }));
  const pages = queryWorldPages(
    rednote.queries.by,
    () => ({
      author: p.params.user,
      age_min: leastAge(p.state.refreshedAt, p.state.startedAt),
      sort: "newest" as const,
    }),
    () => p.view.pages,
  );
  const isBlocked = () => p.state.blocked[p.params.user] !== undefined;
  const isHidden = () => p.state.hiddenAuthors[p.params.user] !== undefined;
  const tie = () => tieWith(p.state, p.params.user);
  const followWord = () => (tie() === "follower" ? "followBack" : "follow");
  const badges = createMemo(() => {
    const found = user();
    if (!found) return [];
    const age = found.born === null ? null : ageOf(found.born, p.now, p.offsetMin);
    return [
      found.gender === null ? "" : p.t(found.gender === "f" ? "female" : "male"),
      age === null ? "" : p.t("years", { n: age }),
      found.town ?? "",
    ].filter((x) => x !== "");
  });
  const cards = () => (pages()?.rows ?? []).map((note) => worldCard(note, p));
  return (
    <Leaf
      back
      under
      actions={<BarButton icon={more} name={p.t("more")} onTap={() => p.act.menu()} />}
      overlays={
        <ActSheet
          open={p.view.open === "more"}
          items={[
            { label: p.t("recommend"), onTap: () => p.act.recommend() },
            ...(p.state.followers[p.params.user]
              ? [{ label: p.t("removeFollower"), onTap: () => p.act.removeFollower() }]
              : []),
            isHidden()
              ? { label: p.t("showAuthor"), onTap: () => p.act.show() }
              : { label: p.t("hideAuthor"), onTap: () => p.act.hide() },
            { label: p.t("report"), onTap: () => p.act.report() },
            isBlocked()
              ? { label: p.t("unblock"), onTap: () => p.act.unblock() }
              : { label: p.t("block"), danger: true, onTap: () => p.act.block() },
          ]}
        />
      }
    >
      <Show
        when={user()}
        fallback={
          <Show when={user() === null}>
            <Empty text={p.t("noUser")} />
          </Show>
        }
      >
        {(found) => (
          <>
            <ProfileHead
              face={<Face of={found().id} size={76} />}
              name={found().name}
              number={p.t("numberOf", { number: found().number })}
              ip={p.t("ipOf", { place: found().ip })}
              bio={found().bio}
              badges={badges()}
              mark={found().mark?.text}
              files={p.os.files}
              hue={Rng.of("rednote", "hue", found().id).int(0, 359)}
              counts={[
                {
                  label: p.t("followingCount"),
                  count: countText(found().following, p.lang),
                  onTap: () => p.act.openTies({ kind: "following" }),
                },
                {
                  label: p.t("followersCount"),
                  count: countText(found().followers + (p.state.follows[found().id] ? 1 : 0), p.lang),
                  onTap: () => p.act.openTies({ kind: "followers" }),
                },
                { label: p.t("likesAndSaves"), count: countText(found().likes + found().saves, p.lang) },
              ]}
              buttons={
                <>
                  <Show
                    when={!isBlocked()}
                    fallback={<HeadButton label={p.t("unblock")} onTap={() => p.act.unblock()} />}
                  >
                    <Show
                      when={p.state.follows[found().id]}
                      fallback={<HeadButton red label={p.t(followWord())} onTap={() => p.act.follow()} />}
                    >
                      <HeadButton
                        label={p.t(tie() === "mutual" ? "mutual" : "following")}
                        onTap={() => p.act.unfollow()}
                      />
                    </Show>
                  </Show>
                  <HeadButton label={p.t("message")} onTap={() => p.act.message()} />
                </>
              }
            />
            <div class="profile-tabs">
              <TopTabs
                tabs={[
                  { id: "notes" as const, label: p.t("notes") },
                  { id: "saves" as const, label: p.t("saves") },
                ]}
                chosen={p.view.tab}
                onPick={(tab) => p.act.showTab({ tab })}
              />
            </div>
            <Switch>
              <Match when={isBlocked()}>
                <Empty text={p.t("youBlocked")} />
              </Match>
              <Match when={p.view.tab === "saves"}>
                <Empty text={p.t("savesHidden")} />
              </Match>
              <Match when={p.view.tab === "notes"}>
                <Show when={cards().length > 0 || !pages()} fallback={<Empty text={p.t("noNotes")} />}>
                  <Waterfall
                    cards={cards()}
                    files={p.os.files}
                    texts={{ like: p.t("like"), video: p.t("video") }}
                    onOpen={(note) => p.act.open({ note })}
                    onLike={(note) => p.act.like({ note })}
                  />
                </Show>
                <Show when={pages()?.more}>
                  <Pill kind="grey" wide label={p.t("loadMore")} onTap={() => p.act.more()} />
                </Show>
              </Match>
            </Switch>
          </>
        )}
      </Show>
    </Leaf>
  );
});
