import { crc32 } from 'node:zlib';

const office = 'http://schemas.openxmlformats.org';
const main = `xmlns="${office}/spreadsheetml/2006/main"`;
const types = `${office}/officeDocument/2006/relationships`;

/** Writes numbers of two or four bytes. */
const bytes = (...fields: readonly (readonly [value: number, size: 2 | 4])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, size]) => {
      const field = Buffer.alloc(size);
      field.writeUIntLE(value, 0, size);
      return field;
    }),
  );

/** Packs files into a ZIP archive without compression. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)];
    const { length } = content;
    const entry = bytes(
      [20, 2],
      [0, 4],
      [0, 4],
      [crc32(content), 4],
      [length, 4],
      [length, 4],
      [path.length, 2],
      [0, 2],
    );
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), entry, path, content]);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        bytes([20, 2]),
        entry,
        bytes([0, 4], [0, 2], [0, 4], [offset, 4]),
        path,
      ]),
    );
    local.push(header);
    offset += header.length;
  }
  const count = directory.length;
  const size = Buffer.concat(directory).length;
  const end = bytes([0, 4], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...local, ...directory, Buffer.from('PK\x05\x06'), end]);
}

const cell = (value: string | number, address: string) =>
  typeof value === 'number'
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;

/** Writes a workbook with typed cells, as a file to choose. */
export function xlsxFile(name: string, sheets: Readonly<Record<string, readonly (readonly (string | number)[])[]>>) {
  const names = Object.keys(sheets);
  const rows = Object.values(sheets).map((table) =>
    table
      .map((values, line) => {
        const cells = values.map((value, column) => cell(value, `${String.fromCodePoint(65 + column)}${line + 1}`));
        return `<row r="${line + 1}">${cells.join('')}</row>`;
      })
      .join(''),
  );
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${types}/${kind}" Target="${target}"/>`;
  const buffer = zip({
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${types}"><sheets>${names
      .map((sheet, index) => `<sheet name="${sheet}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships">${names
      .map((_, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`))
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      rows.map((data, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet ${main}><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
  });
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer };
}
