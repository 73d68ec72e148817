/** The active part of the cart, for all pages that show it. */
import type { State } from "./state.ts";

export const activeCartLines = (state: State): State["cart"] => state.cart.filter(({ later }) => !later);
/** Counts the pieces to buy. Returns 0 if the user is signed out. */
export const countCartPieces = (state: State): number =>
  state.account.signedIn ? activeCartLines(state).reduce((sum, { quantity }) => sum + quantity, 0) : 0;
