import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const status = style({
  color: theme.color.textMuted,
  selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } },
});
