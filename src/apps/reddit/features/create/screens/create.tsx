import image from "@material-symbols/svg-400/outlined/image.svg?raw";
import linkIcon from "@material-symbols/svg-400/outlined/link.svg?raw";
import textIcon from "@material-symbols/svg-400/outlined/title.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import threads from "#world/threads/index.ts";
import app from "#apps/reddit/index.ts";
import { Pill } from "#apps/reddit/looks/cells.tsx";
import {
  BodyField,
  CommunityPill,
  FlairButton,
  PictureStrip,
  TitleField,
  ToolRow,
  UrlField,
} from "#apps/reddit/looks/create.tsx";
import { DetailNotice } from "#apps/reddit/looks/detail.tsx";
import { CommunityIcon } from "#apps/reddit/looks/face.tsx";
import { BarPill, Frame } from "#apps/reddit/looks/frame.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { checkPosting } from "../queries.ts";
import { newKinds } from "../state.ts";
import { CommunitySheet, FlairSheet } from "./parts/sheets.tsx";

const icons = { text: textIcon, image, link: linkIcon } as const;
export default screen(app, strings, "create", (p) => {
  const found = queryWorld(threads.queries.community, () =>
    p.view.community === null ? null : { id: p.view.community },
  );
  const flair = () => found()?.flairs.find(({ id }) => id === p.view.flair);
  const needsFlair = () => found()?.flairRequired === true;
  /** Why the user may not post in the community, or why the community does not take this kind of post. */
  const refusal = () => {
    const community = found();
    if (!community) return "";
    const refused = checkPosting(p.state, community, p.now);
    if (refused) return p.t(refused.reject as "banned", refused.facts);
    return community.kinds.includes(p.view.kind) ? "" : p.t(`no-${p.view.kind}`, { name: community.name });
  };
  const isReady = () => p.can("submit") && refusal() === "" && (!needsFlair() || p.view.flair !== null);
  return (
    <Frame
      back="close"
      actions={<BarPill label={p.t("postWord")} disabled={!isReady()} onTap={() => p.act.submit()} />}
      bottom={
        <ToolRow
          tools={newKinds.map((kind) => ({
            name: p.t(`new_${kind}`),
            icon: icons[kind],
            on: p.view.kind === kind,
            disabled: false,
            onTap: () => p.act.showKind({ kind }),
          }))}
        />
      }
      overlays={
        <>
          <CommunitySheet host={p} />
          <FlairSheet host={p} community={found() ?? undefined} />
        </>
      }
    >
      <CommunityPill
        icon={
          <Show when={found()}>{(one) => <CommunityIcon name={one().name} colour={one().colour} size={20} />}</Show>
        }
        label={found() ? `r/${found()!.name}` : p.t("chooseCommunity")}
        onTap={() => p.act.pickCommunity()}
      />
      <Show when={refusal() !== ""}>
        <DetailNotice text={refusal()} />
      </Show>
      <TitleField at={p.field("title")} hint={p.t("titleHint")} />
      <Show when={found()}>
        <FlairButton
          label={p.t(needsFlair() ? "addFlairRequired" : "addFlair")}
          flair={flair()}
          spoiler={p.view.spoiler ? p.t("spoiler") : undefined}
          onTap={() => p.act.flairMenu()}
        />
      </Show>
      <Show when={p.view.kind === "link"}>
        <UrlField at={p.field("url")} hint={p.t("urlHint")} />
      </Show>
      <Show when={p.view.kind === "image"}>
        <Show when={p.view.pictures.length > 0}>
          <PictureStrip
            pictures={p.view.pictures}
            files={p.os.files}
            dropName={(n) => p.t("dropPicture", { n })}
            onDrop={(picture) => p.act.dropPicture({ picture })}
          />
        </Show>
        <div class="create-line">
          <Pill kind="grey" icon={image} label={p.t("addPictures")} onTap={() => p.act.addPictures()} />
        </div>
      </Show>
      <BodyField at={p.field("text")} hint={p.t("bodyHint")} />
    </Frame>
  );
});
