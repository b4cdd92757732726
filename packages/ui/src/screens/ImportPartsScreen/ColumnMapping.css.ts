import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const panel = style({
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

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
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
  padding: `${space.xs} ${space.md} ${space.md}`,
});
