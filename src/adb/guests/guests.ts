// Guests: programs that a client pushes to the phone and then talks to over a port. The phone runs no programs. For three
// programs that agents use, the door answers in their place.
import type { Guest } from "./guest.ts";
import { mobilecli } from "./mobilecli.ts";
import { portal } from "./portal.ts";
import { uiautomator2 } from "./uiautomator2.ts";

const guests: readonly Guest[] = [uiautomator2, mobilecli, portal];

export const guestAt = (address: string): Guest | null => guests.find((guest) => guest.address === address) ?? null;
export const guestOfClass = (mainClass: string): Guest | null =>
  guests.find((guest) => guest.mainClass === mainClass) ?? null;
