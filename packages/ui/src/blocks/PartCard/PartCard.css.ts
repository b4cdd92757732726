import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontSize, fontWeight, lineHeight, motionAllowed, space } from '../../theme/tokens.js';

/** The five rows share their heights with the neighbouring cards by subgrid, so that specs and buttons align. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto auto',
  gridRow: 'span 5',
  rowGap: 0,
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  ':hover': { borderColor: theme.color.borderStrong },
  '@media': { [motionAllowed]: { transition: `border-color ${duration.fast}` } },
  '@supports': { '(grid-template-rows: subgrid)': { gridTemplateRows: 'subgrid' } },
});

export const imageRow = style({ gridRow: 1 });

export const image = style({ aspectRatio: '10 / 9', overflow: 'hidden' });

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

/** A very long name ends after three lines. */
export const nameLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const description = style({
  gridRow: 3,
  marginInline: space.md,
  marginBlockStart: space.xs,
  minBlockSize: '3lh',
  // Without a description a single card has no gap; in a grid the subgrid sets the height.
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

export const specs = style({ gridRow: 4, paddingInline: space.md, paddingBlockStart: space.md });

/** The link covers the whole card. */
export const nameLink = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** Its links and buttons lie above the link of the card. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  gridRow: 5,
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  padding: space.md,
});
