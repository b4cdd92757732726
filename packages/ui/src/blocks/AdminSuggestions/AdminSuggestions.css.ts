import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const group = style({
  selectors: { '& + &': { marginBlockStart: space.xs, borderBlockStart: `1px solid ${theme.color.border}` } },
});

export const heading = style({ paddingBlock: `${space.xs} ${space.xs2}`, paddingInline: space.md });
