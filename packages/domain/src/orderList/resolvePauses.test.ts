import { expect, it } from 'vitest';
import { resolveOrderList } from './resolveOrderList.js';

it('lets others go first between the lines of a list, and between the parts that have a number', async () => {
  const hostile = '7 a b c d e f g h '.repeat(20);
  const lines = Array.from({ length: 100 }, (_, index) => `${index} ${hostile}`.slice(0, 200));
  const many = Array.from({ length: 500 }, (_, index) => ({ _id: `part ${index}`, description: 'OEM: 123456' }));
  const steps: string[] = [];
  const note = <T>(step: string, result: T): T => {
    steps.push(step);
    return result;
  };
  await resolveOrderList([...lines, '123456'], {
    findByNumber: () => note('find', many),
    search: () => note('search', []),
    pause: async () => note('pause', undefined),
  });
  const beforeNumbers = steps.slice(0, steps.indexOf('find'));
  const afterNumbers = steps.slice(steps.indexOf('find'));
  expect(beforeNumbers.length).toBeGreaterThanOrEqual(lines.length);
  expect(afterNumbers.filter((step) => step === 'pause').length).toBeGreaterThanOrEqual(many.length + lines.length);
  expect(steps.join(' ')).not.toContain('search search');
});
