import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { en } from '../../texts/en.js';
import { loginSchema } from './LoginForm.schema.js';

const schema = loginSchema(en);

/** The first message of each field, as the form shows them. */
const messagesOf = (email: string, password: string) => {
  const { issues = [] } = safeParse(schema, { email, password }, { abortPipeEarly: true });
  return issues.map(({ message }) => message);
};

describe('the e-mail of the login form', () => {
  it.each(['', '   '])('is required if it is %j (S076)', (email) => {
    expect(messagesOf(email, 'shopper123')).toEqual(['Email is Required']);
  });

  it.each(['shopper', 'shopper@', '@dealerkit.dev', 'shopper@dealerkit', 'shopper@123.com', 'a@b.c', '-@b.com'])(
    'is rejected if it is %j (S077, S078)',
    (email) => {
      expect(messagesOf(email, 'shopper123')).toEqual(['Provide a valid Email']);
    },
  );

  it.each(['shopper@dealerkit.dev', 'a.b@c.com', 'A@B.COM', '1@b.bd', 'me+parts@mail.example', 'say a@b.com to me'])(
    'is accepted if it is %j (D8) (S078)',
    (email) => {
      expect(messagesOf(email, 'shopper123')).toEqual([]);
    },
  );
});

describe('the password of the login form', () => {
  it('is required (S079)', () => {
    expect(messagesOf('a@b.com', '')).toEqual(['Password is Required']);
  });

  it('is rejected with five characters and accepted with six (S080, S081, S167)', () => {
    expect(messagesOf('a@b.com', '12345')).toEqual(['Password must be 6 characters or longer']);
    expect(messagesOf('a@b.com', '123456')).toEqual([]);
  });

  it('is not trimmed, but the e-mail is', () => {
    const { output } = safeParse(schema, { email: ' a@b.com ', password: ' 1234 ' });
    expect(output).toEqual({ email: 'a@b.com', password: ' 1234 ' });
  });
});

it('returns the messages of all invalid fields', () => {
  expect(messagesOf('', '')).toEqual(['Email is Required', 'Password is Required']);
});
