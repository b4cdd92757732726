import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

/** Its five rows take the heights of the neighbours' in a grid, so that plates and buttons stand in line. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto auto',
  gridRow: 'span 5',
  rowGap: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  '@supports': { '(grid-template-rows: subgrid)': { gridTemplateRows: 'subgrid' } },
});

export const photo = style({ gridRow: 1 });

export const shot = style({ aspectRatio: '10 / 9', overflow: 'hidden' });

export const name = style({
  gridRow: 2,
  paddingInline: space.md,
  paddingBlockStart: space.md,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const description = style({
  gridRow: 3,
  marginInline: space.md,
  marginBlockStart: space.xs,
  minBlockSize: '3lh',
  // With nothing said of it, a card by itself has no gap; one among others has the height of theirs anyway.
  ':empty': { minBlockSize: 0, marginBlockStart: 0 },
  alignSelf: 'start',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: lineHeight.snug,
  color: theme.color.textMuted,
});

export const plate = style({ gridRow: 4, paddingInline: space.md, paddingBlockStart: space.md });

export const deed = style({ gridRow: 5, padding: space.md });
