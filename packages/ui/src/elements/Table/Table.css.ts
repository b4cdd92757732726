import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { labelText } from '../../theme/labelText.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;
/** A roll, and a sheet in the preview on a phone. */
const narrowPaper = '(width < 26rem)';

export const region = style({
  overflowX: 'auto',
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { print: { overflow: 'visible' } },
});

/** The widths of a paper, which differ by printer. */
export const paperRegion = style({ containerType: 'inline-size' });

const layout = style({ inlineSize: '100%', borderCollapse: 'collapse' });

export const plain = style([layout, { color: theme.color.text, lineHeight: lineHeight.snug }]);
export const paper = style([layout, { '@container': { [narrowPaper]: { display: 'block' } } }]);

export const withoutHead = style({});

export const caption = style({ paddingBlockEnd: space.xs, fontWeight: fontWeight.strong, textAlign: 'start' });

export const numeric = style({});

globalStyle(`${layout} :is(th, td)`, {
  paddingBlock: space.xs,
  borderBlockEnd: border,
  fontWeight: fontWeight.normal,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

globalStyle(`${plain} :is(th, td)`, { paddingInline: space.sm });

globalStyle(`${plain} thead th`, {
  ...labelText,
  borderBlock: border,
  background: theme.color.surfaceSunken,
  whiteSpace: 'nowrap',
});

globalStyle(`${plain}${withoutHead} tbody :is(th, td)`, { borderBlock: border });

globalStyle(`${plain}${withoutHead} tbody th`, { ...labelText, inlineSize: '8.5rem', paddingInlineStart: 0 });

globalStyle(`:is(${plain}, ${paper}) tfoot :is(th, td)`, { fontWeight: fontWeight.strong });

globalStyle(`${layout} :is(th, td)${numeric}`, {
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

globalStyle(`${layout} td${numeric}`, { whiteSpace: 'nowrap' });

// On paper nothing separates the columns but space.
globalStyle(`${paper} :is(th, td)`, { paddingBlock: space.xs2, paddingInlineEnd: space.xs });

globalStyle(`${paper} :is(th, td)${numeric}`, { paddingInlineEnd: 0 });

globalStyle(`${paper} :is(th, td) + ${numeric}`, { paddingInlineStart: space.sm });

// A head may break between its words, but not in them.
globalStyle(`${paper} thead th`, {
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  overflowWrap: 'break-word',
});

globalStyle(`${paper} tr`, { breakInside: 'avoid' });

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
inNarrowPaper(`td${numeric}::before`, {
  content: 'attr(data-label)',
  marginInlineEnd: space.xs2,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
});
// Above the entry that it belongs to.
inNarrowPaper(`td:not(${numeric})`, {
  flex: '1 1 100%',
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  textAlign: 'start',
});

/** A short value that would take as many lines as the longer one beside it. */
export const noWrap = style({ whiteSpace: 'nowrap' });
