/** The pages to list: the first, the last and those around the current one, with `undefined` for each gap. */
export const pagesAround = (page: number, pageCount: number): (number | undefined)[] => {
  const listed = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pageCount || Math.abs(each - page) <= 1,
  );
  return listed.flatMap((each, index) => {
    const skipped = each - (listed[index - 1] ?? 0) - 1;
    // A gap is not shorter than the one page that it leaves out.
    if (skipped === 1) return [each - 1, each];
    return skipped > 1 ? [undefined, each] : [each];
  });
};
