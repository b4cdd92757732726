import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, lineHeight, space } from '../../theme/tokens.js';

export const form = style({ display: 'grid', gap: space.md });

export const actions = style({ display: 'grid', '@media': { [from.tablet]: { justifyContent: 'start' } } });

/** Stands where the advice under the field stood; takes no room of its own while there is nothing to say. */
const remark = style({
  marginBlockStart: `calc(-1 * ${space.sm})`,
  ':empty': { position: 'absolute' },
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
});

/** What was found at the address; words and not only colour tell it. */
export const picture = styleVariants({
  none: [remark, { color: theme.color.textMuted }],
  loading: [remark, { color: theme.color.textMuted }],
  found: [remark, { color: theme.color.success.text }],
  missing: [remark, { color: theme.color.warning.text }],
});
