import { afterEach, describe, expect, it, vi } from "vitest";
import { frameRate } from "./env.ts";

describe("FRAME_RATE", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("is unlimited where nothing is set", () => {
    vi.stubEnv("FRAME_RATE", "");
    expect(frameRate()).toBe("unlimited");
  });
  it("takes the one limit that the browser has", () => {
    vi.stubEnv("FRAME_RATE", "60");
    expect(frameRate()).toBe("60");
  });
  it("refuses any other value and names what may be set", () => {
    vi.stubEnv("FRAME_RATE", "30");
    expect(frameRate).toThrow('FRAME_RATE is "30"; it may be "unlimited" or "60"');
  });
});
