import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const looks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  gap: space.wide,
});

/** It wears values of its own, so it says again all that would be inherited as a colour. */
export const look = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.color.ruleStrong}`,
  borderRadius: theme.radius.card,
  background: theme.color.paper,
  color: theme.color.ink,
  fontFamily: theme.font.sans,
});

export const hull = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.close,
  padding: space.normal,
  background: theme.color.hull,
  color: theme.color.hullInk,
  vars: { [theme.color.focus]: theme.color.focusOnHull },
});

export const name = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
});

export const body = style({ display: 'grid', alignContent: 'start', gap: space.normal, padding: space.normal });

export const deeds = style({ display: 'flex', flexWrap: 'wrap', gap: space.tight });
