// One environment's object: what is asked of it comes in here, and goes to the phone in it, of whichever kind that is.
import { DurableObject } from "cloudflare:workers";
import type { EpisodeBody, SnapshotTaken } from "../contract/env.ts";
import type { LiveMessage } from "../contract/live.ts";
import { answering, type Answer } from "../env/answer.ts";
import type { Inheritance } from "../env/environment.ts";
import { isOfGraph } from "../env/graphs/make.ts";
import { isOnGraph } from "../env/graphs/records.ts";
import { Journal } from "../env/journal.ts";
import { keyEndedCode, needsKey } from "../env/keys/after-end.ts";
import { Queue } from "../env/queue.ts";
import type { AnyEpisode, Seat } from "../env/records.ts";
import { randomName, type Caller, type Creator } from "../env/token.ts";
import { Allowance } from "./allowance.ts";
import type { Parts } from "./any-phone.ts";
import { phoneOf, type Bindings, type PhoneCalls } from "./bindings.ts";
import { GraphPhone } from "./graph-phone.ts";
import { Live } from "./live.ts";
import { kindOf, type SocketKind } from "./sockets.ts";
import { Stepping } from "./stepping.ts";
import { storeOf } from "./storage.ts";
import { WorkedOutPhone } from "./worked-out-phone.ts";

/** What a phone answers besides, of whichever kind it is: to its object. */
interface Inside {
  /** What a socket is told first, by the name that it is given; refuses whoever may not watch. */
  greeting(who: Caller): Promise<Answer<(client: string) => LiveMessage>>;
  hear(socket: WebSocket, message: unknown): Promise<Answer<void>>;
  alarm(): Promise<void>;
  readonly version: number;
}
/** Calls that the phone in the object answers. */
type Asked =
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
export type PhoneKind = Pick<WorkedOutPhone, Asked | "create" | "adopt" | "uploadSnapshot"> & Inside;

type Args<K extends Asked> = Parameters<PhoneKind[K]>;

export class Phone extends DurableObject<Bindings> implements PhoneCalls {
  readonly #parts: Parts;
  readonly #live: Live;
  readonly #stepping: Stepping;
  #phone: PhoneKind;
  /** Which kind of phone is here is settled once. */
  readonly #making = new Queue();

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    const journal = new Journal<AnyEpisode>(storeOf(ctx.storage));
    this.#live = new Live(ctx);
    this.#stepping = new Stepping(ctx);
    this.#parts = {
      ctx,
      bindings: env,
      journal,
      live: this.#live,
      queue: new Queue(),
      allowance: new Allowance(env),
      snapshotText: (id) => this.#holderOf(id).snapshotText(id),
    };
    this.#phone = this.#new(isOnGraph(journal.episode()));
  }

  /** `seat`: the run that it is played for. */
  create(id: string, body: EpisodeBody, creator: Creator, origin: string | null, seat?: Seat): Promise<Answer<string>> {
    return this.#making.run(async () => {
      if (this.#parts.journal.env() === null) this.#phone = this.#new(await this.#wantsGraph(body));
      return this.#phone.create(id, body, creator, origin, seat);
    });
  }
  /** Called by the parent of a fork alone. */
  async adopt(inheritance: Inheritance): Promise<void> {
    this.#phone = this.#new(isOnGraph(inheritance.history.episode));
    return this.#phone.adopt(inheritance);
  }
  /** Keeps a file from outside, in an object of its own. `onGraph`: by its format. */
  uploadSnapshot(id: string, json: string, onGraph: boolean, payer?: string): Promise<Answer<SnapshotTaken>> {
    return this.#new(onGraph).uploadSnapshot(id, json, payer);
  }

  info(...args: Args<"info">): ReturnType<PhoneKind["info"]> {
    return this.#asked("info", args[0], () => this.#phone.info(...args));
  }
  place(...args: Args<"place">): ReturnType<PhoneKind["place"]> {
    return this.#asked("place", args[0], () => this.#phone.place(...args));
  }
  remove(...args: Args<"remove">): ReturnType<PhoneKind["remove"]> {
    return this.#asked("remove", args[0], () => this.#phone.remove(...args));
  }
  reset(...args: Args<"reset">): ReturnType<PhoneKind["reset"]> {
    return this.#asked("reset", args[0], () => this.#phone.reset(...args));
  }
  suspend(...args: Args<"suspend">): ReturnType<PhoneKind["suspend"]> {
    return this.#asked("suspend", args[0], () => this.#phone.suspend(...args));
  }
  restore(...args: Args<"restore">): ReturnType<PhoneKind["restore"]> {
    return this.#asked("restore", args[0], () => this.#phone.restore(...args));
  }
  fork(...args: Args<"fork">): ReturnType<PhoneKind["fork"]> {
    return this.#asked("fork", args[0], () => this.#phone.fork(...args));
  }
  step(...args: Args<"step">): ReturnType<PhoneKind["step"]> {
    return this.#asked("step", args[0], () => this.#phone.step(...args));
  }
  observe(...args: Args<"observe">): ReturnType<PhoneKind["observe"]> {
    return this.#asked("observe", args[0], () => this.#phone.observe(...args));
  }
  screenshot(...args: Args<"screenshot">): ReturnType<PhoneKind["screenshot"]> {
    return this.#asked("screenshot", args[0], () => this.#phone.screenshot(...args));
  }
  elements(...args: Args<"elements">): ReturnType<PhoneKind["elements"]> {
    return this.#asked("elements", args[0], () => this.#phone.elements(...args));
  }
  state(...args: Args<"state">): ReturnType<PhoneKind["state"]> {
    return this.#asked("state", args[0], () => this.#phone.state(...args));
  }
  edit(...args: Args<"edit">): ReturnType<PhoneKind["edit"]> {
    return this.#asked("edit", args[0], () => this.#phone.edit(...args));
  }
  diff(...args: Args<"diff">): ReturnType<PhoneKind["diff"]> {
    return this.#asked("diff", args[0], () => this.#phone.diff(...args));
  }
  command(...args: Args<"command">): ReturnType<PhoneKind["command"]> {
    return this.#asked("command", args[0], () => this.#phone.command(...args));
  }
  event(...args: Args<"event">): ReturnType<PhoneKind["event"]> {
    return this.#asked("event", args[0], () => this.#phone.event(...args));
  }
  judge(...args: Args<"judge">): ReturnType<PhoneKind["judge"]> {
    return this.#asked("judge", args[0], () => this.#phone.judge(...args));
  }
  trajectory(...args: Args<"trajectory">): ReturnType<PhoneKind["trajectory"]> {
    return this.#asked("trajectory", args[0], () => this.#phone.trajectory(...args));
  }
  snapshot(...args: Args<"snapshot">): ReturnType<PhoneKind["snapshot"]> {
    return this.#asked("snapshot", args[0], () => this.#phone.snapshot(...args));
  }
  downloadSnapshot(...args: Args<"downloadSnapshot">): ReturnType<PhoneKind["downloadSnapshot"]> {
    return this.#asked("downloadSnapshot", args[0], () => this.#phone.downloadSnapshot(...args));
  }
  admits(...args: Args<"admits">): ReturnType<PhoneKind["admits"]> {
    return this.#phone.admits(...args);
  }
  admitsDownload(...args: Args<"admitsDownload">): ReturnType<PhoneKind["admitsDownload"]> {
    return this.#phone.admitsDownload(...args);
  }
  look(...args: Args<"look">): ReturnType<PhoneKind["look"]> {
    return this.#asked("look", args[0], () => this.#phone.look(...args));
  }
  tellTokens(...args: Args<"tellTokens">): ReturnType<PhoneKind["tellTokens"]> {
    return this.#asked("tellTokens", args[0], () => this.#phone.tellTokens(...args));
  }
  open(...args: Args<"open">): ReturnType<PhoneKind["open"]> {
    return this.#asked("open", null, () => this.#phone.open(...args));
  }
  standing(...args: Args<"standing">): ReturnType<PhoneKind["standing"]> {
    return this.#phone.standing(...args);
  }

  /** Called by the key that pays for it, which has ended: whoever is connected is told why. */
  async keyEnded(reason: string): Promise<void> {
    this.#live.close(keyEndedCode, reason);
  }

  /** For other environments, whose caller named an id that nobody can guess. */
  async snapshotText(id: string): Promise<string | null> {
    return this.#parts.journal.snapshot(id);
  }
  /** Whether it is of a phone on a graph. */
  async isOfGraph(id: string): Promise<boolean> {
    return isOfGraph(this.#parts.journal.snapshot(id) ?? "");
  }

  // Sockets

  /** Only upgrades to a socket come this way: the path says to which. */
  override async fetch(request: Request): Promise<Response> {
    const who = JSON.parse(request.headers.get("x-caller") ?? "null") as Caller;
    const kind: SocketKind = new URL(request.url).pathname === "/stepping" ? "stepping" : "live";
    const opened = await this.#asked(kind, who, () => (kind === "live" ? this.#watched(who) : this.#stepped(who)));
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
  async #watched(who: Caller): Promise<Answer<WebSocket>> {
    const answer = await this.#phone.greeting(who);
    if (!answer.ok) return answer;
    const client = randomName(8);
    const { mine, theirs } = this.#live.accept(client, who);
    this.#live.send(mine, answer.value(client));
    return { ok: true, value: theirs };
  }
  async #stepped(who: Caller): Promise<Answer<WebSocket>> {
    const answer = await this.#phone.info(who);
    return answer.ok ? { ok: true, value: this.#stepping.accept(who) } : answer;
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    // Through the calls of this object, as they come from anywhere else.
    if (kindOf(this.ctx, socket) === "stepping") return this.#stepping.hear(socket, message, this);
    const answer = await this.#asked("live", this.#live.callerOf(socket), () => this.#phone.hear(socket, message));
    if (answer.ok) return;
    const { detail, issues } = answer.problem;
    this.#live.send(socket, { type: "error", detail, ...(issues ? { issues } : {}), version: this.#phone.version });
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // 1005 and 1006 say that no code came; they may not be sent.
    socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  override alarm(): Promise<void> {
    return this.#phone.alarm();
  }

  /** Does what a call asks for; refuses what needs the phone's key where that has ended, and closes the sockets. */
  async #asked<T>(call: string, who: Caller | null, job: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const { journal, allowance } = this.#parts;
    const env = journal.env();
    if (!needsKey(env, who, call)) return job();
    const good = await answering(call, () => allowance.mustLive(env, { steps: call === "step" }));
    if (good.ok) return job();
    if (good.problem.status === 403) this.ctx.waitUntil(this.#closeSoon(good.problem.detail));
    return good;
  }
  /** Behind the answer, which tells more. */
  async #closeSoon(reason: string): Promise<void> {
    await scheduler.wait(0);
    this.#live.close(keyEndedCode, reason);
  }

  #new(onGraph: boolean): PhoneKind {
    return onGraph ? new GraphPhone(this.#parts) : new WorkedOutPhone(this.#parts);
  }
  async #wantsGraph({ graph, snapshot }: EpisodeBody): Promise<boolean> {
    return graph !== undefined || (snapshot !== undefined && this.#holderOf(snapshot).isOfGraph(snapshot));
  }
  /** The object that keeps a snapshot. */
  #holderOf(snapshot: string): Pick<PhoneCalls, "snapshotText" | "isOfGraph"> {
    const holder = snapshot.slice(0, snapshot.lastIndexOf("."));
    return holder === this.ctx.id.name ? this : phoneOf(this.env, holder);
  }
}
