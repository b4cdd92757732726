'use client';
import { Table } from '../../elements/Table/Table.js';
import type { Part } from '@dealerkit/domain/entities';
import { factNames, readDescription } from '@dealerkit/domain/parts/partFacts';
import { factText } from '../../factText.js';
import { useTexts } from '../../UiProvider.js';
import { facts as factsStyle, item, list } from './PartFactsTable.css.js';
import { factsTexts } from '../../texts/en/facts.js';

export interface PartFactsTableProps {
  /** The part whose description may list facts. */
  part: Pick<Part, 'description'>;
}

/** The numbers and vehicles that the dealer lists in the description of a part; nothing if there are none. */
export const PartFactsTable = ({ part }: PartFactsTableProps) => {
  const texts = useTexts(factsTexts);
  const { facts } = texts;
  const description = readDescription(part.description);
  const listed = factNames.filter((name) => description[name].length > 0);
  if (listed.length === 0) return null;
  return (
    <Table
      className={factsStyle}
      caption={facts.title}
      hasHead={false}
      rows={listed}
      rowKey={(name) => name}
      columns={[
        { header: 'name', cell: (name) => facts[name] },
        {
          header: 'facts',
          cell: (name) => (
            <ul className={list}>
              {[...new Set(description[name])].map((fact) => (
                <li key={fact} className={item} translate="no">
                  {factText(name, fact, texts)}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
};
