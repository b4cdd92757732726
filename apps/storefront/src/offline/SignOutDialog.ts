import '@dealerkit/ui/SignOutDialog.css';

export { SignOutDialog as default } from '@dealerkit/ui/SignOutDialog';
