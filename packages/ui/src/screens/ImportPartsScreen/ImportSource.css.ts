import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const sources = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const paste = style({ display: 'grid', alignContent: 'start', gap: space.md });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const dropZone = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.xs,
  padding: space.lg,
  border: `1px dashed ${theme.color.borderStrong}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surfaceSunken,
  textAlign: 'center',
});

export const dropTitle = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const fileError = style({ textAlign: 'start', ':empty': { display: 'none' } });

export const hint = style({ color: theme.color.textMuted, fontSize: fontSize.label, lineHeight: lineHeight.snug });
