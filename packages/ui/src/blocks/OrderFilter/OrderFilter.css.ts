import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, from, lineHeight, size, space } from '../../theme/tokens.js';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  '@media': { print: { display: 'none' } },
});

export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm });

export const searchField = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const dates = style({
  flex: '1 1 16rem',
  '@media': { [from.tablet]: { flexGrow: 0, flexBasis: '20rem' } },
});

/** On a phone one line that scrolls sideways and fades at the page edges; otherwise it wraps. */
export const statuses = style({
  display: 'flex',
  gap: space.xs,
  // Space for the focus ring.
  marginBlock: '-4px',
  marginInline: `calc(-1 * ${size.gutter})`,
  paddingBlock: '4px',
  paddingInline: size.gutter,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: size.gutter,
  // The fading edges show that the line scrolls.
  scrollbarWidth: 'none',
  maskImage: `linear-gradient(to right, transparent, black ${size.gutter} calc(100% - ${size.gutter}), transparent)`,
  '@media': {
    [from.tablet]: { flexWrap: 'wrap', marginInline: '-4px', paddingInline: '4px', maskImage: 'none' },
  },
});

export const status = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.xs2,
  minBlockSize: size.target,
  paddingInline: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.borderStrong },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: theme.color.text,
      background: theme.color.text,
      color: theme.color.background,
      '@media': { [forcedColors]: { textDecoration: 'underline 3px' } },
    },
  },
});
