import more from "@material-symbols/svg-400/outlined/more_vert.svg?raw";
import { Show } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { Menu } from "#ui/kit/overlays.tsx";
import { queryWorld } from "#ui/world.ts";
import goods from "#world/goods/index.ts";
import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { Notice, Paragraph } from "#apps/ebay/looks/content.tsx";
import { ItemLine } from "#apps/ebay/looks/items.tsx";
import { TextLink } from "#apps/ebay/looks/buttons.tsx";
import { ShopPage } from "#apps/ebay/looks/shop.tsx";
import { MessageList, MessageInput } from "#apps/ebay/looks/threads.tsx";
import { itemCardTexts, itemLineTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";

export default screen(ebay, strings, "thread", (p) => {
  const thread = () => p.state.threads[p.params.thread];
  const item = queryWorld(goods.queries.item, () => (thread()?.item ? { id: thread()!.item! } : null));
  const listing = () => (thread()?.listing ? p.state.listings[thread()!.listing!] : undefined);
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back
      end
      title={thread()?.who ?? ""}
      actions={
        <Show when={thread()}>
          <IconButton icon={more} name={p.t("more")} onTap={() => p.setView({ open: "menu" })} />
        </Show>
      }
      overlays={
        <Menu
          open={p.view.open === "menu"}
          items={[
            { label: p.t("markUnread"), onTap: () => p.act.markUnread() },
            thread()?.archived === true
              ? { label: p.t("unarchive"), onTap: () => p.act.unarchive() }
              : { label: p.t("archive"), onTap: () => p.act.archive() },
            { label: p.t("delete"), danger: true, onTap: () => p.act.delete() },
          ]}
        />
      }
      bottom={
        <Show when={thread()}>
          <MessageInput
            at={p.field("text")}
            label={p.t("writeMessage")}
            send={p.t("send")}
            disabled={!p.can("send")}
            onSend={() => p.act.send()}
          />
        </Show>
      }
    >
      <Show when={thread()} fallback={<Notice text={p.t("thread-gone")} />}>
        {(it) => (
          <>
            <Show when={it().item}>
              {(id) => (
                <ItemLine
                  {...itemLineTexts(p, item() ?? undefined)}
                  price={item() ? itemCardTexts(p, item()!).price : undefined}
                  onTap={() => p.act.open({ item: id() })}
                />
              )}
            </Show>
            <Show when={listing()}>
              {(own) => (
                <ItemLine
                  picture={own().photos[0]}
                  title={own().title}
                  price={own().priceCents === null ? undefined : usd(own().priceCents!, p.lang)}
                  onTap={() => p.act.openListing({ listing: own().id })}
                />
              )}
            </Show>
            <Show when={it().order && p.state.orders[it().order!]}>
              <TextLink label={p.t("seeOrder")} onTap={() => p.act.openOrder({ order: it().order! })} />
            </Show>
            <Show when={it().seller}>
              {(seller) => <TextLink label={p.t("seeSeller")} onTap={() => p.act.openSeller({ seller: seller() })} />}
            </Show>
            <MessageList
              said={it().said.map((one) => ({
                ...one,
                who: one.mine ? p.t("you") : it().who,
                when: momentText(one.at, p.os, p.now),
              }))}
              onHold={copyText}
            />
            <Show when={it().answersAt !== null}>
              <Paragraph as="note" tone="dim">
                {p.t("usuallyAnswers", { name: it().who })}
              </Paragraph>
            </Show>
          </>
        )}
      </Show>
    </ShopPage>
  );
});
