/** Whether English texts are those of the specification, with its misspellings; a module with the other value takes the place of this one under the condition `documented`. */
export const isDocumented: boolean = false;
