// One group: phones that begin equal, forked from one that nobody plays, and judged together.
import { DurableObject } from "cloudflare:workers";
import type { Created, Forked } from "../contract/env.ts";
import type {
  GroupBody,
  GroupCreated,
  GroupInfo,
  GroupJudgeBody,
  GroupVerdict,
  ReplaceBody,
  Replaced,
} from "../contract/group.ts";
import type { Verdict } from "../contract/task.ts";
import { answering, passed, Refusal, type Answer } from "../env/answer.ts";
import { operated } from "../env/groups/access.ts";
import { judgedGroup } from "../env/groups/judged.ts";
import { GroupJournal } from "../env/groups/journal.ts";
import type { GroupMember, GroupSpec } from "../env/groups/records.ts";
import { startOf } from "../env/groups/start.ts";
import { Queue } from "../env/queue.ts";
import { digestOf, isCreator, notTheCreator, randomName, type Caller, type Creator } from "../env/token.ts";
import { phoneOf, type Bindings, type PhoneCalls, type Remote } from "./bindings.ts";
import { dropFor, keepFor } from "./keeping.ts";
import { storeOf } from "./storage.ts";

/** From its creation; what is left of its phones goes with it. */
const keptMs = 7 * 24 * 3_600_000;
/** Hashes of tokens that a repeated creation was answered with. */
const tokensMost = 8;
/** A group operates the phones that it made. */
const itself: Caller = { token: null, admin: true, origin: null, fresh: false };

export class Group extends DurableObject<Bindings> {
  readonly #journal: GroupJournal;
  /** Creating, replacing and deleting, one after another. */
  readonly #queue = new Queue();
  /** The operator's token in plain, while this object is awake: for a creator whose first answer got lost. */
  #token: string | null = null;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#journal = new GroupJournal(storeOf(ctx.storage));
  }

  /** As JSON. */
  create(
    id: string,
    body: Omit<GroupBody, "secret">,
    creator: Creator,
    origin: string | null,
  ): Promise<Answer<string>> {
    return this.#inTurn("create a group", async () => {
      const { digest, phone, wish } = startOf(body);
      const known = this.#journal.spec();
      if (known && (known.digest !== digest || !isCreator(known, creator)))
        throw new Refusal("conflict", notTheCreator(`A group ${id}`));
      if (known) return this.#told(known, await this.#tokensAgain(), await this.#envs(), wish, origin);
      const until = Date.now() + keptMs;
      await keepFor(this.env, creator.payer, { kind: "groups", id, bytes: JSON.stringify(body).length, until });
      const made = await this.#origin(id, phone, body.step, creator).catch(async (error: unknown) => {
        await dropFor(this.env, creator.payer, "groups", id);
        throw error;
      });
      try {
        const start = await this.#look(made, { screenshot: "none", state_hash: true });
        if (!start.task) throw noTask(body.snapshot !== undefined);
        const { step, status } = passed(await this.#phone(made).info(itself));
        if (status === "done")
          throw new Refusal(
            "conflict",
            "The snapshot's episode is over, so the group's members could not act: begin at an earlier step.",
          );
        const envs = passed(await this.#phone(made).fork(itself, { count: body.size })).envs;
        const hash = start.observation.state_hash!;
        const spec: GroupSpec = {
          id,
          digest,
          ...creator,
          created: Date.now(),
          task: start.task,
          reward: body.reward ?? null,
          origin: made,
          hash,
          step,
        };
        await Promise.all(envs.map((env) => this.#mustBegin(env.id, hash)));
        const token = `pbg_${randomName()}`;
        const told = await this.#told(spec, token, envs, wish, origin);
        const members = envs.map((env) => ({ env: env.id, replaced: 0 }));
        this.#journal.begin(spec, members, [await digestOf(token)]);
        this.#token = token;
        await this.ctx.storage.setAlarm(spec.created + keptMs);
        return told;
      } catch (error) {
        // What was forked already is suspended when it is idle.
        await this.#removed(made);
        await dropFor(this.env, creator.payer, "groups", id);
        throw error;
      }
    });
  }

  /** Whether this caller may operate it. Asked where a call is wrong in itself, so that only those hear how who may. */
  admits(who: Caller): Promise<Answer<null>> {
    return answering("admit", () => {
      operated(this.#journal, who);
      return null;
    });
  }

  info(who: Caller): Promise<Answer<GroupInfo>> {
    return answering("read a group", async () => {
      const { id, task, hash, step, created } = operated(this.#journal, who);
      const members = await Promise.all(this.#journal.members().map((member, i) => this.#standing(member, i + 1)));
      return { id, task, size: members.length, hash, step, created: new Date(created).toISOString(), members };
    });
  }

  judge(
    who: Caller,
    { advantage = "mobgrpo", keep_failed: keepFailed = false }: GroupJudgeBody,
  ): Promise<Answer<string>> {
    return answering("judge a group", async () => {
      const spec = operated(this.#journal, who);
      const members = this.#journal.members();
      const verdicts = await Promise.all(members.map(({ env }) => this.#verdict(env)));
      const judged: GroupVerdict = judgedGroup(
        spec,
        members.map(({ env }, i) => ({ env, verdict: verdicts[i]! })),
        { advantage, keepFailed },
      );
      return JSON.stringify(judged);
    });
  }

  /** Forks a member anew; the phone that it had goes. */
  replace(who: Caller, { member }: ReplaceBody): Promise<Answer<Replaced>> {
    return this.#inTurn("replace a member", async () => {
      const spec = operated(this.#journal, who);
      const members = this.#journal.members();
      const old = members[member - 1];
      if (!old)
        throw new Refusal("invalid", "Some fields are not valid; see issues.", [
          { path: "member", message: `Expected a number up to ${members.length}` },
        ]);
      await this.#awake(spec.origin);
      const [env] = passed(await this.#phone(spec.origin).fork(itself, { count: 1 })).envs;
      await this.#mustBegin(env!.id, spec.hash);
      const now = { env: env!.id, replaced: old.replaced + 1 };
      this.#journal.saveMembers(members.map((each, i) => (i === member - 1 ? now : each)));
      await this.#removed(old.env);
      return { member, env: env! };
    });
  }

  remove(who: Caller): Promise<Answer<null>> {
    return this.#inTurn("delete a group", async () => {
      const spec = operated(this.#journal, who);
      await this.#erase(spec);
      return null;
    });
  }

  override async alarm(): Promise<void> {
    await this.#queue.run(async () => {
      const spec = this.#journal.spec();
      if (spec) await this.#erase(spec);
    });
  }

  // Below: how

  #inTurn<T>(what: string, job: () => Promise<T>): Promise<Answer<T>> {
    return answering(what, () => this.#queue.run(job));
  }
  #phone(id: string): Remote<PhoneCalls> {
    return phoneOf(this.env, id);
  }

  /** The phone that members are forked from: made from the body, or forked from that after one of its steps. */
  async #origin(
    group: string,
    body: ReturnType<typeof startOf>["phone"],
    step: number | undefined,
    { owner: maker, payer, reads = maker ?? undefined }: Creator,
  ): Promise<string> {
    const id = `env_${randomName()}`;
    // An owner that no key has: nobody gets this phone's tokens by creating it again.
    const owner = `group ${group}`;
    const creator: Creator = {
      owner,
      ...(payer === undefined ? {} : { payer }),
      ...(reads === undefined ? {} : { reads }),
    };
    passed(await this.#phone(id).create(id, body, creator, null));
    if (step === undefined) return id;
    const forked = await this.#phone(id).fork(itself, { count: 1, step });
    await this.#removed(id);
    return passed(forked).envs[0]!.id;
  }

  async #told(
    spec: GroupSpec,
    token: string,
    envs: Forked["envs"],
    wish: ReturnType<typeof startOf>["wish"],
    origin: string | null,
  ): Promise<string> {
    await this.#awake(spec.origin);
    const told: GroupCreated = {
      id: spec.id,
      tokens: { operator: token },
      envs,
      hash: spec.hash,
      step: spec.step,
      task: spec.task,
      ...(wish ? { observation: (await this.#look(spec.origin, wish, origin)).observation } : {}),
    };
    return JSON.stringify(told);
  }
  async #look(id: string, wish: object, origin: string | null = null): Promise<Created> {
    return JSON.parse(passed(await this.#phone(id).look({ ...itself, origin }, wish))) as Created;
  }

  async #tokensAgain(): Promise<string> {
    if (this.#token !== null) return this.#token;
    const token = `pbg_${randomName()}`;
    this.#journal.saveOperators([...this.#journal.operators(), await digestOf(token)].slice(-tokensMost));
    this.#token = token;
    return token;
  }
  /** The members with their tokens, once more. */
  #envs(): Promise<Forked["envs"]> {
    return Promise.all(
      this.#journal.members().map(async ({ env }, i) => {
        const back = await this.#phone(env).restore(itself, null);
        if (!back.ok && back.problem.status === 404)
          throw new Refusal(
            "conflict",
            `Member ${i + 1} of this group was deleted: replace it, or make another group.`,
          );
        passed(back);
        return passed(await this.#phone(env).tellTokens(itself));
      }),
    );
  }

  async #mustBegin(env: string, hash: string): Promise<void> {
    const { hash: own } = passed(await this.#phone(env).restore(itself, null));
    if (own !== hash) throw new Error(`${env} begins with ${own}, not with ${hash}`);
  }
  async #awake(env: string): Promise<void> {
    passed(await this.#phone(env).restore(itself, null));
  }

  /** Null where the phone is gone. */
  async #verdict(env: string): Promise<Verdict | null> {
    const first = await this.#phone(env).judge(itself, false);
    if (first.ok || ![404, 410].includes(first.problem.status)) return passed(first);
    if (first.problem.status === 404) return null;
    await this.#awake(env);
    return passed(await this.#phone(env).judge(itself, false));
  }
  async #standing({ env, replaced }: GroupMember, member: number): Promise<GroupInfo["members"][number]> {
    const answer = await this.#phone(env).info(itself);
    if (!answer.ok && [404, 410].includes(answer.problem.status)) {
      const status = answer.problem.status === 410 ? "away" : "gone";
      return { member, env, status, step: null, outcome: null, replaced };
    }
    const { status, step, outcome = null } = passed(answer);
    return { member, env, status, step, outcome, replaced };
  }

  /** A phone that cannot be removed now is suspended when it is idle, and is gone a day later. */
  async #removed(env: string): Promise<void> {
    const answer = await this.#phone(env).remove(itself);
    if (!answer.ok && answer.problem.status !== 404)
      console.error(`${env} could not be deleted:`, answer.problem.detail);
  }
  async #erase({ id, origin, payer }: GroupSpec): Promise<void> {
    this.#token = null;
    await dropFor(this.env, payer, "groups", id);
    await Promise.all([origin, ...this.#journal.members().map(({ env }) => env)].map((env) => this.#removed(env)));
    await this.ctx.storage.deleteAlarm();
    await this.#journal.erase();
  }
}

const noTask = (snapshot: boolean): Refusal =>
  new Refusal("invalid", "A group needs a task, because its members are judged.", [
    {
      path: snapshot ? "snapshot" : "task",
      message: snapshot ? "This snapshot has no task" : "This field is required",
    },
  ]);
