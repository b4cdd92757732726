import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Below this many bytes an answer fits one packet either way. */
const worthIt = 1024;

/** Lays a `.br` and a `.gz` beside every text file of a folder, so that nothing is compressed while somebody waits. */
export const compress = async (folder: string): Promise<void> => {
  const texts = globSync('**/*.{html,js,css,svg,ico,txt,webmanifest}', { cwd: folder });
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length < worthIt) return;
      const hints = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
      await writeFile(`${file}.br`, await brotliOf(content, hints));
      await writeFile(`${file}.gz`, await gzipOf(content, { level: 9 }));
    }),
  );
};
