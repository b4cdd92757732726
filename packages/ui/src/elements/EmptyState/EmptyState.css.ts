import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.xs,
  paddingBlock: space.xl2,
  paddingInline: space.md,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  color: theme.color.text,
  textAlign: 'center',
});

const iconBase = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  marginBlockEnd: space.xs,
  border: '1px solid',
  borderRadius: '50%',
  fontSize: '1.75rem',
});

export const icon = styleVariants({
  neutral: [
    iconBase,
    {
      color: theme.color.neutral.text,
      background: theme.color.neutral.surface,
      borderColor: theme.color.neutral.border,
    },
  ],
  warning: [
    iconBase,
    {
      color: theme.color.warning.text,
      background: theme.color.warning.surface,
      borderColor: theme.color.warning.border,
    },
  ],
  danger: [
    iconBase,
    { color: theme.color.danger.text, background: theme.color.danger.surface, borderColor: theme.color.danger.border },
  ],
});

export const title = style({
  maxInlineSize: '100%',
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  textWrap: 'balance',
});

export const advice = style({ maxInlineSize: size.column, color: theme.color.textMuted, textWrap: 'pretty' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
  marginBlockStart: space.md,
  '@media': { print: { display: 'none' } },
});
