import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size as sizes } from '../../theme/tokens.js';

export const size = styleVariants({
  label: { fontSize: fontSize.label, lineHeight: lineHeight.snug },
  body: { fontSize: fontSize.body, lineHeight: lineHeight.text },
  lead: { fontSize: fontSize.lead, lineHeight: lineHeight.text },
  /** The size and the line height of the text around it. */
  inherit: {},
});

export const tone = styleVariants({
  inherit: {},
  muted: { color: theme.color.textMuted },
  accent: { color: theme.color.accent.text },
  success: { color: theme.color.success.text },
  warning: { color: theme.color.warning.text },
  danger: { color: theme.color.danger.text },
  /** Less important text on the brand colour. */
  brandMuted: { color: theme.color.brandTextMuted },
});

export const weight = styleVariants({
  normal: {},
  strong: { fontWeight: fontWeight.strong },
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

const cut = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' });

export const maxLines = styleVariants({ 1: '1', 2: '2', 3: '3' }, (value) => [cut, { WebkitLineClamp: value }]);

export const wrap = styleVariants({
  words: {},
  anywhere: { overflowWrap: 'anywhere' },
  nowhere: { whiteSpace: 'nowrap' },
});

export const measure = style({ maxInlineSize: sizes.measure });
