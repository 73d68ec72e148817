/** The app's screens and edges. */
import { commands } from "./commands.ts";
import { homeEdges } from "./features/home/navigation.ts";
import { joinEdges } from "./features/join/navigation.ts";
import { meEdges } from "./features/me/navigation.ts";
import { pastEdges } from "./features/past/navigation.ts";
import { peopleEdges } from "./features/people/navigation.ts";
import { planEdges } from "./features/plan/navigation.ts";
import { roomEdges } from "./features/room/navigation.ts";
import { meeting } from "./state.ts";
import { guards, screens } from "./builder.ts";

export const navigation = meeting.navigation({ start: "main", commands, screens, guards }, () => [
  ...homeEdges,
  ...joinEdges,
  ...planEdges,
  ...roomEdges,
  ...pastEdges,
  ...peopleEdges,
  ...meEdges,
]);
