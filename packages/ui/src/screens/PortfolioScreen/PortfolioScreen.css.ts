import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, size, space } from '../../theme/tokens.js';

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

export const role = style({
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${theme.color.accent.surface}`,
  fontSize: fontSize.lead,
  color: theme.color.brandText,
});

export const about = style({
  alignContent: 'start',
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
