import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';
import { row as itemRow } from '../orderItem.css.js';

/** It sticks to the bottom of the viewport while the list is visible, unless a large font leaves no room. */
export const bar = style({
  '@media': {
    'screen and (height >= 40rem)': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: space.sm,
      background: theme.color.background,
      borderBlockStart: `1px solid ${theme.color.border}`,
    },
  },
});

/** Keeps the focused line above the bar. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '11rem' });

/** Phones have no such keys. */
export const shortcut = style({
  alignSelf: 'center',
  display: 'none',
  '@media': { [from.desktop]: { display: 'block' } },
});

/** What was typed, what was understood and how many. */
export const row = style([itemRow]);

globalStyle(`${row} > input`, { flex: '4 1 14rem' });

/** At the end of the row, also of one without a quantity. */
globalStyle(`${row} > button`, { marginInlineStart: 'auto' });

export const quantity = style({ flex: '0 1 10rem', minInlineSize: 0 });

export const rowFound = style({ borderInlineStart: `3px solid ${theme.color.success.border}` });

export const rowMissing = style({ borderInlineStart: `3px solid ${theme.color.warning.border}` });

export const understood = style({ flex: '5 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const missingText = style({ whiteSpace: 'pre-wrap' });
