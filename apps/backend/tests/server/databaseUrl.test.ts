import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { testSecret } from '../backendProcess.ts';
import { createSchema } from '../createSchema.ts';
import { firebaseProject, launchServer, temporaryPages } from '../launchServer.ts';

const server = inject('postgres');
const shared = { ...firebaseProject, ACCESS_TOKEN_SECRET: testSecret };

test.runIf(server)('the server stores its data in the database of DATABASE_URL', async () => {
  const DATABASE_URL = await createSchema(String(server), randomUUID());
  const first = await launchServer(temporaryPages(), { DATABASE_URL }).ready;
  const second = await launchServer(temporaryPages(), { ...shared, DATABASE_URL }).ready;
  for (const address of [first, second]) {
    expect((await fetch(`${address}/api/readyz`)).status).toBe(200);
    expect(await (await fetch(`${address}/api/parts`)).json()).toHaveLength(24);
  }
});

test.runIf(server)('a start explains a PostgreSQL that does not accept the connection', async () => {
  const DATABASE_URL = `${server}?sslmode=verify-full`;
  const { code, errors } = await launchServer(temporaryPages(), { ...shared, DATABASE_URL }).ended;
  expect([code, errors]).toEqual([
    1,
    'The PostgreSQL of DATABASE_URL does not accept the connection (The server does not support SSL connections): correct DATABASE_URL.\n',
  ]);
});

test.each([
  ['mysql://dealer:hunter2@db', 'DATABASE_URL must be the URL of a PostgreSQL database'],
  ['postgres://dealer:hunter2@127.0.0.1:1/shop', 'The PostgreSQL of DATABASE_URL cannot be reached'],
])('a start with DATABASE_URL=%s fails with one sentence and without the password', async (DATABASE_URL, sentence) => {
  const { code, errors } = await launchServer(temporaryPages(), { ...shared, DATABASE_URL }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(/^[^\n]+\.\n$/);
  expect(errors.startsWith(sentence)).toBe(true);
  expect(errors).not.toContain('hunter2');
});
