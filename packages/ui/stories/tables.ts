import { expect, within } from 'storybook/test';

/** Where the text of a cell begins and ends. */
const edgesOf = (cell: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const { left, right } = range.getBoundingClientRect();
  return { left, right };
};

/** Each value stands exactly under its header: its text begins where that of the header begins, or ends where it ends. */
export const expectUnderHeads = async (table: HTMLElement) => {
  const heads = within(table).getAllByRole('columnheader');
  for (const [index, head] of heads.entries()) {
    const side = getComputedStyle(head).textAlign === 'end' ? 'right' : 'left';
    for (const row of table.querySelectorAll('tbody > tr, tfoot > tr')) {
      const value = [...row.querySelectorAll<HTMLElement>(':scope > :is(th, td)')].at(index - heads.length);
      if (value?.textContent) await expect(edgesOf(value)[side]).toBeCloseTo(edgesOf(head)[side], 1);
    }
  }
};
