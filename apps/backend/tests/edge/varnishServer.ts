import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../src/http/listen.ts';

/** A temporary Varnish on a free port of this machine, with the configuration of `deploy/varnish`. */
export interface VarnishServer {
  origin: string;
  /** Stops it and deletes its data. */
  remove: () => Promise<void>;
}

const program = '/usr/sbin/varnishd';
const configuration = path.resolve(import.meta.dirname, '../../../../deploy/varnish');

/** Whether Varnish is installed, with the module xkey. */
export const hasVarnish = existsSync(program) && globSync('/usr/lib/*/varnish/vmods/libvmod_xkey.so').length > 0;

function addressesOf(ports: readonly number[]): string {
  const backends = ports.map(
    (port) => `backend backend${port} { .host = "127.0.0.1"; .port = "${port}"; .probe = alive; }\n`,
  );
  const added = ports.map((port) => `  shop.add_backend(backend${port});\n`);
  const director = `sub vcl_init {\n  new shop = directors.round_robin();\n${added.join('')}}\n`;
  return `${backends.join('')}${director}acl purgers { "127.0.0.1"; }\n`;
}

/** Starts Varnish in front of backends on these ports of this machine. */
export async function startVarnish(ports: readonly number[]): Promise<VarnishServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-varnish-'));
  writeFileSync(path.join(folder, 'addresses.vcl'), addressesOf(ports));
  const port = await freePort();
  const settings = ['-n', path.join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-s', 'malloc,16m'];
  const files = ['-f', path.join(configuration, 'default.vcl'), '-p', `vcl_path=${folder}:${configuration}`];
  // Varnish cannot give up the rights of root in a folder of root.
  const jail = userInfo().uid === 0 ? ['-j', 'none'] : [];
  const child = spawn(program, [...jail, '-F', ...settings, ...files], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    const lines: string[] = [];
    createInterface(child.stderr).on('line', (line) => {
      lines.push(line);
      if (line.includes('Child launched OK')) resolve();
    });
    void ended.then(() => reject(new Error(`Varnish ended before it was ready: ${lines.join('\n')}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async remove() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
