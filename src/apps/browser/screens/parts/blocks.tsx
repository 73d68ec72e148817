/** The blocks of a page as parts of the kit: what is written and chosen on them is the screen's view. */
import { For, Match, Show, Switch, type JSX } from "solid-js";
import done from "@material-symbols/svg-400/rounded/check_circle.svg?raw";
import download from "@material-symbols/svg-400/rounded/download.svg?raw";
import expand from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import type { Facts } from "../../../../os/values.ts";
import { Button } from "../../../../ui/kit/buttons.tsx";
import { Field } from "../../../../ui/kit/fields.tsx";
import { Picture } from "../../../../ui/kit/picture.tsx";
import { CheckRow, RadioRow } from "../../../../ui/kit/rows.tsx";
import {
  WebCard,
  WebChips,
  WebChoice,
  WebFacts,
  WebFigure,
  WebFold,
  WebFooter,
  WebForm,
  WebHeading,
  WebIcon,
  WebList,
  WebNotice,
  WebPost,
  WebPrice,
  WebQuote,
  WebTable,
  WebText,
  type LinkActs,
} from "../../looks/web-page.tsx";
import type { Block, BlockOf, Field as FormField, Picture as WebPicture } from "../../../../world/web/page.ts";
import { iconOf } from "./icons.ts";
import type { strings } from "../../strings.ts";
import type { answerValue } from "../../state.ts";
import type * as v from "valibot";
import type { OsState } from "../../../../os/state.ts";

type Answer = v.InferOutput<typeof answerValue>;
type Words = keyof (typeof strings)["en"];
export interface BlocksProps extends LinkActs {
  readonly blocks: readonly Block[];
  readonly view: {
    readonly drafts: Readonly<Record<string, string>>;
    readonly choices: Readonly<Record<string, Answer>>;
    readonly wrong: Readonly<Record<string, string>>;
    readonly unfolded: readonly string[];
    readonly find: string;
  };
  readonly images: boolean;
  readonly now: number;
  readonly os: OsState;
  readonly t: (key: Words, facts?: Facts) => string;
  readonly field: (key: string) => string;
  readonly onFold: (id: string) => void;
  readonly onChoose: (field: string, value: Answer) => void;
  readonly onOptions: (field: string) => void;
  readonly onSubmit: (form: string, values: Record<string, Answer>) => void;
  readonly onComplain: (wrong: Record<string, string>) => void;
  readonly onDownload: (file: { name: string; bytes: number; content: string }) => void;
  readonly isSent: (form: string) => boolean;
}
/** Every field of every form, by the key under which the view keeps it. */
export const fieldsIn = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === "form"
      ? block.fields.map((field) => ({
          key: keyOf(block.id, field.name),
          field,
          options: "options" in field ? field.options : [],
        }))
      : [],
  );
const keyOf = (form: string, name: string): string => `${form}:${name}`;
const isWritten = (field: FormField): boolean =>
  field.kind === "text" ||
  field.kind === "textarea" ||
  field.kind === "email" ||
  field.kind === "phone" ||
  field.kind === "number" ||
  field.kind === "date";

export function Blocks(p: BlocksProps) {
  return <For each={p.blocks}>{(block) => blockView(block, p)}</For>;
}
function Shown(p: {
  readonly of: WebPicture;
  readonly images: boolean;
  readonly small?: boolean;
  readonly alt?: string;
}): JSX.Element {
  return (
    <Show when={p.images}>
      {"scene" in p.of ? (
        <Picture scene={p.of.scene} name={p.alt} />
      ) : (
        <WebIcon icon={iconOf(p.of.icon)} tone={p.of.tone} small={p.small} />
      )}
    </Show>
  );
}
/** A block never changes, so its kind decides once what is drawn. */
function blockView(block: Block, all: BlocksProps): JSX.Element {
  const w = () => all;
  const links = { onLink: (to: string) => w().onLink(to), onHoldLink: (to: string) => w().onHoldLink(to) };
  switch (block.type) {
    case "heading":
      return <WebHeading level={block.level} text={block.text} />;
    case "paragraph":
      return <WebText runs={block.spans} find={w().view.find} {...links} />;
    case "list":
      return <WebList ordered={block.ordered} items={block.items} find={w().view.find} {...links} />;
    case "table":
      return <WebTable caption={block.caption} head={block.head} rows={block.rows} find={w().view.find} {...links} />;
    case "facts":
      return (
        <WebFacts
          title={block.title}
          picture={
            block.picture ? (
              <WebFigure caption={null}>
                <Shown of={block.picture} images={w().images} />
              </WebFigure>
            ) : null
          }
          rows={block.rows}
          find={w().view.find}
          {...links}
        />
      );
    case "image":
      return (
        <Show when={w().images}>
          <WebFigure caption={block.caption}>
            <Shown of={block.picture} images alt={block.alt} />
          </WebFigure>
        </Show>
      );
    case "quote":
      return <WebQuote text={block.text} by={block.by} />;
    case "nav":
      return <WebChips links={block.links} {...links} />;
    case "crumbs":
      return <WebChips links={block.links} {...links} />;
    case "cards":
      return (
        <For each={block.cards}>
          {(card) => (
            <WebCard
              title={card.title}
              text={card.text}
              meta={card.meta}
              to={card.to}
              picture={card.picture ? <Shown of={card.picture} images={w().images} small /> : null}
              {...links}
            />
          )}
        </For>
      );
    case "faq":
      return (
        <For each={block.items}>
          {(item) => (
            <WebFold
              title={item.question}
              open={w().view.unfolded.includes(item.id) || w().view.find.trim() !== ""}
              onTap={() => w().onFold(item.id)}
            >
              <WebText runs={item.answer} find={w().view.find} {...links} />
            </WebFold>
          )}
        </For>
      );
    case "prices":
      return (
        <For each={block.rows}>
          {(row) => (
            <WebPrice
              name={row.name}
              detail={row.detail}
              price={`¥${(row.priceCents / 100).toFixed(2)}${row.per === null ? "" : ` / ${row.per}`}`}
            />
          )}
        </For>
      );
    case "byline":
      return (
        <WebText
          runs={[`${block.author}${block.role === null ? "" : ` (${block.role})`} · ${block.date}`]}
          {...links}
        />
      );
    case "posts":
      return (
        <>
          <WebHeading level={2} text={w().t(block.style)} />
          <For each={block.posts}>
            {(post) => (
              <WebPost
                head={`${post.author} · ${post.date}`}
                votes={w().t("votes", { n: post.votes })}
                accepted={post.accepted ? w().t("accepted") : null}
              >
                <For each={post.body}>{(spans) => <WebText runs={spans} find={w().view.find} {...links} />}</For>
              </WebPost>
            )}
          </For>
        </>
      );
    case "download":
      return (
        <Button
          kind="tonal"
          wide
          icon={download}
          label={`${block.label} (${Math.max(1, Math.round(block.bytes / 1024))} KB)`}
          onTap={() => w().onDownload({ name: block.file, bytes: block.bytes, content: block.content })}
        />
      );
    case "notice":
      return (
        <WebNotice tone={block.tone}>
          <WebText runs={block.spans} find={w().view.find} {...links} />
        </WebNotice>
      );
    case "footer":
      return <WebFooter text={block.text} links={block.links} {...links} />;
    case "form":
      return <FormBlock form={block} with={w()} />;
  }
}
function FormBlock(p: { readonly form: BlockOf<"form">; readonly with: BlocksProps }) {
  const w = () => p.with;
  const valueOf = (field: FormField): Answer => {
    const key = keyOf(p.form.id, field.name);
    if (isWritten(field)) return (w().view.drafts[key] ?? "").trim();
    const chosen = w().view.choices[key];
    return chosen ?? (field.kind === "checks" ? [] : field.kind === "checkbox" ? false : "");
  };
  const submit = () => {
    const wrong: Record<string, string> = {};
    for (const field of p.form.fields) {
      const code = wrongWith(field, valueOf(field));
      if (code !== null) wrong[keyOf(p.form.id, field.name)] = code;
    }
    if (Object.keys(wrong).length > 0) w().onComplain(wrong);
    else w().onSubmit(p.form.id, Object.fromEntries(p.form.fields.map((f) => [f.name, valueOf(f)])));
  };
  const errorOf = (field: FormField): string | undefined => {
    const code = w().view.wrong[keyOf(p.form.id, field.name)];
    if (code === undefined) return undefined;
    const facts =
      field.kind === "number"
        ? { min: field.min, max: field.max }
        : field.kind === "date"
          ? { from: field.from, to: field.to }
          : {};
    return w().t(code as Words, facts);
  };
  const labelOf = (field: FormField) => (field.required ? `${field.label} *` : `${field.label} (${w().t("optional")})`);
  return (
    <WebForm title={p.form.title}>
      <Show when={w().isSent(p.form.id)}>
        <WebNotice tone="good">
          <WebText runs={[p.form.thanks]} onLink={w().onLink} onHoldLink={w().onHoldLink} />
        </WebNotice>
      </Show>
      <For each={p.form.fields}>
        {(field) => {
          const key = keyOf(p.form.id, field.name);
          const chosen = () => w().view.choices[key];
          const many = () => (Array.isArray(chosen()) ? (chosen() as string[]) : []);
          return (
            <Switch>
              <Match when={isWritten(field)}>
                <Field
                  at={w().field(key)}
                  label={labelOf(field)}
                  kind={
                    field.kind === "email"
                      ? "email"
                      : field.kind === "phone"
                        ? "phone"
                        : field.kind === "number"
                          ? "decimal"
                          : "text"
                  }
                  multiline={field.kind === "textarea"}
                  enter="next"
                  placeholder={field.kind === "date" ? w().t("dateHint") : undefined}
                  hint={field.hint}
                  error={errorOf(field)}
                />
              </Match>
              <Match when={field.kind === "select" && field}>
                {(it) => (
                  <WebChoice label={labelOf(field)} hint={field.hint} error={errorOf(field)}>
                    <Button
                      kind="tonal"
                      wide
                      trailing={expand}
                      name={`${field.label}: ${it().options.find((o) => o.value === chosen())?.label ?? w().t("choose")}`}
                      label={it().options.find((o) => o.value === chosen())?.label ?? w().t("choose")}
                      onTap={() => w().onOptions(key)}
                    />
                  </WebChoice>
                )}
              </Match>
              <Match when={field.kind === "radio" && field}>
                {(it) => (
                  <WebChoice label={labelOf(field)} hint={field.hint} error={errorOf(field)}>
                    <For each={it().options}>
                      {(option) => (
                        <RadioRow
                          title={option.label}
                          on={chosen() === option.value}
                          onTap={() => w().onChoose(key, option.value)}
                        />
                      )}
                    </For>
                  </WebChoice>
                )}
              </Match>
              <Match when={field.kind === "checks" && field}>
                {(it) => (
                  <WebChoice label={labelOf(field)} hint={field.hint} error={errorOf(field)}>
                    <For each={it().options}>
                      {(option) => (
                        <CheckRow
                          title={option.label}
                          on={many().includes(option.value)}
                          onTap={() =>
                            w().onChoose(
                              key,
                              many().includes(option.value)
                                ? many().filter((x) => x !== option.value)
                                : [...many(), option.value],
                            )
                          }
                        />
                      )}
                    </For>
                  </WebChoice>
                )}
              </Match>
              <Match when={field.kind === "checkbox"}>
                <WebChoice label="" error={errorOf(field)}>
                  <CheckRow
                    title={labelOf(field)}
                    on={chosen() === true}
                    onTap={() => w().onChoose(key, chosen() !== true)}
                  />
                </WebChoice>
              </Match>
            </Switch>
          );
        }}
      </For>
      <Button kind="filled" wide icon={done} label={p.form.submit} onTap={submit} />
    </WebForm>
  );
}
/** The key of what is wrong with an answer; null where it is right. */
function wrongWith(field: FormField, value: Answer): Words | null {
  const text = typeof value === "string" ? value : "";
  const missing = Array.isArray(value) ? value.length === 0 : value === "" || value === false;
  if (missing) return field.required ? "wrong-required" : null;
  switch (field.kind) {
    case "email":
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : "wrong-email";
    case "phone":
      return /^[+\d][\d ()-]{4,}$/.test(text) ? null : "wrong-phone";
    case "number": {
      const n = Number(text);
      return Number.isFinite(n) && n >= field.min && n <= field.max ? null : "wrong-number";
    }
    case "date":
      return /^\d{4}-\d\d-\d\d$/.test(text) && text >= field.from && text <= field.to ? null : "wrong-date";
    case "text":
    case "textarea":
      if (field.minLength !== undefined && text.length < field.minLength) return "wrong-short";
      if (field.maxLength !== undefined && text.length > field.maxLength) return "wrong-long";
      return field.pattern === undefined || new RegExp(`^(?:${field.pattern})$`).test(text) ? null : "wrong-form";
    default:
      return null;
  }
}
