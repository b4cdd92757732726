import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import {
  duration,
  fontSize,
  fontWeight,
  forcedColors,
  lineHeight,
  motionAllowed,
  size,
  space,
} from '../../theme/tokens.js';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs2,
  minInlineSize: 0,
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.sm,
});

export const label = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const requiredText = style({
  fontSize: fontSize.label,
  color: theme.color.textMuted,
  lineHeight: lineHeight.snug,
});

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  backgroundColor: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
  ':focus-visible': { outlineOffset: 0 },
  '::placeholder': { color: theme.color.textMuted, opacity: 1 },
  ':disabled': { backgroundColor: theme.color.surfaceSunken, color: theme.color.textMuted, cursor: 'not-allowed' },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: theme.color.text },
    '&[aria-invalid="true"], &[aria-invalid="true"]:hover': {
      borderColor: theme.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${theme.color.danger.text}`,
      '@media': { [forcedColors]: { borderInlineStartWidth: '4px' } },
    },
  },
  '@media': { [motionAllowed]: { transition: `border-color ${duration.fast}` } },
});

/** The height of a control with two lines of text. */

export const errorMessage = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.xs2,
  color: theme.color.danger.text,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});

export const hint = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
});
