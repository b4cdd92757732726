const shelfLine = /^\s*Shelf\s*:\s*(\S.*)$/i;

/** Moves the lines `Shelf: ...` out of the description of a part: the description is public, and the shelf is not. */
export const moveShelf = <Values extends { description?: string | undefined; shelf?: string | null | undefined }>(
  values: Values,
): Values => {
  const lines = (values.description ?? '').split(/\r\n|\r|\n/);
  const shelves = lines.flatMap((line) => shelfLine.exec(line)?.[1]?.trim() ?? []);
  if (shelves.length === 0) return values;
  const description = lines.filter((line) => !shelfLine.test(line)).join('\n');
  return { ...values, description: description.trim(), shelf: shelves.join('; ') };
};
