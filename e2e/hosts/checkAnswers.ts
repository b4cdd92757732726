import { expect } from 'playwright/test';
import type { APIRequestContext } from 'playwright/test';
import { answerOf, answers } from './answers.ts';
import type { FileHost } from './answers.ts';

/** Requests every path and expects its status, and the feature unless it is hidden. */
export async function checkAnswers(request: APIRequestContext, host: FileHost, part: string): Promise<void> {
  for (const answer of answers) {
    const [status, offer] = answerOf(host, answer);
    const response = await request.get(answer.path.replace('{part}', part));
    const text = JSON.stringify(response.headers()) + (await response.text());
    const message = `${answer.path}: ${answer.feature}`;
    expect.soft(response.status(), message).toBe(status);
    expect.soft(answer.contains.test(text), message).toBe(!offer.startsWith('hidden'));
  }
}
