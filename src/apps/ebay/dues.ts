/** Lists the scheduled commands of the shop, each with its time on the phone's clock. */
import type { Due } from "#os/app-command.ts";
import { checkEveryMs, sellerEveryMs } from "./features/browse/state.ts";
import { orderDues } from "./features/orders/queries.ts";
import { sellingDues } from "./features/selling/queries.ts";
import type { State } from "./state.ts";

export function duesOf(state: State): readonly Due[] {
  return [
    ...orderDues(state),
    ...sellingDues(state),
    ...Object.values(state.bids).flatMap(({ item, status, outbidAt, endsAt }) =>
      status === "leading" || status === "outbid"
        ? [
            ...(status === "leading" && outbidAt !== null
              ? [{ at: outbidAt, command: "beOutbid", args: { item } }]
              : []),
            { at: endsAt, command: "endAuction", args: { item } },
          ]
        : [],
    ),
    ...Object.values(state.offers).flatMap(({ id, status, answersAt, expiresAt }) => [
      ...(status === "pending" && answersAt !== null
        ? [{ at: answersAt, command: "answerOffer", args: { offer: id } }]
        : []),
      ...(status === "pending" || status === "accepted" || status === "countered"
        ? [{ at: expiresAt, command: "expireOffer", args: { offer: id } }]
        : []),
    ]),
    ...Object.values(state.watches).flatMap(({ item, dropsAt, remindsAt }) => [
      ...(dropsAt === null ? [] : [{ at: dropsAt, command: "cutPrice", args: { item } }]),
      ...(remindsAt === null ? [] : [{ at: remindsAt, command: "remindEnd", args: { item } }]),
    ]),
    ...Object.values(state.saved).flatMap(({ id, alerts, checkedAt }) =>
      alerts ? [{ at: checkedAt + checkEveryMs, command: "checkSaved", args: { saved: id } }] : [],
    ),
    ...Object.values(state.followed).map(({ seller, checkedAt }) => ({
      at: checkedAt + sellerEveryMs,
      command: "checkSeller",
      args: { seller },
    })),
    ...Object.values(state.threads).flatMap(({ id, answersAt }) =>
      answersAt === null ? [] : [{ at: answersAt, command: "answerThread", args: { thread: id } }],
    ),
    ...(state.account.closesAt === null ? [] : [{ at: state.account.closesAt, command: "forgetAccount", args: {} }]),
  ];
}
