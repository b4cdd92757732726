/** The stock of a part; a part without a quantity cannot be ordered. */
export const stock = 'coalesce(available_quantity, 0)';

/** The condition of the index `parts_low`, which the two levels repeat. */
const isLow = `${stock} < 3 * minimum_order_quantity`;

/** Selects parts with less in stock than one minimum order. */
export const outOfStock = `${isLow} AND ${stock} < minimum_order_quantity`;

/** Selects parts with less in stock than their reorder level: the condition of the index `parts_to_buy`. */
export const toBuy = `${stock} < coalesce(reorder_level, 3 * minimum_order_quantity)`;

/** Selects other parts with less in stock than three minimum orders. */
export const lowStock = `${isLow} AND ${stock} >= minimum_order_quantity`;
