export type { PartLookup } from './numberTable.js';
export { type OrderLine, type OrderLineReading, parseOrderLine } from './parseOrderLine.js';
export { createListLookup, MAX_CHOICES, type ResolvedLine, resolveOrderList } from './resolveOrderList.js';
export { type PastedLine, type PastedList, splitOrderList } from './splitOrderList.js';
