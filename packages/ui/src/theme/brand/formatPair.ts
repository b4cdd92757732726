import type { FailingPair } from './checkBrand.js';
import { variableName } from '../roles.js';

const variable = (role: string) => `--${variableName(['color', ...role.split('.')])}`;

/** Describes a failing pair in one line with the names of the variables. */
export const formatPair = (pair: FailingPair): string => {
  const { mode, foreground, foregroundColor, background, backgroundColor, ratio, minimum, suggestion } = pair;
  // Rounded down, so that 4.499 is not shown as 4.50.
  const figure = (Math.floor(ratio * 100) / 100).toFixed(2);
  return `${mode}: ${variable(foreground)} ${foregroundColor} on ${variable(background)} ${backgroundColor} has a contrast of ${figure}:1, below ${minimum}:1; ${variable(suggestion.role)}: ${suggestion.color} passes`;
};
