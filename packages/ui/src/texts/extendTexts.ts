import type { Texts } from './en.js';

/** Some of the texts of a catalogue, with the same keys and functions. */
export type SomeTexts<Catalogue = Texts> = {
  readonly [Key in keyof Catalogue]?: Catalogue[Key] extends string | ((...values: never[]) => string)
    ? Catalogue[Key] | undefined
    : SomeTexts<Catalogue[Key]> | undefined;
};

const extend = <Catalogue extends object>(catalogue: Catalogue, own: SomeTexts<Catalogue>): Catalogue => {
  const entries = Object.entries(catalogue) as [keyof Catalogue, unknown][];
  const extended = entries.map(([key, text]) => {
    const ownText = own[key] ?? text;
    return [key, typeof text === 'object' && text !== null ? extend(text, ownText as object) : ownText];
  });
  return Object.fromEntries(extended) as Catalogue;
};

/** Returns a catalogue with some texts of your own, and all others as they are in `texts`. */
export const extendTexts = (texts: Texts, own: SomeTexts): Texts => extend(texts, own);
