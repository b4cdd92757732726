import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const heading = style({
  marginBlockEnd: space.md,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const parts = style({ display: 'grid', gap: space.lg });

export const plate = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    // By the size of the letters: large ones have fewer figures in a row.
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
  },
});

const cell = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  // A label of two lines leaves the figures of a row on one line.
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

export const figure = style({
  ...cell,
  color: theme.color.text,
  textDecoration: 'none',
  outlineOffset: '-4px',
  ':hover': { background: theme.color.surfaceSunken },
});

export const kept = style({ ...cell, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Shows that more waits behind the figure. */
export const more = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'flex',
  color: theme.color.textMuted,
  selectors: { [`${figure}:hover &`]: { color: theme.color.text } },
});

export const value = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.flat,
});

export const deed = style({ display: 'grid', '@media': { [from.tablet]: { justifyContent: 'start' } } });

export const keptDeed = style({ '@media': { [from.tablet]: { inlineSize: `calc(4 * ${size.target})` } } });
