import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { hiddenText } from '../../theme/hiddenText.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

const narrow = '(width < 52rem)';
const wide = '(width >= 52rem)';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(5.5rem, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

export const lines = style({ display: 'grid', justifyItems: 'start', gap: '0.125rem' });

export const numbers = style([lines, { justifyItems: 'end', '@container': { [narrow]: { justifyItems: 'start' } } }]);

export const muted = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Beside a sum, whose digits stay on one line. */
export const rest = style([muted, { whiteSpace: 'normal' }]);

export const due = style([muted, { fontWeight: fontWeight.strong }]);

/** The rows of a long table have one height, and the page of the order has these. */
export const money = style([muted, { selectors: { '[role="grid"] &': { display: 'none' } } }]);

/** A link is a target of its own. */
export const invoice = style([
  { display: 'inline-flex', alignItems: 'center', minBlockSize: '1.75rem', fontSize: fontSize.label },
  { selectors: { '[role="grid"] &': { display: 'none' } } },
]);

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;

/** Each picture covers half of the one before it. */
export const pictures = style({ display: 'flex' });

globalStyle(`${pictures} > * + *`, { marginInlineStart: '-1.5rem', outline: `2px solid ${theme.color.surface}` });

/** The cards of a long table have a header of two lines: the name of one line, with its number, or the number and the names of several. */
export const name = style({
  overflowWrap: 'anywhere',
  selectors: {
    '[role="grid"] &': { '@container': { [narrow]: clamped } },
    '[role="grid"] &:not(:last-child)': { '@container': { [narrow]: { WebkitLineClamp: 1 } } },
  },
});

export const lineCount = style([
  muted,
  { selectors: { '[role="grid"] &': { '@container': { [narrow]: hiddenText } } } },
]);

/** The names of the lines of an order. */
export const names = style([
  muted,
  { overflowWrap: 'anywhere', selectors: { '[role="grid"] &': { ...clamped, WebkitLineClamp: 1 } } },
]);

export const phoneNumber = style([muted, { whiteSpace: 'nowrap' }]);

/** The rows of a long table have one height. */
export const addressText = style({ selectors: { '[role="grid"] &': clamped } });

export const statusLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  color: 'inherit',
  textUnderlineOffset: '0.2em',
});

export const actions = style({
  display: 'flex',
  justifyContent: 'end',
  gap: space.xs2,
});

/** On a card they fill its width. */
globalStyle(`${actions} > :is(a, button)`, {
  paddingInline: space.sm,
  '@container': { [narrow]: { flexGrow: 1 } },
});

/** In a table the icon alone stands beside "Order again". */
export const deleteText = style({ '@container': { [wide]: { display: 'none' } } });
