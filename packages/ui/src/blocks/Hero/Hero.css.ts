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

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  '@media': { [from.tablet]: { maxInlineSize: '46%' } },
});

export const headline = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.display,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.flat,
  letterSpacing: '-0.005em',
  '@media': {
    // Beside the truck there is room for two lines of it, in wide letters too.
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

const melt = 'linear-gradient(to bottom, transparent, black 18%)';

/**
 * The picture's edges run out into the brand. Its calm left side lies under the words where they stand beside the
 * truck, and beyond the edge of a phone. A brand whose brand has another colour washes it over the picture.
 */
export const view = style({
  position: 'relative',
  inlineSize: '130%',
  marginInlineStart: '-30%',
  aspectRatio: '16 / 9',
  maskImage: melt,
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
      maskImage: `linear-gradient(to right, transparent, rgb(0 0 0 / 0.2) 16%, black 46%), ${melt}`,
      maskComposite: 'intersect',
    },
    [from.desktop]: { inlineSize: 'auto', blockSize: '100%' },
  },
});
