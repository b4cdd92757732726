import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const image = style({
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
});

export const description = style({
  color: theme.color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

/** The way to order stays visible while the user reads. */
export const order = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.sm,
  background: theme.color.surface,
  borderBlockStart: `1px solid ${theme.color.border}`,
});
