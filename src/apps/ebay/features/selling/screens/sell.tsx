import add from "@material-symbols/svg-400/outlined/add_a_photo.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { centsOf } from "../../../../../os/money/read.ts";
import { categories } from "../../../../../world/goods/categories.ts";
import { conditions, services } from "../../../../../world/goods/index.ts";
import { said, usd } from "../../../format.ts";
import ebay from "../../../index.ts";
import { Choice, Pair } from "../../../looks/form.tsx";
import { Part, Pick, Pills, Sums, Turn, Words } from "../../../looks/facts.tsx";
import { Oval, Stepper, WordLink } from "../../../looks/ovals.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { PhotoStrip } from "../../../looks/photo-strip.tsx";
import { ShopPage, StickyActs } from "../../../looks/shop.tsx";
import { photoOf } from "../../../screens/parts/photo-of.ts";
import { conditionWords, serviceWords } from "../../../screens/parts/telling.ts";
import { strings } from "../../../strings.ts";
import { feeOf } from "../queries.ts";
import { runDays } from "../state.ts";

export default screen(ebay, strings, "sell", (p) => {
  const category = () => categories.find(({ id }) => id === p.view.category);
  const branch = () => category()?.branches.find(({ id }) => id === p.view.branch);
  const close = () => p.setView({ open: null });
  const price = () => centsOf(p.view.price.trim());
  const postage = () => centsOf(p.view.postage.trim()) ?? 0;
  const isLive = () => p.params.id !== null && p.state.listings[p.params.id]?.status === "active";
  const isDraft = () => p.params.id === null || p.state.listings[p.params.id]?.status === "draft";
  return (
    <ShopPage
      shade={p.state.prefs.theme}
      back="close"
      title={p.t(isLive() ? "reviseListing" : "listItem")}
      actions={
        <Show when={isDraft()}>
          <WordLink label={p.t("keepDraft")} onTap={() => p.act.keep()} />
        </Show>
      }
      bottom={
        <StickyActs>
          <Oval label={p.t(isLive() ? "saveChanges" : "publishDo")} onTap={() => p.act.publish()} />
        </StickyActs>
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
                <Pick
                  title={said(one.name, p.lang)}
                  on={p.view.category === one.id}
                  onTap={() => p.act.pickCategory({ category: one.id })}
                />
              )}
            </For>
          </Panel>
          <Panel
            open={p.view.open === "branch"}
            name="branch"
            title={said(category()?.name, p.lang)}
            closeName={p.t("close")}
            onClose={close}
          >
            <For each={category()?.branches ?? []}>
              {(one) => (
                <Pick
                  title={said(one.name, p.lang)}
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
                <Pick
                  title={p.t(conditionWords[condition])}
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
                <Pick
                  title={p.t(serviceWords[service])}
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
                <Pick
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
          of: photoOf(p.os, ref),
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
      <Choice
        label={p.t("category")}
        value={
          category()
            ? [said(category()!.name, p.lang), said(branch()?.name, p.lang)].filter((x) => x !== "").join(" › ")
            : p.t("choose")
        }
        dim={!category()}
        onTap={() => p.setView({ open: "category" })}
      />
      <Choice
        label={p.t("condition")}
        value={p.view.condition ? p.t(conditionWords[p.view.condition]) : p.t("choose")}
        dim={p.view.condition === null}
        onTap={() => p.setView({ open: "condition" })}
      />
      <Field at={p.field("description")} label={p.t("description")} placeholder={p.t("descriptionHint")} multiline />
      <Part title={p.t("pricing")} line>
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
          <Turn
            title={p.t("allowOffers")}
            on={p.view.takesOffers}
            onTap={() => p.setView({ takesOffers: !p.view.takesOffers })}
          />
          <Words>{p.t("quantity")}</Words>
          <Stepper
            value={p.view.quantity}
            most={99}
            name={p.t("quantity")}
            less={p.t("oneLess")}
            more={p.t("oneMore")}
            onPick={(quantity) => p.setView({ quantity })}
          />
        </Show>
        <Choice
          label={p.t("duration")}
          value={p.t("daysCount", { n: p.view.days })}
          onTap={() => p.setView({ open: "days" })}
        />
      </Part>
      <Part title={p.t("shippingTitle")} line>
        <Pair>
          <Choice
            label={p.t("shippingService")}
            value={p.t(serviceWords[p.view.service])}
            onTap={() => p.setView({ open: "service" })}
          />
          <Field at={p.field("postage")} label={p.t("postageUsd")} placeholder="0.00" kind="decimal" />
        </Pair>
      </Part>
      <Show when={price()}>
        {(cents) => (
          <Sums
            rows={[
              { label: p.t("buyerPays"), sum: usd(cents() + postage(), p.lang) },
              { label: p.t("fee"), sum: `−${usd(feeOf(cents() + postage()), p.lang)}` },
            ]}
            total={{ label: p.t("youGet"), sum: usd(cents() + postage() - feeOf(cents() + postage()), p.lang) }}
          />
        )}
      </Show>
    </ShopPage>
  );
});
