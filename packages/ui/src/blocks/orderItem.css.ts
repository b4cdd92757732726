import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css.js';
import { from, lineHeight, space } from '../theme/tokens.js';

/** An order with a picture, its texts, and its state or buttons. */
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  lineHeight: lineHeight.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
});

/** A row whose parts stand side by side where they fit, also with a large font. */
export const row = style([item, { alignItems: 'start', '@media': { [from.tablet]: { paddingInline: space.md } } }]);
