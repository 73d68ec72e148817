/** One message of a chat, drawn by its kind. */
import fileIcon from "@material-symbols/svg-400/outlined/draft.svg?raw";
import linkIcon from "@material-symbols/svg-400/outlined/link.svg?raw";
import done from "@material-symbols/svg-400/outlined/check_circle.svg?raw";
import packetIcon from "@material-symbols/svg-400/outlined/redeem-fill.svg?raw";
import qr from "@material-symbols/svg-400/outlined/qr_code_2.svg?raw";
import transferIcon from "@material-symbols/svg-400/outlined/sync_alt.svg?raw";
import wave from "@material-symbols/svg-400/outlined/sensors.svg?raw";
import { For, Match, Show, Switch } from "solid-js";
import { sizeText } from "#os/format.ts";
import type { File } from "#os/files.ts";
import { amountText } from "#os/money/read.ts";
import type { ScreenProps } from "#ui/screen-binding.tsx";
import { Icon } from "#ui/kit/icon.tsx";
import { FilePicture, Picture } from "#ui/kit/picture.tsx";
import { PlainMessage, Bubble, MoneyCard, QuoteBox, MessageCard, MessageRow } from "#apps/wechat/looks/bubbles.tsx";
import { TextLink } from "#apps/wechat/looks/cells.tsx";
import { MapArt } from "#apps/wechat/looks/map-art.tsx";
import { Face, FaceButton } from "#apps/wechat/looks/portrait.tsx";
import { StickerArt } from "#apps/wechat/looks/stickers.tsx";
import type wechat from "#apps/wechat/index.ts";
import { articleIdFromUrl } from "#apps/wechat/shared-queries.ts";
import { me, worldId } from "#apps/wechat/people.ts";
import type { Word } from "#apps/wechat/strings.ts";
import { nameOrId } from "#apps/wechat/features/contacts/queries.ts";
import { canOwnerOpen, sharesLeft, shareTakenBy } from "#apps/wechat/features/money/queries.ts";
import type { Body, Message } from "../../state.ts";
import { stickers } from "../../stickers.ts";
import { messageSummary, splitLinks } from "./labels.ts";

type ChatScreenProps = ScreenProps<typeof wechat, "chat", Word>;
interface Props {
  readonly host: ChatScreenProps;
  readonly m: Message;
  readonly onHold: () => void;
}
export function ChatMessage(p: Props) {
  const host = () => p.host;
  const isMine = () => p.m.from === me;
  const group = () => host().state.groups[p.m.chat];
  const name = () => nameOrId(host().state, p.m.from);
  const quoted = () => (p.m.quote === undefined ? undefined : host().state.messages[p.m.quote]);
  const face = () => (
    <FaceButton
      of={worldId(p.m.from)}
      name={name()}
      size={40}
      onTap={() => host().act.openPerson({ person: p.m.from })}
      onDoubleTap={() => host().act.pat({ peer: p.m.chat, person: p.m.from })}
      onHold={() => group() && !isMine() && host().act.mention({ person: p.m.from })}
    />
  );
  const isSpelled = () => host().view.spelled.includes(p.m.id);
  return (
    <MessageRow
      mine={isMine()}
      face={face()}
      name={group() && !isMine() && group()!.showNames ? name() : undefined}
      chosen={host().view.choosing ? host().view.selected.includes(p.m.id) : undefined}
      chooseName={messageSummary(host(), p.m.body, p.m.from)}
      onChoose={() => host().act.select({ id: p.m.id })}
      failed={p.m.failed ? host().t("failedMark") : undefined}
      onFailed={() => host().act.resend({ id: p.m.id })}
      dot={p.m.body.kind === "voice" && !p.m.body.heard && !isMine() ? host().t("unheard") : undefined}
      held={host().view.open === "strip" && host().view.held === p.m.id}
      marked={host().params.at === p.m.id && host().view.upTo === p.m.id}
      below={
        <>
          <Show when={p.m.quote !== undefined}>
            <QuoteBox
              text={
                quoted()
                  ? `${nameOrId(host().state, quoted()!.from)}: ${messageSummary(host(), quoted()!.body, quoted()!.from)}`
                  : host().t("quoteGone")
              }
            />
          </Show>
          <Show when={p.m.body.kind === "voice" && isSpelled() ? p.m.body : undefined}>
            {(voice) => <QuoteBox text={voice().words === "" ? host().t("noWords") : voice().words} />}
          </Show>
        </>
      }
    >
      <MessageBody host={p.host} m={p.m} onHold={p.onHold} />
    </MessageRow>
  );
}
type BodyOf<K extends Body["kind"]> = Extract<Body, { kind: K }>;
function MessageBody(p: Props) {
  const host = () => p.host;
  const as = <K extends Body["kind"]>(kind: K) => (p.m.body.kind === kind ? (p.m.body as BodyOf<K>) : undefined);
  const named = () => `${nameOrId(host().state, p.m.from)}: ${messageSummary(host(), p.m.body, p.m.from)}`;
  const id = () => ({ id: p.m.id });
  const fileOf = (file: string | null): File | undefined => {
    const found = file === null ? undefined : host().os.files[file];
    return found?.type === "file" ? found : undefined;
  };
  return (
    <Switch>
      <Match when={as("text")}>
        {(body) => (
          <Bubble name={named()} onHold={p.onHold}>
            <For each={splitLinks(body().text)}>
              {(piece) => (
                <Show when={piece.isLink} fallback={<span>{piece.text}</span>}>
                  <TextLink label={piece.text} onTap={() => host().act.openLink({ url: piece.text })} />
                </Show>
              )}
            </For>
          </Bubble>
        )}
      </Match>
      <Match when={as("sticker")}>
        {(body) => {
          const sticker = () => stickers.find((s) => s === body().sticker);
          return (
            <PlainMessage name={sticker() ? host().t(`sticker_${sticker()!}`) : named()} onHold={p.onHold}>
              <StickerArt of={body().sticker} size={104} />
            </PlainMessage>
          );
        }}
      </Match>
      <Match when={as("picture")}>
        {(body) => (
          <PlainMessage frame name={named()} onTap={() => host().act.openPicture(id())} onHold={p.onHold}>
            <Show
              when={fileOf(body().file)}
              fallback={<Show when={body().scene}>{(scene) => <Picture scene={scene()} silent />}</Show>}
            >
              {(file) => <FilePicture file={file()} silent />}
            </Show>
          </PlainMessage>
        )}
      </Match>
      <Match when={as("voice")}>
        {(body) => (
          <Bubble
            kind="voice"
            name={named()}
            width={`${76 + Math.min(60, body().seconds) * 2.4}px`}
            onTap={() => host().act.hear(id())}
            onHold={p.onHold}
          >
            <Icon of={wave} />
            <span>{host().t("seconds", { n: body().seconds })}</span>
          </Bubble>
        )}
      </Match>
      <Match when={as("file")}>
        {(body) => (
          <MessageCard
            name={named()}
            title={body().name}
            note={sizeText(body().bytes)}
            art={<Icon of={fileIcon} size="large" />}
            onTap={fileOf(body().file) ? () => host().act.openFile({ file: body().file! }) : undefined}
            onHold={p.onHold}
          />
        )}
      </Match>
      <Match when={as("place")}>
        {(body) => (
          <MessageCard
            above
            name={named()}
            title={body().name}
            note={body().address}
            art={<MapArt of={body().place} height={92} />}
            onTap={() => host().act.openPlace(id())}
            onHold={p.onHold}
          />
        )}
      </Match>
      <Match when={as("card")}>
        {(body) => (
          <MessageCard
            name={named()}
            title={nameOrId(host().state, body().person)}
            note={host().state.people[body().person]?.region}
            art={<Face of={worldId(body().person)} size={44} />}
            foot={host().t("personalCard")}
            onTap={() => host().act.openPerson({ person: body().person })}
            onHold={p.onHold}
          />
        )}
      </Match>
      <Match when={as("link")}>
        {(body) => {
          const peer = () => (body().url.startsWith("group:") ? body().url.slice("group:".length) : null);
          const open = () => {
            const [group, article] = [peer(), articleIdFromUrl(body().url)];
            if (group !== null) host().act.openGroup({ peer: group });
            else if (article !== null) host().act.openArticle({ article });
            else host().act.openLink({ url: body().url });
          };
          return (
            <MessageCard
              name={named()}
              title={body().title}
              note={body().note === "" ? (/^https?:/.test(body().url) ? body().url : undefined) : body().note}
              art={<Icon of={peer() === null ? linkIcon : qr} size="large" />}
              foot={peer() === null ? undefined : host().t("groupInvite")}
              onTap={open}
              onHold={p.onHold}
            />
          );
        }}
      </Match>
      <Match when={as("packet")}>{(body) => <PacketCard host={p.host} m={p.m} body={body()} hold={p.onHold} />}</Match>
      <Match when={as("transfer")}>{(body) => <TransferCard host={p.host} body={body()} hold={p.onHold} />}</Match>
      <Match when={as("record")}>
        {(body) => (
          <MessageCard
            name={named()}
            title={host().t("recordOf", { name: body().title })}
            note={body()
              .lines.slice(0, 4)
              .map((l) => `${l.who}: ${l.text}`)
              .join("\n")}
            foot={host()
              .t("kindRecord")
              .replace(/^\[|\]$/g, "")}
            onTap={() => host().act.openRecord(id())}
            onHold={p.onHold}
          />
        )}
      </Match>
    </Switch>
  );
}
type HoldHandler = () => void;
function PacketCard(p: {
  readonly host: ChatScreenProps;
  readonly m: Message;
  readonly body: BodyOf<"packet">;
  readonly hold: HoldHandler;
}) {
  const packet = () => p.host.state.packets[p.body.packet];
  const note = () => {
    const it = packet();
    if (!it || canOwnerOpen(it)) return "";
    if (shareTakenBy(it, me) !== null) return p.host.t("packetOpened");
    if (sharesLeft(it) === 0) return p.host.t("packetEmpty");
    return it.back ? p.host.t("packetLapsed") : "";
  };
  return (
    <MoneyCard
      name={[p.host.t("packetKind"), packet()?.wish, note()].filter((x) => x).join(", ")}
      icon={packetIcon}
      title={packet()?.wish ?? ""}
      note={note()}
      foot={p.host.t("payFor")}
      spent={note() !== ""}
      onTap={() => p.host.act.openPacket({ id: p.body.packet })}
      onHold={p.hold}
    />
  );
}
function TransferCard(p: {
  readonly host: ChatScreenProps;
  readonly body: BodyOf<"transfer">;
  readonly hold: HoldHandler;
}) {
  const transfer = () => p.host.state.transfers[p.body.transfer];
  const isMine = () => transfer()?.from === me;
  const note = () => {
    const it = transfer();
    if (!it) return "";
    if (it.state === "taken") return p.host.t(isMine() ? "transferTaken" : "transferGot");
    if (it.state === "returned") return p.host.t("transferBack");
    if (it.state === "lapsed") return p.host.t("transferLapsed");
    return (
      it.remark ||
      (isMine() ? p.host.t("transferToThem", { name: nameOrId(p.host.state, it.chat) }) : p.host.t("transferAsk"))
    );
  };
  const amount = () => p.host.t("sum", { sum: amountText(transfer()?.cents ?? 0) });
  return (
    <MoneyCard
      name={[p.host.t("transferKind"), amount(), note()].join(", ")}
      icon={transfer()?.state === "waiting" ? transferIcon : done}
      title={amount()}
      note={note()}
      foot={p.host.t("transferKind")}
      spent={transfer()?.state !== "waiting"}
      onTap={() => p.host.act.openTransfer({ id: p.body.transfer })}
      onHold={p.hold}
    />
  );
}
