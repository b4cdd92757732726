import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { proofsOf } from './accessibilityPage.ts';
import { criteria, evaluatedOn } from './criteria.ts';

const ui = new URL('../../packages/ui/package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(ui, 'utf8')) as { version: string };

// The project has no e-mail address, but the format requires the field.
const contact = { company_name: 'dealerkit contributors', email: '' };

const chapter = (level: keyof typeof criteria) => ({
  criteria: Object.entries(criteria[level]).map(([num, criterion]) => {
    const proofs = proofsOf(num, criterion).join('; ');
    const notes = [criterion.remark, proofs && `Proven by ${proofs}.`].filter(Boolean).join(' ');
    const adherence = { level: criterion.conformance.toLowerCase().replaceAll(' ', '-'), notes };
    return { num, components: [{ name: 'web', adherence }] };
  }),
});

/** Writes the criteria in OpenACR, the format of the GSA by which tools read and compare conformance reports. */
export const openAcr = (): string =>
  stringify(
    {
      title: 'dealerkit Accessibility Conformance Report',
      product: {
        name: 'dealerkit',
        version,
        description: 'The shop of a truck parts dealer, and the React components of its screens (@dealerkit/ui).',
      },
      author: contact,
      vendor: contact,
      report_date: evaluatedOn,
      notes:
        'Generated from the criteria and tests of docs/accessibility.md. VPAT allows Not Evaluated for level AAA only; here it also marks criteria of A and AA that no test proves. Report problems as an issue of the repository.',
      evaluation_methods_used:
        'Automated tests only. The notes name checks of every story and further tests by file and title. axe: the rules of axe-core find no violation. focus: each control shows a focus ring, and nothing covers it. keyboard: each component with controls is played with the keyboard only. layout: nothing is cut off, overlaps or leaves the page from 320 px on, at a zoom and text size of 200 %. tree: the accessibility tree of each screen is compared with a text. Journeys run in Chromium, Firefox and WebKit. No screen reader, speech input or switch control was used.',
      license: 'MIT',
      catalog: '2.5-edition-wcag-2.2-en',
      chapters: {
        success_criteria_level_a: chapter('A'),
        success_criteria_level_aa: chapter('AA'),
        success_criteria_level_aaa: { notes: 'Level AAA is not evaluated.', disabled: true },
      },
    },
    { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false, compat: 'yaml-1.1' },
  );
