/** `npm run attack` sets ATTACK_SIZE=full; CI has less time. */
const isFull = process.env['ATTACK_SIZE'] === 'full';

/** How large the shop is, and how many connections attack it for how long; and how many searches are measured one by one. */
export const attackSize = isFull
  ? { isFull, parts: 100_000, connections: 40, seconds: 10, rounds: 3, searches: 200 }
  : { isFull, parts: 5_000, connections: 20, seconds: 1, rounds: 3, searches: 50 };
