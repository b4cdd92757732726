import { readFile, writeFile } from 'node:fs/promises';
import { exportsFor } from './components.js';

/** Keeps the `exports` of package.json as the folders ask for them; touches the file only if they changed. */
export const updateExports = async () => {
  const before = await readFile('package.json', 'utf8');
  const manifest: object = JSON.parse(before);
  const after = `${JSON.stringify({ ...manifest, exports: exportsFor('src') }, undefined, 2)}\n`;
  if (JSON.stringify(JSON.parse(before)) !== JSON.stringify(JSON.parse(after))) await writeFile('package.json', after);
};
