import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * The test files that take longest, longest first. Vitest starts files by project and size, so that some of them would run alone at
 * the end of the run.
 */
export const longFiles = [
  'apps/backend/tests/store/postgres.test.ts',
  'apps/backend/tests/store/pgbouncer.test.ts',
  'apps/backend/tests/server/server.test.ts',
  'packages/conformance/tests/wrongHost.test.ts',
  'apps/backend/tests/launch.test.ts',
  'apps/backend/tests/store/durability.test.ts',
  'apps/backend/tests/api/policies.test.ts',
  'apps/backend/tests/store/sqlite.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = longFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place === -1 ? longFiles.length : place;
};

/** Starts the long files first, and the others in the order of Vitest. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the method of the sequencer
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
