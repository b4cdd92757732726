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
            <Stack as="ul" direction="row" align="stretch" gap="xs2" className={factList}>
              {[...new Set(description[name])].map((fact) => (
                <Text as="li" key={fact} size="inherit" numeric wrap="anywhere" translate="no">
                  {factText(name, fact, texts)}
                </Text>
              ))}
            </Stack>
          ),
        },
      ]}
    />
  );
};
