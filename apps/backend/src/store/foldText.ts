/** Normalises case, surrounding white space and accents, so that equal names compare equal ("ß" is "SS"). */
export function foldText(text: string): string {
  return text.trim().normalize('NFC').toUpperCase().toLowerCase();
}
