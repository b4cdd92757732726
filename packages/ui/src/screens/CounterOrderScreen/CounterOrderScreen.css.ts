import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const form = style({ maxInlineSize: '44rem' });

export const placed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  maxInlineSize: '44rem',
  padding: space.md,
  border: `1px solid ${theme.color.border}`,
  borderBlockStart: `3px solid ${theme.color.success.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
