import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, from, lineHeight, size, space } from '../../theme/tokens.js';

export const root = style({ paddingBlock: space.xs });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
  minBlockSize: size.target,
  paddingInlineStart: space.md,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: size.target,
  paddingBlock: space.xs2,
  paddingInline: space.md,
  color: 'inherit',
  lineHeight: lineHeight.snug,
  textDecoration: 'none',
  ':hover': { background: theme.color.surfaceSunken },
  selectors: {
    '&[aria-selected="true"]': {
      background: theme.color.surfaceSunken,
      boxShadow: `inset 3px 0 0 ${theme.color.accent.border}`,
      '@media': { [forcedColors]: { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  fontSize: fontSize.title,
  color: theme.color.textMuted,
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ display: 'block', fontWeight: fontWeight.strong });

export const detail = style({
  display: 'block',
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Below the name on a phone. */
export const end = style({
  gridColumn: 2,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { gridColumn: 3, gridRow: 1, maxInlineSize: '9rem', textAlign: 'end' } },
});

export const message = style({
  paddingBlock: space.xs,
  paddingInline: space.md,
  color: theme.color.textMuted,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});
