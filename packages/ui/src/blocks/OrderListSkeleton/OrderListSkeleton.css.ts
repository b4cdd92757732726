import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const list = style({ display: 'grid', gap: space.sm });

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: space.sm,
  '@media': {
    [from.wideDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      border: `1px solid ${theme.color.border}`,
      background: theme.color.surface,
    },
  },
});

/** About as high as a card or a row of the list. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 8rem)',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '13.5rem',
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  '@media': { [from.wideDesktop]: { minBlockSize: '7rem', borderWidth: '1px 0 0' } },
});

export const picture = style({ inlineSize: '3rem', blockSize: '3rem' });

export const count = style({ inlineSize: '8rem' });
