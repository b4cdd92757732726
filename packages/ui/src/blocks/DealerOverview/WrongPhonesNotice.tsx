import type { WrongPhones } from '@dealerkit/domain/books/overview';
import { Link } from '../../elements/Link/Link.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { customerName } from '../../customerName.js';
import { dashboardTexts } from '../../texts/en/dashboard.js';
import { useTexts, useUi } from '../../UiProvider.js';

interface WrongPhonesNoticeProps {
  wrongPhones: WrongPhones;
  /** The page of a customer by the `_id`; without it no customer links to one. */
  customerHref: ((id: string) => string) | undefined;
}

/** Warns of phone numbers of customers that cannot exist, with their customers. */
export const WrongPhonesNotice = ({ wrongPhones: { count, customers }, customerHref }: WrongPhonesNoticeProps) => {
  const { formatNumber, texts } = useUi();
  const { dashboard } = useTexts(dashboardTexts);
  return (
    <Notice tone="warning" title={dashboard.wrongPhones(count, formatNumber(count))}>
      {dashboard.wrongPhonesAdvice}
      <ul>
        {customers.map(({ _id, name, phone }) => (
          <li key={phone}>
            {customerHref ? (
              <Link href={customerHref(_id)}>{customerName({ name }, texts)}</Link>
            ) : (
              customerName({ name }, texts)
            )}{' '}
            {phone}
          </li>
        ))}
      </ul>
      {count > customers.length && <p>{dashboard.moreParts(formatNumber(count - customers.length))}</p>}
    </Notice>
  );
};
