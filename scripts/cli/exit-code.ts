// Converts the result of a command to an exit code.

export async function exitCodeOf(exitCode: Promise<number>): Promise<number> {
  return exitCode.catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // A user's mistake (a wrong option, a port in use) or a refusal of the server is reported without a stack. Every
    // other error is a bug and is reported with a stack.
    if (!(error instanceof Error) || !/^ERR_(PARSE_ARGS|ADDRESS_IN_USE|RUN|SERVER|FAULT)/.test(code)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  });
}
