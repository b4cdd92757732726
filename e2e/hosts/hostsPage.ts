import { replaceTables, table } from '../../scripts/tables.ts';
import { answerOf, answers } from './answers.ts';
import { screens } from './cases.ts';
import { offerOf } from './offer.ts';

const tables = {
  screens: table(
    ['page', 'for', 'feature', 'dealerkit backend', 'another host'],
    screens.flatMap((screen) =>
      screen.features.map((feature) => [
        `\`${screen.path}\``,
        feature.role ?? screen.role,
        feature.feature,
        offerOf('dealerkit', screen, feature),
        offerOf('other', screen, feature),
      ]),
    ),
  ),
  answers: table(
    ['address', 'answer', 'dealerkit backend', 'static files'],
    answers.map((answer) => [
      `\`${answer.path}\``,
      answer.feature,
      answerOf('dealerkit', answer).join(', '),
      answerOf('files', answer).join(', '),
    ]),
  ),
};

export const hostsPage = (page: string): string => replaceTables(page, tables);
