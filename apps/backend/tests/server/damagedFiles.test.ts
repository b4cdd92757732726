import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { accessTokenSecret } from '../../src/identity/accessTokenSecret.ts';
import { openAccountFile } from '../../src/identity/emulator/accountFile.ts';
import { launchServer, temporaryPages } from '../launchServer.ts';
import { seedStore } from '../backendProcess.ts';

const accounts = 'demo-identity.sqlite';
const secret = 'access-token-secret';
const database = 'dealerkit.sqlite';

/** The folder of a stopped shop with a demo account. */
async function stoppedShop(): Promise<string> {
  const folder = temporaryPages();
  const dataDir = join(folder, 'data');
  await seedStore({ dataDir, databaseUrl: undefined }, 10);
  const file = openAccountFile(dataDir);
  file.save([{ localId: 'rahim', email: 'rahim@example.com' }]);
  file.close();
  accessTokenSecret(dataDir);
  return folder;
}

/** Overwrites a file from a byte on. */
function garble(file: string, from: number): void {
  writeFileSync(file, readFileSync(file).fill(7, from));
}

function replaceByFolder(file: string): void {
  rmSync(file);
  mkdirSync(file);
}

function garbleRecords(file: string): void {
  const db = new DatabaseSync(file);
  db.exec(`UPDATE account SET record = '{"localId":'`);
  db.close();
}

const accountsDamaged = /^The demo accounts in \S.*demo-identity\.sqlite are damaged: delete /;
const unwritable = /^The data folder \S.* cannot be written to: make it writable, /;
const secretDamaged = /^The secret in \S.*access-token-secret is damaged or unreadable: delete it, /;

test.each<[what: string, name: string, damage: (file: string) => void, sentence: RegExp]>([
  ['with damaged pages', database, (file) => garble(file, 8192), /^The database in \S.* is damaged: restore a backup /],
  ['cut in the middle', database, (file) => truncateSync(file, 20_000), /^The database in \S.* is damaged: restore /],
  ['that is a folder', database, replaceByFolder, unwritable],
  ['cut in the middle', accounts, (file) => truncateSync(file, 5000), accountsDamaged],
  ['with damaged pages', accounts, (file) => garble(file, 4096), accountsDamaged],
  ['that is not a database', accounts, (file) => garble(file, 0), accountsDamaged],
  ['with damaged records', accounts, garbleRecords, accountsDamaged],
  ['that is a folder', accounts, replaceByFolder, unwritable],
  ['cut in the middle', secret, (file) => truncateSync(file, 5), secretDamaged],
  ['that is a folder', secret, replaceByFolder, secretDamaged],
])('a start with a file %s (%s) fails with one sentence', async (_what, name, damage, sentence) => {
  const folder = await stoppedShop();
  damage(join(folder, 'data', name));
  const { code, lines, errors } = await launchServer(folder).ended;
  expect([code, lines, errors]).toEqual([1, [], expect.stringMatching(/^[^\n]+\.\n$/)]);
  expect(errors).toMatch(sentence);
});
