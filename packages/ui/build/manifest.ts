import { readFile, writeFile } from 'node:fs/promises';
import { exportsFor } from './components.js';

/** Updates the `exports` of package.json. */
export const updateExports = async () => {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as object;
  await writeFile('package.json', `${JSON.stringify({ ...manifest, exports: exportsFor('src') }, undefined, 2)}\n`);
};
