import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

export const divider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.sm,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  '::before': { content: '', borderBlockStart: `1px solid ${theme.color.border}` },
  '::after': { content: '', borderBlockStart: `1px solid ${theme.color.border}` },
});

export const logo = style({ inlineSize: '1.25em', blockSize: '1.25em', flexShrink: 0 });
