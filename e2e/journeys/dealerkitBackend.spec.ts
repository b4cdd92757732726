import { checkAnswers, describeScreens } from '../hosts/checkHosts.ts';
import { test } from '../test.ts';

test.describe('on the dealerkit backend', () => {
  describeScreens(test, 'dealerkit');

  test('the server sends the answers of docs/hosts.md', async ({ request, newPart }) => {
    const { _id } = await newPart();
    await checkAnswers(request, 'dealerkit', _id);
  });
});
