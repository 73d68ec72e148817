/**
 * Converts a step of a walk to calls of a reference solution. The calls name the acts that the screen offers instead of
 * points.
 */
import { phone } from "#apps/phone.ts";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { SolutionCall } from "#contract/suite.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { isObject, type Json } from "#state/json.ts";

/** `calls` is empty for scrolling, closing the keyboard and waiting, because a driver performs these steps itself. */
export type StepCalls = { readonly calls: readonly SolutionCall[] } | { readonly unsayable: string };

const ignoredCommands: ReadonlySet<string> = new Set([
  "os.tick",
  "os.scroll",
  "os.focus",
  "os.blur",
  "os.clear",
  "os.select",
  "os.caret",
  "os.keyboard",
]);

/** `before` is the phone's state before the step. `touched` is the element at the point of the step. */
export function solutionCallsOf(
  action: Action,
  commands: readonly Command[],
  before: PhoneState,
  touched: Element | null,
): StepCalls {
  const calls: SolutionCall[] = [];
  const front = phone.frontOf(before);
  const say = (call: SolutionCall["call"], ...args: Json[]): number => calls.push({ call, args });
  for (const { name, args } of commands) {
    if (ignoredCommands.has(name)) continue;
    const callArgs = (isObject(args) ? args : {}) as Record<string, Json>;
    switch (name) {
      case "os.launch":
        say("open", callArgs["app"]!);
        break;
      case "os.act": {
        const call = action.type === "ENTER" ? "enter" : touched?.role === "slider" ? "slide" : "act";
        if (action.type === "SWIPE" || action.type === "DRAG") return { unsayable: `${name} by a gesture` };
        say(call, callArgs["app"]!, `${front.screen}.${String(callArgs["on"])}`, callArgs["args"] ?? {});
        break;
      }
      case "os.view":
        say("set", callArgs["app"]!, front.screen, callArgs["patch"]!);
        break;
      case "os.type": {
        const focus = commands.find((command) => command.name === "os.focus");
        const field = focus ? (focus.args as Record<string, Json>)["field"] : before.view.focus?.field;
        if (action.type !== "TYPE" || field === undefined) return { unsayable: "typing key by key" };
        say("type", field, callArgs["text"]!);
        break;
      }
      case "os.answer":
        if (callArgs["yes"] !== true) return { unsayable: "a no" };
        say("confirm");
        break;
      case "os.choose":
        say(
          "choose",
          String(callArgs["handler"]).split("/")[0]!,
          ...(callArgs["target"] == null ? [] : [callArgs["target"]]),
        );
        break;
      case "os.pickHandler":
        break;
      case "os.grant":
        say("grant", callArgs["answer"]!);
        break;
      case "os.back":
        // While a field has the focus, BACK closes the keyboard. A solution needs no call for this, because its call
        // `type` also closes the keyboard.
        if (before.view.focus === null) say("back");
        break;
      case "os.home":
        say("home");
        break;
      default:
        return { unsayable: name };
    }
  }
  return { calls };
}

/**
 * Returns the element at the point of the action. If several elements contain the point, returns the last one, because
 * it is drawn on top.
 */
export function findTouchedElement(action: Action, elements: readonly Element[]): Element | null {
  if (!("point" in action) || action.point === undefined) return null;
  const [x, y] = action.point;
  return elements.findLast(({ bounds: [x1, y1, x2, y2] }) => x >= x1 && x <= x2 && y >= y1 && y <= y2) ?? null;
}
