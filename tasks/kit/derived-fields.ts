/**
 * Fields that nobody can fill in directly. An app derives them from other fields, or other people or the clock set
 * them. No action of the owner changes only such a field, so these fields are not judged. Each list states its reason.
 * `*` represents one step of a path.
 */
import { isObject, type Json } from "#state/json.ts";

interface DerivedFields {
  readonly why: string;
  readonly paths: readonly string[];
  /**
   * Whether the list applies to the record that the first `*` of a path matches. If `of` is missing, the list applies
   * to all records.
   */
  readonly of?: (record: { readonly [field: string]: Json }) => boolean;
}
export const derivedFields: readonly DerivedFields[] = [
  {
    why: "Who is paid writes it with the sum; which accounts and how much is judged",
    paths: ["refunds", "order", "category", "via", "party", "title", "kind", "cents"].map(
      (f) => `os/money/entries/*/${f}`,
    ),
  },
  {
    why: "Others answer when and how they do",
    paths: ["wechat/coming", "wechat/momentsComing", "alipay/chats/*/answers", "wechat/posts/*/likes"],
  },
  {
    why: "Others vote, comment and answer when and how they do",
    paths: ["reddit/coming", "reddit/news", "reddit/posts/*/score", "reddit/posts/*/votes", "reddit/comments/*/score"],
  },
  {
    why: "The clock sets it when an alarm rings",
    paths: ["clock/alarms/*/ringingSince", "clock/alarms/*/snoozedUntil"],
  },
  {
    why: "The phone keeps it of how a message was sent",
    paths: [
      "messages/messages/*/network",
      "messages/messages/*/status",
      "messages/messages/*/due",
      "wechat/messages/*/failed",
    ],
  },
  {
    why: "Others wrote it",
    paths: ["thread", "from", "text", "parts"].map((f) => `messages/messages/*/${f}`),
    of: ({ from }) => from !== null,
  },
  {
    why: "It follows from what was shared",
    paths: [
      ...["title", "note", "name", "bytes", "scene", "packet", "who", "what"].map((f) => `wechat/messages/*/body/${f}`),
      ...["name", "mime"].map((f) => `messages/messages/*/parts/*/${f}`),
    ],
    of: ({ body }) => !isObject(body) || body["kind"] !== "text",
  },
  { why: "It is the same moment, whatever its zone is called", paths: ["calendar/events/*/when/zone"] },
  {
    why: "Reading a message is no change of it",
    paths: ["messages/messages/*/read"],
  },
  {
    why: "Only an event that somebody else invited to has it",
    paths: ["calendar/events/*/answer", "calendar/events/*/organizer", "calendar/events/*/birthday"],
  },
  { why: "It follows from the name", paths: ["contacts/contacts/*/sortKey"] },
  {
    why: "It follows from the transfer",
    paths: ["alipay/lines/*", "alipay/transfers/*/entry", "alipay/transfers/*/status", "alipay/transfers/*/arrives"],
  },
  {
    why: "It follows from the red packet and what its receivers do",
    paths: ["wechat/packets/*/from", "wechat/packets/*/cuts", "wechat/packets/*/back", "wechat/packets/*/taken"],
  },
  {
    why: "It follows from the transfer",
    paths: ["wechat/transfers/*/from", "wechat/transfers/*/state", "wechat/transfers/*/doneAt"],
  },
  {
    why: "The meeting service fills it in",
    paths: [
      ...["host", "guests", "locksAfter", "answer", "told", "reminded", "listed", "number"].map(
        (f) => `meeting/meetings/*/${f}`,
      ),
      ...[
        "seed",
        "start",
        "began",
        "ends",
        "ended",
        "guests",
        "fates",
        "host",
        "head",
        "topic",
        "invitees",
        "spans",
      ].map((f) => `meeting/rooms/*/${f}`),
      "meeting/tried",
    ],
  },
  { why: "The railway checks passengers", paths: ["railway/passengers/*/own", "railway/passengers/*/check"] },
  {
    why: "Shop and seller fill it in",
    paths: ["ebay/orders/*/payBy", "ebay/watches/*/cents", "ebay/watches/*/dropsAt"],
  },
  {
    why: "It follows from what the file holds",
    paths: ["os/files/*/mime", "os/files/*/bytes", "os/files/*/modifiedAt"],
  },
  {
    why: "It follows from the records that it puts in order",
    paths: ["browser/folderOrder", "calculator/order", "compass/order"],
  },
  {
    why: "It follows from the red packet or the transfer; the sum and its account are judged in the ledger",
    paths: [
      ...["cents", "paidBy"].map((f) => `wechat/packets/*/${f}`),
      ...["cents", "paidBy"].map((f) => `wechat/transfers/*/${f}`),
      "wechat/freeCents",
      "alipay/freeCents",
    ],
  },
  { why: "Others answer a request", paths: ["wechat/requests/*/state", "wechat/requests/*/answerAt"] },
  { why: "Whoever posts is the owner", paths: ["wechat/posts/*/by"] },
  {
    why: "Only an audience of some people has them",
    paths: ["wechat/posts/*/audience/people", "wechat/posts/*/audience/tags"],
    of: ({ audience }) => isObject(audience) && audience["kind"] === "all",
  },
  { why: "A network that was joined is saved", paths: ["os/wifi/networks/*/saved"] },
  {
    why: "It comes with the contact who is invited",
    paths: ["calendar/events/*/invitees/*/phone", "calendar/events/*/invitees/*/email"],
  },
  { why: "It follows from the number of the card", paths: ["alipay/payees/*/bank", "alipay/payees/*/bankName"] },
  { why: "It follows from the sum and the price of the day", paths: ["alipay/holdings/*/units"] },
  {
    why: "The app follows what is new from a seller or in a search",
    paths: ["ebay/followed/*/fresh", "ebay/saved/*/fresh"],
  },
  {
    why: "The key of the record",
    paths: ["ebay/followed/*/seller", "ebay/bids/*/item", "ebay/watches/*/item", "wechat/chats/*/peer"],
  },
  {
    why: "The auction house fills it in",
    paths: ["run", "endsAt", "status", "cents", "order"].map((f) => `ebay/bids/*/${f}`),
  },
  {
    why: "The shop fills it in: what was bought, where it goes and what was paid is judged",
    paths: [
      ...["purchase", "seller", "from", "status", "shipping", "discountCents", "totalCents", "entry", "payWith"],
      ...["cancelledAt", "tracking"],
    ].map((f) => `ebay/orders/*/${f}`),
  },
  {
    why: "The shop fills it in",
    paths: ["ebay/orders/*/lines/*/cents", "ebay/orders/*/back/status", "ebay/orders/*/back/tracking"],
  },
  { why: "It is the sum of the order", paths: ["ebay/orders/*/back/cents"] },
  { why: "Only a seller answers with it", paths: ["ebay/offers/*/counterCents"] },
  {
    why: "A draft is not for sale: nobody sees, watches or buys it",
    paths: ["endsAt", "views", "watchers", "sold"].map((f) => `ebay/listings/*/${f}`),
    of: ({ status }) => status === "draft",
  },
  { why: "The railway fills it in from the trains that were chosen", paths: ["railway/orders/*"] },
  {
    why: "The railway fills it in from the train and the passenger that were chosen",
    paths: [
      ...[
        "order",
        "name",
        "who",
        "kind",
        "formation",
        "stops",
        "from",
        "to",
        "departs",
        "arrives",
        "km",
        "coach",
        "seat",
      ],
      ...["cents", "status", "backCents", "once", "reminded", "warned"],
    ].map((f) => `railway/tickets/*/${f}`),
  },
  { why: "It is the sum of the ticket", paths: ["railway/invoices/*/cents"] },
  {
    why: "It is what the world knows of the city",
    paths: [
      "name",
      "pinyin",
      "area",
      "country",
      "latitude",
      "longitude",
      "offsetMin",
      "elevation",
      "climate",
      "tier",
    ].flatMap((f) => [`weather/cities/*/${f}`, `weather/here/${f}`]),
  },
  { why: "The radios follow airplane mode", paths: ["os/settings/network/mobileData"] },
  {
    why: "It comes with the shop and the dish that were chosen, and with the way of the order",
    paths: [
      "wechat/cart",
      ...["name", "deliveryCents", "packingCents", "offCents", "cents", "state", "minutes", "stars", "eatery"].map(
        (f) => `wechat/foodOrders/*/${f}`,
      ),
      "wechat/foodOrders/*/lines/*/name",
    ],
  },
  {
    why: "It comes with the way of the ride",
    paths: ["title", "metres", "cents", "state", "entry", "stars"].map((f) => `wechat/trips/*/${f}`),
  },
  {
    why: "It comes with what is kept or sent on",
    paths: ["wechat/favourites/*/from", "wechat/favourites/*/body", "wechat/messages/*/body/lines"],
  },
  {
    why: "The app keeps it of a chat that began",
    paths: ["unread", "marked", "named"].map((f) => `wechat/chats/*/${f}`),
  },
  { why: "Whoever founds a group leads it", paths: ["wechat/groups/*/head"] },
  {
    why: "The app wrote it of an event in the chat",
    paths: ["wechat/messages/*/chat", "wechat/messages/*/from"],
    of: ({ body }) => isObject(body) && body["kind"] === "note",
  },
  {
    why: "Others said it",
    paths: ["wechat/messages/*/from", "wechat/messages/*/body"],
    of: ({ from }) => from !== "person_me",
  },
  {
    why: "What is refunded goes back where it came from",
    paths: ["os/money/entries/*/from", "os/money/entries/*/to"],
    of: ({ refunds }) => refunds !== null,
  },
  { why: "The app keeps the numbers that were topped up", paths: ["wechat/toppedUp"] },
  { why: "Nobody books without it", paths: ["wechat/permits"] },
  { why: "It comes with the practice", paths: ["wechat/visits/*/name"] },
  { why: "These things come in one kind only", paths: ["ebay/orders/*/lines/*/variant", "ebay/offers/*/variant"] },
  { why: "Seats have no berth", paths: ["railway/tickets/*/berth"] },
  { why: "Only a list of others is not the owner's own", paths: ["maps/lists/*/own"] },
  {
    why: "Only the host of a meeting sets it",
    paths: [
      "meeting",
      "helpers",
      "locked",
      "waiting",
      "quiet",
      "hushed",
      "mayUnmute",
      "mayRename",
      "chatRule",
      "shut",
      "chat",
    ].map((f) => `meeting/rooms/*/${f}`),
    of: ({ head }) => head !== "me",
  },
  {
    why: "It follows from the meeting that was gone to",
    paths: ["meeting/rooms/*/meeting", "meeting/live/room", "meeting/live/password"],
  },
  {
    why: "Only a repeat by months reads it",
    paths: ["calendar/events/*/repeat/by"],
    of: ({ repeat }) => isObject(repeat) && repeat["unit"] !== "month",
  },
  { why: "It is the id of the record", paths: ["wechat/posts/*/comments/*/id"] },
  { why: "The app keeps which post was published last", paths: ["x/latest"] },
  {
    why: "Others look, vote and react when they do",
    paths: [
      ...["views", "likedBy", "repostedBy", "moreLikes", "moreReposts"].map((f) => `x/posts/*/${f}`),
      ...["x/posts/*/poll/options/*/votes", "x/posts/*/poll/ended", "x/messages/*/theirs"],
    ],
  },
  {
    why: "Nothing but leaving the account changes it",
    paths: ["wechat/idChangedAt", "wechat/nearbySince", "wechat/session/password"],
  },
];
const rules = derivedFields.flatMap(({ paths, of }) => paths.map((path) => ({ pattern: path.split("/"), of })));
/** Whether the field at `path`, or a part of the phone that contains it, is derived. `at` reads the phone. */
export const isDerived = (path: readonly string[], at: (path: readonly string[]) => Json | undefined): boolean =>
  rules.some(({ pattern, of }) => {
    const fits = pattern.length <= path.length && pattern.every((step, i) => step === "*" || step === path[i]);
    if (!fits || !of) return fits;
    const record = at(path.slice(0, pattern.indexOf("*") + 1));
    return isObject(record) && of(record as { readonly [field: string]: Json });
  });
