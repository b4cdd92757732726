import { style } from '@vanilla-extract/css';

/** A row of slides that is scrolled sideways, one slide at a time; `useSlides` scrolls it. */
export const track = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
});

export const slide = style({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });
