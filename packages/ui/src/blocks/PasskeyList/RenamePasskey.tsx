import type { Passkey } from '@dealerkit/domain/account/passkeys';
import { useId, useRef } from 'react';
import type { SubmitResult } from '../../AsyncData.js';
import { Button } from '../../elements/Button/Button.js';
import { Dialog } from '../../elements/Dialog/Dialog.js';
import { Form } from '../../elements/Form/Form.js';
import { TextField } from '../../elements/TextField/TextField.js';
import { passkeysTexts } from '../../texts/en/passkeys.js';
import { useTexts } from '../../UiProvider.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { form } from './PasskeyList.css.js';
import { passkeySchema } from './PasskeyList.schema.js';

interface RenamePasskeyProps {
  /** The passkey to rename. */
  passkey: Passkey;
  /** Gives the passkey another name. */
  onRename: (passkey: Passkey, name: string) => Promise<SubmitResult<'name'>>;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Asks for another name of a passkey. */
export const RenamePasskey = ({ passkey, onRename, onClose }: RenamePasskeyProps) => {
  const texts = useTexts(passkeysTexts);
  const { passkeys } = texts;
  const id = useId();
  const field = useRef<HTMLInputElement | null>(null);
  const { register, errors, isSubmitting, formProps, formError } = useSubmitForm({
    texts,
    createSchema: passkeySchema,
    defaultValues: { name: passkey.name },
    onSubmit: ({ name }: { name: string }) => onRename(passkey, name),
    onAccepted: onClose,
  });
  const { ref, ...name } = register('name');
  return (
    <Dialog
      title={passkeys.renameTitle(passkey.name)}
      size="small"
      closesOnOutsideClick={false}
      initialFocusRef={field}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} tone="accent" busy={isSubmitting}>
          {passkeys.save}
        </Button>
      }
    >
      <Form id={id} className={form} {...formProps} error={formError}>
        <TextField
          {...name}
          ref={(element) => {
            ref(element);
            field.current = element;
          }}
          label={passkeys.newName}
          hint={passkeys.nameHint}
          autoComplete="off"
          error={errors.name?.message}
          required
        />
      </Form>
    </Dialog>
  );
};
