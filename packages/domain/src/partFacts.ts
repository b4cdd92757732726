/** The facts that the dealer lists in a description. */
export interface PartFacts {
  /** The numbers of the manufacturer. */
  oem: readonly string[];
  /** The numbers of other parts that this part replaces. */
  replaces: readonly string[];
  /** The vehicles and engines for which the dealer lists the part. */
  fits: readonly string[];
}

/** A description without the lines of its facts, and the facts. */
export interface PartDescription extends PartFacts {
  text: string;
}

/** The facts in display order, with the labels that the lines of a description start with. */
const labels = { oem: 'OEM', replaces: 'Replaces', fits: 'Fits' } as const satisfies Record<keyof PartFacts, string>;

/** The names of the facts, in display order. */
export const factNames = Object.keys(labels) as readonly (keyof PartFacts)[];

const factLine = /^[^\S\n]*(OEM|Replaces|Fits)[^\S\n]*:(.*)$/i;

/** Splits the value of a fact. A comma can be a part of the name of a vehicle, but not of a number. */
export const splitFact = (name: keyof PartFacts, value: string): string[] =>
  value
    .split(name === 'fits' ? /[;\n]/ : /[,;\n]/)
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads the lines `OEM: ...`, `Replaces: ...` and `Fits: ...` of a description; a text without them stays as it is. */
export const readDescription = (description = ''): PartDescription => {
  const facts: Record<keyof PartFacts, string[]> = { oem: [], replaces: [], fits: [] };
  const text: string[] = [];
  for (const line of description.split(/\r\n|\r|\n/)) {
    const [, label = '', value = ''] = factLine.exec(line) ?? [];
    const name = factNames.find((each) => labels[each].toLowerCase() === label.toLowerCase());
    if (name === undefined) text.push(line);
    else facts[name].push(...splitFact(name, value));
  }
  const hasFacts = factNames.some((name) => facts[name].length > 0);
  return { text: hasFacts ? text.join('\n').trim() : description, ...facts };
};

/** Writes a description that `readDescription` reads back. */
export const writeDescription = ({ text, ...facts }: PartDescription): string =>
  [
    text.trim(),
    ...factNames.map((name) =>
      facts[name].length > 0 ? `${labels[name]}: ${facts[name].join(name === 'fits' ? '; ' : ', ')}` : '',
    ),
  ]
    .filter(Boolean)
    .join('\n');
