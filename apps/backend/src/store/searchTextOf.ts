import { foldText } from '@dealerkit/domain/foldText';

/** The number of an order that people read to each other: the end of its `_id`. */
export function numberOfOrder(_id: string): string {
  return _id.slice(-6);
}

/** The folded texts of a row, each on its own line, so that a word is never found across two of them. */
export function searchTextOf(...texts: readonly (string | null | undefined)[]): string {
  return texts.map((text) => foldText(text ?? '')).join('\n');
}
