import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

const base = style({
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});

export const header = style([
  base,
  { inlineSize: '40%', fontFamily: theme.font.display, fontSize: fontSize.label, color: theme.color.textMuted },
]);

export const numberHeader = style([
  base,
  {
    paddingInlineStart: space.xs,
    fontFamily: theme.font.display,
    fontSize: fontSize.label,
    color: theme.color.textMuted,
    textAlign: 'end',
  },
]);

export const cell = style([base, { fontWeight: fontWeight.normal, breakInside: 'avoid' }]);

export const number = style([
  base,
  { paddingInlineStart: space.xs, fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' },
]);

/** Room to write with a pen. */
export const empty = style([base, { borderBlockEnd: `2px solid ${theme.color.borderStrong}` }]);
