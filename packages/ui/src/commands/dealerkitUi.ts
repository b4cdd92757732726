#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { en } from '../texts/en.js';
import { BrandError } from '../theme/brand/BrandError.js';
import { checkBrand } from '../theme/brand/checkBrand.js';
import { contrastPairs } from '../theme/brand/contrast.js';
import { dangerWarnings } from '../theme/brand/dangerWarnings.js';
import { formatPair } from '../theme/brand/formatPair.js';
import { checkLanguage } from './checkLanguage.js';
import { languageFile, readComments } from './languageFile.js';
import { readBrandCss } from './readBrandCss.js';
import { readBrandJson } from './readBrandJson.js';

const usage = `Usage:
  npx @dealerkit/ui check-brand brand.css    also brand.json with design tokens or seeds
  npx @dealerkit/ui color-pictures brand.css gives the elements of public/*.svg with class="brand-accent" the accent of the brand
  npx @dealerkit/ui language fr-FR.ts        writes a file with all texts, to translate into the language of its name
  npx @dealerkit/ui check-language fr-FR.ts  shows what is missing, not translated or no longer used`;

const print = (line: string) => process.stdout.write(`${line}\n`);

class UsageError extends Error {}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BrandError(
      `the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}); check its path.`,
    );
  }
};

const checkFile = (file: string): boolean => {
  const text = read(file);
  const brands = file.endsWith('.json') ? [readBrandJson(text)] : readBrandCss(text);
  const failing = brands.flatMap(({ name, brand }) =>
    checkBrand(brand).map((pair) => (brands.length > 1 ? `${name}, ` : '') + formatPair(pair)),
  );
  for (const line of failing) print(line);
  // A warning does not change the exit code.
  for (const { brand } of brands) for (const line of dangerWarnings(brand)) print(line);
  if (failing.length > 0) return false;
  const subject = brands.map(({ name }) => name || basename(file)).join(', ');
  print(`${subject}: all ${contrastPairs.length} pairs of colors pass in light and dark mode.`);
  return true;
};

/** Fills the marked elements of the pictures of a site, which are files of their own and cannot read its stylesheet. */
const colorPictures = (file: string): boolean => {
  const [first] = readBrandCss(read(file));
  if (first === undefined) throw new UsageError('it has no brand.');
  const accent = first.brand.light.accent.surface;
  const names = existsSync('public') ? readdirSync('public').filter((name) => name.endsWith('.svg')) : [];
  for (const picture of names.map((name) => `public/${name}`)) {
    const svg = read(picture);
    const colored = svg.replaceAll(/(?<= class="brand-accent" fill=")[^"]*/g, accent);
    if (colored === svg) continue;
    writeFileSync(picture, colored);
    print(`${picture} has the accent ${accent}.`);
  }
  return true;
};

/** Writes the catalogue of a language to translate. */
const writeLanguage = (file: string): boolean => {
  const code = basename(file, '.ts');
  if (!/^[a-z]{2,3}(-\w+)*$/.test(code) || !file.endsWith('.ts'))
    throw new UsageError('name the file after its language and country, for example fr-FR.ts.');
  if (existsSync(file)) throw new UsageError('the file exists; check-language shows what is left to do in it.');
  const folder = join(import.meta.dirname, '../texts/en');
  const comments = readComments(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  writeFileSync(
    file,
    languageFile(code, en, (path) => comments.get(path)),
  );
  print(`${file} has all texts in English. Translate them, and pass them to UiProvider.`);
  return true;
};

/** Prints what is left to do in the catalogue of a language. */
const checkLanguageFile = async (file: string): Promise<boolean> => {
  const { texts } = (await import(pathToFileURL(resolve(file)).href)) as { texts?: object };
  if (texts === undefined) throw new UsageError('it has no export with the name texts.');
  const lines = checkLanguage(en, texts);
  for (const line of lines) print(line);
  print(lines.length === 0 ? `${file}: all texts are translated.` : `${file}: ${lines.length} to do.`);
  return lines.length === 0;
};

const commands: Readonly<Record<string, (file: string) => boolean | Promise<boolean>>> = {
  'check-brand': checkFile,
  'color-pictures': colorPictures,
  language: writeLanguage,
  'check-language': checkLanguageFile,
};

/** Returns the exit code: 0 if all is well, 1 if a check fails, 2 if the command is not possible. */
const main = async ([name = '', file, ...others]: readonly string[]): Promise<number> => {
  const command = commands[name];
  if (command === undefined || file === undefined || others.length > 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  try {
    return (await command(file)) ? 0 : 1;
  } catch (error) {
    const isSyntaxError = error instanceof Error && error.name === 'CssSyntaxError';
    const isUnreadable = error instanceof SyntaxError || (error instanceof Error && 'code' in error);
    if (!(error instanceof BrandError || error instanceof UsageError || isSyntaxError || isUnreadable)) throw error;
    process.stderr.write(
      `${file}: ${isSyntaxError ? `the file is not valid CSS: ${error.message}.` : error.message}\n`,
    );
    return 2;
  }
};

process.exitCode = await main(process.argv.slice(2));
