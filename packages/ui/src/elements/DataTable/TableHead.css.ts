import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';
import { narrow, hiddenInPrint } from './DataTable.css.js';

const headBase = style({
  position: 'sticky',
  zIndex: 1,
  background: theme.color.surfaceSunken,
  boxShadow: `0 1px 0 ${theme.color.border}`,
  '@container': { [narrow]: { display: 'none' } },
});

export const head = styleVariants({
  // The sticky page header is 4rem high.
  plain: [headBase, { insetBlockStart: '4rem' }],
  virtual: [headBase, { insetBlockStart: 0, display: 'block' }],
});

export const headRow = styleVariants({ plain: {}, virtual: { display: 'grid' } });

export const columnHeader = style({ padding: 0, textAlign: 'start', whiteSpace: 'nowrap' });

const label = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
});

export const actionsHeader = style([
  label,
  hiddenInPrint,
  { alignContent: 'center', padding: `${space.xs} ${space.xs} ${space.xs} ${space.sm}`, textAlign: 'end' },
]);

const button = style([
  label,
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

const plain = style([label, { display: 'block', paddingBlock: space.xs, paddingInline: space.sm }]);

/** The header of a column without a sort order. */
export const plainHeader = styleVariants({ start: [plain], end: [plain, { textAlign: 'end' }] });

export const icon = style({ display: 'flex' });
