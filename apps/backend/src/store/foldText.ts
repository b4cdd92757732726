/** Makes texts that differ only in case, in outer blanks or in the coding of an accent the same ("ß" is "SS"). */
export function foldText(text: string): string {
  return text.trim().normalize('NFC').toUpperCase().toLowerCase();
}
