import { useTexts } from '../../UiProvider.js';
import { Button } from '../Button/Button.js';
import { Pagination } from '../Pagination/Pagination.js';
import type { HostPaging } from './column.js';
import { more } from './DataTable.css.js';
import { tableTexts } from '../../texts/en/table.js';

/** Loads more rows of the host, or another page of them. */
export const OtherRows = ({ isUpdating, onMore, page = 1, pageCount = 1, onPageChange }: HostPaging) => {
  const texts = useTexts(tableTexts);
  return (
    <>
      {onMore && (
        <div className={more}>
          <Button busy={isUpdating} onClick={onMore}>
            {texts.table.more}
          </Button>
        </div>
      )}
      {onPageChange && <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} />}
    </>
  );
};
