import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const lead = style({ color: theme.color.textMuted });

/** Stays in reach below a long list. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: space.xs,
  marginBlockEnd: `calc(-1 * ${space.md})`,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
});
