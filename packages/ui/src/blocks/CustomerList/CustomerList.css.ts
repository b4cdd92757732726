import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size } from '../../theme/tokens.js';

/** As high as a target of the pointer. */
export const name = style({ lineHeight: '1.5rem' });

// The link of the name covers the row.
globalStyle(`${name} > a::after`, { content: '""', position: 'absolute', inset: 0 });

export const call = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: theme.color.link,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { minBlockSize: size.target } },
});
