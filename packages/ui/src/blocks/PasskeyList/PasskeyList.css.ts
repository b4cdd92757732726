import { style } from '@vanilla-extract/css';
import { quietButtons } from '../quietButtons.css.js';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const content = style({ maxInlineSize: '42rem' });

export const list = style({ borderBlockStart: `1px solid ${theme.color.border}` });

export const item = style({
  columnGap: space.md,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${theme.color.border}`,
});

export const times = style({ rowGap: 0 });

/** Their labels begin and end at the edges of the list. */
export const buttons = style([quietButtons, { marginInlineEnd: `calc(-1px - ${space.sm})` }]);

export const form = style({ maxInlineSize: '28rem' });
