import { globalLayer } from '@vanilla-extract/css';

// The layer names are public: a site with its own layers puts `dealer` in its layer order.

/** The values of the brands. Unlayered CSS of a dealer overrides them whatever its selector and order. */
export const values = globalLayer('dealer.values');

/** Element defaults. Every component and every page of a dealer overrides them. */
export const base = globalLayer('dealer.base');

// The build puts the styles of all components into these: see `build/layers.ts`. A dealer's own rules win over them.
globalLayer('dealer.elements');
globalLayer('dealer.blocks');
globalLayer('dealer.screens');
