import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

const rivet = (x: string, y: string) =>
  `radial-gradient(circle at ${x} ${y}, ${theme.color.neutral.border} 0 0.11rem, transparent 0.16rem)`;
const near = '0.4375rem';
const far = 'calc(100% - 0.4375rem)';

/** Four small heads, one in each corner. */
const rivets = [rivet(near, near), rivet(far, near), rivet(near, far), rivet(far, far)].join(', ');

/** The ruled frame. Cells draw their own start and top rules; the frame's overflow hides those on its edge. */
export const root = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: `${rivets}, ${theme.color.surface}`,
  color: theme.color.text,
});

export const columns = styleVariants({
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  /** Two where both have room, one under the other where not. */
  auto: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' },
  3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

/** The rules of a cell, for plates that set their figures in a way of their own. */
export const borderedCell = style({
  minInlineSize: 0,
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.border}`,
  borderInlineStart: `1px solid ${theme.color.border}`,
});

const cellBase = style([borderedCell, { paddingBlock: space.xs, paddingInline: space.sm }]);

export const cell = styleVariants({ part: [cellBase], fullWidth: [cellBase, { gridColumn: '1 / -1' }] });

export const label = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
});

const figure = style({
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const value = styleVariants({
  normal: [figure, { fontSize: fontSize.body }],
  large: [figure, { fontSize: fontSize.title }],
});

export const tone = styleVariants({
  neutral: {},
  warning: { color: theme.color.warning.text },
  danger: { color: theme.color.danger.text },
});

export const marked = style({ display: 'flex', alignItems: 'center', gap: space.xs2 });
