import '@dealerkit/ui/blocks/SignOutDialog.css';

export { SignOutDialog } from '@dealerkit/ui/blocks/SignOutDialog';
