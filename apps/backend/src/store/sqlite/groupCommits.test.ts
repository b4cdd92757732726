import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
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
