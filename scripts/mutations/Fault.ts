/** A fault that a slip could make: the file, a text that is in it once, what stands there instead, and the command of the tests that could see it. */
export type Fault = readonly [file: string, text: string, replacement: string, tests: string];

/** The tests of a package. */
export const unit = (folder: string, files: string): string => `vitest run --root ${folder} ${files}`;
