import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../src/http/listen.ts';
import { hasVarnish, startVarnish } from '../tests/edge/varnishServer.ts';
import { startProgram } from '../tests/startProgram.ts';
import { attackSize } from './attackSize.ts';

const nginx = '/usr/sbin/nginx';

const fronts = ['directly', 'behind nginx', 'behind Varnish'] as const;

/** What stands before the attacked backend. */
type Front = (typeof fronts)[number];

const isInstalled = { directly: true, 'behind nginx': existsSync(nginx), 'behind Varnish': hasVarnish };

/** CI attacks the backend directly only. */
export const frontNames: readonly Front[] = attackSize.isFull
  ? fronts.filter((name) => isInstalled[name])
  : ['directly'];

/** Starts nginx with the example of the README, without its certificate. */
async function startNginx(backendPort: number) {
  const readme = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8');
  const [, server = ''] = /```nginx\n(.*?)```/s.exec(readme) ?? [];
  const port = await freePort();
  const plain = server
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/ *ssl_.*;\n/g, '')
    .replace(/proxy_pass .*;/, `proxy_pass http://127.0.0.1:${backendPort};`);
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  // Without the user, nginx started by root could not write long bodies into this folder.
  writeFileSync(
    file,
    `user ${userInfo().username}; daemon off; pid ${folder}/pid; error_log stderr notice; events { worker_connections 4096; }
     http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${plain} }`,
  );
  const end = await startProgram([nginx, '-p', folder, '-c', file], /start worker process/);
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/api/healthz`), { timeout: 60_000, interval: 20 });
  return {
    origin,
    async remove() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts what stands before a backend; without anything its origin is that of the backend. */
export async function startFront(
  front: Front,
  backend: string,
): Promise<{ origin: string; remove: () => Promise<void> }> {
  const port = Number(new URL(backend).port);
  if (front === 'behind nginx') return startNginx(port);
  if (front === 'behind Varnish') return startVarnish([port]);
  return { origin: backend, remove: async () => undefined };
}
