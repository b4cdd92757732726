type Statuses = [visitor: number, rahim: number, karim: number, admin: number];

const signedIn: Statuses = [401, 200, 200, 200];

/** The expected policies of the calls about personal data. Rahim has an open order, and the account of an admin is not deleted. */
export const personalDataRows = {
  getRetention: { request: () => ({ url: '/retention' }), expected: [200, 200, 200, 200] satisfies Statuses },
  getMyData: { request: () => ({ url: '/me/data' }), expected: signedIn },
  getAccountDeletion: { request: () => ({ url: '/me/deletion' }), expected: signedIn },
  askAccountDeletion: {
    request: () => ({ method: 'POST' as const, url: '/me/deletion' }),
    expected: [401, 409, 200, 409] satisfies Statuses,
  },
  keepAccount: { request: () => ({ method: 'DELETE' as const, url: '/me/deletion' }), expected: signedIn },
};
