import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

/** What `npm run bench:backend` has measured on one machine, and `npm run bench:model` calculates with. */
const Figures = v.object({
  date: v.string(),
  machine: v.string(),
  /** Reads of six parts from one backend with the embedded database, over HTTP. */
  readsPerSecond: v.number(),
  /** Orders through one backend, over HTTP: of one part with the embedded database, of 16 parts with PostgreSQL. */
  ordersPerSecond: v.object({ embedded: v.number(), postgres: v.nullable(v.number()) }),
  /** A page of 24 parts, compressed. */
  bytesPerRead: v.number(),
  /** An order with its steps: in the tables and indexes of PostgreSQL, and in its WAL. */
  bytesPerOrder: v.nullable(v.object({ stored: v.number(), wal: v.number() })),
  /** An idle backend. */
  megabytes: v.number(),
});

export type Figures = v.InferOutput<typeof Figures>;

const file = path.join(import.meta.dirname, 'figures.json');

/** The figures of the last run. */
export function readFigures(): Figures {
  return v.parse(Figures, JSON.parse(readFileSync(file, 'utf8')));
}

/** Stores the figures of a run. */
export function writeFigures(measured: Omit<Figures, 'date' | 'machine'>): void {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}`;
  writeFileSync(file, `${JSON.stringify({ date, machine, ...measured }, undefined, 2)}\n`);
}
