import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

const sectionBase = style({ paddingBlock: 'clamp(3rem, 2.2rem + 3.4vw, 5rem)' });

export const background = styleVariants({
  page: [sectionBase, { background: theme.color.background, color: theme.color.text }],
  sunken: [sectionBase, { background: theme.color.surfaceSunken, color: theme.color.text }],
  brand: [
    sectionBase,
    {
      background: theme.color.brand,
      color: theme.color.brandText,
      vars: { [theme.color.focus]: theme.color.focusOnBrand },
    },
  ],
});

/** Replaces the space above and below. */
export const thin = style({ paddingBlock: space.lg });

export const container = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
});

export const heading = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockEnd: space.lg,
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});
