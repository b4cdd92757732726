import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const lock = v.parse(
  v.object({ packages: v.record(v.string(), v.looseObject({ version: v.optional(v.string()) })) }),
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
);

/** The required fields of CycloneDX 1.5, and those by which a scanner finds a vulnerability. */
const component = v.looseObject({
  'bom-ref': v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(['application', 'framework', 'library']),
  name: v.pipe(v.string(), v.nonEmpty()),
  version: v.pipe(v.string(), v.nonEmpty()),
  properties: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
  purl: v.pipe(v.string(), v.regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.+-]+/)),
});
const bom = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.5'),
  serialNumber: v.pipe(v.string(), v.regex(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
  version: v.number(),
  metadata: v.looseObject({ timestamp: v.pipe(v.string(), v.isoTimestamp()), component }),
  components: v.array(component),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

function readSbom(...workspace: string[]) {
  const json = execFileSync('npm', ['run', '--silent', 'sbom', '--', ...workspace], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { metadata, components, dependencies } = v.parse(bom, JSON.parse(json));
  const isTool = ({ properties }: v.InferOutput<typeof component>) =>
    properties.some(({ name }) => name === 'cdx:npm:package:development');
  const namesOf = (found: typeof components) => found.map(({ purl }) => decodeURIComponent(purl));
  return {
    refs: new Set([metadata.component, ...components].map((one) => one['bom-ref'])),
    dependencies,
    tools: namesOf(components.filter(isTool)),
    others: namesOf(components.filter((one) => !isTool(one))),
  };
}

/** A package with the version that is installed. */
const installed = (name: string) => `pkg:npm/${name}@${lock.packages[`node_modules/${name}`]?.version}`;

it('the SBOM of the shop names every package that runs, and marks tools as such', () => {
  const { refs, dependencies, tools, others } = readSbom();
  for (const name of ['fastify', 'pg', 'firebase', 'react', 'valibot']) expect(others).toContain(installed(name));
  for (const name of ['vitest', 'playwright', 'storybook']) expect(tools).toContain(installed(name));
  for (const { ref, dependsOn } of dependencies) for (const used of [ref, ...dependsOn]) expect(refs).toContain(used);
});

it('the SBOM of a package names what it brings with it', () => {
  const { others } = readSbom('-w', '@dealerkit/ui');
  expect(others).toContain(installed('radix-ui'));
  expect(others).not.toContain(installed('fastify'));
});
