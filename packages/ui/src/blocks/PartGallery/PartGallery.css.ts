import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, forcedColors, from, lineHeight, space } from '../../theme/tokens.js';

export const gallery = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

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

export const picture = style({ gridArea: '1 / 1' });

const control = style({ gridArea: '1 / 1', zIndex: 1, margin: space.xs });

/** Above the button that covers the picture. */
const arrow = style([control, { zIndex: 2, alignSelf: 'center' }]);

export const previous = style([arrow, { justifySelf: 'start' }]);
export const next = style([arrow, { justifySelf: 'end' }]);
export const enlarge = style([control, { placeSelf: 'end' }]);

/** The whole picture is a part of the button. */
export const covering = style({ '::after': { content: '', position: 'absolute', inset: 0 } });

export const caption = style({
  minBlockSize: '1lh',
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
  color: theme.color.textMuted,
  overflowWrap: 'anywhere',
});

export const thumbnails = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

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
