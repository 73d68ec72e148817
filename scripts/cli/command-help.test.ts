import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../env.ts";
import { asksForHelp, commands, commandsWithOwnHelp, help, helpOf, unknownCommandMessage } from "./command-help.ts";

const sourceOf = (command: string): string => {
  const paths = ["cli", "build", "bench", "study"].map((folder) => join(root, "scripts", folder, `${command}.ts`));
  return readFileSync(
    paths.find((path) => existsSync(path))!,
    "utf8",
  );
};

it("has help for every command: its own, or a paragraph", () => {
  for (const command of commands) {
    const lines = helpOf(help, command).split("\n");
    expect(lines[0], command).toBe(`Usage: ./phonebooth ${command} [options]`);
    expect(lines[2], command).toMatch(new RegExp(`^  ${command} `));
    const parsesHelp = /^ *help: \{ type: "boolean"/m.test(sourceOf(command));
    expect(commandsWithOwnHelp.has(command), command).toBe(parsesHelp);
  }
});

it("prints all lines of a command and no lines of others", () => {
  expect(helpOf(help, "serve")).toContain("--workers N|auto");
  expect(helpOf(help, "serve")).not.toContain("serve-recordings");
  expect(helpOf(help, "bench")).toContain("bench world");
  expect(helpOf(help, "deploy-check")).not.toContain("Benchmarks");
  expect([asksForHelp(["--seed", "1", "-h"]), asksForHelp(["--", "--help"]), asksForHelp([])]).toEqual([
    true,
    false,
    false,
  ]);
});

it("names the nearest command", () => {
  expect(unknownCommandMessage("./phonebooth", "serv", commands)).toBe(
    "Unknown command: serv. Did you mean serve? ./phonebooth help lists all commands.\n",
  );
  expect(unknownCommandMessage("./phonebooth", "frobnicate", commands)).toBe(
    "Unknown command: frobnicate. ./phonebooth help lists all commands.\n",
  );
});

it("the entry answers --help, -h and help COMMAND, and an unknown command with exit code 2", () => {
  const call = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", join(root, "scripts/main.ts"), ...args], {
      encoding: "utf8",
    });
  const serve = helpOf(help, "serve");
  for (const args of [
    ["serve", "--help"],
    ["serve", "-h"],
    ["help", "serve"],
  ])
    expect(call(...args), args.join(" ")).toMatchObject({ status: 0, stdout: serve });
  expect(call("help").stdout).toBe(help);
  const unknown = unknownCommandMessage("./phonebooth", "task", commands);
  for (const args of [["task"], ["help", "task"]])
    expect(call(...args)).toMatchObject({ status: 2, stdout: "", stderr: unknown });
});
