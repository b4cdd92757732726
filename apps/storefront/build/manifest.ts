import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest as ViteManifest } from 'vite';
import { chunks as sharedChunks } from './chunks.ts';

/** What a module needs, as addresses in the built shop. */
export interface Needs {
  scripts: string[];
  sheets: string[];
}

/** What Vite has made of which module. */
export interface Manifest {
  /** What every page needs. */
  entry: Needs;
  /** What a module needs besides: nothing, where it lies in the first visit. */
  needsOf: (module: string) => Needs;
}

const entryModule = 'index.html';

/** Reads the manifest of a built shop. */
export const readManifest = async (dist: string): Promise<Manifest> => {
  const chunks = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;

  const collect = (module: string, found = new Set<string>()): Set<string> => {
    if (found.has(module)) return found;
    found.add(module);
    for (const needed of chunks[module]?.imports ?? []) collect(needed, found);
    return found;
  };
  const needs = (modules: Iterable<string>): Needs => {
    const made = [...modules].map((module) => chunks[module]).filter((chunk) => chunk !== undefined);
    return {
      scripts: made.map(({ file }) => `/${file}`),
      sheets: made.flatMap(({ css = [] }) => css.map((sheet) => `/${sheet}`)),
    };
  };

  /** Pages that share a file are known to Vite by the name of that file alone. */
  const keyOf = (module: string): string => {
    const shared = sharedChunks.find(({ test }) => test?.test(`apps/storefront/${module}`));
    return Object.keys(chunks).find((key) => shared && chunks[key]?.name === shared.name) ?? module;
  };

  const common = collect(entryModule);
  return {
    entry: needs(common),
    needsOf: (module) => needs([...collect(keyOf(module))].filter((needed) => !common.has(needed))),
  };
};
