import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../../elements/DataTable/DataTable.css.js';
import { fontSize, lineHeight, space } from '../../theme/tokens.js';

/** The name keeps some room beside wide columns. */
export const part = style({ gridTemplateColumns: 'auto minmax(5.5rem, 1fr)' });

export const numbers = style({ '@container': { [narrow]: { alignItems: 'start' } } });

/** Beside a sum, whose digits stay on one line. */
export const rest = style({ whiteSpace: 'normal' });

/** A card and the rows of a long table leave these to the page of the order. */
export const money = style({
  selectors: { '[role="grid"] &': { display: 'none' } },
  '@container': { [narrow]: { display: 'none' } },
});

/** A link is a target of its own. */
export const invoice = style([
  { display: 'inline-flex', alignItems: 'center', minBlockSize: '1.75rem', fontSize: fontSize.label },
  { selectors: { '[role="grid"] &': { display: 'none' } } },
]);

/** A card has a line for the title, and one below it. */
export const name = style({ minBlockSize: '1.5rem', '@container': { [narrow]: { WebkitLineClamp: 1 } } });

/** Below each other in a table, beside each other on a card. */
export const names = style({
  display: 'flex',
  columnGap: space.xs2,
  minInlineSize: 0,
  lineHeight: lineHeight.tight,
  '@container': { [wide]: { flexDirection: 'column' } },
});

export const actions = style({
  display: 'flex',
  justifyContent: 'end',
  gap: space.xs2,
});

/** On a card they fill its last line, for which the cards of a long table are higher. */
globalStyle(`td:has(> ${actions})`, { '@container': { [narrow]: { flexBasis: '100%' } } });

globalStyle(`[role="grid"] > tbody > tr:has(> td > ${actions})`, {
  '@container': { [narrow]: { blockSize: '12rem' } },
});

globalStyle(`[role="grid"] > tbody > tr:has(> td > ${actions}) > th`, {
  '@container': { [narrow]: { blockSize: `calc(3rem + ${space.xs} + 1px)` } },
});

globalStyle(`[role="grid"] > tbody > tr > td:has(> ${actions})`, {
  '@container': { [narrow]: { blockSize: 'auto' } },
});

globalStyle(`${actions} > :is(a, button)`, {
  paddingInline: space.sm,
  '@container': { [narrow]: { flexGrow: 1 } },
});
