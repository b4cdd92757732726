import '@dealerkit/ui/SignOutDialog.css';

export { SignOutDialog } from '@dealerkit/ui/SignOutDialog';
