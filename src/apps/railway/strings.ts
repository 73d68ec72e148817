/** Every text of the app: those of its features. */
import { together } from "../../os/features.ts";
import { accountStrings } from "./features/account/strings.ts";
import { bookStrings } from "./features/book/strings.ts";
import { findStrings } from "./features/find/strings.ts";
import { frontStrings } from "./features/front/strings.ts";
import { mealsStrings } from "./features/meals/strings.ts";
import { memberStrings } from "./features/member/strings.ts";
import { ordersStrings } from "./features/orders/strings.ts";
import { papersStrings } from "./features/papers/strings.ts";
import { peopleStrings } from "./features/people/strings.ts";
import { stationsStrings } from "./features/stations/strings.ts";
import { waitStrings } from "./features/wait/strings.ts";

export const strings = {
  en: together(
    frontStrings.en,
    findStrings.en,
    bookStrings.en,
    ordersStrings.en,
    waitStrings.en,
    peopleStrings.en,
    stationsStrings.en,
    papersStrings.en,
    mealsStrings.en,
    memberStrings.en,
    accountStrings.en,
  ),
  zh: together(
    frontStrings.zh,
    findStrings.zh,
    bookStrings.zh,
    ordersStrings.zh,
    waitStrings.zh,
    peopleStrings.zh,
    stationsStrings.zh,
    papersStrings.zh,
    mealsStrings.zh,
    memberStrings.zh,
    accountStrings.zh,
  ),
};
