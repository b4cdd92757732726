import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

export const way = style({ display: 'grid', gap: space.normal });

/** The word stands in a ruled line between the two ways. */
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space.close,
  color: theme.color.inkMuted,
  fontSize: fontSize.label,
  '::before': { content: '', borderBlockStart: `1px solid ${theme.color.rule}` },
  '::after': { content: '', borderBlockStart: `1px solid ${theme.color.rule}` },
});

export const mark = style({ inlineSize: '1.25em', blockSize: '1.25em', flexShrink: 0 });
