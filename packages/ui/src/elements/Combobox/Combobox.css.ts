import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, forcedColors, layer, lineHeight, size, space } from '../../theme/tokens.js';

export const box = style({ position: 'relative' });

export const popup = style({
  position: 'absolute',
  zIndex: layer.floating,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${space.xs2})`,
  maxBlockSize: '20rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
});

export const list = style({ margin: 0, padding: `${space.xs2} 0`, listStyle: 'none' });

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: size.target,
  paddingInline: space.sm,
  paddingBlock: space.xs2,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: theme.color.surfaceSunken },
  selectors: {
    '&[aria-selected="true"]': {
      background: theme.color.surfaceSunken,
      boxShadow: `inset 3px 0 0 ${theme.color.link}`,
      '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const detail = style({ color: theme.color.textMuted, fontSize: fontSize.label });
