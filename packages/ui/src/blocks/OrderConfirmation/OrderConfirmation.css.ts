import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';
import { onPaper } from '../PrintoutFrame/onPaper.css.js';

export const confirmation = style([onPaper, { overflow: 'clip', borderBlockStartColor: theme.color.success.text }]);

/** The round mark of an accepted order; the title says the same. */
export const check = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `1px solid ${theme.color.success.border}`,
  borderRadius: '50%',
  background: theme.color.success.surface,
  color: theme.color.success.text,
});

export const actions = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': {
    [from.tablet]: { display: 'flex', flexWrap: 'wrap', paddingInline: space.lg },
  },
});
