/**
 * What commands look up in the world. They name a record by its id and read it here, so that nobody can hand them a price of
 * his own. The host says where answers come from. One that is not there yet throws `Unread`: what was begun is dropped, the
 * answer is fetched, and the same is done again from the same state, which a pure function allows. Answers never change.
 */

import * as v from "valibot";
import { doesNotFit, Refused } from "./command.ts";
import { reject } from "./values.ts";

/** A query of the world, as far as the phone knows one: `Query` of src/world/define.ts is one. */
export interface Question<A, R> {
  readonly at: { readonly inhabitant: string; readonly name: string };
  readonly args: v.GenericSchema;
  /** Types alone; nothing is there. */
  readonly of?: { readonly args: A; readonly answer: R };
}
/** Answers at once, with frozen data; null where one record is asked for and is not. Throws Unread. */
export type ReadWorld = <A, R>(query: Question<A, R>, args: NoInfer<A>) => R;

export class Unread extends Error {
  readonly query: Question<unknown, unknown>;
  readonly args: unknown;
  constructor(query: Question<never, unknown> | Question<unknown, unknown>, args: unknown) {
    super(`${query.at.inhabitant}/${query.at.name} ${JSON.stringify(args)} has not been read`);
    this.name = "Unread";
    this.query = query as Question<unknown, unknown>;
    this.args = args;
  }
}

let read: ReadWorld = (query, args) => {
  throw new Unread(query as Question<unknown, unknown>, args);
};
/** Said once by each host: a page, a worker, a tool. All phones of a host look up the same world. */
export const readWorldBy = (source: ReadWorld): void => {
  read = source;
};
/** What cannot be asked (an id that is no id) is refused. */
export const world: ReadWorld = (query, args) => {
  if (!v.is(query.args, args)) throw new Refused(reject(doesNotFit));
  return read(query, args);
};
