import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, forcedColors, from, lineHeight, size, space } from '../../theme/tokens.js';

export const root = style({ paddingBlock: space.xs });

export const heading = style({
  rowGap: 0,
  minBlockSize: size.target,
  paddingInlineStart: space.md,
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

/** Below the name on a phone. */
export const end = style({
  gridColumn: 2,
  '@media': { [from.tablet]: { gridColumn: 3, gridRow: 1, maxInlineSize: '9rem', textAlign: 'end' } },
});

export const message = style({ paddingBlock: space.xs, paddingInline: space.md, lineHeight: lineHeight.snug });
