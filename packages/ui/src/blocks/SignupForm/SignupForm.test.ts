import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { en } from '../../texts/en.js';
import { signupSchema } from './SignupForm.schema.js';

const good = { name: 'Nasrin Akter', email: 'nasrin@example.com', password: '123456' };

const messagesOf = (typed: Partial<typeof good>) => {
  const { issues = [] } = safeParse(signupSchema(en), { ...good, ...typed }, { abortPipeEarly: true });
  return issues.map(({ message }) => message);
};

it.each([
  [{ name: '' }, 'Name is Required'],
  [{ name: '  ' }, 'Name is Required'],
  [{ email: '' }, 'Email is Required'],
  [{ email: 'nasrin@example' }, 'Provide a valid Email'],
  [{ password: '' }, 'Password is Required'],
  [{ password: '12345' }, 'Password must be six or more characters'],
])('rejects %j with the message %j (S086, S087, S088, S089, S090, S167)', (typed, message) => {
  expect(messagesOf(typed)).toEqual([message]);
});

it.each([{}, { email: 'A@B.COM' }, { name: 'নাসরিন' }, { password: '      ' }])('accepts %j', (typed) => {
  expect(messagesOf(typed)).toEqual([]);
});

it('trims the name', () => {
  expect(safeParse(signupSchema(en), { ...good, name: ' Nasrin Akter ' }).output).toEqual(good);
});
