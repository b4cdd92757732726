#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BrandError } from '../theme/brand/BrandError.js';
import { checkBrand } from '../theme/brand/checkBrand.js';
import { contrastPairs } from '../theme/brand/contrast.js';
import { dangerWarnings } from '../theme/brand/dangerWarnings.js';
import { formatPair } from '../theme/brand/formatPair.js';
import { readBrandCss } from './readBrandCss.js';
import { readBrandJson } from './readBrandJson.js';

const usage = 'Usage: npx @dealerkit/ui check-brand brand.css (or brand.json with design tokens or seeds)';

const print = (line: string) => process.stdout.write(`${line}\n`);

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

/** Returns the exit code: 0 if all pairs pass, 1 if one fails, 2 if the check is not possible. */
const main = ([command, file, ...others]: readonly string[]): number => {
  if (command !== 'check-brand' || file === undefined || others.length > 0) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  try {
    return checkFile(file) ? 0 : 1;
  } catch (error) {
    const isSyntaxError = error instanceof Error && error.name === 'CssSyntaxError';
    if (!(error instanceof BrandError || isSyntaxError)) throw error;
    process.stderr.write(
      `${file}: ${isSyntaxError ? `the file is not valid CSS: ${error.message}.` : error.message}\n`,
    );
    return 2;
  }
};

process.exitCode = main(process.argv.slice(2));
