import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const intro = style({ paddingBlock: space.sm, paddingInline: space.md });

export const account = style({
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
});
