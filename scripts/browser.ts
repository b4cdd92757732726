import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';
import { chromium } from 'playwright';
import manifest from '../package.json' with { type: 'json' };

/** A Chromium that has opened a page, as Playwright's launch options. */
export interface Browser {
  executablePath: string;
  args: string[];
  /** The whole environment of the browser: Playwright adds no variables. */
  env: Record<string, string>;
  /** The Chromium of the lockfile, which draws the same pixels on every machine. */
  isPinned: boolean;
}

type Candidate = Pick<Browser, 'executablePath'> & Partial<Pick<Browser, 'env' | 'isPinned'>>;

/** The environment variable by which child processes get the browser, so that it is searched for once. */
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

/** Returns the browser of this run. @throws an error of one sentence if none can be found or installed */
export async function findBrowser(): Promise<Browser> {
  process.env[variable] ??= JSON.stringify(await searchBrowser());
  const browser = JSON.parse(process.env[variable]) as Browser;
  return { ...browser, env: { ...(process.env as Record<string, string>), ...browser.env } };
}

async function searchBrowser(): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'];
  const sources: [name: string, find: () => Candidate[] | Promise<Candidate[]>][] = chosen
    ? [[`CHROMIUM_PATH (${chosen})`, () => [{ executablePath: chosen }]]]
    : [
        ['the Chromium pinned in the lockfile', findPinned],
        ['a Chromium of this system', findInstalled],
        ['apt-get install chromium', installFromDebian],
      ];
  for (const [name, find] of sources) {
    try {
      for (const candidate of await find()) return await start(candidate, name);
      console.log(`browser: not ${name}: not found`);
    } catch (error) {
      console.log(`browser: not ${name}: ${String(error).split('\n', 4).join(' ')}`);
    }
  }
  throw new Error(
    chosen
      ? `CHROMIUM_PATH is ${chosen}, which does not start: correct it, or unset it to use another browser.`
      : 'No browser was found: run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/** Starts the browser and runs a script in a page, because missing libraries and sandboxes cause errors only then. */
async function start(candidate: Candidate, name: string): Promise<Browser> {
  const browser = { env: {}, isPinned: false, ...candidate, args: flags };
  const env = { ...(process.env as Record<string, string>), ...browser.env };
  const running = await chromium.launch({ ...browser, env, timeout: 60_000 });
  try {
    await (await running.newPage()).evaluate(() => document.title);
    console.log(`browser: ${name}, Chromium ${running.version()}`);
    return browser;
  } finally {
    await running.close();
  }
}

/** Unpacks the Chromium of `@sparticuz/chromium` once per user and version. */
async function findPinned(): Promise<Candidate[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'dealerkit');
  const folder = join(cache, `chromium-${manifest.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    mkdirSync(fresh, { recursive: true });
    await unpackInto(fresh);
    // Only the fonts of the package: the fonts of the machine must not change a picture.
    const fonts = `<dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`;
    writeFileSync(join(fresh, 'fonts.conf'), `<?xml version="1.0"?>\n<fontconfig>${fonts}</fontconfig>\n`);
    try {
      renameSync(fresh, folder);
    } catch (error) {
      rmSync(fresh, { recursive: true });
      // Another run was faster.
      if (!existsSync(folder)) throw error;
    }
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return [{ executablePath: join(folder, 'chromium'), env, isPinned: true }];
}

/** Unpacks into a folder. `inflate` reads the target from `TMPDIR` when it is called. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = folder;
  const bin = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '../../bin');
  const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
  const unpacked = archives.map(async (archive) => inflate(join(bin, archive)));
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  await Promise.all(unpacked);
}

function findInstalled(): Candidate[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return paths.filter((path) => existsSync(path)).map((executablePath) => ({ executablePath }));
}

function installFromDebian(): Candidate[] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of ['update', 'install -y --no-install-recommends chromium'])
    execFileSync('apt-get', ['-q', ...command.split(' ')], { env, stdio: 'ignore', timeout: 480_000 });
  return findInstalled();
}
