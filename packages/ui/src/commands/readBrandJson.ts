import * as v from 'valibot';
import type { Brand } from '../theme/Brand.js';
import { BrandError } from '../theme/brand/BrandError.js';
import { brandFromTokens } from '../theme/brand/brandTokens.js';
import { defineBrand } from '../theme/brand/defineBrand.js';

const color = v.optional(v.string());
const strings = v.optional(v.record(v.string(), v.string()));
const mode = v.optional(v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])));

const seedsSchema = v.strictObject({
  accent: v.string(),
  background: color,
  brand: color,
  text: color,
  link: color,
  focus: color,
  success: color,
  warning: color,
  danger: color,
  font: v.optional(v.union([v.string(), v.record(v.string(), v.string())])),
  radius: v.optional(v.union([v.string(), v.record(v.string(), v.string())])),
  shadow: strings,
  image: strings,
  light: mode,
  dark: mode,
});

const readSeeds = (seeds: object) => {
  const result = v.safeParse(seedsSchema, seeds);
  if (result.success) return defineBrand(result.output);
  const [issue] = result.issues;
  throw new BrandError(`the seed ${v.getDotPath(issue) ?? ''} is wrong: ${issue.message}.`);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrandError(`the file is not valid JSON: ${(error as SyntaxError).message}.`);
  }
};

/** Reads a brand from design tokens, or derives it from seeds: an object with an `accent`. */
export const readBrandJson = (text: string): { name: string; brand: Brand } => {
  const json = parseJson(text);
  const isSeeds = v.is(v.object({ accent: v.string() }), json);
  return isSeeds ? { name: '', brand: readSeeds(json) } : brandFromTokens(json);
};
