import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.xs,
  padding: space.lg,
  border: `1px dashed ${theme.color.borderStrong}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surfaceSunken,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const hint = style({ color: theme.color.textMuted, fontSize: fontSize.label, lineHeight: lineHeight.snug });

export const message = style({ textAlign: 'start', ':empty': { display: 'none' } });
