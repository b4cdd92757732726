import { isNumbers, lineLabels, type LineName, lineNames, readLines } from './descriptionLines.js';
import { splitNumbers } from '../text/numberList.js';

/** The facts that the dealer lists in a description. */
export interface PartFacts {
  /** The numbers of the manufacturer. */
  oem: readonly string[];
  /** The numbers of other parts that this part replaces. */
  replaces: readonly string[];
  /** The numbers of the parts that replace this part. */
  replacedBy: readonly string[];
  /** The vehicles and engines for which the dealer lists the part. */
  fits: readonly string[];
  /** What kind of part it is. */
  category: readonly string[];
  /** Who made the part. */
  brand: readonly string[];
  /** The quality, such as genuine or OEM. */
  grade: readonly string[];
  /** The country where the part was made. */
  origin: readonly string[];
  /** What is sold as one: a piece, a pair, a set. */
  unit: readonly string[];
}

/** A description without the lines of its facts, and the facts. */
export interface PartDescription extends PartFacts {
  text: string;
  /** The further pictures, as `pictures.ts` reads and writes them. */
  pictures: readonly string[];
}

/** The names of the facts, in display order. */
export const factNames = lineNames.filter((name) => name !== 'pictures');

/** Returns a value for each fact. */
export const mapFacts = <Value>(valueOf: (name: keyof PartFacts) => Value): Record<keyof PartFacts, Value> =>
  Object.fromEntries(factNames.map((name) => [name, valueOf(name)])) as Record<keyof PartFacts, Value>;

/** Splits the value of a fact at semicolons and ends of lines, and numbers as people list them. */
export const splitFact = (name: LineName, value: string): string[] =>
  (isNumbers(name) ? splitNumbers(value) : value.split(/[;\r\n]/)).map((item) => item.trim()).filter(Boolean);

/** Joins the values of a fact as `splitFact` splits them. */
export const joinFact = (name: LineName, values: readonly string[]): string =>
  values.join(isNumbers(name) ? ', ' : '; ');

/** Reads the lines of facts, such as `OEM: ...`, of a description; a text without them stays as it is. */
export const readDescription = (description?: string): PartDescription => {
  const { text, lines } = readLines(description);
  const facts = { ...mapFacts((): string[] => []), pictures: [] as string[] };
  for (const [name, value] of lines) facts[name].push(...splitFact(name, value));
  return { text, ...facts };
};

/** The vehicles of the lines `Fits:`; years after a comma are no vehicle. */
export const vehiclesOf = (fits: readonly string[]): string[] =>
  fits
    .flatMap((item) => item.split(/,\s*(?=\p{L})/u))
    .map((vehicle) => vehicle.trim())
    .filter(Boolean);

/** The vehicles that the dealer lists a part for. */
export const vehiclesOfPart = ({ description }: { description?: string | undefined }): string[] =>
  vehiclesOf(readDescription(description).fits);

/** Which of some vehicles, such as the trucks of a visitor, the dealer lists a part for; the first one of them. */
export const listedVehicle = (
  part: { description?: string | undefined },
  vehicles: readonly string[],
): string | undefined => {
  const listed = vehiclesOfPart(part);
  return vehicles.find((vehicle) => listed.includes(vehicle));
};

/** Writes a description that `readDescription` reads back. */
export const writeDescription = ({ text, ...facts }: PartDescription): string =>
  [
    text.trim(),
    ...lineNames.map((name) => (facts[name].length > 0 ? `${lineLabels[name]}: ${joinFact(name, facts[name])}` : '')),
  ]
    .filter(Boolean)
    .join('\n');

/** The number that a part is known by: the first one of its manufacturer; undefined if the dealer lists none. */
export const partNumber = ({
  description,
}: {
  /** Description of the part. */
  description?: string | undefined;
}): string | undefined => readDescription(description).oem[0];
