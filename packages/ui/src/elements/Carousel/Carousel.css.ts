import { style } from '@vanilla-extract/css';
import { from, motionAllowed, size, space } from '../../theme/tokens.js';
import { track as slidesTrack } from './slides.css.js';

/** The controls come before the slides in tab order and are shown below them. */
export const carousel = style({ display: 'flex', flexDirection: 'column-reverse', gap: space.sm });

export const track = style([slidesTrack, { '@media': { [motionAllowed]: { scrollBehavior: 'smooth' } } }]);

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
  // Aligns the first dot with the text above.
  marginInlineStart: `calc(-1 * ${space.xs2})`,
  flex: `1 1 calc(4 * ${size.target})`,
  '@media': { [from.tablet]: { flexGrow: 0, flexBasis: '16rem' } },
});

/** Uses the text colour and marks the current slide by height, so it is visible on any background and in forced colours. */
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
