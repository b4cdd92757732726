import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, lineHeight, space } from '../../theme/tokens.js';

export const image = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  '@media': { [from.desktop]: { aspectRatio: '2 / 1' } },
});

export const caption = style({
  paddingBlockStart: space.md,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  color: theme.color.brandText,
  textWrap: 'balance',
});
