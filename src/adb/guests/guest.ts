// A program that clients push to the phone, and in whose place the door answers.
import type { Device } from "../device.ts";
import type { HttpRequest, HttpResponse } from "./http.ts";
import type { RunningGuest } from "./running-guests.ts";

/** `mainClass`: the class that `app_process` starts. */
export interface Guest extends RunningGuest {
  readonly name: string;
  /** Whether its command ends at once, because it goes on in the background. */
  readonly isDaemon: boolean;
  handle(device: Device, request: HttpRequest): Promise<HttpResponse>;
}
