// @vitest-environment jsdom
import { bn } from '@dealerkit/ui/texts/bn';
import { UiProvider } from '@dealerkit/ui/UiProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useRefusalMessages } from './useRefusalMessages.js';

type Line = Parameters<ReturnType<typeof useRefusalMessages>['line']>[0];

const Sentence = ({ line }: { line: Line }) => useRefusalMessages().line(line);

it.each<[Partial<Line>, string, string]>([
  [{}, 'This part is no longer on sale.', 'এই পার্টস এখন আর বিক্রি হয় না।'],
  [{ available_quantity: 0 }, 'This part is out of stock.', 'এই পার্টস এখন স্টকে নেই।'],
  [{ available_quantity: 1 }, 'Only 1 is left.', 'মাত্র ১টি আছে।'],
  [{ available_quantity: 12 }, 'Only 12 are left.', 'মাত্র ১২টি আছে।'],
  [{ minimum_order_quantity: 5 }, 'At least 5 must be ordered.', 'অন্তত ৫টি অর্ডার করতে হবে।'],
])('says why a line is refused in the language of the page: %j', (why, english, bangla) => {
  const line = { index: 0, product_name: 'Brake Disc', ...why };
  const sentences = [undefined, bn].map((texts) =>
    renderToStaticMarkup(
      <UiProvider texts={texts}>
        <Sentence line={line} />
      </UiProvider>,
    ),
  );
  expect(sentences).toEqual([expect.stringContaining(english) as string, expect.stringContaining(bangla) as string]);
});
