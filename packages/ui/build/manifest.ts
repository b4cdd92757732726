import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { exportsFor } from './components.js';

/** Keeps the `exports` of package.json as the folders ask for them; touches the file only if they changed. */
export const updateExports = async () => {
  const before = await readFile('package.json', 'utf8');
  const manifest = JSON.parse(before) as { exports: unknown };
  const exports = exportsFor('src');
  if (isDeepStrictEqual(manifest.exports, exports)) return;
  await writeFile('package.json', `${JSON.stringify({ ...manifest, exports }, undefined, 2)}\n`);
};
