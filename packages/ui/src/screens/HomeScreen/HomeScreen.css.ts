import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const reviewGrid = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const allPartsLink = style({ display: 'grid', justifyContent: 'center', marginBlockStart: space.lg });

export const searchForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.xs,
});

// The label is on the brand colour of the hero.
globalStyle(`${searchForm} label`, { color: theme.color.brandText });

export const searchButton = style({ color: theme.color.text });
