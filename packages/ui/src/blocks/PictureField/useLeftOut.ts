import { MAX_PICTURES } from '@dealerkit/domain/parts/pictures';
import { useTexts, useUi } from '../../UiProvider.js';
import { picturesTexts } from '../../texts/en/pictures.js';
import { MAX_MEGABYTES } from './sortFiles.js';
import type { sortFiles } from './sortFiles.js';

/** Returns a function that says which of the chosen files are left out, and why; empty if all are taken. */
export const useLeftOut = () => {
  const { formatNumber, texts } = useUi();
  const { pictures } = useTexts(picturesTexts);
  const list = new Intl.ListFormat(texts.locale);
  const namesOf = (files: readonly File[]) => list.format(files.map(({ name }) => name));
  return ({ wrongType, tooLarge, tooMany }: Omit<Awaited<ReturnType<typeof sortFiles>>, 'accepted'>): string =>
    [
      wrongType.length > 0 && pictures.wrongType(namesOf(wrongType)),
      tooLarge.length > 0 && pictures.tooLarge(formatNumber(MAX_MEGABYTES), namesOf(tooLarge)),
      tooMany.length > 0 && pictures.tooMany(formatNumber(MAX_PICTURES), formatNumber(tooMany.length)),
    ]
      .filter(Boolean)
      .join(' ');
};
