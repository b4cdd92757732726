import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const banner = style({
  background: theme.color.brand,
  color: theme.color.brandText,
  vars: { [theme.color.focus]: theme.color.focusOnBrand },
});

export const bannerColumn = style({
  display: 'grid',
  gap: space.lg,
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.xl2 },
  },
});

export const intro = style({ display: 'grid', alignContent: 'start', gap: space.sm });

export const role = style({
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${theme.color.accent.surface}`,
  fontFamily: theme.font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  lineHeight: lineHeight.snug,
  textTransform: 'uppercase',
  color: theme.color.brandText,
});

export const name = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.display,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.none,
  overflowWrap: 'anywhere',
});

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  maxInlineSize: size.measure,
  color: theme.color.brandTextMuted,
  fontSize: fontSize.lead,
  textWrap: 'pretty',
});

export const portrait = style({
  inlineSize: 'clamp(8rem, 16vw, 12rem)',
  marginBlockEnd: space.xs,
  border: `1px solid ${theme.color.brandBorder}`,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
});
