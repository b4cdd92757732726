import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontSize, fontWeight, from, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

export const sites = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

const tabletOnly = `${from.tablet} and (width < 64rem)`;

/** The link covers the whole card. */
const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderBlockStart: `3px solid ${theme.color.accent.surface}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { borderColor: theme.color.borderStrong, borderBlockStartColor: theme.color.accent.surface },
    '&:focus-within': { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [motionAllowed]: { transition: `border-color ${duration.fast}` } },
});

/** The picture is above the text, or beside it on a tablet. */
export const site = styleVariants({
  bare: [card],
  pictured: [
    card,
    {
      gridTemplateRows: 'auto 1fr auto',
      '@media': {
        [tabletOnly]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gridTemplateRows: '1fr auto' },
      },
    },
  ],
});

export const image = style({
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${theme.color.border}`,
  '@media': {
    [tabletOnly]: {
      gridRow: '1 / -1',
      aspectRatio: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${theme.color.border}`,
    },
  },
});

export const text = style({ display: 'grid', alignContent: 'start', gap: space.xs, padding: space.lg });

export const name = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const description = style({ color: theme.color.textMuted, textWrap: 'pretty' });

export const visit = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.target,
  paddingInline: space.lg,
  borderBlockStart: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
  color: theme.color.link,
  fontWeight: fontWeight.strong,
});
