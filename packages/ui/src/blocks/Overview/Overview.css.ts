import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, lineHeight, size, space } from '../../theme/tokens.js';

export const grid = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    // In rem, so that a larger font size results in fewer columns.
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
  },
});

const cell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // Aligns the numbers of a row when one label has two lines.
  alignContent: 'end',
  alignItems: 'center',
  columnGap: space.xs,
  rowGap: space.xs2,
  blockSize: '100%',
  paddingBlock: space.lg,
  paddingInline: space.md,
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { paddingInline: space.lg } },
} as const;

export const stat = style({
  ...cell,
  color: theme.color.text,
  textDecoration: 'none',
  outlineOffset: '-4px',
  ':hover': { background: theme.color.surfaceSunken },
});

export const statSkeleton = style({ ...cell, gridTemplateColumns: 'minmax(0, 1fr)' });

export const arrow = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'flex',
  color: theme.color.textMuted,
  selectors: { [`${stat}:hover &`]: { color: theme.color.text } },
});

export const value = style({ fontVariantNumeric: 'tabular-nums lining-nums', lineHeight: lineHeight.none });

export const actionSkeleton = style({ '@media': { [from.tablet]: { inlineSize: `calc(4 * ${size.target})` } } });
