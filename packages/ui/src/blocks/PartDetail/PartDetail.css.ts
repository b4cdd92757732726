import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, size, space } from '../../theme/tokens.js';

/** One column on a phone. Two on wider screens, where the picture stays visible while the user fills in the form. */
export const detail = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    // In rem, so that a large font size gets the whole width.
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.xl2 },
  },
});

/** No box on a phone: the description comes after the form there, but after the picture for screen readers. */
export const media = style({
  display: 'contents',
  '@media': {
    [from.tablet]: { display: 'grid', gap: space.md },
    [from.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' },
  },
});

export const image = style({
  aspectRatio: '10 / 9',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
});

export const lastOnPhone = style({ order: 1, '@media': { [from.tablet]: { order: 0 } } });

export const description = style([
  lastOnPhone,
  {
    maxInlineSize: size.measure,
    fontSize: fontSize.lead,
    color: theme.color.textMuted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    whiteSpace: 'pre-line',
  },
]);

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });
