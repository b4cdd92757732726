import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

const height = 'clamp(30rem, 44vw, 40rem)';

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: theme.color.brand,
  color: theme.color.brandText,
  vars: { [theme.color.focus]: theme.color.focusOnBrand },
});

export const column = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.xl2} ${space.xl}`,
  '@media': {
    [from.tablet]: { display: 'flex', alignItems: 'center', minBlockSize: '26rem', paddingBlock: space.xl2 },
    [from.desktop]: { minBlockSize: height },
  },
});

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  '@media': { [from.tablet]: { maxInlineSize: '46%' } },
});

export const headline = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.display,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.none,
  letterSpacing: '-0.005em',
  '@media': {
    // Fits on two lines beside the picture, also in a wide display font.
    [from.tablet]: { fontSize: 'calc(1rem + 3.5vw)' },
    [from.desktop]: { fontSize: fontSize.display },
  },
});

export const lead = style({
  maxInlineSize: '34ch',
  fontSize: fontSize.lead,
  color: theme.color.brandTextMuted,
  textWrap: 'pretty',
});

export const search = style({ inlineSize: '100%', maxInlineSize: '26rem' });

const fadeTop = 'linear-gradient(to bottom, transparent, black 18%)';
const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, rgb(0 0 0 / 0.2) 16%, black 46%), ${fadeTop}`;

/** The edges fade into the brand colour. The empty start side of the picture lies under the text, or off screen on a phone. */
export const image = style({
  position: 'relative',
  inlineSize: '130%',
  marginInlineStart: '-30%',
  aspectRatio: '16 / 9',
  maskImage: fadeTop,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: theme.image.tint,
    mixBlendMode: 'color',
  },
  '@media': {
    [from.tablet]: {
      position: 'absolute',
      zIndex: -1,
      inlineSize: '84%',
      marginInlineStart: 0,
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      maskImage: fadeTo('right'),
      maskComposite: 'intersect',
    },
    [from.desktop]: { inlineSize: 'auto', blockSize: '100%' },
  },
  // Build tools of sites may replace `:dir(rtl)` by a list of languages.
  selectors: { '[dir="rtl"] &': { '@media': { [from.tablet]: { maskImage: fadeTo('left') } } } },
});
