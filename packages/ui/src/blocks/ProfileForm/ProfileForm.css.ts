import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, lineHeight, space } from '../../theme/tokens.js';

export const card = style({
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.plate,
  overflow: 'clip',
  background: theme.color.surface,
  '@media': { [from.desk]: { maxInlineSize: '42rem' } },
});

export const fixed = style({
  display: 'grid',
  gap: space.tight,
  padding: space.normal,
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  background: theme.color.sunken,
  '@media': { [from.desk]: { padding: space.wide } },
});

export const remark = style({ color: theme.color.inkMuted, fontSize: fontSize.label, lineHeight: lineHeight.snug });

export const form = style({
  display: 'grid',
  gap: space.normal,
  padding: space.normal,
  '@media': { [from.desk]: { padding: space.wide } },
});

export const deed = style({ display: 'grid', '@media': { [from.tablet]: { justifyContent: 'start' } } });
