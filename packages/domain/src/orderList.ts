export type { PartLookup } from './orderList/numberTable.js';
export { type OrderLine, type OrderLineReading, parseOrderLine } from './orderList/parseOrderLine.js';
export { createListLookup, MAX_CHOICES, type ResolvedLine, resolveOrderList } from './orderList/resolveOrderList.js';
export { type PastedLine, type PastedList, splitOrderList } from './orderList/splitOrderList.js';
