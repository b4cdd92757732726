import { answer, eachRow, received, html, refusal, asOther, body, type PlantedFault } from '../mutations.ts';
import type { Json } from '../startProxy.ts';

/** Who is an admin, and the users. */
export const userFaults: readonly PlantedFault[] = [
  [
    'admin is text',
    'getAdmin',
    'success',
    /admin/,
    answer('getAdmin', ({ admin }: Json) => ({ admin: String(admin) })),
  ],
  ['everybody is an admin', 'getAdmin', 'bad input', /is an admin/, answer('getAdmin', () => ({ admin: true }))],
  ['nobody is an admin', 'getAdmin', 'success', /is no admin/, answer('getAdmin', () => ({ admin: false }))],
  [
    'whether a user is an admin is public',
    'getAdmin',
    'refusal',
    /answers 200 instead of 401/,
    asOther('getAdmin', 'without token'),
  ],
  [
    'an invalid token is accepted',
    'listUsers',
    'refusal',
    /answers 200 instead of 401/,
    asOther('listUsers', 'invalid'),
  ],
  ['customers read all users', 'listUsers', 'refusal', /answers 200 instead of 403/, asOther('listUsers', 'user')],
  [
    'a user has no e-mail address',
    'listUsers',
    'success',
    /email/,
    eachRow('listUsers', ({ email: _email, ...user }) => user),
  ],
  [
    'a user is listed twice',
    'listUsers',
    'success',
    /listed twice/,
    answer('listUsers', (users: Json[]) => [...users, { ...users[0], _id: 'other' }]),
  ],
  ['customers make admins', 'makeAdmin', 'refusal', /instead of 403/, asOther('makeAdmin', 'user')],
  [
    'a new admin is not counted',
    'makeAdmin',
    'success',
    /modifiedCount/,
    answer('makeAdmin', () => ({ acknowledged: true })),
  ],
  [
    'a refusal is a page',
    'makeAdmin',
    'refusal',
    /without a JSON body/,
    refusal('makeAdmin', 401, () => received(401, html, { 'content-type': 'text/html' })),
  ],
  [
    'a token is given to everybody',
    'signIn',
    'refusal',
    /answers 200 instead of 401/,
    asOther('signIn', 'without token', 'id'),
  ],
  ['the token is empty', 'signIn', 'success', /token/, answer('signIn', () => ({ token: '' }))],
  ['the token is not accepted', 'signIn', 'success', /answers 401/, answer('signIn', () => ({ token: 'another' }))],
  [
    'a profile loses its phone',
    'updateUser',
    'success',
    /phone is "0"/,
    body('updateUser', (profile) => ('phone' in profile ? { ...profile, phone: '0' } : profile)),
  ],
  [
    'customers change the profiles of others',
    'updateUser',
    'refusal',
    /instead of 403/,
    refusal('updateUser', 403, () => received(200, '{"modifiedCount":1}')),
  ],
  [
    'a profile without a phone is accepted',
    'updateUser',
    'bad input',
    /instead of 400/,
    body('updateUser', (profile) => ({ phone: '017', ...profile })),
  ],
];
