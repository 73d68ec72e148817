/** A kernel that records which parts of the graph are used while a phone runs: visible screens and executed edges. */
import type { Edge } from "#os/edges.ts";
import { isRejection, type Command, type Draft, type Outcome, type Result } from "#os/command.ts";
import { Kernel } from "#os/kernel.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { edgeIdOf } from "./graph.ts";

export interface Seen {
  readonly screens: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  /** Screens with the values of parameters that have options, in the form "settings.page id=sound". */
  readonly variants: ReadonlySet<string>;
  /** Commands of apps that ran successfully, in the form "notes.togglePin". */
  readonly commands: ReadonlySet<string>;
}
/** Works like any kernel, and records in `seen` until `forget` is called. */
export class WatchedKernel extends Kernel {
  private shownScreens = new Set<string>();
  private edgeIds = new Set<string>();
  private variants = new Set<string>();
  private commands = new Set<string>();

  get seen(): Seen {
    return { screens: this.shownScreens, edges: this.edgeIds, variants: this.variants, commands: this.commands };
  }
  forget(): void {
    this.shownScreens = new Set();
    this.edgeIds = new Set();
    this.variants = new Set();
    this.commands = new Set();
  }
  override reduce(state: PhoneState, command: Command): Outcome {
    const outcome = super.reduce(state, command);
    const { app, screen, params } = this.top(outcome.state, outcome.state.view.front);
    this.shownScreens.add(`${app}.${screen}`);
    for (const [name, value] of Object.entries(params as Record<string, Json>))
      if (typeof value === "string") this.variants.add(`${app}.${screen} ${name}=${value}`);
    return outcome;
  }
  override runCommand(...args: Parameters<Kernel["runCommand"]>): unknown {
    const [, app, name] = args;
    const result = super.runCommand(...args);
    if (!isRejection(result)) this.commands.add(`${app.id}.${name}`);
    return result;
  }
  override act(draft: Draft, app: string, on: string, args: Json, confirmed: boolean): Result {
    const edge = this.edgeFor(draft, app, on);
    const result = super.act(draft, app, on, args, confirmed);
    const isRefused = result !== undefined && "reject" in result;
    // After a question or a permission request, the act runs a second time. Only the second run is counted.
    if (edge && !isRefused && !draft.view.dialog && !draft.view.permission)
      this.edgeIds.add(edgeIdOf(this.app(app), edge));
    return result;
  }
  /** Returns the edge that an act follows. This is the first edge with the act's name whose guards are true. */
  private edgeFor(draft: Draft, id: string, on: string): Edge | undefined {
    const app = this.app(id);
    const top = this.top(draft, draft.view.front);
    const here = { state: draft.apps[id], params: top.params, view: top.view, os: draft.os } as never;
    return app.navigation.edges.find(
      (edge) =>
        top.app === id &&
        edge.from === top.screen &&
        edge.on === on &&
        edge.guards.every((guard) => app.navigation.guards[guard]!(here)),
    );
  }
}
export const mergeSeen = (all: readonly Seen[]): Seen => ({
  screens: new Set(all.flatMap(({ screens }) => [...screens])),
  edges: new Set(all.flatMap(({ edges }) => [...edges])),
  variants: new Set(all.flatMap(({ variants }) => [...variants])),
  commands: new Set(all.flatMap(({ commands }) => [...commands])),
});
