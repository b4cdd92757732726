import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const backend = join(import.meta.dirname, '../apps/backend/src');

/** The production server with its own data folder, as `npm start` runs it after the build. */
export class Shop {
  /** The origin, without a slash at the end. */
  address = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'dealerkit-shop-'));
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  private constructor(settings: object) {
    this.#env = { ...process.env, ...settings, HOST: '127.0.0.1', DATA_DIR: this.#folder };
  }

  /** Starts a shop with the demo's data on a free port. Settings are environment variables of the server. */
  static async start(settings: object = {}): Promise<Shop> {
    const shop = new Shop(settings);
    await shop.#start('0');
    return shop;
  }

  /** Kills the server without a shutdown, then starts it on the same port and data. */
  async killAndRestart(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#start(new URL(this.address).port);
  }

  async revokeAdmin(email: string): Promise<void> {
    await promisify(execFile)(process.execPath, [join(backend, 'commands/admin.ts'), 'revoke', email], {
      env: this.#env,
    });
  }

  /** Stops the server and deletes its data. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #start(port: string): Promise<void> {
    const env = { ...this.#env, PORT: port };
    const child = spawn(process.execPath, [join(backend, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /^ready (http:\/\/\S+)/.exec(line)?.[1];
      if (address === undefined) continue;
      this.address = address;
      child.stdout.resume();
      return;
    }
    throw new Error('The server ended before it was ready.');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
