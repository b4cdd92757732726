import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

const phone = '(width < 40rem)';

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

/** The sum, the status and the buttons stand beside the name, or below it if there is no room. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: space.md,
  rowGap: space.xs2,
  '@media': { [phone]: { display: 'contents' } },
});

/** On a phone it needs the width of the picture too. */
export const end = style({
  '@media': { [phone]: { gridColumn: '1 / -1' } },
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  justifyItems: 'end',
  gap: `${space.xs2} ${space.sm}`,
  flex: '0 1 auto',
  marginInlineStart: 'auto',
});

export const total = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

/** A cancelled line is no part of the sum of its order. */
export const noTotal = style([total, { color: theme.color.textMuted, textDecoration: 'line-through' }]);

/** On a line of their own. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gridColumn: '1 / -1',
  gap: space.xs2,
  ':empty': { display: 'none' },
});

export const history = style({ gridColumn: '1 / -1' });
