/** The home page is its own feature, so that the app fetches only its code on opening. */
import { ebay } from "../../state.ts";

export const frontScreens = { home: ebay.screen({}) };
