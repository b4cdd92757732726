// What a page of a dealer's own needs, as `npm run size` bundles and weighs it.
import '@dealerkit/ui/theme.css';
import '@dealerkit/ui/Button.css';
import '@dealerkit/ui/TextField.css';
import '@dealerkit/ui/Dialog.css';
import '@dealerkit/ui/Table.css';
import '@dealerkit/ui/Card.css';

export { Button } from '@dealerkit/ui/Button';
export { Card } from '@dealerkit/ui/Card';
export { Dialog } from '@dealerkit/ui/Dialog';
export { Table } from '@dealerkit/ui/Table';
export { TextField } from '@dealerkit/ui/TextField';
export { UiProvider } from '@dealerkit/ui/UiProvider';
