import { sheetLimits } from '@dealerkit/domain/import/sheet';
import type { SheetProblem } from '@dealerkit/domain/import/sheet';
import type { TextsOf } from '../../texts/en.js';

/** What is wrong with a list, and what to do. */
export const problemSentence = (
  problem: SheetProblem,
  { importParts }: TextsOf<'importParts'>,
  formatNumber: (value: number) => string,
) => {
  const { problems } = importParts;
  const megabytes = formatNumber(sheetLimits.megabytes);
  switch (problem.reason) {
    case 'tooLarge':
      return problems.tooLarge(megabytes);
    case 'tooManyRows':
      return problems.tooManyRows(formatNumber(sheetLimits.rows));
    case 'tooManyColumns':
      return problems.tooManyColumns(formatNumber(problem.count), formatNumber(sheetLimits.columns));
    case 'binary':
    case 'damaged':
    case 'empty':
    case 'several':
    case 'spreadsheet':
    case 'unreadable':
      return problems[problem.reason];
  }
};
