import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { hiddenText } from '../../theme/hiddenText.js';
import { fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

const phone = '(width < 40rem)';

export const form = style({ '@media': { [from.tablet]: { padding: space.md } } });

/** The height of the label of a field, beside which a button or a box has none. */
const labelHeight = `calc(${lineHeight.snug} * 1rem + ${space.xs2})`;

/** The field and its buttons in one line, if the font leaves room. */
export const searchRow = style({});

globalStyle(`${searchRow} > :first-child`, { flex: '1 1 10rem' });

/** On a phone the icon says what the button does. */
export const phoneHidden = style({ '@media': { [phone]: hiddenText } });

export const buttons = style({ display: 'flex', gap: space.sm });

globalStyle(`${buttons} button`, { '@media': { [phone]: { paddingInline: space.sm } } });

/** On wider screens the filters are always open. */
export const filterToggle = style({
  display: 'grid',
  '@media': { [from.tablet]: { display: 'none' } },
});

const filtersBase = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  alignItems: 'start',
  '@media': {
    [from.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1fr)) auto' },
  },
});

export const filters = styleVariants({
  open: [filtersBase, { display: 'grid' }],
  closed: [filtersBase, { display: 'none' }],
});

export const sort = style({ gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } });

export const check = style({
  gridColumn: '1 / -1',
  '@media': {
    [from.tablet]: { gridColumn: 'auto', marginBlockStart: labelHeight, paddingInline: space.xs },
  },
});

export const resultHead = style({ minBlockSize: size.target });

export const resultTitle = style({
  marginInlineEnd: 'auto',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** The words of a search in a sentence. */
export const searched = style({ fontStyle: 'normal', fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const more = style({ marginBlockStart: space.md });

export const nothing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 34rem)',
  justifyContent: 'center',
  gap: space.lg,
});

export const understood = style({ textAlign: 'center' });

/** At the end of the window, in reach of any row. */
export const compareBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  borderColor: theme.color.borderStrong,
});

/** The focus is never behind the bar. */
globalStyle(`html:has(${compareBar})`, { scrollPaddingBlockEnd: '6rem' });

export const compareText = style({ flex: '1 1 6rem' });
