import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { exportsFor } from './components.js';

/** Updates the `exports` of package.json if they do not match the folders. */
export const updateExports = async () => {
  const before = await readFile('package.json', 'utf8');
  const manifest = JSON.parse(before) as { exports: unknown };
  const exports = exportsFor('src');
  if (isDeepStrictEqual(manifest.exports, exports)) return;
  const block = JSON.stringify({ exports }, undefined, 2).slice('{\n'.length, -'\n}'.length);
  await writeFile(
    'package.json',
    before.replace(/^ {2}"exports": \{[^]*?^ {2}\}/m, () => block),
  );
};
