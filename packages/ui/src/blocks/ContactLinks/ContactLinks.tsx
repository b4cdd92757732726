'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { Icon } from '../../elements/Icon/Icon.js';
import type { ShopContact } from '../../dealer.js';
import { telephoneHref, whatsappHref } from '../../format/phone.js';
import { useUi } from '../../UiProvider.js';
import { links, root, title } from './ContactLinks.css.js';

export interface ContactLinksProps {
  /** How customers reach the shop. */
  contact: ShopContact;
  /** The message that WhatsApp opens with; the customer can change it before sending. */
  message: string;
}

/** Links to call the shop, and to send it a message that is already written. */
export const ContactLinks = ({ contact: { phone, whatsapp }, message }: ContactLinksProps) => {
  const { contact } = useUi().texts;
  return (
    <div className={root}>
      <p className={title}>{contact.title}</p>
      <div className={links}>
        <ButtonLink href={telephoneHref(phone)}>
          <Icon name="phone" /> {contact.call(phone)}
        </ButtonLink>
        {whatsapp && (
          <ButtonLink href={whatsappHref(whatsapp, message)}>
            <Icon name="message" /> {contact.message}
          </ButtonLink>
        )}
      </div>
    </div>
  );
};
