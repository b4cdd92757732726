import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../elements/DataTable/DataTable.css.js';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

const withIcon = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs2,
  verticalAlign: 'bottom',
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
});

// An icon on the baseline would move the baseline of the text.
globalStyle(`${withIcon} > svg`, { alignSelf: 'center' });

export const admin = style([withIcon, { color: theme.color.accent.text }]);

export const customer = style({ color: theme.color.textMuted });

/** On its own line below the role. */
export const status = style({ display: 'block', fontSize: fontSize.label, color: theme.color.textMuted });

export const blocked = style([withIcon, { display: 'flex', fontSize: fontSize.label, color: theme.color.danger.text }]);

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.xs,
  ':empty': { display: 'none' },
  '@container': { [narrow]: { flexWrap: 'wrap', justifyContent: 'stretch' } },
});

/** The buttons must fit next to five columns. */
export const managedActions = style([actions]);

globalStyle(`${managedActions} > :is(a, button)`, { paddingInline: space.sm });
globalStyle(`${actions} > :is(a, button)`, { '@container': { [narrow]: { flexGrow: 1 } } });
export const ordersLink = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  color: theme.color.link,
  textUnderlineOffset: '0.2em',
});
