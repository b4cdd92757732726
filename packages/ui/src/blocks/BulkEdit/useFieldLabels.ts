import { useTexts } from '../../UiProvider.js';
import { bulkEditTexts } from '../../texts/en/bulkEdit.js';
import type { BulkField } from './bulkEdits.js';

/** The names of the columns. */
export const useFieldLabels = (): Record<BulkField, string> => {
  const { part, bulkEdit } = useTexts(bulkEditTexts);
  return {
    price: part.price,
    available_quantity: part.available,
    minimum_order_quantity: part.minimumOrder,
    reorder_level: bulkEdit.reorderLevel,
  };
};
