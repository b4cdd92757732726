'use client';
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.js';
import { FigureText } from '../../elements/FigureText/FigureText.js';
import { Icon } from '../../elements/Icon/Icon.js';
import { chatIcon, phoneIcon } from '../../elements/Icon/icons.js';
import type { ShopContact } from '../../dealer.js';
import { callHref } from '@dealerkit/domain/phones/phone';
import { whatsAppHref } from '@dealerkit/domain/phones/whatsApp';
import { useTexts, useUi } from '../../UiProvider.js';
import { useFormatPhone } from '../../elements/useFormatPhone.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { Text } from '../../elements/Text/Text.js';
import { contactTexts } from '../../texts/en/contact.js';
import { Grid } from '../../elements/Grid/Grid.js';

export interface ContactLinksProps {
  /** How customers reach the shop. */
  contact: ShopContact;
  /** The message that WhatsApp opens with; the customer can change it before sending. */
  message: string;
}

/** Links to call the shop, and to send it a message that is already written. */
export const ContactLinks = ({ contact: { phone, whatsApp }, message }: ContactLinksProps) => {
  const { phoneCountryCode } = useUi();
  const formatPhone = useFormatPhone();
  const { contact } = useTexts(contactTexts);
  const phoneHref = callHref(phone);
  const messageHref = whatsApp && whatsAppHref(whatsApp, message, phoneCountryCode);
  return (
    <Stack gap="xs">
      <Text weight="strong">{contact.title}</Text>
      <Grid filled gap="xs">
        {phoneHref && (
          <ButtonLink href={phoneHref}>
            <Icon path={phoneIcon} />
            <span>
              <FigureText>{contact.call(formatPhone(phone))}</FigureText>
            </span>
          </ButtonLink>
        )}
        {messageHref && (
          <ButtonLink href={messageHref}>
            <Icon path={chatIcon} /> {contact.message}
          </ButtonLink>
        )}
      </Grid>
    </Stack>
  );
};
