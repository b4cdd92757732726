import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

const band = style({ paddingBlock: 'clamp(3rem, 2.2rem + 3.4vw, 5rem)' });

export const ground = styleVariants({
  paper: [band, { background: theme.color.paper, color: theme.color.ink }],
  sunken: [band, { background: theme.color.sunken, color: theme.color.ink }],
  hull: [
    band,
    {
      background: theme.color.hull,
      color: theme.color.hullInk,
      vars: { [theme.color.focus]: theme.color.focusOnHull },
    },
  ],
});

export const column = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
});

export const heading = style({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockEnd: space.wide,
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});
