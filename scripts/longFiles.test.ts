import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longFiles } from './LongFilesFirst.ts';

it('names test files that exist', () => {
  expect(longFiles.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
});
