import { type Fault, unit } from './Fault.ts';

const backend = (files: string) => unit('apps/backend', files);
const domain = (files: string) => unit('packages/domain', files);

const rules = 'packages/domain/src';
const source = 'apps/backend/src';
const http = `${source}/http`;
const sent = `${source}/notifications`;
const stored = `${source}/store`;

/** Takes out, one at a time, what an attack on the shop made necessary. */
export const attackFaults: readonly Fault[] = [
  // Expensive reads.
  [
    `${rules}/orderList/numbersOfWords.ts`,
    'if (length > MAX_LENGTH) break;',
    "if (foldNumber(group.slice(first, last + 1).map((word) => word.folded).join(' ')) === '') break;",
    domain('numbersOfWords'),
  ],
  [
    `${rules}/orderList/resolveOrderList.ts`,
    'await pause?.();\n    const line = parseOrderLine(text);',
    'const line = parseOrderLine(text);',
    domain('resolvePauses'),
  ],
  [`${source}/calls/resolveCalls.ts`, '    pause: giveWay,\n', '', backend('resolveCalls')],
  [`${source}/calls/publicReads.ts`, 'lines.length,', '1,', backend('readLimit')],
  [
    `${source}/operation/readTurn.ts`,
    'lastTurn = lastTurn.then(() => setImmediate());',
    'lastTurn = setImmediate();',
    backend('readTurn'),
  ],
  [`${http}/readLimit.ts`, 'used + all + reservedAtOnce > max) throw', 'used > max) throw', backend('readLimit')],
  [`${http}/readLimit.ts`, 'current + (reserved.get(key) ?? 0) > max', 'current > max', backend('readLimit')],
  [`${http}/readLimit.ts`, 'reservation.settle, reservation.extend);', 'reservation.settle);', backend('readLimit')],
  [`${source}/calls/api.ts`, 'isSearch ? readLimit.runInTurn : readLimit.run;', 'readLimit.run;', backend('readLimit')],
  [`${http}/readQueue.ts`, 'if (waiting.length <= maxWaiting) return;', 'return;', backend('readQueue')],
  // Calls in flight.
  [`${http}/commonHooks.ts`, 'calls.size >= maxOfConnection', 'calls.size < 0', backend('callsInFlight')],
  [
    `${http}/commonHooks.ts`,
    'addresses.start(address) > maxOfAddress',
    'addresses.start(address) < 0',
    backend('callsInFlight'),
  ],
  [`${http}/commonHooks.ts`, 'if (isHealthCheck(request)) return;', '', backend('callsInFlight')],
  [
    `${http}/commonHooks.ts`,
    "socket.once('close', () => calls.forEach((end) => end()));",
    '',
    backend('callsInFlight'),
  ],
  [
    `${http}/cutSlowClients.ts`,
    'else if (now - before.since >= timeout) socket.resetAndDestroy();',
    '',
    backend('cutSlowClients'),
  ],
  [
    `${source}/app.ts`,
    'cutSlowClients(app.server, responseTimeout);',
    '',
    'vitest run --project attack connections -t "a byte at a time of their"',
  ],
  // The books of a large customer, and sums.
  [
    `${stored}/ledger/timeSlices.ts`,
    'start, to, rowsPerSlice);',
    'start, to, rowsPerSlice * 1e6);',
    backend('timeSlices'),
  ],
  [`${stored}/cash/dayBook.ts`, 'readPerStatement = 1000', 'readPerStatement = 1e9', backend('worstCustomer')],
  [
    `${stored}/cash/dayBook.ts`,
    'payment.balance += balances.get(payment.customer._id) ?? 0;',
    '{}',
    backend("tests/store/sqlite -t 'day book'"),
  ],
  [
    `${stored}/ledger/entries.ts`,
    'yield* requireExactSums(amount);',
    '',
    backend("tests/store/sqlite -t 'no sum could add up'"),
  ],
  // Facets of unknown values.
  [`${stored}/parts/partFacets.ts`, 'isImpossible(filters) ? ', 'false ? ', backend('facetValues')],
  // Receivers that refuse.
  [
    `${sent}/sender.ts`,
    'const downAfter = 5;',
    'const downAfter = 1;',
    backend("notifications/refusals -t 'a few refused'"),
  ],
  [
    `${sent}/sender.ts`,
    'failing.add(user._id);',
    'failing.add(ids[0] ?? user._id + Math.random());',
    backend('notifications/refusals'),
  ],
  [
    `${sent}/sender.ts`,
    'Math.max(Math.min(2 * pause, longestPause), retryAt - Date.now())',
    'Math.min(2 * pause, longestPause)',
    backend('notifications/refusals'),
  ],
  [`${sent}/sender.ts`, 'retryAt: said?.retryAt };', '};', backend("notifications/refusals -t 'wants later'")],
  [
    `${rules}/notifications/delivery.ts`,
    'Math.max(now + pause, Math.min(retryAt, now + day))',
    'now + pause',
    domain('notifications'),
  ],
  // What an account reads.
  [
    `${source}/policy/policies.ts`,
    'ownerOfBooks((await store.getInvoice(number))?.account)',
    '(await store.getInvoice(number))?.account',
    backend('callerMatrix ownership'),
  ],
  // Clocks.
  [`${rules}/account/passkeys.ts`, '!isFromFuture(proof.at, now) && ', '', domain('passkeys')],
  [
    `${source}/identity/accessTokens.ts`,
    "if (isFromFuture(claims.iat, now() / 1000)) throw new InvalidTokenError('it is from the future');",
    '',
    backend('accessTokens'),
  ],
  [
    `${source}/identity/verifyIdToken.ts`,
    'if (isFromFuture(latest, time)) throw new WrongClockError(Math.ceil(latest - time));',
    '',
    backend('verifyIdToken'),
  ],
  [
    `${stored}/users/account.ts`,
    'isFromFuture(row.tokensValidFrom, seconds) ?',
    'seconds < 0 ?',
    backend('tests/api/clock'),
  ],
  // Many synonyms.
  [
    `${stored}/synonyms/synonyms.ts`,
    'path, message: `must not have a name of the kind ${kind}` })));\n    await giveWay();',
    'path, message: `must not have a name of the kind ${kind}` })));',
    backend('src/store/synonyms'),
  ],
  [
    `${stored}/synonyms/synonyms.ts`,
    'if (done) return value;\n    await giveWay();',
    'if (done) return value;',
    backend('src/store/synonyms'),
  ],
  // A full disk, erased names, unknown pictures, changed backups.
  [
    `${stored}/engines/sqlite/openSqliteStore.ts`,
    'requireFreeSpace(folder);',
    '',
    backend("unwritable -t 'health check'"),
  ],
  [
    `${stored}/personalData/eraseAccount.ts`,
    '...names.flatMap((name) => name.split(/[^\\p{L}\\p{M}\\p{N}]+/u)),',
    '',
    backend("tests/store/sqlite -t 'deletion hides'"),
  ],
  [
    `${stored}/searches/zeroResultSearches.ts`,
    ' || phone.test(foldText(text))',
    '',
    backend("tests/api/search -t 'personal data'"),
  ],
  [
    `${source}/pictures/servePictures.ts`,
    "if (!content) throw new HttpError(404, 'There is no such picture.');\n    const known = request.headers['if-none-match'];",
    "const known = request.headers['if-none-match'];",
    backend('tests/api/pictures'),
  ],
  [
    `${stored}/engines/sqlite/checksum.ts`,
    'if (written === (await checksumOf(file))) return true;',
    'if (written !== undefined) return true;',
    backend('backupFolder restore'),
  ],
  [
    `${sent}/sender.ts`,
    'if (isFinal) failing.clear();',
    'if (isFinal) void failing;',
    backend("notifications/refusals -t 'given up shows'"),
  ],
  [`${http}/readQueue.ts`, 'running.heavy < Math.ceil(maxRunning / 2)', 'true', backend('readQueue')],
];
