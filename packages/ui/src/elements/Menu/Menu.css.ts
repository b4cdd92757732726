import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, forcedColors, layer, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

const appear = keyframes({ from: { opacity: 0 } });

export const menu = style({
  zIndex: layer.floating,
  minInlineSize: 'max(10rem, var(--radix-dropdown-menu-trigger-width))',
  maxInlineSize: 'min(20rem, var(--radix-dropdown-menu-content-available-width))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  paddingBlock: space.xs2,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '@media': { [motionAllowed]: { animation: `${appear} ${duration.fast} ease-out` } },
});

const itemBase = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  lineHeight: lineHeight.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: theme.color.surfaceSunken },
    '&[data-disabled]': {
      color: theme.color.textMuted,
      cursor: 'not-allowed',
      '@media': { [forcedColors]: { color: 'GrayText' } },
    },
  },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const item = styleVariants({
  neutral: [itemBase, { color: 'inherit' }],
  danger: [itemBase, { color: theme.color.danger.text }],
});

export const separator = style({ borderBlockStart: `1px solid ${theme.color.border}`, marginBlock: space.xs2 });
