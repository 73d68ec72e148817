import add from "@material-symbols/svg-400/outlined/edit_note.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { dateText } from "#os/format.ts";
import wechat from "#apps/wechat/index.ts";
import { nameOf } from "#apps/wechat/shared-queries.ts";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Chips, FilterSearchBar } from "#apps/wechat/looks/forms.tsx";
import { Frame, NavIconButton } from "#apps/wechat/looks/frame.tsx";
import { FavouriteCard } from "#apps/wechat/looks/favourite-card.tsx";
import { strings } from "#apps/wechat/strings.ts";
import { PostPicture } from "../../moments/screens/parts/post-picture.tsx";
import { favouriteKinds, filterFavourites, listTags } from "../queries.ts";
import { describeFavourite } from "./parts/describe-favourite.ts";

export default screen(wechat, strings, "favourites", (p) => (
  <Frame
    back
    title={p.t("favouritesTitle")}
    actions={<NavIconButton icon={add} name={p.t("favouriteNew")} onTap={() => p.act.newNote()} />}
    top={<FilterSearchBar at={p.field("q")} placeholder={p.t("favouritesSearch")} />}
  >
    <Chips
      line="kinds"
      options={favouriteKinds.map((id) => ({ id, label: p.t(`favKind_${id}`) }))}
      chosen={p.view.kind}
      onPick={(kind) => p.act.choose({ kind })}
    />
    <Show when={listTags(p.state).length > 0}>
      <Chips
        options={listTags(p.state).map((tag) => ({ id: tag, label: p.t("favTag", { tag }) }))}
        chosen={p.view.tag}
        onPick={(tag) => p.act.chooseTag({ tag: p.view.tag === tag ? null : tag })}
      />
    </Show>
    <For
      each={filterFavourites(p.state, p.view.kind, p.view.q, p.view.tag)}
      fallback={<Remark big>{p.t("favouritesNone")}</Remark>}
    >
      {(f) => {
        const shown = () => describeFavourite(p.state, p.t, f);
        return (
          <FavouriteCard
            title={shown().title}
            note={f.note || shown().note}
            picture={shown().picture ? <PostPicture of={shown().picture!} files={p.os.files} side={64} /> : undefined}
            foot={`${nameOf(p.state, f.from)} · ${dateText(f.at, p.os, p.now)}`}
            tags={f.tags.map((tag) => p.t("favTag", { tag })).join(" ")}
            onTap={() => p.act.openFavourite({ fav: f.id })}
          />
        );
      }}
    </For>
  </Frame>
));
