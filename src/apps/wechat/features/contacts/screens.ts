/** View state and guards of the screens of people. */
import * as v from "valibot";
import { hasText } from "#os/guards.ts";
import { flag, nullableField, overlay, listField, text, textFor, wholeNumber } from "#os/values.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { me, PersonId } from "../../people.ts";
import { wechat, type State } from "../../state.ts";
import { nameOrId, friendsWithTag } from "./queries.ts";
import { RequestText, Name, Note, RequestId, TagId, TagName } from "./state.ts";

const person = { person: PersonId };
/** The number of objects at which the scanner can point, one after the other. */
export const scanTargetCount = 5;
export const contactsScreens = {
  profile: wechat.screen({ params: person, view: { open: overlay("call") } }),
  profileMore: wechat.screen({ params: person, view: {} }),
  reach: wechat.screen({ params: person, view: {} }),
  remark: wechat.screen({
    params: person,
    view: { remark: textFor(Name), note: textFor(Note), tags: listField(TagId) },
    enter: ({ state, params }) => {
      const friend = state.friends[params.person];
      return { remark: friend?.remark ?? "", note: friend?.note ?? "", tags: [...(friend?.tags ?? [])] };
    },
    focus: [{ field: "remark", caps: "words" }],
  }),
  newFriends: wechat.screen({
    view: { held: nullableField(RequestId), open: overlay("held") },
    opens: "seeRequests",
  }),
  ask: wechat.screen({
    params: person,
    view: { hello: textFor(RequestText), remark: textFor(Name), chatOnly: flag },
    enter: ({ state, params }) => ({ remark: state.friends[params.person]?.remark ?? "" }),
  }),
  accept: wechat.screen({
    params: { id: RequestId },
    view: { remark: textFor(Name), chatOnly: flag },
    enter: ({ state, params }) => ({ remark: nameOrId(state, state.requests[params.id]?.person ?? "") }),
  }),
  addFriends: wechat.screen({ view: { query: text, sought: text }, focus: [searchFocus("query")] }),
  radar: wechat.screen({}),
  scan: wechat.screen({ view: { sight: v.optional(v.pipe(wholeNumber, v.maxValue(scanTargetCount - 1)), 0) } }),
  tags: wechat.screen({}),
  tag: wechat.screen({
    params: { id: v.nullable(TagId) },
    view: { name: textFor(TagName), members: listField(PersonId) },
    enter: ({ state, params }) =>
      params.id === null
        ? {}
        : { name: state.tags[params.id]?.name ?? "", members: friendsWithTag(state, params.id).map((f) => f.id) },
    focus: [{ field: "name", when: ({ params }) => params.id === null }],
  }),
  blockedFriends: wechat.screen({}),
  chatOnlyFriends: wechat.screen({}),
};
export const contactsGuards = {
  hasQuery: hasText("query"),
  isNamedTag: hasText("name"),
  isKept: ({ state, params }: { state: State; params: { person: string } }) =>
    state.friends[params.person] !== undefined,
  isStranger: ({ state, params }: { state: State; params: { person: string } }) =>
    params.person !== me && (state.friends[params.person] === undefined || state.friends[params.person]!.lost === true),
  hasNumberOf: ({ state, params }: { state: State; params: { person: string } }) =>
    (state.people[params.person]?.phone ?? "") !== "",
  hasAsked: ({ state, params }: { state: State; params: { person: string } }) =>
    Object.values(state.requests).some((r) => r.person === params.person && !r.mine && r.state !== "accepted"),
};
