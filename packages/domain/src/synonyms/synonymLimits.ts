/** How much a dealer can add to the synonyms: characters of the id of a kind, its category and each name, names in each field, and kinds. */
export const synonymLimits = { kind: 60, category: 100, name: 100, namesOfField: 50, kinds: 500 } as const;

/** Whether a text is the id of a kind of part. */
export const isKind = (text: string): boolean => /^[a-z][a-z0-9-]*$/.test(text) && text.length <= synonymLimits.kind;
