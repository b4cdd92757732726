import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const summary = style({
  minBlockSize: size.target,
  paddingBlock: space.sm,
  paddingInline: space.md,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  cursor: 'pointer',
  ':hover': { background: theme.color.surfaceSunken },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const matched = style({
  marginInlineStart: space.xs,
  fontWeight: fontWeight.normal,
});

export const fields = style({
  padding: `${space.xs} ${space.md} ${space.md}`,
});
