// Types of Durable Object stubs.

/** The methods of an object, as callers see them. The platform's own type fails on recursive JSON. */
export type Remote<T> = {
  readonly [K in keyof T as T[K] extends (...args: never[]) => Promise<unknown> ? K : never]: T[K];
};
/** The objects of a class. `idFromName`: returns the id of a name as hexadecimal text. */
export interface Namespace<T> {
  getByName(name: string): Remote<T>;
  idFromName(name: string): { toString(): string };
}
