/** English texts are those of the specification, with its misspellings: what a bundler resolves under the condition `documented`. */
export const isDocumented: boolean = true;
