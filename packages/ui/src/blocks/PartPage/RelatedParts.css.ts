import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const related = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${theme.color.border}`,
  // Paper has the part and its order.
  '@media': { print: { display: 'none' } },
});

// The navbar stays at the top.
globalStyle(`${related} > h2`, { scrollMarginBlockStart: '5rem', overflowWrap: 'anywhere' });
