'use client';
import { PasteList } from '../../blocks/PasteList/PasteList.js';
import type { PasteListOptions } from '../../blocks/PasteList/PasteList.js';
import { useTexts } from '../../UiProvider.js';
import { pasteListTexts } from '../../texts/en/pasteList.js';
import { lead, page, title } from './PasteListScreen.css.js';

export type { ListStorage, ResolveLines } from '../../blocks/PasteList/PasteList.js';

export interface PasteListScreenProps extends PasteListOptions {}

/** Turns a list as customers write it into lines of the basket (`/basket/paste`). */
export const PasteListScreen = (props: PasteListScreenProps) => {
  const { titles, pasteList } = useTexts(pasteListTexts);
  return (
    <div className={page}>
      <div>
        <h1 className={title} tabIndex={-1}>
          {titles.pasteList}
        </h1>
        <p className={lead}>{pasteList.lead}</p>
      </div>
      <PasteList {...props} />
    </div>
  );
};
