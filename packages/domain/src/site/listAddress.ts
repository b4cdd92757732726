/** Reads from the parameters of a list's URL how many pages of it are loaded. */
export const readPages = (parameters: URLSearchParams): number => {
  const pages = Number(parameters.get('pages'));
  return Number.isInteger(pages) && pages > 0 ? pages : 1;
};

/** The URL of a list with those parameters that are not empty, and the given number of pages loaded. */
export const listHref = (path: string, parameters: [name: string, value: string][], pages = 1): string => {
  const search = new URLSearchParams(parameters.filter(([, value]) => value !== ''));
  if (pages > 1) search.set('pages', String(pages));
  return [path, search.toString()].filter(Boolean).join('?');
};
