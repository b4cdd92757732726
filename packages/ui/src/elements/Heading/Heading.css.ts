import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.js';

const base = style({
  margin: 0,
  fontFamily: theme.font.display,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const heading = styleVariants({
  display: [base, { fontSize: fontSize.display, lineHeight: lineHeight.none }],
  headline: [base, { fontSize: fontSize.headline }],
  title: [base, { fontSize: fontSize.title }],
  lead: [base, { fontSize: fontSize.lead }],
});
