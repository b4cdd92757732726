import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of a site's pages, with `:id` for a part of a path that differs. */
export interface SitePages {
  /** Those that search engines list. */
  listed: readonly string[];
  /** All of them. */
  all: readonly string[];
}

const pagesFile = '/.pages.json';

/** Writes the paths of a built site into its folder. */
export const writePages = (folder: string, pages: SitePages): Promise<void> =>
  writeFile(join(folder, pagesFile), JSON.stringify(pages));

/** Reads the paths of a built site, and takes their file off the files that are served; undefined where the site does not name them. */
export function takePages(root: string, files: Set<string>): SitePages | undefined {
  if (!files.delete(pagesFile)) return undefined;
  return JSON.parse(readFileSync(join(root, pagesFile), 'utf8')) as SitePages;
}
