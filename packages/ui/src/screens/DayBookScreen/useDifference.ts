import { useAmounts } from '../../blocks/useAmounts.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';
import { useTexts } from '../../UiProvider.js';

/** Returns a function that writes by how much the counted cash is short or over. */
export const useDifference = () => {
  const { dayBook } = useTexts(dayBookTexts);
  const { format } = useAmounts();
  return (difference: number): string => {
    if (difference === 0) return dayBook.noDifference;
    return difference < 0 ? dayBook.short(format(-difference)) : dayBook.over(format(difference));
  };
};
