'use client';
import { useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import { DeleteModal } from '../../blocks/DeleteModal/DeleteModal.js';
import { partName } from '../../partRules.js';
import { PartTable } from '../../blocks/PartTable/PartTable.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { Async } from '../../elements/Async/Async.js';
import type { Part } from '../../entities.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { paths } from '../../paths.js';
import { useUi } from '../../UiProvider.js';

export interface ManageProductsScreenProps {
  /** All parts on sale. */
  parts: AsyncData<readonly Part[]>;
  /** Called after the admin confirmed the deletion of this part. */
  onDelete: (part: Part) => Promise<SubmitResult>;
  /** Exports all parts; without it there is no button for it. */
  onExport?: () => Promise<SubmitResult>;
}

/** Lets an admin see and delete parts (`/dashboard/manageproducts`). */
export const ManageProductsScreen = ({ parts, onDelete, onExport }: ManageProductsScreenProps) => {
  const { texts } = useUi();
  const { manageProducts } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  const [partToDelete, setPartToDelete] = useState<Part>();
  return (
    <DashboardPage
      title={texts.titles.manageProducts}
      titleRef={title}
      actions={
        <>
          <ButtonLink href={paths.importParts}>{texts.importParts.toImport}</ButtonLink>
          {onExport && <ExportButton list={texts.titles.manageProducts} onExport={onExport} />}
        </>
      }
    >
      <Async
        value={parts}
        skeleton={<DataTableSkeleton columns={3} hasPicture />}
        empty={
          <EmptyState icon="shelf" {...manageProducts.empty}>
            <ButtonLink href={paths.addProduct}>{manageProducts.toAddProduct}</ButtonLink>
          </EmptyState>
        }
      >
        {(all) => <PartTable parts={all} onDelete={setPartToDelete} />}
      </Async>
      {partToDelete && (
        <DeleteModal
          name={partName(partToDelete, texts)}
          kind="part"
          onDelete={() => onDelete(partToDelete)}
          onClose={() => setPartToDelete(undefined)}
          returnFocusRef={title}
        />
      )}
    </DashboardPage>
  );
};
