'use client';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import type { ExportButtonProps } from '../../blocks/ExportButton/ExportButton.js';
import { DeleteModal } from '../../blocks/DeleteModal/DeleteModal.js';
import type { EditPartFormProps, PartUpdate, PartUpdateError } from '../../blocks/EditPartForm/EditPartForm.js';
import { PartTable } from '../../blocks/PartTable/PartTable.js';
import type { BulkEditProps } from '../../blocks/BulkEdit/BulkEdit.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import type { HostPaging } from '../../elements/DataTable/DataTable.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { shelfIcon } from '../../elements/Icon/icons.js';
import { Sheet } from '../../elements/Sheet/Sheet.js';
import type { AsyncData, FormDraft, SubmitResult } from '../../AsyncData.js';
import type { Part } from '@dealerkit/domain/entities';
import { partName } from '../../partName.js';
import { paths } from '@dealerkit/domain/paths';
import { useTexts } from '../../UiProvider.js';
import { manageProductsTexts } from '../../texts/en/manageProducts.js';
import { importPartsTexts } from '../../texts/en/importParts.js';

const english = { ...manageProductsTexts, ...importPartsTexts };

/** The form loads when it is opened. */
const EditPartForm = lazy(async () => ({
  default: (await import('../../blocks/EditPartForm/EditPartForm.js')).EditPartForm,
}));

/** The table of prices and quantities loads when it is opened. */
const BulkEdit = lazy(async () => ({ default: (await import('../../blocks/BulkEdit/BulkEdit.js')).BulkEdit }));

export type { HostPaging } from '../../elements/DataTable/DataTable.js';
export type { PartUpdate, PartUpdateError } from '../../blocks/EditPartForm/EditPartForm.js';

export interface ManageProductsScreenProps {
  /** All parts on sale, or those that the host has sent. */
  parts: AsyncData<readonly Part[]>;
  /** Called after the admin confirmed the deletion of this part. */
  onDelete: (part: Part) => Promise<SubmitResult>;
  /** Changes a part; an error with the present part is a conflict. Without it parts cannot be edited. */
  onUpdate?: ((part: Part, update: PartUpdate) => Promise<PartUpdateError | undefined>) | undefined;
  /** Changes prices and quantities of many parts; without it they are edited one by one. */
  onUpdateAll?: BulkEditProps['onSave'] | undefined;
  /** Keeps the prices and quantities that are typed and not saved. */
  bulkEditDraft?: FormDraft | undefined;
  /** Keeps what is typed into the form of a part. */
  draftOf?: ((part: Part) => FormDraft) | undefined;
  /** The search, sort order and pages of the host; without it the table searches and sorts `parts`. */
  paging?: HostPaging | undefined;
  /** Finds parts by a search of `parts`, the best first; until then the table finds those that contain all words of it. */
  findParts?: ((search: string) => readonly Part[]) | undefined;
  /** The URL of the page that imports a list; without it there is no link to it. */
  importHref?: string | undefined;
  /** Finds the category that a part without one gets by its name; called while the form of a part is open. */
  suggestCategory?: EditPartFormProps['suggestCategory'];
  /** Uploads a picture; without it the form of a part asks for an address. */
  uploadPicture?: EditPartFormProps['uploadPicture'];
  /** Fields of your own in the form of a part: controls with a `name`, whose values are in `extra` of the part. */
  partFields?: ReactNode | undefined;
  /** Exports all parts; without it there is no button for it. */
  onExport?: ExportButtonProps['onExport'] | undefined;
  /** The formats that the host can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
}

/** Lets an admin see, edit and delete parts (`/dashboard/manageproducts`). */
export const ManageProductsScreen = ({
  parts,
  onDelete,
  onUpdate,
  onUpdateAll,
  bulkEditDraft,
  draftOf,
  paging,
  findParts,
  importHref,
  suggestCategory,
  uploadPicture,
  partFields,
  onExport,
  exportFormats,
}: ManageProductsScreenProps) => {
  const texts = useTexts(english);
  const { manageProducts } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  const [partToDelete, setPartToDelete] = useState<Part>();
  const [partToEdit, setPartToEdit] = useState<Part>();
  const [isBulkEdit, setIsBulkEdit] = useState(false);
  const endEdit = () => setPartToEdit(undefined);
  return (
    <DashboardPage
      isDense
      title={texts.titles.manageProducts}
      titleRef={title}
      action={
        <>
          {onUpdateAll && (
            <Button onClick={() => setIsBulkEdit(!isBulkEdit)}>
              {isBulkEdit ? manageProducts.endEdit : manageProducts.editValues}
            </Button>
          )}
          {!isBulkEdit && importHref !== undefined && (
            <ButtonLink href={importHref}>{texts.importParts.toImport}</ButtonLink>
          )}
          {!isBulkEdit && onExport && (
            <ExportButton list={texts.titles.manageProducts} onExport={onExport} formats={exportFormats} />
          )}
        </>
      }
    >
      <Async
        value={parts}
        skeleton={<DataTableSkeleton columns={4} hasPicture hasTwoLines density="dense" />}
        empty={
          paging?.search ? undefined : (
            <EmptyState icon={shelfIcon} {...manageProducts.empty}>
              <ButtonLink href={paths.addProduct}>{manageProducts.toAddProduct}</ButtonLink>
            </EmptyState>
          )
        }
      >
        {(all) =>
          isBulkEdit && onUpdateAll ? (
            <Suspense fallback={<DataTableSkeleton columns={3} />}>
              <BulkEdit parts={all} onSave={onUpdateAll} draft={bulkEditDraft} />
            </Suspense>
          ) : (
            <PartTable
              parts={all}
              onDelete={setPartToDelete}
              onEdit={onUpdate && setPartToEdit}
              paging={paging}
              findParts={findParts}
            />
          )
        }
      </Async>
      {partToEdit && onUpdate && (
        <Sheet
          title={manageProducts.editTitle(partName(partToEdit, texts))}
          onClose={endEdit}
          closesOnOutsideClick={false}
        >
          <Suspense>
            <EditPartForm
              part={partToEdit}
              onSave={(update) => onUpdate(partToEdit, update)}
              onSaved={endEdit}
              draft={draftOf?.(partToEdit)}
              suggestCategory={suggestCategory}
              uploadPicture={uploadPicture}
            >
              {partFields}
            </EditPartForm>
          </Suspense>
        </Sheet>
      )}
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
