import { countText } from "#os/social-format.ts";
import draftIcon from "@material-symbols/svg-400/outlined/edit_note.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import { For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { ageOf } from "#apps/rednote/format.ts";
import { me } from "#apps/rednote/ids.ts";
import { AlbumRow } from "#apps/rednote/looks/album.tsx";
import { Cell, Empty } from "#apps/rednote/looks/cells.tsx";
import { FaceButton } from "#ui/kit/social/face.tsx";
import { BarButton, Leaf } from "#apps/rednote/looks/frame.tsx";
import { AskBox } from "#apps/rednote/looks/overlays.tsx";
import { HeadButton, ProfileHead } from "#apps/rednote/looks/profile.tsx";
import { FootTabs, TopTabs, WordRow } from "#apps/rednote/looks/tabs.tsx";
import { Waterfall } from "#apps/rednote/looks/waterfall.tsx";
import { postCard } from "#apps/rednote/screens/parts/cards.ts";
import { useCards } from "#apps/rednote/screens/parts/note-list.ts";
import { PlusSheet } from "#apps/rednote/screens/parts/plus-sheet.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { countUnread } from "../../messages/queries.ts";
import { listLiked, listPosts, listSaved, sumOfPosts } from "../queries.ts";

export default screen(app, strings, "me", (p) => {
  const tab = () => p.view.tab ?? p.params.tab;
  const profile = () => p.state.profile;
  const posts = () => listPosts(p.state).map((post) => postCard(post, p));
  const saved = useCards(p, () => (tab() === "saves" ? listSaved(p.state) : []));
  const liked = useCards(p, () => (tab() === "likes" ? listLiked(p.state) : []));
  const albums = () => Object.values(p.state.albums).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
  const sums = () => sumOfPosts(p.state);
  const drafts = () => Object.keys(p.state.drafts).length;
  const badges = () => {
    const { sex, birthday, region, work, school } = profile();
    const age = birthday === "" ? null : ageOf(birthday, p.now, p.offsetMin);
    return [
      sex === "hidden" ? "" : p.t(`sex_${sex}`),
      age === null ? "" : p.t("years", { n: age }),
      p.state.prefs.showPlace ? region : "",
      work,
      school,
    ].filter((x) => x !== "");
  };
  const cards = (list: ReturnType<typeof posts>) => (
    <Waterfall
      cards={list}
      files={p.os.files}
      texts={{ like: p.t("like"), video: p.t("video") }}
      onOpen={(note) => p.act.open({ note })}
      onLike={(note) => p.act.like({ note })}
    />
  );
  return (
    <Leaf
      grey
      under
      part={tab()}
      actions={
        <>
          <BarButton icon={past} name={p.t("history")} onTap={() => p.act.history()} />
          <BarButton icon={gear} name={p.t("settings")} onTap={() => p.act.settings()} />
        </>
      }
      bottom={
        <FootTabs
          labels={{ home: p.t("home"), market: p.t("market"), messages: p.t("messages"), me: p.t("me") }}
          plus={p.t("publish")}
          on="me"
          badge={countUnread(p.state)}
          onTab={(to) => {
            if (to === "home") p.act.goHome();
            else if (to === "market") p.act.goMarket();
            else if (to === "messages") p.act.goMessages();
          }}
          onPlus={() => p.act.plus()}
        />
      }
      overlays={
        <>
          <PlusSheet open={p.view.open === "plus"} t={p.t} act={p.act} />
          <AskBox
            open={p.view.open === "likes"}
            title={p.t("likesSum", sums())}
            ok={p.t("done")}
            onOk={() => p.setView({ open: null })}
          />
        </>
      }
    >
      <ProfileHead
        face={
          <FaceButton
            of={me}
            own={profile().face}
            files={p.os.files}
            size={76}
            name={p.t("editProfile")}
            onTap={() => p.act.editProfile()}
          />
        }
        name={profile().name}
        number={p.t("numberOf", { number: profile().number })}
        ip={p.state.prefs.showPlace ? p.t("ipOf", { place: profile().ip }) : ""}
        bio={profile().bio || p.t("addBio")}
        badges={badges()}
        cover={profile().cover}
        files={p.os.files}
        hue={214}
        counts={[
          {
            label: p.t("followingCount"),
            count: countText(Object.keys(p.state.follows).length, p.lang),
            onTap: () => p.act.openTies({ kind: "following" }),
          },
          {
            label: p.t("followersCount"),
            count: countText(Object.keys(p.state.followers).length, p.lang),
            onTap: () => p.act.openTies({ kind: "followers" }),
          },
          {
            label: p.t("likesAndSaves"),
            count: countText(sums().likes + sums().saves, p.lang),
            onTap: () => p.act.countLikes(),
          },
        ]}
        buttons={
          <>
            <HeadButton label={p.t("editProfile")} onTap={() => p.act.editProfile()} />
            <HeadButton label={p.t("changeCover")} onTap={() => p.act.changeCover()} />
          </>
        }
      />
      <div class="profile-tabs">
        <TopTabs
          tabs={[
            { id: "notes" as const, label: p.t("notes") },
            { id: "saves" as const, label: p.t("saves") },
            { id: "likes" as const, label: p.t("likesTab") },
          ]}
          chosen={tab()}
          onPick={(to) => p.act.showTab({ tab: to })}
        />
      </div>
      <Switch>
        <Match when={tab() === "notes"}>
          <Show when={drafts() > 0}>
            <Cell icon={draftIcon} title={p.t("draftsRow", { n: drafts() })} onTap={() => p.act.openDrafts()} />
          </Show>
          <Show when={posts().length > 0} fallback={<Empty text={p.t("noOwnNotes")} />}>
            {cards(posts())}
          </Show>
        </Match>
        <Match when={tab() === "saves"}>
          <WordRow
            part="saves"
            pills
            tabs={[
              { id: "notes", label: p.t("notesCount", { n: Object.keys(p.state.saved).length }) },
              { id: "albums", label: p.t("albumsCount", { n: albums().length }) },
            ]}
            chosen={p.view.albums ? "albums" : "notes"}
            onPick={(id) => p.act.showAlbums({ albums: id === "albums" })}
          />
          <Show when={p.state.prefs.hideSaves}>
            <p class="profile-private">{p.t("onlyYou")}</p>
          </Show>
          <Show
            when={p.view.albums}
            fallback={
              <Show when={saved().length > 0} fallback={<Empty text={p.t("noSaves")} />}>
                {cards([...saved()])}
              </Show>
            }
          >
            <Cell title={`+ ${p.t("newAlbum")}`} onTap={() => p.act.newAlbum()} />
            <For each={albums()}>
              {(album) => (
                <AlbumRow
                  name={album.name}
                  note={p.t("albumNotes", { n: listSaved(p.state, album.id).length })}
                  mark={album.private ? p.t("privateAlbum") : undefined}
                  onTap={() => p.act.openAlbum({ album: album.id })}
                />
              )}
            </For>
          </Show>
        </Match>
        <Match when={tab() === "likes"}>
          <Show when={p.state.prefs.hideLikes}>
            <p class="profile-private">{p.t("onlyYou")}</p>
          </Show>
          <Show when={liked().length > 0} fallback={<Empty text={p.t("noLikesGiven")} />}>
            {cards([...liked()])}
          </Show>
        </Match>
      </Switch>
    </Leaf>
  );
});
