import { rahim } from '../../../../apps/backend/tests/fixtures.ts';
import { storesRefused, type PlantedFault } from '../mutations.ts';

/** What calls store although they refuse it, which the last row finds once all calls were made. */
export const remainingFaults: readonly PlantedFault[] = [
  [
    'a refused order is stored',
    'addPart',
    'success',
    /stored although refused: orders/,
    storesRefused('placeOrder', 403, (order) => ({ ...order, userEmail: rahim })),
  ],
  [
    'a refused part is stored',
    'addPart',
    'success',
    /stored although refused: parts/,
    storesRefused('addPart', 401, (part) => part),
  ],
];
