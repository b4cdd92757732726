import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  paddingInline: space.lg,
  paddingBlock: `${space.sm} ${space.lg}`,
});

export const body = style({ color: theme.color.textMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  marginBlockStart: space.xs,
});

/** Buttons share one line if their labels fit, else each takes a full line. */
export const action = style({
  display: 'grid',
  flex: '1 1 auto',
  maxInlineSize: '100%',
  '@media': { [from.tablet]: { flexGrow: 0 } },
});
