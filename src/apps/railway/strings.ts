/** The texts of all features. */
import { mergeFeatures } from "#os/features.ts";
import { accountStrings } from "./features/account/strings.ts";
import { bookStrings } from "./features/book/strings.ts";
import { findStrings } from "./features/find/strings.ts";
import { frontStrings } from "./features/front/strings.ts";
import { mealsStrings } from "./features/meals/strings.ts";
import { memberStrings } from "./features/member/strings.ts";
import { ordersStrings } from "./features/orders/strings.ts";
import { invoicesStrings } from "./features/invoices/strings.ts";
import { peopleStrings } from "./features/people/strings.ts";
import { stationsStrings } from "./features/stations/strings.ts";
import { waitStrings } from "./features/wait/strings.ts";

export const strings = {
  en: mergeFeatures(
    frontStrings.en,
    findStrings.en,
    bookStrings.en,
    ordersStrings.en,
    waitStrings.en,
    peopleStrings.en,
    stationsStrings.en,
    invoicesStrings.en,
    mealsStrings.en,
    memberStrings.en,
    accountStrings.en,
  ),
  zh: mergeFeatures(
    frontStrings.zh,
    findStrings.zh,
    bookStrings.zh,
    ordersStrings.zh,
    waitStrings.zh,
    peopleStrings.zh,
    stationsStrings.zh,
    invoicesStrings.zh,
    mealsStrings.zh,
    memberStrings.zh,
    accountStrings.zh,
  ),
};
