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
  display: 'grid',
  flex: '1 1 16rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.sm,
  '@media': { [from.tablet]: { flexGrow: 0, flexBasis: '20rem' } },
});

/** On a phone one line that scrolls sideways; otherwise it wraps. */
export const statuses = style({
  display: 'flex',
  gap: space.xs,
  // Space for the focus ring.
  margin: '-4px',
  padding: '4px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': { [from.tablet]: { flexWrap: 'wrap' } },
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
