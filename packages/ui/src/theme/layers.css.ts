import { globalLayer } from '@vanilla-extract/css';

// Their names are public: a site with layers of its own says where `dealer` stands among them.

/** Holds the values of every brand, so that a dealer's own win by plain CSS, whatever their selector and their place. */
export const values = globalLayer('dealer.values');

/** Lies under everything, so that any component and any page of a dealer's own wins over it. */
export const base = globalLayer('dealer.base');
