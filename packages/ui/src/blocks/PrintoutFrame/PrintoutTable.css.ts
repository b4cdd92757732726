import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;
/** A roll, and a sheet in the preview on a phone. */
const narrowPaper = '(width < 26rem)';

export const container = style({ containerType: 'inline-size' });

/** Nothing separates the columns but space. */
export const paper = style({ lineHeight: 'inherit', '@container': { [narrowPaper]: { display: 'block' } } });

globalStyle(`${paper} :is(th, td)`, { paddingBlock: space.xs2, paddingInline: `0 ${space.xs}` });

globalStyle(`${paper} :is(th, td)[data-numeric]`, { paddingInlineEnd: 0 });

globalStyle(`${paper} :is(th, td) + [data-numeric]`, { paddingInlineStart: space.sm });

// A head may break between its words, but not in them.
globalStyle(`${paper} thead th`, {
  borderBlockStart: 0,
  background: 'none',
  color: theme.color.textMuted,
  fontFamily: 'inherit',
  fontSize: fontSize.label,
  fontWeight: fontWeight.normal,
  letterSpacing: 'normal',
  lineHeight: 'inherit',
  overflowWrap: 'break-word',
  textTransform: 'none',
  whiteSpace: 'normal',
});

globalStyle(`${paper} tr`, { breakInside: 'avoid' });

// Otherwise each sheet of a long table would end with its sums.
globalStyle(`${paper} tfoot`, { '@media': { print: { display: 'table-row-group' } } });

/** Thirty rows have room on a sheet. */
export const dense = style({ fontSize: fontSize.label });

globalStyle(`${dense} :is(td, th)`, { paddingBlock: '0.125rem' });

export const labelled = style({});

const inNarrowPaper = (selector: string, rules: Record<string, string | number>) =>
  globalStyle(`${paper}${labelled} ${selector}`, { '@container': { [narrowPaper]: rules } });

inNarrowPaper(':is(thead, caption)', { display: 'none' });
inNarrowPaper(':is(tbody, tfoot)', { display: 'block' });
inNarrowPaper('tr', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: space.sm,
  paddingBlock: space.xs2,
  borderBlockEnd: border,
});
inNarrowPaper('tr > :is(th, td)', { padding: 0, border: 0, textAlign: 'end' });
inNarrowPaper('tr > th', { flex: '1 1 60%', textAlign: 'start' });
inNarrowPaper('tr > td:empty', { display: 'none' });
inNarrowPaper(`td[data-numeric]::before`, {
  content: 'attr(data-label)',
  marginInlineEnd: space.xs2,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
});
// Above the entry that it belongs to.
inNarrowPaper(`td:not([data-numeric])`, {
  flex: '1 1 100%',
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  textAlign: 'start',
});
