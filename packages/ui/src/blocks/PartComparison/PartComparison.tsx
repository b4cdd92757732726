'use client';
import type { ReactNode } from 'react';
import { FigureText } from '../../elements/FigureText/FigureText.js';
import { Link } from '../../elements/Link/Link.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Table } from '../../elements/Table/Table.js';
import type { Part } from '@dealerkit/domain/entities';
import { factNames, readDescription } from '@dealerkit/domain/parts/partFacts';
import { isOutOfStock, partPrice } from '@dealerkit/domain/parts/partRules';
import { paths } from '@dealerkit/domain/paths';
import { factText } from '../../factText.js';
import { languageOf } from '../../format/languageOf.js';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { allPartsTexts } from '../../texts/en/allParts.js';
import { factsTexts } from '../../texts/en/facts.js';
import { PartPicture } from '../PartPicture/PartPicture.js';
import { picture, table, value } from './PartComparison.css.js';

const english = { ...allPartsTexts, ...factsTexts };

export interface PartComparisonProps {
  /** The parts, in display order. */
  parts: readonly Part[];
  /** Renders what takes a part out of the comparison. */
  remove?: ((part: Part) => ReactNode) | undefined;
}

interface ComparedRow {
  label: string;
  cell: (part: Part) => ReactNode;
}

/** The rows of what the parts are sold for, and of the facts that the dealer lists for any of them. */
const useRows = ({ parts, remove }: PartComparisonProps): ComparedRow[] => {
  const { formatMoney, formatNumber } = useUi();
  const texts = useTexts(english);
  const { part: labels, common, facts } = texts;
  const pieces = (count?: number) => (count === undefined ? common.dash : labels.pieces(count, formatNumber(count)));
  const described = new Map(parts.map(({ _id, description }) => [_id, readDescription(description)]));
  const listed = factNames.filter((name) => parts.some(({ _id }) => described.get(_id)?.[name].length));
  return [
    {
      label: texts.titles.part,
      cell: (part) => (
        <Stack gap="xs" align="start">
          <div className={picture} aria-hidden="true">
            <PartPicture part={part} sizes="12rem" isWhole />
          </div>
          <p>
            <Link href={paths.part(part._id)} lang={languageOf(part.product_name, texts.locale)}>
              {partName(part, texts)}
            </Link>
          </p>
          {remove?.(part)}
        </Stack>
      ),
    },
    {
      label: labels.price,
      cell: (part) => {
        const price = partPrice(part);
        return <strong>{typeof price === 'number' ? formatMoney(price) : (price ?? labels.onRequest)}</strong>;
      },
    },
    {
      label: labels.available,
      cell: (part) => (isOutOfStock(part) ? labels.outOfStock : pieces(part.available_quantity)),
    },
    { label: labels.minimumOrder, cell: (part) => pieces(part.minimum_order_quantity) },
    ...listed.map((name) => ({
      label: facts[name],
      cell: ({ _id }: Part) => (
        <span translate="no">
          <FigureText>
            {described
              .get(_id)
              ?.[name].map((fact) => factText(name, fact, texts))
              .join(', ') || common.dash}
          </FigureText>
        </span>
      ),
    })),
  ];
};

/** Parts side by side: what they cost, how many there are, and what the dealer lists of them. */
export const PartComparison = (props: PartComparisonProps) => {
  const { titles } = useTexts(english);
  return (
    <Table
      className={table}
      caption={titles.compareParts}
      captionHidden
      hasHead={false}
      rows={useRows(props)}
      rowKey={({ label }) => label}
      columns={[
        { header: 'label', cell: ({ label }: ComparedRow) => label },
        ...props.parts.map((part) => ({
          header: part._id,
          className: value,
          cell: ({ cell }: ComparedRow) => cell(part),
        })),
      ]}
    />
  );
};
