import { documentedCalls, splitEndpoint } from '@dealerkit/api-client';
import { addressOf } from '../host.ts';
import { expectThat, hasTypes, statusOf } from './expect.ts';
import {
  documented,
  type DocumentedCall,
  documentedNames,
  isRead,
  type Need,
  NotChecked,
  type Row,
  type Run,
  undocumented,
} from './row.ts';
import { noId } from './samples.ts';

/** What the options must have so that a row accepts a response of the call. */
function needsOfResponse(name: DocumentedCall): Need[] {
  const { token } = documentedCalls[name];
  if (token === 'none') return [];
  if (token === 'identity') return ['identity', 'user', 'write'];
  if (!isRead(name)) return ['admin', 'user', 'write'];
  return [name === 'listOrders' ? 'user' : 'admin'];
}

function responseOf({ responses }: Run, name: DocumentedCall) {
  const response = responses.get(name);
  if (!response) throw new NotChecked('no response of the call was accepted');
  return response;
}

/** The statuses of the accepted calls. */
const statuses = documentedNames.map((call) => {
  const { status } = documentedCalls[call];
  return undocumented(call, 'success', needsOfResponse(call), `answers ${status}`, async (run) => {
    const response = responseOf(run, call);
    expectThat(response.status === status, `${call} ${statusOf(response)} instead of ${status}`);
  });
});

/** The types of the accepted responses. */
const types = documentedNames
  .filter((call) => documentedCalls[call].response !== undefined)
  .map((call) =>
    documented(call, 'types', needsOfResponse(call), 'answers JSON with the documented types', async (run) =>
      hasTypes(call, responseOf(run, call)),
    ),
  );

/** A browser sends these methods without a preflight. */
const simpleMethods = ['GET', 'POST'];

const valuesOf = (headers: Headers, name: string) => (headers.get(name) ?? '').toLowerCase().split(/ *, */);

/** What a browser needs before a page of another origin can make the calls. */
const origins = documentedNames.map((call) =>
  documented(call, 'other origin', ['origin'], 'allows pages of the given origin', async ({ host, origin }) => {
    const { endpoint, token, body } = documentedCalls[call];
    const { method } = splitEndpoint(endpoint);
    const sent = [...(token === 'none' ? [] : ['authorization']), ...(body ? ['content-type'] : [])];
    const needsPreflight = sent.length > 0 || !simpleMethods.includes(method);
    const headers = { 'access-control-request-method': method, 'access-control-request-headers': sent.join(',') };
    // Without a preflight the response itself must allow the origin.
    const init = needsPreflight ? { method: 'OPTIONS', headers: { ...headers, origin } } : { headers: { origin } };
    const response = await host.send(addressOf(call, { email: 'visitor@example.com', id: noId }), init);
    const allowed = response.headers.get('access-control-allow-origin');
    expectThat(allowed === '*' || allowed === origin, `Access-Control-Allow-Origin is ${allowed ?? 'missing'}`);
    if (!needsPreflight) return;
    expectThat(response.status < 300, `OPTIONS ${statusOf(response)} instead of 2xx`);
    const methods = valuesOf(response.headers, 'access-control-allow-methods');
    const isAllowed =
      simpleMethods.includes(method) || methods.some((each) => [method.toLowerCase(), '*'].includes(each));
    expectThat(isAllowed, `Access-Control-Allow-Methods does not have ${method}`);
    const names = valuesOf(response.headers, 'access-control-allow-headers');
    // The asterisk does not stand for Authorization.
    const missing = sent.find((name) => !names.includes(name) && (name === 'authorization' || !names.includes('*')));
    expectThat(missing === undefined, `Access-Control-Allow-Headers does not have ${missing}`);
  }),
);

export const derived: Row[] = [...statuses, ...types, ...origins];
