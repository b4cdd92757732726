'use client';
import { Table } from '../../elements/Table/Table.js';
import type { Part } from '@dealerkit/domain/entities';
import { factNames, readDescription } from '@dealerkit/domain/parts/partFacts';
import { factText } from '../../factText.js';
import { useTexts } from '../../UiProvider.js';
import { facts as factsStyle, item, list } from './PartFactsTable.css.js';
import { factsTexts } from '../../texts/en/facts.js';

export interface PartFactsTableProps {
  /** The part whose description may list facts, or that has own values. */
  part: Pick<Part, 'description' | 'extra'>;
}

/** The numbers and vehicles that the dealer lists in the description of a part, and its own values; nothing if there are none. */
export const PartFactsTable = ({ part }: PartFactsTableProps) => {
  const texts = useTexts(factsTexts);
  const { facts } = texts;
  const description = readDescription(part.description);
  const rows = [
    ...factNames.map((name) => ({
      key: name as string,
      label: facts[name],
      values: [...new Set(description[name].map((fact) => factText(name, fact, texts)))],
    })),
    ...Object.entries(part.extra ?? {}).map(([label, value]) => ({ key: `extra.${label}`, label, values: [value] })),
  ].filter(({ values }) => values.length > 0);
  if (rows.length === 0) return null;
  return (
    <Table
      className={factsStyle}
      caption={facts.title}
      hasHead={false}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { header: 'name', cell: ({ label }) => label },
        {
          header: 'facts',
          cell: ({ values }) => (
            <ul className={list}>
              {values.map((value) => (
                <li key={value} className={item} translate="no">
                  {value}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
};
