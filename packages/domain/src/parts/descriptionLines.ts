/** The lines of a description in display order, with the labels that they start with. */
export const lineLabels = {
  oem: 'OEM',
  replaces: 'Replaces',
  replacedBy: 'Replaced by',
  fits: 'Fits',
  category: 'Category',
  brand: 'Brand',
  grade: 'Grade',
  origin: 'Origin',
  unit: 'Unit',
  pictures: 'Pictures',
} as const;

export type LineName = keyof typeof lineLabels;

export const lineNames = Object.keys(lineLabels) as readonly LineName[];

const namesByLabel = new Map(lineNames.map((name) => [lineLabels[name].toLowerCase(), name]));

const factLine = new RegExp(String.raw`^[^\S\n]*(${Object.values(lineLabels).join('|')})[^\S\n]*:(.*)$`, 'i');

/** A comma can be a part of the name of a vehicle or a maker, but not of a number. */
export const isNumbers = (name: LineName): boolean => name === 'oem' || name === 'replaces' || name === 'replacedBy';

/** Whether a line has more than separators. */
const hasValue = (name: LineName, value: string) => (isNumbers(name) ? /[^\s;；،、।,，]/ : /[^\s;]/).test(value);

/** Returns the text of a description without the lines of its facts, and the values of these lines as they are written. */
export const readLines = (description = ''): { text: string; lines: readonly (readonly [LineName, string])[] } => {
  const text: string[] = [];
  const lines: (readonly [LineName, string])[] = [];
  for (const line of description.split(/\r\n|\r|\n/)) {
    const [, label = '', value = ''] = factLine.exec(line) ?? [];
    const name = namesByLabel.get(label.toLowerCase());
    if (name && hasValue(name, value)) lines.push([name, value]);
    else text.push(line);
  }
  return { text: lines.length > 0 ? text.join('\n').trim() : description, lines };
};
