import bell from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import block from "@material-symbols/svg-400/outlined/block.svg?raw";
import more from "@material-symbols/svg-400/outlined/more_horiz.svg?raw";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { For, Show } from "solid-js";
import { copyText } from "#ui/kit/copyable.tsx";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { agoText } from "#apps/reddit/format.ts";
import { me } from "#apps/reddit/ids.ts";
import { Empty } from "#apps/reddit/looks/cells.tsx";
import { ChatLine, ChatText } from "#apps/reddit/looks/chat.tsx";
import { CommunityIcon, Face } from "#apps/reddit/looks/face.tsx";
import { WriteBar } from "#apps/reddit/looks/forms.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { Sheet } from "#apps/reddit/looks/overlays.tsx";
import { HeadLink } from "#apps/reddit/looks/profile.tsx";
import { useCommunities, useUsers } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";

export default screen(app, strings, "mail", (p) => {
  const mail = () => p.state.mails[p.params.mail];
  const party = () => mail()?.party ?? "";
  const users = useUsers(() => [party()]);
  const communities = useCommunities(() => [party()]);
  const community = () => communities().get(party());
  const name = () => (community() ? `r/${community()!.name}` : `u/${users().get(party())?.name ?? ""}`);
  return (
    <Show
      when={mail()}
      fallback={
        <Frame back>
          <Empty text={p.t("mail-missing")} />
        </Frame>
      }
    >
      {(found) => (
        <Frame
          back
          end
          title={found().subject}
          actions={<BarButton icon={more} name={p.t("mailMenu")} onTap={() => p.act.menu()} />}
          bottom={
            <WriteBar
              at={p.field("text")}
              hint={p.t("mailHint")}
              send={p.t("send")}
              ready={p.can("send")}
              onSend={() => p.act.send()}
            />
          }
          overlays={
            <Sheet
              open={p.view.open === "menu"}
              items={[
                { label: p.t("markUnread"), icon: bell, onTap: () => p.act.markUnread() },
                ...(community() || p.state.blocked[party()] !== undefined
                  ? []
                  : [
                      {
                        label: p.t("blockName", { name: users().get(party())?.name ?? "" }),
                        icon: block,
                        onTap: () => p.act.block({ user: party() }),
                      },
                    ]),
                { label: p.t("deleteMessage"), icon: remove, danger: true, onTap: () => p.act.remove() },
              ]}
            />
          }
        >
          <div class="head-links">
            <HeadLink
              label={p.t("conversationWith", { name: name() })}
              onTap={() =>
                community() ? p.act.openCommunity({ community: party() }) : p.act.openUser({ user: party() })
              }
            />
          </div>
          <For each={found().lines}>
            {(line) => (
              <ChatLine
                face={
                  line.mine ? (
                    <Face of={me} own={p.state.profile.face} files={p.os.files} size={32} />
                  ) : community() ? (
                    <CommunityIcon name={community()!.name} colour={community()!.colour} size={32} />
                  ) : (
                    <Face of={party()} size={32} />
                  )
                }
                name={line.mine ? `u/${p.state.profile.name}` : name()}
                time={agoText(line.at, p.now, p.lang)}
                head
              >
                <ChatText text={line.text} onHold={() => copyText(line.text)} />
              </ChatLine>
            )}
          </For>
        </Frame>
      )}
    </Show>
  );
});
