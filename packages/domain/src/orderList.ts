export { MAX_LINE_LENGTH, type OrderLine, type OrderLineReading, parseOrderLine } from './orderList/parseOrderLine.js';
export {
  listLookup,
  MAX_CHOICES,
  MAX_RESOLVED_LINES,
  type PartLookup,
  type ResolvedLine,
  resolveOrderList,
} from './orderList/resolveOrderList.js';
export { type PastedLine, type PastedList, splitOrderList } from './orderList/splitOrderList.js';
