// One group: phones with the same starting state, which are judged together. They are forks of one origin phone, which
// no agent uses.
import { DurableObject } from "cloudflare:workers";
import type { Created, Forked } from "#contract/env.ts";
import type {
  GroupBody,
  GroupCreated,
  GroupInfo,
  GroupJudgeBody,
  GroupVerdict,
  ReplaceBody,
  Replaced,
} from "#contract/group.ts";
import type { Verdict } from "#contract/task.ts";
import { toAnswer, unwrapAnswer, Refusal, type Answer } from "#env/answer.ts";
import { requireGroupOperator } from "#env/groups/access.ts";
import { judgeGroup } from "#env/groups/verdict.ts";
import { GroupJournal } from "#env/groups/journal.ts";
import type { GroupMember, GroupSpec } from "#env/groups/records.ts";
import { parseMemberStart } from "#env/groups/start.ts";
import { Queue } from "#env/queue.ts";
import { digestOf, isCreator, formatCreationConflict, randomName, type Caller, type Creator } from "#env/token.ts";
import { phoneStub, type Bindings, type PhoneCalls, type Remote } from "./bindings.ts";
import { dropFor, keepFor } from "./storage-quota.ts";
import { createStore } from "./storage.ts";

/**
 * The group's lifetime, counted from its creation. At the end, the group's remaining phones are deleted with the group.
 */
const lifetimeMs = 7 * 24 * 3_600_000;
/** The maximum number of token hashes that a group keeps for repeated creations. */
const maxTokens = 8;
/** The caller in the group's calls to its own phones. It has the rights of the operator. */
const groupCaller: Caller = { token: null, admin: true, origin: null, fresh: false };

export class Group extends DurableObject<Bindings> {
  readonly #journal: GroupJournal;
  /** Runs creation, replacement and deletion one after another. */
  readonly #queue = new Queue();
  /** The operator's token in plain text, kept only in memory, for a creator that did not receive the first answer. */
  #token: string | null = null;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    this.#journal = new GroupJournal(createStore(ctx.storage));
  }

  /** Creates the group. Returns the answer as JSON. */
  create(
    id: string,
    body: Omit<GroupBody, "secret">,
    creator: Creator,
    origin: string | null,
  ): Promise<Answer<string>> {
    return this.#runQueued("create a group", async () => {
      const { digest, phone, observation } = parseMemberStart(body);
      const known = this.#journal.spec();
      if (known && (known.digest !== digest || !isCreator(known, creator)))
        throw new Refusal("conflict", formatCreationConflict(`A group ${id}`));
      if (known) return this.#answerCreated(known, await this.#reissueToken(), await this.#envs(), observation, origin);
      const until = Date.now() + lifetimeMs;
      await keepFor(this.env, creator.payer, { kind: "groups", id, bytes: JSON.stringify(body).length, until });
      const made = await this.#createOrigin(id, phone, body.step, creator).catch(async (error: unknown) => {
        await dropFor(this.env, creator.payer, "groups", id);
        throw error;
      });
      try {
        const start = await this.#look(made, { screenshot: "none", state_hash: true });
        if (!start.task) throw noTask(body.snapshot !== undefined);
        const { step, status } = unwrapAnswer(await this.#phone(made).info(groupCaller));
        if (status === "done")
          throw new Refusal(
            "conflict",
            "The episode of the snapshot is over, so the group's members could not act: begin at an earlier step.",
          );
        const envs = unwrapAnswer(await this.#phone(made).fork(groupCaller, { count: body.size })).envs;
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
        await Promise.all(envs.map((env) => this.#mustStartAt(env.id, hash)));
        const token = `pbg_${randomName()}`;
        const answer = await this.#answerCreated(spec, token, envs, observation, origin);
        const members = envs.map((env) => ({ env: env.id, replaced: 0 }));
        this.#journal.begin(spec, members, [await digestOf(token)]);
        this.#token = token;
        await this.ctx.storage.setAlarm(spec.created + lifetimeMs);
        return answer;
      } catch (error) {
        // Deletes only the origin phone. Phones that were already forked are suspended when they are idle.
        await this.#removePhone(made);
        await dropFor(this.env, creator.payer, "groups", id);
        throw error;
      }
    });
  }

  /**
   * Checks whether the caller may operate the group. The worker calls this before it reports an invalid call, so that
   * only authorized callers learn why the call is invalid.
   */
  admits(who: Caller): Promise<Answer<null>> {
    return toAnswer("admit", () => {
      requireGroupOperator(this.#journal, who);
      return null;
    });
  }

  info(who: Caller): Promise<Answer<GroupInfo>> {
    return toAnswer("read a group", async () => {
      const { id, task, hash, step, created } = requireGroupOperator(this.#journal, who);
      const members = await Promise.all(this.#journal.members().map((member, i) => this.#memberInfo(member, i + 1)));
      return { id, task, size: members.length, hash, step, created: new Date(created).toISOString(), members };
    });
  }

  judge(
    who: Caller,
    { advantage = "mobgrpo", keep_failed: keepFailed = false }: GroupJudgeBody,
  ): Promise<Answer<string>> {
    return toAnswer("judge a group", async () => {
      const spec = requireGroupOperator(this.#journal, who);
      const members = this.#journal.members();
      const verdicts = await Promise.all(members.map(({ env }) => this.#verdict(env)));
      const judged: GroupVerdict = judgeGroup(
        spec,
        members.map(({ env }, i) => ({ env, verdict: verdicts[i]! })),
        { advantage, keepFailed },
      );
      return JSON.stringify(judged);
    });
  }

  /** Forks a new phone for a member and deletes the member's old phone. */
  replace(who: Caller, { member }: ReplaceBody): Promise<Answer<Replaced>> {
    return this.#runQueued("replace a member", async () => {
      const spec = requireGroupOperator(this.#journal, who);
      const members = this.#journal.members();
      const old = members[member - 1];
      if (!old)
        throw new Refusal("invalid", "Some fields are not valid; see issues.", [
          { path: "member", message: `Expected a number from 1 to ${members.length}` },
        ]);
      await this.#resumePhone(spec.origin);
      const [env] = unwrapAnswer(await this.#phone(spec.origin).fork(groupCaller, { count: 1 })).envs;
      await this.#mustStartAt(env!.id, spec.hash);
      const now = { env: env!.id, replaced: old.replaced + 1 };
      this.#journal.saveMembers(members.map((each, i) => (i === member - 1 ? now : each)));
      await this.#removePhone(old.env);
      return { member, env: env! };
    });
  }

  remove(who: Caller): Promise<Answer<null>> {
    return this.#runQueued("delete a group", async () => {
      const spec = requireGroupOperator(this.#journal, who);
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

  #runQueued<T>(what: string, job: () => Promise<T>): Promise<Answer<T>> {
    return toAnswer(what, () => this.#queue.run(job));
  }
  #phone(id: string): Remote<PhoneCalls> {
    return phoneStub(this.env, id);
  }

  /**
   * Creates the phone that members are forked from. Without a snapshot, the phone starts as the body specifies. With a
   * snapshot and a step, it is a fork of the snapshot's phone after that step.
   */
  async #createOrigin(
    group: string,
    body: ReturnType<typeof parseMemberStart>["phone"],
    step: number | undefined,
    { owner: maker, payer, reads = maker ?? undefined }: Creator,
  ): Promise<string> {
    const id = `env_${randomName()}`;
    // No key has this owner, so no other creator can get this phone's tokens by repeating its creation.
    const owner = `group ${group}`;
    const creator: Creator = {
      owner,
      ...(payer === undefined ? {} : { payer }),
      ...(reads === undefined ? {} : { reads }),
    };
    unwrapAnswer(await this.#phone(id).create(id, body, creator, null));
    if (step === undefined) return id;
    const forked = await this.#phone(id).fork(groupCaller, { count: 1, step });
    await this.#removePhone(id);
    return unwrapAnswer(forked).envs[0]!.id;
  }

  async #answerCreated(
    spec: GroupSpec,
    token: string,
    envs: Forked["envs"],
    options: ReturnType<typeof parseMemberStart>["observation"],
    origin: string | null,
  ): Promise<string> {
    await this.#resumePhone(spec.origin);
    const answer: GroupCreated = {
      id: spec.id,
      tokens: { operator: token },
      envs,
      hash: spec.hash,
      step: spec.step,
      task: spec.task,
      ...(options ? { observation: (await this.#look(spec.origin, options, origin)).observation } : {}),
    };
    return JSON.stringify(answer);
  }
  async #look(id: string, options: object, origin: string | null = null): Promise<Created> {
    return JSON.parse(unwrapAnswer(await this.#phone(id).look({ ...groupCaller, origin }, options))) as Created;
  }

  async #reissueToken(): Promise<string> {
    if (this.#token !== null) return this.#token;
    const token = `pbg_${randomName()}`;
    this.#journal.saveOperators([...this.#journal.operators(), await digestOf(token)].slice(-maxTokens));
    this.#token = token;
    return token;
  }
  /** Returns the members with their tokens, for a repeated creation. */
  #envs(): Promise<Forked["envs"]> {
    return Promise.all(
      this.#journal.members().map(async ({ env }, i) => {
        const back = await this.#phone(env).restore(groupCaller, null);
        if (!back.ok && back.problem.status === 404)
          throw new Refusal(
            "conflict",
            `Member ${i + 1} of this group was deleted: replace it, or create another group.`,
          );
        unwrapAnswer(back);
        return unwrapAnswer(await this.#phone(env).tellTokens(groupCaller));
      }),
    );
  }

  async #mustStartAt(env: string, hash: string): Promise<void> {
    const { hash: own } = unwrapAnswer(await this.#phone(env).restore(groupCaller, null));
    if (own !== hash) throw new Error(`${env} starts from the state ${own}, not from ${hash}`);
  }
  async #resumePhone(env: string): Promise<void> {
    unwrapAnswer(await this.#phone(env).restore(groupCaller, null));
  }

  /** Returns the verdict of a phone, or null if the phone is gone. */
  async #verdict(env: string): Promise<Verdict | null> {
    const first = await this.#phone(env).judge(groupCaller, false);
    if (first.ok || ![404, 410].includes(first.problem.status)) return unwrapAnswer(first);
    if (first.problem.status === 404) return null;
    await this.#resumePhone(env);
    return unwrapAnswer(await this.#phone(env).judge(groupCaller, false));
  }
  async #memberInfo({ env, replaced }: GroupMember, member: number): Promise<GroupInfo["members"][number]> {
    const answer = await this.#phone(env).info(groupCaller);
    if (!answer.ok && [404, 410].includes(answer.problem.status)) {
      const status = answer.problem.status === 410 ? "away" : "gone";
      return { member, env, status, step: null, outcome: null, replaced };
    }
    const { status, step, outcome = null } = unwrapAnswer(answer);
    return { member, env, status, step, outcome, replaced };
  }

  /** Removes a phone. If the removal fails, the phone is suspended when idle and deleted a day later. */
  async #removePhone(env: string): Promise<void> {
    const answer = await this.#phone(env).remove(groupCaller);
    if (!answer.ok && answer.problem.status !== 404)
      console.error(`${env} could not be deleted:`, answer.problem.detail);
  }
  async #erase({ id, origin, payer }: GroupSpec): Promise<void> {
    this.#token = null;
    await dropFor(this.env, payer, "groups", id);
    await Promise.all([origin, ...this.#journal.members().map(({ env }) => env)].map((env) => this.#removePhone(env)));
    await this.ctx.storage.deleteAlarm();
    await this.#journal.erase();
  }
}

const noTask = (snapshot: boolean): Refusal =>
  new Refusal("invalid", "A group needs a task, because its members are judged.", [
    {
      path: snapshot ? "snapshot" : "task",
      message: snapshot ? "Expected a snapshot with a task: this snapshot has none" : "This field is required",
    },
  ]);
