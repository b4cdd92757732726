import type { Issue } from '@dealerkit/api-client';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';

const expectations: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  Object: 'must be a JSON object',
};

/** Describes an issue without repeating the input, which may be private. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind === 'validation') return issue.message;
  if (issue.input === undefined || issue.input === null) return 'is required';
  return expectations[issue.expected ?? ''] ?? 'is not valid';
}

/** Parses an input. @throws HttpError 400 with all issues */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  const found = issues.map((issue): Issue => ({ path: v.getDotPath(issue) ?? '', message: messageOf(issue) }));
  const message = found.map((issue) => `${issue.path || 'The body'} ${issue.message}`).join(', ');
  throw new HttpError(400, `${message}.`, found);
}
