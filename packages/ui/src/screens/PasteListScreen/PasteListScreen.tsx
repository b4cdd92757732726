'use client';
import { PasteList } from '../../blocks/PasteList/PasteList.js';
import type { PasteListOptions } from '../../blocks/PasteList/PasteList.js';
import { useTexts } from '../../UiProvider.js';
import { pasteListTexts } from '../../texts/en/pasteList.js';
import { PageHeader } from '../../elements/PageHeader/PageHeader.js';
import { Page } from '../../elements/Page/Page.js';

export type { ListStorage, ResolveLines } from '../../blocks/PasteList/PasteList.js';

export interface PasteListScreenProps extends PasteListOptions {}

/** Turns a list as customers write it into lines of the basket (`/basket/paste`). */
export const PasteListScreen = (props: PasteListScreenProps) => {
  const { titles, pasteList } = useTexts(pasteListTexts);
  return (
    <Page>
      <PageHeader title={titles.pasteList} lead={pasteList.lead} />
      <PasteList {...props} />
    </Page>
  );
};
