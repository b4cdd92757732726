import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

/** Has space above unless it comes first, since the overview may have nothing before it. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  selectors: { '* + &': { marginBlockStart: space.xl } },
});

export const state = style({
  display: 'flex',
  flex: '1 1 8rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [from.tablet]: { flexGrow: 0, flexBasis: '13rem' } },
});
