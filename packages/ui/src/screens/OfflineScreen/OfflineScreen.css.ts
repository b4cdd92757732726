import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, size, space } from '../../theme/tokens.js';

export const contactLinks = style({ maxInlineSize: size.column });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  lineHeight: lineHeight.snug,
});

export const text = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
