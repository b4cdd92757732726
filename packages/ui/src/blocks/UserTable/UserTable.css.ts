import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

export const withIcon = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs2,
  verticalAlign: 'bottom',
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
});

// An icon on the baseline would move the baseline of the text.
globalStyle(`${withIcon} > svg`, { alignSelf: 'center' });

/** On its own line below the role. */
export const status = style({ display: 'block' });

export const blocked = style([withIcon, { display: 'flex' }]);

export const actions = style({ display: 'flex', justifyContent: 'flex-end' });

// The same button in every row must not be louder than the names.
globalStyle(`${actions} > button`, { fontSize: fontSize.label, fontWeight: fontWeight.normal });

export const ordersLink = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: theme.color.link,
  textUnderlineOffset: '0.2em',
});
