/** The front page, a feature of its own: what it is drawn with is all that the app fetches when it is opened. */
import { ebay } from "../../state.ts";

export const frontScreens = { home: ebay.screen({}) };
