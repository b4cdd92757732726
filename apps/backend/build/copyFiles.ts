import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import parts from '../src/demo/parts.json' with { type: 'json' };

const folder = join(import.meta.dirname, '..');
const photos = join(folder, '../storefront/public/photos');

/** Copies a file into the build. */
function copy(from: string, to: string): void {
  const file = join(folder, 'dist', to);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(from, file);
}

// The compiler writes only modules.
for (const schema of globSync('store/engines/*/schema.sql', { cwd: join(folder, 'src') }))
  copy(join(folder, 'src', schema), schema);

// The pictures that the parts of the demo name; the shop of the repository has more sizes of them.
for (const { image } of parts) copy(join(photos, `${image}-800.jpg`), `demo/photos/${image}-800.jpg`);
