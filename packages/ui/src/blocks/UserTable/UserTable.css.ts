import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, space } from '../../theme/tokens.js';

export const admin = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs2,
  verticalAlign: 'bottom',
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  color: theme.color.accent.text,
});

// An icon on the baseline would move the baseline of the text.
globalStyle(`${admin} > svg`, { alignSelf: 'center' });

export const customer = style({ color: theme.color.textMuted });

export const ordersLink = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: theme.color.link,
  textUnderlineOffset: '0.2em',
});
