/** What is in the cart, as every page of the shop counts it. */
import type { State } from "./state.ts";

export const cartNow = (state: State): State["cart"] => state.cart.filter(({ later }) => !later);
/** How many pieces would be bought; 0 for who is signed out. */
export const piecesInCart = (state: State): number =>
  state.account.signedIn ? cartNow(state).reduce((sum, { quantity }) => sum + quantity, 0) : 0;
