/** `npm run attack` sets ATTACK_SIZE=full; CI has less time. */
const isFull = process.env['ATTACK_SIZE'] === 'full';

/** What `/healthz` and other readers may take at the 99th percentile, in milliseconds. CI finds what stops a shop, and measures nothing. */
export const limits = isFull ? { health: 100, readers: 250 } : { health: 1000, readers: 2500 };

/** How large the shop is, and how many connections attack it for how long; and how many searches are measured one by one. */
export const attackSize = isFull
  ? { isFull, parts: 50_000, orders: 50_000, connections: 40, seconds: 10, rounds: 3, searches: 200 }
  : { isFull, parts: 5_000, orders: 0, connections: 20, seconds: 1, rounds: 3, searches: 50 };
