import { mergeFeatures } from "#os/features.ts";
import { accountCommands } from "./features/account/commands.ts";
import { bookCommands } from "./features/book/commands.ts";
import { waitCommands } from "./features/wait/commands.ts";
import { findCommands } from "./features/find/commands.ts";
import { mealsCommands } from "./features/meals/commands.ts";
import { memberCommands } from "./features/member/commands.ts";
import { ordersCommands } from "./features/orders/commands.ts";
import { invoicesCommands } from "./features/invoices/commands.ts";
import { peopleCommands } from "./features/people/commands.ts";

export const commands = mergeFeatures(
  findCommands,
  bookCommands,
  waitCommands,
  ordersCommands,
  peopleCommands,
  mealsCommands,
  invoicesCommands,
  memberCommands,
  accountCommands,
);
