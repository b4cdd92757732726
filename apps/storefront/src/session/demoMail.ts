/** Where our server keeps what the emulator would have sent by mail. */
const mailbox = '/emulator/mailbox';

const codeIn = (mail: unknown): string =>
  typeof mail === 'object' && mail !== null && 'resetCode' in mail && typeof mail.resetCode === 'string'
    ? mail.resetCode
    : '';

/**
 * Reads the code of the newest link that the demo would have sent to somebody; none was sent where there is no account, and no code is
 * as good as a spent one.
 * @throws an error with the code `auth/network-request-failed` when our server cannot be asked
 */
export const readDemoMail = async (email: string): Promise<string> => {
  try {
    const response = await fetch(`${mailbox}?${new URLSearchParams({ email }).toString()}`);
    return codeIn(await response.json()) || 'none';
  } catch (cause) {
    throw Object.assign(new Error('The mailbox of the demo cannot be read', { cause }), {
      code: 'auth/network-request-failed',
    });
  }
};
