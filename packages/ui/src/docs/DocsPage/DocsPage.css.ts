import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const root = style({ minBlockSize: '100dvh', background: theme.color.background, color: theme.color.text });

export const header = style({
  paddingBlock: 'clamp(2.5rem, 1.6rem + 4vw, 4.5rem)',
  background: theme.color.brand,
  color: theme.color.brandText,
  borderBlockEnd: `3px solid ${theme.color.accent.surface}`,
});

export const container = style({
  display: 'grid',
  gap: space.md,
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
});

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const lead = style({
  maxInlineSize: '56ch',
  fontSize: fontSize.lead,
  color: theme.color.brandTextMuted,
  textWrap: 'pretty',
});

export const prose = style({ display: 'grid', gap: space.sm, maxInlineSize: size.measure, textWrap: 'pretty' });

export const stack = style({ display: 'grid', gap: space.xl, minInlineSize: 0 });

export const group = style({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const subtitle = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
});

export const note = style({ fontSize: fontSize.label, color: theme.color.textMuted, lineHeight: lineHeight.snug });

/** A value or a name in the source code. */
export const code = style({
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  color: theme.color.textMuted,
  overflowWrap: 'anywhere',
});
