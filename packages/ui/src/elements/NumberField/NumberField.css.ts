import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, forcedColors, size } from '../../theme/tokens.js';

export const root = style({
  display: 'grid',
  // With a large font in a narrow container the buttons shrink before the input does.
  gridTemplateColumns: `minmax(1.5rem, ${size.target}) minmax(3rem, 1fr) minmax(1.5rem, ${size.target})`,
  maxInlineSize: '14rem',
});

export const input = style({
  borderRadius: 0,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
  ':focus-visible': { zIndex: 1 },
  position: 'relative',
});

export const stepButton = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.target,
  padding: 0,
  border: `1px solid ${theme.color.borderStrong}`,
  background: theme.color.surfaceSunken,
  color: theme.color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: theme.color.border },
    '&[aria-disabled]': {
      color: theme.color.textMuted,
      cursor: 'not-allowed',
      '@media': { [forcedColors]: { color: 'GrayText' } },
    },
    '&:first-child': {
      borderInlineEnd: 0,
      borderStartStartRadius: theme.radius.control,
      borderEndStartRadius: theme.radius.control,
    },
    '&:last-child': {
      borderInlineStart: 0,
      borderStartEndRadius: theme.radius.control,
      borderEndEndRadius: theme.radius.control,
    },
  },
  ':focus-visible': { zIndex: 1 },
  position: 'relative',
});
