import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

/** The title and the signature beside the words on a desktop; one column on narrower screens. */
export const message = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  overflowWrap: 'anywhere',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xl2,
    },
  },
});

export const title = style({
  paddingBlockStart: space.md,
  borderBlockStart: `3px solid ${theme.color.accent.surface}`,
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const quote = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.sm,
  maxInlineSize: size.measure,
  lineHeight: lineHeight.snug,
  textWrap: 'pretty',
  '@media': {
    [from.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      paddingBlockStart: space.md,
      fontSize: fontSize.lead,
    },
  },
});

/** The first words are large; the rest explains them. */
globalStyle(`${quote} > p:first-child`, { '@media': { [from.desktop]: { fontSize: fontSize.title } } });

export const signature = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space.md,
  lineHeight: lineHeight.snug,
});

export const portrait = style({
  aspectRatio: '1',
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
});

export const signatureText = style({ minInlineSize: 0 });

export const name = style({ fontWeight: fontWeight.strong });

export const role = style({ color: theme.color.textMuted });
