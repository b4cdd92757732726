import { globalStyle, style } from '@vanilla-extract/css';
import { callLink } from '../callLink.css.js';
import { theme } from '../../theme/contract.css.js';

/** As high as a target of the pointer. */
export const name = style({ lineHeight: '1.5rem' });

// The link of the name covers the row.
globalStyle(`${name} > a::after`, { content: '""', position: 'absolute', inset: 0 });

export const call = style([callLink, { position: 'relative', color: theme.color.link }]);
