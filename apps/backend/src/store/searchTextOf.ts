import { foldText } from '@dealerkit/ui/foldText';

/** The folded texts of a row, each on its own line, so that a word is never found across two of them. */
export function searchTextOf(...texts: readonly (string | null | undefined)[]): string {
  return texts.map((text) => foldText(text ?? '')).join('\n');
}
