/** The key that makes names of parts unique, whatever their case, surrounding white space and accents ("ß" is "SS"). */
export function nameKeyOf(name: string): string {
  return name.trim().normalize('NFC').toUpperCase().toLowerCase();
}
