'use client';
import { Table } from '../../elements/Table/Table.js';
import type { Part } from '@dealerkit/domain/entities';
import { factNames, readDescription } from '@dealerkit/domain/parts/partFacts';
import { factText } from '../../factText.js';
import { useTexts } from '../../UiProvider.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { factList, facts as factsStyle } from './PartDetail.css.js';
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
            <Stack as="ul" direction="row" align="stretch" gap="xs2" className={factList}>
              {values.map((value) => (
                <Text as="li" key={value} size="inherit" numeric wrap="anywhere" translate="no">
                  {value}
                </Text>
              ))}
            </Stack>
          ),
        },
      ]}
    />
  );
};
