// One phone as adb clients see it: the phone itself, and what only its door keeps, such as files, settings and the chosen
// keyboard.
import type { Element } from "#contract/element.ts";
import type { Json } from "#contract/json.ts";
import type { EpisodeEnd } from "#contract/env.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Clock } from "./clock.ts";
import { FileTree } from "./file-tree.ts";
import { RunningGuests } from "./guests/running-guests.ts";
import { Hand } from "./hand.ts";
import { InputMethods } from "./input-methods.ts";
import { Packages } from "./packages.ts";
import { PhoneError, type Phone, type StepResult } from "./phone.ts";
import { pngSize } from "./png.ts";
import { SettingsTable } from "./settings-table.ts";
import type { FieldText } from "./text-edit.ts";

/** What is on the display now. */
export interface Front {
  readonly app: string;
  /** What lies over the app, or null. */
  readonly over: "shade" | "lock" | "recents" | "permission" | null;
}

export interface DeviceOptions {
  readonly phone: Phone;
  readonly clock: Clock;
  /** The name that `ro.serialno` tells. */
  readonly serial: string;
  /** Called after each step. */
  onStep?(action: DisplayAction, result: StepResult): void;
}

export class Device {
  readonly phone: Phone;
  readonly clock: Clock;
  readonly serial: string;
  readonly files: FileTree;
  readonly hand: Hand;
  readonly packages: Packages;
  readonly settings = new SettingsTable();
  readonly inputMethods: InputMethods;
  readonly startedAt: number;
  /** The forwardings that clients asked for, from the phone's side to theirs. Nothing on the phone uses them. */
  readonly reversed = new Map<string, string>();
  /** The programs of clients in whose place the door answers. */
  readonly guests = new RunningGuests();
  /** The token with which clients call the server of Mobilerun Portal. Only who reaches the door can read it. */
  readonly token = crypto.randomUUID();
  /** What a guest has put into the clipboard. */
  clipboard = "";
  /** How the episode ended, or null while it runs. */
  outcome: EpisodeEnd | null = null;
  #size: { readonly width: number; readonly height: number };

  constructor({ phone, clock, serial, onStep }: DeviceOptions) {
    this.phone = phone;
    this.clock = clock;
    this.serial = serial;
    this.startedAt = clock.now();
    this.files = new FileTree(() => clock.seconds());
    this.packages = new Packages(phone.apps);
    this.inputMethods = new InputMethods();
    this.#size = phone.display;
    this.hand = new Hand({
      clock,
      display: () => ({ ...this.#size, scale: phone.display.density / 160 }),
      get hasExtendedActions() {
        return phone.hasExtendedActions;
      },
      step: async (action) => {
        if (this.outcome !== null) throw new PhoneError(`the episode is over (${this.outcome})`);
        const result = await phone.step(action);
        this.outcome = result.outcome;
        onStep?.(action, result);
        return result;
      },
      focusedField: () => this.#focusedField(),
    });
  }

  /** The size of the display as it is turned now. */
  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }
  /** 0 or 1, as Android counts quarter turns. */
  get rotation(): 0 | 1 {
    const { display } = this.phone;
    return this.#size.width > this.#size.height === display.width > display.height ? 0 : 1;
  }

  async picture(): Promise<Uint8Array> {
    await this.hand.settle();
    const png = await this.phone.picture();
    this.#size = pngSize(png);
    return png;
  }
  async elements(): Promise<readonly Element[]> {
    await this.hand.settle();
    return this.phone.elements();
  }
  /** Reads a value of the state after everything that waits has been done. */
  async read(path: string): Promise<Json> {
    await this.hand.settle();
    return this.phone.read(path);
  }

  async front(): Promise<Front> {
    const view = asRecord(await this.read("view"));
    const app = typeof view["front"] === "string" ? view["front"] : "launcher";
    const over =
      view["locked"] === true || view["power"] === "off"
        ? "lock"
        : view["surface"] === "shade" || view["surface"] === "recents"
          ? view["surface"]
          : view["permission"] != null
            ? "permission"
            : null;
    return { app, over };
  }
  /** Whether the display is on, or null if this client may not know. */
  async isDisplayOn(): Promise<boolean | null> {
    try {
      return (await this.read("view.power")) === "on";
    } catch (error) {
      if (error instanceof PhoneError) return null;
      throw error;
    }
  }
  /** Whether the keyboard is on the display. */
  async isKeyboardShown(): Promise<boolean> {
    return (await this.elements()).some(({ role }) => role === "key");
  }

  async #focusedField(): Promise<FieldText | null> {
    const field = (await this.phone.elements()).find(({ focused }) => focused);
    if (!field) return null;
    const value = field.value ?? "";
    if (/^•+$/.test(value))
      throw new PhoneError("single characters of a hidden text cannot be deleted; delete all of it");
    const caret = asRecord(await this.phone.read("view.focus").catch(() => null))["caret"];
    return { value, caret: typeof caret === "number" ? caret : value.length };
  }
}

/** Returns the value as a record, or an empty one if it is none. */
export const asRecord = (value: Json): Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
