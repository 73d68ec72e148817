/** The app's screens and edges. All pages use the same screen, which draws a page from its declaration. */
import { commands } from "./commands.ts";
import { appsEdges } from "./features/apps/navigation.ts";
import { booksEdges } from "./features/books/navigation.ts";
import { devicesEdges } from "./features/devices/navigation.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { networkEdges } from "./features/network/navigation.ts";
import { noticesEdges } from "./features/notices/navigation.ts";
import { pagesEdges } from "./features/pages/navigation.ts";
import { permissionsEdges } from "./features/permissions/navigation.ts";
import { schedulesEdges } from "./features/schedules/navigation.ts";
import { securityEdges } from "./features/security/navigation.ts";
import { systemEdges } from "./features/system/navigation.ts";
import { settings } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = settings.navigation({ start: "home", commands, screens, guards }, () => [
  ...homeEdges,
  ...pagesEdges,
  ...systemEdges,
  ...networkEdges,
  ...devicesEdges,
  ...appsEdges,
  ...noticesEdges,
  ...permissionsEdges,
  ...booksEdges,
  ...schedulesEdges,
  ...securityEdges,
]);
