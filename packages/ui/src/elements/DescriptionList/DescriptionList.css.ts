import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { labelText } from '../../theme/labelText.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

const dot = (x: string, y: string) =>
  `radial-gradient(circle at ${x} ${y}, ${theme.color.neutral.border} 0 0.11rem, transparent 0.16rem)`;
const start = '0.4375rem';
const end = 'calc(100% - 0.4375rem)';

/** A dot in each corner. */
const dots = [dot(start, start), dot(end, start), dot(start, end), dot(end, end)].join(', ');

/** Each cell has a top and a start border; `overflow` hides those at the outer edge. */
export const root = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: `${dots}, ${theme.color.surface}`,
  color: theme.color.text,
});

export const columns = styleVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  /** As many columns of at least 11rem as fit. */
  auto: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' },
  /** Two columns, or one where a phone number would break. */
  pairs: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(11rem, 50%), 100%), 1fr))' },
  3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** The borders of a cell, also for lists with their own cell content. */
export const borderedCell = style({
  minInlineSize: 0,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.border}`,
  borderInlineStart: `1px solid ${theme.color.border}`,
});

const cellBase = style([borderedCell, { paddingBlock: space.xs, paddingInline: space.sm }]);

export const cell = styleVariants({ oneColumn: [cellBase], fullWidth: [cellBase, { gridColumn: '1 / -1' }] });

export const label = style(labelText);

const valueBase = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const value = styleVariants({
  normal: [valueBase, { fontSize: fontSize.body }],
  large: [valueBase, { fontSize: fontSize.title }],
});

export const tone = styleVariants({
  neutral: {},
  warning: { color: theme.color.warning.text },
  danger: { color: theme.color.danger.text },
});

export const withIcon = style({ display: 'flex', alignItems: 'center', gap: space.xs2 });
