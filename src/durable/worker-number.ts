// Computes which worker process of a local server contains an object. The launcher uses this file too, so the file
// imports nothing.

/** The data that the launcher passes to each worker. */
export interface Workers {
  /** The number of this worker, from 0. */
  readonly own: number;
  readonly count: number;
  /** Authenticates calls between workers. */
  readonly secret: string;
  /**
   * The URL at which this worker's browsers find the page. The URL leads to this worker, so that the crash of another
   * worker does not break this worker's drawings. Missing if another process owns the browsers.
   */
  readonly page?: string;
}
/**
 * Returns the number of the worker that contains an object. `id`: the object's id from the platform, which has 64
 * hexadecimal digits and is a digest of the object's class and name.
 */
export const workerNumber = (id: string, workers: number): number => Number.parseInt(id.slice(0, 8), 16) % workers;
