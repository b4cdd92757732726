import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, lineHeight, space } from '../../theme/tokens.js';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const row = style([base, { '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } }]);

export const pendingRow = style([
  base,
  { overflowWrap: 'anywhere', '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
]);

/** Where a dragged picture would be put. */
export const dropTarget = style({ outline: `2px dashed ${theme.color.focus}`, outlineOffset: '2px' });

const format = { inlineSize: '7.5rem', aspectRatio: '10 / 9', overflow: 'hidden', borderRadius: theme.radius.panel };

export const preview = style(format);

export const handle = style({ ...format, display: 'block', cursor: 'grab' });

/** The handle is dragged, not the image in it. */
globalStyle(`${handle} *`, { pointerEvents: 'none' });

export const buttons = style({ alignContent: 'start' });

/** At the ends of the list. */
globalStyle(`${buttons} > [aria-disabled="true"]`, {
  borderStyle: 'dashed',
  color: theme.color.textMuted,
});

/** Shown on touch screens, whose devices usually have a camera. */
export const camera = style({ display: 'none', '@media': { '(pointer: coarse)': { display: 'grid' } } });

/** Replaces the hint of the field above; an empty status takes no space. */
const status = style({
  marginBlockStart: `calc(-1 * ${space.sm})`,
  ':empty': { position: 'absolute' },
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
});

export const imageStatus = styleVariants({
  none: [status, { color: theme.color.textMuted }],
  loading: [status, { color: theme.color.textMuted }],
  found: [status, { color: theme.color.success.text }],
  missing: [status, { color: theme.color.warning.text }],
});
