import { style } from '@vanilla-extract/css';
import { from, motionAllowed, size, space } from '../../theme/tokens.js';

/** Controls come first for the keyboard and stand last for the eye. */
export const carousel = style({ display: 'flex', flexDirection: 'column-reverse', gap: space.sm });

export const track = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } },
});

export const slide = style({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.xs,
});

export const buttons = style({ display: 'flex', order: 2 });

export const dots = style({
  display: 'flex',
  // The first line begins where the words above it do.
  marginInlineStart: `calc(-1 * ${space.xs2})`,
  flex: `1 1 calc(4 * ${size.target})`,
  '@media': { [from.tablet]: { flexGrow: 0, flexBasis: '16rem' } },
});

/** A line in the colour of the words around it, legible on any ground and in forced colours: the slide in sight is told by height. */
export const dot = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  minInlineSize: size.target,
  minBlockSize: size.target,
  paddingInline: space.xs2,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '::before': {
    content: '',
    inlineSize: '100%',
    borderBlockStart: '2px solid',
  },
  selectors: {
    '&:hover::before': { borderBlockStartWidth: '4px' },
    '&[aria-current]::before': { borderBlockStartWidth: '6px' },
  },
});
