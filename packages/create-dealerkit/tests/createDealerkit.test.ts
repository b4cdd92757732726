import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answers, hosts } from '../src/Answers.ts';
import { contrastLines } from '../src/color.ts';
import { createSite } from '../src/createSite.ts';
import { needNode } from '../src/needNode.ts';
import { readFlags } from '../src/readFlags.ts';
import { slugOf } from '../src/siteOf.ts';

const root = join(import.meta.dirname, '..');
const command = join(root, 'src/createDealerkit.ts');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-dealerkit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const create = async (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], { cwd: folder }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  );

/** Writes a site without a process of its own. */
const write = (name: string, ...flags: string[]) =>
  createSite(join(folder, name), readFlags(['--yes', ...flags]).given as Answers, {
    signal: new AbortController().signal,
  });

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('writes a site, and says what to do next', async () => {
  const { code, text } = await create('my shop', '--yes', '--name', 'Padma', '--languages', 'bn', '--color', '0a5');
  expect(code).toBe(0);
  expect(text).toContain("cd 'my shop' && npm install && npm start");
  expect(read('my shop/brand.js')).toContain("accent: '#00aa55'");
  expect(read('my shop/index.html')).toContain('lang="bn-BD"');
  expect(read('my shop/src/content.ts')).not.toContain('en: {');
  expect(read('my shop/.gitignore')).toContain('.data/');
  expect(readdirSync(folder)).toEqual(['my shop']);
});

it('names the folder so that a shell changes nothing in it', async () => {
  const { text } = await create("o'hara $(parts)", '--yes');
  expect(text).toContain(String.raw`cd 'o'\''hara $(parts)' && npm install`);
});

it('writes a README that says who signs in and where the calls are, and the currency once', async () => {
  await write('embedded');
  expect(read('embedded/README.md')).toContain('`admin@dealerkit.dev`   | `admin123`');
  expect(read('embedded/.env')).toContain('CURRENCY=BDT');
  expect(read('embedded/src/main.tsx')).toContain('currency={import.meta.env.CURRENCY}');
  await write('own', '--host', 'own', '--api', 'https://parts.example/api');
  expect(read('own/README.md')).toMatch(/^# .+\n\n## The host\n\nWho signs your customers in is yours to write first/);
  expect(read('own/README.md')).toContain('makes its calls at https://parts.example/api.');
  expect(read('own/src/session.ts')).toContain('createPasswordProvider({');
  expect(read('own/package.json')).not.toContain('firebase');
  await write('static', '--host', 'static');
  expect(read('static/README.md')).toContain('Everyone signs in with any password');
});

it.each(hosts)("writes at most 350 lines that are the dealer's own with the host %s", async (host) => {
  await write('shop', '--host', host, '--api', 'https://parts.example/api');
  const paths = readdirSync(join(folder, 'shop'), { recursive: true, encoding: 'utf8' });
  const own = paths.filter((path) => /^(src\/.*|\.storybook\/.*|\.github\/.*|brand)\.\w+$|^Dockerfile$/.test(path));
  const lines = own.map((path) => read(join('shop', path)).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(350);
});

it('writes a site without the network', async () => {
  const hook = `import net from 'node:net'; net.Socket.prototype.connect = () => { throw new Error('offline'); };`;
  const offline = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];
  const { stdout } = await promisify(execFile)(process.execPath, [...offline, command, 'shop', '--yes'], {
    cwd: folder,
  });
  expect(stdout).toContain('cd shop && npm install && npm start');
  await expect(
    promisify(execFile)(process.execPath, [...offline, '-e', "require('node:net').connect(18080)"]),
  ).rejects.toThrow('offline');
});

it('takes packed packages instead of the published ones, as many as the site needs', async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  mkdirSync(join(folder, 'packages'));
  for (const name of [
    'dealerkit-domain',
    'dealerkit-api-client',
    'dealerkit-ui',
    'dealerkit-backend',
    'create-dealerkit',
  ])
    writeFileSync(join(folder, `packages/${name}-${version}.tgz`), name);
  const { code } = await create('shop', '--yes', '--host', 'static', '--packages', 'packages');
  expect(code).toBe(0);
  expect(readdirSync(join(folder, 'shop/packed')).toSorted()).toEqual([
    `create-dealerkit-${version}.tgz`,
    `dealerkit-api-client-${version}.tgz`,
    `dealerkit-domain-${version}.tgz`,
    `dealerkit-ui-${version}.tgz`,
  ]);
  expect(JSON.parse(read('shop/package.json'))).toMatchObject({
    dependencies: { '@dealerkit/ui': `file:packed/dealerkit-ui-${version}.tgz` },
  });
  const without = await create('other', '--yes', '--packages', 'nowhere');
  expect(without).toEqual({ code: 1, text: 'nowhere cannot be used (ENOENT): choose another folder.\n' });
  expect(readdirSync(folder).toSorted()).toEqual(['packages', 'shop']);
});

it('shows how the files of a new site differ from those that a site began with, and changes nothing', async () => {
  // What `npm exec` runs is the starter of then, which wrote one more file.
  const starter = join(folder, 'starter');
  for (const name of ['package.json', 'src', 'template'])
    cpSync(join(root, name), join(starter, name), { recursive: true });
  symlinkSync(join(root, '../../node_modules'), join(starter, 'node_modules'));
  writeFileSync(join(starter, 'template/site/src/Old.tsx'), '// __SLUG__\n');
  const npm = join(folder, 'npm.mjs');
  const args = 'process.argv.slice(process.argv.indexOf("create-dealerkit") + 1)';
  writeFileSync(
    npm,
    `process.argv = [process.argv[0], '', ...${args}]; await import('./starter/src/createDealerkit.ts');`,
  );
  vi.stubEnv('npm_execpath', npm);
  onTestFinished(() => void vi.unstubAllEnvs());
  await write('shop', `--name=-Padma "O'Hara"`, '--color', '#0b6e4f');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(JSON.parse(read('shop/package.json'))).toMatchObject({
    dealerkit: {
      starter: `create-dealerkit@${version}`,
      flags: expect.arrayContaining(['--color=#0b6e4f']) as unknown,
    },
  });
  const files = () => readdirSync(join(folder, 'shop'), { recursive: true, encoding: 'utf8' }).toSorted();
  const before = files();
  const { code, text } = await create('shop', '--upgrade');
  expect([code, text]).toEqual([0, expect.stringMatching(/^diff --git created\/src\/Old.tsx/)]);
  expect(text).toContain('-// padma-o-hara');
  expect(text.match(/^diff /gm)).toHaveLength(1);
  expect(files()).toEqual(before);
  rmSync(join(starter, 'template/site/src/Old.tsx'));
  expect(await create('shop', '--upgrade')).toEqual({
    code: 0,
    text: 'Nothing has changed in the files of a new site.\n',
  });
  const elsewhere = await create('.', '--upgrade');
  expect(elsewhere).toEqual({
    code: 1,
    text: `${folder} is not the folder of a created site: its package.json names no starter.\n`,
  });
});

it('writes a site of demo data that needs no backend, no Firebase and no emulator', async () => {
  await write('shop', '--host', 'static');
  expect(read('shop/package.json')).not.toMatch(/firebase|backend/);
  expect(read('shop/src/session.ts')).toContain("from './demo.js'");
  expect(read('shop/src/session.ts')).toContain('documentedServer(createSessionClient(');
  expect(read('shop/Dockerfile')).toContain('COPY nginx.conf');
  expect(read('shop/nginx.conf')).toContain('listen 8080;');
  expect(readdirSync(join(folder, 'shop/src'))).toContain('demo.ts');
});

it.each([[''], ['https://shop.example/']])(
  'names the pages for nginx, and with the address "%s" for search engines',
  async (address) => {
    await write('shop', '--host', 'static');
    mkdirSync(join(folder, 'shop/node_modules'));
    for (const name of ['vite', '@dealerkit'])
      symlinkSync(join(root, '../../node_modules', name), join(folder, 'shop/node_modules', name));
    const config = read('shop/vite.config.ts').replace(/^import react .*/m, "const react = () => ({ name: 'react' });");
    writeFileSync(join(folder, 'shop/vite.config.ts'), config);
    writeFileSync(join(folder, 'shop/index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'shop/.env'), `PUBLIC_URL=${address}`);
    // The variables of this process are those of a test, in which a site names nothing.
    await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
      cwd: join(folder, 'shop'),
      env: { PATH: process.env['PATH'] },
    });
    expect(read('shop/dist/pages.conf').split('\n')).toEqual(
      expect.arrayContaining(['~^//?$ /index.html;', '~^/parts/[^/]+/?$ /index.html;', '~^/showrooms/?$ /index.html;']),
    );
    const files = readdirSync(join(folder, 'shop/dist'));
    expect(files.includes('sitemap.xml')).toBe(address !== '');
    expect(read('shop/dist/robots.txt').includes('Sitemap: https://shop.example/sitemap.xml')).toBe(address !== '');
    const list = address === '' ? '' : read('shop/dist/sitemap.xml');
    expect([...list.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)).toEqual(
      address === '' ? [] : ['https://shop.example/', 'https://shop.example/parts', 'https://shop.example/showrooms'],
    );
  },
);

it.each([
  [`O'Hara "Parts" \\ $(rm -rf) \`x\``, 'o-hara-parts-rm-rf-x'],
  ['পদ্মা ট্রাক পার্টস', 'dealer-shop'],
  ['🚚 </script> ${name}', 'script-name'],
])('writes the name %s as it is', async (name, slug) => {
  const answers = { name, city: name, host: 'embedded', api: '/api', color: '#00aa55', languages: ['en'] } as const;
  await createSite(join(folder, 'shop'), answers, { signal: new AbortController().signal });
  const source = read('shop/src/content.ts').replaceAll(/^import.*$|^type .*$|^export const useContent[^]*/gm, '');
  const script = source.replace(/ satisfies.*;/, ';').replaceAll(/^export (type.*|const codes.*)$/gm, '');
  writeFileSync(join(folder, 'content.mjs'), script);
  const { content } = (await import(pathToFileURL(join(folder, 'content.mjs')).href)) as {
    content: { en: { dealer: { name: string } } };
  };
  expect(content.en.dealer.name).toBe(name);
  expect(JSON.parse(read('shop/package.json'))).toMatchObject({ name: slug, private: true });
  expect(read('shop/index.html')).not.toContain('</script> $');
});

it('keeps a name with no letter of a package name apart from its folder', () => {
  expect(slugOf('  Ünïted  Parts & Co. ')).toBe('u-ni-ted-parts-co');
});

describe('a bad start', () => {
  it('refuses a folder with files, and leaves them alone', async () => {
    writeFileSync(join(folder, 'own.txt'), 'mine');
    const { code, text } = await create('.', '--yes');
    expect(code).toBe(1);
    expect(text).toContain('is not empty: choose another folder, or empty it.');
    expect(readdirSync(folder)).toEqual(['own.txt']);
  });

  it.each([
    [['--color', 'grün'], '"grün" is not a colour: write it as #rrggbb'],
    [['--host', 'mine'], '"mine" is not a host: use embedded, own, static.'],
    [['--languages', 'de'], '"de" is not a list of languages: use en, bn.'],
    [['--name', ' \n '], '--name is empty'],
    [['--host', 'own'], '--host own needs the base URL of the calls'],
    [['--api', 'parts'], '"parts" is not a base URL'],
    [['--colour', 'red'], "Unknown option '--colour'"],
  ])('refuses %j in a sentence', (flags, message) => {
    expect(() => readFlags(['--yes', ...flags])).toThrow(message);
  });

  it('says in a sentence which folder cannot be used', async () => {
    const { code, text } = await create('--yes', '/proc/shop');
    expect(code).toBe(1);
    expect(text).toBe('/proc/shop cannot be used (ENOENT): choose another folder.\n');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('asks for flags where there is no terminal to ask in', async () => {
    const { code, text } = await create('shop', '--name', 'Padma');
    expect([code, text]).toEqual([1, expect.stringContaining('There is no terminal to ask in')]);
  });

  it('refuses an old Node', () => {
    expect(() => needNode('20.20.2')).toThrow('A shop needs Node 24 or newer, and this is Node 20.20.2');
    expect(() => needNode('24.0.0')).not.toThrow();
  });

  /** Runs the command in a terminal, in which each key is pressed when the text before it is shown. */
  async function inTerminal(answers: readonly (readonly [shown: string, keys: string])[]) {
    const line = `stty cols 100 rows 30 && exec '${process.execPath}' '${command}' shop`;
    const child = spawn('script', ['-qec', line, '/dev/null'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill());
    const left = [...answers];
    let [all, shown] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      all += text;
      shown += text;
      for (let next = left[0]; next && shown.includes(next[0]); next = left[0]) {
        shown = shown.slice(shown.indexOf(next[0]) + next[0].length);
        left.shift();
        child.stdin.write(next[1]);
      }
    });
    // Only then is all output read.
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, shown: all, left };
  }
  const [enter, down, clear, interrupt] = ['\r', '\u001B[B', '\u0015', '\u0003'];

  // Other systems have another `script`, which gives the command a terminal.
  it.runIf(process.platform === 'linux')('writes nothing after Ctrl-C at a question, and ends with 130', async () => {
    const { code, shown } = await inTerminal([['Name of the dealer', interrupt]]);
    expect(code).toBe(130);
    expect(shown).toContain('Nothing was written.');
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'asks again for what is no colour, takes a shown name, and asks for the language of new visitors',
    async () => {
      const { code, left } = await inTerminal([
        ['Name of the dealer', 'Padma'],
        ['Padma', enter],
        ['City', 'Bogura'],
        ['Bogura', enter],
        ['Where do parts come from?', enter],
        ['Brand colour', 'purple'],
        ['purple', enter],
        ['"purple" is not a colour', `${clear}Green`],
        ['#1e7859', enter],
        ['Languages', enter],
        ['Language of new visitors', `${down}${enter}`],
      ]);
      expect([code, left]).toEqual([0, []]);
      expect(read('shop/brand.js')).toContain("accent: '#0b6e4f'");
      expect(read('shop/index.html')).toContain('lang="bn-BD"');
    },
  );

  it('leaves nothing behind when it is interrupted', async () => {
    const { given } = readFlags(['--yes']);
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(createSite(join(folder, 'shop'), given as never, { signal: stopped })).rejects.toThrow('stopped');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the contrast of a colour', () => {
  it('is told for both modes', () => {
    expect(contrastLines('#f2b705')).toEqual([
      'light: text #302409 on #f2b705 has a contrast of 8.3:1',
      'dark: text #302409 on #f2b705 has a contrast of 8.3:1',
    ]);
  });

  it('is told with a warning where the colour is nearly that of destructive buttons', () => {
    expect(contrastLines('#b3261e')[2]).toBe(
      'light: main buttons (#b3261e) look like those that delete (#b3261e): choose another accent, or a danger of another lightness or hue.',
    );
  });

  it('is explained where it is too low, with the nearest colour that passes', () => {
    expect(contrastLines('#00f')[1]).toBe(
      'dark: text #ffffff on #1757ff has a contrast of 5.4:1; #0000ff is too close to the dark page, and #1757ff is the nearest that is not',
    );
  });
});
