/** The home page is a separate feature, so that opening the app fetches only the code of this page. */
import { ebay } from "../../state.ts";

export const frontScreens = { home: ebay.screen({}) };
