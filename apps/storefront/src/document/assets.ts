import type { inlineScripts } from './inlineScripts.js';
import type { StyleRule } from './usedStyles.js';

/** The id of the element in which a document has the responses of its calls, as JSON by SWR's keys. */
export const RESPONSES_ID = 'responses';

/** The files of one page. */
export interface PageFiles {
  /** URLs of its scripts; the first one starts the application. */
  scripts: readonly string[];
  /** URLs of its style sheets. */
  styleSheets: readonly string[];
  /** The rules of its style sheets, of which a document contains those that its markup uses. */
  styles: readonly StyleRule[];
}

/** What the documents need of the built files. */
export interface Assets {
  /** The files of each page by its name in `pages.tsx`. */
  pages: Readonly<Record<string, PageFiles>>;
  /** URLs of the scripts and fonts of each language. */
  languages: Readonly<Record<string, { locale: string; files: readonly string[] }>>;
  /** URLs of the fonts of the top of every page. */
  fonts: readonly string[];
  /** The minified inline scripts. */
  inlineScripts: Readonly<typeof inlineScripts>;
}
