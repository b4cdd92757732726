import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

const iconSize = '2rem';

/** The line runs from the icon of a step to that of the next one. */
const stepBase = style({
  position: 'relative',
  minBlockSize: `calc(${iconSize} + ${space.md})`,
  paddingBlockEnd: space.md,
  paddingInlineStart: `calc(${iconSize} + ${space.sm})`,
  lineHeight: lineHeight.snug,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${iconSize} 0`,
      insetInlineStart: `calc(${iconSize} / 2 - 1px)`,
      borderInlineStart: `2px solid ${theme.color.borderStrong}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const icon = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: iconSize,
  blockSize: iconSize,
  border: '1px solid',
  borderRadius: '50%',
  fontSize: fontSize.label,
});

export const step = styleVariants({
  done: [stepBase],
  cancelled: [stepBase],
  open: [
    stepBase,
    {
      color: theme.color.textMuted,
      selectors: { '&&::before': { borderInlineStart: `2px dashed ${theme.color.border}` } },
    },
  ],
});

globalStyle(`${step.done} > ${icon}`, {
  background: theme.color.success.surface,
  borderColor: theme.color.success.border,
  color: theme.color.success.text,
});
globalStyle(`${step.cancelled} > ${icon}`, {
  background: theme.color.danger.surface,
  borderColor: theme.color.danger.border,
  color: theme.color.danger.text,
});
globalStyle(`${step.open} > ${icon}`, { borderStyle: 'dashed', borderColor: theme.color.border });

export const name = style({ paddingBlockStart: '0.3rem', fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });
