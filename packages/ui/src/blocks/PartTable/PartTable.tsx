'use client';
import { useMemo } from 'react';
import { Button } from '../../elements/Button/Button.js';
import { DataTable } from '../../elements/DataTable/DataTable.js';
import type { DataColumn, HostPaging } from '../../elements/DataTable/DataTable.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { editIcon, trashIcon, warningIcon } from '../../elements/Icon/icons.js';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.js';
import type { Part } from '@dealerkit/domain/entities';
import type { TextsOf } from '../../texts/en.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { partNumber } from '@dealerkit/domain/parts/partFacts';
import { partColumnSorts } from '@dealerkit/domain/parts/partQuery';
import { isOutOfStock, partPrice } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import { PartNumber } from '../PartNumber/PartNumber.js';
import { PartThumbnail } from '../PartThumbnail/PartThumbnail.js';
import { Grid } from '../../elements/Grid/Grid.js';
import { cardOnly } from '../../elements/DataTable/DataTable.css.js';
import { buttons, nameAboveNumber, outOfStock, part as partCell } from './PartTable.css.js';
import { Text } from '../../elements/Text/Text.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import { manageProductsTexts } from '../../texts/en/manageProducts.js';
import { deleteModalTexts } from '../../texts/en/deleteModal.js';
import { factsTexts } from '../../texts/en/facts.js';
import { Stack } from '../../elements/Stack/Stack.js';

const english = { ...addPartTexts, ...deleteModalTexts, ...factsTexts, ...manageProductsTexts };

export interface PartTableProps {
  /** The parts, in their initial sort order. */
  parts: ReadonlyArray<Part>;
  /** Called with the part to delete; the caller asks for confirmation. */
  onDelete: (part: Part) => void;
  /** Called with the part to edit; without it there are no buttons to edit, and an unknown stock has no warning. */
  onEdit?: ((part: Part) => void) | undefined;
  /** The search, sort order and pages of the server; without it the table searches and sorts `parts`. */
  paging?: HostPaging | undefined;
  /** Finds parts by a search of `parts`, the best first; without it the table finds those that contain all words of it. */
  findParts?: ((search: string) => readonly Part[]) | undefined;
}

interface Formatters {
  formatNumber: (value: number) => string;
  formatMoney: (value: number) => string;
}

const columnsOf = (
  texts: TextsOf<'addPart' | 'facts' | 'manageProducts'>,
  { formatNumber, formatMoney }: Formatters,
  isStockNeeded: boolean,
  hasShelves: boolean,
): readonly DataColumn<Part>[] => [
  {
    key: 'part',
    header: texts.manageProducts.part,
    // The table searches the number too.
    value: (part) => `${partName(part, texts)}\n${partNumber(part) ?? ''}`,
    cell: (part) => (
      <Grid as="span" columns="auto 1" align="center" gap="sm" className={partCell}>
        <PartThumbnail part={part} />
        <span>
          <Text
            as="span"
            size="inherit"
            wrap="anywhere"
            maxLines={2}
            className={partNumber(part) === undefined ? undefined : nameAboveNumber}
            title={partName(part, texts)}
            translate="no"
          >
            {partName(part, texts)}
          </Text>
          <span className={cardOnly}>
            <PartNumber part={part} />
          </span>
        </span>
      </Grid>
    ),
    flex: 3.2,
  },
  {
    key: 'number',
    header: texts.facts.number,
    value: partNumber,
    noWrap: true,
    flex: 1.4,
    narrow: 'hidden',
  },
  ...(hasShelves
    ? [
        {
          key: 'shelf',
          header: texts.addPart.shelf,
          value: ({ shelf }: Part) => shelf,
          noWrap: true,
          narrow: 'hidden' as const,
        },
      ]
    : []),
  {
    key: 'price',
    header: texts.part.price,
    value: partPrice,
    cell: (part) => {
      const price = partPrice(part);
      return typeof price === 'number' ? formatMoney(price) : (price ?? texts.part.onRequest);
    },
    align: 'end',
    narrow: 'secondLine',
  },
  {
    key: 'available',
    header: texts.part.available,
    value: ({ available_quantity: available }) => available,
    minWidth: '7rem',
    cell: (part) => {
      const { available_quantity: available } = part;
      const count = available === undefined ? texts.common.dash : formatNumber(available);
      const isUnknown = available === undefined && isStockNeeded;
      if (!isUnknown && !isOutOfStock(part)) return count;
      const warning = isUnknown ? texts.addPart.availableHint : texts.part.outOfStock;
      return (
        <Stack asChild direction="row" gap="xs2">
          <Text as="span" size="inherit" tone="danger" className={outOfStock} title={warning}>
            <Icon path={warningIcon} /> {count} <VisuallyHidden>{warning}</VisuallyHidden>
          </Text>
        </Stack>
      );
    },
    align: 'end',
    narrow: 'secondLine',
  },
  {
    key: 'minimum',
    header: texts.part.minimumOrder,
    value: ({ minimum_order_quantity: minimum }) => minimum,
    minWidth: '8.5rem',
    align: 'end',
    narrow: 'hidden',
  },
];

/** All parts on sale with buttons to edit and delete them; renders up to 100,000 rows. */
export const PartTable = ({ parts, onDelete, onEdit, paging, findParts }: PartTableProps) => {
  const { formatNumber, formatMoney } = useUi();
  const texts = useTexts(english);
  const { manageProducts, deleteModal } = texts;
  const isPaged = paging !== undefined;
  const isStockNeeded = onEdit !== undefined;
  const hasShelves = parts.some(({ shelf }) => shelf !== undefined);
  const columns = useMemo(
    () =>
      columnsOf(texts, { formatNumber, formatMoney }, isStockNeeded, hasShelves).map((column) => ({
        ...column,
        isSortable: !isPaged || Object.hasOwn(partColumnSorts, column.key),
      })),
    [texts, formatNumber, formatMoney, isPaged, isStockNeeded, hasShelves],
  );
  return (
    <DataTable
      label={texts.titles.manageProducts}
      rows={parts}
      columns={columns}
      rowKey={({ _id }) => _id}
      formatCount={manageProducts.count}
      paging={paging}
      findRows={findParts}
      density="dense"
      actionsWidth="6rem"
      actions={(part) => (
        <span className={buttons}>
          {onEdit && (
            <Button
              tone="quiet"
              size="small"
              title={manageProducts.edit}
              aria-label={manageProducts.editNamed(partName(part, texts))}
              onClick={() => onEdit(part)}
            >
              <Icon path={editIcon} />
            </Button>
          )}
          <Button
            tone="quiet"
            size="small"
            title={deleteModal.delete}
            aria-label={deleteModal.deleteNamed(partName(part, texts))}
            onClick={() => onDelete(part)}
          >
            <Icon path={trashIcon} />
          </Button>
        </span>
      )}
    />
  );
};
