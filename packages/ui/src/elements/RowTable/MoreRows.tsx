import { Button } from '../Button/Button.js';
import { more } from './RowTable.css.js';

export interface MoreRowsProps {
  /** The label of the button. */
  label: string;
  /** Loads more rows; undefined if all are shown. */
  onMore: (() => void) | undefined;
  /** Whether they are loading. @default false */
  isLoading?: boolean | undefined;
}

/** The button below a list of which a part is shown. */
export const MoreRows = ({ label, onMore, isLoading = false }: MoreRowsProps) =>
  onMore && (
    <div className={more}>
      <Button busy={isLoading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
