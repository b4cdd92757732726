'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { quantityBounds } from '@dealerkit/domain/parts/partRules';
import { partName } from '../../partName.js';
import { useTexts, useUi } from '../../UiProvider.js';
import { ContactLinks } from '../ContactLinks/ContactLinks.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { body, contactArea, form } from './OrderForm.css.js';
import type { OrderFormProps } from './OrderForm.js';
import { contactTexts } from '../../texts/en/contact.js';
import { orderTexts } from '../../texts/en/order.js';

const english = { ...contactTexts, ...orderTexts };

interface OrderLoginProps extends Pick<OrderFormProps, 'part' | 'contact'> {
  loginHref: string;
}

/** Takes the place of the form for a visitor who is not signed in. */
export const OrderLogin = ({ part, contact, loginHref }: OrderLoginProps) => {
  const { formatNumber } = useUi();
  const texts = useTexts(english);
  const { minimum } = quantityBounds(part);
  return (
    <section className={form} aria-label={texts.order.title}>
      <div className={body}>
        <Heading size="title">{texts.order.title}</Heading>
        <p>{texts.order.signedOut}</p>
        <ButtonLink href={loginHref} tone="accent">
          {texts.navbar.login}
        </ButtonLink>
      </div>
      {contact && (
        <div className={contactArea}>
          <ContactLinks contact={contact} message={texts.contact.part(partName(part, texts), formatNumber(minimum))} />
        </div>
      )}
    </section>
  );
};
