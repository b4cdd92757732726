import { mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { compress } from './compress.ts';
import { reasonAgainst } from './firebaseEnvironment.ts';
import { writePages } from './writePages.ts';

/**
 * Builds the shop into `dist`, or into the folder that it is given: scripts and styles, then every public page as it first appears, then
 * smaller copies of them all.
 */
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, process.argv[2] ?? 'dist');
// What is built is what goes out: React's production half, whatever a shell or a test runner around it says.
process.env['NODE_ENV'] = 'production';

const reason = reasonAgainst(process.env);
if (reason === undefined) {
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  // Inside node_modules, where the drawing script finds the same React as everybody else.
  const drawing = await mkdtemp(resolve(root, 'node_modules/.prerender-'));
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: drawing, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  await writePages({ dist, drawing });
  await rm(drawing, { recursive: true });
  await compress(dist);
} else {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
