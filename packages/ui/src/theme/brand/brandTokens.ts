import * as v from 'valibot';
import type { Brand } from '../Brand.js';
import { BrandError } from './BrandError.js';
import { surma } from '../brands/surma.js';
import { colorToken, dimensionToken, fontToken, shadowToken } from './tokenValues.js';

type TokenType = typeof colorToken;

const writeTree = (tree: object, type: TokenType): object =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]: [string, string | object]) => [
      name,
      typeof value === 'string' ? { $value: type.write(value) } : writeTree(value, type),
    ]),
  );

const writeGroup = (values: object, type: TokenType) => ({ $type: type.$type, ...writeTree(values, type) });

/** The schema of a group that has the tokens of an example. It ignores properties that it does not know. */
const groupLike = (example: object, type: TokenType): v.GenericSchema =>
  v.object(
    Object.fromEntries(
      Object.entries(example).map(([name, value]: [string, string | object]) => [
        name,
        typeof value === 'string'
          ? v.pipe(
              v.object({ $value: type.value }),
              v.transform(({ $value }) => $value),
            )
          : groupLike(value, type),
      ]),
    ),
  );

const modeSchema = v.pipe(
  v.object({ color: groupLike(surma.light, colorToken) }),
  v.transform(({ color }) => color),
);

const brandSchema = v.object({
  light: modeSchema,
  dark: modeSchema,
  font: groupLike(surma.font, fontToken),
  radius: groupLike(surma.radius, dimensionToken),
  shadow: groupLike(surma.shadow, shadowToken),
  image: groupLike(surma.image, colorToken),
});

/** Returns a brand as design tokens in the format 2025.10 of the Design Tokens Community Group, for design tools. */
export const brandToTokens = (name: string, { light, dark, font, radius, shadow, image }: Brand): object => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  [name]: {
    light: { color: writeGroup(light, colorToken) },
    dark: { color: writeGroup(dark, colorToken) },
    font: writeGroup(font, fontToken),
    radius: writeGroup(radius, dimensionToken),
    shadow: writeGroup(shadow, shadowToken),
    image: writeGroup(image, colorToken),
  },
});

/** Reads the design tokens of one brand, as `brandToTokens` writes them. Throws a `BrandError` that names the first wrong token. */
export const brandFromTokens = (tokens: unknown): { name: string; brand: Brand } => {
  const groups = v.safeParse(v.record(v.string(), v.unknown()), tokens);
  const [name, ...others] = Object.keys(groups.success ? groups.output : {}).filter((key) => !key.startsWith('$'));
  if (!groups.success || name === undefined || others.length > 0)
    throw new BrandError('design tokens of a brand have one group, which has the name of the brand.');
  const result = v.safeParse(brandSchema, groups.output[name]);
  if (!result.success) {
    const [issue] = result.issues;
    const path = v.getDotPath(issue);
    throw new BrandError(
      `the design token ${[name, path].filter(Boolean).join('.')} is wrong or missing: ${issue.message}.`,
    );
  }
  return { name, brand: result.output as Brand };
};
