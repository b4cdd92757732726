type Statuses = [visitor: number, rahim: number, karim: number, admin: number];

const signedIn: Statuses = [401, 200, 200, 200];

const noPush: Statuses = [401, 404, 404, 404];

const url = '/notifications/preferences';

const browser = { endpoint: 'https://push.example/1', p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };

/** The expected policies of the calls about notifications; this host has no push messages. */
export const notificationRows = {
  getNotificationPreferences: { request: () => ({ url }), expected: signedIn },
  setNotificationPreferences: {
    request: () => ({ method: 'PUT' as const, url, payload: { language: 'bn', off: [] } }),
    expected: signedIn,
  },
  addPushSubscription: {
    request: () => ({ method: 'PUT' as const, url: '/notifications/push', payload: browser }),
    expected: noPush,
  },
};
