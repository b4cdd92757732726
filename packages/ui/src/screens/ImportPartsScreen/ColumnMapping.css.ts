import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.md,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const legend = style({ fontSize: fontSize.lead, fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const lead = style({ color: theme.color.textMuted, fontSize: fontSize.label, lineHeight: lineHeight.snug });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });
