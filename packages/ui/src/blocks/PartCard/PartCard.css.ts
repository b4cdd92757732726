import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { hiddenText } from '../../theme/hiddenText.js';
import { duration, fontSize, fontWeight, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';
import { label as basketLabel } from '../AddToBasket/AddToBasket.css.js';
import { clampedLines } from '../../theme/clampedLines.js';

/** Where two compact cards are beside each other. */
const phone = '(width < 40rem)';

/** The space between the edge of the card and its texts. */
const inset = createVar();

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
  vars: { [inset]: space.md },
  ':hover': { borderColor: theme.color.borderStrong },
  '@media': {
    [phone]: { vars: { [inset]: space.xs } },
    [motionAllowed]: { transition: `border-color ${duration.fast}` },
  },
  '@supports': { '(grid-template-rows: subgrid)': { gridTemplateRows: 'subgrid' } },
});

export const imageRow = style({ gridRow: 1 });

export const image = style({
  aspectRatio: '10 / 9',
  overflow: 'hidden',
  '@media': { [phone]: { aspectRatio: '3 / 2' } },
});

export const name = style({
  gridRow: 2,
  paddingInline: inset,
  paddingBlockStart: inset,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: fontSize.lead } },
});

/** A very long name ends after three lines, and after two on a phone. */
export const nameLines = style({
  ...clampedLines(3),
  '@media': { [phone]: { WebkitLineClamp: 2 } },
});

export const description = style({
  gridRow: 3,
  marginInline: inset,
  marginBlockStart: space.xs,
  minBlockSize: '3lh',
  // Without a description a single card has no gap; in a grid the subgrid sets the height.
  ':empty': { minBlockSize: 0, marginBlockStart: 0 },
  alignSelf: 'start',
  ...clampedLines(3),
  overflowWrap: 'anywhere',
  lineHeight: lineHeight.snug,
  color: theme.color.textMuted,
  '@media': {
    [phone]: {
      minBlockSize: '2lh',
      marginBlockStart: space.xs2,
      WebkitLineClamp: 2,
      fontSize: fontSize.label,
    },
  },
});

export const specs = style({
  gridRow: 4,
  paddingInline: inset,
  paddingBlockStart: inset,
});

globalStyle(`${specs} > dl`, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' });

// On a phone each value is beside its label.
globalStyle(`${specs} > dl`, { '@media': { [phone]: { background: 'none' } } });
globalStyle(`${specs} dd`, { '@media': { [phone]: { fontSize: fontSize.label } } });
globalStyle(`${specs} > dl > :first-child dd`, { '@media': { [phone]: { fontSize: fontSize.lead } } });
globalStyle(`${specs} > dl > div`, {
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space.xs2,
      padding: `0 ${space.xs2}`,
    },
  },
});

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
  padding: inset,
  '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', gap: space.xs2, paddingInline: space.xs2 } },
});

// The button of the basket is an icon beside "Order", and the quantity takes a line of its own.
globalStyle(`${action} > a`, { '@media': { [phone]: { flex: '1 1 0', minInlineSize: 0, paddingInline: space.xs2 } } });
globalStyle(`${action} > :has(input)`, { '@media': { [phone]: { flex: '1 1 100%' } } });
globalStyle(`${action} button:has(${basketLabel})`, {
  '@media': { [phone]: { minInlineSize: size.target, paddingInline: space.xs } },
});
globalStyle(`${action} ${basketLabel}`, { '@media': { [phone]: hiddenText } });
