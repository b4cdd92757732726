import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

/** A roll, and a sheet in the preview on a phone. */
const narrow = '(width < 26rem)';

export const tableContainer = style({ containerType: 'inline-size' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [narrow]: { display: 'block' } },
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.xs2,
  paddingInlineEnd: space.xs,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'baseline',
});

globalStyle(`${table} :is(th, td)[data-numeric]`, { paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' });

globalStyle(`${table} :is(th, td)[data-numeric] + [data-numeric]`, { paddingInlineStart: space.sm });

globalStyle(`${table} thead th`, { fontSize: fontSize.label, color: theme.color.textMuted });

globalStyle(`${table} tr`, {
  breakInside: 'avoid',
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      columnGap: space.sm,
      paddingBlock: space.xs2,
      borderBlockEnd: `1px solid ${theme.color.border}`,
    },
  },
});

globalStyle(`${table} :is(thead, caption)`, { '@container': { [narrow]: { display: 'none' } } });

globalStyle(`${table} :is(tbody, tfoot)`, { '@container': { [narrow]: { display: 'block' } } });

globalStyle(`${table} tr > :is(th, td)`, {
  '@container': { [narrow]: { padding: 0, border: 0, textAlign: 'end' } },
});

globalStyle(`${table} tr > th`, {
  '@container': { [narrow]: { flex: '1 1 60%', textAlign: 'start' } },
});

globalStyle(`${table} tr > td:empty`, { '@container': { [narrow]: { display: 'none' } } });

// The figures have no header above them.
globalStyle(`${table} td[data-label]::before`, {
  '@container': {
    [narrow]: {
      content: 'attr(data-label)',
      marginInlineEnd: space.xs2,
      fontSize: fontSize.label,
      color: theme.color.textMuted,
    },
  },
});

/** A date in two lines would be as high as the entry beside it. */
globalStyle(`${table} td[data-date]`, {
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { flex: '1 1 100%', fontSize: fontSize.label, textAlign: 'start', color: theme.color.textMuted },
  },
});
