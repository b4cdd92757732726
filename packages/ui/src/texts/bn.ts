import { account } from './bn/account.js';
import { shop } from './bn/shop.js';
import type { Texts } from './en.js';

/** The Bangla catalogue, in the words that people use across a parts counter. */
export const bn: Texts = { ...shop, ...account };
