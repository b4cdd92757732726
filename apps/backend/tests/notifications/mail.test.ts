import { describe, expect, test } from 'vitest';
import { databases } from '../databases.ts';
import { rahim } from '../fixtures.ts';
import { startBackend } from '../startBackend.ts';
import { mailChannel, origin, tokens } from './mailChannel.ts';
import { dealer, openSeededShop, place, send, seedShop } from './senders.ts';
import { decodeHeader, startSmtp } from './smtpServer.ts';

describe.each(databases)('e-mails of %s', (_, open) => {
  async function openShop() {
    const store = await open();
    await seedShop(store);
    return store;
  }

  test('tell an admin of a new order as text and HTML, with a link that stops them', async () => {
    const [store, smtp] = [await openShop(), await startSmtp()];
    send(store, [mailChannel(smtp.url)]);
    await place(store);
    await expect.poll(() => smtp.mails).toHaveLength(1);
    const { to, headers, raw } = smtp.mails[0] ?? { to: [], headers: {}, raw: '' };
    expect(to).toEqual([dealer]);
    expect(headers).toMatchObject({
      subject: 'New order 1001',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(headers['from']).toContain('<orders@shop.example>');
    expect(headers['list-unsubscribe']).toContain(`<${origin}/api/notifications/unsubscribe?token=`);
    expect(headers['message-id']).toMatch(/^<[\da-f]{24}@shop\.example>$/);
    expect(headers['content-type']).toContain('multipart/alternative');
    expect(decodeHeader(headers['from'])).toContain('Surma Truck Parts');
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    await expect.poll(() => store.hasDueNotifications('email')).toBe(false);
  });

  test('are in the language of the reader', async () => {
    const [store, smtp] = [await openShop(), await startSmtp()];
    await store.setNotificationChoices(rahim, { language: 'bn', off: [] });
    send(store, [mailChannel(smtp.url)]);
    const id = await place(store);
    await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
    await expect.poll(() => new Set(smtp.mails.flatMap(({ to }) => to))).toEqual(new Set([dealer, rahim]));
    const subject = smtp.mails.find(({ to }) => to[0] === rahim)?.headers['subject'];
    expect(decodeHeader(subject)).toBe('অর্ডার ১০০১: নিশ্চিত হয়েছে');
  });

  test('cannot get a header from a name or a part', async () => {
    const [store, smtp] = [await openShop(), await startSmtp()];
    const attack = 'X\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>';
    await store.addPart({ image: 'a', minimum_order_quantity: 1, available_quantity: 9, product_name: attack });
    await store.updateUser({ email: dealer, username: attack, loaction: 'a', phone: '1' });
    send(store, [mailChannel(smtp.url)]);
    await place(store, { userName: attack, product_name: attack, orderQuantity: 1 });
    await expect.poll(() => smtp.mails).toHaveLength(1);
    const { to, headers, raw } = smtp.mails[0] ?? { to: [], headers: {}, raw: '' };
    expect([to, headers['bcc'], headers['cc']]).toEqual([[dealer], undefined, undefined]);
    expect(raw).not.toMatch(/^Bcc:/im);
    expect(raw.slice(raw.indexOf('<!doctype html>'))).not.toContain('<script>');
  });

  test('are one when more than ten wait for a person', async () => {
    const [store, smtp] = [await openShop(), await startSmtp()];
    for (let n = 0; n < 12; n++) await place(store);
    await store.queueNotifications(['email'], 100);
    send(store, [mailChannel(smtp.url)]);
    await expect.poll(() => store.hasDueNotifications('email')).toBe(false);
    await expect.poll(() => smtp.mails.map(({ headers }) => headers['subject'])).toEqual(['12 messages']);
  });

  test('wait while the server is down, and are sent once it is up again', async () => {
    const [store, smtp] = [await openShop(), await startSmtp()];
    await smtp.close();
    const { warnings, stop } = send(store, [mailChannel(smtp.url)]);
    await place(store);
    await expect.poll(() => warnings).toHaveLength(1);
    await stop();
    expect(warnings[0]).toMatch(/^Notifications by email wait: the e-mail server cannot be used \(.*ECONNREFUSED/);
    const again = await startSmtp();
    send(store, [mailChannel(again.url)]);
    await expect.poll(() => again.mails).toHaveLength(1);
    expect(await store.getUndelivered()).toEqual({ count: 0, latest: [] });
  });
});

describe('a server', () => {
  test('whose certificate is not trusted gets no e-mail', async () => {
    const store = await openSeededShop();
    const servers = [
      await startSmtp({ secure: true, disabledCommands: ['AUTH'] }),
      await startSmtp({ disabledCommands: ['AUTH'] }),
    ];
    for (const smtp of servers) {
      const { warnings, stop } = send(store, [mailChannel(smtp.url)]);
      await place(store);
      await expect.poll(() => warnings[0]).toMatch(/certificate/i);
      expect(smtp.mails).toEqual([]);
      await stop();
    }
  });

  test('that refuses a recipient for good is not asked again, and admins see why', async () => {
    const store = await openSeededShop();
    const asked: string[] = [];
    const smtp = await startSmtp({
      onRcptTo({ address }, _, done) {
        asked.push(address);
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      },
    });
    send(store, [mailChannel(smtp.url)]);
    await place(store);
    await expect.poll(async () => (await store.getUndelivered()).count).toBe(1);
    const [given] = (await store.getUndelivered()).latest;
    expect(given).toMatchObject({ kind: 'newOrder', channel: 'email', email: dealer });
    expect(given?.problem).toContain('No such mailbox');
    expect(asked).toEqual([dealer]);
  });

  test('that refuses a recipient for now is asked again, and others get their e-mails meanwhile', async () => {
    const store = await openSeededShop();
    let refused = 0;
    const smtp = await startSmtp({
      onRcptTo({ address }, _, done) {
        const isRefused = address === dealer && refused++ === 0;
        done(isRefused ? Object.assign(new Error('Greylisted'), { responseCode: 450 }) : null);
      },
    });
    send(store, [mailChannel(smtp.url)]);
    const id = await place(store);
    await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
    await expect.poll(() => smtp.mails.map(({ to }) => to[0])).toEqual([rahim, dealer]);
  });

  test('that never answers is left after the time of one delivery, without delaying other channels', async () => {
    const store = await openSeededShop();
    const smtp = await startSmtp({ onConnect: () => undefined });
    const texts: string[] = [];
    const quick = {
      name: 'webhook' as const,
      send: async () => void texts.push('sent'),
    };
    const { warnings } = send(store, [mailChannel(smtp.url), quick], { sendTime: 300 });
    const id = await place(store);
    await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
    await expect.poll(() => texts).toHaveLength(1);
    await expect.poll(() => warnings[0]).toMatch(/e-mail server cannot be used/);
    expect(smtp.mails).toEqual([]);
  });
});

describe('the link in an e-mail', () => {
  async function openLink() {
    const backend = await startBackend({ unsubscribeTokens: tokens });
    await seedShop(backend.store);
    const smtp = await startSmtp();
    send(backend.store, [mailChannel(smtp.url)]);
    await place(backend.store);
    await expect.poll(() => smtp.mails).toHaveLength(1);
    const [, url = ''] =
      /<https:\/\/shop\.example([^>]*)>/.exec(smtp.mails[0]?.headers['list-unsubscribe'] ?? '') ?? [];
    return { ...backend, url, smtp };
  }

  test('changes nothing when it is read, and stops e-mails of this kind with one click', async () => {
    const { app, store, url } = await openLink();
    const page = await app.inject({ url });
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.payload).toContain('<form method="post">');
    expect((await store.getNotificationChoices(dealer))?.off).toEqual([]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const clicked = await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect([clicked.statusCode, clicked.payload.includes('no more e-mails of this kind')]).toEqual([200, true]);
    expect((await store.getNotificationChoices(dealer))?.off).toEqual([{ kind: 'newOrder', channel: 'email' }]);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
  });

  test.each([
    ['another kind', (url: string) => url.replace('newOrder', 'invoice')],
    ['another signature', (url: string) => `${url}x`],
    ['no token', (url: string) => url.replace(/\?.*/, '')],
    ['two tokens', (url: string) => `${url}&token=x`],
  ])('is refused with %s', async (_, change) => {
    const { app, store, url } = await openLink();
    const statuses = [
      (await app.inject({ url: change(url) })).statusCode,
      (await app.inject({ method: 'POST', url: change(url) })).statusCode,
    ];
    expect(statuses).toEqual([404, 404]);
    expect((await store.getNotificationChoices(dealer))?.off).toEqual([]);
  });
});
