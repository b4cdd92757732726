import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, space } from '../../theme/tokens.js';
import { labelText } from '../../theme/labelText.js';

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

/** No boxes on a phone, where the price stands between the picture and the description. */
const column = style({
  display: 'contents',
  '@media': { [from.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const media = style([
  column,
  {
    '@media': {
      [from.tablet]: { gap: space.md },
      [from.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' },
    },
  },
]);

export const image = style({
  // Lower on a phone, so that the price is on the first screen.
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: theme.radius.card,
  '@media': { [from.tablet]: { aspectRatio: '10 / 9' } },
});

export const description = style({ order: 1, whiteSpace: 'pre-line' });

export const panel = style([column, { '@media': { [from.tablet]: { gap: space.lg } } }]);

/** The content below the description on a phone. */
export const content = style({ order: 2, minInlineSize: 0 });

export const descriptionSkeleton = style({ order: 1, fontSize: fontSize.lead });

export const factList = style({ columnGap: space.md });

export const facts = style({});

globalStyle(`${facts} :is(th, td)`, { borderBlock: `1px solid ${theme.color.border}` });

globalStyle(`${facts} th`, { ...labelText, inlineSize: '8.5rem', paddingInlineStart: 0 });
