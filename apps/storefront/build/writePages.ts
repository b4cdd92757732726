import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import type { Rolldown } from 'vite';
import type { otherLanguages, PrerenderedPage } from './prerender.tsx';

/** Hides the prerendered page while the script in `index.html` waits for another language. */
const hideWhileWaiting = '[data-waiting] body{visibility:hidden}';

/** URLs of the files that a page loads. */
interface Files {
  scripts: string[];
  stylesheets: string[];
}

interface Chunks {
  /** The files of every page. */
  entry: Files;
  /** The files that modules add to them; none for a module of the first visit. */
  filesOf: (modules: readonly string[]) => Files;
}

/** The text of every style sheet by its URL. */
type Styles = ReadonlyMap<string, string>;

/** Finds chunks by the modules in them: a manifest of Vite lists no module that is in a shared chunk. */
const readChunks = (root: string, { output }: Rolldown.RolldownOutput): Chunks => {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));

  const chunkOf = (module: string): string => {
    const id = resolve(root, module);
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`The build has no chunk with ${module}. Correct its path in build/prerender.tsx.`);
    return chunk.fileName;
  };
  const collect = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) collect(imported, found);
    return found;
  };
  const filesOf = (files: string[]): Files => {
    const stylesheets = files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
    return { scripts: files.map((file) => `/${file}`), stylesheets: stylesheets.map((file) => `/${file}`) };
  };

  const entry = collect(chunkOf('index.html'));
  return {
    entry: filesOf([...entry]),
    filesOf: (modules) => {
      const found = new Set<string>();
      for (const module of modules) collect(chunkOf(module), found);
      return filesOf([...found].filter((file) => !entry.has(file)));
    },
  };
};

const readStyles = (dist: string): Styles =>
  new Map(globSync('assets/*.css', { cwd: dist }).map((file) => [`/${file}`, readFileSync(join(dist, file), 'utf8')]));

/** The fonts of the top of every page. */
const firstFonts = /\/assets\/(?:public-sans|barlow-condensed)-[\w-]+\.woff2/g;

/**
 * Loads and starts the application after the first frame, so that no script competes with what the frame shows. A page in the
 * background has no frame, and a browser can lack the entry for it. The files are not in the script, whose hash in the content security policy is therefore the same for every build.
 */
const startScript = minifySync(
  'inline.js',
  `const start = () => {
    const add = (name, attributes) =>
      document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', ...attributes }));
    const files = document.getElementById('root').dataset.scripts.split(' ');
    for (const href of files) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: files[0] });
  };
  const onPaint = (entries, observer) => {
    if (!entries.getEntriesByName('first-contentful-paint').length) return;
    observer.disconnect();
    start();
  };
  const hasPaint = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint');
  if (!hasPaint || document.hidden || 'waiting' in document.documentElement.dataset) start();
  else new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });`,
).code.trim();

const preload = (attributes: string) => `<link rel="preload" ${attributes}>`;

/** Preloads the picture that a page marks with a high priority. */
const preloadPicture = (markup: string): string[] => {
  const picture = markup.split('<picture').find((piece) => /^(?:(?!<\/picture>)[^])*fetchpriority="high"/i.test(piece));
  const [, source = ''] = /<source([^>]*type="image\/avif"[^>]*)>/i.exec(picture ?? '') ?? [];
  const valueOf = (attribute: string) => new RegExp(`${attribute}="([^"]*)"`, 'i').exec(source)?.[1];
  const [srcSet, sizes] = [valueOf('srcset'), valueOf('sizes')];
  if (srcSet === undefined || sizes === undefined) return [];
  return [preload(`as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high"`)];
};

/** What the script in `index.html` needs of each language: its locale, and the files to preload. */
const describeLanguages = (languages: typeof otherLanguages, { filesOf }: Chunks, styles: Styles): string => {
  const fonts = [...styles.values()].join('').match(/\/assets\/[\w-]+\.woff2/g) ?? [];
  const described = languages.map(({ code, locale, font, modules }) => {
    const fontFile = font && fonts.find((file) => file.startsWith(`/assets/${font}-`));
    const files = [...filesOf(modules).scripts, ...(fontFile ? [fontFile] : [])];
    return [code, { locale, files }] as const;
  });
  return JSON.stringify(Object.fromEntries(described));
};

const writePage = (template: string, chunks: Chunks, styles: Styles, page: PrerenderedPage): string => {
  const { title, markup, path, modules, callModules = [], reads = [] } = page;
  const own = chunks.filesOf(modules);
  const css = [...chunks.entry.stylesheets, ...own.stylesheets].map((file) => styles.get(file)).join('');
  const head = [
    ...preloadPicture(markup),
    ...new Set(css.match(firstFonts)?.map((font) => preload(`as="font" type="font/woff2" href="${font}" crossorigin`))),
    ...reads.map((url) => preload(`as="fetch" href="${url}" crossorigin`)),
    ...chunks
      .filesOf(callModules)
      .scripts.map((url) => `<link rel="modulepreload" href="${url}" crossorigin fetchpriority="low">`),
    `<style>${css}${hideWhileWaiting}</style>`,
    // The styles are inlined. A disabled link keeps the script of the page from loading the file again, and its media query the browser.
    ...[...chunks.entry.stylesheets, ...own.stylesheets].map(
      (file) => `<link rel="stylesheet" href="${file}" media="not all" disabled>`,
    ),
  ];
  const scripts = [...chunks.entry.scripts, ...own.scripts].join(' ');
  const root = `<div id="root" data-scripts="${scripts}"${path === undefined ? '' : ` data-page="${path}"`}>`;
  // Replaced by functions, because a "$" in a replacement string has a meaning.
  return template
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<script type="module"[^>]*>/, () => `<script type="module">${startScript}`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => head.join('\n    '))
    .replace('<div id="root">', () => root + markup);
};

/** Minifies the inline script, as Vite does with all others. */
const minifyScript = (template: string): string =>
  template.replace(/(?<=<script>)[^]*?(?=<\/script>)/, (script) => minifySync('inline.js', script).code.trim());

/**
 * Writes every page that is the same for all users into the built shop, with its styles inlined and its files preloaded. `prerender`
 * is the folder of the built `prerender.tsx`.
 */
export const writePages = async (
  { root, dist, prerender }: { root: string; dist: string; prerender: string },
  built: Rolldown.RolldownOutput,
): Promise<void> => {
  const entry = pathToFileURL(join(prerender, 'prerender.js')).href;
  const prerendered = (await import(entry)) as typeof import('./prerender.tsx');
  const chunks = readChunks(root, built);
  const styles = readStyles(dist);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const languages = describeLanguages(prerendered.otherLanguages, chunks, styles);
  const template = minifyScript(html).replace(
    '<html',
    // The backend describes the prices of parts in the currency.
    () => `<html data-currency="${prerendered.currency}" data-languages='${languages}'`,
  );
  for (const page of await prerendered.prerenderPages()) {
    const file = join(dist, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, writePage(template, chunks, styles, page));
  }
};
