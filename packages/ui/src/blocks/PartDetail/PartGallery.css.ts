import { style } from '@vanilla-extract/css';
import { track as slidesTrack } from '../../elements/Carousel/slides.css.js';
import { theme } from '../../theme/contract.css.js';
import { forcedColors, from, space } from '../../theme/tokens.js';

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  // As high as a single picture.
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  '@media': { [from.tablet]: { aspectRatio: '10 / 9' } },
});

/** Swiped with a finger; buttons and keys show another picture at once. */
export const track = style([
  slidesTrack,
  { gridArea: '1 / 1', cursor: 'zoom-in', ':focus-visible': { outlineOffset: '-3px' } },
]);

/** Above the pictures. */
const control = style({ gridArea: '1 / 1', position: 'absolute', zIndex: 1, margin: space.xs });

const arrow = style([control, { alignSelf: 'center' }]);

export const previous = style([arrow, { justifySelf: 'start' }]);
export const next = style([arrow, { justifySelf: 'end' }]);
export const enlarge = style([control, { placeSelf: 'end' }]);

export const caption = style({ minBlockSize: '1lh' });

export const thumbnail = style({
  display: 'block',
  inlineSize: '4rem',
  blockSize: '3.6rem',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.imageBackground,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.text },
  selectors: {
    '&[aria-current]': {
      borderColor: theme.color.text,
      borderBlockEndWidth: '4px',
      '@media': { [forcedColors]: { borderColor: 'Highlight' } },
    },
  },
});

export const thumbnailPicture = style({ display: 'block', blockSize: '100%' });

export const viewer = style({
  blockSize: 'min(34rem, 60dvh)',
  minBlockSize: '10rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // Two fingers zoom the picture instead of the page.
  touchAction: 'pan-x pan-y',
  borderRadius: theme.radius.panel,
  background: theme.color.imageBackground,
  ':focus-visible': { outlineOffset: '-3px' },
});

export const status = style({ paddingBlockStart: space.sm });
