import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Bytes. A smaller response fits into one packet without compression. */
const minimumSize = 1024;

/** Writes a `.br` and a `.gz` copy of every text file of a built site, which the backend serves in its place. */
export async function compressFiles(folder: string): Promise<void> {
  const names = globSync('**/*.{html,js,css,svg,ico,txt,webmanifest}', { cwd: folder });
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length < minimumSize) return;
      const hints = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      await writeFile(`${file}.br`, await brotliOf(content, hints));
      await writeFile(`${file}.gz`, await gzipOf(content, { level: 9 }));
    }),
  );
}
