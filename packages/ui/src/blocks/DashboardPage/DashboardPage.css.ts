import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

/** The layout around it leaves its greeting out. */
export const densePage = style([page, { gap: space.xs }]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '@media': { print: { display: 'none' } },
});

export const title = style({
  inlineSize: 'fit-content',
  overflowWrap: 'anywhere',
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

/** A long introduction wraps, and the buttons stay beside the title. */
globalStyle(`${page}:not(${densePage}) > ${header} > :first-child`, {
  '@media': { [from.tablet]: { flex: '1 1 20rem', minInlineSize: 0 } },
});

export const lead = style({ marginBlockStart: space.xs2, color: theme.color.textMuted, textWrap: 'pretty' });

globalStyle(`${densePage} ${title}`, { fontSize: fontSize.title });

// On a phone the title and its buttons are one line.
globalStyle(`${densePage} ${actions}`, { '@media': { '(width < 40rem)': { gap: space.xs } } });
globalStyle(`${densePage} ${actions} :is(a, button)`, {
  '@media': { '(width < 40rem)': { paddingInline: space.sm, fontSize: fontSize.label } },
});
