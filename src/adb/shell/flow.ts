// How `exit`, `return`, `break` and `continue` leave the commands around them.

export class ExitSignal extends Error {
  readonly status: number;
  constructor(status: number) {
    super("exit");
    this.status = status;
  }
}
export class ReturnSignal extends Error {
  readonly status: number;
  constructor(status: number) {
    super("return");
    this.status = status;
  }
}
export class BreakSignal extends Error {
  readonly levels: number;
  readonly continues: boolean;
  constructor(levels: number, continues: boolean) {
    super("break");
    this.levels = levels;
    this.continues = continues;
  }
}

export const isFlowSignal = (error: unknown): boolean =>
  error instanceof ExitSignal || error instanceof ReturnSignal || error instanceof BreakSignal;
