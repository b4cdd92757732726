import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { forcedColors, space } from '../../theme/tokens.js';
import { control } from '../Field/Field.css.js';

/** One stroke of the arrow, as wide as the strokes of the icons. */
const arrowStroke = (direction: string) =>
  `linear-gradient(${direction}, transparent calc(50% - 1.25px), ${theme.color.text} calc(50% - 0.75px) calc(50% + 0.75px), transparent calc(50% + 1.25px))`;
const arrowSize = '0.4375rem';

/** The positions of both strokes, from left to right. */
const arrowAt = (edge: 'left' | 'right') => {
  const [outer, inner] = [`${edge} ${space.sm} center`, `${edge} calc(${space.sm} + ${arrowSize} - 1px) center`];
  return edge === 'right' ? `${inner}, ${outer}` : `${outer}, ${inner}`;
};

/** Replaces the browser's arrow by one with the same distance to the edge as the text. */
export const select = style({
  selectors: {
    [`${control}&`]: {
      paddingInlineEnd: `calc(2 * ${space.sm} + 2 * ${arrowSize})`,
      appearance: 'none',
      backgroundImage: `${arrowStroke('45deg')}, ${arrowStroke('-45deg')}`,
      backgroundPosition: arrowAt('right'),
      backgroundSize: `${arrowSize} ${arrowSize}`,
      backgroundRepeat: 'no-repeat',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      '@media': {
        [forcedColors]: { paddingInlineEnd: space.sm, appearance: 'auto', backgroundImage: 'none' },
      },
    },
    [`[dir="rtl"] ${control}&`]: { backgroundPosition: arrowAt('left') },
    // Chromium fades a disabled select.
    [`${control}&:disabled`]: { cursor: 'not-allowed', opacity: 1 },
  },
});
