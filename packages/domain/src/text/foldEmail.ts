/**
 * The stored form of an e-mail address (D27). Only ASCII letters are folded: other mappings, such as the Kelvin sign to `k`,
 * would make two mailboxes one user.
 */
export function foldEmail(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
