import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

const height = 'clamp(30rem, 44vw, 40rem)';

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: theme.color.hull,
  color: theme.color.hullInk,
  vars: { [theme.color.focus]: theme.color.focusOnHull },
});

export const column = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.broad} ${space.section}`,
  '@media': {
    [from.desk]: { display: 'flex', alignItems: 'center', minBlockSize: height, paddingBlock: space.broad },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.wide,
  '@media': { [from.desk]: { maxInlineSize: '46%' } },
});

export const headline = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.display,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.flat,
  letterSpacing: '-0.005em',
});

export const lead = style({
  maxInlineSize: '34ch',
  fontSize: fontSize.lead,
  color: theme.color.hullInkMuted,
  textWrap: 'pretty',
});

const melt = 'linear-gradient(to bottom, transparent, black 18%)';

/**
 * The picture's edges run out into the hull. Its calm left side lies under the words on a desk and beyond the edge of
 * a phone. A brand whose hull has another colour than the picture washes the one over the other.
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
    background: `color-mix(in srgb, ${theme.color.hull} ${theme.picture.wash}, transparent)`,
    mixBlendMode: 'color',
  },
  '@media': {
    [from.tablet]: { inlineSize: '112%', marginInlineStart: '-12%' },
    [from.desk]: {
      position: 'absolute',
      zIndex: -1,
      inlineSize: 'auto',
      marginInlineStart: 0,
      insetBlock: 0,
      insetInlineEnd: 0,
      blockSize: '100%',
      maskImage: `linear-gradient(to right, transparent, rgb(0 0 0 / 0.2) 16%, black 46%), ${melt}`,
      maskComposite: 'intersect',
    },
  },
});
