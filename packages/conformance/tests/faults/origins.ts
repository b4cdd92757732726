import { preflight, type PlantedFault } from '../mutations.ts';

/** Pages of another origin. */
export const originFaults: readonly PlantedFault[] = [
  [
    'no page of another origin is allowed',
    'addPart',
    'other origin',
    /Allow-Origin is missing/,
    preflight((headers) => headers.delete('access-control-allow-origin')),
  ],
  [
    'PUT is not allowed',
    'signIn',
    'other origin',
    /does not have PUT/,
    preflight((headers) => headers.set('access-control-allow-methods', 'GET, POST')),
  ],
  [
    'a token is not allowed',
    'getAdmin',
    'other origin',
    /does not have authorization/,
    preflight((headers) => headers.set('access-control-allow-headers', '*')),
  ],
  [
    'reads are not allowed',
    'listParts',
    'other origin',
    /Allow-Origin is missing/,
    async (sent, forward) => {
      const response = await forward(sent);
      if (sent.method === 'GET') response.headers.delete('access-control-allow-origin');
      return response;
    },
  ],
];
