import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.js';

const base = style({
  // As wide as the text, so that a focus ring is too.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
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
  label: [
    base,
    {
      color: theme.color.textMuted,
      fontSize: fontSize.label,
      lineHeight: lineHeight.snug,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
    },
  ],
});
