import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { replaceTables, table } from '../../../scripts/tables.ts';
import { median } from '../bench/report.ts';
import { report } from '../bench/report.ts';
import { main, StartupError } from '../src/startup.ts';
import { createClusterFolder } from './clusterFolder.ts';
import { losses } from './losses.ts';
import { plannedEvents } from './plannedEvents.ts';
import { canOwnNetwork, runInOwnNetwork } from './ownNetwork.ts';
import { backendEnv, type Round, runRound } from './round.ts';
import { startCluster } from './startCluster.ts';
import { seedShop } from './seedShop.ts';
import { measureThroughput, type Throughput } from './throughput.ts';
import { isKept } from './verify.ts';

/** `npm run prove:scale [-- rounds]`: loses each part of a cluster under load, checks its promises, and writes docs/scaling.md. */
const rounds = Number(process.argv[2] ?? 10);

const limits = { wait: 30_000, readGap: 5_000, change: 2_000, readRatio: 5 };

const page = path.join(import.meta.dirname, '../../../docs/scaling.md');

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const max = (values: number[]) => Math.max(...values);

function reportRound(round: Round, isPlanned: boolean): void {
  const { what, writes, differences, longestWait, retries, reads, failedReads, longestReadGap, slowestChange } = round;
  const { lost, restored, unknown, oversold, stockOff } = differences;
  const passed =
    isKept(differences) &&
    longestWait <= limits.wait &&
    failedReads.length === 0 &&
    longestReadGap <= limits.readGap &&
    slowestChange <= limits.change &&
    !(isPlanned && retries > 0);
  const kept = `${writes} writes: ${lost.length} lost, ${restored.length} restored, ${unknown.length} unknown, ${oversold} oversold, stock off by ${stockOff}`;
  const waits = `longest wait ${inSeconds(longestWait)} s, ${retries} retries, change seen after ${inSeconds(slowestChange)} s`;
  const reading = `${reads} reads, ${failedReads.length} failed, longest gap ${inSeconds(longestReadGap)} s`;
  if (!passed) process.exitCode = 1;
  console.log(`${passed ? 'ok     ' : 'FAILED '}${what}: ${kept}; ${waits}; ${reading}`);
  if (failedReads.length > 0) console.log(`       ${[...new Set(failedReads)].join(', ')}`);
}

function reportThroughput({ reads, orders }: Throughput): void {
  for (const { arrivingOrders, backend, edge } of reads) {
    const ratio = edge / backend;
    const title = `reads through the edge, relative to one backend, at ${arrivingOrders} orders per second`;
    report(title, ratio.toFixed(1), `>= ${limits.readRatio}`, ratio >= limits.readRatio);
  }
  for (const [index, rate] of orders.entries()) {
    report(`orders per second with ${index + 1} backends`, rate.toFixed(0), 'none', true);
  }
}

function row(what: string, ofKind: Round[]): string[] {
  const differences = ofKind.map((round) => round.differences);
  const waits = ofKind.map(({ longestWait }) => longestWait);
  return [
    what,
    `${ofKind.length}`,
    `${sum(ofKind.map(({ writes }) => writes))}`,
    `${sum(differences.map(({ lost, restored, unknown }) => lost.length + restored.length + unknown.length))}`,
    `${sum(differences.map(({ oversold }) => oversold))}`,
    `${sum(differences.map(({ stockOff }) => stockOff))}`,
    `${sum(ofKind.map(({ retries }) => retries))}`,
    `${inSeconds(median(waits))} / ${inSeconds(max(waits))}`,
    `${sum(ofKind.map(({ failedReads }) => failedReads.length))} of ${sum(ofKind.map(({ reads }) => reads))}`,
    inSeconds(max(ofKind.map(({ longestReadGap }) => longestReadGap))),
    inSeconds(max(ofKind.map(({ slowestChange }) => slowestChange))),
  ];
}

const head = [
  'what happened',
  'rounds',
  'writes',
  'lost or twice',
  'oversold',
  'stock off by',
  'sent again',
  'longest wait of a write, median / maximum, s',
  'failed reads',
  'longest time without a read, s',
  'change seen after, s',
];

function writePage(all: Round[], { reads, orders }: Throughput): void {
  const kinds = [...new Set(all.map(({ what }) => what))];
  const rows = kinds.map((kind) =>
    row(
      kind,
      all.filter(({ what }) => what === kind),
    ),
  );
  const readRows = reads.map(({ arrivingOrders, backend, edge }) => [
    `${arrivingOrders}`,
    backend.toFixed(0),
    edge.toFixed(0),
    (edge / backend).toFixed(1),
  ]);
  const orderRows = orders.map((rate, index) => [`${index + 1}`, rate.toFixed(0)]);
  const about = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${cpus()[0]?.model}; clients and all machines of the cluster on this one.`;
  const lastRun = [
    about,
    table(head, rows),
    table(['orders that arrive per second', 'reads of one backend per second', 'through the edge', 'ratio'], readRows),
    table(['backends', 'orders per second'], orderRows),
  ].join('\n\n');
  writeFileSync(page, replaceTables(readFileSync(page, 'utf8'), { lastRun }));
}

await main(async () => {
  if (!existsSync('/usr/bin/wrk')) throw new StartupError('wrk is missing: install it with "apt-get install wrk".');
  const networkNamespaces = canOwnNetwork();
  const exitCode = networkNamespaces ? await runInOwnNetwork() : undefined;
  if (exitCode !== undefined) process.exit(exitCode);
  if (!networkNamespaces) console.log('skipped the cut of the network: it needs root, iproute2 and util-linux');
  const kinds = Object.values(losses).filter((loss) => networkNamespaces || loss !== losses.network);
  const start = performance.now();
  const folder = await createClusterFolder();
  const cluster = await startCluster({ folder, backendEnv, networkNamespaces });
  try {
    const shop = await seedShop(cluster.databaseUrl('primary'), 8);
    const all: Round[] = [];
    for (let n = 0; n < rounds; n++) {
      for (const loss of kinds) {
        const round = await runRound(cluster, shop, loss);
        reportRound(round, false);
        all.push(round);
      }
    }
    for (const event of plannedEvents) {
      const round = await runRound(cluster, shop, event);
      reportRound(round, true);
      all.push(round);
    }
    const throughput = await measureThroughput(cluster, { folder, customer: String(shop.customers[0]) });
    reportThroughput(throughput);
    writePage(all, throughput);
    console.log(`${inSeconds((performance.now() - start) / 60)} minutes`);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
});
