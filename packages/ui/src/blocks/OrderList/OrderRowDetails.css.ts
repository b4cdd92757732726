import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, space } from '../../theme/tokens.js';
import { narrow } from './OrderList.css.js';

export const details = style({ display: 'block', background: theme.color.surfaceSunken });

export const detailsCell = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.xs} ${space.sm} ${space.sm} 3rem`,
  textAlign: 'start',
  '@container': { [narrow]: { paddingInlineStart: space.sm } },
});

export const lineList = style({ display: 'grid', gap: space.xs });

export const lineItem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(8rem, auto) minmax(6rem, auto) 8.5rem',
  alignItems: 'center',
  columnGap: space.sm,
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', rowGap: space.xs2 } },
});

export const lineName = style({
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { gridColumn: '2 / -1' } },
});

export const lineAmounts = style({
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  '@container': { [narrow]: { textAlign: 'start' } },
});

export const note = style({ color: theme.color.textMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const narrowOnly = style({
  display: 'none',
  '@container': { [narrow]: { display: 'grid', gap: space.xs } },
});

export const contact = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

globalStyle(`${lineItem} > :last-child`, { justifySelf: 'start' });
