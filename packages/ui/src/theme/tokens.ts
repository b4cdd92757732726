import { variableName } from './roles.js';
import { scale } from './scale.js';

type Scale = typeof scale;

const variablesOf = <Group extends keyof Scale>(group: Group) =>
  Object.fromEntries(
    Object.keys(scale[group]).map((name) => [name, `var(--${variableName([group, name])})`]),
  ) as Record<keyof Scale[Group], `var(--dealer-${string})`>;

export const space = variablesOf('space');

export const fontSize = variablesOf('fontSize');

export const fontWeight = { normal: '400', strong: '600', display: '600' } as const;

export const lineHeight = variablesOf('lineHeight');

export const size = variablesOf('size');

/** The least height of a page whose content is loaded: its footer starts below the viewport and does not move into view. */
export const pageBelowNavbar = 'calc(100dvh - 4rem)';

/** What covers what: a higher layer is drawn over a lower one. Inside a component, small numbers order its own elements. */
export const layer = { navbar: 20, modal: 20, floating: 30, skipLink: 40 } as const;

export const duration = { fast: '120ms', slow: '200ms' } as const;

/** Media queries, narrowest first; styles outside of them apply to phones. */
export const from = {
  tablet: 'screen and (min-width: 40rem)',
  desktop: 'screen and (min-width: 64rem)',
  /** Wide enough for a table beside the dashboard menu. */
  wideDesktop: 'screen and (min-width: 76rem)',
} as const;

/** The browser replaces backgrounds and shadows in forced colours mode, so a state needs a border or an underline too. */
export const forcedColors = '(forced-colors: active)';

/** Wraps every animation and transition, so that none runs for users who prefer reduced motion. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)';
