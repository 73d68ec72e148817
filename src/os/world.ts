/**
 * Reads records of the world for commands. A command receives the id of a record and reads the record here, so that a
 * caller cannot pass false data, such as another price. The host provides the reader. If an answer is not available
 * yet, the read throws `PendingRead`. The host then drops the command, fetches the answer, and runs the command again
 * from the same state. This is safe because the kernel is a pure function and answers never change.
 */

import * as v from "valibot";
import { doesNotFit, RejectionError } from "./command.ts";
import { reject } from "./values.ts";

/** The part of a world query that the phone uses. `Query` of src/world/define.ts implements it. */
export interface WorldQuery<A, R> {
  readonly at: { readonly dataset: string; readonly name: string };
  readonly args: v.GenericSchema;
  /** Connects a query with the types of its arguments and its answer. The field never has a value. */
  readonly of?: { readonly args: A; readonly answer: R };
}
/**
 * Reads frozen data without waiting. The answer is null if the requested record does not exist. Throws `PendingRead` if
 * the answer is not loaded yet.
 */
export type ReadWorld = <A, R>(query: WorldQuery<A, R>, args: NoInfer<A>) => R;

export class PendingRead extends Error {
  readonly query: WorldQuery<unknown, unknown>;
  readonly args: unknown;
  constructor(query: WorldQuery<never, unknown> | WorldQuery<unknown, unknown>, args: unknown) {
    super(`${query.at.dataset}/${query.at.name} ${JSON.stringify(args)} has not been read`);
    this.name = "Unread";
    this.query = query as WorldQuery<unknown, unknown>;
    this.args = args;
  }
}

let read: ReadWorld = (query, args) => {
  throw new PendingRead(query as WorldQuery<unknown, unknown>, args);
};
/**
 * Sets the reader. Each host (a page, a worker, a tool) calls this function once. All phones of a host read the same
 * world.
 */
export const setWorldReader = (source: ReadWorld): void => {
  read = source;
};
/** Reads the world. Refuses invalid arguments, such as a malformed id. */
export const world: ReadWorld = (query, args) => {
  if (!v.is(query.args, args)) throw new RejectionError(reject(doesNotFit));
  return read(query, args);
};
