import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, Fragment } from 'react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ComponentManifest } from 'storybook/internal/toolsets-docs';

const root = join(import.meta.dirname, '../../..');

/** Each example as a file of a site, by the id of its story. */
const filesOf = ({ import: imports = '', stories = [] }: ComponentManifest) =>
  stories.flatMap(({ id, snippet }) => {
    if (snippet === undefined) return [];
    // The example is the last declaration, after those that it needs.
    const [, name = ''] = [...snippet.matchAll(/^const (\w+) = \(\) =>/gm)].at(-1) ?? [];
    return [{ id, text: `${imports}\n\n${snippet}\n\nexport default ${name};\n` }];
  });

/** Compiles the examples in a site with stricter settings than ours, and renders each; returns their number. */
export async function checkExamples(components: readonly ComponentManifest[]): Promise<number> {
  const files = components.flatMap(filesOf);
  const site = mkdtempSync(join(tmpdir(), 'dealer-examples-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
    mkdirSync(join(site, 'src'));
    for (const { id, text } of files) writeFileSync(join(site, `src/${id}.tsx`), text);
    const compilerOptions = { skipLibCheck: true, noEmit: false, rootDir: 'src', outDir: 'built' };
    const settings = { extends: join(root, 'packages/ui/type-tests/tsconfig.json'), compilerOptions, include: ['src'] };
    writeFileSync(join(site, 'tsconfig.json'), JSON.stringify(settings));
    writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
    const tsc = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', site, '--pretty', 'false'], { encoding: 'utf8' });
    if (tsc.status !== 0) throw new Error(`These examples do not compile:\n${tsc.stdout}`);
    const load = async (file: string) => (await import(pathToFileURL(file).href)) as Record<string, ComponentType>;
    const { UiProvider = Fragment } = await load(join(root, 'packages/ui/dist/UiProvider.js'));
    for (const { id } of files) {
      const { default: Example = Fragment } = await load(join(site, `built/${id}.js`));
      try {
        renderToString(createElement(UiProvider, null, createElement(Example)));
      } catch (error) {
        throw new Error(`The example ${id} does not render.`, { cause: error });
      }
    }
    return files.length;
  } finally {
    rmSync(site, { recursive: true });
  }
}
