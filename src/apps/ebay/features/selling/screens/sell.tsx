import add from "@material-symbols/svg-400/outlined/add_a_photo.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { parseCents } from "#os/money/read.ts";
import { categories } from "#world/goods/categories.ts";
import { conditions, services } from "#world/goods/index.ts";
import { localized, usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { SelectField, FieldPair } from "#apps/ebay/looks/form.tsx";
import { Section, OptionRow, Pills, Totals, SwitchRow, Paragraph } from "#apps/ebay/looks/content.tsx";
import { PillButton, Stepper, TextLink } from "#apps/ebay/looks/buttons.tsx";
import { Panel } from "#apps/ebay/looks/panel.tsx";
import { PhotoStrip } from "#apps/ebay/looks/photo-strip.tsx";
import { ShopPage, StickyButtons } from "#apps/ebay/looks/shop.tsx";
import { findPhoto } from "#apps/ebay/screens/parts/find-photo.ts";
import { conditionTexts, serviceTexts } from "#apps/ebay/screens/parts/labels.ts";
import { strings } from "#apps/ebay/strings.ts";
import { saleFeeCents } from "../queries.ts";
import { runDays } from "../state.ts";

export default screen(ebay, strings, "sell", (p) => {
  const category = () => categories.find(({ id }) => id === p.view.category);
  const branch = () => category()?.branches.find(({ id }) => id === p.view.branch);
  const close = () => p.setView({ open: null });
  const price = () => parseCents(p.view.price.trim());
  const postage = () => parseCents(p.view.postage.trim()) ?? 0;
  const isLive = () => p.params.id !== null && p.state.listings[p.params.id]?.status === "active";
  const isDraft = () => p.params.id === null || p.state.listings[p.params.id]?.status === "draft";
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t(isLive() ? "reviseListing" : "listItem")}
      actions={
        <Show when={isDraft()}>
          <TextLink label={p.t("keepDraft")} onTap={() => p.act.keep()} />
        </Show>
      }
      bottom={
        <StickyButtons>
          <PillButton label={p.t(isLive() ? "saveChanges" : "publishDo")} onTap={() => p.act.publish()} />
        </StickyButtons>
      }
      overlays={
        <>
          <Panel
            open={p.view.open === "category"}
            name="category"
            title={p.t("category")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={categories}>
              {(one) => (
                <OptionRow
                  title={localized(one.name, p.lang)}
                  on={p.view.category === one.id}
                  onTap={() => p.act.pickCategory({ category: one.id })}
                />
              )}
            </For>
          </Panel>
          <Panel
            open={p.view.open === "branch"}
            name="branch"
            title={localized(category()?.name, p.lang)}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={category()?.branches ?? []}>
              {(one) => (
                <OptionRow
                  title={localized(one.name, p.lang)}
                  on={p.view.branch === one.id}
                  onTap={() => p.act.pickBranch({ branch: one.id })}
                />
              )}
            </For>
          </Panel>
          <Panel
            open={p.view.open === "condition"}
            name="condition"
            title={p.t("condition")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={conditions}>
              {(condition) => (
                <OptionRow
                  title={p.t(conditionTexts[condition])}
                  on={p.view.condition === condition}
                  onTap={() => p.act.pickCondition({ condition })}
                />
              )}
            </For>
          </Panel>
          <Panel
            open={p.view.open === "service"}
            name="service"
            title={p.t("shippingService")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={services}>
              {(service) => (
                <OptionRow
                  title={p.t(serviceTexts[service])}
                  on={p.view.service === service}
                  onTap={() => p.act.pickService({ service })}
                />
              )}
            </For>
          </Panel>
          <Panel
            open={p.view.open === "days"}
            name="days"
            title={p.t("duration")}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={runDays}>
              {(days) => (
                <OptionRow
                  title={p.t("daysCount", { n: days })}
                  on={p.view.days === days}
                  onTap={() => p.act.pickDays({ days })}
                />
              )}
            </For>
          </Panel>
        </>
      }
    >
      <PhotoStrip
        photos={p.view.photos.map((ref, n) => ({
          ref,
          of: findPhoto(p.os, ref),
          name: p.t("removePhotoN", { n: n + 1 }),
        }))}
        addIcon={add}
        addName={p.t("addPhotos")}
        note={p.t("photosCount", { n: p.view.photos.length })}
        onAdd={() => p.act.addPhotos()}
        onRemove={(photo) => p.act.removePhoto({ photo })}
      />
      <Field
        at={p.field("title")}
        label={p.t("listingTitle")}
        placeholder={p.t("listingTitleHint")}
        hint={`${p.view.title.length}/80`}
      />
      <SelectField
        label={p.t("category")}
        value={
          category()
            ? [localized(category()!.name, p.lang), localized(branch()?.name, p.lang)]
                .filter((x) => x !== "")
                .join(" › ")
            : p.t("choose")
        }
        dim={!category()}
        onTap={() => p.setView({ open: "category" })}
      />
      <SelectField
        label={p.t("condition")}
        value={p.view.condition ? p.t(conditionTexts[p.view.condition]) : p.t("choose")}
        dim={p.view.condition === null}
        onTap={() => p.setView({ open: "condition" })}
      />
      <Field at={p.field("description")} label={p.t("description")} placeholder={p.t("descriptionHint")} multiline />
      <Section title={p.t("pricing")} line>
        <Pills
          wrap
          name="format"
          options={[
            { id: "buy" as const, label: p.t("buyItNow") },
            { id: "auction" as const, label: p.t("auction") },
          ]}
          chosen={p.view.format}
          onPick={(format) => p.setView({ format })}
        />
        <Field
          at={p.field("price")}
          label={p.t(p.view.format === "auction" ? "startPriceUsd" : "priceUsd")}
          placeholder="0.00"
          kind="decimal"
        />
        <Show when={p.view.format === "buy"}>
          <SwitchRow
            title={p.t("allowOffers")}
            on={p.view.takesOffers}
            onTap={() => p.setView({ takesOffers: !p.view.takesOffers })}
          />
          <Paragraph>{p.t("quantity")}</Paragraph>
          <Stepper
            value={p.view.quantity}
            most={99}
            name={p.t("quantity")}
            less={p.t("oneLess")}
            more={p.t("oneMore")}
            onPick={(quantity) => p.setView({ quantity })}
          />
        </Show>
        <SelectField
          label={p.t("duration")}
          value={p.t("daysCount", { n: p.view.days })}
          onTap={() => p.setView({ open: "days" })}
        />
      </Section>
      <Section title={p.t("shippingTitle")} line>
        <FieldPair>
          <SelectField
            label={p.t("shippingService")}
            value={p.t(serviceTexts[p.view.service])}
            onTap={() => p.setView({ open: "service" })}
          />
          <Field at={p.field("postage")} label={p.t("postageUsd")} placeholder="0.00" kind="decimal" />
        </FieldPair>
      </Section>
      <Show when={price()}>
        {(cents) => (
          <Totals
            rows={[
              { label: p.t("buyerPays"), sum: usd(cents() + postage(), p.lang) },
              { label: p.t("fee"), sum: `−${usd(saleFeeCents(cents() + postage()), p.lang)}` },
            ]}
            total={{ label: p.t("youGet"), sum: usd(cents() + postage() - saleFeeCents(cents() + postage()), p.lang) }}
          />
        )}
      </Show>
    </ShopPage>
  );
});
