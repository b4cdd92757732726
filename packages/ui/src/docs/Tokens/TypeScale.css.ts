import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const scale = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const scaleRow = style({
  display: 'grid',
  gap: space.md,
  padding: space.md,
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const sample = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
