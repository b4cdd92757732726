'use client';
import { useEffect, useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { useTexts } from '../../UiProvider.js';
import { ImportedList } from './ImportedList.js';
import { ImportSource } from './ImportSource.js';
import { useImport } from './useImport.js';
import type { ImportProps } from './useImport.js';
import { importPartsTexts } from '../../texts/en/importParts.js';

export type ImportPartsScreenProps = ImportProps;

/** Lets an admin add many parts from a spreadsheet (`/dashboard/import`). */
export const ImportPartsScreen = (props: ImportPartsScreenProps) => {
  const { titles, importParts } = useTexts(importPartsTexts);
  const importing = useImport(props);
  const [isChoosing, setIsChoosing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const listTitle = useRef<HTMLHeadingElement>(null);
  const isListShown = props.list !== undefined && !isChoosing;
  const wasListShown = useRef(isListShown);
  const hasActed = useRef(false);

  // The button that changes the view is gone, so the focus moves to the title of the new one. A list that is restored takes no focus.
  useEffect(() => {
    if (wasListShown.current !== isListShown && hasActed.current) (isListShown ? listTitle : title).current?.focus();
    wasListShown.current = isListShown;
  }, [isListShown]);

  return (
    <DashboardPage isDense title={titles.importParts} lead={importParts.lead} titleRef={title}>
      {isListShown ? (
        <ImportedList
          {...props}
          importing={importing}
          titleRef={listTitle}
          onChooseOther={() => {
            hasActed.current = true;
            setIsChoosing(true);
          }}
        />
      ) : (
        <ImportSource
          onRead={async (source) => {
            hasActed.current = true;
            const problem = await importing.read(source);
            if (!problem) setIsChoosing(false);
            return problem;
          }}
          takesPictures={props.takesPictures ?? false}
          onBack={props.list && (() => setIsChoosing(false))}
        />
      )}
    </DashboardPage>
  );
};
