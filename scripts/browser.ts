import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { discardPinnedBrowser, unpackPinnedBrowser } from './pinnedBrowser.ts';

/** A Chromium that was seen to start, in the words of Playwright's launch options. */
export interface Browser {
  executablePath: string;
  args: string[];
  /** Variables it needs on top of the process's own. */
  env: Record<string, string>;
}

type Say = (line: string) => void;

const handedOver = 'DEALERKIT_BROWSER';

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const execute = promisify(execFile);

/**
 * The browser that the surrounding run handed over in `DEALERKIT_BROWSER`; else finds one, and hands it over to the
 * processes that this one starts. Throws one sentence where there is none.
 */
export async function givenBrowser(): Promise<Browser> {
  process.env[handedOver] ??= JSON.stringify(await findBrowser(console.log));
  const browser = JSON.parse(process.env[handedOver]) as Browser;
  // Playwright's `env` replaces the process's own.
  return { ...browser, env: { ...inherited(), ...browser.env } };
}

/** Finds a browser, or installs one, and says in one line which it took. */
async function findBrowser(say: Say): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    try {
      return await startable({ executablePath: chosen }, `CHROMIUM_PATH (${chosen})`, say);
    } catch (error) {
      throw new Error(
        `CHROMIUM_PATH is ${chosen}, which does not start (${reason(error)}): correct it, or unset it to let a browser be found.`,
        { cause: error },
      );
    }
  }
  const ways: [name: string, take: (name: string) => Promise<Browser>][] = [
    ['the Chromium pinned in the lockfile', (name) => takePinned(name, say)],
    ['a Chromium of this system', (name) => takeInstalled(name, say)],
    ["Playwright's download", (name) => takeDownloaded(name, say)],
    ['apt-get install chromium', (name) => takeFromDebian(name, say)],
  ];
  for (const [name, take] of ways) {
    try {
      return await take(name);
    } catch (error) {
      say(`browser: not ${name}: ${reason(error)}`);
    }
  }
  throw new Error('No browser could be found or installed: install Chromium or Chrome, or point CHROMIUM_PATH to one.');
}

async function takePinned(name: string, say: Say): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is built for Linux on x64');
  const pinned = await unpackPinnedBrowser();
  try {
    return await startable(pinned, name, say);
  } catch {
    await discardPinnedBrowser(pinned);
    return startable(await unpackPinnedBrowser(), name, say);
  }
}

async function takeInstalled(name: string, say: Say): Promise<Browser> {
  const found = installedBrowsers();
  if (found.length === 0) throw new Error('none was found');
  const failures: string[] = [];
  for (const executablePath of found) {
    try {
      return await startable({ executablePath }, `${name} (${executablePath})`, say);
    } catch (error) {
      failures.push(`${executablePath}: ${reason(error)}`);
    }
  }
  throw new Error(failures.join('; '));
}

async function takeDownloaded(name: string, say: Say): Promise<Browser> {
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) {
    say(`browser: trying ${name}`);
    const cli = join(fileURLToPath(import.meta.resolve('playwright/package.json')), '..', 'cli.js');
    await execute(process.execPath, [cli, 'install', '--no-shell', 'chromium'], { timeout: 300_000 });
  }
  return startable({ executablePath }, name, say);
}

async function takeFromDebian(name: string, say: Say): Promise<Browser> {
  if (process.getuid?.() !== 0) throw new Error('it needs root');
  if (onPath(['apt-get']).length === 0) throw new Error('this is no Debian');
  say(`browser: trying ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await execute('apt-get', ['update', '-q'], { env, timeout: 180_000, maxBuffer: Infinity });
  const install = ['install', '-y', '-q', '--no-install-recommends', 'chromium'];
  await execute('apt-get', install, { env, timeout: 480_000, maxBuffer: Infinity });
  return takeInstalled(name, say);
}

function installedBrowsers(): string[] {
  if (process.platform === 'darwin') {
    const inside = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
    return ['/Applications', join(homedir(), 'Applications')]
      .flatMap((folder) => inside.map((path) => join(folder, path)))
      .filter((path) => existsSync(path));
  }
  return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

function onPath(names: string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) =>
    folders
      .map((folder) => join(folder, name))
      .filter(isExecutable)
      .slice(0, 1),
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser counts only when it has opened a page: libraries, sandboxes and mount options all fail late. */
async function startable(
  candidate: { executablePath: string; env?: Record<string, string> },
  name: string,
  say: Say,
): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const browser = { env: {}, ...candidate, args: isRoot ? ['--no-sandbox', ...flags] : flags };
  const running = await chromium.launch({ ...browser, env: { ...inherited(), ...browser.env }, timeout: 60_000 });
  try {
    const page = await running.newPage();
    const title = await page.evaluate(() => {
      document.title = 'started';
      return document.title;
    });
    if (title !== 'started') throw new Error('it started but ran no script');
    say(`browser: ${name}, Chromium ${running.version()}`);
  } finally {
    await running.close();
  }
  return browser;
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function reason(error: unknown): string {
  const { message, stderr = '' } = error as { message: string; stderr?: string };
  const lines = (stderr || message)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const telling = lines.find((line) => /error while loading|cannot open|ENOENT|EACCES|exist|Failed to|E: /.test(line));
  return (telling ?? lines[0] ?? 'no reason given').replace(/^.*?browserType\.launch: /, '').replace(/[.:]$/, '');
}

if (import.meta.main) {
  try {
    await findBrowser(console.log);
  } catch (error) {
    console.error(reason(error));
    process.exitCode = 1;
  }
}
