import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => [basename(file), readFileSync(join(root, file), 'utf8')] as const;
const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map(read);
const ofTemplates = globSync('packages/*/template/*/.github/workflows/*.yml', { cwd: root }).map(read);

/** The jobs of a workflow, by name. */
const jobsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .slice(text.indexOf('\njobs:\n'))
      .split(/^ {2}(?=[\w-]+:$)/m)
      .slice(1)
      .map((job) => [job.slice(0, job.indexOf(':')), job]),
  );

it.each([...workflows, ...ofTemplates])('%s names each action by its commit, with the version beside it', (_, text) => {
  const used = Array.from(text.matchAll(/uses: (.*)/g), ([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

it.each(workflows)(
  '%s may only read unless a job says otherwise, and leaves no credentials to its steps',
  (_, text) => {
    expect(text).toMatch(/\npermissions:\n {2}contents: read\n\n/);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(text.match(/actions\/checkout@/g)?.length ?? 0);
    expect(text).not.toContain('pull_request_target');
    expect(text).not.toMatch(/run:.*\$\{\{ *(github\.event|inputs|github\.head_ref)/);
  },
);

it('a release is published without a token, by a job that runs no code of a dependency but the publisher', () => {
  const { pack = '', publish = '', attach = '' } = jobsOf(Object.fromEntries(workflows)['release.yml'] ?? '');
  expect(`${pack}${publish}${attach}`).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/);
  expect(pack).not.toContain('permissions:');
  expect(publish).toMatch(/permissions:\n {6}contents: read\n(.*#.*\n)? {6}id-token: write\n {4}steps:/);
  expect(publish).toContain('npm ci --ignore-scripts');
  expect(publish).toContain('--from-pack-dir');
  expect(attach).toMatch(/permissions:\n {6}contents: write\n {4}steps:/);
  expect(attach).not.toContain('npm ');
  expect(attach).toContain('sbom/*.cdx.json');
});
