/**
 * The page for the API keys of teams, with quotas and daily usage. The holder of the admin key can create, renew and
 * revoke keys on this page.
 */
import "./runs.css";
import "./keys.css";
import { createSignal, For, onCleanup, onMount, Show } from "solid-js";
import deleteIcon from "@material-symbols/svg-400/rounded/block.svg?raw";
import renew from "@material-symbols/svg-400/rounded/autorenew.svg?raw";
import type { KeyCreated, KeyDay, KeyInfo, KeyList } from "#contract/key.ts";
import { call, messageOf } from "./api.ts";
import { adminKey } from "./credentials.ts";
import { createOperatorList, OperatorList } from "./operator-list.tsx";
import {
  Bar,
  Code,
  ColumnHeads,
  Logo,
  usePageTitle,
  NumberCell,
  ScrollableTable,
  ConfirmButton,
  PageLinks,
  ErrorNotice,
} from "./parts.tsx";
import { dayText } from "./format.ts";

const refreshMs = 3000;
const formatNumber = (value: number): string => value.toLocaleString("en");
const formatSeconds = (ms: number): string => `${formatNumber(Math.round(ms / 1000))} s`;
const formatMegabytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 1e6))} MB`;
const emptyDay: KeyDay = {
  day: "",
  phones: 0,
  steps: 0,
  runs: 0,
  pictures: 0,
  refused: 0,
  object_ms: 0,
  browser_ms: 0,
  bytes: 0,
};
const usageToday = ({ days }: KeyInfo): KeyDay =>
  days[0]?.day === new Date().toISOString().slice(0, 10) ? days[0] : emptyDay;
const isInactive = ({ revoked, expires }: KeyInfo): boolean =>
  revoked !== null || (expires !== null && Date.parse(expires) <= Date.now());

export function KeysPage() {
  usePageTitle(() => "Keys");
  const [wrong, setWrong] = createSignal("");
  const [told, setTold] = createSignal<KeyCreated | null>(null);
  const [open, setOpen] = createSignal<string | null>(null);
  const list = createOperatorList<KeyInfo>(async (_, token) => {
    const { keys } = await call<KeyList>("GET", "/v1/keys", { token });
    return {
      rows: await Promise.all(keys.map(({ id }) => call<KeyInfo>("GET", `/v1/keys/${id}`, { token }))),
      next: undefined,
    };
  });
  async function attempt(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
      setWrong("");
    } catch (error) {
      setWrong(messageOf(error));
    }
  }
  const look = (): Promise<void> => attempt(() => list.look());
  const ask = (method: "POST" | "DELETE", path: string, body?: unknown): Promise<void> =>
    attempt(async () => {
      const answer = await call<KeyCreated | undefined>(method, path, { token: adminKey(), body });
      setTold(answer?.key === undefined ? null : answer);
      await list.look();
    });
  let timer: ReturnType<typeof setInterval> | undefined;
  onMount(() => {
    void look();
    timer = setInterval(() => !document.hidden && void look(), refreshMs);
  });
  onCleanup(() => clearInterval(timer));

  const chosen = () => list.rows().find(({ id }) => id === open());
  return (
    <div class="page">
      <header class="top">
        <Logo />
        <h1>Phonebooth</h1>
        <PageLinks here="keys" />
      </header>
      <main class="list runs-page">
        <ErrorNotice text={wrong()} />
        <section>
          <header class="section-head">
            <h2>Keys</h2>
            <span class="space" />
            <Show when={list.locked() === null}>
              <NewKeyForm onMake={(name) => void ask("POST", "/v1/keys", { name })} />
            </Show>
          </header>
          <Show when={told()} keyed>
            {(created) => (
              <div class="card told">
                <p>
                  The key of <b>{created.name}</b>. It is shown only this once: the server stores only its digest.
                </p>
                <Code text={created.key!} label={`The key of ${created.name}`} />
                <button type="button" class="small" onClick={() => setTold(null)}>
                  I have it
                </button>
              </div>
            )}
          </Show>
          <OperatorList
            list={list}
            text="Only the server's admin key can create and list keys."
            empty={<p class="blank">No keys yet. A key lets a team create phones on a closed server, within limits.</p>}
            onLook={() => void look()}
          >
            <ScrollableTable label="Keys">
              <ColumnHeads
                class="line-of key"
                names={[
                  "Team",
                  ["Phones", "Environments that exist now"],
                  ["Steps", "Today, UTC"],
                  ["Pictures", "Pictures of at least a million pixels, today"],
                  ["Refused", "Calls over a limit, today"],
                  "Made",
                  "",
                ]}
              />
              <For each={list.rows()}>
                {(key) => (
                  <div class="line-of key" role="row" classList={{ over: isInactive(key) }}>
                    <span role="cell" class="who-played">
                      <button
                        type="button"
                        class="opens"
                        aria-expanded={open() === key.id}
                        onClick={() => setOpen(open() === key.id ? null : key.id)}
                      >
                        {key.name}
                      </button>
                      <small>
                        {key.revoked !== null ? "revoked · " : isInactive(key) ? "expired · " : ""}
                        {key.id} · {key.scopes.join(", ")}
                      </small>
                    </span>
                    <UsageCell used={key.phones} most={key.quotas.phones} />
                    <UsageCell used={usageToday(key).steps} most={key.quotas.steps_per_day} />
                    <NumberCell>{formatNumber(usageToday(key).pictures)}</NumberCell>
                    <NumberCell>{formatNumber(usageToday(key).refused)}</NumberCell>
                    <time role="cell" class="dim" datetime={key.created}>
                      {dayText(key.created)}
                    </time>
                    <span role="cell" class="end">
                      <Show when={key.revoked === null}>
                        <Show when={key.id !== "anonymous"}>
                          <ConfirmButton
                            bare
                            icon={renew}
                            label={`Replace the key of ${key.name}`}
                            sure="Replace?"
                            onSure={() => void ask("POST", `/v1/keys/${key.id}/rotate`)}
                          />
                        </Show>
                        <ConfirmButton
                          bare
                          icon={deleteIcon}
                          label={`Revoke the key of ${key.name}`}
                          sure="Revoke?"
                          onSure={() => void ask("DELETE", `/v1/keys/${key.id}`)}
                        />
                      </Show>
                    </span>
                  </div>
                )}
              </For>
            </ScrollableTable>
          </OperatorList>
        </section>
        <Show when={chosen()}>{(key) => <UsageByDay of={key()} />}</Show>
      </main>
    </div>
  );
}

function NewKeyForm(p: { readonly onMake: (name: string) => void }) {
  const [name, setName] = createSignal("");
  const make = (event: Event): void => {
    event.preventDefault();
    if (name().trim() === "") return;
    p.onMake(name().trim());
    setName("");
  };
  return (
    <form class="new-key" onSubmit={make}>
      <input
        aria-label="Team"
        placeholder="Team"
        maxlength="80"
        value={name()}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="strong" disabled={name().trim() === ""}>
        Create a key
      </button>
    </form>
  );
}

/** Shows the usage of a quota. `most`: the quota; null means no limit. */
function UsageCell(p: { readonly used: number; readonly most: number | null }) {
  return (
    <span role="cell" class="steps-of">
      <span>
        <b>{formatNumber(p.used)}</b>
        <Show when={p.most !== null}> / {formatNumber(p.most ?? 0)}</Show>
      </span>
      <Show when={p.most !== null}>
        <Bar share={Math.min(1, p.used / Math.max(1, p.most ?? 1))} />
      </Show>
    </span>
  );
}

function UsageByDay(p: { readonly of: KeyInfo }) {
  return (
    <section>
      <header class="section-head">
        <h2>{p.of.name}, day by day</h2>
      </header>
      <Show when={p.of.days.length > 0} fallback={<p class="blank">This key has not been used yet.</p>}>
        <ScrollableTable label={`${p.of.name}, day by day`}>
          <ColumnHeads
            class="line-of used-day"
            names={[
              "Day (UTC)",
              ["Phones", "Environments that were created"],
              "Steps",
              "Runs",
              "Pictures",
              "Refused",
              ["Objects", "Running time of its phones' objects"],
              ["Browsers", "Time in pages, including the wait for one"],
              ["Sent", "Of answers"],
            ]}
          />
          <For each={p.of.days}>
            {(day) => (
              <div class="line-of used-day" role="row">
                <time role="cell" datetime={day.day}>
                  {day.day}
                </time>
                <For each={[day.phones, day.steps, day.runs, day.pictures, day.refused]}>
                  {(value) => <NumberCell>{formatNumber(value)}</NumberCell>}
                </For>
                <NumberCell>{formatSeconds(day.object_ms)}</NumberCell>
                <NumberCell>{formatSeconds(day.browser_ms)}</NumberCell>
                <NumberCell>{formatMegabytes(day.bytes)}</NumberCell>
              </div>
            )}
          </For>
        </ScrollableTable>
      </Show>
    </section>
  );
}
