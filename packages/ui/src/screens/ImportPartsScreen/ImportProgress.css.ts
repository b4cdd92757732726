import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, forcedColors, motionAllowed, space } from '../../theme/tokens.js';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

export const track = style({
  blockSize: space.xs,
  overflow: 'hidden',
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  background: theme.color.surfaceSunken,
});

export const bar = style({
  blockSize: '100%',
  background: theme.color.success.text,
  '@media': {
    [motionAllowed]: { transition: `inline-size ${duration.slow}` },
    [forcedColors]: { background: 'Highlight' },
  },
});

export const status = style({
  color: theme.color.textMuted,
  selectors: { '&:has(> :only-child:empty)': { position: 'absolute' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, ':empty': { display: 'none' } });
