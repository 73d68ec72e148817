/**
 * The page's errors begin with this text if the page could not load its code, a font or world data. The server then
 * does the same work on another page.
 */
export const lostPartMessage = "a part of the page could not be loaded";
