import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const card = style({
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  overflow: 'clip',
  background: theme.color.surface,
  '@media': { [from.desktop]: { maxInlineSize: '42rem' } },
});

export const readOnly = style({
  display: 'grid',
  gap: space.xs,
  padding: space.md,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
  '@media': { [from.desktop]: { padding: space.lg } },
});

export const form = style({
  display: 'grid',
  gap: space.md,
  padding: space.md,
  '@media': { [from.desktop]: { padding: space.lg } },
});
