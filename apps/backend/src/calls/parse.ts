import type { Issue } from '@dealerkit/api-client';
import * as v from 'valibot';
import { Refusal } from '../Refusal.ts';

const expectations: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  Object: 'must be a JSON object',
};

/** Says what is wrong without repeating what was sent, which may be private. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'validation') return issue.message;
  if (issue.input === undefined || issue.input === null) return 'is required';
  return expectations[issue.expected ?? ''] ?? 'is not valid';
}

/** Reads what was sent. @throws Refusal 400, with one issue for each thing that is wrong */
export function parse<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, sent);
  if (success) return output;
  const found = issues.map((issue): Issue => ({ path: v.getDotPath(issue) ?? '', message: messageOf(issue) }));
  const said = found.map(({ path, message }) => `${path || 'The body'} ${message}`).join(', ');
  throw new Refusal(400, `${said}.`, found);
}
