'use client';
import type { Cheque, ChequeStatus } from '@dealerkit/domain/books';
import { chequeStatuses } from '@dealerkit/domain/books';
import { paths } from '@dealerkit/domain/paths';
import type { AsyncData } from '../../AsyncData.js';
import { ChequeList } from '../../blocks/ChequeList/ChequeList.js';
import type { ChequeActions } from '../../blocks/ChequeList/ChequeList.js';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ExportButton } from '../../blocks/ExportButton/ExportButton.js';
import type { ExportButtonProps } from '../../blocks/ExportButton/ExportButton.js';
import { Async } from '../../elements/Async/Async.js';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import { bankIcon } from '../../elements/Icon/icons.js';
import { Select } from '../../elements/Select/Select.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { chequesTexts } from '../../texts/en/cheques.js';
import { dayBookTexts } from '../../texts/en/dayBook.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { filter } from './ChequesScreen.css.js';

const english = { ...chequesTexts, ...dayBookTexts };

export type { ChequeChange } from '../../blocks/ChequeForm/ChequeForm.js';

export interface ChequesScreenProps extends ChequeActions {
  /** The cheques with the chosen status: those that have not cleared by their dates, others the latest first. */
  cheques: AsyncData<readonly Cheque[]>;
  /** How many there are. */
  total: number;
  /** The chosen status; undefined for all. */
  status: ChequeStatus | undefined;
  /** Called with the status that the admin chooses; undefined for all. */
  onStatusChange: (status: ChequeStatus | undefined) => void;
  /** Exports all cheques. */
  onExport: ExportButtonProps['onExport'];
  /** The formats that the host can write. @default ['csv'] */
  exportFormats?: ExportButtonProps['formats'];
}

/** The cheques of all customers by their dates, and what became of each (`/dashboard/cheques`). */
export const ChequesScreen = ({
  cheques: found,
  total,
  status,
  onStatusChange,
  onExport,
  exportFormats,
  ...list
}: ChequesScreenProps) => {
  const { formatNumber } = useUi();
  const { cheques, dayBook, titles } = useTexts(english);
  return (
    <DashboardPage
      isDense
      title={titles.cheques}
      lead={cheques.lead}
      action={<ExportButton list={titles.cheques} onExport={onExport} formats={exportFormats} />}
    >
      <Stack>
        <div className={filter}>
          <Select
            label={cheques.show}
            value={status ?? ''}
            onChange={({ target }) => onStatusChange(chequeStatuses.find((each) => each === target.value))}
          >
            {chequeStatuses.map((each) => (
              <option key={each} value={each}>
                {cheques.statuses[each]}
              </option>
            ))}
            <option value="">{cheques.all}</option>
          </Select>
        </div>
        <Async
          value={found}
          skeleton={<DataTableSkeleton columns={4} />}
          empty={
            status === undefined || status === 'received' ? (
              <EmptyState icon={bankIcon} {...cheques.empty}>
                <ButtonLink href={paths.customers}>{dayBook.takePayment}</ButtonLink>
              </EmptyState>
            ) : (
              <EmptyState icon={bankIcon} {...cheques.noneOfStatus} />
            )
          }
        >
          {(rows) => (
            <>
              <Text tone="muted">{cheques.count(total, formatNumber(total))}</Text>
              <ChequeList {...list} label={titles.cheques} cheques={rows} />
            </>
          )}
        </Async>
      </Stack>
    </DashboardPage>
  );
};
