import { MAX_LINE_LENGTH } from './orderListLimits.js';
import { isUnit, pattern, plainText, readAmount } from '../text/quantityText.js';
import { splitCells } from './splitCells.js';
import { lineContent, withoutMarks } from './withoutMarks.js';

/** One way to read a line. */
export interface OrderLineReading {
  /** The number or the name of the part, without the quantity. */
  words: string;
  /** A whole number from 1; undefined if the line has none. */
  quantity?: number;
}

/** A line of a list as a customer writes it. */
export interface OrderLine {
  /** The line as it was typed. */
  text: string;
  /** The ways to read it, the most likely first. There is always one. */
  readings: readonly [OrderLineReading, ...OrderLineReading[]];
}

const { amount, unit, label } = pattern;
const anyUnit = `(?:${unit})?`;

/** A letter before the sign would make it a part of a word, such as "box 4". */
const times = String.raw`(?<=^|[\s\d)\]])[x*]`;

const regExp = (source: string) => new RegExp(`^${source}$`, 'iu');

/** Quantities that a label or a unit marks, which no number or size has. */
const marked = [
  String.raw`(?<before>.+?)[\s,;:(/-]*${label}\s*${amount}${anyUnit}\)?`,
  String.raw`${label}\s*${amount}${anyUnit}[\s,;:-]+(?<after>.+)`,
  String.raw`(?<before>.+?)[\s,;:(/-]*${label}\s*${amount}${anyUnit}[\s,;:)-]+(?<after>.+)`,
  String.raw`(?<before>.+?)\s*${times}\s*${amount}${unit}`,
  String.raw`${amount}${unit}\s*x?[\s,;:.-]*(?:of\s+)?(?<after>.+)`,
  String.raw`(?<before>.+?)(?:[\s,;:=(\[/]+|\s*-+\s*)${amount}${unit}[)\]]?`,
  String.raw`(?<before>.+?)(?:[\s,;:=(\[/]+|\s*-+\s*)${amount}${unit}[\s,;:.)\]-]+(?<after>.+)`,
].map(regExp);

/** Quantities that only their place marks; a size such as "57 x 152" can look the same. */
const placed = [
  String.raw`(?<before>.+?)(?<gap>\s*)${times}\s*${amount}`,
  String.raw`${amount}(?<gap>\s*)[x*]\s*(?<after>.+)`,
  String.raw`(?<before>.+?)\s+${amount}x`,
  String.raw`[x*]\s*${amount}[\s,;:-]+(?<after>.+)`,
  String.raw`(?<before>.*\d{5}.*?)\s*${times}\s*${amount}[\s,;:]+(?<after>.+)`,
  String.raw`(?<before>.+?)\s*[(\[{]\s*x?\s*${amount}\s*x?\s*[)\]}]`,
  String.raw`[(\[]\s*${amount}\s*[)\]]\s*(?<after>.+)`,
  String.raw`(?<before>.+?)(?:\s+-+>?\s*|\s*(?:[=:]|->)\s*)${amount}`,
  // A dash between digits belongs to a number: "15607-2190 3".
  String.raw`${amount}(?!-\d)\s*(?:[-=:]+>?|\))\s*(?<after>.+)`,
].map(regExp);

/** A number before a unit of measurement is a size, as in "10 ton jack". */
const measured =
  /^\d{1,3} +(?:mm|cm|inch|ft|feet|volt|watt|amp|ah|ton|kg|ml|ltr|lit(?:re|er)s?|pr|pin|bar|hole|stud|row|cc|deg|v|w|t)\b/i;

const unmarked = [String.raw`(?<before>.+?)\s+(?<amount>\d{1,4})`, String.raw`(?<amount>\d{1,3})\s+(?<after>.+)`].map(
  regExp,
);

const reading = (words: string, quantity: number | undefined): OrderLineReading =>
  quantity === undefined ? { words } : { words, quantity };

const match = (line: string, expression: RegExp) => {
  const { before = '', after = '', gap, amount: count, dozens } = expression.exec(line)?.groups ?? {};
  const words = withoutMarks(`${before} ${after}`);
  if (count === undefined || !/[\p{L}\p{Nd}]/u.test(words) || isUnit(words)) return undefined;
  return { ...reading(words, readAmount(count, dozens !== undefined)), rest: before || after, gap };
};

const firstMatch = (line: string, expressions: readonly RegExp[]) => {
  for (const expression of expressions) {
    const found = match(line, expression);
    if (found) return found;
  }
  return undefined;
};

/** Half a millimetre is also written with a comma; the others separate cells. */
const side = String.raw`\d{1,4}(?:\.\d+|,5)?`;

/** A size of three numbers, as of an oil seal, with equal spaces around its signs; no letter follows but those of a unit. */
const threeSides = new RegExp(
  String.raw`(?<![\p{L}\d.*])M?${side}(\s*)[x*](\s*)${side}\1[x*]\2${side}(?!\d|\.\d|(?!mm)\p{L})`,
  'giu',
);

/** A number or a size that can only be a part, so that a number beside it is a quantity. */
const wholePart = /^\S*\d{5}\S*$|^[\d.]+([x/-])[\d.]+\1[\d.]+(?:mm)?$/;

/** Two numbers before the last one, which are those of a size if the second is greater: "oil seal 45 65 10". */
const isThirdOfSize = (rest: string) => {
  const [, inner = 0, outer = 0] = /(?:^|\s)(\d{2,3}) (\d{2,3})$/.exec(rest) ?? [];
  return Number(inner) < Number(outer);
};

const hasPartNumber = (words: string) => /\d{5}/.test(words.replace(/[\s.,/-]/g, ''));

/** Whether two numbers are those of a size: "57x152", "57 x 152", "295/80 x 22.5". */
const isSize = ({ rest, gap, quantity }: { rest: string; gap?: string | undefined; quantity?: number }) =>
  !hasPartNumber(rest) && ((quantity ?? 0) >= 100 || (gap === '' && /^\d|\d$/.test(rest)));

const placedReading = (line: string): OrderLineReading | undefined => {
  // A number written with one kind of separator and no space.
  if (/^\d+(?:([.,/-])\d+)(?:\1\d+)*$/.test(line)) return undefined;
  for (const expression of placed) {
    const found = match(line, expression);
    if (found && !isSize(found)) return reading(found.words, found.quantity);
  }
  return undefined;
};

const unmarkedReadings = (line: string): OrderLineReading[] => {
  const found = unmarked.flatMap((expression) => match(line, expression) ?? []);
  const whole = reading(withoutMarks(line), undefined);
  const isName = /[\p{L}\p{M}]{3}/u.test(line);
  const isMeasured = (rest: string) => line.endsWith(rest) && measured.test(line);
  const likely = found.filter(
    ({ rest, quantity = 0 }) =>
      !isMeasured(rest) && !isThirdOfSize(rest) && (isName ? quantity < 100 : wholePart.test(rest)),
  );
  const others = found.filter((each) => !likely.includes(each));
  return [...likely, whole, ...others].map(({ words, ...each }) =>
    reading(words, 'quantity' in each ? each.quantity : undefined),
  );
};

/** A cell of a row with nothing but a quantity. */
const quantityCell = regExp(`(?:x|${label})?\\s*${amount}(?:${unit}|\\s*x)?`);
const unitCell = regExp(`(?:x|${label})?\\s*${amount}${unit}`);
const isSmall = (cell: string) => /^\D*\d{1,4}(?:\.0*)?\D*$/.test(cell);

const cellReading = (line: string): OrderLineReading | undefined => {
  const cells = splitCells(line).filter(Boolean);
  if (cells.length < 2) return undefined;
  const counts = cells.flatMap((cell, index) =>
    unitCell.test(cell) || (quantityCell.test(cell) && isSmall(cell)) ? [index] : [],
  );
  // The first number of a row with another one is the number of the row.
  const [first, ...later] = counts;
  const chosen =
    counts.find((index) => unitCell.test(cells[index] ?? '')) ?? (first === 0 ? (later[0] ?? first) : first);
  if (chosen === undefined) return undefined;
  const groups = quantityCell.exec(cells[chosen] ?? '')?.groups;
  const words = withoutMarks(cells.filter((_, index) => index !== chosen && !(index === 0 && first === 0)).join(' '));
  return words ? reading(words, readAmount(groups?.['amount'], groups?.['dozens'] !== undefined)) : undefined;
};

const contentReadings = (line: string): OrderLineReading[] => {
  const found = firstMatch(line, marked);
  const likely = found ? reading(found.words, found.quantity) : (cellReading(line) ?? placedReading(line));
  return likely ? [likely, reading(withoutMarks(line), undefined)] : unmarkedReadings(line);
};

/** Whether a piece of a line orders something by itself: it names a part, and says how many. */
export const hasQuantity = (text: string): boolean => {
  const line = lineContent(plainText(text));
  return (firstMatch(line, marked) ?? placedReading(line))?.quantity !== undefined;
};

/** Reads what a line orders and how many, in the ways people write lists: "6 x 3482 083 232", "clutch plate - ৪ পিস". */
export const parseOrderLine = (text: string): OrderLine => {
  const plain = plainText(text.slice(0, MAX_LINE_LENGTH)).replace(threeSides, (size) =>
    size.replaceAll(',', '.').replaceAll(/\s*[x*]\s*/gi, 'x'),
  );
  const content = lineContent(plain);
  // "1- " and "(1) " number a line that has another quantity.
  const [, numbered] = /^\s*(?:\d{1,3}\s*[-:]|\(\d{1,3}\))\s+(.+)$/.exec(content) ?? [];
  const line = numbered !== undefined && hasQuantity(numbered) ? numbered : content;
  const [first, ...others] = contentReadings(line).filter(({ words }) => words !== '');
  return { text, readings: [first ?? { words: text.trim() }, ...others] };
};
