import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';
import { chromium } from 'playwright';
import manifest from '../package.json' with { type: 'json' };

/** A Chromium that has opened a page, as Playwright's launch options. */
export interface Browser {
  executablePath?: string;
  channel?: string;
  args: string[];
  /** The whole environment of the browser: Playwright adds no variables. */
  env: Record<string, string>;
  /** The Chromium of the lockfile, which draws the same pixels on every machine. */
  isPinned: boolean;
}

/** The environment variable by which child processes get the browser, so that it is started for a check only once. */
const variable = 'DEALERKIT_BROWSER';

const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const withEnvironment = (browser: Browser): Browser => ({
  ...browser,
  env: { ...(process.env as Record<string, string>), ...browser.env },
});

/**
 * Returns the browser of this run: that of `CHROMIUM_PATH`, the pinned one on Linux x64, else that of Playwright or the installed Chrome.
 * @throws an error of one sentence if it does not start
 */
export async function findBrowser(): Promise<Browser> {
  process.env[variable] ??= JSON.stringify(await chooseBrowser());
  return withEnvironment(JSON.parse(process.env[variable]) as Browser);
}

async function chooseBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const options = { args: flags, env: {}, isPinned: false };
  if (executablePath) return start({ ...options, executablePath });
  if (process.platform === 'linux' && process.arch === 'x64') return start({ ...options, ...(await unpackPinned()) });
  const downloaded = chromium.executablePath();
  return start({ ...options, ...(existsSync(downloaded) ? { executablePath: downloaded } : { channel: 'chrome' }) });
}

/** Starts the browser and runs a script in a page, because missing libraries and sandboxes cause errors only then. */
async function start(browser: Browser): Promise<Browser> {
  const name = browser.executablePath ?? 'the installed Chrome';
  try {
    await using running = await chromium.launch({ ...withEnvironment(browser), timeout: 60_000 });
    await (await running.newPage()).evaluate(() => document.title);
    console.log(`browser: ${name}, Chromium ${running.version()}`);
    return browser;
  } catch (cause) {
    throw new Error(`${name} does not start: set CHROMIUM_PATH to a Chromium or Chrome that does.`, { cause });
  }
}

/** Unpacks the Chromium of `@sparticuz/chromium` once per user and version. */
async function unpackPinned(): Promise<Pick<Browser, 'executablePath' | 'env' | 'isPinned'>> {
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'dealerkit');
  const folder = join(cache, `chromium-${manifest.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    await mkdir(fresh, { recursive: true });
    // Only the fonts of the package: the fonts of the machine must not change a picture.
    const fonts = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`;
    await writeFile(join(fresh, 'fonts.conf'), `<?xml version="1.0"?>\n<fontconfig>${fonts}</fontconfig>\n`);
    const bin = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../../bin');
    // `inflate` writes into `TMPDIR` as it is when it is called.
    const temporary = tmpdir();
    process.env['TMPDIR'] = fresh;
    const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
    const unpacked = Promise.all(archives.map(async (archive) => inflate(join(bin, archive))));
    process.env['TMPDIR'] = temporary;
    await unpacked;
    await rename(fresh, folder).catch(async (error: unknown) => {
      await rm(fresh, { recursive: true });
      // Another run was faster.
      if (!existsSync(folder)) throw error;
    });
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { executablePath: join(folder, 'chromium'), env, isPinned: true };
}
