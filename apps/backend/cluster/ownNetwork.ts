import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';

const variable = 'DEALERKIT_OWN_NETWORK';

/** Whether this process runs in a network of its own. */
export const isInOwnNetwork = process.env[variable] === '1';

/** Whether `runInOwnNetwork` works here: it needs root and Debian's packages iproute2 and util-linux. */
export function canOwnNetwork(): boolean {
  return userInfo().uid === 0 && existsSync('/usr/sbin/ip') && existsSync('/usr/bin/unshare');
}

/**
 * Runs this command again in a network of its own, which ends with its last process, and resolves to the exit code; resolves
 * to `undefined` in that network.
 */
export async function runInOwnNetwork(): Promise<number | undefined> {
  if (isInOwnNetwork) return undefined;
  // The names of network namespaces are files in /run/netns, which other runs must not see.
  const prepare = 'mkdir -p /run/netns && mount -t tmpfs none /run/netns && ip link set lo up && exec "$@"';
  const command = ['sh', '-c', prepare, 'sh', process.execPath, ...process.argv.slice(1)];
  const child = spawn('unshare', ['--net', '--mount', ...command], {
    env: { ...process.env, [variable]: '1' },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
