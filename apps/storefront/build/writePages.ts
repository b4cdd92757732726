import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import type { Manifest as ViteManifest } from 'vite';
import type { FirstSight } from '../src/prerender.tsx';

/** English words that wait for others to take their place. */
const keptBack = '[data-waiting] body{visibility:hidden}';

interface Folders {
  /** The built shop. */
  dist: string;
  /** Where the built `prerender.tsx` lies. */
  drawing: string;
}

/** URLs of the files that a page loads. */
interface Files {
  scripts: string[];
  stylesheets: string[];
}

interface Manifest {
  /** The files of every page. */
  entry: Files;
  /** The files that a module adds to them; none for a module of the first visit. */
  filesOf: (module: string) => Files;
}

const readManifest = async (dist: string): Promise<Manifest> => {
  const chunks = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;

  const collect = (module: string, found = new Set<string>()): Set<string> => {
    if (found.has(module) || !chunks[module]) return found;
    found.add(module);
    for (const imported of chunks[module].imports ?? []) collect(imported, found);
    return found;
  };
  const filesOf = (modules: Iterable<string>): Files => {
    const found = [...modules].map((module) => chunks[module]).filter((chunk) => chunk !== undefined);
    return {
      scripts: found.map(({ file }) => `/${file}`),
      stylesheets: found.flatMap(({ css = [] }) => css.map((stylesheet) => `/${stylesheet}`)),
    };
  };

  const shared = collect('index.html');
  return {
    entry: filesOf(shared),
    filesOf: (module) => filesOf([...collect(module)].filter((imported) => !shared.has(imported))),
  };
};

/** The text of every style sheet by its address. */
type Styles = ReadonlyMap<string, string>;

/** Fonts that the first screen of every page is set in. */
const firstFonts = /\/assets\/(?:public-sans|barlow-condensed)-[\w-]+\.woff2/g;

const preload = (attributes: string) => `<link rel="preload" ${attributes}>`;

/** Has the picture that a page marks as its first sight fetched before the browser has read that far. */
const hintAtPicture = (markup: string): string[] => {
  const picture = markup.split('<picture').find((piece) => /^(?:(?!<\/picture>)[^])*fetchpriority="high"/i.test(piece));
  const [, source = ''] = /<source([^>]*type="image\/avif"[^>]*)>/i.exec(picture ?? '') ?? [];
  const valueOf = (attribute: string) => new RegExp(`${attribute}="([^"]*)"`, 'i').exec(source)?.[1];
  const [srcSet, sizes] = [valueOf('srcset'), valueOf('sizes')];
  if (srcSet === undefined || sizes === undefined) return [];
  return [preload(`as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high"`)];
};

const readStyles = async (dist: string): Promise<Styles> => {
  const sheets = globSync('assets/*.css', { cwd: dist });
  return new Map(
    await Promise.all(
      sheets.map(async (sheet): Promise<[string, string]> => [`/${sheet}`, await readFile(join(dist, sheet), 'utf8')]),
    ),
  );
};

/** The script and the font of the other language, for the visitor who has chosen it. */
const banglaFiles = ({ filesOf }: Manifest, styles: Styles): string => {
  const fonts = [...styles.values()].join('').match(/\/assets\/anek-bangla-[\w-]+\.woff2/g) ?? [];
  return [...filesOf('src/content/bangla.ts').scripts, ...new Set(fonts)].join(' ');
};

const compose = (template: string, manifest: Manifest, styles: Styles, sight: FirstSight): string => {
  const { entry, filesOf } = manifest;
  const { title, markup, path, module, reads } = sight;
  const own = module === undefined ? { scripts: [], stylesheets: [] } : filesOf(module);
  const css = [...entry.stylesheets, ...own.stylesheets].map((sheet) => styles.get(sheet)).join('');
  const head = [
    ...hintAtPicture(markup),
    ...new Set(css.match(firstFonts)?.map((font) => preload(`as="font" type="font/woff2" href="${font}" crossorigin`))),
    ...own.scripts.map((script) => `<link rel="modulepreload" href="${script}" crossorigin>`),
    ...reads.map((address) => preload(`as="fetch" href="${address}" crossorigin`)),
    `<style>${css}${keptBack}</style>`,
    // Its styles are in the page already: named so that the page's script does not fetch them, disabled so that nobody does.
    ...own.stylesheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
  ];
  // Replaced by functions, since a "$" in markup or styles would otherwise be taken for an instruction.
  return template
    .replace('<html', () => `<html data-bangla="${banglaFiles(manifest, styles)}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => head.join('\n    '))
    .replace('<div id="root">', () => `<div id="root"${path === undefined ? '' : ` data-page="${path}"`}>${markup}`);
};

/** The script that runs before the first paint, as small as the others. */
const shortened = (template: string): string =>
  template.replace(/(?<=<script>)[^]*?(?=<\/script>)/, (script) => minifySync('first.js', script).code.trim());

/** Writes every page that can be drawn before it is asked for, with its styles inside and what it needs first named first. */
export const writePages = async ({ dist, drawing }: Folders): Promise<void> => {
  const template = shortened(await readFile(join(dist, 'index.html'), 'utf8'));
  const manifest = await readManifest(dist);
  const { drawAll } = (await import(pathToFileURL(join(drawing, 'prerender.js')).href)) as {
    drawAll: () => Promise<FirstSight[]>;
  };
  const styles = await readStyles(dist);
  for (const sight of await drawAll()) {
    const file = join(dist, sight.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, compose(template, manifest, styles, sight));
  }
  // Known to the build alone: which module became which file, and the sheet that every page has inside.
  await rm(join(dist, '.vite'), { recursive: true });
  for (const sheet of manifest.entry.stylesheets) await rm(join(dist, sheet));
};
