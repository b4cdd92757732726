import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, size, space } from '../../theme/tokens.js';

/** One column on a phone: picture, figures, form. Two where there is room, and the picture stays while the form is filled in. */
export const detail = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    // By the size of the letters, not of the page alone: large ones need the whole width.
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.xl2 },
  },
});

/** On a phone it is no box: what is said of the part comes after the form, while a screen reader hears it with the picture. */
export const sight = style({
  display: 'contents',
  '@media': {
    [from.tablet]: { display: 'grid', gap: space.md },
    [from.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' },
  },
});

export const photo = style({
  aspectRatio: '10 / 9',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
});

/** Stands last where all is one column. */
export const said = style({ order: 1, '@media': { [from.tablet]: { order: 0 } } });

export const description = style([
  said,
  {
    maxInlineSize: size.measure,
    fontSize: fontSize.lead,
    color: theme.color.textMuted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
  },
]);

export const figures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });
