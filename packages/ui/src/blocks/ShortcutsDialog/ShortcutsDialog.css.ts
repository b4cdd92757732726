import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, space } from '../../theme/tokens.js';

export const list = style({ alignItems: 'baseline', columnGap: space.md, lineHeight: lineHeight.snug });

export const key = style({
  display: 'inline-block',
  minInlineSize: '1.75rem',
  paddingInline: space.xs2,
  border: `1px solid ${theme.color.borderStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  fontFamily: 'inherit',
  textAlign: 'center',
});

export const note = style({ marginBlockStart: space.md });
