import { commands } from "./commands.ts";
import { accountEdges } from "./features/account/navigation.ts";
import { bookEdges } from "./features/book/navigation.ts";
import { findEdges } from "./features/find/navigation.ts";
import { frontEdges } from "./features/front/navigation.ts";
import { mealsEdges } from "./features/meals/navigation.ts";
import { memberEdges } from "./features/member/navigation.ts";
import { ordersEdges } from "./features/orders/navigation.ts";
import { invoicesEdges } from "./features/invoices/navigation.ts";
import { peopleEdges } from "./features/people/navigation.ts";
import { stationsEdges } from "./features/stations/navigation.ts";
import { waitEdges } from "./features/wait/navigation.ts";
import { railway } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = railway.navigation({ start: "home", commands, screens, guards }, () => [
  ...frontEdges,
  ...findEdges,
  ...bookEdges,
  ...ordersEdges,
  ...waitEdges,
  ...peopleEdges,
  ...stationsEdges,
  ...invoicesEdges,
  ...mealsEdges,
  ...memberEdges,
  ...accountEdges,
]);
