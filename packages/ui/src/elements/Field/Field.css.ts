import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontSize, fontWeight, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  minInlineSize: 0,
});

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.close,
});

export const label = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const mark = style({ fontSize: fontSize.label, color: theme.color.inkMuted, lineHeight: lineHeight.snug });

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.target,
  paddingInline: space.close,
  paddingBlock: space.tight,
  border: `1px solid ${theme.color.ruleStrong}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.ink,
  lineHeight: lineHeight.snug,
  ':focus-visible': { outlineOffset: 0 },
  '::placeholder': { color: theme.color.inkMuted, opacity: 1 },
  ':disabled': { background: theme.color.sunken, color: theme.color.inkMuted, cursor: 'not-allowed' },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: theme.color.ink },
    '&[aria-invalid="true"], &[aria-invalid="true"]:hover': {
      borderColor: theme.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${theme.color.danger.text}`,
    },
  },
  '@media': { [motionAllowed]: { transition: `border-color ${duration.fast}` } },
});

/** As high as a control with two lines in it. */
export const twoLines = style({ blockSize: `calc(2lh + 2 * ${space.tight} + 2px)`, lineHeight: lineHeight.snug });

export const message = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.hair,
  color: theme.color.danger.text,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});

export const hint = style({
  color: theme.color.inkMuted,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
});
