import { Icon } from '../../elements/Icon/Icon.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Section } from '../../elements/Section/Section.js';
import { DocsPage } from '../DocsPage/DocsPage.js';
import { code, group, prose, stack, subtitle } from '../DocsPage/DocsPage.css.js';
import { DocsTable } from '../DocsTable/DocsTable.js';
import type { DocsTableProps } from '../DocsTable/DocsTable.js';
import { catalogue, englishAt } from './catalogue.js';
import type { Entry } from './catalogue.js';
import { addition, kept, manner } from './manner.js';
import { drawer, list, rule, tally } from './Voice.css.js';

const mannerColumns: DocsTableProps<(typeof manner)[number]>['columns'] = [
  { header: 'How', cell: (row) => row.rule },
  { header: 'That means', cell: (row) => row.why },
];

const keptColumns: DocsTableProps<(typeof kept)[number]>['columns'] = [
  { header: 'Text', cell: ({ path }) => englishAt(path) },
  { header: 'Kept', cell: ({ word }) => word },
  { header: 'Usually', cell: ({ usual }) => usual },
  { header: 'Stands at', cell: ({ path }) => <span className={code}>{path}</span> },
];

const columns: DocsTableProps<Entry>['columns'] = [
  { header: 'English', cell: (entry) => entry.en },
  { header: 'Bangla', cell: (entry) => <span lang="bn">{entry.bn}</span> },
  { header: 'Stands at', cell: ({ path }) => <span className={code}>{path}</span> },
];

/** Shown at once; the others open at a press, or when the browser finds a word in them. */
const opened = 'home';

/** How the shop speaks, and everything it says. */
export const Voice = () => (
  <DocsPage
    title="Voice and texts"
    lead="Every word of the shop stands in a catalogue, one for each language. A dealer who speaks otherwise brings a catalogue of his own and changes no component."
  >
    <Section title="How we speak">
      <DocsTable caption="How we speak" columns={mannerColumns} rows={manner} rowKey={(row) => row.rule} />
    </Section>
    <Section title="Misspellings that stay" background="sunken">
      <div className={stack}>
        <p className={prose}>
          These texts are documented to the letter; people, tests and other systems look for exactly them. So they stay
          as they are until the specification changes. Bangla has no such debt and is written as it should be.
        </p>
        <DocsTable caption="Misspellings that stay" columns={keptColumns} rows={kept} rowKey={({ path }) => path} />
      </div>
    </Section>
    <Section title="How to add a word">
      <ol className={list}>
        {addition.map((sentence) => (
          <li key={sentence} className={rule}>
            {sentence}
          </li>
        ))}
      </ol>
    </Section>
    <Section title="The catalogue" background="sunken">
      <div className={group}>
        <Notice>
          {catalogue.flatMap(({ entries }) => entries).length} texts in both languages, read from the catalogues. What
          is filled in when a text is shown stands as “…”.
        </Notice>
        {catalogue.map(({ section, entries }) => (
          <details key={section} open={section === opened}>
            <summary className={drawer}>
              <h3 className={subtitle}>{section}</h3>
              <span className={tally}>
                {entries.length} <Icon name="down" />
              </span>
            </summary>
            <DocsTable caption={`Texts of ${section}`} columns={columns} rows={entries} rowKey={({ path }) => path} />
          </details>
        ))}
      </div>
    </Section>
  </DocsPage>
);
