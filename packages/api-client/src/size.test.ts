// @vitest-environment node
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the client with all calls, response validation and error classification is at most 4.4 KiB gzipped', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createClient, HttpError, NetworkError, AnswerError, classifyError } from './index.js'`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).byteLength).toBeLessThanOrEqual(4.4 * 1024);
});
