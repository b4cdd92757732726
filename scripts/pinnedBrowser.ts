import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  devDependencies: Record<'@sparticuz/chromium', string>;
};

/** The name of the pinned version in the cache, so that a new pin never meets an old unpacking. */
const pin = `chromium-${devDependencies['@sparticuz/chromium']}`;

/** Where the pinned browser was unpacked, and the variables it needs to start on a bare machine. */
export interface PinnedBrowser {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * Unpacks the Chromium of `@sparticuz/chromium` once per user; into a temporary folder where the user's cache cannot be
 * written. Throws where neither can hold it.
 */
export async function unpackPinnedBrowser(): Promise<PinnedBrowser> {
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'dealerkit');
  try {
    return await unpackInto(cache);
  } catch {
    return unpackInto(await mkdtemp(join(tmpdir(), 'dealerkit-browser-')));
  }
}

/** Whether a browser is the pinned one, whose pictures are the same on every machine. */
export function isPinned({ executablePath }: { executablePath: string }): boolean {
  return basename(dirname(executablePath)) === pin;
}

/** Forgets an unpacking that does not start, so that the next run makes a fresh one. */
export async function discardPinnedBrowser(browser: PinnedBrowser): Promise<void> {
  await rm(join(browser.executablePath, '..'), { recursive: true, force: true });
}

async function unpackInto(parent: string): Promise<PinnedBrowser> {
  const folder = join(parent, pin);
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`;
    await mkdir(fresh, { recursive: true });
    try {
      await inflate(fresh);
      await moveIntoPlace(fresh, folder);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** The package unpacks into TMPDIR only, and reads it once: hence a process of its own. */
async function inflate(folder: string): Promise<void> {
  const bin = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '..', '..', 'bin');
  const program = `
    import { inflate } from '@sparticuz/chromium';
    await Promise.all(process.argv.slice(1).map((archive) => inflate(archive)));
  `;
  const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((name) =>
    join(bin, name),
  );
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, ...archives], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, TMPDIR: folder },
  });
  await writeFile(join(folder, 'fonts.conf'), fontsOnly(join(folder, '..', pin)));
}

/** Only the font that comes with the browser: what the machine has installed must not change a picture. */
function fontsOnly(folder: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
    '',
  ].join('\n');
}

async function moveIntoPlace(fresh: string, folder: string): Promise<void> {
  try {
    await rename(fresh, folder);
  } catch (error) {
    const anotherRunWasFaster = existsSync(folder);
    if (!anotherRunWasFaster) throw error;
  }
}
