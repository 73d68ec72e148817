// Keeps all files that a run needs inside the project: caches, configuration, certificates and the one pinned browser.
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { rootCertificates } from "node:tls";
import { constants, createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";

export const root = resolve(import.meta.dirname, "..");
/**
 * True in an installed package (scripts/build/package.ts). In a package everything is already built, nothing is written
 * into the package's folder, and commands work in the caller's folder.
 */
export const packed = existsSync(join(root, "packed.json"));
/** The folder for phones. `cache` is the folder for files that can be created again. */
export const dataFolder = resolve(packed ? "" : root, ".phonebooth");
export const cache = packed ? join(dataFolder, "cache") : join(root, ".cache");

/**
 * The folder in which processes that a server starts register themselves (cli/child-processes.ts). Each process has one
 * file, `<launcher>.<child>`.
 */
export const childrenFolder = join(cache, "run");
/**
 * Returns a shell command that registers the process of its shell. The script must then start the child by `exec`, so
 * that the child has the registered process id. `folder`: the folder's path as the script sees it.
 */
export const registerCommand = (folder: string): string => `mkdir -p "${folder}" && : > "${folder}/$PPID.$$"`;

const require = createRequire(import.meta.url);

/** Sets process.env for this process and its children. Call it before wrangler, miniflare or vitest is imported. */
export function applyEnvironment(): void {
  const xdg = ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"];
  if (packed) {
    // Miniflare looks for the browser in the first of these folders. Miniflare must not write to the caller's own
    // folders.
    for (const name of xdg) process.env[name] = cache;
    process.loadEnvFile(join(root, ".env"));
  } else {
    process.chdir(root);
    process.loadEnvFile(join(root, ".env"));
    for (const name of xdg) process.env[name] = resolve(root, process.env[name] ?? ".cache");
    const bin = join(root, "node_modules/.bin");
    if (!process.env["PATH"]?.startsWith(bin)) process.env["PATH"] = `${bin}:${process.env["PATH"] ?? ""}`;
  }
  const temporary = join(cache, "tmp");
  mkdirSync(temporary, { recursive: true });
  // A Unix socket's path can have at most 107 characters. If the project's path is too long, the system's temporary
  // folder is used instead.
  if (temporary.length < 70) process.env["TMPDIR"] = temporary;
  trustCertificates();
}

/**
 * Unpacks the browser if it is missing, and puts it into the folder in which miniflare's browser binding looks for a
 * browser.
 */
export async function prepareBrowser(): Promise<void> {
  if (process.env["CDP_URL"]) return;
  const custom = process.env["CHROME_PATH"];
  const pinned = process.platform === "linux" && process.arch === "x64" ? await unpackBrowser() : undefined;
  if (!pinned && !custom) return;
  const executable = browserExecutable();
  mkdirSync(dirname(executable), { recursive: true });
  writeWhenChanged(executable, launcher(pinned && relative(dirname(executable), pinned)), 0o755);
  writeWhenChanged(join(browserFolder(), ".miniflare-install-complete"), "");
}

const browserFolder = (): string => join(cache, ".wrangler/chrome", `${platformName()}-${miniflareBrowserVersion()}`);
/** Returns the path of the Chrome executable. The file exists after `prepareBrowser`. */
export const browserExecutable = (): string => join(browserFolder(), executableName());

/** Writes a temporary file and renames it, so that a process that starts at the same time never reads half a file. */
export function writeWhenChanged(path: string, text: string, mode = 0o644): boolean {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return false;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { mode });
  renameSync(temporary, path);
  return true;
}

/** Provides certificates on a machine without certificates, because workerd would refuse to start. */
function trustCertificates(): void {
  const known = ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"];
  if (process.env["SSL_CERT_FILE"] || known.some((path) => existsSync(path))) return;
  const path = join(cache, "ca.pem");
  writeWhenChanged(path, rootCertificates.join("\n"));
  process.env["SSL_CERT_FILE"] = path;
}

async function unpackBrowser(): Promise<string> {
  // Searches for the package's folder, because the package does not export its package.json. The package's own function
  // for unpacking is not used, because that function writes to a shared folder without a version.
  const home = folderOf("@sparticuz/chromium");
  const manifest: { version: string } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const target = join(cache, "browser", manifest.version);
  if (existsSync(target)) return target;

  process.stderr.write(`Unpacking Chromium ${manifest.version} …\n`);
  const unfinished = `${target}.${process.pid}.tmp`;
  mkdirSync(unfinished, { recursive: true });
  const archive = (name: string) =>
    createReadStream(join(home, "bin", name)).pipe(
      createBrotliDecompress({ chunkSize: 1 << 21, params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }),
    );
  await Promise.all([
    pipeline(archive("chromium.br"), createWriteStream(join(unfinished, "chromium"), { mode: 0o755 })),
    pipeline(archive("al2023.tar.br"), extract(join(unfinished, "libraries"))),
    // Unpacks a system font, because Chromium without a system font does not request the pages' own fonts.
    pipeline(archive("fonts.tar.br"), extract(join(unfinished, "system"))),
  ]);
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/**
 * Returns the folder of an installed package, which is in a `node_modules` folder of this project or of a folder above.
 */
function folderOf(name: string): string {
  const found = require.resolve
    .paths(name)
    ?.map((path) => join(path, name))
    .find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

/**
 * Returns the value of FRAME_RATE, which limits how often the browser draws. While a picture is taken, a browser
 * without a limit requests a frame several thousand times a second. Without a limit, a single phone gets its pictures
 * sooner, but many phones at once lose processor time (docs/scale.md). Throws if the value is neither "unlimited" nor
 * "60", the only limit that Chrome supports without a display.
 */
export function frameRate(): "unlimited" | "60" {
  const rate = process.env["FRAME_RATE"] || "unlimited";
  if (rate !== "unlimited" && rate !== "60") throw new Error(`FRAME_RATE must be "unlimited" or "60", not "${rate}"`);
  return rate;
}

/**
 * Returns the script that miniflare runs as Chrome. The paths in the script are relative, so that the project can be
 * moved.
 */
function launcher(pinned: string | undefined): string {
  const flags = [
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    // Uses one renderer process for all phones: 10 MB per page instead of 40.
    "--process-per-site",
    // Runs the network service in the browser process, which saves 60 MB.
    "--enable-features=NetworkServiceInProcess2",
    ...(frameRate() === "unlimited" ? ["--disable-frame-rate-limit", "--disable-gpu-vsync"] : []),
    // Gives the same pixels on every machine.
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--force-color-profile=srgb",
    // Draws the display completely and as one tile, in both orientations. With several tiles or partial redraws,
    // slanted edges differed by a few pixels where tiles met.
    "--disable-partial-raster",
    "--default-tile-width=2432",
    "--default-tile-height=2432",
    "--max-untiled-layer-width=2432",
    "--max-untiled-layer-height=2432",
    "--lang=en-US",
    // These features would use the network. Only the drawn page may use the network.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-pings",
    "--no-default-browser-check",
    "--no-first-run",
  ].join(" ");
  // Miniflare starts the browser without environment variables, so the script sets the variables that the browser
  // needs.
  const custom = process.env["CHROME_PATH"];
  const program = custom ? `'${resolve(custom).replaceAll("'", `'\\''`)}'` : '"$D/chromium"';
  return `#!/bin/sh
D="$(cd "$(dirname "$0")/${pinned ?? "."}" && pwd)"
F="$D/fonts.conf"
mkdir -p "$D/tmp"
grep -qs "<dir>$D/" "$F" || {
  echo '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' \\
    "<dir>$D/system/fonts</dir><cachedir>$D/fontconfig</cachedir></fontconfig>" > "$F.$$"
  mv "$F.$$" "$F"
}
${registerCommand(`$(dirname "$0")/${relative(dirname(browserExecutable()), childrenFolder)}`)}
export HOME="$D" TMPDIR="$D/tmp" TZ=UTC LANG=C.UTF-8
${custom ? "" : `export LD_LIBRARY_PATH="$D/libraries/lib" FONTCONFIG_FILE="$F"`}
exec ${program} ${flags} "$@"
`;
}

/**
 * Reads from miniflare's code the folder in which miniflare looks for the browser, because miniflare has no option for
 * the browser that it starts.
 */
function miniflareBrowserVersion(): string {
  const version = /BROWSER_VERSION = "([\d.]+)"/.exec(readFileSync(require.resolve("miniflare"), "utf8"))?.[1];
  if (!version) throw new Error("miniflare no longer names its browser's version: adapt scripts/env.ts");
  return version;
}

function platformName(): string {
  if (process.platform === "darwin") return process.arch === "arm64" ? "mac_arm" : "mac";
  return process.arch === "arm64" ? "linux_arm" : "linux";
}

function executableName(): string {
  if (process.platform !== "darwin") return "chrome-linux64/chrome";
  const app = "Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing";
  return `chrome-mac-${process.arch === "arm64" ? "arm64" : "x64"}/${app}`;
}
