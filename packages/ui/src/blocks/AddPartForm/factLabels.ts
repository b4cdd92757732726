import type { PartFacts } from '@dealerkit/domain/parts/partFacts';
import type { TextsOf } from '../../texts/en.js';

/** The labels of the fields for the facts of a part. */
export const factLabels = ({ addPart, facts }: TextsOf<'addPart' | 'facts'>): Record<keyof PartFacts, string> => ({
  ...facts,
  oem: addPart.oem,
  replaces: addPart.replaces,
  fits: addPart.fits,
});
