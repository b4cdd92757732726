import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { hiddenText } from '../../theme/hiddenText.js';
import { fontSize, lineHeight, size, space } from '../../theme/tokens.js';

/** A container query: beside a menu the table can be narrow on a wide page. */
export const narrow = '(width < 52rem)';

export const wide = '(width >= 52rem)';

/** What only a card needs, as which a narrow table shows a row. */
export const cardOnly = style({ '@container': { [wide]: { display: 'none' } } });

export const container = style({ containerType: 'inline-size' });

export const layout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

/** For rows of 40 px beside each other. */
export const denseLayout = style([
  layout,
  { '@container': { [narrow]: { gap: space.sm }, [wide]: { gap: space.xs, fontSize: fontSize.label } } },
]);

/** Hides controls on printed pages. */
export const hiddenInPrint = style({ '@media': { print: { display: 'none !important' } } });

export const toolbar = style([
  hiddenInPrint,
  {
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space.md,
    '@container': { [narrow]: { flexWrap: 'wrap', gap: space.xs } },
  },
]);

export const searchField = style({
  flexGrow: 1,
  maxInlineSize: size.column,
  '@container': { [narrow]: { flex: '1 1 7rem', maxInlineSize: 'none' } },
});

/** Below 52rem rows are cards, which have no column headers to sort by. */
export const sortField = style({
  display: 'none',
  '@container': { [narrow]: { display: 'block', flex: '1 1 7rem' } },
});

/** Beside each other, the two fields name themselves: by the placeholder, and by the selected order. */
globalStyle(`:is(${searchField}, ${sortField}) :is(label, p:first-child)`, { '@container': { [narrow]: hiddenText } });

globalStyle(`${searchField} input::placeholder`, { '@container': { [wide]: { opacity: 0 } } });

export const rowCount = style({
  paddingBlock: space.sm,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  '@container': { [narrow]: { flexBasis: '100%', paddingBlock: 0 } },
});

export const more = style([hiddenInPrint, { display: 'grid', justifyContent: 'center', marginBlockStart: space.md }]);

/** Below 52rem rows are cards, whose cells are not beside each other. */
export const keyboardHint = style([
  hiddenInPrint,
  {
    marginBlockEnd: space.xs,
    color: theme.color.textMuted,
    fontSize: fontSize.label,
    '@container': { [narrow]: { display: 'none' } },
  },
]);
