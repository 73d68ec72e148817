// Reads suites from files, and their tasks from the server.
import { readFileSync } from "node:fs";
import * as v from "valibot";
import type { Client } from "../../../clients/typescript/src/client.ts";
import { Suite, type SuiteTask } from "#contract/suite.ts";
import { issuesOf } from "#contract/problem.ts";
import { RunError } from "./run-error.ts";

/** Throws RunError if the file does not contain a suite. */
export function readSuite(file: string): Suite {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new RunError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = v.safeParse(Suite, json);
  if (parsed.success) return parsed.output;
  const [first] = issuesOf(parsed.issues);
  throw new RunError(`${file} is not a valid suite: ${first?.path || "it"}: ${first?.message ?? "does not fit"}`);
}

/** Returns the task with its solution. The server returns the solution only to operators. */
export async function fetchSuiteTask(client: Client, id: string): Promise<SuiteTask> {
  const [, name, task] = id.split("/");
  const found = (await client.suite(name ?? "")).tasks.find((one) => one.id === task);
  if (!found) throw new RunError(`The server's suite ${name} has no task ${task}`);
  return found;
}
