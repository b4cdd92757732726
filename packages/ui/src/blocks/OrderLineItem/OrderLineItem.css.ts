import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  rowGap: space.xs2,
  padding: space.sm,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
});

/** The sum and the status stand beside the name, or below it if there is no room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xs2,
});

export const texts = style({ flex: '1 1 11rem', minInlineSize: 0 });

export const total = style({
  flex: '0 1 auto',
  marginInlineStart: 'auto',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

/** A cancelled line is no part of the sum of its order. */
export const noTotal = style([total, { color: theme.color.textMuted, textDecoration: 'line-through' }]);

/** The quantity, and the buttons at its end. */
export const below = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space.xs2,
});

export const pieces = style({ flexGrow: 1 });

export const history = style({ gridColumn: '1 / -1' });
