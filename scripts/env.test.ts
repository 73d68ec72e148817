import { afterEach, describe, expect, it, vi } from "vitest";
import { frameRate } from "./env.ts";

describe("FRAME_RATE", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is unlimited when it is empty", () => {
    vi.stubEnv("FRAME_RATE", "");
    expect(frameRate()).toBe("unlimited");
  });
  it("accepts 60, the only limit that the browser supports", () => {
    vi.stubEnv("FRAME_RATE", "60");
    expect(frameRate()).toBe("60");
  });
  it("rejects any other value and lists the allowed ones", () => {
    vi.stubEnv("FRAME_RATE", "30");
    expect(frameRate).toThrow('FRAME_RATE must be "unlimited" or "60"');
  });
});
