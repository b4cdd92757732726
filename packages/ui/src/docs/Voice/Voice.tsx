import { Icon } from '../../elements/Icon/Icon.js';
import { downIcon } from '../../elements/Icon/icons.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { Section } from '../../elements/Section/Section.js';
import { DocsPage } from '../DocsPage/DocsPage.js';
import { code, group, prose, stack, subtitle } from '../DocsPage/DocsPage.css.js';
import { DocsTable } from '../DocsTable/DocsTable.js';
import type { DocsTableProps } from '../DocsTable/DocsTable.js';
import { catalogue, englishAt } from './catalogue.js';
import type { Entry } from './catalogue.js';
import { guidelines, misspellings, stepsToAdd } from './guidelines.js';
import { count, item, list, summary } from './Voice.css.js';

type Columns<Row> = DocsTableProps<Row>['columns'];

const guidelineColumns: Columns<(typeof guidelines)[number]> = [
  { header: 'Rule', cell: ({ rule }) => rule },
  { header: 'Explanation', cell: ({ explanation }) => explanation },
];

const misspellingColumns: Columns<(typeof misspellings)[number]> = [
  { header: 'Text', cell: ({ path }) => englishAt(path) },
  { header: 'Spelling', cell: ({ word }) => word },
  { header: 'Usual', cell: ({ usual }) => usual },
  { header: 'Key', cell: ({ path }) => <span className={code}>{path}</span> },
];

const textColumns: Columns<Entry> = [
  { header: 'English', cell: (entry) => entry.en },
  { header: 'Bangla', cell: (entry) => <span lang="bn">{entry.bn}</span> },
  { header: 'Key', cell: ({ path }) => <span className={code}>{path}</span> },
];

/** The section that is open at first. */
const openSection = 'home';

/** The guidelines for texts, and all texts of the shop. */
export const Voice = () => (
  <DocsPage
    title="Voice and texts"
    lead="All texts of the shop are in catalogues, one per language. A dealer who wants other texts writes a catalogue and changes no component."
  >
    <Section title="Guidelines">
      <DocsTable caption="Guidelines" columns={guidelineColumns} rows={guidelines} rowKey={({ rule }) => rule} />
    </Section>
    <Section title="Misspellings in the specification" background="sunken">
      <div className={stack}>
        <p className={prose}>
          The specification requires these English texts to the letter, and tests and other systems look for them. They
          stay until the specification changes. The Bangla texts have the usual spelling.
        </p>
        <DocsTable
          caption="Misspellings in the specification"
          columns={misspellingColumns}
          rows={misspellings}
          rowKey={({ path }) => path}
        />
      </div>
    </Section>
    <Section title="How to add a text">
      <ol className={list}>
        {stepsToAdd.map((sentence) => (
          <li key={sentence} className={item}>
            {sentence}
          </li>
        ))}
      </ol>
    </Section>
    <Section title="The catalogue" background="sunken">
      <div className={group}>
        <Notice>
          {catalogue.flatMap(({ entries }) => entries).length} texts in both languages, read from the catalogues. “…”
          stands for a value.
        </Notice>
        {catalogue.map(({ section, entries }) => (
          <details key={section} open={section === openSection}>
            <summary className={summary}>
              <h3 className={subtitle}>{section}</h3>
              <span className={count}>
                {entries.length} <Icon path={downIcon} />
              </span>
            </summary>
            <DocsTable
              caption={`Texts of ${section}`}
              columns={textColumns}
              rows={entries}
              rowKey={({ path }) => path}
            />
          </details>
        ))}
      </div>
    </Section>
  </DocsPage>
);
