import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { identityOf, order, rahim, review } from '../../fixtures.ts';
import { dealer, openShop } from './notifiedShop.ts';
import { eraseNow } from './personalData.ts';

/** Tests of the texts that a deletion of an account changes (D57). */
export function describeErasedTexts(openFresh: () => Promise<Store>): void {
  test.for(['a', ':', '1', '"by"', '\\', '{'])(
    'an order of a person named %s can be read after the deletion',
    async (name) => {
      const { store, place } = await openShop(openFresh);
      const _id = await place({ ...order, userName: name, address: 'placed' }, rahim);
      const { history = [] } = (await store.getOrder(_id)) ?? {};
      await store.setOrderStatus(_id, { from: 'placed', to: 'cancelled', reason: 'a broken by "1": {wanted}' }, dealer);
      await eraseNow(store, rahim);
      const { history: kept = [] } = (await store.getOrder(_id)) ?? {};
      expect(kept.map(({ status, at }) => [status, at])).toContainEqual(['placed', history[0]?.at]);
      expect(kept.map(({ by }) => by)).toEqual([expect.stringMatching(/^former user /), dealer]);
      expect(kept[1]?.reason).toContain('broken');
    },
  );

  test('a deletion hides names in texts as whole words, short ones not at all', async () => {
    const { store, place } = await openShop(openFresh);
    await store.signIn(identityOf(rahim, { username: 'Rahi' }));
    const _id = await place({ ...order, userName: 'করিম', phone: '(017) 5+5.*', address: 'ana' }, rahim);
    const reason = 'Rahi said: Rahim, banana, করিম, করিমগঞ্জ, (017) 5+5.*!';
    await store.setOrderStatus(_id, { from: 'placed', to: 'cancelled', reason }, dealer);
    await eraseNow(store, rahim);
    const [, cancelled] = (await store.getOrder(_id))?.history ?? [];
    const { rows } = await store.findAudit({ limit: 1 });
    const pseudonym = String(rows[0]?.actor);
    expect(cancelled?.reason).toBe(`${pseudonym} said: Rahim, banana, ${pseudonym}, করিমগঞ্জ, ${pseudonym}!`);
  });

  test.for(['Rahim', 'rahim', 'Uddin', 'Rahim Uddin', 'রহিম'])(
    'a deletion hides %s, one of several names, in reasons, reviews and notes',
    async (name) => {
      const { store, place } = await openShop(openFresh);
      const userName = name === 'রহিম' ? 'মো. রহিম উদ্দিন' : 'Md. Abdur-Rahim Uddin';
      const _id = await place({ ...order, userName }, rahim);
      await store.setOrderStatus(_id, { from: 'placed', to: 'cancelled', reason: `${name} called.` }, dealer);
      const { customer = '' } = (await store.getOrder(_id)) ?? {};
      const adjustment = { kind: 'adjustment', amount: 5, note: `For ${name}` } as const;
      const added = await store.addLedgerEntry(customer, adjustment, { actor: dealer });
      if (added.outcome === 'added') await store.reverseLedgerEntry(added._id, `${name} said so`, { actor: dealer });
      await store.addReview({ ...review, description: `Ask for ${name}!` });
      await eraseNow(store, rahim);
      const texts = [
        (await store.getOrder(_id))?.history,
        await store.listReviews(9),
        await store.findLedger(customer, { limit: 9 }),
        (await store.findAudit({ limit: 99 })).rows,
      ];
      expect(JSON.stringify(texts)).not.toContain(name);
    },
  );

  test('a deletion changes no pseudonym that it has put in a text', async () => {
    const { store, place } = await openShop(openFresh);
    await store.signIn(identityOf(rahim, { username: 'former' }));
    const _id = await place({ ...order, userName: 'user', address: 'Rahim Uddin, former user' }, rahim);
    const reason = 'Rahim Uddin, former user, called.';
    await store.setOrderStatus(_id, { from: 'placed', to: 'cancelled', reason }, dealer);
    await eraseNow(store, rahim);
    const { rows } = await store.findAudit({ limit: 1 });
    const [, cancelled] = (await store.getOrder(_id))?.history ?? [];
    expect(cancelled?.reason).toBe(`${String(rows[0]?.actor)}, called.`);
  });

  test('a deletion leaves the longer address of another person in the audit', async () => {
    const { store } = await openShop(openFresh);
    const other = `x.${rahim}`;
    for (const detail of [`search: ${other}`, `search: ${rahim}.bd`, `search: ${rahim}.`]) {
      await store.addAuditEntry({ actor: dealer, action: 'export list', subject: 'orders', detail });
    }
    await eraseNow(store, rahim);
    const { rows } = await store.findAudit({ limit: 9 });
    const details = rows.filter(({ action }) => action === 'export list').map(({ detail }) => detail);
    expect(details).toEqual([
      expect.stringMatching(/^search: former user .*\.$/),
      `search: ${rahim}.bd`,
      `search: ${other}`,
    ]);
  });
}
