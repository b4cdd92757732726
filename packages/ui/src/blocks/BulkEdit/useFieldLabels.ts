import { useTexts } from '../../UiProvider.js';
import { addPartTexts } from '../../texts/en/addPart.js';
import type { BulkField } from './bulkEdits.js';

/** The names of the columns. */
export const useFieldLabels = (): Record<BulkField, string> => {
  const { part, addPart } = useTexts(addPartTexts);
  return {
    price: part.price,
    available_quantity: part.available,
    minimum_order_quantity: part.minimumOrder,
    reorder_level: addPart.reorderLevel,
  };
};
