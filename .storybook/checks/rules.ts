import type { Result } from 'axe-core';

/** WCAG 2.2 A and AA, and axe's best practices. The stories and the journeys use the same list. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules that another brand or mode can break. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules about a whole page: they apply to screens, not to a single button. */
export const pageRules = [
  'bypass',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'skip-link',
  'heading-order',
];

/** Describes a violation with its first three elements. */
export const describeViolation = ({ id, help, nodes }: Result): string => {
  const elements = nodes.slice(0, 3).map(({ html, any, all, none }) => {
    const reasons = [...any, ...all, ...none].map(({ message }) => message).join('; ');
    return `\n    ${html.slice(0, 200)}\n      ${reasons}`;
  });
  return `${id}: ${help}${elements.join('')}`;
};
