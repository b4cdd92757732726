import { rmSync } from 'node:fs';
import { buildChanged, step } from '../launch/prepare.ts';
import { exitWithNpm, stopAll } from '../launch/processes.ts';
import { main } from '../src/startup.ts';
import { createClusterFolder } from './clusterFolder.ts';
import { killProcessesIn } from './clusterProcess.ts';
import { startCluster } from './startCluster.ts';

/** `npm run cluster`: runs the whole cluster on this machine until a signal, then deletes its data. */
await main(async () => {
  exitWithNpm();
  const folder = await createClusterFolder();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop(folder));
  await step('1/2 Building changed packages', () => buildChanged('@dealerkit/backend'));
  const cluster = await step('2/2 Starting the cluster', () => startCluster({ folder }));
  const lines = [
    ...[...cluster.nodes, ...cluster.backends, ...cluster.etcd].map(({ name, url }) => `${name.padEnd(10)}${url}`),
    `primary   ${cluster.databaseUrl('primary')}`,
    `replicas  ${cluster.databaseUrl('replica')}`,
    `logs      ${folder}`,
    `ready ${cluster.edgeUrl}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});

async function stop(folder: string): Promise<void> {
  await stopAll();
  await killProcessesIn(folder);
  rmSync(folder, { recursive: true });
  process.exit(0);
}
