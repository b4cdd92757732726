type Statuses = [visitor: number, rahim: number, karim: number, admin: number];

const adminOnly: Statuses = [401, 403, 403, 200];

/** This host has no public address, so it has no passkeys. */
const adminFindsNone: Statuses = [401, 403, 403, 404];

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' };
const clientDataJSON = 'e30';

const post = (url: string, payload?: object) => () => ({
  method: 'POST' as const,
  url: `/passkeys${url}`,
  ...(payload && { payload }),
});

const made = { ...credential, response: { clientDataJSON, attestationObject: 'AA' } };
const confirmed = { ...credential, response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA' } };

/** The expected policies of the calls about passkeys. */
export const passkeyRows = {
  listPasskeys: { request: () => ({ url: '/passkeys' }), expected: adminOnly },
  createRegistrationOptions: { request: post('/registration-options'), expected: adminFindsNone },
  addPasskey: { request: post('', { name: 'Counter', credential: made }), expected: adminFindsNone },
  renamePasskey: {
    request: () => ({ method: 'PUT' as const, url: '/passkeys/none', payload: { name: 'Counter' } }),
    expected: adminFindsNone,
  },
  removePasskey: { request: () => ({ method: 'DELETE' as const, url: '/passkeys/none' }), expected: adminOnly },
  createAssertionOptions: { request: post('/assertion-options'), expected: adminFindsNone },
  confirmPasskey: { request: post('/assertion', { credential: confirmed }), expected: adminFindsNone },
};
