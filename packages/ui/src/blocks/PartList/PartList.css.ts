import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { heading } from '../../elements/Heading/Heading.css.js';
import { theme } from '../../theme/contract.css.js';
import { labelText } from '../../theme/labelText.js';
import { hiddenText } from '../../theme/hiddenText.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;

const shares = (...each: number[]) => `4.5rem ${each.map((share) => `minmax(0, ${String(share)}fr)`).join(' ')}`;

/** The columns of the head and of every row on a desktop, which are separate grids: picture, name with the most room, stock, minimum, price, comparison, basket. Shares also fit a large font size. */
const columns = createVar();

const comparison = createVar();

const ifComparable = fallbackVar(comparison, ' ');

export const comparable = style({ vars: { [comparison]: '4.5rem' } });

export const root = style({ vars: { [columns]: `${shares(4.4, 1.4, 1.3, 1.9)} ${ifComparable}` } });

export const rootWithBasket = style({
  vars: { [columns]: `${shares(5.2, 1.4, 1.3, 1.9)} ${ifComparable} minmax(0, 2.6fr)` },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, border, borderBlockStart: 0 },
  },
});

/** Laid out only near the window while an ancestor has `data-static`, because the first layout delays the first paint. */
export const item = style({
  selectors: { '[data-static] &': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 17rem' } },
  '@media': { [from.desktop]: { selectors: { '[data-static] &': { containIntrinsicBlockSize: 'auto 3.625rem' } } } },
});

const termLabel = style(labelText);

/** Names the columns of a desktop; each row repeats the names for screen readers. */
export const head = style([
  termLabel,
  {
    display: 'none',
    '@media': {
      [from.desktop]: {
        display: 'grid',
        gridTemplateColumns: columns,
        columnGap: space.md,
        padding: `${space.xs} ${space.md}`,
        border,
        borderRadius: `${theme.radius.panel} ${theme.radius.panel} 0 0`,
        background: theme.color.surfaceSunken,
      },
    },
  },
]);

export const endHead = style({ textAlign: 'end' });

export const centerHead = style({ textAlign: 'center' });

/** The link covers the whole row, which shows its focus ring; the button lies above it. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto 1fr auto auto',
  blockSize: '100%',
  columnGap: space.sm,
  rowGap: space.xs2,
  padding: space.sm,
  border,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  ':hover': { borderColor: theme.color.borderStrong },
  selectors: { '&:has(a:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '-3px' } },
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: columns,
      gridTemplateRows: 'auto',
      alignItems: 'center',
      columnGap: space.md,
      padding: `${space.xs2} ${space.md}`,
      border: 0,
      borderBlockStart: border,
      borderRadius: 0,
      ':hover': { background: theme.color.surfaceSunken },
    },
  },
});

export const image = style({
  gridRow: '1 / span 3',
  gridColumn: 1,
  alignSelf: 'start',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radius.panel,
  '@media': { [from.desktop]: { gridRow: 1, aspectRatio: '3 / 2' } },
});

export const text = style({
  gridRow: 1,
  gridColumn: '2 / -1',
  minInlineSize: 0,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': { [from.desktop]: { gridColumn: 2 } },
});

export const nameText = style({ '@media': { [from.desktop]: { WebkitLineClamp: 2 } } });

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: 'none' },
});

export const facts = style({
  marginBlockStart: space.xs2,
  '@media': { [from.desktop]: { WebkitLineClamp: 1, marginBlockStart: 0 } },
});

/** Why a search found the part. */
export const reason = style({ marginBlockStart: space.xs2 });

/** No box, so that its groups are cells of the row. */
export const specs = style({ display: 'contents' });

const spec = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs2,
  minInlineSize: 0,
  lineHeight: lineHeight.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [from.desktop]: { display: 'block', gridRow: 1, textAlign: 'end' } },
});

const quantity = (gridRow: number, desktopColumn: number) =>
  style([spec, { gridColumn: '2 / -1', gridRow, '@media': { [from.desktop]: { gridColumn: desktopColumn } } }]);

export const available = quantity(2, 3);

export const minimum = quantity(3, 4);

export const price = style([
  spec,
  {
    gridColumn: '1 / 3',
    gridRow: 4,
    alignSelf: 'center',
    fontSize: fontSize.title,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.tight,
    overflowWrap: 'anywhere',
    '@media': { [from.desktop]: { gridColumn: 5, fontSize: fontSize.lead } },
  },
]);

/** Hidden on a desktop, where the head of the list has the names. */
export const term = style([termLabel, { '@media': { [from.desktop]: hiddenText } }]);

/** The amount itself says what it is. */
export const priceTerm = style(hiddenText);

export const outOfStock = style({ display: 'inline-flex' });

/** Beside the price, above the link of the row. It is higher than the price, and begins beside the line above. */
export const compare = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: 3,
  gridRow: 4,
  marginBlockStart: '-1rem',
  '@media': { [from.desktop]: { gridColumn: 6, gridRow: 1, marginBlockStart: 0 } },
});

export const basket = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  gridRow: 5,
  minInlineSize: 0,
  marginBlockStart: space.xs2,
  '@media': { [from.desktop]: { gridColumn: '-2 / -1', gridRow: 1, marginBlockStart: 0 } },
});

export const nameSkeleton = style([heading.lead, { inlineSize: '100%' }]);
