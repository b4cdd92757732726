import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { portOf } from '../../src/http/listen.ts';
import { createBackend } from '../../src/index.ts';
import { serve } from '../../src/serve.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { disc, order } from '../fixtures.ts';
import { firebaseProject } from '../launchServer.ts';
import { listenLocally } from '../listenLocally.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A folder with the pages of a site that Vite has built: one page for all addresses. */
function builtSite(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<title>Padma</title>');
  return folder;
}

async function open(settings: Record<string, string> = {}) {
  const folder = builtSite();
  const backend = await createBackend({
    PORT: '0',
    STOREFRONT_DIR: folder,
    DATA_DIR: join(folder, 'data'),
    ...settings,
  });
  onTestFinished(() => backend.close());
  return backend;
}

describe('an embedded backend', () => {
  it('serves the page of a site on each address, also of pages that the dealer has added, and the calls', async () => {
    const address = await (await open()).listen();
    const paths = ['/', '/parts', '/dashboard/orders', '/about', '/about.php', '/purchase/nothing', '/api/parts'];
    const statuses = paths.map(async (path) => (await fetch(address + path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 404, 404, 200]);
    expect(await (await fetch(`${address}/about`)).text()).toContain('Padma');
  });

  it('lists the pages that a site names in the sitemap, and answers all other addresses with 404', async () => {
    const folder = builtSite();
    const all = ['/', '/parts', '/parts/:id', '/showrooms', '/dashboard'];
    writeFileSync(join(folder, '.pages.json'), JSON.stringify({ listed: ['/', '/showrooms'], all }));
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /dashboard\n');
    const backend = await createBackend({ PORT: '0', STOREFRONT_DIR: folder, DATA_DIR: join(folder, 'data') });
    onTestFinished(() => backend.close());
    const address = await backend.listen();
    const paths = ['/', '/Showrooms/', '/parts', '/parts/nothing', '/basket', '/about', '/.pages.json', '/dashboard'];
    const statuses = paths.map(async (path) => (await fetch(address + path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404, 404, 200]);
    const text = async (path: string) => (await fetch(address + path)).text();
    expect(await text('/about')).toContain('Padma');
    const listed = Array.from((await text('/sitemap-1.xml')).matchAll(/<loc>([^<]*)</g), ([, url]) => url);
    expect(listed.slice(0, 2)).toEqual([`${address}/`, `${address}/showrooms`]);
    expect(listed.slice(2).every((url) => url?.startsWith(`${address}/parts/`))).toBe(true);
    expect(await text('/robots.txt')).toContain(`Disallow: /api/\n\nSitemap: ${address}/sitemap.xml\n`);
  });

  it('answers the requests of another server', async () => {
    const { handle } = await open({ API_ONLY: '1' });
    const server = createServer(handle).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expect((await fetch(`http://127.0.0.1:${portOf(server)}/api/parts`)).status).toBe(200);
  });

  it('refuses settings in a sentence, and pages that are not built', async () => {
    await expect(createBackend({ PORT: 'x' })).rejects.toThrow('PORT must be a whole number');
    await expect(open({ STOREFRONT_DIR: temporaryFolder() })).rejects.toThrow('The storefront is not built');
  });
});

describe('a backend that cannot start', () => {
  it('closes its database', async () => {
    const settings = { ...firebaseProject, DATA_DIR: temporaryFolder(), API_ONLY: '1' };
    const backend = await createBackend(settings);
    await backend.close();
    const file = join(settings.DATA_DIR, 'dealerkit.sqlite');
    const db = new DatabaseSync(file);
    db.exec(`UPDATE stored_values SET value = '{}' WHERE name = 'push keys'`);
    db.close();
    await expect(createBackend(settings)).rejects.toThrow('Invalid key');
    // The last connection that closes deletes it.
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('closes its database when its port is in use, without a delay', async () => {
    const other = createServer();
    const port = await listenLocally(other);
    onTestFinished(() => void other.close());
    const settings = { ...firebaseProject, DATA_DIR: temporaryFolder(), API_ONLY: '1', SHUTDOWN_DELAY: '999' };
    await expect(serve(readConfig({ ...settings, PORT: String(port) }))).rejects.toThrow('is in use');
    expect(existsSync(join(settings.DATA_DIR, 'dealerkit.sqlite'))).toBe(true);
    expect(existsSync(join(settings.DATA_DIR, 'dealerkit.sqlite-wal'))).toBe(false);
  });
});

it('refuses another currency than that of the stored orders', async () => {
  const settings = { ...firebaseProject, DATA_DIR: temporaryFolder(), API_ONLY: '1' };
  const start = async (currency: string) => (await createBackend({ ...settings, CURRENCY: currency })).close();
  await start('USD');
  await start('EUR');
  const store = openSqliteStore(settings.DATA_DIR);
  await store.addPart(disc);
  await store.placeOrder(order);
  await store.close();
  await expect(start('USD')).rejects.toThrow(
    'The orders of this shop are in EUR, so CURRENCY cannot change to USD: set CURRENCY=EUR.',
  );
  await start('EUR');
});

describe('the plugin of Vite', () => {
  it('reads the file .env also beside settings of its own, and changes no variable of the process', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, '.env'), 'CURRENCY=none');
    const script = `
      import { backend } from ${JSON.stringify(join(import.meta.dirname, '../../src/vite.ts'))};
      const [api] = backend({ settings: { PORT: '0' } });
      await api.configureServer({}).catch(({ message }) => console.log(message));
      console.log(process.env.CURRENCY);`;
    const args = ['--input-type=module', '-e', script];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env: { PATH: process.env['PATH'] } });
    expect(stdout).toMatch(/^CURRENCY must be [^\n]*\nundefined\n$/);
  });

  it('compresses the files of a build, and names its pages', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'index.html'), `<title>Shop</title>${'<p>Clutch kit</p>'.repeat(100)}`);
    const script = `
      import { build } from ${JSON.stringify(import.meta.resolve('vite'))};
      import { backend } from ${JSON.stringify(join(import.meta.dirname, '../../src/vite.ts'))};
      await build({ configFile: false, logLevel: 'silent', plugins: [backend({ paths: { listed: { home: '/' }, pages: { home: '/', part: '/parts/:id' } } })] });`;
    const args = ['--input-type=module', '-e', script];
    await promisify(execFile)(process.execPath, args, { cwd, env: { PATH: process.env['PATH'] } });
    const pages = '.pages.json';
    expect(readdirSync(join(cwd, 'dist')).toSorted()).toEqual([pages, 'index.html', 'index.html.br', 'index.html.gz']);
    expect(readFileSync(join(cwd, 'dist', pages), 'utf8')).toBe('{"listed":["/"],"all":["/","/parts/:id"]}');
  });
});

describe('dealerkit-backend', () => {
  const file = join(import.meta.dirname, '../../src/commands/dealerkitBackend.ts');
  const run = async (args: string[], env: NodeJS.ProcessEnv, cwd = temporaryFolder()) =>
    promisify(execFile)(process.execPath, [file, ...args], { cwd, env: { PATH: process.env['PATH'], ...env } });

  it('checks the settings, and prints them without secrets', async () => {
    const secret = 'a-secret-that-nobody-may-see-12345';
    const { stdout } = await run(['--check'], { ...firebaseProject, ACCESS_TOKEN_SECRET: secret });
    expect(stdout).toContain('PUBLIC_URL=https://surma.example');
    expect(stdout).toMatch(/The settings are valid\.\n$/);
    expect(stdout).not.toContain(secret);
    await expect(run(['--check'], { PORT: 'x' })).rejects.toThrow('PORT must be a whole number');
  });

  it('reads the settings of the file .env, and prefers those that are set', async () => {
    const folder = temporaryFolder();
    const settings = { ...firebaseProject, PUBLIC_URL: 'https://file.example', TIME_ZONE: 'Asia/Tokyo' };
    writeFileSync(
      join(folder, '.env'),
      Object.entries(settings)
        .map((pair) => pair.join('='))
        .join('\n'),
    );
    const { stdout } = await run(['--check'], { PUBLIC_URL: 'https://set.example' }, folder);
    expect(stdout).toMatch(/PUBLIC_URL=https:\/\/set\.example\n.*TIME_ZONE=Asia\/Tokyo\n/s);
  });

  it('uses the settings of the file .env in its commands', async () => {
    const [folder, dataDir] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(folder, '.env'), `DATA_DIR=${dataDir}`);
    await openSqliteStore(dataDir).close();
    expect((await run(['admin', 'list'], {}, folder)).stdout).toBe('There are no admins.\n');
  });

  it('says what to do with a .env that is no file', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.env'));
    await expect(run(['--check'], {}, folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The file [^\n]*\.env cannot be read \(EISDIR\): make it [^\n]*\.\n$/) as string,
    });
  });

  it('runs the commands of the backend', async () => {
    await expect(run(['admin', 'list'], { DATA_DIR: temporaryFolder() })).rejects.toThrow('has no database');
    await expect(run(['admin'], {})).rejects.toThrow('grant the admin role');
    await expect(run(['serve'], {})).rejects.toThrow('Usage: dealerkit-backend');
  });
});
