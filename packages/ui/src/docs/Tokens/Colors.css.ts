import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

/** Borders overlap those of the next swatch; the container hides the outer ones. */
export const swatch = style({
  display: 'flex',
  alignItems: 'stretch',
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  border: `1px solid ${theme.color.border}`,
  minInlineSize: 0,
});

export const color = style({
  flex: `0 0 ${space.xl3}`,
  minBlockSize: space.xl3,
  borderInlineEnd: `1px solid ${theme.color.border}`,
});

export const swatchText = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.xs2,
  minInlineSize: 0,
  paddingInline: space.sm,
  lineHeight: lineHeight.snug,
});

export const pairRows = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const pairRow = style({
  display: 'grid',
  gap: space.xs,
  padding: space.sm,
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr)', alignItems: 'center' } },
});

export const pairForeground = style({
  display: 'grid',
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

export const chip = style({
  display: 'inline-flex',
  gap: space.xs,
  paddingBlock: space.xs2,
  paddingInline: space.sm,
  border: '3px solid',
  borderRadius: theme.radius.control,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.snug,
});
