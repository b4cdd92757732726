import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';
import { narrow, notOnPaper } from './DataTable.css.js';

const everyHead = style({
  position: 'sticky',
  zIndex: 1,
  background: theme.color.surfaceSunken,
  boxShadow: `0 1px 0 ${theme.color.border}`,
  '@container': { [narrow]: { display: 'none' } },
});

export const head = styleVariants({
  // The bar of the page sticks above it.
  plain: [everyHead, { insetBlockStart: '4rem' }],
  windowed: [everyHead, { insetBlockStart: 0, display: 'block' }],
});

export const headRow = styleVariants({ plain: {}, windowed: { display: 'grid' } });

export const columnHeader = style({ padding: 0, textAlign: 'start', whiteSpace: 'nowrap' });

const words = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
});

export const bare = style([
  words,
  notOnPaper,
  { alignContent: 'center', padding: `${space.xs} ${space.xs} ${space.xs} ${space.sm}`, textAlign: 'end' },
]);

const button = style([
  words,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs2,
    inlineSize: '100%',
    minBlockSize: size.target,
    paddingBlock: space.xs,
    paddingInline: space.sm,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    ':hover': { color: theme.color.text },
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: { '[aria-sort$="ing"] > &': { color: theme.color.text } },
  },
]);

export const sortButton = styleVariants({
  start: [button],
  end: [button, { flexDirection: 'row-reverse' }],
});

/** Keeps its place, as clear to the eye, while the table is not sorted by the column. */
export const sign = style({ display: 'flex' });
