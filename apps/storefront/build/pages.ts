import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import type { Assets } from '../src/document/assets.js';
import { describeAssets } from './assets.ts';

/**
 * Writes every page that is the same for all users into the built shop, and the hashes of its inline scripts and styles for the content
 * security policy. `server` is the folder of the built renderer, which gets the description of the files. Returns that description.
 */
export const writePages = async (
  { root, dist, server }: { root: string; dist: string; server: string },
  built: Rolldown.RolldownOutput,
): Promise<Assets> => {
  const entry = pathToFileURL(join(server, 'renderer.js')).href;
  const renderer = (await import(entry)) as typeof import('../src/document/renderer.js');
  const assets = describeAssets(root, dist, built, renderer);
  await writeFile(join(server, 'assets.json'), JSON.stringify(assets));
  const { renderFile } = renderer.createRenderer(assets);
  const scripts = await Promise.all(Object.values(assets.inlineScripts).map(renderer.inlineHash));
  const hashes: Record<string, { scripts: string[]; styles: string[] }> = {};
  for (const page of renderer.pages) {
    const file = join(dist, page.file);
    await mkdir(dirname(file), { recursive: true });
    const { html, styleHash } = await renderFile(page);
    await writeFile(file, html);
    hashes[page.file] = { scripts, styles: [styleHash] };
  }
  await writeFile(join(dist, '.hashes.json'), JSON.stringify(hashes));
  return assets;
};
