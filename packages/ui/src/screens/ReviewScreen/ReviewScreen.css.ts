import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const section = style({
  marginBlockStart: space.lg,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${theme.color.border}`,
});
