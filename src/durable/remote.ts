// Objects as they are called from outside.

/** An object's methods as they are called from outside. The platform's own type of it gives up on recursive JSON. */
export type Remote<T> = {
  readonly [K in keyof T as T[K] extends (...args: never[]) => Promise<unknown> ? K : never]: T[K];
};
/** The objects of a class. `idFromName`: the id that a name stands for, in hexadecimal digits as text. */
export interface Namespace<T> {
  getByName(name: string): Remote<T>;
  idFromName(name: string): { toString(): string };
}
