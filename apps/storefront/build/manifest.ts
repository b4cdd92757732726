import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest as ViteManifest } from 'vite';

/** What Vite has made of which module. */
export interface Manifest {
  /** Every style sheet, relative to the built shop. */
  sheets: string[];
  /** Addresses of the scripts that a module needs and the entry does not bring already. */
  scriptsOf: (module: string) => string[];
}

const entry = 'index.html';

/** Reads the manifest of a built shop. */
export const readManifest = async (dist: string): Promise<Manifest> => {
  const chunks = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const needs = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const needed of chunks[key]?.imports ?? []) needs(needed, seen);
    return seen;
  };
  const broughtByEntry = needs(entry);
  return {
    sheets: [...new Set(Object.values(chunks).flatMap(({ css = [] }) => css))],
    scriptsOf: (module) =>
      [...needs(module)].filter((key) => !broughtByEntry.has(key)).flatMap((key) => `/${chunks[key]?.file}`),
  };
};
