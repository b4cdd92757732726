/** Where the demo server keeps the e-mails that the emulator does not send. */
const mailbox = '/emulator/mailbox';

/** The page of the demo server with the e-mails that the shop would have sent. */
export const demoMails = '/emulator/mails';

const codeIn = (mails: unknown, name: string): string => {
  const code: unknown =
    typeof mails === 'object' && mails !== null ? Object.entries(mails).find(([key]) => key === name)?.[1] : '';
  return typeof code === 'string' ? code : '';
};

/**
 * Reads the code of the newest link of a kind for an address. An address without an account has no code; `none` is then refused
 * like an expired code.
 * @throws an error with the code `auth/network-request-failed` if the server cannot be reached
 */
export const readLinkCode = async (email: string, link: 'reset' | 'verification'): Promise<string> => {
  try {
    const response = await fetch(`${mailbox}?${new URLSearchParams({ email }).toString()}`);
    return codeIn(await response.json(), `${link}Code`) || 'none';
  } catch (cause) {
    throw Object.assign(new Error('The mailbox of the demo cannot be read', { cause }), {
      code: 'auth/network-request-failed',
    });
  }
};
