import { expect, it } from 'vitest';
import { reportOf } from './signatureReport.ts';

const item = { name: 'left', version: '1.0.0', registry: 'https://registry.example/' };

it('accepts packages that the registry has signed', () => {
  expect(reportOf(JSON.stringify({ invalid: [], missing: [] }))).toEqual({
    message: 'The registry has signed all packages.',
    ok: true,
  });
});

it.each([
  ['an invalid signature', { invalid: [item], missing: [] }],
  ['no signature', { invalid: [], missing: [item] }],
])('refuses a package with %s', (_what, report) => {
  expect(reportOf(JSON.stringify(report))).toEqual({
    message: 'Packages without a valid signature of the registry: left@1.0.0.',
    ok: false,
  });
});

it('says that nothing is checked where no registry answers', () => {
  const error = { code: 'ENOTFOUND', summary: 'getaddrinfo ENOTFOUND registry.example', detail: '' };
  expect(reportOf(JSON.stringify({ error }))).toEqual({
    message:
      'The signatures of the packages are not checked, because no registry answers: getaddrinfo ENOTFOUND registry.example.',
    ok: true,
  });
});

it('refuses a response of another shape', () => {
  expect(() => reportOf('')).toThrow('JSON');
  expect(() => reportOf('{}')).toThrow('Invalid');
});
