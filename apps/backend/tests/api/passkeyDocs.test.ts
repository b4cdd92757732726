import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallName, contract } from '@dealerkit/api-client';
import { expect, test } from 'vitest';
import { policies } from '../../src/policy/policies.ts';

const passkeyOf = (name: CallName) => 'passkey' in policies[name] && policies[name].passkey;

const isUnprotectedChange = (name: CallName) =>
  policies[name].policy === 'admin' && !passkeyOf(name) && !contract[name].endpoint.startsWith('GET ');

test.each([
  ['What is protected', (name: CallName) => passkeyOf(name) === 'protected'],
  ['What is not protected', isUnprotectedChange],
])('the documentation names every call of the section “%s” and no other', (title, belongs) => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../../docs/passkeys.md'), 'utf8');
  const [section = ''] = text.split(`## ${title}\n`)[1]?.split('\n## ') ?? [];
  const named = Array.from(section.matchAll(/`(\w+)`/g), ([, name]) => name);
  const expected = (Object.keys(policies) as CallName[]).filter(belongs);
  expect(new Set(named)).toEqual(new Set(expected));
});
