import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const link = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: theme.radius.control,
  color: 'inherit',
  fontSize: fontSize.title,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { borderBlockEnd: `2px solid ${theme.color.accent.surface}` } },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minInlineSize: '1.25rem',
  paddingInline: space.xs2,
  border: '1px solid transparent',
  borderRadius: '1rem',
  background: theme.color.accent.surface,
  color: theme.color.accent.onSurface,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
});
