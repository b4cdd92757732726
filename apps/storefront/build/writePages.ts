import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstSight } from '../src/prerender.tsx';
import { readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

interface Folders {
  /** The built shop. */
  dist: string;
  /** Where the built `prerender.tsx` lies. */
  drawing: string;
}

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

const compose = (template: string, css: string, manifest: Manifest, sight: FirstSight): string => {
  const { title, markup, path, module, reads } = sight;
  const hints = [
    ...hintAtPicture(markup),
    ...[...new Set(css.match(firstFonts))].map((font) =>
      preload(`as="font" type="font/woff2" href="${font}" crossorigin`),
    ),
    ...(module === undefined ? [] : manifest.scriptsOf(module)).map(
      (script) => `<link rel="modulepreload" href="${script}" crossorigin>`,
    ),
    ...reads.map((address) => preload(`as="fetch" href="${address}" crossorigin`)),
  ];
  // Replaced by functions, since a "$" in markup or styles would otherwise be taken for an instruction.
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `${hints.join('\n    ')}\n    <style>${css}</style>`)
    .replace('<div id="root">', () => `<div id="root"${path === undefined ? '' : ` data-page="${path}"`}>${markup}`);
};

/** Writes every page that can be drawn before it is asked for, with its styles inside and what it needs first named first. */
export const writePages = async ({ dist, drawing }: Folders): Promise<void> => {
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = await readManifest(dist);
  const css = (await Promise.all(manifest.sheets.map((sheet) => readFile(join(dist, sheet), 'utf8')))).join('');
  const { drawAll } = (await import(pathToFileURL(join(drawing, 'prerender.js')).href)) as {
    drawAll: () => Promise<FirstSight[]>;
  };
  for (const sight of await drawAll()) {
    const file = join(dist, sight.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, compose(template, css, manifest, sight));
  }
  // Only the build needs them: every page holds its styles.
  await rm(join(dist, '.vite'), { recursive: true });
  await Promise.all(manifest.sheets.map((sheet) => rm(join(dist, sheet))));
};
