import { checkResponses, describeScreens } from '../hosts/checkHosts.ts';
import { test } from '../test.ts';

test.describe('on the dealerkit backend', () => {
  describeScreens(test, 'dealerkit');

  test('the server sends the responses of docs/hosts.md', async ({ request, newPart }) => {
    const { _id } = await newPart();
    await checkResponses(request, 'dealerkit', _id);
  });
});
