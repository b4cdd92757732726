import { surma } from '../brands/surma.js';
import { checkColors } from './checkBrand.js';
import { isColor } from './color.js';
import { formatPair } from './formatPair.js';
import { colorsByRole, variableName } from '../roles.js';

const checked = new Set<string>();

const loaded = async () => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
};

/** The computed colours of all roles; a colour that only the browser can compute, such as `color-mix()`, is left out. */
const readColors = (element: Element) => {
  const style = getComputedStyle(element);
  return new Map(
    [...colorsByRole(surma.light).keys()]
      .map((role) => [role, style.getPropertyValue(`--${variableName(['color', ...role.split('.')])}`).trim()] as const)
      .filter(([, color]) => isColor(color)),
  );
};

/** Logs the pairs of colours of a dealer's own brand whose contrast is too low, once for each brand and mode. */
export const warnOfLowContrast = async (element: HTMLElement, brand: string) => {
  await loaded();
  const { dealerMode } = element.dataset;
  const isDark =
    dealerMode === 'dark' || (dealerMode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const mode = isDark ? 'dark' : 'light';
  if (checked.has(`${brand} ${mode}`)) return;
  checked.add(`${brand} ${mode}`);
  const failing = checkColors(mode, readColors(element));
  if (failing.length === 0) return;
  const lines = failing.map(formatPair).join('\n');
  // oxlint-disable-next-line no-console -- for the developer of the site; production bundles do not have this module
  console.warn(`@dealerkit/ui: the brand "${brand}" has pairs of colors with too little contrast:\n${lines}`);
};
