import { useUi } from '../UiProvider.js';

/** Returns a function that formats the number of rows of a host, which may stop counting there: "10,000 or more". */
export const useFormatTotal = (): ((total: number, isMinimum?: boolean) => string) => {
  const { texts, formatNumber } = useUi();
  return (total, isMinimum = false) => {
    const formatted = formatNumber(total);
    return isMinimum ? texts.common.orMore(formatted) : formatted;
  };
};
