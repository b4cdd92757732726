/** Where the demo server keeps the e-mails that the emulator does not send. */
const mailbox = '/emulator/mailbox';

const codeIn = (mail: unknown): string =>
  typeof mail === 'object' && mail !== null && 'resetCode' in mail && typeof mail.resetCode === 'string'
    ? mail.resetCode
    : '';

/**
 * Reads the code of the newest reset link for an address. An address without an account has no code; `none` is then refused like
 * an expired code.
 * @throws an error with the code `auth/network-request-failed` if the server cannot be reached
 */
export const readResetCode = async (email: string): Promise<string> => {
  try {
    const response = await fetch(`${mailbox}?${new URLSearchParams({ email }).toString()}`);
    return codeIn(await response.json()) || 'none';
  } catch (cause) {
    throw Object.assign(new Error('The mailbox of the demo cannot be read', { cause }), {
      code: 'auth/network-request-failed',
    });
  }
};
