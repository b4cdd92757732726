import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
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
    // On a busy machine each read takes longer, for which the server would refuse the only client.
    this.#env = { ...process.env, RATE_LIMIT_READS: '600000', ...settings, HOST: '127.0.0.1', DATA_DIR: this.#folder };
  }

  /** Starts a shop with the demo's data, on a free port by default. Settings are environment variables of the server. */
  static async start(settings: object = {}, port = 0): Promise<Shop> {
    const shop = new Shop(settings);
    await shop.#start(String(port));
    return shop;
  }

  /** Kills the server without a shutdown, then starts it on the same port and data. */
  async killAndRestart(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#start(new URL(this.address).port);
  }

  /** Runs a command of the backend on the data of the shop, and returns what it prints. */
  async run(command: string, ...args: string[]): Promise<string> {
    const file = join(backend, 'commands', `${command}.ts`);
    return (await promisify(execFile)(process.execPath, [file, ...args], { env: this.#env })).stdout;
  }

  /** Changes the dates of the backups, as if they had been made so many days ago. */
  async ageBackups(days: number): Promise<void> {
    const folder = join(this.#folder, 'backups');
    const date = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    for (const name of await readdir(folder)) {
      await rename(join(folder, name), join(folder, name.replace(/(?<=^dealerkit-)\d{8}/, date)));
    }
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
