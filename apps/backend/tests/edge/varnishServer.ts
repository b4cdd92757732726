import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { missingPackages } from '../../cluster/programs.ts';
import { varnishCommand } from '../../cluster/varnish.ts';
import { freePort } from '../../src/http/listen.ts';
import { startProgram } from '../startProgram.ts';

/** A temporary Varnish on a free port of this machine, with the configuration of `deploy/varnish`. */
export interface VarnishServer {
  origin: string;
  /** Stops it and deletes its data. */
  remove: () => Promise<void>;
}

/** Whether Varnish is installed, with the module xkey. */
export const hasVarnish = missingPackages(['varnish', 'varnish-modules']).length === 0;

/** Starts Varnish in front of backends on these ports of this machine, which keeps responses for the seconds that they say, or for others. */
export async function startVarnish(ports: readonly number[], maxAge?: number): Promise<VarnishServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-varnish-'));
  const host = '127.0.0.1';
  const port = await freePort();
  const backends = ports.map((backend) => ({ host, port: backend }));
  const command = varnishCommand(folder, { host, port }, backends);
  if (maxAge !== undefined) {
    const header = 'beresp.http.Surrogate-Control';
    const setAge = `set ${header} = regsub(${header}, "max-age=[0-9]+", "max-age=${maxAge}");`;
    // Varnish joins routines of the same name, first those of the included file.
    appendFileSync(path.join(folder, 'addresses.vcl'), `sub vcl_backend_response { ${setAge} }\n`);
  }
  const end = await startProgram(command, /Child launched OK/);
  const origin = `http://${host}:${port}`;
  // It listens a moment after that line; it answers this path itself.
  await vi.waitFor(() => fetch(`${origin}/api/metrics`), { timeout: 60_000, interval: 20 });
  return {
    origin,
    async remove() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
