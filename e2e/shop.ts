import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const server = fileURLToPath(new URL('../apps/backend/src/main.ts', import.meta.url));
const adminCommand = fileURLToPath(new URL('../apps/backend/src/commands/admin.ts', import.meta.url));

/** The production server on a data folder of its own, as `npm start` runs it once everything is built. */
export class Shop {
  /** The one origin, without a slash at the end. */
  address = '';
  readonly #folder: string;
  readonly #settings: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  private constructor(folder: string, settings: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#settings = settings;
  }

  get #env(): NodeJS.ProcessEnv {
    return { ...process.env, ...this.#settings, DATA_DIR: this.#folder };
  }

  /** Opens a shop that nobody has ordered in yet, on a free port; it is the demo unless settings say otherwise. */
  static async open(settings: object = {}): Promise<Shop> {
    const shop = new Shop(await mkdtemp(join(tmpdir(), 'dealerkit-shop-')), { ...settings });
    await shop.#start('0');
    return shop;
  }

  /** Kills the server as a power cut would, then starts it again on the same port and the same data. */
  async surviveKill(): Promise<void> {
    await this.#end('SIGKILL');
    await this.#start(new URL(this.address).port);
  }

  /** Takes the role of an admin from somebody, as whoever runs the server can. */
  async revokeAdmin(email: string): Promise<void> {
    await promisify(execFile)(process.execPath, [adminCommand, 'revoke', email], { env: this.#env });
  }

  /** Ends the server and forgets its data. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #start(port: string): Promise<void> {
    const child = spawn(process.execPath, [server], {
      env: { ...this.#env, PORT: port, HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address] = /^ready (http:\/\/\S+)/.exec(line) ?? [];
      if (address !== undefined) {
        this.address = address;
        child.stdout.resume();
        return;
      }
    }
    throw new Error('The server ended before it was ready.');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
