import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, from, lineHeight, size, space } from '../../theme/tokens.js';

/** On a phone one line that scrolls sideways and fades at the page edges. */
export const list = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  marginInline: `calc(-1 * ${size.gutter})`,
  paddingInline: size.gutter,
  scrollPaddingInline: size.gutter,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  // The fading edges show that the line scrolls.
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to right, transparent, black ${size.gutter} calc(100% - ${size.gutter}), transparent)`,
  '@media': {
    [from.tablet]: { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0, maskImage: 'none' },
    print: { display: 'none' },
  },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.target,
  paddingInline: space.sm,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
  ':hover': { color: theme.color.text },
  selectors: {
    '&[aria-current]': {
      color: theme.color.text,
      boxShadow: `inset 0 -3px 0 ${theme.color.accent.border}`,
      '@media': { [forcedColors]: { textDecoration: 'underline 3px' } },
    },
  },
});
