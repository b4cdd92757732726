/** A statement of the specification, and the tests that are said to prove it. */
export interface Row {
  id: string;
  proofs: { file: string; title: string }[];
}

/** Reads the tables of the acceptance document. Throws at a row of another form. */
export function readRows(markdown: string): Row[] {
  const lines = markdown.split('\n').filter((line) => /^\| *S\d/.test(line));
  return lines.map((line) => {
    const [, id = '', statement = '', proof = '', rest] = line.split('|').map((cell) => cell.trim());
    if (!statement || rest !== '') throw new Error(`${id} has not three cells: ${line}`);
    const proofs = proof.split('<br>').filter(Boolean);
    return {
      id,
      proofs: proofs.map((text) => {
        const [, file, title] = /^`([\w.-]+\.tsx?)` (.+)$/.exec(text.trim()) ?? [];
        if (file === undefined || title === undefined) throw new Error(`${id} names no file and test: ${text}`);
        return { file, title };
      }),
    };
  });
}

/** What keeps rows from being proven: `known` holds the titles of the tests that run, by the names of their files. */
export function faultsOf(rows: Row[], known: ReadonlyMap<string, readonly string[]>): string[] {
  return rows.flatMap(({ id, proofs }) => {
    if (proofs.length === 0) return [`${id} has no test`];
    return proofs.flatMap(({ file, title }) => {
      const titles = known.get(file);
      if (!titles) return [`${id} names ${file}, which is no file of tests`];
      return titles.includes(title) ? [] : [`${id} names a test that ${file} does not run: ${title}`];
    });
  });
}
