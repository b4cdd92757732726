import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync } from 'vite';
import type { Rolldown } from 'vite';
import type { Assets, PageFiles } from '../src/document/assets.js';
import type { inlineScripts, languages, pages } from '../src/document/renderer.js';
import { styleRules } from './styleRules.ts';

/** What the built renderer says about the pages. */
export interface PageModules {
  inlineScripts: typeof inlineScripts;
  languages: typeof languages;
  pages: typeof pages;
}

/** The fonts of the top of every page. */
const firstFonts = ['public-sans', 'barlow-condensed'];

/** Hides a rendered page while its first script waits for another language, and marks what was pressed before the page is interactive. */
const ownStyles = '[data-waiting] body{visibility:hidden}[data-pending]{cursor:progress;opacity:.6}';

/** Finds files by the modules in them: a manifest of Vite lists no module that is in a shared chunk. */
const createFileFinder = (root: string, { output }: Rolldown.RolldownOutput) => {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

  const chunkOf = (module: string): string => {
    const id = resolve(root, module);
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`The build has no chunk with ${module}. Correct its path in src/document/pages.ts.`);
    return chunk.fileName;
  };
  const collect = (file: string, found: Set<string>): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) collect(imported, found);
  };
  /** The files of these modules and of all that they import, in this order. */
  return (modules: readonly string[]) => {
    const found = new Set<string>();
    for (const module of modules) collect(chunkOf(module), found);
    const styleSheets = new Set([...found].flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]));
    return {
      scripts: Array.from(found, (file) => `/${file}`),
      styleSheets: Array.from(styleSheets, (file) => `/${file}`),
    };
  };
};

/** Describes the built files for the documents. */
export const describeAssets = (
  root: string,
  dist: string,
  built: Rolldown.RolldownOutput,
  modules: PageModules,
): Assets => {
  const filesOf = createFileFinder(root, built);
  const entry = 'src/main.tsx';
  const entryScripts = new Set(filesOf([entry]).scripts);
  const fontFiles = globSync('assets/*.woff2', { cwd: dist }).toSorted();
  const fontsOf = (names: readonly string[]) =>
    fontFiles.filter((file) => names.some((name) => file.startsWith(`assets/${name}-`))).map((file) => `/${file}`);

  const describePage = (page: PageModules['pages'][number]): PageFiles => {
    const { scripts, styleSheets } = filesOf([entry, ...page.modules]);
    const styles = styleSheets.map((file) => readFileSync(join(dist, file), 'utf8'));
    return { scripts, styleSheets, styles: styleRules(styles.join('') + ownStyles) };
  };
  const describeLanguage = ([code, language]: [string, { locale: string; font?: string; loadContent?: unknown }]) => {
    const { locale, font, loadContent } = language;
    const sources = [`src/content/${code}/${code}.ts`, `../../packages/ui/dist/texts/${code}.js`];
    const { scripts } = loadContent ? filesOf(sources) : { scripts: [] };
    const files = [...scripts.filter((script) => !entryScripts.has(script)), ...fontsOf(font ? [font] : [])];
    return [code, { locale, files }] as const;
  };
  const minify = (script: string) => minifySync('inline.js', script).code.trim();

  return {
    pages: Object.fromEntries(modules.pages.map((page) => [page.file, describePage(page)])),
    languages: Object.fromEntries(Object.entries(modules.languages).map(describeLanguage)),
    fonts: fontsOf(firstFonts),
    inlineScripts: {
      first: minify(modules.inlineScripts.first),
      start: minify(modules.inlineScripts.start),
    },
  };
};
