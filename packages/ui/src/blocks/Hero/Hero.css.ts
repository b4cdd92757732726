import { createVar, globalStyle, style } from '@vanilla-extract/css';
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
  paddingBlock: space.md,
  '@media': {
    [from.tablet]: { display: 'flex', alignItems: 'center', minBlockSize: '26rem', paddingBlock: space.xl2 },
    [from.desktop]: { minBlockSize: height },
  },
});

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.sm,
  '@media': { [from.tablet]: { gap: space.lg, maxInlineSize: '46%' } },
});

/** On a phone the text is beside the picture. */
const besidePicture = { maxInlineSize: '60%' } as const;

export const headline = style({
  ...besidePicture,
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.none,
  letterSpacing: '-0.005em',
  '@media': {
    // Fits on two lines beside the picture, also in a wide display font.
    [from.tablet]: { maxInlineSize: 'none', fontSize: 'calc(1rem + 3.5vw)' },
    [from.desktop]: { fontSize: fontSize.display },
  },
});

export const lead = style({
  ...besidePicture,
  lineHeight: lineHeight.snug,
  color: theme.color.brandTextMuted,
  textWrap: 'pretty',
  '@media': {
    [from.tablet]: { maxInlineSize: '34ch', fontSize: fontSize.lead, lineHeight: lineHeight.text },
  },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

globalStyle(`${actions} > *`, { '@media': { '(width < 40rem)': { paddingInline: space.sm } } });

/** The direction to the end side. */
const toEnd = createVar();

/** The edges fade into the brand colour. The empty start side of the picture lies under the text. */
export const image = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: space.md,
  insetInlineEnd: 0,
  blockSize: '9rem',
  aspectRatio: '16 / 9',
  maskImage: 'radial-gradient(closest-side, black 70%, transparent)',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: theme.image.tint,
    mixBlendMode: 'color',
  },
  '@media': {
    [from.tablet]: {
      inlineSize: '84%',
      blockSize: 'auto',
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      vars: { [toEnd]: '90deg' },
      maskImage: `linear-gradient(${toEnd}, transparent, rgb(0 0 0 / 0.2) 16%, black 46%), linear-gradient(to bottom, transparent, black 18%)`,
      maskComposite: 'intersect',
    },
    [from.desktop]: { inlineSize: 'auto', blockSize: '100%' },
  },
  // Build tools of sites may replace `:dir(rtl)` by a list of languages.
  selectors: { '[dir="rtl"] &': { '@media': { [from.tablet]: { vars: { [toEnd]: '270deg' } } } } },
});
