import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const heading = style({
  marginBlockEnd: space.normal,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const parts = style({ display: 'grid', gap: space.wide });

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
  columnGap: space.tight,
  rowGap: space.hair,
  blockSize: '100%',
  paddingBlock: space.wide,
  paddingInline: space.normal,
  overflowWrap: 'anywhere',
  '@media': { [from.desk]: { paddingInline: space.wide } },
} as const;

export const figure = style({
  ...cell,
  color: theme.color.ink,
  textDecoration: 'none',
  outlineOffset: '-4px',
  ':hover': { background: theme.color.sunken },
});

export const kept = style({ ...cell, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Shows that more waits behind the figure. */
export const more = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  display: 'flex',
  color: theme.color.inkMuted,
  selectors: { [`${figure}:hover &`]: { color: theme.color.ink } },
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
