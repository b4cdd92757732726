import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';
import { narrow } from '../DataTable/DataTable.css.js';

const rule = `1px solid ${theme.color.rule}`;

export const field = style({ display: 'grid', gap: space.hair });

export const label = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

export const number = style({ inlineSize: '6rem' });

export const rows = style({
  border: rule,
  background: theme.color.surface,
  '@container': { [narrow]: { display: 'grid', gap: space.normal, border: 0, background: 'none' } },
});

export const head = style({
  blockSize: size.target,
  background: theme.color.sunken,
  '@container': { [narrow]: { display: 'none' } },
});

export const row = style({
  display: 'grid',
  alignItems: 'center',
  blockSize: `calc(${size.target} + 2 * ${space.tight})`,
  paddingInline: space.normal,
  borderBlockStart: rule,
  '@container': {
    [narrow]: {
      alignItems: 'start',
      blockSize: '15rem',
      padding: space.normal,
      border: rule,
      background: theme.color.surface,
    },
  },
});
