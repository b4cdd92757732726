import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const section = style({
  marginBlockStart: space.lg,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${theme.color.border}`,
});

export const heading = style({
  inlineSize: 'fit-content',
  marginBlockEnd: space.md,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});
