import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
    [from.desk]: { columnGap: space.broad },
  },
});

export const panel = style({
  padding: space.normal,
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.plate,
  background: theme.color.surface,
  '@media': { [from.desk]: { padding: space.wide } },
});

/** Stays in sight while the form beside it is filled in. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.tight,
  '@media': { [from.tablet]: { position: 'sticky', insetBlockStart: '5rem' } },
});

export const caption = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.inkMuted,
});
