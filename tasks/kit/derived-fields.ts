/**
 * Fields that nobody can fill in by themselves: an app writes them from the other fields, or other people and the clock do. No act
 * of the owner changes one alone, so no verdict has to look at it. Each list has its reason; `*` stands for one step of a path.
 */
import { isObject, type Json } from "../../src/state/json.ts";

interface DerivedFields {
  readonly why: string;
  readonly paths: readonly string[];
  /** Of which records: all, where it is missing. Reads the record that is as deep as the path's first star. */
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
  { why: "It follows from what the file holds", paths: ["os/files/*/mime", "os/files/*/bytes"] },
];
const rules = derivedFields.flatMap(({ paths, of }) => paths.map((path) => ({ pattern: path.split("/"), of })));
/** Whether the field at `path`, or what it is part of, is derived; `at` reads the phone. */
export const isDerived = (path: readonly string[], at: (path: readonly string[]) => Json | undefined): boolean =>
  rules.some(({ pattern, of }) => {
    const fits = pattern.length <= path.length && pattern.every((step, i) => step === "*" || step === path[i]);
    if (!fits || !of) return fits;
    const record = at(path.slice(0, pattern.indexOf("*") + 1));
    return isObject(record) && of(record as { readonly [field: string]: Json });
  });
