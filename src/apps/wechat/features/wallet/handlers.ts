/**
 * Handles the intents of other apps, except those that share content to chats. These handlers pay bills of other apps
 * and post pictures to Moments.
 */
import * as v from "valibot";
import { urisOf, type Handler } from "#os/intents.ts";
import type { State } from "../../state.ts";
import { billParams } from "./bills.ts";

export const walletHandlers: readonly Handler<State>[] = [
  {
    action: "PAY",
    schemes: ["weixin", "pay"],
    screen: "cashier",
    params: (i, { state }) => {
      const { to, cents, order, title, payee } = i.extras;
      const bill = { to, cents, order, title, payee: payee ?? "" };
      return state.session.on && v.is(billParams.asked, bill) ? { purpose: "asked", ref: "", asked: bill } : null;
    },
  },
  {
    action: "SEND",
    types: ["image/*"],
    screen: "publish",
    title: { en: "Post to Moments", zh: "发到朋友圈" },
    params: (i, { state }) => (state.session.on ? { pictures: urisOf(i.extras).slice(0, 9), text: "" } : null),
  },
];
