import add from "@material-symbols/svg-400/outlined/edit_note.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { dateText } from "../../../../../os/format.ts";
import wechat from "../../../index.ts";
import { nameOf } from "../../../links.ts";
import { Remark } from "../../../looks/cells.tsx";
import { Chips, SearchLine } from "../../../looks/forms.tsx";
import { Frame, NavSign } from "../../../looks/frame.tsx";
import { KeptCard } from "../../../looks/kept.tsx";
import { strings } from "../../../strings.ts";
import { Shot } from "../../moments/screens/parts/shot.tsx";
import { favouriteKinds, favouritesOf, favouriteTags } from "../queries.ts";
import { shownOf } from "./parts/shown.ts";

export default screen(wechat, strings, "favourites", (p) => (
  <Frame
    back
    title={p.t("favouritesTitle")}
    actions={<NavSign icon={add} name={p.t("favouriteNew")} onTap={() => p.act.newNote()} />}
    top={<SearchLine at={p.field("q")} placeholder={p.t("favouritesSearch")} />}
  >
    <Chips
      line="kinds"
      options={favouriteKinds.map((id) => ({ id, label: p.t(`favKind_${id}`) }))}
      chosen={p.view.kind}
      onPick={(kind) => p.act.choose({ kind })}
    />
    <Show when={favouriteTags(p.state).length > 0}>
      <Chips
        options={favouriteTags(p.state).map((tag) => ({ id: tag, label: p.t("favTag", { tag }) }))}
        chosen={p.view.tag}
        onPick={(tag) => p.act.chooseTag({ tag: p.view.tag === tag ? null : tag })}
      />
    </Show>
    <For
      each={favouritesOf(p.state, p.view.kind, p.view.q, p.view.tag)}
      fallback={<Remark big>{p.t("favouritesNone")}</Remark>}
    >
      {(f) => {
        const shown = () => shownOf(p.state, p.t, f);
        return (
          <KeptCard
            title={shown().title}
            note={f.note || shown().note}
            picture={shown().picture ? <Shot of={shown().picture!} files={p.os.files} side={64} /> : undefined}
            foot={`${nameOf(p.state, f.from)} · ${dateText(f.at, p.os, p.now)}`}
            tags={f.tags.map((tag) => p.t("favTag", { tag })).join(" ")}
            onTap={() => p.act.openFavourite({ fav: f.id })}
          />
        );
      }}
    </For>
  </Frame>
));
