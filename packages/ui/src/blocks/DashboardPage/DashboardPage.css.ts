import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

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

export const lead = style({ marginBlockStart: space.xs2, color: theme.color.textMuted, textWrap: 'pretty' });
