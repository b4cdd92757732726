import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporaryFolder.ts';
import { DamagedDatabaseError } from '../dataFolder.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { createFileCheck } from './fileCheck.ts';
import { groupCommits } from './groupCommits.ts';

function open() {
  const db = new DatabaseSync(':memory:');
  onTestFinished(() => db.close());
  db.exec('CREATE TABLE words (word TEXT UNIQUE)');
  const insert = db.prepare('INSERT INTO words VALUES (?)');
  const words = () =>
    db
      .prepare('SELECT word FROM words')
      .all()
      .map(({ word }) => word);
  return { db, insert, words, ...groupCommits(db) };
}

test('rolls back only the change that throws', async () => {
  const { write, insert, words } = open();
  const settled = await Promise.allSettled([
    write(() => insert.run('first')),
    write(() => {
      insert.run('half');
      throw new Error('failed');
    }),
    write(() => insert.run('last')),
  ]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(words()).toEqual(['first', 'last']);
});

test('rejects all changes and stores nothing when the commit fails', async () => {
  const { db, write, insert, words } = open();
  db.exec(`
    PRAGMA foreign_keys = ON;
    CREATE TABLE pages (word TEXT REFERENCES words (word) DEFERRABLE INITIALLY DEFERRED);
  `);
  const settled = await Promise.allSettled([
    write(() => insert.run('word')),
    write(() => db.exec(`INSERT INTO pages VALUES ('nowhere')`)),
  ]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(words()).toEqual([]);
  await write(() => insert.run('later'));
  expect(words()).toEqual(['later']);
});

test('refuses all further changes once the file is known to be damaged', async () => {
  const { db, insert, words } = open();
  const { write } = groupCommits(db, createFileCheck(temporaryFolder()));
  await write(() => insert.run('before'));
  const damaged = write(() => {
    throw new DamagedDatabaseError('row 7 missing from index');
  });
  await expect(damaged).rejects.toBeInstanceOf(StoreUnavailableError);
  await expect(write(() => insert.run('after'))).rejects.toBeInstanceOf(StoreUnavailableError);
  expect(words()).toEqual(['before']);
});
