import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const copy = style({ marginBlockEnd: space.sm });

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  padding: space.md,
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
});
