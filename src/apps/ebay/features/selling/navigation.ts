import * as v from "valibot";
import { parseContentUri, intents } from "#os/intents.ts";
import { findPicture } from "#os/media.ts";
import { parseCents } from "#os/money/read.ts";
import { CardId } from "#os/money/schema.ts";
import { conditions, services } from "#world/goods/index.ts";
import { BuyerOfferId, GoodsId, ListingId, SaleId, ThreadId } from "../../ids.ts";
import { does, on, pushes } from "../../builder.ts";
import { carriers, listingFields, runDays } from "./state.ts";

interface PriceTexts {
  readonly price: string;
  readonly postage: string;
}
/** Converts the prices in the form from text to cents. */
const parsePrices = <V extends PriceTexts>(view: V) => ({
  priceCents: parseCents(view.price.trim()),
  shippingCents: Math.min(1_000_000, parseCents(view.postage.trim()) ?? 0),
});
const pickListingFields = <V extends object>(view: V) =>
  Object.fromEntries(
    Object.keys(listingFields)
      .filter((name) => name in view)
      .map((name) => [name, view[name as keyof V]]),
  ) as { [K in keyof V & keyof typeof listingFields]: V[K] };

export const sellingEdges = [
  on("selling", "goHome").root(),
  on("selling", "goMy").replace("my"),
  on("selling", "goSearch").replace("search"),
  on("selling", "goInbox").replace("inbox"),
  on("selling", "sellNew").push("sell", { id: null }),
  on("selling", "goOnDraft", { id: ListingId }).push("sell"),
  on("selling", "openListing", { listing: ListingId }).push("listing"),
  on("selling", "openSale", { sale: SaleId }).push("sale"),
  ...pushes("selling", "payouts", "signIn"),
  on("sell", "addPhotos").start(intents.pickFile("image/*", true), "photographed"),
  on("sell", "photographed", { uris: v.array(v.string()) }).set(({ view, args, os }) => ({
    photos: [
      ...view.photos,
      ...args.uris.flatMap((uri) => {
        const picture = findPicture(os.files, parseContentUri(uri)?.id ?? "");
        return picture && !view.photos.includes(picture.id) ? [picture.id] : [];
      }),
    ].slice(0, 12),
  })),
  on("sell", "removePhoto", { photo: v.string() }).set(({ view, args }) => ({
    photos: view.photos.filter((one) => one !== args.photo),
  })),
  on("sell", "pickCategory", { category: GoodsId }).open("branch", ({ args }) => ({
    category: args.category,
    branch: null,
  })),
  on("sell", "pickBranch", { branch: GoodsId })
    .set(({ args }) => ({ branch: args.branch }))
    .close(),
  on("sell", "pickCondition", { condition: v.picklist(conditions) })
    .set(({ args }) => ({ condition: args.condition }))
    .close(),
  on("sell", "pickService", { service: v.picklist(services) })
    .set(({ args }) => ({ service: args.service }))
    .close(),
  on("sell", "pickDays", { days: v.picklist(runDays) })
    .set(({ args }) => ({ days: args.days }))
    .close(),
  on("sell", "publish")
    .when("isActive", "isPriced")
    .run("revise", ({ params, view }) => ({ id: params.id!, ...pickListingFields(view), ...parsePrices(view) }))
    .say("listingRevised")
    .pop(),
  on("sell", "publish")
    .when("isPriced")
    .ask("publishAsk", "publishDo")
    .run("publish", ({ params, view }) => ({ id: params.id, ...pickListingFields(view), ...parsePrices(view) }))
    .say("published")
    .replace("listing", ({ result }) => ({ listing: result })),
  on("sell", "publish").say("price-missing"),
  on("sell", "keep")
    .when("isPriced")
    .run("saveDraft", ({ params, view }) => ({ id: params.id, ...pickListingFields(view), ...parsePrices(view) }))
    .say("draftKept")
    .pop(),
  on("listing", "edit").push("sell", ({ params }) => ({ id: params.listing })),
  on("listing", "endNow")
    .warn("endAsk", "endDo")
    .run("endNow", ({ params }) => ({ id: params.listing }))
    .say("listingEnded"),
  on("listing", "remove")
    .warn("removeListingAsk", "delete")
    .run("deleteListing", ({ params }) => ({ id: params.listing }))
    .say("listingRemoved")
    .pop(),
  does("listing", "acceptOffer").ask("acceptOfferAsk", "accept").say("offerTaken"),
  does("listing", "declineOffer").ask("declineOfferAsk", "decline").say("offerLeft"),
  on("listing", "startCounter", { offer: BuyerOfferId }).open("counter", ({ args }) => ({
    offer: args.offer,
    amount: "",
  })),
  on("listing", "counter")
    .when("isOffered", "isAmount")
    .run("counterOffer", ({ view }) => ({ offer: view.offer!, cents: parseCents(view.amount)! }))
    .close("offer", "amount")
    .say("counterSent"),
  on("listing", "openSale", { sale: SaleId }).push("sale"),
  on("listing", "openThread", { thread: ThreadId }).push("thread"),
  on("sale", "pickCarrier", { carrier: v.picklist(carriers) })
    .set(({ args }) => ({ carrier: args.carrier }))
    .close(),
  on("sale", "ship").when("isTracking").run("shipSale").set({ tracking: "" }).say("saleShipped"),
  on("sale", "openListing", { listing: ListingId }).push("listing"),
  on("payouts", "pickCard", { card: CardId })
    .set(({ args }) => ({ card: args.card }))
    .close(),
  on("payouts", "payOut")
    .when("isAmount", "hasCard")
    .ask("payOutAsk", "payOutDo", ({ view }) => ({ sum: Number(view.amount).toFixed(2) }))
    .run("payOut", ({ view }) => ({ card: view.card!, cents: parseCents(view.amount)! }))
    .set({ amount: "" })
    .say("paidOut"),
  on("payouts", "openSale", { sale: SaleId }).push("sale"),
] as const;
