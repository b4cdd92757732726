import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How a page with the responses of its calls is rendered. */
interface PageRequest {
  language: string;
  /** The origin of the shop, if it is known. */
  origin: string | undefined;
  /** Makes a call of the page. */
  makeCall: (name: string, input: object) => Promise<{ body: unknown; headers: Record<string, string> }>;
}

/** What the storefront's build writes for this server. */
export interface Renderer {
  /** The first language of the shop among tags such as `bn-BD`, else its first one. */
  languageOf: (tags: readonly string[]) => string;
  /** Returns a function that renders the page at a decoded path; undefined for a page of the build. */
  rendererAt: (
    path: string,
    search: string,
  ) => ((request: PageRequest) => Promise<{ html: string; styleHash: string }>) | undefined;
}

/** Loads the renderer of the pages in a folder from the folder beside it; undefined if that is missing. */
export async function loadRenderer(folder: string): Promise<Renderer | undefined> {
  const file = join(`${folder}-server`, 'renderer.js');
  if (!existsSync(file)) return undefined;
  const { createRenderer } = (await import(pathToFileURL(file).href)) as {
    createRenderer: (assets: unknown) => Renderer;
  };
  return createRenderer(JSON.parse(readFileSync(join(`${folder}-server`, 'assets.json'), 'utf8')));
}
