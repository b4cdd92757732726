import { expect, it } from 'vitest';
import { mistypedSettings, settingsReport } from './settingsReport.ts';

it('lists every setting in a line, without passwords and secrets', () => {
  const report = settingsReport({
    PORT: '80',
    HOST: '',
    ACCESS_TOKEN_SECRET: 'a-secret-that-nobody-may-see-12345',
    DATABASE_URL: 'postgres://shop:hidden@10.0.0.5:5432/shop?sslmode=require',
    DATABASE_REPLICA_URL: 'postgres://10.0.0.6/shop?user=shop&password=hidden',
    SMTP_URL: 'smtps://shop:hidden@mail.example:465?name=a&pass=hidden&pwd=hidden&auth=hidden&sig=hidden',
    WEBHOOK_URL: 'https://shop:hidden@sms.example/hidden?from=shop&k=hidden',
    WEBHOOK_SECRET: 'another-that-nobody-may-see',
    PUBLIC_URL: 'https://surma.example',
    PATH: '/bin',
  }).split('\n');
  expect(report).toContain('PORT=80');
  expect(report).toContain('HOST is not set');
  expect(report).toContain('ACCESS_TOKEN_SECRET=********');
  expect(report).toContain('DATABASE_URL=postgres://shop:********@10.0.0.5:5432/shop?sslmode=require');
  expect(report).toContain('DATABASE_REPLICA_URL=postgres://10.0.0.6/shop?user=shop&password=********');
  expect(report).toContain(
    'SMTP_URL=smtps://shop:********@mail.example:465?name=a&pass=********&pwd=********&auth=********&sig=********',
  );
  expect(report).toContain('WEBHOOK_URL=https://sms.example/********');
  expect(report).toContain('WEBHOOK_SECRET=********');
  expect(report).toContain('PUBLIC_URL=https://surma.example');
  expect(report.join()).not.toMatch(/hidden|nobody|PATH/);
});

it('names what is nearly a setting, and nothing else', () => {
  expect(mistypedSettings({ PUBLIC_ULR: 'a', ADMIN_EMAIL: 'b', PUBLIC_URL: 'c', HOSTS: 'd', PATH: 'e' })).toEqual([
    'PUBLIC_ULR is not a setting: did you mean PUBLIC_URL?\n',
    'ADMIN_EMAIL is not a setting: did you mean ADMIN_EMAILS?\n',
  ]);
});
