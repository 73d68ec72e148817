// The guests that a client has started on a phone.

/** A started program, by its class and by where it listens, as adb names it. */
export interface RunningGuest {
  readonly mainClass: string;
  readonly address: string;
}

export class RunningGuests {
  readonly #running = new Map<string, RunningGuest>();

  start(guest: RunningGuest): void {
    this.#running.set(guest.address, guest);
  }
  /** Ends the guests whose class contains the text, as `pkill -f` does. Returns whether there was one. */
  stop(text: string): boolean {
    const ended = [...this.#running.values()].filter(({ mainClass }) => mainClass.includes(text));
    for (const { address } of ended) this.#running.delete(address);
    return ended.length > 0;
  }
  /** Returns whether a guest listens at this address, such as `tcp:9008`. */
  listensAt(address: string): boolean {
    return this.#running.has(address);
  }
}
