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
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: space.xl2 },
  },
});

export const intro = style({ display: 'grid', gap: space.xs });

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
  gap: space.md,
  maxInlineSize: size.measure,
  paddingBlockStart: space.md,
  color: theme.color.brandTextMuted,
  fontSize: fontSize.lead,
  textWrap: 'pretty',
});

export const portrait = style({
  order: -1,
  inlineSize: '8rem',
  border: `1px solid ${theme.color.brandBorder}`,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  '@media': { [from.tablet]: { order: 0, inlineSize: 'clamp(12rem, 24vw, 18rem)' } },
});
