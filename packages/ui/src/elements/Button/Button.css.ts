import { style, styleVariants, keyframes } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontSize, fontWeight, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

const spin = keyframes({ to: { rotate: '360deg' } });

const base = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  fontFamily: 'inherit',
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': {
      background: theme.color.surfaceSunken,
      color: theme.color.textMuted,
      borderColor: theme.color.border,
    },
    '&[aria-busy="true"]::before': {
      content: '',
      padding: 'calc(0.5em - 2px)',
      border: '2px solid',
      borderInlineEndColor: 'transparent',
      borderRadius: '50%',
      '@media': { [motionAllowed]: { animation: `${spin} 800ms linear infinite` } },
    },
  },
  '@media': { [motionAllowed]: { transition: `background-color ${duration.fast}, border-color ${duration.fast}` } },
});

/** Before the tones, which may change the padding. */
export const buttonSize = styleVariants({
  small: {
    minBlockSize: '2rem',
    padding: `${space.xs2} ${space.sm}`,
    fontSize: fontSize.label,
    '@media': { '(pointer: coarse)': { minBlockSize: size.target, minInlineSize: size.target } },
  },
  medium: {
    minBlockSize: size.target,
    minInlineSize: size.target,
    padding: `${space.xs} ${space.lg}`,
    fontSize: fontSize.body,
  },
  large: {
    minBlockSize: '3.5rem',
    minInlineSize: size.target,
    padding: `${space.sm} ${space.xl}`,
    fontSize: fontSize.lead,
  },
});

/** The styles of `Button` and `ButtonLink` by tone. */
export const button = styleVariants({
  accent: [
    base,
    {
      background: theme.color.accent.surface,
      color: theme.color.accent.onSurface,
      ':hover': { background: theme.color.accent.hover },
    },
  ],
  neutral: [
    base,
    {
      background: theme.color.surface,
      color: theme.color.text,
      borderColor: theme.color.borderStrong,
      ':hover': { background: theme.color.surfaceSunken },
    },
  ],
  danger: [
    base,
    {
      background: theme.color.danger.solid,
      color: theme.color.danger.onSolid,
      ':hover': { background: theme.color.danger.solidHover },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: 'inherit',
      paddingInline: space.sm,
      // Without background and border, plain text could be mistaken for a heading.
      textDecoration: 'underline 1px',
      textUnderlineOffset: '0.2em',
      ':hover': { borderColor: 'currentColor' },
    },
  ],
});

export const fullWidth = style({ inlineSize: '100%' });
