import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const scale = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.plate,
  background: theme.color.surface,
});

export const scaleRow = style({
  display: 'grid',
  gap: space.normal,
  padding: space.normal,
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.rule}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const line = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
