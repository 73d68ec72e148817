import { weread } from "../../state.ts";
import { pages } from "../../views.ts";

export const homeScreens = { home: weread.screen({ view: { pages } }) };
