import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from } from '../../theme/tokens.js';

export const card = style({ overflow: 'clip', '@media': { [from.desktop]: { maxInlineSize: '42rem' } } });

export const readOnly = style({
  borderBlockEnd: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
});

export const buttonSkeleton = style({ '@media': { [from.tablet]: { maxInlineSize: '10rem' } } });
