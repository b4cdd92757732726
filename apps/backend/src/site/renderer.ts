import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Part } from '@dealerkit/domain/entities';

/** The module that the storefront's build writes for this server. */
export interface Renderer {
  homeLimits: { parts: number; reviews: number };
  renderHome: (page: string, answers: { parts: unknown; reviews: unknown }) => Promise<string>;
  renderPart: (page: string, part: Part) => Promise<string>;
}

/** Loads the renderer of the pages in a folder from the folder beside it; undefined if that is missing. */
export async function loadRenderer(folder: string): Promise<Renderer | undefined> {
  const file = `${folder}-server/prerender.js`;
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : undefined;
}
