import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSchema } from '../tests/createSchema.ts';
import { findPostgres, startPostgres } from '../tests/postgresServer.ts';
import { killWhileOrdering, type StoreLocation, sellTheLastHundred } from '../tests/backendProcess.ts';
import { killWhilePlacingBaskets } from '../tests/killBaskets.ts';

/** `npm run prove:backend [rounds]`: a long run of the durability tests with each database engine. */
const rounds = Number(process.argv[2] ?? 20);
const ordersBeforeKill = 200;

let failed = false;
function report(hasPassed: boolean, what: string): void {
  failed ||= !hasPassed;
  console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${what}`);
}

async function prove(engine: string, locationOf: () => Promise<StoreLocation>): Promise<void> {
  const { acknowledged, steps, lost, surplus } = await killWhileOrdering(await locationOf(), rounds, ordersBeforeKill);
  report(
    lost.length === 0 && surplus === 0 && acknowledged >= rounds * ordersBeforeKill,
    `${engine}: ${rounds} x kill -9, ${acknowledged} orders and the statuses of ${steps} acknowledged, ${lost.length} lost, stock off by ${surplus}`,
  );
  const baskets = await killWhilePlacingBaskets(await locationOf(), rounds, ordersBeforeKill);
  report(
    baskets.lost + baskets.doubled + baskets.surplus === 0,
    `${engine}: ${rounds} x kill -9, ${baskets.sent} baskets of ten lines, ${baskets.repeated} sent again, ${baskets.lost} lost, ${baskets.doubled} doubled, stock off by ${baskets.surplus}`,
  );
  for (const processes of [1, 3]) {
    const statuses = await sellTheLastHundred(await locationOf(), processes);
    const sold = statuses.filter((status) => status === 201).length;
    const refused = statuses.filter((status) => status === 409).length;
    const what = `${engine}: 200 buyers of 100 pieces through ${processes} processes: ${sold} sold, ${refused} refused`;
    report(sold === 100 && refused === 100, what);
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-prove-'));
const dataDirOf = () => mkdtempSync(path.join(folder, 'data-'));
await prove('embedded', async () => ({ dataDir: dataDirOf(), databaseUrl: undefined }));

const programs = findPostgres();
if (programs === undefined) {
  console.log('skipped PostgreSQL: it is not installed here (apt-get install postgresql)');
} else {
  const server = await startPostgres(programs, 'on');
  await prove('PostgreSQL', async () => ({
    dataDir: dataDirOf(),
    databaseUrl: await createSchema(server.url, randomUUID()),
  }));
  await server.remove();
}
rmSync(folder, { recursive: true });
process.exitCode = failed ? 1 : 0;
