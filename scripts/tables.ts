/** A table with columns of equal width, as the formatter writes it. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Replaces the tables of a page between their comments. */
export const replaceTables = (page: string, tables: Readonly<Record<string, string>>): string =>
  page.replaceAll(
    /<!-- (\w+) -->[^]*?<!-- end -->/g,
    (_, name: string) => `<!-- ${name} -->\n\n${tables[name]}\n\n<!-- end -->`,
  );
