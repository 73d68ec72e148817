/** The app's own data: notes and tags of bills, mandates, chats, settings. The phone's ledger holds the money. */
import type * as v from "valibot";
import { modelOf } from "#os/define.ts";
import { mergeFeatures } from "#os/features.ts";
import { billsState } from "./features/bills/state.ts";
import { cardsState } from "./features/cards/state.ts";
import { cashierState } from "./features/cashier/state.ts";
import { chatsState } from "./features/chats/state.ts";
import { codesState } from "./features/codes/state.ts";
import { creditState } from "./features/credit/state.ts";
import { homeState } from "./features/home/state.ts";
import { securityState } from "./features/security/state.ts";
import { servicesState } from "./features/services/state.ts";
import { settingsState } from "./features/settings/state.ts";
import { transferState } from "./features/transfer/state.ts";
import { wealthState } from "./features/wealth/state.ts";

export const alipay = modelOf(
  "alipay",
  mergeFeatures(
    homeState,
    cashierState,
    transferState,
    billsState,
    wealthState,
    cardsState,
    creditState,
    servicesState,
    codesState,
    chatsState,
    securityState,
    settingsState,
  ),
);
export type State = v.InferOutput<typeof alipay.state>;
