import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { headersOfRahim, serve, seedStore } from '../tests/backendProcess.ts';
import { order } from '../tests/fixtures.ts';
import { requestsPerSecond } from './load.ts';
import { median, report } from './report.ts';

/** `node bench/notifications.ts`: compares orders per second while the mail server works, refuses, and never answers. */
const rounds = 7;
const seconds = 2;

const silent = createServer().on('connection', (socket) => socket.on('error', () => undefined));
await once(silent.listen(0, '127.0.0.1'), 'listening');
const working = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData: (stream, _, done) => void stream.on('end', done).resume(),
});
await once(working.listen(0, '127.0.0.1'), 'listening');

const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port;
const servers: Record<string, string | undefined> = {
  none: undefined,
  working: `smtp://127.0.0.1:${portOf(working.server.address())}`,
  refusing: 'smtp://127.0.0.1:1',
  silent: `smtp://127.0.0.1:${portOf(silent.address())}`,
};

const rates = new Map(Object.keys(servers).map((name) => [name, [] as number[]]));
const headers = await headersOfRahim();
const body = JSON.stringify({ ...order, orderQuantity: 1 });
for (let round = 0; round < rounds; round++) {
  for (const [name, url] of Object.entries(servers)) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'dealerkit-bench-'));
    await seedStore({ dataDir, databaseUrl: undefined }, 10_000_000);
    const { child, origin } = await serve({ dataDir, databaseUrl: undefined }, { ...process.env, SMTP_URL: url });
    const sent = { method: 'POST', headers, body, connections: 64 } as const;
    await requestsPerSecond(`${origin}/api/orderparts`, 500, sent);
    rates.get(name)?.push(await requestsPerSecond(`${origin}/api/orderparts`, seconds * 1000, sent));
    child.kill('SIGKILL');
    await once(child, 'exit');
    rmSync(dataDir, { recursive: true });
  }
}
silent.close();
working.close();
const baseline = median(rates.get('none') ?? []);
for (const [name, each] of rates) {
  const share = median(each) / baseline;
  const isDead = name === 'refusing' || name === 'silent';
  const value = `${median(each).toFixed(0)} orders/s, ${(100 * share).toFixed(1)} % of those without one`;
  report(`mail server: ${name}`, value, isDead ? '>= 98 %' : 'no limit', !isDead || share >= 0.98);
}
process.exit();
