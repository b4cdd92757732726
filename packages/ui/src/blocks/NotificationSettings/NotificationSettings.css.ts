import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const language = style({ maxInlineSize: '20rem' });

export const kinds = style({ marginBlock: space.sm });

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  // On a phone the switches of all kinds stand below each other, each above its label.
  '@media': {
    '(width < 40rem)': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
      columnGap: space.xs,
    },
  },
});

globalStyle(`${kind} label`, { '@media': { '(width < 40rem)': { flexDirection: 'column', gap: space.xs2 } } });

export const kindName = style({ padding: 0, fontWeight: 600, maxInlineSize: '100%', overflowWrap: 'anywhere' });
