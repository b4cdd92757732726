/** Finds the category that a part gets by its name. Loads the trade names. */
export const suggestCategory = async (name: string): Promise<string | undefined> => {
  const { readKind } = await import('./partKind.js');
  return readKind({ product_name: name }).category || undefined;
};
