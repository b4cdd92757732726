import { replaceTables, table } from '../tables.ts';
import { answerOf, answers } from './answers.ts';
import { screens } from './cases.ts';
import { offerOf } from './offer.ts';

const tables = {
  screens: table(
    ['page', 'for', 'feature', 'our backend', 'fourteen calls'],
    screens.flatMap((screen) =>
      screen.features.map((feature) => [
        `\`${screen.path}\``,
        feature.role ?? screen.role,
        feature.feature,
        offerOf('ours', screen, feature),
        offerOf('fourteen', screen, feature),
      ]),
    ),
  ),
  answers: table(
    ['address', 'answer', 'our server', 'static files'],
    answers.map((answer) => [
      `\`${answer.path}\``,
      answer.feature,
      answerOf('ours', answer).join(', '),
      answerOf('files', answer).join(', '),
    ]),
  ),
};

export const hostsPage = (page: string): string => replaceTables(page, tables);
