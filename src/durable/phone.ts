// The Durable Object of one environment. It receives all calls and passes them to its phone, which is a simulated or a
// recorded phone.
import { DurableObject } from "cloudflare:workers";
import type { EpisodeBody, SnapshotTaken } from "#contract/env.ts";
import type { LiveMessage } from "#contract/live.ts";
import { toAnswer, type Answer } from "#env/answer.ts";
import type { ForkData } from "#env/environment.ts";
import { isGraphSnapshot } from "#env/graphs/recorded-backend.ts";
import { isOnGraph } from "#env/graphs/records.ts";
import { Journal } from "#env/journal.ts";
import { keyEndedCode, needsValidKey } from "#env/keys/ended-key.ts";
import { Queue } from "#env/queue.ts";
import type { AnyEpisode, RunMembership } from "#env/records.ts";
import { randomName, type Caller, type Creator } from "#env/token.ts";
import { Allowance } from "./allowance.ts";
import type { Parts } from "./any-phone.ts";
import { phoneStub, type Bindings, type PhoneCalls } from "./bindings.ts";
import { RecordedPhone } from "./recorded-phone.ts";
import { LiveSockets } from "./live.ts";
import { socketKind, type SocketKind } from "./sockets.ts";
import { SteppingSockets } from "./stepping-sockets.ts";
import { createStore } from "./storage.ts";
import { SimulatedPhone } from "./simulated-phone.ts";

/** Methods that both kinds of phone have and that only the phone's object calls. */
interface PhoneInternals {
  /**
   * Returns a function that builds a socket's first message from the client's name. Refuses a caller that may not
   * watch.
   */
  greeting(who: Caller): Promise<Answer<(client: string) => LiveMessage>>;
  hear(socket: WebSocket, message: unknown): Promise<Answer<void>>;
  alarm(): Promise<void>;
  readonly version: number;
}
/** Calls that the object passes to its phone. */
type DelegatedCall =
  | "info"
  | "place"
  | "remove"
  | "suspend"
  | "reset"
  | "restore"
  | "fork"
  | "step"
  | "observe"
  | "screenshot"
  | "elements"
  | "state"
  | "edit"
  | "diff"
  | "command"
  | "event"
  | "judge"
  | "trajectory"
  | "snapshot"
  | "downloadSnapshot"
  | "admits"
  | "admitsDownload"
  | "standing"
  | "look"
  | "tellTokens"
  | "open";
export type PhoneImplementation = Pick<SimulatedPhone, DelegatedCall | "create" | "adopt" | "uploadSnapshot"> &
  PhoneInternals;

type Args<K extends DelegatedCall> = Parameters<PhoneImplementation[K]>;

export class Phone extends DurableObject<Bindings> implements PhoneCalls {
  readonly #parts: Parts;
  readonly #live: LiveSockets;
  readonly #stepping: SteppingSockets;
  #phone: PhoneImplementation;
  /** Runs creations one after another, so that the kind of the phone is chosen only once. */
  readonly #creationQueue = new Queue();

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    const journal = new Journal<AnyEpisode>(createStore(ctx.storage));
    this.#live = new LiveSockets(ctx);
    this.#stepping = new SteppingSockets(ctx);
    this.#parts = {
      ctx,
      bindings: env,
      journal,
      live: this.#live,
      queue: new Queue(),
      allowance: new Allowance(env),
      snapshotText: (id) => this.#snapshotStub(id).snapshotText(id),
    };
    this.#phone = this.#createPhone(isOnGraph(journal.episode()));
  }

  /** Creates the phone. `seat`: the run and the episode that the phone is created for. */
  create(
    id: string,
    body: EpisodeBody,
    creator: Creator,
    origin: string | null,
    seat?: RunMembership,
  ): Promise<Answer<string>> {
    return this.#creationQueue.run(async () => {
      if (this.#parts.journal.env() === null) this.#phone = this.#createPhone(await this.#wantsGraph(body));
      return this.#phone.create(id, body, creator, origin, seat);
    });
  }
  /** Starts this phone as a fork. Only the parent of the fork calls this method. */
  async adopt(inheritance: ForkData): Promise<void> {
    this.#phone = this.#createPhone(isOnGraph(inheritance.history.episode));
    return this.#phone.adopt(inheritance);
  }
  /**
   * Stores an uploaded snapshot in this object, which holds only this snapshot. `onGraph`: whether the file has the
   * format of a graph phone.
   */
  uploadSnapshot(id: string, json: string, onGraph: boolean, payer?: string): Promise<Answer<SnapshotTaken>> {
    return this.#createPhone(onGraph).uploadSnapshot(id, json, payer);
  }

  info(...args: Args<"info">): ReturnType<PhoneImplementation["info"]> {
    return this.#withValidKey("info", args[0], () => this.#phone.info(...args));
  }
  place(...args: Args<"place">): ReturnType<PhoneImplementation["place"]> {
    return this.#withValidKey("place", args[0], () => this.#phone.place(...args));
  }
  remove(...args: Args<"remove">): ReturnType<PhoneImplementation["remove"]> {
    return this.#withValidKey("remove", args[0], () => this.#phone.remove(...args));
  }
  reset(...args: Args<"reset">): ReturnType<PhoneImplementation["reset"]> {
    return this.#withValidKey("reset", args[0], () => this.#phone.reset(...args));
  }
  suspend(...args: Args<"suspend">): ReturnType<PhoneImplementation["suspend"]> {
    return this.#withValidKey("suspend", args[0], () => this.#phone.suspend(...args));
  }
  restore(...args: Args<"restore">): ReturnType<PhoneImplementation["restore"]> {
    return this.#withValidKey("restore", args[0], () => this.#phone.restore(...args));
  }
  fork(...args: Args<"fork">): ReturnType<PhoneImplementation["fork"]> {
    return this.#withValidKey("fork", args[0], () => this.#phone.fork(...args));
  }
  step(...args: Args<"step">): ReturnType<PhoneImplementation["step"]> {
    return this.#withValidKey("step", args[0], () => this.#phone.step(...args));
  }
  observe(...args: Args<"observe">): ReturnType<PhoneImplementation["observe"]> {
    return this.#withValidKey("observe", args[0], () => this.#phone.observe(...args));
  }
  screenshot(...args: Args<"screenshot">): ReturnType<PhoneImplementation["screenshot"]> {
    return this.#withValidKey("screenshot", args[0], () => this.#phone.screenshot(...args));
  }
  elements(...args: Args<"elements">): ReturnType<PhoneImplementation["elements"]> {
    return this.#withValidKey("elements", args[0], () => this.#phone.elements(...args));
  }
  state(...args: Args<"state">): ReturnType<PhoneImplementation["state"]> {
    return this.#withValidKey("state", args[0], () => this.#phone.state(...args));
  }
  edit(...args: Args<"edit">): ReturnType<PhoneImplementation["edit"]> {
    return this.#withValidKey("edit", args[0], () => this.#phone.edit(...args));
  }
  diff(...args: Args<"diff">): ReturnType<PhoneImplementation["diff"]> {
    return this.#withValidKey("diff", args[0], () => this.#phone.diff(...args));
  }
  command(...args: Args<"command">): ReturnType<PhoneImplementation["command"]> {
    return this.#withValidKey("command", args[0], () => this.#phone.command(...args));
  }
  event(...args: Args<"event">): ReturnType<PhoneImplementation["event"]> {
    return this.#withValidKey("event", args[0], () => this.#phone.event(...args));
  }
  judge(...args: Args<"judge">): ReturnType<PhoneImplementation["judge"]> {
    return this.#withValidKey("judge", args[0], () => this.#phone.judge(...args));
  }
  trajectory(...args: Args<"trajectory">): ReturnType<PhoneImplementation["trajectory"]> {
    return this.#withValidKey("trajectory", args[0], () => this.#phone.trajectory(...args));
  }
  snapshot(...args: Args<"snapshot">): ReturnType<PhoneImplementation["snapshot"]> {
    return this.#withValidKey("snapshot", args[0], () => this.#phone.snapshot(...args));
  }
  downloadSnapshot(...args: Args<"downloadSnapshot">): ReturnType<PhoneImplementation["downloadSnapshot"]> {
    return this.#withValidKey("downloadSnapshot", args[0], () => this.#phone.downloadSnapshot(...args));
  }
  admits(...args: Args<"admits">): ReturnType<PhoneImplementation["admits"]> {
    return this.#phone.admits(...args);
  }
  admitsDownload(...args: Args<"admitsDownload">): ReturnType<PhoneImplementation["admitsDownload"]> {
    return this.#phone.admitsDownload(...args);
  }
  look(...args: Args<"look">): ReturnType<PhoneImplementation["look"]> {
    return this.#withValidKey("look", args[0], () => this.#phone.look(...args));
  }
  tellTokens(...args: Args<"tellTokens">): ReturnType<PhoneImplementation["tellTokens"]> {
    return this.#withValidKey("tellTokens", args[0], () => this.#phone.tellTokens(...args));
  }
  open(...args: Args<"open">): ReturnType<PhoneImplementation["open"]> {
    return this.#withValidKey("open", null, () => this.#phone.open(...args));
  }
  standing(...args: Args<"standing">): ReturnType<PhoneImplementation["standing"]> {
    return this.#phone.standing(...args);
  }

  /** Closes the sockets with the reason. The phone's key calls this method when the key ends. */
  async keyEnded(reason: string): Promise<void> {
    this.#live.close(keyEndedCode, reason);
  }

  /**
   * Returns a stored snapshot. Other environments call this method if a caller sent the snapshot's id. Snapshot ids
   * cannot be guessed.
   */
  async snapshotText(id: string): Promise<string | null> {
    return this.#parts.journal.snapshot(id);
  }
  /** Returns whether the snapshot is of a phone on a graph. */
  async isOfGraph(id: string): Promise<boolean> {
    return isGraphSnapshot(this.#parts.journal.snapshot(id) ?? "");
  }

  // Sockets

  /** Opens a socket. The request's path names the kind of the socket. */
  override async fetch(request: Request): Promise<Response> {
    const who = JSON.parse(request.headers.get("x-caller") ?? "null") as Caller;
    const kind: SocketKind = new URL(request.url).pathname === "/stepping" ? "stepping" : "live";
    const opened = await this.#withValidKey(kind, who, () =>
      kind === "live" ? this.#openLiveSocket(who) : this.#openSteppingSocket(who),
    );
    if (!opened.ok) {
      const headers = { "content-type": "application/problem+json", "cache-control": "no-store" };
      return Response.json(opened.problem, { status: opened.problem.status, headers });
    }
    const protocol = request.headers.get("sec-websocket-protocol");
    return new Response(null, {
      status: 101,
      webSocket: opened.value,
      headers: protocol === null ? {} : { "sec-websocket-protocol": protocol },
    });
  }
  async #openLiveSocket(who: Caller): Promise<Answer<WebSocket>> {
    const answer = await this.#phone.greeting(who);
    if (!answer.ok) return answer;
    const client = randomName(8);
    const { mine, theirs } = this.#live.accept(client, who);
    this.#live.send(mine, answer.value(client));
    return { ok: true, value: theirs };
  }
  async #openSteppingSocket(who: Caller): Promise<Answer<WebSocket>> {
    const answer = await this.#phone.info(who);
    return answer.ok ? { ok: true, value: this.#stepping.accept(who) } : answer;
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    // Uses the public calls of this object, like any other caller.
    if (socketKind(this.ctx, socket) === "stepping") return this.#stepping.hear(socket, message, this);
    const answer = await this.#withValidKey("live", this.#live.callerOf(socket), () =>
      this.#phone.hear(socket, message),
    );
    if (answer.ok) return;
    const { detail, issues } = answer.problem;
    this.#live.send(socket, { type: "error", detail, ...(issues ? { issues } : {}), version: this.#phone.version });
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // The codes 1005 and 1006 mean that no code was received. They may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  override alarm(): Promise<void> {
    return this.#phone.alarm();
  }

  /**
   * Runs the call and returns its answer. If the phone's key has ended, refuses calls that need a valid key, and closes
   * the sockets.
   */
  async #withValidKey<T>(call: string, who: Caller | null, job: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const { journal, allowance } = this.#parts;
    const env = journal.env();
    if (!needsValidKey(env, who, call)) return job();
    const good = await toAnswer(call, () => allowance.mustHaveLiveKey(env, { steps: call === "step" }));
    if (good.ok) return job();
    if (good.problem.status === 403) this.ctx.waitUntil(this.#closeSoon(good.problem.detail));
    return good;
  }
  /** Closes the sockets after the answer, because the answer contains more details than the close reason. */
  async #closeSoon(reason: string): Promise<void> {
    await scheduler.wait(0);
    this.#live.close(keyEndedCode, reason);
  }

  #createPhone(onGraph: boolean): PhoneImplementation {
    return onGraph ? new RecordedPhone(this.#parts) : new SimulatedPhone(this.#parts);
  }
  async #wantsGraph({ graph, snapshot }: EpisodeBody): Promise<boolean> {
    return graph !== undefined || (snapshot !== undefined && this.#snapshotStub(snapshot).isOfGraph(snapshot));
  }
  /** Returns the object that stores a snapshot. */
  #snapshotStub(snapshot: string): Pick<PhoneCalls, "snapshotText" | "isOfGraph"> {
    const holder = snapshot.slice(0, snapshot.lastIndexOf("."));
    return holder === this.ctx.id.name ? this : phoneStub(this.env, holder);
  }
}
