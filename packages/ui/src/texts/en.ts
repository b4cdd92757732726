import { account } from './en/account.js';
import { shop } from './en/shop.js';

/**
 * The English catalogue. Texts of the specification are kept byte for byte, misspellings included;
 * `documented.test.ts` pins them. A dealer who wants other words hands `UiProvider` a catalogue of the same shape.
 */
export const en = { ...shop, ...account };

/** A catalogue in any language: the same keys as the English one, sentences with names in them as functions. */
export type Texts = typeof en;
