import { randomBytes } from 'node:crypto';
import type { Capability } from '@dealerkit/api-client';
import { cleanUp, type Left } from './cleanUp.ts';
import { Violation, NoResponse, openHost } from './host.ts';
import type { Options } from './options.ts';
import { readCapabilities } from './readCapabilities.ts';
import { derived } from './rows/derived.ts';
import { reachable, reads } from './rows/reads.ts';
import { badBodies, badValues, refusals } from './rows/refusals.ts';
import { documentedNames, type Need, NotChecked, type Row, type Run } from './rows/row.ts';
import { additions, deletions, remains } from './rows/writes.ts';

export interface CheckedRow extends Pick<Row, 'call' | 'kind' | 'title' | 'documented'> {
  outcome: 'passed' | 'failed' | 'not checked';
  /** Why it failed or was not checked. */
  reason?: string;
}

export interface Report {
  host: string;
  date: string;
  write: boolean;
  /** In every value that was written. */
  prefix: string;
  /** Whether all rows that were checked passed and nothing is left that should be deleted. */
  ok: boolean;
  counts: Record<CheckedRow['outcome'], number>;
  rows: CheckedRow[];
  /** What the host can do beyond the documented calls; undefined if it does not describe it in `/openapi.json`. */
  capabilities: Capability[] | undefined;
  left: Left;
  isInterrupted: boolean;
}

/** The rows in the order in which they are checked: what is added is read, used in calls that must be refused, and deleted. */
export const allRows: readonly Row[] = [
  reachable,
  ...additions,
  ...reads,
  ...refusals,
  ...badValues,
  ...deletions,
  ...derived,
  // Last, because a host that accepts them has lists that cannot be read.
  ...badBodies,
  ...remains,
];

const optionOf: Record<Need, string> = {
  admin: '--admin-token',
  user: '--user-token',
  identity: '--id-token',
  write: '--write',
  origin: '--origin',
};

type Outcome = Pick<CheckedRow, 'outcome' | 'reason'> & { isSilent?: true };

async function outcomeOf(row: Row, run: Run, stop: AbortSignal | undefined): Promise<Outcome> {
  try {
    await row.check(run);
    return { outcome: 'passed' };
  } catch (error) {
    if (stop?.aborted) return { outcome: 'not checked', reason: 'interrupted' };
    if (error instanceof NotChecked) return { outcome: 'not checked', reason: error.message };
    if (error instanceof NoResponse)
      return { outcome: 'failed', reason: `${row.call} ${error.message}`, isSilent: true };
    if (error instanceof Violation) return { outcome: 'failed', reason: error.message };
    throw error;
  }
}

/** Checks one row after the other. */
async function checkRows(
  rows: readonly Row[],
  run: Run,
  options: Options,
  stop: AbortSignal | undefined,
): Promise<CheckedRow[]> {
  const { write, documented, admin, user, idToken, origin } = options;
  const given: Record<Need, unknown> = { admin, user, identity: idToken, write, origin };
  const checked: CheckedRow[] = [];
  let isSilent = false;
  for (const row of rows) {
    const { call, kind, title } = row;
    const missing = row.needs.filter((need) => given[need] === undefined || given[need] === false);
    const isLeftOut = documented && !row.documented;
    let outcome: Outcome = { outcome: 'not checked' };
    if (isSilent) outcome.reason = 'the host did not answer the first call';
    else if (isLeftOut) outcome.reason = 'the documentation does not state it, and --documented leaves it out';
    else if (missing.length > 0) outcome.reason = `needs ${missing.map((need) => optionOf[need]).join(', ')}`;
    else outcome = await outcomeOf(row, run, stop);
    const { isSilent: hasNoResponse, ...result } = outcome;
    checked.push({ call, kind, title, documented: row.documented, ...result });
    // Every other call would wait as long.
    isSilent ||= checked.length === 1 && hasNoResponse === true;
  }
  return checked;
}

const indexOf = ({ call }: CheckedRow) => documentedNames.indexOf(call);

/** Checks rows at a host, and deletes what the check has added, also after `stop` has interrupted it. */
export async function checkHost(options: Options, stop?: AbortSignal, rows = allRows): Promise<Report> {
  const { url, write, admin, user, idToken, origin = '', timeout } = options;
  const tokens = { user: user?.token, admin: admin?.token, identity: idToken, invalid: 'invalid' };
  const host = openHost({ url, timeout, write, tokens, stop });
  // Without the signal, which would interrupt this too.
  const unstoppedHost = openHost({ url, timeout, write, tokens });
  const prefix = `conformance-${randomBytes(4).toString('hex')}`;
  const emails = { user: user?.email ?? '', admin: admin?.email ?? '', unknownEmail: `${prefix}@example.com` };
  const run: Run = { host, prefix, ...emails, origin, responses: new Map() };

  const capabilities = await readCapabilities(unstoppedHost);
  let checked: CheckedRow[] = [];
  let left: Left = { byNature: [], byViolation: [] };
  try {
    checked = await checkRows(rows, run, options, stop);
  } finally {
    if (host.hasWritten()) left = await cleanUp(unstoppedHost, run, capabilities);
  }
  const count = (outcome: CheckedRow['outcome']) => checked.filter((row) => row.outcome === outcome).length;
  const counts = { passed: count('passed'), failed: count('failed'), 'not checked': count('not checked') };
  return {
    host: url,
    date: new Date().toISOString(),
    write,
    prefix,
    ok: counts.passed > 0 && counts.failed === 0 && left.byViolation.length === 0 && !stop?.aborted,
    counts,
    rows: checked.toSorted((one, other) => indexOf(one) - indexOf(other)),
    capabilities,
    left,
    isInterrupted: stop?.aborted === true,
  };
}
